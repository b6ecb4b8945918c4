"""What breaks, and what is left in the channel."""

from typing import Any

from sandbox.players import Player
from sandbox.seen import Message

CALLBACK = "POST /interactions/*/callback"
POST = "POST /channels/*/messages"


def posts(player: Player) -> list[Message]:
    """Return the posts of a game in the channel, oldest first."""
    return [m for m in player.visible("games") if "▶" in m.content and not m.ephemeral]


def broken(*given: object, **named: object) -> Any:
    """Fail, in the place of whatever draws or finds words."""
    raise RuntimeError("The brush broke.")
