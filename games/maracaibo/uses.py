"""What there is in Maracaibo to be used, one by one: to weigh the content against itself (§20)."""

from collections.abc import Iterator
from typing import get_args

from games.core.action import Action
from games.core.content import Content, Move, Thing, shown
from games.core.event import Event
from games.core.outcome import Outcome
from games.maracaibo import events
from games.maracaibo.acting import ChooseAction
from games.maracaibo.actions import Assist, Keep
from games.maracaibo.automa import Level
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import CARD_KINDS, CARDS
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD
from games.maracaibo.content import DEEDS, SPENDINGS, city_deed, spending
from games.maracaibo.data import GOODS, NATIONS
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES
from games.maracaibo.quests import QUESTS
from games.maracaibo.showing import beaten
from games.maracaibo.trail import BARRIERS, SPACES
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, PlayerView
from games.maracaibo.village import ActInVillage

ASSISTANTS = tuple(number for number, card in CARDS.items() if card.assistant is not None)
VILLAGE_VERBS = ("earn", "sell", "buy", "invest", "drill", "enlist", "scout")


def _village_action(action: Action, move: Move) -> Iterator[Thing]:
    """Yield what was done in a village; cards are bought elsewhere, too."""
    if isinstance(move.step, ChooseAction | ActInVillage) and action.verb in VILLAGE_VERBS:
        yield action.verb


def _own(view: MaracaiboView) -> PlayerView:
    assert view.seat is not None, "a player looks"
    return view.players[view.seat]


def _career(view: MaracaiboView) -> list[Thing]:
    career = _own(view).career
    return [] if career is None else [career]


def _deeds(view: MaracaiboView) -> Iterator[Thing]:
    """Yield what can be done in the cities of this game and on the way home."""
    for city in view.cities.values():
        yield from (f"{city.city}: {offer.deed}" for offer in CITY_ACTIONS[city.city])
    for space, offers in HOMEWARD.items():
        yield from (f"{space}: {offer.deed}" for offer in offers)


def _beaten(outcome: Outcome, move: Move) -> Iterator[Thing]:
    """Yield the level at which Jean was beaten; in a game of several there is none."""
    jean = move.state.jean
    if jean is not None and beaten(move.state.players[0], jean):
        yield move.state.options.level


USES: tuple[Content, ...] = (
    shown("kinds bought", CARD_KINDS, events.Bought, lambda event: [CARDS[event.card].kind]),
    shown(
        "cards bought",
        CARDS,
        events.Bought,
        lambda event: [event.card],
        at_hand=lambda view: (*view.hand, *_own(view).planned),
    ),
    Content(
        "assistants used",
        ASSISTANTS,
        Assist,
        lambda action, move: [action.card],
        at_hand=lambda view: [card for card in _own(view).bought if card in ASSISTANTS],
    ),
    Content(
        "careers kept",
        CAREERS,
        Keep,
        lambda action, move: [action.career],
        at_hand=lambda view: view.careers,
    ),
    shown(
        "careers completed",
        CAREERS,
        events.TaskCompleted,
        lambda event: [] if event.left else [event.career],
        at_hand=_career,
    ),
    shown("upgrades", UPGRADES, events.UpgradeCompleted, lambda event: [event.upgrade]),
    shown(
        "buildings invested in",
        BUILDINGS,
        events.Invested,
        lambda event: [event.building],
        at_hand=lambda view: view.buildings,
    ),
    shown(
        "quests fulfilled",
        QUESTS,
        events.QuestFulfilled,
        lambda event: [event.quest],
        at_hand=lambda view: (*view.quests.values(), *view.trail.values()),
    ),
    Content("cities used", DEEDS, events.CityUsed, city_deed, at_hand=_deeds),
    shown("goods delivered", GOODS, events.Delivered, lambda event: [event.good]),
    Content("village actions", VILLAGE_VERBS, Action, _village_action),
    shown("nations fought for", NATIONS, events.Fought, lambda event: [event.nation]),
    Content("totals spent on", SPENDINGS, Event, spending),
    shown("places annexed", VILLAGES + CITIES, events.Annexed, lambda event: [event.location]),
    shown("stops", LOCATIONS[1:], events.Sailed, lambda event: [event.path[-1]]),
    shown("spaces explored", SPACES[1:], events.Explored, lambda event: [event.path[-1]]),
    shown(
        "barriers crossed",
        range(1, len(BARRIERS) + 1),
        events.BarrierCrossed,
        lambda event: [event.barrier],
    ),
    shown(
        "arrivals",
        range(1, 5),
        events.TrailEnded,
        lambda event: [event.place],
        at_hand=lambda view: range(1, len(view.players) + 1),
    ),
    Content(
        "Jean beaten",
        get_args(Level),
        Outcome,
        _beaten,
        at_hand=lambda view: [view.options.level] if view.jean is not None else [],
    ),
)
"""Finer than what random play is held to; for players who know what they do."""
