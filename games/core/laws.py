"""The laws that every game keeps, checked at one position of a game (`trial` plays whole ones).

Each check takes a game, a state and a source of chance, leaves the state as it is, and raises
`Breach` when the law does not hold there.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from games.core.action import CHANCE, Action, Seat
from games.core.chance import answer_at_random
from games.core.decision import Decision
from games.core.errors import IllegalAction, RulesError, UnknownRules
from games.core.event import Event
from games.core.game import Game
from games.core.near_misses import near_misses
from games.core.outcome import Outcome, rank
from games.core.record import Record
from games.core.state import State

if TYPE_CHECKING:
    from random import Random

AnyGame = Game[Any, Any, Any]
MANY_ORDERS = 6
"""How many orders of arrival are tried for a sealed decision."""


class Breach(Exception):
    """A law of the house does not hold; `record` leads to where it was seen to fail."""

    def __init__(self, law: int, why: str) -> None:
        super().__init__(f"Law {law} is broken: {why}")
        self.law = law
        self.record: Record | None = None


PositionLaw = Callable[[AnyGame, Any, "Random"], None]


def legality_is_stated_once(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 1: every listed action is accepted, any other refused with nothing changed."""
    decision = game.decision(state)
    if decision is None:
        _refuse(game, state, 0, near_misses((), game.action_type, rng))
        return
    _ask_properly(decision)
    before = game.dump(state)
    for seat, choices in zip(decision.seats, decision.choices, strict=True):
        for action in choices:
            _accept(game, state, seat, action)
        _refuse(game, state, seat, near_misses(choices, game.action_type, rng))
    if game.dump(state) != before:
        _breach(1, "an action done in a copy has changed the original")
    anybody = {CHANCE, *range(seats_of(game, state) + 1)}
    for seat in sorted(anybody - set(decision.seats)):
        _refuse(game, state, seat, decision.choices[0])


def chance_is_open(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 2: what chance may bring is listed with its weights, and what it says is what comes."""
    decision = game.decision(state)
    if decision is None or CHANCE not in decision.seats:
        if decision is not None and decision.weights:
            _breach(2, "the choices of a player carry weights")
        return
    if decision.seats != (CHANCE,) or decision.sealed:
        _breach(2, f"chance is asked together with {decision.seats}")
    choices, weights = decision.choices[0], decision.weights
    if len(weights) != len(choices) or min(weights) < 1:
        _breach(2, f"{len(choices)} choices of chance have the weights {weights}")
    came = {game.dump(_done(game, state, CHANCE, action)[0]) for action in choices}
    if len(came) != len(choices):
        _breach(2, f"{len(choices)} choices of chance lead to {len(came)} states")


def snapshots_are_whole(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 3: a stored state, and a copy, are equal to the state and go on as it does."""
    text = game.dump(state)
    stored, copied = game.load(text), state.copy()
    for what, other in (("stored and loaded", stored), ("copied", copied)):
        if other != state or game.dump(other) != text:
            _breach(3, f"a state that was {what} is another one")
        if game.decision(other) != game.decision(state):
            _breach(3, f"a state that was {what} asks another question")
    decision = game.decision(state)
    if decision is None:
        return
    kept = copied.copy()
    seat, action = answer_at_random(decision, rng)
    heard = [list(map(str, game.apply(one, seat, action))) for one in (copied, stored)]
    if game.dump(stored) != game.dump(copied) or heard[0] != heard[1]:
        _breach(3, f"“{action}” leads elsewhere from the stored state")
    if game.dump(kept) != text or game.dump(state) != text:
        _breach(3, f"“{action}” in one copy has changed another")


def lookalikes(game: AnyGame, state: State, rng: "Random") -> Iterator[tuple[Seat | None, Any]]:
    """Yield for a spectator and every seat another state that must look the same to it."""
    for seat in (None, *range(seats_of(game, state))):
        yield seat, game.determinize(state, seat, rng)


def nothing_leaks(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 4: view, choices and events do not tell a state from one that a seat sees the same."""
    before = game.dump(state)
    for seat, other in lookalikes(game, state, rng):
        _possible(game, other, rng)
        if _seen(game, state, seat) != _seen(game, other, seat):
            _breach(4, f"the view of seat {seat} tells two states apart")
        mine, same = game.decision(state), game.decision(other)
        if seat is not None and _legal(mine, seat) != _legal(same, seat):
            _breach(4, f"the choices of seat {seat} tell two states apart")
        _tells_nothing(game, state, other, seat, rng)
    if game.dump(state) != before:
        _breach(4, "determinize has changed the state it was given")


def sealed_answers_commute(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 5: every order of arrival gives the same state; until the last, nobody sees more."""
    decision = game.decision(state)
    if decision is None or not decision.sealed:
        return
    answers = {seat: rng.choice(decision.legal(seat)) for seat in decision.awaited}
    orders = list(permutations(answers))
    ends = set()
    for order in rng.sample(orders, min(MANY_ORDERS, len(orders))):
        other = state.copy()
        for seat in order[:-1]:
            changing = rng.choice(decision.legal(seat))
            _answer_in_secret(game, other, seat, changing)
            _answer_in_secret(game, other, seat, answers[seat])
        game.apply(other, order[-1], answers[order[-1]])
        ends.add(game.dump(other))
    if len(ends) != 1:
        _breach(5, f"{len(orders)} orders of arrival lead to {len(ends)} states")


def everything_is_conserved(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 6: the recount is right, and scores equal the sum of their parts."""
    wrong = game.audit(state)
    if wrong:
        _breach(6, "; ".join(wrong))
    outcome = game.outcome(state)
    if (outcome is None) != (game.decision(state) is not None):
        _breach(6, "the game has an outcome and a decision, or neither")
    if outcome is not None:
        _scored_properly(outcome, seats_of(game, state))


def unknown_rules_are_refused(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 8: a state of rules that are still to come is refused, and says so."""
    raw = msgspec.json.decode(game.dump(state))
    if raw["rules"] not in range(1, game.rules + 1):
        _breach(8, f"the state is of rules {raw['rules']}, the game knows 1 to {game.rules}")
    raw["rules"] = game.rules + 1
    try:
        game.load(msgspec.json.encode(raw))
    except UnknownRules as refused:
        if str(game.rules + 1) not in str(refused):
            _breach(8, f"the refusal does not name the rules: {refused}")
    else:
        _breach(8, f"rules {game.rules + 1} are unknown and were not refused")


LAWS: tuple[PositionLaw, ...] = (
    legality_is_stated_once,
    chance_is_open,
    snapshots_are_whole,
    nothing_leaks,
    sealed_answers_commute,
    everything_is_conserved,
    unknown_rules_are_refused,
)
"""Everything that can be checked at one position."""


def check_position(game: AnyGame, state: State, rng: "Random") -> None:
    """Check all laws at one position.

    Raises:
        Breach: one does not hold.
    """
    for law in LAWS:
        law(game, state, rng)


def seats_of(game: AnyGame, state: State) -> int:
    """Count the players."""
    return int(game.view(state, None).seats)


def _breach(law: int, why: str) -> NoReturn:
    raise Breach(law, why)


def _ask_properly(decision: Decision) -> None:
    if len(set(decision.seats)) != len(decision.seats) or not decision.awaited:
        _breach(1, f"“{decision.kind}” asks {decision.seats}, awaited are {decision.awaited}")
    if not set(decision.awaited) <= set(decision.seats):
        _breach(1, f"“{decision.kind}” awaits {decision.awaited}, who are not asked")
    for seat, choices in zip(decision.seats, decision.choices, strict=True):
        if not choices or len(set(choices)) != len(choices):
            _breach(1, f"“{decision.kind}” lists for seat {seat}: {list(map(str, choices))}")
    if not decision.sealed and (len(decision.seats) > 1 or decision.awaited != decision.seats):
        _breach(1, f"“{decision.kind}” asks {decision.seats} in the open")


def _done(game: AnyGame, state: State, seat: Seat, action: Action) -> tuple[Any, list[Event]]:
    """Do a listed action in a copy; return the copy and what happened."""
    other = state.copy()
    return other, game.apply(other, seat, action)


def _accept(game: AnyGame, state: State, seat: Seat, action: Action) -> None:
    try:
        other, _ = _done(game, state, seat, action)
    except RulesError as refused:
        _breach(1, f"“{action}” of seat {seat} is listed and refused: {refused}")
    wrong = game.audit(other)
    if wrong:
        _breach(6, f"after “{action}” of seat {seat}: {'; '.join(wrong)}")
    if game.parse_action(str(action)) != action:
        _breach(1, f"“{action}” is read as “{game.parse_action(str(action))}”")
    if game.load_action(game.dump_action(action)) != action:
        _breach(1, f"“{action}” is another action once it was stored")


def _refuse(game: AnyGame, state: State, seat: Seat, actions: Sequence[Action]) -> None:
    before = game.dump(state)
    for action in actions:
        try:
            game.apply(state, seat, action)
        except IllegalAction as refused:
            sentence = str(refused)
            if not (refused.rule and sentence[:1].isupper() and "{" not in sentence):
                _breach(1, f"“{action}” is refused without a clear sentence: {sentence}")
        else:
            _breach(1, f"“{action}” of seat {seat} is not listed and was accepted")
        if game.dump(state) != before:
            _breach(1, f"“{action}” of seat {seat} was refused and has changed the state")


def _legal(decision: Decision | None, seat: Seat) -> tuple[Action, ...]:
    return decision.legal(seat) if decision else ()


def _seen(game: AnyGame, state: State, seat: Seat | None) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def _possible(game: AnyGame, other: State, rng: "Random") -> None:
    """See that a determinized state is one of the game, in which play can go on."""
    wrong = game.audit(other)
    if wrong:
        _breach(4, f"a determinized state is impossible: {'; '.join(wrong)}")
    decision = game.decision(other)
    if decision is not None:
        seat, action = answer_at_random(decision, rng)
        wrong = game.audit(_done(game, other, seat, action)[0])
        if wrong:
            _breach(4, f"a determinized state cannot go on: {'; '.join(wrong)}")


def _tells_nothing(
    game: AnyGame, state: State, other: State, seat: Seat | None, rng: "Random"
) -> None:
    """See that an action possible in both tells `seat` the same.

    Play may uncover what was hidden, as when a question is skipped or a card is turned up; the
    views differ then. As long as they do not, what is heard must not differ either. Sealed answers
    are turned up by the last one; until then law 5 watches over them.
    """
    decision, same = game.decision(state), game.decision(other)
    if decision is None or same is None or decision.sealed:
        return
    actor = rng.choice(decision.awaited)
    both = [action for action in decision.legal(actor) if action in same.legal(actor)]
    if not both:
        return
    action = rng.choice(both)
    here, events = _done(game, state, actor, action)
    there, others = _done(game, other, actor, action)
    if _seen(game, here, seat) != _seen(game, there, seat):
        return
    heard = [str(event) for event in events if event.heard_by(seat)]
    if heard != [str(event) for event in others if event.heard_by(seat)]:
        _breach(4, f"what seat {seat} hears of “{action}” tells two states apart")


def _answer_in_secret(game: AnyGame, state: State, seat: Seat, action: Action) -> None:
    """Give one sealed answer that is not the last; see that nobody else learns which."""
    others = [other for other in (None, *range(seats_of(game, state))) if other != seat]
    decision = game.decision(state)
    assert decision is not None, "a sealed decision is open until the last answer"
    told: dict[Seat | None, set[tuple[object, ...]]] = {}
    for possible in decision.legal(seat):
        there, events = _done(game, state, seat, possible)
        for other in others:
            heard = [str(event) for event in events if event.heard_by(other)]
            told.setdefault(other, set()).add((_seen(game, there, other), *heard))
    for other, stories in told.items():
        if len(stories) != 1:
            _breach(5, f"seat {other} can tell what seat {seat} answered in secret")
    game.apply(state, seat, action)


def _scored_properly(outcome: Outcome, seats: int) -> None:
    if [score.seat for score in outcome.scores] != list(range(seats)):
        _breach(6, f"scores are for {[score.seat for score in outcome.scores]}")
    for score in outcome.scores:
        if score.total != sum(score.parts.values()):
            _breach(6, f"seat {score.seat}: {score.parts} make {score.total}")
    if rank(outcome.scores) != outcome:
        _breach(7, f"{outcome.ranking} is not the order of the scores")
    if sorted(seat for group in outcome.ranking for seat in group) != list(range(seats)):
        _breach(7, f"{outcome.ranking} does not rank every seat once")
