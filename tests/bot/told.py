"""What the log has told about one thing after the other."""

import asyncio
import logging
from typing import Any

import pytest

from tests.bot.running import PATIENCE

PAUSE = 0.01
"""Seconds between two looks."""


def all_told(caplog: pytest.LogCaptureFixture, *messages: str) -> list[dict[str, Any]]:
    """Return the facts of every line with one of these messages, oldest first."""
    return [
        {**vars(record).get("facts", {}), "level": record.levelno, "message": record.getMessage()}
        for record in caplog.records
        if record.getMessage() in messages
    ]


async def told(caplog: pytest.LogCaptureFixture, **wanted: Any) -> dict[str, Any]:
    """Wait for the line about an interaction, or with `message="post"` a post, with these facts."""
    messages = [wanted.pop("message")] if "message" in wanted else ["interaction", SLOW]
    async with asyncio.timeout(PATIENCE):
        while True:
            for facts in all_told(caplog, *messages):
                if wanted.items() <= facts.items():
                    return facts
            await asyncio.sleep(PAUSE)


SLOW = "slow interaction"


@pytest.fixture
def everything_logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Let the bot log everything; return what it logs."""
    caplog.set_level(logging.DEBUG, "bot")
    return caplog
