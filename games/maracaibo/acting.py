"""Phase B: one main action, or none (§5.2)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import Act, Assist, Deliver, Pass, Quest
from games.maracaibo.cards import CARDS
from games.maracaibo.city import (
    UseCity,
    acts,
    deliveries,
    may_hold_delivery,
    use_place,
    why_no_delivery,
    why_not_act,
)
from games.maracaibo.discs import deliver
from games.maracaibo.events import AssistantUsed, Passed
from games.maracaibo.free import ActStep, EndAction
from games.maracaibo.gains import Gain
from games.maracaibo.map import MAP, last_of
from games.maracaibo.questing import QUEST, PayQuest, can_pay, why_not_quest
from games.maracaibo.upgrades import SIGNAL_DOUBLOONS
from games.maracaibo.village import (
    VILLAGE_VERBS,
    AfterVillageAction,
    VillageAction,
    do_village_action,
    village_options,
    why_not_village,
)

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

PASS = Pass()
ASSISTS = {number: Assist(number) for number, card in CARDS.items() if card.assistant is not None}
MainAction = Act | Deliver | Assist | Quest | Pass | VillageAction


class ChooseAction(ActStep, frozen=True, tag="choose-action"):
    """§5.2: a city or village action, a quest, an assistant, or the action of a homeward space.

    A city or village action is chosen by its first part: a delivery or the city's own action, or
    the first village action. `points` are the movement points that were spent.
    """

    points: int
    kind: ClassVar[str] = "action"
    rule: ClassVar[str] = "main actions"
    verbs: ClassVar[tuple[type[Action], ...]] = (Act, Deliver, Assist, Quest, *VILLAGE_VERBS)

    def options(self, state: "State") -> list[MainAction]:
        """Everything that is possible where the ship has stopped, or nothing.

        On the last space that is points for nothing: they are not declined.
        """
        seat = state.active
        player = state.players[seat]
        location = player.ship
        options: list[MainAction] = []
        if location == last_of(state.round):
            return [*acts(state, seat)]
        if MAP[location].kind == "village":
            options += village_options(state, seat)
        else:
            options += deliveries(state, seat)
            options += acts(state, seat)
        quest = state.quests.get(location)
        if quest is not None and can_pay(player, quest):
            options.append(QUEST)
        options += [ASSISTS[card] for card in player.assistants_at(location)]
        return [*options, PASS]

    def would_tell(self, state: "State") -> bool:
        """Whether a hand card may be one to deliver, for all that others know (§17)."""
        return may_hold_delivery(state, state.active)

    def carry_out(self, state: "State", seat: Seat, action: MainAction, happen: Happen) -> None:
        """Begin the action; free actions are possible after it, too."""
        if isinstance(action, Pass):
            happen(Passed(seat=seat))
            return
        state.push(EndAction())
        match action:
            case Deliver(card=card):
                state.push(UseCity())
                deliver(state, seat, card, happen)
            case Act():
                use_place(state, seat, action, happen)
            case Quest():
                location = state.players[seat].ship
                state.push(PayQuest(state.quests[location], location=location))
            case Assist():
                self._assist(state, seat, action, happen)
            case _:
                state.push(AfterVillageAction(self.points, 1))
                do_village_action(state, seat, action, happen)

    def _assist(self, state: "State", seat: Seat, action: Assist, happen: Happen) -> None:
        assistant = CARDS[action.card].assistant
        assert assistant is not None, "only assistants are listed"
        happen(AssistantUsed(seat=seat, location=assistant.location, card=action.card))
        state.push(AfterAssistant())
        state.receive((assistant.action, "assistants"))

    def why_not(self, state: "State", seat: Seat, action: Action) -> IllegalAction:
        """Say what is missing, or that this is not the place."""
        player = state.players[seat]
        match action:
            case Act():
                return why_not_act(state, seat, action)
            case Deliver(card=card):
                return why_no_delivery(state, seat, card)
            case Quest():
                return why_not_quest(state, seat)
            case Assist(card=card):
                reason = "Your assistant {card} does not stand here."
                if card not in player.assistants:
                    reason = "You have no assistant {card} on the map."
                return IllegalAction(reason, rule="assistants", card=card)
        if MAP[player.ship].kind != "village":
            return IllegalAction("Your ship is not in a village.", rule="village actions")
        return why_not_village(state, seat, action)


class AfterAssistant(Step, frozen=True, tag="after-assistant"):
    """§6.1 PH and U12: doubloons once the action of an assistant is over, whatever it brought."""

    def run(self, state: "State", happen: Happen) -> None:
        """Take them; what was completed by this very action counts."""
        player = state.players[state.active]
        state.receive(
            ((Gain("doubloons", player.perk("assistant_doubloons")),), "cards"),
            ((Gain("doubloons", SIGNAL_DOUBLOONS * player.has("signals")),), "upgrades"),
        )
