"""Colours and how they mix."""

from typing import NamedTuple


class Colour(NamedTuple):
    """A colour in sRGB, each part 0 … 255; Pillow takes it as it is."""

    red: int
    green: int
    blue: int

    @classmethod
    def of(cls, code: str) -> "Colour":
        """Read `#rrggbb`."""
        return cls(*bytes.fromhex(code.removeprefix("#")))

    @property
    def code(self) -> str:
        """Write `#rrggbb`."""
        return "#" + bytes(self).hex()

    def mix(self, other: "Colour", share: float) -> "Colour":
        """Return this colour with a `share` (0 … 1) of the other one."""
        return Colour(
            round(self.red + (other.red - self.red) * share),
            round(self.green + (other.green - self.green) * share),
            round(self.blue + (other.blue - self.blue) * share),
        )

    @property
    def luminance(self) -> float:
        """How bright it is, 0 … 1, as the contrast formula of the WCAG measures it."""
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (value / 255 for value in self)
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    def contrast(self, other: "Colour") -> float:
        """Return the contrast between two colours, 1 … 21."""
        light, dark = sorted((self.luminance, other.luminance), reverse=True)
        return (light + 0.05) / (dark + 0.05)


WHITE = Colour(255, 255, 255)
BLACK = Colour(0, 0, 0)
