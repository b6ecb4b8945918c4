"""Sample pictures of every game: start, middle and end, hands, choices of each kind."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image

from rendering.cuba import gallery as cuba
from rendering.maracaibo import gallery as maracaibo
from rendering.montego import gallery as montego
from rendering.picture import Picture
from rendering.santiago import gallery as santiago

GALLERIES: dict[str, Callable[[], Iterator[tuple[str, Picture]]]] = {
    "santiago-de-cuba": santiago.pictures,
    "cuba": cuba.pictures,
    "montego-bay": montego.pictures,
    "maracaibo": maracaibo.pictures,
}
"""By the game's slug: draws its samples, each with a name."""
SMALL_WIDTH = 400


def draw(folder: Path) -> list[Path]:
    """Draw the gallery of every game below `folder`; return the pictures' files."""
    return [
        path
        for slug, pictures in GALLERIES.items()
        for name, picture in pictures()
        for path in _write(folder / slug, name, picture)
    ]


def _write(folder: Path, name: str, picture: Picture) -> list[Path]:
    """Write a picture, the same at the width of a telephone, and its description."""
    folder.mkdir(parents=True, exist_ok=True)
    full, small = folder / f"{name}.png", folder / f"{name}-{SMALL_WIDTH}.png"
    full.write_bytes(picture.png)
    (folder / f"{name}.txt").write_text(picture.alt + "\n", encoding="utf-8")
    with Image.open(full) as image:
        height = round(picture.height * SMALL_WIDTH / picture.width)
        image.convert("RGB").resize((SMALL_WIDTH, height), Image.Resampling.LANCZOS).save(small)
    return [full, small]
