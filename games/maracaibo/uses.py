"""What there is in Maracaibo to be used, one by one: to weigh the content against itself (§20)."""

from collections.abc import Iterator

from games.core.action import Action
from games.core.content import Content, Move, Thing, shown
from games.core.event import Event
from games.maracaibo import events
from games.maracaibo.acting import ChooseAction
from games.maracaibo.actions import Assist, Keep
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import CARD_KINDS, CARDS
from games.maracaibo.careers import CAREERS
from games.maracaibo.content import DEEDS, SPENDINGS, city_deed, spending
from games.maracaibo.data import GOODS, NATIONS
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES
from games.maracaibo.quests import QUESTS
from games.maracaibo.trail import BARRIERS, SPACES
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.village import ActInVillage

ASSISTANTS = tuple(number for number, card in CARDS.items() if card.assistant is not None)
VILLAGE_VERBS = ("earn", "sell", "buy", "invest", "drill", "enlist", "scout")


def _village_action(action: Action, move: Move) -> Iterator[Thing]:
    """Yield what was done in a village; cards are bought elsewhere, too."""
    if isinstance(move.step, ChooseAction | ActInVillage) and action.verb in VILLAGE_VERBS:
        yield action.verb


USES: tuple[Content, ...] = (
    shown("kinds bought", CARD_KINDS, events.Bought, lambda event: [CARDS[event.card].kind]),
    shown("cards bought", CARDS, events.Bought, lambda event: [event.card]),
    Content("assistants used", ASSISTANTS, Assist, lambda action, move: [action.card]),
    Content("careers kept", CAREERS, Keep, lambda action, move: [action.career]),
    shown(
        "careers completed",
        CAREERS,
        events.TaskCompleted,
        lambda event: [] if event.left else [event.career],
    ),
    shown("upgrades", UPGRADES, events.UpgradeCompleted, lambda event: [event.upgrade]),
    shown("buildings invested in", BUILDINGS, events.Invested, lambda event: [event.building]),
    shown("quests fulfilled", QUESTS, events.QuestFulfilled, lambda event: [event.quest]),
    Content("cities used", DEEDS, events.CityUsed, city_deed),
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
    shown("arrivals", range(1, 5), events.TrailEnded, lambda event: [event.place]),
)
"""Finer than what random play is held to; for players who know what they do."""
