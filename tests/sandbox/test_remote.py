"""The same players over HTTP, and who is kept out."""

import asyncio

import aiohttp
import pytest

from sandbox.errors import ClientRefusal
from sandbox.local import Sandbox
from sandbox.remote import RemoteSandbox
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot


async def test_players_over_the_wire(discord_: Sandbox) -> None:
    async with (
        logged_in(SampleBot(), discord_),
        RemoteSandbox(discord_.server.address()) as remote,
    ):
        ana, mateo = remote.player("Ana"), remote.player("Mateo")
        assert await ana.complete("game new", "title", "c") == [
            ("Cuba", "cuba"),
            ("Maracaibo", "maracaibo"),
        ]
        lobby = await ana.slash("game new", title="cuba")
        assert lobby.message in ana.visible()
        seen = await mateo.sees("cuba for 2")
        await mateo.click(seen, "Join")
        assert (await ana.sees("Mateo")).id == lobby.message.id
        form = await ana.click(lobby, "Note")
        sent = await ana.submit(form, {"Your note": "hi", "Colour": "red"})
        assert sent.ephemeral
        assert sent.message not in mateo.visible()
        assert (await ana.slash("slow")).content == "done"
        with pytest.raises(ClientRefusal, match="disabled"):
            await ana.click(lobby, "Closed")


async def test_the_whole_feed(discord_: Sandbox) -> None:
    query = {"user": "Győző", "key": discord_.server.core.key}
    address = f"http://127.0.0.1:{discord_.port}/sandbox/ws"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address, params=query) as feed,
    ):
        first = await feed.receive_json()
        assert first["t"] == "INIT"
        assert first["me"]["global_name"] == "Győző"
        assert {user["locale"] for user in first["users"] if not user["bot"]} == {
            "en-US",
            "hu",
            "pl",
            "es-ES",
            "uk",
        }
        assert [channel["name"] for channel in first["channels"]] == ["general", "games", "plaza"]
        async with logged_in(SampleBot(), discord_) as bot:
            assert (await feed.receive_json())["t"] == "COMMANDS"
            channel = bot.guilds[0].text_channels[0]
            thread = await (await channel.send("x")).create_thread(name="A game")
            await channel.typing()
            await thread.edit(archived=True)
            await thread.delete()
        kinds = [(await feed.receive_json())["t"] for _ in range(6)]
        assert kinds == [
            "MESSAGE_CREATE",
            "THREAD_CREATE",
            "MESSAGE_UPDATE",
            "TYPING",
            "CHANNEL_UPDATE",
            "CHANNEL_DELETE",
        ]


async def test_the_end_waits_for_nobody(discord_: Sandbox) -> None:
    base = f"http://127.0.0.1:{discord_.port}"
    query = {"user": "Ana", "key": discord_.server.core.key}
    async with aiohttp.ClientSession() as session:
        # Neither of them ever answers a farewell.
        await session.ws_connect(f"{base}/sandbox/ws", params=query, autoclose=False)
        await session.ws_connect(f"{base}/gateway", autoclose=False)
        async with asyncio.timeout(5):
            await discord_.server.stop()


async def test_strangers_are_kept_out(discord_: Sandbox) -> None:
    base = f"http://127.0.0.1:{discord_.port}"
    key = {"X-Sandbox-Key": discord_.server.core.key}
    act = {"user": "Ana", "kind": "say", "content": "x"}
    async with aiohttp.ClientSession() as session:

        async def posted(headers: dict[str, str], body: object = act) -> int:
            async with session.post(f"{base}/sandbox/act", json=body, headers=headers) as response:
                return response.status

        async def followed(query: dict[str, str], headers: dict[str, str]) -> int:
            address = f"{base}/sandbox/ws"
            async with session.get(address, params=query, headers=headers) as response:
                return response.status

        assert await posted({}) == 403
        assert await posted({"X-Sandbox-Key": "guessed"}) == 403
        assert await posted({**key, "Host": "evil.example"}) == 403
        assert await posted({**key, "Origin": "http://evil.example"}) == 403
        assert await posted({**key, "Origin": f"http://127.0.0.1:{discord_.port + 1}"}) == 403
        assert await posted({**key, "Origin": "null"}) == 403
        assert await posted({**key, "Origin": base}) == 200
        assert await posted(key, ["no", "object"]) == 400
        assert await posted(key, {"user": "Ana", "kind": "fly"}) == 400
        assert await posted(key, {"user": "Nobody", "kind": "say", "content": "x"}) == 400
        assert await posted(key, {"user": "Malecón", "kind": "say", "content": "x"}) == 400
        good = {"user": "Ana", "key": discord_.server.core.key}
        assert await followed({"user": "Ana", "key": "guessed"}, {}) == 403
        assert await followed(good, {"Origin": "http://evil.example"}) == 403
        assert await followed({**good, "user": "Nobody"}, {}) == 404
        for path in ("/page/../server.py", "/page/%2e%2e/server.py", "/cdn/../server.py"):
            async with session.get(base + path) as response:
                assert response.status == 404
        async with session.options(f"{base}/sandbox/act") as response:
            assert "Access-Control-Allow-Origin" not in response.headers
        async with session.get(f"{base}/api/v10/users/@me") as response:
            assert response.status == 401
    assert [m.content for m in discord_.player("Ana").visible()] == ["x"]


async def test_faces_and_files(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        face = await bot.guilds[0].me.default_avatar.read()
        assert face.startswith(b"\x89PNG")
        emoji = await bot.create_application_emoji(name="rum", image=face)
        assert await emoji.read() == face
        assert [e.name for e in await bot.fetch_application_emojis()] == ["rum"]
        await emoji.delete()
        assert await bot.fetch_application_emojis() == []
        answer = await discord_.player("Ana").slash("table")
        async with (
            aiohttp.ClientSession() as session,
            session.get(answer.message.wire["attachments"][0]["url"]) as response,
        ):
            assert response.content_type == "image/png"
            assert await response.read() == answer.images[0]


async def test_files_of_commands(discord_: Sandbox) -> None:
    import discord

    class Taker(SampleBot):
        async def setup_hook(self) -> None:
            @self.tree.command(description="Take a file.")
            async def take(
                interaction: discord.Interaction, file: discord.Attachment, to: discord.TextChannel
            ) -> None:
                content = (await file.read()).decode()
                await interaction.response.send_message(f"{file.filename} {content} {to.name}")

            await super().setup_hook()

    async with logged_in(Taker(), discord_):
        ana = discord_.player("Ana")
        answer = await ana.slash("take", file=("log.txt", b"moves"), to="#plaza")
        assert answer.content == "log.txt moves plaza"
        with pytest.raises(ClientRefusal, match="A file is missing"):
            await ana.slash("take", file="log.txt", to="plaza")
        with pytest.raises(ClientRefusal, match="not base64"):
            await ana.slash("take", file={"filename": "x", "data": "!"}, to="plaza")
