"""The words of the games of the house."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.wording.game import Wording
from bot.wording.santiago.wording import SantiagoWording

WORDINGS: Mapping[str, Wording] = MappingProxyType({"santiago-de-cuba": SantiagoWording()})
"""Every game's words by its slug; `games.registry.GAMES` has the same keys."""
