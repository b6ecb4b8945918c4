"""The second public picture: nations, explorer track, prestige buildings, gallery.

The map has no room for them, and who looks at one seldom needs the other at the same time: a button
below the map shows this picture to whoever asks.
"""

from collections.abc import Sequence

from PIL import Image

from games.maracaibo.view import MaracaiboView
from rendering.core.canvas import Canvas
from rendering.core.kit import LIP, Kit, kit_of
from rendering.core.page import page
from rendering.core.theme import DUSK, Theme
from rendering.maracaibo import grid
from rendering.maracaibo.cards import card
from rendering.maracaibo.header import draw_header
from rendering.maracaibo.jungle import draw_trail, lay_trail
from rendering.maracaibo.nations import draw_nations, lay_nations
from rendering.maracaibo.news import news
from rendering.maracaibo.picture import as_spectator, finish
from rendering.maracaibo.prestige import draw_prestige
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.tracks_description import describe_tracks
from rendering.picture import Picture


def ground(kit: Kit) -> Image.Image:
    """Return a new image with everything that no tracks change."""

    def make() -> Image.Image:
        canvas: Canvas = page(kit, grid.WIDTH, grid.TRACKS_HEIGHT)
        lay_nations(canvas)
        lay_trail(canvas)
        return canvas.image

    return kit.page("maracaibo tracks", make)


def draw_tracks(scene: Scene) -> None:
    """Put everything that the tracks show."""
    draw_header(scene)
    draw_nations(scene)
    draw_trail(scene)
    draw_prestige(scene)
    draw_gallery(scene)


def draw_gallery(scene: Scene) -> None:
    """Put the open cards; new ones are framed."""
    kit, canvas, area = scene.kit, scene.canvas, grid.GALLERY
    width, height = grid.GALLERY_CARD, area.height
    for place, number in enumerate(scene.view.gallery):
        x = area.x + place * grid.GALLERY_PITCH
        if number in scene.news.gallery:
            glow = kit.glow(width, height - LIP, 18, scene.theme.news, blur=6, strength=0.5, line=3)
            canvas.lay(glow, x, area.y)
        with canvas.frame(f"gallery {number}", x, area.y, width, height):
            canvas.put(card(kit, number, width, height, scene.words), x, area.y, number)


def paint_tracks(
    kit: Kit,
    view: MaracaiboView,
    names: Sequence[str],
    language: str = "en",
    since: MaracaiboView | None = None,
) -> Scene:
    """Paint the tracks in true colour."""
    view = as_spectator(view)
    canvas = Canvas.over(kit, ground(kit), "tracks")
    scene = Scene(canvas, view, names, language, news(view, since))
    draw_tracks(scene)
    return scene


class MaracaiboTracks:
    """Draws the tracks, whoever asks; nothing private is on them."""

    def draw(
        self,
        view: MaracaiboView,
        names: Sequence[str],
        *,
        since: MaracaiboView | None = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw nations, explorer track, prestige buildings and gallery."""
        scene = paint_tracks(kit_of(theme), view, names, language, since)
        return finish(scene, describe_tracks(scene))
