"""What a player has gained and spent."""

from collections.abc import Iterator

from bot.wording.language import Counted, Language
from bot.wording.montego import things
from games.montego.view import MontegoView, PlayerView


def balance(before: MontegoView, now: MontegoView, language: Language) -> str:
    """Return in one line what `now.seat` has gained and spent since `before`.

    It is empty when nothing has changed, and for spectators.
    """
    if now.seat is None:
        return ""
    changes = _changes(before.players[now.seat], now.players[now.seat])
    return ", ".join(_signed(words, change, language) for words, change in changes if change)


def _changes(had: PlayerView, has: PlayerView) -> Iterator[tuple[Counted, int]]:
    yield things.POINTS, has.points - had.points
    yield things.COINS, has.coins - had.coins
    yield things.BARRELS, has.barrels - had.barrels


def _signed(words: Counted, change: int, language: Language) -> str:
    text = language.gettext("+{things}") if change > 0 else language.gettext("−{things}")
    return text.format(things=language.count(words, abs(change)))
