"""Every registered game keeps the laws; a new one is tried by being registered."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.core.game import Game
from games.core.laws import check_position
from games.core.sources import sources_know_no_chance
from games.core.trial import option_sets, play_under_laws, stored_states_play_on
from games.registry import GAMES
from tests.games.core.auction import Auction

FIXTURES = Path(__file__).parent.parent / "fixtures"

every_game = pytest.mark.parametrize(
    "game", [*GAMES.values(), Auction()], ids=lambda game: str(game.slug)
)
registered = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.slug))


@every_game
def test_random_games_keep_the_laws(game: Game[Any, Any, Any]) -> None:
    plain, *others = option_sets(game)
    for number, seats in enumerate(game.seats):
        for options in (plain, *others[number :: len(game.seats)]):
            written = play_under_laws(game, seats, options, Random(seats))

            assert written.outcome is not None
            assert game.outcome(written.replay(game).state) == written.outcome


@registered
def test_the_rules_import_neither_chance_nor_a_clock(game: Game[Any, Any, Any]) -> None:
    sources_know_no_chance(game)


@registered
def test_stored_states_of_all_rules_play_on(game: Game[Any, Any, Any]) -> None:
    folder = FIXTURES / game.slug
    samples = {
        rules: (folder / f"state-rules-{rules}.json").read_bytes()
        for rules in range(1, game.rules + 1)
    }

    stored_states_play_on(game, samples, Random(1))


@every_game
def test_the_first_position_keeps_the_laws_for_every_number_of_seats(
    game: Game[Any, Any, Any],
) -> None:
    for seats in game.seats:
        check_position(game, game.setup(seats), Random(seats))
