"""The public board while cards are played: harbour, market, laws, buildings, players."""

from PIL import Image

from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.cuba import grid
from rendering.cuba.alternatives import draw_markers, lay_markers
from rendering.cuba.buildings import draw_buildings, lay_shadows
from rendering.cuba.harbour import draw_harbour, lay_harbour
from rendering.cuba.header import draw_rounds, draw_supply, draw_title, lay_supply
from rendering.cuba.laws import draw_laws, lay_laws
from rendering.cuba.market import draw_market, lay_market
from rendering.cuba.scene import Scene
from rendering.cuba.strip import draw_strip


def ground(kit: Kit) -> Image.Image:
    """Return a new image with everything that no board changes."""

    def make() -> Image.Image:
        canvas: Canvas = page(kit, grid.WIDTH, grid.HEIGHT)
        for lay in (lay_supply, lay_harbour, lay_market, lay_laws, lay_markers, lay_shadows):
            lay(canvas)
        return canvas.image

    return kit.page("cuba ground", make)


def draw_board(scene: Scene) -> None:
    """Put everything that the public board shows."""
    draw_title(scene)
    draw_supply(scene, laid=True)
    draw_rounds(scene)
    draw_harbour(scene)
    draw_market(scene)
    draw_laws(scene)
    draw_markers(scene)
    draw_buildings(scene)
    draw_strip(scene)
