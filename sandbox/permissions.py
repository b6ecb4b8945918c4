"""Discord's permission bits and how a channel's overwrites change them."""

from collections.abc import Iterable
from enum import IntFlag
from functools import reduce
from operator import or_

from sandbox.wire import Json


class Permission(IntFlag):
    """The permissions that text channels know."""

    CREATE_INSTANT_INVITE = 1 << 0
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    SEND_POLLS = 1 << 49
    PIN_MESSAGES = 1 << 51


EVERYTHING = reduce(or_, Permission)

MEMBER = (
    Permission.CREATE_INSTANT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.SEND_POLLS
)
"""What @everyone may do."""

DIRECT = MEMBER & ~(Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS)
"""What anybody may do in a direct message."""


def named(names: Iterable[str | Permission]) -> Permission:
    """Return the permissions of these names, or raise ValueError naming a wrong one."""
    bits = Permission(0)
    for name in names:
        if isinstance(name, Permission):
            bits |= name
        elif name.upper() in Permission.__members__:
            bits |= Permission[name.upper()]
        else:
            raise ValueError(
                f"{name!r} is no permission; there are {', '.join(Permission.__members__)}"
            )
    return bits


def overwritten(
    base: Permission, overwrites: list[Json], guild_id: str, roles: list[str], member_id: str
) -> Permission:
    """Apply a channel's overwrites in Discord's order: everyone, then roles, then the member."""
    if base & Permission.ADMINISTRATOR:
        return EVERYTHING
    steps = (
        [entry for entry in overwrites if entry["id"] == guild_id],
        [entry for entry in overwrites if entry["type"] == 0 and entry["id"] in roles],
        [entry for entry in overwrites if entry["type"] == 1 and entry["id"] == member_id],
    )
    for entries in steps:
        for entry in entries:
            base &= ~Permission(int(entry["deny"]))
        for entry in entries:
            base |= Permission(int(entry["allow"]))
    return base if base & Permission.VIEW_CHANNEL else Permission(0)
