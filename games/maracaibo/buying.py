"""Buying project cards (§6.2): in villages, by effects, and at the end of a round."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.maracaibo.actions import Buy, Decline
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.events import Bought
from games.maracaibo.free import ActStep
from games.maracaibo.projects import price
from games.maracaibo.tracks import take_doubloons

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State
    from games.maracaibo.state import Player

BUYS = {card: Buy(card) for card in CARDS}
DECLINE = Decline()


def purchases(state: "State", seat: Seat, discount: int = 0) -> list[Buy]:
    """Return what a player can buy, from hand and planning areas."""
    player = state.players[seat]
    return _buyable(state, player, (*player.hand, *player.planned), discount)


def may_hold_purchase(state: "State", seat: Seat) -> bool:
    """Whether others must think that a player can buy a hand card: some card could be paid."""
    player = state.players[seat]
    return bool(player.hand) and bool(_buyable(state, player, CARDS))


def _buyable(
    state: "State", player: "Player", numbers: Iterable[CardId], discount: int = 0
) -> list[Buy]:
    cards_less = discount + player.perk("cheaper_cards")
    assistants_less = cards_less + player.perk("cheaper_assistants")
    found: list[Buy] = []
    for number in numbers:
        card = CARDS[number]
        if card.assistant is None:
            less = cards_less
        elif player.figures:
            less = assistants_less
        else:
            continue
        affordable = card.cost - less <= player.doubloons
        if affordable and (card.condition is None or card.condition.met(state, player)):
            found.append(BUYS[number])
    return found


def buy(state: "State", seat: Seat, number: CardId, happen: Happen, discount: int = 0) -> None:
    """Pay for a card and display it; then its effects when buying are received."""
    player, card = state.players[seat], CARDS[number]
    paid, planned = price(card, player.perk, discount), number in player.planned
    (player.planned if planned else player.hand).remove(number)
    take_doubloons(state, seat, -paid, "cards", happen)
    player.bought.append(number)
    if card.assistant is not None:
        player.figures -= 1
    happen(Bought(seat=seat, card=number, paid=paid, planned=planned))
    state.receive((card.gains, "cards"))


def why_not_buy(state: "State", seat: Seat, number: CardId, discount: int = 0) -> IllegalAction:
    """Say why a card cannot be bought."""
    player, card = state.players[seat], CARDS.get(number)
    if card is None or number not in (*player.hand, *player.planned):
        reason = "Neither your hand nor your planning areas have a card {card}."
        return IllegalAction(reason, rule="buying projects", card=number)
    cost = price(card, player.perk, discount)
    condition = card.condition
    if cost > player.doubloons:
        reason = "The card {card} costs {cost} doubloons and you have {doubloons}."
    elif card.assistant is not None and not player.figures:
        reason = "An assistant needs a figure of your own supply, and you have none."
    else:
        reason = "The card {card} needs {measure}: at least {least}."
    return IllegalAction(
        reason,
        rule="buying projects",
        card=number,
        cost=cost,
        doubloons=player.doubloons,
        least=condition.least if condition else 0,
        measure=condition.measure if condition else "",
    )


class BuyForLess(ActStep, frozen=True, tag="buy-for-less"):
    """§6.1 B: buy one project card for less, or none."""

    discount: int
    kind: ClassVar[str] = "buy"
    rule: ClassVar[str] = "buying projects"
    verbs: ClassVar[tuple[type[Action], ...]] = (Buy,)

    def options(self, state: "State") -> list[Buy | Decline]:
        """What can be paid, or nothing; skipped when there is nothing to buy."""
        found = purchases(state, state.active, self.discount)
        return [*found, DECLINE] if found else []

    def carry_out(self, state: "State", seat: Seat, action: Buy | Decline, happen: Happen) -> None:
        """Buy it."""
        if isinstance(action, Buy):
            buy(state, seat, action.card, happen, self.discount)

    def why_not(self, state: "State", seat: Seat, action: Buy) -> IllegalAction:
        """Say why the card cannot be bought."""
        return why_not_buy(state, seat, action.card, self.discount)
