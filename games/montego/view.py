"""What a player, or a spectator, of Montego Bay may know (§7)."""

import msgspec

from games.core.action import Seat
from games.core.view import View
from games.montego.actions import AnyAction
from games.montego.data import Figure, Freighter, Room, Warehouse, Worker
from games.montego.scoring import shares


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group may agree on before the game: nothing, so far."""


class Journey(msgspec.Struct, frozen=True):
    """A card that was turned up in this round and what it brought; see the event `Moved`."""

    figure: Figure
    card: int
    origin: int
    wanted: int
    place: int
    shoved: Figure | None = None
    shoved_to: int | None = None


class ShipView(msgspec.Struct, frozen=True):
    """A freighter: its holds, what it pays for most, second, third barrels, whose are aboard."""

    ship: Freighter
    holds: int
    points: tuple[int, ...]
    cargo: dict[Seat, int]
    shares: dict[Seat, int]
    """What each would get if it were scored now, without the bonus for the last barrel."""

    @property
    def free(self) -> int:
        """The holds that are still free."""
        return self.holds - sum(self.cargo.values())

    def shares_with(self, seat: Seat, barrels: int) -> dict[Seat, int]:
        """Return what each would get with so many more barrels of a seat aboard, or fewer.

        The bonus for the last barrel is not in it.
        """
        return shares({**self.cargo, seat: self.cargo.get(seat, 0) + barrels}, self.points)


class PlayerView(msgspec.Struct, frozen=True):
    """What is known of a player: all of it but the cards that lie face down."""

    points: int
    coins: int
    barrels: int
    workers: tuple[Worker, ...]


class MontegoView(View, frozen=True, kw_only=True):
    """The board, what the reader has laid in secret, and what the reader may do.

    `kind` is "pick" (third worker), "hire", "beside" (Jack), "play" (cards), "load", "take-back",
    or one of chance: "lay-warehouse", "lay-tile", "draw-ship", "chooser". Places count clockwise
    from 0, the first space after the left tavern; -1 is the left tavern, -2 the right one.
    """

    options: Options
    round: int
    players: tuple[PlayerView, ...]
    warehouses: tuple[Warehouse, ...]
    rooms: tuple[Room, ...]
    """The room of each space."""
    places: dict[Figure, int]
    rail: tuple[Worker, ...]
    coins: int
    """Coins left in the stock."""
    tug: bool
    """Whether the tug lies at pier 1; the ships then begin at pier 2."""
    harbour: tuple[ShipView, ...]
    stacks: tuple[int, int]
    """Ships left in the first and in the second stack."""
    shuffle_due: bool
    """Whether the order tiles will be shuffled at the end of this round."""
    hirer: Seat | None
    partner: Worker | None
    """Beside whom Lazy Jack stands, or stood before he moved."""
    journeys: tuple[Journey, ...]
    loaded: tuple[Figure, ...]
    """The figures that have been counted in this round, the one that loads now included."""
    loading: Figure | None
    """The figure that loads or takes back now."""
    left: int
    """Barrels that it has still to load or take back."""
    pile: dict[Seat, int]
    pile_points: tuple[int, ...]
    pile_shares: dict[Seat, int]
    laid: dict[Figure, int]
    """The reader's own cards that lie face down."""
    wants: str | None
    """The reader's own answer about Jack while answers are secret: "yes", "no" or None."""
    choices: tuple[AnyAction, ...]
    """What the reader may answer now; empty when not asked."""
