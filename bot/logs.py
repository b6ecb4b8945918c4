"""The program's log: facts for the operator, never a token or what a player holds."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Literal

import discord

from bot.operating.work import Fact, current

TALKATIVE = ("discord", "PIL")
"""Libraries that tell too much at DEBUG: discord.py whole messages and the tokens to answer them.
"""

Format = Literal["text", "json"]
PLAIN = re.compile(r"[^\s\"=]+")
"""A value that needs no quotation marks."""

FORMATS: tuple[Format, ...] = ("text", "json")


def set_up_logging(level: str, form: Format = "text") -> None:
    """Log to the standard error output from a level on: DEBUG, INFO, WARNING or ERROR."""
    number = logging.getLevelNamesMapping()[level]
    formatter = JsonLines() if form == "json" else Text()
    discord.utils.setup_logging(level=number, formatter=formatter)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(number, logging.INFO))


def facts(**told: Fact) -> dict[str, Any]:
    """Return the `extra` of a line of the log that tells these facts."""
    return {"facts": told}


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    """Return what a line tells, and what it is about: interaction, table and seat, if any."""
    work = current()
    about = {} if work is None else work.facts
    return {**about, **getattr(record, "facts", {})}


class Text(logging.Formatter):
    """Lines for people, with the facts as `name=value` behind the message."""

    def __init__(self) -> None:
        super().__init__("[%(asctime)s] [%(levelname)-8s] %(name)s: %(message)s")
        self.default_msec_format = ""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """Return the line without a traceback."""
        told = (f"{name}={_value(fact)}" for name, fact in facts_of(record).items())
        return " ".join([super().formatMessage(record), *told])


class JsonLines(logging.Formatter):
    """A JSON object a line: `time` (UTC), `level`, `logger`, `message`, facts, any `exception`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _value(fact: Fact) -> str:
    text = str(fact)
    return text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
