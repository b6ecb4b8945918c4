"""What can happen in Maracaibo."""

from typing import ClassVar, Literal

from games.core.action import Seat
from games.core.event import Event
from games.maracaibo.automa import AutomaCard
from games.maracaibo.buildings import Building
from games.maracaibo.cards import CardId
from games.maracaibo.careers import Career
from games.maracaibo.cities import Deed, Tile
from games.maracaibo.data import Good, Nation, Object, Pile, Source, Symbol
from games.maracaibo.map import Location
from games.maracaibo.quests import QuestId
from games.maracaibo.tokens import TokenId
from games.maracaibo.trail import Space
from games.maracaibo.upgrades import Upgrade

IncomeTrack = Literal["doubloons", "points"]
VillageDeed = Literal["earn", "sell", "drill", "enlist", "scout"]


class TileLaid(Event, frozen=True, tag="tile-laid"):
    """A city tile was laid on its place."""

    location: Location
    tile: Tile


class QuestTurnedUp(Event, frozen=True, tag="quest-turned-up"):
    """A quest tile came to lie on top of the stack, where everybody sees it."""

    quest: QuestId
    left: int


class QuestLaid(Event, frozen=True, tag="quest-laid"):
    """The top tile of the stack was laid at a location, or on the explorer track."""

    quest: QuestId
    location: Location | None = None
    space: Space | None = None


class Dealt(Event, frozen=True, tag="dealt"):
    """Everybody was dealt cards, or careers; the particulars are the players' own."""

    cards: int
    careers: int


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """One of a player's first cards; heard by that player alone."""

    seat: Seat
    card: CardId


class CareerDealt(Event, frozen=True, tag="career-dealt"):
    """One of a player's two careers; heard by that player alone."""

    seat: Seat
    career: Career


class GalleryFilled(Event, frozen=True, tag="gallery-filled"):
    """New cards were turned up; `cards` is the whole gallery now."""

    cards: tuple[CardId, ...]


class GalleryDiscarded(Event, frozen=True, tag="gallery-discarded"):
    """At the end of a round the gallery went to the discard pile."""

    cards: tuple[CardId, ...]


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    """The deck was empty: the discard pile became the deck."""

    cards: int


class BuildingTurnedUp(Event, frozen=True, tag="building-turned-up"):
    """A prestige building can be invested in from now on."""

    building: Building


class FirstPlayerNamed(Event, frozen=True, tag="first-player-named"):
    """The lot has said who begins; `doubloons` are what each seat has."""

    fresh_board: ClassVar[bool] = True

    seat: Seat
    doubloons: tuple[int, ...]


class CardsChosen(Event, frozen=True, tag="cards-chosen"):
    """Everybody has kept four cards: by seat the card planned, and those discarded."""

    fresh_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    planned: tuple[CardId, ...]
    discarded: tuple[tuple[CardId, ...], ...]


class CareersChosen(Event, frozen=True, tag="careers-chosen"):
    """Everybody has kept a career: by seat, which."""

    fresh_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    careers: tuple[Career, ...]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began; `first` sails first (1 is Jean in a game for one)."""

    fresh_board: ClassVar[bool] = True

    number: int
    first: Seat


class Sailed(Event, frozen=True, tag="sailed"):
    """A ship sailed; `path` ends where it stopped."""

    seat: Seat
    origin: Location
    path: tuple[Location, ...]


class Passed(Event, frozen=True, tag="passed"):
    """A player did no main action."""

    seat: Seat


class Planned(Event, frozen=True, tag="planned"):
    """A hand card was put into a planning area."""

    seat: Seat
    card: CardId


class TaskCompleted(Event, frozen=True, tag="task-completed"):
    """A career task, 1 to 3, was completed: its figure is the player's; `left` are still open."""

    seat: Seat
    career: Career
    task: int
    left: int


class DoubloonsChanged(Event, frozen=True, tag="doubloons-changed"):
    """A player took doubloons, or paid them (below 0)."""

    seat: Seat
    amount: int
    source: Source


class PointsScored(Event, frozen=True, tag="points-scored"):
    """A player, or Jean, scored points, or lost them (below 0)."""

    seat: Seat
    amount: int
    source: Source


class CombatPointsChanged(Event, frozen=True, tag="combat-points-changed"):
    """A player took combat points, or spent them (below 0); `now` is the marker's place."""

    seat: Seat
    amount: int
    now: int


class InfluenceGained(Event, frozen=True, tag="influence-gained"):
    """Influence rose; `now` is the marker's place, what goes beyond the end scores."""

    seat: Seat
    nation: Nation
    amount: int
    now: int


class IncomeRaised(Event, frozen=True, tag="income-raised"):
    """An income rose; `now` is the marker's place, what goes beyond the end scores."""

    seat: Seat
    track: IncomeTrack
    amount: int
    now: int


class FiguresTaken(Event, frozen=True, tag="figures-taken"):
    """Figures came from the general supply to a player's own."""

    seat: Seat
    amount: int


class SymbolTaken(Event, frozen=True, tag="symbol-taken"):
    """A synergy token was taken."""

    seat: Seat
    symbol: Symbol


class DiscRemoved(Event, frozen=True, tag="disc-removed"):
    """A disc left a ship: to a market, or out of the game where `location` is None."""

    seat: Seat
    upgrade: Upgrade
    location: Location | None = None


class UpgradeCompleted(Event, frozen=True, tag="upgrade-completed"):
    """Both discs of a spot are gone: the upgrade works from now on."""

    seat: Seat
    upgrade: Upgrade


class Delivered(Event, frozen=True, tag="delivered"):
    """A good was delivered: the card is discarded; the disc follows."""

    seat: Seat
    location: Location
    card: CardId
    good: Good


class CityUsed(Event, frozen=True, tag="city-used"):
    """The action of a city, or of a homeward-bound space, was used."""

    seat: Seat
    location: Location
    deed: Deed


class AssistantUsed(Event, frozen=True, tag="assistant-used"):
    """The special action of an assistant was used."""

    seat: Seat
    location: Location
    card: CardId


class VillageUsed(Event, frozen=True, tag="village-used"):
    """A village action was done; `cards` are those discarded for it."""

    seat: Seat
    location: Location
    deed: VillageDeed
    cards: tuple[CardId, ...] = ()


class Bought(Event, frozen=True, tag="bought"):
    """A project card was bought, from hand or from a planning area."""

    seat: Seat
    card: CardId
    paid: int
    planned: bool


class Invested(Event, frozen=True, tag="invested"):
    """A player put a figure on a prestige building; `place` is 1 for the first investor."""

    seat: Seat
    building: Building
    place: int
    paid: int


class QuestFulfilled(Event, frozen=True, tag="quest-fulfilled"):
    """A quest was fulfilled, with these cards, and these objects paid by projects."""

    seat: Seat
    quest: QuestId
    cards: tuple[CardId, ...]
    waived: tuple[Object, ...]


class QuestDeclined(Event, frozen=True, tag="quest-declined"):
    """A quest reached by exploring was left."""

    seat: Seat
    quest: QuestId


class Explored(Event, frozen=True, tag="explored"):
    """An explorer moved; `path` ends where it stands now."""

    seat: Seat
    origin: Space
    path: tuple[Space, ...]


class BarrierCrossed(Event, frozen=True, tag="barrier-crossed"):
    """A barrier, 1 to 3, was crossed; `place` tells how many had crossed it, this one included."""

    seat: Seat
    barrier: int
    place: int


class TrailEnded(Event, frozen=True, tag="trail-ended"):
    """An explorer arrived on the last space, as number `place`."""

    seat: Seat
    place: int


class TokenRevealed(Event, frozen=True, tag="token-revealed"):
    """A combat token was turned up; `left` are still in that pile."""

    seat: Seat
    pile: Pile
    token: TokenId
    left: int


class Fought(Event, frozen=True, tag="fought"):
    """A nation was chosen; `value` is what its side of the token is worth, or what counts."""

    seat: Seat
    nation: Nation
    value: int


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """Hand cards were discarded as the cost of a combat token."""

    seat: Seat
    cards: tuple[CardId, ...]


class CombatTotalled(Event, frozen=True, tag="combat-totalled"):
    """Combat points were added; `total` can be spent."""

    seat: Seat
    points: int
    total: int


class Annexed(Event, frozen=True, tag="annexed"):
    """A location was annexed; the marker of `displaced`, if any, is gone."""

    seat: Seat
    nation: Nation
    location: Location
    displaced: Nation | None = None


class MarkerLost(Event, frozen=True, tag="marker-lost"):
    """Jean found no empty location: the marker is out of the game."""

    nation: Nation


class TokenKept(Event, frozen=True, tag="token-kept"):
    """The combat is over and its token a player's; Jean's leave the game."""

    seat: Seat
    token: TokenId


class CardTaken(Event, frozen=True, tag="card-taken"):
    """A card was taken from the gallery into the hand."""

    seat: Seat
    card: CardId


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A player drew from the deck; nobody else knows what. `left` are still in the deck."""

    seat: Seat
    left: int


class CardSeen(Event, frozen=True, tag="card-seen"):
    """What a player drew from the deck; heard by that player alone."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: CardId


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A turn ended; `following` is next, None when the round is over (1 is Jean in a solo game)."""

    fresh_board: ClassVar[bool] = True

    seat: Seat
    following: Seat | None


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A ship reached the last space."""

    number: int
    seat: Seat


class BuyerCalled(Event, frozen=True, tag="buyer-called"):
    """At the end of a round the next player may buy."""

    seat: Seat


class CollectedInstead(Event, frozen=True, tag="collected-instead"):
    """At the end of a round a player bought nothing."""

    seat: Seat


class MarketsCleared(Event, frozen=True, tag="markets-cleared"):
    """The discs on all markets went out of the game."""

    discs: int


class ShipsCameHome(Event, frozen=True, tag="ships-came-home"):
    """All ships are in Havana again."""


class AutomaRevealed(Event, frozen=True, tag="automa-revealed"):
    """Jean turned up a card."""

    card: AutomaCard
    left: int


class JeanDelivered(Event, frozen=True, tag="jean-delivered"):
    """Jean put a disc on a market space, or took one for her count where there is none."""

    location: Location | None
    good: Good | None
    discs: int


class JeanTookCard(Event, frozen=True, tag="jean-took-card"):
    """Jean sent a gallery card to the discard pile; None: the gallery was empty."""

    card: CardId | None
    cards: int


class JeanTookQuest(Event, frozen=True, tag="jean-took-quest"):
    """Jean took a quest tile: from a location, from the explorer track, or else from the stack."""

    quest: QuestId
    location: Location | None = None
    space: Space | None = None


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last scoring is done: the points of each seat, and Jean's in a solo game."""

    fresh_board: ClassVar[bool] = True

    points: tuple[int, ...]
    jean: int | None = None
