"""The recount (§3, invariants) notices everything that is not as it must be."""

from collections.abc import Callable
from typing import Any

import pytest

from games.santiago.state import SantiagoState
from tests.games.santiago.positions import GAME, position

Change = Callable[[Any], object]


def give(state: SantiagoState, seat: int, **changes: object) -> None:
    """Set fields of a player."""
    for name, value in changes.items():
        setattr(state.players[seat], name, value)


def both(*changes: Change) -> Change:
    """Do one change after the other."""

    def change(state: SantiagoState) -> None:
        for one in changes:
            one(state)

    return change


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (lambda s: s.bank.update(rum=7), "rum: 7 in the bank, [0, 0, 0]"),
        (lambda s: s.bank.update(rum=9), "rum: 9 in the bank"),
        (
            both(lambda s: s.bank.update(rum=9), lambda s: s.players[0].cubes.update(rum=-1)),
            "rum: 9 in the bank, [-1, 0, 0]",
        ),
        (
            both(lambda s: s.bank.update(rum=-1), lambda s: s.players[0].cubes.update(rum=9)),
            "rum: -1 in the bank, [9, 0, 0]",
        ),
        (lambda s: give(s, 1, markers=2), "seat 1: 2 markers left, 0 placed"),
        (lambda s: s.owners.update(bank=1), "seat 1: 3 markers left, 1 placed"),
        (
            both(
                lambda s: give(s, 1, markers=-1),
                lambda s: s.owners.update(dict.fromkeys(("bank", "cafe", "church", "office"), 1)),
            ),
            "seat 1: -1 markers left, 4 placed",
        ),
        (lambda s: give(s, 2, pesos=-1), "seat 2: -1 pesos, 0 points"),
        (lambda s: give(s, 2, points=-1), "seat 2: 0 pesos, -1 points"),
        (lambda s: setattr(s, "active", 3), "3 is active"),
        (lambda s: s.owners.update(bank=3), "{'bank': 3} own buildings"),
        (lambda s: s.buildings.__setitem__(0, "bank"), "buildings: "),
        (lambda s: s.buildings.__setitem__(0, None), "a turn began before set-up was done"),
        (lambda s: s.cubans.__setitem__(3, "maria"), "Cubans: "),
        (lambda s: s.cubans.__setitem__(0, "maria"), "the street: "),
        (lambda s: s.cubans.append(None), "the street: "),
        (lambda s: s.inactive.extend(["maria", "maria"]), "inactive Cubans: "),
        (both(*(lambda s, n=n: give(s, n, piece="bank") for n in (0, 1))), "pieces: "),
        (lambda s: setattr(s, "car", 10), "the car is at 10"),
        (lambda s: setattr(s, "car", -1), "the car is at -1"),
        (lambda s: setattr(s, "value", 5), "the marker on 5"),
        (lambda s: setattr(s, "value", 1), "the marker on 1"),
        (lambda s: setattr(s, "departed", 8), "8 ships left"),
        (lambda s: setattr(s, "departed", -1), "-1 ships left"),
        (lambda s: s.dice.pop("rum"), "on the ship "),
        (lambda s: setattr(s, "aside", None), "set aside None"),
        (lambda s: setattr(s, "aside", "rum"), "set aside rum"),
        (lambda s: s.dice.update(rum=-1), "the ship in port demands "),
        (lambda s: s.dice.update(dict.fromkeys(s.dice, 0)), "the ship in port demands "),
        (lambda s: s.dice.clear(), "no ship is in port, set aside cigars"),
        (
            both(lambda s: s.dice.clear(), lambda s: setattr(s, "aside", None)),
            "a turn began without a ship in port",
        ),
    ],
)
def test_what_is_wrong_is_named(change: Change, noticed: str) -> None:
    state = position().state
    assert GAME.audit(state) == []

    change(state)

    assert any(noticed in sentence for sentence in GAME.audit(state)), GAME.audit(state)


def test_the_limits_are_no_mistakes() -> None:
    state = position(
        car=9, value=4, departed=6, owners=dict.fromkeys(("bank", "cafe", "church"), 0)
    ).state

    assert GAME.audit(state) == []
