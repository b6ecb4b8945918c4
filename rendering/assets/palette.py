"""Fit the fixed palettes: `python -m rendering.assets.palette [NAME ...]`.

Key colours stay exactly; the rest of the 256 is fitted to the shades between them in sample
pictures. Writes `palettes/<name>.txt`, a colour per line.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from PIL import Image

from rendering.core.colour import Colour
from rendering.core.png import CELL, PALETTES
from rendering.core.store import SPRITES
from rendering.core.theme import DUSK, Shade

SIZE = 256
SPARE = 24
"""So many more shades are fitted, for some share their cell with another."""
WEIGHT = 0.65
"""The power of its count with which a shade weighs: frequent ones more, but not all the more."""
SEA = 40
"""So many shades of the sea are kept, which lies below everything on Maracaibo's map."""
NEAR = 12
"""Squared distance at which a shade needs no entry of its own beside a key colour."""


def fit(key_colours: Sequence[Colour], samples: Iterator[Image.Image]) -> list[Colour]:
    """Return a palette: the key colours, then shades by how much they are used.

    Of key colours that cannot be told apart the first one stays.
    """
    by_cell: dict[tuple[int, ...], Colour] = {}
    for key in key_colours:
        by_cell.setdefault(_cell(key), key)
    keys = list(by_cell.values())
    counts: Counter[tuple[int, ...]] = Counter()
    for image in samples:
        counts.update(_counts(image))
    rest = {colour: count for colour, count in counts.items() if not _is_near(colour, keys)}
    cells = set(by_cell)
    colours = keys
    for shade in _shades(rest, SIZE - len(keys) + SPARE):
        if _cell(shade) not in cells and len(colours) < SIZE:
            cells.add(_cell(shade))
            colours.append(shade)
    return colours


def _counts(image: Image.Image) -> Counter[tuple[int, ...]]:
    """Return how many pixels of an RGB image have each colour."""
    return Counter({colour: count for count, colour in image.getcolors(1 << 24) or []})  # type: ignore[misc]  # an RGB image has colours of three parts


def shades_of(art: str, wanted: int) -> list[Colour]:
    """Return so many colours between which a stored picture of the theme fades."""
    with Image.open(SPRITES / DUSK.name / f"{art}.png") as image:
        return _shades(_counts(image.convert("RGB")), wanted)


def ramp(shade: Shade, steps: int) -> Iterator[Colour]:
    """Return the colours between the ends of a gradient."""
    for step in range(1, steps):
        yield shade.top.mix(shade.bottom, step / steps)


def _is_near(colour: tuple[int, ...], keys: list[Colour]) -> bool:
    return any(sum((a - b) ** 2 for a, b in zip(colour, key, strict=True)) <= NEAR for key in keys)


def _cell(colour: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cell in which Pillow looks a colour up: no two entries may share one."""
    return tuple(part // CELL for part in colour)


def _shades(counts: dict[tuple[int, ...], int], wanted: int) -> list[Colour]:
    """Fit so many colours."""
    pixels = b"".join(
        bytes(colour) * max(1, round(count**WEIGHT)) for colour, count in sorted(counts.items())
    )
    width = 1024
    height = len(pixels) // 3 // width
    image = Image.frombytes("RGB", (width, height), pixels[: width * height * 3])
    fitted = image.quantize(wanted, Image.Quantize.MEDIANCUT, kmeans=4).getpalette() or []
    parts = iter(fitted)
    return [Colour(*triple) for triple in zip(parts, parts, parts, strict=True)][:wanted]


def write(name: str, colours: list[Colour]) -> None:
    """Write a palette, filled up to 256 with its last colour."""
    filled = colours + [colours[-1]] * (SIZE - len(colours))
    PALETTES.mkdir(exist_ok=True)
    text = "\n".join(colour.code for colour in filled)
    (PALETTES / f"{name}.txt").write_text(text + "\n", encoding="ascii")


def main(wanted: Sequence[str]) -> None:
    """Fit the palettes with these names, all of them when none is named."""
    # the galleries draw with the palettes that this makes
    from rendering.cuba import colours as cuba_colours
    from rendering.cuba import gallery as cuba
    from rendering.maracaibo import colours as maracaibo_colours
    from rendering.maracaibo import gallery as maracaibo
    from rendering.montego import colours as montego_colours
    from rendering.montego import gallery as montego
    from rendering.santiago import gallery as santiago

    # a hull's length of one gradient, where any other shade would show
    hull = tuple(ramp(DUSK.deck, 6))
    # the upper half of a page, on which lists of players leave much room
    dusk = tuple(ramp(Shade(*DUSK.page[:2]), 8))
    # the hull of a ship board, and what is completed on it
    ships = maracaibo_colours.colours_of(DUSK)
    palettes = {
        DUSK.name: (
            (*DUSK.key_colours(max(santiago.GAME.seats)), *hull),
            santiago.true_colour_samples,
        ),
        montego_colours.palette_of(DUSK): (
            montego_colours.key_colours(DUSK),
            montego.true_colour_samples,
        ),
        cuba_colours.palette_of(DUSK): (
            (*cuba_colours.key_colours(DUSK), *dusk),
            cuba.true_colour_samples,
        ),
        maracaibo_colours.palette_of(DUSK): (
            (
                *maracaibo_colours.key_colours(DUSK),
                *maracaibo_colours.flat_colours(DUSK),
                *dusk,
                *ramp(maracaibo_colours.jungle(DUSK), 4),
                *ramp(DUSK.harbour, 5),
                *ramp(ships.done, 4),
                *ramp(Shade(*ships.timber[:2]), 4),
                *ramp(Shade(*ships.timber[1:]), 4),
                *shades_of("maracaibo/sea", SEA),
            ),
            maracaibo.true_colour_samples,
        ),
    }
    for name, (keys, samples) in palettes.items():
        if name in wanted or not wanted:
            write(name, fit(keys, samples()))


if __name__ == "__main__":
    main(sys.argv[1:])
