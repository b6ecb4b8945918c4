"""Scoring a ship or the tavern pile (§5)."""

from collections.abc import Mapping, Sequence

from games.core.action import Seat


def shares(cargo: Mapping[Seat, int], points: Sequence[int]) -> dict[Seat, int]:
    """Return the points of everybody with a barrel: places by number, ties shared, rounded up.

    Those tied take the sum of the places they cover; places that are not printed count 0.
    """
    by_count: dict[int, list[Seat]] = {}
    for seat in sorted(cargo):
        if cargo[seat] > 0:
            by_count.setdefault(cargo[seat], []).append(seat)
    result: dict[Seat, int] = {}
    place = 0
    for count in sorted(by_count, reverse=True):
        tied = by_count[count]
        covered = sum(points[place : place + len(tied)])
        for seat in tied:
            result[seat] = -(-covered // len(tied))
        place += len(tied)
    return result
