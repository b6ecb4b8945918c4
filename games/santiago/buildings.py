"""The twelve functions (§7): what a player may do with a building, and what then happens.

Every use is listed only when it is possible and changes something. Cubes given go to the bank, what
is gained comes from it.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.step import Happen
from games.santiago.actions import Use
from games.santiago.data import (
    CAFE_POINTS,
    CASINO_PESOS,
    FIRST_FLAG,
    GOODS,
    OFFICE_POINTS,
    Building,
    Cube,
    Thing,
)
from games.santiago.events import (
    Amounts,
    Delivered,
    DemandCleared,
    FlagMoved,
    TurnedDown,
    Used,
)
from games.santiago.ships import depart_if_served, raise_flag

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState


class Function(ABC):
    """What one building is good for."""

    building: Building

    @abstractmethod
    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """List every use that `seat` may make of it now."""

    def cost(self, use: Use) -> Amounts:
        """Return what goes to the bank."""
        return ()

    def yields(self, use: Use) -> Amounts:
        """Return what comes from the bank."""
        return ()

    def carry_out(self, state: "SantiagoState", seat: Seat, use: Use, happen: Happen) -> None:
        """Exchange, then do what the building does beyond that."""
        for thing, amount in self.cost(use):
            state.lose(seat, thing, amount)
        for thing, amount in self.yields(use):
            state.gain(seat, thing, amount)
        happen(Used(seat=seat, building=self.building, gave=self.cost(use), got=self.yields(use)))
        self.act(state, seat, use, happen)

    def act(  # noqa: B027 - most buildings only exchange
        self, state: "SantiagoState", seat: Seat, use: Use, happen: Happen
    ) -> None:
        """Do what is more than an exchange."""


class Gift(Function):
    """Bank and church: something for nothing."""

    def __init__(self, building: Building, thing: Thing, amount: int) -> None:
        self.building = building
        self._gift: Amounts = ((thing, amount),)
        self._uses = [Use(building)]

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """It can always be used."""
        return self._uses

    def yields(self, use: Use) -> Amounts:
        """Return the gift."""
        return self._gift


class Workshop(Function):
    """Distillery and cigar factory: any number of one crop into as many finished goods."""

    def __init__(self, building: Building, crop: Cube, product: Cube) -> None:
        self.building = building
        self._crop: Cube = crop
        self._product: Cube = product

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """As many as the player has and the bank can give."""
        most = min(state.players[seat].cubes[self._crop], state.bank[self._product])
        return [Use(self.building, self._crop, self._product, n) for n in range(1, most + 1)]

    def cost(self, use: Use) -> Amounts:
        """Return the crop."""
        return ((self._crop, use.amount),)

    def yields(self, use: Use) -> Amounts:
        """Return the finished goods."""
        return ((self._product, use.amount),)


class BlackMarket(Function):
    """One good for another of a different kind, never wood."""

    building: Building = "black_market"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Each good the player has, for each other one in the bank."""
        cubes, bank = state.players[seat].cubes, state.bank
        return [
            Use("black_market", give, take)
            for give in GOODS
            if cubes[give]
            for take in GOODS
            if take != give and bank[take]
        ]

    def cost(self, use: Use) -> Amounts:
        """Return the good given."""
        return () if use.give is None or use.give == "both" else ((use.give, 1),)

    def yields(self, use: Use) -> Amounts:
        """Return the good taken."""
        return () if use.take is None else ((use.take, 1),)


class Sawmill(Function):
    """One wood for a point and a peso."""

    building: Building = "sawmill"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Once, by who has wood."""
        return [Use("sawmill", "wood")] if state.players[seat].cubes["wood"] else []

    def cost(self, use: Use) -> Amounts:
        """Return the wood."""
        return (("wood", 1),)

    def yields(self, use: Use) -> Amounts:
        """Return a point and a peso."""
        return (("point", 1), ("peso", 1))


class Cafe(Function):
    """One rum, one cigar, or one of both, for two points each."""

    building: Building = "cafe"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Either kind that the player has, and both together."""
        cubes = state.players[seat].cubes
        uses = []
        if cubes["rum"]:
            uses.append(Use("cafe", "rum"))
        if cubes["cigars"]:
            uses.append(Use("cafe", "cigars"))
        if len(uses) == 2:
            uses.append(Use("cafe", "both"))
        return uses

    def cost(self, use: Use) -> Amounts:
        """Return the cubes given."""
        if use.give == "both":
            return (("rum", 1), ("cigars", 1))
        return () if use.give is None else ((use.give, 1),)

    def yields(self, use: Use) -> Amounts:
        """Return two points for each cube."""
        return (("point", CAFE_POINTS * len(self.cost(use))),)


class Casino(Function):
    """Three pesos for a point or the other way round, any number of times in one direction."""

    building: Building = "casino"

    def uses(self, state: "SantiagoState", seat: Seat) -> list[Use]:
        """Every number the player can pay, in either direction."""
        player = state.players[seat]
        buy = [
            Use("casino", "peso", "point", n) for n in range(1, player.pesos // CASINO_PESOS + 1)
        ]
        sell = [Use("casino", "point", "peso", n) for n in range(1, player.points + 1)]
        return buy + sell

    def cost(self, use: Use) -> Amounts:
        """Return pesos, or points."""
        if use.give == "peso":
            return (("peso", CASINO_PESOS * use.amount),)
        return (("point", use.amount),)

    def yields(self, use: Use) -> Amounts:
        """Return points, or pesos."""
        if use.give == "peso":
            return (("point", use.amount),)
        return (("peso", CASINO_PESOS * use.amount),)


class Customs(Function):
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


class PortAuthority(Function):
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


class TradingOffice(Function):
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
