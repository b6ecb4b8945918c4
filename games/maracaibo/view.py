"""What a player, or a spectator, of Maracaibo may know (§17)."""

from typing import Literal

import msgspec

from games.core.action import Seat
from games.core.view import View
from games.maracaibo import projects
from games.maracaibo.actions import AnyAction
from games.maracaibo.automa import AutomaCard, Level
from games.maracaibo.buildings import Building
from games.maracaibo.cards import Card, CardId, PerkKind
from games.maracaibo.careers import Career
from games.maracaibo.cities import City
from games.maracaibo.data import Good, Nation, Object, Source, Symbol
from games.maracaibo.map import Location
from games.maracaibo.quests import QuestId
from games.maracaibo.tokens import TokenId
from games.maracaibo.trail import Space
from games.maracaibo.upgrades import Upgrade

Phase = Literal["set-up", "sail", "act", "draw", "jean", "interim", "final", "end"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group may agree on before the game.

    `level` is how strong Jean is in a game for one (§15); it says nothing to others.
    """

    level: Level = 1


class SailorView(msgspec.Struct, frozen=True, kw_only=True):
    """What can be seen of players and of Jean alike."""

    ship: Location
    path: tuple[Location, ...]
    """What the ship came by since its last choice in this round, where it is now at the end."""
    explorer: Space
    influence: dict[Nation, int]
    ranks: dict[Nation, int]
    points: int
    scored: dict[Source, int]
    """The points by where they came from."""
    to_score: dict[Source, int]
    """What the last scoring would bring if it came now; nothing once it is done."""
    quests: tuple[QuestId, ...]
    tokens: tuple[TokenId, ...]
    barriers: int


class PlayerView(SailorView, frozen=True, kw_only=True):
    """All of a player but what is secret: the hand, and two careers before one is kept."""

    doubloons: int
    hand: int
    """How many cards are in the hand."""
    hand_limit: int
    planned: tuple[CardId, ...]
    bought: tuple[CardId, ...]
    discs: dict[Upgrade, int]
    """The discs left on each spot; a spot with none is a completed upgrade."""
    combat: int
    doubloon_income: int
    point_income: int
    figures: int
    reserve: int
    """The figures in the general supply."""
    symbols: tuple[Symbol, ...]
    buildings: tuple[Building, ...]
    career: Career | None
    tasks: tuple[int, ...]
    """The tasks that are still open, 1 to 3."""
    ready: tuple[int, ...]
    """The open tasks whose condition holds."""
    delivered: int
    cities_annexed: int

    def perk(self, kind: PerkKind) -> int:
        """Add up a lasting effect over all projects bought."""
        return projects.perk(self.bought, kind)

    def price(self, card: Card, discount: int = 0) -> int:
        """Return what a card costs the player (§6.2): never below nothing."""
        return projects.price(card, self.perk, discount)


class JeanView(SailorView, frozen=True, kw_only=True):
    """Jean: her counts, and the cards she has turned up since she shuffled."""

    level: Level
    discs: int
    cards: int
    income: int
    """What her cards and discs bring at the end of a round."""
    used: tuple[AutomaCard, ...]
    deck: int
    """How many cards her deck holds."""
    beaten: bool | None
    """At the end whether the player has won; None before, and when the first place is shared."""


class CityView(msgspec.Struct, frozen=True):
    """A city: its tile or print, its market spaces in order, and whose discs lie there."""

    city: City
    market: tuple[Good, ...]
    discs: dict[Good, Seat]


class NationView(msgspec.Struct, frozen=True):
    """A nation: what a rank in it is worth now, and why."""

    value: int
    dominance: int
    given: int
    """The markers its slots have given."""
    markers: int
    """Those on the map."""
    leaders: tuple[Seat, ...]


class Working(msgspec.Struct, frozen=True, kw_only=True):
    """How far the open action has come; what does not belong to it is empty.

    `points` are the movement points spent, `done` the village actions done, `allowed` how many
    there may be; `steps` are how far the explorer may go; `token`, `nation` and `total` are those
    of a combat, the total as far as it is left; `quest` is being paid with `paid` and `waived`;
    `amount` is how much influence is gained, how many discs are removed, or how much less a card
    costs; `good` is being delivered.
    """

    points: int | None = None
    done: int | None = None
    allowed: int | None = None
    steps: int | None = None
    token: TokenId | None = None
    nation: Nation | None = None
    total: int | None = None
    quest: QuestId | None = None
    paid: tuple[CardId, ...] = ()
    waived: tuple[Object, ...] = ()
    amount: int | None = None
    good: Good | None = None


class MaracaiboView(View, frozen=True, kw_only=True):
    """The board, the ships, and what the reader may do.

    `kind` is "choose-cards" and "choose-careers" (both sealed), "sail", "action", "city",
    "village", "place-disc", "remove", "buy", "explore", "quest", "pay", "influence", "reveal",
    "fight", "discard", "add", "spend", "end-action", "draw", "buy-or-collect", or one of chance:
    "draw-quest", "draw-tile", "deal-card", "deal-career", "draw-building", "first-player",
    "draw-card", "reveal-card", "draw-token", "draw-automa".
    """

    options: Options
    round: int
    """1 to 4, 0 before the first."""
    phase: Phase
    first: Seat
    """Who sails first in this round."""
    active: Seat
    """Whose turn it is, or who buys; 1 is Jean in a game for one."""
    players: tuple[PlayerView, ...]
    jean: JeanView | None
    cities: dict[Location, CityView]
    markers: dict[Location, Nation]
    """Which nation holds which location."""
    nations: dict[Nation, NationView]
    quests: dict[Location, QuestId]
    trail: dict[Space, QuestId]
    """The quests on the explorer track."""
    top_quest: QuestId | None
    quests_left: int
    """How many tiles the stack holds, the top one included."""
    piles: tuple[int, int]
    """How many combat tokens lie in the left and in the right pile."""
    deck: int
    gallery: tuple[CardId, ...]
    discarded: tuple[CardId, ...]
    buildings: tuple[Building, ...]
    """The open prestige buildings."""
    buildings_left: int
    """How many of the row are still face down."""
    investors: dict[Building, tuple[Seat, ...]]
    prices: dict[Building, int | None]
    """What the next investor pays; None where no place is left."""
    crossings: tuple[tuple[Seat, ...], ...]
    """Who has crossed each barrier, in order of arrival."""
    arrivals: tuple[Seat, ...]
    working: Working | None
    """How far the open action has come; None when it asks a single question, or none is open."""
    hand: tuple[CardId, ...]
    """The reader's own hand."""
    careers: tuple[Career, ...]
    """The reader's own two careers, before one is kept."""
    plan: CardId | None
    """The reader's own card to be planned while that is secret."""
    discards: tuple[CardId, ...]
    """The reader's own cards to be discarded while that is secret."""
    keep: Career | None
    """The reader's own career to be kept while that is secret."""
    choices: tuple[AnyAction, ...]
    """What the reader may answer now; empty when not asked."""
