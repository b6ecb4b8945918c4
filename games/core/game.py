"""A game: set-up, decisions, actions, views and the end."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

import msgspec

from games.core.action import Action, Seat
from games.core.content import Content
from games.core.decision import Decision
from games.core.errors import IllegalAction, InvalidAction, UnknownRules
from games.core.event import Answered, Event
from games.core.outcome import Outcome, Rival
from games.core.reseat import Reseat
from games.core.state import State
from games.core.step import Happen, SealedStep
from games.core.text import members, read_line
from games.core.undo import Undo
from games.core.view import View
from games.core.view_text import view_lines

if TYPE_CHECKING:
    from random import Random

OF_THE_TABLE = (Undo, Reseat)
"""Actions that a log may hold and that no game knows."""

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the letter stands for options


class Game(ABC, Generic[S, V, O]):
    """One per game, without any state of its own.

    Subclasses name the types of their state, actions and options, and provide `lay_out`, `view`,
    `outcome`, `audit` and `determinize`.
    """

    slug: ClassVar[str]
    """The name in addresses, files and rows."""
    title: ClassVar[str]
    """The name as players know it."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    rules: ClassVar[int]
    """The version of the rules that new games are played under."""
    longest: ClassVar[int]
    """The cap of decisions under which random games end (law 7)."""
    state_type: ClassVar[type[State]]
    options_type: ClassVar[type[msgspec.Struct]]
    action_type: ClassVar[Any]
    """The union of the game's actions."""
    content: ClassVar[tuple[Content, ...]] = ()
    """What there is to be reached beside verbs and questions, for `python -m games coverage`."""
    uses: ClassVar[tuple[Content, ...]] = ()
    """What there is to be used, for `python -m games simulate`; its content when that is all."""

    @abstractmethod
    def lay_out(self, seats: int, options: O) -> S:
        """Return the state before anything is drawn, with the set-up on the stack."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what `seat`, or a spectator, may know."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the final ranking, None while the game goes on."""

    def rival(self, state: S) -> Rival | None:
        """Return whom the game itself has played against the seats, once it is over; else None."""
        return None

    @abstractmethod
    def determinize(self, state: S, seat: Seat | None, rng: "Random") -> S:
        """Return another state, possible in play, that shows `seat` the same view."""

    def hides_nothing(self, state: S, seat: Seat | None) -> bool:
        """Whether `seat` sees everything there is, so that `determinize` has nothing to vary."""
        return False

    @abstractmethod
    def audit(self, state: S) -> list[str]:
        """Recount everything that is conserved; return a sentence for each thing that is not."""

    def describe(self, view: V) -> list[str]:
        """Write what a view shows, all but the choices, as lines of plain English."""
        return view_lines(view)

    def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
        """Bring a dumped state of older rules into today's shape; it keeps its rules.

        Raises:
            UnknownRules: the state is from rules that this program does not know.
        """
        if rules != self.rules:
            raise UnknownRules(f"{self.title} knows rules up to {self.rules}, not {rules}.")
        return raw

    def setup(self, seats: int, options: O | None = None) -> S:
        """Return the state in which a new game begins: the first decision is open.

        Raises:
            ValueError: the game cannot be played by that many.
        """
        if seats not in self.seats:
            can_be = ", ".join(map(str, self.seats))
            raise ValueError(f"{self.title} is for {can_be} players, not {seats}.")
        state = self.lay_out(seats, cast(O, self.options_type()) if options is None else options)
        self._settle(state, lambda event: None)
        return state

    def decision(self, state: S) -> Decision | None:
        """Return the one decision that is open, None when the game is over."""
        return state.stack[-1].decision(state) if state.stack else None

    def apply(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Let `seat` answer the open decision; return what happened. The state changes in place.

        Raises:
            IllegalAction: the rules do not allow it; the state is as before.
        """
        decision = self.decision(state)
        if decision is None:
            raise IllegalAction("The game is over.", rule="end of the game")
        if action not in decision.legal(seat):
            raise self.refusal(state, seat, action)
        events: list[Event] = []
        step = state.stack.pop()
        if isinstance(step, SealedStep):
            self._answer(state, step.answered(seat, action), seat, events.append)
        else:
            state.closed += 1
            step.resolve(state, seat, action, events.append)
        self._settle(state, events.append)
        return events

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        """Say why `seat` cannot do `action` now; the state is not touched."""
        decision = self.decision(state)
        if decision is None:
            return IllegalAction("The game is over.", rule="end of the game")
        if seat not in decision.seats:
            return self.out_of_turn()
        refusal: IllegalAction = state.stack[-1].refuse(state, seat, action)
        return refusal

    def out_of_turn(self) -> IllegalAction:
        """Say that the open decision is others', whatever a seat would answer."""
        return IllegalAction("It is not your decision now.", rule="order of play")

    def dump(self, state: S) -> str:
        """Write a state as JSON."""
        return msgspec.json.encode(state).decode()

    def load(self, text: str | bytes) -> S:
        """Read a state that `dump` wrote, of these rules or of older ones.

        Raises:
            UnknownRules: the state is from rules that this program does not know.
        """
        raw = msgspec.json.decode(text)
        if raw["rules"] != self.rules:
            raw = self.upgrade(raw, raw["rules"])
        return cast(S, msgspec.convert(raw, self.state_type, str_keys=True))

    def dump_action(self, action: Action) -> str:
        """Write an action as JSON."""
        return msgspec.json.encode(action).decode()

    def load_action(self, text: str | bytes) -> Action:
        """Read an action that `dump_action` wrote: one of this game or of the table.

        Raises:
            InvalidAction: it is not an action of this game.
        """
        try:
            return cast(Action, self._decoder.decode(text))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise InvalidAction(f"Not an action of {self.title}: {error}") from error

    def parse_action(self, text: str) -> Action:
        """Read an action of this game or of the table from the line that `str(action)` writes.

        Values may stand without their names, in order: `drive 3` for `drive stops=3`.

        Raises:
            InvalidAction: says what is wrong with the text and what is possible.
        """
        try:
            return read_line(
                text, cast(tuple[type[Action], ...], (*members(self.action_type), *OF_THE_TABLE))
            )
        except ValueError as error:
            raise InvalidAction(str(error)) from error

    def load_options(self, text: str | bytes | Mapping[str, Any]) -> O:
        """Read options from JSON text or a mapping; what is missing is as in the printed rules."""
        raw = msgspec.json.decode(text) if isinstance(text, str | bytes) else dict(text)
        return cast(O, msgspec.convert(raw, self.options_type))

    @cached_property
    def _decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.action_type | Undo | Reseat)

    def _answer(self, state: S, step: SealedStep, seat: Seat, happen: Happen) -> None:
        """Keep a sealed step with one more answer; the last answer turns all of them up."""
        happen(Answered(to=(seat,), seat=seat))
        decision = step.decision(state)
        if decision is not None and decision.awaited:
            state.stack.append(step)
        else:
            state.closed += 1
            step.reveal(state, happen)

    def _settle(self, state: S, happen: Happen) -> None:
        """Do the steps that need no answer until a decision is open or the game is over."""
        stack = state.stack
        while stack:
            step = stack[-1]
            if step.decision(state) is not None:
                return
            stack.pop()
            step.run(state, happen)
