"""Messages and forms as a player sees them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sandbox import components as parts
from sandbox import shapes
from sandbox.wire import Json

T = TypeVar("T")
FileOf = Callable[[str], bytes]
"""Returns the bytes behind an address of the CDN."""


@dataclass(frozen=True)
class Button:
    """A button of a message."""

    label: str
    emoji: str
    custom_id: str
    url: str
    disabled: bool
    style: int

    def is_called(self, name: str) -> bool:
        """Tell whether a player would call it so: by label, emoji, both, or its `custom_id`."""
        both = f"{self.emoji} {self.label}".strip()
        return name in {self.label, self.emoji, both, self.custom_id} - {""}


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True)
class Select:
    """A menu of a message; `options` is empty for menus of users, roles and channels."""

    placeholder: str
    custom_id: str
    kind: int
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool

    def value_of(self, name: str) -> str:
        """Return the value of an option given by label or value; anything else as it is."""
        for option in self.options:
            if name in (option.label, option.value):
                return option.value
        return name


class Message:
    """A message as it was when it was looked at."""

    def __init__(self, wire: Json, file_of: FileOf) -> None:
        self.wire = wire
        self._file_of = file_of

    def __repr__(self) -> str:
        private = " ephemeral" if self.ephemeral else ""
        return f"<Message {self.id}{private} {self.text[:80]!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        """Return the message's id."""
        return str(self.wire["id"])

    @property
    def channel_id(self) -> str:
        """Return the id of its channel."""
        return str(self.wire["channel_id"])

    @property
    def author(self) -> str:
        """Return the name of who wrote it."""
        return str(self.wire["author"]["global_name"])

    @property
    def content(self) -> str:
        """Return the plain content."""
        return str(self.wire["content"])

    @property
    def ephemeral(self) -> bool:
        """Tell whether only one player sees it."""
        return bool(self.wire["flags"] & shapes.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Tell whether the bot promised it and has not written it yet."""
        return bool(self.wire["flags"] & shapes.LOADING)

    @property
    def silent(self) -> bool:
        """Tell whether it was sent without notifying."""
        return bool(self.wire["flags"] & shapes.SILENT)

    @property
    def command(self) -> str | None:
        """Return the slash command it answers, such as `table new`, or None."""
        about = self.wire.get("interaction")
        return None if about is None else str(about["name"])

    @property
    def components(self) -> list[Json]:
        """Return every component, nested ones too, in the order of the screen."""
        return [component for _, component in parts.walk(self.wire["components"])]

    @property
    def text(self) -> str:
        """Return all its words: content, text components, embeds; a line for each."""
        texts = [self.content]
        texts += [c["content"] for c in self.components if c["type"] == parts.TEXT_DISPLAY]
        for embed in self.wire["embeds"]:
            texts += _words_of(embed)
        return "\n".join(text for text in texts if text)

    @property
    def mentions(self) -> list[str]:
        """Return the names of the users whom it really pinged."""
        notified = set(self.wire.get("notified", []))
        return [u["global_name"] for u in self.wire["mentions"] if u["id"] in notified]

    @property
    def buttons(self) -> list[Button]:
        """Return its buttons."""
        return [_button(c) for c in self.components if c["type"] == parts.BUTTON]

    @property
    def selects(self) -> list[Select]:
        """Return its menus."""
        return [_select(c) for c in self.components if c["type"] in parts.SELECTS]

    def button(self, name: str) -> Button:
        """Return the one button called so, or raise AssertionError naming those there are."""
        found = [button for button in self.buttons if button.is_called(name)]
        return _the_one(found, name, self.buttons)

    def select(self, name: str | None = None) -> Select:
        """Return the menu of this placeholder or `custom_id`, or the only one."""
        found = [s for s in self.selects if name in (None, s.placeholder, s.custom_id)]
        return _the_one(found, name or "menu", self.selects)

    @property
    def files(self) -> dict[str, bytes]:
        """Return the attached files by name."""
        return {a["filename"]: self._file_of(a["url"]) for a in self.wire["attachments"]}

    @property
    def images(self) -> list[bytes]:
        """Return the pictures it shows, each once: attached, in components, in embeds."""
        return [self._file_of(url) for url in self._pictures()]

    @property
    def alts(self) -> list[str]:
        """Return the descriptions of the pictures, "" for one without."""
        return list(self._pictures().values())

    def _pictures(self) -> dict[str, str]:
        found: dict[str, str] = {}
        if not self.wire["flags"] & shapes.COMPONENTS_V2:
            for attachment in self.wire["attachments"]:
                if str(attachment.get("content_type")).startswith("image/"):
                    found[attachment["url"]] = attachment.get("description") or ""
        for component in self.components:
            shown = component.get("items", [])
            if component["type"] == parts.THUMBNAIL:
                shown = [component]
            for item in shown:
                found[item["media"]["url"]] = item.get("description") or self._described(item)
        for embed in self.wire["embeds"]:
            for key in ("image", "thumbnail"):
                if key in embed:
                    found[embed[key]["url"]] = embed[key].get("description") or ""
        return found

    def _described(self, item: Json) -> str:
        for attachment in self.wire["attachments"]:
            if attachment["url"] == item["media"]["url"]:
                return str(attachment.get("description") or "")
        return ""


def _words_of(embed: Json) -> list[str]:
    texts = [
        (embed.get("author") or {}).get("name"),
        embed.get("title"),
        embed.get("description"),
    ]
    for field in embed.get("fields") or []:
        texts += [field["name"], field["value"]]
    texts.append((embed.get("footer") or {}).get("text"))
    return [str(text) for text in texts if text]


def _button(component: Json) -> Button:
    return Button(
        label=component.get("label") or "",
        emoji=(component.get("emoji") or {}).get("name") or "",
        custom_id=component.get("custom_id") or "",
        url=component.get("url") or "",
        disabled=bool(component.get("disabled")),
        style=component["style"],
    )


def _select(component: Json) -> Select:
    return Select(
        placeholder=component.get("placeholder") or "",
        custom_id=component["custom_id"],
        kind=component["type"],
        options=tuple(
            Option(
                option["label"],
                option["value"],
                option.get("description") or "",
                bool(option.get("default")),
            )
            for option in component.get("options", [])
        ),
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        disabled=bool(component.get("disabled")),
    )


def _the_one(found: list[T], name: str, there_are: list[T]) -> T:
    if len(found) != 1:
        raise AssertionError(f"{len(found)} match {name!r}; there are {there_are}")
    return found[0]


@dataclass(frozen=True)
class Field:
    """One field of a form."""

    label: str
    custom_id: str
    kind: int
    required: bool
    options: tuple[str, ...]


class Modal:
    """A form that the bot opened."""

    def __init__(self, wire: Json, channel_id: str, message_id: str | None) -> None:
        self.wire = wire
        self.channel_id = channel_id
        self.message_id = message_id

    @property
    def title(self) -> str:
        """Return its title."""
        return str(self.wire["title"])

    @property
    def fields(self) -> list[Field]:
        """Return what can be filled in."""
        fields = []
        label = ""
        for _, component in parts.walk(self.wire["components"]):
            if component["type"] == parts.LABEL:
                label = component["label"]
            elif "custom_id" in component:
                fields.append(
                    Field(
                        component.get("label") or label,
                        component["custom_id"],
                        component["type"],
                        component.get("required", True),
                        tuple(option["label"] for option in component.get("options", [])),
                    )
                )
        return fields

    def custom_id(self, name: str) -> str:
        """Return the `custom_id` of the field of this label or `custom_id`."""
        found = [f for f in self.fields if name in (f.label, f.custom_id)]
        return _the_one(found, name, self.fields).custom_id
