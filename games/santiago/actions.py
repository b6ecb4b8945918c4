"""The verbs of Santiago de Cuba."""

from typing import ClassVar, Literal

from games.core.action import Action, Seat
from games.santiago.data import Building, Cuban, Cube, Good, Thing


class Drive(Action, frozen=True, tag="drive"):
    """Drive the car so many stops: the first is free, each further one costs a peso."""

    stops: int


class Take(Action, frozen=True, tag="take"):
    """Take a good from Pablo."""

    good: Good


class Seize(Action, frozen=True, tag="seize"):
    """Put an owner marker on a building that belongs to nobody."""

    building: Building


class Use(Action, frozen=True, tag="use"):
    """Use a building.

    `give` and `take` are what is exchanged, `amount` how many times; `on` is what the function
    acts on: a die (customs), a Cuban (newspaper), a direction (port authority).
    """

    building: Building
    give: Thing | Literal["both"] | None = None
    take: Thing | None = None
    amount: int = 1
    on: Good | Cuban | Literal["left", "right"] | None = None


class Decline(Action, frozen=True, tag="decline"):
    """Do without what is offered."""

    declines: ClassVar[bool] = True


class Give(Action, frozen=True, tag="give"):
    """Give one thing to El Zorro's friend."""

    thing: Thing


class Place(Action, frozen=True, tag="place"):
    """Move your piece to a building."""

    building: Building


class Deliver(Action, frozen=True, tag="deliver"):
    """Deliver cubes to the ship; wood stands `instead` of a demanded good."""

    cube: Cube
    amount: int
    instead: Good | None = None

    @property
    def die(self) -> Good:
        """The good whose demand is met."""
        return self.instead or self.cube  # type: ignore[return-value]  # wood always has instead


class Pass(Action, frozen=True, tag="pass"):
    """Deliver nothing more in this round."""

    declines: ClassVar[bool] = True


class Keep(Action, frozen=True, tag="keep"):
    """Put four dice on the new ship and set the fifth aside."""

    without: Good


class LayBuilding(Action, frozen=True, tag="lay-building"):
    """Chance: the building for the next space."""

    building: Building


class LayCuban(Action, frozen=True, tag="lay-cuban"):
    """Chance: the Cuban for the next stop."""

    cuban: Cuban


class NameStartPlayer(Action, frozen=True, tag="start-player"):
    """Chance: who begins."""

    seat: Seat


class Roll(Action, frozen=True, tag="roll"):
    """Chance: the face of one die."""

    good: Good
    face: int


AnyAction = (
    Drive
    | Take
    | Seize
    | Use
    | Decline
    | Give
    | Place
    | Deliver
    | Pass
    | Keep
    | LayBuilding
    | LayCuban
    | NameStartPlayer
    | Roll
)
