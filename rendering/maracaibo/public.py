"""Which public picture a view calls for: the map, or the final scores."""

from collections.abc import Sequence

from games.maracaibo.view import MaracaiboView
from rendering.core.kit import Kit
from rendering.maracaibo import grid, result
from rendering.maracaibo.board import draw_board, ground
from rendering.maracaibo.news import news
from rendering.maracaibo.picture import as_spectator, begin, empty_page
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
        image = empty_page(kit, grid.WIDTH, result.height(view))
        scene = begin(kit, view, names, language, image, "board")
        result.draw_result(scene)
        return scene
    scene = begin(kit, view, names, language, ground(kit), "board", news(view, since))
    draw_board(scene)
    return scene
