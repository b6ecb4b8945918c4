"""Computer players see a view and a question, and choose like anyone else."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.core.action import CHANCE
from games.core.chance import answer_at_random, draw_lots
from games.core.decision import Decision
from games.core.game import Game
from games.core.trial import option_sets
from games.players.random_player import RandomPlayer
from games.registry import GAMES
from tests.games.core.auction import Auction, Bid, Deal
from tests.games.santiago.positions import GAME, position


def test_the_random_player_chooses_anything_that_is_legal() -> None:
    table = position(holds={0: "3 pesos"})
    decision = GAME.decision(table.state)
    assert decision is not None
    player = RandomPlayer(Random(1))

    chosen = {str(player.choose(table.view(0), decision)) for _ in range(100)}

    assert chosen == table.legal


def test_the_random_player_answers_only_when_asked() -> None:
    table = position()
    decision = GAME.decision(table.state)
    assert decision is not None

    for reader in (None, 1):
        with pytest.raises(ValueError, match="is not asked"):
            RandomPlayer(Random(1)).choose(table.view(reader), decision)


def test_a_player_is_asked_without_the_choices_of_others() -> None:
    game = Auction()
    state = game.setup(2)
    for card in (1, 2):
        game.apply(state, CHANCE, Deal(card))
    game.apply(state, 0, Bid(3))
    decision = game.decision(state)
    assert decision is not None

    mine, other = decision.for_seat(1), decision.for_seat(0)

    assert (mine.seats, mine.choices, mine.awaited) == ((1,), (decision.legal(1),), (1,))
    assert (other.seats, other.awaited, other.sealed) == ((0,), (), True)
    with pytest.raises(ValueError, match="seat 2 is not asked"):
        decision.for_seat(2)


@pytest.mark.parametrize("game", [*GAMES.values(), Auction()], ids=lambda game: str(game.slug))
def test_random_players_play_whole_games(game: Game[Any, Any, Any]) -> None:
    """Also where they answer in secret: nobody is shown more than its own question."""
    for number, options in enumerate(option_sets(game)):
        rng, seats = Random(4), game.seats[number % len(game.seats)]
        state = game.setup(seats, options)
        players = [RandomPlayer(rng) for _ in range(seats)]
        while (decision := game.decision(state)) is not None:
            seat = rng.choice(decision.awaited)
            if seat == CHANCE:
                action = draw_lots(decision, rng)
            else:
                action = players[seat].choose(game.view(state, seat), decision.for_seat(seat))
            game.apply(state, seat, action)

        assert game.outcome(state) is not None


def test_chance_draws_by_weight() -> None:
    deals = (Deal(1), Deal(2), Deal(3))
    decision = Decision("deal", (CHANCE,), (deals,), awaited=(CHANCE,), weights=(1, 2, 5))
    rng = Random(1)

    drawn = Counter(draw_lots(decision, rng) for _ in range(8000))

    assert [round(drawn[deal] / 1000) for deal in deals] == [1, 2, 5]
    assert answer_at_random(decision, rng)[0] == CHANCE
