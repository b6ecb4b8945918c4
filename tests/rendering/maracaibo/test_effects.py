"""Glyph sentences say what the tables say, each effect its own way."""

from collections.abc import Iterable

import pytest

from games.maracaibo.automa import AUTOMA_CARDS, ORDERS
from games.maracaibo.buildings import BUILDINGS, PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARD_KINDS, CARDS, Card
from games.maracaibo.careers import CAREER_CARDS, CAREERS
from games.maracaibo.cities import CITY_ACTIONS, HOMEWARD
from games.maracaibo.data import GOODS, NATIONS, OBJECTS, SYMBOLS
from games.maracaibo.gains import GAIN_KINDS, Gain, gains
from games.maracaibo.measures import MEASURES, Condition
from games.maracaibo.quests import QUESTS
from games.maracaibo.tokens import TOKENS, Side
from games.maracaibo.upgrades import UPGRADES
from rendering import DUSK
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import Part, Quiet, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo.effects import (
    SMALLEST,
    building_effect,
    card_effect,
    card_rows,
    condition,
    counted,
    effect,
    fitted,
    offers,
    orders,
    reward,
    side,
    task,
    upgrade_effect,
)
from rendering.maracaibo.pieces import (
    any_chip,
    badge,
    boot,
    chip,
    combat,
    disc_leaving,
    doubloon,
    figure,
    hexagon,
    parchment,
    pennant,
    shield,
)

KIT = Kit(DUSK)


def signature(sentence: Iterable[Part]) -> tuple[object, ...]:
    """Return what can be told apart: texts, and things by their pixels."""
    return tuple(
        part.rgba().tobytes()
        if isinstance(part, Sprite)
        else part.setting.text
        if isinstance(part, Quiet)
        else part.text
        if isinstance(part, Setting)
        else None
        for part in sentence
    )


def numbers(sentence: Iterable[Part]) -> list[str]:
    return [part.text for part in sentence if isinstance(part, Setting)]


def has(sentence: Iterable[Part], sprite: Sprite) -> bool:
    return any(
        isinstance(part, Sprite) and part.rgba().tobytes() == sprite.rgba().tobytes()
        for part in sentence
    )


def told(card: Card) -> tuple[object, ...]:
    """Return what the effect of a card is, by the table; its kind is on its band."""
    return card.kind, card.gains, card.perk, card.assistant, card.tally, card.condition


def test_cards_of_different_effect_look_different_and_others_alike() -> None:
    drawn = {
        (card.kind, *signature(card_effect(KIT, card)), *map(signature, card_rows(KIT, card))): (
            told(card)
        )
        for card in CARDS.values()
    }
    assert set(drawn.values()) == {told(card) for card in CARDS.values()}
    assert len(drawn) == len(set(drawn.values()))
    assert {card.kind for card in CARDS.values()} == set(CARD_KINDS)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_card_has_a_line_for_everything_it_does_but_never_more_than_three(card: Card) -> None:
    rows = card_rows(KIT, card)
    synergy = [gain for gain in card.gains if gain.symbol or gain.given]
    parts = [card.condition, card.perk, card.tally, len(card.gains) > len(synergy), synergy]
    wanted = sum(map(bool, parts)) + 2 * (card.assistant is not None)
    assert len(rows) == min(wanted, 3)
    if card.assistant is not None:
        glyph = 40
        place = badge(KIT, card.assistant.location, round(glyph * 1.12))
        assert any(has(row, place) for row in rows)


@pytest.mark.parametrize(
    ("code", "thing"),
    [
        ("D7", doubloon(KIT, 40)),
        ("V3", star(KIT, 42)),
        ("C4", combat(KIT, 40)),
        ("X5", boot(KIT, 40)),
        ("Nf3", shield(KIT, "france", 35)),
        ("Ne3", shield(KIT, "england", 35)),
        ("Ns3", shield(KIT, "spain", 35)),
        ("N*2", shield(KIT, None, 35)),
        ("F2", figure(KIT, 40)),
        ("K2", disc_leaving(KIT, 40)),
    ],
)
def test_an_amount_stands_before_its_thing(code: str, thing: Sprite) -> None:
    sentence = reward(KIT, gains(code))
    assert numbers(sentence) == [code[-1]]
    assert has(sentence, thing)


def test_every_kind_of_gain_is_told_apart() -> None:
    every = [Gain(kind, 2, symbol="medal" if kind == "symbol" else None) for kind in GAIN_KINDS]
    assert len({signature(effect(KIT, gain)) for gain in every}) == len(GAIN_KINDS)
    given = effect(KIT, Gain("doubloons", 2, given="anchor"))
    assert has(given, hexagon(KIT, "anchor", 46))
    assert signature(given) != signature(effect(KIT, Gain("doubloons", 2)))


def test_every_measure_is_told_apart() -> None:
    assert len({signature(counted(KIT, measure)) for measure in MEASURES}) == len(MEASURES)
    tasks = {signature(task(KIT, Condition(measure, 2))) for measure in MEASURES}
    assert len(tasks) == len(MEASURES)


def test_a_condition_says_how_much_even_of_one() -> None:
    assert numbers(condition(KIT, Condition("tokens", 1))) == ["≥1"]
    assert numbers(condition(KIT, Condition("upgrades", 2))) == ["≥2"]
    rank = condition(KIT, Condition("highest_rank", 2))
    assert has(rank, pennant(KIT, 2, 40))


@pytest.mark.parametrize("career", CAREERS)
def test_the_tasks_of_a_career_are_told_apart(career: str) -> None:
    tasks = CAREER_CARDS[career].tasks  # type: ignore[index]  # parametrised names
    assert len({signature(task(KIT, one)) for one in tasks}) == 3


def test_what_counts_at_the_end_is_flagged_where_no_band_says_so() -> None:
    for card in CARDS.values():
        plain, flagged = card_effect(KIT, card), card_effect(KIT, card, flag=True)
        assert (signature(plain) != signature(flagged)) == (card.kind == "end")


def test_upgrades_buildings_and_orders_are_told_apart() -> None:
    upgrades = {signature(upgrade_effect(KIT, upgrade)) for upgrade in UPGRADES}
    assert len(upgrades) == len(UPGRADES) - 1, "bunks and cabins do the same"
    assert len({signature(building_effect(KIT, one)) for one in BUILDINGS}) == len(BUILDINGS)
    for building in BUILDINGS:
        tally = PRESTIGE_BUILDINGS[building].tally
        assert str(tally.each) in numbers(building_effect(KIT, building))
    for card in AUTOMA_CARDS:
        for number in (1, 4):
            moves = [move for move in ORDERS[card].moves if number in move.rounds]
            assert bool(orders(KIT, card, number)) == bool(moves)
    assert signature(orders(KIT, "B1", 1)) != signature(orders(KIT, "B1", 4))


def test_cities_say_price_and_choice() -> None:
    every = [*CITY_ACTIONS.values(), *HOMEWARD.values()]
    assert len({signature(offers(KIT, ways)) for ways in every}) == len(set(every))
    market = CITY_ACTIONS["maracaibo"]
    amounts = [str(gain.amount) for offer in market for gain in offer.gains]
    assert numbers(offers(KIT, market)) == amounts
    yard = offers(KIT, CITY_ACTIONS["shipwright"])
    assert numbers(yard) == ["3", "2"]
    assert signature(yard).index(signature([doubloon(KIT, 40)])[0]) < signature(yard).index(
        signature([disc_leaving(KIT, 40)])[0]
    )


def test_the_sides_of_combat_tokens_say_what_they_cost_and_bring() -> None:
    for token in TOKENS.values():
        for what in token.values():
            paid, taken = side(KIT, what)
            assert bool(paid) == (not what.free)
            assert bool(taken) == bool(what.gains)
            assert all(text.startswith("−") for text in numbers(paid))
    values = {(signature(paid), signature(taken)) for paid, taken in _sides()}
    assert len(values) == len({(s.doubloons, s.points, s.cards, s.gains) for s in _all_sides()})


def _all_sides() -> list[Side]:
    return [what for token in TOKENS.values() for what in token.values()]


def _sides() -> list[tuple[list[Part], list[Part]]]:
    return [side(KIT, what) for what in _all_sides()]


def test_quests_are_told_apart() -> None:
    drawn = {
        (quest.cost, signature(reward(KIT, quest.reward))): number
        for number, quest in QUESTS.items()
    }
    assert len(drawn) == len(QUESTS)


@pytest.mark.parametrize("width", [60, 100, 160, 284])
def test_a_sentence_is_as_large_as_its_width_allows(width: int) -> None:
    for card in list(CARDS.values())[::7]:
        sizes: list[float] = []

        def make(glyph: float, card: Card = card, sizes: list[float] = sizes) -> list[Part]:
            sizes.append(glyph)
            return card_effect(KIT, card, glyph)

        sentence = fitted(make, width)
        assert row_width(sentence, 4) <= width or sizes[-1] <= SMALLEST
        if len(sizes) > 1:
            assert row_width(card_effect(KIT, card, sizes[-2]), 4) > width


def test_goods_are_square_objects_round_and_symbols_six_sided() -> None:
    def corner(sprite: Sprite) -> int:
        assert sprite.mask is not None
        pixel = sprite.mask.getpixel((7, 7))
        assert isinstance(pixel, int)
        return pixel

    assert all(corner(chip(KIT, good, 64)) == 255 for good in GOODS)
    assert corner(any_chip(KIT, 64)) == 255
    assert all(corner(parchment(KIT, thing, 64)) == 0 for thing in OBJECTS)
    assert all(corner(hexagon(KIT, symbol, 64)) == 0 for symbol in SYMBOLS)


def test_nations_differ_in_outline() -> None:
    masks = [shield(KIT, nation, 60).mask for nation in NATIONS]
    assert all(mask is not None for mask in masks)
    assert len({mask.tobytes() for mask in masks if mask is not None}) == len(NATIONS)
