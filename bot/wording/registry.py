"""The words of the games of the house."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.wording.game import Wording
from bot.wording.montego import wording as montego
from bot.wording.santiago import wording as santiago

WORDINGS: Mapping[str, Wording] = MappingProxyType(
    {"santiago-de-cuba": santiago, "montego-bay": montego}
)
"""Every game's words by its slug; `games.registry.GAMES` has the same keys."""
