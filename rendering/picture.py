"""What comes out, and who draws it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Self

from PIL import Image

from games.core.action import Seat
from rendering.core.png import encode, in_palette
from rendering.core.theme import DUSK, Theme

ALT_LIMIT = 1024
"""Characters that Discord takes as the description of a picture."""


class Picture(NamedTuple):
    """A drawn picture: PNG data, size in pixels, and what it shows in at most 1024 characters."""

    png: bytes
    width: int
    height: int
    alt: str

    @classmethod
    def of(cls, image: Image.Image, palette: str, alt: str) -> Self:
        """Return an image in true colour as a picture in a palette."""
        return cls(encode(in_palette(image, palette)), *image.size, alt)


class Artist(Protocol):
    """Draws one game. The same input gives the same bytes; safe to use from several threads.

    `names` are the players' names by seat, in any script. `language` is a gettext language such as
    "en" or "hu"; what is not translated stays English.
    """

    def board(
        self,
        view: Any,
        names: Sequence[str],
        *,
        since: Any = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw what everybody may see; `since` is the view of the previous board: news are marked.

        Nothing private is drawn even from a seat's own view.
        """

    def hand(
        self, view: Any, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw what `view.seat` alone may see.

        Raises:
            ValueError: the view is a spectator's.
        """

    def choices(
        self, view: Any, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw the board with the legal answers of `view.seat` in it.

        Raises:
            ValueError: the reader is not asked anything now.
        """


class PlayerBoards(Protocol):
    """Draws the boards that lie in the open before each player, for games that have them.

    Nothing private is drawn, whosever view it is; `names` and `language` are as for an `Artist`.
    """

    def every(
        self, view: Any, names: Sequence[str], *, language: str = "en", theme: Theme = DUSK
    ) -> Picture:
        """Draw all of them at one scale, each thing at the same place, so that they compare."""

    def of(
        self,
        view: Any,
        names: Sequence[str],
        seat: Seat,
        *,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw that of one seat large."""


class SecondBoard(Protocol):
    """Draws what everybody may see but the board has no room for, for games that need it.

    Nothing private is drawn, whosever view it is; the rest is as for an `Artist`'s board.
    """

    def draw(
        self,
        view: Any,
        names: Sequence[str],
        *,
        since: Any = None,
        language: str = "en",
        theme: Theme = DUSK,
    ) -> Picture:
        """Draw it; `since` is the view of the previous board: news are marked."""
