"""Deeds as verbs: "sails 4 to San Juan (6)", "fights for Spain with 7", "draws 2 cards"."""

from collections.abc import Iterator, Sequence
from functools import singledispatch

from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import things
from bot.wording.maracaibo.cards import cards
from bot.wording.maracaibo.careers import task
from bot.wording.maracaibo.proper_names import automa_name, building_name, card_name, place
from games.core.event import Event
from games.maracaibo.cities import Deed as CityDeed
from games.maracaibo.events import (
    Annexed,
    AssistantUsed,
    AutomaRevealed,
    Bought,
    CardDrawn,
    CardSeen,
    CardTaken,
    CityUsed,
    CollectedInstead,
    CombatTotalled,
    Delivered,
    Explored,
    Fought,
    Invested,
    JeanDelivered,
    JeanTookCard,
    JeanTookQuest,
    MarkerLost,
    Passed,
    Planned,
    QuestDeclined,
    QuestFulfilled,
    Sailed,
    TaskCompleted,
    TokenKept,
    TokenRevealed,
    VillageUsed,
)
from games.maracaibo.upgrades import EARNED

Drawing = CardTaken | CardDrawn | CardSeen
Fighting = TokenRevealed | Fought | CombatTotalled | TokenKept
Head = (
    Drawing
    | Fighting
    | Sailed
    | Passed
    | Planned
    | TaskCompleted
    | Delivered
    | CityUsed
    | AssistantUsed
    | VillageUsed
    | Bought
    | Invested
    | QuestFulfilled
    | QuestDeclined
    | Explored
    | Annexed
    | CollectedInstead
    | AutomaRevealed
    | JeanDelivered
    | JeanTookCard
    | JeanTookQuest
    | MarkerLost
)
"""What somebody does; the others are what comes of it."""

_CITY: dict[CityDeed, Phrase] = {
    "explore": phrase("deed done", "goes exploring"),
    "recruit": phrase("deed done", "presses a figure"),
    "repair": phrase("deed done", "has the ship repaired"),
    "court": phrase("deed done", "visits the Embassy"),
    "arm": phrase("deed done", "arms"),
    "bid": phrase("deed done", "goes to the Auction"),
    "collect": phrase("deed done", "collects"),
    "fight": phrase("deed done", "goes into combat"),
    "come_home": phrase("deed done", "comes home"),
}


def said(heads: Sequence[Head], language: Language, *, by_jean: bool = False) -> list[str]:
    """Tell deeds that are told together; those of most kinds come alone.

    Jean pays no movement points, so how far she sails is not told.
    """
    if not heads:
        return []
    if by_jean and isinstance(heads[0], Sailed):
        text = language.gettext("sails to {place}")
        return [text.format(place=place(heads[0].path[-1], language))]
    if isinstance(heads[0], Drawing):
        return list(_drawn(heads, language))
    if isinstance(heads[0], Fighting):
        return list(_fought(heads, language))
    if isinstance(heads[0], Planned):
        planned = [head.card for head in heads if isinstance(head, Planned)]
        return [language.gettext("plans {cards}").format(cards=cards(planned, language))]
    if isinstance(heads[0], VillageUsed) and heads[0].deed == "earn":
        doubloons = things.so_many("doubloon", EARNED * len(heads), language)
        return [language.gettext("takes {things}").format(things=doubloons)]
    return [_alone(heads[0], language)]


def quiet(event: Event, language: Language) -> str:
    """Tell a deed that goes without saying as long as anything else is told."""
    if isinstance(event, TokenKept):
        return language.gettext("puts the combat token away")
    return ""


def _drawn(events: Sequence[Event], language: Language) -> Iterator[str]:
    """Tell what was drawn: names of cards from the deck as far as the reader knows them."""
    number = sum(isinstance(event, CardDrawn) for event in events)
    seen = [event.card for event in events if isinstance(event, CardSeen)]
    taken = [event.card for event in events if isinstance(event, CardTaken)]
    if number or seen:
        drawn = things.so_many("card", max(number, len(seen)), language)
        text = language.gettext("draws {cards}")
        if seen:
            text = language.gettext("draws {cards} ({names})")
        yield text.format(cards=drawn, names=cards(seen, language))
    if taken:
        text = language.gettext("takes {cards} from the gallery")
        yield text.format(cards=cards(taken, language))


def _fought(events: Sequence[Event], language: Language) -> Iterator[str]:
    """Tell for whom somebody fights and with how much, or how far it has come."""
    fought = next((event for event in events if isinstance(event, Fought)), None)
    totalled = next((event for event in events if isinstance(event, CombatTotalled)), None)
    if fought is not None:
        text = language.gettext("fights {for_nation} with {value}")
        value = fought.value if totalled is None else totalled.total
        if totalled is not None and totalled.points:
            text = language.gettext("fights {for_nation} with {value}, adding {points}")
        yield text.format(
            for_nation=language.say(things.NATIONS[fought.nation].side),
            value=value,
            points=things.so_many("combat", totalled.points if totalled else 0, language),
        )
    elif totalled is not None:
        text = language.gettext("has {total} to spend in the combat")
        yield text.format(total=totalled.total)
    elif any(isinstance(event, TokenRevealed) for event in events):
        yield language.gettext("turns up a combat token")


@singledispatch
def _alone(event: Event, language: Language) -> str:
    raise NotImplementedError(f"no words for {type(event).__name__}")


@_alone.register
def _(event: Sailed, language: Language) -> str:
    text = language.gettext("sails {points} to {place}")
    return text.format(points=len(event.path), place=place(event.path[-1], language))


@_alone.register
def _(event: Passed, language: Language) -> str:
    return language.gettext("takes no main action")


@_alone.register
def _(event: TaskCompleted, language: Language) -> str:
    text = language.gettext("completes the task “{condition}”")
    return text.format(condition=task(event.career, event.task, language))


@_alone.register
def _(event: Delivered, language: Language) -> str:
    text = language.gettext("delivers {good} with {card}")
    return text.format(good=things.good(event.good, language), card=card_name(event.card, language))


@_alone.register
def _(event: CityUsed, language: Language) -> str:
    return language.say(_CITY[event.deed])


@_alone.register
def _(event: AssistantUsed, language: Language) -> str:
    text = language.gettext("uses the assistant {card}")
    return text.format(card=card_name(event.card, language))


@_alone.register
def _(event: VillageUsed, language: Language) -> str:
    match event.deed:
        case "sell":
            text = language.gettext("sells {cards}")
        case "drill":
            text = language.gettext("drills with {names}")
        case "enlist":
            text = language.gettext("calls a crew with {cards}")
        case _:
            text = language.gettext("sends scouts")
    return text.format(
        cards=things.so_many("card", len(event.cards), language),
        names=cards(event.cards, language) or "–",
    )


@_alone.register
def _(event: Bought, language: Language) -> str:
    text = language.gettext("buys {card} for {price}")
    return text.format(
        card=card_name(event.card, language),
        price=things.so_many("doubloon", event.paid, language),
    )


@_alone.register
def _(event: Invested, language: Language) -> str:
    text = language.gettext("invests {price} and a figure in {building}")
    return text.format(
        building=building_name(event.building, language),
        price=things.so_many("doubloon", event.paid, language),
    )


@_alone.register
def _(event: QuestFulfilled, language: Language) -> str:
    text = language.gettext("fulfils the quest for {cost}")
    return text.format(cost=things.quest_cost(event.quest, language))


@_alone.register
def _(event: QuestDeclined, language: Language) -> str:
    text = language.gettext("leaves the quest for {cost}")
    return text.format(cost=things.quest_cost(event.quest, language))


@_alone.register
def _(event: Explored, language: Language) -> str:
    text = language.gettext("explores to {space}")
    return text.format(space=things.space(event.path[-1], language))


@_alone.register
def _(event: Annexed, language: Language) -> str:
    text = language.gettext("annexes {place} {for_nation}")
    if event.displaced is not None:
        text = language.gettext("takes {place} {from_nation} {for_nation}")
    return text.format(
        place=place(event.location, language),
        for_nation=language.say(things.NATIONS[event.nation].side),
        from_nation=language.say(things.NATIONS[event.displaced].source) if event.displaced else "",
    )


@_alone.register
def _(event: CollectedInstead, language: Language) -> str:
    return language.gettext("buys nothing")


@_alone.register
def _(event: AutomaRevealed, language: Language) -> str:
    text = language.gettext("turns up card {card}")
    return text.format(card=automa_name(event.card, language))


@_alone.register
def _(event: JeanDelivered, language: Language) -> str:
    if event.good is None or event.location is None:
        return language.gettext("takes a disc")
    text = language.gettext("delivers {good}")
    return text.format(good=things.good(event.good, language))


@_alone.register
def _(event: JeanTookCard, language: Language) -> str:
    if event.card is None:
        return language.gettext("finds the gallery empty")
    text = language.gettext("discards {card} from the gallery")
    return text.format(card=card_name(event.card, language))


@_alone.register
def _(event: JeanTookQuest, language: Language) -> str:
    text = language.gettext("takes the quest for {cost}")
    if event.location is None and event.space is None:
        text = language.gettext("takes the quest for {cost} from the stack")
    return text.format(cost=things.quest_cost(event.quest, language))


@_alone.register
def _(event: MarkerLost, language: Language) -> str:
    text = language.gettext("finds no empty location: a marker {of_nation} leaves the game")
    return text.format(of_nation=language.say(things.NATIONS[event.nation].own))
