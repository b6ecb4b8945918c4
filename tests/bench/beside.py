"""Catanatron in a Python of its own, to measure beside it: it is no dependency of this project."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CHILD = Path(__file__).with_name("catanatron_child.py")
HOW = (
    "NOT MEASURED: `python -m venv DIR`, `DIR/bin/pip install catanatron==3.2.1`,"
    " `make bench CATANATRON=DIR/bin/python`"
)


class Catanatron:
    """Random games of catanatron, played in its process when asked for and at no other time."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def rate(self, games: int) -> float:
        """Play so many games; return decisions per second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(games, file=self._process.stdin, flush=True)
        decisions, seconds = self._process.stdout.readline().split()
        return int(decisions) / float(seconds)


@contextmanager
def catanatron(python: str | None) -> Iterator[Catanatron | None]:
    """Run catanatron in a Python, this one by default; yield None where it is not installed.

    Raises:
        FileNotFoundError: there is no such Python.
    """
    with subprocess.Popen(
        [python or sys.executable, str(CHILD)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Catanatron(process) if process.stdout.readline() else None
        process.stdin.close()
