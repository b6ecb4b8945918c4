"""Events tell everything that happens: who follows them knows the whole table (§7)."""

from collections import Counter
from random import Random

import pytest

from games.core.chance import answer_at_random
from games.core.event import Answered, Event
from games.montego import events as happened
from games.montego.data import HIRE_PRICE, JACK
from games.montego.state import MontegoState
from tests.games.montego.positions import GAME


class Witness:
    """Keeps the table from nothing but the events, having seen it laid out."""

    def __init__(self, state: MontegoState) -> None:
        self.coins = [player.coins for player in state.players]
        self.supply = [player.barrels for player in state.players]
        self.points = [0 for _ in state.players]
        self.places = dict(state.places)
        self.owners = dict(state.owners)
        self.rail = tuple(state.rail)
        self.piers: list[str | None] = [None, *(ship.ship for ship in state.harbour)]
        self.cargo: dict[str, Counter[int]] = {ship.ship: Counter() for ship in state.harbour}
        self.to_come = sum(state.stacks)
        self.pile: Counter[int] = Counter()
        self.hirer: int | None = None
        self.round = 1
        self.over = False

    def hear(self, event: Event) -> None:
        """Change the table as the event says."""
        match event:
            case happened.HireAnswered(hirer=hirer):
                self.hirer = hirer
                if hirer is not None:
                    self.coins[hirer] -= HIRE_PRICE
            case happened.JackStands(seat=seat, worker=worker):
                assert seat == self.hirer == self.owners[worker]
                self.places[JACK] = self.places[worker]
            case happened.Moved():
                self._move(event)
            case happened.RoundMoved(number=number):
                assert number == self.round
            case happened.TilesMoved(rail=rail, owners=owners):
                assert owners == tuple(self.owners[worker] for worker in rail)
                self.rail = rail
            case happened.RoundEnded(number=number):
                assert number == self.round
                self.round += 1
                self.hirer = None
                self.places.pop(JACK, None)
            case happened.GameEnded():
                self.over = True
            case _:
                self._hear_of_barrels(event)

    def _move(self, event: happened.Moved) -> None:
        seat = self.hirer if event.figure == JACK else self.owners[event.figure]
        assert event.seat == seat
        assert self.places[event.figure] == event.origin
        if event.shoved is not None and event.shoved_to is not None:
            assert self.places[event.shoved] == event.place == event.wanted
            self.places[event.shoved] = event.shoved_to
        self.places[event.figure] = event.place

    def _hear_of_barrels(self, event: Event) -> None:
        match event:
            case happened.CoinTaken(seat=seat, amount=amount):
                self.coins[seat] += amount
            case happened.BarrelsTaken(seat=seat, barrels=barrels):
                self.supply[seat] -= barrels
            case happened.Loaded(seat=seat, ship=ship, pier=pier, barrels=barrels):
                assert self.piers[pier - 1] == ship
                self.cargo[ship][seat] += barrels
            case happened.PutOnPile(seat=seat, barrels=barrels):
                self.pile[seat] += barrels
            case happened.TookBack(seat=seat, ship=ship, pier=pier):
                assert self.piers[pier - 1] == ship
                self.cargo[ship][seat] -= 1
                self.supply[seat] += 1
            case happened.NothingBroken(seat=seat, why=why):
                assert why == "jack" or not any(aboard[seat] for aboard in self.cargo.values())
            case _:
                self._hear_of_ships(event)

    def _hear_of_ships(self, event: Event) -> None:
        match event:
            case happened.ShipScored(ship=ship, pier=pier, why=why, points=points):
                assert self.piers[pier - 1] == ship
                if why == "end":  # the others stay where they lie until all are scored
                    self.piers[pier - 1] = None
                else:
                    del self.piers[pier - 1]
                for seat, barrels in self.cargo.pop(ship).items():
                    self.supply[seat] += barrels
                self._score(points)
            case happened.TugLeft():
                assert self.piers.pop(0) is None
            case happened.ShipCame(ship=ship, pier=pier, opened=opened):
                assert opened == (self.to_come == 6)
                self.to_come -= 1
                self.piers.append(ship)
                assert len(self.piers) == pier == 4
                self.cargo[ship] = Counter()
            case happened.PileScored(points=points):
                self._score(points)
            case _:
                assert isinstance(event, Answered), f"{event} is not followed"

    def _score(self, points: dict[int, int]) -> None:
        for seat, amount in points.items():
            self.points[seat] += amount

    def agrees_with(self, state: MontegoState) -> None:
        """Compare with the state."""
        assert self.coins == [player.coins for player in state.players]
        assert self.supply == [player.barrels for player in state.players]
        assert self.points == [player.points for player in state.players]
        assert self.places == state.places
        assert self.rail == tuple(state.rail)
        assert [ship for ship in self.piers if ship] == [ship.ship for ship in state.harbour]
        for ship in state.harbour:
            assert +self.cargo[ship.ship] == Counter(ship.cargo)
        assert self.to_come == state.ships_to_come
        assert self.pile == Counter(state.pile)
        assert self.hirer == state.hirer
        assert self.round == state.round
        assert self.over == (not state.stack)


def laid_out(seats: int, rng: Random) -> MontegoState:
    """Play at random until the first card is asked for."""
    state = GAME.setup(seats)
    while (decision := GAME.decision(state)) is not None and decision.kind != "play":
        GAME.apply(state, *answer_at_random(decision, rng))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_follows_the_events_knows_the_table(seats: int) -> None:
    for seed in range(12):
        rng = Random(seed)
        state = laid_out(seats, rng)
        witness = Witness(state)
        while (decision := GAME.decision(state)) is not None:
            shuffling = decision.kind == "lay-tile"
            for event in GAME.apply(state, *answer_at_random(decision, rng)):
                assert event.to is None or isinstance(event, Answered)
                witness.hear(event)
            after = GAME.decision(state)
            if not shuffling and (after is None or after.kind != "lay-tile"):
                witness.agrees_with(state)
        assert witness.over


def test_an_answer_in_secret_is_told_to_nobody_else() -> None:
    rng = Random(1)
    state = laid_out(3, rng)
    decision = GAME.decision(state)
    assert decision is not None
    for seat, action in ((1, decision.legal(1)[0]), (1, decision.legal(1)[3])):
        assert GAME.apply(state, seat, action) == [Answered(to=(1,), seat=1)]


def test_every_card_is_told_in_the_order_of_the_tiles() -> None:
    rng = Random(2)
    for _ in range(3):
        state = laid_out(4, rng)
        told: list[Event] = []
        while (decision := GAME.decision(state)) is not None and decision.kind == "play":
            told = GAME.apply(state, *answer_at_random(decision, rng))
        moved = [event.figure for event in told if isinstance(event, happened.Moved)]
        assert moved == state.rail
        walked = [event.fresh_board for event in told if event.fresh_board]
        assert walked == [True], "one picture shows the whole walk"
