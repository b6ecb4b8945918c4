"""The rules of Maracaibo in words: nothing is missing, and the numbers are those of the rules."""

import re

import pytest

from bot.wording.game import TEXT_LIMIT, Topic
from bot.wording.maracaibo import effects, vocabulary
from bot.wording.maracaibo.careers import CAREERS as CAREER_WORDS
from bot.wording.maracaibo.cities import CITIES as CITY_WORDS
from bot.wording.maracaibo.cities import DEEDS as DEED_WORDS
from bot.wording.maracaibo.naming import names, player_boards, second_board, space_key
from bot.wording.maracaibo.options import options
from bot.wording.maracaibo.proper_names import names_in_tables
from bot.wording.maracaibo.topics import topics
from games.core.text import members
from games.maracaibo.actions import AnyAction
from games.maracaibo.automa import AUTOMA_CARDS, ORDERS
from games.maracaibo.buildings import BUILDINGS, PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS, PERK_KINDS
from games.maracaibo.careers import CAREER_CARDS, CAREERS
from games.maracaibo.cities import CITY_ACTIONS, DEEDS, FLAGS
from games.maracaibo.data import SYMBOLS
from games.maracaibo.gains import GAIN_KINDS, Gain
from games.maracaibo.map import LOCATIONS, MAP
from games.maracaibo.measures import MEASURES, Condition, Tally
from games.maracaibo.quests import QUESTS
from games.maracaibo.tokens import TOKENS
from games.maracaibo.trail import BARRIERS, END_POINTS, REWARDS, SPACES
from games.maracaibo.upgrades import UPGRADE_NAMES, UPGRADES
from tests.bot.wording.maracaibo_words import ENGLISH

TOPICS = {topic.key: topic for topic in topics(ENGLISH)}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_every_thing_has_a_topic() -> None:
    wanted = {
        *(f"card-{card.casefold()}" for card in CARDS),
        *(f"quest-{quest.casefold()}" for quest in QUESTS),
        *(f"token-{token}" for token in TOKENS),
        *(f"career-{career}" for career in CAREERS),
        *(f"building-{building}" for building in BUILDINGS),
        *(f"synergy-{symbol}" for symbol in SYMBOLS),
        *(f"location-{at}" for at in LOCATIONS),
        *(f"city-{city}".replace("_", "-") for city in CITY_ACTIONS),
        *(f"upgrade-{upgrade}".replace("_", "-") for upgrade in UPGRADES),
        *(f"jean-{card.casefold()}" for card in AUTOMA_CARDS),
        *(f"phase-{phase}" for phase in ("sail", "act", "draw")),
        *(f"combat-{one}" for one in ("influence", "village", "city", "displacement", "marque")),
        *(
            f"village-{one}"
            for one in ("earn", "sell", "buy", "invest", "drill", "enlist", "scout")
        ),
        *("interim", "final", "nations", "explore", "plan", "career", "jean", "commands"),
    }
    assert wanted <= set(TOPICS)


def test_keys_are_as_they_are_typed() -> None:
    """What is typed is compared in lower case."""
    assert all(key == key.casefold().strip() for key in TOPICS)
    assert all(re.fullmatch(r"[a-z0-9+?-]+", key) for key in TOPICS)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_card_is_explained_from_its_data(card: object) -> None:
    data = CARDS[card.id]  # type: ignore[attr-defined]  # a card
    topic = TOPICS[f"card-{data.id.casefold()}"]
    assert topic.title == data.name
    first, second, *rest = topic.text.splitlines()
    assert f"costs {data.cost} doubloon" in first
    assert f"{data.points} point" in first
    assert second == f"In hand it is a good, {data.good}, or an object, {data.object}."
    effect = next(line for line in rest if line.startswith("**Effect:**"))
    for gain in (*data.gains, *(data.assistant.action if data.assistant else ())):
        assert effects.gain(gain, ENGLISH) in effect
    assert any("Condition" in line for line in rest) == (data.condition is not None)
    words = list(vocabulary.words_of(data))
    assert [line for line in rest if line.startswith("- ")] == [
        f"- {vocabulary.meaning(word, ENGLISH)}" for word in words
    ]
    assert words


def test_every_word_of_the_vocabulary_is_explained() -> None:
    assert set(vocabulary.GAINS) == set(GAIN_KINDS)
    assert set(vocabulary.PERKS) == set(PERK_KINDS)
    for word in vocabulary.WORDS:
        topic = TOPICS[f"code-{word.code.casefold()}"]
        assert word.code.removesuffix("?") in topic.title
        assert topic.text == vocabulary.meaning(word, ENGLISH)
    assert vocabulary.meaning(vocabulary.GAINS["combat"], ENGLISH).count("12") == 1


@pytest.mark.parametrize("kind", GAIN_KINDS)
def test_gains_are_said_by_their_amount(kind: str) -> None:
    for amount in (1, 3):
        gain = Gain(kind, amount, symbol="medal" if kind == "symbol" else None)  # type: ignore[arg-type]  # a kind
        said = effects.gain(gain, ENGLISH)
        if kind in ("symbol", "runners"):
            assert said in ("medal token", "3 doubloons per assistant, own 10")
        elif (kind, amount) != ("fight", 1):
            assert numbers(said) == [amount]
        given = Gain(kind, amount, symbol="medal" if kind == "symbol" else None, given="parrot")  # type: ignore[arg-type]  # a kind
        assert effects.gain(given, ENGLISH) == f"with parrot: {said}"


@pytest.mark.parametrize("measure", MEASURES)
def test_measures_are_said_with_their_numbers(measure: str) -> None:
    assert numbers(effects.condition(Condition(measure, 7), ENGLISH)) == [7]  # type: ignore[arg-type]  # a measure
    assert numbers(effects.tally(Tally(measure, 3), ENGLISH)) == [3]  # type: ignore[arg-type]  # a measure
    assert numbers(effects.tally(Tally(measure, 3, 2, 9), ENGLISH)) == [3, 2, 9]  # type: ignore[arg-type]  # a measure


def test_quests_tokens_and_careers_are_those_of_the_tables() -> None:
    assert TOPICS["quest-q07"].title == "Quest 7: 2 maps"
    assert "It brings 6 points, 1 doubloon, and" in TOPICS["quest-q07"].text
    assert TOPICS["quest-q19"].title == "Quest 19: map and sugar"
    assert TOPICS["token-1"].text.splitlines() == [
        "**France:** value 5, pay 3 doubloons",
        "**England:** value 3",
        "**Spain:** value 2, 2 doubloons",
    ]
    assert "**Spain:** value 2, 1 influence with Spain" in TOPICS["token-10"].text
    for career in CAREERS:
        lines = TOPICS[f"career-{career}"].text.splitlines()
        for number, condition in enumerate(CAREER_CARDS[career].tasks, 1):
            assert lines[number - 1] == f"{number}. {effects.condition(condition, ENGLISH)}"
        assert effects.gains(CAREER_CARDS[career].reward, ENGLISH) in lines[-1]


def test_places_are_those_of_the_map() -> None:
    for at in LOCATIONS:
        text = TOPICS[f"location-{at}"].text
        for onward in MAP[at].onward:
            assert MAP[onward].name in text
        if at in FLAGS:
            assert effects.gains(FLAGS[at], ENGLISH) in text
    assert "pay 3 doubloons: remove 2 discs" in TOPICS["city-shipwright"].text
    assert TOPICS["city-press-gang"].text.splitlines()[1:] == [
        "Action: 1 figure, 3 doubloons.",
        "Market for 1 or 2 players: tobacco; for 3 or 4: tobacco and indigo.",
    ]


def test_the_explorer_track_is_that_of_the_table() -> None:
    lines = TOPICS["track-rewards"].text.splitlines()
    assert len(lines) == len(REWARDS) + 1
    assert "space 24, lower way: remove 2 discs" in lines
    text = TOPICS["explore"].text
    for barrier in BARRIERS:
        assert ", ".join(map(str, barrier.points)) in text
        assert not barrier.everybody or effects.gains(barrier.everybody, ENGLISH) in text
    assert ", ".join(map(str, END_POINTS)) in text


def test_synergy_tokens_name_what_gives_and_what_needs_them() -> None:
    for symbol in SYMBOLS:
        given, used, _ = TOPICS[f"synergy-{symbol}"].text.splitlines()
        for card in CARDS.values():
            assert (card.symbol == symbol) == (card.name in given)
            needs = any(gain.given == symbol for gain in card.gains)
            assert needs == (card.name in used)
        for building in PRESTIGE_BUILDINGS.values():
            assert (building.symbol == symbol) == (building.name in given)


def test_jeans_cards_are_those_of_the_table() -> None:
    for card in AUTOMA_CARDS:
        orders, text = ORDERS[card], TOPICS[f"jean-{card.casefold()}"].text
        assert numbers(text)[:2] == [orders.steps, orders.display]
        assert f"by the {orders.route} branch" in text
    assert "explore up to 4 (rounds 3 and 4)" in TOPICS["jean-b1"].text


def test_villages_allow_what_the_rules_allow() -> None:
    assert numbers(TOPICS["village"].text) == [1, 1, 2, 4, 3, 7, 2, 2, 3, 5]
    assert "for 2 with one or two players, for 3 with more" in TOPICS["village-invest"].text


def test_commands_are_all_named() -> None:
    verbs = {kind.__struct_config__.tag for kind in members(AnyAction)}
    chance = {verb for verb in verbs if re.match("draw-|deal-|reveal-card|first-", str(verb))}
    for verb in verbs - chance:
        assert re.search(rf"`(maracaibo )?/?(maracaibo )?{verb}`", TOPICS["commands"].text), verb


def test_upgrades_and_buildings_are_named() -> None:
    for upgrade, name in UPGRADE_NAMES.items():
        assert TOPICS[f"upgrade-{upgrade}".replace("_", "-")].title == f"Upgrade: {name}"
    for building, data in PRESTIGE_BUILDINGS.items():
        topic = TOPICS[f"building-{building}"]
        assert topic.title == f"Prestige building: {data.name}"
        assert effects.tally(data.tally, ENGLISH) in topic.text


def test_topics_fit() -> None:
    assert all(0 < len(topic.text) <= TEXT_LIMIT for topic in TOPICS.values())
    assert all(isinstance(topic, Topic) for topic in TOPICS.values())


def test_names_of_what_is_asked_for() -> None:
    named = names(ENGLISH)
    assert named["B060"] == "Pirate Queen"
    assert named["14"] == "Cartagena (14)"
    assert named["21a"] != named["21b"]
    assert named[space_key("4u")] == "space 4, upper way"
    assert all(space_key(space) in named for space in SPACES)
    assert named["spymaster"] == "Career: Spymaster"
    assert named["A55"] == "Spymaster"
    assert all(deed in named for deed in DEEDS)
    assert player_boards(ENGLISH) == "Ships"
    assert second_board(ENGLISH) == "Tracks"


def test_words_are_there_for_every_id() -> None:
    assert set(CAREER_WORDS) == set(CAREERS)
    assert set(CITY_WORDS) == set(CITY_ACTIONS)
    assert set(DEED_WORDS) == set(DEEDS)
    assert len({phrase.message for phrase in names_in_tables()}) > len(CARDS)
    assert [option.name for option in options(ENGLISH)] == ["level"]
