"""Captains play by rules of thumb: whole games, better than anybody at random."""

from random import Random

import pytest

from games.core.chance import draw_lots
from games.maracaibo.state import MaracaiboState
from games.maracaibo.uses import USES
from games.maracaibo.view import Options
from games.players.maracaibo.captain import Captain
from games.players.maracaibo.combat import spending
from games.players.maracaibo.style import STYLES, Style
from games.players.maracaibo.worth import Worth
from games.players.player import Player
from games.players.random_player import RandomPlayer
from tests.games.maracaibo.positions import GAME, Table, position
from tests.games.maracaibo.test_rulings import combat
from tests.games.maracaibo.test_worked import A, B

CALM = Random(1)


def play(players: list[Player], seed: int, options: Options | None = None) -> MaracaiboState:
    """Let players play a whole game."""
    rng = Random(seed)
    state = GAME.setup(len(players), options)
    while (decision := GAME.decision(state)) is not None:
        seat = decision.awaited[0]
        if decision.by_chance:
            action = draw_lots(decision, rng)
        else:
            action = players[seat].choose(GAME.view(state, seat), decision.for_seat(seat))
        GAME.apply(state, seat, action)
    return state


@pytest.mark.parametrize("leaning", STYLES)
def test_every_style_plays_whole_games(leaning: str) -> None:
    rng = Random(3)
    captain = Captain(rng, STYLES[leaning])  # type: ignore[index]  # a leaning

    state = play([captain, Captain(rng)], 5)

    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", [1, 5])
def test_a_captain_plays_against_jean(level: int) -> None:
    state = play([Captain(Random(2))], 2, Options(level=level))  # type: ignore[arg-type]  # a level

    assert state.players[A].points > 40


def test_a_captain_beats_players_at_random() -> None:
    for seed in range(3):
        rng = Random(seed)
        outcome = GAME.outcome(play([RandomPlayer(rng), Captain(rng), RandomPlayer(rng)], seed))

        assert outcome is not None
        assert outcome.winners == (B,)


def chosen(table: Table, style: Style | None = None) -> str:
    """Return what a captain does most, of many tries."""
    decision = GAME.decision(table.state)
    assert decision is not None
    captain = Captain(CALM, style)
    tries = [str(captain.choose(table.view(A), decision)) for _ in range(31)]
    return max(tries, key=tries.count)


def test_a_captain_delivers_before_acting() -> None:
    table = position(stopped=("11", 3), hands={A: "A03"}, discs={A: {"sails": 1}})

    assert chosen(table) == "deliver card=A03"
    table.do(A, "deliver A03")
    assert chosen(table) == "remove upgrade=sails"


def test_a_captain_completes_tasks_at_once() -> None:
    table = position(stopped=("9", 1), tokens={A: [1, 2, 3, 4]})

    assert chosen(table) == "complete task=1"


def test_a_captain_fights_for_what_pays() -> None:
    table = position(stopped=("11", 7), influence={A: (0, 5, 0)}, combat={A: 4})
    table.do(A, "act fight", "reveal left").draw("draw-token 25")

    assert chosen(table) == "fight nation=england", "one more is a higher rank"


def test_a_total_is_spent_on_the_best_options() -> None:
    worth = Worth(combat(add=9).view(A), Style())

    values = [spending(worth, "france", total) for total in range(13)]

    assert values[0] == values[1] == 0
    assert values == sorted(values)
    assert len(set(values)) > 5


def test_leanings_change_what_is_done() -> None:
    table = position(stopped=("20", 1))

    assert chosen(table, Style(exploring=3)) == "act deed=explore"
    assert chosen(table, Style(fights=3)) == "act deed=fight"


def test_a_captain_answers_only_when_asked() -> None:
    table = position()
    decision = GAME.decision(table.state)
    assert decision is not None

    with pytest.raises(ValueError, match="seat 1 is not asked"):
        Captain(Random(1)).choose(table.view(B), decision)


def test_uses_are_named_once() -> None:
    names = [content.name for content in USES]

    assert len(set(names)) == len(names)
    for content in USES:
        assert len(set(content.things)) == len(content.things)
