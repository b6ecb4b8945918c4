"""When Discord refuses, loses or delays a post: it comes once, sooner or later."""

import asyncio
from typing import Any

import pytest

from bot import posting
from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.breaking import CALLBACK, POST, posts
from tests.bot.placing import place
from tests.bot.running import PATIENCE
from tests.bot.scripted import board_button, choices_in
from tests.games.santiago.positions import STREET, position


async def test_a_post_that_cannot_be_noted_does_not_come_twice(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    discord_: Sandbox,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0,))
    shown, failures = bot.database.boards.shown, 2

    async def failing(*given: Any) -> Any:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise RuntimeError("The pen broke.")
        return await shown(*given)

    monkeypatch.setattr(bot.database.boards, "shown", failing)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    live = await bot.tables.live(table)
    while posted := bot.poster.wake(live):
        await posted
    assert len(posts(gyozo)) == len(gyozo.pings) == 1
    assert (await bot.database.tables.get(table)).shown_number == 1
    assert failures < 0


async def test_a_post_that_has_to_come_again_does_not_ping_again(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    discord_: Sandbox,
) -> None:
    """Somebody deleted it before it was noted."""
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0,))
    shown, first = bot.database.boards.shown, None

    async def failing_once(table_id: int, number: int, message_id: int) -> Any:
        nonlocal first
        if first is None:
            first = message_id
            discord_.faults.delete_message(str(message_id))
            raise RuntimeError("The pen broke.")
        return await shown(table_id, number, message_id)

    monkeypatch.setattr(bot.database.boards, "shown", failing_once)
    await ana.slash("santiago drive", stops=1)
    again = await gyozo.sees(
        lambda message: "▶" in message.text and first not in (None, int(message.id))
    )
    assert again.mentions == []


async def test_buttons_that_stayed_are_taken_away_before_they_are_forgotten(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people

    async def too_early(row: object) -> None:
        """Let the bot end before it comes to that."""

    await ana.slash("santiago drive", stops=1)
    await bot.poster.wake(await bot.tables.live(table))
    with monkeypatch.context() as ending:
        ending.setattr(bot.poster, "remove_old_buttons", too_early)
        await gyozo.slash("santiago drive", stops=1)
        await bot.poster.wake(await bot.tables.live(table))
    assert sum(bool(board_button(m, "log")) for m in posts(ana)) == 2
    await ana.slash("santiago drive", stops=1)
    await ana.until(lambda: [bool(m.buttons) for m in posts(ana)] == [False, False, True])


async def test_a_rate_limit_is_waited_for(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.rate_limit(CALLBACK, retry_after=0.01)
    discord_.faults.rate_limit(POST, retry_after=0.01, times=2)
    answer = await ana.slash("santiago drive", stops=1)
    assert "Ana drives 1 stop" in answer.text
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1


@pytest.mark.parametrize(
    ("status", "code", "tries"),
    [(403, 50001, 2), (404, 10003, 1)],
    ids=["forbidden, with the picture and without", "not found"],
)
async def test_a_refused_post_is_tried_again_when_somebody_looks(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    status: int,
    code: int,
    tries: int,
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse(POST, status, code, times=tries)
    await ana.slash("santiago drive", stops=1)
    await bot.poster.wake(await bot.tables.live(table))
    assert posts(gyozo) == []
    assert choices_in(await gyozo.slash("turn"))
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1


async def test_somebody_who_looks_hurries_a_failed_post(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (1000.0,))
    discord_.faults.refuse(POST, 400, 0)
    await ana.slash("santiago drive", stops=1)
    while not posts(gyozo):
        await gyozo.slash("turn")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1


async def test_a_failed_post_of_a_table_that_was_closed_is_given_up(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.05,))
    discord_.faults.refuse(POST, 400, 0, times=1000)
    await ana.slash("santiago drive", stops=1)
    running = bot.poster.wake(await bot.tables.live(table))
    await bot.database.tables.close(table, at=3)
    async with asyncio.timeout(PATIENCE):
        await running
    assert posts(gyozo) == []


async def test_a_failed_post_is_tried_again_by_itself(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0, 0.01))
    discord_.faults.refuse(POST, 400, 0, times=3)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == 1


async def test_a_post_whose_answer_is_lost_does_not_come_twice(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0,))
    discord_.faults.lose_answers(POST)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    await gyozo.slash("santiago drive", stops=1)
    await ana.until(lambda: len(posts(ana)) == 2)
    assert len(ana.pings) == len(gyozo.pings) == 1


async def test_without_the_permission_to_attach_files_words_do(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.deny("games", "ATTACH_FILES")
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert "**Street**" in post.text
    assert post.images == []
    assert len(posts(gyozo)) == 1


async def test_a_board_that_somebody_has_deleted(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    discord_.faults.delete_message((await gyozo.sees("▶")).id)
    await gyozo.slash("santiago drive", stops=1)
    await ana.sees("▶")
    await ana.slash("santiago drive", stops=1)
    await gyozo.until(lambda: len(gyozo.pings) == 1)


async def test_a_channel_that_is_deleted_ends_no_other_game(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    at = position(seats=2, inactive=STREET)
    await place(bot.database, discord_, at, [ana, gyozo], "plaza")
    discord_.faults.delete_channel("games")
    await ana.moved_to("plaza").slash("santiago drive", stops=1)
    await gyozo.sees("▶", channel="plaza")


async def test_a_connection_that_drops_in_the_middle(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    async with discord_.faults.gateway_down():
        moving = asyncio.create_task(gyozo.slash("santiago drive", stops=1))
    answer = await moving
    assert "Győző drives 1 stop" in answer.text
    await discord_.faults.drop_gateway()
    await discord_.bot_online()
    await ana.slash("santiago drive", stops=1)
    discord_.faults.ask_to_reconnect()
    await gyozo.until(lambda: len(gyozo.pings) == 2)
    await discord_.bot_online()
    await gyozo.slash("santiago drive", stops=1)
    assert await bot.database.log.count(table) == 4
    await ana.until(lambda: len(posts(ana)) == 4)
    await ana.until(lambda: sum(bool(board_button(m, "log")) for m in posts(ana)) == 1)
