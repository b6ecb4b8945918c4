"""The recount notices everything that is not as it must be."""

from collections.abc import Callable
from typing import Any

import pytest

from games.maracaibo.state import MaracaiboState
from games.maracaibo.view import Options
from tests.games.maracaibo.positions import GAME, Table, position
from tests.games.maracaibo.test_worked import A, set_up

Change = Callable[[Any], object]


def give(seat: int, **changes: object) -> Change:
    """Set fields of a player."""

    def change(state: MaracaiboState) -> None:
        for name, value in changes.items():
            setattr(state.players[seat], name, value)

    return change


def put(**changes: object) -> Change:
    """Set fields of the state."""

    def change(state: MaracaiboState) -> None:
        for name, value in changes.items():
            setattr(state, name, value)

    return change


def notices(table: Table, change: Change, noticed: str) -> None:
    assert GAME.audit(table.state) == []

    change(table.state)

    assert any(noticed in sentence for sentence in GAME.audit(table.state)), GAME.audit(table.state)


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (lambda s: s.deck.pop(), "cards: missing ['A56'], too many []"),
        (lambda s: s.players[0].hand.append("A01"), "cards: missing [], too many ['A01']"),
        (put(pool_left=39), "39 of 97 unseen cards are in the game"),
        (lambda s: s.pool.append(s.deck.pop()), "an A card may be out of the game"),
        (
            lambda s: (s.gallery.append(s.pool.pop()), setattr(s, "pool_left", s.pool_left - 1)),
            "5 cards in the gallery",
        ),
        (lambda s: s.tokens_left.pop(), "combat tokens: missing [25]"),
        (put(piles=[12, 12]), "piles of [12, 12], 25 tokens left"),
        (lambda s: s.quests_left.pop(), "quests: missing ['Q24']"),
        (lambda s: s.quests.update({"19": s.quests_left.pop()}), "quests at ['19']"),
        (lambda s: s.trail.update({"4l": s.quests_left.pop()}), "quests on the explorer track"),
        (lambda s: s.careers_left.pop(), "careers: missing ['adventurer']"),
        (give(1, tasks=[2, 1]), "seat 1: tasks [2, 1]"),
        (give(1, tasks=[0, 1, 2]), "seat 1: tasks [0, 1, 2]"),
        (give(1, careers=["pathfinder", "patron", "spymaster"]), "seat 1: careers"),
        (lambda s: s.buildings_left.pop(), "buildings: missing ['playhouse']"),
        (
            lambda s: (s.buildings.extend(s.buildings_left), s.buildings_left.clear()),
            "8 buildings are open",
        ),
        (lambda s: s.investors["palace"].append(1), "seat 1 invested in [], the buildings say"),
        (lambda s: s.investors.update(palace=[1, 1]), "palace: invested [1, 1]"),
        (lambda s: s.markers.update({"2": "spain"}), "spain: 0 markers given, 1 on the map"),
        (lambda s: s.given.update(spain=14), "spain: 14 markers given, 0 on the map"),
        (
            lambda s: (s.markers.update({"20": "spain"}), s.given.update(spain=1)),
            "markers at ['20']",
        ),
        (lambda s: s.cities.update({"4": "press_gang"}), "cities: {"),
        (lambda s: s.cities.pop("4"), "city tiles: ['press_gang'"),
        (lambda s: s.markets.update({"11": {"sugar": 0}}), "market 11: discs on ['sugar']"),
        (lambda s: s.markets.update({"11": {}}), "market 11: discs on []"),
        (lambda s: s.markets.update({"11": {"coffee": 3}}), "market 11: discs of [3]"),
        (lambda s: s.markets.update({"11": {"coffee": 1}}), "seat 1: 0 deliveries, 1 discs"),
        (
            lambda s: [give(n, explorer="3")(s) for n in (0, 1)],
            "explorers on ['3', '3', 'S']",
        ),
        (give(1, explorer="10"), "barrier 1: crossed by [], not [1]"),
        (give(1, explorer="30"), "on the last space: [], not [1]"),
        (put(round=5), "round 5, active 0"),
        (put(active=3), "round 1, active 3"),
        (give(1, doubloons=-1), "seat 1: -1 doubloons"),
        (give(1, scored={"combat": -1}), "seat 1: 0 doubloons, -1 points"),
        (give(1, combat=13), "combat 13"),
        (give(1, doubloon_income=7), "income 7 and 0"),
        (give(1, point_income=21), "income 8 and 21"),
        (give(1, influence={"france": 16, "england": 0, "spain": 0}), "influence [16, 0, 0]"),
        (give(1, figures=3), "seat 1: (3, 3, 3, 0) figures"),
        (lambda s: s.players[1].discs.update(bunks=3), "seat 1: discs {'bunks': 3"),
        (give(1, delivered=3), "seat 1: 3 deliveries"),
        (
            lambda s: give(1, planned=[s.deck.pop() for _ in range(4)])(s),
            "seat 1 has planned ['A56', 'A55', 'A54', 'A53']",
        ),
        (give(1, symbols=["medal", "medal"]), "seat 1: synergy tokens ['medal', 'medal']"),
    ],
)
def test_what_the_recount_notices(change: Change, noticed: str) -> None:
    notices(position(), change, noticed)


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (lambda s: s.jean.deck.pop(), "Jean's cards: missing ['A5']"),
        (lambda s: s.jean.pool_left.update(B=2), "Jean: 2 of 6 B cards are to come"),
        (lambda s: setattr(s.jean, "discs", -1), "Jean: -1 discs"),
        (lambda s: s.jean.influence.update(spain=16), "Jean: 0 discs, 0 cards, influence"),
        (put(jean=None), "1 players, and Jean is not there"),
        (lambda s: s.jean.quests.append("Q01"), "quests: missing [], too many ['Q01']"),
    ],
)
def test_what_the_recount_notices_of_jean(change: Change, noticed: str) -> None:
    notices(position(1, options=Options(level=5)), change, noticed)


def test_jean_is_not_there_with_others() -> None:
    jean = position(1).jean

    notices(position(2), put(jean=jean), "2 players, and Jean is there")


def test_a_token_being_fought_with_is_counted() -> None:
    table = position(stopped=("11", 7)).do(A, "act fight", "reveal left").draw("draw-token 3")
    assert GAME.audit(table.state) == []

    table.state.stack.pop()

    assert GAME.audit(table.state) == ["combat tokens: missing [3], too many []"]


def test_while_cards_are_dealt_there_are_a_cards_only() -> None:
    table = Table(GAME.setup(2))
    while table.asked[1] != "deal-card":
        table.draw(table.legal("", -1)[0])
    assert GAME.audit(table.state) == []

    table.state.pool.append("B001")

    assert "cards: missing [], too many ['B001']" in GAME.audit(table.state)


def test_the_set_up_is_in_order() -> None:
    assert GAME.audit(set_up(4).state) == []
