"""The words of the games of the house."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.wording.cuba import wording as cuba
from bot.wording.game import Wording
from bot.wording.language import Language
from bot.wording.montego import wording as montego
from bot.wording.santiago import wording as santiago

WORDINGS: Mapping[str, Wording] = MappingProxyType(
    {"santiago-de-cuba": santiago, "cuba": cuba, "montego-bay": montego}
)
"""Every game's words by its slug; `games.registry.GAMES` has the same keys."""

PLAYER_BOARDS: Mapping[str, Callable[[Language], str]] = MappingProxyType(
    {"cuba": cuba.player_boards}
)
"""What games call the boards before their players, by slug; not every game has them."""


def player_boards(game: str, language: Language) -> str | None:
    """Return what a game calls the boards before its players, None when it has none."""
    label = PLAYER_BOARDS.get(game)
    return None if label is None else label(language)
