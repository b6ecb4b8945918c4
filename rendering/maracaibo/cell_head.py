"""The upper edge of a board among several: whose it is, points and doubloons."""

from games.core.action import Seat
from rendering.core.area import Area
from rendering.core.lettering import Step, fit
from rendering.core.sentence import number
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo import pieces, seats
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import is_jean, shown

HEAD = 64
"""How high it is."""
NAME_STEPS = (
    *(Step("heavy", 36), Step("heavy", 33)),
    *(Step("narrow", size) for size in range(35, 23, -1)),
)


def draw_cell_head(scene: Scene, seat: Seat, area: Area) -> None:
    """Put piece and name, points and doubloons, along the upper edge of a board."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    sailor = view.jean if is_jean(view, seat) else view.players[seat]
    assert sailor is not None, "Jean is there where her seat is"
    totals: list[tuple[Sprite, int]] = [(star(kit, 42), sailor.points)]
    if not is_jean(view, seat):
        totals.insert(0, (pieces.doubloon(kit, 38), view.players[seat].doubloons))
    with canvas.frame(f"head {seat}", area.x, area.y, area.width, HEAD):
        canvas.put(seats.token(kit, view, seat, 52), area.x + 10, area.y + 6, "piece")
        right, middle = area.right - 18, area.y + 32
        for sprite, amount in totals:
            text = number(str(amount), 42)
            start = kit.label(text, theme.strong).advance
            canvas.write(text, right - start, middle, theme.strong, down="middle")
            canvas.put(sprite, round(right - start - 46), round(middle - sprite.height / 2))
            right -= start + 46 + 18
        name = fit(shown(scene, seat), right - area.x - 76, NAME_STEPS)
        canvas.write(name, area.x + 74, area.y + 45, theme.strong)
