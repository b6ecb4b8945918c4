"""The rules of Cuba in words: nothing is missing, and the numbers are those of the rules."""

import re
from typing import get_type_hints

import pytest

from bot.wording.cuba import effects, laws
from bot.wording.cuba.buildings import BUILDINGS as BUILDING_WORDS
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.fields import FIRST, LAST, field_of, number_of, plan
from bot.wording.cuba.naming import names, player_boards
from bot.wording.cuba.options import options
from bot.wording.cuba.topics import topics
from bot.wording.game import Topic
from bot.wording.language import Language
from games.core.text import literals, members
from games.cuba.actions import AnyAction
from games.cuba.data import (
    CHARACTERS,
    FIELDS,
    MARKER_PLACES,
    SHIPS,
    START_PESOS,
    VOTES,
    Merchandise,
    buy_price,
    sale_price,
)
from games.cuba.statutes import DUTIES, GROUP_OF, TAXES, Law
from games.cuba.tiles import (
    BUILDINGS,
    TILES,
    Building,
    Gives,
    Loads,
    Makes,
    Sells,
)
from tests.games.cuba.positions import position

ENGLISH = Language("en")
TOPICS = {topic.key: topic for topic in topics(ENGLISH)}
SMALL = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "twelve": 12}


def amounts(text: str) -> list[int]:
    """Return all numbers in a text, those in words too."""
    found = re.findall(r"\d+|\b[a-z]+\b", text.lower())
    return [int(word) if word.isdecimal() else SMALL[word] for word in found if is_number(word)]


def is_number(word: str) -> bool:
    return word.isdecimal() or word in SMALL


def test_everything_has_a_topic_of_its_name() -> None:
    titled: dict[str, str] = {
        **{card: ENGLISH.say(words.name) for card, words in CARDS.items()},
        **{building: ENGLISH.say(words.name) for building, words in BUILDING_WORDS.items()},
        **{law: laws.name(law, ENGLISH) for law in (*GROUP_OF, "printed_tax", "printed_duty")},
        **{f"ship-{ship}": f"Ship {ship}" for ship in SHIPS},
    }
    assert set(CHARACTERS) | set(BUILDINGS) | set(GROUP_OF) <= set(titled)
    for key, title in titled.items():
        assert TOPICS[key].title == title


def test_the_phases_have_topics() -> None:
    phases = ["bills", "actions", "parliament", "administration", "end-of-round"]
    assert [TOPICS[key].title[:7] for key in phases] == [f"Phase {phase}" for phase in "ABCDE"]


@pytest.mark.parametrize("building", BUILDINGS)
def test_what_a_building_does_and_costs(building: Building) -> None:
    tile, text = TILES[building], TOPICS[building].text
    does, costs, *_ = text.split("\n")
    assert amounts(costs) == [amount for _, amount in tile.cost]
    assert [kind for kind, _ in tile.cost] == re.findall("wood|stone|water", costs)
    effect = tile.effect
    if isinstance(effect, Sells):
        told = [effect.most, effect.each] if effect.most > 1 else [1, 1, effect.each]
        assert amounts(does) == told
        assert effect.thing in does
    elif isinstance(effect, Gives):
        assert amounts(does) == [effect.amount]
        assert effect.thing in does
    elif isinstance(effect, Makes):
        assert re.findall("sugar|tobacco|rum|cigars", does) == [effect.crop, effect.good]
    elif isinstance(effect, Loads):
        assert amounts(does)[: len(effect.amounts)] == [*effect.amounts]
    if tile.copies > 1:
        assert text.endswith(f"There are {tile.copies} of them.")


@pytest.mark.parametrize("building", BUILDINGS)
def test_the_short_words_for_a_building_say_the_same(building: Building) -> None:
    effect = TILES[building].effect
    said = effects.function(effect, ENGLISH)
    if isinstance(effect, Sells):
        assert amounts(said) == [effect.most, effect.each]
    elif isinstance(effect, Gives):
        assert amounts(said) == [effect.amount]
    elif isinstance(effect, Loads):
        assert amounts(said)[: len(effect.amounts)] == [*effect.amounts]


@pytest.mark.parametrize("law", [*GROUP_OF, "printed_tax", "printed_duty"])
def test_what_a_law_asks_or_gives(law: Law) -> None:
    effect = laws.effect(law, ENGLISH)
    assert TOPICS[law].text.lower().startswith(effect.lower())
    if law in TAXES:
        assert amounts(effect) == [TAXES[law], 2]
        if law != "printed_tax":
            assert amounts(laws.name(law, ENGLISH)) == [TAXES[law]]
    elif law in DUTIES:
        assert amounts(effect) == [DUTIES[law].amount, 2]
        if len(DUTIES[law].kinds) == 1:
            assert DUTIES[law].kinds[0] in effect
    elif law.startswith("subsidy"):
        assert effect.startswith("1 point for ")
        assert ("7 at most" in effect) == (law in ("subsidy_water", "subsidy_pesos"))
    assert ("at the start of the game" in TOPICS[law].text) == law.startswith("printed")


@pytest.mark.parametrize("ship", SHIPS)
def test_what_a_ship_takes(ship: int) -> None:
    takes, _, _ = TOPICS[f"ship-{ship}"].text.partition(", and nothing")
    found = re.findall(r"(\d) (citrus|sugar|tobacco|rum|cigar)", takes)
    cargo = {"cigars" if kind == "cigar" else kind: int(amount) for amount, kind in found}
    assert cargo == SHIPS[ship]


def test_the_numbers_in_the_rules_at_large() -> None:
    assert str(START_PESOS) in TOPICS["overview"].text
    instead = TOPICS["markers"].text.partition("**Architect:**")[2]
    places = [place for place in MARKER_PLACES.values() if place.kind in ("points", "pesos")]
    assert [int(number) for number in re.findall(r"\d", instead)] == [it.amount for it in places]
    for card in CHARACTERS:
        votes = f"In parliament: {VOTES[card]} vote{'s' * (VOTES[card] > 1)}."
        assert TOPICS[card].text.endswith(votes)


@pytest.mark.parametrize(
    ("kind", "ladder", "full"), [("citrus", [6, 5, 4, 3, 2], 1), ("rum", [6, 5, 4], 3)]
)
def test_the_ladder_of_the_market(kind: Merchandise, ladder: list[int], full: int) -> None:
    assert [sale_price(kind, cubes, 1) for cubes in range(len(ladder))] == ladder
    assert sale_price(kind, len(ladder), 1) == full
    assert buy_price(0, 1) == 7
    told = TOPICS["market"].text
    spaces = ", ".join(map(str, ladder[:-1])) + f" and {ladder[-1]}"
    assert spaces in told
    assert "for 7" in told
    assert f"for {full}" in told


def test_every_word_of_an_action_has_a_name() -> None:
    known = names(ENGLISH)
    for action in members(AnyAction):
        for hint in get_type_hints(action).values():
            assert set(literals(hint)) <= set(known)
    assert len(set(known.values())) == len(known)
    assert known["tax_3"] == "Tax of 3 pesos"
    assert known["cigars"] == "cigars"


def test_fields_are_known_by_numbers_from_one() -> None:
    assert [number_of(field) for field in range(FIELDS)] == list(range(1, 13))
    assert [field_of(number) for number in range(FIRST, LAST + 1)] == list(range(FIELDS))
    player = position(2, figures={0: 11}, built={0: {1: "inn"}}).view().players[0]
    assert plan(player, ENGLISH).splitlines() == [
        "1 warehouse · 2 Inn · 3 tobacco · 4 citrus",
        "5 sugar · 6 hill · 7 lake · 8 tobacco",
        "9 citrus · 10 forest · 11 sugar · **12 hill**",
    ]


def test_options_and_the_button_for_the_players_boards() -> None:
    assert [option.name for option in options(ENGLISH)] == ["different_plantations", "card_aside"]
    assert player_boards(ENGLISH) == "Plantations"


def test_commands_are_those_there_are() -> None:
    named = set(re.findall(r"`(?:/cuba )?([a-z-]+)`", TOPICS["commands"].text))
    verbs = {action.__struct_config__.tag for action in members(AnyAction)}
    by_chance = {"draw-ship", "draw-bill", "start-player"}
    assert named == verbs - by_chance


def test_keys_and_titles_differ() -> None:
    every: list[Topic] = topics(ENGLISH)
    assert len({topic.key for topic in every}) == len({topic.title for topic in every})
    assert len(every) == len(TOPICS)
