"""`python -m rendering gallery` draws what the house wants to look at."""

import subprocess
import sys
from pathlib import Path

from PIL import Image

from games.santiago.data import BUILDINGS
from rendering.cuba.description import TASKS as QUESTIONS
from rendering.maracaibo.description import TASKS as QUESTIONS_OF_MARACAIBO

ROOT = Path(__file__).parents[2]


def test_the_gallery_shows_every_kind_of_picture(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "rendering", "gallery", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    every = sorted(tmp_path.rglob("*.txt"))
    assert f"{2 * len(every)} pictures" in run.stdout
    for description in every:
        with Image.open(description.with_name(f"{description.stem}-400.png")) as small:
            assert small.width == 400
    assert wanted_of_santiago() <= stems(tmp_path / "santiago-de-cuba")
    assert wanted_of_montego() <= stems(tmp_path / "montego-bay")
    assert wanted_of_cuba() <= stems(tmp_path / "cuba")
    assert wanted_of_maracaibo() <= stems(tmp_path / "maracaibo")


def stems(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.txt")}


def wanted_of_santiago() -> set[str]:
    return {
        *(f"{seats}-{when}" for seats in (2, 3, 4) for when in ("start", "middle", "end")),
        *(f"{seats}-hand-{seat}" for seats in (2, 3, 4) for seat in range(seats)),
        *(
            f"choices-{kind}"
            for kind in ("drive", "take", "give", "alonso", "place", "deliver", "keep")
        ),
        *(f"choices-use-{building}" for building in BUILDINGS),
        *("extreme", "extreme-choices", "extreme-hand", "open-holdings"),
    }


def wanted_of_montego() -> set[str]:
    moments = ("start", "waiting", "reveal", "loading", "middle", "late", "end")
    return {
        *(f"{seats}-{when}" for seats in (2, 3, 4) for when in moments),
        *(f"{seats}-hand-{seat}" for seats in (2, 3, 4) for seat in range(seats)),
        *(f"choices-{kind}" for kind in ("pick", "hire", "beside", "play", "load", "take-back")),
        *("extreme", "extreme-choices", "extreme-hand", "pile"),
    }


def wanted_of_cuba() -> set[str]:
    moments = (
        "set-up",
        "start",
        "middle",
        "action",
        "bribes",
        "laws",
        "tax",
        "duty",
        "late",
        "end",
    )
    return {
        *(f"{seats}-{when}" for seats in (2, 3, 4, 5) for when in (*moments, "plantations")),
        *(
            f"{seats}-{what}-{seat}"
            for seats in (2, 3, 4, 5)
            for seat in range(seats)
            for what in ("plantation", "hand")
        ),
        *(f"choices-{kind}" for kind in QUESTIONS),
        *("extreme", "extreme-parliament", "extreme-administration", "extreme-plantations"),
        *("extreme-hand", "set-aside", "different-plantations"),
    }


def wanted_of_maracaibo() -> set[str]:
    moments = ("set-up", "careers", "start", "village", "combat", "middle", "interim", "end")
    return {
        *(f"{seats}-{when}" for seats in (1, 2, 3, 4) for when in (*moments, "ships")),
        *(f"{seats}-tracks-middle" for seats in (1, 2, 3, 4)),
        *(
            f"{seats}-{what}-{seat}"
            for seats in (1, 2, 3, 4)
            for seat in range(seats)
            for what in ("ship", "hand")
        ),
        *("1-ship-1", "extreme", "extreme-tracks", "extreme-ships", "extreme-ship"),
        *(f"choices-{kind}" for kind in QUESTIONS_OF_MARACAIBO),
    }


def test_a_missing_folder_is_asked_for() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "rendering", "gallery"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 2
    assert "out" in run.stderr
