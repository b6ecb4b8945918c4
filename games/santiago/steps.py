"""The rules of Santiago de Cuba, heading by heading. The last step pushed is the next one done."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.santiago.actions import (
    Decline,
    Drive,
    Give,
    Place,
    Seize,
    Take,
    Use,
)
from games.santiago.buildings import FUNCTIONS
from games.santiago.data import (
    CUBAN_TILES,
    GOODS,
    HARBOUR,
    SHIPS,
    STOPS,
    Cuban,
    Flower,
    Thing,
)
from games.santiago.events import (
    Blocked,
    Drove,
    FoundInactive,
    Gave,
    LeftUnused,
    OwnerPaid,
    Placed,
    Seized,
    Took,
    TookNothing,
    TurnEnded,
    WokeUp,
)
from games.santiago.harbour import DeliveryRound, LoadDice, NewShip, RollDice
from games.santiago.set_up import ChooseStartPlayer, FirstShip, LayOutBuildings, LayOutCubans
from games.santiago.ships import EndGame, raise_flag

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState as State


@cache
def drives(most: int) -> tuple[Drive, ...]:
    """Return all drives of 1 … `most` stops."""
    return tuple(Drive(stops) for stops in range(1, most + 1))


class DriveCar(Step, frozen=True, tag="drive-car"):
    """§5 Driving the car: at least one stop; the first is free, each further one costs a peso."""

    rule: ClassVar[str] = "driving the car"

    def decision(self, state: "State") -> Decision | None:
        """Ask the active player for the number of stops."""
        choices = drives(state.players[state.active].pesos + 1)
        asked = (state.active,)
        return Decision("drive", asked, (choices,), awaited=asked)

    def resolve(self, state: "State", seat: Seat, action: Drive, happen: Happen) -> None:
        """Pay, drive past everything on the way, and stop."""
        origin, price = state.car, action.stops - 1
        state.players[seat].pesos -= price
        state.car = (origin + action.stops) % STOPS
        happen(
            Drove(
                seat=seat,
                stops=action.stops,
                origin=origin,
                stop=state.car,
                cuban=state.cubans[state.car],
                pesos=price,
            )
        )
        state.push(ComeToStop())
        for passed in range(origin + 1, origin + action.stops):
            pass_by(state, passed % STOPS, happen)

    def why_not(self, state: "State", seat: Seat, action: Drive) -> IllegalAction:
        """Name the minimum, or the price."""
        if action.stops < 1:
            return IllegalAction("The car must move at least one stop.", rule=self.rule)
        return IllegalAction(
            "Driving {stops} stops costs {price} pesos and you have {pesos}.",
            rule=self.rule,
            stops=action.stops,
            price=action.stops - 1,
            pesos=state.players[seat].pesos,
        )


def pass_by(state: "State", stop: int, happen: Happen) -> None:
    """§5: passing the harbour raises the flag, passing an inactive Cuban turns it face up."""
    if stop == HARBOUR:
        if state.ship_in_port:
            raise_flag(state, "passing", happen)
        return
    wake_up(state, state.cubans[stop], happen)


def wake_up(state: "State", cuban: Cuban | None, happen: Happen) -> None:
    """§8: turn a Cuban face up if it is inactive."""
    if cuban is not None and cuban in state.inactive:
        state.inactive.remove(cuban)
        happen(WokeUp(cuban=cuban))


class ComeToStop(Step, frozen=True, tag="come-to-stop"):
    """§4: what follows from where the car stands, up to the end of the turn."""

    def run(self, state: "State", happen: Happen) -> None:
        """Lay out the rest of the turn."""
        seat = state.active
        pay: tuple[Step, ...] = (PayOwner(),) if state.options.owner_point_on_staying else ()
        ending: tuple[Step, ...] = (*pay, NewShip(), EndTurn())
        cuban = state.cubans[state.car]
        if cuban is None:
            delivery = (DeliveryRound(seat),) if state.ship_in_port else ()
            state.push(*delivery, *ending)
        elif cuban in state.inactive:
            happen(FoundInactive(seat=seat, cuban=cuban))
            state.push(*pay, WakeUp(cuban), NewShip(), EndTurn())
        elif cuban == "zorro":
            gifts = (GiveToZorro(giver) for giver in state.others_clockwise(seat))
            state.push(*gifts, UseBuilding(), *ending)
        else:
            flower = CUBAN_TILES[cuban].flower
            assert flower is not None, "only El Zorro is transparent"
            state.push(CUBAN_STEPS.get(cuban, TakeFromCuban)(), PlacePiece(flower), *ending)


class TakeFromCuban(Step, frozen=True, tag="take-from-cuban"):
    """§6.1 Plain gains: as printed on the tile, as far as the supply has it."""

    def run(self, state: "State", happen: Happen) -> None:
        """Take it."""
        cuban = state.cubans[state.car]
        assert cuban is not None, "a Cuban stands on every stop but the harbour"
        tile = CUBAN_TILES[cuban]
        assert tile.thing is not None, "Cubans with a rule of their own have a step of their own"
        amount = state.gain(state.active, tile.thing, tile.amount)
        happen(Took(seat=state.active, cuban=cuban, thing=tile.thing, amount=amount))


class TakeFromPablo(Step, frozen=True, tag="take-from-pablo"):
    """§6.1 Pablo: one good of your choice, never wood."""

    rule: ClassVar[str] = "Pablo, the fence"

    def decision(self, state: "State") -> Decision | None:
        """Ask for a good that is in the bank; skipped when there is none."""
        goods = [Take(good) for good in GOODS if state.bank[good]]
        return ask(state.active, "take", [*goods, Decline()]) if goods else None

    def run(self, state: "State", happen: Happen) -> None:
        """Take nothing, for the bank is empty."""
        happen(TookNothing(seat=state.active, cuban="pablo"))

    def resolve(self, state: "State", seat: Seat, action: Take | Decline, happen: Happen) -> None:
        """Take it, or do without."""
        if isinstance(action, Decline):
            happen(TookNothing(seat=seat, cuban="pablo"))
            return
        amount = state.gain(seat, action.good, 1)
        happen(Took(seat=seat, cuban="pablo", thing=action.good, amount=amount))

    def why_not(self, state: "State", seat: Seat, action: Take) -> IllegalAction:
        """Say what the bank lacks."""
        return IllegalAction("The supply has no {good} left.", rule=self.rule, good=action.good)


class GiveToZorro(Step, frozen=True, tag="give-to-zorro"):
    """§6.2 El Zorro: every other player gives a peso, a good (not wood) or a point."""

    giver: Seat
    rule: ClassVar[str] = "El Zorro, the pickpocket"

    def decision(self, state: "State") -> Decision | None:
        """Ask the giver for one thing; skipped for who has nothing."""
        player = state.players[self.giver]
        things: tuple[Thing, ...] = ("peso", *GOODS, "point")
        return ask(self.giver, "give", [Give(thing) for thing in things if player.has(thing)])

    def resolve(self, state: "State", seat: Seat, action: Give, happen: Happen) -> None:
        """Hand it over."""
        state.players[seat].change(action.thing, -1)
        state.players[state.active].change(action.thing, 1)
        happen(Gave(seat=seat, receiver=state.active, thing=action.thing))

    def why_not(self, state: "State", seat: Seat, action: Give) -> IllegalAction:
        """Say that wood cannot be given, or what is missing."""
        if action.thing == "wood":
            return IllegalAction("El Zorro takes no wood.", rule=self.rule)
        return IllegalAction("You have no {thing} to give.", rule=self.rule, thing=action.thing)


class AskAlonso(Step, frozen=True, tag="ask-alonso"):
    """§6.3 Alonso: seize a building that belongs to nobody, or use one you own."""

    rule: ClassVar[str] = "Alonso, the lawyer"
    verbs: ClassVar[tuple[type[Action], ...]] = (Seize, Use)

    def decision(self, state: "State") -> Decision | None:
        """Ask for one of the two; skipped when neither is possible."""
        seat = state.active
        choices: list[Seize | Use | Decline] = []
        if state.players[seat].markers:
            choices += (
                Seize(tile) for tile in state.buildings if tile and tile not in state.owners
            )
        for building, owner in state.owners.items():
            if owner == seat:
                choices += FUNCTIONS[building].uses(state, seat)
        return ask(seat, "alonso", [*choices, Decline()]) if choices else None

    def run(self, state: "State", happen: Happen) -> None:
        """Do nothing, for nothing is possible."""
        happen(TookNothing(seat=state.active, cuban="alonso"))

    def resolve(
        self, state: "State", seat: Seat, action: Seize | Use | Decline, happen: Happen
    ) -> None:
        """Put the marker down, use the building, or do neither."""
        if isinstance(action, Seize):
            state.players[seat].markers -= 1
            state.owners[action.building] = seat
            happen(Seized(seat=seat, building=action.building))
        elif isinstance(action, Use):
            FUNCTIONS[action.building].carry_out(state, seat, action, happen)
        else:
            happen(TookNothing(seat=seat, cuban="alonso"))

    def why_not(self, state: "State", seat: Seat, action: Seize | Use) -> IllegalAction:
        """Say whose the building is, that the markers are used up, or how the use fails."""
        owner = state.owners.get(action.building)
        if isinstance(action, Seize):
            if owner is not None:
                reason = "{building} has an owner already."
            else:
                reason = "You have no owner marker left for {building}."
            return IllegalAction(reason, rule=self.rule, building=action.building)
        if owner != seat:
            reason = (
                "With Alonso you may use only a building that you own; {building} is not yours."
            )
            return IllegalAction(reason, rule=self.rule, building=action.building)
        return FUNCTIONS[action.building].why_not(state, seat, action)


class PlacePiece(Step, frozen=True, tag="place-piece"):
    """§6.4 Placing the piece: to another building of the Cuban's flower, free of other pieces."""

    flower: Flower
    rule: ClassVar[str] = "placing the piece"

    def decision(self, state: "State") -> Decision | None:
        """Ask for the building; skipped when none is free."""
        taken = [player.piece for player in state.players]
        free = [Place(tile) for tile in state.under(self.flower) if tile and tile not in taken]
        return ask(state.active, "place", free)

    def run(self, state: "State", happen: Happen) -> None:
        """Stay, for every building of the flower carries a piece (case 4)."""
        happen(Blocked(seat=state.active, building=state.players[state.active].piece))
        state.push(UseBuilding())

    def resolve(self, state: "State", seat: Seat, action: Place, happen: Happen) -> None:
        """Move there, and be free to use it."""
        state.players[seat].piece = action.building
        happen(Placed(seat=seat, building=action.building))
        if state.options.owner_point_on_staying:
            state.push(UseBuilding())
        else:
            state.push(UseBuilding(), PayOwner())

    def why_not(self, state: "State", seat: Seat, action: Place) -> IllegalAction:
        """Say that the flower is wrong, the piece there already, or the building occupied."""
        if action.building not in state.under(self.flower):
            reason = "{building} does not stand under the {flower} flower."
        elif state.players[seat].piece == action.building:
            reason = "Your piece stands on {building} already and must move."
        else:
            reason = "Another piece stands on {building}."
        return IllegalAction(reason, rule=self.rule, building=action.building, flower=self.flower)


class UseBuilding(Step, frozen=True, tag="use-building"):
    """§7 Buildings: the function of the building the piece stands on may be used."""

    rule: ClassVar[str] = "buildings"

    def decision(self, state: "State") -> Decision | None:
        """Ask how; skipped off the board, and when it is of no use."""
        building = state.players[state.active].piece
        if building is None:
            return None
        uses = FUNCTIONS[building].uses(state, state.active)
        return ask(state.active, "use", [*uses, Decline()]) if uses else None

    def resolve(self, state: "State", seat: Seat, action: Use | Decline, happen: Happen) -> None:
        """Use it, or leave it."""
        if isinstance(action, Use):
            FUNCTIONS[action.building].carry_out(state, seat, action, happen)
            return
        building = state.players[seat].piece
        assert building is not None, "who is asked stands on a building"
        happen(LeftUnused(seat=seat, building=building))

    def why_not(self, state: "State", seat: Seat, action: Use) -> IllegalAction:
        """Say that the piece stands elsewhere, or that it cannot be used so."""
        if action.building != state.players[seat].piece:
            return IllegalAction(
                "Your piece does not stand on {building}.",
                rule=self.rule,
                building=action.building,
            )
        return FUNCTIONS[action.building].why_not(state, seat, action)


class PayOwner(Step, frozen=True, tag="pay-owner"):
    """§6.5 Owner VP: a point for whose building the active piece stands on."""

    def run(self, state: "State", happen: Happen) -> None:
        """Pay the owner, unless it is the visitor's own building."""
        building = state.players[state.active].piece
        owner = None if building is None else state.owners.get(building)
        if building is not None and owner is not None and owner != state.active:
            state.players[owner].points += 1
            happen(OwnerPaid(seat=owner, visitor=state.active, building=building))


class WakeUp(Step, frozen=True, tag="wake-up"):
    """§8: a Cuban that was inactive when the car stopped there is turned up as the turn ends."""

    cuban: Cuban

    def run(self, state: "State", happen: Happen) -> None:
        """Turn it up."""
        wake_up(state, self.cuban, happen)


class EndTurn(Step, frozen=True, tag="end-turn"):
    """§4 End of the turn: the next player clockwise, or the end of the game."""

    def run(self, state: "State", happen: Happen) -> None:
        """Pass the turn on."""
        seat = state.active
        if state.departed >= SHIPS:
            happen(TurnEnded(seat=seat, following=None))
            state.push(EndGame())
            return
        state.active = state.clockwise_after(seat)
        happen(TurnEnded(seat=seat, following=state.active))
        state.push(DriveCar())


CUBAN_STEPS: dict[Cuban, type[TakeFromPablo] | type[AskAlonso]] = {
    "pablo": TakeFromPablo,
    "alonso": AskAlonso,
}
"""Cubans with a rule of their own; El Zorro's depends on who else sits at the table."""

AnyStep = (
    LayOutBuildings
    | LayOutCubans
    | ChooseStartPlayer
    | FirstShip
    | DriveCar
    | ComeToStop
    | TakeFromCuban
    | TakeFromPablo
    | GiveToZorro
    | AskAlonso
    | PlacePiece
    | UseBuilding
    | DeliveryRound
    | PayOwner
    | WakeUp
    | NewShip
    | RollDice
    | LoadDice
    | EndTurn
    | EndGame
)
