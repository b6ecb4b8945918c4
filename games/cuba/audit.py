"""What must be true of every state (§1, §3), recounted from scratch."""

from collections import Counter
from collections.abc import Iterator

from games.cuba.data import (
    CAPACITY,
    CARDS_TO_PLAY,
    COLOURS,
    CUBES,
    CUBES_OF_A_KIND,
    DOCKS,
    FIELDS,
    MARKERS,
    MERCHANDISE,
    POINTS_PER_TILE,
    ROUNDS,
    SAME_SIDE,
    SHIPS,
    WAREHOUSE_FIELD,
)
from games.cuba.parliament import BuyVotes, RevealCards
from games.cuba.set_up import DrawFirstShips
from games.cuba.state import CubaState, Player
from games.cuba.statutes import GROUP_OF, GROUPS, PRINTED, STATUTES
from games.cuba.steps import PlayCard
from games.cuba.tiles import BUILDINGS, TILES


def audit(state: CubaState) -> list[str]:
    """Return a sentence for everything that is not as it must be."""
    return [
        *_cubes(state),
        *_tiles(state),
        *_players(state),
        *_cards(state),
        *_harbour(state),
        *_statutes(state),
        *_round(state),
    ]


def _cubes(state: CubaState) -> Iterator[str]:
    for cube in CUBES:
        held = [player.has(cube) for player in state.players]
        market = aboard = 0
        if cube in MERCHANDISE:
            market = state.market[cube]
            aboard = sum(ship.loaded.get(cube, 0) for ship in state.docks if ship)
        parts = [state.supply[cube], market, aboard, *held]
        if sum(parts) != CUBES_OF_A_KIND[cube] or min(parts) < 0:
            yield f"{cube}: supply {parts[0]}, market {market}, aboard {aboard}, players {held}"
    for kind, cubes in state.market.items():
        if cubes > CAPACITY[kind]:
            yield f"{cubes} {kind} on the market"


def _tiles(state: CubaState) -> Iterator[str]:
    built = Counter(tile for player in state.players for tile in player.built.values())
    for building in BUILDINGS:
        left = state.tiles.get(building, 0)
        if left + built[building] != TILES[building].copies:
            yield f"{building}: {left} left, {built[building]} built"
    if min(state.tiles.values(), default=1) < 1:
        yield f"tiles to be had: {state.tiles}"


def _players(state: CubaState) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.yard.values()) < 0 or min(player.stored.values()) < 0 or player.pesos < 0:
            yield f"seat {seat}: {player.pesos} pesos, yard {player.yard}, {player.stored}"
        if not set(player.built) <= set(range(FIELDS)) - {WAREHOUSE_FIELD}:
            yield f"seat {seat} has built on {sorted(player.built)}"
        if player.figure not in range(FIELDS):
            yield f"seat {seat}: the figure stands on {player.figure}"
        side = COLOURS[seat] if state.options.different_plantations else SAME_SIDE
        if player.side != side:
            yield f"seat {seat} has the side of {player.side}"
        yield from _points(state, seat, player)


def _points(state: CubaState, seat: int, player: Player) -> Iterator[str]:
    parts = (player.cargo, player.effects, player.alternatives, player.laws, player.tiles)
    tiles = 0 if state.stack else POINTS_PER_TILE * len(player.built)
    if min(parts) < 0 or player.tiles != tiles:
        yield f"seat {seat}: points {parts}"
    if player.duty_met and player.laws < 1:
        yield f"seat {seat} met the duty without points"


def _cards(state: CubaState) -> Iterator[str]:
    counts = [len(player.played) for player in state.players]
    if max(counts) > CARDS_TO_PLAY or max(counts) - min(counts) > 1:
        yield f"cards played: {counts}"
    if any(isinstance(step, PlayCard) for step in state.stack):
        order = [len(state.players[seat].played) for seat in state.turn_order]
        if order != sorted(order, reverse=True):
            yield f"cards played in turn order: {order}"
    revealed = not any(isinstance(step, RevealCards) for step in state.stack)
    for seat, player in enumerate(state.players):
        cards = [*player.played, player.aside, player.vote]
        known = [card for card in cards if card is not None]
        if len(set(known)) != len(known):
            yield f"seat {seat} has played {player.played}, aside {player.aside}, {player.vote}"
        if player.vote is not None and not revealed:
            yield f"seat {seat} has turned up its fifth card too early"
        if player.aside is not None and (revealed or not state.options.card_aside):
            yield f"seat {seat} has set a card aside"
    if sum(player.town_hall for player in state.players) > 1:
        yield "two town halls bring votes"
    step = state.stack[-1] if state.stack else None
    if isinstance(step, BuyVotes):
        for seat, bribe in step.answers.items():
            if not 0 <= bribe.pesos <= state.players[seat].pesos:
                yield f"seat {seat} buys {bribe.pesos} votes"


def _harbour(state: CubaState) -> Iterator[str]:
    at_sea = [] if state.sea is None else [state.sea]
    docked = [ship.number for ship in state.docks if ship]
    ships = [*docked, *at_sea, *state.undrawn, *state.sailed]
    if sorted(ships) != list(SHIPS):
        yield f"ships: docks {docked}, sea {at_sea}, pile {state.undrawn}, {state.sailed}"
    if len(state.docks) != len(DOCKS):
        yield f"{len(state.docks)} docks"
    for ship in state.docks:
        if ship is None:
            continue
        if (
            min(ship.loaded.values(), default=1) < 1
            or min(map(ship.free_for, ship.loaded), default=0) < 0
        ):
            yield f"ship {ship.number} has loaded {ship.loaded}"
    playing = bool(state.stack) and isinstance(state.stack[-1], PlayCard)
    if playing and (not at_sea or len(docked) < len(DOCKS) - (state.round == 1)):
        yield f"round {state.round}: docks {docked}, sea {at_sea}"
    if playing and any(isinstance(step, DrawFirstShips) for step in state.stack):
        yield "a turn began before the set-up was done"


def _statutes(state: CubaState) -> Iterator[str]:
    for group in GROUPS:
        known = [*state.statutes[group]]
        bill, law = state.bills.get(group), state.laws[group]
        known += [bill] if bill else []
        known += [law] if law is not None and law in GROUP_OF else []
        gone = [state.vetoed, *state.dropped]
        known += [one for one in gone if one is not None and GROUP_OF[one] == group]
        if len(set(known)) != len(known) or not set(known) <= set(STATUTES[group]):
            yield f"{group}: {known}"
        if law is None and PRINTED[group] is not None:
            yield f"no {group} is in force"
        if not len(STATUTES[group]) - state.round <= len(state.statutes[group]):
            yield f"round {state.round}: {len(state.statutes[group])} of {group} to come"
    if not set(state.enacted) <= set(state.laws.values()):
        yield f"enacted: {state.enacted}, in force: {list(state.laws.values())}"
    if state.vetoed is not None and GROUP_OF[state.vetoed] == state.barred:
        yield f"the church has vetoed {state.vetoed}, which was barred"


def _round(state: CubaState) -> Iterator[str]:
    seats = range(len(state.players))
    if not (1 <= state.round <= ROUNDS and state.start in seats and state.active in seats):
        yield f"round {state.round}, start {state.start}, active {state.active}"
    if len(set(state.markers)) != len(state.markers) or not set(state.markers) <= set(MARKERS):
        yield f"markers: {state.markers}"
    if state.winner is not None and state.winner not in seats:
        yield f"seat {state.winner} won in parliament"
