"""The log of every game as a file: whole it leads to the end, before the end it tells no secret."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import msgspec
import pytest

from games.core.action import Seat
from games.core.chance import answer_at_random
from games.core.event import Event
from games.core.game import Game
from games.core.log_file import WholeLog, follow, log_so_far, read_log, write_log
from games.core.trial import option_sets
from games.registry import GAMES
from tests.games.core.auction import Auction
from tests.games.logged import played

AnyGame = Game[Any, Any, Any]
FURTHER = 40
"""Decisions that two worlds are followed for."""

every_game = pytest.mark.parametrize(
    "game", [*GAMES.values(), Auction()], ids=lambda game: str(game.slug)
)


class World:
    """A game that goes on from a position, and what one seat has heard since."""

    def __init__(self, game: AnyGame, options: msgspec.Struct, state: Any, seat: Seat | None):
        self.game, self.options, self.state, self.seat = game, options, state, seat
        self.told: list[list[Event]] = []

    @property
    def file(self) -> bytes:
        """What the seat takes along now."""
        return write_log(log_so_far(self.game, self.options, self.state, self.seat, self.told))

    @property
    def known(self) -> tuple[bytes, list[str]]:
        """What the seat sees, and has heard."""
        heard = [str(event) for some in self.told for event in some if event.heard_by(self.seat)]
        return msgspec.json.encode(self.game.view(self.state, self.seat)), heard

    def do(self, seat: Seat, action: Any) -> None:
        self.told.append(self.game.apply(self.state, seat, action))


@every_game
def test_a_whole_log_leads_to_the_end_again(game: AnyGame) -> None:
    for seats in game.seats:
        for number, options in enumerate(islice(option_sets(game), 2)):
            whole = played(game, seats, options, Random(f"{seats} {number}"))

            read = read_log(write_log(whole))

            assert read == whole
            assert isinstance(read, WholeLog)
            end = follow(game, read)
            assert game.decision(end.state) is None
            assert end.entries == len(whole.entries)
            undone = any(b'"undo"' in bytes(entry.action) for entry in whole.entries)
            assert undone == (game.slug in GAMES), "in secret nothing is taken back"


@every_game
def test_before_the_end_a_file_tells_nobody_what_they_may_not_know(game: AnyGame) -> None:
    """Law 4: as long as a seat knows the same in two worlds, so do its files, byte for byte."""
    compared = 0
    for seats, options in zip(game.seats, cycle(option_sets(game)), strict=False):
        rng = Random(f"{game.slug} {seats}")
        for here, there in lookalikes(game, seats, options, rng):
            assert here.file == there.file
            for _ in range(FURTHER):
                if not go_on(here, there, rng) or here.known != there.known:
                    break
                assert here.file == there.file
                compared += 1
    assert compared > 10


def lookalikes(
    game: AnyGame, seats: int, options: msgspec.Struct, rng: Random
) -> Iterator[tuple[World, World]]:
    """Yield worlds that differ in what one seat, or a spectator, cannot see."""
    state = game.setup(seats, options)
    while (decision := game.decision(state)) is not None:
        if rng.random() < 0.05 or decision.sealed:
            for seat in (None, *range(seats)):
                other = game.determinize(state, seat, rng)
                if other != state:
                    yield tuple(World(game, options, one, seat) for one in (state.copy(), other))
        game.apply(state, *answer_at_random(decision, rng))


def go_on(here: World, there: World, rng: Random) -> bool:
    """Let somebody act in both worlds; tell whether that can be.

    What others do, and chance, may be the same in both or not; the seat itself does the same.
    """
    decision, same = (world.game.decision(world.state) for world in (here, there))
    if decision is None or same is None or decision.awaited != same.awaited:
        return False
    actor = rng.choice(decision.awaited)
    both = [action for action in decision.legal(actor) if action in same.legal(actor)]
    if actor != here.seat and (not both or rng.random() < 0.5):
        here.do(actor, rng.choice(decision.legal(actor)))
        there.do(actor, rng.choice(same.legal(actor)))
    elif both:
        action = rng.choice(both)
        here.do(actor, action)
        there.do(actor, action)
    return bool(both) or actor != here.seat
