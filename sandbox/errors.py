"""Discord's refusals: the status, code and words of each, as the API gives them."""

from collections.abc import Iterable
from dataclasses import dataclass

from aiohttp import web

from sandbox.wire import Json, reply


def rate_limit_headers(retry_after: float | None) -> dict[str, str]:
    """Return the headers of a 429; none for None.

    Without `Via` discord.py takes a 429 for a ban by Cloudflare and does not try again.
    """
    if retry_after is None:
        return {}
    return {"Via": "1.1 sandbox", "Retry-After": str(retry_after), "X-RateLimit-Scope": "user"}


class ApiError(Exception):
    """A request that Discord would refuse."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Json | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.retry_after = retry_after
        """Seconds to wait, for a rate limit."""
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """Return the JSON that goes out."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body

    def response(self) -> web.Response:
        """Return the HTTP response."""
        return reply(self.body(), self.status, rate_limit_headers(self.retry_after))


class ClientRefusal(Exception):
    """What a Discord client does not let its user do; the message says why."""


@dataclass(frozen=True)
class Violation:
    """One thing wrong with a body: where, Discord's code for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def __str__(self) -> str:
        where = ".".join(map(str, self.path)) or "(body)"
        return f"{where}: {self.message} [{self.code}]"


class InvalidForm(ApiError):
    """A body that Discord would refuse, with everything that is wrong with it."""

    def __init__(self, violations: Iterable[Violation]) -> None:
        self.violations = tuple(violations)
        super().__init__(400, 50035, "Invalid Form Body", _nested(self.violations))


def _nested(violations: Iterable[Violation]) -> Json:
    errors: Json = {}
    for violation in violations:
        node = errors
        for step in violation.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append(
            {"code": violation.code, "message": violation.message}
        )
    return errors


def unauthorized() -> ApiError:
    """Refuse a missing or wrong bot token."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """Refuse a route that does not exist."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """Refuse a channel that does not exist."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Refuse a guild that does not exist."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Refuse a member that does not exist."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Refuse a message that does not exist, or that this caller cannot see."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Refuse a user that does not exist."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """Refuse an emoji that does not exist."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """Refuse a follow-up to an interaction that was not answered yet."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Refuse an answer that comes too late, or to nothing."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """Refuse an application command that does not exist."""
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    """Refuse a second answer to one interaction."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_large() -> ApiError:
    """Refuse a request or a file beyond the limit."""
    return ApiError(413, 40005, "Request entity too large")


def missing_access() -> ApiError:
    """Refuse a channel the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def foreign_message() -> ApiError:
    """Refuse to edit what somebody else wrote."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Refuse a message with nothing in it."""
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    """Refuse a direct message to somebody who takes none."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """Refuse what the bot may not do in this channel."""
    return ApiError(403, 50013, "You lack permissions to perform that action")


def invalid_webhook_token() -> ApiError:
    """Refuse an interaction's token that is unknown or older than its 15 minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def wrong_channel_type() -> ApiError:
    """Refuse an action that this type of channel does not know."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def archived_thread() -> ApiError:
    """Refuse to act in an archived thread."""
    return ApiError(400, 50083, "Thread is archived")


def locked_thread() -> ApiError:
    """Refuse to write in a thread that a moderator has locked."""
    return ApiError(400, 160005, "Thread is locked")


def thread_exists() -> ApiError:
    """Refuse a second thread on one message."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def rate_limited(retry_after: float) -> ApiError:
    """Refuse one request too many."""
    return ApiError(429, 0, "You are being rate limited.", retry_after=retry_after)


def old_edits(retry_after: float) -> ApiError:
    """Refuse one edit too many of messages older than an hour."""
    return ApiError(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
        retry_after=retry_after,
    )
