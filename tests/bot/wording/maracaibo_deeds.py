"""Every kind of choice of random games of Maracaibo: what is said of it, and what comes of it."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from random import Random
from typing import NamedTuple, TypeVar

from bot.wording.language import Language
from bot.wording.maracaibo.choices import choice
from games.core.action import Action, Seat
from games.core.event import Event
from games.maracaibo.events import (
    CombatPointsChanged,
    DoubloonsChanged,
    FiguresTaken,
    IncomeRaised,
    InfluenceGained,
    PointsScored,
    SymbolTaken,
    TurnEnded,
)
from games.maracaibo.state import MaracaiboState
from games.maracaibo.view import MaracaiboView
from tests.bot.wording.moments import random_game
from tests.games.maracaibo.positions import GAME

ENGLISH = Language("en")
GAMES_PLAYED = 24

PROMISES = {
    "doubloons": r"(\d+) doubloons?(?! per)",
    "points": r"(?<!lose )(\d+) points?(?! per)",
    "combat": r"(\d+) combat points?",
    "figures": r"(\d+) figures?",
    "france": r"(\d+) influence with France",
    "england": r"(\d+) influence with England",
    "spain": r"(\d+) influence with Spain",
    "doubloon income": r"doubloon income \+(\d+)",
    "point income": r"point income \+(\d+)",
    "medal": r"(medal) token",
    "anchor": r"(anchor) token",
    "parrot": r"(parrot) token",
    "barrel": r"(barrel) token",
    "compass": r"(compass) token",
}

E = TypeVar("E", bound=Event)


class Deed(NamedTuple):
    """A legal action, what is said of it, and what came of it in this turn until more is asked."""

    view: MaracaiboView
    action: Action
    label: str
    effect: str
    events: list[Event]
    state: MaracaiboState

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None, "players act"
        return self.view.seat

    @property
    def after(self) -> MaracaiboView:
        """What the player knows then."""
        return GAME.view(self.state, self.seat)

    def tells(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def goes_on(self, action: Action) -> list[Event]:
        """Return what comes of another action of the player after this one."""
        return GAME.apply(self.state.copy(), self.seat, action)

    def number(self, pattern: str) -> int:
        """Return the number that is said at a place of the line."""
        match = re.search(pattern, f"{self.label}: {self.effect}")
        assert match is not None, (pattern, self.label, self.effect)
        return int(match[1])


def of(kind: type[Action]) -> list[Deed]:
    """Return all deeds of one kind; there are some."""
    found = [deed for deed in _all_deeds() if type(deed.action) is kind]
    assert found, f"nobody could {kind.__name__}"
    return found


@cache
def _all_deeds() -> tuple[Deed, ...]:
    return tuple(deed for seed in range(GAMES_PLAYED) for deed in _deeds(seed))


def _deeds(seed: int) -> Iterator[Deed]:
    """Try one choice of each kind at every question of a game."""
    rng = Random(seed)
    for moment in random_game(GAME, GAME.seats[seed % len(GAME.seats)], 300 + seed):
        if moment.decision is None or moment.decision.sealed:
            continue
        [seat] = moment.decision.awaited
        view = GAME.view(moment.state, seat)
        by_kind = {type(action): action for action in rng.sample(view.choices, len(view.choices))}
        for action in by_kind.values():
            said = choice(view, action, ENGLISH)
            state = moment.state.copy()
            came = GAME.apply(state, seat, action)
            events = list(takewhile(lambda event: not isinstance(event, TurnEnded), came))
            yield Deed(view, action, said.label, said.effect, events, state)


def promised(said: str) -> Counter[str]:
    """Read the gains of what was said in English."""
    found: Counter[str] = Counter()
    for what, pattern in PROMISES.items():
        for amount in re.findall(pattern, said):
            found[what] += int(amount) if amount.isdecimal() else 1
    return found


def gained(events: Sequence[Event]) -> Counter[str]:
    """Add up what was gained."""
    found: Counter[str] = Counter()
    for event in events:
        match event:
            case DoubloonsChanged(amount=amount) if amount > 0:
                found["doubloons"] += amount
            case PointsScored(amount=amount) if amount > 0:
                found["points"] += amount
            case CombatPointsChanged(amount=amount) if amount > 0:
                found["combat"] += amount
            case FiguresTaken(amount=amount):
                found["figures"] += amount
            case IncomeRaised(track=track, amount=amount):
                found[f"{track.removesuffix('s')} income"] += amount
            case InfluenceGained(nation=nation, amount=amount):
                found[nation] += amount
            case SymbolTaken(symbol=symbol):
                found[symbol] += 1
    return found
