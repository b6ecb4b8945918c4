"""A position in the middle of a game, laid out by hand: no change of the rules moves it."""

from typing import Any

import msgspec

from games.core.action import Seat
from games.maracaibo.buildings import Building
from games.maracaibo.cards import CardId
from games.maracaibo.careers import Career
from games.maracaibo.cities import MARKETS, City
from games.maracaibo.data import NATIONS, RANKS, Good, Nation
from games.maracaibo.map import Location
from games.maracaibo.trail import Space
from games.maracaibo.upgrades import UPGRADES, Upgrade
from games.maracaibo.view import (
    CityView,
    JeanView,
    MaracaiboView,
    NationView,
    Options,
    PlayerView,
)

SEATS = 4
TILES: dict[Location, City] = {
    "4": "shipwright",
    "5": "expedition",
    "11": "caracas",
    "12": "maracaibo",
    "13": "press_gang",
    "14": "arsenal",
}
DISCS: dict[Location, dict[Good, Seat]] = {
    "5": {"sugar": 1},
    "12": {"sugar": 2},
    "4": {"cocoa": 3},
    "11": {"cotton": 0},
}
MARKERS: dict[Nation, tuple[Location, ...]] = {
    "france": ("4", "8", "9"),
    "england": ("2", "7", "13", "15", "19"),
    "spain": ("6", "16", "11"),
}
SHIPS: tuple[Location, ...] = ("18", "6", "12", "5")
PATHS: tuple[tuple[Location, ...], ...] = (
    ("14", "16", "17", "18"),
    ("2", "3", "4", "6"),
    ("9", "10", "11", "12"),
    ("2", "3", "5"),
)
EXPLORERS: tuple[Space, ...] = ("17", "13l", "9", "12")
INFLUENCE = ((6, 2, 4), (3, 7, 0), (9, 7, 12), (1, 4, 4))
BOUGHT: tuple[tuple[CardId, ...], ...] = (
    ("B079", "A47", "A52", "A25", "B002"),
    ("B077", "A37", "A40", "B070", "A29"),
    ("B065", "B069", "B072", "B089"),
    ("A50", "B067", "A10"),
)
POINTS, DOUBLOONS, COMBAT = (38, 45, 41, 33), (14, 6, 11, 9), (5, 2, 7, 3)
CAREERS_KEPT: tuple[Career, ...] = ("merchant", "spymaster", "diplomat", "pathfinder")
COMPLETED: tuple[tuple[Upgrade, ...], ...] = (
    ("sails",),
    ("bunks", "marque"),
    (),
    ("bunks", "broker", "nets", "strongbox"),
)
INVESTED: dict[Building, tuple[Seat, ...]] = {
    "palace": (2,),
    "shipyard": (0, 2),
    "playhouse": (),
}


def laid_out(seats: int = SEATS, **changes: Any) -> MaracaiboView:
    """Return what a spectator sees in round 3, at which the last seat sails; some things changed.

    With one seat Jean takes part.
    """
    sailing = 2 if seats == 1 else seats
    investors = {
        building: tuple(seat for seat in invested if seat < seats)
        for building, invested in INVESTED.items()
    }
    view = MaracaiboView(
        seat=None,
        seats=seats,
        kind="sail",
        asked=(seats - 1,),
        outcome=None,
        options=Options(),
        round=3,
        phase="sail",
        first=0,
        active=seats - 1,
        players=tuple(player(seat) for seat in range(seats)),
        jean=_jean() if seats == 1 else None,
        cities={
            at: CityView(city, MARKETS[seats][city], _discs(at, city, seats))
            for at, city in TILES.items()
        },
        markers={at: nation for nation in NATIONS for at in MARKERS[nation]},
        nations={
            "france": NationView(3, 1, 3, 3, _leaders("france", sailing)),
            "england": NationView(5, 2, 5, 5, _leaders("england", sailing)),
            "spain": NationView(3, 1, 4, 3, _leaders("spain", sailing)),
        },
        quests={"15": "Q13", "18": "Q04"} if seats > 2 else {"15": "Q13"},
        trail={"14l": "Q02", "23l": "Q15"},
        top_quest="Q20",
        quests_left=11,
        piles=(9, 8),
        deck=31,
        gallery=("A10", "B018", "B064", "B085"),
        discarded=("A13", "A14"),
        buildings=tuple(INVESTED),
        buildings_left=1,
        investors=investors,
        prices={building: (6, 8, 10)[len(who)] for building, who in investors.items()},
        crossings=(tuple(seat for seat in (0, 1, 3) if seat < sailing), (), ()),
        arrivals=(),
        working=None,
        hand=(),
        careers=(),
        plan=None,
        discards=(),
        keep=None,
        choices=(),
    )
    return msgspec.structs.replace(view, **changes)


def player(seat: Seat, **changes: Any) -> PlayerView:
    """Return a player of that position, some things changed."""
    influence = dict(zip(NATIONS, INFLUENCE[seat], strict=True))
    view = PlayerView(
        ship=SHIPS[seat],
        path=PATHS[seat],
        explorer=EXPLORERS[seat],
        influence=influence,
        ranks={nation: RANKS[amount] for nation, amount in influence.items()},
        points=POINTS[seat],
        scored={"exploring": POINTS[seat]},
        to_score={"nations": 30},
        quests=("Q01",) * (seat % 2),
        tokens=tuple(range(1, 3 + seat)),
        barriers=(1, 1, 0, 1)[seat],
        doubloons=DOUBLOONS[seat],
        hand=4,
        hand_limit=(4, 5, 4, 5)[seat],
        planned=("B047", "B078")[: seat % 3],
        bought=BOUGHT[seat],
        discs={
            upgrade: 0 if upgrade in COMPLETED[seat] else 2 - (upgrade == "scouts")
            for upgrade in UPGRADES
        },
        combat=COMBAT[seat],
        doubloon_income=9 + seat,
        point_income=seat,
        figures=(1, 0, 2, 3)[seat],
        reserve=3,
        symbols=("barrel",),
        buildings=tuple(built for built, who in INVESTED.items() if seat in who),
        career=CAREERS_KEPT[seat],
        tasks=(1, 2, 3)[seat % 2 :],
        ready=(),
        delivered=seat,
        cities_annexed=seat % 2,
    )
    return msgspec.structs.replace(view, **changes)


def _discs(at: Location, city: City, seats: int) -> dict[Good, Seat]:
    """Return the discs on a market, those of the seats that take part."""
    there = DISCS.get(at, {})
    market = MARKETS[seats][city]
    return {good: seat for good, seat in there.items() if good in market and seat < max(seats, 2)}


def _leaders(nation: Nation, sailing: int) -> tuple[Seat, ...]:
    place = NATIONS.index(nation)
    most = max(INFLUENCE[seat][place] for seat in range(sailing))
    return tuple(seat for seat in range(sailing) if INFLUENCE[seat][place] == most)


def _jean() -> JeanView:
    influence = dict(zip(NATIONS, INFLUENCE[1], strict=True))
    return JeanView(
        ship=SHIPS[1],
        path=PATHS[1],
        explorer=EXPLORERS[1],
        influence=influence,
        ranks={nation: RANKS[amount] for nation, amount in influence.items()},
        points=45,
        scored={"cards": 45},
        to_score={"income": 18},
        quests=("Q03",),
        tokens=(),
        barriers=1,
        level=1,
        discs=7,
        cards=5,
        income=13,
        used=("A3", "A1"),
        deck=3,
        beaten=None,
    )
