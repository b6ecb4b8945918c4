"""How often computer players use what a game has, and what its use is worth to them."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from games.cli.coverage import play
from games.core.action import CHANCE, Action, Seat
from games.core.chance import draw_lots
from games.core.content import Content, Move, Thing
from games.core.decision import Decision
from games.core.game import Game
from games.players.opponents import kinds

AnyGame = Game[Any, Any, Any]
Key = tuple[str, Thing]
ENOUGH = 30
"""From how many users on what they scored says something."""


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

    def add(self, moves: Iterator[Move], names: Sequence[str]) -> None:
        """Count one game, which is played to its end; `names` are the players' kinds by seat."""
        reached: dict[Key, set[Seat]] = {}
        at_hand: dict[Key, set[Seat]] = {}
        outcome = None
        for move in moves:
            outcome = move.outcome
            self.answers += move.seat != CHANCE
            for key, seat in self._found(move):
                self.uses[key].times += 1
                reached.setdefault(key, set()).update([] if seat is None else [seat])
            for key in self._at_hand(move):
                at_hand.setdefault(key, set()).add(move.seat)
        assert outcome is not None, "a whole game has an outcome"
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

    def _found(self, move: Move) -> Iterator[tuple[Key, Seat | None]]:
        """Yield what a move has used, and who did; by chance it is whose event it is."""
        for part in (move.action, *move.events, move.outcome):
            mover = None if move.seat == CHANCE else move.seat
            seat = getattr(part, "seat", mover) if part is not move.action else mover
            for content in self.contents:
                if isinstance(part, content.shown_by):
                    for thing in content.reached(part, move):
                        yield (content.name, thing), seat

    def _at_hand(self, move: Move) -> Iterator[Key]:
        if move.view is None:
            return
        for content in self.contents:
            if content.at_hand is not None:
                yield from ((content.name, thing) for thing in content.at_hand(move.view))


def played(
    game: AnyGame, names: Sequence[str], options: msgspec.Struct, rng: Random
) -> Iterator[Move]:
    """Let players of these kinds play a game; each move is to be looked at at once."""
    players = [kinds(game.slug)[name](rng) for name in names]
    state, view = game.setup(len(names), options), None

    def answer(decision: Decision) -> tuple[Seat, Action]:
        nonlocal view
        seat = decision.awaited[0]
        if decision.by_chance:
            view = None
            return seat, draw_lots(decision, rng)
        view = game.view(state, seat)
        return seat, players[seat].choose(view, decision.for_seat(seat))

    for move in play(game, state, answer):
        yield move._replace(view=view)


def use(
    game: AnyGame, seats: int, options: msgspec.Struct, *, games: int, seed: int
) -> Iterator[str]:
    """Let computer players, mixed by chance, play so many games; tell what they used."""
    usage = Usage(game.uses or game.content)
    for number in range(games):
        rng = Random(seed + number)
        names = [rng.choice(list(kinds(game.slug))) for _ in range(seats)]
        usage.add(played(game, names, options, rng), names)
    yield f"{game.slug}: {games} games of {seats} computer players from seed {seed}"
    yield from table(usage)
    yield ""
    yield from players_table(usage)
    yield ""
    yield from summary(usage)


def table(usage: Usage) -> Iterator[str]:
    """Write for everything how often a seat used it, and by how much its users beat their kind.

    "use" is how many of those used it who had it at hand at some time.
    """
    width = _width(usage)
    means = usage.means
    for content in usage.contents:
        yield ""
        yield f"{content.name:{width}}{'a seat':>9}{'users':>9}{'use':>9}{'worth':>9}"
        for thing in content.things:
            one = usage.uses[content.name, thing]
            worth = _signed(one.worth(means))
            share = f"{one.times / usage.seats:9.2f}{one.users.total() / usage.seats:9.1%}"
            yield f"  {thing!s:{width - 2}}{share}{_percent(one.share)}{worth}"
        times = sum(usage.uses[content.name, thing].times for thing in content.things)
        yield f"  {'together':{width - 2}}{times / usage.seats:9.2f}"


def players_table(usage: Usage) -> Iterator[str]:
    """Write for each kind of player its share of wins, 1 being a fair one, and its mean score."""
    width = _width(usage)
    a_game = usage.seats / usage.games
    yield f"{'players':{width}}{'seats':>9}{'wins':>9}{'score':>9}"
    for name, one in sorted(usage.kinds.items()):
        wins = a_game * one.wins / one.seats
        yield f"  {name:{width - 2}}{one.seats:9}{wins:9.2f}{one.mean:9.1f}"


def summary(usage: Usage) -> Iterator[str]:
    """Write the measure: what is used least, what is worth least and most, who wins most."""
    width = _width(usage)
    means = usage.means
    yield f"{'measure':{width}}{'least use':>9}{'spread':>9}  weakest and strongest"
    for content in usage.contents:
        found = {thing: usage.uses[content.name, thing] for thing in content.things}
        shares = {thing: one.share for thing, one in found.items() if one.share is not None}
        worths = {
            thing: worth
            for thing, one in found.items()
            if one.users.total() >= ENOUGH and (worth := one.worth(means)) is not None
        }
        least = min(shares, key=lambda thing: shares[thing], default=None)
        share = _percent(None if least is None else shares[least])
        yield f"  {content.name:{width - 2}}{share}{_spread(worths)}  {_ends(worths, least)}"
    a_game = usage.seats / usage.games
    best = max(usage.kinds, key=lambda name: usage.kinds[name].wins / usage.kinds[name].seats)
    top = usage.kinds[best]
    yield f"most wins   {a_game * top.wins / top.seats:.2f} of a fair share, {best}"
    yield f"mean score  {usage.mean:.1f}"
    yield f"length      {usage.answers / usage.games:.0f} answers of players a game"


def _width(usage: Usage) -> int:
    things = [str(thing) for _, thing in usage.uses]
    return max(map(len, (*things, *(content.name for content in usage.contents)))) + 2


def _percent(share: float | None) -> str:
    return f"{'–':>9}" if share is None else f"{share:9.1%}"


def _signed(worth: float | None) -> str:
    return f"{'–':>9}" if worth is None else f"{worth:+9.1f}"


def _spread(worths: Mapping[Thing, float]) -> str:
    """Write the standard deviation of what things are worth."""
    if len(worths) < 2:
        return f"{'–':>9}"
    mean = sum(worths.values()) / len(worths)
    return f"{math.sqrt(sum((worth - mean) ** 2 for worth in worths.values()) / len(worths)):9.1f}"


def _ends(worths: Mapping[Thing, float], least: Thing | None) -> str:
    """Write the weakest and the strongest thing, and the one that is used least."""
    parts = [] if least is None else [f"least used {least}"]
    if worths:
        weakest = min(worths, key=lambda thing: worths[thing])
        strongest = max(worths, key=lambda thing: worths[thing])
        parts.insert(0, f"{weakest} {worths[weakest]:+.1f}, {strongest} {worths[strongest]:+.1f}")
    return "; ".join(parts)
