"""Pictures of choices light what may be chosen, say what it brings, and put it in words."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest
from PIL import Image

from games.core.action import Action
from games.maracaibo.actions import (
    Act,
    Add,
    Annex,
    Buy,
    Collect,
    Complete,
    Deliver,
    Discard,
    Draw,
    Drill,
    Earn,
    Explore,
    Fight,
    Finish,
    Influence,
    Invest,
    Keep,
    Pass,
    Pay,
    Plan,
    Quest,
    Raid,
    Remove,
    Reveal,
    Sail,
    Sell,
    Take,
    Waive,
    Win,
)
from games.maracaibo.cards import CARDS
from games.maracaibo.data import NATIONS
from games.maracaibo.map import CITIES, LOCATIONS, VILLAGES
from games.maracaibo.trail import SPACES
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, Working
from rendering import DUSK
from rendering.core.area import Area
from rendering.core.canvas import Mark
from rendering.core.kit import LIP, Kit, kit_of
from rendering.core.words import words
from rendering.maracaibo import grid
from rendering.maracaibo.asked import Asked
from rendering.maracaibo.blocks import sheet_for
from rendering.maracaibo.choices import STAGES, paint_choices
from rendering.maracaibo.choices_description import describe_choices
from rendering.maracaibo.choose_disc import spot_places
from rendering.maracaibo.choose_nation import nation_areas
from rendering.maracaibo.choose_space import space_area
from rendering.maracaibo.places import place_of
from rendering.maracaibo.question import BROAD, MAP, NARROW, TOP
from rendering.maracaibo.samples import GAME
from tests.rendering.maracaibo.positions import NAMES, SEATS, course
from tests.rendering.maracaibo.private import HAND, PLANNED, asking, every_question, reader
from tests.rendering.marks import marks_of, recording_kit


def painted(view: MaracaiboView) -> Image.Image:
    return paint_choices(Kit(DUSK), view, NAMES).canvas.image


def written(view: MaracaiboView) -> list[Mark]:
    kit = recording_kit()
    paint_choices(kit, view, NAMES)
    return marks_of(kit)


def texts(view: MaracaiboView, frame: str) -> list[str]:
    return [mark.what for mark in written(view) if mark.frame.name == frame and mark.size]


def told(view: MaracaiboView) -> str:
    assert view.seat is not None
    return describe_choices(paint_choices(kit_of(DUSK), view, NAMES), view.seat)


def framed(view: MaracaiboView, places: Mapping[Any, Area]) -> set[Any]:
    """Return the places below which there is a line in the colour of now."""
    image = painted(view)
    return {
        name
        for name, area in places.items()
        if all(
            image.getpixel((round(area.x + share * area.width), round(area.foot + 1))) == DUSK.now
            for share in (0.3, 0.6)
        )
    }


def face(area: Area) -> Area:
    """Return the part of a tile above its lip."""
    return Area(area.x, area.y, area.width, area.height - LIP)


def tiles(view: MaracaiboView) -> dict[str, Area]:
    scene = paint_choices(kit_of(DUSK), view, NAMES)
    return {at: face(place_of(scene, at)) for at in LOCATIONS if at != "21b"}


SAILS = (Sail("11"), Sail("12"), Sail("13"), Sail("14"), Sail("18", "upper"), Sail("18", "lower"))


def test_places_that_can_be_reached_are_framed() -> None:
    view = asking("sail", SAILS, reader(ship="10"), round=3)
    assert framed(view, tiles(view)) == {"11", "12", "13", "14", "18"}


def test_a_note_says_what_a_place_costs_and_brings() -> None:
    view = asking("sail", SAILS, reader(ship="10"), round=3)
    notes = {m.what.split()[1] for m in written(view) if m.what.startswith("note")}
    assert notes == {"11", "12", "13", "14", "18"}
    alt = told(view)
    assert "Caracas (11) for 1" in alt
    assert "Cayman (18) by the upper way for 5, actions 3" in alt  # the fullest ship has Fine sails
    assert "Cayman (18) by the lower way for 6, actions 3" in alt


def test_sails_are_counted_for_villages() -> None:
    plain = reader(ship="10", discs=dict.fromkeys(UPGRADES, 2))
    view = asking("sail", [Sail("15")], plain, round=3)
    assert "Negril (15) for 4, actions 2" in told(view)
    with_sails = reader(ship="10", discs={**dict.fromkeys(UPGRADES, 2), "sails": 0})
    assert "actions 2" in told(asking("sail", [Sail("15")], with_sails, round=3))
    view = asking("sail", [Sail("17")], with_sails, round=3)
    assert "Puerto Cabezas (17) for 5, actions 3" in told(view)


def test_goods_quests_and_assistants_at_a_place_are_told() -> None:
    base = reader(ship="13", bought=("A44",))
    quests = {"15": "Q01"}
    maps = ("A32", "A48", "A22", "B002")
    view = asking("sail", [Sail("15")], base, round=3, quests=quests, hand=maps)
    assert "you can pay the quest" in told(view)
    assert "your assistant" in told(view)
    poor = msgspec.structs.replace(view, hand=("A03",))
    assert "you can pay the quest" not in told(poor)
    there = base.cities["14"]
    free = msgspec.structs.replace(there, market=("tobacco", "cotton"), discs={"cotton": 1})
    goods = reader(ship="12", discs=dict.fromkeys(UPGRADES, 2))
    goods = msgspec.structs.replace(goods, cities={**base.cities, "14": free})
    view = asking("sail", [Sail("14")], goods, round=3, hand=("A02", "A03", "A04"))
    assert "you can deliver tobacco." in told(view)
    assert painted(view) != painted(msgspec.structs.replace(view, hand=("A04",)))


@pytest.mark.parametrize("locations", [("2", "9", "13"), (*VILLAGES, *CITIES)])
def test_places_that_can_be_annexed_are_framed_with_their_price(
    locations: tuple[Any, ...],
) -> None:
    working = Working(token=1, nation="france", total=9)
    choices = [Win(1), *map(Annex, locations), Finish()]
    view = asking("spend", choices, working=working, markers={"9": "spain"})
    assert framed(view, tiles(view)) == set(locations)
    alt = told(view)
    assert "influence +1 for 2" in alt
    assert "Left of the total: 9, for France." in alt
    for price, place in ((3, "2"), (5, "9"), (5, "13")):
        parts = alt.split(f"annex for {price}: ")[1].split(";")[0]
        assert f"({place})" in parts or f" {place}," in f" {parts},"


def test_a_raid_and_influence_are_offered_below_the_map() -> None:
    working = Working(token=1, nation="spain", total=9)
    view = asking("spend", [Win(1), Win(3), Raid(), Finish()], working=working)
    assert len({mark.frame for mark in written(view) if mark.frame.name == "offer"}) == 3
    assert "influence +3 for 5; points +4 for 3; be done" in told(view)


@pytest.mark.parametrize("spaces", [("4u", "5l", "6l"), SPACES[5:15]])
def test_spaces_that_can_be_explored_are_framed(spaces: tuple[Any, ...]) -> None:
    choices = [*map(Explore, spaces), Finish()]
    view = asking("explore", choices, reader(explorer="3"), working=Working(steps=9))
    area = Area(grid.TRAIL.x, TOP, *grid.TRAIL[2:])
    assert framed(view, {space: space_area(space, area) for space in SPACES}) == set(spaces)


def test_what_an_exploration_brings_is_told_with_its_barriers() -> None:
    base = msgspec.structs.replace(reader(explorer="9"), crossings=((2,), (), ()), arrivals=())
    view = asking("explore", [Explore("10"), Explore("16")], base, working=Working(steps=6))
    assert "space 10 behind barrier 1, points +2: combat points +2" in told(view)
    view = asking("explore", [Explore("30")], reader(explorer="29"), working=Working(steps=1))
    assert f"the end: points +{(8, 5, 4, 3)[len(view.arrivals)]}" in told(view)


@pytest.mark.parametrize("kind", ["remove", "place-disc"])
@pytest.mark.parametrize("spots", [("bunks",), ("nets", "signals", "sails"), UPGRADES])
def test_spots_from_which_a_disc_may_be_taken_are_framed(kind: str, spots: Any) -> None:
    discs = {upgrade: 1 + (upgrade in ("nets", "cabins")) for upgrade in UPGRADES}
    working = Working(good="sugar") if kind == "place-disc" else Working(amount=2)
    view = asking(kind, [*map(Remove, spots)], reader(discs=discs), working=working)
    below = 86 if kind == "place-disc" else 0
    areas = {upgrade: face(area) for upgrade, area in spot_places(TOP + below).items()}
    assert framed(view, areas) == set(spots)
    alt = told(view)
    if "bunks" in spots:
        assert "the last disc of Bunks: hand limit +1" in alt
    if "nets" in spots:
        assert "a disc of " in alt


@pytest.mark.parametrize(("kind", "verb"), [("influence", Influence), ("fight", Fight)])
@pytest.mark.parametrize("nations", [("france",), ("england", "spain"), NATIONS])
def test_nations_that_may_be_chosen_are_framed(
    kind: str, verb: Any, nations: tuple[Any, ...]
) -> None:
    working = Working(amount=2) if kind == "influence" else Working(token=4)
    view = asking(kind, [*map(verb, nations)], working=working)
    asked = Asked(kit_of(DUSK), view, 0, words("en"), NARROW)
    areas = {nation: face(area) for nation, area in nation_areas(asked, TOP).items()}
    assert framed(view, areas) == set(nations)


def test_influence_says_what_becomes_of_the_rank() -> None:
    base = reader(influence={"france": 5, "england": 14, "spain": 0})
    view = asking("influence", [*map(Influence, NATIONS)], base, working=Working(amount=3))
    assert "France: 5 to 8, rank 3 to 4" in told(view)
    assert "England: 14 to 15, rank 6 to 6" in told(view)
    assert "Spain: 0 to 3, rank 0 to 2" in told(view)
    value = view.nations["france"].value
    assert f"+{value}" in texts(view, "gain france")
    assert "+2" in texts(view, "gain england")  # two beyond the end of the track
    assert f"+{2 * view.nations['spain'].value}" in texts(view, "gain spain")


def test_a_fight_says_value_cost_and_reward() -> None:
    view = asking("fight", [*map(Fight, NATIONS)], working=Working(token=1))
    assert "France 5 (doubloons −3); England 3; Spain 2 (doubloons +2)" in told(view)
    assert texts(view, "side france")[0] == "5"
    assert "−3" in texts(view, "side france")
    empty = asking("fight", [*map(Fight, NATIONS)], working=Working(token=None))
    assert "France 3; England 3; Spain 3" in told(empty)


def test_totals_are_told_for_every_number_of_points() -> None:
    working = Working(token=1, nation="france")
    view = asking("add", [*map(Add, range(4))], reader(bought=("B044",), combat=3), working=working)
    totals = [mark.what for mark in written(view) if mark.frame.name == "offer" and mark.size]
    assert totals == ["0", "7", "−1", "8", "−2", "9", "−3", "10"]
    assert "add 0 to 3 combat points to 7" in told(view)


def test_both_piles_are_offered() -> None:
    view = asking("reveal", [Reveal("left"), Reveal("right")], piles=(7, 11))
    assert [m.what for m in written(view) if m.frame.name == "offer" and m.size] == ["7", "11"]
    assert "left pile, tokens 7; right pile, tokens 11" in told(view)


def tagged(view: MaracaiboView) -> int:
    return len({mark.frame for mark in written(view) if mark.frame.name == "tag"})


def test_cards_say_what_can_be_done_with_each() -> None:
    choices = [Earn(), Buy(HAND[0]), Drill(HAND[0]), Plan(HAND[1]), Buy(PLANNED[0]), Pass()]
    view = asking("village", choices, working=Working(points=4, done=0, allowed=2))
    assert tagged(view) == 5, "a planned card says that it is one, too"
    alt = told(view)
    for card in (HAND[0], PLANNED[0]):
        assert f"buy {CARDS[card].name} for" in alt
    assert f"plan {CARDS[HAND[1]].name}" in alt


def test_cards_that_cannot_be_used_lie_in_the_dark() -> None:
    one = asking("village", [Buy(HAND[0])], working=Working(points=4, done=0, allowed=2))
    both = asking("village", [*map(Buy, HAND)], working=Working(points=4, done=0, allowed=2))
    assert _brightness(painted(one)) < _brightness(painted(both))


def _brightness(image: Image.Image) -> float:
    grey = image.convert("L").histogram()
    return sum(value * count for value, count in enumerate(grey)) / sum(grey)


def test_discounts_are_counted() -> None:
    base = reader(bought=("A25", "A26"))
    view = asking("village", [Buy("A37"), Buy("A01")], base, hand=("A37", "A01"))
    assert "buy Innkeeper for 0:" in told(view)
    assert "buy Harbour Clerk for 2:" in told(view)
    less = asking("buy", [Buy("A12")], base, hand=("A12",), working=Working(amount=3))
    assert "buy Bell Founder for 3:" in told(less)


@pytest.mark.parametrize(
    ("cards", "sheet"), [(0, NARROW), (4, NARROW), (5, BROAD), (8, BROAD), (9, MAP)]
)
def test_more_cards_lie_on_a_broader_page(cards: int, sheet: object) -> None:
    assert sheet_for(cards) is sheet


def test_cities_say_what_they_offer() -> None:
    base = reader(ship="12")
    acts = [Act("collect"), Act("explore"), Act("arm")]
    view = asking("city", [*acts, Finish()], base)
    assert "doubloons +4; explore 2; combat points +3; be done" in told(view)
    assert len({mark.frame for mark in written(view) if mark.frame.name == "offer"}) == 3


def test_a_delivery_names_card_and_good() -> None:
    base = reader(ship="11", bought=("B047", "B049"))
    view = asking("action", [Deliver("A03"), Pass()], base, hand=("A03",))
    assert "deliver cotton (Fishwife)" in told(view)
    assert {"2", "1"} <= set(texts(view, "tag")), "what deliveries bring besides"


def test_quests_and_investments_are_offered_with_what_they_cost_and_bring() -> None:
    prices = {**reader().prices, "guild": 8}
    base = msgspec.structs.replace(reader(ship="15"), quests={"15": "Q13"}, prices=prices)
    view = asking("action", [Quest(), Invest("guild"), Sell(), Pass()], base)
    alt = told(view)
    assert "fulfil the quest: map and lantern for points +3, explore 3" in alt
    assert "invest in Explorers' Guild for 8 and a figure: end: points 3 × barriers" in alt
    assert "discard all hand cards: doubloons +2" in alt


def test_what_pays_a_quest_is_told_card_by_card_and_by_projects() -> None:
    view = asking(
        "pay", [Pay("A12"), Pay("A22"), Waive("map")], working=Working(quest="Q01"), hand=HAND
    )
    assert "pay with Bell Founder, Press Officer; pay map with no card" in told(view)
    assert "Quest: map and map for points +4, explore 3." in told(view)


def test_the_end_of_a_round_says_what_may_be_taken_instead() -> None:
    for phase, said in (("interim", "doubloons +2"), ("final", "points +1")):
        view = asking("buy-or-collect", [Collect()], phase=phase)
        assert f"You may: {said}." in told(view)


def test_gallery_cards_cost_nothing_with_the_brokers_flag() -> None:
    gallery = ("A01", "A02")
    for left, price in ((0, 0), (1, 1)):
        discs = {**dict.fromkeys(UPGRADES, 2), "broker": left}
        base = msgspec.structs.replace(reader(discs=discs), gallery=gallery)
        view = asking("draw", [Draw(), *map(Take, gallery)], base)
        assert f"indigo or rope for {price}" not in told(view)
        assert f"sugar or map for {price}" in told(view)
        assert "draw from the deck" in told(view)


def test_what_has_been_said_of_the_first_cards_is_marked() -> None:
    eight = (*HAND, *PLANNED[:2])
    both = [*map(Plan, eight), *map(Discard, eight)]
    base = msgspec.structs.replace(reader(planned=()), phase="set-up", hand=eight)
    fresh = asking("choose-cards", both, base)
    assert tagged(fresh) == 0
    half = asking("choose-cards", both, base, plan=eight[0], discards=eight[1:3])
    assert tagged(half) == 3
    done = asking("choose-cards", both, base, plan=eight[0], discards=eight[1:4])
    assert tagged(done) == len(eight), "those that are kept are told, too"
    assert f"You plan {CARDS[eight[0]].name} in secret." in told(done)


def test_careers_are_told_with_their_tasks() -> None:
    two = ("merchant", "patron")
    base = msgspec.structs.replace(reader(career=None, tasks=(), ready=()), phase="set-up")
    view = asking("choose-careers", [*map(Keep, two)], base, careers=two)
    assert "Merchant: doubloon income at least 12, goods delivered at least 5" in told(view)
    kept = msgspec.structs.replace(view, keep="patron")
    assert painted(kept) != painted(view)


def test_tasks_that_can_be_completed_are_offered_at_every_prompt_of_the_action() -> None:
    base = reader(career="shipwright", tasks=(1, 2), ready=(1,))
    for kind, extra, working in (
        ("end-action", Finish(), None),
        ("influence", Influence("spain"), Working(amount=1)),
        ("explore", Explore("2"), Working(steps=2)),
    ):
        view = asking(kind, [extra, Complete(1)], base, working=working)
        assert "complete task 1 (upgrades at least 2)" in told(view)
        assert "offer" in {mark.frame.name for mark in written(view)}


def test_every_answer_of_real_games_is_put_in_words() -> None:
    kinds: set[str] = set()
    for seats in SEATS:
        for moment in course(seats)[::5]:
            for seat in moment.view.asked[:1]:
                view = GAME.view(moment.state, seat)
                kinds.add(view.kind or "")
                alt = told(view)
                assert alt.startswith("You may: ")
                assert 60 < len(alt) <= 1024
                assert _named(view.choices) <= {one for one in _names() if one in alt} | _briefly(
                    alt
                )
    assert len(kinds) > 15


def _named(choices: Iterable[Action]) -> set[str]:
    return {CARDS[one.card].name for one in choices if isinstance(one, Buy | Take | Pay | Deliver)}


def _names() -> set[str]:
    return {card.name for card in CARDS.values()}


def _briefly(alt: str) -> set[str]:
    """Return the cards that need not be named where it is said that any will do."""
    return _names() if "any hand card" in alt else set()


def test_no_question_is_left_out() -> None:
    assert {view.kind for view in every_question()} == set(STAGES)
