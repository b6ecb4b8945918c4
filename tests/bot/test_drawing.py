"""Who waits for whose picture."""

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from bot.client import Malecon
from bot.drawing import Drawing
from bot.ui import answers
from bot.warming import first_question
from games.registry import GAMES
from sandbox.players import Player
from tests.bot.placing import GAME
from tests.bot.scripted import choices_in

NAMES = ["Ana", "Győző", "Łukasz", "Mateo"]
STATE = first_question(GAMES[GAME])
MANY = 12


def private(drawing: Drawing) -> Coroutine[Any, Any, Any]:
    """Draw what the player who is asked may do."""
    decision = GAMES[GAME].decision(STATE)
    assert decision is not None
    view = GAMES[GAME].view(STATE, decision.seats[0])
    return drawing.choices(GAME, view, NAMES, "en", about="a test")


def board(drawing: Drawing, *, posted: bool) -> Coroutine[Any, Any, Any]:
    """Draw the board."""
    view = GAMES[GAME].view(STATE, None)
    return drawing.board(GAME, view, NAMES, "en", about="a test", posted=posted)


@pytest.fixture
def drawing(request: pytest.FixtureRequest) -> Iterator[Drawing]:
    """Draw with so many threads."""
    drawing = Drawing(request.param)
    yield drawing
    drawing.close()


@pytest.mark.parametrize(
    ("drawing", "posted", "waits"),
    [(2, True, False), (2, False, True), (1, True, True)],
    indirect=["drawing"],
)
async def test_only_what_is_posted_waits_for_no_private_pictures(
    drawing: Drawing, posted: bool, waits: bool
) -> None:
    many = [asyncio.create_task(private(drawing)) for _ in range(MANY)]
    await asyncio.sleep(0)
    assert (await board(drawing, posted=posted)) is not None
    assert all(task.done() for task in many) is waits
    assert None not in await asyncio.gather(*many)


@pytest.mark.parametrize("drawing", [2], indirect=True)
async def test_it_is_busy_while_each_of_its_threads_may_have_a_picture(drawing: Drawing) -> None:
    assert not drawing.busy
    some = [asyncio.create_task(private(drawing)) for _ in range(2)]
    await asyncio.sleep(0)
    assert drawing.busy
    await asyncio.gather(*some)
    assert not drawing.busy


async def test_while_others_wait_for_pictures_an_answer_is_acknowledged_sooner(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "IN_A_HURRY", 0.0)
    ana, *_ = people
    shown = await ana.slash("turn")
    many = [asyncio.create_task(private(bot.drawing)) for _ in range(3 * MANY)]
    answer = await ana.use(shown, choices_in(shown)[0][0])
    assert answer.kind == "deferred"
    await asyncio.gather(*many)
