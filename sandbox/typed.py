"""What a Discord client makes of a typed slash command before it sends it."""

from collections.abc import Callable
from typing import Any

from sandbox.errors import ClientRefusal
from sandbox.permissions import Permission
from sandbox.resolving import Resolved
from sandbox.wire import Json
from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
LARGEST = 2**53
LONGEST = 6000


class Typed:
    """One typed command: found among the synchronised ones, its options checked."""

    def __init__(self, world: World, user_id: str, channel: Json, path: str) -> None:
        self._world = world
        self._user_id = user_id
        self._channel = channel
        self.path = path
        self._resolved = Resolved(world, user_id, channel)
        self.command, self.leaf, self._way = self._find(path.split())

    def _find(self, words: list[str]) -> tuple[Json, Json, list[Json]]:
        command = next(
            (
                c
                for c in self._world.commands.everywhere()
                if c["type"] == 1 and [c["name"]] == words[:1]
            ),
            None,
        )
        if command is None:
            raise ClientRefusal(f"There is no command /{self.path}.")
        self._check_place(command)
        node, way = command, []
        for word in words[1:]:
            node = self._inner(node, word)
            way.append(node)
        if inner := [o["name"] for o in node.get("options", []) if o["type"] in (1, 2)]:
            raise ClientRefusal(f"/{self.path} goes on with one of: {', '.join(inner)}.")
        return command, node, way

    def _inner(self, node: Json, word: str) -> Json:
        inner = [o for o in node.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)]
        for option in inner:
            if option["name"] == word:
                return dict(option)
        names = ", ".join(option["name"] for option in inner) or "nothing"
        raise ClientRefusal(f"There is no command /{self.path}; after {node['name']}: {names}.")

    def _check_place(self, command: Json) -> None:
        in_guild = "guild_id" in self._channel
        contexts = command["contexts"]
        allowed = command["dm_permission"] if contexts is None else 1 in contexts
        if (not in_guild and not allowed) or (
            in_guild and contexts is not None and 0 not in contexts
        ):
            raise ClientRefusal(f"/{self.path} cannot be used here.")
        held = self._world.permissions(self._user_id, self._channel)
        needed = command["default_member_permissions"]
        if in_guild and needed is not None and not _may(held, Permission(int(needed))):
            raise ClientRefusal(f"/{self.path} is only for those who may use it.")
        if in_guild and Permission.USE_APPLICATION_COMMANDS not in held:
            raise ClientRefusal("You may not use commands here.")

    def data(self, given: dict[str, Any], focused: str | None) -> Json:
        """Return the interaction's data; `focused` names the option that is being completed."""
        definitions = {o["name"]: o for o in self.leaf.get("options", [])}
        for name in [*given, *([focused] if focused else [])]:
            if name not in definitions:
                known = ", ".join(definitions) or "none"
                raise ClientRefusal(f"/{self.path} has no option {name}; it has {known}.")
        if focused is not None and not definitions[focused].get("autocomplete"):
            raise ClientRefusal(f"The option {focused} of /{self.path} is not completed.")
        options = []
        for name, definition in definitions.items():
            if name == focused:
                typed = given.get(name, "")
                options.append(
                    {
                        "name": name,
                        "type": definition["type"],
                        "value": "" if typed is None else str(typed),
                        "focused": True,
                    }
                )
            elif given.get(name) is not None:
                try:
                    value = self._value(definition, given[name])
                except ClientRefusal:
                    if focused is None:
                        raise
                    continue  # while another option is completed, what is half typed is left out
                options.append({"name": name, "type": definition["type"], "value": value})
            elif definition.get("required") and focused is None:
                raise ClientRefusal(f"/{self.path} needs the option {name}.")
        return self._wrapped(options)

    def _wrapped(self, options: list[Json]) -> Json:
        for node in reversed(self._way):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        data: Json = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": self.command["type"],
            "options": options,
        }
        if self._resolved.told:
            data["resolved"] = self._resolved.told
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data

    # Values

    def _value(self, definition: Json, given: Any) -> Any:
        if definition.get("choices"):
            return _choice(definition, given)
        kind = definition["type"]
        if kind in _PLAIN:
            return _PLAIN[kind](definition, given)
        if kind == ATTACHMENT:
            return self._resolved.file(given)
        if kind == CHANNEL:
            return self._resolved.channel(str(given), definition.get("channel_types"))
        by_key = {
            USER: self._resolved.user,
            ROLE: self._resolved.role,
            MENTIONABLE: self._resolved.mentionable,
        }
        return by_key[kind](str(given))


def _string(definition: Json, given: Any) -> str:
    name = definition["name"]
    if not isinstance(given, str):
        raise ClientRefusal(f"The option {name} is text, not {given!r}.")
    least, most = definition.get("min_length") or 0, definition.get("max_length") or LONGEST
    if not least <= len(given) <= most or (definition.get("required") and not given):
        raise ClientRefusal(
            f"The option {name} takes {max(least, 1)} to {most} characters, not {len(given)}."
        )
    return given


def _number(definition: Json, given: Any) -> int | float:
    name = definition["name"]
    value = _as_number(given, whole=definition["type"] == INTEGER)
    if value is None:
        kind = "a whole number" if definition["type"] == INTEGER else "a number"
        raise ClientRefusal(f"The option {name} is {kind}, not {given!r}.")
    least = definition.get("min_value", -LARGEST)
    most = definition.get("max_value", LARGEST)
    if not least <= value <= most:
        raise ClientRefusal(f"The option {name} takes {least} to {most}, not {value}.")
    return value


def _as_number(given: Any, *, whole: bool) -> int | float | None:
    if isinstance(given, bool):
        return None
    try:
        value = float(given)
        return value if not whole else int(given) if value.is_integer() else None
    except (ValueError, TypeError, OverflowError):
        return None


def _boolean(definition: Json, given: Any) -> bool:
    value = {"true": True, "false": False}.get(str(given).lower())
    if value is None:
        raise ClientRefusal(f"The option {definition['name']} is true or false, not {given}.")
    return value


_PLAIN: dict[int, Callable[[Json, Any], Any]] = {
    STRING: _string,
    INTEGER: _number,
    NUMBER: _number,
    BOOLEAN: _boolean,
}


def _may(held: Permission, needed: Permission) -> bool:
    """Tell whether a member may use a command; one that needs "0" is for administrators."""
    return Permission.ADMINISTRATOR in held or bool(needed and needed in held)


def _choice(definition: Json, given: Any) -> Any:
    for choice in definition["choices"]:
        if given in (choice["value"], choice["name"]) or str(given) == str(choice["value"]):
            return choice["value"]
    names = ", ".join(choice["name"] for choice in definition["choices"])
    raise ClientRefusal(f"The option {definition['name']} is one of {names}, not {given}.")
