"""The command line of storage, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

HOLDING = """
import asyncio, sys
from storage.database import Database

async def main():
    async with Database.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


def storage(
    *arguments: object, folder: Path = ROOT, said: str = "", **more: Any
) -> subprocess.CompletedProcess[str]:
    """Run `python -m storage` in a folder to its end, with so much on its standard input."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MALECON_")}
    return subprocess.run(
        [sys.executable, "-m", "storage", *map(str, arguments)],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT), **more.pop("settings", {})},
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **more,
    )


def refused(*arguments: object, **more: Any) -> str:
    """Run it, and return the one sentence with which it refuses."""
    done = storage(*arguments, **more)
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("storage: ")
    return done.stderr.removeprefix("storage: ").strip()


@contextmanager
def open_elsewhere(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Let another process have the database open for one block, as the bot has, doing nothing."""
    command = [sys.executable, "-c", HOLDING, str(path)]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        yield process
