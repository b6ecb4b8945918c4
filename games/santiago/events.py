"""What can happen in Santiago de Cuba. All of it happens in the open (§12)."""

from typing import ClassVar, Literal

from games.core.action import Seat
from games.core.event import Event
from games.santiago.data import Building, Cuban, Cube, Good, Thing

Amounts = tuple[tuple[Thing, int], ...]
"""Things with how many of each, never 0."""

Cause = Literal["delivery", "passing", "round", "port_authority", "customs", "office", "zeros"]
"""Why a ship left: the last demand was met; the car passed with the marker on the last flag, a
delivery round ended on it, the port authority pushed it on; customs or the trading office emptied
the last die; the new ship demanded nothing."""


class SetUp(Event, frozen=True, tag="set-up"):
    """The street is laid out and the start player is known."""

    fresh_board: ClassVar[bool] = True

    start: Seat


class Drove(Event, frozen=True, tag="drove"):
    """The car went `stops` stops from `origin` to `stop` for `pesos`; `cuban` is who is there."""

    seat: Seat
    stops: int
    origin: int
    stop: int
    cuban: Cuban | None
    pesos: int


class FlagMoved(Event, frozen=True, tag="flag-moved"):
    """The value marker went to another flag: because the car passed, a round ended, or by use."""

    value: int
    why: Literal["passing", "round", "port_authority"]


class WokeUp(Event, frozen=True, tag="woke-up"):
    """An inactive Cuban was turned face up."""

    cuban: Cuban


class FoundInactive(Event, frozen=True, tag="found-inactive"):
    """The car stopped at an inactive Cuban: nothing happens there."""

    seat: Seat
    cuban: Cuban


class Took(Event, frozen=True, tag="took"):
    """A Cuban gave something; `amount` may be less than printed, or 0, when the bank is short."""

    seat: Seat
    cuban: Cuban
    thing: Thing
    amount: int


class TookNothing(Event, frozen=True, tag="took-nothing"):
    """Pablo or Alonso was declined, or had nothing to offer."""

    seat: Seat
    cuban: Cuban


class Gave(Event, frozen=True, tag="gave"):
    """A player gave the active player one thing because of El Zorro.

    Who is asked next, or is not, then tells what others have behind their screens.
    """

    reveals: ClassVar[bool] = True

    seat: Seat
    receiver: Seat
    thing: Thing


class Seized(Event, frozen=True, tag="seized"):
    """An owner marker was put on a building."""

    seat: Seat
    building: Building


class Placed(Event, frozen=True, tag="placed"):
    """The piece moved to a building."""

    seat: Seat
    building: Building


class Blocked(Event, frozen=True, tag="blocked"):
    """No building of the flower was free, so the piece stays (None: off the board)."""

    seat: Seat
    building: Building | None


class Used(Event, frozen=True, tag="used"):
    """A building was used: what went to the bank, what came from it."""

    seat: Seat
    building: Building
    gave: Amounts
    got: Amounts


class LeftUnused(Event, frozen=True, tag="left-unused"):
    """The building under the piece was not used."""

    seat: Seat
    building: Building


class DemandCleared(Event, frozen=True, tag="demand-cleared"):
    """Customs set a die to 0."""

    good: Good
    was: int


class TurnedDown(Event, frozen=True, tag="turned-down"):
    """The newspaper made a Cuban inactive."""

    cuban: Cuban


class Delivered(Event, frozen=True, tag="delivered"):
    """Cubes went aboard for points; `left` is what the die still demands."""

    seat: Seat
    cube: Cube
    die: Good
    amount: int
    points: int
    left: int


class Passed(Event, frozen=True, tag="passed"):
    """A player is out of this delivery round."""

    seat: Seat


class ShipLeft(Event, frozen=True, tag="ship-left"):
    """The ship with this number (1 … 7) left the harbour."""

    number: int
    cause: Cause


class Rolled(Event, frozen=True, tag="rolled"):
    """The five dice for the ship with this number were rolled."""

    seat: Seat
    number: int
    dice: dict[Good, int]


class ShipArrived(Event, frozen=True, tag="ship-arrived"):
    """A new ship demands what four dice show; the fifth good is not wanted."""

    fresh_board: ClassVar[bool] = True

    seat: Seat
    number: int
    dice: dict[Good, int]
    aside: Good


class OwnerPaid(Event, frozen=True, tag="owner-paid"):
    """The owner got a point because somebody's piece ended its turn in the building."""

    seat: Seat
    visitor: Seat
    building: Building


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A turn is over; `following` is next (None: the game is over)."""

    fresh_board: ClassVar[bool] = True

    seat: Seat
    following: Seat | None


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The seventh ship left; all holdings are shown."""

    fresh_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
