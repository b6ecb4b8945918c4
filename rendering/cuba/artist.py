"""The artist of Cuba."""

from collections.abc import Sequence

from games.cuba.view import CubaView
from rendering.core.kit import kit_of
from rendering.core.theme import DUSK, Theme
from rendering.cuba.choices import paint_choices
from rendering.cuba.choices_description import describe_choices
from rendering.cuba.description import describe_board
from rendering.cuba.hand import paint_hand
from rendering.cuba.picture import finish
from rendering.cuba.plantation_description import describe_hand
from rendering.cuba.public import paint_board
from rendering.picture import Picture


class CubaArtist:
    """Draws the board, parliament and scores, the reader's hand, and what may be answered."""

    def board(
        self,
        view: CubaView,
        names: Sequence[str],
        *,
        since: CubaView | None = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw what everybody may see."""
        scene = paint_board(kit_of(theme), view, names, language, since)
        return finish(scene, describe_board(scene))

    def hand(
        self, view: CubaView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw the reader's plantation, cards and secrets."""
        scene = paint_hand(kit_of(theme), view, names, language)
        return finish(scene, describe_hand(scene, scene.reader))

    def choices(
        self, view: CubaView, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw what the reader may answer."""
        scene = paint_choices(kit_of(theme), view, names, language)
        return finish(scene, describe_choices(scene, scene.reader))
