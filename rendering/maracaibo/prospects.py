"""What can be worked out from a view: what is counted of a player, costs, what lies ahead.

Only what the rules leave no choice about is worked out here; what is legal is what a view lists.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.core.action import Seat
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD, Offer
from games.maracaibo.data import DISCS_ON_A_SPOT, Good, Nation
from games.maracaibo.map import CITIES, MAP, Location, onward
from games.maracaibo.measures import Measure
from games.maracaibo.quests import QUESTS, QuestId, Wanted, shows
from games.maracaibo.trail import END, ONWARD, Space, hikes
from games.maracaibo.upgrades import UPGRADES, Upgrade, village_actions
from games.maracaibo.view import MaracaiboView, PlayerView, SailorView

MARKERS_OF: Mapping[Measure, Nation] = {
    "markers_of_france": "france",
    "markers_of_england": "england",
    "markers_of_spain": "spain",
}


def completed(player: PlayerView) -> list[Upgrade]:
    """Return the upgrades whose discs are gone."""
    return [upgrade for upgrade in UPGRADES if not player.discs[upgrade]]


def assistants(player: PlayerView) -> list[CardId]:
    """Return the bought cards whose figures stand on the map."""
    return [card for card in player.bought if CARDS[card].assistant is not None]


def assistants_at(player: PlayerView, location: Location) -> list[CardId]:
    """Return the cards of a player's assistants at a location."""
    return [card for card in assistants(player) if place_of(card) == location]


def place_of(card: CardId) -> Location | None:
    """Return where the assistant of a card stands."""
    assistant = CARDS[card].assistant
    return assistant.location if assistant is not None else None


def village_deeds(player: PlayerView, points: int) -> int:
    """Return how many village actions so many movement points allow (§5.2, §3.5 U4)."""
    return village_actions(points, not player.discs["sails"])


def measured(view: MaracaiboView, seat: Seat, measure: Measure) -> int:
    """Count something of a player."""
    nation = MARKERS_OF.get(measure)
    if nation is not None:
        return view.nations[nation].markers
    return _OWN[measure](view.players[seat])


def _rank(place: int) -> Callable[[PlayerView], int]:
    return lambda player: sorted(player.ranks.values())[place]


_OWN: Mapping[Measure, Callable[[PlayerView], int]] = {
    "tokens": lambda player: len(player.tokens),
    "quests": lambda player: len(player.quests),
    "upgrades": lambda player: len(completed(player)),
    "discs_removed": lambda player: sum(DISCS_ON_A_SPOT - left for left in player.discs.values()),
    "barriers": lambda player: player.barriers,
    "highest_rank": _rank(-1),
    "second_rank": _rank(-2),
    "lowest_rank": _rank(0),
    "cities_annexed": lambda player: player.cities_annexed,
    "delivered": lambda player: player.delivered,
    "doubloons": lambda player: player.doubloons,
    "doubloon_income": lambda player: player.doubloon_income,
    "point_income": lambda player: player.point_income,
    "assistants": lambda player: len(assistants(player)),
    "city_assistants": lambda player: sum(place_of(card) in CITIES for card in player.bought),
    "buildings": lambda player: len(player.buildings),
    "projects": lambda player: len(player.bought),
    "symbols": lambda player: len(player.symbols),
}


class Task(NamedTuple):
    """A task of a career: how much there is of what it asks for, whether done, or ready to be."""

    number: int
    now: int
    done: bool
    ready: bool


def tasks_of(view: MaracaiboView, seat: Seat) -> list[Task]:
    """Return the tasks of a player's career, none before one is kept."""
    player = view.players[seat]
    if player.career is None:
        return []
    return [
        Task(
            number,
            measured(view, seat, needed.measure),
            number not in player.tasks,
            number in player.ready,
        )
        for number, needed in enumerate(CAREER_CARDS[player.career].tasks, 1)
    ]


def offers_at(view: MaracaiboView, location: Location) -> tuple[Offer, ...]:
    """Return what a city, or a homeward-bound space, offers; nothing elsewhere."""
    city = view.cities.get(location)
    return CITY_ACTIONS[city.city] if city is not None else HOMEWARD.get(location, ())


def open_goods(view: MaracaiboView, location: Location) -> list[Good]:
    """Return the goods whose market spaces are open in a city; nothing elsewhere."""
    city = view.cities.get(location)
    return [good for good in city.market if good not in city.discs] if city is not None else []


def ahead(view: MaracaiboView, seat: Seat) -> list[Location]:
    """Return the locations that a ship can still come to in this round, in the map's order."""
    player, found = view.players[seat], set[Location]()
    at = [player.ship]
    while at:
        for following in onward(at.pop(), max(view.round, 1)):
            if following not in found:
                found.add(following)
                at.append(following)
    return [location for location in MAP if location in found]


def markets_ahead(view: MaracaiboView, seat: Seat, good: Good) -> list[Location]:
    """Return the cities ahead whose markets still take a good."""
    return [place for place in ahead(view, seat) if good in open_goods(view, place)]


def quests_ahead(view: MaracaiboView, seat: Seat, wanted: Wanted) -> list[Location]:
    """Return the locations ahead whose quests ask for an object, or a good."""
    return [
        place
        for place in ahead(view, seat)
        if place in view.quests and wanted in QUESTS[view.quests[place]].cost
    ]


def trail_ahead(view: MaracaiboView, seat: Seat) -> set[Space]:
    """Return the spaces of the explorer track before an explorer."""
    found = set[Space]()
    at = [view.players[seat].explorer]
    while at:
        for following in ONWARD[at.pop()]:
            if following not in found:
                found.add(following)
                at.append(following)
    return found


def on_trail_ahead(view: MaracaiboView, seat: Seat, wanted: Wanted) -> bool:
    """Whether a quest before the explorer asks for an object, or a good."""
    spaces = trail_ahead(view, seat)
    return any(
        wanted in QUESTS[quest].cost for space, quest in view.trail.items() if space in spaces
    )


def steps_left(view: MaracaiboView) -> int:
    """Return how many steps the reader's explorer has left over on arriving: each is a point."""
    assert view.seat is not None, "only a reader explores"
    steps = view.working.steps if view.working is not None else None
    sailors: list[SailorView] = [one for n, one in enumerate(view.players) if n != view.seat]
    sailors += [view.jean] if view.jean is not None else []
    others = frozenset(one.explorer for one in sailors)
    found = hikes(view.players[view.seat].explorer, steps or 0, others)
    return (steps or 0) - found[END].steps if END in found else 0


def payable(view: MaracaiboView, quest: QuestId) -> bool:
    """Whether the reader's hand and projects pay a quest (§11: two symbols need two cards)."""
    assert view.seat is not None, "only a reader has a hand"
    first, second = (_ways(view, symbol) for symbol in QUESTS[quest].cost)
    return any(one != other for one in first for other in second)


def _ways(view: MaracaiboView, symbol: Wanted) -> list[str]:
    """Return what pays a symbol: the cards, and each project that waives it."""
    assert view.seat is not None, "only a reader has a hand"
    cards = [card for card in view.hand if shows(CARDS[card], symbol)]
    perks = ((card, CARDS[card].perk) for card in view.players[view.seat].bought)
    return [*cards, *(card for card, one in perks if one is not None and one.thing == symbol)]
