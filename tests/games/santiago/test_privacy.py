"""What is hidden stays hidden (§12), and computer players may think about what it could be."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from games.core.chance import answer_at_random
from games.core.trial import lookalikes_along
from games.santiago.data import CUBES
from games.santiago.state import SantiagoState
from games.santiago.view import Options
from tests.games.santiago.positions import GAME


def hidden(state: SantiagoState) -> Iterator[tuple[int, str, int]]:
    """Yield everything behind a screen: whose, what and how much."""
    for seat, player in enumerate(state.players):
        for thing in (*CUBES, "peso", "point"):
            yield seat, thing, player.has(thing)  # type: ignore[arg-type]  # things all


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_behind_the_other_screens_varies(seats: int) -> None:
    varied = defaultdict(set)
    for pair in lookalikes_along(GAME, seats, None, Random(seats)):
        for (seat, thing, here), (_, _, there) in zip(
            hidden(pair.state), hidden(pair.other), strict=True
        ):
            if here != there:
                varied[pair.seat].add((seat, thing))

    for reader in (None, *range(seats)):
        others = {seat for seat in range(seats) if seat != reader}
        assert {seat for seat, _ in varied[reader]} == others
        # Against a single opponent the bank tells which cubes are behind the only other screen.
        cubes = CUBES if len(others) > 1 else ()
        assert varied[reader] == {
            (seat, thing) for seat in others for thing in (*cubes, "peso", "point")
        }


def test_open_holdings_leave_nothing_to_guess() -> None:
    options = Options(open_holdings=True)
    for pair in lookalikes_along(GAME, 3, options, Random(1)):
        assert pair.other == pair.state


def test_choices_are_for_who_is_asked() -> None:
    rng, state = Random(5), GAME.setup(3)
    asked = set()
    while (decision := GAME.decision(state)) is not None:
        for reader in (None, 0, 1, 2):
            view = GAME.view(state, reader)
            mine = reader is not None and reader in decision.seats
            assert view.choices == (decision.choices[0] if mine else ())
            assert view.asked == (() if decision.by_chance else decision.seats)
            assert view.kind == decision.kind
        asked.add(decision.kind)
        GAME.apply(state, *answer_at_random(decision, rng))
    assert {"drive", "deliver", "give", "use", "place", "keep"} <= asked


def test_only_gifts_and_the_end_tell_what_is_behind_screens() -> None:
    rng, state = Random(6), GAME.setup(3)
    gifts = 0
    while (decision := GAME.decision(state)) is not None:
        events = GAME.apply(state, *answer_at_random(decision, rng))
        over = GAME.decision(state) is None
        assert any(event.reveals for event in events) == (decision.kind == "give" or over)
        gifts += decision.kind == "give"
    assert gifts
