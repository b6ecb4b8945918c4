"""Who is really pinged."""

from typing import Any

import discord
import pytest

from sandbox.local import Sandbox
from sandbox.mentions import resolve
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot

ONE, TWO = "<@1>", "<@2>"


@pytest.mark.parametrize(
    ("payload", "users"),
    [
        ({"content": f"{ONE} and {TWO}"}, ["1", "2"]),
        ({"content": f"{ONE} {ONE} <@!1>"}, ["1"]),
        ({"content": ONE, "allowed_mentions": {"parse": []}}, []),
        ({"content": ONE, "allowed_mentions": {"parse": ["users"]}}, ["1"]),
        ({"content": f"{ONE} {TWO}", "allowed_mentions": {"users": [2]}}, ["2"]),
        ({"content": ONE, "allowed_mentions": {"parse": [], "users": ["1", "2"]}}, ["1"]),
        ({"content": "nobody", "allowed_mentions": {"users": ["1"]}}, []),
        ({"content": f"`{ONE}` ```\n{TWO}\n```"}, []),
        ({"embeds": [{"description": ONE}]}, []),
        ({"components": [{"type": 17, "components": [{"type": 10, "content": ONE}]}]}, ["1"]),
    ],
)
def test_users(payload: dict[str, Any], users: list[str]) -> None:
    found = resolve(payload, replied_to=None, may_ping_everyone=True)
    assert list(found.users) == users


def test_everyone_roles_and_the_author_of_a_reply() -> None:
    loud = {"content": "@everyone <@&5>"}
    assert resolve(loud, replied_to=None, may_ping_everyone=True).everyone
    assert not resolve(loud, replied_to=None, may_ping_everyone=False).everyone
    assert resolve(loud, replied_to=None, may_ping_everyone=True).roles == ("5",)
    quiet = {**loud, "allowed_mentions": {"parse": ["users"]}}
    assert not resolve(quiet, replied_to="9", may_ping_everyone=True).everyone
    assert resolve(quiet, replied_to="9", may_ping_everyone=True).users == ()
    asked = {"content": "x", "allowed_mentions": {"parse": [], "replied_user": True}}
    assert resolve(asked, replied_to="9", may_ping_everyone=True).users == ("9",)
    assert resolve({"content": "x"}, replied_to="9", may_ping_everyone=True).users == ("9",)


async def test_pings_reach_their_players_and_changes_ping_nobody(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        ana, mateo = discord_.player("Ana"), discord_.player("Mateo")
        channel = bot.guilds[0].text_channels[1]
        allowed = discord.AllowedMentions(users=[discord.Object(int(ana.id))])
        both = f"<@{ana.id}> <@{mateo.id}>"
        sent = await channel.send(both, allowed_mentions=allowed)
        assert [user.display_name for user in sent.mentions] == ["Ana"]
        assert (await ana.sees("<@")).mentions == ["Ana"]
        assert ([m.id for m in ana.pings], mateo.pings) == ([str(sent.id)], [])
        edited = await sent.edit(content=both, allowed_mentions=discord.AllowedMentions.all())
        assert {user.display_name for user in edited.mentions} == {"Ana", "Mateo"}
        assert mateo.pings == []
        await channel.send(
            f"<@{mateo.id}>", allowed_mentions=discord.AllowedMentions.all(), silent=True
        )
        assert mateo.pings == []
        await channel.send(both)
        assert len(ana.pings) == 1
