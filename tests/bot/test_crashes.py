"""Committed means shown: what a crash has cut off comes after the restart, once."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.world import Event as News
from storage.database import Database
from tests.bot.chronicle import Chronicle
from tests.bot.placing import GAME
from tests.bot.running import Child
from tests.bot.scripted import board_button

EDIT = "PATCH /channels/*/messages/*"
KILLED = -9


@pytest.fixture
def chronicle(discord_: Sandbox) -> Chronicle:
    return Chronicle(discord_)


def kill_at(discord_: Sandbox, child: Child, matches: Callable[[News], bool]) -> None:
    """Kill the bot when its next such message is written, before it gets the answer."""
    done = False

    def hear(news: News) -> None:
        nonlocal done
        if not done and matches(news):
            done = True
            child.kill_now()

    discord_.world.listen(hear)


def is_post(news: News) -> bool:
    return news.name == "MESSAGE_CREATE" and "▶" in news.data["content"] and not news.only_for


async def drive(player: Player) -> None:
    await player.slash("santiago drive", stops=1)


async def drive_unanswered(child: Child, player: Player) -> None:
    """Drive, and see the bot die of it."""
    driving = asyncio.create_task(drive(player))
    await child.dead()
    driving.cancel()


async def quiet(players: list[Player], chronicle: Chronicle, told: list[int]) -> None:
    """Wait until these entries have been told and one board has buttons; nothing came twice."""
    ana = players[0]

    def is_quiet() -> bool:
        boards = [m for m in ana.visible() if board_button(m, "log")]
        return list(chronicle.posts(1)) == told and len(boards) == 1

    await ana.until(is_quiet)
    assert sum(len(player.pings) for player in players) == len(told)


async def test_a_crash_right_after_the_commit(
    child: Child, players: list[Player], chronicle: Chronicle
) -> None:
    ana, _ = players
    async with child:
        await child.kill()
        await child.start(die_after_commits=1)
        await drive_unanswered(child, ana)
        async with Database.open(child.database) as database:
            assert await database.log.count(1) == 1
        assert chronicle.posts(1) == {}, "nobody has heard of it"
        await child.start()
        await quiet(players, chronicle, [1])
        assert "Ana drives 1 stop" in chronicle.posts(1)[1].message.content


async def test_a_crash_between_the_post_and_its_note(
    discord_: Sandbox, child: Child, players: list[Player], chronicle: Chronicle
) -> None:
    ana, mateo = players
    async with child:
        kill_at(discord_, child, is_post)
        await drive_unanswered(child, ana)
        assert list(chronicle.posts(1)) == [1], "it went out, and the bot never learned of it"
        for number in range(30):
            await mateo.say(f"Is it there? {number}")
        await child.start()
        await quiet(players, chronicle, [1])
        await drive(mateo)
        await quiet(players, chronicle, [1, 2])


async def test_a_crash_before_the_old_buttons_are_gone(
    discord_: Sandbox, child: Child, players: list[Player], chronicle: Chronicle
) -> None:
    """Another post becomes due before the restart: the older board must not be forgotten."""
    ana, mateo = players
    async with child:
        await drive(ana)
        await quiet(players, chronicle, [1])
        async with discord_.faults.holding(EDIT) as gate:
            await drive(mateo)
            await gate.arrived()
            await child.kill()
            await child.start(die_after_commits=1)
            await drive_unanswered(child, ana)
            discord_.faults.refuse(EDIT, 400, 0, times=gate.held)  # nothing came through
        assert sum(bool(board_button(m, "log")) for m in ana.visible()) == 2
        await child.start()
        await quiet(players, chronicle, [1, 2, 3])


async def test_a_crash_before_the_first_post(
    discord_: Sandbox, tmp_path: Path, players: list[Player], chronicle: Chronicle
) -> None:
    ana, mateo = players
    async with Child(discord_, tmp_path) as child:
        lobby = await ana.slash("table new", game=GAME, seats=2)
        await mateo.click(lobby, "Join")
        kill_at(discord_, child, lambda news: "has begun" in news.data.get("content", ""))
        starting = asyncio.create_task(ana.click(lobby, "Start"))
        await child.dead()
        starting.cancel()
        assert chronicle.posts(1) == {}
        await child.start()
        await ana.sees("The street is laid out")
        await quiet(players, chronicle, list(chronicle.posts(1)))


async def test_a_restart_registers_no_commands_again(discord_: Sandbox, child: Child) -> None:
    def registered() -> int:
        return [method for method, _ in discord_.calls].count("PUT")

    async with child:
        assert (await discord_.player("Ana").slash("turn")).kind == "message"
        assert registered() == 1
        await child.kill()
        await child.start()
        assert (await discord_.player("Ana").slash("turn")).kind == "message"
        assert registered() == 1
