"""The commands of Cuba: completed from what is legal, read as typed."""

from pathlib import Path

import pytest

from bot.client import Malecon
from games.cuba.actions import AnyAction
from games.cuba.view import Options
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.cuba_table import NAMES, PLENTY
from tests.bot.placing import acts_of, seat
from tests.bot.playing import first_line
from tests.bot.scripted import choices_in
from tests.bot.wording.conftest import locales, write_catalogue
from tests.games.cuba.positions import GAME, Table, position

__all__ = ["locales"]

OF_CHANCE = {"draw-ship", "draw-bill", "start-player"}


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


@pytest.fixture
def ana(people: list[Player]) -> Player:
    return people[0]


async def test_every_verb_of_the_rules_is_a_command(bot: Malecon) -> None:
    verbs = {kind.__struct_config__.tag: kind for kind in AnyAction.__args__}
    [group] = [it for it in bot.tree.get_commands() if it.name == "cuba"]
    commands = {command["name"]: command for command in group.to_dict(bot.tree)["options"]}
    assert commands.keys() == verbs.keys() - OF_CHANCE
    for verb, command in commands.items():
        options = command["options"]
        assert [option["name"] for option in options] == list(verbs[verb].__struct_fields__)
        assert all(option["autocomplete"] for option in options)


async def test_cards_are_completed_with_what_they_are_good_for(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(holds={0: PLENTY}, played={0: ["foreman"]}, markers=["first_points", "material"])
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("cuba play", "character") == [
        ("Worker: move your figure, take materials, harvest", "worker"),
        (
            "Tradeswoman: buy and sell, you have 10 pesos; or citrus, sugar or tobacco",
            "tradeswoman",
        ),
        ("Architect: you can pay for 23 kinds of buildings; or 1 point", "architect"),
        ("Mayor: load a ship, 9 points at most; or 4 pesos", "mayor"),
    ]
    assert await ana.complete("cuba play", "take", character="Mayor") == [
        ("Mayor for 4 pesos: instead of loading a ship", "pesos")
    ]
    assert await ana.complete("cuba play", "take", "sug", character="tradeswoman") == [
        ("Tradeswoman for 1 sugar: instead of trading", "sugar")
    ]
    for character in ("worker", "foreman", "nobody", ""):
        assert await ana.complete("cuba play", "take", character=character) == []
    assert await people[1].complete("cuba play", "character") == []
    await ana.slash("cuba play", character="MAYOR ", take="Pesos")
    assert (await acts_of(bot.database, table))[0] == "play character=mayor take=pesos"


@pytest.mark.parametrize(
    "typed", ["7", " 7 ", "field 7", "lake", "Lake", "large_office", "Large office"]
)
async def test_a_field_is_read_by_its_number_or_by_what_is_on_it(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player, typed: str
) -> None:
    built = {0: {6: "large_office"}} if "office" in typed else {}
    at = position(built=built).do(0, "play worker")
    table = await seat(bot.database, discord_, at, people)
    await ana.slash("cuba move", field=typed)
    assert (await acts_of(bot.database, table))[0] == "move field=6"


async def test_fields_are_completed_by_their_numbers(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(holds={0: "1 water"}).do(0, "play worker")
    table = await seat(bot.database, discord_, at, people)
    offered = await ana.complete("cuba move", "field")
    assert [value for _, value in offered] == [str(number) for number in range(1, 13)]
    assert offered[0][0].startswith("Stay on field 1: ")
    assert [value for _, value in await ana.complete("cuba move", "field", "1")] == [
        "1",
        *("10", "11", "12"),
    ]
    [(line, value)] = await ana.complete("cuba move", "field", "field 7")
    assert line == "Move to field 7: 1 stone and 1 water, harvest 2 of 2 sugar and 2 tobacco"
    await ana.slash("cuba move", field=value)
    assert await ana.complete("cuba harvest", "field", "tob") == [
        ("Harvest tobacco on field 3: free of charge", "3"),
        ("Harvest tobacco on field 8: free of charge", "8"),
    ]
    answer = await ana.slash("cuba harvest", field="tobacco")
    assert answer.text == "“tobacco” is on several fields; choose from 3 or 8."
    for field in ("3", "tobacco", "field 5"):
        await ana.slash("cuba harvest", field=field)
    await ana.slash("cuba finish")
    assert (await acts_of(bot.database, table))[1:4] == [
        "harvest field=2",
        "harvest field=7",
        "harvest field=4",
    ]


async def test_fields_that_are_not_there(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(holds={0: PLENTY}, built={0: {5: "inn"}}).do(0, "play architect", "build dam")
    table = await seat(bot.database, discord_, at, people)
    refusals = {
        "13": "There is no “13” here; choose from 2, 3, 4, 5, 7, 8, 9, 10, 11 or 12.",
        "0": "There is no “0” here; choose from 2, 3, 4, 5, 7, 8, 9, 10, 11 or 12.",
        "hotel": "There is no “hotel” here; choose from 2, 3, 4, 5, 7, 8, 9, 10, 11 or 12.",
        "citrus": "“citrus” is on several fields; choose from 4 or 9.",
        "inn": "A building stands on that field already (rules: the Architect).",
        "1": "Nothing can be built on the warehouse (rules: the Architect).",
    }
    for typed, sentence in refusals.items():
        assert first_line(await ana.slash("cuba place", field=typed)) == sentence
    answer = await ana.slash("cuba place", field="9" * 5000)
    assert first_line(answer).startswith("There is no “9999")
    assert await acts_of(bot.database, table) == []
    assert await ana.complete("cuba place", "field", "lake") == [
        ("Put it on field 7: covers a lake", "7")
    ]


async def test_trades_are_completed_with_prices_and_made_one_by_one(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(holds={0: "10 pesos, 3 citrus, 1 rum"}).do(0, "play tradeswoman")
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("cuba sell", "cube") == [
        (
            "Sell 1 citrus: get 3 pesos, you keep 2 citrus … 3: get 6 pesos, you keep 0 citrus",
            "citrus",
        ),
        ("Sell 1 rum: get 4 pesos, you keep 0 rum", "rum"),
    ]
    assert await ana.complete("cuba buy", "amount", cube="Tobacco") == [
        ("Buy 1 tobacco: 4 pesos, you keep 6", 1),
        ("Buy 2 tobacco: 9 pesos, you keep 1", 2),
    ]
    assert await ana.complete("cuba buy", "amount", "2", cube="tobacco") == [
        ("Buy 2 tobacco: 9 pesos, you keep 1", 2)
    ]
    assert await ana.complete("cuba buy", "amount") == []
    await ana.slash("cuba buy", cube="sugar")
    answer = await ana.slash("cuba sell", cube="citrus", amount=2)
    assert first_line(answer) == ("> Ana buys 1 sugar for 4 pesos and sells 2 citrus for 5 pesos.")
    refusals = {
        ("sell", "sugar", 1): "You cannot both buy and sell sugar with one Tradeswoman",
        ("sell", "rum", 2): "You have only 1 rum",
        ("buy", "tobacco", 9): "You need 57 pesos for 9 tobacco, and you have 11",
        ("buy", "tobacco", 0): "At least one cube is traded",
    }
    for (verb, cube, amount), sentence in refusals.items():
        answer = await ana.slash(f"cuba {verb}", cube=cube, amount=amount)
        assert first_line(answer).startswith(sentence)
        assert first_line(answer).endswith("(rules: the Tradeswoman).")
        assert choices_in(answer), "what is possible instead is offered"
    answer = await ana.slash("cuba buy", cube="wood")
    assert answer.text == "There is no “wood” here; choose from sugar, tobacco, rum or cigars."
    assert await acts_of(bot.database, table) == ["buy cube=sugar", "sell cube=citrus amount=2"]


async def test_building(bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player) -> None:
    at = position(holds={0: "1 wood, 1 stone"}, laws=["anti_corruption_act"])
    table = await seat(bot.database, discord_, at.do(0, "play architect"), people)
    assert await ana.complete("cuba build", "building") == [
        ("Build the Small bank: 1 wood and 1 stone; get 2 pesos", "small_bank"),
        ("Build the Town hall: 1 wood and 1 stone; 2 votes more in this round", "town_hall"),
        ("Build the Lighthouse: 1 wood and 1 stone; exchange the ship at sea", "lighthouse"),
    ]
    assert [value for _, value in await ana.complete("cuba build", "building", "bank")] == [
        "small_bank"
    ]
    answer = await ana.slash("cuba build", building="Hotel")
    assert first_line(answer) == "The Hotel costs 2 wood, and you have 1 (rules: the Architect)."
    answer = await ana.slash("cuba build", building="Pub")
    assert answer.text == "There is no “Pub” here; choose from Small bank, Town hall or Lighthouse."
    await ana.slash("cuba build", building="small bank")
    await ana.slash("cuba place", field="9")
    assert (await acts_of(bot.database, table))[:2] == [
        "build building=small_bank",
        "place field=8",
    ]


async def test_a_chain_of_the_foreman_by_names(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    row_and_column = {1: "cement_factory", 2: "distillery", 4: "monastery"}
    elsewhere = {6: "cigar_factory", 7: "cigar_factory", 9: "inn"}
    built = {0: row_and_column | elsewhere}
    at = position(holds={0: PLENTY}, built=built).do(0, "play foreman")
    table = await seat(bot.database, discord_, at, people)
    offered = await ana.complete("cuba activate", "field")
    assert [value for _, value in offered] == ["1", "2", "3", "5", "10"]
    assert offered[1][0] == (
        "Activate the Cement factory on field 2: up to 4 stone, 1 point each, you have 3"
    )
    answer = await ana.slash("cuba activate", field="Cigar factory")
    assert first_line(answer) == "The Cigar factory can do nothing now (rules: the Foreman)."
    await ana.slash("cuba activate", field="Distillery")
    assert await ana.complete("cuba give", "cube") == [
        ("Give 1 sugar: get 1 rum, you keep 0", "sugar")
    ]
    answer = await ana.slash("cuba give", cube="tobacco")
    assert first_line(answer).startswith("The Distillery takes ")
    await ana.slash("cuba give", cube="sugar")
    await ana.slash("cuba activate", field="warehouse")
    assert await ana.complete("cuba store", "amount", crop="citrus") == [
        ("Store 1 citrus: 2 left in the yard", 1),
        ("Store 2 citrus: 1 left in the yard", 2),
        ("Store 3 citrus: 0 left in the yard", 3),
    ]
    await ana.slash("cuba store", crop="citrus", amount=3)
    await ana.slash("cuba activate", field="cement_factory")
    await ana.slash("cuba give", cube="stone", amount=3)
    await ana.slash("cuba finish")
    assert (await acts_of(bot.database, table))[:7] == [
        "activate field=2",
        "give cube=sugar",
        "activate field=0",
        "store crop=citrus amount=3",
        "activate field=1",
        "give cube=stone amount=3",
        "finish",
    ]


async def test_swapping_vetoing_and_calling_a_ship(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(
        holds={0: "2 rum, 1 sugar"},
        built={0: {1: "black_market", 2: "church", 3: "lighthouse"}},
        bills=["tax_3", "duty_crops", "drought"],
    ).do(0, "play foreman", "activate 1")
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("cuba swap", "give") == [
        ("Sugar: you have 1", "sugar"),
        ("Rum: you have 2", "rum"),
    ]
    takes = await ana.complete("cuba swap", "take", give="Rum")
    assert [value for _, value in takes] == ["citrus", "sugar", "tobacco", "cigars"]
    assert takes[-1][0] == "Swap 1 rum for 1 cigar: you keep 1 rum"
    answer = await ana.slash("cuba swap", give="rum", take="rum")
    assert "another kind" in first_line(answer)
    await ana.slash("cuba swap", give="rum", take="Cigars")
    await ana.slash("cuba activate", field="church")
    assert [line for line, _ in await ana.complete("cuba veto", "statute")] == [
        "Veto the tax of 3 pesos: pay 3 pesos for 2 points",
        "Veto the duty of crops: deliver any 2 crops for 2 points",
        "Veto the Drought: the Worker harvests 1 crop free of charge, not 2",
    ]
    answer = await ana.slash("cuba veto", statute="harbour_act")
    assert first_line(answer).startswith("The Harbour act is not among this round's bills")
    await ana.slash("cuba veto", statute="drought")
    await ana.slash("cuba activate", field="lighthouse")
    ships = await ana.complete("cuba exchange", "ship")
    assert [value for _, value in ships] == list(range(5, 16))
    assert await ana.complete("cuba exchange", "ship", "9") == [
        ("Call ship 9: wants 3 cigars, 1 citrus and 1 tobacco", 9)
    ]
    answer = await ana.slash("cuba exchange", ship=1)
    assert first_line(answer) == "Ship 1 is not in the pile (rules: the Lighthouse)."
    await ana.slash("cuba exchange", ship=9)
    acts = await acts_of(bot.database, table)
    assert acts[0] == "swap give=rum take=cigars"
    assert acts[2] == "veto statute=drought"
    assert acts[4] == "exchange ship=9"


async def test_loading_is_completed_dock_by_dock(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(holds={0: PLENTY}, docks={3: 9, 2: 6, 1: 12}).do(0, "play mayor")
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("cuba load", "dock") == [
        ("Dock 1, ship 12: 2 cigars, 1 citrus, 1 point each", 1),
        ("Dock 2, ship 6: 3 citrus, 1 sugar, 1 cigar, 2 points each", 2),
        ("Dock 3, ship 9: 2 cigars, 1 citrus, 3 points each", 3),
    ]
    cubes = await ana.complete("cuba load", "cube", dock=3)
    assert cubes == [
        (
            "Load 1 cigar in dock 3: 3 points, 4 places left on ship 9 …"
            " 2: 6 points, 3 places left on ship 9",
            "cigars",
        ),
        ("Load 1 citrus in dock 3: 3 points, 4 places left on ship 9", "citrus"),
    ]
    amounts = await ana.complete("cuba load", "amount", dock=3, cube="Cigars")
    assert [value for _, value in amounts] == [1, 2]
    assert await ana.complete("cuba load", "amount", dock=3, cube="sugar") == []
    answer = await ana.slash("cuba load", dock=4, cube="rum")
    assert first_line(answer) == (
        "The docks are 1, 2 and 3; the ship at sea cannot be loaded (rules: loading ships)."
    )
    await ana.slash("cuba load", dock=3, cube="Cigars", amount=2)
    [(line, dock)] = await ana.complete("cuba load", "dock")
    assert (line, dock) == ("Load 1 citrus in dock 3: 3 points, 2 places left on ship 9", 3)
    answer = await ana.slash("cuba load", dock=2, cube="citrus")
    assert first_line(answer).startswith("The Mayor loads one ship only, now the one in dock 3")
    await ana.slash("cuba load", dock=3, cube="citrus")
    assert (await acts_of(bot.database, table))[:2] == [
        "load dock=3 cube=cigars amount=2",
        "load dock=3 cube=citrus",
    ]


async def test_cubes_are_picked_either_way_round(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    at = Table(GAME.setup(2, Options())).draws_on()
    table = await seat(bot.database, discord_, at, people)
    player = people[at.asked[0][0]]
    assert await player.complete("cuba pick", "first") == [
        ("Wood", "wood"),
        ("Stone", "stone"),
        ("Water", "water"),
    ]
    assert await player.complete("cuba pick", "second", first="water") == [
        ("Take 1 wood and 1 water", "wood"),
        ("Take 1 stone and 1 water", "stone"),
        ("Take 2 water", "water"),
    ]
    await player.slash("cuba pick", first="water", second="wood")
    answer = await player.slash("cuba pick", first="water", second="wood")
    assert first_line(answer) == "Now you pick two of citrus, sugar or tobacco (rules: set-up)."
    await player.slash("cuba pick", first="Tobacco", second="Tobacco")
    assert await acts_of(bot.database, table) == [
        "pick first=wood second=water",
        "pick first=tobacco second=tobacco",
    ]


async def test_words_are_read_in_the_language_of_whoever_types(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player, locales: Path
) -> None:
    write_catalogue(locales, "hu", lambda text: f"{text}[hu]")
    discord_.world.locales[ana.id] = "hu"
    at = position(holds={0: PLENTY}).do(0, "play architect")
    table = await seat(bot.database, discord_, at, people)
    answer = await ana.slash("cuba build", building="Small bank")
    assert first_line(answer).startswith("There is no “Small bank” here; choose from Cement ")
    await ana.slash("cuba build", building="Small bank[HU]")
    answer = await ana.slash("cuba place", field="citrus[hu]")
    assert first_line(answer) == "“citrus[hu]” is on several fields; choose from 4 vagy 9.[hu]"
    await ana.slash("cuba place", field="lake[hu]")
    assert await acts_of(bot.database, table) == ["build building=small_bank", "place field=6"]


async def test_words_out_of_turn_are_not_even_read(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    table = await seat(bot.database, discord_, position(holds={0: PLENTY}), people)
    typed: dict[str, dict[str, object]] = {
        "play": {"character": "nobody"},
        "move": {"field": "the moon"},
        "buy": {"cube": "gold"},
        "build": {"building": "Pub"},
        "load": {"dock": 9, "cube": "gold"},
        "enact": {"statute": "peace"},
        "deliver": {"first": "gold", "second": "gold"},
        "bribe": {"pesos": -1},
        "finish": {},
    }
    for verb, options in typed.items():
        answer = await people[1].slash(f"cuba {verb}", **options)
        assert answer.ephemeral
        assert first_line(answer) == "It is not your decision now (rules: order of play)."
    answer = await people[4].slash("cuba play", character="mayor")
    assert answer.text == "You do not sit at this table."
    assert await acts_of(bot.database, table) == []


async def test_a_verb_that_is_not_asked_for_names_what_is(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    table = await seat(bot.database, discord_, position(holds={0: PLENTY}), people)
    for verb, sentence in {
        "pay": "You are asked to play a card now, not to pay the tax (rules: playing cards).",
        "finish": "You are asked to play a card now, not to finish (rules: playing cards).",
    }.items():
        answer = await ana.slash(f"cuba {verb}")
        assert first_line(answer) == sentence
        assert choices_in(answer), "what is possible instead is offered"
    assert await acts_of(bot.database, table) == []
