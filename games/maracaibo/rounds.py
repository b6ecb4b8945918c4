"""Turns and rounds: who sails next, the interim, and the end of the game (§5, §14)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import Buy, Collect
from games.maracaibo.automa import round_income
from games.maracaibo.buying import buy, may_hold_purchase, purchases, why_not_buy
from games.maracaibo.choosing import ChoiceStep
from games.maracaibo.data import FINAL_POINTS, INTERIM_DOUBLOONS, JEAN, ROUNDS
from games.maracaibo.drawing import DrawCards, RenewGallery
from games.maracaibo.events import (
    BuyerCalled,
    CollectedInstead,
    GameEnded,
    MarketsCleared,
    RoundBegan,
    RoundEnded,
    ShipsCameHome,
    TurnEnded,
)
from games.maracaibo.jean import TurnUpAutoma
from games.maracaibo.map import HAVANA, QUEST_SITES, last_of
from games.maracaibo.sailing import SailShip
from games.maracaibo.scoring import score_finally
from games.maracaibo.set_up import LayQuest, TurnUpBuilding
from games.maracaibo.tracks import score, take_doubloons
from games.maracaibo.trail import QUEST_SPACES

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

COLLECT = Collect()


class BeginRound(Step, frozen=True, tag="begin-round"):
    """§5: the next round begins, with the first player's turn."""

    def run(self, state: "State", happen: Happen) -> None:
        """Count it."""
        state.round += 1
        happen(RoundBegan(number=state.round, first=state.first))
        state.push(TakeTurn(state.first))


class TakeTurn(Step, frozen=True, tag="take-turn"):
    """§5 Turn: sail, act, draw; Jean's turn is her own (§15)."""

    seat: Seat

    def run(self, state: "State", happen: Happen) -> None:
        """Lay out the phases; acting follows from where the ship stops."""
        if state.jean is not None and self.seat == JEAN:
            state.push(TurnUpAutoma(), EndTurn(self.seat))
            return
        state.active = self.seat
        state.push(SailShip(), DrawCards(), EndTurn(self.seat))


class EndTurn(Step, frozen=True, tag="end-turn"):
    """§14 Trigger: a ship on the last space ends the round; else the next one clockwise sails."""

    seat: Seat

    def run(self, state: "State", happen: Happen) -> None:
        """Pass the turn on, or end the round."""
        if state.sailor(self.seat).ship == last_of(state.round):
            happen(TurnEnded(seat=self.seat, following=None))
            state.push(EndRound(self.seat))
            return
        following = after(state, self.seat)
        happen(TurnEnded(seat=self.seat, following=following))
        state.push(TakeTurn(following))


def after(state: "State", seat: Seat) -> Seat:
    """Return who is next clockwise, Jean among them."""
    return (seat + 1) % len(state.sailors)


class EndRound(Step, frozen=True, tag="end-round"):
    """§14: the interim after rounds 1 to 3, the final after round 4.

    Everybody may buy, clockwise from who ended the round; Jean does not.
    """

    seat: Seat

    def run(self, state: "State", happen: Happen) -> None:
        """Lay out the headings; who comes after that player begins the next round."""
        happen(RoundEnded(number=state.round, seat=self.seat))
        state.first = after(state, self.seat)
        buying = [CallBuyer(seat) for seat in state.turn_order(self.seat)]
        if state.round == ROUNDS:
            state.push(*buying, EndGame())
            return
        state.push(
            *buying,
            PayIncome(),
            ClearMarkets(),
            TurnUpBuilding(),
            RefillQuests(),
            ComeHome(),
            RenewGallery(),
            BeginRound(),
        )


class CallBuyer(Step, frozen=True, tag="call-buyer"):
    """§14 Interim 1, Final 1: the next one clockwise may buy."""

    seat: Seat

    def run(self, state: "State", happen: Happen) -> None:
        """Call that player."""
        happen(BuyerCalled(seat=self.seat))
        state.push(BuyOrCollect(self.seat))


class BuyOrCollect(ChoiceStep, frozen=True, tag="buy-or-collect"):
    """§14 Interim 1, Final 1: buy one project card, or take doubloons, at the end a point.

    Effects are resolved for the buyer; no free action is possible. Who can buy nothing is not asked
    if everybody sees that; else being passed over would tell of a secret hand (§17).
    """

    seat: Seat
    kind: ClassVar[str] = "buy-or-collect"
    rule: ClassVar[str] = "end of a round"
    verbs: ClassVar[tuple[type[Action], ...]] = (Buy, Collect)

    def answers(self, state: "State") -> list[Buy | Collect]:
        """Every card that can be paid, and the alternative."""
        return [*purchases(state, self.seat), COLLECT]

    def asked(self, state: "State") -> Seat:
        """The one whose turn it is to buy."""
        return self.seat

    def would_tell(self, state: "State") -> bool:
        """Whether there may be a card in hand that can be bought, for all that others know."""
        return may_hold_purchase(state, self.seat)

    def resolve(self, state: "State", seat: Seat, action: Buy | Collect, happen: Happen) -> None:
        """Buy or collect."""
        state.active = seat
        if isinstance(action, Buy):
            buy(state, seat, action.card, happen)
            return
        happen(CollectedInstead(seat=seat))
        if state.round == ROUNDS:
            score(state, seat, FINAL_POINTS, "collecting", happen)
        else:
            take_doubloons(state, seat, INTERIM_DOUBLOONS, "collecting", happen)

    def why_not(self, state: "State", seat: Seat, action: Buy) -> IllegalAction:
        """Say why the card cannot be bought."""
        return why_not_buy(state, seat, action.card)


class PayIncome(Step, frozen=True, tag="pay-income"):
    """§14 Interim 2: doubloons and points by the two income tracks; Jean's by her counts (§15)."""

    def run(self, state: "State", happen: Happen) -> None:
        """Pay it."""
        for seat, player in enumerate(state.players):
            take_doubloons(state, seat, player.doubloon_income, "income", happen)
            score(state, seat, player.point_income, "income", happen)
        jean = state.jean
        if jean is not None:
            score(state, JEAN, round_income(jean.cards, jean.discs), "income", happen)


class ClearMarkets(Step, frozen=True, tag="clear-markets"):
    """§14 Interim 3: the discs on all markets go out of the game."""

    def run(self, state: "State", happen: Happen) -> None:
        """Remove them."""
        discs = sum(map(len, state.markets.values()))
        state.markets.clear()
        happen(MarketsCleared(discs=discs))


class RefillQuests(Step, frozen=True, tag="refill-quests"):
    """§14 Interim 5: the explorer track first, then the locations, while the stack lasts."""

    def run(self, state: "State", happen: Happen) -> None:
        """Fill what is empty."""
        spaces = [LayQuest(space=space) for space in QUEST_SPACES if space not in state.trail]
        sites = QUEST_SITES[len(state.players)]
        locations = [LayQuest(location=site) for site in sites if site not in state.quests]
        state.push(*spaces, *locations)


class ComeHome(Step, frozen=True, tag="come-home"):
    """§14 Interim 6: all ships to Havana; everything else stays where it is."""

    def run(self, state: "State", happen: Happen) -> None:
        """Bring them home."""
        for sailor in state.sailors:
            sailor.ship, sailor.path = HAVANA, ()
        happen(ShipsCameHome())


class EndGame(Step, frozen=True, tag="end-game"):
    """§14 Final 2 to 6: the last scoring; nothing is left to do."""

    def run(self, state: "State", happen: Happen) -> None:
        """Score it."""
        score_finally(state, happen)
        points = tuple(player.points for player in state.players)
        jean = state.jean.points if state.jean is not None else None
        happen(GameEnded(points=points, jean=jean))
