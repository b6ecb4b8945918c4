"""The artist of Montego Bay."""

from collections.abc import Sequence

import msgspec

from games.montego.view import MontegoView
from rendering.core.kit import Kit
from rendering.montego.board import draw_board, scene_of
from rendering.montego.news import news
from rendering.montego.scene import Scene


def as_spectator(view: MontegoView) -> MontegoView:
    """Return the view without what is its reader's alone."""
    if view.seat is None:
        return view
    return msgspec.structs.replace(view, seat=None, laid={}, wants=None, choices=())


def paint_board(
    kit: Kit,
    view: MontegoView,
    names: Sequence[str],
    language: str = "en",
    since: MontegoView | None = None,
) -> Scene:
    """Paint the public board in true colour."""
    view = as_spectator(view)
    scene = scene_of(kit, view, names, language, news(view, since))
    draw_board(scene)
    return scene
