"""Montego Bay as a game."""

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.action import CHANCE, Seat
from games.core.decision import Decision
from games.core.game import Game
from games.core.outcome import Outcome, Score, rank
from games.montego.actions import AnyAction, Hire
from games.montego.audit import audit
from games.montego.content import CONTENT
from games.montego.data import (
    BARRELS_OF_A_COLOUR,
    CARDS,
    COINS,
    COLOURS,
    FREIGHTERS,
    PILE_POINTS,
    SIZES,
    STACK,
    Figure,
    side_of,
    tavern_of,
    worker_of,
)
from games.montego.harbour import DrawFirstShips
from games.montego.loading import LoadBarrels, MakeUpForBroken
from games.montego.scoring import shares
from games.montego.set_up import BeginGame, ChooseChooser, LayOutWarehouses, ShuffleTiles
from games.montego.ships import Ship
from games.montego.state import MontegoState, Player
from games.montego.steps import HireJack, LayCards, PlayRound, mate_of
from games.montego.text import table_lines
from games.montego.view import MontegoView, Options, PlayerView, ShipView

if TYPE_CHECKING:
    from random import Random


class Montego(Game[MontegoState, MontegoView, Options]):
    """Montego Bay, for two to four players."""

    slug: ClassVar[str] = "montego-bay"
    title: ClassVar[str] = "Montego Bay"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    rules: ClassVar[int] = 1
    longest: ClassVar[int] = 3_000
    state_type = MontegoState
    options_type = Options
    action_type = AnyAction
    content = CONTENT

    def lay_out(self, seats: int, options: Options) -> MontegoState:
        """Return the state before anything is drawn (§3)."""
        owners = {worker_of(COLOURS[seat], size): seat for seat in range(seats) for size in SIZES}
        barrels = BARRELS_OF_A_COLOUR * (2 if seats == 2 else 1)
        state = MontegoState(
            rules=self.rules,
            stack=[],
            options=options,
            players=[Player(barrels) for _ in range(seats)],
            owners=owners,
            warehouses=[],
            turned=[],
            places={worker: tavern_of(worker) for worker in owners},
            rail=[],
            coins=COINS,
            harbour=[],
            stacks=[STACK, STACK],
            undrawn=list(FREIGHTERS),
            journeys=[],
            loaded=[],
            pile={},
        )
        state.push(
            ChooseChooser(),
            LayOutWarehouses(),
            ShuffleTiles(),
            DrawFirstShips(),
            BeginGame(),
            PlayRound(),
        )
        return state

    def view(self, state: MontegoState, seat: Seat | None) -> MontegoView:
        """Return what `seat`, or a spectator, may know (§7)."""
        decision = self.decision(state)
        step = state.stack[-1] if state.stack else None
        working = step if isinstance(step, LoadBarrels | MakeUpForBroken) else None
        return MontegoView(
            seat=seat,
            seats=len(state.players),
            kind=decision.kind if decision else None,
            asked=_asked(decision),
            outcome=self.outcome(state),
            options=state.options,
            round=state.round,
            players=tuple(_seen(state, number) for number in range(len(state.players))),
            warehouses=tuple(state.warehouses),
            rooms=tuple(state.room(space) for space in range(state.spaces)),
            places=state.places.copy(),
            rail=tuple(state.rail),
            coins=state.coins,
            tug=state.tug,
            harbour=tuple(_ship_seen(state, ship) for ship in state.harbour),
            stacks=(state.stacks[0], state.stacks[1]),
            shuffle_due=state.opened_in == state.round,
            hirer=state.hirer,
            partner=state.partner,
            journeys=tuple(state.journeys),
            loaded=tuple(state.loaded),
            loading=working.figure if working else None,
            left=working.left if working else 0,
            pile=state.pile.copy(),
            pile_points=PILE_POINTS[len(state.players)],
            pile_shares=shares(state.pile, PILE_POINTS[len(state.players)]),
            laid=_own_cards(step, seat),
            wants=_own_wish(step, seat),
            choices=decision.legal(seat) if decision and seat is not None else (),  # type: ignore[arg-type]  # a step lists its own game's actions
        )

    def describe(self, view: MontegoView) -> list[str]:
        """Write the table as lines of plain English."""
        return list(table_lines(view))

    def outcome(self, state: MontegoState) -> Outcome | None:
        """Rank by points (§6); ties by silver coins."""
        if state.stack:
            return None
        return rank(
            tuple(
                Score(
                    seat,
                    {
                        "ships": player.ships,
                        "last barrels": player.bonuses,
                        "tavern pile": player.pile,
                    },
                    player.points,
                    {"coins": player.coins},
                )
                for seat, player in enumerate(state.players)
            )
        )

    def hides_nothing(self, state: MontegoState, seat: Seat | None) -> bool:
        """Whether nobody else may have answered in secret: only then is anything hidden (§7)."""
        step = state.stack[-1] if state.stack else None
        if isinstance(step, HireJack):
            return not set(step.answers) - {seat}
        return not isinstance(step, LayCards)

    def determinize(self, state: MontegoState, seat: Seat | None, rng: "Random") -> MontegoState:
        """Change what others have answered in secret; whether they are awaited stays."""
        other = state.copy()
        step = other.stack[-1] if other.stack else None
        if isinstance(step, HireJack):
            wishes = {
                asked: given if asked == seat else Hire(rng.choice(("yes", "no")))
                for asked, given in step.answers.items()
            }
            other.stack[-1] = msgspec.structs.replace(step, answers=wishes)
        elif isinstance(step, LayCards):
            cards = {
                asked: step.answers.get(asked, {})
                if asked == seat
                else _other_cards(other, asked, step.awaits(other, asked), rng)
                for asked in range(len(other.players))
            }
            answers = {asked: laid for asked, laid in cards.items() if laid}
            other.stack[-1] = msgspec.structs.replace(step, answers=answers)
        return other

    def audit(self, state: MontegoState) -> list[str]:
        """Recount barrels, coins, ships, figures, tiles and warehouses."""
        return audit(state)


def _asked(decision: Decision | None) -> tuple[Seat, ...]:
    if decision is None:
        return ()
    return tuple(seat for seat in decision.awaited if seat != CHANCE)


def _seen(state: MontegoState, seat: Seat) -> PlayerView:
    player = state.players[seat]
    workers = tuple(worker for worker, owner in state.owners.items() if owner == seat)
    return PlayerView(player.points, player.coins, player.barrels, workers)


def _ship_seen(state: MontegoState, ship: Ship) -> ShipView:
    side = side_of(ship.ship, len(state.players))
    now = shares(ship.cargo, side.points)
    return ShipView(ship.ship, side.holds, side.points, ship.cargo.copy(), now)


def _own_cards(step: Any, seat: Seat | None) -> dict[Figure, int]:
    if isinstance(step, LayCards) and seat is not None:
        return dict(step.answers.get(seat, {}))
    return {}


def _own_wish(step: Any, seat: Seat | None) -> str | None:
    if isinstance(step, HireJack) and seat is not None and seat in step.answers:
        return step.answers[seat].answer
    return None


def _other_cards(
    state: MontegoState, seat: Seat, incomplete: bool, rng: "Random"
) -> dict[Figure, int]:
    """Lay cards at random: one for each figure, or for only some of them while incomplete."""
    figures = list(state.figures_of(seat))
    if incomplete:
        figures = rng.sample(figures, rng.randrange(len(figures)))
    laid: dict[Figure, int] = {}
    for figure in figures:
        mate = mate_of(state, figure)
        taken = None if mate is None else laid.get(mate)
        laid[figure] = rng.choice([card for card in CARDS if card != taken])
    return dict(sorted(laid.items()))
