"""A log tells the operator what happened, and nobody's secrets."""

import copy
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.logs import set_up_logging
from sandbox.local import Sandbox
from sandbox.world import Event as News
from tests.bot.chronicle import Chronicle
from tests.bot.playing import begin
from tests.bot.running import malecon
from tests.bot.scripted import ByClicks, ByCommands, play

LONG_ENOUGH = 12
"""Characters from which on a line of a message is not in a log by chance."""


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


async def test_a_log_tells_no_secret_however_much_is_logged(
    discord_: Sandbox,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    loggers_as_before: None,
) -> None:
    tokens = [discord_.token]

    def hear(news: News) -> None:
        if news.name == "INTERACTION_CREATE":
            tokens.append(news.data["token"])

    discord_.world.listen(hear)
    chronicle = Chronicle(discord_)
    set_up_logging("DEBUG")
    players = [discord_.player(name) for name in ("Ana", "Mateo")]
    async with malecon(discord_, tmp_path):
        await begin(players)
        for player in players:
            await player.slash("hand")
        kinds = zip((ByClicks, ByCommands), players, strict=True)
        await play([kind(player, Random(7)) for kind, player in kinds])
    assert len(caplog.records) > 100
    logged = caplog.text
    assert not [token for token in tokens if token in logged]
    assert len(tokens) > 100
    lines = {
        line
        for shown in chronicle.shown
        for line in (*shown.message.content.splitlines(), *shown.message.alts)
        if len(line) >= LONG_ENOUGH
    }
    assert len(lines) > 100
    assert not [line for line in lines if line in logged]


def test_libraries_are_held_back_but_not_silenced(loggers_as_before: None) -> None:
    set_up_logging("DEBUG")
    assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("discord.gateway").isEnabledFor(logging.INFO)
    set_up_logging("ERROR")
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.WARNING)
    assert not logging.getLogger("bot").isEnabledFor(logging.WARNING)
