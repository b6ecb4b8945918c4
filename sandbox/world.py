"""The world behind the API: one guild, its channels, people, messages and commands."""

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

from sandbox import errors, shapes
from sandbox.commands import Commands
from sandbox.files import Files
from sandbox.permissions import DIRECT, EVERYTHING, MEMBER, Permission, overwritten
from sandbox.snowflakes import Snowflakes, fixed
from sandbox.wire import Json

GUILD_NAME = "Malecón"
BOT_NAME = "Malecón"
PEOPLE = (
    ("Ana", "en-US"),
    ("Győző", "hu"),
    ("Łukasz", "pl"),
    ("Mateo", "es-ES"),
    ("Олена", "uk"),
)
"""Who is there from the start: as many as can play at one table, with their languages."""

CHANNELS = ("general", "games", "plaza")
BOT_PERMISSIONS = (
    MEMBER | Permission.MANAGE_THREADS | Permission.MANAGE_MESSAGES | Permission.PIN_MESSAGES
)


@dataclass(frozen=True)
class Event:
    """Something that happened: Discord's name for it, its data, and who alone may learn of it."""

    name: str
    data: Json
    only_for: str | None = None


@dataclass
class StoredMessage:
    """A message and what its JSON does not tell."""

    wire: Json
    written_at: float
    """Seconds since 1970; tests may set it back."""
    only_for: str | None = None
    """The one user who sees an ephemeral message."""
    notified: list[str] = field(default_factory=list)
    """The users who were really pinged when it was sent."""

    @property
    def id(self) -> str:
        """Return the message's id."""
        return str(self.wire["id"])

    @property
    def channel_id(self) -> str:
        """Return the id of the channel it stands in."""
        return str(self.wire["channel_id"])

    def for_page(self) -> Json:
        """Return the message as a player's client gets it, with who was pinged."""
        return {**self.wire, "notified": self.notified}


def now() -> str:
    """Return this moment in Discord's format."""
    return datetime.now(UTC).isoformat()


class World:
    """Everything that exists, and the news of every change."""

    def __init__(self, files: Files, locale: str = "en-US") -> None:
        self.files = files
        self.ids = Snowflakes()
        self.base_url = "http://127.0.0.1"
        self.locale = locale
        self.guild_id = fixed(1)
        self.bot_id = fixed(1000 + secrets.randbelow(1 << 20))
        self.bot_role_id = fixed(3)
        self.users: dict[str, Json] = {}
        self.locales: dict[str, str] = {}
        self.channels: dict[str, Json] = {}
        self.thread_members: dict[str, set[str]] = {}
        self.messages: dict[str, dict[str, StoredMessage]] = {}
        self.commands = Commands(self.ids, lambda: self.tell("COMMANDS", {}))
        self.emojis: dict[str, Json] = {}
        self.closed_dms: set[str] = set()
        self.everyone = MEMBER
        self.bot_permissions = BOT_PERMISSIONS
        self._listeners: list[Callable[[Event], None]] = []
        self._found()

    def _found(self) -> None:
        """Make what is there at the start; the bot's id alone differs from world to world.

        A bot that remembers what it registered, and under which id, registers anew in a new world.
        """
        self.users[self.bot_id] = shapes.user(self.bot_id, BOT_NAME, bot=True)
        for number, name in enumerate(CHANNELS):
            self._put_channel(shapes.text_channel(fixed(10 + number), self.guild_id, name, number))
        self.let_in_people()

    # News

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Call `listener` with every event from now on, in order, at once."""
        self._listeners.append(listener)

    def tell(self, name: str, data: Json, only_for: str | None = None) -> None:
        """Give an event to everybody who listens."""
        event = Event(name, data, only_for)
        for listener in self._listeners:
            listener(event)

    # People

    @property
    def bot(self) -> Json:
        """Return the bot's user."""
        return self.users[self.bot_id]

    @property
    def owner_id(self) -> str:
        """Return the id of the guild's owner, who may do anything."""
        return fixed(100)

    def let_in_people(self) -> None:
        """Let those of the `PEOPLE` in who are not there yet."""
        for number, (name, locale) in enumerate(PEOPLE):
            if not self._is_called(name):
                self._put_user(shapes.user(fixed(100 + number), name), locale)

    def add_user(self, name: str, locale: str = "en-US") -> Json:
        """Let a new user join the guild; names are unique."""
        if self._is_called(name):
            raise ValueError(f"There is a user {name} already.")
        user = self._put_user(shapes.user(self.ids.next(), name), locale)
        self.tell("GUILD_MEMBER_ADD", {**self.member(user["id"]), "guild_id": self.guild_id})
        return user

    def _is_called(self, name: str) -> bool:
        """Whether a user has this name."""
        return any(user["global_name"] == name for user in self.users.values())

    def _put_user(self, user: Json, locale: str) -> Json:
        self.users[user["id"]] = user
        self.locales[user["id"]] = locale
        return user

    def user(self, key: str) -> Json:
        """Return the user of this id or name, or refuse with Unknown User."""
        found = self.users.get(key) or next(
            (
                user
                for user in self.users.values()
                if key in (user["global_name"], user["username"])
            ),
            None,
        )
        if found is None:
            raise errors.unknown_user()
        return found

    def people(self) -> list[Json]:
        """Return the human users."""
        return [user for user in self.users.values() if not user["bot"]]

    def roles_of(self, user_id: str) -> list[str]:
        """Return the ids of a user's roles, without @everyone."""
        return [self.bot_role_id] if user_id == self.bot_id else []

    def member(self, user_id: str) -> Json:
        """Return a user's membership, with the user in it."""
        return shapes.member(self.users[user_id], self.roles_of(user_id))

    def bare_member(self, user_id: str) -> Json:
        """Return a user's membership, without the user in it."""
        return {key: value for key, value in self.member(user_id).items() if key != "user"}

    # The guild

    def roles(self) -> list[Json]:
        """Return @everyone and the bot's own role."""
        return [
            shapes.role(self.guild_id, "@everyone", self.everyone, 0, None),
            shapes.role(self.bot_role_id, BOT_NAME, self.bot_permissions, 1, self.bot_id),
        ]

    def guild(self) -> Json:
        """Return the guild as REST gives it."""
        return shapes.guild(self.guild_id, GUILD_NAME, self.owner_id, self.locale, self.roles())

    def guild_with_everything(self) -> Json:
        """Return the guild as the gateway's GUILD_CREATE gives it."""
        return {
            **self.guild(),
            "joined_at": shapes.JOINED,
            "large": False,
            "unavailable": False,
            "member_count": len(self.users),
            "voice_states": [],
            "members": [self.member(user_id) for user_id in self.users],
            "channels": self.guild_channels(),
            "threads": [
                channel
                for channel in self.channels.values()
                if channel["type"] in shapes.THREADS
                and not channel["thread_metadata"]["archived"]
                and self.sees(self.bot_id, channel)
            ],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def permissions(self, user_id: str, channel: Json) -> Permission:
        """Return what a user may do in a channel."""
        if channel["type"] == shapes.DM:
            return DIRECT
        if user_id == self.owner_id:
            return EVERYTHING
        base = self.everyone | (self.bot_permissions if user_id == self.bot_id else Permission(0))
        place = self.channels.get(channel.get("parent_id") or "", channel)
        return overwritten(
            base,
            place.get("permission_overwrites", []),
            self.guild_id,
            self.roles_of(user_id),
            user_id,
        )

    # Channels

    def guild_channels(self) -> list[Json]:
        """Return the guild's channels, without threads and direct messages."""
        return [channel for channel in self.channels.values() if channel["type"] == shapes.TEXT]

    def channel(self, channel_id: str) -> Json:
        """Return the channel of this id, or refuse with Unknown Channel."""
        if channel_id not in self.channels:
            raise errors.unknown_channel()
        return self.channels[channel_id]

    def find_channel(self, key: str, user_id: str) -> Json:
        """Return the channel of this id or name among those that a user sees."""
        for channel in self.channels.values():
            named = key in (channel["id"], channel.get("name"), f"#{channel.get('name')}")
            if named and self.sees(user_id, channel):
                return channel
        raise errors.unknown_channel()

    def add_channel(self, name: str) -> Json:
        """Open a new text channel."""
        position = len(self.guild_channels())
        channel = self._put_channel(
            shapes.text_channel(self.ids.next(), self.guild_id, name, position)
        )
        self.tell("CHANNEL_CREATE", channel)
        return channel

    def _put_channel(self, channel: Json) -> Json:
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        return channel

    def open_dm(self, user_id: str) -> Json:
        """Return the bot's direct-message channel with a user, made when there is none."""
        for channel in self.channels.values():
            if channel["type"] == shapes.DM and channel["recipients"][0]["id"] == user_id:
                return channel
        channel = self._put_channel(shapes.dm_channel(self.ids.next(), self.users[user_id]))
        self.tell("CHANNEL_CREATE", channel)
        return channel

    def add_thread(self, parent: Json, owner_id: str, body: Json, thread_id: str | None) -> Json:
        """Open a thread; `thread_id` is the id of the message it starts from."""
        channel = self._put_channel(
            shapes.thread(thread_id or self.ids.next(), parent, owner_id, body, now())
        )
        self.thread_members[channel["id"]] = {owner_id}
        self.tell("THREAD_CREATE", {**channel, "newly_created": True})
        return channel

    def change_channel(self, channel: Json, changes: Json) -> None:
        """Set fields of a channel or thread and tell."""
        metadata = channel.get("thread_metadata")
        for key, value in changes.items():
            if metadata is not None and key in (
                "archived",
                "locked",
                "auto_archive_duration",
                "invitable",
            ):
                metadata[key] = value
                metadata["archive_timestamp"] = now()
            else:
                channel[key] = value
        self.tell("CHANNEL_UPDATE" if metadata is None else "THREAD_UPDATE", channel)

    def delete_channel(self, channel_id: str) -> Json:
        """Remove a channel, its messages and its threads."""
        channel = self.channel(channel_id)
        children = [c["id"] for c in self.channels.values() if c.get("parent_id") == channel_id]
        for child in children:
            self.delete_channel(child)
        del self.channels[channel_id], self.messages[channel_id]
        self.thread_members.pop(channel_id, None)
        if "thread_metadata" in channel:
            gone = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
            self.tell("THREAD_DELETE", gone)
        else:
            self.tell("CHANNEL_DELETE", channel)
        return channel

    def join_thread(self, thread: Json, user_id: str) -> None:
        """Make a user a member of a thread."""
        members = self.thread_members.setdefault(thread["id"], set())
        if user_id in members:
            return
        members.add(user_id)
        self._tell_members(thread, joined=[user_id], left=[])

    def leave_thread(self, thread: Json, user_id: str) -> None:
        """Take a user out of a thread."""
        members = self.thread_members.setdefault(thread["id"], set())
        if user_id in members:
            members.remove(user_id)
            self._tell_members(thread, joined=[], left=[user_id])

    def _tell_members(self, thread: Json, *, joined: list[str], left: list[str]) -> None:
        thread["member_count"] = len(self.thread_members[thread["id"]])
        self.tell(
            "THREAD_MEMBERS_UPDATE",
            {
                "id": thread["id"],
                "guild_id": thread["guild_id"],
                "member_count": thread["member_count"],
                "added_members": [
                    {**shapes.thread_member(thread["id"], user_id, now()), "presence": None}
                    for user_id in joined
                ],
                "removed_member_ids": left,
            },
        )

    def sees(self, user_id: str, channel: Json) -> bool:
        """Tell whether a user sees a channel."""
        if channel["type"] == shapes.DM:
            return user_id in (self.bot_id, channel["recipients"][0]["id"])
        if Permission.VIEW_CHANNEL not in self.permissions(user_id, channel):
            return False
        if channel["type"] == shapes.PRIVATE_THREAD:
            return user_id in self.thread_members.get(channel["id"], ()) or (
                Permission.MANAGE_THREADS in self.permissions(user_id, channel)
            )
        return True

    # Messages

    def message(self, channel_id: str, message_id: str) -> StoredMessage:
        """Return a message, or refuse with Unknown Channel or Unknown Message."""
        self.channel(channel_id)
        if message_id not in self.messages[channel_id]:
            raise errors.unknown_message()
        return self.messages[channel_id][message_id]

    def find_message(self, message_id: str) -> StoredMessage | None:
        """Return a message of any channel, or None."""
        for messages in self.messages.values():
            if message_id in messages:
                return messages[message_id]
        return None

    def visible_messages(self, user_id: str) -> Iterator[StoredMessage]:
        """Yield what a user can read, oldest first within each channel."""
        for channel in self.channels.values():
            if self.sees(user_id, channel):
                for message in self.messages[channel["id"]].values():
                    if message.only_for in (None, user_id):
                        yield message
