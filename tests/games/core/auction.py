"""A tiny game with what Santiago de Cuba has not: hidden cards and sealed answers.

Everybody is dealt a card that only its owner sees. Then, three times, all bid coins in secret; the
single highest bid is paid into the pot and earns a point. The card adds its value to the score.
"""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import msgspec

from games.core.action import Action, Seat
from games.core.decision import Decision, draw
from games.core.event import Event
from games.core.game import Game
from games.core.outcome import Outcome, Score, rank
from games.core.state import State
from games.core.step import Happen, SealedStep, Step
from games.core.view import View

CARDS = range(1, 8)
COINS = 3
ROUNDS = 3


class Deal(Action, frozen=True, tag="deal"):
    card: int


class Bid(Action, frozen=True, tag="bid"):
    coins: int


class Dealt(Event, frozen=True, tag="dealt"):
    seat: Seat
    card: int


class TurnedUp(Event, frozen=True, tag="turned-up"):
    reveals: ClassVar[bool] = True

    bids: dict[Seat, int]


class DealCard(Step, frozen=True, tag="deal-card"):
    seat: Seat

    def decision(self, state: "AuctionState") -> Decision | None:
        return draw("deal", [Deal(card) for card in CARDS if card not in state.cards])

    def resolve(self, state: "AuctionState", seat: Seat, action: Deal, happen: Happen) -> None:
        state.cards.append(action.card)
        happen(Dealt(to=(self.seat,), seat=self.seat, card=action.card))


class BidInSecret(SealedStep, frozen=True, tag="bid"):
    answers: dict[int, Bid] = msgspec.field(default_factory=dict)

    def choices(self, state: "AuctionState") -> Mapping[Seat, tuple[Action, ...]]:
        return {
            seat: tuple(Bid(bid) for bid in range(coins + 1))
            for seat, coins in enumerate(state.coins)
        }

    def reveal(self, state: "AuctionState", happen: Happen) -> None:
        bids = {seat: answer.coins for seat, answer in self.answers.items()}
        happen(TurnedUp(bids=bids))
        highest = max(bids.values())
        best = [seat for seat, bid in bids.items() if bid == highest]
        if len(best) == 1:
            state.coins[best[0]] -= highest
            state.pot += highest
            state.points[best[0]] += 1


AuctionStep = DealCard | BidInSecret


class AuctionOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards_open: bool = False


class AuctionState(State, kw_only=True):
    stack: list[AuctionStep]
    options: AuctionOptions
    coins: list[int]
    points: list[int]
    cards: list[int] = msgspec.field(default_factory=list)
    pot: int = 0

    def copy(self) -> "AuctionState":
        return msgspec.structs.replace(
            self,
            stack=self.stack.copy(),
            coins=self.coins.copy(),
            points=self.points.copy(),
            cards=self.cards.copy(),
        )


class AuctionView(View, frozen=True, kw_only=True):
    coins: tuple[int, ...]
    points: tuple[int, ...]
    pot: int
    cards: tuple[int | None, ...]
    mine: Bid | None
    choices: tuple[Bid | Deal, ...]


class Auction(Game[AuctionState, AuctionView, AuctionOptions]):
    slug: ClassVar[str] = "auction"
    title: ClassVar[str] = "Auction"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    rules: ClassVar[int] = 2
    longest: ClassVar[int] = 200
    state_type = AuctionState
    options_type = AuctionOptions
    action_type = Deal | Bid

    def lay_out(self, seats: int, options: AuctionOptions) -> AuctionState:
        state = AuctionState(
            rules=self.rules, stack=[], options=options, coins=[COINS] * seats, points=[0] * seats
        )
        state.push(*map(DealCard, range(seats)), *[BidInSecret()] * ROUNDS)
        return state

    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        decision = self.decision(state)
        step = state.stack[-1] if state.stack else None
        answers = step.answers if isinstance(step, BidInSecret) else {}
        return AuctionView(
            seat=seat,
            seats=len(state.coins),
            kind=decision.kind if decision else None,
            asked=tuple(s for s in decision.awaited if s >= 0) if decision else (),
            outcome=self.outcome(state),
            coins=tuple(state.coins),
            points=tuple(state.points),
            pot=state.pot,
            cards=tuple(
                card if state.options.cards_open or not state.stack or owner == seat else None
                for owner, card in enumerate(state.cards)
            ),
            mine=answers.get(seat) if seat is not None else None,
            choices=decision.legal(seat) if decision and seat is not None else (),  # type: ignore[arg-type]  # this game's own
        )

    def hides_nothing(self, state: AuctionState, seat: Seat | None) -> bool:
        """Without coins there is one bid to make, which is no secret."""
        if not state.stack:
            return True
        answered = {who for who in getattr(state.stack[-1], "answers", ()) if state.coins[who]}
        dealt = set() if state.options.cards_open else set(range(len(state.cards)))
        return not (answered | dealt) - {seat}

    def outcome(self, state: AuctionState) -> Outcome | None:
        if state.stack:
            return None
        return rank(
            tuple(
                Score(seat, {"points": points, "card": card}, points + card, {"coins": coins})
                for seat, (points, card, coins) in enumerate(
                    zip(state.points, state.cards, state.coins, strict=True)
                )
            )
        )

    def determinize(self, state: AuctionState, seat: Seat | None, rng: Random) -> AuctionState:
        other = state.copy()
        if not state.options.cards_open and state.stack:
            mine = state.cards[seat] if seat is not None and seat < len(state.cards) else None
            unseen = [card for card in CARDS if card != mine]
            rng.shuffle(unseen)
            other.cards = [
                card if owner == seat else unseen.pop() for owner, card in enumerate(state.cards)
            ]
        if state.stack and isinstance(step := state.stack[-1], BidInSecret):
            answers = {
                owner: bid if owner == seat else rng.choice(step.choices(state)[owner])
                for owner, bid in step.answers.items()
            }
            other.stack[-1] = BidInSecret(answers=answers)  # type: ignore[arg-type]  # bids all
        return other

    def audit(self, state: AuctionState) -> list[str]:
        wrong = []
        if sum(state.coins) + state.pot != COINS * len(state.coins) or min(state.coins) < 0:
            wrong.append(f"coins: {state.coins}, {state.pot} in the pot")
        if len(set(state.cards)) != len(state.cards):
            wrong.append(f"cards: {state.cards}")
        return wrong

    def upgrade(self, raw: dict[str, object], rules: int) -> dict[str, object]:
        """Rules 1 called the pot `bank`."""
        if rules == 1:
            return {("pot" if name == "bank" else name): value for name, value in raw.items()}
        return super().upgrade(raw, rules)
