"""How much is logged; that no secret is, `test_whole_games` sees."""

import copy
import logging
from collections.abc import Iterator

import pytest

from bot.logs import set_up_logging


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
