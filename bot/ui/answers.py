"""Private answers: at once when they are ready, acknowledged first when they take longer."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import discord

from bot.drawing import as_file
from bot.wording.language import Language
from rendering import Picture

PATIENCE = 0.06
"""Seconds an answer may take before it is acknowledged first.

Discord waits for three, people do not: an answer with its picture is there sooner as a rule, and
when many want one at once, each is told at once that it is coming.
"""


class Reply:
    """What is said to one person: words, perhaps a picture, perhaps buttons."""

    def __init__(
        self,
        content: str,
        *,
        picture: Picture | None = None,
        view: discord.ui.View | None = None,
    ) -> None:
        self.content = content
        self.picture = picture
        self.view = view

    def as_new(self) -> dict[str, Any]:
        """Return it as the arguments of a new message."""
        arguments: dict[str, Any] = {"content": self.content}
        if self.picture is not None:
            arguments["file"] = as_file(self.picture, "malecon")
        if self.view is not None:
            arguments["view"] = self.view
        return arguments

    def as_edit(self) -> dict[str, Any]:
        """Return it as the arguments of an edit that replaces everything."""
        files = [as_file(self.picture, "malecon")] if self.picture else []
        return {"content": self.content, "attachments": files, "view": self.view}


Interaction = discord.Interaction[Any]


def reader_language(interaction: Interaction) -> Language:
    """Return the language of whoever is to be answered privately."""
    return Language.of(str(interaction.locale))


async def answer(
    interaction: Interaction, reply: Awaitable[Reply], *, public: bool = False
) -> None:
    """Answer with a message of its own, private unless `public`."""
    task = asyncio.ensure_future(reply)
    if await _ready(task):
        said = task.result()
        await interaction.response.send_message(**said.as_new(), ephemeral=not public)
    else:
        deferral = interaction.response.defer(ephemeral=not public, thinking=True)
        await _answer_later(interaction, task, deferral)


async def answer_in_place(interaction: Interaction, reply: Awaitable[Reply]) -> None:
    """Answer a click: in the private message it was made in, else with a private one."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        await answer(interaction, reply)
        return
    task = asyncio.ensure_future(reply)
    if await _ready(task):
        await interaction.response.edit_message(**task.result().as_edit())
    else:
        await _answer_later(interaction, task, interaction.response.defer())


async def _ready(task: asyncio.Future[Reply]) -> bool:
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    return bool(done)


async def _answer_later(
    interaction: Interaction, task: asyncio.Future[Reply], deferral: Awaitable[Any]
) -> None:
    """Acknowledge now and answer when the reply is there.

    The reply is waited for even when Discord takes no acknowledgement any more: it may be a move.
    """
    try:
        await deferral
    finally:
        said = await task
    await interaction.edit_original_response(**said.as_edit())
