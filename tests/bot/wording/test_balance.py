"""What a player has gained and spent since an earlier look, in one line."""

from bot.wording.cuba.balance import balance as cuba_balance
from bot.wording.language import Language
from bot.wording.maracaibo.balance import balance as maracaibo_balance
from bot.wording.montego.balance import balance as montego_balance
from bot.wording.santiago.balance import balance as santiago_balance
from games.montego.loading import LoadBarrels
from games.santiago.game import Santiago
from tests.games.cuba.positions import Table, position
from tests.games.maracaibo import positions as maracaibo
from tests.games.montego import positions as montego

ENGLISH = Language("en")


def told(table: Table, *lines: str) -> str:
    before = table.view(0)
    return cuba_balance(before, table.do(0, *lines).view(0), ENGLISH)


def test_what_a_tradeswoman_has_gained_and_spent() -> None:
    table = position(holds={0: "10 pesos, 2 citrus"}, stored={0: "1 citrus"})
    assert told(table, "play tradeswoman") == ""
    assert told(table, "buy tobacco 1") == "−4 pesos, +1 tobacco"
    assert told(table, "sell citrus 3") == "+6 pesos, −3 citrus"


def test_points_come_first_and_one_is_one() -> None:
    table = position(holds={0: "1 rum, 2 cigars"}, docks={3: 9, 2: 10, 1: 11})
    assert told(table, "play mayor", "load 2 rum 1") == "+2 points, −1 rum"
    table = position(holds={0: "1 wood"}, built={0: {1: "sawmill"}})
    assert told(table, "play foreman", "activate 1", "give wood") == "+1 point, −1 wood"


def test_what_goes_into_the_warehouse_is_neither_gained_nor_spent() -> None:
    table = position(holds={0: "2 citrus"})
    assert told(table, "play foreman", "activate 0", "store citrus 2") == ""


def test_others_do_not_count_and_spectators_have_nothing() -> None:
    table = position(holds={0: "10 pesos"})
    before, watching = table.view(1), table.view()
    table.do(0, "play tradeswoman", "buy tobacco 2")
    assert cuba_balance(before, table.view(1), ENGLISH) == ""
    assert cuba_balance(watching, table.view(), ENGLISH) == ""


def test_barrels_that_were_loaded() -> None:
    table = montego.position(harbour={"F1": {}}).runs(LoadBarrels("green-big", 2))
    before = table.view(montego.GREEN)
    table.state.players[montego.GREEN].barrels -= 2
    table.state.players[montego.GREEN].coins += 1
    assert montego_balance(before, table.view(montego.GREEN), ENGLISH) == "+1 coin, −2 barrels"
    assert montego_balance(before, before, ENGLISH) == ""
    assert montego_balance(table.view(), table.view(), ENGLISH) == ""


def test_what_stands_behind_a_screen_in_santiago() -> None:
    game = Santiago()
    state = game.setup(3)
    while (decision := game.decision(state)) is not None and decision.by_chance:
        game.apply(state, -1, decision.choices[0][0])
    before = game.view(state, 0)
    state.players[0].pesos -= 2
    state.players[0].points += 1
    state.players[0].cubes["rum"] += 1
    assert santiago_balance(before, game.view(state, 0), ENGLISH) == "+1 point, −2 pesos, +1 rum"
    assert santiago_balance(before, before, ENGLISH) == ""
    assert santiago_balance(game.view(state, None), game.view(state, None), ENGLISH) == ""


def sailed(table: maracaibo.Table, *lines: str) -> str:
    before = table.view(0)
    return maracaibo_balance(before, table.do(0, *lines).view(0), ENGLISH)


def test_a_turn_of_maracaibo() -> None:
    table = maracaibo.position(hands={0: "A01 A37"}, doubloons={0: 6})
    assert sailed(table, "sail 9") == ""
    assert sailed(table, "earn", "buy A01", "plan A37") == (
        "−2 doubloons, −2 cards, +1 planned card, +1 project, doubloon income +1"
    )
    table = maracaibo.position(stopped=("9", 7), hands={0: "A03"}, doubloons={0: 6})
    assert sailed(table, "buy A03", "earn") == (
        "−2 doubloons, −1 card, +1 project, doubloon income +1, +barrel"
    )


def test_discs_tokens_and_influence_of_maracaibo() -> None:
    table = maracaibo.position(stopped=("13", 3), doubloons={0: 3})
    assert sailed(table, "act repair", "remove bunks", "remove bunks") == (
        "−3 doubloons, −2 discs, +1 upgrade"
    )
    table = maracaibo.position(stopped=("11", 1), combat={0: 4}, doubloons={0: 3})
    before = table.view(0)
    table.do(0, "act fight", "reveal left").draw("draw-token 1").do(0, "fight spain", "add 4")
    table.do(0, "win 3")
    assert maracaibo_balance(before, table.view(0), ENGLISH) == (
        "+2 doubloons, −4 combat points, +1 combat token, +3 influence with Spain"
    )
    assert maracaibo_balance(table.view(1), table.view(1), ENGLISH) == ""
    assert maracaibo_balance(table.view(), table.view(), ENGLISH) == ""
