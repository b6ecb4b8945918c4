"""The rows of the database, as the rest of the house sees them.

Ids are Discord's snowflakes, except a table's own; times are Unix milliseconds, given by the
caller; JSON is text.
"""

from typing import Literal

import msgspec

VoteKind = Literal["undo", "replace"]
Choice = Literal["undo", "computer", "person", "refused"]
"""What somebody votes for; the last is a no."""
Outcome = Choice | Literal["lapsed"]
"""How a vote ended; one lapses when the game goes on meanwhile."""

Status = Literal["lobby", "playing", "finished", "closed"]
"""A table goes from lobby to playing to finished; it may be closed before it is finished."""


class TableRow(msgspec.Struct, frozen=True):
    """One game at one channel or thread.

    `seats` is how many are wanted in the lobby and how many play from the start on. `rules` is the
    version of the rules, `locale` the language of its public messages. `shown_number` is the newest
    entry posted in public, in `shown_message_id`; `previous_message_id` is an older message whose
    buttons have yet to be removed, in `previous_channel_id` when the table has moved since;
    `pinged_number` is what the last ping was about. After `reminder_hours` who is asked is
    reminded, after `limit_hours` the others may vote; None: never. `anew_at` is since when the
    newest post is to be shown once more, None: it is not.
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
    reminder_hours: int | None = None
    limit_hours: int | None = None
    previous_channel_id: int | None = None
    anew_at: int | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: seats count from 0; `user_id` is None where nobody sits.

    `computer` tells whether a computer player plays for nobody there. `owner_id` is the person to
    whom a seat belongs that somebody or something else plays.
    """

    seat: int
    user_id: int | None
    joined_at: int
    computer: bool = False
    owner_id: int | None = None


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


class VoteRow(msgspec.Struct, frozen=True):
    """What the players of a table were asked to agree on.

    `seat` wants to go back to entry `back_to`, or is to be played by somebody else; `late` tells
    whether its time was up. `number` is the last entry when the vote was opened, by `user_id` or,
    with None, by the program. Its message is `message_id` in `channel_id`.
    """

    id: int
    table_id: int
    kind: VoteKind
    seat: int
    back_to: int | None
    number: int
    late: bool
    user_id: int | None
    channel_id: int
    message_id: int | None
    outcome: Outcome | None
    opened_at: int
    ended_at: int | None


class ReminderRow(msgspec.Struct, frozen=True):
    """That a seat was reminded of a decision, when, and in which message."""

    table_id: int
    seat: int
    decision: int
    at: int
    channel_id: int
    message_id: int | None


class QuietHours(msgspec.Struct, frozen=True):
    """From when until when a person is not to be reminded, in minutes since midnight there."""

    time_zone: str
    quiet_from: int
    quiet_until: int


class PersonRow(msgspec.Struct, frozen=True):
    """How a person was called, and which language their client spoke, when they last acted."""

    user_id: int
    name: str
    locale: str | None
    changed_at: int


def columns(row: type[msgspec.Struct]) -> str:
    """Return the columns of a row type, in the order its constructor takes them."""
    return ", ".join(row.__struct_fields__)
