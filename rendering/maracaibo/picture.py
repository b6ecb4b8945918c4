"""From a painted scene to a picture in Maracaibo's palette.

How the rest of this package is used: begin with a `Scene` over a page, put a header
(`header.draw_title` and its companions), draw with the things of `pieces` (what belongs to nobody),
the pieces of `seats` and the sentences of `effects` (whatever a card, a city, a token or an upgrade
does), name things by `terms`, colour them by `colours_of(theme)`, and end with `finish` and a text
of at most 1024 characters (`telling`). What is private is kept out of a scene by `as_spectator`.
"""

import msgspec

from games.maracaibo.view import MaracaiboView
from rendering.maracaibo.colours import palette_of
from rendering.maracaibo.scene import Scene
from rendering.picture import Picture


def as_spectator(view: MaracaiboView) -> MaracaiboView:
    """Return the view without what is its reader's alone."""
    if view.seat is None:
        return view
    return msgspec.structs.replace(
        view, seat=None, hand=(), careers=(), plan=None, discards=(), keep=None, choices=()
    )


def finish(scene: Scene, alt: str) -> Picture:
    """Return what was painted as a PNG with its description."""
    return Picture.of(scene.canvas.image, palette_of(scene.theme), alt)
