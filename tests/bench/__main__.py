"""Measure and print: `python -m tests.bench [rules] [pictures] [storage] [bot]`."""

import argparse
import asyncio
import inspect
import os
import platform
import sys
from collections.abc import Awaitable, Callable

from tests.bench import bot, pictures, rules, storage
from tests.bench.report import Row, write

Measure = Callable[[], list[Row] | Awaitable[list[Row]]]

NOISY = 0.5
"""Programs that may be at work beside this one, on the average of a minute."""


def main(arguments: list[str] | None = None) -> int:
    """Print the rows of each measure as soon as it is done."""
    measures: dict[str, Measure] = {
        "rules": lambda: rules.measure(chosen.catanatron),
        "pictures": pictures.measure,
        "storage": storage.measure,
        "bot": bot.measure,
    }
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "measures", nargs="*", metavar="MEASURE", help=f"{', '.join(measures)}; all by default"
    )
    parser.add_argument(
        "--catanatron", metavar="PYTHON", help="an interpreter that has catanatron 3.2.1"
    )
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.measures) - set(measures)
    if unknown:
        parser.error(
            f"there is no measure {', '.join(sorted(unknown))}: take {', '.join(measures)}"
        )
    print(_machine(), end="\n\n", flush=True)
    for name in chosen.measures or measures:
        print(write(asyncio.run(_rows(measures[name]))), end="\n\n", flush=True)
    return 0


async def _rows(measure: Measure) -> list[Row]:
    rows = measure()
    return await rows if inspect.isawaitable(rows) else rows


def _machine() -> str:
    """Say what the figures depend on, and whether anything else is at work."""
    load = os.getloadavg()[0]
    line = f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load:.1f}"
    if load > NOISY:
        line += ": other programs are at work, so times are too long; ratios hold"
    return line


if __name__ == "__main__":
    sys.exit(main())
