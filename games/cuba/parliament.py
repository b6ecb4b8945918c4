"""Phase C: votes, bribes, and the two laws the winner chooses (§6)."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, SealedStep, Step
from games.cuba.actions import Bribe, Enact, SetAside
from games.cuba.data import CARDS_TO_PLAY, CHARACTERS, TOWN_HALL_VOTES, VOTES
from games.cuba.events import (
    Ballot,
    CardsRevealed,
    CardsSetAside,
    Elected,
    LawEnacted,
    ParliamentClosed,
    StartPlayerChanged,
    VotesBought,
    VotesCounted,
    VotesTied,
)
from games.cuba.statutes import GROUP_OF, LAWS_TO_ENACT

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State

SET_ASIDES = tuple(SetAside(character) for character in CHARACTERS)


class SetCardsAside(SealedStep, frozen=True, kw_only=True, tag="set-aside"):
    """§4 Variant: at the start of phase B everybody sets a card aside for parliament, in secret."""

    answers: dict[int, SetAside] = msgspec.field(default_factory=dict)

    def choices(self, state: "State") -> Mapping[Seat, tuple[Action, ...]]:
        """Ask everybody for one of the five."""
        return dict.fromkeys(range(len(state.players)), SET_ASIDES)

    def reveal(self, state: "State", happen: Happen) -> None:
        """Put the cards aside, still face down."""
        for seat, answer in self.answers.items():
            state.players[seat].aside = answer.character
        happen(CardsSetAside())


class ChangeStartPlayer(Step, frozen=True, tag="change-start-player"):
    """§4 New start player: the highest fourth card; of equal ones that played last."""

    def run(self, state: "State", happen: Happen) -> None:
        """Hand over the start card."""
        fourth = CARDS_TO_PLAY - 1
        played = {seat: state.players[seat].played[fourth] for seat in state.turn_order}
        highest = max(VOTES[card] for card in played.values())
        seat = [seat for seat, card in played.items() if VOTES[card] == highest][-1]
        state.start = state.active = seat
        happen(StartPlayerChanged(seat=seat, character=played[seat]))


class RevealCards(Step, frozen=True, tag="reveal-cards"):
    """§6 1: the fifth cards are turned up."""

    def run(self, state: "State", happen: Happen) -> None:
        """Turn up what was left, or set aside."""
        for player in state.players:
            [player.vote] = (card for card in CHARACTERS if card not in player.played)
            player.aside = None
        cards = tuple(player.vote for player in state.players if player.vote is not None)
        hall = next((seat for seat, player in enumerate(state.players) if player.town_hall), None)
        happen(CardsRevealed(cards=cards, town_hall=hall))


@cache
def bribes(pesos: int) -> tuple[Bribe, ...]:
    """Return every number of votes that so many pesos can buy."""
    return tuple(Bribe(amount) for amount in range(pesos + 1))


class BuyVotes(SealedStep, frozen=True, kw_only=True, tag="bribe"):
    """§6 2 and 3: votes are bought in secret, a peso each; once more by those tied for most."""

    answers: dict[int, Bribe] = msgspec.field(default_factory=dict)
    tied: tuple[Seat, ...] = ()
    """Who buys in the second purchase; nobody in the first one, in which all buy."""
    rule: ClassVar[str] = "buying votes"

    def choices(self, state: "State") -> Mapping[Seat, tuple[Action, ...]]:
        """Ask everybody concerned, also without a peso (C-25); skipped when it is forbidden."""
        if state.in_force("anti_corruption_act"):
            return {}
        seats = self.tied or range(len(state.players))
        return {seat: bribes(state.players[seat].pesos) for seat in seats}

    def reveal(self, state: "State", happen: Happen) -> None:
        """Everybody pays, whoever wins."""
        for seat, answer in self.answers.items():
            state.players[seat].pesos -= answer.pesos
            state.players[seat].bought.append(answer.pesos)
        pesos = {seat: answer.pesos for seat, answer in self.answers.items()}
        happen(VotesBought(pesos=pesos, second=bool(self.tied)))
        happen(VotesCounted(ballots=ballots(state)))

    def why_not(self, state: "State", seat: Seat, action: Bribe) -> IllegalAction:
        """Say how many pesos there are."""
        return IllegalAction(
            "You can spend 0 to {pesos} pesos.", rule=self.rule, pesos=state.players[seat].pesos
        )


def ballots(state: "State") -> tuple[Ballot, ...]:
    """Return what everybody's votes are made of, once the cards are turned up."""
    return tuple(
        Ballot(player.vote, TOWN_HALL_VOTES * player.town_hall, tuple(player.bought))
        for player in state.players
        if player.vote is not None
    )


def leaders(state: "State") -> tuple[Seat, ...]:
    """Return all with the most votes, in turn order."""
    most = max(player.votes for player in state.players)
    return tuple(seat for seat in state.turn_order if state.players[seat].votes == most)


class CountVotes(Step, frozen=True, tag="count-votes"):
    """§6 3: those tied for most buy votes once more, unless it is forbidden."""

    def run(self, state: "State", happen: Happen) -> None:
        """Elect, or ask the tied again first."""
        tied = leaders(state)
        if len(tied) == 1 or state.in_force("anti_corruption_act"):
            state.push(Elect())
            return
        happen(VotesTied(seats=tied, votes=state.players[tied[0]].votes))
        state.push(BuyVotes(tied=tuple(sorted(tied))), Elect())


class Elect(Step, frozen=True, tag="elect"):
    """§6 3: most votes; still tied, the first clockwise from the new start player."""

    def run(self, state: "State", happen: Happen) -> None:
        """Let the winner choose."""
        tied = leaders(state)
        state.winner = tied[0]
        votes = tuple(player.votes for player in state.players)
        happen(Elected(seat=tied[0], votes=votes, tied=tied))
        state.push(EnactBill(tied[0], LAWS_TO_ENACT))


class EnactBill(Step, frozen=True, tag="enact-bill"):
    """§6 4: exactly two of the open bills become law at once; the others leave the game."""

    seat: Seat
    left: int
    rule: ClassVar[str] = "parliament"

    def decision(self, state: "State") -> Decision | None:
        """Ask the winner for a bill."""
        return ask(self.seat, "enact", [Enact(statute) for statute in state.bills.values()])

    def resolve(self, state: "State", seat: Seat, action: Enact, happen: Happen) -> None:
        """Put it in the place of the law of its group."""
        group = GROUP_OF[action.statute]
        replaced = state.laws[group]
        del state.bills[group]
        state.laws[group] = action.statute
        state.enacted.append(action.statute)
        happen(LawEnacted(seat=seat, statute=action.statute, replaced=replaced))
        if self.left > 1:
            state.push(EnactBill(seat, self.left - 1))
            return
        state.dropped += state.bills.values()
        state.bills.clear()
        happen(ParliamentClosed(enacted=tuple(state.enacted), dropped=tuple(state.dropped)))

    def why_not(self, state: "State", seat: Seat, action: Enact) -> IllegalAction:
        """Say that it is no open bill, or was vetoed, or is enacted already."""
        if action.statute in state.enacted:
            reason = "You have enacted {statute} already."
        elif action.statute == state.vetoed:
            reason = "{statute} was vetoed by the church."
        else:
            reason = "{statute} is not among this round's bills."
        return IllegalAction(reason, rule=self.rule, statute=action.statute)
