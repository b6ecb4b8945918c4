"""The application commands that the bot registered, globally and for the guild."""

from collections.abc import Callable

from sandbox import errors, shapes
from sandbox.snowflakes import Snowflakes
from sandbox.wire import Json

GLOBAL = ""
"""The scope of the commands that are there everywhere; any other is a guild's id."""


class Commands:
    """All commands by scope; `changed` is called after every change."""

    def __init__(self, ids: Snowflakes, changed: Callable[[], None]) -> None:
        self._ids = ids
        self._changed = changed
        self.by_scope: dict[str, list[Json]] = {}

    def of(self, scope: str) -> list[Json]:
        """Return the commands of one scope."""
        return self.by_scope.get(scope, [])

    def everywhere(self) -> list[Json]:
        """Return the commands of all scopes, those of guilds first."""
        scopes = sorted(self.by_scope, key=lambda scope: scope == GLOBAL)
        return [command for scope in scopes for command in self.by_scope[scope]]

    def sync(self, scope: str, application_id: str, bodies: list[Json]) -> list[Json]:
        """Replace all commands of a scope; those of a known type and name keep their ids."""
        known = {_key(old): old["id"] for old in self.of(scope)}
        self.by_scope[scope] = [
            self._made(scope, application_id, body, known.get(_key(body))) for body in bodies
        ]
        self._changed()
        return self.by_scope[scope]

    def put(self, scope: str, application_id: str, body: Json) -> tuple[Json, bool]:
        """Create a command or replace the one of the same type and name; tell which of the two."""
        old = next((c for c in self.of(scope) if _key(c) == _key(body)), None)
        command = self._made(scope, application_id, body, old["id"] if old else None)
        self.by_scope[scope] = [*(c for c in self.of(scope) if c is not old), command]
        self._changed()
        return command, old is None

    def get(self, scope: str, command_id: str) -> Json:
        """Return one command, or refuse with Unknown application command."""
        for command in self.of(scope):
            if command["id"] == command_id:
                return command
        raise errors.unknown_command()

    def delete(self, scope: str, command_id: str) -> None:
        """Remove one command, or refuse with Unknown application command."""
        gone = self.get(scope, command_id)
        self.by_scope[scope] = [c for c in self.of(scope) if c is not gone]
        self._changed()

    def _made(self, scope: str, application_id: str, body: Json, known_id: str | None) -> Json:
        command_id = known_id or self._ids.next()
        command = shapes.command(body, command_id, application_id, self._ids.next())
        return command if scope == GLOBAL else {**command, "guild_id": scope}


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]
