"""What a player has gained and spent."""

from bot.wording.balance import changes, signed
from bot.wording.cuba import things
from bot.wording.language import Language
from games.cuba.view import CubaView


def balance(before: CubaView, now: CubaView, language: Language) -> str:
    """Return in one line what `now.seat` has gained and spent since `before`, cubes by kind.

    It is empty when nothing has changed; what only went from the yard into the warehouse has not.
    """
    if now.seat is None:
        return ""
    had = things.possessions(before.players[now.seat])
    has = things.possessions(now.players[now.seat])
    return ", ".join(
        signed(things.so_many(thing, abs(change), language), change, language)
        for thing, change in changes(had, has)
    )
