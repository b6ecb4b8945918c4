"""The tab on the upper edge of a player's card: what is asked, or what was just won."""

from collections.abc import Mapping

from games.core.action import Seat
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Step, fit, measure
from rendering.core.scene import N, Scene, V
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star

HEIGHT, INSET = 34, 18
TASK_STEPS = (
    *(Step("heavy", 24), Step("heavy", 22)),
    *(Step("narrow", size) for size in range(24, 14, -1)),
)


def draw_tab(
    scene: Scene[V, N], seat: Seat, area: Area, tasks: Mapping[str, str], won: int | None
) -> None:
    """Put what this player alone is asked, or the points that were just won, or lost.

    `tasks` are the words for what is asked, by the kind of the decision.
    """
    view = scene.view
    task = tasks.get(view.kind or "")
    if task and view.asked == (seat,):
        tab = _task(scene.kit, scene.words.gettext(task), area.width - 2 * INSET - 30)
    elif won and seat not in view.asked:
        tab = _won(scene.kit, won)
    else:
        return
    left = round(area.right - INSET - tab.width)
    with scene.canvas.frame(f"tab {seat}", area.x, area.y - HEIGHT / 2, area.width, HEIGHT):
        scene.canvas.put(tab, left, area.y - HEIGHT / 2, "tab")


def _task(kit: Kit, task: str, widest: float) -> Sprite:
    """Return the pill that says what a player is asked."""
    theme, text = kit.theme, fit(task, widest, TASK_STEPS)
    width = round(measure(*text) + 30)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, HEIGHT, HEIGHT / 2, theme.now), 0, 0)
        canvas.write(text, width / 2, HEIGHT / 2, theme.on_light, "middle", "middle")

    return kit.drawing(("task", text), width, HEIGHT, draw)


def _won(kit: Kit, points: int) -> Sprite:
    """Return the points that were just won, or lost."""
    sign = "+" if points > 0 else "−"
    parts: list[Part] = [number(f"{sign}{abs(points)}", 28), star(kit, 28)]
    width = round(row_width(parts, 3)) + 16

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, HEIGHT, HEIGHT / 2, kit.theme.news), 0, 0)
        row(canvas, 8, HEIGHT / 2, parts, 3, kit.theme.on_light)

    return kit.drawing(("won", points), width, HEIGHT, draw)
