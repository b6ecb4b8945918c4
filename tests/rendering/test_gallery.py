"""`python -m rendering gallery` draws what the house wants to look at."""

import subprocess
import sys
from pathlib import Path

from PIL import Image

from games.santiago.data import BUILDINGS

ROOT = Path(__file__).parents[2]


def test_the_gallery_shows_every_kind_of_picture(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "rendering", "gallery", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    folder = tmp_path / "santiago-de-cuba"
    names = {path.stem for path in folder.glob("*.txt")}
    wanted = {
        *(f"{seats}-{when}" for seats in (2, 3, 4) for when in ("start", "middle", "end")),
        *(f"{seats}-hand-{seat}" for seats in (2, 3, 4) for seat in range(seats)),
        *(
            f"choices-{kind}"
            for kind in ("drive", "take", "give", "alonso", "place", "deliver", "keep")
        ),
        *(f"choices-use-{building}" for building in BUILDINGS),
        *("extreme", "extreme-choices", "extreme-hand", "open-holdings"),
    }
    assert wanted <= names
    assert str(2 * len(names)) in run.stdout
    for name in names:
        with Image.open(folder / f"{name}-400.png") as small:
            assert small.width == 400


def test_a_missing_folder_is_asked_for() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "rendering", "gallery"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 2
    assert "out" in run.stderr
