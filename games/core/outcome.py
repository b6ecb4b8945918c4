"""How a game ended."""

import msgspec

from games.core.action import Seat


class Score(msgspec.Struct, frozen=True):
    """The points of one seat: `total` sums up `parts`; `ties` break an equal total, in order."""

    seat: Seat
    parts: dict[str, int]
    total: int
    ties: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """The complete ranking: groups of seats, best first; seats in one group share the place.

    `tie_break` is the name of the tie-breaker that decided the first place, None when it was not
    needed; `scores` are ordered by seat.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[Score, ...]
    tie_break: str | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place."""
        return self.ranking[0]


class Rival(msgspec.Struct, frozen=True):
    """Whom the game itself plays and no seat holds; its score has the number after the last seat.

    It is compared like a seat, by the same tie-breakers.
    """

    name: str
    score: Score


def rank(scores: tuple[Score, ...]) -> Outcome:
    """Order the seats by total, then by each tie-breaker in turn; equal in all is shared."""

    def standing(score: Score) -> tuple[int, ...]:
        return (score.total, *score.ties.values())

    best_first = sorted(scores, key=standing, reverse=True)
    groups: list[list[Score]] = []
    for score in best_first:
        if groups and standing(groups[-1][0]) == standing(score):
            groups[-1].append(score)
        else:
            groups.append([score])
    ranking = tuple(tuple(sorted(score.seat for score in group)) for group in groups)
    return Outcome(ranking, scores, _deciding_tie_break(groups))


def _deciding_tie_break(groups: list[list[Score]]) -> str | None:
    """Name the first tie-breaker in which the winner differs from the best of the others."""
    if len(groups) < 2 or groups[0][0].total != groups[1][0].total:
        return None
    first, second = groups[0][0].ties, groups[1][0].ties
    return next(name for name in first if first[name] != second[name])
