"""Private answers: at once when they are ready, acknowledged first when they take longer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.drawing import as_file
from bot.trouble import UNKNOWN_MESSAGE
from bot.wording.language import Language
from rendering import Picture

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

PATIENCE = 0.06
"""Seconds an answer may take before it is acknowledged first.

Discord waits for three, people do not: an answer with its picture is there sooner as a rule, and
when many want one at once, each is told at once that it is coming.
"""

IN_A_HURRY = 1 / 3
"""The share of that patience while other pictures are being drawn."""

LONGEST = 2000
"""Characters that a message may have."""

TOO_LARGE = 413
"""The status with which Discord refuses what is too large for it."""


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

    def in_words(self) -> "Reply":
        """Return it with the description of its picture in the place of the picture."""
        alt = "" if self.picture is None else f"\n\n{self.picture.alt}"
        fits = len(self.content) + len(alt) <= LONGEST
        return Reply(self.content + alt if fits else self.content, view=self.view)

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
    if await _ready(task, interaction):

        async def send(said: Reply) -> None:
            await interaction.response.send_message(**said.as_new(), ephemeral=not public)

        await _fitting(interaction, task.result(), send)
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
    if await _ready(task, interaction):

        async def edit(said: Reply) -> None:
            await interaction.response.edit_message(**said.as_edit())

        await _fitting(interaction, task.result(), edit)
    else:
        await _answer_later(interaction, task, interaction.response.defer())


async def _ready(task: asyncio.Future[Reply], interaction: Interaction) -> bool:
    drawing = cast("Malecon", interaction.client).drawing
    patience = PATIENCE * IN_A_HURRY if drawing.busy else PATIENCE
    done, _ = await asyncio.wait({task}, timeout=patience)
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

    async def edit(said: Reply) -> None:
        try:
            await interaction.edit_original_response(**said.as_edit())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await interaction.followup.send(**said.as_new(), ephemeral=True)

    await _fitting(interaction, said, edit)


async def _fitting(
    interaction: Interaction, said: Reply, send: Callable[[Reply], Awaitable[None]]
) -> None:
    """Send a reply; in words, where its picture is too large for the server."""
    if said.picture is None:
        await send(said)
        return
    if len(said.picture.png) <= interaction.filesize_limit:
        try:
            await send(said)
        except discord.HTTPException as error:
            if error.status != TOO_LARGE:
                raise
            log.warning("without its picture: interaction %s: %s", interaction.id, error)
        else:
            return
    await send(said.in_words())
