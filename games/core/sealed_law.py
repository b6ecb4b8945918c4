"""Law 5: sealed answers commute, and stay secret until the last one is in."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import Action, Seat
from games.core.breach import AnyGame, breach, done, seats_of, seen
from games.core.decision import Decision
from games.core.errors import IllegalAction
from games.core.state import State

if TYPE_CHECKING:
    from random import Random

Answer = tuple[Action, ...]
"""All actions that make up what one seat answers; mostly there is one."""

ORDERS = 6
LONGEST_ANSWER = 200


def sealed_answers_commute(game: AnyGame, state: State, rng: "Random") -> None:
    """Law 5: every order of arrival gives the same state; until the last, nobody sees more.

    Raises:
        Breach: the order matters, an answer cannot be changed, or somebody can tell it.
    """
    decision = game.decision(state)
    if decision is None or not decision.sealed or len(decision.awaited) < 2:
        return
    answers = {seat: _any_answer(game, state, seat, rng) for seat in decision.awaited}
    changed = {seat: _changed(game, state, seat, answers, rng) for seat in answers}
    ends = {game.dump(_arrive(game, state, answers, changed, rng)) for _ in range(ORDERS)}
    if len(ends) != 1:
        breach(5, f"{ORDERS} orders of arrival lead to {len(ends)} states")


def _any_answer(game: AnyGame, state: State, seat: Seat, rng: "Random") -> Answer:
    """Let a seat answer at random, alone, until nothing is missing."""
    other = state.copy()
    said: list[Action] = []
    while seat in _open(game, other).awaited:
        if len(said) == LONGEST_ANSWER:
            breach(5, f"the answer of seat {seat} does not come to an end")
        said.append(rng.choice(_open(game, other).legal(seat)))
        _say_in_secret(game, other, seat, said[-1])
    return tuple(said)


def _changed(
    game: AnyGame, state: State, seat: Seat, answers: Mapping[Seat, Answer], rng: "Random"
) -> Answer:
    """Return a way to the same answer by another one first.

    An answer of one action can be changed by another action. One of several actions need not be
    changed by saying another all over: then it is said plainly.
    """
    plain = answers[seat]
    by_one_action = all(
        seat not in _open(game, done(game, state, seat, action)[0]).awaited
        for action in _open(game, state).legal(seat)
    )
    detour = (*_any_answer(game, state, seat, rng), *plain)
    try:
        there = _alone(game, state, seat, detour)
    except IllegalAction as refused:
        if by_one_action:
            breach(5, f"seat {seat} cannot change its answer: {refused}")
        return plain
    if game.dump(there) == game.dump(_alone(game, state, seat, plain)):
        return detour
    if by_one_action:
        breach(5, f"a changed answer of seat {seat} is not as if it had been the first")
    return plain


def _alone(game: AnyGame, state: State, seat: Seat, said: Sequence[Action]) -> Any:
    other = state.copy()
    for action in said:
        game.apply(other, seat, action)
    return other


def _arrive(
    game: AnyGame,
    state: State,
    answers: Mapping[Seat, Answer],
    changed: Mapping[Seat, Answer],
    rng: "Random",
) -> Any:
    """Let the answers arrive in any order, changed ones among them; return where they lead."""
    last = rng.choice(list(answers))
    coming = {seat: list(changed[seat]) for seat in answers if seat != last}
    coming[last] = list(answers[last])
    order = [seat for seat, said in coming.items() for _ in said]
    order.remove(last)
    rng.shuffle(order)
    other = state.copy()
    for seat in (*order, last):
        game.apply(other, seat, coming[seat].pop(0))
    return other


def _say_in_secret(game: AnyGame, state: State, seat: Seat, action: Action) -> None:
    """Say one thing that does not close the decision; see that nobody else learns what.

    That a seat's answer is, or is no longer, awaited may be known.
    """
    others = [other for other in (None, *range(seats_of(game, state))) if other != seat]
    told: dict[tuple[Seat | None, tuple[Seat, ...]], set[tuple[object, ...]]] = {}
    for possible in _open(game, state).legal(seat):
        there, events = done(game, state, seat, possible)
        if there.closed != state.closed:
            breach(5, "a sealed decision was closed before the last answer was in")
        awaited = _open(game, there).awaited
        for other in others:
            heard = [str(event) for event in events if event.heard_by(other)]
            told.setdefault((other, awaited), set()).add((seen(game, there, other), *heard))
    for (other, _), stories in told.items():
        if len(stories) != 1:
            breach(5, f"seat {other} can tell what seat {seat} answered in secret")
    game.apply(state, seat, action)


def _open(game: AnyGame, state: State) -> Decision:
    decision = game.decision(state)
    assert decision is not None, "a sealed decision is open until the last answer is in"
    return decision
