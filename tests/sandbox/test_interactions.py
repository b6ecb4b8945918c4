"""The rules between an interaction and its answers."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from sandbox.errors import ClientRefusal
from sandbox.local import Sandbox
from sandbox.shapes import FILE_LIMIT
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot


def callback(interaction: discord.Interaction) -> Route:
    return Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )


def code_of(error: BaseException) -> tuple[int, int]:
    assert isinstance(error, discord.HTTPException)
    return error.status, error.code


async def test_a_late_answer_is_refused_and_the_player_told(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        discord_.ack_deadline = 0.05
        answer = await discord_.player("Ana").slash("late")
        assert (answer.kind, answer.reason) == ("failure", "The application did not respond")
        bot.enough.set()
        await asyncio.wait_for(bot.failed.wait(), 5)
        assert code_of(bot.failures[0]) == (404, 10062)
        assert discord_.player("Ana").visible() == []


async def test_a_second_answer_is_refused(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        await discord_.player("Ana").slash("twice")
        await asyncio.wait_for(bot.failed.wait(), 5)
        assert code_of(bot.failures[0]) == (400, 40060)


class Asked(SampleBot):
    """Hand every interaction out instead of answering it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: asyncio.Queue[discord.Interaction] = asyncio.Queue()

        @self.tree.command(description="Hand it out.")
        async def ask(interaction: discord.Interaction) -> None:
            self.asked.put_nowait(interaction)


async def test_a_follow_up_before_the_answer_is_refused(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        asking = asyncio.create_task(discord_.player("Ana").slash("ask"))
        interaction = await bot.asked.get()
        with pytest.raises(discord.NotFound) as refused:
            await interaction.followup.send("too early")
        assert refused.value.code == 10015
        await interaction.response.send_message("now")
        await interaction.followup.send("and more")
        assert (await asking).content == "now"
        await discord_.player("Ana").sees("and more")


async def test_a_token_ends(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        asking = asyncio.create_task(discord_.player("Ana").slash("ask"))
        interaction = await bot.asked.get()
        await interaction.response.send_message("now")
        await asking
        discord_.server.core.interactions.token_seconds = 0
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.edit_original_response(content="too late")
        assert code_of(refused.value) == (401, 50027)


async def test_the_original_can_be_read_changed_and_deleted(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        ana = discord_.player("Ana")
        asking = asyncio.create_task(ana.slash("ask"))
        interaction = await bot.asked.get()
        sent = await interaction.response.send_message("now", ephemeral=True)
        answer = await asking
        assert str(sent.message_id) == answer.message.id
        assert (await interaction.original_response()).content == "now"
        await interaction.edit_original_response(content="then")
        assert (await ana.sees("then")).ephemeral
        await interaction.delete_original_response()
        assert ana.visible() == []
        with pytest.raises(discord.NotFound) as refused:
            await interaction.edit_original_response(content="gone")
        assert refused.value.code == 10008


async def test_ephemeral_messages_are_unknown_to_channel_routes(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        asking = asyncio.create_task(discord_.player("Ana").slash("ask"))
        interaction = await bot.asked.get()
        sent = await interaction.response.send_message("now", ephemeral=True)
        await asking
        assert isinstance(interaction.channel, discord.TextChannel)
        with pytest.raises(discord.NotFound) as refused:
            await interaction.channel.fetch_message(sent.message_id or 0)
        assert refused.value.code == 10008
        assert [m async for m in interaction.channel.history()] == []


async def test_the_first_follow_up_fills_the_promised_message(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        asking = asyncio.create_task(discord_.player("Ana").slash("ask"))
        interaction = await bot.asked.get()
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("here", ephemeral=False)
        answer = await asking
        assert (answer.content, answer.ephemeral) == ("here", True)
        assert len(discord_.player("Ana").visible()) == 1


async def test_a_public_answer_tells_nobody_what_was_private(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        asking = asyncio.create_task(ana.slash("ask"))
        interaction = await bot.asked.get()
        view = discord.ui.View(timeout=60)
        button: discord.ui.Button[Any] = discord.ui.Button(label="Show", custom_id="show")

        async def show(clicked: discord.Interaction) -> None:
            await clicked.response.send_message("shown to all")
            await clicked.followup.send("and this to me", ephemeral=True)

        button.callback = show  # type: ignore[assignment, method-assign] # discord.py means it to be set
        view.add_item(button)
        await interaction.response.send_message("two pesos", ephemeral=True, view=view)
        await ana.click(await asking, "Show")
        public = await mateo.sees("shown to all")
        assert "two pesos" not in str(public.wire)
        private = await ana.sees("and this to me")
        assert private.wire["referenced_message"]["content"] == "shown to all"
        assert [m.text for m in mateo.visible()] == ["shown to all"]


async def test_a_deferred_answer_pings_nobody(discord_: Sandbox) -> None:
    async with logged_in(Asked(), discord_) as bot:
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        asking = asyncio.create_task(ana.slash("ask"))
        interaction = await bot.asked.get()
        loud = discord.AllowedMentions.all()
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content=f"<@{mateo.id}>", allowed_mentions=loud)
        assert (await asking).message.mentions == []
        await interaction.followup.send(f"<@{mateo.id}>", allowed_mentions=loud)
        await mateo.until(lambda: len(mateo.pings) == 1)


@pytest.mark.parametrize("answer", [6, 7, 8])
async def test_an_answer_that_does_not_fit_is_refused(discord_: Sandbox, answer: int) -> None:
    data: dict[str, Any] = {"choices": []} if answer == 8 else {"content": "changed"}
    async with logged_in(Asked(), discord_) as bot:
        asking = asyncio.create_task(discord_.player("Ana").slash("ask"))
        interaction = await bot.asked.get()
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.request(callback(interaction), json={"type": answer, "data": data})
        assert code_of(refused.value) == (400, 50035)
        discord_.violations.clear()
        await interaction.response.send_message("now")
        await asking


async def test_an_interaction_in_a_direct_message_has_a_user_and_no_guild(
    discord_: Sandbox,
) -> None:
    async with logged_in(Asked(), discord_) as bot:
        ana = discord_.player("Ana")
        user = await bot.fetch_user(int(ana.id))
        await user.send("hello")
        home = ana.in_private
        asking = asyncio.create_task(home.slash("ask"))
        interaction = await bot.asked.get()
        assert interaction.guild is None
        assert interaction.user.display_name == "Ana"
        assert interaction.context.dm_channel
        await interaction.response.send_message("in private")
        await asking
        with pytest.raises(ClientRefusal, match="cannot be used here"):
            await home.slash("game new", title="cuba")
        assert all("private" not in m.text for m in discord_.player("Mateo").visible())


async def test_the_client_refuses_what_does_not_fit_the_command(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana = discord_.player("Ana")
        cases: list[tuple[str, dict[str, Any], str]] = [
            ("game new", {}, "needs the option title"),
            ("game new", {"title": "cuba", "seats": 5}, "takes 2 to 4, not 5"),
            ("game new", {"title": "cuba", "seats": "many"}, "a whole number"),
            ("game new", {"title": "cuba", "rival": "Nobody"}, "nobody called Nobody"),
            ("game new", {"title": "cuba", "stake": 1}, "has no option stake"),
            ("game old", {}, "after game: new"),
            ("game", {}, "goes on with one of: new"),
            ("nothing", {}, "There is no command /nothing"),
        ]
        for path, options, words in cases:
            with pytest.raises(ClientRefusal, match=words):
                await ana.slash(path, **options)
        assert (await ana.slash("game new", title="cuba", seats="4")).content == "cuba for 4"
        form = await ana.click(await ana.slash("game new", title="cuba"), "Note")
        with pytest.raises(ClientRefusal, match="Your note: 1 to 50 characters"):
            await ana.submit(form, {"Colour": "red"})
        with pytest.raises(ClientRefusal, match="one of red, blue"):
            await ana.submit(form, {"Your note": "x", "Colour": "green"})
        with pytest.raises(ClientRefusal, match="You see no channel cellar"):
            await ana.moved_to("cellar").slash("secret")


async def test_a_file_is_sent_with_a_command_and_read_from_the_cdn(
    discord_: Sandbox, tmp_path: Path
) -> None:
    async with logged_in(SampleBot(), discord_):
        ana, path = discord_.player("Ana"), tmp_path / "our game.json"
        path.write_text('{"game": "cuba"}', encoding="utf-8")
        answer = await ana.slash("read", file=path)
        told = "our_game.json, 16, application/json, True"
        assert answer.content == f'{told}: {{"game": "cuba"}}'
        cases: list[tuple[Any, str]] = [
            ("cuba.json", "A file is missing: it is given as"),
            ({"filename": "cuba.json", "data": "?"}, "A file is missing: its data is not base64"),
            (("cuba.json", b"x" * (FILE_LIMIT + 1)), "cuba.json is too large"),
        ]
        for file, words in cases:
            with pytest.raises(ClientRefusal, match=words):
                await ana.slash("read", file=file)


async def test_half_typed_options_are_left_out_while_another_is_completed(
    discord_: Sandbox,
) -> None:
    async with logged_in(SampleBot(), discord_):
        ana = discord_.player("Ana")
        assert len(await ana.complete("game new", "title", seats="x", rival="Gy")) == 3
        with pytest.raises(ClientRefusal, match="option seats of /game new is not completed"):
            await ana.complete("game new", "seats")


async def test_a_form_can_be_sent_once_and_by_its_reader_only(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        form = await ana.click(await ana.slash("game new", title="cuba"), "Note")
        with pytest.raises(ClientRefusal, match="This form is not open"):
            await mateo.submit(form, {"Your note": "x", "Colour": "red"})
        await ana.submit(form, {"Your note": "x", "Colour": "red"})
        with pytest.raises(ClientRefusal, match="This form is not open"):
            await ana.submit(form, {"Your note": "x", "Colour": "red"})


async def test_a_command_for_administrators(discord_: Sandbox) -> None:
    class Guarded(SampleBot):
        async def setup_hook(self) -> None:
            @self.tree.command(description="Rule.")
            @discord.app_commands.default_permissions()
            async def rule(interaction: discord.Interaction) -> None:
                await interaction.response.send_message("ruled")

            await super().setup_hook()

    async with logged_in(Guarded(), discord_):
        assert (await discord_.player("Ana").slash("rule")).content == "ruled"  # the owner
        with pytest.raises(ClientRefusal, match="only for those who may"):
            await discord_.player("Mateo").slash("rule")


async def test_a_private_thread_is_seen_by_its_members(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        mateo, lukasz = discord_.player("Mateo"), discord_.player("Łukasz")
        channel = bot.guilds[0].text_channels[1]
        thread = await channel.create_thread(name="Private")
        await thread.send("for members")
        assert "Private" not in mateo.channels
        user = await bot.fetch_user(int(mateo.id))
        await thread.add_user(user)
        await mateo.sees("for members", channel="Private")
        assert "Private" not in lukasz.channels
        assert lukasz.visible() == []
        await thread.remove_user(user)
        assert "Private" not in mateo.channels
        assert mateo.visible() == []


async def test_components_of_deleted_and_changed_messages_are_gone(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        lobby = await ana.slash("game new", title="cuba")
        channel = bot.get_channel(int(lobby.message.channel_id))
        assert isinstance(channel, discord.TextChannel)
        message = await channel.fetch_message(int(lobby.message.id))
        await message.edit(view=None)
        with pytest.raises(ClientRefusal, match="no such button"):
            await mateo.use(lobby, "join")
        await message.delete()
        with pytest.raises(ClientRefusal, match="does not exist"):
            await mateo.use(lobby, "join")
        private = await ana.slash("slow")
        with pytest.raises(ClientRefusal, match="does not exist"):
            await mateo.use(private, "x")
