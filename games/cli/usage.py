"""How often computer players use what a game has, and what its use is worth to them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games.core.action import CHANCE, Seat
from games.core.chance import draw_lots
from games.core.content import Content, Move, Thing
from games.core.game import Game
from games.players.opponents import opponent

AnyGame = Game[Any, Any, Any]
Key = tuple[str, Thing]


class Use(msgspec.Struct):
    """How often a thing was used; `scores` add up the final points of the `users`, seat by seat."""

    times: int = 0
    games: int = 0
    users: int = 0
    scores: int = 0

    @property
    def mean(self) -> float | None:
        """What the users scored on average; None when there were none."""
        return self.scores / self.users if self.users else None


class Usage:
    """Counts over whole games how often everything was used, and how its users scored."""

    def __init__(self, contents: tuple[Content, ...]) -> None:
        self.contents = contents
        self.games = 0
        self.seats = 0
        self.scores = 0
        self.uses: dict[Key, Use] = {
            (content.name, thing): Use() for content in contents for thing in content.things
        }

    @property
    def mean(self) -> float:
        """What everybody scored on average."""
        return self.scores / self.seats

    def add(self, game: AnyGame, moves: Iterator[Move]) -> None:
        """Count one game, which is played to its end."""
        reached: dict[Key, set[Seat]] = {}
        outcome = None
        for move in moves:
            outcome = move.outcome
            for key, seat in self._found(move):
                self.uses[key].times += 1
                reached.setdefault(key, set()).update([] if seat is None else [seat])
        assert outcome is not None, "a whole game has an outcome"
        totals = [score.total for score in outcome.scores]
        self.games += 1
        self.seats += len(totals)
        self.scores += sum(totals)
        for key, seats in reached.items():
            use = self.uses[key]
            use.games += 1
            users = [seat for seat in seats if seat < len(totals)]
            use.users += len(users)
            use.scores += sum(totals[seat] for seat in users)

    def _found(self, move: Move) -> Iterator[tuple[Key, Seat | None]]:
        """Yield what a move has used, and who did; by chance it is whose event it is."""
        for part in (move.action, *move.events):
            mover = None if move.seat == CHANCE else move.seat
            seat = getattr(part, "seat", mover) if part is not move.action else mover
            for content in self.contents:
                if isinstance(part, content.shown_by):
                    for thing in content.reached(part, move):
                        yield (content.name, thing), seat


def played(game: AnyGame, seats: int, options: msgspec.Struct, rng: Random) -> Iterator[Move]:
    """Let computer players play a game, yielding the moves; each is to be looked at at once."""
    players = [opponent(game.slug, rng) for _ in range(seats)]
    state = game.setup(seats, options)
    while (decision := game.decision(state)) is not None:
        step, seat = state.stack[-1], decision.awaited[0]
        if decision.by_chance:
            action = draw_lots(decision, rng)
        else:
            action = players[seat].choose(game.view(state, seat), decision.for_seat(seat))
        events = tuple(game.apply(state, seat, action))
        yield Move(step, seat, action, events, state, game.outcome(state))


def use(
    game: AnyGame, seats: int, options: msgspec.Struct, *, games: int, seed: int
) -> Iterator[str]:
    """Let computer players play so many games; tell as a table what they used."""
    usage = Usage(game.uses or game.content)
    for number in range(games):
        usage.add(game, played(game, seats, options, Random(seed + number)))
    yield f"{game.slug}: {games} games of {seats} computer players from seed {seed}"
    yield f"mean score {usage.mean:.1f}"
    yield from table(usage)


def table(usage: Usage) -> Iterator[str]:
    """Write for everything how often a seat used it, and by how much its users beat the mean."""
    things = [str(thing) for _, thing in usage.uses]
    width = max(map(len, (*things, *(content.name for content in usage.contents)))) + 2
    for content in usage.contents:
        yield ""
        yield f"{content.name:{width}}{'a seat':>9}{'users':>9}{'worth':>9}"
        for thing in content.things:
            one = usage.uses[content.name, thing]
            worth = f"{one.mean - usage.mean:+9.1f}" if one.mean is not None else f"{'–':>9}"
            share = f"{one.times / usage.seats:9.2f}{one.users / usage.seats:9.0%}"
            yield f"  {thing!s:{width - 2}}{share}{worth}"
