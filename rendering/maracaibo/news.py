"""What changed on the table since the previous picture."""

from typing import NamedTuple


class News(NamedTuple):
    """What is marked on the board; nothing of it is secret."""


NO_NEWS = News()
