"""What is asked in a combat: what counts so far, and what is left."""

from collections.abc import Iterator, Sequence

from bot.wording.language import Language
from bot.wording.maracaibo import means, things
from bot.wording.maracaibo.asking import Ask
from bot.wording.maracaibo.combat import working
from games.core.action import Seat
from games.maracaibo.data import EMPTY_PILES_VALUE, MARKERS, Nation
from games.maracaibo.tokens import sides
from games.maracaibo.view import MaracaiboView


def _reveal(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    yield language.gettext("A combat: from which pile do you turn up a token?")
    yield _strength(view, seat, language)


def _fight(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    text = language.gettext("For which nation do you fight? Its side of the token is paid at once.")
    if working(view).token is None:
        text = language.gettext(
            "For which nation do you fight? No token is left: each side is worth {value}."
        )
    yield text.format(value=EMPTY_PILES_VALUE)
    yield _strength(view, seat, language)


def _strength(view: MaracaiboView, seat: Seat, language: Language) -> str:
    player = view.players[seat]
    points = things.so_many("combat", player.combat, language)
    perk = player.perk("combat")
    if not perk:
        return language.gettext("You have {points}.").format(points=points)
    text = language.gettext("You have {points}; your projects add {bonus}.")
    return text.format(points=points, bonus=perk)


def _discard(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    nation = _nation(view)
    text = language.gettext("Which card do you discard to fight {for_nation}?")
    yield text.format(for_nation=language.say(things.NATIONS[nation].side))


def _add(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    nation = _nation(view)
    text = language.gettext(
        "You fight {for_nation} with {value}. How many of your combat points do you add?"
    )
    value = sides(working(view).token)[nation].value + view.players[seat].perk("combat")
    yield text.format(for_nation=language.say(things.NATIONS[nation].side), value=value)
    yield prices(view, seat, language)


def prices(view: MaracaiboView, seat: Seat, language: Language) -> str:
    """Say what a total buys."""
    parts = [
        language.gettext("influence 2 or 5"),
        language.gettext("a village 3"),
        language.gettext("a city 5"),
    ]
    player = view.players[seat]
    if means.has(player, "nets"):
        parts.append(language.gettext("2 more to take one from another nation"))
    if means.has(player, "marque"):
        parts.append(language.gettext("4 points 3"))
    return language.gettext("It buys, each once: {prices}.").format(prices=", ".join(parts))


def _spend(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    nation = _nation(view)
    text = language.gettext(
        "You fight {for_nation}, and {total} of the total is left. On what do you spend it?"
    )
    yield text.format(
        for_nation=language.say(things.NATIONS[nation].side), total=working(view).total
    )
    left = MARKERS - view.nations[nation].given
    text = language.ngettext(
        "{amount} marker {of_nation} is left.", "{amount} markers {of_nation} are left.", left
    )
    yield text.format(amount=left, of_nation=language.say(things.NATIONS[nation].own))


def _nation(view: MaracaiboView) -> Nation:
    nation = working(view).nation
    assert nation is not None, "a nation is fought for"
    return nation


COMBATS: dict[str, Ask] = {
    "reveal": _reveal,
    "fight": _fight,
    "discard": _discard,
    "add": _add,
    "spend": _spend,
}
