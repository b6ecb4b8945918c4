"""What pictures say that things would bring is what the rules give."""

from typing import Any

import pytest

from games.cuba import laws as rules
from games.cuba.actions import Activate, Build, Decline, Deliver, Harvest, Load, Move, Pay
from games.cuba.data import CROP_OF, CROSS, FIELDS, MATERIALS
from games.cuba.statutes import STATUTES, TAX_POINTS
from rendering.cuba.dues import can_deliver, can_pay, pay_of, points_from, subsidy_of, tax_of
from rendering.cuba.prospects import (
    affordable,
    best_load,
    free_harvests,
    house_on,
    houses_in_cross,
    lacking,
    yield_at,
)
from rendering.cuba.samples import GAME
from tests.rendering.cuba.positions import SEATS, by_hand, course, moments_of, player
from tests.rendering.cuba.private import FULL


def states(kind: str, seats: int, count: int = 6) -> list[Any]:
    return [moment.state.copy() for moment in moments_of(kind, seats, count)]


@pytest.mark.parametrize("seats", SEATS)
def test_laws_ask_and_give_what_the_rules_say(seats: int) -> None:
    for moment in course(seats)[::25]:
        view = moment.view
        for seat, shown in enumerate(view.players):
            own = moment.state.players[seat]
            for law in STATUTES["tax"]:
                assert tax_of(law, shown) == rules.tax_due(law, own)
                assert can_pay(law, shown) == (rules.tax_due(law, own) <= own.pesos)
            for law in STATUTES["duty"]:
                assert can_deliver(law, shown) == bool(rules.deliveries(law, own))
            for law in STATUTES["subsidy"]:
                assert subsidy_of(law, shown) == rules.subsidy(law, own)
                assert points_from(law, shown) == rules.subsidy(law, own)
            for law in STATUTES["other"]:
                assert points_from(law, shown) is None


def administered(state: Any) -> Any:
    """Let everybody pay and deliver what can be."""
    while (decision := GAME.decision(state)) is not None and decision.kind in ("tax", "duty"):
        seat = decision.seats[0]
        GAME.apply(
            state, seat, next(a for a in decision.legal(seat) if isinstance(a, Pay | Deliver))
        )
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_all_laws_together_pay_what_was_told(seats: int) -> None:
    tried = 0
    for state in states("tax", seats, 30):
        if state.laws["subsidy"] in ("subsidy_pesos", "subsidy_water"):
            continue  # what is paid and delivered changes them
        view = GAME.view(state, None)
        before = [one.points for one in view.players]
        told = [pay_of(view, seat) for seat in range(seats)]
        paid = [TAX_POINTS if one.tax_paid else 0 for one in view.players]
        after = [one.points for one in GAME.view(administered(state), None).players]
        if GAME.outcome(state) is not None:
            continue
        tried += 1
        assert [pay.total for pay in told] == [
            now - then + already for now, then, already in zip(after, before, paid, strict=True)
        ]
    assert tried


def test_who_would_not_pay_gets_nothing_any_more() -> None:
    state = states("duty", 4, 1)[0]
    view = GAME.view(state, None)
    seat = view.asked[0]
    assert pay_of(view, seat).duty == 2
    assert pay_of(view, seat).tax == (2 if view.players[seat].tax_paid else 0)
    GAME.apply(state, seat, Decline())
    later = GAME.view(state, None)
    if later.kind == "duty":
        assert pay_of(later, seat).duty == 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_figure_finds_what_was_told(seats: int) -> None:
    for state in states("move", seats):
        view, seat = GAME.view(state, None), state.active
        for field in range(FIELDS):
            after, found = state.copy(), yield_at(view, seat, field)
            GAME.apply(after, seat, Move(field))
            yard, then = after.players[seat].yard, state.players[seat].yard
            got = {kind: yard[kind] - then[kind] for kind in MATERIALS if yard[kind] != then[kind]}
            assert dict(found.materials) == got
            decision = GAME.decision(after)
            if decision is not None and decision.kind == "harvest":
                legal = [a.field for a in decision.legal(seat) if isinstance(a, Harvest)]
                crops = [CROP_OF[after.players[seat].terrain[n]] for n in legal]
                assert dict(found.crops) == {crop: crops.count(crop) for crop in set(crops)}
                assert GAME.view(after, None).working.left == free_harvests(view)
            else:
                assert not found.crops


@pytest.mark.parametrize("seats", SEATS)
def test_what_can_be_paid_is_what_may_be_built(seats: int) -> None:
    for state in states("build", seats):
        decision, view = GAME.decision(state), GAME.view(state, None)
        legal = [a.building for a in decision.legal(state.active) if isinstance(a, Build)]
        assert affordable(view, state.active) == legal
        for tile in view.tiles:
            assert bool(lacking(view, state.active, tile)) == (tile not in legal)


def test_the_building_act_is_a_part_of_the_price() -> None:
    rich = dict.fromkeys(by_hand().players[0].yard, 9)
    view = by_hand(players=(player(0, yard=rich, pesos=1), *by_hand().players[1:]))
    assert lacking(view, 0, "inn") == {}
    act = by_hand(laws={**view.laws, "other": "building_act"}, players=view.players)
    assert lacking(act, 0, "inn") == {"peso": 1}
    assert affordable(act, 0) == []


@pytest.mark.parametrize("seats", SEATS)
def test_no_load_scores_more_than_was_told(seats: int) -> None:
    for state in states("load", seats):
        view, seat = GAME.view(state, None), state.active
        if view.working and (view.working.dock or view.working.left):
            continue
        best: dict[int, dict[str, int]] = {}
        for action in GAME.decision(state).legal(seat):
            if isinstance(action, Load):
                kinds = best.setdefault(action.dock, {})
                kinds[action.cube] = max(action.amount, kinds.get(action.cube, 0))
        most = max(dock * sum(kinds.values()) for dock, kinds in best.items())
        assert best_load(view, seat)[1] == most


def test_nothing_to_load_is_told_as_nothing() -> None:
    assert best_load(by_hand(docks=(None, None, None)), 0) == (0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_only_buildings_of_the_cross_are_reached(seats: int) -> None:
    for state in states("activate", seats):
        view, seat = GAME.view(state, None), state.active
        reached = houses_in_cross(view.players[seat])
        legal = [a.field for a in GAME.decision(state).legal(seat) if isinstance(a, Activate)]
        cross = CROSS[view.players[seat].figure]
        assert {field for field in legal if field in cross} <= set(reached)
        assert all(house_on(view.players[seat], field) for field in reached)


def test_a_full_plantation_yields_nothing_but_buildings() -> None:
    view = by_hand(players=(player(0, built=FULL), *by_hand().players[1:]))
    for field in range(FIELDS):
        assert yield_at(view, 0, field) == ({}, {})
        assert len(houses_in_cross(view.players[0], field)) == 6
