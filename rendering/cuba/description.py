"""What the public pictures show, in words: enough to play on without seeing them."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import (
    CUBES,
    DOCKS,
    MARKERS,
    MERCHANDISE,
    ROUNDS,
    TOWN_HALL_VOTES,
    VOTES,
    Cube,
    Marker,
    buy_price,
    sale_price,
)
from games.cuba.data import MARKER_PLACES as PLACES
from games.cuba.statutes import GROUPS
from games.cuba.tiles import BUILDINGS
from games.cuba.view import ShipView
from rendering.core.places import places
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.cuba.bills import bill_of
from rendering.cuba.phases import phase_name
from rendering.cuba.result import PARTS as PART_NAMES
from rendering.cuba.scene import Scene
from rendering.cuba.telling import Teller, within_limit
from rendering.cuba.terms import (
    CHARACTER_NAMES,
    CUBE_NAMES,
    GROUP_NAMES,
    LAW_NAMES,
)
from rendering.cuba.verdicts import tell_administration, tell_parliament

ROUND = mark("Round {number} of {rounds}: {phase}.")
START = mark("Start player {seat}.")
AWAITED = mark("Awaited: {seats}, to {task}.")
TASKS = {
    "pick-materials": mark("pick 2 materials"),
    "pick-crops": mark("pick 2 crops"),
    "set-aside": mark("set a card aside in secret"),
    "play": mark("play a card"),
    "move": mark("move the figure"),
    "harvest": mark("harvest"),
    "trade": mark("buy and sell"),
    "build": mark("build"),
    "place": mark("place the building"),
    "activate": mark("activate buildings"),
    "give": mark("give cubes"),
    "swap": mark("swap merchandise"),
    "store": mark("store crops"),
    "veto": mark("veto a bill"),
    "exchange": mark("call a ship"),
    "load": mark("load a ship"),
    "bribe": mark("buy votes in secret"),
    "enact": mark("make bills law"),
    "tax": mark("pay the tax or not"),
    "duty": mark("deliver the duty or not"),
}
"""What is asked, by the kind of the decision."""

DOCK = mark("Dock {dock}: ship {ship} wants {cargo}")
EMPTY_DOCK = mark("Dock {dock} empty")
FULL = mark("nothing, it is full")
SEA = mark("at sea ship {ship}: {cargo}")
PILE = mark("{count} more ships")
MARKET = mark("Market, buy/sell: {prices}.")
LAWS = mark("Laws: {laws}.")
BILLS = mark("Bills: {bills}.")
VETOED = mark("{bill} vetoed")
BARRED = mark("No veto of {group}.")
NO_LAW = mark("none")
INSTEAD = mark("Instead of an action: {gifts}.")
MATERIAL = mark("a material")
POINTS, PESOS = mark("points {count}"), mark("pesos {count}")
PLAYERS = mark("Points/pesos, cards played: {players}.")
PLAYER = mark("{seat} {name} {points}/{pesos}, {cards}")
HALL = mark("town hall")
BUILDINGS_LEFT = mark("Buildings left: {buildings}.")
BUILDINGS_GONE = mark("Buildings left: all but {buildings}.")
EVERY_BUILDING = mark("all")
NO_BUILDING = mark("none")
SUPPLY = mark("Supply: {cubes}.")
SUPPLY_SCARCE = mark("Scarce in the supply: {cubes}.")
SCARCE = 3

RESULT = mark("Final scores, {parts}: {places}.")
PARTS = mark("points = {parts}, pesos")


def describe_board(scene: Scene) -> str:
    """Say what the public picture shows, at most 1024 characters."""
    view = scene.view
    if view.over:
        return within_limit(scene, lambda teller: (_result(teller),))
    if view.phase == "parliament":
        return within_limit(
            scene, lambda teller: (*situation(teller), *tell_parliament(teller), *_laws(teller))
        )
    if view.phase == "administration":
        return within_limit(
            scene, lambda teller: (*situation(teller), *tell_administration(teller), *_laws(teller))
        )
    return within_limit(
        scene,
        lambda teller: (
            *situation(teller),
            _harbour(teller),
            _market(teller),
            *_laws(teller),
            _instead(teller),
            _players(teller),
            _buildings(teller),
            _supply(teller),
        ),
    )


def situation(teller: Teller) -> Sequence[str]:
    """Say round and phase, who starts, who is asked what."""
    view = teller.view
    phase = teller.say(phase_name(view)).lower()
    told = [teller.say(ROUND, number=view.round, rounds=ROUNDS, phase=phase)]
    if view.phase != "set-up":
        told.append(teller.say(START, seat=SEAT_LETTERS[view.start]))
    if view.asked and view.kind in TASKS:
        seats = ", ".join(SEAT_LETTERS[seat] for seat in view.asked)
        told.append(teller.say(AWAITED, seats=seats, task=teller.say(TASKS[view.kind])))
    return told


def _harbour(teller: Teller) -> str:
    """Say which merchandise the ships still want, and which lie where."""
    view = teller.view
    told = []
    for dock in reversed(DOCKS):
        ship = view.docks[dock - 1]
        if ship is None:
            told.append(teller.say(EMPTY_DOCK, dock=dock))
            continue
        wants = _wanted(teller, ship) if ship.free else teller.say(FULL)
        told.append(teller.say(DOCK, dock=dock, ship=ship.number, cargo=wants))
    if view.sea is not None:
        told.append(teller.say(SEA, ship=view.sea.number, cargo=_wanted(teller, view.sea)))
    told.append(teller.say(PILE, count=len(view.pile)))
    return "; ".join(told) + "."


def _wanted(teller: Teller, ship: ShipView) -> str:
    """Say what a ship still takes."""
    cargo: dict[Cube, int] = {
        kind: slots - ship.loaded.get(kind, 0) for kind, slots in ship.slots.items()
    }
    return teller.amounts(cargo)


def _market(teller: Teller) -> str:
    market = teller.view.market
    prices = ", ".join(
        f"{teller.say(CUBE_NAMES[kind])} "
        f"{buy_price(market[kind], 1)}/{sale_price(kind, market[kind], 1)}"
        for kind in MERCHANDISE
    )
    return teller.say(MARKET, prices=prices)


def _laws(teller: Teller) -> Sequence[str]:
    """Say the laws in force and this round's bills, and what the church may not veto."""
    view = teller.view
    laws = ", ".join(teller.say(LAW_NAMES[law]) for law in view.laws.values() if law)
    told = [teller.say(LAWS, laws=laws or teller.say(NO_LAW))]
    bills = [bill for bill in (bill_of(view, group) for group in GROUPS) if bill is not None]
    open_bills = [
        teller.say(VETOED, bill=teller.say(LAW_NAMES[bill.statute]))
        if bill.state == "vetoed"
        else teller.say(LAW_NAMES[bill.statute])
        for bill in bills
        if bill.state in ("open", "vetoed")
    ]
    if open_bills:
        told.append(teller.say(BILLS, bills=", ".join(open_bills)))
    if view.barred is not None and view.phase == "actions":
        told.append(teller.say(BARRED, group=teller.say(GROUP_NAMES[view.barred]).lower()))
    return told


def _instead(teller: Teller) -> str:
    """Say what Tradeswoman, Architect and Mayor may still give instead."""
    free = [marker for marker in MARKERS if marker not in teller.view.markers]
    gifts: dict[str, list[str]] = {}
    for marker in free:
        gifts.setdefault(PLACES[marker].character, []).append(_gift(teller, marker))
    told = [
        f"{teller.say(CHARACTER_NAMES[character])} {' / '.join(given)}"  # type: ignore[index]
        for character, given in gifts.items()
    ]
    return teller.say(INSTEAD, gifts=", ".join(told) or teller.say(NO_LAW))


def _gift(teller: Teller, marker: Marker) -> str:
    place = PLACES[marker]
    if place.kind == "material":
        return teller.say(MATERIAL)
    if place.kind == "crop":
        return " / ".join(teller.say(CUBE_NAMES[crop]) for crop in teller.view.cheapest)
    return teller.say(POINTS if place.kind == "points" else PESOS, count=place.amount)


def _players(teller: Teller) -> str:
    players = "; ".join(_player(teller, seat) for seat in range(teller.view.seats))
    return teller.say(PLAYERS, players=players)


def _player(teller: Teller, seat: Seat) -> str:
    player = teller.view.players[seat]
    cards = " ".join(str(VOTES[card]) for card in player.played) or "–"
    if player.town_hall:
        cards += f", {teller.say(HALL)} +{TOWN_HALL_VOTES}"
    return teller.say(
        PLAYER,
        seat=SEAT_LETTERS[seat],
        name=teller.name(seat),
        points=player.points,
        pesos=player.pesos,
        cards=cards,
    )


def _buildings(teller: Teller) -> str:
    """Say which buildings can still be had, by those or by the others, whichever are fewer."""
    tiles = teller.view.tiles
    left = [tile for tile in BUILDINGS if tiles.get(tile)]
    gone = [tile for tile in BUILDINGS if not tiles.get(tile)]
    named, text = (left, BUILDINGS_LEFT) if len(left) <= len(gone) else (gone, BUILDINGS_GONE)
    if not gone:
        return teller.say(BUILDINGS_LEFT, buildings=teller.say(EVERY_BUILDING))
    names = ", ".join(map(teller.house, named))
    return teller.say(text, buildings=names or teller.say(NO_BUILDING))


def _supply(teller: Teller) -> str:
    """Say what is left of each kind; a brief one says only what there is little of."""
    supply = teller.view.supply
    if not teller.brief:
        return teller.say(SUPPLY, cubes=teller.amounts(supply))
    scarce = ", ".join(
        f"{supply[kind]} {teller.say(CUBE_NAMES[kind])}" for kind in CUBES if supply[kind] <= SCARCE
    )
    return teller.say(SUPPLY_SCARCE, cubes=scarce) if scarce else ""


def _result(teller: Teller) -> str:
    """Say the places with their points and what they come from."""
    outcome = teller.view.outcome
    assert outcome is not None, "the final scores need an outcome"
    told = []
    for place, seat, tied in places(outcome):
        score = outcome.scores[seat]
        parts = "+".join(map(str, score.parts.values()))
        sign = "=" if tied else "."
        told.append(
            f"{place}{sign} {SEAT_LETTERS[seat]} {teller.name(seat)} {score.total} = {parts}, "
            f"{score.ties['pesos']}"
        )
    named = "+".join(teller.say(PART_NAMES[part]) for part in outcome.scores[0].parts)
    parts = teller.say(PARTS, parts=named)
    return teller.say(RESULT, parts=parts, places="; ".join(told))
