"""What the results of several games have in common."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from bot.wording.language import Language, Phrase
from games.core.action import Seat
from games.core.outcome import Outcome

P = TypeVar("P", bound=str)


def placed(outcome: Outcome) -> Iterator[tuple[int, Seat]]:
    """Yield all seats, best first, each with its place, which equals share."""
    place = 1
    for group in outcome.ranking:
        for seat in group:
            yield place, seat
        place += len(group)


def victory(
    outcome: Outcome,
    names: Sequence[str],
    points: str,
    language: Language,
    *,
    shared: str,
    ahead: str,
) -> str:
    """Name the winners with their points, told already.

    `shared` is the sentence for several {players} and their {points}; `ahead` that for a {player}
    who has as many {points} as {others}, but won by what breaks ties.
    """
    if len(outcome.winners) > 1:
        players = language.list(names[seat] for seat in outcome.winners)
        return shared.format(players=players, points=points)
    first = outcome.scores[outcome.winners[0]]
    winner = names[first.seat]
    if outcome.tie_break is None:
        text = language.gettext("**{player} wins with {points}.**")
        return text.format(player=winner, points=points)
    tied = (seat for seat, score in enumerate(outcome.scores) if score.total == first.total)
    others = language.list(names[seat] for seat in tied if seat != first.seat)
    return ahead.format(player=winner, points=points, others=others)


def standing(place: int, name: str, points: str, language: Language) -> str:
    """Return the headline of somebody's result."""
    text = language.gettext("**{place}. {player}: {points}**")
    return text.format(place=place, player=name, points=points)


def sum_of_parts(parts: Mapping[P, int], words: Mapping[P, Phrase], language: Language) -> str:
    """Say what points are made of: "12 for ships + 3 for last barrels"."""
    return " + ".join(
        language.say(words[part]).format(points=points) for part, points in parts.items()
    )
