"""Project cards, quests, synergy tokens and careers explained from their data."""

from collections.abc import Iterator

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.maracaibo import careers, effects, things
from bot.wording.maracaibo.cards import KINDS, cards
from bot.wording.maracaibo.proper_names import building_name, card_name
from bot.wording.maracaibo.things import SYMBOLS
from bot.wording.maracaibo.vocabulary import meaning, words_of
from games.maracaibo.buildings import BUILDINGS, PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS, Card
from games.maracaibo.careers import CAREERS, Career
from games.maracaibo.data import SYMBOLS as ALL_SYMBOLS
from games.maracaibo.data import TASKS, Symbol
from games.maracaibo.quests import QUESTS, QuestId


def card_topics(language: Language) -> list[Topic]:
    """Explain every project card."""
    return [_card(CARDS[card], language) for card in CARDS]


def _card(card: Card, language: Language) -> Topic:
    return Topic(
        f"card-{card.id.casefold()}",
        card_name(card.id, language),
        "\n".join(_card_lines(card, language)),
    )


def _card_lines(card: Card, language: Language) -> Iterator[str]:
    text = language.gettext("Project card ({kind}), costs {price}, {points} at the end.")
    yield text.format(
        kind=language.say(KINDS[card.kind]),
        price=things.so_many("doubloon", card.cost, language),
        points=things.amount("point", card.points, language),
    )
    text = language.gettext("In hand it is a good, {good}, or an object, {object}.")
    yield text.format(
        good=things.good(card.good, language), object=things.wanted(card.object, language)
    )
    if card.condition is not None:
        text = language.gettext("**Condition:** {condition}.")
        yield text.format(condition=effects.condition(card.condition, language))
    text = language.gettext("**Effect:** {effect}.")
    yield text.format(effect=effects.card_effect(card, language))
    yield from (f"- {meaning(word, language)}" for word in words_of(card))


def quest_topics(language: Language) -> list[Topic]:
    """Explain every quest tile."""
    return [_quest(quest, language) for quest in QUESTS]


def _quest(quest: QuestId, language: Language) -> Topic:
    text = language.gettext("Quest {number}: {cost}")
    title = text.format(number=things.quest_number(quest), cost=things.quest_cost(quest, language))
    text = language.gettext(
        "It costs {cost}: discard two different cards that show them. It brings {reward}, and the"
        " tile is yours."
    )
    return Topic(
        f"quest-{quest.casefold()}",
        title,
        text.format(
            cost=things.quest_cost(quest, language),
            reward=effects.gains(QUESTS[quest].reward, language),
        ),
    )


def symbol_topics(language: Language) -> list[Topic]:
    """Explain every synergy token: what gives it, and what needs it."""
    return [_symbol(symbol, language) for symbol in ALL_SYMBOLS]


def _symbol(symbol: Symbol, language: Language) -> Topic:
    title = language.gettext("Synergy token: {token}").format(token=language.say(SYMBOLS[symbol]))
    giving = [card for card in CARDS if CARDS[card].symbol == symbol]
    buildings = [
        building_name(building, language)
        for building in BUILDINGS
        if PRESTIGE_BUILDINGS[building].symbol == symbol
    ]
    text = language.gettext("It is given by {cards}; and by investing in {buildings}.")
    if not buildings:
        text = language.gettext("It is given by {cards}.")
    given = text.format(cards=cards(giving, language), buildings=language.list(buildings))
    text = language.gettext("These cards bring more to who owns it: {cards}.")
    needing = (
        card.id for card in CARDS.values() if any(gain.given == symbol for gain in card.gains)
    )
    used = text.format(cards=cards(needing, language))
    rule = language.gettext("Everybody has at most one of each kind.")
    return Topic(f"synergy-{symbol}", title, f"{given}\n{used}\n{rule}")


def career_topics(language: Language) -> list[Topic]:
    """Explain every career."""
    return [_career(career, language) for career in CAREERS]


def _career(career: Career, language: Language) -> Topic:
    title = language.gettext("Career: {career}").format(
        career=careers.career_name(career, language)
    )
    numbered = (
        f"{number}. {careers.task(career, number, language)}" for number in range(1, TASKS + 1)
    )
    text = language.gettext(
        "As soon as you have what a task asks for you may complete it in your action phase and take"
        " its figure into your own supply. All three bring once: {reward}."
    )
    reward = text.format(reward=careers.reward(career, language))
    return Topic(f"career-{career}", title, "\n".join([*numbered, reward]))
