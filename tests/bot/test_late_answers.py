"""An answer that takes its time, or comes too late: the move counts all the same."""

import asyncio

import pytest

from bot.client import Malecon
from bot.ui import answers
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.breaking import CALLBACK, broken
from tests.bot.placing import GAME
from tests.bot.scripted import choices_in


async def test_an_answer_that_comes_too_late_kills_nothing(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    shown = await ana.slash("turn")
    discord_.ack_deadline = 0.05
    async with discord_.faults.holding(CALLBACK) as gate:
        late = await ana.use(shown, choices_in(shown)[0][0])
        assert late.kind == "failure"
        await gate.arrived()
    discord_.ack_deadline = 3.0
    post = await gyozo.sees("▶")
    assert "Ana drives 1 stop" in post.text
    assert (await gyozo.click(post, "My turn")).kind == "message"
    assert await bot.database.log.count(table) == 1
    await ana.slash("turn")
    told = [record for record in caplog.records if "too late to answer" in record.getMessage()]
    assert len(told) == 1
    assert f"table {table}" in told[0].getMessage()
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_start_that_is_answered_too_late_still_changes_the_lobby(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    lobby = await ana.slash("table new", game=GAME, seats=2)
    await gyozo.click(lobby, "Join")
    discord_.ack_deadline = 0.05
    async with discord_.faults.holding(CALLBACK):
        assert (await ana.click(lobby, "Start")).kind == "failure"
    await ana.sees("▶")
    await ana.until(lambda: not ana.latest(lobby).buttons)
    assert "has begun" in ana.latest(lobby).text


async def test_a_slow_answer_is_acknowledged_first(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    ana, gyozo, *_ = people
    shown = await ana.slash("turn")
    assert (shown.ephemeral, len(shown.images)) == (True, 1)
    moved = await ana.use(shown, choices_in(shown)[0][0])
    assert moved.kind == "deferred"
    done = await ana.sees("Ana drives 1 stop", channel="games")
    assert not [m for m in ana.visible() if m.thinking]
    assert await bot.database.log.count(table) == 1
    assert done
    refused = await gyozo.slash("santiago drive", stops=50)
    assert refused.ephemeral
    assert "(rules: driving the car)." in refused.text


@pytest.fixture
def late_brush(bot: Malecon, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let the drawing of hands break, in a way that nobody foresaw, once this is set."""
    now = asyncio.Event()

    async def break_late(*given: object, **named: object) -> None:
        await now.wait()
        broken()

    monkeypatch.setattr(bot.drawing, "hand", break_late)
    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    return now


async def test_a_slow_failure_is_told_where_the_answer_was_promised(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox, late_brush: asyncio.Event
) -> None:
    ana, *_ = people
    asking = asyncio.create_task(ana.slash("hand"))
    await ana.until(lambda: any(message.thinking for message in ana.visible()))
    late_brush.set()
    answer = await asking
    assert answer.ephemeral
    assert answer.text.startswith("Something went wrong here.")
    further = [route for method, route in discord_.calls if method == "POST" and "webhook" in route]
    assert further == [], "it is the answer itself, not one more message"


async def test_a_failure_is_logged_though_not_even_the_promise_came_in_time(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    late_brush: asyncio.Event,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, *_ = people
    discord_.ack_deadline = 0.05
    async with discord_.faults.holding(CALLBACK) as gate:
        assert (await ana.slash("hand")).kind == "failure"
        await gate.arrived()
    discord_.ack_deadline = 3.0
    late_brush.set()
    assert (await ana.slash("turn")).kind == "message"
    failed = [record for record in caplog.records if record.name == "bot.refusals"]
    assert any(f"table {table}" in record.getMessage() for record in failed if record.exc_info)
