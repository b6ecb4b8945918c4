"""A world that outlives its process."""

import json
from pathlib import Path

import pytest

from sandbox.errors import ClientRefusal
from sandbox.keeping import KEPT_PER_CHANNEL
from sandbox.local import Sandbox
from sandbox.point import point_discord_at
from sandbox.world import PEOPLE
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot


async def test_the_next_start_shows_what_was_there(tmp_path: Path) -> None:
    async with Sandbox(folder=tmp_path) as first:
        point_discord_at(first.port)
        bot_id, key = first.world.bot_id, first.server.core.key
        async with logged_in(SampleBot(), first) as bot:
            ana = first.add_player("Ilona", "hu")
            table = await ana.slash("table")
            await ana.slash("secret")
            await ana.slash("thread")
            await ana.sees("your turn")
            commands = first.world.commands.everywhere()
            await bot.create_application_emoji(name="rum", image=table.images[0])
    async with Sandbox(folder=tmp_path) as second:
        point_discord_at(second.port)
        assert (second.world.bot_id, second.server.core.key) == (bot_id, key)
        assert second.world.commands.everywhere() == commands
        ana = second.player("Ilona")
        assert ana.locale == "hu"
        seen = await ana.sees("The board")
        assert seen.images == table.images
        assert str(second.port) in seen.wire["attachments"][0]["url"]
        assert (await ana.sees("edited in the thread", channel="A game")).files
        assert not [m for m in ana.visible() if m.ephemeral]
        assert len(second.world.emojis) == 1
        async with logged_in(SampleBot(), second):
            answer = await ana.click(seen, "e4")
            assert answer.content == "e4 in 7"
            assert int(answer.message.id) > max(int(m.id) for m in ana.visible()[:-1])


async def test_the_file_is_written_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.keeping.SECONDS_BETWEEN", 0.01)
    async with Sandbox(folder=tmp_path) as sandbox:
        await sandbox.player("Ana").say("kept")
        await sandbox.server.kept()
        kept = json.loads((tmp_path / "sandbox.json").read_text())
        assert [m["wire"]["content"] for m in kept["messages"]] == ["kept"]
        assert (tmp_path / "sandbox.json").stat().st_mode & 0o077 == 0


async def test_a_kept_world_lets_in_whoever_came_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("sandbox.world.PEOPLE", PEOPLE[:3])
        async with Sandbox(folder=tmp_path) as sandbox:
            ilona = sandbox.add_player("Ilona", "hu")
            await ilona.say("kept")
    async with Sandbox(folder=tmp_path) as sandbox:
        people = [sandbox.player(name) for name, _ in PEOPLE]
        assert [player.locale for player in people] == [locale for _, locale in PEOPLE]
        assert len({player.id for player in people}) == len(PEOPLE)
        assert sandbox.player("Ilona").id == ilona.id
        assert [message.content for message in people[-1].visible()] == ["kept"]


async def test_what_cannot_be_read_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "sandbox.json").write_text("{half")
    async with Sandbox(folder=tmp_path) as sandbox:
        assert sandbox.player("Ana").visible() == []
    assert (tmp_path / "sandbox.unreadable").read_text() == "{half"


def boards_in(folder: Path) -> list[Path]:
    return list(folder.glob("cdn/**/board.png"))


async def test_history_and_its_files_are_bounded(tmp_path: Path) -> None:
    async with Sandbox(folder=tmp_path) as sandbox:
        point_discord_at(sandbox.port)
        ana = sandbox.player("Ana")
        async with logged_in(SampleBot(), sandbox):
            await ana.slash("table")
        assert len(boards_in(tmp_path)) == 1
        for number in range(KEPT_PER_CHANNEL):
            await ana.say(str(number))
    async with Sandbox(folder=tmp_path) as sandbox:
        contents = [m.content for m in sandbox.player("Ana").visible()]
        assert contents == [str(n) for n in range(KEPT_PER_CHANNEL)]
    assert boards_in(tmp_path) == []


async def test_two_new_worlds_have_different_bots_and_the_same_places() -> None:
    async with Sandbox() as one, Sandbox() as other:
        assert one.world.bot_id != other.world.bot_id
        assert one.world.guild_id == other.world.guild_id
        assert one.world.channels.keys() == other.world.channels.keys()
        assert one.player("Ana").id == other.player("Ana").id
        with pytest.raises(ClientRefusal):
            await one.player("Ana").slash("table")
