"""The makers of everything that is pasted: sprites, panels, glows, labels, each made once."""

from collections.abc import Callable, Hashable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.core import lettering
from rendering.core.archive import Archive
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.lettering import CAP_HEIGHT, Setting
from rendering.core.shelf import Shelf
from rendering.core.sprite import Sprite
from rendering.core.store import scaled
from rendering.core.theme import Shade, Theme

if TYPE_CHECKING:
    from rendering.core.canvas import Canvas, Mark

EDGE = 1.8
"""Width of the light along a panel's upper edge."""
LIP = 5
SMOOTH = 4

PAGES = 2
"""So many grounds of whole pictures, of about 8 MB each, are kept ready; the others packed."""
LABELS = 2048
MEGABYTE = 1 << 20
STORED, MADE, PATCHES = 6 * MEGABYTE, 8 * MEGABYTE, 6 * MEGABYTE
"""How much memory scaled sprites, what is made of them, and painted tiles may take when ready."""
PACKED_STORED, PACKED_MADE, PACKED_PATCHES, PACKED_PAGES = (
    3 * MEGABYTE,
    10 * MEGABYTE,
    9 * MEGABYTE,
    3 * MEGABYTE,
)
"""How much memory those may take that are packed, of every game together."""


def weight(image: Image.Image) -> int:
    """Return the bytes that an image takes in memory."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)


def sprite_weight(sprite: Sprite) -> int:
    """Return the bytes that a sprite takes in memory."""
    fill = weight(sprite.fill) if isinstance(sprite.fill, Image.Image) else 0
    return fill + (weight(sprite.mask) if sprite.mask else 0)


class Label(NamedTuple):
    """A set text as a sprite whose box is its ink; the rest is in board pixels."""

    sprite: Sprite
    advance: float
    cap: float
    left: float
    top: float
    text: str
    size: float


class Kit:
    """Makes sprites in the colours of a theme, `scale` device pixels to a board pixel.

    With `remember` false everything is made anew each time but the stored sprites: the plain way
    of drawing, which tests and measures compare with.
    """

    def __init__(
        self, theme: Theme, scale: int = 1, *, smooth: int = SMOOTH, remember: bool = True
    ) -> None:
        self.theme = theme
        self.scale = scale
        self.smooth = smooth
        """Shapes and letters are drawn so many times larger and scaled down once."""
        self.marks: list[Mark] | None = None
        """Where set, every canvas of this kit writes down what it puts where."""
        room = int(remember)
        self._stored: Shelf[Sprite] = Shelf(
            STORED if remember else 8 * STORED, sprite_weight, Archive(PACKED_STORED)
        )
        self._made: Shelf[Sprite] = Shelf(MADE * room, sprite_weight, Archive(PACKED_MADE * room))
        self._labels: Shelf[Label] = Shelf(LABELS * room)
        self._pages: Shelf[Image.Image] = Shelf(PAGES * room, archive=Archive(PACKED_PAGES * room))
        self._patches: Shelf[Image.Image] = Shelf(
            PATCHES * room, weight, Archive(PACKED_PATCHES * room)
        )

    def px(self, length: float) -> int:
        """Return board pixels in device pixels."""
        return round(length * self.scale)

    def made(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """Return the sprite of this key, made when first asked for."""
        return self._made.get(key, make)

    def page(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return a new image of what lies below everything else in pictures of this kind."""
        return self._pages.get(key, make).copy()

    def kept_patch(self, key: Hashable) -> Image.Image | None:
        """Return a part of a picture that was painted before."""
        return self._patches.find(key)

    def keep_patch(self, key: Hashable, image: Image.Image) -> None:
        """Keep a painted part of a picture."""
        self._patches.put(key, image)

    def drawing(
        self,
        key: Hashable,
        width: float,
        height: float,
        draw: Callable[["Canvas"], None],
        margin: float = 0,
    ) -> Sprite:
        """Return a sprite that is put together from others; `draw` may paint in the margin."""
        return self.made(
            ("drawing", key, width, height), lambda: self._draw(key, width, height, draw, margin)
        )

    def _draw(
        self,
        key: Hashable,
        width: float,
        height: float,
        draw: Callable[["Canvas"], None],
        margin: float,
    ) -> Sprite:
        from rendering.core.canvas import Canvas  # a canvas needs a kit, a drawing needs a canvas

        canvas = Canvas.clear(self, width, height, margin, name=str(key))
        draw(canvas)
        pad = self.px(margin)
        return Sprite.of(canvas.image, width, height, -pad, -pad)

    def icon(self, name: str, size: float, colour: Colour, strength: float = 1) -> Sprite:
        """Return a stored mask in one colour."""
        return self.mask(name, size, size, colour, strength)

    def mask(
        self, name: str, width: float, height: float, colour: Colour, strength: float = 1
    ) -> Sprite:
        """Return a stored mask in one colour, `strength` (0 … 1) of its coverage."""

        def make() -> Sprite:
            mask = scaled("masks", name, self.px(width), self.px(height))
            return Sprite(colour, faded(mask, strength), width, height)

        return self._stored.get(("mask", name, width, height, colour, strength), make)

    def art(self, name: str, width: float, height: float) -> Sprite:
        """Return a stored picture of the theme."""

        def make() -> Sprite:
            image = scaled(self.theme.name, name, self.px(width), self.px(height))
            return Sprite.of(image, width, height)

        return self._stored.get(("art", name, width, height), make)

    def label(self, setting: Setting, colour: Colour, strength: float = 1) -> Label:
        """Return a set text."""

        def make() -> Label:
            text, face, size, tracking = setting
            glyphs = lettering.set_type(setting, self.scale, self.smooth)
            mask = glyphs.mask or Image.new("L", (1, 1))
            ink = mask.width / self.scale, mask.height / self.scale
            return Label(
                Sprite(colour, faded(mask, strength), *ink),
                lettering.measure(text, face, size, tracking),
                size * CAP_HEIGHT,
                glyphs.left / self.scale,
                glyphs.top / self.scale,
                text,
                size,
            )

        return self._labels.get((setting, colour, strength), make)

    def block(
        self,
        width: float,
        height: float,
        radius: float,
        colour: Colour,
        strength: float = 1,
        *,
        edge: Colour | None = None,
        edge_strength: float = 1,
        line: float = 2,
    ) -> Sprite:
        """Return a rounded block of one colour, with an edge inside it if wanted."""

        def make() -> Sprite:
            image = self._solid(self.rounded(width, height, radius), colour, strength)
            if edge is not None:
                ring = self.frame(width, height, radius, line)
                image.alpha_composite(self._solid(ring, edge, edge_strength))
            return Sprite.of(image, width, height)

        key = ("block", width, height, radius, colour, strength, edge, edge_strength, line)
        return self.made(key, make)

    def panel(
        self,
        width: float,
        height: float,
        radius: float,
        shade: Shade,
        *,
        light: float = 0.16,
        lip: Colour | None = None,
        left: Colour | None = None,
        left_width: float = 0,
    ) -> Sprite:
        """Return a tile lit from above: a light upper edge, a dark lip, a coloured left end."""

        def make() -> Sprite:
            face = height - (LIP if lip else 0)
            image = Image.new("RGBA", (self.px(width), self.px(height)))
            if lip:
                image = self._solid(self.rounded(width, height, radius), lip)
            body = self._gradient(width, face, shade)
            if left:
                body.paste(left, (0, 0, self.px(left_width), self.px(face)))
            body.putalpha(self.rounded(width, face, radius))
            image.alpha_composite(body)
            image.alpha_composite(self._sheen(width, face, radius, light))
            return Sprite.of(image, width, height)

        key = ("panel", width, height, radius, shade, light, lip, left, left_width)
        return self.made(key, make)

    def _gradient(self, width: float, height: float, shade: Shade) -> Image.Image:
        return vertical_gradient(
            (self.px(width), self.px(height)), [(0, shade.top), (1, shade.bottom)]
        ).convert("RGBA")

    def _sheen(self, width: float, height: float, radius: float, light: float) -> Image.Image:
        """Return the light along the edge: full at the top, a fifth in the middle."""
        ring = self.frame(width, height, radius, EDGE)
        shares = (_sheen_share((y + 0.5) / ring.height) for y in range(ring.height))
        column = Image.frombytes(
            "L", (1, ring.height), bytes(round(255 * light * s) for s in shares)
        )
        return self._solid(ImageChops.multiply(ring, column.resize(ring.size)), WHITE)

    def rounded(self, width: float, height: float, radius: float, pad: float = 0) -> Image.Image:
        """Return the coverage of a rounded block with `pad` empty pixels around it."""
        smooth = self.smooth
        return _rounded(self.px(width), self.px(height), radius * self.scale, self.px(pad), smooth)

    def frame(
        self, width: float, height: float, radius: float, line: float, pad: float = 0
    ) -> Image.Image:
        """Return the coverage of a line along the inside of a rounded block."""
        return _frame(
            self.px(width),
            self.px(height),
            radius * self.scale,
            line * self.scale,
            self.px(pad),
            self.smooth,
        )

    def shadow(
        self,
        width: float,
        height: float,
        radius: float,
        *,
        blur: float = 8,
        strength: float = 0.5,
        drop: float = 4,
    ) -> Sprite:
        """Return the soft shadow below a block of this size."""

        def make() -> Sprite:
            pad = blur * 2
            mask = self.rounded(width, height, radius, pad)
            soft = mask.filter(ImageFilter.GaussianBlur(blur * self.scale))
            corner = -self.px(pad)
            return Sprite(
                self.theme.glass.mix(BLACK, 0.5),
                faded(soft, strength),
                width,
                height,
                corner,
                corner + self.px(drop),
            )

        return self.made(("shadow", width, height, radius, blur, strength, drop), make)

    def glow(
        self,
        width: float,
        height: float,
        radius: float,
        colour: Colour,
        *,
        blur: float = 8,
        strength: float = 0.55,
        line: float = 4,
        spread: float = 1,
    ) -> Sprite:
        """Return light around a block and a crisp frame at its edge; nothing of it lies inside."""

        def make() -> Sprite:
            pad = blur * 2 + spread + line
            wide = self.rounded(
                width + 2 * spread, height + 2 * spread, radius + spread, pad - spread
            )
            soft = faded(wide.filter(ImageFilter.GaussianBlur(blur * self.scale)), strength)
            mask = ImageChops.subtract(soft, self.rounded(width, height, radius, pad))
            if line:
                ring = self.frame(
                    width + 2 * line, height + 2 * line, radius + line, line, pad - line
                )
                mask = ImageChops.lighter(mask, ring)
            corner = -self.px(pad)
            return Sprite(colour, mask, width, height, corner, corner)

        key = ("glow", width, height, radius, colour, blur, strength, line, spread)
        return self.made(key, make)

    def halo(
        self,
        sprite: Sprite,
        colour: Colour,
        *,
        blur: float = 9,
        strength: float = 1.35,
        grow: float = 3,
    ) -> Sprite:
        """Return the light around a sprite's outline, to be put below it. It is not kept."""
        pad = self.px(blur * 3)
        assert sprite.mask is not None
        mask = Image.new("L", (sprite.mask.width + 2 * pad, sprite.mask.height + 2 * pad))
        mask.paste(sprite.mask, (pad, pad))
        mask = mask.filter(ImageFilter.MaxFilter(self.px(grow) * 2 + 1))
        soft = faded(mask.filter(ImageFilter.GaussianBlur(blur * self.scale)), strength)
        return Sprite(
            colour, soft, sprite.width, sprite.height, sprite.left - pad, sprite.top - pad
        )

    def _solid(self, mask: Image.Image, colour: Colour, strength: float = 1) -> Image.Image:
        image = Image.new("RGBA", mask.size, colour)
        image.putalpha(faded(mask, strength))
        return image


@cache
def kit_of(theme: Theme) -> Kit:
    """Return the one kit of a theme, which all artists share."""
    return Kit(theme)


def faded(mask: Image.Image, strength: float) -> Image.Image:
    """Return a mask with its coverage multiplied, at most full."""
    if strength == 1:
        return mask
    return mask.point([min(255, round(value * strength)) for value in range(256)])


def _sheen_share(down: float) -> float:
    """Return how much of the light falls on an edge so far down, 0 … 1."""
    return 1 - 0.82 * down / 0.6 if down < 0.6 else 0.18 - 0.08 * (down - 0.6) / 0.4


def vertical_gradient(size: tuple[int, int], stops: list[tuple[float, Colour]]) -> Image.Image:
    """Return colours from top to foot; each stop is (share of the height, colour)."""
    column = b"".join(bytes(_between(stops, (y + 0.5) / size[1])) for y in range(size[1]))
    image = Image.frombytes("RGB", (1, size[1]), column)
    return image.resize(size, Image.Resampling.NEAREST)


def _between(stops: list[tuple[float, Colour]], at: float) -> Colour:
    place = next((n for n in range(len(stops) - 1) if at <= stops[n + 1][0]), len(stops) - 2)
    (start, above), (end, below) = stops[place], stops[place + 1]
    return above.mix(below, min(1, max(0, (at - start) / (end - start))))


def _rounded(width: int, height: int, radius: float, pad: int, smooth: int) -> Image.Image:
    big = Image.new("L", ((width + 2 * pad) * smooth, (height + 2 * pad) * smooth))
    corner = pad * smooth
    ImageDraw.Draw(big).rounded_rectangle(
        (corner, corner, corner + width * smooth - 1, corner + height * smooth - 1),
        min(radius * smooth, width * smooth / 2, height * smooth / 2),
        fill=255,
    )
    return big.reduce(smooth)


def _frame(
    width: int, height: int, radius: float, line: float, pad: int, smooth: int
) -> Image.Image:
    big = Image.new("L", ((width + 2 * pad) * smooth, (height + 2 * pad) * smooth))
    corner = pad * smooth
    right, foot = corner + width * smooth - 1, corner + height * smooth - 1
    thick = line * smooth
    draw = ImageDraw.Draw(big)
    outer = min(radius * smooth, width * smooth / 2, height * smooth / 2)
    draw.rounded_rectangle((corner, corner, right, foot), outer, fill=255)
    draw.rounded_rectangle(
        (corner + thick, corner + thick, right - thick, foot - thick),
        max(0, outer - thick),
        fill=0,
    )
    return big.reduce(smooth)
