"""One line of the log, and the numbers, for everything that is done for somebody."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import discord

from bot.logs import facts
from bot.operating.delivery import Delivery
from bot.operating.lag import Lag
from bot.operating.metrics import ACKNOWLEDGED, ANSWERED, ERRORS, INTERACTIONS, POSTS
from bot.operating.work import Fact, Work, begin, doing

log = logging.getLogger(__name__)

SLOW = 1.0
"""Seconds after which an answer is late: the log warns, and says what took so long."""

ARRIVED = "arrived"
"""The key of an interaction's extras under which its arrival is kept, by the monotonic clock."""

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "completion",
    discord.InteractionType.modal_submit: "modal",
}


class Watching:
    """Follows interactions from their arrival to the end of what was done about them."""

    def __init__(self, lag: Lag) -> None:
        self._lag = lag
        self._delivery = Delivery()

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Note that an interaction has just come in."""
        interaction.extras[ARRIVED] = monotonic()

    def begin(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        """Take the rest of the running task for the answer to an interaction.

        `table` is the number of its table when its button names it.
        """
        work = Work(interaction.extras.get(ARRIVED), interaction=interaction.id)
        if table is not None:
            work.facts["table"] = table
        delay = self._delivery.delay(interaction.created_at.timestamp(), work.began)
        begin(work)
        task = asyncio.current_task()
        assert task is not None, "an interaction is answered in a task of its own"
        task.add_done_callback(lambda _: self._end(work, interaction, delay))

    def _end(self, work: Work, interaction: discord.Interaction[Any], delay: float) -> None:
        kind, name = kind_of(interaction), name_of(interaction)
        outcome = work.outcome or ("answered" if work.answered else "unanswered")
        INTERACTIONS.labels(kind, name, outcome).inc()
        if work.acknowledged is not None and work.answered is not None:
            ACKNOWLEDGED.labels(kind).observe(work.acknowledged - work.began)
            ANSWERED.labels(kind).observe(work.answered - work.began)
        ended = monotonic()
        answered = work.answered or ended
        told: dict[str, Fact] = {"kind": kind, "name": name, **work.facts, "outcome": outcome}
        if work.acknowledged is not None:
            told["acknowledged_ms"] = milliseconds(work.acknowledged - work.began)
        told["ms"] = milliseconds(answered - work.began)
        if delay + answered - work.began > SLOW:
            told |= self._why(work, answered, delay)
            log.warning("slow interaction", extra=facts(**told))
        else:
            quiet = kind == "completion" and outcome == "answered"  # there is one for every key
            log.log(logging.DEBUG if quiet else logging.INFO, "interaction", extra=facts(**told))

    def _why(self, work: Work, until: float, delay: float) -> dict[str, Fact]:
        """Return what took longest until a moment, and how long each part took."""
        parts = work.parts_until_answered if work.answered else work.parts
        took = {"delivery": delay, **parts}
        took["computing"] = until - work.began - sum(parts.values())
        lag = self._lag.between(work.began - delay, until)
        longest = max(took, key=lambda part: took[part])
        # While the event loop is kept from running, every part seems to take longer.
        cause = "event_loop" if lag * 2 >= until - work.began + delay else longest
        measured = {**took, "event_loop": lag}
        return {
            "cause": cause,
            **{f"{part}_ms": milliseconds(it) for part, it in measured.items() if it >= 0.001},
        }


@contextmanager
def posting(table: int, entry: int) -> Iterator[None]:
    """Take a block for the showing of a post: the table's, of what an entry of its log did."""
    work = Work(table=table, entry=entry)
    with doing(work):
        try:
            yield
        except BaseException as error:
            work.outcome = "failed"
            if isinstance(error, Exception):  # being cancelled is none of our mistakes
                ERRORS.labels("post").inc()
            raise
        finally:
            outcome = work.outcome or "shown"
            POSTS.labels(outcome).inc()
            parts = {f"{part}_ms": milliseconds(it) for part, it in work.parts.items()}
            took = milliseconds(monotonic() - work.began)
            log.info("post", extra=facts(**work.facts, outcome=outcome, ms=took, **parts))


def kind_of(interaction: discord.Interaction[Any]) -> str:
    """Return what was used: command, completion, button, menu or modal."""
    if interaction.type in KINDS:
        return KINDS[interaction.type]
    data: dict[str, Any] = {**(interaction.data or {})}
    is_button = data.get("component_type") == discord.ComponentType.button.value
    return "button" if is_button else "menu"


def name_of(interaction: discord.Interaction[Any]) -> str:
    """Return the command, or the first word of a button's id; never what was typed or chosen.

    The rest of an id may be an answer that is still secret.
    """
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: dict[str, Any] = {**(interaction.data or {})}
    name, colon, _ = str(data.get("custom_id")).partition(":")
    return name if colon else "unknown"  # an id without a colon was never ours


def milliseconds(seconds: float) -> int:
    """Return a time as it is logged."""
    return round(seconds * 1000)
