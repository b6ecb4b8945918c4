"""Walking, shoving and stepping back (§4.3)."""

from typing import TYPE_CHECKING

from games.core.step import Happen
from games.montego.data import LEFT_TAVERN, Figure
from games.montego.events import Moved
from games.montego.view import Journey

if TYPE_CHECKING:
    from games.montego.state import MontegoState as State


def move(state: "State", figure: Figure, card: int, happen: Happen) -> None:
    """Turn up a figure's card and let it walk; note the journey."""
    origin = state.places.pop(figure)
    wanted = place = state.ahead(origin, card)
    shoved = next(iter(state.at(wanted)), None)
    shoved_to = None
    if shoved is not None:
        shoved_to = state.opposite(wanted)
        if state.at(shoved_to):
            shoved = shoved_to = None
            place = step_back(state, origin, wanted)
        else:
            state.places[shoved] = shoved_to
    state.places[figure] = place
    journey = Journey(figure, card, origin, wanted, place, shoved, shoved_to)
    state.journeys.append(journey)
    happen(
        Moved(
            figure=figure,
            card=card,
            origin=origin,
            wanted=wanted,
            place=place,
            shoved=shoved,
            shoved_to=shoved_to,
        )
    )


def step_back(state: "State", origin: int, wanted: int) -> int:
    """Return the next free space against the arrows, or the tavern the figure came from.

    A figure from a tavern steps back only as far as the first space after it.
    """
    taken = set(state.places.values())
    if origin >= 0:
        back = ((wanted - steps) % state.spaces for steps in range(1, state.spaces + 1))
        return next(space for space in back if space not in taken)
    first = 0 if origin == LEFT_TAVERN else len(state.warehouses)
    back_to_tavern = range(wanted - 1, first - 1, -1)
    return next((space for space in back_to_tavern if space not in taken), origin)
