"""The pictures of the plantations.

The public message shows the board. A button below it shows privately all plantations at one scale:
the same field is always at the same place and of the same size, so that five compare at a glance,
which one large among four small would not. Whoever looks for one thing on one plantation gets from
there a page per player, large enough for a telephone.
"""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.view import CubaView
from rendering.core.kit import Kit, kit_of
from rendering.core.theme import DUSK, Theme
from rendering.cuba.estate import draw_estate, estate_scene
from rendering.cuba.picture import as_spectator, finish
from rendering.cuba.plantation_description import describe_every, describe_one
from rendering.cuba.plantations import draw_every, every_scene
from rendering.cuba.scene import Scene
from rendering.picture import Picture


def paint_every(kit: Kit, view: CubaView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint all plantations in true colour."""
    scene = every_scene(kit, as_spectator(view), names, language)
    draw_every(scene)
    return scene


def paint_one(
    kit: Kit, view: CubaView, names: Sequence[str], seat: Seat, language: str = "en"
) -> Scene:
    """Paint the plantation of a seat in true colour."""
    scene = estate_scene(kit, as_spectator(view), names, language)
    draw_estate(scene, seat)
    return scene


class CubaPlayerBoards:
    """Draws all plantations together, or one large; nothing private is on them."""

    def every(
        self, view: CubaView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw all plantations at one scale, with the laws in force and what they pay each."""
        scene = paint_every(kit_of(theme), view, names, language)
        return finish(scene, describe_every(scene))

    def of(
        self,
        view: CubaView,
        names: Sequence[str],
        seat: Seat,
        *,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw the plantation of one seat large, and what Worker and Foreman would do there."""
        scene = paint_one(kit_of(theme), view, names, seat, language)
        return finish(scene, describe_one(scene, seat))
