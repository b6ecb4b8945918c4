"""What a Discord client makes of a filled-in modal before it sends it."""

from collections.abc import Callable
from typing import Any

from sandbox import components as parts
from sandbox.errors import ClientRefusal
from sandbox.resolving import Resolved
from sandbox.wire import Json

LONGEST = 4000


def submitted(modal: Json, values: dict[str, Any], resolved: Resolved) -> Json:
    """Return the data of a modal's interaction; `values` are by `custom_id`.

    Raise ClientRefusal for a field left empty that is required, or filled as it cannot be.
    """
    form = _Form(values, resolved)
    components = [form.answer(component) for component in modal["components"]]
    if strange := values.keys() - form.known:
        raise ClientRefusal(f"The form has no field {', '.join(sorted(strange))}.")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    if resolved.told:
        data["resolved"] = resolved.told
    return data


def named(resolved: Resolved, menu: Json, key: str) -> str:
    """Return the id of what is chosen from a menu of users, roles or channels."""
    kind = menu["type"]
    if kind == parts.CHANNEL_SELECT:
        return resolved.channel(key, menu.get("channel_types"))
    by_key: dict[int, Callable[[str], str]] = {
        parts.USER_SELECT: resolved.user,
        parts.ROLE_SELECT: resolved.role,
        parts.MENTIONABLE_SELECT: resolved.mentionable,
    }
    return by_key[kind](key)


class _Form:
    def __init__(self, values: dict[str, Any], resolved: Resolved) -> None:
        self._values = values
        self._resolved = resolved
        self._number = 0
        self.known: set[str] = set()

    def answer(self, component: Json, label: str = "") -> Json:
        """Return one component with what was filled in."""
        self._number += 1
        kind = component["type"]
        answer: Json = {"type": kind, "id": component.get("id") or self._number}
        if kind == parts.ACTION_ROW:
            answer["components"] = [self.answer(c) for c in component["components"]]
        elif kind == parts.LABEL:
            answer["component"] = self.answer(component["component"], component["label"])
        elif "custom_id" in component:
            custom_id = component["custom_id"]
            self.known.add(custom_id)
            name = label or component.get("label") or custom_id
            filled = self._filled(component, name, self._values.get(custom_id))
            answer |= {"custom_id": custom_id, **filled}
        return answer

    def _filled(self, field: Json, name: str, given: Any) -> Json:
        kind = field["type"]
        if kind == parts.TEXT_INPUT:
            return {"value": _text(field, name, given)}
        if kind == parts.CHECKBOX:
            return {"value": bool(field.get("default") if given is None else given)}
        chosen = _as_list(given, field)
        _check_count(field, name, len(chosen))
        values = [self._value(field, name, value) for value in chosen]
        if kind == parts.RADIO_GROUP:
            return {"value": values[0] if values else None}
        return {"values": values}

    def _value(self, field: Json, name: str, value: Any) -> str:
        if "options" in field:
            return _option(field, name, value)
        if field["type"] == parts.FILE_UPLOAD:
            return self._resolved.file(value)
        return named(self._resolved, field, str(value))


def _check_count(field: Json, name: str, count: int) -> None:
    required = _given(field, "required", True)
    least = _given(field, "min_values", int(required))
    most = _given(field, "max_values", 1)
    if field["type"] == parts.RADIO_GROUP:
        least, most = int(required), 1
    elif field["type"] == parts.CHECKBOX_GROUP:
        most = _given(field, "max_values", len(field["options"]))
    if not least <= count <= most and (count or required):
        raise ClientRefusal(f"{name}: choose {least} to {most}, not {count}.")


def _given(field: Json, key: str, otherwise: Any) -> Any:
    """Return what a field says; one that says null says nothing."""
    return otherwise if field.get(key) is None else field[key]


def _text(field: Json, name: str, given: Any) -> str:
    text = str(field.get("value") or "") if given is None else str(given)
    least = field.get("min_length") or 0
    most = field.get("max_length") or LONGEST
    required = _given(field, "required", True)
    if not text and not required:
        return text
    if not max(least, 1 if required else 0) <= len(text) <= most:
        raise ClientRefusal(f"{name}: {max(least, 1)} to {most} characters, not {len(text)}.")
    return text


def _as_list(given: Any, field: Json) -> list[Any]:
    if given is None:
        return [option["value"] for option in field.get("options", []) if option.get("default")]
    return list(given) if isinstance(given, (list, tuple)) else [given]


def _option(field: Json, name: str, value: Any) -> str:
    for option in field["options"]:
        if value in (option["value"], option["label"]):
            return str(option["value"])
    labels = ", ".join(option["label"] for option in field["options"])
    raise ClientRefusal(f"{name}: one of {labels}, not {value}.")
