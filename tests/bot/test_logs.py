"""How much is logged; that no secret is, `test_whole_games` sees."""

import copy
import json
import logging
import re
import sys
from collections.abc import Iterator

import pytest

from bot.logs import JsonLines, Text, facts, set_up_logging
from bot.operating.work import Work, doing
from tests.bot.breaking import broken


@pytest.fixture
def loggers_as_before() -> Iterator[None]:
    """Take back what setting up the log changes in the whole process."""
    names = (None, "discord", "PIL")
    levels = {name: logging.getLogger(name).level for name in names}
    handlers = copy.copy(logging.getLogger().handlers)
    yield
    logging.getLogger().handlers = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_libraries_are_held_back_but_not_silenced(loggers_as_before: None) -> None:
    set_up_logging("DEBUG")
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("discord.gateway").isEnabledFor(logging.INFO)
    set_up_logging("ERROR")
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.WARNING)
    assert not logging.getLogger("bot").isEnabledFor(logging.WARNING)


def record(message: str, *, error: bool = False, **told: str | int) -> logging.LogRecord:
    exc_info = sys.exc_info() if error else None
    made = logging.LogRecord("bot.x", logging.WARNING, "x.py", 1, message, None, exc_info)
    vars(made).update(facts(**told))
    return made


def test_text_ends_with_the_facts() -> None:
    line = Text().format(record("post", table=3, name="/table new", odd='a"b', empty=""))
    date, rest = line[:21], line[21:]
    assert re.fullmatch(r"\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\]", date)
    told = r'table=3 name="/table new" odd="a\"b" empty=""'
    assert rest == f" [WARNING ] bot.x: post {told}"


def test_a_traceback_follows_the_line() -> None:
    try:
        broken()
    except RuntimeError:
        failed = record("not drawn", error=True, table=3)
    first, *others = Text().format(failed).splitlines()
    assert first.endswith("not drawn table=3")
    assert others[0] == "Traceback (most recent call last):"
    line = JsonLines().format(failed)
    assert "\n" not in line
    assert json.loads(line)["exception"].endswith("RuntimeError: The brush broke.")


def test_json_has_the_facts_beside_the_message() -> None:
    line = json.loads(JsonLines().format(record("post", table=3, name="/tábla új")))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line.pop("time"))
    assert line == {
        "level": "WARNING",
        "logger": "bot.x",
        "message": "post",
        "table": 3,
        "name": "/tábla új",
    }


def test_what_is_being_done_is_told_by_every_line() -> None:
    with doing(Work(interaction=7, table=3)):
        line = json.loads(JsonLines().format(record("slow", table=4)))
        assert (line["interaction"], line["table"]) == (7, 4), "the line knows best"
        assert Text().format(record("slow")).endswith("slow interaction=7 table=3")
    assert Text().format(record("slow")).endswith("bot.x: slow")


def test_the_format_is_chosen(loggers_as_before: None, capsys: pytest.CaptureFixture[str]) -> None:
    logging.getLogger().handlers = []
    set_up_logging("INFO", "json")
    logging.getLogger("bot.x").info("hello", extra=facts(table=1))
    assert json.loads(capsys.readouterr().err)["table"] == 1
