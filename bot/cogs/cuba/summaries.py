"""To what a value leads from which several legal actions follow, each in one line."""

from collections.abc import Sequence
from typing import cast

from bot.cogs.cuba.parts import SLUG, plantation_of
from bot.replies import Reader
from bot.wording.cuba import things
from bot.wording.registry import WORDINGS
from games.core.action import Action
from games.cuba.actions import Load
from games.cuba.data import Cube, Merchandise
from games.cuba.view import CubaView


def first_of(reader: Reader, value: str, actions: Sequence[Action]) -> str:
    """Say what the first of the actions does: a card's own action, before what it may give."""
    return _line(reader, actions[0])


def span(reader: Reader, value: str, actions: Sequence[Action]) -> str:
    """Say what the fewest cubes cost and bring, and what the most."""
    return f"{_line(reader, actions[0])} … {_line(reader, actions[-1])}"


def named(reader: Reader, value: str, actions: Sequence[Action]) -> str:
    """Name a thing."""
    return _begun(things.name_of(cast(Cube, value), reader.language))


def held(reader: Reader, value: str, actions: Sequence[Action]) -> str:
    """Name a cube, with how many of it there are."""
    cube = cast(Cube, value)
    text = reader.language.gettext("{cube}: you have {amount}")
    amount = things.held(plantation_of(reader), cube)
    return _begun(text.format(cube=things.name_of(cube, reader.language), amount=amount))


def of_dock(reader: Reader, dock: int, loads: Sequence[Load]) -> str:
    """Say which ship lies in a dock, and what the reader can load on it at the most."""
    ship = cast(CubaView, reader.view).docks[dock - 1]
    assert ship is not None, "nothing is loaded where no ship lies"
    most: dict[Merchandise, int] = {}
    for load in loads:
        most[load.cube] = max(load.amount, most.get(load.cube, 0))
    text = reader.language.gettext("Dock {dock}, ship {ship}: {cubes}, {points_each}")
    return text.format(
        dock=dock,
        ship=ship.number,
        cubes=things.stock(most, reader.language),
        points_each=reader.language.count(things.EACH["point"], dock),
    )


def _line(reader: Reader, action: Action) -> str:
    return WORDINGS[SLUG].choice(reader.view, action, reader.language).line


def _begun(line: str) -> str:
    return line[:1].upper() + line[1:]
