"""The users, channels, roles and files that an interaction names, and what it tells of each."""

from typing import Any

from sandbox import shapes
from sandbox.errors import ApiError, ClientRefusal
from sandbox.uploads import keep, upload_of
from sandbox.wire import Json
from sandbox.world import World


class Resolved:
    """What one interaction of a user names; every method returns the id of what a key names.

    Raise ClientRefusal for a key that names nothing the user could choose.
    """

    def __init__(self, world: World, user_id: str, channel: Json) -> None:
        self._world = world
        self._user_id = user_id
        self._in_guild = "guild_id" in channel
        self.told: Json = {}
        """The interaction's `resolved`; empty when it names nothing."""

    def user(self, key: str) -> str:
        """Resolve a user by id or name, with the membership where there is one."""
        try:
            user = self._world.user(key.removeprefix("@"))
        except ApiError:
            raise ClientRefusal(f"There is nobody called {key}.") from None
        user_id = str(user["id"])
        self._tell("users", user_id, user)
        if self._in_guild:
            held = int(self._world.everyone)
            member = {**self._world.bare_member(user_id), "permissions": str(held)}
            self._tell("members", user_id, member)
        return user_id

    def channel(self, key: str, types: list[int] | None = None) -> str:
        """Resolve a channel that the user sees by id or name; `types` are those possible."""
        try:
            channel = self._world.find_channel(key, self._user_id)
        except ApiError:
            raise ClientRefusal(f"You see no channel {key}.") from None
        if types and channel["type"] not in types:
            raise ClientRefusal(f"A channel of this kind cannot be chosen: {key}.")
        kept = ("id", "type", "name", "parent_id", "thread_metadata")
        held = int(self._world.permissions(self._user_id, channel))
        told = {key: channel[key] for key in kept if key in channel}
        self._tell("channels", channel["id"], {**told, "permissions": str(held)})
        return str(channel["id"])

    def role(self, key: str) -> str:
        """Resolve a role by id or name."""
        for role in self._world.roles():
            if key in (role["id"], role["name"]):
                self._tell("roles", role["id"], role)
                return str(role["id"])
        raise ClientRefusal(f"There is no role {key}.")

    def mentionable(self, key: str) -> str:
        """Resolve a user or a role."""
        if key in {role["id"] for role in self._world.roles()}:
            return self.role(key)
        return self.user(key)

    def file(self, given: Any) -> str:
        """Resolve a file, which is sent with the interaction."""
        try:
            upload = upload_of(given)
        except ValueError as error:
            raise ClientRefusal(f"A file is missing: {error}") from None
        if len(upload.data) > shapes.FILE_LIMIT:
            raise ClientRefusal(f"{upload.filename} is too large.")
        kept = keep(self._world, "ephemeral-attachments", upload)
        attachment = {**kept, "ephemeral": True}
        self._tell("attachments", attachment["id"], attachment)
        return str(attachment["id"])

    def _tell(self, kind: str, key: str, about: Json) -> None:
        self.told.setdefault(kind, {})[key] = about
