"""Positions to draw: whole games played a little sensibly, and one that no game reaches."""

from collections.abc import Iterator
from random import Random

import msgspec

from games.core.action import Action
from games.cuba.actions import Bribe, Decline, Finish
from games.cuba.data import (
    CAPACITY,
    CHARACTERS,
    CROPS,
    CUBES,
    MARKERS,
    PLANTATIONS,
    SHIPS,
    Colour,
    Merchandise,
)
from games.cuba.game import Cuba
from games.cuba.statutes import STATUTES, Group, Law, Statute
from games.cuba.tiles import BUILDINGS, Building
from games.cuba.view import CubaView, Options, PlayerView, ShipView, Working
from rendering.samples import Moment as AnyMoment
from rendering.samples import moments

GAME = Cuba()
EXTREME_NAMES = (
    "Maximiliana-Wilhelmine Ö. Großmann",
    "Вячеслав Многоимённый-Длиннофами",
    "とても長い名前のプレイヤー山田花子鈴木太郎佐藤次郎田中",
    "Szilágyi-Nagy Erzsébet-Boglárka",
    "محمد بن عبد الله بن عبد المطلب بن",
)
"""Longer than Discord allows, in four scripts."""
MODEST_BRIBE = 4
IDLE = (Decline, Finish)
OWNED: tuple[dict[int, Building], ...] = (
    {7: "dam", 2: "sawmill"},
    {5: "cigar_factory"},
    {1: "hotel"},
    {6: "cigar_factory"},
    {},
)
SIDES: tuple[Colour, ...] = ("blue", "red", "yellow", "green", "purple")
Moment = AnyMoment[CubaView]
"""A state at which a player is asked, or the end; the public view of the picture before."""


def play(seats: int, seed: int, options: Options | None = None) -> Iterator[Moment]:
    """Play a game at random, but do something where there is something to do."""
    return moments(GAME, GAME.setup(seats, options), _choose, seed)


def _choose(rng: Random, legal: list[Action]) -> Action:
    """Choose at random what is not idle; rather a few votes than all the money."""
    busy = [action for action in legal if not isinstance(action, IDLE)]
    modest = [
        action for action in busy if not isinstance(action, Bribe) or action.pesos <= MODEST_BRIBE
    ]
    return rng.choice(modest or busy or legal)


def extreme(seat: int | None = None) -> CubaView:
    """Return a board with numbers of two and three digits, full ships, every sign there is."""
    laws: dict[Group, Law | None] = {
        "tax": "tax_buildings",
        "duty": "duty_materials",
        "subsidy": "subsidy_material_fields",
        "other": "building_act",
    }
    bills: dict[Group, Statute] = {
        "tax": "tax_5",
        "subsidy": "subsidy_pesos",
        "other": "market_increase",
    }
    gone: tuple[Building, ...] = ("sawmill", "hotel", "cigar_factory", "dam")
    return CubaView(
        seat=seat,
        seats=5,
        kind="load",
        asked=(0,),
        options=Options(),
        round=6,
        phase="actions",
        start=0,
        active=0,
        players=tuple(map(_full_player, range(5))),
        supply=dict.fromkeys(CUBES, 18),
        market={kind: CAPACITY[kind] - number % 2 for number, kind in enumerate(CAPACITY)},
        cheapest=CROPS[:2],
        docks=(_ship(4, 5), _ship(12, 4), _ship(15, 2)),
        sea=_ship(10, 0),
        pile=(1, 2, 3, 5, 6, 7, 8, 9, 11, 13, 14),
        under_pile=(),
        laws=laws,
        bills=bills,
        vetoed="duty_crops",
        enacted=(),
        dropped=(),
        barred="subsidy",
        to_come={group: statutes[3:] for group, statutes in STATUTES.items()},
        markers=MARKERS[::2],
        tiles={tile: 2 if tile == "distillery" else 1 for tile in BUILDINGS if tile not in gone},
        buying=(),
        winner=None,
        working=Working(dock=3, building="large_office", left=2, sold=("rum",)),
        aside=None,
        bribe=None,
        choices=(),
    )


def _full_player(seat: int) -> PlayerView:
    side = SIDES[seat]
    return PlayerView(
        points=188 + seat,
        pesos=138 + seat,
        side=side,
        terrain=PLANTATIONS[side],
        built=OWNED[seat],
        figure=6,
        yard=dict.fromkeys(CUBES, 15),
        stored=dict.fromkeys(CROPS, 18),
        played=CHARACTERS[:4],
        aside=False,
        town_hall=seat == 0,
        vote=None,
        bought=(),
        votes=0,
        tax_due=2,
        can_deliver=True,
        subsidy=11,
        tax_paid=False,
        duty_met=False,
    )


def _ship(number: int, loaded: int) -> ShipView:
    """Return a ship with so many cubes aboard."""
    aboard: dict[Merchandise, int] = {}
    slots = [kind for kind, count in SHIPS[number].items() for _ in range(count)]
    for kind in slots[:loaded]:
        aboard[kind] = aboard.get(kind, 0) + 1
    return ShipView(number, SHIPS[number], aboard)


def before_extreme() -> CubaView:
    """Return the position before: all that can be new is new."""
    view = extreme()
    players = tuple(
        msgspec.structs.replace(one, points=0, pesos=0, played=(), built={}) for one in view.players
    )
    return msgspec.structs.replace(
        view,
        players=players,
        docks=(_ship(4, 2), _ship(12, 0), None),
        market=dict.fromkeys(CAPACITY, 1),
        markers=(),
        vetoed=None,
        laws={**view.laws, "tax": "tax_1"},
    )


def extreme_parliament(seat: int | None = None) -> CubaView:
    """Return the same with many votes, a second purchase half done."""
    view = extreme(seat)
    players = tuple(
        msgspec.structs.replace(
            one,
            vote="mayor",
            town_hall=number in (0, 4),
            bought=(33,),
            votes=38 + 2 * (number in (0, 4)),
        )
        for number, one in enumerate(view.players)
    )
    return msgspec.structs.replace(
        view,
        kind="bribe",
        phase="parliament",
        players=players,
        working=None,
        buying=(0, 2, 4),
        asked=(0, 4),
    )


def extreme_administration(seat: int | None = None) -> CubaView:
    """Return the same while the duty is asked."""
    view = extreme_parliament(seat)
    players = tuple(
        msgspec.structs.replace(
            one, bought=(33, 44), votes=82, tax_due=11, tax_paid=number != 2, duty_met=number < 2
        )
        for number, one in enumerate(view.players)
    )
    return msgspec.structs.replace(
        view,
        kind="duty",
        phase="administration",
        players=players,
        bills={},
        enacted=("tax_5", "market_increase"),
        dropped=("subsidy_pesos",),
        laws={**view.laws, "tax": "tax_5", "other": "market_increase"},
        buying=(),
        winner=4,
        start=0,
        asked=(2,),
    )
