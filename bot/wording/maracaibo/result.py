"""How a game ended."""

from collections.abc import Iterator, Mapping, Sequence

from bot.wording.game import first_fitting
from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import means, things
from bot.wording.names import shorter_and_shorter
from bot.wording.result import placed, standing, sum_of_parts, victory
from games.core.outcome import Outcome
from games.maracaibo.automa import DISCS_PER_UPGRADE
from games.maracaibo.data import SOURCES, Source
from games.maracaibo.view import JeanView, MaracaiboView

PARTS: dict[Source, Phrase] = {
    "sailing": phrase("score", "{points} for coming home"),
    "village": phrase("score", "{points} in villages"),
    "city": phrase("score", "{points} in cities"),
    "delivering": phrase("score", "{points} for deliveries"),
    "combat": phrase("score", "{points} in combats"),
    "exploring": phrase("score", "{points} by exploring"),
    "quests": phrase("score", "{points} for quests"),
    "cards": phrase("score", "{points} by cards' effects"),
    "assistants": phrase("score", "{points} by assistants"),
    "upgrades": phrase("score", "{points} by upgrades"),
    "careers": phrase("score", "{points} by the career"),
    "tracks": phrase("score", "{points} beyond tracks"),
    "income": phrase("score", "{points} of income"),
    "collecting": phrase("score", "{points} for buying nothing"),
    "doubloon_income": phrase("score", "{points} for doubloon income"),
    "projects": phrase("score", "{points} printed on projects"),
    "ends": phrase("score", "{points} by projects at the end"),
    "buildings": phrase("score", "{points} for prestige buildings"),
    "leaders": phrase("score", "{points} for most influence"),
    "nations": phrase("score", "{points} for ranks"),
    "comparison": phrase("score", "{points} for being ahead"),
}
"""What the points are for."""


def result(view: MaracaiboView, names: Sequence[str], language: Language) -> str:
    """Name the winners, then list everybody's points with their parts, best first."""
    outcome = view.outcome
    if outcome is None:
        return language.gettext("The game is not over yet.")
    return first_fitting(
        "\n".join(_lines(view, outcome, safe, language)) for safe in shorter_and_shorter(names)
    )


def _lines(
    view: MaracaiboView, outcome: Outcome, names: Sequence[str], language: Language
) -> Iterator[str]:
    if view.jean is None:
        yield _winners(outcome, names, language)
    else:
        yield _against_jean(view, view.jean, names[0], language)
    yield ""
    jean_first = view.jean is not None and view.jean.beaten is False
    if view.jean is not None and jean_first:
        yield from _jean(1, view.jean, language)
    for place, seat in placed(outcome):
        yield from _player(view, place + jean_first, seat, names[seat], language)
    if view.jean is not None and not jean_first:
        yield from _jean(2 if view.jean.beaten else 1, view.jean, language)


def _winners(outcome: Outcome, names: Sequence[str], language: Language) -> str:
    points = outcome.scores[outcome.winners[0]].total
    ahead = language.gettext("**{player} wins with {points}**, ahead of {others} on doubloons.")
    if outcome.tie_break == "upgrades":
        ahead = language.gettext("**{player} wins with {points}**, ahead of {others} on upgrades.")
    return victory(
        outcome,
        names,
        things.so_many("point", points, language),
        language,
        shared=language.gettext(
            "**{players} share the victory with {points}**, equal in doubloons and upgrades."
        ),
        ahead=ahead,
    )


def _against_jean(view: MaracaiboView, jean: JeanView, name: str, language: Language) -> str:
    """Say how a game for one ended."""
    text = language.gettext("**{player} and Jean share the victory with {points}.**")
    if jean.beaten is not None:
        text = language.gettext("**{player} beats Jean, level {level}, with {points} to {hers}.**")
        if not jean.beaten:
            text = language.gettext(
                "**Jean, level {level}, beats {player} with {hers} to {points}.**"
            )
    return text.format(
        player=name,
        level=jean.level,
        points=things.so_many("point", view.players[0].points, language),
        hers=things.so_many("point", jean.points, language),
    )


def _player(
    view: MaracaiboView, place: int, seat: int, name: str, language: Language
) -> Iterator[str]:
    player = view.players[seat]
    yield _title(place, name, player.points, language)
    text = language.gettext("{parts} · {doubloons}, {upgrades}")
    yield text.format(
        parts=_parts(player.scored, language),
        doubloons=things.amount("doubloon", player.doubloons, language),
        upgrades=things.amount("upgrade", len(means.upgrades(player)), language),
    )


def _jean(place: int, jean: JeanView, language: Language) -> Iterator[str]:
    yield _title(place, language.gettext("Jean"), jean.points, language)
    text = language.gettext("{parts} · {upgrades}")
    yield text.format(
        parts=_parts(jean.scored, language),
        upgrades=things.amount("upgrade", jean.discs // DISCS_PER_UPGRADE, language),
    )


def _title(place: int, name: str, points: int, language: Language) -> str:
    return standing(place, name, things.so_many("point", points, language), language)


def _parts(scored: Mapping[Source, int], language: Language) -> str:
    """List what the points are made of; what brought none is left out."""
    parts = {source: scored[source] for source in SOURCES if scored.get(source)}
    return sum_of_parts(parts, PARTS, language) or "0"
