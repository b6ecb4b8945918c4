"""Walk over components and resolve the files they point to."""

from collections.abc import Iterator
from typing import Any

from sandbox import errors
from sandbox.errors import Violation
from sandbox.wire import Json

(
    ACTION_ROW,
    BUTTON,
    STRING_SELECT,
    TEXT_INPUT,
    USER_SELECT,
    ROLE_SELECT,
    MENTIONABLE_SELECT,
    CHANNEL_SELECT,
    SECTION,
    TEXT_DISPLAY,
    THUMBNAIL,
    MEDIA_GALLERY,
    FILE,
    SEPARATOR,
) = range(1, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_BUTTON = 5

ATTACHMENT = "attachment://"

_DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
Path = tuple[str | int, ...]


def walk(components: Any, path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its path, parents first, as they stand on the screen."""
    if not isinstance(components, list):
        return
    for index, component in enumerate(components):
        if isinstance(component, dict):
            yield from _walk_one(component, (*path, index))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from walk(component.get("components"), (*path, "components"))
    for key in ("accessory", "component"):
        if isinstance(component.get(key), dict):
            yield from _walk_one(component[key], (*path, key))


def media(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    """Yield the media objects of one component, with their paths."""
    for key in ("media", "file"):
        if isinstance(component.get(key), dict):
            yield (*path, key), component[key]
    items = component.get("items")
    if component.get("type") == MEDIA_GALLERY and isinstance(items, list):
        for index, item in enumerate(items):
            if isinstance(item, dict) and isinstance(item.get("media"), dict):
                yield (*path, "items", index, "media"), item["media"]


def resolve(components: list[Json], attachments: list[Json], make_id: Any) -> list[Json]:
    """Return components as Discord answers them: numbered, and with real addresses for files.

    `make_id` makes the ids of media. Raise the invalid form of a file that was not sent.
    """
    resolved = [_copy(component) for component in components]
    by_name = {attachment["filename"]: attachment for attachment in attachments}
    taken = {c["id"] for _, c in walk(resolved) if c.get("id")}
    number = 0
    for path, component in walk(resolved):
        if not component.get("id"):
            number = next(n for n in range(number + 1, number + 1000) if n not in taken)
            component["id"] = number
        _complete(component)
        for media_path, item in media(component, path):
            _resolve_media(item, media_path, by_name, make_id)
        if component.get("type") == FILE and component["file"].get("attachment_id"):
            sent = next(a for a in attachments if a["id"] == component["file"]["attachment_id"])
            component["name"], component["size"] = sent["filename"], sent["size"]
    return resolved


def _complete(component: Json) -> None:
    """Fill in what answers always have, and leave out what they never have as null."""
    kind = component["type"]
    for key in [key for key, value in component.items() if value is None]:
        del component[key]
    for key, value in _DEFAULTS.get(kind, {}).items():
        component.setdefault(key, value)
    for item in component["items"] if kind == MEDIA_GALLERY else ():
        for key, value in _DEFAULTS[THUMBNAIL].items():
            item.setdefault(key, value)
    for bearer in (component, *component.get("options", ())):
        emoji = bearer.get("emoji")
        if emoji is not None and emoji.get("id") is None:
            bearer["emoji"] = {"name": emoji["name"]}


def _resolve_media(item: Json, path: Path, by_name: dict[str, Json], make_id: Any) -> None:
    url = str(item.get("url", ""))
    if not url.startswith(ATTACHMENT):
        item |= {"id": make_id(), "proxy_url": url, "loading_state": 2, "flags": 0}
        return
    sent = by_name.get(url.removeprefix(ATTACHMENT))
    if sent is None:
        raise errors.InvalidForm([missing_attachment((*path, "url"), url)])
    item |= {
        "id": make_id(),
        "url": sent["url"],
        "proxy_url": sent["proxy_url"],
        "width": sent.get("width"),
        "height": sent.get("height"),
        "content_type": sent.get("content_type"),
        "loading_state": 2,
        "flags": 0,
        "attachment_id": sent["id"],
    }


def missing_attachment(path: Path, url: str) -> Violation:
    """Name a file that a body points to and does not bring."""
    return Violation(
        path,
        "REFERENCED_ATTACHMENT_NOT_FOUND",
        f'The referenced attachment "{url.removeprefix(ATTACHMENT)}" was not sent',
    )


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_copy(inner) for inner in value]
    return value
