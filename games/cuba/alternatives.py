"""What the black markers give instead of a character's action (§1.3)."""

from functools import cache
from typing import TYPE_CHECKING

from games.core.action import Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.cuba.actions import Play, Take
from games.cuba.data import CROPS, MARKER_PLACES, MARKERS, MATERIALS, Character, Marker, Thing
from games.cuba.events import TookInstead
from games.cuba.market import cheapest_crops

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State


@cache
def play(character: Character, take: Take) -> Play:
    """Return the card played for a thing."""
    return Play(character, take)


def alternatives(state: "State", character: Character) -> list[Play]:
    """Return the ways to play a card for what a free place gives, as far as there is any."""
    takes: list[Take] = []
    for marker in free_places(state, character):
        kind = MARKER_PLACES[marker].kind
        if kind == "material":
            takes += (cube for cube in MATERIALS if state.supply[cube])
        elif kind == "crop":
            takes += (crop for crop in cheapest_crops(state) if state.supply[crop])
        elif kind not in takes:
            takes.append(kind)
    return [play(character, take) for take in takes]


@cache
def places_of(character: Character) -> tuple[Marker, ...]:
    """Return the places of a character, in the order in which they are taken."""
    return tuple(marker for marker in MARKERS if MARKER_PLACES[marker].character == character)


def free_places(state: "State", character: Character) -> list[Marker]:
    """Return the places of a character that carry no marker."""
    return [marker for marker in places_of(character) if marker not in state.markers]


def take_instead(state: "State", seat: Seat, action: Play, happen: Happen) -> None:
    """Put a marker on the first free place that gives the thing, and take it."""
    assert action.take is not None, "the card is played for something"
    kind = kind_of(action.take)
    marker = next(
        place for place in free_places(state, action.character) if MARKER_PLACES[place].kind == kind
    )
    state.markers.append(marker)
    player, amount = state.players[seat], MARKER_PLACES[marker].amount
    thing: Thing
    if action.take == "points":
        player.alternatives += amount
        thing = "point"
    elif action.take == "pesos":
        player.pesos += amount
        thing = "peso"
    else:
        state.gain(seat, action.take, amount)
        thing = action.take
    happen(
        TookInstead(
            seat=seat,
            character=action.character,
            number=len(player.played),
            marker=marker,
            thing=thing,
            amount=amount,
        )
    )


def kind_of(take: Take) -> str:
    """Return the kind of place that gives a thing."""
    if take in MATERIALS:
        return "material"
    return "crop" if take in CROPS else take


def why_no_alternative(state: "State", action: Play) -> IllegalAction:
    """Say why a card in hand cannot be played for a thing."""
    kind = kind_of(action.take) if action.take is not None else None
    places = places_of(action.character)
    if not any(MARKER_PLACES[place].kind == kind for place in places):
        reason = "The {character} cannot be played for {take}."
    elif not any(
        MARKER_PLACES[place].kind == kind for place in free_places(state, action.character)
    ):
        reason = "The {character}'s places for that are taken in this round."
    elif kind == "crop" and action.take not in cheapest_crops(state):
        reason = "{take} is not the cheapest crop on the market."
    else:
        reason = "The supply has no {take} left."
    return IllegalAction(reason, rule="black markers", character=action.character, take=action.take)
