"""Actions and events as one line of text, and actions back from it.

A line is the tag and then `name=value` for every field that differs from its default. Numbers and
single words stand as they are; everything else is JSON without blanks.
"""

import re
import types
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

A = TypeVar("A", bound=msgspec.Struct)


def tag_of(struct: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the tag by which a struct, or a type of structs, is known."""
    return str(struct.__struct_config__.tag)


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a type of structs, in order."""
    return msgspec.structs.fields(kind)


@cache
def hints_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the type of each field."""
    return get_type_hints(kind)


def write_line(struct: msgspec.Struct) -> str:
    """Write a tagged struct as one line of text."""
    words = [tag_of(struct)]
    for field in fields_of(type(struct)):
        value = getattr(struct, field.name)
        if field.required or value != field.default:
            words.append(f"{field.name}={_word(value)}")
    return " ".join(words)


def read_line(text: str, types_known: Sequence[type[A]]) -> A:
    """Read what `write_line` wrote; the values may also stand without names, in order.

    Raises:
        ValueError: the text is none of these types; says what is wrong and what is possible.
    """
    if not text.split():
        raise ValueError("There is nothing to read.")
    tag, *words = text.split()
    for known in types_known:
        if tag_of(known) == tag:
            return known(**dict(_fields(known, words)))
    verbs = ", ".join(tag_of(known) for known in types_known)
    raise ValueError(f"There is no verb “{tag}”; possible are {verbs}.")


def members(union: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the type itself when it is none."""
    return get_args(union) if get_origin(union) in (Union, types.UnionType) else (union,)


def literals(hint: Any) -> Iterator[Any]:
    """Yield every literal value that a type hint allows."""
    if get_origin(hint) is Literal:
        for value in get_args(hint):
            yield from literals(value) if get_origin(value) is Literal else (value,)
        return
    for member in members(hint):
        if member is not hint:
            yield from literals(member)


def _word(value: object) -> str:
    if isinstance(value, str) and _stands_alone(value):
        return value
    # Blanks occur in compact JSON only within strings, where they may be escaped.
    return msgspec.json.encode(value).decode().replace(" ", "\\u0020")


def _stands_alone(value: str) -> bool:
    return value != "null" and re.fullmatch(r'[^\s\["{]\S*', value) is not None


def _fields(known: type[msgspec.Struct], words: Iterable[str]) -> Iterator[tuple[str, Any]]:
    """Yield each field that the words give, with its value."""
    tag, hints = tag_of(known), hints_of(known)
    fields = {field.name: field for field in fields_of(known)}
    names = ", ".join(fields) or "none"
    left = list(fields)
    for word in words:
        name, given, value = word.partition("=")
        if not given:
            if not left:
                raise ValueError(f"“{tag}” has no place for “{word}”; it takes {names}.")
            name, value = left[0], word
        if name not in fields:
            raise ValueError(f"“{tag}” knows no “{name}”; it takes {names}.")
        if name not in left:
            raise ValueError(f"“{tag}” is given “{name}” twice.")
        left.remove(name)
        yield name, _value(name, value, hints[name])
    missing = [name for name in left if fields[name].required]
    if missing:
        raise ValueError(f"“{tag}” needs {', '.join(missing)}.")


def _value(name: str, word: str, hint: Any) -> Any:
    try:
        return _read(word, hint)
    except msgspec.MsgspecError as error:
        possible = ", ".join(str(value) for value in literals(hint))
        if possible:
            wanted = f"one of {possible}"
        else:
            wanted = "a whole number" if int in members(hint) else f"something else: {error}"
        raise ValueError(f"{name}={word} is not possible; it takes {wanted}.") from error


def _read(word: str, hint: Any) -> Any:
    if word[:1] not in ("[", "{", '"'):
        try:
            return msgspec.convert(word, hint, strict=False)
        except msgspec.ValidationError:
            if not word.lstrip("-").isdigit():
                raise
    return msgspec.json.decode(word, type=hint)
