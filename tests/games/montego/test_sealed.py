"""Secret answers commute and stay secret (laws 4 and 5), however they come in.

Hypothesis answers, changes its mind, restarts the program and presses old buttons, in any order;
then everybody settles on what was wanted from the beginning. Where that leads may depend on nothing
but the settled answers, and on the way nobody may see more than who is still awaited.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.action import Action, Seat
from games.core.chance import answer_at_random
from games.core.errors import IllegalAction
from games.core.log import Position
from games.montego.actions import Hire, Play
from games.montego.data import CARDS, HIRE_PRICE, Figure
from games.montego.state import MontegoState
from games.montego.steps import HireJack, LayCards, mate_of
from games.montego.view import MontegoView
from tests.games.montego.positions import GAME

Answers = Mapping[Seat, tuple[Action, ...]]
"""What each seat settles on: one answer about Jack, or a card for each figure."""

calm = settings(deadline=None, max_examples=80)
SEEDS = st.integers(0, 5)


class Moment(NamedTuple):
    """A sealed question that has just been asked."""

    seats: int
    text: str

    @property
    def state(self) -> MontegoState:
        """A state of its own."""
        return GAME.load(self.text)


@cache
def moment(kind: str, seats: int, seed: int) -> Moment:
    """Play at random until all are asked in secret: for cards with Jack on the board."""
    for number in range(seed * 100, seed * 100 + 100):
        rng, state = Random(number), GAME.setup(seats)
        while (decision := GAME.decision(state)) is not None:
            several = len(decision.seats) > 1 and decision.awaited == decision.seats
            if decision.kind == kind and several and (kind == "hire") == (state.hirer is None):
                return Moment(seats, GAME.dump(state))
            GAME.apply(state, *answer_at_random(decision, rng))
    raise AssertionError(f"no {kind} in a hundred games")


@st.composite
def answers(draw: st.DrawFn, state: MontegoState) -> Answers:
    """Draw what each seat settles on."""
    step = state.stack[-1]
    if isinstance(step, HireJack):
        rich = [seat for seat, player in enumerate(state.players) if player.coins >= HIRE_PRICE]
        return {seat: (Hire(draw(st.sampled_from(("yes", "no")))),) for seat in rich}
    assert isinstance(step, LayCards)
    return {seat: draw(cards(state, seat)) for seat in range(len(state.players))}


@st.composite
def cards(draw: st.DrawFn, state: MontegoState, seat: Seat) -> tuple[Action, ...]:
    """Draw a card for each figure, in any order."""
    laid: dict[Figure, int] = {}
    for figure in draw(st.permutations(state.figures_of(seat))):
        mate = mate_of(state, figure)
        possible = [card for card in CARDS if mate is None or laid.get(mate) != card]
        laid[figure] = draw(st.sampled_from(possible))
    return tuple(Play(figure, card) for figure, card in laid.items())


class Group:
    """A group that answers in secret; `wanted` is what they settle on in the end.

    After everything that happens each of them, and a spectator, sees what may be seen and no more.
    """

    def __init__(self, start: Moment, wanted: Answers, last: Seat) -> None:
        self._start = start
        self.position = Position(start.state)
        self._first = {seat: self._view(seat) for seat in (None, *range(start.seats))}
        self._wanted = wanted
        self.last = last
        """Who settles last; until then they never answer completely."""
        self.said: dict[Seat, dict[Any, Action]] = {seat: {} for seat in wanted}

    def _view(self, seat: Seat | None) -> MontegoView:
        return GAME.view(self.position.state, seat)

    def restart(self) -> None:
        """Go on from what was stored."""
        state = GAME.load(GAME.dump(self.position.state))
        self.position = Position(state, self.position.entries, self.position.decision)

    def say(self, seat: Seat, number: int) -> None:
        """Let somebody answer anything; whoever is to be last stops short of a whole answer."""
        decision = GAME.decision(self.position.state)
        assert decision is not None
        legal = decision.legal(seat)
        action = legal[number % len(legal)]
        said = {*self.said[seat], _part(action)}
        if seat != self.last or len(said) < len(self._wanted[seat]):
            self._do(seat, action)

    def _do(self, seat: Seat, action: Action) -> None:
        events = self.position.advance(GAME, seat, action)
        for other in (None, *range(len(self.position.state.players))):
            heard = [event for event in events if event.heard_by(other)]
            assert bool(heard) == (other == seat), "only who answers hears of it"
        self.said[seat][_part(action)] = action
        self.look()

    def look(self) -> None:
        """See what everybody sees: as at first but for who is awaited, and one's own answers.

        The state itself is as if everybody had said their last words at once, in order.
        """
        fresh = self._start.state
        for seat, said in sorted(self.said.items()):
            for action in said.values():
                GAME.apply(fresh, seat, action)
        assert GAME.dump(fresh) == GAME.dump(self.position.state)
        awaited = tuple(seat for seat in self.said if self._misses(seat))
        for reader, before in self._first.items():
            own = {} if reader is None else self.said.get(reader, {})
            plays = [action for action in own.values() if isinstance(action, Play)]
            hires = [action.answer for action in own.values() if isinstance(action, Hire)]
            now = self._view(reader)
            expected = msgspec.structs.replace(
                before,
                asked=awaited,
                laid=dict(sorted((play.figure, play.card) for play in plays)),
                wants=hires[0] if hires else None,
                choices=now.choices,
            )
            assert now == expected
            if reader is None or not own:
                assert now.choices == before.choices
            assert now.choices == self._alone(reader)

    def _misses(self, seat: Seat) -> bool:
        return len(self.said[seat]) < len(self._wanted[seat])

    def _alone(self, reader: Seat | None) -> tuple[Action, ...]:
        """Return what a reader could choose if nobody else had answered."""
        if reader is None or reader not in self.said:
            return ()
        state = self.position.state.copy()
        step: Any = state.stack[-1]
        own = {seat: said for seat, said in step.answers.items() if seat == reader}
        state.stack[-1] = msgspec.structs.replace(step, answers=own)
        return GAME.view(state, reader).choices

    def settle(self, order: Sequence[Seat]) -> str:
        """Let all answer as wanted, the last one at the end; return where it leads."""
        for seat in (*(seat for seat in order if seat != self.last), self.last):
            for action in _way(self.said[seat], self._wanted[seat], self.position.state):
                said = {*self.said[seat], _part(action)}
                if seat == self.last and len(said) == len(self._wanted[seat]):
                    self.position.advance(GAME, seat, action)
                else:
                    self._do(seat, action)
        return GAME.dump(self.position.state)


def _part(action: Action) -> Any:
    """Return which part of an answer an action gives: a figure's card, or all of it."""
    return action.figure if isinstance(action, Play) else None


def _way(said: Mapping[Any, Action], wanted: Sequence[Action], state: MontegoState) -> list[Action]:
    """Return what leads from what was said to what is wanted: first what has to be changed.

    Jack and his partner may have to swap cards; then one of them takes a third card for a moment.
    """
    way = sorted(wanted, key=lambda action: _part(action) not in said)
    cards = {play.figure: play.card for play in said.values() if isinstance(play, Play)}
    target = {play.figure: play.card for play in wanted if isinstance(play, Play)}
    for figure, card in target.items():
        mate = mate_of(state, figure)
        if figure in cards and mate in cards and cards[mate] == card:
            spare = set(CARDS) - {card, cards[figure], target[mate]}
            return [Play(mate, min(spare)), *way]
    return way


STEPS = st.lists(
    st.tuples(st.sampled_from(("say", "say", "say", "restart", "old")), st.integers(0, 99)),
    max_size=14,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ["hire", "play"])
@given(data=st.data(), seed=SEEDS, steps=STEPS)
@calm
def test_only_the_last_word_of_everybody_counts(
    kind: str, seats: int, data: st.DataObject, seed: int, steps: list[tuple[str, int]]
) -> None:
    start = moment(kind, seats, seed)
    wanted = data.draw(answers(start.state))
    last = data.draw(st.sampled_from(sorted(wanted)))
    group = Group(start, wanted, last)
    plain = Group(start, wanted, max(wanted)).settle(sorted(wanted))

    for step, number in steps:
        if step == "restart":
            group.restart()
        elif step == "old":
            press_an_old_button(group, number)
        else:
            group.say(sorted(wanted)[number % len(wanted)], number // len(wanted))
    there = group.settle(data.draw(st.permutations(sorted(wanted))))

    assert there == plain
    assert group.position.decision == group.position.entries, "one decision was closed, the last"


def press_an_old_button(group: Group, number: int) -> None:
    """Answer a question of another kind, as a button of a former decision would."""
    before = GAME.dump(group.position.state)
    hiring = isinstance(group.position.state.stack[-1], HireJack)
    old: Action = Play("green-big", 1 + number % 5) if hiring else Hire("yes")
    with pytest.raises(IllegalAction):
        group.position.advance(GAME, number % len(group.said), old)
    assert GAME.dump(group.position.state) == before
