"""What can happen in Cuba."""

from typing import ClassVar, Literal, NamedTuple

from games.core.action import Seat
from games.core.event import Event
from games.cuba.data import VOTES, Character, Crop, Cube, Marker, Merchandise, Thing
from games.cuba.statutes import Group, Law, Statute
from games.cuba.tiles import Building, House

Amounts = tuple[tuple[Thing, int], ...]
"""Things with how many of each, never 0."""


class Ballot(NamedTuple):
    """What the votes of a player are made of; `bought` are the first and the second purchase."""

    card: Character = "worker"
    town_hall: int = 0
    bought: tuple[int, ...] = ()

    @property
    def votes(self) -> int:
        """All votes."""
        return VOTES[self.card] + self.town_hall + sum(self.bought)


class ShipCame(Event, frozen=True, tag="ship-came"):
    """A ship was turned up, or lay next below the pile; it is in a dock, or at sea (0)."""

    ship: int
    dock: int


class StartPlayerDrawn(Event, frozen=True, tag="start-player-drawn"):
    """The lot has said who begins."""

    fresh_board: ClassVar[bool] = True

    seat: Seat


class Picked(Event, frozen=True, tag="picked"):
    """A player took two materials, or two crops, to begin with."""

    seat: Seat
    cubes: tuple[Cube, Cube]


class BillsTurnedUp(Event, frozen=True, tag="bills-turned-up"):
    """A round begins with these proposals."""

    fresh_board: ClassVar[bool] = True

    number: int
    bills: tuple[Statute, ...]


class CardsSetAside(Event, frozen=True, tag="cards-set-aside"):
    """Variant: everybody has set a card aside for parliament."""


class Played(Event, frozen=True, tag="played"):
    """A card was played for its action; `number` says which of the four it is."""

    seat: Seat
    character: Character
    number: int


class TookInstead(Event, frozen=True, tag="took-instead"):
    """A card was played for what a black marker gives."""

    seat: Seat
    character: Character
    number: int
    marker: Marker
    thing: Thing
    amount: int


class Moved(Event, frozen=True, tag="moved"):
    """The figure went to a field, and `cubes` are the materials of row and column."""

    seat: Seat
    origin: int
    field: int
    cubes: Amounts


class Harvested(Event, frozen=True, tag="harvested"):
    """A crop was harvested; `water` is what it cost."""

    seat: Seat
    field: int
    crop: Crop
    water: int


class Bought(Event, frozen=True, tag="bought"):
    """Merchandise was bought; `left` is what the row of the market still holds."""

    seat: Seat
    cube: Merchandise
    amount: int
    pesos: int
    left: int


class Sold(Event, frozen=True, tag="sold"):
    """Merchandise was sold; `left` is what the row of the market holds now."""

    seat: Seat
    cube: Merchandise
    amount: int
    pesos: int
    left: int


class Built(Event, frozen=True, tag="built"):
    """A building was paid for and put on a field."""

    seat: Seat
    building: Building
    field: int
    paid: Amounts


class NothingBuilt(Event, frozen=True, tag="nothing-built"):
    """The Architect was used for nothing."""

    seat: Seat


class Activated(Event, frozen=True, tag="activated"):
    """A building was activated; `got` is what it gives for nothing, as far as there is any."""

    seat: Seat
    building: House
    field: int
    got: Amounts


class Exchanged(Event, frozen=True, tag="exchanged"):
    """A building took cubes and gave something for them."""

    seat: Seat
    building: Building
    gave: Amounts
    got: Amounts


class Stored(Event, frozen=True, tag="stored"):
    """Crops went from the yard into the warehouse."""

    seat: Seat
    crop: Crop
    amount: int


class VotesPromised(Event, frozen=True, tag="votes-promised"):
    """The town hall will bring votes in this round's parliament."""

    seat: Seat
    votes: int


class Vetoed(Event, frozen=True, tag="vetoed"):
    """The church took a bill out of the game."""

    seat: Seat
    statute: Statute
    group: Group


class ShipExchanged(Event, frozen=True, tag="ship-exchanged"):
    """The lighthouse called another ship; `gone` is in the pile, which was shuffled."""

    seat: Seat
    ship: int
    gone: int


class Loaded(Event, frozen=True, tag="loaded"):
    """Merchandise went aboard; `free` is how many slots are left on that ship."""

    seat: Seat
    ship: int
    dock: int
    cube: Merchandise
    amount: int
    points: int
    free: int


class ShipSailed(Event, frozen=True, tag="ship-sailed"):
    """A ship left its dock: full at the end of a round, from dock 3, or by the Harbour act."""

    ship: int
    dock: int
    why: Literal["full", "dock_3", "harbour_act"]
    cargo: Amounts


class HarbourArranged(Event, frozen=True, tag="harbour-arranged"):
    """The ships have moved up; `docks` are 1, 2 and 3."""

    docks: tuple[int, int, int]
    sea: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A turn is over; `following` is next (None: all have played four cards)."""

    fresh_board: ClassVar[bool] = True

    seat: Seat
    following: Seat | None


class StartPlayerChanged(Event, frozen=True, tag="start-player-changed"):
    """Who played the highest fourth card, and of equal ones the last, begins from now on."""

    seat: Seat
    character: Character


class CardsRevealed(Event, frozen=True, tag="cards-revealed"):
    """The fifth cards lie open; `town_hall` is who has its votes."""

    reveals: ClassVar[bool] = True

    cards: tuple[Character, ...]
    town_hall: Seat | None


class VotesBought(Event, frozen=True, tag="votes-bought"):
    """All purchases were turned up and paid; `second` when it is that of those tied for most."""

    fresh_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    pesos: dict[Seat, int]
    second: bool


class VotesCounted(Event, frozen=True, tag="votes-counted"):
    """After a purchase the votes of all, by seat, lie side by side."""

    ballots: tuple[Ballot, ...]


class VotesTied(Event, frozen=True, tag="votes-tied"):
    """These are tied for most and buy votes once more."""

    seats: tuple[Seat, ...]
    votes: int


class Elected(Event, frozen=True, tag="elected"):
    """A player chooses the laws; `tied` are all with the most votes, of whom order decided."""

    fresh_board: ClassVar[bool] = True

    seat: Seat
    votes: tuple[int, ...]
    tied: tuple[Seat, ...]


class LawEnacted(Event, frozen=True, tag="law-enacted"):
    """A bill became law; `replaced` left the game."""

    seat: Seat
    statute: Statute
    replaced: Law | None


class ParliamentClosed(Event, frozen=True, tag="parliament-closed"):
    """Two laws are enacted; the other bills left the game."""

    fresh_board: ClassVar[bool] = True

    enacted: tuple[Statute, ...]
    dropped: tuple[Statute, ...]


class TaxPaid(Event, frozen=True, tag="tax-paid"):
    """The tax was paid; with no building the tax by buildings is 0 and counts as paid."""

    seat: Seat
    pesos: int
    points: int


class TaxUnpaid(Event, frozen=True, tag="tax-unpaid"):
    """The tax was not paid; `able` tells whether it could have been."""

    seat: Seat
    able: bool


class DutyDelivered(Event, frozen=True, tag="duty-delivered"):
    """The duty was delivered; `bonus` is for who paid the tax, too."""

    seat: Seat
    cubes: Amounts
    points: int
    bonus: int


class DutyMissed(Event, frozen=True, tag="duty-missed"):
    """The duty was not delivered; `able` tells whether it could have been."""

    seat: Seat
    able: bool


class Subsidised(Event, frozen=True, tag="subsidised"):
    """The subsidy gave points by seat."""

    law: Law
    points: tuple[int, ...]


class MarketChanged(Event, frozen=True, tag="market-changed"):
    """A law brought crops to the market or took them off; none are left out of `cubes`."""

    law: Law
    cubes: Amounts


class CropsSpoiled(Event, frozen=True, tag="crops-spoiled"):
    """What crops lay in a yard went to the supply."""

    seat: Seat
    cubes: Amounts


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over."""

    fresh_board: ClassVar[bool] = True

    number: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The sixth round is over; `points` by seat are for buildings."""

    fresh_board: ClassVar[bool] = True

    points: tuple[int, ...]
