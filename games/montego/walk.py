"""Walking, shoving and stepping back (§4.3)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.core.step import Happen
from games.montego.data import LEFT_TAVERN, RIGHT_TAVERN, Figure
from games.montego.events import Moved
from games.montego.view import Journey

if TYPE_CHECKING:
    from games.montego.state import MontegoState as State


def move(state: "State", figure: Figure, card: int, happen: Happen) -> None:
    """Turn up a figure's card and let it walk; note the journey."""
    journey = look_ahead(state.places, state.spaces, figure, card)
    if journey.shoved is not None and journey.shoved_to is not None:
        state.places[journey.shoved] = journey.shoved_to
    state.places.pop(figure)
    state.places[figure] = journey.place
    state.journeys.append(journey)
    shoved, shoved_to = journey.shoved, journey.shoved_to
    happen(
        Moved(
            seat=state.owner(figure),
            figure=figure,
            card=card,
            origin=journey.origin,
            wanted=journey.wanted,
            place=journey.place,
            room=state.room(journey.place) if journey.place >= 0 else None,
            shoved=shoved,
            shoved_seat=None if shoved is None else state.owner(shoved),
            shoved_to=shoved_to,
            shoved_room=None if shoved_to is None else state.room(shoved_to),
        )
    )


def look_ahead(places: Mapping[Figure, int], spaces: int, figure: Figure, card: int) -> Journey:
    """Return where a card takes a figure if it walks now, and whom it shoves."""
    origin = places[figure]
    others = {place: other for other, place in places.items() if other != figure}
    wanted = ahead(origin, card, spaces)
    if wanted not in others:
        return Journey(figure, card, origin, wanted, wanted)
    opposite = spaces - 1 - wanted
    if opposite not in others:
        return Journey(figure, card, origin, wanted, wanted, others[wanted], opposite)
    return Journey(figure, card, origin, wanted, step_back(others, spaces, origin, wanted))


def ahead(place: int, steps: int, spaces: int) -> int:
    """Return the space so many steps clockwise from a space or a tavern."""
    if place == LEFT_TAVERN:
        return steps - 1
    if place == RIGHT_TAVERN:
        return spaces // 2 - 1 + steps
    return (place + steps) % spaces


def step_back(taken: Mapping[int, Figure], spaces: int, origin: int, wanted: int) -> int:
    """Return the next free space against the arrows, or the tavern the figure came from.

    A figure from a tavern steps back only as far as the first space after it.
    """
    if origin >= 0:
        back = ((wanted - steps) % spaces for steps in range(1, spaces + 1))
        return next(space for space in back if space not in taken)
    first = 0 if origin == LEFT_TAVERN else spaces // 2
    back_to_tavern = range(wanted - 1, first - 1, -1)
    return next((space for space in back_to_tavern if space not in taken), origin)
