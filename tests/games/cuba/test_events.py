"""Events tell everything that happens: who follows them knows the whole table."""

from collections import Counter
from random import Random

import pytest

from games.core.chance import answer_at_random
from games.core.event import Answered, Event
from games.cuba import events as happened
from games.cuba.data import CROPS, CUBES, START_MARKET, START_PESOS, VOTES
from games.cuba.harbour import FillHarbour
from games.cuba.state import CubaState
from games.cuba.statutes import GROUP_OF, PRINTED
from games.cuba.steps import TurnUpBills
from games.cuba.view import Options
from tests.games.cuba.positions import GAME


class Witness:
    """Keeps the table from nothing but the events."""

    def __init__(self, seats: int) -> None:
        self.holds = [Counter({"peso": START_PESOS}) for _ in range(seats)]
        self.stored: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.points = [0] * seats
        self.built: list[dict[int, str]] = [{} for _ in range(seats)]
        self.figures = [0] * seats
        self.played: list[list[str]] = [[] for _ in range(seats)]
        self.votes = [0] * seats
        self.market: Counter[str] = Counter(dict[str, int](START_MARKET.items()))
        self.loaded: dict[int, Counter[str]] = {}
        self.docks: list[int | None] = [None, None, None]
        self.sea: int | None = None
        self.laws = dict[str, str | None](PRINTED.items())
        self.bills: dict[str, str] = {}
        self.markers: list[str] = []
        self.active = self.start = 0

    def hear(self, event: Event) -> None:
        """Change the table as the event says."""
        for listen in (self._cards, self._stock, self._buildings, self._ships, self._laws):
            listen(event)

    def _lose(self, seat: int, thing: str, amount: int) -> None:
        """Take from the yard first, then from the warehouse (C-23)."""
        rest = max(0, amount - self.holds[seat][thing])
        self.holds[seat][thing] -= amount - rest
        self.stored[seat][thing] -= rest

    def _gain(self, seat: int, things: happened.Amounts) -> None:
        for thing, amount in things:
            if thing == "point":
                self.points[seat] += amount
            else:
                self.holds[seat][thing] += amount

    def _cards(self, event: Event) -> None:
        match event:
            case happened.StartPlayerDrawn(seat=seat) | happened.StartPlayerChanged(seat=seat):
                self.start = self.active = seat
            case happened.Played(seat=seat, character=character, number=number):
                self.played[seat].append(character)
                assert number == len(self.played[seat])
            case happened.TookInstead(seat=seat, thing=thing, amount=amount):
                self.played[seat].append(event.character)
                self.markers.append(event.marker)
                self._gain(seat, ((thing, amount),))
            case happened.TurnEnded(following=following) if following is not None:
                self.active = following
            case happened.CardsRevealed(cards=cards, town_hall=hall):
                self.votes = [VOTES[card] + 2 * (hall == n) for n, card in enumerate(cards)]
            case happened.VotesBought(pesos=pesos):
                for seat, amount in pesos.items():
                    self.holds[seat]["peso"] -= amount
                    self.votes[seat] += amount
            case happened.VotesCounted(ballots=ballots):
                assert [ballot.votes for ballot in ballots] == self.votes
            case happened.Elected(votes=votes):
                assert list(votes) == self.votes
            case happened.RoundEnded():
                self.played = [[] for _ in self.played]
                self.votes = [0] * len(self.votes)
                self.markers.clear()

    def _stock(self, event: Event) -> None:
        match event:
            case happened.Picked(seat=seat, cubes=two):
                self.holds[seat].update(two)
            case happened.Moved(seat=seat, cubes=cubes):
                assert self.figures[seat] == event.origin
                self.figures[seat] = event.field
                self._gain(seat, cubes)
            case happened.Harvested(seat=seat, crop=crop, water=water):
                self.holds[seat][crop] += 1
                self.holds[seat]["water"] -= water
            case happened.Bought(seat=seat, cube=cube, amount=amount, pesos=pesos, left=left):
                self.holds[seat]["peso"] -= pesos
                self.holds[seat][cube] += amount
                self.market[cube] = left
            case happened.Sold(seat=seat, cube=cube, amount=amount, pesos=pesos, left=left):
                self.holds[seat]["peso"] += pesos
                self._lose(seat, cube, amount)
                self.market[cube] = left
            case happened.Stored(seat=seat, crop=crop, amount=amount):
                self.holds[seat][crop] -= amount
                self.stored[seat][crop] += amount
            case happened.CropsSpoiled(seat=seat, cubes=cubes):
                for thing, amount in cubes:
                    self.holds[seat][thing] -= amount

    def _buildings(self, event: Event) -> None:
        match event:
            case happened.Built(seat=seat, building=building, field=field, paid=paid):
                self.built[seat][field] = building
                for thing, amount in paid:
                    self._lose(seat, thing, amount)
            case happened.Activated(seat=seat, got=got):
                self._gain(seat, got)
            case happened.Exchanged(seat=seat, gave=gave, got=got):
                for thing, amount in gave:
                    self._lose(seat, thing, amount)
                self._gain(seat, got)
            case happened.Vetoed(group=group, statute=statute):
                assert self.bills.pop(group) == statute
            case happened.GameEnded(points=points):
                self._score(points)

    def _score(self, points: tuple[int, ...]) -> None:
        self.points = [had + more for had, more in zip(self.points, points, strict=True)]

    def _ships(self, event: Event) -> None:
        match event:
            case happened.ShipCame(ship=ship, dock=dock):
                if dock:
                    self.docks[dock - 1] = ship
                else:
                    self.sea = ship
            case happened.ShipExchanged(ship=ship, gone=gone):
                assert self.sea == gone
                self.sea = ship
            case happened.Loaded(seat=seat, ship=ship, dock=dock, cube=cube, amount=amount):
                assert self.docks[dock - 1] == ship
                self._lose(seat, cube, amount)
                self.points[seat] += event.points
                self.loaded.setdefault(ship, Counter())[cube] += amount
                assert self.loaded[ship].total() + event.free == 5
            case happened.ShipSailed(ship=ship, dock=dock, cargo=cargo):
                assert Counter(dict(cargo)) == self.loaded.pop(ship, Counter())
                assert self.docks[dock - 1] == ship
                self.docks[dock - 1] = None
            case happened.HarbourArranged(docks=docks, sea=sea):
                self.docks, self.sea = [*docks], sea

    def _laws(self, event: Event) -> None:
        match event:
            case happened.BillsTurnedUp(bills=bills):
                self.bills = {GROUP_OF[statute]: statute for statute in bills}
            case happened.LawEnacted(statute=statute, replaced=replaced):
                group = GROUP_OF[statute]
                assert self.laws[group] == replaced
                self.laws[group] = self.bills.pop(group)
            case happened.ParliamentClosed(dropped=dropped):
                assert set(dropped) == set(self.bills.values())
                self.bills.clear()
            case happened.TaxPaid(seat=seat, pesos=pesos, points=points):
                self.holds[seat]["peso"] -= pesos
                self.points[seat] += points
            case happened.DutyDelivered(seat=seat, cubes=cubes, points=points, bonus=bonus):
                for thing, amount in cubes:
                    self._lose(seat, thing, amount)
                self.points[seat] += points + bonus
            case happened.Subsidised(points=given):
                self._score(given)
            case happened.MarketChanged(law=law, cubes=cubes):
                for crop, amount in cubes:
                    self.market[crop] += amount if law == "market_increase" else -amount

    def agrees_with(self, state: CubaState) -> None:
        """Compare with the state."""
        for seat, player in enumerate(state.players):
            held = {cube: self.holds[seat][cube] for cube in CUBES}
            assert held == player.yard, seat
            assert {crop: self.stored[seat][crop] for crop in CROPS} == player.stored, seat
            assert self.holds[seat]["peso"] == player.pesos, seat
            assert self.points[seat] == player.points, seat
            assert (self.built[seat], self.figures[seat]) == (player.built, player.figure)
            assert self.played[seat] == player.played
            assert player.vote is None or self.votes[seat] == player.votes
        assert (self.active, self.start) == (state.active, state.start)
        assert self.laws == state.laws
        if not isinstance(state.stack[-1] if state.stack else None, TurnUpBills):
            assert self.bills == state.bills
        assert self.market == state.market
        assert self.markers == state.markers
        for ship in (ship for ship in state.docks if ship):
            assert self.loaded.get(ship.number, Counter()) == ship.loaded
        self._harbour_agrees(state)

    def _harbour_agrees(self, state: CubaState) -> None:
        """Compare the docks, but for while ships are still being turned up."""
        step = state.stack[-1] if state.stack else None
        if not isinstance(step, FillHarbour):
            docks = [ship.number if ship else None for ship in state.docks]
            assert (self.docks, self.sea) == (docks, state.sea)


@pytest.mark.parametrize("aside", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_who_follows_the_events_knows_the_table(seats: int, aside: bool) -> None:
    for seed in range(12):
        rng = Random(seed)
        state = GAME.setup(seats, Options(card_aside=aside))
        witness = Witness(seats)
        while (decision := GAME.decision(state)) is not None:
            for event in GAME.apply(state, *answer_at_random(decision, rng)):
                assert event.to is None or isinstance(event, Answered)
                witness.hear(event)
            witness.agrees_with(state)


def test_cards_are_played_clockwise_from_the_start_player() -> None:
    rng, state = Random(3), GAME.setup(4)
    turns: list[tuple[int, int]] = []
    while (decision := GAME.decision(state)) is not None:
        if decision.kind == "play":
            turns.append((decision.seats[0], state.start))
        GAME.apply(state, *answer_at_random(decision, rng))

    assert len(turns) == 6 * 4 * 4
    for number, (seat, start) in enumerate(turns):
        assert seat == (start + number) % 4
