"""Movement (§4.3): shoving, stepping back, taverns, and Jack beside his partner."""

import pytest

from games.montego.events import Moved
from games.montego.walk import ahead
from tests.games.montego.positions import GREEN, L, R, position


@pytest.mark.parametrize(
    ("origin", "card", "place"),
    [(0, 1, 1), (7, 1, 8), (15, 1, 0), (12, 5, 1), (L, 1, 0), (L, 5, 4), (R, 1, 8), (R, 5, 12)],
)
def test_spaces_are_counted_clockwise_and_taverns_are_none(
    origin: int, card: int, place: int
) -> None:
    assert ahead(origin, card, 16) == place
    assert position(places={"green-big": origin}).walks("green-big", card) == place


def test_occupied_spaces_count() -> None:
    table = position(places={"green-big": 2, "blue-big": 3, "yellow-big": 4})

    assert table.walks("green-big", 3) == 5
    assert (table.place("blue-big"), table.place("yellow-big")) == (3, 4)


def test_who_stands_on_the_target_is_shoved_across() -> None:
    table = position(places={"green-big": 2, "blue-big": 4})

    assert table.walks("green-big", 2) == 4
    assert table.place("blue-big") == 11
    [moved] = table.tells(Moved)
    assert (moved.shoved, moved.shoved_seat, moved.shoved_to) == ("blue-big", 1, 11)
    assert moved.room == table.state.room(4)
    assert moved.shoved_room == table.state.room(11)


def test_an_own_figure_is_shoved_as_well() -> None:
    table = position(places={"green-big": 2, "green-small": 4})

    assert table.walks("green-big", 2) == 4
    assert table.place("green-small") == 11


def test_there_is_no_chain_of_shoves() -> None:
    """Both sides are taken: nobody moves but the walker, who steps back."""
    table = position(places={"green-big": 2, "blue-big": 5, "yellow-big": 10, "orange-big": 4})

    assert table.walks("green-big", 3) == 3
    assert (table.place("blue-big"), table.place("yellow-big")) == (5, 10)
    assert table.tells(Moved)[0].wanted == 5


def test_a_figure_shoved_before_it_walks_starts_from_its_new_space() -> None:
    rail = ["green-big", "blue-big", *position(3).state.rail[1:2], *position(3).state.rail[3:]]
    table = position(3, places={"green-big": 2, "blue-big": 4}, rail=rail)
    table.lay({"green-big": 2, "blue-big": 2})

    walked = {journey.figure: journey for journey in table.state.journeys}
    assert (walked["blue-big"].origin, walked["blue-big"].place) == (9, 11)


def test_a_figure_may_end_where_it_began() -> None:
    table = position(places={"green-big": 4, "blue-big": 5, "yellow-big": 10})

    assert table.walks("green-big", 1) == 4


def test_the_space_just_left_is_free_for_the_shoved() -> None:
    table = position(places={"green-big": 6, "blue-big": 9})

    assert table.walks("green-big", 3) == 9
    assert table.place("blue-big") == 6


def test_stepping_back_goes_round_the_end_of_the_row() -> None:
    places = {"green-big": 14, "blue-big": 1, "yellow-big": 14, "orange-big": 0}
    table = position(places={**places, "green-big": 12, "blue-small": 15})
    assert table.walks("green-big", 5) == 13


def test_from_a_tavern_one_steps_back_to_its_first_space_at_most() -> None:
    left = position(places={"blue-big": 2, "yellow-big": 13, "orange-big": 1})
    assert left.walks("green-big", 3) == 0
    right = position(places={"blue-small": 10, "yellow-small": 5, "orange-small": 9})
    assert right.walks("green-small", 3) == 8


def test_the_right_tavern_holds_who_finds_no_space() -> None:
    table = position(places={"blue-small": 8, "yellow-big": 7})

    assert table.walks("green-small", 1) == R
    [moved] = table.tells(Moved)
    assert (moved.origin, moved.wanted, moved.place, moved.room) == (R, 8, R, None)


def test_who_stayed_in_the_tavern_starts_from_there_again() -> None:
    table = position(places={"blue-small": 8, "yellow-big": 7})
    table.walks("green-small", 1)

    assert table.walks("green-small", 2) == 9


def test_jack_in_a_tavern_with_no_space_stays_there() -> None:
    table = position(
        places={"jack": L, "blue-big": 0, "yellow-big": 15}, partner="green-big", seats=4
    )
    assert table.walks("jack", 1) == L
    assert table.state.owner("jack") == GREEN


def test_jack_from_a_tavern_is_not_held_up_by_his_partner_there() -> None:
    table = position(places={"jack": L}, partner="green-big")

    assert table.walks("jack", 1) == 0
    assert table.walks("green-big", 1) == 0
    assert table.place("jack") == 15


def test_the_partner_may_shove_jack() -> None:
    table = position(places={"jack": 3, "green-big": 3}, partner="green-big")

    assert (table.walks("jack", 2), table.walks("green-big", 2)) == (5, 5)
    assert table.place("jack") == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_walks_once_and_stands_alone(seats: int) -> None:
    thirds = {"yellow-small": 0, "orange-big": 1} if seats == 2 else {}
    table = position(seats, thirds=thirds)
    table.lay({})

    assert [journey.figure for journey in table.state.journeys] == table.state.rail
    on_walk = [place for place in table.state.places.values() if place >= 0]
    assert len(set(on_walk)) == len(on_walk)
