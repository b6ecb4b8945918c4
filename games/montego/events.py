"""What can happen in Montego Bay."""

from typing import ClassVar, Literal

from games.core.action import Seat
from games.core.event import Event
from games.montego.data import Figure, Freighter, Room, Worker


class SetUp(Event, frozen=True, tag="set-up"):
    """Warehouses, ships and order tiles lie on the board."""

    fresh_board: ClassVar[bool] = True


class ThirdWorkers(Event, frozen=True, tag="third-workers"):
    """Two players have got a third worker each: one picked it, the other got what was left."""

    picked: tuple[Seat, Worker]
    left: tuple[Seat, Worker]


class HireAnswered(Event, frozen=True, tag="hire-answered"):
    """All hiring answers are turned up; `hirer` gets Jack for 3 coins, None: nobody wants him."""

    reveals: ClassVar[bool] = True

    wanted: tuple[Seat, ...]
    hirer: Seat | None


class JackStands(Event, frozen=True, tag="jack-stands"):
    """Lazy Jack was set beside a worker."""

    seat: Seat
    worker: Worker


class Moved(Event, frozen=True, tag="moved"):
    """A card was turned up and a figure of `seat` walked from `origin` to `place`.

    `wanted` is the space its card led to; it differs from `place` when both sides of that
    warehouse were taken and the figure stepped back. `room` is what belongs to its place, None in
    a tavern. `shoved` is the figure of `shoved_seat` that it pushed to the opposite space
    `shoved_to`, with the room `shoved_room`.
    """

    reveals: ClassVar[bool] = True

    seat: Seat
    figure: Figure
    card: int
    origin: int
    wanted: int
    place: int
    room: Room | None
    shoved: Figure | None = None
    shoved_seat: Seat | None = None
    shoved_to: int | None = None
    shoved_room: Room | None = None


class RoundMoved(Event, frozen=True, tag="round-moved"):
    """All figures have moved; the loading begins."""

    fresh_board: ClassVar[bool] = True

    number: int


class CoinTaken(Event, frozen=True, tag="coin-taken"):
    """A figure's room gave its owner a coin; `amount` is 0 when there is none left."""

    seat: Seat
    figure: Figure
    amount: int


class BarrelsTaken(Event, frozen=True, tag="barrels-taken"):
    """A figure's owner took barrels to load; `forfeited` are those the supply could not give."""

    seat: Seat
    figure: Figure
    barrels: int
    forfeited: int


class Loaded(Event, frozen=True, tag="loaded"):
    """Barrels went aboard; `free` is how many holds are left on that ship."""

    seat: Seat
    figure: Figure
    ship: Freighter
    pier: int
    barrels: int
    free: int


class PutOnPile(Event, frozen=True, tag="put-on-pile"):
    """With no ship left in the harbour barrels went onto the tavern pile."""

    seat: Seat
    figure: Figure
    barrels: int


class TookBack(Event, frozen=True, tag="took-back"):
    """A barrel was taken back from a ship for a broken one."""

    seat: Seat
    figure: Figure
    ship: Freighter
    pier: int


class NothingBroken(Event, frozen=True, tag="nothing-broken"):
    """Broken barrels were not made up for: Jack is exempt, or there was nothing to take back."""

    seat: Seat
    figure: Figure
    why: Literal["jack", "none aboard"]


class ShipScored(Event, frozen=True, tag="ship-scored"):
    """A ship left full, or from pier 1, or the game ended; `points` by seat with barrels aboard.

    `pier` is where it lay. `bonus` is who placed the last barrel of a full ship; its point is in
    `points`.
    """

    ship: Freighter
    pier: int
    why: Literal["full", "pier 1", "end"]
    points: dict[Seat, int]
    bonus: Seat | None


class TugLeft(Event, frozen=True, tag="tug-left"):
    """The tug left pier 1."""


class ShipCame(Event, frozen=True, tag="ship-came"):
    """A ship came to the last pier; `opened` when it was the first of the second stack."""

    ship: Freighter
    pier: int
    opened: bool


class TilesMoved(Event, frozen=True, tag="tiles-moved"):
    """The order tiles moved back one place, or were shuffled, for the next round.

    `owners` are whose workers they are, in the order of the rail.
    """

    shuffled: bool
    rail: tuple[Worker, ...]
    owners: tuple[Seat, ...]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over and the next begins."""

    fresh_board: ClassVar[bool] = True

    number: int


class PileScored(Event, frozen=True, tag="pile-scored"):
    """The tavern pile was scored; `points` by seat with barrels in it."""

    points: dict[Seat, int]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """Three or fewer ships were left and both stacks empty."""

    fresh_board: ClassVar[bool] = True
