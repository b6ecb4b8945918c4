"""What a player has gained and spent."""

from bot.wording.balance import changes, signed
from bot.wording.language import Language
from bot.wording.santiago import things
from games.santiago.data import Thing
from games.santiago.view import Holdings, SantiagoView


def balance(before: SantiagoView, now: SantiagoView, language: Language) -> str:
    """Return in one line what `now.seat` has gained and spent since `before`, cubes by kind.

    It is empty when nothing has changed, and for spectators.
    """
    if before.mine is None or now.mine is None:
        return ""
    had, has = _possessions(before.mine), _possessions(now.mine)
    return ", ".join(
        signed(things.so_many(thing, abs(change), language), change, language)
        for thing, change in changes(had, has)
    )


def _possessions(holdings: Holdings) -> dict[Thing, int]:
    things_held: list[tuple[Thing, int]] = [("point", holdings.points), ("peso", holdings.pesos)]
    return dict([*things_held, *holdings.cubes.items()])
