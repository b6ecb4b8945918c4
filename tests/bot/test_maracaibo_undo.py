"""A turn of Maracaibo has many small decisions: they add up and can be taken back until a draw."""

from pathlib import Path

import pytest

from bot.client import Malecon
from games.maracaibo.cards import CARDS
from games.maracaibo.data import INVESTOR_PRICES
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from storage.database import Database
from tests.bot.chronicle import Chronicle
from tests.bot.commanding import labels_of
from tests.bot.maracaibo_table import NAMES
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
from tests.games.maracaibo.positions import Table, position

CHEST_COSTS, CHEST_BRINGS = CARDS["A14"].cost, CARDS["A14"].gains[0].amount
HAND = "A01 A13 A14 A20"
"""As many cards as a hand holds: at the end of a turn nothing is drawn."""


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


@pytest.fixture
def chronicle(discord_: Sandbox) -> Chronicle:
    return Chronicle(discord_)


def voyage(seats: int = 2) -> Table:
    """Ana is about to sail to a village, with a full hand and something to spend."""
    return position(seats, ships={0: "2"}, hands={0: HAND}, doubloons={0: 9})


def so_many(doubloons: int) -> str:
    """Return doubloons as a panel sums them up; more than one."""
    return f"{'+' if doubloons > 0 else '−'}{abs(doubloons)} doubloons"


async def act(player: Player, verb: str, **options: object) -> Answer:
    return await player.slash(f"maracaibo {verb}", **options)


async def test_a_turn_adds_up_and_leads_back_step_by_step(
    bot: Malecon, discord_: Sandbox, people: list[Player], chronicle: Chronicle
) -> None:
    ana, gyozo, *_ = people
    table = await seat(bot.database, discord_, voyage(), people)
    shown = await act(ana, "sail", to="10")
    assert undo_buttons(shown) == [BACK]
    await act(ana, "plan", card="Buried Chest")
    await act(ana, "buy", card="Buried Chest")
    await act(ana, "invest", building="Governor's Palace")
    shown = await act(ana, "village earn")
    spent = so_many(CHEST_BRINGS + 1 - CHEST_COSTS - INVESTOR_PRICES[0])
    assert panel(shown) == [
        f"Ana sails 7 to Cumana (10), plans Buried Chest, buys Buried Chest for {CHEST_COSTS}"
        f" doubloons ({CHEST_BRINGS} doubloons), invests {INVESTOR_PRICES[0]} doubloons and a"
        " figure in Governor's Palace and takes 1 doubloon.",
        f"In all: {spent}, −1 card, +1 project, −1 figure",
    ]
    assert undo_buttons(shown) == [BACK, BEGINNING]
    shown = await ana.click(shown, BACK)
    assert first_line(shown) == TAKEN_BACK
    shown = await ana.click(shown, BACK)
    assert panel(shown)[0].endswith("buys Buried Chest for 4 doubloons (6 doubloons).")
    assert "Invest 6 doubloons and a figure in Governor's Palace" in labels_of(shown.message)
    shown = await ana.click(shown, BEGINNING)
    assert panel(shown) == []
    assert "Where do you sail?" in shown.text
    assert undo_buttons(shown) == []
    await act(ana, "sail", to="3")
    await act(ana, "village earn")
    post = await gyozo.sees("▶")
    assert post.content.startswith("Ana sails 1 to Baracoa (3) and takes 1 doubloon.")
    assert post.mentions == [gyozo.name]
    assert "Cumana" not in told(chronicle)
    assert "Buried Chest" not in told(chronicle)
    assert (await acts_of(bot.database, table))[:8] == [
        "sail to=10",
        "plan card=A14",
        "buy card=A14",
        "invest building=palace",
        "earn",
        "undo to=4",
        "undo to=3",
        "undo to=0",
    ]


async def test_a_whole_turn_without_a_draw_is_taken_back(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    await seat(bot.database, discord_, voyage(), people)
    await act(ana, "sail", to="3")
    shown = await act(ana, "village earn")
    assert (await gyozo.sees("▶")).mentions == [gyozo.name]
    assert undo_buttons(shown) == [BACK, BEGINNING]
    shown = await ana.click(shown, BEGINNING)
    assert first_line(shown) == TAKEN_BACK
    again = await gyozo.sees("took that back")
    assert again.mentions == [ana.name]
    assert again.images
    refused = await act(gyozo, "sail", to="2")
    assert first_line(refused) == "It is not your decision now (rules: order of play)."
    await act(ana, "sail", to="3")


async def test_nothing_is_taken_back_beyond_a_card_that_was_drawn(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    at = position(2, stopped=("9", 1), hands={0: "A01 A13"}, doubloons={0: 5})
    table = await seat(bot.database, discord_, at, people)
    await act(ana, "village earn")
    shown = await act(ana, "take", card="Tobacco Estate")
    assert undo_buttons(shown) == [BACK, BEGINNING]
    shown = await ana.click(shown, BACK)
    assert "Take Tobacco Estate for 1 doubloon" in labels_of(shown.message)
    before = await act(ana, "take", card="Tobacco Estate")
    shown = await act(ana, "draw")
    assert undo_buttons(shown) == []
    acts = await acts_of(bot.database, table)
    await ana.click(before, BEGINNING)
    for what in ("last step", "whole turn"):
        refused = await ana.slash("undo", what=what)
        assert first_line(refused) == CANNOT
    assert await acts_of(bot.database, table) == acts


async def test_a_token_that_was_turned_up_stays(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana = people[0]
    at = position(2, stopped=("11", 3), hands={0: HAND}, combat={0: 9})
    table = await seat(bot.database, discord_, at, people)
    await act(ana, "plan", card="Pawnbroker")
    await act(ana, "act", deed="fight")
    shown = await act(ana, "fight reveal", pile="left")
    assert undo_buttons(shown) == []
    assert first_line(await ana.slash("undo")) == CANNOT
    nation = (await ana.complete("maracaibo fight for", "nation"))[0][1]
    await act(ana, "fight for", nation=nation)
    shown = await ana.slash("undo", what="whole turn")
    assert "For which nation do you fight?" in shown.text
    assert panel(shown)[0].endswith("turns up a combat token.")
    acts = await acts_of(bot.database, table)
    assert acts[:3] == ["plan card=A13", "act deed=fight", "reveal pile=left"]


async def test_alone_every_turn_is_a_post_and_jeans_card_stays(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """The same player is asked again and again; each turn ends with a picture all the same."""
    ana, gyozo, *_ = people
    table = await seat(bot.database, discord_, voyage(1), people)
    await act(ana, "sail", to="3")
    shown = await act(ana, "village earn")
    post = await gyozo.sees("▶")
    assert post.images
    mine, jean, *_ = post.content.split("\n")
    assert mine == "Ana sails 1 to Baracoa (3) and takes 1 doubloon."
    assert jean.startswith("Jean turns up card ")
    assert post.mentions == [ana.name]
    assert panel(shown)[:2] == [mine, jean]
    assert "Where do you sail?" in shown.text
    assert undo_buttons(shown) == []
    assert first_line(await ana.slash("undo", what="whole turn")) == CANNOT
    shown = await act(ana, "sail", to="6")
    assert panel(shown) == ["Ana sails 2 to San Juan (6)."]
    assert undo_buttons(shown) == [BACK]
    shown = await ana.click(shown, BACK)
    assert panel(shown) == []
    await act(ana, "sail", to="6")
    await act(ana, "pass")
    second = await gyozo.sees(
        lambda message: message.content.startswith("Ana sails 2 to San Juan (6)")
    )
    assert second.images
    assert second.images != post.images
    acts = await acts_of(bot.database, table)
    assert [line for line in acts if not line.startswith("undo")] == [
        "sail to=3",
        "earn",
        "sail to=6",
        "sail to=6",
        "pass",
    ]


async def test_the_first_cards_are_changed_and_not_taken_back(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("table new", game="maracaibo", seats=2)
    await gyozo.slash("table join")
    await gyozo.slash("table start")
    await ana.sees("▶")
    shown = await ana.slash("turn")
    label = labels_of(shown.message)[0]
    shown = await act(ana, "plan", card=label.removeprefix("Plan "))
    assert undo_buttons(shown) == []
    assert f"You plan {label.removeprefix('Plan ')}." in shown.text
    assert first_line(await ana.slash("undo")) == CANNOT_IN_SECRET
    assert choices_in(shown)


async def test_a_turn_alone_outlives_a_crash(
    discord_: Sandbox, tmp_path: Path, people: list[Player]
) -> None:
    ana = people[0]
    bot = Child(discord_, tmp_path)
    async with Database.open(bot.database) as database:
        table = await seat(database, discord_, voyage(1), people)
    async with bot:
        await act(ana, "sail", to="9")
        await act(ana, "buy", card="Buried Chest")
        shown = await act(ana, "village earn")
        sum_so_far = panel(shown)
        gained = so_many(CHEST_BRINGS + 1 - CHEST_COSTS)
        assert sum_so_far[1:] == [f"In all: {gained}, −1 card, +1 project"]
        await bot.kill()
        await bot.start()
        assert panel(await ana.slash("turn")) == sum_so_far
        shown = await die_going_back(bot, ana, shown)
        assert "Where do you sail?" in shown.text
        assert panel(shown) == []
    async with Database.open(bot.database) as database:
        assert (await acts_of(database, table))[-2:] == ["undo to=2", "undo to=0"]
    assert "Traceback" not in bot.log
