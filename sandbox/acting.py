"""What users do: commands, clicks, choices, forms, words; each as a Discord client sends it."""

from typing import Any

from sandbox import components as parts
from sandbox import shapes
from sandbox.core import Core
from sandbox.errors import ApiError, ClientRefusal
from sandbox.forms import named, submitted
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from sandbox.messages import Draft
from sandbox.permissions import Permission
from sandbox.resolving import Resolved
from sandbox.typed import Typed
from sandbox.wire import Json
from sandbox.world import StoredMessage, World


async def act(core: Core, request: Json) -> Json:
    """Carry out one act of a user and return what the user's client shows.

    `request` is the page's: `user`, `kind`, and what the kind needs. Raise ClientRefusal for what
    a client would not let its user do.
    """
    kinds = {
        "slash": _slash,
        "component": _component,
        "modal": _modal,
        "say": _say,
        "dismiss": _dismiss,
        "react": _react,
    }
    kind = request.get("kind")
    if kind not in kinds:
        raise ClientRefusal(f"There is no act {kind!r}; there are {', '.join(kinds)}.")
    try:
        user = core.world.user(str(request.get("user")))
    except ApiError:
        raise ClientRefusal(f"There is no user {request.get('user')}.") from None
    if user["bot"]:
        raise ClientRefusal("A bot cannot be acted for.")
    try:
        return await kinds[str(kind)](core, str(user["id"]), request)
    except ApiError as error:
        raise ClientRefusal(f"{error.message}.") from None
    except KeyError as error:
        raise ClientRefusal(f"The act {kind} needs {error.args[0]!r}.") from None


def _place(world: World, user_id: str, request: Json) -> Json:
    key = str(request.get("channel") or "general")
    try:
        return world.find_channel(key, user_id)
    except ApiError:
        raise ClientRefusal(f"You see no channel {key}.") from None


async def _slash(core: Core, user_id: str, request: Json) -> Json:
    channel = _place(core.world, user_id, request)
    typed = Typed(core.world, user_id, channel, str(request["path"]))
    focused = request.get("focused")
    data = typed.data(dict(request.get("options") or {}), focused)
    kind = AUTOCOMPLETE if focused else COMMAND
    return await core.interactions.begin(kind, user_id, channel, data)


def _message(core: Core, user_id: str, request: Json) -> StoredMessage:
    message = core.world.find_message(str(request["message"]))
    if message is None or not _can_read(core.world, user_id, message):
        raise ClientRefusal("This message does not exist any more.")
    return message


def _can_read(world: World, user_id: str, message: StoredMessage) -> bool:
    return message.only_for in (None, user_id) and world.sees(
        user_id, world.channel(message.channel_id)
    )


async def _component(core: Core, user_id: str, request: Json) -> Json:
    message = _message(core, user_id, request)
    custom_id = str(request["custom_id"])
    for _, component in parts.walk(message.wire["components"]):
        if component.get("custom_id") == custom_id:
            break
    else:
        raise ClientRefusal("This message has no such button or menu any more.")
    if component.get("disabled"):
        raise ClientRefusal("It cannot be used: it is disabled.")
    channel = core.world.channel(message.channel_id)
    data: Json = {
        "custom_id": custom_id,
        "component_type": component["type"],
        "id": component["id"],
    }
    if component["type"] in parts.SELECTS:
        values = [str(value) for value in request.get("values") or []]
        data |= _chosen(component, values, Resolved(core.world, user_id, channel))
    return await core.interactions.begin(COMPONENT, user_id, channel, data, message)


def _chosen(menu: Json, values: list[str], resolved: Resolved) -> Json:
    kind = menu["type"]
    least, most = menu["min_values"], menu["max_values"]
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise ClientRefusal(f"Choose {least} to {most}, each once; {len(values)} were chosen.")
    if kind == parts.STRING_SELECT:
        possible = [option["value"] for option in menu["options"]]
        for value in values:
            if value not in possible:
                raise ClientRefusal(f"The menu has no value {value!r}.")
        return {"values": values}
    ids = [named(resolved, menu, value) for value in values]
    return {"values": ids, "resolved": resolved.told}


async def _modal(core: Core, user_id: str, request: Json) -> Json:
    custom_id = str(request["modal"].get("custom_id"))
    try:
        modal, source = core.interactions.opened_form(user_id, custom_id)
    except ApiError:
        raise ClientRefusal("This form is not open.") from None
    values: dict[str, Any] = request.get("values") or {}
    if source is not None:
        channel = core.world.channel(source.channel_id)
    else:
        channel = _place(core.world, user_id, request)
    data = submitted(modal, values, Resolved(core.world, user_id, channel))
    return await core.interactions.begin(MODAL, user_id, channel, data, source)


async def _say(core: Core, user_id: str, request: Json) -> Json:
    channel = _place(core.world, user_id, request)
    content = str(request["content"]).strip()
    if not 1 <= len(content) <= 2000:
        raise ClientRefusal("A message has 1 to 2000 characters.")
    needed = (
        Permission.SEND_MESSAGES_IN_THREADS
        if channel["type"] in shapes.THREADS
        else Permission.SEND_MESSAGES
    )
    if needed not in core.world.permissions(user_id, channel):
        raise ClientRefusal("You may not write here.")
    message = core.messages.create(
        Draft(author_id=user_id, channel=channel, payload={"content": content})
    )
    if channel["type"] in shapes.THREADS:
        core.world.join_thread(channel, user_id)
    return {"type": "message", "m": message.for_page()}


async def _dismiss(core: Core, user_id: str, request: Json) -> Json:
    message = _message(core, user_id, request)
    if message.only_for != user_id:
        raise ClientRefusal("Only what you alone see can be dismissed.")
    core.messages.delete(message)
    return {"type": "done"}


async def _react(core: Core, user_id: str, request: Json) -> Json:
    message = _message(core, user_id, request)
    emoji = {"id": None, "name": str(request["emoji"])}
    core.messages.react(message, user_id, emoji, add=bool(request.get("add", True)))
    return {"type": "done"}
