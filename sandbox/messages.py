"""Write, change and remove messages as Discord does."""

import copy
import time
from collections import deque
from dataclasses import dataclass, field

from sandbox import components as parts
from sandbox import errors, mentions, shapes
from sandbox.errors import InvalidForm, Violation
from sandbox.files import Upload
from sandbox.permissions import Permission
from sandbox.uploads import keep
from sandbox.validation.message_rules import legacy_field
from sandbox.wire import Json
from sandbox.world import StoredMessage, World, now

NONCE_SECONDS = 300
"""How long a nonce stands for its message."""
OLD_SECONDS = 3600
OLD_EDITS = 3
"""Edits of messages older than an hour, per channel in six seconds, as the community measured."""

USER_FLAGS = shapes.SUPPRESS_EMBEDS | shapes.SILENT | shapes.COMPONENTS_V2
"""What a sender may set without an interaction."""


@dataclass
class Draft:
    """A message as it is sent: who writes it, where, what, and with which files."""

    author_id: str
    channel: Json
    payload: Json
    files: dict[str, Upload] = field(default_factory=dict)
    """By the index in their form field, which is the id in `attachments`."""
    kind: int = 0
    flags: int = 0
    """Flags on top of those that the sender may set."""
    only_for: str | None = None
    reference: StoredMessage | None = None
    """The message it answers, when the payload does not name it."""
    extra: Json = field(default_factory=dict)
    """Fields of answers to interactions."""


class Messages:
    """The one place that changes messages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._nonces: dict[tuple[str, str], tuple[str, str, float]] = {}
        self.old_edits_seconds = 6.0
        self._old_edits: dict[str, deque[float]] = {}

    def create(self, draft: Draft) -> StoredMessage:
        """Write a message, tell, and return it; a nonce seen lately returns its first message."""
        if earlier := self._earlier(draft):
            return earlier
        reference = self._reference(draft)
        attachments = self._store(draft.channel["id"], draft.payload, draft.files)
        embeds, unshown = self._embeds(draft.payload.get("embeds"), attachments)
        shown: Json = {
            "content": draft.payload.get("content") or "",
            "attachments": unshown,
            "embeds": embeds,
            "components": parts.resolve(
                draft.payload.get("components") or [], attachments, self._world.ids.next
            ),
            "flags": (draft.payload.get("flags") or 0) & USER_FLAGS | draft.flags,
        }
        _refuse_empty(shown, with_embedded_files=attachments != unshown)
        self._wake(draft.channel)
        if draft.only_for is None:
            self.refuse_locked(draft.author_id, draft.channel)
        mentioned, heard = self._mentions(draft, reference)
        wire: Json = {
            "id": self._world.ids.next(),
            "channel_id": draft.channel["id"],
            "type": draft.kind,
            "author": self._world.users[draft.author_id],
            "timestamp": now(),
            "edited_timestamp": None,
            "tts": bool(draft.payload.get("tts")),
            "pinned": False,
            **shown,
            **mentioned,
            **draft.extra,
            **(_referring(reference, draft.channel) if reference else {}),
        }
        if draft.payload.get("nonce") is not None:
            wire["nonce"] = draft.payload["nonce"]
        message = StoredMessage(wire, time.time(), draft.only_for, heard)
        self._file(draft, message)
        return message

    def _mentions(self, draft: Draft, reference: StoredMessage | None) -> tuple[Json, list[str]]:
        """Return a message's fields of mentions, and who is notified: who can read it, if loud."""
        world, channel = self._world, draft.channel
        found = mentions.resolve(
            draft.payload,
            replied_to=reference.wire["author"]["id"] if reference else None,
            may_ping_everyone=Permission.MENTION_EVERYONE
            in world.permissions(draft.author_id, channel),
        )
        users = [user_id for user_id in found.users if user_id in world.users]
        pinged = list(world.users) if found.everyone else users
        silent = (draft.payload.get("flags") or 0) & shapes.SILENT
        heard = [
            user_id
            for user_id in pinged
            if user_id != draft.author_id
            and draft.only_for in (None, user_id)
            and world.sees(user_id, channel)
        ]
        fields: Json = {
            "mention_everyone": found.everyone,
            "mentions": [world.users[user_id] for user_id in users],
            "mention_roles": list(found.roles),
        }
        return fields, [] if silent else heard

    def _file(self, draft: Draft, message: StoredMessage) -> None:
        channel, payload = draft.channel, draft.payload
        self._world.messages[channel["id"]][message.id] = message
        if draft.only_for is None:
            channel["last_message_id"] = message.id
            if "message_count" in channel:
                channel["message_count"] += 1
                channel["total_message_sent"] += 1
        if payload.get("enforce_nonce") and payload.get("nonce") is not None:
            key = (draft.author_id, str(payload["nonce"]))
            self._nonces[key] = (channel["id"], message.id, time.monotonic())
        self.announce("MESSAGE_CREATE", message)

    def _earlier(self, draft: Draft) -> StoredMessage | None:
        payload = draft.payload
        if not payload.get("enforce_nonce") or payload.get("nonce") is None:
            return None
        oldest = time.monotonic() - NONCE_SECONDS
        self._nonces = {key: kept for key, kept in self._nonces.items() if kept[2] > oldest}
        kept = self._nonces.get((draft.author_id, str(payload["nonce"])))
        return self._world.messages.get(kept[0], {}).get(kept[1]) if kept else None

    def _reference(self, draft: Draft) -> StoredMessage | None:
        if draft.reference is not None:
            # Nobody learns from an answer what the message with the button told only one.
            hidden = draft.reference.only_for not in (None, draft.only_for)
            return None if hidden else draft.reference
        wanted = draft.payload.get("message_reference") or {}
        if wanted.get("message_id") is None:
            return None
        channel_id = str(wanted.get("channel_id") or draft.channel["id"])
        found = self._world.messages.get(channel_id, {}).get(str(wanted["message_id"]))
        if (found is None or found.only_for) and wanted.get("fail_if_not_exists", True):
            raise InvalidForm(
                [Violation(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")]
            )
        return None if found is None or found.only_for else found

    def _wake(self, channel: Json) -> None:
        metadata = channel.get("thread_metadata")
        if metadata and metadata["archived"]:
            if metadata["locked"]:
                raise errors.archived_thread()
            self._world.change_channel(channel, {"archived": False})

    def refuse_locked(self, author_id: str, channel: Json) -> None:
        """Refuse a public message in a locked thread, new or changed, from all but moderators."""
        if (channel.get("thread_metadata") or {}).get("locked"):
            allowed = self._world.permissions(author_id, channel)
            if Permission.MANAGE_THREADS not in allowed:
                raise errors.locked_thread()

    # Change

    def edit(
        self, message: StoredMessage, payload: Json, files: dict[str, Upload]
    ) -> StoredMessage:
        """Change what a payload names, leave the rest, tell, and return the message."""
        wire = message.wire
        attachments = self._attachments_after(wire, payload, files)
        changed: Json = {
            "attachments": attachments,
            "flags": _changed_flags(wire["flags"], payload.get("flags")),
        }
        if "components" in payload:
            changed["components"] = parts.resolve(
                payload["components"] or [], attachments, self._world.ids.next
            )
        if "embeds" in payload:
            changed["embeds"], changed["attachments"] = self._embeds(payload["embeds"], attachments)
        if "content" in payload:
            changed["content"] = payload["content"] or ""
        after = {**wire, **changed}
        _refuse_empty(after, with_embedded_files=attachments != changed["attachments"])
        _refuse_legacy_fields(after)
        if not wire["flags"] & shapes.LOADING:
            changed["edited_timestamp"] = now()
        if {"content", "components", "allowed_mentions"} & payload.keys():
            changed["mentions"] = self._mentioned_anew(after, payload)
        wire.update(changed)
        self.announce("MESSAGE_UPDATE", message)
        return message

    def _mentioned_anew(self, after: Json, payload: Json) -> list[Json]:
        """Return whom a changed message mentions. It pings nobody, not even a deferred answer."""
        spoken = {**after, "allowed_mentions": payload.get("allowed_mentions")}
        found = mentions.resolve(spoken, replied_to=None, may_ping_everyone=False)
        return [self._world.users[u] for u in found.users if u in self._world.users]

    def refuse_old_edits(self, message: StoredMessage) -> None:
        """Count an edit that no interaction made, and refuse one too many of old messages."""
        if time.time() - message.written_at < OLD_SECONDS:
            return
        moment = time.monotonic()
        lately = self._old_edits.setdefault(message.channel_id, deque())
        while lately and lately[0] < moment - self.old_edits_seconds:
            lately.popleft()
        if len(lately) >= OLD_EDITS:
            raise errors.old_edits(lately[0] + self.old_edits_seconds - moment)
        lately.append(moment)

    def _attachments_after(self, wire: Json, payload: Json, files: dict[str, Upload]) -> list[Json]:
        old: list[Json] = wire["attachments"]
        if "attachments" not in payload:
            return [*old, *self._store(wire["channel_id"], payload, files)]
        wanted = {str(entry["id"]): entry for entry in payload["attachments"] or []}
        strange = [
            Violation(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Unknown attachment")
            for index, key in enumerate(wanted)
            if key not in files and all(key != entry["id"] for entry in old)
        ]
        if strange:
            raise InvalidForm(strange)
        kept = [
            {**entry, "description": wanted[entry["id"]].get("description") or ""}
            if wanted[entry["id"]].get("description") is not None
            else entry
            for entry in old
            if entry["id"] in wanted
        ]
        return [*kept, *self._store(wire["channel_id"], payload, files)]

    def delete(self, message: StoredMessage) -> None:
        """Remove a message and tell."""
        self._world.messages[message.channel_id].pop(message.id, None)
        gone = {"id": message.id, "channel_id": message.channel_id}
        guild_id = self._world.channel(message.channel_id).get("guild_id")
        if guild_id and message.only_for is None:
            gone["guild_id"] = guild_id
        self._world.tell("MESSAGE_DELETE", gone, message.only_for)

    # Reactions

    def react(self, message: StoredMessage, user_id: str, emoji: Json, *, add: bool) -> None:
        """Add or take away one user's reaction and tell; doing it twice changes nothing."""
        reactions: list[Json] = message.wire.get("reactions", [])
        users = next((list(r["users"]) for r in reactions if r["emoji"] == emoji), [])
        if add == (user_id in users):
            return
        (users.append if add else users.remove)(user_id)
        entry = {
            "emoji": emoji,
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me": self._world.bot_id in users,
            "me_burst": False,
            "users": users,
        }
        others = [r for r in reactions if r["emoji"] != emoji]
        message.wire["reactions"] = [*others, entry] if users else others
        told = {
            "user_id": user_id,
            "channel_id": message.channel_id,
            "message_id": message.id,
            "guild_id": self._world.channel(message.channel_id).get("guild_id"),
            "emoji": emoji,
            "burst": False,
            "type": 0,
        }
        self._world.tell("MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE", told)

    def announce(self, name: str, message: StoredMessage) -> None:
        """Tell that a message came or changed.

        Changes replace a message's fields and never touch what is in them, so a copy is a snapshot.
        """
        self._world.tell(name, dict(message.wire), message.only_for)

    # Files and embeds

    def _store(self, channel_id: str, payload: Json, files: dict[str, Upload]) -> list[Json]:
        described = {str(entry["id"]): entry for entry in payload.get("attachments") or []}
        folder = f"attachments/{channel_id}"
        return [
            keep(self._world, folder, upload, described.get(index))
            for index, upload in files.items()
        ]

    @staticmethod
    def _embeds(
        embeds: list[Json] | None, attachments: list[Json]
    ) -> tuple[list[Json], list[Json]]:
        """Return embeds with real addresses, and the attachments that no embed shows."""
        shown = set()
        resolved = copy.deepcopy(embeds or [])
        by_name = {attachment["filename"]: attachment for attachment in attachments}
        for index, embed in enumerate(resolved):
            embed.setdefault("type", "rich")
            for key in ("image", "thumbnail"):
                url = str((embed.get(key) or {}).get("url", ""))
                if not url.startswith(parts.ATTACHMENT):
                    continue
                name = url.removeprefix(parts.ATTACHMENT)
                if name not in by_name:
                    path = ("embeds", index, key, "url")
                    raise InvalidForm([parts.missing_attachment(path, url)])
                sent = by_name[name]
                shown.add(sent["id"])
                embed[key] = {
                    "url": sent["url"],
                    "proxy_url": sent["proxy_url"],
                    "width": sent.get("width", 0),
                    "height": sent.get("height", 0),
                    **({"description": sent["description"]} if "description" in sent else {}),
                }
        return resolved, [a for a in attachments if a["id"] not in shown]


def _referring(reference: StoredMessage, channel: Json) -> Json:
    """Return the fields by which a message refers to another, one level deep."""
    place: Json = {"type": 0, "channel_id": reference.channel_id, "message_id": reference.id}
    if "guild_id" in channel:
        place["guild_id"] = channel["guild_id"]
    referenced = {k: v for k, v in reference.wire.items() if k != "referenced_message"}
    return {"message_reference": place, "referenced_message": referenced}


def _changed_flags(old: int, given: int | None) -> int:
    """Return flags after an edit: Components V2 stays, and what was awaited has come."""
    kept = old & ~shapes.LOADING
    return kept if given is None else kept & ~shapes.SUPPRESS_EMBEDS | given & USER_FLAGS


def _refuse_empty(shown: Json, *, with_embedded_files: bool) -> None:
    parts_of_it = (shown["content"], shown["components"], shown["attachments"], shown["embeds"])
    if not any(parts_of_it) and not with_embedded_files and not shown["flags"] & shapes.LOADING:
        raise errors.empty_message()


def _refuse_legacy_fields(after: Json) -> None:
    """Refuse to make a message one of Components V2 and leave its content or embeds."""
    if after["flags"] & shapes.COMPONENTS_V2:
        left = [key for key in ("content", "embeds") if after[key]]
        if left:
            raise InvalidForm(legacy_field((key,), key) for key in left)
