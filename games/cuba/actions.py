"""The verbs of Cuba."""

from typing import ClassVar, Literal

from games.core.action import Action, Seat
from games.cuba.data import Character, Crop, Cube, Merchandise
from games.cuba.statutes import Statute
from games.cuba.tiles import Building

Take = Literal["wood", "stone", "water", "citrus", "sugar", "tobacco", "points", "pesos"]
"""What an alternative gives."""


class Pick(Action, frozen=True, tag="pick"):
    """Pick two materials, then two crops, before the game."""

    first: Cube
    second: Cube


class SetAside(Action, frozen=True, tag="set-aside"):
    """Variant: put a card aside in secret for parliament."""

    character: Character


class Play(Action, frozen=True, tag="play"):
    """Play a card for its action, or instead for what a black marker gives."""

    character: Character
    take: Take | None = None


class Move(Action, frozen=True, tag="move"):
    """Worker: put your figure on a field, or leave it there."""

    field: int


class Harvest(Action, frozen=True, tag="harvest"):
    """Worker: harvest a crop field; without a free harvest left it costs a water."""

    field: int


class Buy(Action, frozen=True, tag="buy"):
    """Tradeswoman: buy merchandise, the cheapest first."""

    cube: Merchandise
    amount: int = 1


class Sell(Action, frozen=True, tag="sell"):
    """Tradeswoman: sell merchandise, at the best price first."""

    cube: Merchandise
    amount: int = 1


class Build(Action, frozen=True, tag="build"):
    """Architect: choose a building to pay for."""

    building: Building


class Place(Action, frozen=True, tag="place"):
    """Architect: put the building on a field."""

    field: int


class Activate(Action, frozen=True, tag="activate"):
    """Foreman: activate the building on a field."""

    field: int


class Give(Action, frozen=True, tag="give"):
    """Give cubes for what a building pays or makes."""

    cube: Cube
    amount: int = 1


class Swap(Action, frozen=True, tag="swap"):
    """Black market: give one merchandise for one of another kind."""

    give: Merchandise
    take: Merchandise


class Store(Action, frozen=True, tag="store"):
    """Warehouse: bring crops in from the yard."""

    crop: Crop
    amount: int = 1


class Load(Action, frozen=True, tag="load"):
    """Mayor and offices: load merchandise on the ship in a dock."""

    dock: int
    cube: Merchandise
    amount: int = 1


class Veto(Action, frozen=True, tag="veto"):
    """Church: take a bill out of the game."""

    statute: Statute


class Exchange(Action, frozen=True, tag="exchange"):
    """Lighthouse: exchange the ship at sea for one of the pile."""

    ship: int


class Bribe(Action, frozen=True, tag="bribe"):
    """Say in secret how many votes to buy, a peso each."""

    pesos: int


class Enact(Action, frozen=True, tag="enact"):
    """Make a bill law."""

    statute: Statute


class Pay(Action, frozen=True, tag="pay"):
    """Pay the tax."""


class Deliver(Action, frozen=True, tag="deliver"):
    """Deliver the duty: one cube, or two together."""

    first: Cube
    second: Cube | None = None


class Decline(Action, frozen=True, tag="decline"):
    """Do without what is offered."""

    declines: ClassVar[bool] = True


class Finish(Action, frozen=True, tag="finish"):
    """Be done with what you are doing."""

    declines: ClassVar[bool] = True


class DrawShip(Action, frozen=True, tag="draw-ship"):
    """Chance: the ship that is turned up next."""

    ship: int


class DrawBill(Action, frozen=True, tag="draw-bill"):
    """Chance: the statute that is turned up next."""

    statute: Statute


class NameStartPlayer(Action, frozen=True, tag="start-player"):
    """Chance: who begins."""

    seat: Seat


AnyAction = (
    Pick
    | SetAside
    | Play
    | Move
    | Harvest
    | Buy
    | Sell
    | Build
    | Place
    | Activate
    | Give
    | Swap
    | Store
    | Load
    | Veto
    | Exchange
    | Bribe
    | Enact
    | Pay
    | Deliver
    | Decline
    | Finish
    | DrawShip
    | DrawBill
    | NameStartPlayer
)
