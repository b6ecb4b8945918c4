"""What one seat, or a spectator, may know."""

import msgspec

from games.core.action import Seat
from games.core.outcome import Outcome


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The only door from the rules to pictures, words and computer players.

    `seat` is whose eyes these are, None a spectator's. `asked` are the seats whose answer is
    awaited and `kind` is what they are asked: both are public. The choices are the asked seat's
    alone, subclasses add them with the game's own actions as their type.
    """

    seat: Seat | None
    seats: int
    kind: str | None
    asked: tuple[Seat, ...]
    outcome: Outcome | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None
