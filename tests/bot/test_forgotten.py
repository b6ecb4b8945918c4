"""Somebody was forgotten: the table goes on with an empty seat, and says so without a ping."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.client import Malecon
from bot.tables import Tables
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from tests.bot.placing import place
from tests.bot.playing import begin
from tests.bot.running import DATABASE, malecon
from tests.bot.scripted import ByClicks, choices_in
from tests.games.santiago.positions import STREET, position
from tests.storage import played
from tests.storage.command import storage

WAITS = (
    "Nobody sits there, so the game waits: `/table join` takes the seat, `/table replace` lets a"
    " computer play on."
)
NOT_SEATED = "You do not sit at this table."
LOOKS = ("board", "second-board", "player-boards", "log", "turn", "table info")


async def forget(folder: Path, player: Player) -> None:
    """Forget somebody, as an operator does between two runs of the bot."""
    arguments = ("forget", player.id, "--yes", "--database", folder / DATABASE)
    done = await asyncio.to_thread(storage, *arguments)
    assert done.returncode == 0, done.stderr


@pytest.fixture
async def forgotten(discord_: Sandbox, people: list[Player], tmp_path: Path) -> int:
    """A table of Ana and Győző at which every drive is a turn; Győző is forgotten, no bot runs."""
    async with Database.open(tmp_path / DATABASE) as database:
        state = position(seats=2, inactive=STREET)
        table = await place(database, discord_, state, people[:2])
    await forget(tmp_path, people[1])
    return table


async def test_who_is_asked_is_named_and_nobody_is_pinged(
    forgotten: int, discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        assert choices_in(await ana.slash("turn"))
        info = (await ana.slash("table info")).text.splitlines()
        assert info[1:3] == [f"- A: <@{ana.id}>", "- B: nobody"]
        await ana.slash("santiago drive", stops=1)
        post = await ana.sees("▶")
        assert post.text.splitlines()[-2:] == ["▶ ＃2: drive the car", WAITS]
        assert len(post.images) == 1
        assert post.wire.get("notified", []) == []
        assert [player.pings for player in (ana, gyozo)] == [[], []]
        assert (await gyozo.slash("turn")).text.startswith(NOT_SEATED)
        assert "＃2" in (await ana.slash("turn")).text
        assert (await bot.database.log.entries(forgotten))[-1].user_id == int(ana.id)
    # and from the start, when it is the empty seat's turn
    async with malecon(discord_, tmp_path):
        assert "＃2: drive the car" in (await ana.slash("turn")).text


async def test_a_post_that_a_crash_has_cut_off_comes_all_the_same(
    forgotten: int, discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    async with Database.open(tmp_path / DATABASE) as database:
        table = await Tables(database, snapshot_every=40).live(forgotten)
        decision = table.decision
        assert decision is not None
        await table.act(0, decision.legal(0)[0])
    async with malecon(discord_, tmp_path):
        post = await people[0].sees("▶")
        assert post.text.endswith(WAITS)
        assert post.wire.get("notified", []) == []


async def test_the_only_one_left_may_close_the_table(
    forgotten: int, discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, lukasz, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        refused = await gyozo.slash("table close")
        assert refused.text == "Only those who sit at this table can do that."
        asked = await ana.slash("table close")
        assert "is being played by you alone" in asked.text
        await ana.click(asked, "Close the table")
        await lukasz.sees(f"was closed by <@{ana.id}>")
        assert (await bot.database.tables.get(forgotten)).status == "closed"


@pytest.mark.parametrize("game", GAMES)
async def test_everything_can_be_looked_at_and_played_on(
    discord_: Sandbox, people: list[Player], tmp_path: Path, game: str
) -> None:
    """Until the empty seat is asked: that is the one which was not asked first."""
    async with malecon(discord_, tmp_path) as bot:
        await begin(people[:2], game)
        first, other = await _asked_first(bot, people)
    await forget(tmp_path, other)
    async with malecon(discord_, tmp_path):
        for look in LOOKS:
            for reader in (first, other):
                answer = await reader.slash(look)
                assert answer.ephemeral
                assert "None" not in answer.text
        assert "you hold nothing here" in (await other.slash("hand")).text
        pings = len(other.pings)
        await ByClicks(first, Random(game)).answer_all()
        post = await first.sees(WAITS)
        assert "None" not in post.text
        assert f"<@{other.id}>" not in post.text
        assert len(other.pings) == pings


async def _asked_first(bot: Malecon, people: list[Player]) -> tuple[Player, Player]:
    table = await bot.tables.live(1)
    decision = table.decision
    assert decision is not None
    user = table.users[decision.seats[0]]
    first, other = sorted(people[:2], key=lambda player: int(player.id) != user)
    return first, other


async def test_a_finished_game_can_still_be_read(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, *_ = people
    channel = int(discord_.world.find_channel("games", ana.id)["id"])
    async with Database.open(tmp_path / DATABASE) as database:
        users = (int(ana.id), int(gyozo.id))
        table = await played.begun(database, "santiago-de-cuba", channel, users)
        await played.play(table, Random(1))
        await database.boards.shown(table.id, table.position.entries, 700)
        await database.people.remember(users[0], "Ana", "en-US", at=1)
    await forget(tmp_path, gyozo)
    async with malecon(discord_, tmp_path):
        for look in ("board", "log", "turn"):
            answer = await gyozo.slash(look)
            assert answer.ephemeral
            assert "＃2" in answer.text
            assert "Ana" in answer.text
            assert "None" not in answer.text
