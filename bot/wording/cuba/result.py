"""How a game ended."""

from collections.abc import Sequence

from bot.wording.cuba import things
from bot.wording.language import Language, Phrase, phrase
from bot.wording.names import safe_name
from bot.wording.result import placed, standing, sum_of_parts, victory
from games.core.outcome import Outcome, Score
from games.cuba.view import CubaView

PARTS: dict[str, Phrase] = {
    "cargo": phrase("score", "{points} for cargo"),
    "effects": phrase("score", "{points} by buildings' effects"),
    "alternatives": phrase("score", "{points} by the Architect"),
    "laws": phrase("score", "{points} by laws"),
    "buildings": phrase("score", "{points} for buildings owned"),
}
"""What the points are for, in the words of the outcome and in ours."""


def result(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Name the winners, then list everybody's points and pesos, best first."""
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
        things.so_many("point", points, language),
        language,
        shared=language.gettext("**{players} share the victory with {points}**, equal in pesos."),
        ahead=language.gettext("**{player} wins with {points}**, ahead of {others} on pesos."),
    )


def _standing(place: int, score: Score, name: str, language: Language) -> list[str]:
    points = things.so_many("point", score.total, language)
    title = standing(place, name, points, language)
    left = things.so_many("peso", score.ties["pesos"], language)
    return [title, f"{sum_of_parts(score.parts, PARTS, language)} · {left}"]
