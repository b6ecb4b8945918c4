"""The laws that every game keeps, checked at one position of a game (`trial` plays whole ones).

Each check takes a game, a state and a source of chance, leaves the state as it is, and raises
`Breach` when the law does not hold there.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from games.core.action import CHANCE, Action, Seat
from games.core.breach import AnyGame, breach, done, seats_of, seen
from games.core.chance import answer_at_random
from games.core.decision import Decision
from games.core.errors import IllegalAction, RulesError, UnknownRules
from games.core.event import Event
from games.core.near_misses import near_misses
from games.core.outcome import Outcome, rank
from games.core.sealed_law import sealed_answers_commute
from games.core.state import State
from games.core.text import tag_of

if TYPE_CHECKING:
    from random import Random

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
        breach(1, "an action done in a copy has changed the original")
    anybody = {CHANCE, *range(seats_of(game, state) + 1)}
    for seat in sorted(anybody - set(decision.seats)):
        _refuse(game, state, seat, decision.choices[0])


def chance_is_open(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 2: what chance may bring is listed with its weights, and what it says is what comes."""
    decision = game.decision(state)
    if decision is None or CHANCE not in decision.seats:
        if decision is not None and decision.weights:
            breach(2, "the choices of a player carry weights")
        return
    if decision.seats != (CHANCE,) or decision.sealed:
        breach(2, f"chance is asked together with {decision.seats}")
    choices, weights = decision.choices[0], decision.weights
    if len(weights) != len(choices) or min(weights) < 1:
        breach(2, f"{len(choices)} choices of chance have the weights {weights}")
    came = {game.dump(done(game, state, CHANCE, action)[0]) for action in choices}
    if len(came) != len(choices):
        breach(2, f"{len(choices)} choices of chance lead to {len(came)} states")


def snapshots_are_whole(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 3: a stored state, and a copy, are equal to the state and go on as it does."""
    text = game.dump(state)
    stored, copied = game.load(text), state.copy()
    for what, other in (("stored and loaded", stored), ("copied", copied)):
        if other != state or game.dump(other) != text:
            breach(3, f"a state that was {what} is another one")
        if game.decision(other) != game.decision(state):
            breach(3, f"a state that was {what} asks another question")
    decision = game.decision(state)
    if decision is None:
        return
    kept = copied.copy()
    seat, action = answer_at_random(decision, rng)
    heard = [list(map(str, game.apply(one, seat, action))) for one in (copied, stored)]
    if game.dump(stored) != game.dump(copied) or heard[0] != heard[1]:
        breach(3, f"“{action}” leads elsewhere from the stored state")
    if game.dump(kept) != text or game.dump(state) != text:
        breach(3, f"“{action}” in one copy has changed another")


def lookalikes(game: AnyGame, state: State, rng: "Random") -> Iterator[tuple[Seat | None, Any]]:
    """Yield for a spectator and every seat another state that must look the same to it."""
    for seat in (None, *range(seats_of(game, state))):
        yield seat, game.determinize(state, seat, rng)


def nothing_leaks(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 4: view, choices and events do not tell a state from one that a seat sees the same.

    What an action uncovers is marked by an event that reveals, so that it is not taken back.
    """
    before = game.dump(state)
    for seat, other in lookalikes(game, state, rng):
        _possible(game, other, rng)
        if seen(game, state, seat) != seen(game, other, seat):
            breach(4, f"the view of seat {seat} tells two states apart")
        mine, same = game.decision(state), game.decision(other)
        if seat is not None and _legal(mine, seat) != _legal(same, seat):
            breach(4, f"the choices of seat {seat} tell two states apart")
        _tells_nothing(game, state, other, seat, rng)
    if game.dump(state) != before:
        breach(4, "determinize has changed the state it was given")


def everything_is_conserved(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 6: the recount is right, and scores equal the sum of their parts."""
    wrong = game.audit(state)
    if wrong:
        breach(6, "; ".join(wrong))
    outcome = game.outcome(state)
    if (outcome is None) != (game.decision(state) is not None):
        breach(6, "the game has an outcome and a decision, or neither")
    if outcome is not None:
        _scored_properly(outcome, seats_of(game, state))


def unknown_rules_are_refused(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 8: a state of rules that are still to come is refused, and says so."""
    raw = msgspec.json.decode(game.dump(state))
    if raw["rules"] not in range(1, game.rules + 1):
        breach(8, f"the state is of rules {raw['rules']}, the game knows 1 to {game.rules}")
    raw["rules"] = game.rules + 1
    try:
        game.load(msgspec.json.encode(raw))
    except UnknownRules as refused:
        if str(game.rules + 1) not in str(refused):
            breach(8, f"the refusal does not name the rules: {refused}")
    else:
        breach(8, f"rules {game.rules + 1} are unknown and were not refused")


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


def _ask_properly(decision: Decision) -> None:
    if len(set(decision.seats)) != len(decision.seats) or not decision.awaited:
        breach(1, f"“{decision.kind}” asks {decision.seats}, awaited are {decision.awaited}")
    if not set(decision.awaited) <= set(decision.seats):
        breach(1, f"“{decision.kind}” awaits {decision.awaited}, who are not asked")
    for seat, choices in zip(decision.seats, decision.choices, strict=True):
        if not choices or len(set(choices)) != len(choices):
            breach(1, f"“{decision.kind}” lists for seat {seat}: {list(map(str, choices))}")
    if not decision.sealed and (len(decision.seats) > 1 or decision.awaited != decision.seats):
        breach(1, f"“{decision.kind}” asks {decision.seats} in the open")


def _accept(game: AnyGame, state: State, seat: Seat, action: Action) -> None:
    try:
        other, _ = done(game, state, seat, action)
    except RulesError as refused:
        breach(1, f"“{action}” of seat {seat} is listed and refused: {refused}")
    wrong = game.audit(other)
    if wrong:
        breach(6, f"after “{action}” of seat {seat}: {'; '.join(wrong)}")
    if game.parse_action(str(action)) != action:
        breach(1, f"“{action}” is read as “{game.parse_action(str(action))}”")
    if game.load_action(game.dump_action(action)) != action:
        breach(1, f"“{action}” is another action once it was stored")


def _refuse(game: AnyGame, state: State, seat: Seat, actions: Sequence[Action]) -> None:
    before = game.dump(state)
    for action in actions:
        try:
            game.apply(state, seat, action)
        except IllegalAction as refused:
            sentence = str(refused)
            if not (refused.rule and sentence[:1].isupper() and "{" not in sentence):
                breach(1, f"“{action}” is refused without a clear sentence: {sentence}")
        else:
            breach(1, f"“{action}” of seat {seat} is not listed and was accepted")
        if game.dump(state) != before:
            breach(1, f"“{action}” of seat {seat} was refused and has changed the state")


def _legal(decision: Decision | None, seat: Seat) -> tuple[Action, ...]:
    return decision.legal(seat) if decision else ()


def _possible(game: AnyGame, other: State, rng: "Random") -> None:
    """See that a determinized state is one of the game, in which play can go on."""
    wrong = game.audit(other)
    if wrong:
        breach(4, f"a determinized state is impossible: {'; '.join(wrong)}")
    decision = game.decision(other)
    if decision is not None:
        seat, action = answer_at_random(decision, rng)
        wrong = game.audit(done(game, other, seat, action)[0])
        if wrong:
            breach(4, f"a determinized state cannot go on: {'; '.join(wrong)}")


def _tells_nothing(
    game: AnyGame, state: State, other: State, seat: Seat | None, rng: "Random"
) -> None:
    """See that an action possible in both tells `seat` the same, unless it uncovers something.

    Play may uncover what was hidden, as when a question is skipped or a card is turned up: what is
    seen differs then, and who has learnt by it must not take it back. As long as that is the same,
    what is heard must not differ either. Sealed answers are turned up by the last one; until then
    law 5 watches over them.
    """
    decision, same = game.decision(state), game.decision(other)
    if decision is None or same is None or other == state:
        return
    actor = rng.choice(decision.awaited)
    both = [action for action in decision.legal(actor) if action in same.legal(actor)]
    if not both:
        return
    action = rng.choice(both)
    here, events = done(game, state, actor, action)
    there, others = done(game, other, actor, action)
    if decision.sealed and state.closed in (here.closed, there.closed):
        return
    differs = _heard(events, seat) != _heard(others, seat)
    if seen(game, here, seat) != seen(game, there, seat) or (decision.sealed and differs):
        if actor == seat:
            _marked(game, here, events, action)
            _marked(game, there, others, action)
    elif differs:
        breach(4, f"what seat {seat} hears of “{action}” tells two states apart")


def _heard(events: Sequence[Event], seat: Seat | None) -> list[str]:
    return [str(event) for event in events if event.heard_by(seat)]


def _marked(game: AnyGame, after: State, events: Sequence[Event], action: Action) -> None:
    """See that an action by which its player has learnt something cannot be taken back.

    An event that reveals forbids it; so does what chance brings next.
    """
    following = game.decision(after)
    if not any(event.reveals for event in events) and not (following and following.by_chance):
        told = ", ".join(tag_of(event) for event in events)
        breach(4, f"“{action}” tells its player a secret, and none of {told} reveals")


def _scored_properly(outcome: Outcome, seats: int) -> None:
    if [score.seat for score in outcome.scores] != list(range(seats)):
        breach(6, f"scores are for {[score.seat for score in outcome.scores]}")
    for score in outcome.scores:
        if score.total != sum(score.parts.values()):
            breach(6, f"seat {score.seat}: {score.parts} make {score.total}")
    if rank(outcome.scores) != outcome:
        breach(7, f"{outcome.ranking} is not the order of the scores")
    if sorted(seat for group in outcome.ranking for seat in group) != list(range(seats)):
        breach(7, f"{outcome.ranking} does not rank every seat once")
