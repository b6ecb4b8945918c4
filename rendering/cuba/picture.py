"""From a painted scene to a picture in Cuba's palette.

How the rest of this package is used: begin with a `Scene` over a page, put a header
(`header.draw_header`), draw with the things of `pieces` and the sentences of `effects`, name things
by `terms`, colour them by `colours_of(theme)`, and end with `finish` and a text of at most 1024
characters. What is private is kept out of a scene by `as_spectator`.
"""

import msgspec

from games.cuba.view import CubaView
from rendering.cuba.colours import palette_of
from rendering.cuba.scene import Scene
from rendering.picture import Picture


def as_spectator(view: CubaView) -> CubaView:
    """Return the view without what is its reader's alone."""
    if view.seat is None:
        return view
    return msgspec.structs.replace(view, seat=None, aside=None, bribe=None, choices=())


def finish(scene: Scene, alt: str) -> Picture:
    """Return what was painted as a PNG with its description."""
    return Picture.of(scene.canvas.image, palette_of(scene.theme), alt)
