"""What a Discord client makes of a filled-in modal before it sends it."""

from typing import Any

from sandbox import components as parts
from sandbox.errors import ClientRefusal
from sandbox.typed import resolve_user
from sandbox.uploads import keep, upload_of
from sandbox.wire import Json
from sandbox.world import World

LONGEST = 4000


def submitted(world: World, modal: Json, values: dict[str, Any], *, in_guild: bool) -> Json:
    """Return the data of a modal's interaction; `values` are by `custom_id`.

    Raise ClientRefusal for a field left empty that is required, or filled as it cannot be.
    """
    form = _Form(world, values, in_guild=in_guild)
    components = [form.answer(component) for component in modal.get("components", [])]
    if strange := values.keys() - form.known:
        raise ClientRefusal(f"The form has no field {', '.join(sorted(strange))}.")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    if form.resolved:
        data["resolved"] = form.resolved
    return data


class _Form:
    def __init__(self, world: World, values: dict[str, Any], *, in_guild: bool) -> None:
        self._world = world
        self._values = values
        self._in_guild = in_guild
        self._number = 0
        self.known: set[str] = set()
        self.resolved: Json = {}

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
            given = self._values.get(custom_id)
            name = label or component.get("label") or custom_id
            answer |= {"custom_id": custom_id, **self._filled(component, name, given)}
        return answer

    def _filled(self, field: Json, name: str, given: Any) -> Json:
        kind = field["type"]
        if kind == parts.TEXT_INPUT:
            return {"value": _text(field, name, given)}
        if kind == parts.CHECKBOX:
            return {"value": bool(field.get("default") if given is None else given)}
        values = _as_list(given, field)
        required = field.get("required", True)
        least, most = _bounds(field, required=required)
        if (values or required) and not least <= len(values) <= most:
            raise ClientRefusal(f"{name}: choose {least} to {most}, not {len(values)}.")
        if "options" in field:
            values = [_option(field, name, value) for value in values]
        elif kind == parts.FILE_UPLOAD:
            values = [self._upload(name, value) for value in values]
        elif kind in (parts.USER_SELECT, parts.MENTIONABLE_SELECT):
            values = [self._user(value) for value in values]
        if kind == parts.RADIO_GROUP:
            return {"value": values[0] if values else None}
        return {"values": values}

    def _user(self, value: str) -> str:
        user_id = str(self._world.user(str(value))["id"])
        resolve_user(self._world, self.resolved, user_id, in_guild=self._in_guild)
        return user_id

    def _upload(self, name: str, value: Any) -> str:
        try:
            upload = upload_of(value)
        except ValueError as error:
            raise ClientRefusal(f"{name} takes a file: {error}") from None
        attachment = keep(self._world, "ephemeral-attachments", upload)
        self.resolved.setdefault("attachments", {})[attachment["id"]] = attachment
        return str(attachment["id"])


def _text(field: Json, name: str, given: Any) -> str:
    text = str(field.get("value") or "") if given is None else str(given)
    least = field.get("min_length") or 0
    most = field.get("max_length") or LONGEST
    required = field.get("required", True)
    if not text and not required:
        return text
    if not max(least, 1 if required else 0) <= len(text) <= most:
        raise ClientRefusal(f"{name}: {max(least, 1)} to {most} characters, not {len(text)}.")
    return text


def _bounds(field: Json, *, required: bool) -> tuple[int, int]:
    """Return how many may be chosen; a library may send a bound it does not set as null."""
    if field["type"] == parts.RADIO_GROUP:
        return int(required), 1
    least, most = field.get("min_values"), field.get("max_values")
    if most is None:
        most = len(field["options"]) if field["type"] == parts.CHECKBOX_GROUP else 1
    return int(required) if least is None else least, most


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
