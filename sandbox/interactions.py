"""Interactions: a user's command, click or form, the three seconds to answer, and the token."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field

from sandbox import errors, shapes
from sandbox.files import Upload
from sandbox.messages import Draft, Messages
from sandbox.wire import Json
from sandbox.world import StoredMessage, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Types of interactions."""
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
"""Types of answers."""

ALLOWED_ANSWERS = {
    COMMAND: (MESSAGE, DEFER, SHOW_MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}
NO_ANSWER = "The application did not respond"
CHAT_COMMAND = 1
"""The type of a slash command among application commands."""
CHAT_INPUT, REPLY = 20, 19
"""Types of messages: the answer to a slash command, and to something else."""


@dataclass
class Interaction:
    """One interaction from its beginning to the end of its token."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    data: Json
    source: StoredMessage | None
    """The message whose component was used."""
    began: float
    answer: "asyncio.Future[Json]" = field(repr=False)
    expired: bool = False
    acknowledged: bool = False
    original: StoredMessage | None = None
    form: Json = field(default_factory=dict)
    """The form it was answered with."""
    opener: "Interaction | None" = None
    """For a form that was sent: the interaction that opened it."""


class Interactions:
    """Begin interactions, take the bot's answers, and enforce the rules between them."""

    def __init__(
        self, world: World, messages: Messages, *, ack_deadline: float, token_seconds: float
    ) -> None:
        self.ack_deadline = ack_deadline
        self.token_seconds = token_seconds
        self._world = world
        self._messages = messages
        self._by_token: dict[str, Interaction] = {}
        self._forms: dict[tuple[str, str], Interaction] = {}
        """Which interaction opened a form, by user and the form's `custom_id`."""

    # From the user

    async def begin(
        self,
        kind: int,
        user_id: str,
        channel: Json,
        data: Json,
        source: StoredMessage | None = None,
    ) -> Json:
        """Send an interaction to the bot and return its answer, or the client's failure."""
        interaction = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(64),
            kind=kind,
            user_id=user_id,
            channel_id=channel["id"],
            data=data,
            source=source,
            began=time.monotonic(),
            answer=asyncio.get_running_loop().create_future(),
            opener=self._forms.get((user_id, data["custom_id"])) if kind == MODAL else None,
        )
        self._forget_old()
        self._by_token[interaction.token] = interaction
        self._world.tell("INTERACTION_CREATE", self._payload(interaction, channel))
        try:
            async with asyncio.timeout(self.ack_deadline):
                answer = await interaction.answer
        except TimeoutError:
            interaction.expired = True
            return {"type": "failed", "reason": NO_ANSWER}
        if kind == MODAL and self._forms.get((user_id, data["custom_id"])) is interaction.opener:
            del self._forms[user_id, data["custom_id"]]  # taken; one that failed stays open
        return answer

    def _forget_old(self) -> None:
        oldest = time.monotonic() - 2 * self.token_seconds
        while self._by_token and (first := next(iter(self._by_token.values()))).began < oldest:
            del self._by_token[first.token]
        for key in [key for key, opener in self._forms.items() if opener.began < oldest]:
            del self._forms[key]

    def _payload(self, interaction: Interaction, channel: Json) -> Json:
        world, user_id = self._world, interaction.user_id
        in_guild = "guild_id" in channel
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel": {**channel, "permissions": str(int(world.permissions(user_id, channel)))},
            "channel_id": channel["id"],
            "app_permissions": str(int(world.permissions(world.bot_id, channel))),
            "locale": world.locales.get(user_id, "en-US"),
            "entitlements": [],
            "authorizing_integration_owners": {"0": world.guild_id if in_guild else "0"},
            "context": 0 if in_guild else 1,
            "attachment_size_limit": shapes.FILE_LIMIT,
        }
        if in_guild:
            payload |= {
                "guild_id": world.guild_id,
                "guild": {"id": world.guild_id, "locale": world.locale, "features": []},
                "guild_locale": world.locale,
                "member": {
                    **world.member(user_id),
                    "permissions": str(int(world.permissions(user_id, channel))),
                },
            }
        else:
            payload["user"] = world.users[user_id]
        if interaction.source is not None:
            payload["message"] = interaction.source.wire
        return payload

    def opened_form(self, user_id: str, custom_id: str) -> tuple[Json, StoredMessage | None]:
        """Return a form that the bot opened for a user, and from which message; else refuse."""
        opener = self._forms.get((user_id, custom_id))
        if opener is None:
            raise errors.unknown_interaction()
        form: Json = opener.form
        return form, opener.source

    def metadata(self, interaction: Interaction) -> Json:
        """Return the fields by which a message tells which interaction it answers."""
        world = self._world
        fields: Json = {
            "application_id": world.bot_id,
            "webhook_id": world.bot_id,
            "interaction_metadata": self._about(interaction),
        }
        if interaction.kind == COMMAND:
            fields["interaction"] = {
                "id": interaction.id,
                "type": COMMAND,
                "name": full_name(interaction.data),
                "user": world.users[interaction.user_id],
            }
        return fields

    def _about(self, interaction: Interaction) -> Json:
        about: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": self._world.users[interaction.user_id],
            "authorizing_integration_owners": {"0": self._world.guild_id},
        }
        if interaction.kind == COMMAND:
            return {**about, "name": full_name(interaction.data), "command_type": CHAT_COMMAND}
        if interaction.kind == COMPONENT and interaction.source is not None:
            return {**about, "interacted_message_id": interaction.source.id}
        if interaction.opener is not None:
            return {**about, "triggering_interaction_metadata": self._about(interaction.opener)}
        return about

    # From the bot

    def waiting(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction that a callback may still answer, or refuse."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.expired:
            raise errors.unknown_interaction()
        if interaction.acknowledged:
            raise errors.already_acknowledged()
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """Return the acknowledged interaction of a webhook's token, or refuse."""
        interaction = self._by_token.get(token)
        if (
            interaction is None
            or application_id != self._world.bot_id
            or time.monotonic() - interaction.began > self.token_seconds
        ):
            raise errors.invalid_webhook_token()
        if not interaction.acknowledged:
            raise errors.unknown_webhook()
        return interaction

    def respond(self, interaction: Interaction, body: Json, files: dict[str, Upload]) -> Json:
        """Take the bot's answer, hand it to the user, and return the callback's response."""
        kind, data = body["type"], body.get("data") or {}
        if kind not in ALLOWED_ANSWERS[interaction.kind] or (
            kind in (UPDATE, DEFER_UPDATE) and interaction.source is None
        ):
            raise errors.InvalidForm(
                [
                    errors.Violation(
                        ("type",),
                        "INTERACTION_INVALID_RESPONSE_TYPE",
                        f"An interaction of type {interaction.kind} takes no answer {kind}",
                    )
                ]
            )
        message: StoredMessage | None = None
        if kind in (MESSAGE, DEFER):
            flags = shapes.LOADING if kind == DEFER else 0
            message = self._answer(interaction, data, files, flags)
            interaction.original = message
        elif kind == UPDATE and interaction.source is not None:
            message = self._messages.edit(self._still(interaction.source), data, files)
            interaction.original = message
        elif kind == DEFER_UPDATE:
            interaction.original = interaction.source
        elif kind == SHOW_MODAL:
            interaction.form = data
            self._forms[interaction.user_id, data["custom_id"]] = interaction
        interaction.acknowledged = True
        if not interaction.answer.done():
            interaction.answer.set_result(_for_user(kind, data, message))
        return self._callback_response(interaction, kind, message)

    def _still(self, message: StoredMessage) -> StoredMessage:
        return self._world.message(message.channel_id, message.id)

    def _answer(
        self, interaction: Interaction, data: Json, files: dict[str, Upload], flags: int
    ) -> StoredMessage:
        draft = self._draft(interaction, data, files)
        draft.flags |= flags
        draft.reference = interaction.source
        draft.extra = self.metadata(interaction)
        if interaction.kind == COMMAND:
            draft.kind = CHAT_INPUT
        return self._messages.create(draft)

    def _draft(self, interaction: Interaction, data: Json, files: dict[str, Upload]) -> Draft:
        private = bool((data.get("flags") or 0) & shapes.EPHEMERAL)
        return Draft(
            author_id=self._world.bot_id,
            channel=self._world.channel(interaction.channel_id),
            payload=data,
            files=files,
            kind=REPLY if interaction.source or interaction.original else 0,
            flags=shapes.EPHEMERAL if private else 0,
            only_for=interaction.user_id if private else None,
        )

    def _callback_response(
        self, interaction: Interaction, kind: int, message: StoredMessage | None
    ) -> Json:
        about: Json = {"id": interaction.id, "type": interaction.kind}
        response: Json = {"interaction": about}
        if message is not None:
            about |= {
                "response_message_id": message.id,
                "response_message_loading": kind == DEFER,
                "response_message_ephemeral": message.only_for is not None,
                "channel_id": message.channel_id,
            }
            if "guild_id" in self._world.channel(message.channel_id):
                about["guild_id"] = self._world.guild_id
            response["resource"] = {"type": kind, "message": message.wire}
        return response

    def follow_up(self, interaction: Interaction, body: Json, files: dict[str, Upload]) -> Json:
        """Write a further message; the first one after a deferral fills the waiting message."""
        original = interaction.original
        if original is not None and original.wire["flags"] & shapes.LOADING:
            return self._messages.edit(self._still(original), body, files).wire
        draft = self._draft(interaction, body, files)
        draft.extra = self.metadata(interaction)
        draft.extra.pop("interaction", None)
        if original is not None:
            draft.reference = original
            draft.extra["interaction_metadata"]["original_response_message_id"] = original.id
        return self._messages.create(draft).wire

    def message(self, interaction: Interaction, message_id: str) -> StoredMessage:
        """Return a message of this interaction: `@original` or an id, or refuse."""
        if message_id == "@original":
            if interaction.original is None:
                raise errors.unknown_message()
            return self._still(interaction.original)
        found = self._world.message(interaction.channel_id, message_id)
        if found.wire.get("webhook_id") != self._world.bot_id:
            raise errors.unknown_message()
        return found


def full_name(data: Json) -> str:
    """Return a command with its subcommands as typed: `table new`."""
    words, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def _for_user(kind: int, data: Json, message: StoredMessage | None) -> Json:
    if kind == CHOICES:
        return {"type": "choices", "choices": data.get("choices") or []}
    if kind == SHOW_MODAL:
        return {"type": "modal", "modal": data}
    if kind in (DEFER, DEFER_UPDATE):
        return {"type": "deferred", **({"m": message.for_page()} if message else {})}
    if message is None:
        raise AssertionError(f"answer {kind} without a message")
    return {"type": "message", "m": message.for_page()}
