"""The board, the holdings and the result as text."""

from random import Random

import pytest

from bot.wording.game import TEXT_LIMIT
from bot.wording.language import Language
from bot.wording.santiago.board import board, holdings
from bot.wording.santiago.result import TIE_BREAKS, result
from games.core.outcome import Outcome
from games.santiago.data import BUILDINGS
from games.santiago.view import Options
from tests.games.santiago.positions import GAME, Table, position

NAMES = ["Ana", "Béla", "Cili", "Dani"]
ENGLISH = Language("en")


def test_a_whole_board() -> None:
    table = position(
        car="zorro",
        value=3,
        dice="2 citrus, 1 rum, 0 sugar, 0 cigars",
        departed=2,
        holds={0: "3 pesos, 2 tobacco", 1: "8 wood"},
        pieces={0: "bank", 1: "cafe"},
        owners={"bank": 1, "office": 0},
        inactive=["pablo"],
        active=2,
    )
    assert board(table.view(), NAMES, ENGLISH) == (
        "**Ship 3 of 7** wants 2 citrus and 1 rum; tobacco is set aside."
        " A good is worth 3 points, wood 1.\n"
        "**Supply** 8 sugar · 8 citrus · 6 tobacco · 8 rum · 8 cigars\n"
        "\n"
        "**Street**, in driving direction\n"
        "0 Harbour\n"
        "1 Maria: get 2 points (red)\n"
        "2 José: take 2 sugar (yellow)\n"
        "3 El Zorro: everybody gives you something · **the car is here**\n"
        "4 Pedro: take 2 tobacco (white)\n"
        "5 Alonso: seize a building or use one of yours (white)\n"
        "6 Conchita: take 2 citrus (red)\n"
        "7 Miguel: take 2 wood (blue)\n"
        "8 Pablo: take 1 good of your choice (blue) · inactive\n"
        "9 Martinez: take 3 pesos (yellow)\n"
        "\n"
        "**Buildings**\n"
        "Yellow: Church, Distillery, Newspaper\n"
        "Blue: Cigar Factory, Black Market, Bank (Béla owns it; Ana is there)\n"
        "Red: Casino, Café (Béla is there), Sawmill\n"
        "White: Trading Office (Ana owns it), Customs Office, Port Authority\n"
        "\n"
        "**Players**\n"
        "Ana: 2 owner markers\n"
        "Béla: 2 owner markers\n"
        "Cili: 3 owner markers · piece not on the board yet · start player · **it is their turn**"
    )


def test_the_first_line_says_where_the_ship_is() -> None:
    table = position(car="martinez", value=4, holds={0: "1 peso"}).do(0, "drive 2")
    first = board(table.view(), NAMES, ENGLISH).splitlines()[0]
    assert first == "**No ship is in port**; ship 2 of 7 is next."
    table.do(0, "place casino", "decline").roll(0, 1, 2, 3, 0)
    first = board(table.view(), NAMES, ENGLISH).splitlines()[0]
    assert first == (
        "**Ship 2 of 7** has been rolled: 0 sugar, 1 citrus, 2 tobacco, 3 rum and 0 cigars."
    )


def test_who_has_passed_can_be_read() -> None:
    table = position(car="martinez").do(0, "drive 1", "pass")
    assert "Ana: 3 owner markers · piece not on the board yet · start player · has passed" in board(
        table.view(), NAMES, ENGLISH
    )


def test_holdings_stand_on_the_board_only_when_they_are_open() -> None:
    hidden = position(holds={0: "7 pesos, 5 points, 3 rum"})
    for seat in (None, 0, 1):
        assert "7 pesos" not in board(hidden.view(seat), NAMES, ENGLISH)
    shown = position(holds={0: "7 pesos, 5 points, 3 rum"}, options=Options(open_holdings=True))
    text = board(shown.view(), NAMES, ENGLISH)
    assert "Ana: 3 owner markers · piece not on the board yet" in text
    assert "7 pesos · 5 points · 3 rum" in text
    assert "0 pesos · 0 points · no cubes" in text


@pytest.mark.parametrize("letter", ["W", "漢", "א"])
def test_the_fullest_board_fits_with_names_cut_short(letter: str) -> None:
    everything = "20 pesos, 30 points, 2 sugar, 2 citrus, 2 tobacco, 2 rum, 2 cigars, 2 wood"
    table = position(
        seats=4,
        holds=dict.fromkeys(range(4), everything),
        pieces={0: "port_authority", 1: "cigar_factory", 2: "black_market", 3: "office"},
        owners={building: number % 4 for number, building in enumerate(BUILDINGS)},
        inactive=["pedro", "alonso", "maria"],
        options=Options(open_holdings=True),
    )
    names = [letter * 31 + digit for digit in "1234"]
    text = board(table.view(), names, ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert text.count(letter) >= 20 * 6
    short = board(table.view(), NAMES, ENGLISH)
    assert len(short) <= TEXT_LIMIT
    assert short.count("owns it") == 12


def test_own_holdings() -> None:
    table = position(holds={0: "3 pesos, 1 point, 1 sugar, 2 wood"}, owners={"bank": 0, "cafe": 0})
    assert holdings(table.view(0), NAMES, ENGLISH) == (
        "You hold: 3 pesos · 1 point · 1 sugar · 2 wood.\n"
        "You have 1 owner marker left. Your piece is not on the board yet."
    )
    table = position(pieces={1: "church"})
    assert holdings(table.view(1), NAMES, ENGLISH) == (
        "You hold: 0 pesos · 0 points · no cubes.\n"
        "You have 3 owner markers left. Your piece stands at the Church."
    )
    assert holdings(table.view(None), NAMES, ENGLISH) == (
        "You do not play here, so you hold nothing."
    )


def ended(**holds: str) -> Table:
    """End a game of two at once: the seventh ship leaves as the car passes."""
    return position(
        seats=2,
        car="martinez",
        value=4,
        departed=6,
        holds={0: f"1 peso, {holds['ana']}", 1: holds["bela"]},
    ).do(0, "drive 2")


def test_a_clear_win() -> None:
    table = ended(ana="18 points, 2 rum", bela="20 points, 5 citrus, 3 wood, 4 pesos")
    assert result(table.view(), NAMES[:2], ENGLISH) == (
        "**Béla wins with 22 points.**\n"
        "\n"
        "**1. Béla: 22 points**\n"
        "20 + 2 for 8 cubes · 2 cubes left over\n"
        "4 pesos · 20 points · 5 citrus · 3 wood\n"
        "**2. Ana: 18 points**\n"
        "18 + 0 for 2 cubes · 2 cubes left over\n"
        "0 pesos · 18 points · 2 rum"
    )


@pytest.mark.parametrize(
    ("ana", "bela", "said"),
    [
        (
            "22 points, 1 rum",
            "22 points, 2 rum",
            "**Béla wins with 22 points**, ahead of Ana on cubes left over.",
        ),
        (
            "22 points, 6 pesos",
            "22 points, 4 pesos",
            "**Ana wins with 22 points**, ahead of Béla on pesos.",
        ),
        (
            "22 points, 4 pesos",
            "22 points, 4 pesos",
            "**Ana and Béla share the victory with 22 points**,"
            " equal in cubes left over and in pesos.",
        ),
    ],
)
def test_ties(ana: str, bela: str, said: str) -> None:
    text = result(ended(ana=ana, bela=bela).view(), NAMES[:2], ENGLISH)
    assert text.splitlines()[0] == said
    if "share" in said:
        assert "**1. Ana" in text
        assert "**1. Béla" in text


def test_who_comes_after_a_shared_place_counts_everybody_before() -> None:
    table = position(
        car="martinez",
        value=4,
        departed=6,
        holds={0: "1 peso, 5 points", 1: "9 points", 2: "9 points"},
    ).do(0, "drive 2")
    places = [line for line in result(table.view(), NAMES, ENGLISH).splitlines() if ". " in line]
    assert places == ["**1. Béla: 9 points**", "**1. Cili: 9 points**", "**3. Ana: 5 points**"]


def test_every_tie_break_has_a_name() -> None:
    outcome: Outcome = ended(ana="1 point", bela="1 point").outcome
    assert set(outcome.scores[0].ties) == set(TIE_BREAKS)


def test_before_the_end_there_is_no_result() -> None:
    assert result(position().view(), NAMES, ENGLISH) == "The game is not over yet."


def test_a_result_of_four_fits() -> None:
    state = GAME.setup(4)
    rng = Random(4)
    while (decision := GAME.decision(state)) is not None:
        GAME.apply(state, decision.seats[0], rng.choice(decision.choices[0]))
    text = result(GAME.view(state, None), ["💃" * 32] * 4, ENGLISH)
    assert len(text) <= TEXT_LIMIT
