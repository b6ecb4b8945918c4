"""What a move of Maracaibo is said to have reached is what it did."""

from collections.abc import Sequence

import pytest

from games.maracaibo.cards import CARDS
from games.maracaibo.content import ACTIONS, CONDITIONS, UNCONDITIONAL
from tests.games.core.reached import reached
from tests.games.maracaibo.positions import GAME, position
from tests.games.maracaibo.test_rulings import combat
from tests.games.maracaibo.test_worked import A

CONTENT_NAMES = {content.name for content in GAME.content}


def test_conditions_and_actions_left_out_are_few() -> None:
    conditional = [card.condition for card in CARDS.values() if card.condition is not None]
    assert len(UNCONDITIONAL) + len(conditional) == 157
    assert {one.measure for one in conditional} - set(CONDITIONS) == {"upgrades", "barriers"}
    kinds = {
        gain.kind for card in CARDS.values() if card.assistant for gain in card.assistant.action
    }
    assert kinds - set(ACTIONS) == {"fight"}


@pytest.mark.parametrize(
    ("lines", "thing"),
    [
        (["win 1"], "1 influence"),
        (["win 3"], "3 influence"),
        (["annex 2"], "village"),
        (["annex 4"], "city"),
        (["annex 5"], "displacement"),
        (["raid"], "marque"),
        (["finish"], "nothing"),
    ],
)
def test_what_a_total_is_spent_on(lines: Sequence[str], thing: str) -> None:
    table = combat(add=9, upgrades={A: "nets marque"}, markers={"5": "spain"})

    seen = reached(table, A, *lines)

    assert {what for name, what in seen if name == "totals spent on"} == {thing}


def test_stopping_after_spending_is_not_nothing() -> None:
    seen = reached(combat(add=9), A, "win 1", "finish")

    assert "totals spent on" not in {name for name, _ in seen}


@pytest.mark.parametrize(
    ("bought", "kinds"),
    [
        ("A25", {"cheaper_cards"}),
        ("A26", {"cheaper_assistants"}),
        ("A25 A26", {"cheaper_cards", "cheaper_assistants"}),
        ("A27", set()),
    ],
)
def test_cheaper_cards_are_at_work_when_they_made_one_cheaper(bought: str, kinds: set[str]) -> None:
    table = position(stopped=("9", 1), bought={A: bought}, hands={A: "A37"}, doubloons={A: 5})

    seen = reached(table, A, "buy A37")

    assert {what for name, what in seen if name == "projects at work"} == kinds


def test_waived_objects() -> None:
    table = position(
        stopped=("15", 1), quests={"15": "Q07"}, bought={A: "A34 A31"}, hands={A: "A01"}
    )

    seen = reached(table, A, "quest")

    assert {what for name, what in seen if name == "projects at work"} == {"object", "quest_points"}
    assert ("quests fulfilled", "Q07") in seen


def test_cities_are_told_by_their_tile() -> None:
    assert ("cities used", "expedition: explore") in reached(
        position(stopped=("4", 1)), A, "act explore"
    )
    assert ("cities used", "20: explore") in reached(position(stopped=("20", 1)), A, "act explore")


def test_who_ended_a_round() -> None:
    assert ("rounds ended", "2 by a player") in reached(
        position(ships={A: "20"}, round=2, hands={A: "A01 A02 A03 A04"}), A, "finish"
    )


def test_names_are_told_apart() -> None:
    assert len(CONTENT_NAMES) == len(GAME.content)
