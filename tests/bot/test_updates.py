"""After an update somebody uses what was there before: they are told what to do, and it is renewed.

Forms, too, that were open when the bot was started anew.
"""

import copy
from typing import Any

import discord
import pytest

from bot import unknown
from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.scripted import choices_in

CHANGED = (
    "This command has changed with an update of the bot, and nothing was done. Please reload"
    " Discord (Ctrl+R, or close the app and open it again) and type it anew."
)
OLDER = (
    "This is from an older version of the bot, and nothing was changed. See `/turn`, or `/table`"
)
FORM = "This form is not open any more, for the bot was started anew; nothing was changed."


def offer(discord_: Sandbox) -> None:
    """Let Discord offer what an older version had: a command, and an option of another."""
    registered = discord_.world.commands.by_scope[""]
    turn = next(command for command in registered if command["name"] == "turn")
    old = copy.deepcopy(turn)
    old["name"] = "fold"
    registered.append(old)
    turn["options"] = [{"type": 3, "name": "fast", "description": "Play fast"}]


def registered(discord_: Sandbox) -> int:
    return [method for method, _ in discord_.calls].count("PUT")


async def test_a_command_that_is_gone(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    offer(discord_)
    before = registered(discord_)
    answer = await ana.slash("fold")
    assert (answer.text, answer.ephemeral) == (CHANGED, True)
    await ana.until(lambda: registered(discord_) == before + 1)
    with pytest.raises(Exception, match="There is no command /fold"):
        await gyozo.slash("fold")


async def test_commands_are_not_registered_again_and_again(
    bot: Malecon, people: list[Player], discord_: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = people
    before = registered(discord_)
    for _ in range(3):
        offer(discord_)
        assert (await ana.slash("fold")).text == CHANGED
    await ana.slash("tables")
    assert registered(discord_) == before + 1
    monkeypatch.setattr(unknown, "BETWEEN_REGISTRATIONS", 0.0)
    await ana.slash("fold")
    await ana.until(lambda: registered(discord_) == before + 2)


async def test_an_option_that_is_gone_is_not_left_out(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, *_ = people
    offer(discord_)
    assert (await ana.slash("turn", fast="very")).text == CHANGED
    assert choices_in(await ana.slash("turn")), "the command itself is as it was"


async def test_completion_for_a_command_that_is_gone_offers_nothing(
    bot: Malecon, people: list[Player], discord_: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    ana, *_ = people
    offer(discord_)
    registered_now = discord_.world.commands.by_scope[""]
    fold = next(command for command in registered_now if command["name"] == "fold")
    fold["options"] = [
        {"type": 3, "name": "hand", "description": "Which", "autocomplete": True, "required": True}
    ]
    assert await ana.complete("fold", "hand", "a") == []
    assert not [record for record in caplog.records if record.exc_info]


async def used(discord_: Sandbox, player: Player, custom_id: str) -> Answer:
    """Press a button that an older version has put under its newest message."""
    shown = await player.slash("turn")
    stored = discord_.world.find_message(shown.message.id)
    assert stored is not None
    stored.wire["components"] = [
        {
            "type": 1,
            "id": 1,
            "components": [
                {"type": 2, "id": 2, "style": 2, "label": "Old", "custom_id": custom_id}
            ],
        }
    ]
    return await player.use(shown, custom_id)


@pytest.mark.parametrize("custom_id", ["bid:1:2:3", "do:1", "board:everything:1:1", "x" * 100])
async def test_a_button_of_an_older_version(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
    custom_id: str,
) -> None:
    ana, *_ = people
    answer = await used(discord_, ana, custom_id)
    assert answer.ephemeral
    assert answer.text.startswith(OLDER)
    assert await bot.database.log.count(table) == 0
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_form_that_was_open_when_the_bot_was_started_anew(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    """No version so far has had a form; an open one belongs to a bot that is gone."""
    ana, *_ = people

    class Note(discord.ui.Modal, title="A note"):
        words: Any = discord.ui.TextInput(label="Words")

    async def older(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Note(custom_id="note:1"))

    bot.tree.command(name="note", description="Write a note")(older)
    await bot.tree.sync()
    form = await ana.slash("note")
    bot._connection._view_store._modals.clear()  # as a bot that knows nothing of it
    answer = await ana.submit(form, {"Words": "Good evening."})
    assert answer.ephemeral
    assert answer.text.startswith(FORM)
