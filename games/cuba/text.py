"""The table of Cuba as lines of text, as far as a view shows it."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from games.core.action import Seat
from games.cuba.data import COLUMNS, FIELDS, WAREHOUSE_FIELD
from games.cuba.statutes import GROUPS, Group
from games.cuba.view import CubaView, PlayerView, ShipView, Working

K = TypeVar("K", bound=str)


def table_lines(view: CubaView) -> Iterator[str]:
    """Write round, harbour, market, laws and plantations, then what is the reader's own."""
    yield f"round: {view.round}, {view.phase}; start player: seat {view.start}"
    if view.asked:
        yield f"awaited: seat {', '.join(map(str, view.asked))}, to {view.kind}"
    if view.working is not None:
        yield from _working(view.working)
    yield from _harbour(view)
    yield f"market: {_amounts(view.market)}; cheapest crop: {', '.join(view.cheapest)}"
    yield f"supply: {_amounts(view.supply)}"
    yield from (f"{group}: {_statutes(view, group)}" for group in GROUPS)
    if view.vetoed is not None:
        yield f"vetoed: {view.vetoed}"
    if view.enacted:
        yield f"enacted: {', '.join(view.enacted)}"
    if view.dropped:
        yield f"dropped: {', '.join(view.dropped)}"
    if view.markers:
        yield f"markers: {', '.join(view.markers)}"
    yield f"buildings: {_amounts(view.tiles)}"
    if view.buying:
        yield f"votes are bought by seat {', '.join(map(str, view.buying))}"
    if view.winner is not None:
        yield f"parliament: seat {view.winner} won"
    for seat, player in enumerate(view.players):
        yield from _player(view, seat, player)
    if view.aside is not None:
        yield f"your card for parliament: {view.aside}"
    if view.bribe is not None:
        yield f"your purchase: {view.bribe} votes"


def _working(working: Working) -> Iterator[str]:
    if working.building is not None:
        yield f"now: {working.building}"
    if working.dock is not None:
        yield f"loading in dock {working.dock}"
    if working.done:
        yield f"done: fields {', '.join(map(str, working.done))}"
    if working.left is not None:
        yield f"left: {working.left}"
    if working.bought:
        yield f"bought: {', '.join(working.bought)}"
    if working.sold:
        yield f"sold: {', '.join(working.sold)}"


def _harbour(view: CubaView) -> Iterator[str]:
    for dock in range(len(view.docks), 0, -1):
        ship = view.docks[dock - 1]
        yield f"dock {dock}: {_ship(ship) if ship else '–'}"
    yield f"sea: {_ship(view.sea) if view.sea else '–'}"
    under = f", at the bottom {', '.join(map(str, view.under_pile))}" if view.under_pile else ""
    yield f"pile: ships {', '.join(map(str, view.pile))}{under}"


def _ship(ship: ShipView) -> str:
    slots = (f"{ship.loaded.get(kind, 0)}/{wanted} {kind}" for kind, wanted in ship.slots.items())
    return f"ship {ship.number}, {', '.join(slots)}"


def _statutes(view: CubaView, group: Group) -> str:
    text: str = view.laws[group] or "no law"
    if group in view.bills:
        text += f"; bill {view.bills[group]}"
    if view.barred == group:
        text += " (barred from veto)"
    return f"{text}; to come {', '.join(view.to_come[group]) or '–'}"


def _player(view: CubaView, seat: Seat, player: PlayerView) -> Iterator[str]:
    yield (
        f"seat {seat}: {player.points} points, {player.pesos} pesos; "
        f"played {', '.join(player.played) or '–'}{', a card aside' if player.aside else ''}"
    )
    rows = (
        " ".join(_field(player, field) for field in range(first, first + COLUMNS))
        for first in range(0, FIELDS, COLUMNS)
    )
    yield f"  fields: {' | '.join(rows)}"
    yield f"  yard: {_amounts(player.yard)}; warehouse: {_amounts(player.stored)}"
    yield (
        f"  laws: tax {player.tax_due}{' paid' if player.tax_paid else ''}, "
        f"duty {_duty(player)}, subsidy {player.subsidy}"
    )
    if player.town_hall or player.vote is not None:
        bought = " + ".join(map(str, player.bought)) or "none"
        hall = ", town hall" if player.town_hall else ""
        yield f"  votes: {player.votes} ({player.vote or 'card unknown'}{hall}, bought {bought})"


def _duty(player: PlayerView) -> str:
    if player.duty_met:
        return "met"
    return "possible" if player.can_deliver else "not possible"


def _field(player: PlayerView, field: int) -> str:
    what = player.terrain[field]
    text = player.built[field].upper() if field in player.built else what
    if field == WAREHOUSE_FIELD:
        text = "warehouse"
    return f"[{text}]" if field == player.figure else text


def _amounts(amounts: Mapping[K, int]) -> str:
    return ", ".join(f"{kind} {amount}" for kind, amount in amounts.items() if amount) or "–"
