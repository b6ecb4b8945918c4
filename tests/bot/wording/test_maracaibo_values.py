"""What choices promise is what the rules then do: tried on the choices of random games."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from games.core.action import Action
from games.core.event import Event
from games.maracaibo.actions import (
    Act,
    Add,
    Annex,
    Assist,
    Buy,
    Collect,
    Complete,
    Deliver,
    Drill,
    Earn,
    Explore,
    Fight,
    Influence,
    Invest,
    Quest,
    Remove,
    Sail,
    Scout,
    Sell,
    Take,
    Win,
)
from games.maracaibo.cards import CARDS
from games.maracaibo.data import RANKS, SYMBOLS
from games.maracaibo.events import (
    Bought,
    CombatTotalled,
    DoubloonsChanged,
    Invested,
    PointsScored,
    QuestFulfilled,
    Sailed,
    SymbolTaken,
    UpgradeCompleted,
)
from games.maracaibo.map import MAP
from games.maracaibo.upgrades import village_actions
from tests.bot.wording.maracaibo_deeds import Deed, gained, of, promised

ASKING = re.compile("up to|remove|of your choice|combat$|buy a project|quest for|you have")
"""What asks a question, so that whatever follows comes later."""


def compare(deed: Deed, expected: Counter[str], events: Sequence[Event]) -> None:
    """Compare gains; where a question is asked meanwhile the rest is still to come."""
    real = gained(events)
    if ASKING.search(deed.effect):
        assert not real - expected, (deed.label, deed.effect, events)
    else:
        assert real == +expected, (deed.label, deed.effect, events)


def from_sources(events: Sequence[Event], *sources: str) -> list[Event]:
    """Leave out doubloons and points from elsewhere."""
    return [event for event in events if getattr(event, "source", sources[0]) in sources]


@pytest.mark.parametrize("kind", [Act, Assist, Annex])
def test_gains_are_those_that_are_promised(kind: type[Action]) -> None:
    for deed in of(kind):
        compare(deed, promised(deed.effect), deed.events)


def test_exploring_brings_what_is_promised() -> None:
    """What follows on the card that let one explore is no part of it."""
    for deed in of(Explore):
        own = from_sources(deed.events, "exploring", "tracks")
        found = [event for event in own if not isinstance(event, SymbolTaken)]
        compare(deed, promised(deed.effect), found)


@pytest.mark.parametrize("kind", [Earn, Sell, Drill])
def test_village_actions_bring_what_they_promise(kind: type[Action]) -> None:
    """What projects pay after the second one is told in the question."""
    for deed in of(kind):
        said = deed.label if kind is Earn else deed.effect
        compare(deed, promised(said), from_sources(deed.events, "village"))


def test_a_task_brings_its_figure_and_the_last_one_the_reward() -> None:
    for deed in of(Complete):
        expected = promised(deed.effect)
        assert expected.pop("figures") == 1
        assert deed.state.players[deed.seat].figures == deed.view.players[deed.seat].figures + 1
        compare(deed, expected, from_sources(deed.events, "careers", "tracks"))


def test_instead_of_buying_one_takes_what_the_label_says() -> None:
    for deed in of(Collect):
        first = next(
            event for event in deed.events if isinstance(event, DoubloonsChanged | PointsScored)
        )
        assert gained([first]) == +promised(deed.label)


def test_purchases_cost_and_bring_what_is_said() -> None:
    for deed in of(Buy):
        assert isinstance(deed.action, Buy)
        card = CARDS[deed.action.card]
        assert deed.tells(Bought)[0].paid == deed.number(r"for (\d+) doubloon")
        compare_tokens(deed)
        if card.kind in ("immediate", "income"):
            expected = promised(deed.effect)
            own = [event for event in deed.events if getattr(event, "seat", -1) == deed.seat]
            done = deed.view.working.done if deed.view.working else None
            if done != 1:  # after the second village action projects may pay, too
                compare(deed, expected, from_sources(own, "cards", "tracks"))


def compare_tokens(deed: Deed) -> None:
    """Compare the synergy tokens; those after a question are still to come."""
    taken = {event.symbol for event in deed.tells(SymbolTaken)}
    said = {symbol for symbol in SYMBOLS if f", {symbol} token" in f", {deed.effect}"}
    assert taken == said or (taken < said and ASKING.search(deed.effect)), deed.effect


def test_investments_cost_what_is_said() -> None:
    for deed in of(Invest):
        assert deed.tells(Invested)[0].paid == deed.number(r"Invest (\d+) doubloons")
        compare_tokens(deed)


def test_scouts_and_gallery_cards_cost_what_is_said() -> None:
    for deed in of(Scout):
        assert deed.tells(DoubloonsChanged)[0].amount == -deed.number(r"pay (\d+) doubloons")
    for deed in of(Take):
        paid = -sum(event.amount for event in deed.tells(DoubloonsChanged)[:1])
        assert paid == (deed.number(r"for (\d+) doubloon") if " doubloon" in deed.label else 0)


def test_a_delivery_brings_what_is_said_once_its_disc_is_placed() -> None:
    for deed in of(Deliver):
        assert "remove 1 disc" in deed.effect
        [*spots] = (one for one in deed.after.choices if isinstance(one, Remove))
        events = deed.goes_on(spots[0])
        assert gained(from_sources(events, "cards")) == +promised(deed.effect)


def test_a_disc_completes_an_upgrade_when_that_is_said() -> None:
    for deed in of(Remove):
        assert deed.effect.startswith("completed") == bool(deed.tells(UpgradeCompleted))


def test_a_quest_brings_what_is_said() -> None:
    for deed in of(Quest):
        if deed.tells(QuestFulfilled):
            compare(deed, promised(deed.effect), deed.events)


def test_influence_leads_where_it_is_said() -> None:
    for deed in of(Influence):
        assert isinstance(deed.action, Influence)
        reached = deed.state.players[deed.seat].influence[deed.action.nation]
        assert deed.number(r"→ (\d+)") == reached
        assert re.search(r"(\d+)(?:, \d+ points?)?$", deed.effect)
        assert f"{RANKS[reached]}" in deed.effect.split("rank")[1]


def test_the_most_that_a_nation_is_worth() -> None:
    for deed in of(Fight):
        totals = deed.tells(CombatTotalled)
        adds = [one for one in deed.after.choices if isinstance(one, Add)]
        if adds:
            events = deed.goes_on(adds[-1])
            totals = [event for event in events if isinstance(event, CombatTotalled)]
        if totals:
            assert totals[0].total == deed.number(r"total (\d+) at most")


def test_what_adding_combat_points_comes_to() -> None:
    for deed in of(Add):
        assert deed.tells(CombatTotalled)[0].total == deed.number(r"total (\d+)")
        assert deed.state.players[deed.seat].combat == deed.number(r"keep (\d+)")


@pytest.mark.parametrize("kind", [Win, Annex])
def test_what_is_left_of_the_total(kind: type[Action]) -> None:
    compared = 0
    for deed in of(kind):
        if deed.after.kind == "spend":
            assert deed.after.working is not None
            assert deed.after.working.total == deed.number(r"(\d+) left")
            compared += 1
    assert compared


def test_sailing_costs_and_allows_what_is_said() -> None:
    for deed in of(Sail):
        assert isinstance(deed.action, Sail)
        assert len(deed.tells(Sailed)[0].path) == deed.number(r"Sail (\d+)")
        now = deed.after
        if MAP[deed.action.to].kind == "village":
            assert now.working is not None
            sails = not now.players[deed.seat].discs["sails"]
            points = now.working.points or 0
            assert deed.number(r"(\d+) village action") == village_actions(points, sails)
        goods = {CARDS[one.card].good for one in now.choices if isinstance(one, Deliver)}
        if len(goods) > 1:
            assert deed.number(r"(\d+) goods to deliver") == len(goods)
        else:
            assert re.findall(r"deliver (\w+)", deed.effect) == list(goods)
        if "quest for" in deed.effect:
            payable = any(isinstance(one, Quest) for one in now.choices)
            assert deed.effect.count("that you can pay") == payable
