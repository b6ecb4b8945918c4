"""What the refusals of all games have in common."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.wording.language import Language

Details = Mapping[str, Any]
Recount = Callable[[Details, Language], str]
"""Tells a reason of the rules in other words."""


def with_rule(reason: str, rule: str, language: Language) -> str:
    """Make one sentence of a reason, told already, and the heading of the rule behind it."""
    text = language.gettext("{reason} (rules: {rule}).")
    return text.format(
        reason=reason[:1].upper() + reason[1:].removesuffix("."), rule=language.gettext(rule)
    )


def spoken_of(text: str, details: Details) -> Details:
    """Return the details that a text has a place for; others need not have a name."""
    return {name: value for name, value in details.items() if f"{{{name}}}" in text}
