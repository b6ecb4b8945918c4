"""How often computer players use what a game has, and what its use is worth to them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from games.core.action import CHANCE, Seat
from games.core.content import Content, Move, Thing
from games.core.outcome import Outcome

Key = tuple[str, Thing]


class Tally(msgspec.Struct):
    """Players of one kind: how many there were, what they scored together, and what they won.

    A shared first place counts as the part of one that it is.
    """

    seats: int = 0
    scores: int = 0
    wins: float = 0

    @property
    def mean(self) -> float:
        """What they scored on average; 0 when there were none."""
        return self.scores / self.seats if self.seats else 0.0


class Use(msgspec.Struct):
    """How often a thing was used, seat by seat: by whom, by whom it might have been, and scores.

    `users` counts the users by their kind, `scores` adds up their final points; `chances` are the
    seats that had it at hand at some time.
    """

    times: int = 0
    chances: int = 0
    scores: int = 0
    users: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def share(self) -> float | None:
        """How many of those who might have used it did; None when nobody might."""
        return self.users.total() / self.chances if self.chances else None

    def worth(self, means: Mapping[str, float]) -> float | None:
        """By how much users beat the mean of their own kind; None when there were none."""
        users = self.users.total()
        if not users:
            return None
        expected = sum(means[kind] * count for kind, count in self.users.items())
        return (self.scores - expected) / users


class Usage:
    """Counts over whole games how often everything was used, and how its users scored."""

    def __init__(self, contents: tuple[Content, ...]) -> None:
        self.contents = contents
        self.games = 0
        self.answers = 0
        self.kinds: dict[str, Tally] = {}
        self.uses: dict[Key, Use] = {
            (content.name, thing): Use() for content in contents for thing in content.things
        }

    @property
    def seats(self) -> int:
        """How many players there were in all games together."""
        return sum(one.seats for one in self.kinds.values())

    @property
    def mean(self) -> float:
        """What everybody scored on average."""
        return sum(one.scores for one in self.kinds.values()) / self.seats

    @property
    def means(self) -> dict[str, float]:
        """What each kind of player scored on average."""
        return {kind: one.mean for kind, one in self.kinds.items()}

    def fair_share(self, kind: Tally) -> float:
        """Return how many games players of a kind won, 1 being as many as all others."""
        return self.seats / self.games * kind.wins / kind.seats

    def add(self, moves: Iterator[Move], names: Sequence[str]) -> tuple[int, Outcome]:
        """Count one game, which is played to its end; `names` are the players' kinds by seat.

        Returns:
            How many decisions it took, those of chance among them, and how it ended.
        """
        reached: dict[Key, set[Seat]] = {}
        at_hand: dict[Key, set[Seat]] = {}
        decisions, outcome = 0, None
        for move in moves:
            decisions += 1
            outcome = move.outcome
            self.answers += move.seat != CHANCE
            for key, seats in self._found(move):
                self.uses[key].times += 1
                reached.setdefault(key, set()).update(seats)
            for key in self._at_hand(move):
                at_hand.setdefault(key, set()).add(move.seat)
        assert outcome is not None, "a whole game has an outcome"
        self._score(outcome, names, reached, at_hand)
        return decisions, outcome

    def _score(
        self,
        outcome: Outcome,
        names: Sequence[str],
        reached: Mapping[Key, set[Seat]],
        at_hand: Mapping[Key, set[Seat]],
    ) -> None:
        """Count what players of a finished game scored, and what they had used."""
        self.games += 1
        totals = [score.total for score in outcome.scores]
        for seat, name in enumerate(names):
            kind = self.kinds.setdefault(name, Tally())
            kind.seats += 1
            kind.scores += totals[seat]
            kind.wins += (seat in outcome.winners) / len(outcome.winners)
        for content in self.contents:
            for thing in content.things:
                key = content.name, thing
                users = {seat for seat in reached.get(key, ()) if seat < len(totals)}
                use = self.uses[key]
                use.users.update(names[seat] for seat in users)
                use.scores += sum(totals[seat] for seat in users)
                everybody = content.at_hand is None
                use.chances += len(totals if everybody else users | at_hand.get(key, set()))

    def _found(self, move: Move) -> Iterator[tuple[Key, tuple[Seat, ...]]]:
        """Yield what a move has used, and who did."""
        for part in (move.action, *move.events, move.outcome):
            for content in self.contents:
                if isinstance(part, content.shown_by):
                    for thing in content.reached(part, move):
                        yield (content.name, thing), _users(part, move)

    def _at_hand(self, move: Move) -> Iterator[Key]:
        if move.view is None:
            return
        for content in self.contents:
            if content.at_hand is not None:
                yield from ((content.name, thing) for thing in content.at_hand(move.view))


def _users(part: Any, move: Move) -> tuple[Seat, ...]:
    """Return whose event it is, who won by an outcome, or else who moved, if that was no chance."""
    if isinstance(part, Outcome):
        return part.winners
    mover = None if move.seat == CHANCE else move.seat
    seat = mover if part is move.action else getattr(part, "seat", mover)
    return () if seat is None else (seat,)
