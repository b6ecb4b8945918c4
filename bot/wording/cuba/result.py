"""How a game ended."""

from collections.abc import Sequence

from bot.wording.cuba import things
from bot.wording.language import Language, Phrase, phrase
from bot.wording.names import safe_name
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
    place = 1
    for group in outcome.ranking:
        for seat in group:
            lines += _standing(place, outcome.scores[seat], safe[seat], language)
        place += len(group)
    return "\n".join(lines)


def _winners(outcome: Outcome, names: Sequence[str], language: Language) -> str:
    first = outcome.scores[outcome.winners[0]]
    points = things.so_many("point", first.total, language)
    if len(outcome.winners) > 1:
        text = language.gettext("**{players} share the victory with {points}**, equal in pesos.")
        players = language.list(names[seat] for seat in outcome.winners)
        return text.format(players=players, points=points)
    winner = names[first.seat]
    if outcome.tie_break is None:
        text = language.gettext("**{player} wins with {points}.**")
        return text.format(player=winner, points=points)
    text = language.gettext("**{player} wins with {points}**, ahead of {others} on pesos.")
    tied = (seat for seat, score in enumerate(outcome.scores) if score.total == first.total)
    others = language.list(names[seat] for seat in tied if seat != first.seat)
    return text.format(player=winner, points=points, others=others)


def _standing(place: int, score: Score, name: str, language: Language) -> list[str]:
    title = language.gettext("**{place}. {player}: {points}**").format(
        place=place, player=name, points=things.so_many("point", score.total, language)
    )
    parts = " + ".join(
        language.say(PARTS[part]).format(points=points) for part, points in score.parts.items()
    )
    return [title, f"{parts} · {things.so_many('peso', score.ties['pesos'], language)}"]
