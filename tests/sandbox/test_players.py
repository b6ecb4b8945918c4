"""Users drive a genuine discord.py bot through the Python API."""

import pytest

from sandbox.errors import ClientRefusal
from sandbox.local import Sandbox
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot


async def test_a_slash_command_is_answered_with_a_picture(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        assert await ana.complete("game new", "title", "c") == [
            ("Cuba", "cuba"),
            ("Maracaibo", "maracaibo"),
        ]
        answer = await ana.slash("game new", title="cuba", seats=3, rival="Győző")
        assert answer.content == "cuba for 3 against Győző"
        assert answer.files["board.png"].startswith(b"\x89PNG")
        assert answer.alts == ["An empty board."]
        seen = await mateo.sees("cuba for 3")
        assert seen.command == "game new"
        assert seen.images == answer.images


async def test_buttons_menus_and_forms(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana, gyozo = discord_.player("Ana"), discord_.player("Győző")
        lobby = await ana.slash("game new", title="cuba")
        await gyozo.click(lobby, "Join")
        answer = await ana.click(lobby, "🎲")
        assert answer.content == "Győző, Ana"
        assert (await gyozo.sees("Győző, Ana")).id == lobby.message.id
        assert (await gyozo.choose(lobby, "Rum", "A good")).content == "chose rum"
        chosen = await gyozo.choose(lobby, "Łukasz", "Somebody")
        assert chosen.message.mentions == ["Łukasz"]
        form = await gyozo.click(lobby, "Note")
        assert form.modal.title == "A note"
        answer = await gyozo.submit(form, {"Your note": "hi", "Colour": "blue"})
        assert (answer.content, answer.ephemeral) == ("hi in blue", True)
        with pytest.raises(ClientRefusal, match="disabled"):
            await ana.click(lobby, "Closed")
        answer = await ana.click(lobby, "Later")
        assert (answer.kind, answer.content) == ("deferred", "edited later")


async def test_nobody_else_sees_an_ephemeral_answer(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        lukasz, ana = discord_.player("Łukasz"), discord_.player("Ana")
        answer = await lukasz.slash("secret")
        assert (answer.content, answer.ephemeral) == ("pl True", True)
        assert answer.message in lukasz.visible()
        await lukasz.slash("game new", title="cuba")
        await ana.sees("cuba")
        assert answer.message not in ana.visible()
        assert discord_.player("Mateo").visible() == ana.visible()
        await lukasz.dismiss(answer)
        assert answer.message not in lukasz.visible()


async def test_components_v2_and_dynamic_items(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana = discord_.player("Ana")
        table = await ana.slash("table")
        assert table.text == "## The board\nYour turn"
        assert table.alts == ["The board, empty."]
        assert table.images[0].startswith(b"\x89PNG")
        assert (await ana.click(table, "e4")).content == "e4 in 7"
        assert (await ana.click(table, "Resign")).content == "resign in 7"


async def test_a_deferred_answer_arrives(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana = discord_.player("Ana")
        answer = await ana.slash("slow")
        assert (answer.content, answer.ephemeral) == ("done", True)
        assert list(answer.files) == ["board.png"]
        assert (await ana.sees("and more")).ephemeral


async def test_threads_and_direct_messages(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        await ana.slash("thread")
        await ana.sees("your turn")
        edited = await mateo.sees("edited in the thread", channel="A game")
        assert edited.silent
        assert list(edited.files) == ["board.png"]
        assert all("your turn" not in message.text for message in mateo.visible())
        answer = await mateo.moved_to("A game").slash("secret")
        assert answer.ephemeral
