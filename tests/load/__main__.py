"""Put the bot under load and print what came of it: `python -m tests.load`."""

import argparse
import asyncio
import sys

from tests.bench.report import write
from tests.load.play import Plan, measure


def main(arguments: list[str] | None = None) -> int:
    """Play and print the rows; 1 when one of them misses its target."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables, help="at how many tables")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="for how long")
    parser.add_argument(
        "--pause", type=float, default=usual.pause, help="seconds somebody thinks on the average"
    )
    chosen = parser.parse_args(arguments)
    plan = Plan(tables=chosen.tables, seconds=chosen.seconds, pause=chosen.pause)
    rows = asyncio.run(measure(plan))
    print(write(rows), flush=True)
    return int(any(row.target.endswith("MISSED") for row in rows))


if __name__ == "__main__":
    sys.exit(main())
