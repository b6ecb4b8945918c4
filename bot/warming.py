"""The first pictures of a game, drawn before anybody waits for them.

Artists keep most of what their first pictures are made of, which takes as long as twenty further
pictures, and memory: so only games that are played are drawn ahead, when a lobby opens. Tracks and
ships of Maracaibo take 0.6 s of a worker at first and a tenth of it afterwards, and 30 MB, which
whoever looks first would wait for.
"""

import asyncio
from contextvars import Context
from random import Random
from typing import Any

from bot.drawing import Drawing
from games.core.chance import answer_at_random
from games.core.game import Game
from games.core.state import State
from games.registry import GAMES
from rendering import PLAYER_BOARDS, SECOND_BOARDS

LANGUAGE = "en"


class Warming:
    """Draws how games begin, each once in the life of the process."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self.begun: dict[str, asyncio.Task[None]] = {}

    def begin(self, slug: str) -> None:
        """See to it that a game is drawn ahead; unknown ones are none of our business."""
        if slug in GAMES and slug not in self.begun:
            # In a context of its own: whoever opened the lobby does not wait for this.
            self.begun[slug] = asyncio.create_task(
                self._draw(slug), name=f"warm up {slug}", context=Context()
            )

    def close(self) -> None:
        """Draw nothing more."""
        for task in self.begun.values():
            task.cancel()

    async def _draw(self, slug: str) -> None:
        game = GAMES[slug]
        state = first_question(game)
        decision = game.decision(state)
        assert decision is not None, "no game ends before it asks anything"
        about = f"{slug} at the start"
        names = [f"#{number}" for number in range(1, game.seats[-1] + 1)]
        view, mine = game.view(state, None), game.view(state, decision.seats[0])
        draw = self._drawing
        await draw.board(slug, view, names, LANGUAGE, since=view, about=about)
        await draw.choices(slug, mine, names, LANGUAGE, about=about)
        await draw.hand(slug, mine, names, LANGUAGE, about=about)
        if slug in SECOND_BOARDS:
            await draw.second_board(slug, view, names, LANGUAGE, about=about)
        if slug in PLAYER_BOARDS:
            for seat in (None, decision.seats[0]):
                await draw.player_boards(slug, view, names, seat, LANGUAGE, about=about)


def first_question(game: Game[Any, Any, Any]) -> State:
    """Return a game of the most seats at the first question that is asked of a player."""
    state: State = game.setup(game.seats[-1], game.load_options({}))
    rng = Random(0)
    while (decision := game.decision(state)) is not None and decision.by_chance:
        game.apply(state, *answer_at_random(decision, rng))
    return state
