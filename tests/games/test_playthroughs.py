"""Playthroughs, kept as text, come out the same (`python -m tests.playthroughs.renew`)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.playthroughs.renew import FOLDER, playthroughs

EXPECTED = dict(playthroughs())


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_playthrough_is_the_same(path: Path) -> None:
    kept = path.read_text(encoding="utf-8").splitlines()
    now = EXPECTED[path].splitlines()

    for number, (line, expected) in enumerate(zip(kept, now, strict=False), 1):
        assert line == expected, f"{path.name}, line {number}"
    assert len(kept) == len(now)


def test_every_kept_playthrough_is_compared() -> None:
    assert set(FOLDER.glob("*/*.txt")) == set(EXPECTED)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_playthrough_does_not_hang_on_the_order_of_sets(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "games", "playthrough", "santiago-de-cuba", "--seed", "2"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert run.stdout == EXPECTED[FOLDER / "santiago-de-cuba" / "2-seats.txt"]
