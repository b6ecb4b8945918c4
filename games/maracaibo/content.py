"""What there is in Maracaibo for random play to reach.

Who plays at random seldom comes far on the explorer track, hardly ever visits an assistant again
and completes few upgrades: what needs that is listed by its kind, or left to tests of its own.
"""

from collections.abc import Iterator

from games.core.content import Content, Move, Thing, kinds_of_events, shown
from games.core.event import Answered, Event
from games.core.outcome import Outcome
from games.core.text import tag_of
from games.maracaibo import events
from games.maracaibo.automa import AUTOMA_CARDS
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import CARDS, PERK_KINDS
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD
from games.maracaibo.combat import SpendTotal
from games.maracaibo.data import (
    GOODS,
    INVESTOR_PRICES,
    JEAN,
    NATIONS,
    PILES,
    ROUNDS,
    SYMBOLS,
    Source,
)
from games.maracaibo.gains import GainKind
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES
from games.maracaibo.measures import Measure
from games.maracaibo.quests import QUESTS
from games.maracaibo.rounds import BuyOrCollect
from games.maracaibo.tokens import TOKENS
from games.maracaibo.trail import CROSSED, SPACES
from games.maracaibo.upgrades import UPGRADES

RARE: tuple[type[Event], ...] = (events.TrailEnded, events.MarkerLost)
"""What random play hardly ever brings about: the end of the track, a map without a free place."""
KINDS: list[type[Event]] = [*kinds_of_events(events), Answered]
EVENTS = tuple(tag_of(kind) for kind in KINDS if kind not in RARE)
UNCONDITIONAL = tuple(number for number, card in CARDS.items() if card.condition is None)
CONDITIONS: tuple[Measure, ...] = ("tokens", "quests", "highest_rank")
"""What conditions of cards count, without upgrades and barriers."""
ACTIONS: tuple[GainKind, ...] = (
    *("doubloons", "combat", "explore", "influence", "points", "discs", "buy", "runners"),
)
"""What actions of assistants bring, without fights, which are for who has fought."""
DEEDS = (
    *(f"{city}: {offer.deed}" for city, offers in CITY_ACTIONS.items() for offer in offers),
    *(f"{space}: {offer.deed}" for space, offers in HOMEWARD.items() for offer in offers),
)
VILLAGE_DEEDS = ("earn", "sell", "drill", "enlist", "scout")
SPENDINGS = ("1 influence", "3 influence", "village", "city", "displacement", "marque", "nothing")
SPACES_AT_HAND = tuple(space for space in SPACES[1:] if not CROSSED[space])
"""The spaces before the first barrier."""
SCORED: tuple[Source, ...] = (
    *("sailing", "quests", "exploring", "combat", "cards", "assistants", "upgrades", "tracks"),
    *("income", "collecting", "doubloon_income", "projects", "ends", "buildings", "leaders"),
    *("nations", "comparison"),
)
"""Where points can come from."""


def _decided(outcome: Outcome, move: Move) -> Iterator[Thing]:
    """Yield whether the first place was decided by points alone."""
    tied = outcome.tie_break is not None or len(outcome.winners) > 1
    yield "after a tie" if tied else "by points"


def city_deed(event: events.CityUsed, move: Move) -> Iterator[Thing]:
    """Yield what was used, by the city's tile or print, or by the space."""
    yield f"{move.state.cities.get(event.location, event.location)}: {event.deed}"


def spending(event: Event, move: Move) -> Iterator[Thing]:
    """Yield on what a total was spent; Jean does not spend one."""
    if not isinstance(move.step, SpendTotal):
        return
    match event:
        case events.Annexed(location=location, displaced=None):
            yield "city" if location in CITIES else "village"
        case events.Annexed():
            yield "displacement"
        case events.PointsScored() if move.action.verb == "raid":
            yield "marque"
        case events.InfluenceGained(amount=amount) if move.action.verb == "win":
            yield f"{amount} influence"
        case events.TokenKept() if not move.step.used and move.action.verb == "finish":
            yield "nothing"


PERK_SHOWN_BY: dict[type[Event], tuple[str, ...]] = {
    events.CombatTotalled: ("combat",),
    events.Explored: ("explore",),
    events.QuestFulfilled: ("quest_points",),
    events.AssistantUsed: ("assistant_doubloons",),
    events.Delivered: ("delivery_doubloons", "delivery_points"),
    events.VillageUsed: ("village",),
    events.Annexed: ("annexation_doubloons",),
}
"""The lasting effects that are at work, or soon will be, when something happens."""


def _perks(event: Event, move: Move) -> Iterator[Thing]:
    """Yield the lasting effects of the player to whom something happens."""
    seat = getattr(event, "seat", None)
    if seat is None or seat >= len(move.state.players):
        return
    player = move.state.players[seat]
    yield from (kind for kind in PERK_SHOWN_BY.get(type(event), ()) if player.perk(kind))
    match event:
        case events.QuestFulfilled(waived=waived) if waived:
            yield "object"
        case events.Bought(card=card, paid=paid) if paid < CARDS[card].cost:
            if player.perk("cheaper_cards"):
                yield "cheaper_cards"
            if player.perk("cheaper_assistants") and CARDS[card].assistant is not None:
                yield "cheaper_assistants"


def _condition(event: events.Bought) -> Iterator[Thing]:
    condition = CARDS[event.card].condition
    if condition is not None and condition.measure in CONDITIONS:
        yield condition.measure


def _bought_when(event: events.Bought, move: Move) -> Iterator[Thing]:
    yield "from a planning area" if event.planned else "from the hand"
    if isinstance(move.step, BuyOrCollect):
        yield "at the end of a round"


def _assistant_action(event: events.AssistantUsed) -> Iterator[Thing]:
    assistant = CARDS[event.card].assistant
    assert assistant is not None, "only assistants act"
    yield from (gain.kind for gain in assistant.action if gain.kind in ACTIONS)


def _round_ended(event: events.RoundEnded, move: Move) -> Iterator[Thing]:
    """Yield by whom a round was ended."""
    by_jean = move.state.jean is not None and event.seat == JEAN
    yield f"{event.number} by {'Jean' if by_jean else 'a player'}"


CONTENT: tuple[Content, ...] = (
    shown(
        "events", EVENTS, Event, lambda event: [] if isinstance(event, RARE) else [tag_of(event)]
    ),
    Content("first place decided", ("by points", "after a tie"), Outcome, _decided),
    Content(
        "rounds ended",
        tuple(f"{n} by {who}" for n in range(1, ROUNDS + 1) for who in ("a player", "Jean")),
        events.RoundEnded,
        _round_ended,
    ),
    shown("stops", LOCATIONS[1:], events.Sailed, lambda event: [event.path[-1]]),
    shown(
        "cards bought",
        UNCONDITIONAL,
        events.Bought,
        lambda event: [event.card] if event.card in UNCONDITIONAL else [],
    ),
    shown("conditions met", CONDITIONS, events.Bought, _condition),
    Content(
        "cards bought when",
        ("from the hand", "from a planning area", "at the end of a round"),
        events.Bought,
        _bought_when,
    ),
    shown("assistants' actions", ACTIONS, events.AssistantUsed, _assistant_action),
    Content("projects at work", PERK_KINDS, Event, _perks),
    shown("synergy tokens", SYMBOLS, events.SymbolTaken, lambda event: [event.symbol]),
    Content("cities used", DEEDS, events.CityUsed, city_deed),
    shown("goods delivered", GOODS, events.Delivered, lambda event: [event.good]),
    shown("cities delivered to", CITIES, events.Delivered, lambda event: [event.location]),
    shown("village actions", VILLAGE_DEEDS, events.VillageUsed, lambda event: [event.deed]),
    shown("upgrades", UPGRADES, events.UpgradeCompleted, lambda event: [event.upgrade]),
    shown("buildings opened", BUILDINGS, events.BuildingTurnedUp, lambda event: [event.building]),
    shown("buildings invested in", BUILDINGS, events.Invested, lambda event: [event.building]),
    shown("prices of places", INVESTOR_PRICES, events.Invested, lambda event: [event.paid]),
    shown("careers kept", CAREERS, events.CareersChosen, lambda event: event.careers),
    shown("careers at work", CAREERS, events.TaskCompleted, lambda event: [event.career]),
    shown(
        "tasks left",
        (0, 1, 2),
        events.TaskCompleted,
        lambda event: [event.left],
    ),
    shown("quests turned up", QUESTS, events.QuestTurnedUp, lambda event: [event.quest]),
    shown("quests fulfilled", QUESTS, events.QuestFulfilled, lambda event: [event.quest]),
    shown("combat tokens", TOKENS, events.TokenRevealed, lambda event: [event.token]),
    shown("piles", PILES, events.TokenRevealed, lambda event: [event.pile]),
    shown("nations fought for", NATIONS, events.Fought, lambda event: [event.nation]),
    shown("values of sides", range(1, 7), events.Fought, lambda event: [event.value]),
    Content("totals spent on", SPENDINGS, Event, spending),
    shown("places annexed", VILLAGES + CITIES, events.Annexed, lambda event: [event.location]),
    shown(
        "spaces explored",
        SPACES_AT_HAND,
        events.Explored,
        lambda event: [event.path[-1]] if event.path[-1] in SPACES_AT_HAND else [],
    ),
    shown(
        "barriers crossed",
        (1, 2),
        events.BarrierCrossed,
        lambda event: [event.barrier] if event.barrier in (1, 2) else [],
    ),
    shown("points", SCORED, events.PointsScored, lambda event: [event.source]),
    shown("Jean's cards", AUTOMA_CARDS, events.AutomaRevealed, lambda event: [event.card]),
)
