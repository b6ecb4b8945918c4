"""The bot is killed at each request that a moving table makes: one board is in the new channel."""

import asyncio
from collections.abc import Callable

import pytest

from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from sandbox.world import Event as News
from tests.bot.running import Child
from tests.bot.scripted import board_button, choices_in
from tests.bot.test_crashes import kill_at

REQUESTS = {
    "answers": "POST /interactions/*/callback",
    "posts the new board": "POST /channels/*/messages",
    "reads the old board": "GET /channels/*/messages/*",
    "takes its buttons": "PATCH /channels/*/messages/*",
}

"""What the bot asks of Discord, in this order."""

DEEDS: dict[str, Callable[[News], bool]] = {
    "it has answered": lambda news: "Table 1 goes on here" in news.data.get("content", ""),
    "the new board is there": lambda news: (
        news.name == "MESSAGE_CREATE" and "▶" in news.data["content"] and not news.only_for
    ),
    "the old board has no buttons": lambda news: (
        news.name == "MESSAGE_UPDATE" and " is in <#" in news.data["content"]
    ),
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
async def test_a_crash_before_something_is_done(
    discord_: Sandbox, child: Child, players: list[Player], request_: str
) -> None:
    ana, mateo = players
    async with child:
        await ana.slash("santiago drive", stops=1)
        old = await mateo.sees("▶")
        async with discord_.faults.holding(request_) as gate:
            moving = asyncio.create_task(ana.moved_to("plaza").slash("table move", table=1))
            await gate.arrived()
            child.kill_now()
            gate.drop()
            await child.dead()
        moving.cancel()
        await child.start()
        await all_is_well(players, old)


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
async def test_a_crash_right_after_something_was_done(
    discord_: Sandbox, child: Child, players: list[Player], deed: Callable[[News], bool]
) -> None:
    ana, mateo = players
    async with child:
        await ana.slash("santiago drive", stops=1)
        old = await mateo.sees("▶")
        kill_at(discord_, child, deed)
        moving = asyncio.create_task(ana.moved_to("plaza").slash("table move", table=1))
        await child.dead()
        moving.cancel()
        await child.start()
        await all_is_well(players, old)


async def all_is_well(players: list[Player], old: Message) -> None:
    """Check that the table is in its new place, and was shown there once."""
    ana, mateo = players
    new = await mateo.sees("▶", channel="plaza")
    await mateo.until(lambda: old.id not in with_buttons(mateo))
    assert (gone := mateo.latest(old)) is not None
    assert gone.text.count(f"is in <#{new.channel_id}>") == 1
    assert gone.text.startswith(old.text)
    first = f"**Santiago de Cuba** · table 1 goes on here, from <#{old.channel_id}>."
    assert (new.text, len(new.images)) == (f"{first}\n{old.text}", 1)
    turn = await mateo.click(new, "My turn")
    custom_id, _ = choices_in(turn)[0]
    await mateo.use(turn, custom_id)
    await ana.sees("Mateo drives", channel="plaza")
    await ana.until(lambda: len(with_buttons(ana)) == 1)
    boards = [message for message in ana.visible("plaza") if "▶" in message.text]
    assert len(boards) == 2, "the board that moved, and that of Mateo's move"
    assert len(mateo.pings) == 2, "at each place once"


def with_buttons(player: Player) -> list[str]:
    return [message.id for message in player.visible() if board_button(message, "log")]
