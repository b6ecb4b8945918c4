"""How a game ended."""

from collections.abc import Sequence

from bot.wording.language import Language, Phrase, phrase
from bot.wording.names import safe_name
from bot.wording.result import placed, standing
from bot.wording.santiago import things
from bot.wording.santiago.board import held
from games.core.outcome import Outcome, Score
from games.santiago.view import SantiagoView

TIE_BREAKS: dict[str, Phrase] = {
    "cubes left": phrase("tie-break", "cubes left over"),
    "pesos": phrase("tie-break", "pesos"),
}
"""What breaks a tie, in the words of the outcome and in ours."""


def result(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    """Name the winners, then list everybody's points, best first, and what they held."""
    outcome = view.outcome
    if outcome is None:
        return language.gettext("The game is not over yet.")
    safe = [safe_name(name) for name in names]
    lines = [_winners(outcome, safe, language), ""]
    for place, seat in placed(outcome):
        lines += _standing(view, place, outcome.scores[seat], safe[seat], language)
    return "\n".join(lines)


def _winners(outcome: Outcome, names: Sequence[str], language: Language) -> str:
    first = outcome.scores[outcome.winners[0]]
    points = things.so_many("point", first.total, language)
    if len(outcome.winners) > 1:
        text = language.gettext(
            "**{players} share the victory with {points}**, equal in cubes left over and in pesos."
        )
        players = language.list(names[seat] for seat in outcome.winners)
        return text.format(players=players, points=points)
    winner = names[first.seat]
    if outcome.tie_break is None:
        text = language.gettext("**{player} wins with {points}.**")
        return text.format(player=winner, points=points)
    text = language.gettext("**{player} wins with {points}**, ahead of {others} on {tie_break}.")
    return text.format(
        player=winner,
        points=points,
        others=language.list(names[seat] for seat in outcome.ranking[1]),
        tie_break=language.say(TIE_BREAKS[outcome.tie_break]),
    )


def _standing(
    view: SantiagoView, place: int, score: Score, name: str, language: Language
) -> list[str]:
    points = things.so_many("point", score.total, language)
    title = standing(place, name, points, language)
    shown = view.players[score.seat].holdings
    if shown is None:
        return [title]
    sum_of_parts = language.gettext("{points} + {extra} {for_cubes}").format(
        points=score.parts["points"],
        extra=score.parts["cubes"],
        for_cubes=language.count(things.FOR_CUBES, sum(shown.cubes.values())),
    )
    left = language.count(things.CUBES_LEFT, score.ties["cubes left"])
    return [title, f"{sum_of_parts} · {left}", held(shown, language)]
