"""Whole games under the laws: what cannot be seen at one position alone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import product
from operator import ne
from typing import TYPE_CHECKING, Any

import msgspec

from games.core.action import Action, Seat
from games.core.breach import AnyGame, Breach, seats_of
from games.core.chance import answer_at_random
from games.core.errors import RulesError
from games.core.event import Event
from games.core.laws import check_position, lookalikes
from games.core.log import Position, replay
from games.core.record import Record, record
from games.core.text import hints_of, literals

if TYPE_CHECKING:
    from random import Random

SNAPSHOT_EVERY = 20
LOOK_EVERY = 5
TRIES = 10
_Looks = Counter[Seat | None]


@dataclass(frozen=True)
class Lookalike:
    """Two states that must look the same to `seat` (None: a spectator), in every way.

    `heard` are the events that the seat heard of the action that led to them.
    """

    state: Any
    other: Any
    seat: Seat | None
    heard: tuple[Event, ...]


def lookalikes_along(
    game: AnyGame, seats: int, options: msgspec.Struct | None, rng: "Random"
) -> Iterator[Lookalike]:
    """Yield pairs of states at every decision of a random game, for words and pictures (law 4)."""
    state = game.setup(seats, options)
    events: list[Event] = []
    while True:
        for seat, other in lookalikes(game, state, rng):
            heard = tuple(event for event in events if event.heard_by(seat))
            yield Lookalike(state.copy(), other, seat, heard)
        decision = game.decision(state)
        if decision is None:
            return
        events = game.apply(state, *answer_at_random(decision, rng))


def option_sets(game: AnyGame) -> Iterator[msgspec.Struct]:
    """Yield all combinations of the options with few possible values, those of the rules first."""
    plain = game.load_options({})
    few = {
        name: sorted(values, key=partial(ne, getattr(plain, name)))
        for name, values in _possible_values(plain).items()
    }
    for chosen in product(*few.values()):
        yield msgspec.structs.replace(plain, **dict(zip(few, chosen, strict=True)))


def _possible_values(options: msgspec.Struct) -> dict[str, tuple[Any, ...]]:
    """Return the values of each option that is a yes or a no, or one of some literal values."""
    hints = hints_of(type(options))
    found = {
        name: (False, True) if hint is bool else tuple(literals(hint))
        for name, hint in hints.items()
    }
    return {name: values for name, values in found.items() if values}


def play_under_laws(game: AnyGame, seats: int, options: msgspec.Struct, rng: "Random") -> Record:
    """Play one random game, with every law checked at every decision.

    Raises:
        Breach: a law does not hold, or the rules crashed; carries the record up to there.
    """
    taken: list[tuple[Seat, Action]] = []
    try:
        return _play(game, seats, options, rng, taken)
    except Breach as breach:
        breach.record = record(game, seats, options, taken)
        raise
    except Exception as crash:
        failure = Breach(1, f"the rules crashed with {crash!r}")
        failure.record = record(game, seats, options, taken)
        raise failure from crash


def check_record(game: AnyGame, written: Record, rng: "Random") -> Position[Any]:
    """Follow a record with every law checked at every decision; return where it leads.

    Raises:
        Breach: a law does not hold.
        ReplayDiverged: the record cannot be followed.
    """
    position = written.begin(game)
    check_position(game, position.state, rng)
    for number, (seat, action) in enumerate(written.actions(game), 1):
        position = replay(game, position, [(number, seat, action)])
        check_position(game, position.state, rng)
    return position


def stored_states_play_on(game: AnyGame, samples: Mapping[int, str | bytes], rng: "Random") -> None:
    """Law 8: a sample of every version of the rules loads, keeps its rules and plays to the end.

    Raises:
        Breach: one does not, or is missing.
    """
    for rules in range(1, game.rules + 1):
        if rules not in samples:
            raise Breach(8, f"there is no stored state of rules {rules} to try")
        try:
            state = game.load(samples[rules])
        except (RulesError, ValueError) as error:
            raise Breach(8, f"the state of rules {rules} cannot be loaded: {error}") from error
        if state.rules != rules:
            raise Breach(8, f"the state of rules {rules} goes on under rules {state.rules}")
        check_position(game, state, rng)
        _finish(game, state, rng)
        check_position(game, state, rng)


def set_up_draws_nothing(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    """Law 2: before chance has said anything, all games of this kind are the same.

    Raises:
        Breach: two set-ups differ.
    """
    if game.dump(game.setup(seats, options)) != game.dump(game.setup(seats, options)):
        raise Breach(2, f"two set-ups for {seats} differ before anything is drawn")


def _play(
    game: AnyGame,
    seats: int,
    options: msgspec.Struct,
    rng: "Random",
    taken: list[tuple[Seat, Action]],
) -> Record:
    set_up_draws_nothing(game, seats, options)
    position = Position(game.setup(seats, options))
    snapshots = []
    looks: _Looks = Counter()
    varied: _Looks = Counter()
    while True:
        check_position(game, position.state, rng)
        if position.entries % SNAPSHOT_EVERY == 0:
            snapshots.append((game.dump(position.state), position.entries, position.decision))
        if position.entries % LOOK_EVERY == 0:
            _look(game, position.state, rng, looks, varied)
        decision = game.decision(position.state)
        if decision is None:
            break
        if position.entries >= game.longest:
            raise Breach(7, f"the game has not ended after {game.longest} decisions")
        seat, action = answer_at_random(decision, rng)
        taken.append((seat, action))
        position.advance(game, seat, action)
    _replays_agree(game, snapshots, taken, position)
    _varies(looks, varied)
    outcome = game.outcome(position.state)
    return record(game, seats, options, taken, outcome=outcome)


def _replays_agree(
    game: AnyGame,
    snapshots: list[tuple[str, int, int]],
    taken: list[tuple[Seat, Action]],
    end: Position[Any],
) -> None:
    """Law 3: the beginning, and every snapshot, lead with the later entries to the same end."""
    for text, entries, decision in snapshots:
        start = Position(game.load(text), entries, decision)
        later = [
            (number, seat, action)
            for number, (seat, action) in enumerate(taken[entries:], entries + 1)
        ]
        led = replay(game, start, later)
        reached = (game.dump(led.state), led.entries, led.decision)
        if reached != (game.dump(end.state), end.entries, end.decision):
            raise Breach(3, f"from the snapshot after entry {entries} the log leads elsewhere")


def _look(game: AnyGame, state: Any, rng: "Random", looks: _Looks, varied: _Looks) -> None:
    """Count for each seat that something is hidden from whether determinize varies anything."""
    for seat in (None, *range(seats_of(game, state))):
        if not game.hides_nothing(state, seat):
            looks[seat] += 1
            varied[seat] += any(game.determinize(state, seat, rng) != state for _ in range(TRIES))


def _varies(looks: _Looks, varied: _Looks) -> None:
    """Law 4 can fail only when determinize really gives another state, most of the time."""
    for seat, count in looks.items():
        if varied[seat] * 2 < count:
            missed = f"{count - varied[seat]} of {count}"
            raise Breach(4, f"determinize varied nothing for seat {seat} in {missed} positions")


def _finish(game: AnyGame, state: Any, rng: "Random") -> None:
    """Play on to the end at random."""
    for _ in range(game.longest):
        decision = game.decision(state)
        if decision is None:
            return
        game.apply(state, *answer_at_random(decision, rng))
        wrong = game.audit(state)
        if wrong:
            raise Breach(6, "; ".join(wrong))
    raise Breach(7, f"{seats_of(game, state)} seats have not ended in {game.longest} decisions")
