"""The explorer track: the path between its spaces, and the palings of a barrier."""

from collections.abc import Iterator

from games.maracaibo.trail import BARRIERS, ONWARD, SPACES, Space
from rendering.assets.drawings.drawing import Drawing, shade
from rendering.core.area import Area
from rendering.core.colour import BLACK
from rendering.core.theme import Theme
from rendering.maracaibo import grid
from rendering.maracaibo.colours import CaribbeanColours

TRAIL = Area(0, 0, grid.TRAIL.width, grid.TRAIL.height)


def jungle(theme: Theme, own: CaribbeanColours) -> dict[str, Drawing]:
    """Return the board of a barrier; its numbers are set in type."""
    return {"barrier": _barrier(own)}


def jungle_masks() -> dict[str, Drawing]:
    """Return the path with its forks, as large as the whole track."""
    lines = "".join(f'<path d="{line}"/>' for line in _lines())
    return {
        "trail": Drawing(
            TRAIL.width,
            TRAIL.height,
            f'<g fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round">{lines}</g>',
            1,
        )
    }


def _lines() -> Iterator[str]:
    """Return a line from each space to the next ones; the last of a row leads out at the right."""
    behind = {barrier.behind: number for number, barrier in enumerate(BARRIERS, 1)}
    for space in SPACES:
        for onward in ONWARD[space]:
            start, end = grid.space(space, TRAIL).middle, grid.space(onward, TRAIL).middle
            if space in behind:
                gate = grid.barrier(behind[space], TRAIL).middle
                yield _between(start, gate)
                yield _between(gate, end)
            elif end[0] < start[0]:
                middle = TRAIL.height * 0.25
                yield _between(start, (TRAIL.width, middle))
                if space.endswith("l"):
                    yield f"M0 {TRAIL.height * 0.75:g} L{end[0]:g} {end[1]:g}"
            else:
                yield _between(start, end, short=_ends_early(space, onward))


def _ends_early(space: Space, onward: Space) -> bool:
    """Whether a branch that ends one column early comes back to the middle."""
    return space.endswith("u") and not onward.endswith("u")


def _between(
    start: tuple[float, float], end: tuple[float, float], *, short: bool = False
) -> str:
    if start[1] == end[1]:
        return f"M{start[0]:g} {start[1]:g} H{end[0]:g}"
    if not short and end[0] - start[0] < 100:
        return f"M{start[0]:g} {start[1]:g} L{end[0]:g} {end[1]:g}"
    turn = end[0] - 66
    return (
        f"M{start[0]:g} {start[1]:g} H{turn:g} Q{turn + 26:g} {start[1]:g} "
        f"{turn + 40:g} {(start[1] + end[1]) / 2:g} L{end[0]:g} {end[1]:g}"
    )


def _barrier(own: CaribbeanColours) -> Drawing:
    """Five stakes, and a dark board on them."""
    width, height = grid.BARRIER
    body, count = own.paling, 5
    stake = width / count
    stakes = "".join(
        f'<path d="M{number * stake + 1:.1f} {height} V13 L{(number + 0.5) * stake:.1f} 1 '
        f'L{(number + 1) * stake - 1:.1f} 13 V{height} Z" fill="url(#s{number % 2})"/>'
        for number in range(count)
    )
    shades = shade("s0", (0, body.face), (1, body.face.mix(BLACK, 0.2))) + shade(
        "s1", (0, body.rim), (1, body.rim.mix(BLACK, 0.2))
    )
    return Drawing(
        width,
        height,
        f'<defs>{shades}</defs>{stakes}<rect y="15" width="{width}" height="{height - 20}" rx="7" '
        f'fill="{body.lip.code}" fill-opacity=".66"/>',
        2,
    )
