"""A turn of Cuba as one action: what it has come to so far, and the ways back, over the wire."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from bot.client import Malecon
from games.cuba.view import CubaView
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from storage.database import Database
from tests.bot.chronicle import Chronicle
from tests.bot.commanding import labels_of
from tests.bot.cuba_table import BILLS, in_parliament
from tests.bot.placing import acts_of, seat
from tests.bot.playing import first_line
from tests.bot.running import Child
from tests.bot.scripted import choices_in
from tests.bot.taking_back import (
    BACK,
    BEGINNING,
    CANNOT,
    CANNOT_IN_SECRET,
    TAKEN_BACK,
    die_going_back,
    panel,
    told,
    undo_buttons,
)
from tests.games.cuba.positions import Table, position

ANSWERED = "That question has been answered already; nothing was changed."


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz")]


@pytest.fixture
def chronicle(discord_: Sandbox) -> Chronicle:
    return Chronicle(discord_)


def shopping() -> Table:
    """Ana may trade, and has something to sell."""
    return position(holds={0: "10 pesos, 3 citrus, 1 rum"})


def plantation() -> Table:
    """Ana's figure stands in the row of four buildings."""
    built = {0: {1: "cement_factory", 2: "distillery", 3: "church", 4: "rum_cafe"}}
    return position(holds={0: "5 stone, 2 sugar, 1 rum"}, built=built, bills=BILLS)


async def seen(bot: Malecon, table: int) -> CubaView:
    """Return what everybody may know of a table now."""
    return cast(CubaView, (await bot.tables.live(table)).view(None))


async def buy(player: Player, cube: str, amount: int = 1) -> Answer:
    return await player.slash("cuba buy", cube=cube, amount=amount)


async def activate(player: Player, field: str) -> Answer:
    return await player.slash("cuba activate", field=field)


async def test_shopping_adds_up_and_leads_back_step_by_step(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana = people[0]
    table = await seat(bot.database, discord_, shopping(), people)
    shown = await ana.slash("cuba play", character="tradeswoman")
    assert undo_buttons(shown) == [BACK], "there is one step yet"
    await buy(ana, "sugar")
    shown = await ana.slash("cuba sell", cube="citrus", amount=3)
    assert panel(shown) == [
        "Ana plays the Tradeswoman: buys 1 sugar for 4 pesos and sells 3 citrus for 6 pesos.",
        "In all: +2 pesos, −3 citrus, +1 sugar",
    ]
    assert undo_buttons(shown) == [BACK, BEGINNING]
    shown = await ana.click(shown, BACK)
    assert first_line(shown) == TAKEN_BACK
    assert panel(shown)[0] == "Ana plays the Tradeswoman: buys 1 sugar for 4 pesos."
    assert "Sell 3 citrus" in labels_of(shown.message)
    shown = await ana.click(shown, BEGINNING)
    assert panel(shown) == []
    assert "Which card do you play?" in shown.text
    assert undo_buttons(shown) == []
    await ana.slash("cuba play", character="mayor", take="pesos")
    post = await people[1].sees("▶")
    assert post.content.startswith("Ana plays the Mayor for 4 pesos.")
    assert "sugar" not in told(chronicle)
    assert await acts_of(bot.database, table) == [
        "play character=tradeswoman",
        "buy cube=sugar",
        "sell cube=citrus amount=3",
        "undo to=2",
        "undo to=0",
        "play character=mayor take=pesos",
    ]
    log = await ana.slash("log")
    assert "Tradeswoman" not in log.text


async def test_a_chain_of_buildings_is_taken_back_in_the_middle(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana = people[0]
    table = await seat(bot.database, discord_, plantation(), people)
    await ana.slash("cuba play", character="foreman")
    await activate(ana, "distillery")
    await ana.slash("cuba give", cube="sugar", amount=2)
    await activate(ana, "church")
    shown = await ana.slash("cuba veto", statute="drought")
    assert panel(shown) == [
        "Ana plays the Foreman: activates the Distillery (2 sugar for 2 rum)"
        " and the Church (vetoes the Drought).",
        "In all: −2 sugar, +2 rum",
    ]
    shown = await ana.click(shown, BACK)
    assert "Which bill do you take out of the game?" in shown.text
    shown = await ana.click(shown, BACK)
    assert panel(shown)[0].endswith("activates the Distillery (2 sugar for 2 rum).")
    await activate(ana, "rum_cafe")
    shown = await ana.slash("cuba give", cube="rum", amount=3)
    assert panel(shown)[-1] == "In all: +6 points, −2 sugar, −1 rum"
    await ana.slash("cuba finish")
    post = await people[1].sees("▶")
    assert "the Rum café (3 rum for 6 points)" in post.content
    assert "vetoes" not in told(chronicle)
    assert (await seen(bot, table)).bills["other"] == "drought"


async def test_the_next_player_is_called_off_when_a_whole_turn_is_taken_back(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, _ = people
    await seat(bot.database, discord_, shopping(), people)
    shown = await ana.slash("cuba play", character="architect", take="points")
    post = await gyozo.sees("▶")
    assert post.mentions == [gyozo.name]
    assert undo_buttons(shown) == [BACK]
    shown = await ana.click(shown, BACK)
    assert first_line(shown) == TAKEN_BACK
    assert choices_in(shown)
    again = await gyozo.sees("took that back")
    assert again.content.startswith("↩ Ana took that back and goes on from here.")
    assert again.mentions == [ana.name]
    assert again.images
    refused = await gyozo.slash("cuba play", character="mayor")
    assert first_line(refused) == "It is not your decision now (rules: order of play)."
    assert "2 points" not in (await ana.slash("hand")).text


async def test_a_turn_of_which_a_part_stands_is_told_anew_as_a_whole(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    """The channel hears once that a turn was taken back, not again with every step."""
    ana, gyozo, _ = people
    table = await seat(bot.database, discord_, shopping(), people)
    await ana.slash("cuba play", character="tradeswoman")
    await ana.slash("cuba sell", cube="citrus", amount=2)
    await buy(ana, "sugar")
    shown = await ana.slash("cuba finish")
    for _ in range(2):
        shown = await ana.click(shown, BACK)
    assert panel(shown)[0] == "Ana plays the Tradeswoman: sells 2 citrus for 5 pesos."
    await buy(ana, "tobacco")
    await ana.slash("cuba finish")
    whole = "Ana plays the Tradeswoman: sells 2 citrus for 5 pesos and buys 1 tobacco for 4 pesos."
    await gyozo.sees(whole)
    posts = [shown.message.content for shown in chronicle.posts(table).values()]
    assert [post.split("\n")[0] for post in posts] == [
        "Ana plays the Tradeswoman: sells 2 citrus for 5 pesos and buys 1 sugar for 4 pesos.",
        "↩ Ana took that back and goes on from here.",
        whole,
    ]
    assert len(ana.pings) == 1
    log = await gyozo.slash("log")
    assert log.text.split("\n") == [post.split("\n")[0] for post in posts]


async def test_nothing_is_taken_back_once_somebody_else_has_acted(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, _ = people
    table = await seat(bot.database, discord_, shopping(), people)
    shown = await ana.slash("cuba play", character="architect", take="points")
    await gyozo.slash("cuba play", character="worker")
    acts = await acts_of(bot.database, table)
    stale = await ana.click(shown, BACK)
    assert first_line(stale) == ANSWERED
    assert undo_buttons(stale) == []
    for what in ("last step", "whole turn"):
        refused = await ana.slash("undo", what=what)
        assert first_line(refused) == CANNOT
    refused = await people[2].slash("undo")
    assert first_line(refused) == CANNOT
    assert await acts_of(bot.database, table) == acts
    assert undo_buttons(await gyozo.slash("turn")) == [BACK]


async def test_what_was_turned_up_stays(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """Under the Harbour act a full ship sails at once, and a new one is turned up."""
    at = position(holds={0: "3 citrus, 2 tobacco, 1 rum"}, laws=["harbour_act"], docks={3: 1})
    ana = people[0]
    table = await seat(bot.database, discord_, at, people)
    await ana.slash("cuba play", character="mayor")
    shown = await ana.slash("cuba load", dock=3, cube="citrus", amount=3)
    assert undo_buttons(shown) == [BACK, BEGINNING]
    before = shown
    shown = await ana.slash("cuba load", dock=3, cube="tobacco", amount=2)
    assert undo_buttons(shown) == []
    acts = await acts_of(bot.database, table)
    stale = await ana.click(before, BEGINNING)
    assert first_line(stale) == ANSWERED
    refused = await ana.slash("undo", what="whole turn")
    assert first_line(refused) == CANNOT
    assert await acts_of(bot.database, table) == acts


async def test_cards_in_parliament_stay_revealed(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    played = {seat: ["worker", "tradeswoman", "architect"] for seat in range(3)}
    at = position(played=played, bills=BILLS).do(0, "play foreman").do(1, "play foreman")
    table = await seat(bot.database, discord_, at, people)
    shown = await people[2].slash("cuba play", character="mayor")
    assert undo_buttons(shown) == []
    refused = await people[2].slash("undo")
    assert first_line(refused) == CANNOT_IN_SECRET
    assert await acts_of(bot.database, table) == ["play character=mayor"]


async def test_bills_are_chosen_anew(bot: Malecon, discord_: Sandbox, people: list[Player]) -> None:
    """Until the next player has answered about the tax, the winner may choose other laws."""
    at = in_parliament(holds={0: "9 pesos", 1: "9 pesos"})
    at.do(0, "bribe 1").do(1, "bribe 0").do(2, "bribe 0")
    ana = people[0]
    table = await seat(bot.database, discord_, at, people)
    await ana.slash("cuba enact", statute="tax_3")
    shown = await ana.slash("cuba enact", statute="drought")
    shown = await ana.click(shown, BEGINNING)
    assert [value for _, value in await ana.complete("cuba enact", "statute")] == [*BILLS]
    assert (await seen(bot, table)).laws["tax"] == "printed_tax"


async def test_a_double_click_takes_one_step_back(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    table = await seat(bot.database, discord_, shopping(), people)
    await ana.slash("cuba play", character="tradeswoman")
    await buy(ana, "sugar")
    shown = await buy(ana, "tobacco")
    button = shown.message.button(BACK).custom_id
    answers = await asyncio.gather(*(ana.use(shown, button) for _ in range(3)))
    assert sorted(first_line(answer) for answer in answers) == [TAKEN_BACK, ANSWERED, ANSWERED]
    acts = await acts_of(bot.database, table)
    assert acts[2:] == ["buy cube=tobacco", "undo to=2"]


async def test_a_button_from_before_says_what_stands_now(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    table = await seat(bot.database, discord_, shopping(), people)
    await ana.slash("cuba play", character="tradeswoman")
    old = await buy(ana, "sugar")
    await buy(ana, "tobacco")
    stale = await ana.click(old, BACK)
    assert first_line(stale) == ANSWERED
    assert "buys 1 sugar for 4 pesos and 1 tobacco for 4 pesos" in "\n".join(panel(stale))
    acts = await acts_of(bot.database, table)
    assert acts[-1] == "buy cube=tobacco"
    await ana.click(stale, BACK)
    assert (await acts_of(bot.database, table))[len(acts) :] == ["undo to=2"]


async def test_the_command_takes_back_a_step_or_the_whole_turn(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    table = await seat(bot.database, discord_, plantation(), people)
    refused = await ana.slash("undo")
    assert refused.text == "Nothing was done yet that could be taken back."
    await ana.slash("cuba play", character="foreman")
    await activate(ana, "cement_factory")
    await ana.slash("cuba give", cube="stone", amount=4)
    shown = await ana.slash("undo")
    assert first_line(shown) == TAKEN_BACK
    assert "What do you give to the Cement factory?" in shown.text
    await ana.slash("undo", what="whole turn")
    view = await seen(bot, table)
    assert view.players[0].points == 0
    assert view.players[0].yard["stone"] == 5
    assert view.kind == "play"


async def test_the_way_back_outlives_a_crash(
    discord_: Sandbox, tmp_path: Path, people: list[Player]
) -> None:
    """Neither the sum nor the steps are lost, nor what an earlier message offers."""
    ana = people[0]
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        table = await seat(database, discord_, shopping(), people)
    async with bot:
        await ana.slash("cuba play", character="tradeswoman")
        await buy(ana, "sugar")
        shown = await ana.slash("cuba sell", cube="citrus", amount=3)
        sum_so_far = panel(shown)
        await bot.kill()
        await bot.start()
        assert panel(await ana.slash("turn")) == sum_so_far
        shown = await die_going_back(bot, ana, shown)
        assert "Which card do you play?" in shown.text
        assert panel(shown) == []
    async with Database.open(bot.database) as database:
        assert (await acts_of(database, table))[-2:] == ["undo to=2", "undo to=0"]
    assert "Traceback" not in bot.log
