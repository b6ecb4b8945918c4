"""What is worked out from a view is what the rules work out from the state."""

from functools import cache
from typing import Any

import msgspec
import pytest

from games.maracaibo.actions import Buy, Deliver, Quest
from games.maracaibo.cards import CARDS, PERK_KINDS
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.city import offers_at as rules_offers
from games.maracaibo.data import GOODS
from games.maracaibo.map import CITIES, LOCATIONS, courses
from games.maracaibo.measures import MEASURES
from games.maracaibo.measures import measured as rules_measured
from games.maracaibo.projects import price as rules_price
from games.maracaibo.questing import can_pay
from games.maracaibo.quests import QUESTS
from games.maracaibo.upgrades import UPGRADES, village_actions
from games.maracaibo.view import MaracaiboView
from rendering.maracaibo.prospects import (
    ahead,
    assistants_at,
    completed,
    markets_ahead,
    measured,
    offers_at,
    on_trail_ahead,
    open_goods,
    payable,
    quests_ahead,
    tasks_of,
    village_deeds,
)
from rendering.maracaibo.samples import GAME
from tests.rendering.maracaibo.positions import SEATS, by_hand, course, plain, with_player


@cache
def moments() -> tuple[tuple[Any, MaracaiboView], ...]:
    """Return states of games of every size, each with what the one who is asked sees."""
    found = []
    for seats in SEATS:
        for moment in course(seats)[::9]:
            seat = moment.view.asked[0] if moment.view.asked else 0
            found.append((moment.state, GAME.view(moment.state, seat)))
    found += [(state, GAME.view(state, 0)) for state in (_rich(found[-1][0]),)]
    return tuple(found)


def _rich(state: Any) -> Any:
    """Return a state whose first player has what few games bring."""
    richer = state.copy()
    player = richer.players[0]
    player.discs = dict.fromkeys(UPGRADES, 0)
    player.delivered, player.cities_annexed = 7, 2
    return richer


@pytest.mark.parametrize("measure", MEASURES)
def test_everything_is_counted_as_by_the_rules(measure: Any) -> None:
    counts = set()
    for state, view in moments():
        for seat, player in enumerate(state.players):
            count = rules_measured(state, player, measure)
            assert measured(view, seat, measure) == count
            counts.add(count)
    assert len(counts) > 1, "it was always the same"


@pytest.mark.parametrize("kind", PERK_KINDS)
def test_lasting_effects_add_up_as_by_the_rules(kind: Any) -> None:
    for state, view in moments():
        for shown, player in zip(view.players, state.players, strict=True):
            assert shown.perk(kind) == player.perk(kind)


@pytest.mark.parametrize("discount", [0, 3])
def test_cards_cost_what_the_rules_say(discount: int) -> None:
    for state, view in moments()[::6]:
        for shown, player in zip(view.players, state.players, strict=True):
            for card in CARDS.values():
                assert shown.price(card, discount) == rules_price(card, player.perk, discount)


def test_what_may_be_bought_is_affordable() -> None:
    seen = 0
    for _, view in moments():
        assert view.seat is not None
        if view.kind in ("action", "village"):
            for action in view.choices:
                if isinstance(action, Buy):
                    seen += 1
                    me = view.players[view.seat]
                    assert me.price(CARDS[action.card]) <= me.doubloons
    assert seen > 20


def test_tasks_are_ready_when_the_view_says_so_and_done_when_they_are_not_open() -> None:
    ready = done = 0
    for _, view in moments():
        for seat, player in enumerate(view.players):
            for task in tasks_of(view, seat):
                assert player.career is not None
                needed = CAREER_CARDS[player.career].tasks[task.number - 1]
                assert task.ready == (not task.done and task.now >= needed.least)
                assert task.ready == (task.number in player.ready)
                ready += task.ready
                done += task.done
    assert ready
    assert done


def test_places_offer_what_the_rules_say() -> None:
    for state, view in moments()[::4]:
        for location in LOCATIONS:
            assert offers_at(view, location) == rules_offers(state, location)
        for city in CITIES:
            assert set(open_goods(view, city)) == set(state.open_spaces(city))


def test_goods_can_be_delivered_where_they_are_taken() -> None:
    seen = 0
    for _, view in moments():
        for action in view.choices:
            if isinstance(action, Deliver):
                seen += 1
                assert view.seat is not None
                ship = view.players[view.seat].ship
                assert CARDS[action.card].good in open_goods(view, ship)
    assert seen


def test_quests_can_be_paid_when_the_rules_say_so() -> None:
    answers = set()
    for state, view in moments():
        assert view.seat is not None
        for quest in QUESTS:
            answer = payable(view, quest)
            assert answer == can_pay(state.players[view.seat], quest)
            answers.add(answer)
        here = view.quests.get(view.players[view.seat].ship)
        if view.kind == "action" and here is not None:
            assert payable(view, here) == any(isinstance(one, Quest) for one in view.choices)
    assert answers == {True, False}


def test_upgrades_are_completed_when_their_discs_are_gone() -> None:
    for state, view in moments():
        for shown, player in zip(view.players, state.players, strict=True):
            assert len(completed(shown)) == player.upgrades
            for points in range(1, 8):
                assert village_deeds(shown, points) == village_actions(points, player.has("sails"))


def test_what_lies_ahead_is_what_can_still_be_reached_in_the_round() -> None:
    for number in (3, 4):
        for ship in LOCATIONS:
            if number == 3 and ship in ("21b", "22"):
                continue
            view = with_player(by_hand(round=number), 0, ship=ship)
            one_turn = {to for to, _ in courses(ship, number)}
            assert one_turn <= set(ahead(view, 0))
            assert ship not in ahead(view, 0)
    view = with_player(by_hand(round=3), 0, ship="13")
    assert ahead(view, 0) == ["15", "18", "19", "20", "21a"]
    assert ahead(with_player(by_hand(round=4), 0, ship="20"), 0) == ["21b", "22"]


def test_markets_ahead_are_open_ones_before_the_ship() -> None:
    view = with_player(by_hand(round=3), 0, ship="1")
    free = {at: msgspec.structs.replace(city, discs={}) for at, city in view.cities.items()}
    full = {
        at: msgspec.structs.replace(city, discs=dict.fromkeys(city.market, 1))
        for at, city in view.cities.items()
    }
    before = msgspec.structs.replace(view, cities=free)
    for good in GOODS:
        there = [at for at in CITIES if good in view.cities[at].market]
        assert markets_ahead(before, 0, good) == there
        assert not markets_ahead(msgspec.structs.replace(view, cities=full), 0, good)
        assert not markets_ahead(with_player(before, 0, ship="19"), 0, good)


def test_quests_ahead_ask_for_the_object_or_good() -> None:
    view = with_player(by_hand(quests={"15": "Q13", "18": "Q19"}), 0, ship="12")
    assert quests_ahead(view, 0, "map") == ["15", "18"]
    assert quests_ahead(view, 0, "lantern") == ["15"]
    assert quests_ahead(view, 0, "sugar") == ["18"]
    assert quests_ahead(with_player(view, 0, ship="16"), 0, "lantern") == []


def test_quests_on_the_track_lie_before_the_explorer() -> None:
    view = with_player(by_hand(trail={"14l": "Q01"}), 0, explorer="12")
    assert on_trail_ahead(view, 0, "map")
    assert not on_trail_ahead(view, 0, "key")
    assert not on_trail_ahead(with_player(view, 0, explorer="13u"), 0, "map")


def test_assistants_stand_where_their_cards_say() -> None:
    view = with_player(plain(), 1, bought=("A37", "B059", "A01", "A38"))
    assert assistants_at(view.players[1], "2") == ["A37", "B059"]
    assert assistants_at(view.players[1], "3") == ["A38"]
    assert assistants_at(view.players[1], "6") == []
