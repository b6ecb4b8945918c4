"""Hiring Lazy Jack (§4.1) and the card he shares a set for (§4.2)."""

import pytest

from games.montego.events import HireAnswered, JackStands
from games.montego.steps import EndRound
from tests.games.montego.positions import BLUE, GREEN, YELLOW, L, Table, position


def hired(seats: int = 3, beside: str = "blue-big", **how: object) -> Table:
    """Let Blue hire Jack and set him down; the cards come next."""
    table = position(seats, coins={BLUE: 3}, **how)  # type: ignore[arg-type]  # as position takes it
    return table.do(BLUE, "hire yes", f"beside {beside}")


def test_only_who_has_three_coins_is_asked() -> None:
    table = position(coins={GREEN: 2, BLUE: 3, YELLOW: 5})
    assert table.asked == ((BLUE, YELLOW), "hire")
    assert position(coins={GREEN: 2}).asked[1] == "play", "nobody can pay"


def test_nobody_wants_him() -> None:
    table = position(3, coins={GREEN: 3, BLUE: 3}).do(GREEN, "hire no").do(BLUE, "hire no")

    assert table.tells(HireAnswered) == [HireAnswered(wanted=(), hirer=None)]
    assert (table.state.hirer, table.state.partner) == (None, None)
    assert (table.coins(GREEN), table.coins(BLUE)) == (3, 3)
    assert table.asked == ((0, 1, 2), "play")


def test_who_alone_wants_him_gets_him_whatever_the_points() -> None:
    table = position(3, coins={GREEN: 3, BLUE: 3}, points={BLUE: 20})
    table.do(GREEN, "hire no").do(BLUE, "hire yes")

    assert table.tells(HireAnswered) == [HireAnswered(wanted=(BLUE,), hirer=BLUE)]
    assert (table.coins(GREEN), table.coins(BLUE), table.state.coins) == (3, 0, 12)


@pytest.mark.parametrize(
    ("points", "rail", "hirer"),
    [
        ({GREEN: 2, BLUE: 1}, ("green-big", "blue-big"), BLUE),
        ({GREEN: 1, BLUE: 1}, ("green-big", "blue-big"), GREEN),
        ({GREEN: 1, BLUE: 1}, ("yellow-small", "blue-small"), BLUE),
    ],
)
def test_ruling_10_fewest_points_then_the_foremost_tile(
    points: dict[int, int], rail: tuple[str, ...], hirer: int
) -> None:
    others = [w for w in position(3).state.rail if w not in rail]
    table = position(3, coins={GREEN: 3, BLUE: 3}, points=points, rail=[*rail, *others])

    table.do(GREEN, "hire yes").do(BLUE, "hire yes")

    assert table.tells(HireAnswered)[0].hirer == hirer
    assert table.asked == ((hirer,), "beside")


def test_jack_stands_beside_a_worker_of_the_hirer() -> None:
    table = position(3, coins={BLUE: 3}, places={"blue-small": 9}).do(BLUE, "hire yes")
    assert table.legal(BLUE) == ["beside worker=blue-big", "beside worker=blue-small"]

    table.do(BLUE, "beside blue-small")

    assert table.heard == [JackStands(seat=BLUE, worker="blue-small")]
    assert table.place("jack") == table.place("blue-small") == 9


def test_jack_may_stand_in_a_tavern() -> None:
    table = hired()

    assert table.place("jack") == L
    table.lay({"jack": 3, "blue-big": 1})
    assert (table.place("jack"), table.place("blue-big")) == (2, 0)


def test_two_players_choose_among_three_workers() -> None:
    thirds = {"yellow-small": GREEN, "orange-big": BLUE}
    table = position(2, coins={BLUE: 3}, thirds=thirds).do(BLUE, "hire yes")

    assert [line.split("=")[1] for line in table.legal(BLUE)] == [
        "blue-big",
        "blue-small",
        "orange-big",
    ]
    table.do(BLUE, "beside orange-big")
    assert len(table.state.figures_of(BLUE)) == 4, "a hirer plays four cards"


def test_jack_and_his_partner_share_a_set() -> None:
    table = hired()
    both = {
        f"play figure={figure} card={n}" for figure in ("blue-big", "jack") for n in range(1, 6)
    }
    assert both <= set(table.legal(BLUE))

    table.do(BLUE, "play jack 4")

    assert both - set(table.legal(BLUE)) == {"play figure=blue-big card=4"}
    assert "play figure=blue-small card=4" in table.legal(BLUE), "that set is another one"
    assert table.refuses(BLUE, "play blue-big 4") == (
        "Jack's card comes from the set of his partner, so the two cards must differ."
        " (choosing cards)"
    )


def test_the_first_of_the_two_cards_may_be_changed_but_not_to_the_second() -> None:
    table = hired().do(BLUE, "play jack 4", "play blue-big 2")

    assert "play figure=jack card=2" not in table.legal(BLUE)
    table.do(BLUE, "play jack 5", "play blue-big 4")
    assert table.view(BLUE).laid == {"blue-big": 4, "jack": 5}


def test_jack_walks_first() -> None:
    table = hired().lay({"jack": 2, "blue-big": 3})

    assert [journey.figure for journey in table.state.journeys] == ["jack", *table.state.rail]


def test_jack_can_be_shoved_once_he_has_walked() -> None:
    table = hired(rail=[*("green-big", "blue-big", "yellow-big"), *position(3).state.rail[1::2]])
    table.lay({"jack": 2, "green-big": 2, "blue-big": 4, "yellow-big": 5})

    assert (table.place("green-big"), table.place("jack")) == (1, 12)


def test_jack_goes_when_the_round_is_over() -> None:
    table = hired().lay({"jack": 2, "blue-big": 3}).load_on()

    assert (table.state.hirer, table.state.partner) == (None, None)
    assert "jack" not in table.state.places
    assert table.asked == ((0, 1, 2), "play")


def test_jack_leaves_even_a_tavern() -> None:
    table = position(3, places={"jack": L}, partner="blue-big")
    table.runs(EndRound())
    assert "jack" not in table.state.places
