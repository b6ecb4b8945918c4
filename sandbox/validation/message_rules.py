"""What Discord refuses in messages and modals although its OpenAPI file lets it pass."""

from collections.abc import Iterator
from typing import Any

from sandbox import components as parts
from sandbox.errors import Violation
from sandbox.wire import Json

Path = tuple[str | int, ...]

CONTENT_LIMIT = 2000
ROW_LIMIT = 5
COMPONENT_LIMIT = 40
TEXT_LIMIT = 4000
EMBED_TEXT_LIMIT = 6000
MODAL_LIMIT = 5
COMPONENTS_V2 = 1 << 15


def check_message(
    payload: Json, *, path: Path = (), flags: int = 0, filenames: set[str] | None = None
) -> Iterator[Violation]:
    """Yield what is wrong with a message.

    `flags` are those the message has already; `filenames` what `attachment://` may name, or None
    when the files are not known.
    """
    flags |= _number(payload.get("flags"))
    text = payload.get("content")
    if isinstance(text, str) and len(text) > CONTENT_LIMIT:
        yield _too_long((*path, "content"), CONTENT_LIMIT)
    top = _list(payload.get("components"))
    walked = list(parts.walk(top, (*path, "components")))
    if flags & COMPONENTS_V2:
        yield from _check_v2(payload, walked, path)
    else:
        yield from _check_rows(top, path)
    yield from _unique_ids(walked)
    for where, component in walked:
        yield from _check_component(component, where)
    yield from _check_embeds(payload, path)
    if filenames is not None:
        yield from _check_files(payload, walked, path, filenames)


def check_modal(data: Json, *, path: Path = ()) -> Iterator[Violation]:
    """Yield what is wrong with a modal."""
    top = _list(data.get("components"))
    where = (*path, "components")
    if len(top) > MODAL_LIMIT:
        yield Violation(where, "BASE_TYPE_MAX_LENGTH", f"Must be {MODAL_LIMIT} or fewer in length.")
    if not top:
        yield Violation(where, "BASE_TYPE_REQUIRED", "This field is required")
    walked = list(parts.walk(top, where))
    yield from _unique_ids(walked)
    for inner, component in walked:
        if component.get("disabled"):
            yield Violation(
                (*inner, "disabled"),
                "MODAL_COMPONENT_CANNOT_BE_DISABLED",
                "Components in a modal cannot be disabled",
            )
        yield from _check_component(component, inner)


def legacy_field(path: Path, key: str) -> Violation:
    """Name a field that a message of Components V2 cannot have."""
    return Violation(
        path,
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
    )


def _check_v2(payload: Json, walked: list[tuple[Path, Json]], path: Path) -> Iterator[Violation]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if payload.get(key):
            yield legacy_field((*path, key), key)
    where = (*path, "components")
    if len(walked) > COMPONENT_LIMIT:
        yield Violation(
            where,
            "BASE_TYPE_MAX_LENGTH",
            f"The message has {len(walked)} components, nested ones counted; "
            f"{COMPONENT_LIMIT} are possible",
        )
    length = sum(
        len(component["content"])
        for _, component in walked
        if component.get("type") == parts.TEXT_DISPLAY and isinstance(component.get("content"), str)
    )
    if length > TEXT_LIMIT:
        yield Violation(
            where,
            "COMPONENT_MAX_TOTAL_COMPONENTS_TEXT_SIZE_EXCEEDED",
            f"The total size of all text cannot exceed {TEXT_LIMIT} characters; it is {length}",
        )


def _check_rows(top: list[Any], path: Path) -> Iterator[Violation]:
    if len(top) > ROW_LIMIT:
        yield Violation(
            (*path, "components"),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between 1 and {ROW_LIMIT} in length.",
        )
    for index, component in enumerate(top):
        if isinstance(component, dict) and component.get("type") != parts.ACTION_ROW:
            yield Violation(
                (*path, "components", index, "type"),
                "UNION_TYPE_CHOICES",
                'Value of field "type" must be one of (1,).',
            )


def _unique_ids(walked: list[tuple[Path, Json]]) -> Iterator[Violation]:
    seen_custom: set[str] = set()
    seen_numbers: set[int] = set()
    for path, component in walked:
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in seen_custom:
                yield Violation(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            seen_custom.add(custom_id)
        number = component.get("id")
        if isinstance(number, int) and number:
            if number in seen_numbers:
                yield Violation(
                    (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
                )
            seen_numbers.add(number)


def _check_component(component: Json, path: Path) -> Iterator[Violation]:
    kind = component.get("type")
    if kind == parts.BUTTON:
        yield from _check_button(component, path)
    elif kind in parts.SELECTS or kind in (parts.RADIO_GROUP, parts.CHECKBOX_GROUP):
        yield from _check_choices(component, path)
    elif kind == parts.ACTION_ROW:
        yield from _check_row(component, path)


def _check_row(row: Json, path: Path) -> Iterator[Violation]:
    inside = [c.get("type") for c in _list(row.get("components")) if isinstance(c, dict)]
    if any(kind in parts.SELECTS for kind in inside) and len(inside) > 1:
        yield Violation(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _check_button(button: Json, path: Path) -> Iterator[Violation]:
    given = [key for key in ("custom_id", "url", "sku_id") if button.get(key)]
    if len(given) != 1:
        yield Violation(
            path,
            "BUTTON_COMPONENT_EXACTLY_ONE_TARGET",
            "A button needs exactly one of custom_id, url and sku_id",
        )
    else:
        needed = {5: "url", 6: "sku_id"}.get(_number(button.get("style")), "custom_id")
        if given[0] != needed:
            yield Violation(
                (*path, "style"),
                "BUTTON_COMPONENT_STYLE_MISMATCH",
                f"A button of style {button.get('style')} needs {needed}",
            )
    if not button.get("sku_id") and not button.get("label") and not button.get("emoji"):
        yield Violation(
            path, "BUTTON_COMPONENT_NEEDS_LABEL_OR_EMOJI", "A button needs a label or an emoji"
        )
    yield from _check_emoji(button.get("emoji"), (*path, "emoji"))


def _check_choices(menu: Json, path: Path) -> Iterator[Violation]:
    options = [option for option in _list(menu.get("options")) if isinstance(option, dict)]
    seen: set[Any] = set()
    for index, option in enumerate(options):
        where = (*path, "options", index)
        if option.get("value") in seen:
            yield Violation(
                (*where, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option.get("value"))
        yield from _check_emoji(option.get("emoji"), (*where, "emoji"))
    least, most = menu.get("min_values"), menu.get("max_values")
    if menu.get("type") == parts.STRING_SELECT and isinstance(most, int) and most > len(options):
        yield Violation(
            (*path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
            f"max_values is {most}, and there are {len(options)} options",
        )
    if isinstance(least, int) and isinstance(most, int) and least > most:
        yield Violation(
            (*path, "min_values"),
            "SELECT_COMPONENT_MIN_GREATER_THAN_MAX",
            "min_values must not be greater than max_values",
        )
    chosen = sum(bool(option.get("default")) for option in options)
    if chosen > (most if isinstance(most, int) else 1):
        if menu.get("type") == parts.CHECKBOX_GROUP and most is None:
            return
        yield Violation(
            (*path, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
            f"{chosen} options are chosen by default, more than max_values",
        )


def _check_emoji(emoji: Any, path: Path) -> Iterator[Violation]:
    if not isinstance(emoji, dict) or emoji.get("id"):
        return
    name = emoji.get("name")
    if not isinstance(name, str) or not name or any(c.isalpha() and c.isascii() for c in name):
        yield Violation((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_embeds(payload: Json, path: Path) -> Iterator[Violation]:
    total = 0
    for embed in _list(payload.get("embeds")):
        if not isinstance(embed, dict):
            continue
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for field in _list(embed.get("fields")):
            texts += [field.get("name"), field.get("value")]
        total += sum(len(text) for text in texts if isinstance(text, str))
    if total > EMBED_TEXT_LIMIT:
        yield Violation(
            (*path, "embeds"),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {EMBED_TEXT_LIMIT}",
        )


def _check_files(
    payload: Json, walked: list[tuple[Path, Json]], path: Path, filenames: set[str]
) -> Iterator[Violation]:
    pointers: list[tuple[Path, Any]] = [
        ((*where, "url"), item.get("url"))
        for component_path, component in walked
        for where, item in parts.media(component, component_path)
    ]
    for index, embed in enumerate(_list(payload.get("embeds"))):
        pointers += [
            ((*path, "embeds", index, key, "url"), embed[key].get("url"))
            for key in ("image", "thumbnail")
            if isinstance(embed, dict) and isinstance(embed.get(key), dict)
        ]
    for where, url in pointers:
        if (
            isinstance(url, str)
            and url.startswith(parts.ATTACHMENT)
            and url.removeprefix(parts.ATTACHMENT) not in filenames
        ):
            yield parts.missing_attachment(where, url)


def _too_long(path: Path, limit: int) -> Violation:
    return Violation(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0
