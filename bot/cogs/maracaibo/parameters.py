"""The parameters of Maracaibo's commands."""

from bot.cogs.maracaibo.parts import (
    SLUG,
    CareerPart,
    InfluencePart,
    LocationPart,
    RoutePart,
    SpacePart,
    both_branches,
)
from bot.cogs.parts import NumberPart, WordPart
from games.core.action import Action
from games.maracaibo.actions import (
    Act,
    Add,
    Annex,
    Assist,
    Buy,
    Complete,
    Deliver,
    Discard,
    Drill,
    Explore,
    Fight,
    Influence,
    Invest,
    Keep,
    Pay,
    Plan,
    Remove,
    Reveal,
    Sail,
    Take,
    Waive,
    Win,
)
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import DEEDS
from games.maracaibo.data import NATIONS, OBJECTS, PILES, Nation
from games.maracaibo.map import LOCATIONS, ROUTES
from games.maracaibo.trail import SPACES
from games.maracaibo.upgrades import UPGRADES

CARD_IDS: tuple[CardId, ...] = tuple(CARDS)


def _card(kind: type[Action]) -> WordPart[CardId]:
    return WordPart(SLUG, kind, "card", CARD_IDS)


def _nation(kind: type[Action]) -> WordPart[Nation]:
    return WordPart(SLUG, kind, "nation", NATIONS)


PLAN = _card(Plan)
DISCARD = _card(Discard)
KEEP = CareerPart(SLUG, Keep, "career", CAREERS)
COMPLETE = NumberPart(SLUG, Complete, "task")
SAIL_TO = LocationPart(SLUG, Sail, "to", LOCATIONS, summary=both_branches)
SAIL_ROUTE = RoutePart(SLUG, Sail, "route", ROUTES, SAIL_TO)
DELIVER = _card(Deliver)
ACT = WordPart(SLUG, Act, "deed", DEEDS)
ASSIST = _card(Assist)
PAY = _card(Pay)
WAIVE = WordPart(SLUG, Waive, "thing", OBJECTS)
BUY = _card(Buy)
INVEST = WordPart(SLUG, Invest, "building", BUILDINGS)
DRILL = _card(Drill)
EXPLORE = SpacePart(SLUG, Explore, "to", SPACES)
INFLUENCE = _nation(Influence)
REMOVE = WordPart(SLUG, Remove, "upgrade", UPGRADES)
REVEAL = WordPart(SLUG, Reveal, "pile", PILES)
FIGHT = _nation(Fight)
ADD = NumberPart(SLUG, Add, "points")
WIN = InfluencePart(SLUG, Win, "influence")
ANNEX = LocationPart(SLUG, Annex, "location", LOCATIONS)
TAKE = _card(Take)
