"""The board, the holdings and the result, as text."""

from random import Random

from bot.wording.game import TEXT_LIMIT
from bot.wording.language import Language
from bot.wording.montego.board import board
from bot.wording.montego.holdings import holdings
from bot.wording.montego.result import PARTS, result
from games.montego.harbour import CheckEnd
from games.montego.loading import CountFigures, LoadBarrels
from tests.games.montego.positions import BLUE, GAME, GREEN, YELLOW, Table, position

NAMES = ["Ana", "Béla", "Cili", "Dani"]
ENGLISH = Language("en")


def shown(table: Table) -> list[str]:
    return board(table.view(), NAMES, ENGLISH).splitlines()


def ended(points: dict[int, int], coins: dict[int, int] | None = None) -> Table:
    return position(3, points=points, coins=coins, harbour={}, stacks=(0, 0)).runs(CheckEnd())


def test_a_board_in_full() -> None:
    table = position(
        3,
        places={"green-big": 2, "jack": 2, "blue-small": 10},
        partner="green-big",
        points={0: 12, 1: 1},
        coins={0: 1},
        harbour={"F13": {GREEN: 2, BLUE: 2, YELLOW: 1}, "F1": {}, "F4": {BLUE: 1}, "F7": {}},
        stacks=(0, 5),
    ).do(0, "play green-big 1", "play green-small 1", "play jack 2")
    assert shown(table) == [
        "**Round 1** · 14 coins in stock · ships to come: 0 + 5",
        "",
        "**Walk**, clockwise from the left tavern",
        "Left tavern: Béla's big docker, Cili's big docker",
        "1: 3 barrels",
        "2: 2 barrels",
        "3: 4 barrels · **Ana's big docker** · **Lazy Jack**",
        "4: 2 barrels",
        "5: 3 barrels",
        "6: 2 barrels",
        "7: 4 barrels",
        "Right tavern: Ana's small docker, Cili's small docker",
        "8: 1 barrel",
        "9: 3 barrels",
        "10: 1 broken barrel and a coin",
        "11: 1 barrel and a coin · **Béla's small docker**",
        "12: 1 broken barrel",
        "13: 2 broken barrels and a coin",
        "14: 1 barrel and a coin",
        "",
        "**Harbour**",
        "Pier 1: 3 of 8 holds free, pays 5/3 · Ana 2 (now 4 points), Béla 2 (now 4 points),"
        " Cili 1 (now 0 points)",
        "Pier 2: 4 of 4 holds free, pays 3/1 · empty",
        "Pier 3: 4 of 5 holds free, pays 3/2 · Béla 1 (now 3 points)",
        "Pier 4: 6 of 6 holds free, pays 4/2 · empty",
        "",
        "**Order** Lazy Jack, Ana's big docker, Ana's small docker, Béla's big docker,"
        " Béla's small docker, Cili's big docker, Cili's small docker · Ana has hired Lazy Jack",
        "",
        "**Players**",
        "Ana: 12 points · 1 coin · 14 barrels left",
        "Béla: 1 point · 0 coins · 13 barrels left · **is awaited**",
        "Cili: 0 points · 0 coins · 15 barrels left · **is awaited**",
    ]


def test_cards_turned_up_and_who_has_loaded() -> None:
    table = position(places={"green-big": 12, "blue-big": 4}, supply={GREEN: 0})
    table.walks("blue-big", 1)
    table.runs(CountFigures())
    lines = shown(table)
    assert "13: 1 barrel and a coin · **Ana's big docker** has loaded" in lines
    assert "6: 2 barrels · **Béla's big docker** loads now" in lines
    [order] = [line for line in lines if line.startswith("**Order")]
    assert order.startswith("**Order and cards** Ana's big docker, Ana's small docker, Béla's big")
    assert "Béla's big docker 1, " in order


def test_the_tug_the_pile_and_the_shuffle() -> None:
    table = position(pile={GREEN: 3, BLUE: 1, YELLOW: 1})
    table.state.tug = True
    table.state.harbour.pop()
    table.state.opened_in = 1
    lines = shown(table)
    assert lines[0].endswith("ships to come: 5 + 6 · the order tiles will be shuffled")
    assert "Pier 1: the tug, which takes no barrels" in lines
    assert any(line.startswith("Pier 2: 6 of 6 holds free") for line in lines)
    assert "Tavern pile, pays 3/2/1: Ana 3 (now 3 points), Béla 1 (now 2 points)," in " ".join(
        lines
    )


def test_an_empty_harbour() -> None:
    table = position(harbour={}, stacks=(0, 0)).runs(LoadBarrels("green-big", 0))
    assert "No ship is left." in shown(table)


def test_before_the_warehouses_are_laid_out() -> None:
    state = GAME.setup(2)
    GAME.apply(state, -1, GAME.parse_action("chooser 0"))
    assert shown(Table(state)) == [
        "**Round 1** · 15 coins in stock · ships to come: 6 + 6",
        "",
        "**Players**",
        "Ana: 0 points · 0 coins · 32 barrels left · **is awaited**",
        "Béla: 0 points · 0 coins · 32 barrels left",
    ]


def test_long_names_shorten_the_board_until_it_fits() -> None:
    table = position(places={"green-big": 2, "blue-big": 3, "yellow-big": 4})
    text = board(table.view(), [letter * 32 for letter in "WĦΩ漢"], ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert "WWWWWW" in text


def test_holdings() -> None:
    table = position(3, places={"green-big": 2}, points={0: 1}, coins={0: 3, 1: 3})
    table.do(0, "hire yes")
    assert holdings(table.view(0), NAMES, ENGLISH).splitlines() == [
        "You have 1 point, 3 coins and 16 barrels left.",
        "Your big docker stands at the 4 barrels.",
        "Your small docker stands in the right tavern.",
        "Your secret answer about Lazy Jack: Yes.",
    ]
    table.do(1, "hire no").do(0, "beside green-small").do(0, "play jack 2", "play green-big 4")
    assert holdings(table.view(0), NAMES, ENGLISH).splitlines() == [
        "You have 1 point, 0 coins and 16 barrels left.",
        "Your big docker stands at the 4 barrels.",
        "Your small docker stands in the right tavern.",
        "Lazy Jack stands in the right tavern.",
        "Face down lie: Big 4 and Jack 2.",
    ]
    assert "Face down" not in holdings(table.view(1), NAMES, ENGLISH)
    assert holdings(table.view(), NAMES, ENGLISH) == "You do not play here, so you hold nothing."


def test_a_result() -> None:
    table = ended({0: 3, 1: 9, 2: 5}, {0: 2, 1: 1})
    table.state.players[1].bonuses = 2
    table.state.players[1].pile = 1
    assert result(table.view(), NAMES, ENGLISH).splitlines() == [
        "**Béla wins with 12 points.**",
        "",
        "**1. Béla: 12 points**",
        "9 for ships + 2 for last barrels + 1 for the tavern pile · 1 coin",
        "**2. Cili: 5 points**",
        "5 for ships + 0 for last barrels + 0 for the tavern pile · 0 coins",
        "**3. Ana: 3 points**",
        "3 for ships + 0 for last barrels + 0 for the tavern pile · 2 coins",
    ]


def test_coins_break_a_tie() -> None:
    table = ended({0: 5, 1: 5, 2: 5}, {1: 4, 2: 2})
    assert result(table.view(), NAMES, ENGLISH).splitlines()[0] == (
        "**Béla wins with 5 points**, ahead of Ana and Cili on coins."
    )


def test_a_shared_victory() -> None:
    table = ended({0: 1, 1: 5, 2: 5}, {1: 2, 2: 2})
    lines = result(table.view(), NAMES, ENGLISH).splitlines()
    assert lines[0] == "**Béla and Cili share the victory with 5 points**, equal in coins."
    places = [line for line in lines if ". " in line]
    assert places == ["**1. Béla: 5 points**", "**1. Cili: 5 points**", "**3. Ana: 1 point**"]


def test_every_part_of_a_score_has_a_name() -> None:
    score = ended({0: 1}).outcome.scores[0]
    assert set(score.parts) == set(PARTS)
    assert set(score.ties) == {"coins"}


def test_before_the_end_there_is_no_result() -> None:
    assert result(position().view(), NAMES, ENGLISH) == "The game is not over yet."


def test_a_whole_game_fits_from_every_seat() -> None:
    state = GAME.setup(4)
    rng = Random(4)
    names = ["💃" * 32] * 4
    while (decision := GAME.decision(state)) is not None:
        seat = decision.awaited[0]
        GAME.apply(state, seat, rng.choice(decision.legal(seat)))
        assert len(board(GAME.view(state, None), names, ENGLISH)) <= TEXT_LIMIT
    assert len(result(GAME.view(state, None), names, ENGLISH)) <= TEXT_LIMIT
