"""The first pictures of a process, drawn before anybody waits for them."""

from random import Random
from typing import Any

from bot.drawing import Drawing
from games.core.chance import answer_at_random
from games.core.game import Game
from games.core.state import State
from games.registry import GAMES

LANGUAGE = "en"


async def warm_up(drawing: Drawing) -> None:
    """Draw how each game begins; artists keep most of what their first pictures are made of."""
    for slug, game in GAMES.items():
        state = first_question(game)
        decision = game.decision(state)
        assert decision is not None, "no game ends before it asks anything"
        about = f"{slug} at the start"
        names = [f"#{number}" for number in range(1, game.seats[-1] + 1)]
        view, mine = game.view(state, None), game.view(state, decision.seats[0])
        await drawing.board(slug, view, names, LANGUAGE, since=view, about=about)
        await drawing.choices(slug, mine, names, LANGUAGE, about=about)
        await drawing.hand(slug, mine, names, LANGUAGE, about=about)


def first_question(game: Game[Any, Any, Any]) -> State:
    """Return a game of the most seats at the first question that is asked of a player."""
    state: State = game.setup(game.seats[-1], game.load_options({}))
    rng = Random(0)
    while (decision := game.decision(state)) is not None and decision.by_chance:
        game.apply(state, *answer_at_random(decision, rng))
    return state
