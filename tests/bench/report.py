"""How measures are written down."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One measure: what was measured, its value with unit, and what is wanted of it.

    `at_least` and `at_most` are targets in the same unit; `note` says what the value depends on.
    """

    name: str
    value: float
    unit: str
    note: str = ""
    at_least: float | None = None
    at_most: float | None = None

    @property
    def target(self) -> str:
        """Return the target and whether it is met, nothing where there is none."""
        if self.at_least is not None:
            return f"≥ {self.at_least:.5g} {_verdict(met=self.value >= self.at_least)}"
        if self.at_most is not None:
            return f"≤ {self.at_most:.3g} {_verdict(met=self.value <= self.at_most)}"
        return ""


def percentile(values: Sequence[float], percent: float) -> float:
    """Return the value that `percent` of 100 of the values do not exceed (nearest rank)."""
    if not values:
        raise ValueError("there is nothing to take a percentile of")
    rank = max(1, -(-len(values) * percent // 100))
    return sorted(values)[int(rank) - 1]


def median(values: Sequence[float]) -> float:
    """Return the middle value."""
    return statistics.median(values)


def write(rows: Iterable[Row]) -> str:
    """Set rows in aligned columns, one line each."""
    cells = [(row.name, _figures(row.value), row.unit, row.target, row.note) for row in rows]
    if not cells:
        return ""
    widths = [max(len(line[column]) for line in cells) for column in range(4)]
    return "\n".join(
        f"{name:<{widths[0]}}  {value:>{widths[1]}} {unit:<{widths[2]}}"
        f"  {target:<{widths[3]}}  {note}".rstrip()
        for name, value, unit, target, note in cells
    )


def _verdict(*, met: bool) -> str:
    return "met" if met else "MISSED"


def _figures(value: float) -> str:
    """Write a number with as many figures as tell something."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) >= 1 else f"{value:.3f}"
