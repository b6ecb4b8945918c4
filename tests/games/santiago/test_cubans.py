"""The nine Cubans (§1.4): what each gives, and under which flower the piece then goes."""

import pytest

from games.santiago.data import CUBANS
from games.santiago.events import Took
from tests.games.santiago.positions import BLUE, RED, STREET, WHITE, YELLOW, acts, position


@pytest.mark.parametrize(
    ("cuban", "gain", "flower"),
    [
        ("pedro", "2 tobacco", WHITE),
        ("maria", "2 points", RED),
        ("jose", "2 sugar", YELLOW),
        ("conchita", "2 citrus", RED),
        ("miguel", "2 wood", BLUE),
        ("martinez", "3 pesos", YELLOW),
    ],
)
def test_plain_gains(cuban: str, gain: str, flower: tuple[str, ...]) -> None:
    table = position(car=STREET.index(cuban)).do(0, "drive 1")

    assert table.has(0) == gain
    assert [event.cuban for event in table.tells(Took)] == [cuban]
    assert table.legal == acts(*(f"place {building}" for building in flower))


@pytest.mark.parametrize(
    ("cuban", "answer", "gain", "flower"),
    [("pablo", "take rum", "1 rum", BLUE), ("alonso", "seize cafe", "", WHITE)],
)
def test_gains_of_choice(cuban: str, answer: str, gain: str, flower: tuple[str, ...]) -> None:
    table = position(car=STREET.index(cuban)).do(0, "drive 1", answer)

    assert table.has(0) == gain
    assert table.legal == acts(*(f"place {building}" for building in flower))


def test_el_zorro_has_no_flower() -> None:
    table = position(car="jose", holds={1: "1 peso"}).do(0, "drive 1").do(1, "give peso")

    assert table.has(0) == "1 peso"
    assert table.asked == (1, "drive")


def test_all_nine_are_on_the_street() -> None:
    assert sorted(STREET) == sorted(CUBANS)
