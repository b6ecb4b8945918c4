"""Quests: paying them symbol by symbol, and what they bring (§11)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import Decline, Pay, Quest, Waive
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import OBJECTS, Object
from games.maracaibo.events import QuestDeclined, QuestFulfilled
from games.maracaibo.free import ActStep
from games.maracaibo.gains import Gain
from games.maracaibo.map import Location
from games.maracaibo.quests import QUESTS, QuestId, Wanted, shows
from games.maracaibo.trail import Space

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State
    from games.maracaibo.state import Player

QUEST = Quest()
DECLINE = Decline()
PAYS = {card: Pay(card) for card in CARDS}
WAIVES = {thing: Waive(thing) for thing in OBJECTS}


def waivers(player: "Player") -> list[Object]:
    """Return the objects that the player's projects pay, each once per quest."""
    perks = (CARDS[card].perk for card in player.bought)
    return [perk.thing for perk in perks if perk is not None and perk.thing is not None]


def ways_to_pay(wanted: Wanted, hand: Iterable[CardId], free: Iterable[Object]) -> list[Action]:
    """Return what pays a symbol: a hand card, or nothing by a project."""
    ways: list[Action] = [PAYS[card] for card in hand if shows(CARDS[card], wanted)]
    ways += (WAIVES[thing] for thing in free if thing == wanted)
    return ways


def payments(player: "Player", quest: QuestId, waived: tuple[Object, ...]) -> list[Action]:
    """Return what can pay the first symbol so that the second can be paid, too."""
    first, second = QUESTS[quest].cost
    free = [thing for thing in waivers(player) if thing not in waived]
    other = ways_to_pay(second, player.hand, free)
    return [
        way
        for way in ways_to_pay(first, player.hand, free)
        if any(another != way for another in other)
    ]


def can_pay(player: "Player", quest: QuestId) -> bool:
    """Whether a player can pay a quest."""
    return bool(payments(player, quest, ()))


def why_not_quest(state: "State", seat: Seat) -> IllegalAction:
    """Say why no quest can be fulfilled where the ship is."""
    quest = state.quests.get(state.players[seat].ship)
    if quest is None:
        return IllegalAction("There is no quest here.", rule="quests")
    first, second = QUESTS[quest].cost
    reason = "Your cards cannot pay this quest: it costs {first} and {second}."
    return IllegalAction(reason, rule="quests", first=first, second=second)


class PayQuest(Step, frozen=True, tag="pay-quest"):
    """§11 Quests: two symbols, two different cards; no free action comes between.

    An object may be paid with nothing by a project (§6.1 PO). Without a choice nothing is asked.
    """

    quest: QuestId
    location: Location | None = None
    space: Space | None = None
    cards: tuple[CardId, ...] = ()
    waived: tuple[Object, ...] = ()
    rule: ClassVar[str] = "quests"
    verbs: ClassVar[tuple[type[Action], ...]] = (Pay, Waive)

    def _ways(self, state: "State") -> list[Action]:
        player = state.players[state.active]
        if not self.cards and not self.waived:
            return payments(player, self.quest, ())
        free = [thing for thing in waivers(player) if thing not in self.waived]
        return ways_to_pay(QUESTS[self.quest].cost[1], player.hand, free)

    def decision(self, state: "State") -> Decision | None:
        """Ask what pays the next symbol; skipped when all ways come to the same."""
        ways = self._ways(state)
        if len(ways) == 1 or (len(ways) == len(QUESTS[self.quest].cost) and self._alike):
            return None
        return ask(state.active, "pay", ways)

    @property
    def _alike(self) -> bool:
        """Whether nothing is paid yet, and both symbols are the same: their order is no matter."""
        first, second = QUESTS[self.quest].cost
        return first == second and not self.cards and not self.waived

    def run(self, state: "State", happen: Happen) -> None:
        """Pay as there is no choice."""
        self.resolve(state, state.active, self._ways(state)[0], happen)

    def resolve(self, state: "State", seat: Seat, action: Action, happen: Happen) -> None:
        """Pay it; with the second one the quest is fulfilled."""
        cards, waived = self.cards, self.waived
        if isinstance(action, Pay):
            state.players[seat].hand.remove(action.card)
            state.discarded.append(action.card)
            cards = (*cards, action.card)
        elif isinstance(action, Waive):
            waived = (*waived, action.thing)
        paid = PayQuest(self.quest, self.location, self.space, cards, waived)
        if len(cards) + len(waived) < len(QUESTS[self.quest].cost):
            state.push(paid)
        else:
            paid._fulfil(state, seat, happen)

    def _fulfil(self, state: "State", seat: Seat, happen: Happen) -> None:
        player = state.players[seat]
        if self.location is not None:
            del state.quests[self.location]
        if self.space is not None:
            del state.trail[self.space]
        player.quests.append(self.quest)
        happen(QuestFulfilled(seat=seat, quest=self.quest, cards=self.cards, waived=self.waived))
        bonus = (Gain("points", player.perk("quest_points")),)
        state.receive((QUESTS[self.quest].reward, "quests"), (bonus, "cards"))

    def why_not(self, state: "State", seat: Seat, action: Pay | Waive) -> IllegalAction:
        """Say that the card is not there, or what it must show."""
        wanted = QUESTS[self.quest].cost[bool(self.cards or self.waived)]
        player = state.players[seat]
        if isinstance(action, Waive):
            reason = "No project of yours pays {paid} here."
            return IllegalAction(reason, rule=self.rule, paid=action.thing)
        if action.card not in player.hand:
            reason = "Your hand has no card {card}."
        elif not shows(CARDS[action.card], wanted):
            reason = "The card {card} does not show {wanted}."
        else:
            reason = "The card {card} is needed for the other symbol."
        return IllegalAction(reason, rule=self.rule, card=action.card, wanted=wanted)


class OfferQuest(ActStep, frozen=True, tag="offer-quest"):
    """§9, §11: a move that ends on an open quest of the explorer track; it may be fulfilled now."""

    space: Space
    kind: ClassVar[str] = "quest"
    rule: ClassVar[str] = "quests"

    def options(self, state: "State") -> list[Quest | Decline]:
        """Fulfil it or leave it; skipped when it cannot be paid."""
        payable = can_pay(state.players[state.active], state.trail[self.space])
        return [QUEST, DECLINE] if payable else []

    def carry_out(
        self, state: "State", seat: Seat, action: Quest | Decline, happen: Happen
    ) -> None:
        """Pay it, or leave the tile: it can only be reached by another move."""
        quest = state.trail[self.space]
        if isinstance(action, Decline):
            happen(QuestDeclined(seat=seat, quest=quest))
        else:
            state.push(PayQuest(quest, space=self.space))
