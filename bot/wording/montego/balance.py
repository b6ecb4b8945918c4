"""What a player has gained and spent."""

from bot.wording.balance import changes, signed
from bot.wording.language import Counted, Language
from bot.wording.montego import things
from games.montego.view import MontegoView, PlayerView


def balance(before: MontegoView, now: MontegoView, language: Language) -> str:
    """Return in one line what `now.seat` has gained and spent since `before`.

    It is empty when nothing has changed, and for spectators.
    """
    if now.seat is None:
        return ""
    had, has = _possessions(before.players[now.seat]), _possessions(now.players[now.seat])
    return ", ".join(
        signed(language.count(words, abs(change)), change, language)
        for words, change in changes(had, has)
    )


def _possessions(player: PlayerView) -> dict[Counted, int]:
    return {
        things.POINTS: player.points,
        things.COINS: player.coins,
        things.BARRELS: player.barrels,
    }
