"""Who gets how many points."""

from collections.abc import Iterator, Mapping, Sequence

from bot.wording.language import Language
from bot.wording.montego import things
from games.core.action import Seat
from games.montego.data import LAST_BARREL_BONUS


def gains(
    points: Mapping[Seat, int], names: Sequence[str], language: Language, bonus: Seat | None = None
) -> str:
    """Tell who gets points, most first: "Ana gets 5 points and Béla 3"; nobody gets nothing."""
    return language.list(_gains(points, names, language, bonus))


def _gains(
    points: Mapping[Seat, int], names: Sequence[str], language: Language, bonus: Seat | None
) -> Iterator[str]:
    text = language.gettext("{player} gets {points}")
    with_bonus = language.gettext("{player} gets {points} with {bonus} for the last barrel")
    first = True
    for seat, amount in sorted(points.items(), key=lambda gain: -gain[1]):
        if not amount:
            continue
        counted = language.count(things.POINTS, amount) if first else str(amount)
        wanted = with_bonus if seat == bonus else text
        yield wanted.format(player=names[seat], points=counted, bonus=LAST_BARREL_BONUS)
        # Translators: goes on from "{player} gets {points}", without the verb.
        text = language.pgettext("gets", "{player} {points}")
        # Translators: goes on from "{player} gets {points}", without the verb.
        with_bonus = language.pgettext("gets", "{player} {points} with {bonus} for the last barrel")
        first = False
