"""Which letters each stored font can draw."""

import json
from bisect import bisect_right
from functools import cache
from pathlib import Path

CHART = Path(__file__).parents[1] / "assets" / "fonts" / "coverage.json"


@cache
def coverage() -> dict[str, list[int]]:
    """Return for each font file where its coverage begins and ends, over and over, ascending."""
    chart: dict[str, list[int]] = json.loads(CHART.read_text(encoding="utf-8"))
    return chart


def covers(font: str, letter: str) -> bool:
    """Return whether a font file can draw a letter."""
    return bisect_right(coverage()[font], ord(letter)) % 2 == 1
