"""What a step card would bring if nobody else moved before."""

from collections.abc import Mapping

from bot.wording.game import LINE_LIMIT, Choice
from bot.wording.language import Language
from bot.wording.montego import places, things
from bot.wording.montego.figures import figures_of, label_of, lettered, owner_of
from games.core.action import Seat
from games.montego.actions import Play
from games.montego.data import JACK, Figure
from games.montego.view import Journey, MontegoView
from games.montego.walk import look_ahead
from rendering.core.graphemes import shorten


def play(view: MontegoView, action: Play, language: Language) -> Choice:
    """Name a card for a figure: "Big 3", "to the 2 barrels, shoves B's small docker"."""
    seat = view.seat
    assert seat is not None, "only players lay cards"
    return Choice(
        language.gettext("{docker} {card}").format(
            docker=label_of(action.figure, seat, language), card=action.card
        ),
        _prospect(view, action, language),
        row=figures_of(view, seat).index(action.figure),
        chosen=view.laid.get(action.figure) == action.card,
    )


def _prospect(view: MontegoView, action: Play, language: Language) -> str:
    journey = look_ahead(_before(view, action.figure), len(view.rooms), action.figure, action.card)
    if journey.place < 0:
        return language.gettext("all rooms taken, stays in the tavern")
    to_room = things.to(view.rooms[journey.place], language)
    if journey.place != journey.wanted:
        return language.gettext("both rooms taken, back {to_room}").format(to_room=to_room)
    if journey.shoved is None:
        return to_room
    return _shove(view, journey, to_room, language)


def _shove(view: MontegoView, journey: Journey, to_room: str, language: Language) -> str:
    assert journey.shoved is not None, "somebody is shoved"
    assert journey.shoved_to is not None, "who is shoved comes to stand somewhere"
    owner = owner_of(view, journey.shoved)
    assert owner is not None, "every figure on the board is somebody's"
    return language.gettext("{to_room}, shoves {other} across {to_other_room}").format(
        to_room=to_room,
        other=lettered(view, language).object(journey.shoved, owner),
        to_other_room=things.to(view.rooms[journey.shoved_to], language),
    )


def _before(view: MontegoView, figure: Figure) -> Mapping[Figure, int]:
    """Return who stands where when a figure walks and nobody but Jack has walked before.

    Where Jack goes is not known yet, only that he does not stay beside his partner.
    """
    if figure == JACK:
        return view.places
    return {other: place for other, place in view.places.items() if other != JACK}


def laid(view: MontegoView, seat: Seat, language: Language) -> str:
    """List the reader's cards that lie face down: "big 3 and small 2"; nothing as ""."""
    return language.list(
        language.gettext("{docker} {card}").format(
            docker=label_of(figure, seat, language), card=view.laid[figure]
        )
        for figure in figures_of(view, seat)
        if figure in view.laid
    )


def figure_line(view: MontegoView, figure: Figure, seat: Seat, language: Language) -> str:
    """Say where a figure of the reader stands and what card it has: "Big, at ...: no card yet"."""
    text = language.gettext("{docker}, {at_place}: no card yet")
    if figure in view.laid:
        text = language.gettext("{docker}, {at_place}: card {card}")
    line = text.format(
        docker=label_of(figure, seat, language),
        at_place=places.at(view, view.places[figure], language),
        card=view.laid.get(figure),
    )
    return shorten(line, LINE_LIMIT)
