"""Who gets how many points."""

from collections.abc import Sequence

from bot.wording.cuba import things
from bot.wording.language import Language


def gains(points: Sequence[int], names: Sequence[str], language: Language) -> str:
    """Tell who gets points, most first: "Ana gets 5 points and Béla 3"; nobody gets nothing."""
    text = language.gettext("{player} gets {points}")
    told: list[str] = []
    for seat, amount in sorted(enumerate(points), key=lambda gain: -gain[1]):
        if amount:
            counted = str(amount) if told else things.so_many("point", amount, language)
            told.append(text.format(player=names[seat], points=counted))
            # Translators: goes on from "{player} gets {points}", without the verb.
            text = language.pgettext("gets", "{player} {points}")
    return language.list(told)
