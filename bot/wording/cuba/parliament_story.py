"""What happens in parliament: cards, bought votes, laws."""

from collections.abc import Sequence

from bot.wording.cuba import laws, things
from bot.wording.cuba.ballots import ballot, unbought
from bot.wording.cuba.cards import CARDS
from bot.wording.language import Language
from games.core.event import Event
from games.cuba.data import TOWN_HALL_VOTES
from games.cuba.events import (
    Ballot,
    CardsRevealed,
    Elected,
    LawEnacted,
    ParliamentClosed,
    StartPlayerChanged,
    VotesBought,
    VotesCounted,
    VotesTied,
)


def new_start(event: StartPlayerChanged, names: Sequence[str], language: Language) -> str:
    """Tell who begins from now on."""
    text = language.gettext(
        "{player} has the highest fourth card, {card}, and is start player now."
    )
    return text.format(player=names[event.seat], card=language.say(CARDS[event.character].subject))


def reveal(event: CardsRevealed, names: Sequence[str], language: Language) -> str:
    """Tell who has how many votes by card and town hall."""
    ballots = [
        Ballot(card, TOWN_HALL_VOTES if seat == event.town_hall else 0)
        for seat, card in enumerate(event.cards)
    ]
    told = (
        f"{name} {unbought(votes, language)}" for name, votes in zip(names, ballots, strict=False)
    )
    return language.gettext("Cards in parliament: {votes}.").format(votes=" · ".join(told))


def purchases(events: Sequence[Event], names: Sequence[str], language: Language) -> str:
    """Tell what was bought, with all votes side by side: "Ana Mayor 5 + 2 pesos = 7"."""
    counted = [event for event in events if isinstance(event, VotesCounted)]
    if counted:
        told = (
            f"{name} {ballot(votes, language)}"
            for name, votes in zip(names, counted[-1].ballots, strict=False)
        )
        return language.gettext("Votes: {votes}.").format(votes=" · ".join(told))
    bought = [event for event in events if isinstance(event, VotesBought)]
    spent = (
        f"{names[seat]} {things.so_many('peso', pesos, language)}"
        for event in bought
        for seat, pesos in event.pesos.items()
    )
    text = language.gettext("Spent on votes: {payments}.")
    return text.format(payments=" · ".join(spent) or "–")


def tie(event: VotesTied, names: Sequence[str], language: Language) -> str:
    """Tell who buys once more."""
    text = language.ngettext(
        "{players} is tied for most with {votes} and buys once more.",
        "{players} are tied for most with {votes} and buy once more.",
        len(event.seats),
    )
    return text.format(
        players=language.list(names[seat] for seat in event.seats),
        votes=language.count(things.VOTES, event.votes),
    )


def election(event: Elected, names: Sequence[str], language: Language) -> str:
    """Tell who won the vote."""
    text = language.gettext("{player} wins with {votes} and chooses the laws.")
    if len(event.tied) > 1:
        text = language.gettext(
            "{players} are level with {votes}: {player} is first in turn order and chooses the"
            " laws."
        )
    return text.format(
        player=names[event.seat],
        players=language.list(names[seat] for seat in event.tied),
        votes=language.count(things.VOTES, max(event.votes)),
    )


def enacted(events: Sequence[LawEnacted], names: Sequence[str], language: Language) -> str:
    """Tell what became law, and what each law does."""
    law = language.gettext("{law} ({effect})")
    told = [
        law.format(
            law=laws.object_(event.statute, language), effect=laws.effect(event.statute, language)
        )
        for event in events
    ]
    text = language.gettext("{player} enacts {laws}.")
    return text.format(player=names[events[0].seat], laws=language.list(told))


def closing(event: ParliamentClosed, told_before: bool, language: Language) -> str:
    """Tell what became of the bills; of those enacted only when it was not told before."""
    dropped = language.list(laws.subject(law, language) for law in event.dropped)
    if told_before:
        text = language.ngettext(
            "{laws} leaves the game.", "{laws} leave the game.", len(event.dropped)
        )
        return _sentence(text.format(laws=dropped))
    text = language.ngettext(
        "{enacted} become law; {dropped} leaves the game.",
        "{enacted} become law; {dropped} leave the game.",
        len(event.dropped),
    )
    enacted_laws = language.list(laws.subject(law, language) for law in event.enacted)
    return _sentence(text.format(enacted=enacted_laws, dropped=dropped))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
