"""What random games reach of a game, counted, and what they never reach."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import count, cycle, islice, product
from random import Random
from typing import Any

from games.core.action import Action, Seat
from games.core.chance import answer_eagerly
from games.core.content import Content, Move, Thing, questions, verbs
from games.core.decision import Decision
from games.core.game import Game
from games.core.trial import option_sets

AnyGame = Game[Any, Any, Any]


class Unreached(Exception):
    """Something of a game was never reached; says what."""

    def __init__(self, games: int, missing: Mapping[str, Iterable[Thing]]) -> None:
        named = "; ".join(f"{name}: {', '.join(map(str, left))}" for name, left in missing.items())
        super().__init__(f"Never reached in {games} games: {named}.")


class Coverage:
    """Counts for everything a game has how often, and in how many games, it was reached."""

    def __init__(self, game: AnyGame) -> None:
        self.contents = (verbs(game.action_type), questions(game.state_type), *game.content)
        self.games = 0
        self.moves = 0
        self.times: dict[str, dict[Thing, int]] = self._nothing()
        self.in_games: dict[str, dict[Thing, int]] = self._nothing()
        self._shown_by: dict[type[Any], list[Content]] = {}

    def add(self, moves: Iterable[Move]) -> None:
        """Count one game.

        Raises:
            ValueError: a move has reached something that the game does not list.
        """
        reached: set[tuple[str, Thing]] = set()
        for move in moves:
            self.moves += 1
            for content, thing in self._found(move):
                if thing not in self.times[content.name]:
                    raise ValueError(f"“{thing}” is not listed among the {content.name}")
                self.times[content.name][thing] += 1
                reached.add((content.name, thing))
        for name, thing in reached:
            self.in_games[name][thing] += 1
        self.games += 1

    @property
    def missing(self) -> dict[str, list[Thing]]:
        """What was never reached, by the name of its kind; empty when everything was."""
        left = {
            name: [thing for thing, times in counted.items() if not times]
            for name, counted in self.times.items()
        }
        return {name: things for name, things in left.items() if things}

    def _nothing(self) -> dict[str, dict[Thing, int]]:
        return {content.name: dict.fromkeys(content.things, 0) for content in self.contents}

    def _found(self, move: Move) -> Iterator[tuple[Content, Thing]]:
        for part in (move.step, move.action, *move.events, move.outcome):
            for content in self._shows(type(part)):
                for thing in content.reached(part, move):
                    yield content, thing

    def _shows(self, kind: type[Any]) -> list[Content]:
        """Return the contents that a kind of part may show; asked for every part of every move."""
        if kind not in self._shown_by:
            self._shown_by[kind] = [
                content for content in self.contents if issubclass(kind, content.shown_by)
            ]
        return self._shown_by[kind]


def random_games(game: AnyGame, seed: int) -> Iterator[Iterator[Move]]:
    """Yield endless random games, all seats and options in turn, each as its moves."""
    kinds = cycle(product(option_sets(game), game.seats))
    for (options, seats), number in zip(kinds, count(seed), strict=False):
        answer = partial(answer_eagerly, rng=Random(number))
        yield play(game, game.setup(seats, options), answer)


def play(
    game: AnyGame, state: Any, answer: Callable[[Decision], tuple[Seat, Action]]
) -> Iterator[Move]:
    """Play on to the end, yielding the moves; each is to be looked at before the next."""
    while (decision := game.decision(state)) is not None:
        step = state.stack[-1]
        seat, action = answer(decision)
        events = tuple(game.apply(state, seat, action))
        yield Move(step, seat, action, events, state, game.outcome(state))


def cover(game: AnyGame, games: int, seed: int) -> Iterator[str]:
    """Play so many random games; tell as a table what they reached.

    Raises:
        Unreached: something was never reached.
    """
    coverage = Coverage(game)
    for moves in islice(random_games(game, seed), games):
        coverage.add(moves)
    yield f"{game.slug}: {games} random games from seed {seed}, {coverage.moves:,} decisions"
    yield from table(coverage)
    if coverage.missing:
        raise Unreached(games, coverage.missing)


def table(coverage: Coverage) -> Iterator[str]:
    """Write for everything, kind by kind, how often it was reached and in how many games."""
    things = [str(thing) for counted in coverage.times.values() for thing in counted]
    width = max(map(len, (*things, *coverage.times))) + 2
    for name, counted in coverage.times.items():
        yield ""
        yield f"{name:{width}}{'times':>9}{'games':>9}"
        for thing, times in counted.items():
            yield f"  {thing!s:{width - 2}}{times:>9,}{coverage.in_games[name][thing]:>9,}"
