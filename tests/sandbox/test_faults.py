"""Each switch breaks what it says, as the genuine client sees it."""

import asyncio
import contextlib
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.local import Sandbox
from sandbox.messages import OLD_EDITS
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot, board


def channel_of(bot: SampleBot, discord_: Sandbox, name: str = "games") -> discord.TextChannel:
    channel = discord.utils.get(bot.guilds[0].text_channels, name=name)
    assert channel is not None
    return channel


async def test_a_rate_limit_is_waited_for(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        discord_.faults.rate_limit("POST /channels/*/messages", times=2, retry_after=0.01)
        await channel_of(bot, discord_).send("at last")
        tries = [route for _, route in discord_.calls if route.endswith("/messages")]
        assert len(tries) == 3
        assert len(discord_.player("Ana").visible()) == 1


async def test_a_limit_is_kept_by_its_headers_without_a_refusal(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        discord_.faults.limit("POST /channels/*/messages", requests=2, seconds=0.1)
        games, plaza = channel_of(bot, discord_), channel_of(bot, discord_, "plaza")
        for number in range(5):
            await games.send(str(number))
        await plaza.send("elsewhere")
        route = ("POST", "/api/v10/channels/{channel_id}/messages")
        assert discord_.calls.count(route) == 6  # discord.py waits of itself: nothing is sent twice
        contents = [m.content for m in discord_.player("Ana").visible("games")]
        assert contents == ["0", "1", "2", "3", "4"]


async def test_a_client_that_does_not_heed_a_limit_is_refused(discord_: Sandbox) -> None:
    discord_.faults.limit("GET /users/@me", requests=1, seconds=60)
    headers = {"Authorization": f"Bot {discord_.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        statuses = []
        for _ in range(2):
            async with session.get(f"http://127.0.0.1:{discord_.port}/api/v10/users/@me") as got:
                statuses.append((got.status, got.headers["X-RateLimit-Remaining"]))
        assert statuses == [(200, "0"), (429, "0")]
        assert "Via" in got.headers


async def test_a_route_can_be_refused_once(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        channel = channel_of(bot, discord_)
        discord_.faults.refuse("POST /channels/*/messages", 403, 50013, "No.")
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("no")
        assert refused.value.code == 50013
        await channel.send("yes")


async def test_an_answer_can_be_lost_although_the_message_was_sent(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        channel = channel_of(bot, discord_)
        discord_.faults.lose_answers("POST /channels/*/messages")
        with pytest.raises(aiohttp.ClientError):
            await channel.send("sent", nonce="17")
        again = await channel.send("sent", nonce="17")
        assert [m.content for m in discord_.player("Ana").visible()] == ["sent"]
        assert str(again.id) == discord_.player("Ana").visible()[0].id
        await channel.send("sent", nonce="18")
        assert len(discord_.player("Ana").visible()) == 2


async def test_a_request_can_be_held(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        async with discord_.faults.holding("POST /channels/*/messages") as gate:
            sending = asyncio.create_task(channel_of(bot, discord_).send("held"))
            await gate.arrived()
            assert discord_.player("Ana").visible() == []
        await sending
        await discord_.player("Ana").sees("held")


async def test_a_held_request_is_lost_with_its_sender(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        channel = channel_of(bot, discord_)
        async with discord_.faults.holding("POST /channels/*/messages") as gate:
            sending = asyncio.create_task(channel.send("lost"))
            await gate.arrived()
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending
            await bot.fetch_user(bot.application_id or 0)  # the server has heard of it by then
        async with discord_.faults.holding("POST /channels/*/messages") as gate:
            sending = asyncio.create_task(channel.send("dropped"))
            await gate.arrived()
            gate.drop()
            with pytest.raises(aiohttp.ClientError):
                await sending
        await channel.send("came through")
        assert [m.content for m in discord_.player("Ana").visible()] == ["came through"]


async def test_latency_delays_and_clearing_ends_it(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        discord_.faults.latency = 0.2
        discord_.ack_deadline = 0.05
        assert (await discord_.player("Ana").slash("secret")).kind == "failure"
        discord_.faults.clear()
        discord_.ack_deadline = 3.0
        assert (await discord_.player("Ana").slash("secret")).kind == "message"


@pytest.mark.parametrize(
    ("permission", "message", "code"),
    [
        ("SEND_MESSAGES", {"content": "x"}, 50013),
        ("EMBED_LINKS", {"embed": discord.Embed(title="x")}, 50013),
        ("ATTACH_FILES", {"content": "x", "file": None}, 50013),
        ("VIEW_CHANNEL", {"content": "x"}, 50001),
    ],
)
async def test_the_bot_may_lack_permissions(
    discord_: Sandbox, permission: str, message: dict[str, Any], code: int
) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        channel = channel_of(bot, discord_)
        discord_.faults.deny("games", permission)
        if "file" in message:
            message = {**message, "file": board()}
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send(**message)
        assert refused.value.code == code
        discord_.faults.allow("games", permission)
        await channel.send("x")


async def test_a_denied_permission_shows_in_interactions_and_in_the_cache(
    discord_: Sandbox,
) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        discord_.faults.deny("games", "send_messages")
        assert (await discord_.player("Ana").slash("secret")).content == "en-US False"
        channel = channel_of(bot, discord_)
        assert not channel.permissions_for(bot.guilds[0].me).send_messages
        assert channel_of(bot, discord_, "plaza").permissions_for(bot.guilds[0].me).send_messages


async def test_closed_direct_messages(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        user = await bot.fetch_user(int(discord_.player("Ana").id))
        discord_.faults.close_dms("Ana")
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("x")
        assert refused.value.code == 50007
        discord_.faults.open_dms("Ana")
        await user.send("x")


async def test_an_archived_thread(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        thread = await channel_of(bot, discord_).create_thread(
            name="A game", type=discord.ChannelType.public_thread
        )
        first = await thread.send("first")
        discord_.faults.archive("A game", locked=False)
        with pytest.raises(discord.HTTPException) as refused:
            await first.edit(content="changed")
        assert refused.value.code == 50083
        await thread.send("a message opens it again")
        await first.edit(content="changed")
        discord_.faults.archive("A game")
        with pytest.raises(discord.HTTPException) as refused:
            await thread.send("x")
        assert (refused.value.status, refused.value.code) == (400, 50083)
        await thread.edit(archived=False, locked=False)
        await thread.send("x")


async def test_a_locked_thread(discord_: Sandbox) -> None:
    """It takes nothing from those who may not manage threads, as Discord's change log says."""
    async with logged_in(SampleBot(), discord_) as bot:
        thread = await channel_of(bot, discord_).create_thread(
            name="A game", type=discord.ChannelType.public_thread
        )
        first = await thread.send("first")
        discord_.faults.lock("A game")
        await thread.send("a moderator still writes")
        discord_.faults.deny("games", "MANAGE_THREADS")
        for refusing in (thread.send("x"), first.edit(content="changed")):
            with pytest.raises(discord.HTTPException) as refused:
                await refusing
            assert (refused.value.status, refused.value.code) == (400, 160005)
        discord_.faults.unlock("A game")
        await thread.send("x")


async def test_a_deleted_message_and_a_deleted_channel(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        channel = channel_of(bot, discord_)
        message = await channel.send("x")
        discord_.faults.delete_message(str(message.id))
        with pytest.raises(discord.NotFound) as refused:
            await message.edit(content="y")
        assert refused.value.code == 10008
        assert discord_.player("Ana").visible() == []
        discord_.faults.delete_channel("games")
        with pytest.raises(discord.NotFound) as refused:
            await channel.send("x")
        assert refused.value.code == 10003
        assert "games" not in discord_.player("Ana").channels


async def test_old_messages_can_be_edited_a_few_times_only(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        message = await channel_of(bot, discord_).send("x")
        for number in range(OLD_EDITS + 2):
            await message.edit(content=f"young {number}")
        discord_.faults.age(str(message.id), hours=2)
        discord_.server.core.messages.old_edits_seconds = 0.2
        route = ("PATCH", "/api/v10/channels/{channel_id}/messages/{message_id}")
        before = discord_.calls.count(route)
        for number in range(OLD_EDITS + 1):
            await message.edit(content=f"old {number}")
        assert discord_.calls.count(route) == before + OLD_EDITS + 2  # one was sent again
        assert discord_.player("Ana").visible()[0].content == f"old {OLD_EDITS}"


async def test_an_interaction_edits_old_messages_without_limit(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana = discord_.player("Ana")
        lobby = await ana.slash("game new", title="cuba")
        discord_.faults.age(lobby.message.id, hours=2)
        for _ in range(OLD_EDITS + 2):
            assert (await ana.click(lobby, "Join")).kind == "message"


async def test_an_unknown_route_is_recorded(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        with pytest.raises(discord.NotFound):
            await bot.http.request(discord.http.Route("GET", "/voice/regions"))
        assert discord_.unknown_routes == ["GET /api/v10/voice/regions"]
        discord_.unknown_routes.clear()
        with pytest.raises(ValueError, match="'FLY' is no permission"):
            discord_.faults.deny("games", "FLY")


async def test_foreign_messages(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        said = await discord_.player("Mateo").say("mine")
        channel = channel_of(bot, discord_)
        message = await channel.fetch_message(int(said.id))
        with pytest.raises(discord.Forbidden) as refused:
            await message.edit(content="yours")
        assert refused.value.code == 50005
        discord_.faults.deny("games", "MANAGE_MESSAGES")
        with pytest.raises(discord.Forbidden) as refused:
            await message.delete()
        assert refused.value.code == 50013
        discord_.faults.allow("games", "MANAGE_MESSAGES")
        await message.delete()
        assert discord_.player("Mateo").visible() == []
