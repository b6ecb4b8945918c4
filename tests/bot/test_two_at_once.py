"""Two bots with one token, and a database that something else keeps locked."""

import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.client import Malecon
from sandbox import messages
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from storage.errors import AlreadyRunning
from storage.holding import claim
from tests.bot.breaking import posts
from tests.bot.placing import GAME, place
from tests.bot.running import DATABASE, Child, malecon
from tests.bot.scripted import choices_in
from tests.bot.test_start import ON_THE_SANDBOX, said
from tests.games.santiago.positions import STREET, position

UNSAVED = "The game could not be saved, so nothing was changed. Please try again."


async def test_a_second_bot_with_the_same_database_ends_with_a_sentence(
    discord_: Sandbox, tmp_path: Path
) -> None:
    ana = discord_.player("Ana")
    async with Child(discord_, tmp_path) as first:
        command = (sys.executable, "-c", ON_THE_SANDBOX, str(discord_.port))
        code, out, err = await said(
            tmp_path, *command, DISCORD_TOKEN=discord_.token, MALECON_DATABASE=DATABASE
        )
        assert (code, out) == (1, "")
        assert err.splitlines()[-1] == (
            f"A bot is running with {DATABASE} already: stop that one first, or give this one"
            " another token and database."
        )
        assert "Traceback" not in err
        assert (await ana.slash("turn")).kind == "message", "the first one is not disturbed"
        await first.kill()
        await first.start()
        assert (await ana.slash("turn")).kind == "message", "one that was killed keeps nobody out"


def test_a_claim_ends_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    with closing(claim(path)), pytest.raises(AlreadyRunning):
        claim(path)
    claim(path).close()


async def test_two_bots_with_one_token_give_one_answer_and_one_post(
    discord_: Sandbox,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Each with a copy of the database, as on two machines; Discord tells both of each click."""
    monkeypatch.setattr(messages, "NONCE_SECONDS", 120)
    ana, gyozo = discord_.player("Ana"), discord_.player("Győző")
    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    async with Database.open(folders[0] / DATABASE) as database:
        await place(database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    shutil.copy(folders[0] / DATABASE, folders[1] / DATABASE)
    async with malecon(discord_, folders[0]) as here, malecon(discord_, folders[1]) as there:
        shown = await ana.slash("turn")
        answer = await ana.use(shown, choices_in(shown)[0][0])
        assert "Ana drives 1 stop" in answer.text
        await gyozo.sees("▶")
        for bot in (here, there):
            if posting := bot.poster.wake(await bot.tables.live(1)):
                await posting
            assert await bot.database.log.count(1) == 1
        assert len(posts(gyozo)) == len(gyozo.pings) == 1
        assert len([m for m in ana.visible() if m.ephemeral]) == 1, "the turn, changed in place"
    told = [r for r in caplog.records if "does another bot run with this token?" in r.getMessage()]
    assert told
    assert not [record for record in caplog.records if record.exc_info]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let another program write to a database for one block, and never come to an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


async def test_a_locked_database_changes_nothing(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    discord_.ack_deadline = 30.0
    shown = await ana.slash("turn")
    button = choices_in(shown)[0][0]
    with locked(bot.settings.database):
        answer = await ana.use(shown, button)
        assert (answer.text, answer.ephemeral) == (UNSAVED, True)
        assert f"table {table}" in caplog.messages[-1]
        opened = await gyozo.moved_to("plaza").slash("table new", game=GAME, seats=2)
        assert (opened.text, opened.ephemeral) == (UNSAVED, True)
        assert "You hold" in (await ana.slash("hand")).text, "looking is possible all the same"
    assert await bot.database.log.count(table) == 0
    assert "drives 1 stop" in (await ana.use(shown, button)).text
    assert await bot.database.log.count(table) == 1
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1
