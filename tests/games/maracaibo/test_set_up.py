"""Components (§2), the data they are made of, and the set-up (§4)."""

from collections import Counter

import pytest

from games.maracaibo.automa import AUTOMA_CARDS, DECKS, ORDERS
from games.maracaibo.buildings import BUILDINGS, PRESTIGE_BUILDINGS
from games.maracaibo.card_table import TABLE
from games.maracaibo.cards import A_CARDS, B_CARDS, CARDS, read_table
from games.maracaibo.careers import CAREER_CARDS, CAREERS
from games.maracaibo.cities import CITY_ACTIONS, FLAGS, HELM_TILES, LARGE_MARKETS, TILES
from games.maracaibo.data import (
    FIGURES,
    GOODS,
    MARKERS,
    NATIONS,
    OBJECTS,
    SYMBOLS,
    TOKENS_IN_PILE,
)
from games.maracaibo.events import CareersChosen, Dealt, FirstPlayerNamed
from games.maracaibo.gains import gains
from games.maracaibo.map import CITIES, LOCATIONS, MAP, TILE_SITES, VILLAGES
from games.maracaibo.quests import QUESTS
from games.maracaibo.tokens import PATTERNS, TOKENS
from games.maracaibo.trail import BARRIERS, ONWARD, QUEST_SPACES, REWARDS, SPACES, SPACES_LEFT
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import Options
from tests.games.maracaibo.positions import GAME, Table
from tests.games.maracaibo.test_worked import first_choices, set_up


def test_component_counts() -> None:
    assert (len(A_CARDS), len(B_CARDS)) == (56, 101)
    assert len(CARDS) == 157
    assert len(CAREERS) == len(BUILDINGS) == 8
    assert len(AUTOMA_CARDS) == 15
    assert len(QUESTS) == 24
    assert len(TOKENS) == sum(TOKENS_IN_PILE) == 25
    assert len(TILES) * 2 + 1 == 13, "six in two versions, and Maracaibo for two"
    assert MARKERS * len(NATIONS) == 39
    assert len(SYMBOLS) * 4 == 20
    assert len(UPGRADES) * 2 == 24
    assert FIGURES == 8


def test_cards_by_kind() -> None:
    kinds = Counter((card.id[0], card.kind) for card in CARDS.values())

    assert kinds == {
        ("A", "income"): 12,
        ("A", "immediate"): 12,
        ("A", "permanent"): 12,
        ("A", "assistant"): 16,
        ("A", "end"): 4,
        ("B", "income"): 16,
        ("B", "immediate"): 29,
        ("B", "permanent"): 20,
        ("B", "assistant"): 24,
        ("B", "end"): 12,
    }


def test_goods_and_objects_of_cards_follow_one_another() -> None:
    for number, card in enumerate(CARDS.values()):
        assert card.good == GOODS[number % 6]
        assert card.object == OBJECTS[(number + number // 6) % 6]
    for counted in (
        Counter(card.good for card in CARDS.values()),
        Counter(card.object for card in CARDS.values()),
    ):
        assert set(counted.values()) == {26, 27}


def test_every_location_has_assistants() -> None:
    places = Counter(card.assistant.location for card in CARDS.values() if card.assistant)

    assert set(places) == {*VILLAGES, *CITIES}
    assert set(places.values()) <= {2, 3}


def test_synergy_tokens_to_be_had() -> None:
    sources = Counter(card.symbol for card in CARDS.values() if card.symbol)
    sources += Counter(one.symbol for one in PRESTIGE_BUILDINGS.values() if one.symbol)

    assert sources == {"medal": 6, "anchor": 7, "parrot": 7, "barrel": 6, "compass": 8}


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("A01 · Harbour Clerk · Y · 3 · 1 · SUG/MAP · ID", "is no effect"),
        ("A01 · Harbour Clerk · Y · 3 · 1 · SUG/HAT · ID1", "HAT"),
        ("A01 · Harbour Clerk · Z · 3 · 1 · SUG/MAP · ID1", "Z"),
        ("A01 · Harbour Clerk · Y · three · 1 · SUG/MAP · ID1", "three"),
        ("A01 · Harbour Clerk · Y · 3 · SUG/MAP · ID1", "missing 1"),
        ("A37 · Innkeeper · A · 3 · 1 · SUG/MAP · 20:D6", "no place for an assistant"),
        ("A25 · Shrewd Purser · P · 4 · 1 · SUG/PIS · PZ1", "of this kind of card"),
        ("A53 · Shipyard Patron · E · 4 · 1 · COF/MAP · D3", "of this kind of card"),
        (f"{TABLE.strip().splitlines()[0]}\n" * 2, "twice"),
    ],
)
def test_a_wrong_line_is_named(line: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read_table(line)


def test_an_effect_is_read_by_the_vocabulary() -> None:
    codes = "D5 D6 C4 X3 N*2 Nf1 F2 K3 ID2 IV1 +MED MED?V2 B3 W M T3"
    kinds = [gain.kind for gain in gains(codes)]

    assert kinds == [
        *("doubloons", "doubloons", "combat", "explore", "influence", "influence", "figures"),
        *("discs", "doubloon_income", "point_income", "symbol", "points", "buy", "fight"),
        *("runners", "doubloons", "explore"),
    ]
    with pytest.raises(ValueError, match="“ABC\\?D1” is no effect"):
        gains("ABC?D1")


def test_the_map() -> None:
    assert len(VILLAGES) == 12
    assert set(CITIES) == {"4", "5", *FLAGS} == {"4", "5", "11", "12", "13", "14"}
    assert {MAP[at].kind for at in ("20", "21a", "21b", "22")} == {"home"}
    reached = {to for at in LOCATIONS for to in MAP[at].onward}
    assert reached == set(LOCATIONS) - {"1"}


def test_the_explorer_track() -> None:
    assert len(SPACES) == 37
    assert [barrier.behind for barrier in BARRIERS] == ["9", "18", "27"]
    assert SPACES_LEFT["S"] == 27
    assert {*REWARDS, *QUEST_SPACES, "S", "30"} == set(SPACES)
    forks = [space for space in SPACES if len(ONWARD[space]) == 2]
    assert forks == ["3", "12", "21"]


def test_combat_tokens() -> None:
    assert len(PATTERNS) == 9
    for token in TOKENS.values():
        assert any(side.free for side in token.values()), "a nation without cost"
    values = [side.value for token in TOKENS.values() for side in token.values()]
    assert round(sum(values) / len(values), 1) == 3.1
    assert len({str(token) for token in TOKENS.values()}) == 25


def test_each_good_is_wanted_somewhere() -> None:
    assert {good for market in LARGE_MARKETS.values() for good in market} == set(GOODS)
    assert set(CITY_ACTIONS) == {*TILES, "caracas", "maracaibo"}


def test_careers_and_buildings_count_different_things() -> None:
    assert len({tuple(card.tasks) for card in CAREER_CARDS.values()}) == 8
    assert len({one.tally.measure for one in PRESTIGE_BUILDINGS.values()}) == 8


def test_jeans_cards() -> None:
    assert set(ORDERS) == set(AUTOMA_CARDS)
    assert [sum(DECKS[level].values()) for level in DECKS] == [5, 6, 7, 8, 9]


def test_setting_up_a_game_for_three() -> None:
    table = Table(GAME.setup(3))
    assert table.asked == ((-1,), "draw-quest")
    table.draw("draw-quest Q01", "draw-quest Q02", "draw-quest Q03", "draw-quest Q04")
    assert table.state.trail == {"5l": "Q01", "14l": "Q02", "23l": "Q03"}
    assert table.state.top_quest == "Q04"

    table.draw("draw-tile auction", "draw-tile press_gang", "draw-tile embassy")
    assert table.legal("", -1) == ["draw-tile tile=expedition"], "helm tiles are always in play"
    table.draw("draw-tile expedition")
    assert [table.state.cities[at] for at in TILE_SITES] == [  # type: ignore[comparison-overlap]  # names
        *("auction", "press_gang", "embassy", "expedition")
    ]

    table.draws_on()
    assert {(told.cards, told.careers) for told in table.tells(Dealt)} == {(8, 0), (0, 2)}
    assert all(len(player.hand) == 8 for player in table.state.players)
    assert table.told(FirstPlayerNamed).doubloons == (8, 9, 10)
    assert set(table.state.quests) == {"15", "18"}
    assert len(table.state.buildings) == 1
    assert len(table.state.gallery) == 4

    first_choices(table)
    assert table.tells(CareersChosen)
    assert table.asked == ((0,), "sail")
    assert table.state.round == 1


def test_the_lot_says_who_begins() -> None:
    table = Table(GAME.setup(4))
    while table.asked[1] != "first-player":
        table.draw(table.legal("", -1)[0])
    table.draw("first-player 2").draws_on()

    assert [table.doubloons(seat) for seat in range(4)] == [10, 11, 8, 9]
    first_choices(table)
    assert table.asked == ((2,), "sail")


@pytest.mark.parametrize(
    ("seats", "sites"), [(1, {"15"}), (2, {"15"}), (3, {"15", "18"}), (4, {"15", "18", "19"})]
)
def test_quests_at_locations(seats: int, sites: set[str]) -> None:
    assert set(set_up(seats).state.quests) == sites


def test_two_of_the_other_tiles_in_every_way() -> None:
    seen = set()
    for first in range(4):
        table = Table(GAME.setup(2))
        while table.asked[1] != "draw-tile":
            table.draw(table.legal("", -1)[0])
        while table.asked[1] == "draw-tile":
            choices = table.legal("", -1)
            table.draw(choices[min(first, len(choices) - 1)])
        tiles = set(table.state.cities.values()) - {"caracas", "maracaibo"}
        assert tiles >= {*HELM_TILES}
        assert len(tiles) == 4
        seen.add(tuple(table.state.cities[at] for at in TILE_SITES))
    assert len(seen) == 4


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_jeans_deck_by_level(level: int) -> None:
    table = set_up(1, Options(level=level))  # type: ignore[arg-type]  # a level

    jean = table.view().jean

    assert jean is not None
    assert jean.deck == level + 4
    assert jean.level == level


@pytest.mark.parametrize("seats", [0, 5])
def test_it_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Maracaibo is for 1, 2, 3, 4 players, not {seats}."):
        GAME.setup(seats)


def test_the_first_choices_may_be_changed() -> None:
    table = set_up(2)
    one, two, three, four, five, six, *_ = table.player(0).hand
    table.do(0, f"plan {one}", f"discard {one}", f"discard {two}", f"discard {three}")
    table.do(0, f"discard {four}", f"plan {three}")
    assert table.view(0).plan == three
    assert table.view(0).discards == (two, four)
    assert table.asked[0] == (0, 1)

    table.do(0, f"discard {five}", f"discard {six}")

    assert table.view(0).discards == (four, five, six)
    assert table.asked[0] == (1,)
    assert table.refuses(0, "plan B001") == "You have no card B001. (choosing the first cards)"
    assert table.refuses(0, f"plan {three}") == (
        f"You have said so of {three} already. (choosing the first cards)"
    )


def test_a_career_that_was_not_dealt_is_refused() -> None:
    table = set_up(2)
    for seat in range(2):
        plan, *others = table.player(seat).hand
        table.do(seat, f"plan {plan}", *(f"discard {card}" for card in others[:3]))
    table.do(0, "keep privateer")
    assert table.view(0).keep == "privateer"
    assert table.view(1).keep is None

    assert table.refuses(0, "keep patron") == (
        "You choose between privateer or pathfinder. (choosing a career)"
    )
    table.do(0, "keep pathfinder").do(1, "keep merchant")
    assert [player.career for player in table.view().players] == ["pathfinder", "merchant"]
    assert "privateer" in table.state.careers_left
