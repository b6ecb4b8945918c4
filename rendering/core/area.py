"""Where something lies on a picture, in board pixels."""

from typing import NamedTuple


class Area(NamedTuple):
    """A rectangle: its corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def foot(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, foot."""
        return self.x, self.y, self.right, self.foot

    @property
    def middle(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2
