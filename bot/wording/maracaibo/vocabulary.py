"""What each word of the rules' effects means (§6.1): read by the topics of codes and of cards."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.wording.language import Language, Phrase, phrase
from games.maracaibo.cards import Card, PerkKind
from games.maracaibo.data import (
    BEYOND_DOUBLOON_INCOME,
    BEYOND_POINT_INCOME,
    COMBAT_END,
    INCOME_END,
    INFLUENCE_END,
    START_DOUBLOON_INCOME,
)
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, GainKind


class Word(NamedTuple):
    """A word of the vocabulary: its code in the rules, what it is called, what it means."""

    code: str
    title: Phrase
    text: Phrase


GAINS: dict[GainKind, Word] = {
    "doubloons": Word(
        "D",
        phrase("code", "Dn · doubloons"),
        phrase("meaning", "Take that many doubloons from the supply, which never runs out."),
    ),
    "points": Word(
        "V",
        phrase("code", "Vn · points"),
        phrase("meaning", "Score that many points at once."),
    ),
    "combat": Word(
        "C",
        phrase("code", "Cn · combat points"),
        phrase(
            "meaning",
            "Move your combat marker up that far, to {combat_end} at the most. You spend combat"
            " points in combats.",
        ),
    ),
    "explore": Word(
        "X",
        phrase("code", "Xn · explore"),
        phrase(
            "meaning",
            "Move your explorer up to that many spaces forward. Only the space where it stops"
            " brings something; barriers pay when they are crossed.",
        ),
    ),
    "influence": Word(
        "N",
        phrase("code", "Nn · influence"),
        phrase(
            "meaning",
            "Move your influence marker up, with the nation that is shown or with one of your"
            " choice. Beyond {influence_end} each step is 1 point instead.",
        ),
    ),
    "figures": Word(
        "F",
        phrase("code", "Fn · figures"),
        phrase(
            "meaning",
            "Take figures from the general supply to your own, as many as are there. Assistants and"
            " investments need one each.",
        ),
    ),
    "discs": Word(
        "K",
        phrase("code", "Kn · discs"),
        phrase(
            "meaning",
            "Remove that many discs of your choice from your ship board. Two off one spot complete"
            " its upgrade at once.",
        ),
    ),
    "doubloon_income": Word(
        "ID",
        phrase("code", "IDn · doubloon income"),
        phrase(
            "meaning",
            "Raise your doubloon income, which is paid after rounds 1 to 3. At the end each step"
            " above {start_income} is 1 point. Beyond {income_end} each step is {beyond_doubloons}"
            " points at once.",
        ),
    ),
    "point_income": Word(
        "IV",
        phrase("code", "IVn · point income"),
        phrase(
            "meaning",
            "Raise your point income, which is scored after every round, the last one included."
            " Beyond {income_end} each step is {beyond_points} points at once.",
        ),
    ),
    "symbol": Word(
        "+SYM",
        phrase("code", "+SYM · take a synergy token"),
        phrase(
            "meaning",
            "Take this synergy token, unless you have one of that kind. You keep it for the rest of"
            " the game.",
        ),
    ),
    "fight": Word(
        "W",
        phrase("code", "W · combat"),
        phrase("meaning", "Fight a combat: turn up a token and choose a nation."),
    ),
    "buy": Word(
        "B",
        phrase("code", "Bn · buy for less"),
        phrase(
            "meaning",
            "Buy one project card from your hand or planning areas for that many doubloons less,"
            " or none.",
        ),
    ),
    "runners": Word(
        "M",
        phrase("code", "M · runners"),
        phrase(
            "meaning",
            "Take {own} doubloons for each of your own assistants on this location, this one"
            " included, and {other} for each assistant of the others.",
        ),
    ),
}
GIVEN = Word(
    "SYM?",
    phrase("code", "SYM? · with a synergy token"),
    phrase(
        "meaning",
        "This part works only if you own the token, and then when you buy the card. A token that"
        " the same card gives counts.",
    ),
)
PERKS: dict[PerkKind, Word] = {
    "cheaper_cards": Word(
        "PC",
        phrase("code", "PCn · cheaper projects"),
        phrase("meaning", "All project cards cost you less, but never below nothing."),
    ),
    "cheaper_assistants": Word(
        "PA",
        phrase("code", "PAn · cheaper assistants"),
        phrase(
            "meaning",
            "Assistants cost you less, on top of what makes all cards cheaper, but never below"
            " nothing.",
        ),
    ),
    "combat": Word(
        "PW",
        phrase("code", "PWn · stronger in combats"),
        phrase("meaning", "It is added to your total in each of your combats."),
    ),
    "explore": Word(
        "PX",
        phrase("code", "PXn · farther explorer"),
        phrase("meaning", "Each time you explore your explorer may go that much farther."),
    ),
    "delivery_doubloons": Word(
        "PG",
        phrase("code", "PGn · doubloons for deliveries"),
        phrase("meaning", "Take the doubloons after each good that you deliver."),
    ),
    "delivery_points": Word(
        "PL",
        phrase("code", "PLn · points for deliveries"),
        phrase("meaning", "Score the points after each good that you deliver."),
    ),
    "quest_points": Word(
        "PQ",
        phrase("code", "PQn · points for quests"),
        phrase("meaning", "Score the points after each quest that you fulfil."),
    ),
    "object": Word(
        "PO",
        phrase("code", "PO · paid objects"),
        phrase(
            "meaning",
            "Once per quest one object of this kind counts as paid, so you discard no card for it.",
        ),
    ),
    "village": Word(
        "PV",
        phrase("code", "PVn · second village action"),
        phrase(
            "meaning",
            "Right after your second village action in a turn take that many doubloons and score"
            " as many points.",
        ),
    ),
    "annexation_doubloons": Word(
        "PI",
        phrase("code", "PIn · doubloons for annexing"),
        phrase(
            "meaning",
            "Take the doubloons whenever you annex a location, from another nation or not.",
        ),
    ),
    "assistant_doubloons": Word(
        "PH",
        phrase("code", "PHn · doubloons for assistants"),
        phrase("meaning", "Take the doubloons after each action of one of your assistants."),
    ),
}
ASSISTANT = Word(
    "A",
    phrase("code", "A · assistants"),
    phrase(
        "meaning",
        "When you buy an assistant, a figure of your own supply goes to the location and stays"
        " there. Whenever your ship stops there you may use the special action as your main"
        " action; it is not carried out when you buy the card.",
    ),
)
TALLY = Word(
    "E",
    phrase("code", "En · end of the game"),
    phrase("meaning", "It is scored at the end of the game, for full groups only."),
)
CONDITION = Word(
    "req",
    phrase("code", "req · condition"),
    phrase(
        "meaning",
        "You may buy the card only while you have at least this: combat tokens, quest tiles,"
        " upgrades, barriers crossed, or a noble rank.",
    ),
)
WORDS: tuple[Word, ...] = (*GAINS.values(), GIVEN, *PERKS.values(), ASSISTANT, TALLY, CONDITION)


def meaning(word: Word, language: Language) -> str:
    """Say what a word of the vocabulary means."""
    return language.say(word.text).format(
        combat_end=COMBAT_END,
        influence_end=INFLUENCE_END,
        income_end=INCOME_END,
        start_income=START_DOUBLOON_INCOME,
        beyond_doubloons=BEYOND_DOUBLOON_INCOME,
        beyond_points=BEYOND_POINT_INCOME,
        own=OWN_RUNNER,
        other=OTHER_RUNNER,
    )


def words_of(card: Card) -> Iterator[Word]:
    """Return the words that a card uses, each once, in the order it uses them."""
    if card.condition is not None:
        yield CONDITION
    if card.perk is not None:
        yield PERKS[card.perk.kind]
    if card.tally is not None:
        yield TALLY
    action: tuple[Gain, ...] = ()
    if card.assistant is not None:
        yield ASSISTANT
        action = card.assistant.action
    gains = (*action, *card.gains)
    yield from (GAINS[kind] for kind in dict.fromkeys(gain.kind for gain in gains))
    if any(gain.given for gain in card.gains):
        yield GIVEN
