"""What keeps posts from a table's channel, and what people can do about it."""

from collections.abc import Sequence
from enum import Enum, auto

import discord

from bot.wording.language import Language

THREAD_IS_ARCHIVED = 50083
"""Discord's code for what an archived thread refuses: sending only when it is locked, too."""

THREAD_IS_LOCKED = 160005
"""Discord's code for what a thread refuses that is locked and not archived."""

NOWHERE = frozenset({10003, 10004})
"""Discord's codes for a channel or a server that is not there, or not for the bot."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is not there any more."""

TOO_OLD_TO_EDIT = 30046
"""Discord's code when messages older than an hour were edited too often."""


class Trouble(Enum):
    """What keeps a post, or its picture, from a channel."""

    GONE = auto()
    LOCKED = auto()
    FORBIDDEN = auto()
    PICTURELESS = auto()
    DELAYED = auto()

    @property
    def needs_people(self) -> bool:
        """Whether it stays until somebody changes something, so that trying on is no use."""
        return self in {Trouble.GONE, Trouble.LOCKED, Trouble.FORBIDDEN}


def met(error: Exception) -> Trouble:
    """Return the trouble of which an error tells that came instead of a post."""
    if not isinstance(error, discord.HTTPException):
        return Trouble.DELAYED
    if error.code in {THREAD_IS_ARCHIVED, THREAD_IS_LOCKED}:
        return Trouble.LOCKED
    if error.code in NOWHERE:
        return Trouble.GONE
    if isinstance(error, discord.Forbidden):
        return Trouble.FORBIDDEN
    return Trouble.DELAYED


def advice(trouble: Trouble, where: str, missing: Sequence[str], language: Language) -> str:
    """Say in a sentence what is wrong, and what to do; `missing` are permissions by their names."""
    _ = language.gettext
    permissions = language.list(list(missing))
    if trouble is Trouble.GONE:
        text = _(
            "The channel of this table is gone: `/table move`, given in another channel, goes on"
            " there."
        )
    elif trouble is Trouble.LOCKED:
        text = _(
            "{channel} is locked, so I cannot post there: a moderator can unlock it, or"
            " `/table move` in another channel goes on there."
        )
    elif trouble is Trouble.FORBIDDEN and missing:
        text = _(
            "I cannot post in {channel}, for I lack {permissions}: whoever manages that channel can"
            " grant it, or `/table move` in another channel goes on there."
        )
    elif trouble is Trouble.FORBIDDEN:
        text = _(
            "I cannot post in {channel}: `/table doctor` tells why, and `/table move` in another"
            " channel goes on there."
        )
    elif trouble is Trouble.PICTURELESS:
        text = _(
            "In {channel} the board comes in words, for I lack {permissions}: whoever manages that"
            " channel can grant it."
        )
    else:
        text = _(
            "What happened last is not in {channel} yet: Discord does not take it at the moment,"
            " and I keep trying."
        )
    return text.format(channel=where, permissions=permissions)


def playing_on(language: Language) -> str:
    """Say how a game goes on that cannot be seen in its channel."""
    return language.gettext("Until then you play on by private replies: `/turn` works anywhere.")
