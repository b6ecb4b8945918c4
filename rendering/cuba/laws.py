"""Laws in force and bills on the board."""

from games.cuba.statutes import GROUPS, Law
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import LIP
from rendering.core.lettering import Step
from rendering.cuba import grid
from rendering.cuba.bills import Bill, bill_of
from rendering.cuba.law_tiles import Look, draw_bill, draw_law, lay_group
from rendering.cuba.scene import Scene

TAB = 50
TILE = Area(56, 7, 248, 100)
"""Where the law lies in its group; the bill lies below."""
PITCH = 106
LOOK = Look(
    name="board",
    frame="cuba/bill",
    corner=14,
    end=40,
    sign=28,
    left=10,
    sentence_y=24,
    words_y=70,
    glyph=40,
    text=38,
    gap=4,
    words=tuple(Step("narrow", size) for size in (22, 21, 20, 19)),
    two_lines=tuple(Step("narrow", size) for size in (20, 19, 18)),
)


def lay_laws(canvas: Canvas) -> None:
    """Lay the four groups with their tabs."""
    for number, group in enumerate(GROUPS):
        lay_group(canvas, group, grid.law(number), TAB)


def draw_laws(scene: Scene) -> None:
    """Put the law in force and the bill of each group."""
    view, canvas = scene.view, scene.canvas
    for number, group in enumerate(GROUPS):
        area, law, bill = grid.law(number), view.laws[group], bill_of(view, group)
        above = Area(area.x + TILE.x, area.y + TILE.y, *TILE[2:])
        barred = view.barred == group
        key = ("cuba law", number, law, bill, barred, scene.language)

        def draw(
            above: Area = above,
            law: Law | None = law,
            bill: Bill | None = bill,
            barred: bool = barred,
        ) -> None:
            draw_law(scene, law, above, LOOK)
            below = Area(above.x, above.y + PITCH, *TILE[2:])
            draw_bill(scene, bill, below, LOOK, barred=barred)

        canvas.patch(key, (area.x + TAB, area.y, area.right, area.foot), draw)
        if group in scene.news.laws and law is not None:
            light = scene.theme.news
            glow = scene.kit.glow(above.width, above.height - LIP, 14, light, blur=3, strength=0.6)
            canvas.lay(glow, above.x, above.y)
