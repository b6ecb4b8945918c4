"""Discs leave the ship, by effects and by delivering; two off a spot are an upgrade (§3.5)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen
from games.maracaibo.actions import Remove
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.choosing import ChoiceStep
from games.maracaibo.data import Good
from games.maracaibo.events import Delivered, DiscRemoved, UpgradeCompleted
from games.maracaibo.free import ActStep
from games.maracaibo.gains import Gain
from games.maracaibo.map import Location
from games.maracaibo.upgrades import GAINED_AT_ONCE, UPGRADES, Upgrade

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State
    from games.maracaibo.state import Player

REMOVES = {upgrade: Remove(upgrade) for upgrade in UPGRADES}


def removals(player: "Player") -> list[Remove]:
    """Return a choice for every spot that has a disc."""
    return [REMOVES[upgrade] for upgrade, left in player.discs.items() if left]


def take_disc(
    state: "State", seat: Seat, upgrade: Upgrade, location: Location | None, happen: Happen
) -> None:
    """Take a disc off a spot; with the second one the upgrade is completed, at once."""
    player = state.players[seat]
    player.discs[upgrade] -= 1
    happen(DiscRemoved(seat=seat, upgrade=upgrade, location=location))
    if player.has(upgrade):
        happen(UpgradeCompleted(seat=seat, upgrade=upgrade))
        state.receive((GAINED_AT_ONCE.get(upgrade, ()), "upgrades"))


def why_no_disc(action: Remove, rule: str) -> IllegalAction:
    """Say that a spot has no disc left."""
    reason = "No disc is left on the {upgrade}."
    return IllegalAction(reason, rule=rule, upgrade=action.upgrade)


class RemoveDiscs(ActStep, frozen=True, tag="remove-discs"):
    """§6.1 K: discs of your choice leave the ship for good; as many as there are."""

    left: int
    kind: ClassVar[str] = "remove"
    rule: ClassVar[str] = "removing discs"
    verbs: ClassVar[tuple[type[Action], ...]] = (Remove,)

    def options(self, state: "State") -> list[Remove]:
        """Every spot with a disc."""
        return removals(state.players[state.active])

    def carry_out(self, state: "State", seat: Seat, action: Remove, happen: Happen) -> None:
        """Remove it, then the next one."""
        if self.left > 1:
            state.push(RemoveDiscs(self.left - 1))
        take_disc(state, seat, action.upgrade, None, happen)

    def why_not(self, state: "State", seat: Seat, action: Remove) -> IllegalAction:
        """Say that the spot is empty."""
        return why_no_disc(action, self.rule)


def deliver(state: "State", seat: Seat, card: CardId, happen: Happen) -> None:
    """§10: discard a card for the good of an open space of this city's market; a disc follows."""
    player = state.players[seat]
    good = CARDS[card].good
    player.hand.remove(card)
    state.discarded.append(card)
    player.delivered += 1
    happen(Delivered(seat=seat, location=player.ship, card=card, good=good))
    state.push(PlaceDisc(good))


class PlaceDisc(ChoiceStep, frozen=True, tag="place-disc"):
    """§10 Delivering: pay with a disc from anywhere on the ship; no free action comes between."""

    good: Good
    kind: ClassVar[str] = "place-disc"
    rule: ClassVar[str] = "delivering"
    verbs: ClassVar[tuple[type[Action], ...]] = (Remove,)

    def answers(self, state: "State") -> list[Remove]:
        """Every spot with a disc; there is one, or nothing could have been delivered."""
        return removals(state.players[state.active])

    def resolve(self, state: "State", seat: Seat, action: Remove, happen: Happen) -> None:
        """Put it on the market; what deliveries bring follows the upgrade (§6.1 PG, PL)."""
        player = state.players[seat]
        state.markets.setdefault(player.ship, {})[self.good] = seat
        rewards = (
            Gain("doubloons", player.perk("delivery_doubloons")),
            Gain("points", player.perk("delivery_points")),
        )
        state.receive((rewards, "cards"))
        take_disc(state, seat, action.upgrade, player.ship, happen)

    def why_not(self, state: "State", seat: Seat, action: Remove) -> IllegalAction:
        """Say that the spot is empty."""
        return why_no_disc(action, self.rule)
