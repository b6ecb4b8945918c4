"""Pictures of choices with cards and offers say what is possible and put it in words."""

from collections.abc import Iterable

import msgspec
import pytest
from PIL import Image

from games.core.action import Action
from games.maracaibo.actions import (
    Act,
    Buy,
    Collect,
    Complete,
    Deliver,
    Discard,
    Draw,
    Drill,
    Earn,
    Explore,
    Finish,
    Influence,
    Invest,
    Keep,
    Pass,
    Pay,
    Plan,
    Quest,
    Sell,
    Take,
    Waive,
)
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.cities import CITY_ACTIONS
from games.maracaibo.data import FINAL_POINTS, INTERIM_DOUBLOONS
from games.maracaibo.quests import QUESTS
from games.maracaibo.upgrades import (
    SALE_OF_HAND,
    UPGRADES,
)
from games.maracaibo.view import MaracaiboView, Working
from rendering.maracaibo.blocks import sheet_for
from rendering.maracaibo.choices import STAGES
from rendering.maracaibo.effect_words import (
    gains_words,
    needed_words,
    offer_words,
    tally_words,
)
from rendering.maracaibo.question import BROAD, MAP, NARROW
from rendering.maracaibo.samples import GAME
from tests.rendering.maracaibo.positions import SEATS, course
from tests.rendering.maracaibo.private import HAND, PLANNED, asking, every_question, reader
from tests.rendering.maracaibo.test_choices import painted, say, texts, told, written


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
    purser, sergeant = (CARDS[card].perk for card in ("A25", "A26"))
    assert purser is not None
    assert sergeant is not None
    view = asking("village", [Buy("A37"), Buy("A01")], base, hand=("A37", "A01"))
    assistant = max(0, CARDS["A37"].cost - purser.amount - sergeant.amount)
    assert f"buy Innkeeper for {assistant}:" in told(view)
    assert f"buy Harbour Clerk for {CARDS['A01'].cost - purser.amount}:" in told(view)
    less = asking("buy", [Buy("A12")], base, hand=("A12",), working=Working(amount=3))
    assert f"buy Bell Founder for {CARDS['A12'].cost - purser.amount - 3}:" in told(less)


@pytest.mark.parametrize(
    ("cards", "sheet"), [(0, NARROW), (4, NARROW), (5, BROAD), (8, BROAD), (9, MAP)]
)
def test_more_cards_lie_on_a_broader_page(cards: int, sheet: object) -> None:
    assert sheet_for(cards) is sheet


def test_cities_say_what_they_offer() -> None:
    base = reader(ship="12")
    acts = [Act("collect"), Act("explore"), Act("arm")]
    view = asking("city", [*acts, Finish()], base)
    offers = "; ".join(offer_words(say, offer) for offer in CITY_ACTIONS["maracaibo"])
    assert f"You may: {offers}; be done." in told(view)
    assert len({mark.frame for mark in written(view) if mark.frame.name == "offer"}) == 3


def test_a_delivery_names_card_and_good() -> None:
    base = reader(ship="11", bought=("B047", "B049"))
    view = asking("action", [Deliver("A03"), Pass()], base, hand=("A03",))
    assert "deliver cotton (Fishwife)" in told(view)
    perks = (CARDS[card].perk for card in ("B047", "B049"))
    more = {str(one.amount) for one in perks if one is not None}
    assert more <= set(texts(view, "tag")), "what deliveries bring besides"


def test_quests_and_investments_are_offered_with_what_they_cost_and_bring() -> None:
    prices = {**reader().prices, "guild": 8}
    base = msgspec.structs.replace(reader(ship="15"), quests={"15": "Q13"}, prices=prices)
    view = asking("action", [Quest(), Invest("guild"), Sell(), Pass()], base)
    alt = told(view)
    reward = gains_words(say, QUESTS["Q13"].reward)
    assert f"fulfil the quest: map and lantern for {reward}" in alt
    worth = tally_words(say, PRESTIGE_BUILDINGS["guild"].tally)
    assert f"invest in Explorers' Guild for 8 and a figure: {worth}" in alt
    assert f"discard all hand cards: doubloons +{SALE_OF_HAND}" in alt


def test_what_pays_a_quest_is_told_card_by_card_and_by_projects() -> None:
    view = asking(
        "pay", [Pay("A12"), Pay("A22"), Waive("map")], working=Working(quest="Q01"), hand=HAND
    )
    assert "pay with Bell Founder, Press Officer; pay map with no card" in told(view)
    assert f"Quest: map and map for {gains_words(say, QUESTS['Q01'].reward)}." in told(view)


def test_the_first_payment_of_a_quest_is_ticked_off_and_told() -> None:
    half = Working(quest="Q13", paid=("A01",))
    first = asking("pay", [Pay("A22")], working=Working(quest="Q13"), hand=HAND)
    second = asking("pay", [Pay("A22")], working=half, hand=HAND)
    waived = asking("pay", [Pay("A22")], working=Working(quest="Q13", waived=("map",)), hand=HAND)
    assert "Paid" not in told(first)
    assert "Paid with Harbour Clerk." in told(second)
    assert "Paid by a project: map." in told(waived)
    things, *ticked = (
        sum(mark.frame.name == "subject" for mark in written(view))
        for view in (first, second, waived)
    )
    assert ticked == [things + 1, things + 1]


def test_the_end_of_a_round_says_what_may_be_taken_instead() -> None:
    taken = f"doubloons +{INTERIM_DOUBLOONS}", f"points +{FINAL_POINTS}"
    for phase, said in zip(("interim", "final"), taken, strict=True):
        view = asking("buy-or-collect", [Collect()], phase=phase)
        assert f"You may: {said}." in told(view)


def test_gallery_cards_cost_nothing_with_the_brokers_flag() -> None:
    gallery = ("A01", "A02")
    for left, price in ((0, 0), (1, 1)):
        discs = {**dict.fromkeys(UPGRADES, 2), "broker": left}
        base = msgspec.structs.replace(reader(discs=discs), gallery=gallery)
        view = asking("draw", [Draw(), *map(Take, gallery)], base)
        assert f"sugar or map for {price}" in told(view)
        assert "draw from the deck" in told(view)


def test_the_own_hand_lies_below_the_gallery_when_drawing() -> None:
    gallery = ("A01", "A02", "A05", "A06")
    base = msgspec.structs.replace(reader(hand=3), hand=("A10", "A11", "A12"), gallery=gallery)
    view = asking("draw", [Draw(), *map(Take, gallery)], base, phase="draw")
    tops = {
        mark.frame.name.removeprefix("card "): mark.frame.box[1]
        for mark in written(view)
        if mark.frame.name.startswith("card ")
    }
    assert set(tops) == {*gallery, *view.hand}
    assert max(tops[card] for card in gallery) < min(tops[card] for card in view.hand)
    assert tagged(view) == len(gallery), "what is held is no answer"
    assert "Your hand" in texts(view, "caption")
    none = msgspec.structs.replace(view, hand=())
    assert painted(none).height < painted(view).height


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
    tasks = ", ".join(needed_words(say, needed) for needed in CAREER_CARDS["merchant"].tasks)
    assert f"Merchant: {tasks}; for all three" in told(view)
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
        task = needed_words(say, CAREER_CARDS["shipwright"].tasks[0])
        assert f"complete task 1 ({task})" in told(view)
        assert "offer" in {mark.frame.name for mark in written(view)}


def test_every_answer_of_real_games_is_put_in_words() -> None:
    kinds: set[str] = set()
    for seats in SEATS:
        for moment in course(seats)[::4]:
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
