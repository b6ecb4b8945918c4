"""The artist of Montego Bay."""

from collections.abc import Sequence

import msgspec

from games.montego.view import MontegoView
from rendering.core.kit import Kit, kit_of
from rendering.core.theme import DUSK, Theme
from rendering.montego import choices
from rendering.montego.board import draw_board, scene_of
from rendering.montego.colours import palette_of
from rendering.montego.description import describe_board, describe_choices, describe_hand
from rendering.montego.hand import draw_hand, hand_scene, rows_of
from rendering.montego.news import news
from rendering.montego.scene import Scene
from rendering.picture import Picture


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


def paint_hand(kit: Kit, view: MontegoView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint the reader's figures and cards in true colour.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("A spectator holds nothing that could be drawn.")
    rows = rows_of(view, view.seat)
    scene = hand_scene(kit, view, names, language, len(rows))
    draw_hand(scene, view.seat, rows)
    return scene


def paint_choices(kit: Kit, view: MontegoView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint the reader's legal answers in true colour.

    Raises:
        ValueError: the reader is not asked anything now.
    """
    if view.seat is None or not view.choices:
        raise ValueError("The reader is not asked anything now, so there is nothing to draw.")
    return choices.paint(kit, view, names, language, view.seat)


class MontegoArtist:
    """Draws the board, the reader's figures and cards, and what may be answered."""

    def board(
        self,
        view: MontegoView,
        names: Sequence[str],
        *,
        since: MontegoView | None = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw what everybody may see."""
        scene = paint_board(kit_of(theme), view, names, language, since)
        return _picture(scene, describe_board(scene))

    def hand(
        self, view: MontegoView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw the reader's figures, and where each card would take them."""
        scene = paint_hand(kit_of(theme), view, names, language)
        return _picture(scene, describe_hand(scene, scene.reader))

    def choices(
        self, view: MontegoView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw what the reader may answer."""
        scene = paint_choices(kit_of(theme), view, names, language)
        return _picture(scene, describe_choices(scene, scene.reader))


def _picture(scene: Scene, alt: str) -> Picture:
    return Picture.of(scene.canvas.image, palette_of(scene.theme), alt)
