"""The twelve buildings (§7): four act on ship, marker or street, the others exchange things."""

from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.santiago.actions import Use
from games.santiago.data import FIRST_FLAG, OFFICE_POINTS, Building
from games.santiago.events import Amounts, Delivered, DemandCleared, FlagMoved, TurnedDown, Used
from games.santiago.exchanges import (
    BlackMarket,
    Cafe,
    Casino,
    Function,
    Gift,
    Sawmill,
    Workshop,
)
from games.santiago.ships import depart_if_served, raise_flag

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState


class HarbourFunction(Function):
    """Customs, port authority and trading office: of no use while no ship is in port."""

    def why_not(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say that the ship is missing, or what else is."""
        if not state.ship_in_port:
            return self.refusal("{building} cannot be used while no ship is in port.")
        return self.why_not_in_port(state, seat, use)

    def why_not_in_port(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say what is wrong while a ship is in port."""
        return super().why_not(state, seat, use)


class Customs(HarbourFunction):
    """One die of the ship to 0."""

    building: Building = "customs"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Each die that still demands something; none while no ship is in port."""
        return [Use("customs", on=good) for good, demand in state.dice.items() if demand]

    def act(self, state: "SantiagoState", seat: Seat, use: Use, happen: Happen) -> None:
        """Clear the die; the ship leaves when it was the last."""
        for good in state.dice:
            if good == use.on:
                happen(DemandCleared(good=good, was=state.dice[good]))
                state.dice[good] = 0
        depart_if_served(state, "customs", happen)

    def why_not_in_port(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say that the die shows 0 already, or is not on the ship."""
        if use.on is None:
            return super().why_not_in_port(state, seat, use)
        return self.refusal("The ship demands no {good}.", good=use.on)


class PortAuthority(HarbourFunction):
    """The value marker one flag to either side."""

    building: Building = "port_authority"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Left unless on the first flag, right always; none while no ship is in port."""
        if not state.ship_in_port:
            return []
        right = Use("port_authority", on="right")
        return [right] if state.value == FIRST_FLAG else [Use("port_authority", on="left"), right]

    def act(self, state: "SantiagoState", seat: Seat, use: Use, happen: Happen) -> None:
        """Move the marker; to the right of the last flag the ship leaves."""
        if use.on == "right":
            raise_flag(state, "port_authority", happen)
        else:
            state.value -= 1
            happen(FlagMoved(value=state.value, why="port_authority"))

    def why_not_in_port(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say that the marker cannot go further to the left."""
        if use.on != "left":
            return super().why_not_in_port(state, seat, use)
        return self.refusal("The value marker is on the first flag and can only move right.")


class TradingOffice(HarbourFunction):
    """Deliver one demanded good for exactly two points."""

    building: Building = "office"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Each demanded good that the player has; none while no ship is in port."""
        cubes = state.players[seat].cubes
        return [
            Use("office", give=good)
            for good, demand in state.dice.items()
            if demand and cubes[good]
        ]

    def carry_out(self, state: "SantiagoState", seat: Seat, use: Use, happen: Happen) -> None:
        """Deliver the cube; the ship leaves when it was the last one wanted."""
        for good in state.dice:
            if good == use.give:
                happen(Used(seat=seat, building="office", gave=(), got=()))
                deliver(
                    state,
                    seat,
                    Delivered(
                        seat=seat,
                        cube=good,
                        die=good,
                        amount=1,
                        points=OFFICE_POINTS,
                        left=state.dice[good] - 1,
                    ),
                    happen,
                )
        depart_if_served(state, "office", happen)

    def why_not_in_port(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say that wood, an unwanted good or a missing one cannot be delivered."""
        if use.give == "wood":
            return self.refusal("{building} takes no wood.")
        for good, demand in state.dice.items():
            if good == use.give and demand:
                return super().why_not_in_port(state, seat, use)
        if use.give is None:
            return self.refusal("{building} delivers one good, which must be named.")
        return self.refusal("The ship demands no {good}.", good=use.give)

    def cost(self, use: Use) -> Amounts:
        """Return the good delivered."""
        return () if use.give is None or use.give == "both" else ((use.give, 1),)


class Newspaper(Function):
    """A peso, and one active Cuban may be turned face down (§8)."""

    building: Building = "newspaper"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """With no Cuban, or with any that is active."""
        active = (cuban for cuban in state.cubans if cuban and cuban not in state.inactive)
        return [Use("newspaper"), *(Use("newspaper", on=cuban) for cuban in active)]

    def yields(self, use: Use) -> Amounts:
        """Return the peso."""
        return (("peso", 1),)

    def act(self, state: "SantiagoState", seat: Seat, use: Use, happen: Happen) -> None:
        """Turn the Cuban down."""
        for cuban in state.cubans:
            if cuban is not None and cuban == use.on:
                state.inactive.append(cuban)
                happen(TurnedDown(cuban=cuban))

    def why_not(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say that the Cuban is inactive already."""
        if use.on in state.inactive:
            return self.refusal("{cuban} is inactive already.", cuban=use.on)
        return super().why_not(state, seat, use)


def deliver(state: "SantiagoState", seat: Seat, delivery: Delivered, happen: Happen) -> None:
    """Bring cubes aboard for points (§9.4)."""
    state.lose(seat, delivery.cube, delivery.amount)
    state.dice[delivery.die] = delivery.left
    state.players[seat].points += delivery.points
    happen(delivery)


FUNCTIONS: dict[Building, Function] = {
    function.building: function
    for function in (
        Gift("bank", "peso", 2),
        Gift("church", "point", 1),
        Workshop("distillery", "sugar", "rum"),
        Workshop("cigar_factory", "tobacco", "cigars"),
        BlackMarket(),
        Sawmill(),
        Cafe(),
        Customs(),
        Casino(),
        PortAuthority(),
        TradingOffice(),
        Newspaper(),
    )
}
