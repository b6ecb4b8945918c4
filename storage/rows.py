"""The rows of the database, as the rest of the house sees them.

Ids are Discord's snowflakes, except a table's own; times are Unix milliseconds, given by the
caller; JSON is text.
"""

from typing import Literal

import msgspec

Status = Literal["lobby", "playing", "finished", "closed"]
"""A table goes from lobby to playing to finished; it may be closed before it is finished."""


class TableRow(msgspec.Struct, frozen=True):
    """One game at one channel or thread.

    `seats` is how many are wanted in the lobby and how many play from the start on. `rules` is the
    version of the rules, `locale` the language of its public messages. `shown_number` is the newest
    entry posted in public, in `shown_message_id`; `previous_message_id` is an older message whose
    buttons have yet to be removed; `pinged_number` is what the last ping was about.
    """

    id: int
    game: str
    status: Status
    seats: int
    options: str
    rules: int
    guild_id: int
    channel_id: int
    opener_id: int | None
    locale: str
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    lobby_message_id: int | None = None
    shown_number: int | None = None
    shown_message_id: int | None = None
    previous_message_id: int | None = None
    pinged_number: int | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: seats count from 0; `user_id` is None where nobody sits."""

    seat: int
    user_id: int | None
    joined_at: int


class EntryRow(msgspec.Struct, frozen=True):
    """One line of a log; numbers count from 1 in each table.

    `interaction_id` is the click or command that caused it, at most once in the whole database;
    None for what followed from another entry, such as dice. `user_id` is who did it, if anybody.
    """

    number: int
    seat: int
    action: str
    rules: int
    at: int
    interaction_id: int | None = None
    user_id: int | None = None


class SnapshotRow(msgspec.Struct, frozen=True):
    """The state of a game after entry `number`; 0 is the set-up, before the first entry.

    `decision` is the number of the decision that is open in it.
    """

    number: int
    decision: int
    rules: int
    state: str


class PersonRow(msgspec.Struct, frozen=True):
    """How a person was called, and which language their client spoke, when they last acted."""

    user_id: int
    name: str
    locale: str | None
    changed_at: int


def columns(row: type[msgspec.Struct]) -> str:
    """Return the columns of a row type, in the order its constructor takes them."""
    return ", ".join(row.__struct_fields__)
