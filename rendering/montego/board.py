"""The public board."""

from collections.abc import Sequence

from PIL import Image

from games.montego.view import MontegoView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.montego import grid
from rendering.montego.grid import Walk
from rendering.montego.harbour import draw_harbour, lay_harbour
from rendering.montego.header import draw_header, draw_title, lay_header
from rendering.montego.news import NO_NEWS, News
from rendering.montego.rail import draw_rail, lay_rail
from rendering.montego.result import draw_result
from rendering.montego.scene import Scene
from rendering.montego.strip import draw_strip
from rendering.montego.walk import draw_counting, draw_figures, draw_rooms, lay_walk
from rendering.montego.ways import draw_shoves, draw_ways


def ground(kit: Kit, walk: Walk, height: float) -> Image.Image:
    """Return a new image with everything that no board of this size changes.

    What a higher picture has below goes on in the colour of the page's foot.
    """

    def make() -> Image.Image:
        canvas = page(kit, grid.WIDTH, grid.HEIGHT)
        lay_header(canvas)
        lay_rail(canvas, walk.tiles)
        lay_walk(canvas, walk)
        lay_harbour(canvas)
        return canvas.image

    image = kit.page(("montego ground", walk), make)
    if height == grid.HEIGHT:
        return image
    higher = Image.new("RGB", (image.width, kit.px(height)), kit.theme.page[2])
    higher.paste(image, (0, 0))
    return higher


def scene_of(
    kit: Kit,
    view: MontegoView,
    names: Sequence[str],
    language: str,
    news: News = NO_NEWS,
    *,
    height: float = grid.HEIGHT,
    private: bool = False,
) -> Scene:
    """Begin a picture: nothing but the ground and its title is on it."""
    canvas = Canvas.over(kit, ground(kit, Walk.of(view.seats), height), "board")
    scene = Scene(canvas, view, names, language, news)
    draw_title(scene, private=private)
    return scene


def draw_board(scene: Scene) -> None:
    """Put everything that the public board shows."""
    draw_table(scene)
    draw_strip(scene)


def draw_table(scene: Scene) -> None:
    """Put everything but the players' cards."""
    draw_header(scene)
    draw_rail(scene)
    draw_rooms(scene)
    if not scene.view.over:
        draw_ways(scene)
    draw_counting(scene)
    if not scene.view.over:
        draw_shoves(scene)
    draw_figures(scene)
    if scene.view.over:
        draw_result(scene)
    else:
        draw_harbour(scene)
