"""One heading of a rulebook."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from games.core.action import Action, Seat
from games.core.decision import Decision
from games.core.errors import IllegalAction
from games.core.event import Event

Happen = Callable[[Event], None]
"""Takes note of an event as it happens."""


class Step(msgspec.Struct, frozen=True, tag=True):
    """A passage of the rules that is still to be done; its fields are what it has to remember.

    A step either asks a decision and resolves the answer, or runs. It is off the stack by then:
    what comes next, itself included, it pushes. Steps never change, so copies of a state share
    them. `rule` is the heading of the rules that a refusal names; `verbs` are the actions that
    `why_not` can explain even when none of them is possible.
    """

    rule: ClassVar[str] = "order of play"
    verbs: ClassVar[tuple[type[Action], ...]] = ()

    def decision(self, state: Any) -> Decision | None:
        """Return the question, or None when there is none and the step runs."""
        return None

    def run(self, state: Any, happen: Happen) -> None:
        """Do what needs no answer; a skipped question does nothing."""

    def resolve(self, state: Any, seat: Seat, action: Any, happen: Happen) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def refuse(self, state: Any, seat: Seat, action: Action) -> IllegalAction:
        """Say why an action that is not listed is not possible; `seat` is among the asked."""
        decision = self.decision(state)
        listed = decision.legal(seat) if decision else ()
        if type(action) not in (*self.verbs, *map(type, listed)):
            return IllegalAction(
                "You are asked to {asked} now, not to {verb}.",
                rule=self.rule,
                asked=tuple(dict.fromkeys(choice.verb for choice in listed)),
                verb=action.verb,
            )
        return self.why_not(state, seat, action)

    def why_not(self, state: Any, seat: Seat, action: Any) -> IllegalAction:
        """Say what is wrong with an action whose verb is right."""
        return IllegalAction("That is not among what you may choose now.", rule=self.rule)


class SealedStep(Step, frozen=True, kw_only=True):
    """A step that asks several seats at once, in secret.

    Subclasses type `answers`, list the choices by seat, and say what happens when all answers are
    turned up. An answer may take several actions: then `answered` adds one to those before, and
    `awaits` tells when a seat has given them all.
    """

    answers: dict[int, Any] = {}

    def choices(self, state: Any) -> Mapping[Seat, tuple[Action, ...]]:
        """Return what each asked seat may answer."""
        raise NotImplementedError

    def reveal(self, state: Any, happen: Happen) -> None:
        """Carry out all answers, whatever the order they came in."""
        raise NotImplementedError

    def decision(self, state: Any) -> Decision | None:
        """Ask all seats at once; None when nobody has a choice."""
        choices = self.choices(state)
        if not choices:
            return None
        return Decision(
            kind=str(self.__struct_config__.tag),
            seats=tuple(choices),
            choices=tuple(choices.values()),
            sealed=True,
            awaited=tuple(seat for seat in choices if self.awaits(state, seat)),
        )

    def awaits(self, state: Any, seat: Seat) -> bool:
        """Whether something is still missing from the answer of a seat that is asked."""
        return seat not in self.answers

    def answered(self, seat: Seat, action: Any) -> "SealedStep":
        """Return this step with the answer of `seat` put in or changed, ordered by seat."""
        answers = dict(sorted({**self.answers, seat: action}.items()))
        return msgspec.structs.replace(self, answers=answers)
