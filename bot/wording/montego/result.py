"""How a game ended."""

from collections.abc import Sequence

from bot.wording.language import Language, Phrase, phrase
from bot.wording.montego import things
from bot.wording.names import safe_name
from bot.wording.result import placed, standing, sum_of_parts, victory
from games.core.outcome import Outcome, Score
from games.montego.view import MontegoView

PARTS: dict[str, Phrase] = {
    "ships": phrase("score", "{points} for ships"),
    "last barrels": phrase("score", "{points} for last barrels"),
    "tavern pile": phrase("score", "{points} for the tavern pile"),
}
"""What the points are for, in the words of the outcome and in ours."""


def result(view: MontegoView, names: Sequence[str], language: Language) -> str:
    """Name the winners, then list everybody's points and coins, best first."""
    outcome = view.outcome
    if outcome is None:
        return language.gettext("The game is not over yet.")
    safe = [safe_name(name) for name in names]
    lines = [_winners(outcome, safe, language), ""]
    for place, seat in placed(outcome):
        lines += _standing(place, outcome.scores[seat], safe[seat], language)
    return "\n".join(lines)


def _winners(outcome: Outcome, names: Sequence[str], language: Language) -> str:
    points = outcome.scores[outcome.winners[0]].total
    return victory(
        outcome,
        names,
        language.count(things.POINTS, points),
        language,
        shared=language.gettext("**{players} share the victory with {points}**, equal in coins."),
        ahead=language.gettext("**{player} wins with {points}**, ahead of {others} on coins."),
    )


def _standing(place: int, score: Score, name: str, language: Language) -> list[str]:
    points = language.count(things.POINTS, score.total)
    title = standing(place, name, points, language)
    left = language.count(things.COINS, score.ties["coins"])
    return [title, f"{sum_of_parts(score.parts, PARTS, language)} · {left}"]
