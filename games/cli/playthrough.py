"""A whole random game as text, to be read and compared: every question, answer, event and view."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from games.core.action import CHANCE, Seat
from games.core.chance import draw_lots
from games.core.game import Game
from games.core.outcome import rank
from games.core.state import State
from games.players.random_player import RandomPlayer

AnyGame = Game[Any, Any, Any]


def playthrough(game: AnyGame, seats: int, options: msgspec.Struct, seed: int) -> Iterator[str]:
    """Yield the lines of a random game.

    Under each action stand the events; then what has changed in the view of a spectator, and for
    who is asked what they see otherwise. The same seed gives the same lines.
    """
    rng = Random(seed)
    players = [RandomPlayer(rng) for _ in range(seats)]
    state = game.setup(seats, options)
    settings = ", ".join(f"{name}={value}" for name, value in msgspec.to_builtins(options).items())
    yield f"{game.title}, {seats} seats, seed {seed}, rules {game.rules}"
    yield f"options: {settings or 'none'}"
    shown: list[str] = []
    number = 0
    while True:
        lines = game.describe(game.view(state, None))
        yield from (f"  {line}" for line in lines if line not in shown)
        shown = lines
        decision = game.decision(state)
        if decision is None:
            break
        number += 1
        seat = decision.awaited[0]
        yield ""
        yield f"{number}. {_name(seat)}: {decision.kind}{' in secret' if decision.sealed else ''}"
        yield from (f"  sees {line}" for line in _sees(game, state, seat, lines))
        yield f"  may {' | '.join(map(str, decision.legal(seat)))}"
        if decision.by_chance:
            action = draw_lots(decision, rng)
        else:
            action = players[seat].choose(game.view(state, seat), decision.for_seat(seat))
        yield f"> {_name(seat)} {action}"
        yield from (f"  * {event}" for event in game.apply(state, seat, action))
    yield from ranking_lines(game, state)


def ranking_lines(game: AnyGame, state: State) -> Iterator[str]:
    """Yield the final ranking of a game that is over, best first; a rival is ranked, too."""
    outcome, rival = game.outcome(state), game.rival(state)
    assert outcome is not None, "a game without a decision is over"
    if rival is not None:
        outcome = rank((*outcome.scores, rival.score))
    yield ""
    place = 1
    for group in outcome.ranking:
        for seat in group:
            score = outcome.scores[seat]
            parts = " + ".join(f"{points} {name}" for name, points in score.parts.items())
            ties = ", ".join(f"{number} {name}" for name, number in score.ties.items())
            called = rival.name if rival is not None and score is rival.score else f"seat {seat}"
            yield f"{place}. {called}: {score.total} = {parts} ({ties})"
        place += len(group)
    if outcome.tie_break:
        yield f"The first place was decided by {outcome.tie_break}."


def _name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _sees(game: AnyGame, state: State, seat: Seat, public: list[str]) -> list[str]:
    """Return what a seat sees and a spectator does not."""
    if seat == CHANCE:
        return []
    return [line for line in game.describe(game.view(state, seat)) if line not in public]
