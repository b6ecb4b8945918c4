"""The rules of Montego Bay, phase by phase. The last step pushed is the next one done."""

from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, SealedStep, Step
from games.montego.actions import Beside, Hire, Play
from games.montego.data import CARDS, HIRE_PRICE, JACK, Figure
from games.montego.events import (
    HireAnswered,
    JackStands,
    RoundEnded,
    RoundMoved,
)
from games.montego.harbour import CheckEnd, DrawFirstShips, DrawNextShip, FirstShipLeaves
from games.montego.loading import CountFigures, EmptyRoom, LoadBarrels, MakeUpForBroken
from games.montego.set_up import (
    BeginGame,
    ChooseChooser,
    LayOutWarehouses,
    PickThirdWorker,
    ShuffleTiles,
    new_order,
)
from games.montego.walk import move

if TYPE_CHECKING:
    from games.montego.state import MontegoState as State


class PlayRound(Step, frozen=True, tag="play-round"):
    """§4: hire, program, move, load, end test, depart, order; then the next round."""

    def run(self, state: "State", happen: Happen) -> None:
        """Lay out the phases."""
        state.push(
            HireJack(),
            LayCards(),
            CountFigures(),
            CheckEnd(),
            FirstShipLeaves(),
            MoveTiles(),
            EndRound(),
            PlayRound(),
        )


class HireJack(SealedStep, frozen=True, kw_only=True, tag="hire"):
    """§4.1 Hire Lazy Jack: who can pay says in secret whether he wants to."""

    answers: dict[int, Hire] = msgspec.field(default_factory=dict)
    rule: ClassVar[str] = "hiring Lazy Jack"

    def choices(self, state: "State") -> Mapping[Seat, tuple[Action, ...]]:
        """Ask every player with 3 coins; skipped when nobody has."""
        yes_or_no = (Hire("yes"), Hire("no"))
        return {
            seat: yes_or_no
            for seat, player in enumerate(state.players)
            if player.coins >= HIRE_PRICE
        }

    def reveal(self, state: "State", happen: Happen) -> None:
        """Fewest points wins, then the foremost order tile; only the winner pays."""
        wanted = tuple(seat for seat, hire in self.answers.items() if hire.answer == "yes")

        def foremost(seat: Seat) -> tuple[int, int]:
            tiles = [n for n, worker in enumerate(state.rail) if state.owners[worker] == seat]
            return state.players[seat].points, min(tiles)

        hirer = min(wanted, key=foremost, default=None)
        happen(HireAnswered(wanted=wanted, hirer=hirer))
        if hirer is not None:
            state.players[hirer].coins -= HIRE_PRICE
            state.coins += HIRE_PRICE
            state.hirer = hirer
            state.push(SetJackDown())


class SetJackDown(Step, frozen=True, tag="set-jack-down"):
    """§4.1: Jack is set beside one of the hirer's own workers, on the walk or in a tavern."""

    rule: ClassVar[str] = "hiring Lazy Jack"

    def decision(self, state: "State") -> Decision | None:
        """Ask the hirer beside whom."""
        assert state.hirer is not None, "Jack has been hired"
        own = [worker for worker, owner in state.owners.items() if owner == state.hirer]
        return ask(state.hirer, "beside", [Beside(worker) for worker in own])

    def resolve(self, state: "State", seat: Seat, action: Beside, happen: Happen) -> None:
        """Set him down there."""
        state.partner = action.worker
        state.places[JACK] = state.places[action.worker]
        happen(JackStands(seat=seat, worker=action.worker))

    def why_not(self, state: "State", seat: Seat, action: Beside) -> IllegalAction:
        """Say that the worker is somebody else's."""
        return IllegalAction("Jack stands beside a docker of your own.", rule=self.rule)


@cache
def plays(figures: tuple[Figure, ...], taken: int | None = None) -> tuple[Play, ...]:
    """Return every card for every figure but the one that is taken from their set."""
    return tuple(Play(figure, card) for figure in figures for card in CARDS if card != taken)


class LayCards(SealedStep, frozen=True, kw_only=True, tag="play"):
    """§4.2 Choose cards: one step card for each figure, in secret; then §4.3 Movement."""

    answers: dict[int, dict[Figure, int]] = msgspec.field(default_factory=dict)
    rule: ClassVar[str] = "choosing cards"

    def choices(self, state: "State") -> Mapping[Seat, tuple[Action, ...]]:
        """Every card for every figure; Jack and his partner share a set, so theirs differ."""
        choices = {}
        for seat in range(len(state.players)):
            figures = state.figures_of(seat)
            if seat == state.hirer and state.partner is not None:
                laid = self.answers.get(seat, {})
                taken_from = {JACK: laid.get(state.partner), state.partner: laid.get(JACK)}
                by_figure = (plays((figure,), taken_from.get(figure)) for figure in figures)
                choices[seat] = tuple(chain.from_iterable(by_figure))
            else:
                choices[seat] = plays(figures)
        return choices

    def awaits(self, state: "State", seat: Seat) -> bool:
        """Whether a figure is still without a card."""
        figures = len(state.owners) // len(state.players) + (seat == state.hirer)
        return len(self.answers.get(seat, ())) < figures

    def answered(self, seat: Seat, action: Play) -> "LayCards":
        """Lay a card, or change it."""
        laid = {**self.answers.get(seat, {}), action.figure: action.card}
        answers = dict(sorted({**self.answers, seat: dict(sorted(laid.items()))}.items()))
        return msgspec.structs.replace(self, answers=answers)

    def reveal(self, state: "State", happen: Happen) -> None:
        """Jack moves first, then the workers in the order of their tiles."""
        cards = {figure: card for laid in self.answers.values() for figure, card in laid.items()}
        order: list[Figure] = [*([JACK] if state.hirer is not None else []), *state.rail]
        for figure in order:
            move(state, figure, cards[figure], happen)
        happen(RoundMoved(number=state.round))

    def why_not(self, state: "State", seat: Seat, action: Play) -> IllegalAction:
        """Say that the figure is not the player's, or that its set lacks the card."""
        if action.figure not in state.figures_of(seat):
            return IllegalAction(
                "{figure} is not yours to move.", rule=self.rule, figure=action.figure
            )
        if action.card not in CARDS:
            return IllegalAction("Step cards go from 1 to 5.", rule=self.rule)
        return IllegalAction(
            "Jack's card comes from the set of his partner, so the two cards must differ.",
            rule=self.rule,
        )


def mate_of(state: "State", figure: Figure) -> Figure | None:
    """Return the figure whose card comes from the same set: Jack's partner, the partner's Jack."""
    if figure == JACK:
        return state.partner
    return JACK if figure == state.partner else None


class MoveTiles(Step, frozen=True, tag="move-tiles"):
    """§4.7 Order: the last tile comes first; shuffled when the second stack was just opened."""

    def run(self, state: "State", happen: Happen) -> None:
        """Move the tiles back one place, or shuffle them."""
        if state.opened_in == state.round:
            state.rail.clear()
            state.push(ShuffleTiles())
            return
        state.rail.insert(0, state.rail.pop())
        happen(new_order(state, shuffled=False))


class EndRound(Step, frozen=True, tag="end-round"):
    """§4.7: Jack goes back beside the board, the cards back to the hands."""

    def run(self, state: "State", happen: Happen) -> None:
        """Clear what belongs to the round."""
        happen(RoundEnded(number=state.round))
        state.places.pop(JACK, None)
        state.hirer = state.partner = None
        state.journeys.clear()
        state.loaded.clear()
        state.round += 1


AnyStep = (
    ChooseChooser
    | PickThirdWorker
    | LayOutWarehouses
    | ShuffleTiles
    | DrawFirstShips
    | BeginGame
    | PlayRound
    | HireJack
    | SetJackDown
    | LayCards
    | CountFigures
    | EmptyRoom
    | LoadBarrels
    | MakeUpForBroken
    | DrawNextShip
    | CheckEnd
    | FirstShipLeaves
    | MoveTiles
    | EndRound
)
