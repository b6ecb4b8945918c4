"""The tables, compared with the rules as those write them, but for what was tuned on purpose."""

from itertools import pairwise

import pytest

from games.maracaibo.automa import ORDERS
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.card_table import TABLE
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.cities import (
    CITY_ACTIONS,
    FLAGS,
    HOMEWARD,
    LARGE_MARKETS,
    SMALL_MARKETS,
    City,
    Offer,
)
from games.maracaibo.data import (
    BEYOND_DOUBLOON_INCOME,
    BEYOND_POINT_INCOME,
    COMBAT_END,
    DOMINANCE,
    INCOME_END,
    INFLUENCE_END,
    INVESTOR_PRICES,
    INVESTORS,
    RANKS,
    SLOT_VALUES,
    SLOTS,
    SLOTS_EMPTIED,
    START_DOUBLOONS,
    VALUE_OF_SLOTS,
)
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, gains
from games.maracaibo.map import MAP
from games.maracaibo.measures import Condition
from games.maracaibo.quests import QUESTS
from games.maracaibo.tokens import TOKENS, Side
from games.maracaibo.trail import BARRIERS, END_POINTS, ONWARD, QUEST_SPACES, REWARDS
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    DRILL_COMBAT,
    ENLISTING,
    GAINED_AT_ONCE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SIGNAL_DOUBLOONS,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)
from tests.games.maracaibo import written_cards
from tests.games.maracaibo.tuned import ACTIONS, COSTS, NUMBERS, tuned

TRAIL = """
1 D1 · 2 C1 · 3 D2 · 4u V1 · 5u D2 · 4l D2 · 5l QUEST · 6l C2 · 7 N*1 · 8 D2 · 9 V2 · 10 C2 · 11 D3
· 12 F1 · 13u V3 · 14u D3 · 13l V2 · 14l QUEST · 15l K1 · 16 N*1 · 17 V3 · 18 D4 · 19 V3 · 20 K1
· 21 D4 · 22u V4 · 23u N*2 · 22l V4 · 23l QUEST · 24l K2 · 25 V4 · 26 N*2 · 27 V5 · 28 V5 · 29 K2
· 30 END
"""


def test_the_explorer_track() -> None:
    written = dict(part.split() for part in TRAIL.replace("\n", " ").split(" · "))

    assert tuple(at for at, code in written.items() if code == "QUEST") == QUEST_SPACES
    given = {
        at: gains(tuned(f"space {at}", code))
        for at, code in written.items()
        if code not in ("QUEST", "END")
    }
    assert given == REWARDS
    third = tuple(map(int, tuned("third barrier", "7 5 3 2").split()))
    assert [barrier.points for barrier in BARRIERS] == [(3, 2, 1, 1), (5, 3, 2, 1), third]
    assert [barrier.everybody for barrier in BARRIERS] == [gains("ID1"), gains("IV1"), ()]
    assert tuple(map(int, tuned("end of the track", "8 5 4 3").split())) == END_POINTS


@pytest.mark.parametrize(
    "way",
    [
        "S 1 2 3 4u 5u 7 8 9 10 11 12 13u 14u 16 17 18 19 20 21 22u 23u 25 26 27 28 29 30",
        "3 4l 5l 6l 7",
        "12 13l 14l 15l 16",
        "21 22l 23l 24l 25",
    ],
)
def test_the_ways_of_the_track(way: str) -> None:
    spaces = way.split()

    for space, following in pairwise(spaces):
        assert following in ONWARD[space]  # type: ignore[index]  # a space


def test_tracks() -> None:
    assert [RANKS.index(rank) for rank in range(1, 7)] == [1, 2, 4, 6, 9, 12]
    assert (INFLUENCE_END, COMBAT_END, INCOME_END) == (15, 12, 20)
    assert (BEYOND_DOUBLOON_INCOME, BEYOND_POINT_INCOME) == (2, 3)
    assert SLOTS == (1, 2, 2, 2, 2, 2, 2)
    assert SLOT_VALUES == (1, 1, 1, 1, 1, 2, 2)
    assert SLOTS_EMPTIED == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
    assert [VALUE_OF_SLOTS[markers] for markers in (0, 1, 9, 11, 13)] == [0, 1, 5, 7, 9]
    assert DOMINANCE == (2, 1)
    assert START_DOUBLOONS == (8, 9, 10, 11)
    assert INVESTOR_PRICES == (6, 8, 10)
    assert INVESTORS == {1: 2, 2: 2, 3: 3, 4: 3}


CITIES: dict[City, tuple[list[tuple[str, int]], str, str]] = {
    "expedition": ([("X3", 0)], "sugar", "sugar cocoa"),
    "press_gang": ([("F1 D3", 0)], "tobacco", "tobacco indigo"),
    "shipwright": ([("K2", 3)], "cotton cocoa", "cotton cocoa coffee"),
    "embassy": ([("N*2", 0)], "coffee", "coffee sugar"),
    "arsenal": ([("C4", 0)], "indigo sugar", "indigo sugar tobacco"),
    "auction": ([("B3", 0), ("D3", 0)], "tobacco", "tobacco cotton"),
    "caracas": ([("W", 0)], "cotton coffee", "cotton coffee"),
    "maracaibo": ([("D4", 0), ("X2", 0), ("C3", 0)], "indigo", "indigo cocoa sugar"),
}


@pytest.mark.parametrize("city", CITIES)
def test_cities(city: City) -> None:
    offers, small, large = CITIES[city]

    assert [(one.gains, one.price) for one in CITY_ACTIONS[city]] == [
        (gains(tuned(f"{city} {one.deed}", codes)), price)
        for one, (codes, price) in zip(CITY_ACTIONS[city], offers, strict=True)
    ]
    assert SMALL_MARKETS[city] == tuple(small.split())
    assert LARGE_MARKETS[city] == tuple(large.split())


def test_homeward_bound_and_flags() -> None:
    def codes(offers: tuple[Offer, ...]) -> list[tuple[Gain, ...]]:
        return [one.gains for one in offers]

    assert codes(HOMEWARD["20"]) == [gains("W"), gains("X2")]
    assert codes(HOMEWARD["21b"]) == [gains("W"), gains(tuned("21b explore", "X2"))]
    assert codes(HOMEWARD["21a"]) == codes(HOMEWARD["22"]) == [gains("V3")]
    flags = {"4": "D3", "5": "C2", "11": "V4", "12": "V5", "13": "F1", "14": "K1"}
    assert {at: gains(code) for at, code in flags.items()} == FLAGS


def test_upgrades_and_prices() -> None:
    at_once = {"strongbox": "D8", "figurehead": "V8"}
    written = {upgrade: gains(tuned(upgrade, code)) for upgrade, code in at_once.items()}
    assert written == GAINED_AT_ONCE
    assert SALE_OF_HAND == SCOUT_PRICE == SCOUT_STEPS == 2
    assert int(tuned("signals", "2")) == SIGNAL_DOUBLOONS
    assert gains(tuned("enlisting", "D4 F1")) == ENLISTING
    assert int(tuned("drill", "3")) == DRILL_COMBAT
    assert (SMALL_INFLUENCE, LARGE_INFLUENCE) == ((2, 1), (5, 3))
    assert (VILLAGE_PRICE, CITY_PRICE) == (3, 5)
    assert int(tuned("displacement", "2")) == DISPLACEMENT_PRICE
    runners = int(tuned("own runner", "3")), int(tuned("other runner", "1"))
    assert runners == (OWN_RUNNER, OTHER_RUNNER)
    assert (MARQUE_PRICE, MARQUE_POINTS) == (3, 4)


PATTERNS = """
5, pay 3 | 3 | 2, D2
4 | 3, D1 | 2, V1
6, pay 5 | 3 | 1, D4
4, discard 1 | 3 | 2, N1
5, lose 2 | 3, D1 | 2, X1
3, V1 | 3, D1 | 4, pay 1
4 | 2, D3 | 1, N1 V1
3, C1 | 4, pay 2 | 2, V2
3 | 3 | 3
"""


def test_combat_tokens() -> None:
    tokens = list(TOKENS.values())
    lines = PATTERNS.strip().splitlines()
    roles = [
        ("france", "england", "spain"),
        ("spain", "france", "england"),
        ("england", "spain", "france"),
    ]
    for number, token in enumerate(tokens):
        pattern, rotation = divmod(number, 3)
        sides = lines[pattern].split(" | ")
        for role, text in zip(roles[rotation], sides, strict=True):
            assert token[role] == _side(text, role), f"token {number + 1}, {role}"  # type: ignore[index]  # a nation


def _side(text: str, nation: str) -> Side:
    value, _, rest = text.partition(", ")
    verb, _, amount = rest.partition(" ")
    costs = {"pay": "doubloons", "lose": "points", "discard": "cards"}
    if verb in costs:
        return Side(int(value), **{costs[verb]: int(amount)})  # type: ignore[arg-type]  # a cost
    letter = {"france": "f", "england": "e", "spain": "s"}[nation]
    return Side(int(value), gains(rest.replace("N1", f"N{letter}1")))


CAREERS = {
    "privateer": "tokens 3, highest_rank 3, cities_annexed 1",
    "pathfinder": "barriers 1, barriers 2, quests 2",
    "shipwright": "upgrades 2, upgrades 4, discs_removed 10",
    "merchant": "doubloon_income 12, delivered 5, doubloons 15",
    "spymaster": "assistants 2, assistants 3, city_assistants 1",
    "diplomat": "lowest_rank 1, second_rank 2, buildings 1",
    "patron": "point_income 3, projects 7, symbols 3",
    "adventurer": "quests 1, tokens 1, barriers 1",
}


REWARDS_WRITTEN = {"adventurer": "ID1 IV1"}


def test_careers() -> None:
    for career, card in CAREER_CARDS.items():
        words = [task.split() for task in tuned(career, CAREERS[career]).split(", ")]
        assert card.tasks == tuple(Condition(what, int(least)) for what, least in words)  # type: ignore[arg-type]  # a measure
        reward = tuned(f"{career} reward", REWARDS_WRITTEN.get(career, "ID2 IV2"))
        assert card.reward == gains(reward)


BUILDINGS_WRITTEN: dict[str, tuple[str, str, int | None, str | None]] = {
    "palace": ("highest_rank", "2", None, None),
    "fortress": ("tokens", "2", None, "medal"),
    "cathedral": ("point_income", "2", 12, None),
    "shipyard": ("upgrades", "2", None, "anchor"),
    "company": ("projects", "1", 10, "barrel"),
    "guild": ("barriers", "3", None, "compass"),
    "academy": ("quests", "3", None, None),
    "playhouse": ("assistants", "3", None, "parrot"),
}


def test_buildings() -> None:
    built = {
        name: (one.tally.measure, str(one.tally.each), one.tally.most, one.symbol)
        for name, one in PRESTIGE_BUILDINGS.items()
    }

    assert built == {
        name: (measure, tuned(name, each), most, symbol)
        for name, (measure, each, most, symbol) in BUILDINGS_WRITTEN.items()
    }


def _tuned_card(line: str) -> str:
    """Return the line of a card as it is now: another cost, or another action."""
    columns = line.split(" · ")
    number, kind, effect = columns[0], columns[2], columns[6]
    if kind == "A":
        columns[3] = str(int(columns[3]) + int(tuned("assistants cost", "0")))
    if number in COSTS:
        assert columns[3] == COSTS[number].written, f"{number} is tuned from something else"
        columns[3] = COSTS[number].now
    if number in ACTIONS:
        action, *more = effect.split()
        at, _, code = action.partition(":")
        assert code == ACTIONS[number].written, f"{number} is tuned from something else"
        columns[6] = " ".join((f"{at}:{ACTIONS[number].now}", *more))
    return " · ".join(columns)


def test_project_cards() -> None:
    written = written_cards.TABLE.strip().splitlines()

    assert [_tuned_card(line) for line in written] == TABLE.strip().splitlines()


def test_what_was_tuned_is_still_a_change() -> None:
    for tables in (NUMBERS, ACTIONS, COSTS):
        for what, change in tables.items():
            assert change.written != change.now, what
            assert change.why, what


JEAN = """
A1 1 upper 3 explore-2
A2 1 lower 2 influence-1-france
A3 1 lower 4 fight-2
A4 2 upper 1 influence-1-spain
A5 2 lower 3 influence-1-england
B1 2 upper 3 points-4 explore-2-early explore-4-late
B2 2 upper 3 quest-1 points-4-late
B3 2 upper 3 disc-1 points-4-late
B4 2 lower 3 points-4 explore-2-early explore-4-late
B5 2 lower 3 disc-1 points-4-late
B6 2 lower 4 fight-3 points-2
C1 2 upper 1 points-4 disc-1
C2 2 lower 2 quest-1 points-3
C3 2 upper 3 points-4 explore-3-early explore-4-late
C4 2 lower 4 fight-3-village points-2
"""


def test_jeans_cards() -> None:
    written = []
    for card, orders in ORDERS.items():
        moves = []
        for move in orders.moves:
            words = [move.what, str(move.amount)]
            words += [move.nation] if move.nation else []
            words += ["village"] if move.villages else []
            words += {(1, 2): ["early"], (3, 4): ["late"]}.get(move.rounds, [])
            moves.append("-".join(words))
        written.append(f"{card} {orders.steps} {orders.route} {orders.display} {' '.join(moves)}")

    assert written == JEAN.strip().splitlines()


def test_quests_and_the_map() -> None:
    assert QUESTS["Q07"] == (("map", "map"), gains("V6 D1"))
    assert QUESTS["Q24"] == (("rope", "indigo"), gains("V4 X2"))
    assert MAP["3"].onward == ("4", "5")
    assert MAP["12"].onward == ("13", "14")
    assert MAP["20"].onward == ("21a", "21b")
