"""Events tell everything that happens: who follows them knows the whole table."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.core.action import CHANCE
from games.core.chance import answer_eagerly
from games.core.event import Answered, Event
from games.core.text import members, tag_of
from games.maracaibo import events as happened
from games.maracaibo.cards import CARDS
from games.maracaibo.data import JEAN, START_COMBAT
from games.maracaibo.questing import PayQuest
from games.maracaibo.state import MaracaiboState
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import Options
from tests.games.maracaibo.positions import GAME


class Follower:
    """What one player, or Jean, has, as far as events tell."""

    def __init__(self) -> None:
        self.points: Counter[str] = Counter()
        self.doubloons = 0
        self.hand = 0
        self.known: list[str] = []
        """The own cards, as the player hears of them."""
        self.planned: list[str] = []
        self.bought: list[str] = []
        self.combat = START_COMBAT
        self.influence = {"france": 0, "england": 0, "spain": 0}
        self.income = {"doubloons": 8, "points": 0}
        self.figures, self.reserve = 2, 6
        self.symbols: list[str] = []
        self.discs = dict.fromkeys(UPGRADES, 2)
        self.ship, self.explorer = "1", "S"
        self.tokens: list[int] = []
        self.quests: list[str] = []
        self.buildings: list[str] = []
        self.career: str | None = None
        self.tasks: list[int] = []
        self.delivered = 0

    def lose(self, cards: tuple[str, ...]) -> None:
        """Take cards out of the hand."""
        self.hand -= len(cards)
        for card in cards:
            self.known.remove(card)


class Witness:
    """Keeps the table from nothing but the events."""

    def __init__(self, seats: int) -> None:
        self.players = [Follower() for _ in range(max(seats, 2))]
        """With one player the second is Jean."""
        self.seats = seats
        few = {"6": "spain", "7": "england", "8": "france"} if seats < 3 else {}
        self.markers = dict[str, str](few)
        self.given = Counter(few.values())
        self.cities = {"11": "caracas", "12": "maracaibo"}
        self.markets: dict[str, dict[str, int]] = {}
        self.quests: dict[str, str] = {}
        self.top: str | None = None
        self.gallery: list[str] = []
        self.discarded: list[str] = []
        self.open: list[str] = []
        self.piles = {"left": 13, "right": 12}
        self.crossings: list[list[int]] = [[], [], []]
        self.arrivals: list[int] = []
        self.round = 0
        self.jeans_cards = self.jeans_discs = 0
        self.delivering = ""

    def hear(self, event: Event) -> None:
        """Change the table as the event says."""
        for listen in (self._table, self._set_up, self._tracks, self._cards, self._map, self._jean):
            listen(event)

    def _table(self, event: Any) -> None:
        match event:
            case happened.RoundBegan(number=number):
                self.round = number
            case happened.TileLaid(location=location, tile=tile):
                self.cities[location] = tile
            case happened.BuildingTurnedUp(building=building):
                self.open.append(building)
            case happened.GalleryFilled(cards=cards):
                self.gallery = [*cards]
            case happened.GalleryDiscarded(cards=cards):
                assert self.gallery == [*cards]
                self.discarded += cards
                self.gallery = []
            case happened.DeckShuffled(cards=cards):
                assert len(self.discarded) == cards
                self.discarded.clear()
            case happened.MarketsCleared(discs=discs):
                assert sum(map(len, self.markets.values())) == discs
                self.markets.clear()
            case happened.ShipsCameHome():
                for player in self.players:
                    player.ship = "1"

    def _set_up(self, event: Any) -> None:
        match event:
            case happened.CardDealt(seat=seat, card=card):
                self.players[seat].known.append(card)
                self.players[seat].hand += 1
            case happened.FirstPlayerNamed(doubloons=doubloons):
                for seat, amount in enumerate(doubloons):
                    self.players[seat].doubloons = amount
            case happened.CardsChosen(planned=planned, discarded=discarded):
                for seat, card in enumerate(planned):
                    self.players[seat].planned.append(card)
                    self.players[seat].lose((card, *discarded[seat]))
                    self.discarded += discarded[seat]
            case happened.CareersChosen(careers=careers):
                for seat, career in enumerate(careers):
                    player = self.players[seat]
                    player.career, player.tasks = career, [1, 2, 3]
                    player.reserve -= 3
            case happened.TaskCompleted(seat=seat, task=task, left=left):
                self.players[seat].tasks.remove(task)
                self.players[seat].figures += 1
                assert len(self.players[seat].tasks) == left
            case happened.QuestTurnedUp(quest=quest):
                self.top = quest
            case happened.QuestLaid(quest=quest, location=location, space=space):
                self.quests[location or f"on {space}"] = quest
                self.top = None

    def _tracks(self, event: Any) -> None:
        match event:
            case happened.DoubloonsChanged(seat=seat, amount=amount):
                self.players[seat].doubloons += amount
            case happened.PointsScored(seat=seat, amount=amount, source=source):
                self.players[seat].points[source] += amount
            case happened.CombatPointsChanged(seat=seat, amount=amount, now=now):
                self.players[seat].combat += amount
                assert self.players[seat].combat == now
            case happened.InfluenceGained(seat=seat, nation=nation, now=now):
                self.players[seat].influence[nation] = now
            case happened.IncomeRaised(seat=seat, track=track, now=now):
                self.players[seat].income[track] = now
            case happened.FiguresTaken(seat=seat, amount=amount):
                self.players[seat].figures += amount
                self.players[seat].reserve -= amount
            case happened.SymbolTaken(seat=seat, symbol=symbol):
                self.players[seat].symbols.append(symbol)
            case happened.Explored(seat=seat, origin=origin, path=path):
                assert self.players[seat].explorer == origin
                self.players[seat].explorer = path[-1]
            case happened.BarrierCrossed(seat=seat, barrier=barrier, place=place):
                self.crossings[barrier - 1].append(seat)
                assert len(self.crossings[barrier - 1]) == place
            case happened.TrailEnded(seat=seat, place=place):
                self.arrivals.append(seat)
                assert len(self.arrivals) == place

    def _cards(self, event: Any) -> None:
        match event:
            case happened.CardDrawn(seat=seat):
                self.players[seat].hand += 1
            case happened.CardSeen(seat=seat, card=card):
                self.players[seat].known.append(card)
            case happened.CardTaken(seat=seat, card=card):
                self.players[seat].known.append(card)
                self.players[seat].hand += 1
                self.gallery.remove(card)
            case happened.Planned(seat=seat, card=card):
                self.players[seat].lose((card,))
                self.players[seat].planned.append(card)
            case happened.Bought(seat=seat, card=card, planned=planned):
                player = self.players[seat]
                if planned:
                    player.planned.remove(card)
                else:
                    player.lose((card,))
                player.bought.append(card)
                player.figures -= CARDS[card].assistant is not None
            case (
                happened.VillageUsed(seat=seat, cards=cards)
                | happened.CardsDiscarded(seat=seat, cards=cards)
                | happened.QuestFulfilled(seat=seat, cards=cards)
            ):
                self.players[seat].lose(cards)
                self.discarded += cards
            case happened.Delivered(seat=seat, card=card, good=good):
                self.players[seat].lose((card,))
                self.players[seat].delivered += 1
                self.discarded.append(card)
                self.delivering = good
        if isinstance(event, happened.QuestFulfilled):
            self.players[event.seat].quests.append(event.quest)
            self.quests = {at: one for at, one in self.quests.items() if one != event.quest}

    def _map(self, event: Any) -> None:
        match event:
            case happened.Sailed(seat=seat, origin=origin, path=path):
                assert self.players[seat].ship == origin
                self.players[seat].ship = path[-1]
            case happened.DiscRemoved(seat=seat, upgrade=upgrade, location=location):
                self.players[seat].discs[upgrade] -= 1
                if location is not None:
                    self.markets.setdefault(location, {})[self.delivering] = seat
            case happened.UpgradeCompleted(seat=seat, upgrade=upgrade):
                assert self.players[seat].discs[upgrade] == 0
            case happened.Invested(seat=seat, building=building):
                self.players[seat].buildings.append(building)
                self.players[seat].figures -= 1
            case happened.TokenRevealed(pile=pile, left=left):
                self.piles[pile] -= 1
                assert self.piles[pile] == left
            case happened.TokenKept(seat=seat, token=token):
                self.players[seat].tokens.append(token)
            case happened.Annexed(nation=nation, location=location, displaced=displaced):
                assert self.markers.get(location) == displaced
                self.markers[location] = nation
                self.given[nation] += 1
            case happened.MarkerLost(nation=nation):
                self.given[nation] += 1

    def _jean(self, event: Any) -> None:
        match event:
            case happened.JeanDelivered(location=location, good=good, discs=discs):
                self.jeans_discs += 1
                assert self.jeans_discs == discs
                if location is not None:
                    self.markets.setdefault(location, {})[good] = JEAN
            case happened.JeanTookCard(card=card, cards=cards):
                if card is not None:
                    self.gallery.remove(card)
                    self.discarded.append(card)
                    self.jeans_cards += 1
                assert self.jeans_cards == cards
            case happened.JeanTookQuest(quest=quest, location=location, space=space):
                self.players[JEAN].quests.append(quest)
                if location is None and space is None:
                    assert self.top == quest
                    self.top = None
                self.quests = {at: one for at, one in self.quests.items() if one != quest}


def check(witness: Witness, state: MaracaiboState) -> None:
    """Compare what was heard with what is."""
    assert witness.round == state.round
    assert witness.markers == state.markers
    assert {nation: witness.given[nation] for nation in state.given} == state.given
    assert witness.cities == state.cities
    assert witness.markets == state.markets
    laid = {**state.quests, **{f"on {space}": quest for space, quest in state.trail.items()}}
    assert witness.quests == laid
    assert witness.top == state.top_quest
    assert Counter(witness.discarded) == Counter(state.discarded)
    assert witness.open == state.buildings
    assert witness.gallery == state.gallery
    assert [*witness.piles.values()] == state.piles
    assert witness.crossings == state.crossings
    assert witness.arrivals == state.arrivals
    for mine, sailor in zip(witness.players, state.sailors, strict=True):
        assert +mine.points == {s: n for s, n in sailor.scored.items() if n > 0}
        assert mine.influence == sailor.influence
        assert (mine.ship, mine.explorer) == (sailor.ship, sailor.explorer)
        assert mine.quests == sailor.quests
        assert mine.tokens == sailor.tokens
    for mine, player in zip(witness.players, state.players, strict=False):
        assert mine.doubloons == player.doubloons
        assert (mine.hand, Counter(mine.known)) == (len(player.hand), Counter(player.hand))
        assert (mine.planned, mine.bought) == (player.planned, player.bought)
        assert mine.combat == player.combat
        assert mine.income == {
            "doubloons": player.doubloon_income,
            "points": player.point_income,
        }
        assert (mine.figures, mine.reserve) == (player.figures, player.reserve)
        assert mine.symbols == player.symbols
        assert mine.discs == player.discs
        assert mine.buildings == player.buildings
        assert (mine.career, mine.tasks) == (player.career, player.tasks)
        assert mine.delivered == player.delivered
    if state.jean is not None:
        assert (witness.jeans_cards, witness.jeans_discs) == (state.jean.cards, state.jean.discs)


@pytest.mark.parametrize("seats", GAME.seats)
def test_events_tell_everything(seats: int) -> None:
    for seed in range(8):
        rng = Random(f"{seats}-{seed}")
        witness = Witness(seats)
        state = GAME.setup(seats, Options(level=5))
        while (decision := GAME.decision(state)) is not None:
            for event in GAME.apply(state, *answer_eagerly(decision, rng)):
                witness.hear(event)
            after = GAME.decision(state)
            paying = isinstance(state.stack[-1], PayQuest) if state.stack else False
            if after is None or (after.seats[0] != CHANCE and not paying):
                check(witness, state)


def test_every_event_tells_its_tag_and_what_it_is() -> None:
    kinds = [
        kind
        for kind in vars(happened).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    tags = [tag_of(kind) for kind in (*kinds, Answered)]
    assert len(set(tags)) == len(tags)
    assert all(kind.__doc__ for kind in kinds)
    assert not set(tags) & {tag_of(action) for action in members(GAME.action_type)}


def test_what_ends_a_turn_or_turns_secrets_up_shows_the_board() -> None:
    fresh = {
        kind.__name__
        for kind in vars(happened).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.fresh_board
    }

    assert fresh == {
        "FirstPlayerNamed",
        "CardsChosen",
        "CareersChosen",
        "RoundBegan",
        "TurnEnded",
        "GameEnded",
    }
