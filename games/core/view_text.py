"""A view as lines of text, for any game: one line for each thing that can be seen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from games.core.view import View


def view_lines(view: View) -> list[str]:
    """Write every field of a view but the choices, nested names joined by dots."""
    return raw_lines(msgspec.to_builtins(view, str_keys=True, order="deterministic"))


def raw_lines(raw: Mapping[str, Any]) -> list[str]:
    """Write a view that stands as plain values, in the same lines."""
    return list(_lines("", {name: value for name, value in raw.items() if name != "choices"}))


def _lines(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, Mapping) and any(map(_nested, value.values())):
        for key, inner in value.items():
            yield from _lines(f"{name}.{key}" if name else key, inner)
    elif isinstance(value, Sequence) and not isinstance(value, str) and any(map(_nested, value)):
        for number, inner in enumerate(value):
            yield from _lines(f"{name}.{number}", inner)
    else:
        yield f"{name}: {_plain(value)}"


def _nested(value: Any) -> bool:
    return isinstance(value, Mapping | list | tuple)


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(_plain, value)) or "–"
    return "–" if value is None else str(value)
