"""What this version of the bot does not know: buttons, forms and commands of another one."""

import time
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.refusals import Refusal, tell
from bot.ui.answers import Interaction, reader_language
from bot.ui.registry import ITEMS

if TYPE_CHECKING:
    from bot.client import Malecon

BETWEEN_REGISTRATIONS = 3600.0
"""Seconds between two registrations that players cause: Discord allows 200 new commands a day."""


class Unknown:
    """Says what to do to those who use what was there before an update, and renews it."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._registered: float | None = None

    async def told(self, interaction: Interaction) -> None:
        """Answer a button, a menu or a form that nothing here answers."""
        _ = reader_language(interaction).gettext
        if interaction.type is discord.InteractionType.modal_submit:
            text = _(
                "This form is not open any more, for the bot was started anew; nothing was changed."
                " Please open it again."
            )
        elif interaction.type is discord.InteractionType.component and not _known(interaction):
            text = _(
                "This is from an older version of the bot, and nothing was changed. See `/turn`, or"
                " `/table` for what else there is."
            )
        else:
            return
        self._client.operating.watching.begin(interaction)
        await tell(interaction, Refusal(text))

    async def command(self, interaction: Interaction) -> None:
        """Say that a command has changed, and register all of them anew."""
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            text = reader_language(interaction).gettext(
                "This command has changed with an update of the bot, and nothing was done. Please"
                " reload Discord (Ctrl+R, or close the app and open it again) and type it anew."
            )
            await tell(interaction, Refusal(text))
        moment = time.monotonic()
        if self._registered is None or moment - self._registered >= BETWEEN_REGISTRATIONS:
            self._registered = moment
            await self._client.register_commands()


def _known(interaction: Interaction) -> bool:
    data: dict[str, Any] = {**(interaction.data or {})}
    custom_id = str(data.get("custom_id"))
    return any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in ITEMS)


def require_same_options(interaction: Interaction) -> None:
    """Refuse a command with options it does not have: it would do something else without them.

    Raises:
        CommandSignatureMismatch: there is one.
    """
    command = interaction.command
    if isinstance(command, app_commands.Command):
        options = {parameter.display_name for parameter in command.parameters}
        if not options.issuperset(name for name, _ in interaction.namespace):
            raise app_commands.CommandSignatureMismatch(command)
