"""Positions of Cuba to draw: of real games, and one laid out by hand."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from games.core.outcome import Score, rank
from games.cuba.data import (
    CHARACTERS,
    CROPS,
    CUBES,
    PLANTATIONS,
    SHIPS,
    Character,
    Merchandise,
)
from games.cuba.statutes import STATUTES
from games.cuba.tiles import BUILDINGS, TILES, Building
from games.cuba.view import CubaView, Options, PlayerView, ShipView
from rendering.cuba.samples import GAME, Moment, play

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Eszter")
SEATS = (2, 3, 4, 5)
VARIANT = Options(different_plantations=True, card_aside=True)
BUILT: tuple[dict[int, Building], ...] = (
    {8: "distillery", 9: "rum_cafe", 2: "small_office"},
    {9: "cigar_factory", 11: "dam", 4: "warehouse"},
    {1: "large_bank", 10: "golf_course", 6: "town_hall"},
    {4: "distillery", 11: "sawmill"},
    {3: "hotel", 8: "crop_depot"},
)
YARDS = (
    (1, 0, 2, 1, 2, 0, 1, 0),
    (2, 3, 1, 0, 1, 4, 0, 2),
    (1, 1, 4, 2, 0, 1, 0, 0),
    (3, 1, 0, 0, 3, 0, 2, 0),
    (0, 2, 1, 3, 1, 1, 0, 1),
)
STORED = ((0, 1, 0), (1, 0, 2), (0, 0, 0), (0, 2, 0), (1, 0, 0))
FIGURES = (9, 10, 2, 7, 11)
POINTS, PESOS = (34, 29, 31, 38, 26), (14, 9, 21, 6, 11)
PLAYED: tuple[tuple[Character, ...], ...] = (
    ("worker", "foreman", "mayor"),
    ("foreman", "worker"),
    ("worker", "foreman"),
    ("worker", "architect"),
    ("tradeswoman", "worker"),
)


@cache
def course(seats: int, seed: int = 1, options: Options | None = None) -> tuple[Moment, ...]:
    """Play a whole game; every decision of a player and the end."""
    return tuple(play(seats, seed, options))


def some(seats: int, count: int = 10) -> list[Moment]:
    """Return so many moments spread over a game, the start and the end among them."""
    whole = course(seats)
    step = max(1, (len(whole) - 1) // (count - 1))
    return [*whole[: len(whole) - 1 : step], whole[-1]]


def moments_of(kind: str, seats: int, count: int = 3) -> list[Moment]:
    """Return moments at which this is asked, as far apart as there are."""
    found = [moment for moment in course(seats) if moment.view.kind == kind]
    assert found, f"nobody is asked to {kind}"
    return found[:: max(1, len(found) // count)]


def first(seats: int, what: Callable[[CubaView], bool], options: Options | None = None) -> Moment:
    """Return the first moment of a game for whose public view something holds."""
    return next(moment for moment in course(seats, 1, options) if what(moment.view))


def player(seat: int, **changes: Any) -> PlayerView:
    """Return a player of the position laid out by hand."""
    view = PlayerView(
        points=POINTS[seat],
        pesos=PESOS[seat],
        side="blue",
        terrain=PLANTATIONS["blue"],
        built=BUILT[seat],
        figure=FIGURES[seat],
        yard=dict(zip(CUBES, YARDS[seat], strict=True)),
        stored=dict(zip(CROPS, STORED[seat], strict=True)),
        played=PLAYED[seat],
        aside=False,
        town_hall=seat == 2,
        vote=None,
        bought=(),
        votes=0,
        tax_due=2,
        can_deliver=seat != 3,
        subsidy=len(BUILT[seat]),
        tax_paid=False,
        duty_met=False,
    )
    return msgspec.structs.replace(view, **changes)


def by_hand(**changes: Any) -> CubaView:
    """Return five players in round 4: Ana has loaded two rum in dock 3, Győző is to play."""
    gone = {tile for built in BUILT for tile in built.values()}
    tiles = {
        tile: left
        for tile in BUILDINGS
        if (left := TILES[tile].copies - sum(tile in b.values() for b in BUILT))
    }
    assert "hotel" in gone
    assert "hotel" not in tiles
    view = CubaView(
        seat=None,
        seats=5,
        kind="play",
        asked=(1,),
        options=Options(),
        round=4,
        phase="actions",
        start=2,
        active=1,
        players=tuple(map(player, range(5))),
        supply=dict(zip(CUBES, (8, 8, 7, 7, 4, 6, 9, 9), strict=True)),
        market={"citrus": 2, "sugar": 4, "tobacco": 3, "rum": 1, "cigars": 3},
        cheapest=("sugar",),
        docks=(ship(7), ship(14, citrus=1), ship(10, rum=2, tobacco=1)),
        sea=ship(12),
        pile=(1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 15),
        under_pile=(9,),
        laws={
            "tax": "tax_2",
            "duty": "duty_citrus",
            "subsidy": "subsidy_buildings",
            "other": "drought",
        },
        bills={
            "tax": "tax_3",
            "duty": "duty_materials",
            "subsidy": "subsidy_water",
            "other": "market_increase",
        },
        vetoed=None,
        enacted=(),
        dropped=(),
        barred=None,
        to_come={group: statutes[-2:] for group, statutes in STATUTES.items()},
        markers=("crop", "first_pesos"),
        tiles=tiles,
        buying=(),
        winner=None,
        working=None,
        aside=None,
        bribe=None,
        choices=(),
    )
    return msgspec.structs.replace(view, **changes)


def a_turn_ago() -> CubaView:
    """Return the same before Ana loaded."""
    now = by_hand()
    ana = player(0, points=28, played=PLAYED[0][:2])
    return msgspec.structs.replace(
        now,
        players=(ana, *now.players[1:]),
        docks=(*now.docks[:2], ship(10, tobacco=1)),
        asked=(0,),
        active=0,
    )


def ship(number: int, **loaded: int) -> ShipView:
    """Return a ship with these cubes aboard."""
    aboard: dict[Merchandise, int] = {
        kind: loaded[kind] for kind in SHIPS[number] if kind in loaded
    }
    return ShipView(number, SHIPS[number], aboard)


VOTES: tuple[tuple[Character, tuple[int, ...], int], ...] = (
    ("tradeswoman", (3,), 5),
    ("mayor", (0,), 5),
    ("tradeswoman", (3, 1), 8),
    ("tradeswoman", (1,), 3),
    ("foreman", (3, 2), 9),
)


def parliament(**changes: Any) -> CubaView:
    """Return the vote after a tie: Eszter has won and makes laws."""
    players = tuple(
        player(seat, played=CHARACTERS[:4], vote=card, bought=bought, votes=votes)
        for seat, (card, bought, votes) in enumerate(VOTES)
    )
    view = by_hand(kind="enact", asked=(4,), phase="parliament", start=4, players=players, winner=4)
    return msgspec.structs.replace(view, **changes)


def bribing(again: bool = False, **changes: Any) -> CubaView:
    """Return the same while votes are bought: the first time by all, again by those tied."""
    players = tuple(
        msgspec.structs.replace(
            one, bought=one.bought[:1] if again else (), votes=one.votes - sum(one.bought[again:])
        )
        for one in parliament().players
    )
    buying = (2, 4) if again else (0, 1, 2, 3, 4)
    asked = (4,) if again else (0, 3)
    return parliament(
        kind="bribe", players=players, winner=None, buying=buying, asked=asked, **changes
    )


def administration(**changes: Any) -> CubaView:
    """Return the duty being asked of Győző; tax 3 and the growing market have become law."""
    standings = ((True, True), (True, False), (False, True), (False, False), (True, True))
    players = tuple(
        msgspec.structs.replace(one, tax_due=3, tax_paid=paid, duty_met=met)
        for one, (paid, met) in zip(parliament().players, standings, strict=True)
    )
    view = parliament()
    return msgspec.structs.replace(
        view,
        **{
            "kind": "duty",
            "asked": (1,),
            "phase": "administration",
            "players": players,
            "bills": {},
            "enacted": ("tax_3", "market_increase"),
            "dropped": ("duty_materials", "subsidy_water"),
            "laws": {**view.laws, "tax": "tax_3", "other": "market_increase"},
            **changes,
        },
    )


def ended(*, tied: bool = False, shared: bool = False, seats: int = 5) -> CubaView:
    """Return the final scores; Mateo wins, by pesos when `tied`, with Ana when `shared`."""
    totals = (71, 58, 63, 71 if tied or shared else 72, 49)
    pesos = (7 if shared else 5, 11, 21, 7, 0)
    scores = tuple(
        Score(
            seat,
            {
                "cargo": totals[seat] - 36,
                "effects": 12,
                "alternatives": 3,
                "laws": 15,
                "buildings": 6,
            },
            totals[seat],
            {"pesos": pesos[seat]},
        )
        for seat in range(seats)
    )
    view = by_hand(kind=None, asked=(), phase="end", round=6, outcome=rank(scores))
    return msgspec.structs.replace(view, seats=seats, players=view.players[:seats])


def real(kind: str, seats: int = 4) -> CubaView:
    """Return the view of a seat that is asked this in a real game, with the most to choose."""
    views = [
        GAME.view(moment.state, moment.view.asked[0])
        for moment in course(seats)
        if moment.view.kind == kind
    ]
    return max(views, key=lambda view: len(view.choices))
