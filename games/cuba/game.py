"""Cuba as a game."""

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.action import CHANCE, Seat
from games.core.decision import Decision
from games.core.game import Game
from games.core.outcome import Outcome, Score, rank
from games.cuba.actions import AnyAction, Bribe, SetAside
from games.cuba.administration import Administer
from games.cuba.audit import audit
from games.cuba.content import CONTENT
from games.cuba.data import CARDS_TO_PLAY, CHARACTERS, SHIPS, Character
from games.cuba.foreman import ActivateBuildings
from games.cuba.functions import GiveCubes
from games.cuba.harbour import LoadCargo
from games.cuba.laws import deliveries, subsidy, tax_due
from games.cuba.market import Trade, cheapest_crops
from games.cuba.parliament import BuyVotes, ChangeStartPlayer, SetCardsAside
from games.cuba.plantation import HarvestCrops, PlaceTile
from games.cuba.set_up import ChooseStartPlayer, DrawFirstShips, PickTwo
from games.cuba.ships import Ship
from games.cuba.state import CubaState, Player, before_set_up
from games.cuba.steps import EndRound, PlayRound, TurnUpBills
from games.cuba.text import table_lines
from games.cuba.view import CubaView, Options, Phase, PlayerView, ShipView, Working

if TYPE_CHECKING:
    from random import Random


class Cuba(Game[CubaState, CubaView, Options]):
    """Cuba, for two to five players."""

    slug: ClassVar[str] = "cuba"
    title: ClassVar[str] = "Cuba"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    rules: ClassVar[int] = 1
    longest: ClassVar[int] = 2_000
    state_type = CubaState
    options_type = Options
    action_type = AnyAction
    content = CONTENT

    def lay_out(self, seats: int, options: Options) -> CubaState:
        """Return the state before the first ship is drawn (§2)."""
        state = before_set_up(self.rules, seats, options)
        state.push(DrawFirstShips(), ChooseStartPlayer(), PlayRound())
        return state

    def view(self, state: CubaState, seat: Seat | None) -> CubaView:
        """Return what `seat`, or a spectator, may know (§10)."""
        decision = self.decision(state)
        step = state.stack[-1] if state.stack else None
        return CubaView(
            seat=seat,
            seats=len(state.players),
            kind=decision.kind if decision else None,
            asked=_asked(decision),
            outcome=self.outcome(state),
            options=state.options,
            round=state.round,
            phase=_phase(state),
            start=state.start,
            active=state.active,
            players=tuple(_seen(state, player) for player in state.players),
            supply=state.supply.copy(),
            market=state.market.copy(),
            cheapest=tuple(cheapest_crops(state)),
            docks=tuple(_ship_seen(ship) if ship else None for ship in state.docks),
            sea=None if state.sea is None else _ship_seen(Ship(state.sea, {})),
            pile=tuple(sorted([*state.undrawn, *state.sailed])),
            under_pile=tuple(state.sailed),
            laws=state.laws.copy(),
            bills=state.bills.copy(),
            vetoed=state.vetoed,
            enacted=tuple(state.enacted),
            dropped=tuple(state.dropped),
            barred=state.barred,
            to_come={group: tuple(left) for group, left in state.statutes.items()},
            markers=tuple(state.markers),
            tiles=state.tiles.copy(),
            buying=decision.seats if decision and isinstance(step, BuyVotes) else (),
            winner=state.winner,
            working=_working(state, step),
            aside=_own_card(state, step, seat),
            bribe=_own_bribe(step, seat),
            choices=decision.legal(seat) if decision and seat is not None else (),  # type: ignore[arg-type]  # a step lists its own game's actions
        )

    def describe(self, view: CubaView) -> list[str]:
        """Write the table as lines of plain English."""
        return list(table_lines(view))

    def outcome(self, state: CubaState) -> Outcome | None:
        """Rank by points (§9); ties by pesos."""
        if state.stack:
            return None
        return rank(
            tuple(
                Score(
                    seat,
                    {
                        "cargo": player.cargo,
                        "effects": player.effects,
                        "alternatives": player.alternatives,
                        "laws": player.laws,
                        "buildings": player.tiles,
                    },
                    player.points,
                    {"pesos": player.pesos},
                )
                for seat, player in enumerate(state.players)
            )
        )

    def hides_nothing(self, state: CubaState, seat: Seat | None) -> bool:
        """Whether no other player can have another secret than the one it has (§10)."""
        others = {number: player for number, player in enumerate(state.players) if number != seat}
        if any(len(_cards_aside(player)) > 1 for player in others.values()):
            return False
        step = state.stack[-1] if state.stack else None
        if isinstance(step, SetCardsAside):
            return not set(step.answers) & set(others)
        if isinstance(step, BuyVotes):
            return not any(other in step.answers and others[other].pesos for other in others)
        return True

    def determinize(self, state: CubaState, seat: Seat | None, rng: "Random") -> CubaState:
        """Change the cards that others have set aside and what they have answered in secret."""
        other = state.copy()
        for number, player in enumerate(other.players):
            cards = _cards_aside(player)
            if number != seat and cards:
                player.aside = rng.choice(cards)
        step = other.stack[-1] if other.stack else None
        if isinstance(step, SetCardsAside):
            cards_aside = {
                asked: given if asked == seat else SetAside(rng.choice(CHARACTERS))
                for asked, given in step.answers.items()
            }
            other.stack[-1] = msgspec.structs.replace(step, answers=cards_aside)
        elif isinstance(step, BuyVotes):
            bribes = {
                asked: given if asked == seat else Bribe(rng.randint(0, other.players[asked].pesos))
                for asked, given in step.answers.items()
            }
            other.stack[-1] = msgspec.structs.replace(step, answers=bribes)
        return other

    def audit(self, state: CubaState) -> list[str]:
        """Recount cubes, tiles, cards, ships and statutes."""
        return audit(state)


def _asked(decision: Decision | None) -> tuple[Seat, ...]:
    if decision is None:
        return ()
    return tuple(seat for seat in decision.awaited if seat != CHANCE)


def _phase(state: CubaState) -> Phase:
    """Tell the phase from what is still to be done."""
    kinds = set(map(type, state.stack))
    phases: tuple[tuple[set[type], Phase], ...] = (
        ({DrawFirstShips, ChooseStartPlayer, PickTwo}, "set-up"),
        ({TurnUpBills}, "bills"),
        ({ChangeStartPlayer}, "actions"),
        ({Administer}, "parliament"),
        ({EndRound}, "administration"),
    )
    return next((phase for steps, phase in phases if steps & kinds), "end")


def _seen(state: CubaState, player: Player) -> PlayerView:
    return PlayerView(
        points=player.points,
        pesos=player.pesos,
        side=player.side,
        terrain=player.terrain,
        built=player.built.copy(),
        figure=player.figure,
        yard=player.yard.copy(),
        stored=player.stored.copy(),
        played=tuple(player.played),
        aside=player.aside is not None,
        town_hall=player.town_hall,
        vote=player.vote,
        bought=tuple(player.bought),
        votes=player.votes,
        tax_due=tax_due(state.laws["tax"], player),
        can_deliver=bool(deliveries(state.laws["duty"], player)),
        subsidy=subsidy(state.laws["subsidy"], player),
        tax_paid=player.tax_paid,
        duty_met=player.duty_met,
    )


def _ship_seen(ship: Ship) -> ShipView:
    return ShipView(ship.number, SHIPS[ship.number], ship.loaded.copy())


def _working(state: CubaState, step: Any) -> Working | None:
    chain = [below.done for below in state.stack if isinstance(below, ActivateBuildings)]
    activated = chain[-1] if chain else ()
    match step:
        case HarvestCrops(free=free, done=done):
            return Working(done=done, left=free)
        case Trade(bought=bought, sold=sold):
            return Working(bought=bought, sold=sold)
        case PlaceTile(building=building):
            return Working(building=building)
        case GiveCubes(building=building, left=left):
            return Working(done=activated, building=building, left=left)
        case LoadCargo(dock=dock, amounts=amounts, office=office):
            return Working(done=activated, dock=dock, left=max(amounts) if office else None)
    return Working(done=activated) if chain else None


def _cards_aside(player: Player) -> list[Character]:
    """Return the cards that may lie aside, as the others can tell; none when none does."""
    if player.aside is None or len(player.played) == CARDS_TO_PLAY:
        return []
    return [card for card in CHARACTERS if card not in player.played]


def _own_card(state: CubaState, step: Any, seat: Seat | None) -> Character | None:
    if seat is None:
        return None
    if isinstance(step, SetCardsAside):
        return step.answers[seat].character if seat in step.answers else None
    return state.players[seat].aside


def _own_bribe(step: Any, seat: Seat | None) -> int | None:
    if isinstance(step, BuyVotes) and seat is not None and seat in step.answers:
        return step.answers[seat].pesos
    return None
