"""The private picture: the reader's plantation, what the laws ask of it, and what is secret."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.view import CubaView
from rendering.core.kit import Kit
from rendering.cuba.dues_row import draw_dues_row, draw_votes_row
from rendering.cuba.estate import BEDS, STOCK_Y, draw_head, estate_scene, row_area
from rendering.cuba.plantation import draw_plantation
from rendering.cuba.scene import Scene
from rendering.cuba.stock import draw_stock_cards
from rendering.cuba.tasks import draw_foreman_row, draw_worker_row

ROWS = 3


def paint_hand(kit: Kit, view: CubaView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint the reader's plantation with what is the reader's alone, in true colour.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("A spectator has no plantation that could be drawn.")
    scene = estate_scene(kit, view, names, language, ROWS)
    draw_hand(scene, view.seat)
    return scene


def draw_hand(scene: Scene, seat: Seat) -> None:
    """Put the plantation; in parliament the votes stand where the Worker's yield stands else."""
    draw_head(scene, seat, secret=scene.view.aside)
    draw_plantation(scene, seat, BEDS, named=True)
    draw_stock_cards(scene, seat, STOCK_Y)
    first = draw_votes_row if scene.view.phase == "parliament" else draw_worker_row
    first(scene, seat, row_area(0))
    draw_foreman_row(scene, seat, row_area(1))
    draw_dues_row(scene, seat, row_area(2))
