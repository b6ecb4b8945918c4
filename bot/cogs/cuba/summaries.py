"""To what a value leads from which several legal actions follow, each in one line."""

from collections.abc import Sequence
from typing import cast

from bot.cogs.completion import choice_of
from bot.cogs.cuba.parts import plantation_of
from bot.replies import Reader
from bot.wording.cuba import things
from bot.wording.cuba.playing import taken
from games.core.action import Action
from games.cuba.actions import Buy, Give, Load, Play, Sell, Store
from games.cuba.data import CUBES, Cube, Merchandise
from games.cuba.view import CubaView


def or_instead(reader: Reader, value: str, plays: Sequence[Play]) -> str:
    """Say what the action of a card does, and what can be taken instead."""
    view, language = cast(CubaView, reader.view), reader.language
    instead = [taken(view, play) for play in plays if play.take is not None]
    takes = [
        things.name_of(thing, language)
        if thing in CUBES
        else things.so_many(thing, amount, language)
        for thing, amount in instead
    ]
    text = language.gettext("{action}; or {things}")
    return text.format(action=choice_of(reader, plays[0]).line, things=language.list(takes, "or"))


def span(reader: Reader, value: str, actions: Sequence[Buy | Sell | Give | Store | Load]) -> str:
    """Say what the fewest cubes cost and bring, and what the most."""
    most = choice_of(reader, actions[-1])
    return f"{choice_of(reader, actions[0]).line} … {actions[-1].amount}: {most.effect}"


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


def _begun(line: str) -> str:
    return line[:1].upper() + line[1:]
