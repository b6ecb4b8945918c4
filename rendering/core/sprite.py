"""A thing ready to be pasted, in device pixels, that knows its place in board pixels."""

from typing import NamedTuple

from PIL import Image

from rendering.core.colour import Colour


class Sprite(NamedTuple):
    """Pixels of one colour or many behind a mask.

    `width` and `height` are board pixels; the image may be larger than that (a glow, a shadow):
    its corner lies `left`, `top` device pixels from the corner of the thing itself.
    """

    fill: Image.Image | Colour
    mask: Image.Image | None
    width: float
    height: float
    left: int = 0
    top: int = 0

    @classmethod
    def of(
        cls, image: Image.Image, width: float, height: float, left: int = 0, top: int = 0
    ) -> "Sprite":
        """Split an RGBA image into colour and mask."""
        return cls(image.convert("RGB"), image.getchannel("A"), width, height, left, top)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the image in device pixels."""
        if self.mask is not None:
            return self.mask.size
        assert isinstance(self.fill, Image.Image)
        return self.fill.size

    def rgb(self) -> Image.Image:
        """Return the image of a sprite without a mask; it is shared."""
        assert isinstance(self.fill, Image.Image)
        return self.fill

    def weaker(self, strength: float) -> "Sprite":
        """Return the same with so much (0 … 1) of its coverage."""
        assert self.mask is not None
        return self._replace(mask=self.mask.point([round(v * strength) for v in range(256)]))

    def mirrored(self) -> "Sprite":
        """Return the same turned left to right."""
        flip = Image.Transpose.FLIP_LEFT_RIGHT
        fill = self.fill.transpose(flip) if isinstance(self.fill, Image.Image) else self.fill
        return self._replace(fill=fill, mask=self.mask and self.mask.transpose(flip))

    def rgba(self) -> Image.Image:
        """Return the sprite as one RGBA image."""
        if isinstance(self.fill, Image.Image):
            image = self.fill.convert("RGBA")
        else:
            image = Image.new("RGBA", self.size, self.fill)
        if self.mask is not None:
            image.putalpha(self.mask)
        return image
