"""What the bot must be allowed to do where a table is."""

from typing import NamedTuple

import discord

from bot.refusals import Refusal
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language

VIEWING, ATTACHING = "view_channel", "attach_files"
SENDING = frozenset({"send_messages", "send_messages_in_threads"})


class Needed(NamedTuple):
    """A permission: its name in discord.py, its name in Discord, and what is not without it."""

    flag: str
    name: str
    without: str


def needed_to_post(language: Language, *, thread: bool) -> list[Needed]:
    """Return the permissions without which nothing can be posted in a channel, or in a thread."""
    _ = language.gettext
    nothing = _("without it nothing can be posted here")
    sending = (
        Needed("send_messages_in_threads", _("Send Messages in Threads"), nothing)
        if thread
        else Needed("send_messages", _("Send Messages"), nothing)
    )
    return [Needed("view_channel", _("View Channel"), nothing), sending]


def needed_to_show(language: Language) -> list[Needed]:
    """Return the permissions without which posts are not as they should be.

    The history of the channel is where a post is looked for after a crash, so that it does not
    come twice.
    """
    _ = language.gettext
    return [
        Needed("attach_files", _("Attach Files"), _("without it the board comes in words")),
        Needed(
            "read_message_history",
            _("Read Message History"),
            _("without it a post may come twice after a restart"),
        ),
    ]


def needed_to_open_threads(language: Language) -> Needed:
    """Return the permission to open a thread for a new table."""
    _ = language.gettext
    return Needed(
        "create_public_threads",
        _("Create Public Threads"),
        _("without it no table can be opened in a new thread"),
    )


def lacking(allowed: discord.Permissions, needed: list[Needed]) -> list[Needed]:
    """Return those of the permissions that are not granted.

    Who may not see a channel has no permission in it, and who may not write there cannot attach
    anything: only that is named then, for the others may well be granted.
    """
    missing = [one for one in needed if not getattr(allowed, one.flag)]
    flags = {one.flag for one in missing}
    if VIEWING in flags:
        return [one for one in missing if one.flag == VIEWING]
    if flags & SENDING:
        return [one for one in missing if one.flag != ATTACHING]
    return missing


def require_permissions(interaction: Interaction, *, thread: bool) -> None:
    """Refuse to open a table where the bot could not show it.

    With `thread` the table is to get a new thread of the channel.

    Raises:
        Refusal: names what is missing.
    """
    language = reader_language(interaction)
    if thread and not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal(language.gettext("A thread can be opened only in a text channel."))
    within = thread or isinstance(interaction.channel, discord.Thread)
    needed = needed_to_show(language) + needed_to_post(language, thread=within)
    if thread:
        needed.append(needed_to_open_threads(language))
    _refuse(interaction, needed)


def require_posting(interaction: Interaction) -> None:
    """Refuse a channel in which the bot could not even post in words.

    Raises:
        Refusal: names what is missing.
    """
    language = reader_language(interaction)
    within = isinstance(interaction.channel, discord.Thread)
    _refuse(interaction, needed_to_post(language, thread=within))


def _refuse(interaction: Interaction, needed: list[Needed]) -> None:
    language = reader_language(interaction)
    missing = [one.name for one in lacking(interaction.app_permissions, needed)]
    if missing:
        raise Refusal(
            language.gettext(
                "I lack permissions here: {permissions}. Whoever manages this channel can grant"
                " that; `/table doctor` tells what for."
            ).format(permissions=language.list(missing))
        )
