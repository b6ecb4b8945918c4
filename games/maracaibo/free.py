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

    Subclasses list their own answers, name the kind of question, and carry an answer out. A single
    answer that is compulsory is carried out unasked: free actions are possible after it, too.
    """

    kind: ClassVar[str]

    def options(self, state: "State") -> list[Any]:
        """Return the prompt's own answers; with none the question is passed over."""
        raise NotImplementedError

    def carry_out(self, state: "State", seat: Seat, action: Any, happen: Happen) -> None:
        """Do one of the prompt's own answers."""
        raise NotImplementedError

    def pass_over(self, state: "State", happen: Happen) -> None:
        """Do what is done when nothing can be answered."""

    def decision(self, state: "State") -> Decision | None:
        """Ask for one of the answers, or a free action."""
        options = self.options(state)
        if not options or (len(options) == 1 and not options[0].declines):
            return None
        answers = [*options, *free_actions(state)]
        asked = len(answers) > 1 or self.would_tell(state)
        return ask(state.active, self.kind, answers) if asked else None

    def would_tell(self, state: "State") -> bool:
        """Whether others would learn of a hand that there is nothing to do but to decline."""
        return False

    def run(self, state: "State", happen: Happen) -> None:
        """Carry the only answer out, or pass over the question."""
        options = self.options(state)
        if not options:
            self.pass_over(state, happen)
        for option in options:
            self.carry_out(state, state.active, option, happen)

    def resolve(self, state: "State", seat: Seat, action: Any, happen: Happen) -> None:
        """Do a free action and ask again, or do what was answered."""
        if isinstance(action, FreeAction):
            state.push(self.again())
            do_free_action(state, seat, action, happen)
            return
        offered = _offered(state)
        self.carry_out(state, seat, action, happen)
        _note(state, offered)

    def again(self) -> "ActStep":
        """Return the prompt that follows a free action."""
        return self

    def refuse(self, state: "State", seat: Seat, action: Action) -> IllegalAction:
        """Say why a free action is not possible, or else what is wrong with an answer."""
        if isinstance(action, FreeAction):
            return why_not_free(state, seat, action)
        return super().refuse(state, seat, action)


class EndAction(ActStep, frozen=True, tag="end-action"):
    """§5.2: free actions are possible after the main action, too.

    It asks when something is possible that the last prompt did not offer: `plans` tells how many
    cards could be planned at that one, `tasks` which tasks could be completed.
    """

    plans: int = 0
    tasks: tuple[int, ...] = ()
    kind: ClassVar[str] = "end-action"
    rule: ClassVar[str] = "free actions"

    def options(self, state: "State") -> list[Finish]:
        """To be done; passed over when nothing is possible that was not offered just before.

        No card comes into a hand in phase B: where as many could be planned, the same could.
        """
        now = _offered(state)
        new = now.plans > self.plans or not set(now.tasks) <= set(self.tasks)
        return [FINISH] if new else []

    def again(self) -> "EndAction":
        """Ask for further ones, whatever was offered before."""
        return EndAction()

    def carry_out(self, state: "State", seat: Seat, action: Finish, happen: Happen) -> None:
        """Go on to phase C."""


def _offered(state: "State") -> EndAction:
    """Return the end of a main action whose last prompt is the one that is open."""
    free = free_actions(state)
    tasks = tuple(action.task for action in free if isinstance(action, Complete))
    areas = PLANNING_AREAS - len(state.players[state.active].planned)
    return EndAction(plans=min(len(free) - len(tasks), areas), tasks=tasks)


def _note(state: "State", offered: EndAction) -> None:
    """Let the end of the main action, if one is to come, know what was offered last."""
    for place in reversed(range(len(state.stack))):
        if isinstance(state.stack[place], EndAction):
            state.stack[place] = offered
            return


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
