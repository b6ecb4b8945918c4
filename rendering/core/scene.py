"""What the parts of a picture are drawn from."""

from collections.abc import Sequence
from dataclasses import dataclass
from gettext import NullTranslations
from typing import Generic, TypeVar

from games.core.action import Seat
from games.core.view import View
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.names import drawable
from rendering.core.plain_names import NAME_LIMIT, plain_name
from rendering.core.theme import Theme
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark, words

V = TypeVar("V", bound=View)
N = TypeVar("N")

NAMELESS = mark("Player {letter}")


@dataclass(frozen=True)
class Scene(Generic[V, N]):
    """A canvas, what is to be seen on it, in whose words, and what is new in it."""

    canvas: Canvas
    view: V
    names: Sequence[str]
    language: str
    news: N

    def shown(self, seat: Seat) -> str:
        """Return a player's name in letters that can be drawn."""
        return drawable(self.names[seat]) or self._nameless(seat)

    def told(self, seat: Seat, length: int = NAME_LIMIT) -> str:
        """Return a player's name for a description, in at most `length` letters."""
        return plain_name(self.names[seat], length) or self._nameless(seat)

    def _nameless(self, seat: Seat) -> str:
        return self.words.gettext(NAMELESS).format(letter=SEAT_LETTERS[seat])

    @property
    def reader(self) -> Seat:
        """The seat whose private picture this is."""
        assert self.view.seat is not None, "a private picture has a reader"
        return self.view.seat

    @property
    def kit(self) -> Kit:
        """The makers of sprites."""
        return self.canvas.kit

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.canvas.kit.theme

    @property
    def words(self) -> NullTranslations:
        """The words in the picture's language."""
        return words(self.language)
