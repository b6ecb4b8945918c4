"""Which public picture a view calls for: the map, or the final scores."""

from collections.abc import Sequence

from games.maracaibo.view import MaracaiboView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.maracaibo import grid, result
from rendering.maracaibo.board import draw_board, ground
from rendering.maracaibo.news import NO_NEWS, news
from rendering.maracaibo.picture import as_spectator
from rendering.maracaibo.scene import Scene


def paint_board(
    kit: Kit,
    view: MaracaiboView,
    names: Sequence[str],
    language: str = "en",
    since: MaracaiboView | None = None,
) -> Scene:
    """Paint what everybody may see in true colour."""
    view = as_spectator(view)
    if view.over:
        canvas = page(kit, grid.WIDTH, result.height(view), "board")
        scene = Scene(canvas, view, names, language, NO_NEWS)
        result.draw_result(scene)
        return scene
    canvas = Canvas.over(kit, ground(kit), "board")
    scene = Scene(canvas, view, names, language, news(view, since))
    draw_board(scene)
    return scene
