"""What a player, or a spectator, of Santiago de Cuba may know (§12)."""

import msgspec

from games.core.action import Seat
from games.core.view import View
from games.santiago.actions import AnyAction
from games.santiago.data import Building, Cuban, Cube, Good


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group may agree on before the game."""

    open_holdings: bool = False
    """Everybody sees all holdings, as on Yucata (§12)."""
    owner_point_on_staying: bool = True
    """An owner is paid also when the piece has not moved in the turn (A-5)."""
    finish_turn_after_seventh: bool = False
    """The turn in which the seventh ship leaves is played to its end (A-10)."""


class Holdings(msgspec.Struct, frozen=True):
    """What stands behind a screen."""

    pesos: int
    points: int
    cubes: dict[Cube, int]


class PlayerView(msgspec.Struct, frozen=True):
    """What is known of one seat; `holdings` is None while they are hidden."""

    markers: int
    """Owner markers not yet placed, 0 … 3."""
    piece: Building | None
    """The building the piece stands on, None before it comes to the board."""
    holdings: Holdings | None


class SantiagoView(View, frozen=True, kw_only=True):
    """The board, what the reader holds, and what the reader may do.

    `kind` is one of "lay-building", "lay-cuban", "start-player", "roll" (chance), "drive",
    "take" (Pablo), "give" (El Zorro), "alonso", "place", "use", "deliver", "keep".
    """

    options: Options
    start: Seat | None
    """The start player, None before one is drawn."""
    active: Seat
    """Whose turn it is."""
    buildings: tuple[Building | None, ...]
    """The twelve spaces: three yellow, blue, red, white; None before set-up."""
    owners: dict[Building, Seat]
    cubans: tuple[Cuban | None, ...]
    """By stop, 0 … 9; None at the harbour (stop 0)."""
    inactive: frozenset[Cuban]
    car: int
    """The stop where the car stands, 0 … 9."""
    value: int
    """What a delivered good is worth: 2, 3 or 4 points."""
    dice: dict[Good, int]
    """What the ship in port still demands, four goods; empty when no ship is in port."""
    aside: Good | None
    rolled: dict[Good, int]
    """All five dice, while a player chooses which four go on the ship; else empty."""
    departed: int
    """Ships that have left, 0 … 7."""
    bank: dict[Cube, int]
    players: tuple[PlayerView, ...]
    passed: tuple[Seat, ...]
    """Who is out of the delivery round that is going on."""
    choices: tuple[AnyAction, ...]
    """What the reader may answer now; empty when not asked."""

    @property
    def mine(self) -> Holdings | None:
        """The reader's own holdings, None for a spectator."""
        return None if self.seat is None else self.players[self.seat].holdings
