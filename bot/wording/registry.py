"""The words of the games of the house."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.wording.game import Wording
from bot.wording.montego.wording import MontegoWording
from bot.wording.santiago.wording import SantiagoWording

WORDINGS: Mapping[str, Wording] = MappingProxyType(
    {"santiago-de-cuba": SantiagoWording(), "montego-bay": MontegoWording()}
)
"""Every game's words by its slug; `games.registry.GAMES` has the same keys."""
