"""A question the rules ask, with all its legal answers."""

from collections.abc import Sequence

import msgspec

from games.core.action import CHANCE, Action, Seat


class Decision(msgspec.Struct, frozen=True):
    """Who is asked, what, and every legal answer.

    `choices` is aligned with `seats`: one tuple of legal actions, never empty, for each seat asked.
    `weights` belongs to chance alone and is aligned with its choices; their sum may be anything.
    With `sealed` several seats answer in secret; an answer may be changed until the last one is in.
    `awaited` are the seats that have not answered yet, all of `seats` unless sealed.
    """

    kind: str
    seats: tuple[Seat, ...]
    choices: tuple[tuple[Action, ...], ...]
    sealed: bool = False
    awaited: tuple[Seat, ...] = ()
    weights: tuple[int, ...] = ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return what `seat` may answer; nothing when it is not asked."""
        for asked, choices in zip(self.seats, self.choices, strict=True):
            if asked == seat:
                return choices
        return ()

    def for_seat(self, seat: Seat) -> "Decision":
        """Return the decision as `seat` alone is asked it, without what others may choose.

        Raises:
            ValueError: `seat` is not asked.
        """
        if seat not in self.seats:
            raise ValueError(f"seat {seat} is not asked")
        awaited = (seat,) if seat in self.awaited else ()
        return Decision(self.kind, (seat,), (self.legal(seat),), self.sealed, awaited, self.weights)

    @property
    def by_chance(self) -> bool:
        """Whether dice or cards decide, and not a player."""
        return self.seats[0] == CHANCE


def ask(seat: Seat, kind: str, choices: Sequence[Action]) -> Decision | None:
    """Ask one seat; None (the question is skipped) when there is nothing to choose from."""
    if not choices:
        return None
    asked = (seat,)
    return Decision(kind, asked, (tuple(choices),), awaited=asked)


def draw(kind: str, choices: Sequence[Action], weights: Sequence[int] = ()) -> Decision:
    """Let chance choose, evenly unless `weights` are given."""
    asked = (CHANCE,)
    even = tuple(weights) or (1,) * len(choices)
    return Decision(kind, asked, (tuple(choices),), awaited=asked, weights=even)
