"""From a painted scene to a picture in Maracaibo's palette.

How the rest of this package is used: begin with a page and a `Scene` over it (`begin`), put a
header (`header.draw_title` and its companions), draw with the things of `pieces` (what belongs to
nobody), the pieces of `seats` and the sentences of `effects` (whatever a card, a city, a token or
an upgrade does), name things by `terms`, colour them by `colours_of(theme)`, and end with `finish`
and a text of at most 1024 characters (`telling`). What is private is kept out of a scene by
`as_spectator`.
"""

from collections.abc import Sequence

import msgspec
from PIL import Image

from games.maracaibo.view import MaracaiboView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.core.png import encode, in_palette
from rendering.maracaibo.colours import palette_of
from rendering.maracaibo.news import NO_NEWS, News
from rendering.maracaibo.scene import Scene
from rendering.picture import Picture


def as_spectator(view: MaracaiboView) -> MaracaiboView:
    """Return the view without what is its reader's alone."""
    if view.seat is None:
        return view
    return msgspec.structs.replace(
        view, seat=None, hand=(), careers=(), plan=None, discards=(), keep=None, choices=()
    )


def empty_page(kit: Kit, width: float, height: float) -> Image.Image:
    """Return a new image of a page with nothing on it."""
    return page(kit, width, height).image


def begin(
    kit: Kit,
    view: MaracaiboView,
    names: Sequence[str],
    language: str,
    ground: Image.Image,
    name: str,
    news: News = NO_NEWS,
) -> Scene:
    """Begin a picture over its ground; `name` is what tests call it."""
    return Scene(Canvas.over(kit, ground, name), view, names, language, news)


def finish(scene: Scene, alt: str) -> Picture:
    """Return what was painted as a PNG with its description."""
    image = scene.canvas.image
    return Picture(encode(in_palette(image, palette_of(scene.theme))), *image.size, alt)
