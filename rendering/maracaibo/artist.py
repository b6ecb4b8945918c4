"""The artist of Maracaibo."""

from collections.abc import Sequence

from games.maracaibo.view import MaracaiboView
from rendering.core.kit import kit_of
from rendering.core.theme import DUSK, Theme
from rendering.maracaibo.choices import paint_choices
from rendering.maracaibo.choices_description import describe_choices
from rendering.maracaibo.description import describe_board
from rendering.maracaibo.hand import paint_hand
from rendering.maracaibo.hand_description import describe_hand
from rendering.maracaibo.picture import finish
from rendering.maracaibo.public import paint_board
from rendering.picture import Picture


class MaracaiboArtist:
    """Draws the map and the scores, the reader's hand, and what may be answered."""

    def board(
        self,
        view: MaracaiboView,
        names: Sequence[str],
        *,
        since: MaracaiboView | None = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw what everybody may see."""
        scene = paint_board(kit_of(theme), view, names, language, since)
        return finish(scene, describe_board(scene))

    def hand(
        self,
        view: MaracaiboView,
        names: Sequence[str],
        *,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw the reader's cards and secrets."""
        scene = paint_hand(kit_of(theme), view, names, language)
        return finish(scene, describe_hand(scene, scene.reader))

    def choices(
        self,
        view: MaracaiboView,
        names: Sequence[str],
        *,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw what the reader may answer."""
        scene = paint_choices(kit_of(theme), view, names, language)
        return finish(scene, describe_choices(scene, scene.reader))
