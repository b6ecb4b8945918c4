"""Free actions: planning, and completing career tasks, at any prompt of phase B (§5.2, §12)."""

from typing import TYPE_CHECKING, Any, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import Complete, Finish, Plan
from games.maracaibo.cards import CARDS
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.data import PLANNING_AREAS, TASKS
from games.maracaibo.drawing import DrawCards
from games.maracaibo.events import Planned, TaskCompleted

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

PLANS = {card: Plan(card) for card in CARDS}
COMPLETES = {task: Complete(task) for task in range(1, TASKS + 1)}
FINISH = Finish()
FreeAction = Plan | Complete


def acting(state: "State") -> bool:
    """Whether the active player is in phase B: drawing cards is still to come."""
    return any(type(step) is DrawCards for step in reversed(state.stack))


def free_actions(state: "State") -> list[FreeAction]:
    """Return what the active player may do besides, none outside of phase B."""
    if not acting(state):
        return []
    player = state.players[state.active]
    free: list[FreeAction] = []
    if len(player.planned) < PLANNING_AREAS:
        free += [PLANS[card] for card in player.hand]
    if player.tasks:
        tasks = CAREER_CARDS[player.careers[0]].tasks
        free += [COMPLETES[task] for task in player.tasks if tasks[task - 1].met(state, player)]
    return free


class ActStep(Step, frozen=True):
    """A prompt of phase B: next to its own answers, free actions are possible, and it asks again.

    Subclasses list their own answers, name the kind of question, and carry an answer out.
    """

    kind: ClassVar[str]

    def options(self, state: "State") -> list[Any]:
        """Return the prompt's own answers; with none the question is skipped."""
        raise NotImplementedError

    def carry_out(self, state: "State", seat: Seat, action: Any, happen: Happen) -> None:
        """Do one of the prompt's own answers."""
        raise NotImplementedError

    def decision(self, state: "State") -> Decision | None:
        """Ask for one of the answers, or a free action."""
        options = self.options(state)
        return ask(state.active, self.kind, [*options, *free_actions(state)]) if options else None

    def resolve(self, state: "State", seat: Seat, action: Any, happen: Happen) -> None:
        """Do a free action and ask again, or do what was answered."""
        if isinstance(action, FreeAction):
            state.push(self)
            do_free_action(state, seat, action, happen)
        else:
            self.carry_out(state, seat, action, happen)

    def refuse(self, state: "State", seat: Seat, action: Action) -> IllegalAction:
        """Say why a free action is not possible, or else what is wrong with an answer."""
        if isinstance(action, FreeAction):
            return why_not_free(state, seat, action)
        return super().refuse(state, seat, action)


class EndAction(ActStep, frozen=True, tag="end-action"):
    """§5.2: free actions are possible after the main action, too."""

    kind: ClassVar[str] = "end-action"
    rule: ClassVar[str] = "free actions"

    def decision(self, state: "State") -> Decision | None:
        """Ask whether that was all; skipped when no free action is possible."""
        free = free_actions(state)
        return ask(state.active, self.kind, [*free, FINISH]) if free else None

    def carry_out(self, state: "State", seat: Seat, action: Finish, happen: Happen) -> None:
        """Go on to phase C."""


def end_action(state: "State") -> None:
    """Leave out the question for free actions: the player has just stopped at one that had them."""
    if isinstance(state.stack[-1], EndAction):
        state.stack.pop()


def do_free_action(state: "State", seat: Seat, action: FreeAction, happen: Happen) -> None:
    """Plan a card, or complete a task; the third one brings the career's reward."""
    player = state.players[seat]
    if isinstance(action, Plan):
        player.hand.remove(action.card)
        player.planned.append(action.card)
        happen(Planned(seat=seat, card=action.card))
        return
    player.tasks.remove(action.task)
    player.figures += 1
    career = player.careers[0]
    happen(TaskCompleted(seat=seat, career=career, task=action.task, left=len(player.tasks)))
    if not player.tasks:
        state.receive((CAREER_CARDS[career].reward, "careers"))


def why_not_free(state: "State", seat: Seat, action: FreeAction) -> IllegalAction:
    """Say why a card cannot be planned, or a task not completed."""
    player = state.players[seat]
    if not acting(state):
        reason = "Planning and careers belong to the action phase of your turn."
        return IllegalAction(reason, rule="free actions")
    if isinstance(action, Plan):
        reason = "Your hand has no card {card}."
        if action.card in player.hand:
            reason = "All your planning areas are taken."
        return IllegalAction(reason, rule="planning", card=action.card)
    if action.task not in COMPLETES:
        reason = "A career has the tasks 1 to {tasks}."
    elif action.task not in player.tasks:
        reason = "You have completed task {task}."
    else:
        reason = "The condition of task {task} does not hold."
    return IllegalAction(reason, rule="careers", task=action.task, tasks=TASKS)
