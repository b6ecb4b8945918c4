"""Exploring (§9): steps on the explorer track, barriers, rewards and its end."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.maracaibo.actions import Decline, Explore
from games.maracaibo.events import BarrierCrossed, Explored, TrailEnded
from games.maracaibo.free import ActStep
from games.maracaibo.questing import OfferQuest
from games.maracaibo.tracks import score
from games.maracaibo.trail import (
    BARRIERS,
    CROSSED,
    END,
    END_POINTS,
    REWARDS,
    SPACES,
    Hike,
    Space,
    hikes,
)

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

DECLINE = Decline()
EXPLORES = {space: Explore(space) for space in SPACES}


def move_explorer(state: "State", seat: Seat, hike: Hike, happen: Happen) -> list[int]:
    """Move an explorer; return the barriers, from 0, that it crossed on the way."""
    sailor = state.sailor(seat)
    origin, sailor.explorer = sailor.explorer, hike.path[-1]
    happen(Explored(seat=seat, origin=origin, path=hike.path))
    crossed = list(range(CROSSED[origin], CROSSED[sailor.explorer]))
    for barrier in crossed:
        state.crossings[barrier].append(seat)
        place = len(state.crossings[barrier])
        happen(BarrierCrossed(seat=seat, barrier=barrier + 1, place=place))
    if sailor.explorer == END:
        state.arrivals.append(seat)
        happen(TrailEnded(seat=seat, place=len(state.arrivals)))
    return crossed


class ExploreSpaces(ActStep, frozen=True, tag="explore-spaces"):
    """§9 Exploring: up to so many spaces forward; only the space where the move ends pays.

    On the last space every step is a point, without a question.
    """

    steps: int
    kind: ClassVar[str] = "explore"
    rule: ClassVar[str] = "exploring"
    verbs: ClassVar[tuple[type[Action], ...]] = (Explore,)

    def _hikes(self, state: "State") -> dict[Space, Hike]:
        seat = state.active
        return hikes(state.players[seat].explorer, self.steps, state.others_on_trail(seat))

    def options(self, state: "State") -> list[Explore | Decline]:
        """Every space within reach, or none; skipped on the last one."""
        found: list[Explore | Decline] = [EXPLORES[space] for space in self._hikes(state)]
        return [*found, DECLINE] if found else []

    def pass_over(self, state: "State", happen: Happen) -> None:
        """Score a point for each step."""
        score(state, state.active, self.steps, "exploring", happen)

    def carry_out(
        self, state: "State", seat: Seat, action: Explore | Decline, happen: Happen
    ) -> None:
        """Move; barriers pay first, then the space or the end, then a quest may be fulfilled."""
        if isinstance(action, Decline):
            return
        hike = self._hikes(state)[action.to]
        crossed = move_explorer(state, seat, hike, happen)
        if action.to in state.trail:
            state.push(OfferQuest(action.to))
        state.receive(
            *((BARRIERS[barrier].everybody, "exploring") for barrier in crossed),
            (REWARDS.get(action.to, ()), "exploring"),
        )
        for barrier in crossed:
            place = len(state.crossings[barrier]) - 1
            score(state, seat, BARRIERS[barrier].points[place], "exploring", happen)
        if action.to == END:
            place = len(state.arrivals) - 1
            points = END_POINTS[place] + self.steps - hike.steps
            score(state, seat, points, "exploring", happen)

    def why_not(self, state: "State", seat: Seat, action: Explore) -> IllegalAction:
        """Say that another explorer is there, or that the space is out of reach."""
        reason = "Space {space} is not within {steps} steps of your explorer."
        if action.to in state.others_on_trail(seat):
            reason = "Another explorer stands on space {space}."
        return IllegalAction(reason, rule=self.rule, space=action.to, steps=self.steps)
