"""What there is in Cuba for play to reach."""

from collections.abc import Iterator

from games.core.content import Content, Move, Thing, endings, happened, shown
from games.core.event import Answered, Event
from games.cuba import events
from games.cuba.data import (
    CAPACITY,
    CHARACTERS,
    CROPS,
    DOCKS,
    FIELDS,
    MARKERS,
    MATERIALS,
    MERCHANDISE,
    SHIPS,
)
from games.cuba.harbour import LoadCargo
from games.cuba.statutes import GROUP_OF, GROUPS, PRINTED
from games.cuba.tiles import BUILDINGS, TILES, Gives, Loads, Special

EXCHANGING = tuple(
    building
    for building in BUILDINGS
    if building == "black_market" or not isinstance(TILES[building].effect, Gives | Loads | Special)
)
OFFICES = {
    tile.effect.amounts: building
    for building, tile in TILES.items()
    if isinstance(tile.effect, Loads)
}
LAWS = (*(law for law in PRINTED.values() if law is not None), *GROUP_OF)


def _loader(event: events.Loaded, move: Move) -> Iterator[Thing]:
    """Yield the card or the building by which cargo was loaded."""
    assert isinstance(move.step, LoadCargo), "cargo is loaded where it is asked for"
    yield OFFICES[move.step.amounts] if move.step.office else "mayor"


def _laws_at_work(event: Event, move: Move) -> Iterator[Thing]:
    """Yield the law by which an event came about, or came about as it did."""
    laws = move.state.laws
    match event:
        case events.TaxPaid():
            yield laws["tax"]
        case events.DutyDelivered():
            yield laws["duty"]
        case events.Subsidised(law=law) | events.MarketChanged(law=law):
            yield law
        case events.Moved() if laws["other"] == "drought":
            yield "drought"
        case events.Built(paid=paid) if "peso" in dict(paid):
            yield "building_act"
        case events.ShipSailed(why="harbour_act"):
            yield "harbour_act"
        case events.Elected() if laws["other"] == "anti_corruption_act":
            yield "anti_corruption_act"


def _tax(event: Event) -> Iterator[Thing]:
    match event:
        case events.TaxPaid(pesos=pesos):
            yield "paid" if pesos else "nothing due"
        case events.TaxUnpaid(able=able):
            yield "unpaid" if able else "unaffordable"


def _duty(event: Event) -> Iterator[Thing]:
    match event:
        case events.DutyDelivered(bonus=bonus):
            yield "delivered with the bonus" if bonus else "delivered"
        case events.DutyMissed(able=able):
            yield "refused" if able else "impossible"


def _purchase(event: events.VotesBought, move: Move) -> Iterator[Thing]:
    """Yield which purchase of votes it was, and whether all the tied had nothing to spend."""
    yield "second" if event.second else "first"
    broke = not any(move.state.players[seat].pesos for seat in event.pesos)
    if event.second and broke and not any(event.pesos.values()):
        yield "second without a peso"


CONTENT: tuple[Content, ...] = (
    happened(events, Answered),
    endings("pesos"),
    shown("cards played", CHARACTERS, events.Played, lambda event: [event.character]),
    shown("alternatives taken", MARKERS, events.TookInstead, lambda event: [event.marker]),
    shown("fields entered", range(FIELDS), events.Moved, lambda event: [event.field]),
    shown("materials gathered", MATERIALS, events.Moved, lambda event: dict(event.cubes)),
    shown("crops harvested", CROPS, events.Harvested, lambda event: [event.crop]),
    shown(
        "harvests",
        ("free", "for water"),
        events.Harvested,
        lambda event: ["for water" if event.water else "free"],
    ),
    shown("merchandise bought", MERCHANDISE, events.Bought, lambda event: [event.cube]),
    shown("merchandise sold", MERCHANDISE, events.Sold, lambda event: [event.cube]),
    shown(
        "rows emptied",
        MERCHANDISE,
        events.Bought,
        lambda event: [] if event.left else [event.cube],
    ),
    shown(
        "rows filled",
        MERCHANDISE,
        events.Sold,
        lambda event: [event.cube] if event.left == CAPACITY[event.cube] else [],
    ),
    shown("buildings built", BUILDINGS, events.Built, lambda event: [event.building]),
    shown("fields built on", range(1, FIELDS), events.Built, lambda event: [event.field]),
    shown(
        "buildings activated",
        (*BUILDINGS, "printed_warehouse"),
        events.Activated,
        lambda event: [event.building],
    ),
    shown("cubes given to", EXCHANGING, events.Exchanged, lambda event: [event.building]),
    shown("crops stored", CROPS, events.Stored, lambda event: [event.crop]),
    shown("ships turned up", SHIPS, events.ShipCame, lambda event: [event.ship]),
    shown("ships loaded", SHIPS, events.Loaded, lambda event: [event.ship]),
    shown("docks loaded at", DOCKS, events.Loaded, lambda event: [event.dock]),
    shown("cargo", MERCHANDISE, events.Loaded, lambda event: [event.cube]),
    Content("loaded by", ("mayor", *OFFICES.values()), events.Loaded, _loader),
    shown("ships sailed", SHIPS, events.ShipSailed, lambda event: [event.ship]),
    shown(
        "sailed because",
        ("full", "dock_3", "harbour_act"),
        events.ShipSailed,
        lambda event: [event.why],
    ),
    shown("ships called", SHIPS, events.ShipExchanged, lambda event: [event.ship]),
    shown("statutes proposed", GROUP_OF, events.BillsTurnedUp, lambda event: event.bills),
    shown("piles vetoed", GROUPS, events.Vetoed, lambda event: [event.group]),
    shown("statutes enacted", GROUP_OF, events.LawEnacted, lambda event: [event.statute]),
    shown("statutes dropped", GROUP_OF, events.ParliamentClosed, lambda event: event.dropped),
    Content("laws at work", LAWS, Event, _laws_at_work),
    shown("cards in parliament", CHARACTERS, events.CardsRevealed, lambda event: event.cards),
    Content(
        "purchases of votes",
        ("first", "second", "second without a peso"),
        events.VotesBought,
        _purchase,
    ),
    shown(
        "elected by",
        ("votes", "turn order"),
        events.Elected,
        lambda event: ["turn order" if len(event.tied) > 1 else "votes"],
    ),
    shown("tax", ("paid", "nothing due", "unpaid", "unaffordable"), Event, _tax),
    shown(
        "duty",
        ("delivered", "delivered with the bonus", "refused", "impossible"),
        Event,
        _duty,
    ),
)
