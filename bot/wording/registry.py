"""The words of the games of the house."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.wording.cuba import wording as cuba
from bot.wording.game import Wording
from bot.wording.language import Language
from bot.wording.maracaibo import wording as maracaibo
from bot.wording.montego import wording as montego
from bot.wording.santiago import wording as santiago
from games.core.view import View

WORDINGS: Mapping[str, Wording] = MappingProxyType(
    {
        "santiago-de-cuba": santiago,
        "cuba": cuba,
        "montego-bay": montego,
        "maracaibo": maracaibo,
    }
)
"""Every game's words by its slug; `games.registry.GAMES` has the same keys."""

PLAYER_BOARDS: Mapping[str, Callable[[Language], str]] = MappingProxyType(
    {"cuba": cuba.player_boards, "maracaibo": maracaibo.player_boards}
)
"""What games call the boards before their players, by slug; not every game has them."""

OPPONENTS: Mapping[str, Callable[[Any, Language], tuple[str, ...]]] = MappingProxyType(
    {"maracaibo": maracaibo.opponents}
)
"""Who has such a board after the last seat and is no player, by slug and seen in a view."""

SECOND_BOARDS: Mapping[str, Callable[[Language], str]] = MappingProxyType(
    {"maracaibo": maracaibo.second_board}
)
"""What games call what their board has no room for, by slug; not every game needs it."""


class BoardLabels(NamedTuple):
    """What a game calls its further pictures; None for those that it does not have."""

    second: str | None
    players: str | None


def opponents(game: str, view: View, language: Language) -> tuple[str, ...]:
    """Name who plays without being a player, in the order of their seats, which are the last."""
    named = OPPONENTS.get(game)
    return named(view, language) if named is not None else ()


def board_labels(game: str, language: Language) -> BoardLabels:
    """Return what a game calls the pictures beside its board."""
    second, players = SECOND_BOARDS.get(game), PLAYER_BOARDS.get(game)
    return BoardLabels(second and second(language), players and players(language))
