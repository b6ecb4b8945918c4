"""A folder belongs to one local Discord at a time: two would overwrite each other's world."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class FolderTaken(Exception):
    """Another process plays in the folder."""


@contextmanager
def claim(folder: Path) -> Iterator[None]:
    """Keep a folder, made when it is not there, to this process for one block.

    Raises:
        FolderTaken: another process has it.
        OSError: it cannot be made or written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "sandbox.lock").open("a") as file:
        if not _lock(file):
            raise FolderTaken(folder)
        yield


def _lock(file: IO[str]) -> bool:
    """Lock an open file until it is closed, however that happens; return whether it was free."""
    if sys.platform == "win32":  # no lock there that ends with a process that is killed
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
