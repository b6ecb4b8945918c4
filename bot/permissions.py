"""What the bot must be allowed to do where a table is opened."""

import discord

from bot.refusals import Refusal
from bot.ui.answers import Interaction, reader_language


def require_permissions(interaction: Interaction, *, thread: bool) -> None:
    """Refuse to open a table where the bot could not show it.

    With `thread` the table is to get a new thread of the channel. The history of the channel is
    where a post is looked for after a crash, so that it does not come twice.

    Raises:
        Refusal: names what is missing.
    """
    language = reader_language(interaction)
    _ = language.gettext
    if thread and not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal(_("A thread can be opened only in a text channel."))
    allowed = interaction.app_permissions
    needed = {
        _("View Channel"): allowed.view_channel,
        _("Attach Files"): allowed.attach_files,
        _("Read Message History"): allowed.read_message_history,
    }
    if thread or isinstance(interaction.channel, discord.Thread):
        needed[_("Send Messages in Threads")] = allowed.send_messages_in_threads
    else:
        needed[_("Send Messages")] = allowed.send_messages
    if thread:
        needed[_("Create Public Threads")] = allowed.create_public_threads
    missing = [name for name, granted in needed.items() if not granted]
    if missing:
        raise Refusal(
            _("I lack permissions here: {permissions}.").format(permissions=language.list(missing))
        )
