"""The recount (§2.1, §3, §7) notices everything that is not as it must be."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.montego.actions import Hire
from games.montego.ships import Ship
from games.montego.state import MontegoState
from tests.games.montego.positions import BLUE, GAME, GREEN, Table, position

Change = Callable[[Any], object]


def give(state: MontegoState, seat: int, **changes: object) -> None:
    """Set fields of a player."""
    for name, value in changes.items():
        setattr(state.players[seat], name, value)


def both(*changes: Change) -> Change:
    """Do one change after the other."""

    def change(state: MontegoState) -> None:
        for one in changes:
            one(state)

    return change


def answer(**answers: object) -> Change:
    """Put answers by seat (`s0` is seat 0) into the open sealed decision."""

    def change(state: MontegoState) -> None:
        given = {int(name[1:]): value for name, value in answers.items()}
        state.stack[-1] = msgspec.structs.replace(state.stack[-1], answers=given)

    return change


def notices(table: Table, change: Change, noticed: str) -> None:
    state = table.state
    assert GAME.audit(state) == []

    change(state)

    assert any(noticed in sentence for sentence in GAME.audit(state)), GAME.audit(state)


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (lambda s: give(s, 1, barrels=15), "seat 1: 15 of 16 barrels"),
        (
            both(lambda s: give(s, 1, barrels=-1), lambda s: s.pile.update({1: 17})),
            "seat 1: 16 of 16 barrels, -1 in the supply",
        ),
        (lambda s: s.pile.update({1: 1}), "seat 1: 17 of 16 barrels"),
        (lambda s: s.pile.update({1: 0}), "the tavern pile: {1: 0}"),
        (lambda s: s.pile.update({4: 1}), "the tavern pile: {4: 1}"),
        (lambda s: s.harbour[0].cargo.update({1: 1}), "seat 1: 17 of 16 barrels"),
        (lambda s: s.harbour[0].cargo.update({1: 0}), "F1 has 6 free holds, cargo {1: 0}"),
        (lambda s: s.harbour[0].cargo.update({0: 3, 1: 3}), "F1 has 0 free holds"),
        (lambda s: give(s, 2, ships=-1), "seat 2: points -1, 0, 0"),
        (lambda s: give(s, 2, bonuses=-1), "seat 2: points 0, -1, 0"),
        (lambda s: give(s, 2, pile=-1), "seat 2: points 0, 0, -1"),
        (lambda s: give(s, 2, coins=1), "15 coins in the stock, [0, 0, 1, 0]"),
        (lambda s: setattr(s, "coins", 14), "14 coins in the stock"),
        (
            both(lambda s: give(s, 2, coins=-1), lambda s: setattr(s, "coins", 16)),
            "16 coins in the stock, [0, 0, -1, 0]",
        ),
        (lambda s: s.harbour.append(Ship("F5", {})), "ships: ['F1', 'F2', 'F3', 'F4', 'F5', 'F5'"),
        (lambda s: s.harbour.append(Ship("F5", {})), "5 ships and 0 tug for 4 piers"),
        (lambda s: setattr(s, "tug", True), "4 ships and 1 tug for 4 piers"),
        (
            both(
                lambda s: s.harbour.pop(),
                lambda s: setattr(s, "tug", True),
                lambda s: setattr(s, "round", 2),
            ),
            "the tug is still there in round 2",
        ),
        (lambda s: s.undrawn.append("F1"), "ships: ['F1', 'F2', 'F3', 'F4', 'F5'"),
        (lambda s: s.undrawn.pop(), "stacks of [5, 6], but 10 ships not drawn"),
        (lambda s: s.stacks.__setitem__(0, 4), "stacks of [4, 6], but 11 ships not drawn"),
        (lambda s: s.stacks.__setitem__(1, 5), "stacks of [5, 5]"),
        (lambda s: s.stacks.__setitem__(0, 7), "stacks of [7, 6]"),
        (lambda s: s.stacks.__setitem__(0, -1), "stacks of [-1, 6]"),
        (lambda s: setattr(s, "opened_in", 1), "stacks of [5, 6], the second opened in 1"),
        (lambda s: s.warehouses.__setitem__(0, "W2"), "warehouses: ['W2', 'W2'"),
        (lambda s: s.turned.pop(), "warehouses: ['W1', 'W2'"),
        (
            both(lambda s: s.warehouses.pop(), lambda s: s.turned.pop()),
            "7 of 8 warehouses are laid out",
        ),
        (lambda s: s.rail.__setitem__(0, s.rail[1]), "the rail: ['green-small', 'green-small'"),
        (lambda s: s.rail.pop(), "7 of 8 order tiles lie on the rail"),
        (lambda s: s.owners.update({"green-big": 1}), "workers: {'green-big': 1"),
        (lambda s: s.places.pop("green-big"), "figures on the board: ['blue-big'"),
        (lambda s: s.places.update({"jack": 3}), "figures on the board: ['blue-big'"),
        (lambda s: s.places.update({"green-big": 16}), "green-big stands on 16"),
        (lambda s: s.places.update({"green-big": -3}), "green-big stands on -3"),
        (lambda s: s.places.update({"green-big": -2}), "green-big has come to the tavern -2"),
        (
            lambda s: s.places.update({"green-big": 3, "blue-big": 3}),
            "space 3 holds ['green-big', 'blue-big']",
        ),
        (lambda s: s.loaded.extend(["green-big"] * 2), "loaded have ['green-big', 'green-big']"),
        (lambda s: s.loaded.append("jack"), "loaded have ['jack']"),
        (lambda s: setattr(s, "hirer", 0), "Jack is hired by 0 and stands beside None"),
        (lambda s: setattr(s, "partner", "green-big"), "Jack is hired by None"),
        (answer(s0={"blue-big": 1}), "seat 0 has laid {'blue-big': 1}"),
        (answer(s0={"green-big": 6}), "seat 0 has laid {'green-big': 6}"),
    ],
)
def test_what_is_wrong_is_named(change: Change, noticed: str) -> None:
    notices(position(), change, noticed)


def with_jack() -> Table:
    """Return a table at which Blue's big docker and Jack share a space, before the cards."""
    table = position(coins={BLUE: 3}, places={"blue-big": 4})
    return table.do(BLUE, "hire yes", "beside blue-big")


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (lambda s: s.places.update(jack=5), "Jack has left blue-big before he walked"),
        (lambda s: s.places.pop("jack"), "figures on the board: ['blue-big'"),
        (lambda s: setattr(s, "hirer", 0), "Jack stands beside blue-big, which is not of seat 0"),
        (lambda s: setattr(s, "hirer", None), "Jack is hired by None and stands beside blue-big"),
        (lambda s: s.places.update({"green-big": 4}), "space 4 holds ['green-big', 'blue-big'"),
        (answer(s1={"blue-big": 2, "jack": 2}), "seat 1 has laid {'blue-big': 2, 'jack': 2}"),
        (answer(s0={"jack": 2}), "seat 0 has laid {'jack': 2}"),
    ],
)
def test_what_is_wrong_with_jack_is_named(change: Change, noticed: str) -> None:
    notices(with_jack(), change, noticed)


def test_jack_and_his_partner_share_a_space_only_before_he_has_walked() -> None:
    table = with_jack().lay({"jack": 3, "blue-big": 1})

    notices(table, lambda s: s.places.update(jack=s.places["blue-big"]), "holds ['")


def test_nobody_answers_who_cannot_pay() -> None:
    change = answer(s0=Hire("yes"))
    notices(position(coins={BLUE: 3}), change, "seat 0 answers about Jack with 0 coins")


def test_a_third_worker_before_it_is_picked() -> None:
    table = Table(GAME.setup(2)).draw("chooser 0")

    def take(state: MontegoState) -> None:
        state.owners["yellow-big"] = GREEN

    notices(table, take, "third workers before they were picked: ['yellow-big']")


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (lambda s: s.owners.pop("yellow-big"), "third workers: ['orange-small'] of seats [1]"),
        (lambda s: s.owners.update({"orange-small": 0}), "of seats [0, 0]"),
        (
            lambda s: s.owners.update({"orange-big": s.owners.pop("orange-small")}),
            "third workers: ['yellow-big', 'orange-big']",
        ),
        (
            lambda s: s.owners.update({"yellow-small": s.owners.pop("orange-small")}),
            "third workers: ['yellow-big', 'yellow-small']",
        ),
    ],
)
def test_third_workers_differ_in_owner_size_and_colour(change: Change, noticed: str) -> None:
    table = Table(GAME.setup(2)).draw("chooser 0").do(GREEN, "pick yellow-big")

    notices(table, change, noticed)


def test_the_limits_are_no_mistakes() -> None:
    state = position(
        coins={GREEN: 15},
        supply={BLUE: 0},
        harbour={"F1": {GREEN: 5}, "F13": {BLUE: 1}},
        stacks=(0, 0),
        places={"green-big": 0, "blue-big": 15},
    ).state

    assert GAME.audit(state) == []
