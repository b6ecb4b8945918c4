"""Where a game of Maracaibo stands."""

from copy import copy

import msgspec

from games.core.action import Seat
from games.core.state import State
from games.maracaibo import projects
from games.maracaibo.automa import (
    CARDS_BY_LETTER,
    DECKS,
    LETTERS,
    AutomaCard,
    AutomaLetter,
)
from games.maracaibo.buildings import BUILDINGS, Building
from games.maracaibo.cards import A_CARDS, CARDS, CardId, PerkKind
from games.maracaibo.careers import CAREERS, Career
from games.maracaibo.cities import MARKETS, PRINTED_CITIES, City
from games.maracaibo.data import (
    DISCS_ON_A_SPOT,
    FIGURES,
    HAND_LIMIT,
    JEAN,
    NATIONS,
    OWN_FIGURES,
    RANKS,
    START_COMBAT,
    START_DOUBLOON_INCOME,
    TOKENS_IN_PILE,
    Good,
    Nation,
    Source,
    Symbol,
)
from games.maracaibo.effects import Resolve
from games.maracaibo.gains import Gain
from games.maracaibo.map import CITIES, FIRST_MARKERS, HAVANA, Location
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.steps import AnyStep
from games.maracaibo.tokens import TOKENS, TokenId
from games.maracaibo.trail import BARRIERS, CROSSED, START, Space
from games.maracaibo.upgrades import LARGER_HAND, UPGRADES, Upgrade
from games.maracaibo.view import Options


class Sailor(msgspec.Struct, kw_only=True):
    """What players and Jean have in common: a ship, an explorer, influence and points."""

    ship: Location = HAVANA
    path: tuple[Location, ...] = ()
    """What the ship came by since its last choice in this round, where it is now at the end."""
    explorer: Space = START
    influence: dict[Nation, int] = msgspec.field(default_factory=lambda: dict.fromkeys(NATIONS, 0))
    scored: dict[Source, int] = {}
    """Points by where they came from."""
    quests: list[QuestId] = []
    tokens: list[TokenId] = []

    @property
    def points(self) -> int:
        """Where the score marker stands."""
        return sum(self.scored.values())

    @property
    def ranks(self) -> list[int]:
        """The noble ranks, the lowest first."""
        return sorted(RANKS[influence] for influence in self.influence.values())

    @property
    def barriers(self) -> int:
        """How many barriers the explorer has crossed."""
        return CROSSED[self.explorer]

    def rank(self, nation: Nation) -> int:
        """Return the noble rank in one nation."""
        return RANKS[self.influence[nation]]


class Player(Sailor, kw_only=True):
    """A player; `reserve` are the figures in the general supply.

    `careers` are the two dealt until one is kept, `tasks` the open tasks of that one, 1 to 3.
    """

    doubloons: int = 0
    hand: list[CardId] = []
    planned: list[CardId] = []
    bought: list[CardId] = []
    discs: dict[Upgrade, int] = msgspec.field(
        default_factory=lambda: dict.fromkeys(UPGRADES, DISCS_ON_A_SPOT)
    )
    """The discs left on each spot."""
    combat: int = START_COMBAT
    doubloon_income: int = START_DOUBLOON_INCOME
    point_income: int = 0
    figures: int = OWN_FIGURES
    reserve: int = FIGURES - OWN_FIGURES
    symbols: list[Symbol] = []
    buildings: list[Building] = []
    """The prestige buildings invested in."""
    careers: list[Career] = []
    tasks: list[int] = []
    delivered: int = 0
    cities_annexed: int = 0

    def copy(self) -> "Player":
        """Return a player of its own that is equal to this one."""
        other = copy(self)
        other.influence = self.influence.copy()
        other.scored = self.scored.copy()
        other.quests = self.quests.copy()
        other.tokens = self.tokens.copy()
        other.hand = self.hand.copy()
        other.planned = self.planned.copy()
        other.bought = self.bought.copy()
        other.discs = self.discs.copy()
        other.symbols = self.symbols.copy()
        other.buildings = self.buildings.copy()
        other.careers = self.careers.copy()
        other.tasks = self.tasks.copy()
        return other

    @property
    def upgrades(self) -> int:
        """How many upgrades are completed."""
        return list(self.discs.values()).count(0)

    @property
    def discs_removed(self) -> int:
        """How many discs have left the ship, delivered ones included."""
        return DISCS_ON_A_SPOT * len(UPGRADES) - sum(self.discs.values())

    @property
    def assistants(self) -> list[CardId]:
        """The cards whose figure stands on the map."""
        return [card for card in self.bought if CARDS[card].assistant is not None]

    @property
    def city_assistants(self) -> int:
        """How many assistants stand in cities."""
        return sum(location in CITIES for location in map(location_of, self.assistants))

    @property
    def hand_limit(self) -> int:
        """How many cards are drawn up to (§5.3)."""
        return HAND_LIMIT + sum(not self.discs[upgrade] for upgrade in LARGER_HAND)

    def has(self, upgrade: Upgrade) -> bool:
        """Whether an upgrade is completed."""
        return not self.discs[upgrade]

    def assistants_at(self, location: Location) -> list[CardId]:
        """Return the cards whose figure stands at a location."""
        return [card for card in self.bought if location_of(card) == location]

    def perk(self, kind: PerkKind) -> int:
        """Add up a lasting effect over all projects bought."""
        return projects.perk(self.bought, kind)

    @property
    def career(self) -> Career | None:
        """The career kept, None before one is."""
        return self.careers[0] if len(self.careers) == 1 else None


def location_of(card: CardId) -> Location | None:
    """Return where the assistant of a card stands, None when it is no assistant."""
    assistant = CARDS[card].assistant
    return assistant.location if assistant is not None else None


class Jean(Sailor, kw_only=True):
    """The opponent in a game for one.

    Her deck is `deck`, which has no order, and `pool_left` more cards of each letter out of
    `pool`: which ones shows as they come. `used` are the cards she has turned up.
    """

    discs: int = 0
    cards: int = 0
    deck: list[AutomaCard]
    pool: dict[AutomaLetter, list[AutomaCard]]
    pool_left: dict[AutomaLetter, int]
    used: list[AutomaCard] = []

    def copy(self) -> "Jean":
        """Return an equal one of its own."""
        other = copy(self)
        other.influence = self.influence.copy()
        other.scored = self.scored.copy()
        other.quests = self.quests.copy()
        other.tokens = self.tokens.copy()
        other.deck = self.deck.copy()
        other.pool = {letter: left.copy() for letter, left in self.pool.items()}
        other.pool_left = self.pool_left.copy()
        other.used = self.used.copy()
        return other


class MaracaiboState(State, kw_only=True):
    """The board and the players.

    The deck is `deck`, which has no order, and `pool_left` more cards out of `pool`: the B cards
    that nobody has seen, of which 61 are not in the game. `tokens_left` and `piles` are the
    combat tokens nobody has seen, and how many lie in each pile. `markets` list the spaces that
    hold a disc, and whose.
    """

    stack: list[AnyStep]
    options: Options
    players: list[Player]
    jean: Jean | None = None
    round: int = 0
    first: Seat = 0
    active: Seat = 0
    cities: dict[Location, City]
    markets: dict[Location, dict[Good, Seat]]
    markers: dict[Location, Nation]
    given: dict[Nation, int]
    """How many markers each nation's slots have given."""
    quests: dict[Location, QuestId]
    trail: dict[Space, QuestId]
    top_quest: QuestId | None = None
    quests_left: list[QuestId]
    """The tiles below the top one, in no order."""
    tokens_left: list[TokenId]
    piles: list[int]
    deck: list[CardId]
    pool: list[CardId]
    pool_left: int = 0
    shuffles: int = 0
    """How often the discard pile became the deck."""
    gallery: list[CardId]
    discarded: list[CardId]
    buildings: list[Building]
    """The open prestige buildings."""
    buildings_left: list[Building]
    investors: dict[Building, list[Seat]]
    careers_left: list[Career]
    """The careers that nobody holds."""
    crossings: list[list[Seat]]
    """Who has crossed each barrier, in order of arrival."""
    arrivals: list[Seat]

    def copy(self) -> "MaracaiboState":
        """Return a state of its own that is equal to this one."""
        other = copy(self)
        other.stack = self.stack.copy()
        other.players = [player.copy() for player in self.players]
        other.jean = self.jean.copy() if self.jean is not None else None
        other.cities = self.cities.copy()
        other.markets = {location: taken.copy() for location, taken in self.markets.items()}
        other.markers = self.markers.copy()
        other.given = self.given.copy()
        other.quests = self.quests.copy()
        other.trail = self.trail.copy()
        other.quests_left = self.quests_left.copy()
        other.tokens_left = self.tokens_left.copy()
        other.piles = self.piles.copy()
        other.deck = self.deck.copy()
        other.pool = self.pool.copy()
        other.gallery = self.gallery.copy()
        other.discarded = self.discarded.copy()
        other.buildings = self.buildings.copy()
        other.buildings_left = self.buildings_left.copy()
        other.investors = {built: seats.copy() for built, seats in self.investors.items()}
        other.careers_left = self.careers_left.copy()
        other.crossings = [seats.copy() for seats in self.crossings]
        other.arrivals = self.arrivals.copy()
        return other

    @property
    def deck_size(self) -> int:
        """How many cards the deck holds."""
        return len(self.deck) + self.pool_left

    @property
    def sailors(self) -> list[Sailor]:
        """All players, and Jean last."""
        return [*self.players, self.jean] if self.jean is not None else [*self.players]

    def sailor(self, seat: Seat) -> Sailor:
        """Return a player, or Jean."""
        if seat == JEAN and self.jean is not None:
            return self.jean
        return self.players[seat]

    def turn_order(self, first: Seat) -> list[Seat]:
        """Return all seats of players clockwise, Jean's turn not among them."""
        count = len(self.players)
        return [(first + offset) % count for offset in range(count)]

    def others_on_trail(self, seat: Seat) -> frozenset[Space]:
        """Return where the other explorers stand."""
        return frozenset(
            sailor.explorer for other, sailor in enumerate(self.sailors) if other != seat
        )

    def market(self, location: Location) -> tuple[Good, ...]:
        """Return all goods on the market of a city, none at other locations."""
        city = self.cities.get(location)
        return MARKETS[len(self.players)][city] if city is not None else ()

    def open_spaces(self, location: Location) -> list[Good]:
        """Return the goods of the market spaces without a disc."""
        taken = self.markets.get(location, {})
        return [good for good in self.market(location) if good not in taken]

    def markers_on_map(self, nation: Nation) -> int:
        """Count the markers of a nation on the map."""
        return list(self.markers.values()).count(nation)

    def receive(self, *packets: tuple[tuple[Gain, ...], Source]) -> None:
        """Let the active player receive effects next, from left to right, packet by packet."""
        self.push(*(Resolve(gains, source) for gains, source in packets if gains))


def before_set_up(rules: int, seats: int, options: Options) -> MaracaiboState:
    """Return the state before anything is drawn (§4)."""
    few = seats < 3
    markers = FIRST_MARKERS if few else {}
    given = {nation: [*markers.values()].count(nation) for nation in NATIONS}
    return MaracaiboState(
        rules=rules,
        stack=[],
        options=options,
        players=[Player() for _ in range(seats)],
        jean=_jean(options) if seats == 1 else None,
        cities=PRINTED_CITIES.copy(),
        markets={},
        markers=markers.copy(),
        given=given,
        quests={},
        trail={},
        quests_left=list(QUESTS),
        tokens_left=list(TOKENS),
        piles=list(TOKENS_IN_PILE),
        deck=list(A_CARDS),
        pool=[],
        gallery=[],
        discarded=[],
        buildings=[],
        buildings_left=list(BUILDINGS),
        investors={},
        careers_left=list(CAREERS),
        crossings=[[] for _ in BARRIERS],
        arrivals=[],
    )


def _jean(options: Options) -> Jean:
    """Return Jean with the deck of her level (§15): all A cards, some unknown B and C cards."""
    counts = DECKS[options.level]
    return Jean(
        deck=[*CARDS_BY_LETTER["A"]],
        pool={letter: [*CARDS_BY_LETTER[letter]] for letter in LETTERS if letter != "A"},
        pool_left={letter: counts[letter] for letter in LETTERS if letter != "A"},
    )
