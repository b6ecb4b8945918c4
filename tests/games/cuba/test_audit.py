"""The recount notices everything that is not as it must be."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.cuba.actions import Bribe
from games.cuba.ships import Ship
from games.cuba.state import CubaState
from games.cuba.view import Options
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import A, parliament, three_to_vote

Change = Callable[[Any], object]


def give(seat: int, **changes: object) -> Change:
    """Set fields of a player."""

    def change(state: CubaState) -> None:
        for name, value in changes.items():
            setattr(state.players[seat], name, value)

    return change


def put(**changes: object) -> Change:
    """Set fields of the state."""

    def change(state: CubaState) -> None:
        for name, value in changes.items():
            setattr(state, name, value)

    return change


def both(*changes: Change) -> Change:
    """Do one change after the other."""

    def change(state: CubaState) -> None:
        for one in changes:
            one(state)

    return change


def notices(table: Table, change: Change, noticed: str) -> None:
    assert GAME.audit(table.state) == []

    change(table.state)

    assert any(noticed in sentence for sentence in GAME.audit(table.state)), GAME.audit(table.state)


PLAYED: dict[int, list[str]] = {seat: ["worker"] for seat in range(3)}


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (
            lambda s: s.supply.update(rum=12),
            "rum: supply 12, market 2, aboard 0, players [0, 0, 0]",
        ),
        (lambda s: s.market.update(rum=1), "rum: supply 13, market 1"),
        (
            lambda s: s.players[1].yard.update(wood=1),
            "wood: supply 15, market 0, aboard 0, players",
        ),
        (
            both(
                lambda s: s.players[1].yard.update(sugar=1),
                lambda s: s.players[1].stored.update(sugar=-1),
            ),
            "seat 1: 0 pesos, yard",
        ),
        (lambda s: s.docks[2].loaded.update(citrus=1), "citrus: supply 15, market 3, aboard 1"),
        (lambda s: s.docks[2].loaded.update(citrus=0), "ship 1 has loaded {'citrus': 0}"),
        (lambda s: s.docks[2].loaded.update(rum=1), "ship 1 has loaded {'rum': 1}"),
        (
            both(lambda s: s.market.update(rum=4), lambda s: s.supply.update(rum=11)),
            "4 rum on the market",
        ),
        (lambda s: s.tiles.pop("inn"), "inn: 0 left, 0 built"),
        (lambda s: s.tiles.update(distillery=1), "distillery: 1 left, 0 built"),
        (lambda s: s.players[0].built.update({1: "inn"}), "inn: 1 left, 1 built"),
        (
            both(lambda s: s.players[0].built.update({1: "inn"}), lambda s: s.tiles.update(inn=0)),
            "tiles to be had",
        ),
        (
            both(lambda s: s.players[0].built.update({0: "inn"}), lambda s: s.tiles.pop("inn")),
            "seat 0 has built on [0]",
        ),
        (give(1, pesos=-1), "seat 1: -1 pesos"),
        (give(1, figure=12), "seat 1: the figure stands on 12"),
        (give(1, side="red"), "seat 1 has the side of red"),
        (give(1, tiles=2), "seat 1: points (0, 0, 0, 0, 2)"),
        (give(1, laws=-2), "seat 1: points (0, 0, 0, -2, 0)"),
        (give(1, duty_met=True), "seat 1 met the duty without points"),
        (give(1, played=["worker", "mayor", "foreman"]), "cards played: [1, 3, 1]"),
        (give(1, played=["worker", "mayor"]), "cards played in turn order: [1, 2, 1]"),
        (give(1, played=["worker"] * 2), "seat 1 has played ['worker', 'worker']"),
        (give(1, vote="mayor"), "seat 1 has turned up its fifth card too early"),
        (give(1, aside="mayor"), "seat 1 has set a card aside"),
        (both(give(1, town_hall=True), give(0, town_hall=True)), "two town halls bring votes"),
        (put(sea=5), "ships: docks [3, 2, 1], sea [5]"),
        (lambda s: s.sailed.append(5), "ships: docks [3, 2, 1], sea [4]"),
        (lambda s: s.docks.append(None), "4 docks"),
        (
            both(lambda s: s.docks.__setitem__(0, None), lambda s: s.undrawn.append(3)),
            "round 2: docks [2, 1], sea [4]",
        ),
        (lambda s: s.docks.__setitem__(0, Ship(5, {})), "ships: docks [5, 2, 1]"),
        (lambda s: s.bills.update(tax="tax_1"), "tax: ['tax_1', 'tax_2'"),
        (lambda s: s.laws.update(tax="tax_1"), "tax: ['tax_1', 'tax_2'"),
        (lambda s: s.laws.update(duty=None), "no duty is in force"),
        (lambda s: s.statutes["other"].clear(), "round 2: 0 of other to come"),
        (lambda s: s.enacted.append("tax_1"), "enacted: ['tax_1']"),
        (
            both(put(vetoed="tax_1", barred="tax"), lambda s: s.statutes["tax"].remove("tax_1")),
            "the church has vetoed tax_1, which was barred",
        ),
        (put(round=7), "round 7, start 0, active 0"),
        (put(active=3), "round 2, start 0, active 3"),
        (put(markers=["crop", "crop"]), "markers: ['crop', 'crop']"),
        (put(winner=3), "seat 3 won in parliament"),
    ],
)
def test_what_is_wrong_is_named(change: Change, noticed: str) -> None:
    notices(position(played=PLAYED), change, noticed)


def test_a_card_aside_is_one_that_was_not_played() -> None:
    table = position(played=PLAYED, options=Options(card_aside=True))

    notices(table, give(A, aside="worker"), "seat 0 has played ['worker'], aside worker")


def test_a_purchase_is_within_the_purse() -> None:
    def overdraw(state: CubaState) -> None:
        state.stack[-1] = msgspec.structs.replace(state.stack[-1], answers={A: Bribe(11)})

    notices(parliament(three_to_vote((5, 4, 3))), overdraw, "seat 0 buys 11 votes")
