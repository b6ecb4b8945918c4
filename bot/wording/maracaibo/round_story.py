"""What happens before the first round, when a round ends, and at the end of the game."""

from collections.abc import Iterator, Sequence

from bot.wording.language import Language
from bot.wording.maracaibo import things
from bot.wording.maracaibo.cards import cards
from bot.wording.maracaibo.careers import career_name
from bot.wording.maracaibo.cities import city_name
from bot.wording.maracaibo.proper_names import building_name, card_name, place
from games.core.action import Seat
from games.maracaibo.data import ROUNDS
from games.maracaibo.events import (
    BuildingTurnedUp,
    CardDealt,
    CardsChosen,
    CareerDealt,
    CareersChosen,
    Dealt,
    DeckShuffled,
    DoubloonsChanged,
    FirstPlayerNamed,
    GalleryFilled,
    GameEnded,
    MarketsCleared,
    PointsScored,
    QuestLaid,
    QuestTurnedUp,
    RoundBegan,
    RoundEnded,
    TileLaid,
)


class Names:
    """Names by seat; whoever has no seat is Jean."""

    def __init__(self, names: Sequence[str], language: Language) -> None:
        self._names, self._language = names, language

    def __getitem__(self, seat: Seat) -> str:
        if seat < len(self._names):
            return self._names[seat]
        return self._language.gettext("Jean")

    @property
    def jean(self) -> Seat:
        """The seat after all others, which is Jean's."""
        return len(self._names)


def tiles(events: Sequence[TileLaid], language: Language) -> str:
    """Tell which city tiles lie where."""
    text = language.gettext("{city} in {place}")
    laid = (
        text.format(city=city_name(event.tile, language), place=place(event.location, language))
        for event in events
    )
    return language.gettext("The cities: {cities}.").format(cities=language.list(laid))


def quests(events: Sequence[QuestLaid], language: Language) -> str:
    """Tell which quests lie where: those on the board, and those on the explorer track."""
    kinds = (
        (language.gettext("Quests: {quests}."), False),
        (language.gettext("Quests on the explorer track: {quests}."), True),
    )
    told = (
        (text, [_quest(event, language) for event in events if (event.space is not None) is track])
        for text, track in kinds
    )
    return " ".join(text.format(quests="; ".join(laid)) for text, laid in told if laid)


def _quest(event: QuestLaid, language: Language) -> str:
    text = language.gettext("{cost} in {place}")
    where = place(event.location, language) if event.location else ""
    if event.space is not None:
        text = language.gettext("{cost} on {place}")
        where = things.space(event.space, language)
    return text.format(cost=things.quest_cost(event.quest, language), place=where or "–")


def top_quest(event: QuestTurnedUp, language: Language) -> str:
    """Tell which quest is seen on top of the stack."""
    text = language.gettext("On the stack of quests: {cost}.")
    return text.format(cost=things.quest_cost(event.quest, language))


def dealt(event: Dealt, language: Language) -> str:
    """Tell that everybody has cards, or careers, to choose from."""
    if event.cards:
        text = language.ngettext(
            "Everybody is dealt {amount} card.", "Everybody is dealt {amount} cards.", event.cards
        )
        return text.format(amount=event.cards)
    text = language.ngettext(
        "Everybody is dealt {amount} career.",
        "Everybody is dealt {amount} careers.",
        event.careers,
    )
    return text.format(amount=event.careers)


def cards_dealt(events: Sequence[CardDealt], names: Names, language: Language) -> Iterator[str]:
    """Tell players which cards they were dealt."""
    for seat in dict.fromkeys(event.seat for event in events):
        own = (event.card for event in events if event.seat == seat)
        text = language.gettext("{player} is dealt {cards}.")
        yield text.format(player=names[seat], cards=cards(own, language))


def careers_dealt(events: Sequence[CareerDealt], names: Names, language: Language) -> Iterator[str]:
    """Tell players which careers they were dealt."""
    for seat in dict.fromkeys(event.seat for event in events):
        own = (career_name(event.career, language) for event in events if event.seat == seat)
        text = language.gettext("{player} may become {careers}.")
        yield text.format(player=names[seat], careers=language.list(own, "or"))


def gallery(event: GalleryFilled, language: Language) -> str:
    """Tell what lies in the gallery."""
    text = language.gettext("The gallery: {cards}.")
    return text.format(cards=cards(event.cards, language) or "–")


def shuffled(event: DeckShuffled, language: Language) -> str:
    """Tell that the discard pile became the deck."""
    text = language.ngettext(
        "The discard pile becomes the deck: {amount} card.",
        "The discard pile becomes the deck: {amount} cards.",
        event.cards,
    )
    return text.format(amount=event.cards)


def opened(event: BuildingTurnedUp, language: Language) -> str:
    """Tell which prestige building can be invested in from now on."""
    text = language.gettext("{building} is open.")
    return text.format(building=building_name(event.building, language))


def first(event: FirstPlayerNamed, names: Names, language: Language) -> str:
    """Tell who begins, and what everybody begins with."""
    text = language.gettext("{player} begins. Doubloons: {doubloons}.")
    held = (f"{names[seat]} {amount}" for seat, amount in enumerate(event.doubloons))
    return text.format(player=names[event.seat], doubloons=", ".join(held))


def cards_chosen(event: CardsChosen, names: Names, language: Language) -> str:
    """Tell what everybody plans and discards; what they keep is theirs to know."""
    text = language.gettext("{player} plans {card}, discards {cards}")
    told = [
        text.format(
            player=names[seat],
            card=card_name(planned, language),
            cards=cards(discarded, language) or "–",
        )
        for seat, (planned, discarded) in enumerate(
            zip(event.planned, event.discarded, strict=False)
        )
    ]
    if not told:
        return language.gettext("All have chosen their cards.")
    return language.gettext("{choices}.").format(choices="; ".join(told))


def careers_chosen(event: CareersChosen, names: Names, language: Language) -> str:
    """Tell which career everybody keeps."""
    kept = (
        f"{names[seat]} {career_name(career, language)}"
        for seat, career in enumerate(event.careers)
    )
    return language.gettext("Careers: {careers}.").format(careers=", ".join(kept) or "–")


def began(event: RoundBegan, names: Names, language: Language) -> str:
    """Tell that a round begins."""
    text = language.gettext("**Round {number} of {rounds}:** {player} sails first.")
    return text.format(number=event.number, rounds=ROUNDS, player=names[event.first])


def ended(event: RoundEnded, names: Names, language: Language) -> str:
    """Tell that a ship has reached the last space."""
    text = language.gettext("{player} is home, so round {number} ends.")
    return text.format(player=names[event.seat], number=event.number)


def buyer(seat: Seat, names: Names, language: Language) -> str:
    """Tell who may buy at the end of a round, and is asked now."""
    text = language.gettext("{player} may buy a project.")
    return text.format(player=names[seat])


def income(
    events: Sequence[DoubloonsChanged | PointsScored], names: Names, language: Language
) -> str:
    """Tell what the incomes bring."""
    told = []
    for seat in dict.fromkeys(event.seat for event in events):
        parts = [
            things.so_many(
                "point" if isinstance(event, PointsScored) else "doubloon", event.amount, language
            )
            for event in events
            if event.seat == seat
        ]
        text = language.gettext("{player} {things}")
        told.append(text.format(player=names[seat], things=", ".join(parts)))
    return language.gettext("Income: {incomes}.").format(incomes="; ".join(told))


def cleared(event: MarketsCleared, language: Language) -> str:
    """Tell that discs left the markets; nothing when there were none."""
    if not event.discs:
        return ""
    text = language.ngettext(
        "{amount} disc leaves the markets.", "{amount} discs leave the markets.", event.discs
    )
    return text.format(amount=event.discs)


def final(
    scored: Sequence[DoubloonsChanged | PointsScored], names: Names, language: Language
) -> str:
    """Tell what the last scoring brings everybody in all; the result tells of what it is made."""
    totals: dict[Seat, int] = {}
    for event in scored:
        totals[event.seat] = totals.get(event.seat, 0) + event.amount
    text = language.gettext("{player} {things}")
    told = (
        text.format(player=names[seat], things=things.so_many("point", points, language))
        for seat, points in totals.items()
    )
    return language.gettext("The last scoring: {scores}.").format(scores=", ".join(told) or "–")


def over(event: GameEnded, names: Names, language: Language) -> str:
    """Tell where all have come to."""
    text = language.gettext("{player} {things}")
    points = [*event.points, *([event.jean] if event.jean is not None else [])]
    told = (
        text.format(player=names[seat], things=things.so_many("point", amount, language))
        for seat, amount in enumerate(points)
    )
    return language.gettext("The game is over: {scores}.").format(scores=", ".join(told))
