"""Jean, the opponent in a game for one, explained: her turn, her scoring, her cards."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.proper_names import automa_name
from games.maracaibo.automa import (
    AHEAD_IN_QUESTS,
    AHEAD_IN_UPGRADES,
    AHEAD_ON_TRAIL,
    ALWAYS,
    AUTOMA_CARDS,
    COMPARED_POINTS,
    DECKS,
    DISCS_PER_UPGRADE,
    ORDERS,
    POINTS_PER_QUEST,
    AutomaCard,
    Move,
)
from games.maracaibo.gains import Gain


def jean_topics(language: Language) -> list[Topic]:
    """Explain how Jean plays and scores, and every card of hers."""
    return [
        _turn(language),
        _scoring(language),
        *(_card(card, language) for card in AUTOMA_CARDS),
    ]


def _turn(language: Language) -> Topic:
    text = language.gettext(
        "In a game for one you play against Jean. In her turn a card is turned up:\n"
        "1. Her ship moves as many spaces as it says; only cities and quests count, and she has to"
        " stop where everybody has to.\n"
        "2. On a quest she takes the tile, and her turn is over.\n"
        "3. Else she puts a disc on the first open market space of the city. Where there is none"
        " the card of the gallery that her card names is discarded, and counts for her.\n"
        "4. She does what the card says in this round.\n"
        "In combats she fights for the nation whose value is highest after adding her rank and"
        " subtracting yours, and annexes the empty city, or else village, of the lowest number.\n"
        "Her deck at levels 1 to 5: {decks}."
    )
    decks = "; ".join(
        language.gettext("{level}: {cards}").format(level=level, cards=sum(letters.values()))
        for level, letters in DECKS.items()
    )
    counted = language.gettext("{decks} cards").format(decks=decks)
    return Topic("jean", language.gettext("Jean: a game for one"), text.format(decks=counted))


def _scoring(language: Language) -> Topic:
    text = language.gettext(
        "After each round Jean scores 1 point for each card she has counted, and for her discs one"
        " less than their number, from six discs on twice their number less three.\n"
        "At the end she scores influence like you, {quest} points per quest tile, and for being"
        " ahead of you {points} points in each of three things: quest tiles by {quests},"
        " upgrades by {upgrades} ({discs} discs are an upgrade), the explorer track by {spaces}"
        " spaces.\n"
        "Barriers and the end of the track bring her nothing, but she takes a place in their order."
    )

    def listed(numbers: tuple[int, ...]) -> str:
        return language.list(map(str, numbers), "or")

    return Topic(
        "jean-scoring",
        language.gettext("Jean: what she scores"),
        text.format(
            quest=POINTS_PER_QUEST,
            points=listed(COMPARED_POINTS),
            quests=listed(AHEAD_IN_QUESTS),
            upgrades=listed(AHEAD_IN_UPGRADES),
            discs=DISCS_PER_UPGRADE,
            spaces=listed(AHEAD_ON_TRAIL),
        ),
    )


def _card(card: AutomaCard, language: Language) -> Topic:
    orders = ORDERS[card]
    text = language.ngettext(
        "Jean sails {amount} space, at forks by the {route}. Where no market space is open, card"
        " {display} of the gallery goes.",
        "Jean sails {amount} spaces, at forks by the {route}. Where no market space is open, card"
        " {display} of the gallery goes.",
        orders.steps,
    )
    sailing = text.format(
        amount=orders.steps,
        route=language.say(things.ROUTES[orders.route]),
        display=orders.display,
    )
    moves = (_move(move, language) for move in orders.moves)
    title = language.gettext("Jean's card {card}").format(card=automa_name(card, language))
    text = language.gettext("Then: {moves}.")
    return Topic(
        f"jean-{card.casefold()}", title, f"{sailing}\n{text.format(moves='; '.join(moves))}"
    )


def _move(move: Move, language: Language) -> str:
    said = _deed(move, language)
    if move.rounds == ALWAYS:
        return said
    text = language.gettext("{deed} (rounds {first} and {second})")
    return text.format(deed=said, first=move.rounds[0], second=move.rounds[-1])


def _deed(move: Move, language: Language) -> str:
    match move.what:
        case "explore":
            return effects.gain(Gain("explore", move.amount), language)
        case "influence":
            return effects.gain(Gain("influence", move.amount, nation=move.nation), language)
        case "points":
            return things.amount("point", move.amount, language)
        case "quest":
            return language.gettext("the top quest of the stack")
        case "disc":
            return language.gettext("one disc more in her count")
    text = language.gettext("a combat, then {amount} influence with its nation")
    if move.villages:
        text = language.gettext(
            "a combat with one more village, then {amount} influence with its nation"
        )
    return text.format(amount=move.amount)
