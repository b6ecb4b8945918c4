"""Random games to talk about."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, get_type_hints

import msgspec

from games.core.action import Action, Seat
from games.core.chance import EAGERNESS
from games.core.decision import Decision
from games.core.event import Event, Reseated, Undone
from games.core.game import Game
from games.core.text import literals, members
from games.core.view import View


class Moment(NamedTuple):
    """An open decision (None at the end) and what has happened since the one before."""

    state: Any
    decision: Decision | None
    events: list[Event]


def random_game(game: Game[Any, Any, Any], seats: int, seed: int) -> Iterator[Moment]:
    """Play one game at random, eagerly, and stop at every decision of a player.

    It is played with the options of `options_for` its seed.
    """
    rng = Random(seed)
    state = game.setup(seats, options_for(game, seed))
    events: list[Event] = []
    while (decision := game.decision(state)) is not None:
        if not decision.by_chance:
            yield Moment(state, decision, events)
            events = []
        seat = decision.awaited[0]
        choices = likely(decision.legal(seat))
        doing = [choice for choice in choices if not choice.declines]
        eager = doing if doing and rng.random() < EAGERNESS else choices
        events += game.apply(state, seat, rng.choice(eager))
    yield Moment(state, None, events)


def options_for(game: Game[Any, Any, Any], seed: int) -> Any:
    """Return the options of the printed rules for even seeds, and the opposite for odd ones."""
    printed = game.options_type()
    if seed % 2 == 0:
        return printed
    names = [field.name for field in msgspec.structs.fields(game.options_type)]
    flags = [name for name in names if isinstance(getattr(printed, name), bool)]
    return msgspec.structs.replace(printed, **{name: not getattr(printed, name) for name in flags})


def likely(choices: tuple[Action, ...]) -> tuple[Action, ...]:
    """Drop the long tail of choices (far drives), so that games go through all their phases."""
    return choices[:6] if {choice.verb for choice in choices} == {"drive"} else choices


def asked_views(game: Game[Any, Any, Any], moment: Moment) -> list[View]:
    """Return the views of everybody who is asked."""
    assert moment.decision is not None
    return [game.view(moment.state, seat) for seat in moment.decision.awaited]


def everybody(game: Game[Any, Any, Any], state: Any, seats: int) -> list[tuple[Seat | None, View]]:
    """Return each seat's view, and a spectator's."""
    return [(seat, game.view(state, seat)) for seat in (None, *range(seats))]


CARDS, QUESTS = ("A01", "B060"), ("Q07", "Q24")
"""Ids that are not listed in a type, but in a table of the rules."""


def samples(kind: type[Event]) -> Iterator[Event]:
    """Make events of a kind: one for each word that one of its fields may be."""
    types = get_type_hints(kind)
    told = [field.name for field in msgspec.structs.fields(kind) if field.name != "to"]
    ids = {name: QUESTS if name == "quest" else CARDS for name in told}
    choices = {name: values(types[name], ids[name]) for name in told}
    first = {name: possible[0] for name, possible in choices.items()}
    yield kind(**first)
    for name, possible in choices.items():
        for value in possible[1:]:
            yield kind(**{**first, name: value})


def values(hint: Any, ids: tuple[str, ...] = CARDS) -> list[Any]:
    """Return plausible values for the type of a field; text is one of the `ids`."""
    found: list[Any] = list(literals(hint))
    for kind in members(hint):
        origin = getattr(kind, "__origin__", None)
        if kind is bool:
            found += [False, True]
        elif kind is int:
            found += [1, 2]
        elif kind is str:
            found += ids
        elif kind is type(None):
            found.append(None)
        elif origin is dict:
            key, value = kind.__args__
            found += [{name: values(value)[0] for name in literals(key) or values(key)}]
        elif origin is tuple:
            found += _tuples(*kind.__args__)
        elif is_named_tuple(kind):
            found += _named_tuples(kind)
    return found


def _tuples(*parts: Any) -> list[Any]:
    """Return a tuple with a value for each part; of any length: one for each possible value."""
    if parts[-1] is not Ellipsis:
        return [tuple(values(part)[0] for part in parts)]
    one = parts[0]
    if getattr(one, "__origin__", None) is tuple:
        thing, _ = one.__args__
        return [(), tuple((name, 2) for name in literals(thing))]
    return [tuple(values(one)), tuple(values(one)[:1])]


def is_named_tuple(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def _named_tuples(kind: Any) -> list[Any]:
    """Return named tuples: one for each value of a field, the others as they are by default."""
    hints = get_type_hints(kind)
    return [
        kind(**{name: value}) for name, hint in hints.items() for value in values(hint) if value
    ]


def all_events(game: Game[Any, Any, Any]) -> list[type[Event]]:
    """Return every type of event that the rules of a game can tell of, the core's included.

    What was taken back, and who plays a seat, is the table's to tell.
    """
    package = type(game).__module__.rpartition(".")[0]
    return [
        kind
        for kind in _subclasses(Event)
        if kind.__module__.startswith((package, "games.core"))
        and msgspec.structs.fields(kind)
        and kind not in (Undone, Reseated)
    ]


def _subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)
