"""Where the fields of a plantation lie, in one scale or another."""

from typing import NamedTuple

from games.cuba.data import COLUMNS, ROWS
from rendering.core.area import Area

GROUND = (232, 140)
"""The size in which the ground of a field is stored; other formats show the middle of it."""


class Beds(NamedTuple):
    """Three rows of four fields of one size."""

    x: float
    y: float
    width: float
    height: float
    gap: float

    @property
    def area(self) -> Area:
        """All fields together."""
        return Area(
            self.x,
            self.y,
            COLUMNS * (self.width + self.gap) - self.gap,
            ROWS * (self.height + self.gap) - self.gap,
        )

    @property
    def radius(self) -> float:
        """The rounding of a field."""
        return round(self.height * 0.13)

    def field(self, number: int) -> Area:
        """Return the place of a field, 0 … 11."""
        row, column = divmod(number, COLUMNS)
        return Area(
            self.x + column * (self.width + self.gap),
            self.y + row * (self.height + self.gap),
            self.width,
            self.height,
        )

    def band(self, figure: int) -> tuple[Area, Area]:
        """Return the bands below row and column of a figure; they reach out as far as the gap."""
        field, whole, gap = self.field(figure), self.area, self.gap
        return (
            Area(whole.x - gap, field.y - gap, whole.width + 2 * gap, field.height + 2 * gap),
            Area(field.x - gap, whole.y - gap, field.width + 2 * gap, whole.height + 2 * gap),
        )
