"""The places of black markers: what Tradeswoman, Architect and Mayor may still give instead."""

from collections.abc import Iterator

from games.cuba.data import CHARACTERS, MARKER_PLACES, MARKERS, Character, Marker
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.sentence import row, row_width
from rendering.cuba import grid
from rendering.cuba.effects import alternative, fitted
from rendering.cuba.pieces import black_marker, character_icon
from rendering.cuba.scene import Scene

ICON = 46
FIRST, ROW, HEIGHT = 66, 76, 70


def columns() -> Iterator[tuple[Character, list[Marker]]]:
    """Yield each character with alternatives, and their places."""
    for character in CHARACTERS:
        own = [marker for marker in MARKERS if MARKER_PLACES[marker].character == character]
        if own:
            yield character, own


def lay_markers(canvas: Canvas) -> None:
    """Lay the panel with the characters' icons."""
    kit, area = canvas.kit, grid.MARKERS
    canvas.lay(kit.panel(*area[2:], 20, kit.theme.panel), area.x, area.y)
    for number, (character, _) in enumerate(columns()):
        middle = _cell(number, 0).middle[0]
        icon = character_icon(kit, character, ICON, kit.theme.paper)
        canvas.lay(icon, round(middle - ICON / 2), area.y + 12)


def draw_markers(scene: Scene) -> None:
    """Put what each place gives, or the marker that lies on it."""
    view, news = scene.view, scene.news
    for number, (_, markers) in enumerate(columns()):
        for line, marker in enumerate(markers):
            taken, new = marker in view.markers, marker in news.markers
            cheapest = view.cheapest if marker == "crop" else ()
            key = ("cuba marker", marker, taken, new, cheapest)
            area = _cell(number, line)

            def draw(
                marker: Marker = marker, area: Area = area, taken: bool = taken, new: bool = new
            ) -> None:
                _lay_place(scene, marker, area, taken=taken, new=new)

            box = area.x - 5, area.y - 3, area.right + 5, area.foot + 3
            scene.canvas.patch(key, box, draw)


def _cell(column: int, line: int) -> Area:
    width = (grid.MARKERS.width - 16) / 3
    x = grid.MARKERS.x + 8 + width * column
    return Area(round(x + 5), grid.MARKERS.y + FIRST + ROW * line, round(width - 10), HEIGHT)


def _lay_place(scene: Scene, marker: Marker, area: Area, *, taken: bool, new: bool) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    ground = theme.inset if taken else theme.tile.top
    canvas.lay(kit.block(*area[2:], 14, ground), area.x, area.y)
    with canvas.frame(f"place {marker}", *area):
        if taken:
            if new:
                canvas.lay(
                    kit.block(*area[2:], 14, theme.news, 0, edge=theme.news, line=3), *area[:2]
                )
            canvas.put_middle(black_marker(kit, 46), *area.middle, "black marker")
            return
        cheapest = scene.view.cheapest
        parts = fitted(
            lambda glyph, text: alternative(kit, marker, cheapest, glyph, text),
            area.width - 6,
            gap=2,
        )
        left = area.middle[0] - row_width(parts, 2) / 2
        row(canvas, round(left), area.middle[1], parts, 2)
