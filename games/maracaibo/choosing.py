"""Questions that are asked only where there is something to choose."""

from typing import Any, ClassVar

from games.core.action import Seat
from games.core.decision import Decision, ask
from games.core.step import Happen, Step


class ChoiceStep(Step, frozen=True):
    """A question; with a single answer it is not asked, and that answer is carried out.

    Subclasses list the answers, all of them compulsory, and name the kind of question. Where others
    would learn a secret by its not being asked it is asked all the same.
    """

    kind: ClassVar[str]

    def answers(self, state: Any) -> list[Any]:
        """Return what may be answered; with nothing there is no question."""
        raise NotImplementedError

    def asked(self, state: Any) -> Seat:
        """Return who is asked."""
        seat: Seat = state.active
        return seat

    def decision(self, state: Any) -> Decision | None:
        """Ask for one of several answers."""
        answers = self.answers(state)
        asked = len(answers) > 1 or self.would_tell(state)
        return ask(self.asked(state), self.kind, answers) if asked else None

    def would_tell(self, state: Any) -> bool:
        """Whether others would learn of a hand that there is a single answer."""
        return False

    def run(self, state: Any, happen: Happen) -> None:
        """Give the only answer."""
        for answer in self.answers(state):
            self.resolve(state, self.asked(state), answer, happen)
