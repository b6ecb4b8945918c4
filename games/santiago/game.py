"""Santiago de Cuba as a game."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import CHANCE, Seat
from games.core.game import Game
from games.core.outcome import Outcome, Score, rank
from games.santiago.actions import AnyAction
from games.santiago.audit import audit
from games.santiago.content import CONTENT
from games.santiago.data import (
    CUBES,
    CUBES_FOR_A_POINT,
    GOODS,
    START_PESOS,
    START_POINTS,
    Good,
)
from games.santiago.harbour import DeliveryRound, LoadDice
from games.santiago.set_up import ChooseStartPlayer, FirstShip, LayOutBuildings, LayOutCubans
from games.santiago.state import Player, SantiagoState, before_set_up
from games.santiago.steps import DriveCar
from games.santiago.text import table_lines
from games.santiago.view import Holdings, Options, PlayerView, SantiagoView

if TYPE_CHECKING:
    from random import Random

GUESSES = 20
"""How often `determinize` deals hidden holdings anew before it leaves them as they are."""


class Santiago(Game[SantiagoState, SantiagoView, Options]):
    """Santiago de Cuba, for two to four players."""

    slug: ClassVar[str] = "santiago-de-cuba"
    title: ClassVar[str] = "Santiago de Cuba"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    rules: ClassVar[int] = 1
    longest: ClassVar[int] = 5_000
    state_type = SantiagoState
    options_type = Options
    action_type = AnyAction
    content = CONTENT

    def lay_out(self, seats: int, options: Options) -> SantiagoState:
        """Return the state before the first tile is drawn."""
        state = before_set_up(self.rules, seats, options)
        state.push(LayOutBuildings(), LayOutCubans(), ChooseStartPlayer(), FirstShip(), DriveCar())
        return state

    def view(self, state: SantiagoState, seat: Seat | None) -> SantiagoView:
        """Return what `seat`, or a spectator, may know (§12)."""
        decision = self.decision(state)
        shown = self.hides_nothing(state, seat)
        step = state.stack[-1] if state.stack else None
        return SantiagoView(
            seat=seat,
            seats=len(state.players),
            kind=decision.kind if decision else None,
            asked=tuple(asked for asked in decision.awaited if asked != CHANCE) if decision else (),
            outcome=self.outcome(state),
            options=state.options,
            start=state.start,
            active=state.active,
            buildings=tuple(state.buildings),
            owners=state.owners.copy(),
            cubans=tuple(state.cubans),
            inactive=frozenset(state.inactive),
            car=state.car,
            value=state.value,
            dice=state.dice.copy(),
            aside=state.aside,
            rolled=_rolled(step),
            departed=state.departed,
            bank=state.bank.copy(),
            players=tuple(
                _seen(player, shown or number == seat)
                for number, player in enumerate(state.players)
            ),
            passed=step.passed if isinstance(step, DeliveryRound) else (),
            choices=decision.legal(seat) if decision and seat is not None else (),  # type: ignore[arg-type]  # a step lists its own game's actions
        )

    def describe(self, view: SantiagoView) -> list[str]:
        """Write the table as lines of plain English."""
        return list(table_lines(view))

    def outcome(self, state: SantiagoState) -> Outcome | None:
        """Score the game (§11): points and one for three cubes; ties by cubes left, then pesos."""
        if state.stack:
            return None
        return rank(tuple(_score(seat, player) for seat, player in enumerate(state.players)))

    def determinize(self, state: SantiagoState, seat: Seat | None, rng: "Random") -> SantiagoState:
        """Deal the cubes, pesos and points behind the other screens anew.

        What is known of them stays: the cubes of each kind that are not in the bank, and that the
        open question can be asked.
        """
        if self.hides_nothing(state, seat):
            return state.copy()
        shown = self.view(state, seat)
        for _ in range(GUESSES):
            other = state.copy()
            _deal_hidden(other, seat, rng)
            if other != state and self.view(other, seat) == shown:
                return other
        return state.copy()

    def hides_nothing(self, state: SantiagoState, seat: Seat | None) -> bool:
        """Whether holdings are played open, or shown because the game is over (§12)."""
        return state.options.open_holdings or not state.stack

    def audit(self, state: SantiagoState) -> list[str]:
        """Recount cubes, markers, pieces, dice and tiles (§3, invariants)."""
        return audit(state)


def _rolled(step: object) -> dict[Good, int]:
    if isinstance(step, LoadDice):
        return dict(zip(GOODS, step.faces, strict=True))
    return {}


def _seen(player: Player, holdings_shown: bool) -> PlayerView:
    holdings = Holdings(player.pesos, player.points, player.cubes.copy())
    return PlayerView(player.markers, player.piece, holdings if holdings_shown else None)


def _score(seat: Seat, player: Player) -> Score:
    for_cubes, left = divmod(sum(player.cubes.values()), CUBES_FOR_A_POINT)
    parts = {"points": player.points, "cubes": for_cubes}
    return Score(
        seat, parts, player.points + for_cubes, {"cubes left": left, "pesos": player.pesos}
    )


def _deal_hidden(state: SantiagoState, seat: Seat | None, rng: "Random") -> None:
    """Deal from what `seat` sees and nothing else: the others may have about as much as it has."""
    pesos, points = START_PESOS, START_POINTS
    if seat is not None:
        pesos, points = state.players[seat].pesos, state.players[seat].points
    hidden = [player for number, player in enumerate(state.players) if number != seat]
    for cube in CUBES:
        total = sum(player.cubes[cube] for player in hidden)
        for player in hidden:
            player.cubes[cube] = 0
        for _ in range(total):
            rng.choice(hidden).cubes[cube] += 1
    for player in hidden:
        player.pesos = max(0, pesos + rng.randint(-3, 3))
        player.points = max(0, points + rng.randint(-4, 4))
