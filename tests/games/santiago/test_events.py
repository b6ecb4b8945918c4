"""Events tell everything that happens (§12): who follows them knows the whole table."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from games.core.chance import answer_at_random
from games.core.event import Event
from games.santiago import events as happened
from games.santiago.data import CUBES, FIRST_FLAG, SHIPS, Thing
from games.santiago.state import SantiagoState
from tests.games.santiago.positions import GAME

THINGS: tuple[Thing, ...] = (*CUBES, "peso", "point")


class Witness:
    """Keeps the table from nothing but the events, having seen the start."""

    def __init__(self, state: SantiagoState) -> None:
        self.holds: list[Counter[str]] = [
            Counter({thing: player.has(thing) for thing in THINGS}) for player in state.players
        ]
        self.pieces: dict[int, str] = {}
        self.owners: dict[str, int] = {}
        self.inactive: list[str] = []
        self.dice: dict[str, int] = {}
        self.aside: str | None = None
        self.car, self.value, self.departed = 0, FIRST_FLAG, 0
        self.active: int | None = None

    def hear(self, event: Event) -> None:
        """Change the table as the event says."""
        match event:
            case happened.SetUp(start=seat):
                self.active = seat
            case happened.Drove(seat=seat, stop=stop, pesos=pesos):
                self.holds[seat]["peso"] -= pesos
                self.car = stop
            case happened.FlagMoved(value=value):
                self.value = value
            case happened.Took(seat=seat, thing=thing, amount=amount):
                self.holds[seat][thing] += amount
            case happened.Gave(seat=seat, receiver=receiver, thing=thing):
                self.holds[seat][thing] -= 1
                self.holds[receiver][thing] += 1
            case happened.Used(seat=seat, gave=gave, got=got):
                for thing, amount in gave:
                    self.holds[seat][thing] -= amount
                for thing, amount in got:
                    self.holds[seat][thing] += amount
            case happened.Delivered(seat=seat, cube=cube, die=die, amount=amount):
                self.holds[seat][cube] -= amount
                self.holds[seat]["point"] += event.points
                self.dice[die] = event.left
            case happened.DemandCleared(good=good, was=was):
                assert self.dice[good] == was
                self.dice[good] = 0
            case happened.OwnerPaid(seat=seat):
                self.holds[seat]["point"] += 1
            case _:
                self._hear_of_the_board(event)

    def _hear_of_the_board(self, event: Event) -> None:
        match event:
            case happened.Placed(seat=seat, building=building):
                self.pieces[seat] = building
            case happened.Seized(seat=seat, building=building):
                self.owners[building] = seat
            case happened.TurnedDown(cuban=cuban):
                self.inactive.append(cuban)
            case happened.WokeUp(cuban=cuban):
                self.inactive.remove(cuban)
            case happened.ShipArrived(dice=dice, aside=aside):
                self.dice, self.aside = {str(good): face for good, face in dice.items()}, aside
            case happened.ShipLeft(number=number):
                self.dice, self.aside, self.departed = {}, None, number
                if number < SHIPS:
                    self.value = FIRST_FLAG
            case happened.TurnEnded(following=following) if following is not None:
                self.active = following

    def agrees_with(self, state: SantiagoState) -> None:
        """Compare with the state."""
        for seat, player in enumerate(state.players):
            for thing in THINGS:
                assert self.holds[seat][thing] == player.has(thing), (seat, thing)
            assert self.pieces.get(seat) == player.piece
        assert self.owners == state.owners
        assert self.inactive == state.inactive
        assert (self.dice, self.aside) == (state.dice, state.aside)
        assert (self.car, self.value) == (state.car, state.value)
        assert self.departed == state.departed
        assert state.start is None or self.active == state.active


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("finish", [False, True])
def test_who_follows_the_events_knows_the_table(seats: int, finish: bool) -> None:
    for seed in range(10):
        rng = Random(seed)
        options: Any = GAME.load_options({"finish_turn_after_seventh": finish})
        state = GAME.setup(seats, options)
        witness = Witness(state)
        while (decision := GAME.decision(state)) is not None:
            for event in GAME.apply(state, *answer_at_random(decision, rng)):
                assert event.to is None
                witness.hear(event)
            witness.agrees_with(state)


def test_the_turn_goes_round_clockwise() -> None:
    rng, state = Random(1), GAME.setup(4)
    turns = []
    while (decision := GAME.decision(state)) is not None:
        if decision.kind == "drive":
            turns.append(decision.seats[0])
        GAME.apply(state, *answer_at_random(decision, rng))

    assert len(turns) > 20
    assert all(later == (seat + 1) % 4 for seat, later in pairwise(turns))
    assert turns[0] == state.start
