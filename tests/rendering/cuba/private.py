"""Views whose reader is asked something, with as much to choose from as there can be."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

import msgspec

from games.cuba.actions import (
    Activate,
    AnyAction,
    Bribe,
    Build,
    Buy,
    Decline,
    Deliver,
    Enact,
    Exchange,
    Finish,
    Give,
    Harvest,
    Load,
    Move,
    Pay,
    Pick,
    Place,
    Play,
    Sell,
    SetAside,
    Store,
    Swap,
    Veto,
)
from games.cuba.data import (
    CHARACTERS,
    CROP_OF,
    CROPS,
    CROSS,
    DOCKS,
    FIELDS,
    MATERIALS,
    MERCHANDISE,
    Cube,
)
from games.cuba.statutes import DUTIES, Law
from games.cuba.tiles import BUILDINGS, TILES, Building, Makes, Sells
from games.cuba.view import CubaView, PlayerView, Working
from rendering.cuba.samples import extreme, extreme_administration, extreme_parliament
from tests.rendering.cuba.positions import by_hand, player, ship

KINDS = (
    *("pick-materials", "pick-crops", "set-aside", "play", "move", "harvest", "trade", "build"),
    *("place", "activate", "give", "swap", "store", "veto", "exchange", "load", "bribe", "enact"),
    *("tax", "duty"),
)
FULL: dict[int, Building] = dict(enumerate(BUILDINGS[:11], 1))
"""Every field built over; with the printed warehouse, twelve buildings."""
TAKES = (*MATERIALS, *CROPS)


def with_reader(view: CubaView, **changes: Any) -> CubaView:
    """Return the view with something changed of its reader."""
    assert view.seat is not None
    players = list(view.players)
    players[view.seat] = msgspec.structs.replace(players[view.seat], **changes)
    return msgspec.structs.replace(view, players=tuple(players))


def asking(
    kind: str, choices: Sequence[AnyAction], base: CubaView | None = None, **changes: Any
) -> CubaView:
    """Return a rich position in which the first player is asked this."""
    view = base or extreme(0)
    plain: dict[str, Any] = {"working": None, "asked": (0,), "kind": kind}
    return msgspec.structs.replace(view, **{**plain, **changes}, choices=tuple(choices))


def pairs(kinds: Sequence[Cube], verb: type[Pick] | type[Deliver]) -> list[Any]:
    return [verb(*pair) for pair in combinations_with_replacement(kinds, 2)]


def on_fields() -> Iterator[CubaView]:
    """Yield choices of fields, on an empty plantation and on a full one."""
    for built, figure in (({}, 0), ({}, 6), (FULL, 6), ({3: "department_store"}, 3)):
        view = with_reader(extreme(0), built=built, figure=figure)
        yield asking("move", [Move(field) for field in range(FIELDS)], view)
    bare = with_reader(extreme(0), built={}, figure=6)
    crops = [field for field in CROSS[6] if bare.players[0].terrain[field] in CROP_OF]
    for left, done in ((2, ()), (0, tuple(crops[:1]))):
        harvests = [Harvest(field) for field in crops if field not in done]
        working = Working(done=done, left=left)
        yield asking("harvest", [*harvests, Finish()], bare, working=working)
    places = [Place(field) for field in range(1, FIELDS)]
    for tile in ("large_bank", "department_store"):
        yield asking("place", places, bare, working=Working(building=tile))
    for figure, done in ((6, ()), (0, (0, 1)), (11, (11,))):
        view = with_reader(extreme(0), built=FULL, figure=figure)
        legal = CROSS[figure] if done else range(FIELDS)
        choices = [Activate(field) for field in legal if field not in done]
        working = Working(done=done) if done else None
        yield asking("activate", [*choices, Finish()], view, working=working)


def with_cards() -> Iterator[CubaView]:
    """Yield choices of cards."""
    plays = [Play(character) for character in CHARACTERS]
    plays += [Play("tradeswoman", take) for take in TAKES]
    plays += [Play("architect", "points"), Play("mayor", "pesos")]
    built = with_reader(extreme(0), built=FULL, played=())
    for markers in ((), ("material", "first_points"), ("crop", "first_pesos", "second_points")):
        for cheapest in (CROPS, CROPS[:2], CROPS[:1]):
            yield asking("play", plays, built, markers=markers, cheapest=cheapest)
    used = [play for play in plays if play.character in ("worker", "mayor")]
    yield asking("play", used, with_reader(built, played=CHARACTERS[1:4]))
    asides = [SetAside(character) for character in CHARACTERS]
    for aside in (None, "mayor"):
        yield asking("set-aside", asides, aside=aside)


def with_cubes() -> Iterator[CubaView]:
    """Yield choices of cubes: to pick, to give, to swap, to store, to deliver."""
    for kind, kinds in (("pick-materials", MATERIALS), ("pick-crops", CROPS)):
        yield asking(kind, pairs(kinds, Pick))
    chain = with_reader(extreme(0), built=FULL, figure=0)
    for tile in BUILDINGS:
        effect = TILES[tile].effect
        gives: list[AnyAction] = []
        if isinstance(effect, Sells):
            gives = [Give(cube, n) for cube in effect.kinds for n in range(1, effect.most + 1)]
        elif isinstance(effect, Makes):
            gives = [Give(effect.crop, n) for n in range(1, 34)]
        if gives:
            working = Working(done=CROSS[0], building=tile, left=4)
            yield asking("give", [*gives, Finish()], chain, working=working)
    swaps = [Swap(give, take) for give in MERCHANDISE for take in MERCHANDISE if take != give]
    yield asking("swap", [*swaps, Decline()])
    stores = [Store(crop, amount) for crop in CROPS for amount in range(1, 16)]
    yield asking("store", [*stores, Finish()], chain, working=Working(done=(1, 0)))
    for law, (kinds, amount) in DUTIES.items():
        base = extreme_administration(0)
        base = msgspec.structs.replace(base, laws={**base.laws, "duty": law})
        singles = [Deliver(kind) for kind in kinds]
        choices = pairs(kinds, Deliver) if amount > 1 else singles
        yield asking("duty", [*choices, Decline()], base)
    taxed = with_reader(extreme_administration(0), tax_due=12, tax_paid=False)
    for law in ("tax_5", "tax_buildings", "printed_tax"):
        yield asking("tax", [Pay(), Decline()], _with_law(taxed, "tax", law))


def _with_law(view: CubaView, group: Any, law: Law) -> CubaView:
    return msgspec.structs.replace(view, laws={**view.laws, group: law})


def in_harbour_and_market() -> Iterator[CubaView]:
    """Yield choices of ships, cargo, trades and buildings."""
    docks = (ship(6), ship(14, citrus=1), ship(8))
    loads = [
        Load(dock, kind, amount)
        for dock, there in zip(DOCKS, docks, strict=True)
        for kind, slots in there.slots.items()
        for amount in range(1, slots - there.loaded.get(kind, 0) + 1)
    ]
    yield asking("load", [*loads, Finish()], docks=docks)
    one = [load for load in loads if load.dock == 3]
    yield asking("load", [*one, Finish()], docks=(None, None, ship(8)), working=Working(dock=3))
    yield asking("exchange", [*(Exchange(number) for number in range(1, 13)), Decline()])
    for most in (1, 4, 15):
        buys = [Buy(kind, amount) for kind in MERCHANDISE for amount in range(1, most + 1)]
        sells = [Sell(kind, amount) for kind in MERCHANDISE for amount in range(1, most + 1)]
        yield asking("trade", [*buys, *sells, Finish()], working=Working())
        working = Working(bought=MERCHANDISE[:2], sold=MERCHANDISE[2:])
        some = [*buys[: 2 * most], *sells[2 * most :]]
        yield asking("trade", [*some, Finish()], working=working)
    everything = {tile: TILES[tile].copies for tile in BUILDINGS}
    builds = [*map(Build, BUILDINGS), Decline()]
    yield asking("build", builds, tiles=everything)
    poor = with_reader(extreme(0), yard=by_hand().players[0].yard, pesos=1)
    yield asking("build", [Build("town_hall"), Decline()], poor, tiles=everything)


def about_bills() -> Iterator[CubaView]:
    """Yield choices of bills and votes, with every law there is in force once."""
    base = extreme(0)
    vetoes = [Veto(bill) for bill in base.bills.values()]
    yield asking("veto", [*vetoes, Decline()], working=Working(done=(3,)))
    votes = extreme_parliament(0)
    for bribe, buying in ((None, (0, 1, 2, 3, 4)), (138, (0, 2, 4))):
        yield asking("bribe", [Bribe(n) for n in range(139)], votes, bribe=bribe, buying=buying)
    yield asking("enact", [Enact(bill) for bill in votes.bills.values()], votes, winner=0)
    later = msgspec.structs.replace(votes, enacted=("subsidy_pesos",), bills={"tax": "tax_5"})
    yield asking("enact", [Enact("tax_5")], later, winner=0)


def every_question() -> list[CubaView]:
    """Return all of them; every kind is among them."""
    views = [
        *on_fields(),
        *with_cards(),
        *with_cubes(),
        *in_harbour_and_market(),
        *about_bills(),
    ]
    assert {view.kind for view in views} == set(KINDS)
    return views


def with_seats(view: CubaView, seats: int) -> CubaView:
    """Return the same with fewer players."""
    buying = tuple(seat for seat in view.buying if seat < seats)
    return msgspec.structs.replace(
        view, seats=seats, players=view.players[:seats], start=seats - 1, buying=buying
    )


def crowded(seats: int) -> CubaView:
    """Return plantations built over and over, with all numbers of two and three digits."""

    def full(one: PlayerView) -> PlayerView:
        return msgspec.structs.replace(one, built=FULL)

    view = extreme()
    return with_seats(msgspec.structs.replace(view, players=tuple(map(full, view.players))), seats)


def built_out(seats: int) -> CubaView:
    """Return plantations with all tiles of the game on them, as far as there are fields."""
    tiles = [tile for tile in BUILDINGS for _ in range(TILES[tile].copies)]
    view = crowded(seats)
    players = tuple(
        msgspec.structs.replace(
            one, built=dict(zip(range(1, FIELDS), tiles[seat::seats], strict=False))
        )
        for seat, one in enumerate(view.players)
    )
    return msgspec.structs.replace(view, players=players)


def bare(seats: int) -> CubaView:
    """Return plantations with nothing on them and nobody's turn."""
    players = tuple(
        player(
            seat,
            points=0,
            pesos=0,
            built={},
            yard=dict.fromkeys((*MATERIALS, *MERCHANDISE), 0),
            stored=dict.fromkeys(CROPS, 0),
            played=(),
            figure=3 * seat % FIELDS,
        )
        for seat in range(5)
    )
    laws: dict[Any, Any] = {**by_hand().laws, "subsidy": None, "other": None}
    return with_seats(by_hand(players=players, asked=(), laws=laws), seats)
