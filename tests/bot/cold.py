"""Bots that draw nothing ahead; apart, so that a process of its own starts quickly."""

from contextlib import AbstractContextManager
from unittest.mock import patch

from bot.warming import Warming


def cold() -> AbstractContextManager[object]:
    """Let bots draw nothing ahead within the block."""
    return patch.object(Warming, "begin", lambda warming, slug: None)
