"""The verbs of Montego Bay."""

from typing import Literal

from games.core.action import Action, Seat
from games.montego.data import Figure, Freighter, Warehouse, Worker


class Pick(Action, frozen=True, tag="pick"):
    """Two players: pick a third worker; the other player gets the one left over by it."""

    worker: Worker


class Hire(Action, frozen=True, tag="hire"):
    """Say in secret whether you want Lazy Jack for this round."""

    answer: Literal["yes", "no"]


class Beside(Action, frozen=True, tag="beside"):
    """Set Lazy Jack beside one of your workers."""

    worker: Worker


class Play(Action, frozen=True, tag="play"):
    """Lay a step card face down for one of your figures."""

    figure: Figure
    card: int


class Load(Action, frozen=True, tag="load"):
    """Bring barrels aboard one ship."""

    ship: Freighter
    barrels: int = 1


class TakeBack(Action, frozen=True, tag="take-back"):
    """Take one of your barrels back from a ship, for a broken one."""

    ship: Freighter


class LayWarehouse(Action, frozen=True, tag="lay-warehouse"):
    """Chance: the next warehouse from the left, and whether its room b looks north."""

    warehouse: Warehouse
    turned: bool


class LayTile(Action, frozen=True, tag="lay-tile"):
    """Chance: the worker whose order tile comes next on the rail."""

    worker: Worker


class DrawShip(Action, frozen=True, tag="draw-ship"):
    """Chance: the ship that comes to the last pier."""

    ship: Freighter


class NameChooser(Action, frozen=True, tag="chooser"):
    """Chance: who of two players picks a third worker."""

    seat: Seat


AnyAction = (
    Pick | Hire | Beside | Play | Load | TakeBack | LayWarehouse | LayTile | DrawShip | NameChooser
)
