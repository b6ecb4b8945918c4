"""The public board: the map with its tiles and ships, and who has what."""

from collections.abc import Collection

from PIL import Image

from games.maracaibo.map import Location
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.maracaibo import grid
from rendering.maracaibo.header import draw_header
from rendering.maracaibo.places import draw_places
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.strip import draw_strip
from rendering.maracaibo.voyages import draw_ships, draw_stops, draw_voyages


def ground(kit: Kit, height: float = grid.HEIGHT) -> Image.Image:
    """Return a new image with the sea and its lanes, so high."""

    def make() -> Image.Image:
        canvas: Canvas = page(kit, grid.WIDTH, height)
        sea = kit.art("maracaibo/sea", grid.SEA.width, grid.SEA.height)
        canvas.lay(sea, grid.SEA.x, grid.SEA.y)
        return canvas.image

    return kit.page(("maracaibo sea", height), make)


def draw_map(scene: Scene, *, noted: Collection[Location] = ()) -> None:
    """Put all locations, voyages and ships on the sea; ships at `noted` places come with notes."""
    draw_voyages(scene)
    draw_places(scene)
    draw_stops(scene)
    draw_ships(scene, noted)


def draw_board(scene: Scene) -> None:
    """Put everything that the public board shows."""
    draw_header(scene)
    draw_map(scene)
    draw_strip(scene)
