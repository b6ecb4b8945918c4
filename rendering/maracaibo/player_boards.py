"""The pictures of the ship boards.

The public message shows the map. A button below it shows privately all ship boards at one scale,
the same thing at the same place of each; whoever looks for one thing on one of them gets from there
a page per player, with names and effects, large enough for a telephone. Jean has a board, too.
"""

from collections.abc import Sequence

from games.core.action import Seat
from games.maracaibo.view import MaracaiboView
from rendering.core.kit import Kit, kit_of
from rendering.core.theme import DUSK, Theme
from rendering.maracaibo.jean_board import draw_jean_page, jean_scene
from rendering.maracaibo.picture import as_spectator, finish
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import is_jean
from rendering.maracaibo.ship_board import draw_ship_board, ship_scene
from rendering.maracaibo.ship_cells import cells_scene, draw_cells
from rendering.maracaibo.ship_description import describe_every, describe_one
from rendering.picture import Picture


def paint_every(kit: Kit, view: MaracaiboView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint all ship boards in true colour."""
    scene = cells_scene(kit, as_spectator(view), names, language)
    draw_cells(scene)
    return scene


def paint_one(
    kit: Kit, view: MaracaiboView, names: Sequence[str], seat: Seat, language: str = "en"
) -> Scene:
    """Paint the ship board of a seat, or Jean's, in true colour."""
    view = as_spectator(view)
    if is_jean(view, seat):
        scene = jean_scene(kit, view, names, language)
        draw_jean_page(scene)
        return scene
    scene = ship_scene(kit, view, names, language)
    draw_ship_board(scene, seat)
    return scene


class MaracaiboPlayerBoards:
    """Draws all ship boards together, or one large; nothing private is on them."""

    def every(
        self,
        view: MaracaiboView,
        names: Sequence[str],
        *,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw all ship boards at one scale, and what the upgrades do."""
        scene = paint_every(kit_of(theme), view, names, language)
        return finish(scene, describe_every(scene))

    def of(
        self,
        view: MaracaiboView,
        names: Sequence[str],
        seat: Seat,
        *,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw the ship board of one seat large."""
        scene = paint_one(kit_of(theme), view, names, seat, language)
        return finish(scene, describe_one(scene, seat))
