"""What a player, or a spectator, of Cuba may know (§10)."""

from typing import Literal

import msgspec

from games.core.action import Seat
from games.core.view import View
from games.cuba.actions import AnyAction
from games.cuba.data import (
    Character,
    Colour,
    Crop,
    Cube,
    Marker,
    Merchandise,
    Terrain,
)
from games.cuba.statutes import Group, Law, Statute
from games.cuba.tiles import Building, House

Phase = Literal["set-up", "bills", "actions", "parliament", "administration", "end"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group may agree on before the game; the defaults are as in the rules.

    `different_plantations` gives every seat a layout of its own (§1.5); with `card_aside` the card
    for parliament is set aside in secret at the start of the round (§4, variant).
    """

    different_plantations: bool = False
    card_aside: bool = False


class ShipView(msgspec.Struct, frozen=True):
    """A ship by its number: its slots, what is loaded, no kind with none."""

    number: int
    slots: dict[Merchandise, int]
    loaded: dict[Merchandise, int]

    @property
    def free(self) -> int:
        """The slots that are still empty."""
        return sum(self.slots.values()) - sum(self.loaded.values())


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """All of a player but what is secret: a card set aside, a purchase of votes."""

    points: int
    pesos: int
    side: Colour
    terrain: tuple[Terrain, ...]
    """What is printed on the fields 0 … 11, row by row; a building covers it for good."""
    built: dict[int, Building]
    """The tiles by field."""
    figure: int
    yard: dict[Cube, int]
    stored: dict[Crop, int]
    played: tuple[Character, ...]
    """The cards of this round in the order they were played."""
    aside: bool
    """Whether a card lies aside for parliament (variant)."""
    town_hall: bool
    """Whether the town hall was activated in this round."""
    vote: Character | None
    """The card turned up in parliament, None before."""
    bought: tuple[int, ...]
    """Votes bought in the first, and when tied in the second, purchase of this round."""
    votes: int
    """All votes so far: card, town hall, bought."""
    tax_due: int
    """What the tax in force would cost now."""
    can_deliver: bool
    """Whether the duty in force could be delivered now."""
    subsidy: int
    """The points that the subsidy in force would give now; votes only as far as turned up."""
    tax_paid: bool
    duty_met: bool


class Working(msgspec.Struct, frozen=True):
    """How far the open action has come; what does not belong to it is empty.

    `done` are the fields harvested so far, or with the Foreman those activated in row and column,
    that of the building at work among them; `left` is how many harvests are still free, how many
    cubes the building still takes, or an office may load; `building` is what is being placed or
    takes cubes; `dock` is that of the ship being loaded; `bought` and `sold` are kinds traded.
    """

    done: tuple[int, ...] = ()
    left: int | None = None
    building: House | None = None
    dock: int | None = None
    bought: tuple[Merchandise, ...] = ()
    sold: tuple[Merchandise, ...] = ()


class CubaView(View, frozen=True, kw_only=True):
    """The board, the plantations, and what the reader may do.

    `kind` is "pick-materials", "pick-crops", "set-aside" (sealed), "play", "move", "harvest",
    "trade", "build", "place", "activate", "give", "swap", "store", "veto", "exchange", "load",
    "bribe" (sealed), "enact", "tax", "duty", or one of chance: "draw-ship", "draw-bill",
    "start-player".
    """

    options: Options
    round: int
    phase: Phase
    start: Seat
    active: Seat
    """Whose turn it is while cards are played."""
    players: tuple[PlayerView, ...]
    supply: dict[Cube, int]
    market: dict[Merchandise, int]
    cheapest: tuple[Crop, ...]
    """The crops of which no other is cheaper."""
    docks: tuple[ShipView | None, ...]
    """Docks 1, 2 and 3."""
    sea: ShipView | None
    pile: tuple[int, ...]
    """The ships in the pile by number, not in their order."""
    under_pile: tuple[int, ...]
    """The ships of the pile whose order is known, the lowest last."""
    laws: dict[Group, Law | None]
    bills: dict[Group, Statute]
    """This round's open bills."""
    vetoed: Statute | None
    enacted: tuple[Statute, ...]
    dropped: tuple[Statute, ...]
    """This round's bills that were vetoed, enacted, and not chosen; empty before."""
    barred: Group | None
    """The group whose bill the church may not veto in this round."""
    to_come: dict[Group, tuple[Statute, ...]]
    """The statutes still in the piles, not in their order."""
    markers: tuple[Marker, ...]
    """The marker places that are taken in this round."""
    tiles: dict[Building, int]
    """The buildings still to be had, and how many of each."""
    buying: tuple[Seat, ...]
    """Who buys votes in the open purchase; fewer than all in the second one."""
    winner: Seat | None
    """Who won this round's parliament."""
    working: Working | None
    """How far the open action has come; None when it asks a single question, or none is open."""
    aside: Character | None
    """The reader's own card that is set aside in secret, while it is."""
    bribe: int | None
    """The reader's own purchase while purchases are secret."""
    choices: tuple[AnyAction, ...]
    """What the reader may answer now; empty when not asked."""
