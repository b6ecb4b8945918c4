"""A backup taken while people play: whole, verified, and played on after it was restored."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.playing import begin
from tests.bot.running import Child
from tests.bot.scripted import ByCommands
from tests.storage.command import storage

ENOUGH = 8
"""Answers before the backup, and after it."""


def entries_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


async def done(*arguments: object) -> str:
    run = await asyncio.to_thread(storage, *arguments)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


@pytest.mark.parametrize("game", GAMES)
async def test_a_backup_taken_while_people_play_is_played_on(
    discord_: Sandbox, people: list[Player], tmp_path: Path, game: str
) -> None:
    copied = tmp_path / "backup.sqlite3"
    async with Child(discord_, tmp_path) as bot:
        await begin(people[:2], game)
        users = [ByCommands(player, Random(game), discord_, game) for player in people[:2]]
        playing = [asyncio.create_task(user.play()) for user in users]
        await people[0].until(lambda: sum(user.answered for user in users) >= ENOUGH)
        await done("backup", copied, "--database", bot.database)
        before = sum(user.answered for user in users)
        await people[0].until(lambda: sum(user.answered for user in users) >= before + ENOUGH)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await bot.kill()
        backed_up = entries_in(copied)
        assert 0 < backed_up < entries_in(bot.database), "it was played on meanwhile"
        assert (
            await done("verify", "--database", copied) == "1 of 1 tables are as their logs say.\n"
        )
        await done("restore", copied, "--database", bot.database)
        await bot.start()
        for user in users:
            await user.answer_all()
        assert entries_in(bot.database) > backed_up
        verified = await done("verify", "--database", bot.database)
        assert verified == "1 of 1 tables are as their logs say.\n"
