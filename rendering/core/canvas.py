"""Where sprites and texts are put, in board pixels."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Literal, NamedTuple

from PIL import Image

from rendering.core.colour import Colour
from rendering.core.kit import Kit, Label
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite

Box = tuple[float, float, float, float]
"""Left, top, right, foot."""
Across = Literal["left", "middle", "right"]
Down = Literal["base", "middle"]

_numbers = count()


class Frame(NamedTuple):
    """A part of a picture with a name: what is put there stays inside it."""

    name: str
    box: Box
    number: int


class Mark(NamedTuple):
    """What was put where: a text with its type size, or a thing (size 0)."""

    frame: Frame
    what: str
    box: Box
    size: float


class Canvas:
    """An image under way. What is `put` or written is a thing of its own: it lies inside the frame
    it belongs to and covers nothing else there. What is only `laid` is ground, light or shadow."""

    def __init__(
        self, kit: Kit, image: Image.Image, width: float, height: float, origin: float, name: str
    ) -> None:
        self.kit = kit
        self.image = image
        self.width = width
        self.height = height
        self._origin = kit.px(origin)
        self._frame = Frame(name, (0, 0, width, height), next(_numbers))

    @classmethod
    def clear(
        cls, kit: Kit, width: float, height: float, margin: float = 0, name: str = "drawing"
    ) -> "Canvas":
        """Return a transparent canvas, `margin` pixels larger on every side."""
        size = kit.px(width + 2 * margin), kit.px(height + 2 * margin)
        return cls(kit, Image.new("RGBA", size), width, height, margin, name)

    @classmethod
    def over(cls, kit: Kit, image: Image.Image, name: str) -> "Canvas":
        """Return a canvas that paints on an image, which it keeps."""
        return cls(kit, image, image.width / kit.scale, image.height / kit.scale, 0, name)

    @contextmanager
    def frame(self, name: str, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Say that what follows belongs into this part of the picture."""
        before = self._frame
        self._frame = Frame(name, (x, y, x + width, y + height), next(_numbers))
        try:
            yield
        finally:
            self._frame = before

    def lay(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste ground, light or shadow with its corner at x, y."""
        left = round(x * self.kit.scale) + self._origin + sprite.left
        top = round(y * self.kit.scale) + self._origin + sprite.top
        if self.image.mode == "RGBA":
            self._blend(sprite, left, top)
        elif sprite.mask is None:
            assert isinstance(sprite.fill, Image.Image)
            self.image.paste(sprite.fill, (left, top))
        else:
            width, height = sprite.mask.size
            self.image.paste(sprite.fill, (left, top, left + width, top + height), sprite.mask)

    def _blend(self, sprite: Sprite, left: int, top: int) -> None:
        image = sprite.rgba()
        source = max(0, -left), max(0, -top)
        if source[0] >= image.width or source[1] >= image.height:
            return
        self.image.alpha_composite(image, (max(0, left), max(0, top)), source)

    def fill(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """Paint a rectangle of one colour; its edges fall between pixels."""
        left, top = (
            round(x * self.kit.scale) + self._origin,
            round(y * self.kit.scale) + self._origin,
        )
        right = round((x + width) * self.kit.scale) + self._origin
        foot = round((y + height) * self.kit.scale) + self._origin
        self.image.paste(colour, (left, top, right, foot))

    def patch(self, key: Hashable, area: Box, draw: Callable[[], None]) -> None:
        """Paint a part that is the same whenever the key is, what lies below it included.

        `draw` paints on this canvas; what it paints outside the area is not kept, and what others
        painted inside before, light from beside too, must be the same for the same key.
        """
        kept = None if self.kit.marks is not None else self.kit.kept_patch(key)
        left, top, right, foot = (self.kit.px(edge) for edge in area)
        if kept is not None:
            self.image.paste(kept, (left, top))
            return
        draw()
        self.kit.keep_patch(key, self.image.crop((left, top, right, foot)))

    def put(self, sprite: Sprite, x: float, y: float, what: str = "thing") -> None:
        """Paste a thing with its corner at x, y."""
        self.lay(sprite, x, y)
        self._mark(what, (x, y, x + sprite.width, y + sprite.height), 0)

    def put_middle(self, sprite: Sprite, x: float, y: float, what: str = "thing") -> None:
        """Paste a thing with its middle at x, y."""
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2, what)

    def write(
        self,
        setting: Setting,
        x: float,
        y: float,
        colour: Colour,
        across: Across = "left",
        down: Down = "base",
        strength: float = 1,
    ) -> float:
        """Write a text; return where it ends.

        `left` is where the pen starts; `middle` and `right` are of the ink. Down, y is the
        baseline, or the middle of the capitals and digits.
        """
        label = self.kit.label(setting, colour, strength)
        left = self._pen(label, x, across) + label.left
        top = (y if down == "base" else y + label.cap / 2) + label.top
        self.lay(label.sprite, left, top)
        ink = (left, top, left + label.sprite.width, top + label.sprite.height)
        self._mark(label.text, ink, label.size)
        return x + label.advance if across == "left" else ink[2]

    @staticmethod
    def _pen(label: Label, x: float, across: Across) -> float:
        if across == "left":
            return x
        ink = label.sprite.width
        return x - label.left - (ink / 2 if across == "middle" else ink)

    def _mark(self, what: str, box: Box, size: float) -> None:
        if self.kit.marks is not None:
            self.kit.marks.append(Mark(self._frame, what, box, size))
