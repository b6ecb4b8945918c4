"""The artist of Santiago de Cuba."""

from collections.abc import Sequence

import msgspec

from games.santiago.view import SantiagoView
from rendering.core.kit import Kit, kit_of
from rendering.core.theme import DUSK, Theme
from rendering.picture import Picture
from rendering.santiago.board import draw_board, scene_of
from rendering.santiago.choices import draw_choices
from rendering.santiago.description import describe_board, describe_choices, describe_hand
from rendering.santiago.hand import draw_hand, hand_scene
from rendering.santiago.news import news
from rendering.santiago.scene import Scene


def as_spectator(view: SantiagoView) -> SantiagoView:
    """Return the view without what is its reader's alone."""
    if view.seat is None:
        return view
    players = view.players
    if not (view.options.open_holdings or view.over):
        players = tuple(msgspec.structs.replace(player, holdings=None) for player in players)
    return msgspec.structs.replace(view, seat=None, players=players, choices=())


def paint_board(
    kit: Kit,
    view: SantiagoView,
    names: Sequence[str],
    language: str = "en",
    since: SantiagoView | None = None,
) -> Scene:
    """Paint the public board in true colour."""
    view = as_spectator(view)
    scene = scene_of(kit, view, names, language, news(view, since))
    draw_board(scene)
    return scene


def paint_hand(kit: Kit, view: SantiagoView, names: Sequence[str], language: str = "en") -> Scene:
    """Paint the reader's holdings in true colour.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None or view.mine is None:
        raise ValueError("A spectator holds nothing that could be drawn.")
    scene = hand_scene(kit, view, names, language)
    draw_hand(scene, view.seat, view.mine)
    return scene


def paint_choices(
    kit: Kit, view: SantiagoView, names: Sequence[str], language: str = "en"
) -> Scene:
    """Paint the board with the reader's legal answers in true colour.

    Raises:
        ValueError: the reader is not asked anything now.
    """
    if view.seat is None or not view.choices:
        raise ValueError("The reader is not asked anything now, so there is nothing to draw.")
    scene = scene_of(kit, view, names, language, private=True)
    draw_choices(scene, view.seat)
    return scene


class SantiagoArtist:
    """Draws the board, what is held, and what may be answered."""

    def board(
        self,
        view: SantiagoView,
        names: Sequence[str],
        *,
        since: SantiagoView | None = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw what everybody may see."""
        scene = paint_board(kit_of(theme), view, names, language, since)
        return _picture(scene, describe_board(scene))

    def hand(
        self, view: SantiagoView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw what the reader holds."""
        scene = paint_hand(kit_of(theme), view, names, language)
        return _picture(scene, describe_hand(scene))

    def choices(
        self, view: SantiagoView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw the board with what the reader may answer."""
        scene = paint_choices(kit_of(theme), view, names, language)
        return _picture(scene, describe_choices(scene))


def _picture(scene: Scene, alt: str) -> Picture:
    return Picture.of(scene.canvas.image, scene.theme.name, alt)
