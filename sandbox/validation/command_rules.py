"""What Discord refuses in application commands although its OpenAPI file lets it pass."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from sandbox.errors import Violation
from sandbox.wire import Json

Path = tuple[str | int, ...]

# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no",
    "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
})
# fmt: on
CHAT_INPUT, USER, MESSAGE = 1, 2, 3
MOST = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
"""Commands of each type per scope."""
TEXT_LIMIT = 8000
"""Characters of one command, the longest translation of each text counted."""
SUBCOMMAND, GROUP = 1, 2


def check_commands(commands: Any) -> Iterator[Violation]:
    """Yield what is wrong with a whole set of commands, as synchronised at once."""
    counts: dict[int, int] = {}
    names: set[tuple[int, Any]] = set()
    for index, command in enumerate(commands if isinstance(commands, list) else []):
        if not isinstance(command, dict):
            continue
        kind = command.get("type") or CHAT_INPUT
        counts[kind] = counts.get(kind, 0) + 1
        if (kind, command.get("name")) in names:
            yield Violation(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        names.add((kind, command.get("name")))
        yield from check_command(command, path=(index,))
    for kind, count in counts.items():
        if count > MOST.get(kind, count):
            yield Violation(
                (),
                "APPLICATION_COMMANDS_TOO_MANY",
                f"There are {count} commands of type {kind}; {MOST[kind]} are possible",
            )


def check_command(command: Json, *, path: Path = ()) -> Iterator[Violation]:
    """Yield what is wrong with one command."""
    is_slash = (command.get("type") or CHAT_INPUT) == CHAT_INPUT
    yield from _check_names(command, path, strict=is_slash)
    if is_slash:
        yield from _check_description(command, path)
    elif command.get("description"):
        yield Violation(
            (*path, "description"),
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have a description",
        )
    yield from _check_options(command, path)
    if (size := text_size(command)) > TEXT_LIMIT:
        yield Violation(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({TEXT_LIMIT}); it has {size}",
        )


def text_size(node: Json) -> int:
    """Return how many characters a command counts, with everything inside it."""
    size = sum(
        max(
            [len(node.get(key) or "")]
            + [len(text) for text in _translations(node, key).values() if isinstance(text, str)]
        )
        for key in ("name", "description")
        if isinstance(node.get(key) or "", str)
    )
    if isinstance(node.get("value"), str):
        size += len(node["value"])
    inner = [*_dicts(node.get("options")), *_dicts(node.get("choices"))]
    return size + sum(text_size(child) for child in inner)


def is_name(name: str) -> bool:
    """Tell whether Discord takes this as the name of a slash command or an option."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(map(_is_name_character, name))


def _is_name_character(character: str) -> bool:
    if character in "-_'":
        return True
    if "\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f":
        return True  # Devanagari and Thai, whose vowels are marks
    return unicodedata.category(character)[0] in "LN"


def _check_names(node: Json, path: Path, *, strict: bool) -> Iterator[Violation]:
    if strict and isinstance(node.get("name"), str) and not is_name(node["name"]):
        yield _bad_name((*path, "name"), node["name"])
    for key in ("name", "description"):
        for locale, text in _translations(node, key).items():
            where = (*path, f"{key}_localizations", locale)
            if locale not in LOCALES:
                yield Violation(where, "BASE_TYPE_CHOICES", f"{locale} is no locale of Discord's")
            elif strict and key == "name" and isinstance(text, str) and not is_name(text):
                yield _bad_name(where, text)


def _bad_name(path: Path, name: str) -> Violation:
    return Violation(
        path,
        "APPLICATION_COMMAND_INVALID_NAME",
        f"Command name is invalid: {name!r} must be 1 to 32 lower-case letters, digits, - and _",
    )


def _check_description(node: Json, path: Path) -> Iterator[Violation]:
    if not node.get("description"):
        yield Violation((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")


def _check_options(node: Json, path: Path) -> Iterator[Violation]:
    options = _dicts(node.get("options"))
    yield from _check_order(options, path)
    yield from _check_distinct(options, path)
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        yield Violation(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Subcommands and other options cannot stand side by side",
        )
    for index, option in enumerate(options):
        where = (*path, "options", index)
        yield from _check_names(option, where, strict=True)
        yield from _check_description(option, where)
        yield from _check_choices(option, where)
        yield from _check_options(option, where)


def _check_order(options: list[Json], path: Path) -> Iterator[Violation]:
    optional_seen = False
    for index, option in enumerate(options):
        if option.get("type") in (SUBCOMMAND, GROUP):
            continue
        if option.get("required") and optional_seen:
            yield Violation(
                (*path, "options", index),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")


def _check_distinct(options: list[Json], path: Path) -> Iterator[Violation]:
    defaults = [option.get("name") for option in options]
    for index, option in enumerate(options):
        where = (*path, "options", index)
        if option.get("name") in defaults[:index]:
            yield _duplicate((*where, "name"))
        for locale, text in _translations(option, "name").items():
            others = [
                name
                for other in options
                if other is not option
                for name in (other.get("name"), _translations(other, "name").get(locale))
            ]
            if text in others:
                yield _duplicate((*where, "name_localizations", locale))


def _duplicate(path: Path) -> Violation:
    return Violation(
        path,
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        "Option name already exists within this command",
    )


def _check_choices(option: Json, path: Path) -> Iterator[Violation]:
    choices = _dicts(option.get("choices"))
    if choices and option.get("autocomplete"):
        yield Violation(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
            "An option cannot have both choices and autocomplete",
        )
    seen: set[Any] = set()
    for index, choice in enumerate(choices):
        where = (*path, "choices", index)
        yield from _check_names(choice, where, strict=False)
        if choice.get("name") in seen:
            yield Violation(
                (*where, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
                "Option choice name already exists",
            )
        seen.add(choice.get("name"))


def _translations(node: Json, key: str) -> dict[str, Any]:
    found = node.get(f"{key}_localizations")
    return found if isinstance(found, dict) else {}


def _dicts(value: Any) -> list[Json]:
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []
