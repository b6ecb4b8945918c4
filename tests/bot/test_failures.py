"""When the disk, the drawing, the words or Discord fail: nothing is lost, and somebody is told."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import posting
from bot.client import Malecon
from bot.ui import answers
from bot.wording.santiago import wording as santiago
from rendering.santiago.artist import SantiagoArtist
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from sandbox.world import Event as News
from tests.bot.placing import GAME, place
from tests.bot.scripted import board_button, choices_in
from tests.games.santiago.positions import STREET, position

CALLBACK = "POST /interactions/*/callback"
POST = "POST /channels/*/messages"
HISTORY = "GET /channels/*/messages"
UNSAVED = "The game could not be saved, so nothing was changed. Please try again."


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz", "Mateo")]


@pytest.fixture
async def table(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A game of Ana and Győző in which every drive is a whole turn."""
    return await place(bot.database, discord_, position(seats=2, inactive=STREET), people[:2])


@pytest.fixture
def interactions(discord_: Sandbox) -> list[str]:
    """The ids of all interactions, as they come."""
    ids: list[str] = []

    def hear(news: News) -> None:
        if news.name == "INTERACTION_CREATE":
            ids.append(news.data["id"])

    discord_.world.listen(hear)
    return ids


@contextmanager
def full_disk(bot: Malecon) -> Iterator[None]:
    """Let no file of this process grow beyond what the database's journal has."""
    journal = Path(f"{bot.settings.database}-wal")
    _, hard = limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def posts(player: Player) -> list[Message]:
    return [m for m in player.visible("games") if "▶" in m.content and not m.ephemeral]


def broken(*given: object, **named: object) -> Any:
    raise RuntimeError("The brush broke.")


# The database


async def test_a_full_disk_changes_nothing(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, *_ = people
    shown = await ana.slash("turn")
    button = choices_in(shown)[0][0]
    with full_disk(bot):
        answer = await ana.use(shown, button)
        assert (answer.text, answer.ephemeral) == (UNSAVED, True)
        assert f"table {table}" in caplog.messages[-1]
        assert (await ana.slash("santiago drive", stops=1)).text == UNSAVED
        discord_.world.locales[ana.id] = "en-GB"  # which would be noted, could it be
        assert "You hold" in (await ana.slash("hand")).text, "looking is possible all the same"
        assert choices_in(await ana.slash("turn"))
    assert (await bot.tables.live(table)).position.entries == 0
    assert await bot.database.log.count(table) == 0
    assert "drives 1 stop" in (await ana.use(shown, button)).text
    assert await bot.database.log.count(table) == 1


async def test_a_lobby_on_a_full_disk(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    lobby = await ana.slash("table new", game=GAME, seats=2)
    with full_disk(bot):
        for answer in (
            await gyozo.click(lobby, "Join"),
            await ana.click(lobby, "Leave"),
            await ana.choose(lobby, ["open_holdings"]),
            await ana.slash("table close"),
            await ana.moved_to("plaza").slash("table new", game=GAME, seats=2),
        ):
            assert (answer.text, answer.ephemeral) == (UNSAVED, True)
        threaded = ana.moved_to("plaza")
        refused = await threaded.slash("table new", game=GAME, seats=2, thread=True)
        assert (refused.text, refused.ephemeral) == (UNSAVED, True)
    assert ana.latest(lobby).text == lobby.text
    assert len(await bot.database.tables.open_of(int(ana.id))) == 1
    assert "2 of 2 seats taken" in (await gyozo.click(lobby, "Join")).text


async def test_a_post_that_cannot_be_noted_does_not_come_twice(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    discord_: Sandbox,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0,))
    shown, failures = bot.database.boards.shown, 2

    async def failing(*given: Any) -> Any:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise RuntimeError("The pen broke.")
        return await shown(*given)

    monkeypatch.setattr(bot.database.boards, "shown", failing)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    live = await bot.tables.live(table)
    while posted := bot.poster.wake(live):
        await posted
    assert len(posts(gyozo)) == len(gyozo.pings) == 1
    assert (await bot.database.tables.get(table)).shown_number == 1
    assert failures < 0


async def test_a_post_that_has_to_come_again_does_not_ping_again(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    discord_: Sandbox,
) -> None:
    """Somebody deleted it before it was noted."""
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0,))
    shown, first = bot.database.boards.shown, None

    async def failing_once(table_id: int, number: int, message_id: int) -> Any:
        nonlocal first
        if first is None:
            first = message_id
            discord_.faults.delete_message(str(message_id))
            raise RuntimeError("The pen broke.")
        return await shown(table_id, number, message_id)

    monkeypatch.setattr(bot.database.boards, "shown", failing_once)
    await ana.slash("santiago drive", stops=1)
    again = await gyozo.sees(
        lambda message: "▶" in message.text and first not in (None, int(message.id))
    )
    assert again.mentions == []


async def test_buttons_that_stayed_are_taken_away_before_they_are_forgotten(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people

    async def too_early(table_id: int) -> None:
        """Let the bot end before it comes to that."""

    await ana.slash("santiago drive", stops=1)
    await bot.poster.wake(await bot.tables.live(table))
    with monkeypatch.context() as ending:
        ending.setattr(bot.poster, "remove_old_buttons", too_early)
        await gyozo.slash("santiago drive", stops=1)
        await bot.poster.wake(await bot.tables.live(table))
    assert sum(bool(board_button(m, "log")) for m in posts(ana)) == 2
    await ana.slash("santiago drive", stops=1)
    await ana.until(lambda: [bool(m.buttons) for m in posts(ana)] == [False, False, True])


# The drawing and the words


async def test_words_come_without_the_picture_of_the_board(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(SantiagoArtist, "board", broken)
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert post.images == []
    assert "Ana drives 1 stop" in post.text
    assert "**Street**" in post.text, "the board in words"
    assert len(gyozo.pings) == 1
    assert f"board of table {table} entry 1" in caplog.text
    looked = await gyozo.click(post, "Board")
    assert "**Street**" in looked.text
    assert looked.images == []


@pytest.mark.parametrize(("what", "command"), [("choices", "turn"), ("hand", "hand")])
async def test_words_come_without_a_private_picture(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    interactions: list[str],
    what: str,
    command: str,
) -> None:
    ana, *_ = people
    monkeypatch.setattr(SantiagoArtist, what, broken)
    answer = await ana.slash(command)
    assert answer.ephemeral
    assert answer.images == []
    assert "pesos" in answer.text or "peso" in answer.text
    assert bool(choices_in(answer)) == (command == "turn")
    assert f"{what} of table {table} interaction {interactions[-1]}" in caplog.text
    assert "The brush broke." in caplog.text


async def test_what_nobody_foresaw_gets_an_apology_with_a_reference(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    interactions: list[str],
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    board = await gyozo.sees("▶")
    monkeypatch.setattr(santiago, "holdings", broken)
    for answer in (await ana.slash("hand"), await gyozo.click(board, "My holdings")):
        assert answer.ephemeral
        assert answer.text.startswith("Something went wrong here.")
    assert interactions[-1] in answer.text
    failed = [record for record in caplog.records if record.name == "bot.refusals"]
    assert len(failed) == 2
    assert all(f"table {table}" in record.getMessage() for record in failed)
    assert all(record.exc_info for record in failed)


async def test_a_move_counts_though_its_answer_cannot_be_worded(
    bot: Malecon,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(santiago, "story", broken)
    answer = await ana.slash("santiago drive", stops=1)
    assert answer.text == "That is done. See what comes next in the channel or with `/turn`."
    post = await gyozo.sees("▶")
    assert post.text == f"▶ <@{gyozo.id}>: drive the car"
    assert len(gyozo.pings) == 1
    assert "The brush broke." in caplog.text
    assert await bot.database.log.count(table) == 1


async def test_a_game_nobody_has_words_for_still_calls_the_next_player(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people
    for words in ("story", "summons", "board"):
        monkeypatch.setattr(santiago, words, broken)
    await ana.slash("santiago drive", stops=1)
    assert (await gyozo.sees("▶")).text == f"▶ <@{gyozo.id}>: it is your turn"


# Discord


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


async def test_a_rate_limit_is_waited_for(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.rate_limit(CALLBACK, retry_after=0.01)
    discord_.faults.rate_limit(POST, retry_after=0.01, times=2)
    answer = await ana.slash("santiago drive", stops=1)
    assert "Ana drives 1 stop" in answer.text
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1


@pytest.mark.parametrize(
    ("status", "code", "tries"),
    [(403, 50001, 2), (404, 10003, 1)],
    ids=["forbidden, with the picture and without", "not found"],
)
async def test_a_refused_post_is_tried_again_when_somebody_looks(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    status: int,
    code: int,
    tries: int,
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse(POST, status, code, times=tries)
    await ana.slash("santiago drive", stops=1)
    await bot.poster.wake(await bot.tables.live(table))
    assert posts(gyozo) == []
    assert choices_in(await gyozo.slash("turn"))
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1


async def test_somebody_who_looks_hurries_a_failed_post(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (1000.0,))
    discord_.faults.refuse(POST, 400, 0)
    await ana.slash("santiago drive", stops=1)
    while not posts(gyozo):
        await gyozo.slash("turn")
    assert len(posts(gyozo)) == len(gyozo.pings) == 1


async def test_a_failed_post_of_a_table_that_was_closed_is_given_up(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.01,))
    discord_.faults.refuse(POST, 400, 0, times=100_000)
    await ana.slash("santiago drive", stops=1)
    running = bot.poster.wake(await bot.tables.live(table))
    await ana.slash("table close")
    await running
    assert posts(gyozo) == []


async def test_a_failed_post_is_tried_again_by_itself(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0, 0.01))
    discord_.faults.refuse(POST, 400, 0, times=3)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    assert len(posts(gyozo)) == 1


async def test_a_post_whose_answer_is_lost_does_not_come_twice(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(posting, "WAITS", (0.0,))
    discord_.faults.lose_answers(POST)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    await gyozo.slash("santiago drive", stops=1)
    await ana.until(lambda: len(posts(ana)) == 2)
    assert len(ana.pings) == len(gyozo.pings) == 1


async def test_without_the_permission_to_attach_files_words_do(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.deny("games", "ATTACH_FILES")
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert "**Street**" in post.text
    assert post.images == []
    assert len(posts(gyozo)) == 1


async def test_a_board_that_somebody_has_deleted(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    discord_.faults.delete_message((await gyozo.sees("▶")).id)
    await gyozo.slash("santiago drive", stops=1)
    await ana.sees("▶")
    await ana.slash("santiago drive", stops=1)
    await gyozo.until(lambda: len(gyozo.pings) == 1)


async def test_a_channel_that_is_deleted_ends_no_other_game(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    at = position(seats=2, inactive=STREET)
    await place(bot.database, discord_, at, [ana, gyozo], "plaza")
    discord_.faults.delete_channel("games")
    await ana.moved_to("plaza").slash("santiago drive", stops=1)
    await gyozo.sees("▶", channel="plaza")


async def test_a_connection_that_drops_in_the_middle(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    async with discord_.faults.gateway_down():
        moving = asyncio.create_task(gyozo.slash("santiago drive", stops=1))
    answer = await moving
    assert "Győző drives 1 stop" in answer.text
    await discord_.faults.drop_gateway()
    await discord_.bot_online()
    await ana.slash("santiago drive", stops=1)
    discord_.faults.ask_to_reconnect()
    await gyozo.until(lambda: len(gyozo.pings) == 2)
    await discord_.bot_online()
    await gyozo.slash("santiago drive", stops=1)
    assert await bot.database.log.count(table) == 4
    await ana.until(lambda: len(posts(ana)) == 4)
    await ana.until(lambda: sum(bool(board_button(m, "log")) for m in posts(ana)) == 1)
