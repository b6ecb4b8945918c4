"""The sandbox's own answers against the schemas of Discord's file."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.errors import Violation
from sandbox.local import Sandbox
from sandbox.validation.openapi import load
from tests.local_discord import logged_in
from tests.openapi_file import MISSING, OPENAPI
from tests.sandbox.sample_bot import SampleBot

pytestmark = pytest.mark.skipif(not OPENAPI.is_file(), reason=MISSING)

EMBED = {"title": "A title", "fields": [{"name": "x", "value": "y", "inline": True}]}
BUTTONS = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
IMAGE = (
    "data:image/png;base64,"
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class Api:
    """Call the API as a bot would, and check each answer."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox = sandbox
        self._session = session

    async def __call__(
        self, method: str, route: str, body: Any = None, *, status: int = 200, **where: str
    ) -> Any:
        """Return the answer to a request; `where` fills in the route."""
        address = f"http://127.0.0.1:{self._sandbox.port}/api/v10{route.format(**where)}"
        headers = {"Authorization": f"Bot {self._sandbox.token}"}
        async with self._session.request(method, address, json=body, headers=headers) as response:
            assert response.status == status, await response.text()
            if status == 204:
                return None
            assert response.headers["Content-Type"] == "application/json"
            answer = await response.json()
        found = load(OPENAPI).response(method, route.partition("?")[0], status, answer)
        assert found is not None, f"no schema for {method} {route} {status}"
        assert [str(v) for v in found if not _is_known_difference(v, answer)] == []
        return answer


def _is_known_difference(violation: Violation, answer: Any) -> bool:
    """Tell whether the documentation, which goes before the file, says otherwise."""
    return violation.path == ("resource", "type") and answer["resource"]["type"] == 5


@pytest.fixture
async def api(discord_: Sandbox) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        yield Api(discord_, session)


async def test_the_bot_its_application_and_its_gateway(discord_: Sandbox, api: Api) -> None:
    me = await api("GET", "/users/@me")
    await api("GET", "/users/{user_id}", user_id=discord_.player("Ana").id)
    await api("GET", "/users/@me/guilds")
    application = await api("GET", "/applications/@me")
    assert application["id"] == me["id"]
    await api("GET", "/oauth2/applications/@me")
    await api("GET", "/gateway")
    await api("GET", "/gateway/bot")


async def test_the_guild(discord_: Sandbox, api: Api) -> None:
    guild = discord_.world.guild_id
    await api("GET", "/guilds/{guild_id}", guild_id=guild)
    await api("GET", "/guilds/{guild_id}/channels", guild_id=guild)
    await api("GET", "/guilds/{guild_id}/roles", guild_id=guild)
    members = await api("GET", "/guilds/{guild_id}/members?limit=3", guild_id=guild)
    assert len(members) == 3
    ana = discord_.player("Ana").id
    await api("GET", "/guilds/{guild_id}/members/{user_id}", guild_id=guild, user_id=ana)
    await api("GET", "/guilds/{guild_id}/threads/active", guild_id=guild)


async def test_commands(discord_: Sandbox, api: Api) -> None:
    app = discord_.world.bot_id
    option = {"type": 3, "name": "game", "description": "Which.", "autocomplete": True}
    command = {"name": "table", "description": "A table.", "options": [option]}
    route = "/applications/{application_id}/commands"
    first = await api("PUT", route, [command, {"name": "Menu", "type": 2}], application_id=app)
    again = await api("PUT", route, [command], application_id=app)
    assert again[0]["id"] == first[0]["id"]
    await api("GET", route, application_id=app)
    await api("POST", route, {**command, "name": "new"}, status=201, application_id=app)
    await api("POST", route, {**command, "name": "new"}, application_id=app)
    scoped = "/applications/{application_id}/guilds/{guild_id}/commands"
    await api("PUT", scoped, [command], application_id=app, guild_id=discord_.world.guild_id)


async def test_emojis(discord_: Sandbox, api: Api) -> None:
    app = discord_.world.bot_id
    route = "/applications/{application_id}/emojis"
    emoji = await api(
        "POST", route, {"name": "rum", "image": IMAGE}, status=201, application_id=app
    )
    await api("GET", route, application_id=app)
    await api("GET", route + "/{emoji_id}", application_id=app, emoji_id=emoji["id"])
    await api("DELETE", route + "/{emoji_id}", status=204, application_id=app, emoji_id=emoji["id"])


async def test_messages(discord_: Sandbox, api: Api) -> None:
    games = discord_.world.find_channel("games", discord_.world.bot_id)["id"]
    route = "/channels/{channel_id}/messages"
    body = {"content": "hello <@1>", "embeds": [EMBED], "components": [BUTTONS], "nonce": "17"}
    message = await api("POST", route, body, channel_id=games)
    reference = {"message_reference": {"message_id": message["id"]}, "content": "yes"}
    await api("POST", route, reference, channel_id=games)
    display = {"type": 10, "content": "V2"}
    section = {
        "type": 9,
        "components": [display],
        "accessory": {"type": 11, "media": {"url": "https://example.org/x.png"}},
    }
    container = {"type": 17, "components": [display, section, {"type": 14}, BUTTONS]}
    await api("POST", route, {"flags": 1 << 15, "components": [container]}, channel_id=games)
    one = {"channel_id": games, "message_id": message["id"]}
    await api("PATCH", route + "/{message_id}", {"content": "changed"}, **one)
    reaction = route + "/{message_id}/reactions/{emoji_name}"
    await api("PUT", reaction + "/@me", status=204, emoji_name="🎲", **one)
    await api("GET", route + "/{message_id}", **one)
    assert len(await api("GET", route + "?limit=2", channel_id=games)) == 2
    await api("GET", reaction, emoji_name="🎲", **one)
    await api("DELETE", reaction + "/@me", status=204, emoji_name="🎲", **one)
    await api("DELETE", route + "/{message_id}", status=204, **one)


async def test_channels_and_threads(discord_: Sandbox, api: Api) -> None:
    games = discord_.world.find_channel("games", discord_.world.bot_id)["id"]
    await api("GET", "/channels/{channel_id}", channel_id=games)
    await api("POST", "/channels/{channel_id}/typing", status=204, channel_id=games)
    message = await api(
        "POST", "/channels/{channel_id}/messages", {"content": "x"}, channel_id=games
    )
    from_message = "/channels/{channel_id}/messages/{message_id}/threads"
    one = {"channel_id": games, "message_id": message["id"]}
    thread = await api("POST", from_message, {"name": "A game"}, status=201, **one)
    assert thread["id"] == message["id"]
    body = {"name": "Another", "type": 11}
    await api("POST", "/channels/{channel_id}/threads", body, status=201, channel_id=games)
    here = {"channel_id": thread["id"]}
    members = "/channels/{channel_id}/thread-members"
    ana = discord_.player("Ana").id
    await api("PUT", members + "/{user_id}", status=204, user_id=ana, **here)
    assert len(await api("GET", members, **here)) == 2
    await api("PATCH", "/channels/{channel_id}", {"archived": True}, **here)
    archived = "/channels/{channel_id}/threads/archived/public"
    found = await api("GET", archived, channel_id=games)
    assert [t["id"] for t in found["threads"]] == [thread["id"]]
    await api("GET", "/guilds/{guild_id}/threads/active", guild_id=discord_.world.guild_id)
    await api("DELETE", "/channels/{channel_id}", **here)
    dm = await api("POST", "/users/@me/channels", {"recipient_id": ana})
    await api("GET", "/channels/{channel_id}", channel_id=dm["id"])


@pytest.mark.parametrize(
    "answer",
    [
        {"type": 4, "data": {"content": "x"}},
        {"type": 4, "data": {"content": "x", "flags": 64}},
        {"type": 5, "data": {"flags": 64}},
        {"type": 9, "data": {"custom_id": "m", "title": "T", "components": []}},
    ],
)
async def test_answers_to_interactions(discord_: Sandbox, api: Api, answer: dict[str, Any]) -> None:
    if answer["type"] == 9:
        field = {"type": 4, "custom_id": "x", "style": 1}
        answer["data"]["components"] = [{"type": 18, "label": "L", "component": field}]
    seen: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    discord_.world.listen(
        lambda event: seen.put_nowait(event.data) if event.name == "INTERACTION_CREATE" else None
    )
    app = discord_.world.bot_id
    command = {"name": "table", "description": "A table."}
    await api("PUT", "/applications/{application_id}/commands", [command], application_id=app)
    asking = asyncio.create_task(discord_.player("Ana").slash("table"))
    asked = await seen.get()
    route = "/interactions/{interaction_id}/{interaction_token}/callback"
    where = {"interaction_id": asked["id"], "interaction_token": asked["token"]}
    await api("POST", route + "?with_response=true", answer, **where)
    hook = "/webhooks/{webhook_id}/{webhook_token}"
    where = {"webhook_id": app, "webhook_token": asked["token"]}
    if answer["type"] != 9:
        await api("PATCH", hook + "/messages/@original", {"content": "y"}, **where)
        await api("GET", hook + "/messages/@original", **where)
    more = await api("POST", hook, {"content": "and"}, **where)
    await api(
        "PATCH", hook + "/messages/{message_id}", {"content": "z"}, message_id=more["id"], **where
    )
    await api("DELETE", hook + "/messages/{message_id}", status=204, message_id=more["id"], **where)
    await asking


async def test_answers_to_components_and_forms(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_):
        ana = discord_.player("Ana")
        lobby = await ana.slash("game new", title="cuba")
        chosen = await ana.choose(lobby, "Rum", "A good")
        form = await ana.click(lobby, "Note")
        sent = await ana.submit(form, {"Your note": "x", "Colour": "red"})
        spec = load(OPENAPI)
        for answer in (lobby, chosen, sent):
            wire = discord_.world.find_message(answer.message.id).wire  # type: ignore[union-attr]
            found = spec.response("GET", "/channels/{}/messages/{}", 200, wire)
            assert [str(violation) for violation in found or []] == []
