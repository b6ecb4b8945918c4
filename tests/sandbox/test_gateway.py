"""The gateway under a genuine client: logging in, losing the line, coming back."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.ext import commands

from sandbox.gateway import IDENTIFY, RESUME, Intent
from sandbox.local import Sandbox
from tests.local_discord import QUICK_READY, logged_in
from tests.sandbox.sample_bot import GUILD_ONLY, SampleBot


async def test_a_wrong_token_is_refused(discord_: Sandbox) -> None:
    bot = SampleBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs")
    await bot.close()


async def test_privileged_intents_are_refused_until_they_are_switched_on(
    discord_: Sandbox,
) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, message_content=True)
    bot = SampleBot(intents=intents)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(discord_.token)
    await bot.close()
    discord_.server.core.gateway.allowed_privileged = Intent.MESSAGE_CONTENT
    async with logged_in(SampleBot(intents=intents), discord_) as bot:
        ana = discord_.player("Ana")
        await ana.say("read me")
        await _until(lambda: [m.content for m in bot.heard] == ["read me"])


async def test_a_dropped_line_is_resumed_and_nothing_is_missed(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        ana = discord_.player("Ana")
        async with discord_.faults.gateway_down():
            sent = asyncio.create_task(ana.slash("secret"))
            await asyncio.sleep(0)
            assert not discord_.server.core.gateway.online
        assert (await sent).ephemeral
        await asyncio.wait_for(bot.resumed.wait(), 10)
        assert discord_.server.core.gateway.received.count(RESUME) == 1
        assert discord_.server.core.gateway.received.count(IDENTIFY) == 1


async def test_asked_to_reconnect_the_bot_resumes(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        discord_.faults.ask_to_reconnect()
        await asyncio.wait_for(bot.resumed.wait(), 10)
        assert (await discord_.player("Ana").slash("secret")).ephemeral


async def test_an_invalid_session_makes_the_bot_identify_anew(
    discord_: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with logged_in(SampleBot(), discord_):
        _no_sleeping(monkeypatch)  # discord.py waits five seconds before it identifies again
        discord_.faults.invalidate_sessions()
        await discord_.bot_online(online=False)
        await discord_.bot_online()
        assert discord_.server.core.gateway.received.count(IDENTIFY) == 2
        assert (await discord_.player("Ana").slash("secret")).ephemeral


def _no_sleeping(monkeypatch: pytest.MonkeyPatch) -> None:
    real = asyncio.sleep

    async def brief(_seconds: float, result: object = None) -> object:
        return await real(0, result)

    monkeypatch.setattr("discord.gateway.asyncio.sleep", brief)


async def test_another_bot_takes_over_where_the_first_was_killed(discord_: Sandbox) -> None:
    ana = discord_.player("Ana")
    async with logged_in(SampleBot(), discord_):
        table = await ana.slash("table")
    discord_.ack_deadline = 0.05
    assert (await ana.slash("secret")).reason == "The application did not respond"
    discord_.ack_deadline = 3.0
    async with logged_in(SampleBot(), discord_):
        assert (await ana.click(table, "e4")).content == "e4 in 7"
        assert [m.text for m in ana.visible()].count("## The board\nYour turn") == 1


async def test_a_killed_bot_leaves_a_session_that_nobody_resumes(discord_: Sandbox) -> None:
    bot = SampleBot()
    running = asyncio.create_task(bot.start(discord_.token))
    await discord_.bot_online()
    await bot.wait_until_ready()
    assert bot.ws.socket._response.connection is not None
    bot.ws.socket._response.connection.transport.abort()  # type: ignore[union-attr] # no farewell
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    await discord_.bot_online(online=False)
    async with logged_in(SampleBot(), discord_):
        assert (await discord_.player("Ana").slash("secret")).ephemeral
    await bot.close()


async def test_others_words_are_blank_without_the_intent_for_content(discord_: Sandbox) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with logged_in(SampleBot(intents=intents), discord_) as bot:
        ana = discord_.player("Ana")
        said = await ana.say("nothing for bots")
        named = await ana.say(f"<@{discord_.world.bot_id}> this is for you")
        await _until(lambda: len(bot.heard) == 2)
        assert [m.content for m in bot.heard] == ["", named.content]
        channel = bot.get_channel(int(said.channel_id))
        assert isinstance(channel, discord.TextChannel)
        fetched = await channel.fetch_message(int(said.id))
        assert (fetched.content, fetched.author.display_name) == ("", "Ana")


async def test_ephemeral_messages_come_as_direct_ones_without_a_guild(discord_: Sandbox) -> None:
    intents = discord.Intents(guilds=True, dm_messages=True)
    async with logged_in(SampleBot(intents=intents), discord_) as bot:
        await discord_.player("Ana").slash("secret")
        await _until(lambda: len(bot.heard) == 1)
        assert bot.heard[0].guild is None
        assert bot.heard[0].flags.ephemeral
    async with logged_in(SampleBot(intents=GUILD_ONLY), discord_) as bot:
        await discord_.player("Ana").slash("secret")
        await discord_.player("Ana").slash("table")
        assert bot.heard == []


class HastyBot(commands.AutoShardedBot):
    def __init__(self, **options: Any) -> None:
        super().__init__("!", intents=GUILD_ONLY, guild_ready_timeout=QUICK_READY, **options)
        self.ready = asyncio.Event()

    async def on_ready(self) -> None:
        self.ready.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between shards."""


@pytest.mark.parametrize(
    ("options", "ours"), [({}, {0}), ({"shard_count": 4, "shard_ids": [1, 3]}, {1, 3})]
)
async def test_shards(discord_: Sandbox, options: dict[str, Any], ours: set[int]) -> None:
    bot = HastyBot(**options)
    running = asyncio.create_task(bot.start(discord_.token))
    await bot.ready.wait()
    assert set(bot.shards) == ours
    count = bot.shard_count or 1
    home = (int(discord_.world.guild_id) >> 22) % count
    assert len(bot.guilds) == (1 if home in ours else 0)
    await bot.close()
    await running


async def test_members_are_sent_when_they_are_asked_for(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        found = await bot.guilds[0].query_members("ana")
        assert [member.display_name for member in found] == ["Ana"]


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not condition():  # noqa: ASYNC110 - what is waited for is the library's
            await asyncio.sleep(0)
