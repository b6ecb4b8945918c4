"""The bot is killed at every instant of a secret answer or an undo."""

from pathlib import Path

import pytest

from tests.bot.clicks import IN_SECRET_OR_BACK, Click
from tests.bot.dying import dies_at_every_instant


@pytest.mark.parametrize("kind", IN_SECRET_OR_BACK, ids=lambda kind: kind.name)
async def test_whenever_the_bot_dies_a_click_counts_once(kind: type[Click], tmp_path: Path) -> None:
    await dies_at_every_instant(kind, tmp_path)
