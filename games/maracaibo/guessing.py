"""Other states that look the same to a seat (§17): for computer players, and to test secrecy."""

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

import msgspec

from games.core.action import Seat
from games.maracaibo.actions import Keep
from games.maracaibo.cards import CardId
from games.maracaibo.data import DEALT_CAREERS
from games.maracaibo.set_up import FIRST_DISCARDS, ChooseCards, ChooseCareers, Picks
from games.maracaibo.state import MaracaiboState, Player

if TYPE_CHECKING:
    from random import Random

TRIES = 20


def guess(state: MaracaiboState, seat: Seat | None, rng: "Random") -> MaracaiboState:
    """Deal what the others hold in secret anew, and let them answer otherwise in secret.

    That something is asked may tell that a hand allows it: then other hands are tried, and if none
    is found the hand of who is asked stays as it is.
    """
    asked = _question(state)
    seats = {number for number in range(len(state.players)) if number != seat}
    for _ in range(TRIES):
        other = _deal_anew(state, seats, rng)
        if _question(other) == asked:
            return other
    return _deal_anew(state, seats - set(asked[1] if asked else ()), rng)


def _question(state: MaracaiboState) -> tuple[str, tuple[Seat, ...]] | None:
    """Return what is asked and of whom, as far as everybody sees it."""
    decision = state.stack[-1].decision(state) if state.stack else None
    return (decision.kind, decision.awaited) if decision is not None else None


def _deal_anew(state: MaracaiboState, seats: Set[Seat], rng: "Random") -> MaracaiboState:
    other = state.copy()
    _deal_hands(other, [other.players[seat] for seat in sorted(seats)], rng)
    _deal_careers(other, [other.players[seat] for seat in sorted(seats)], rng)
    step = other.stack[-1] if other.stack else None
    if isinstance(step, ChooseCards):
        picks = {
            asked: _picks(other.players[asked].hand, given, rng) if asked in seats else given
            for asked, given in step.answers.items()
        }
        other.stack[-1] = msgspec.structs.replace(step, answers=picks)
    elif isinstance(step, ChooseCareers):
        kept = {
            asked: Keep(rng.choice(other.players[asked].careers)) if asked in seats else given
            for asked, given in step.answers.items()
        }
        other.stack[-1] = msgspec.structs.replace(step, answers=kept)
    return other


def nothing_hidden(state: MaracaiboState, seat: Seat | None) -> bool:
    """Whether no other player can have another secret than the one it has."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    choosing = any(len(player.careers) == DEALT_CAREERS for player in others)
    return not choosing and not any(player.hand for player in others)


def _deal_hands(state: MaracaiboState, others: Sequence[Player], rng: "Random") -> None:
    """Exchange hands for cards of the deck.

    As long as some cards of the deck come out of the pool, unseen B cards are alike: how many of
    them are in the game is known, not which. Afterwards the deck is known as a whole. The cards
    that are dealt at the beginning are all A cards.
    """
    held = [card for player in others for card in player.hand]
    unseen = [*state.deck, *held]
    alike: list[CardId] = []
    mixed = state.pool_left and not any(isinstance(step, ChooseCards) for step in state.stack)
    if mixed:
        alike = sorted([*state.pool, *filter(_may_be_out, unseen)])
        count = state.pool_left + len(alike) - len(state.pool)
        unseen = [card for card in unseen if not _may_be_out(card)]
        unseen += rng.sample(alike, count)
    unseen.sort()
    rng.shuffle(unseen)
    for player in others:
        player.hand = [unseen.pop() for _ in player.hand]
    state.deck = sorted(unseen)
    if mixed:
        dealt = {card for player in others for card in player.hand}
        state.pool_left = sum(map(_may_be_out, state.deck))
        state.deck = [card for card in state.deck if not _may_be_out(card)]
        state.pool = [card for card in alike if card not in dealt]


def _may_be_out(card: CardId) -> bool:
    return card.startswith("B")


def _deal_careers(state: MaracaiboState, others: Sequence[Player], rng: "Random") -> None:
    choosing = [player for player in others if player.career is None]
    if not choosing:
        return
    careers = [*state.careers_left, *(career for player in choosing for career in player.careers)]
    rng.shuffle(careers)
    for player in choosing:
        player.careers = [careers.pop() for _ in player.careers]
    state.careers_left = careers


def _picks(hand: list[CardId], given: Picks, rng: "Random") -> Picks:
    """Answer at random as far as a player has, or not: that is all the others know."""
    plan, *discards = rng.sample(hand, FIRST_DISCARDS + 1)
    if given.complete:
        return Picks(plan, tuple(discards))
    return Picks(None, tuple(discards[: rng.randint(0, FIRST_DISCARDS)]))
