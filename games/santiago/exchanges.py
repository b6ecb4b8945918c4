"""What a building is good for (§7), and the eight that exchange things with the bank.

Every use is listed only when it is possible and changes something. Cubes given go to the bank, what
is gained comes from it.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.santiago.actions import Use
from games.santiago.data import CAFE_POINTS, CASINO_PESOS, GOODS, Building, Cube, Thing
from games.santiago.events import Amounts, Used

if TYPE_CHECKING:
    from games.santiago.state import SantiagoState


class Function(ABC):
    """What one building is good for."""

    building: Building
    rule: ClassVar[str] = "buildings"

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

    def why_not(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say why a use that is not listed is not possible."""
        for thing, needed in self.cost(use):
            held = state.players[seat].has(thing)
            if held < needed:
                return self.refusal(
                    "You have {held} {thing} and need {needed} for {building}.",
                    held=held,
                    thing=thing,
                    needed=needed,
                )
        for thing, wanted in self.yields(use):
            if thing != "peso" and thing != "point" and state.bank[thing] < wanted:
                return self.refusal(
                    "The supply has {left} {thing} left and {building} would need {wanted}.",
                    left=state.bank[thing],
                    thing=thing,
                    wanted=wanted,
                )
        return self.refusal("{building} cannot be used like that.")

    def refusal(self, reason: str, **details: object) -> IllegalAction:
        """Refuse a use of this building for a reason."""
        return IllegalAction(reason, rule=self.rule, building=self.building, **details)


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

    def why_not(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say that only different goods are exchanged, or what is missing."""
        if "wood" in (use.give, use.take):
            return self.refusal("{building} neither takes wood nor gives any.")
        if use.give == use.take:
            return self.refusal("{building} gives another kind of good than it takes.")
        return super().why_not(state, seat, use)


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

    def why_not(self, state: "SantiagoState", seat: Seat, use: Use) -> IllegalAction:
        """Say how many pesos, or points, are missing."""
        ((thing, needed),) = self.cost(use)
        held = state.players[seat].has(thing)
        if needed <= held:
            return super().why_not(state, seat, use)
        if thing == "peso":
            reason = "You have {held} pesos and need {needed} for {building}."
        else:
            reason = "You have {held} points and need {needed} for {building}."
        return self.refusal(reason, held=held, needed=needed)
