"""A click counts exactly once, whoever else clicks, however often it comes, however old it is."""

import asyncio
import copy
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from bot.client import Malecon
from sandbox.faults import Faults, Verdict
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from sandbox.wire import Json
from sandbox.world import Event as News
from tests.bot.placing import GAME, place
from tests.bot.running import malecon
from tests.bot.scripted import board_button, choices_in
from tests.games.santiago.positions import STREET, position

CALLBACK = "POST /interactions/*/callback"
POST = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
ANSWERED = "That question has been answered already; nothing was changed."


def four(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in ("Ana", "Győző", "Łukasz", "Mateo")]


def first_choice(shown: Answer) -> str:
    return choices_in(shown)[0][0]


def posts(player: Player, channel: str = "games") -> list[Message]:
    return [m for m in player.visible(channel) if "▶" in m.content and not m.ephemeral]


class Deliveries:
    """Keeps what Discord told the bot about interactions, to tell it again."""

    def __init__(self, discord_: Sandbox) -> None:
        self._world = discord_.world
        self._faults: Faults = discord_.faults
        self.told: list[Json] = []
        self._world.listen(self._hear)

    def _hear(self, news: News) -> None:
        if news.name == "INTERACTION_CREATE":
            self.told.append(copy.deepcopy(news.data))

    async def again(self, told: Json) -> None:
        """Deliver an interaction once more, and wait until the bot has dealt with it."""
        async with self._faults.holding(CALLBACK) as gate:
            self._world.tell("INTERACTION_CREATE", told)
            await gate.arrived()


async def test_a_double_click_counts_once(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, *_ = four(discord_)
    # Everybody is inactive, so that a drive is a whole turn.
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    shown = await ana.slash("turn")
    button = first_choice(shown)
    answers = await asyncio.gather(*(ana.use(shown, button) for _ in range(3)))
    assert await bot.database.log.count(table) == 1
    assert sum(ANSWERED in answer.text for answer in answers) == 2
    assert all(answer.ephemeral for answer in answers)
    await gyozo.sees("▶")
    await gyozo.slash("turn")
    assert len(posts(gyozo)) == 1
    assert len(gyozo.pings) == 1


async def test_an_interaction_that_comes_twice_counts_once(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, *_ = four(discord_)
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    deliveries = Deliveries(discord_)
    shown = await ana.slash("turn")
    await ana.use(shown, first_choice(shown))
    click = deliveries.told[-1]
    await deliveries.again(click)
    assert await bot.database.log.count(table) == 1
    await gyozo.slash("santiago drive", stops=1)
    command = deliveries.told[-1]
    await ana.slash("santiago drive", stops=1)
    # It is Győző's turn again, and driving one stop is legal again, but that command is old.
    await deliveries.again(command)
    assert await bot.database.log.count(table) == 3
    assert "drive the car" in (await ana.slash("turn")).text


async def test_the_same_command_twice_at_once_counts_once(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, *_ = four(discord_)
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    answers = await asyncio.gather(*(ana.slash("santiago drive", stops=1) for _ in range(2)))
    assert await bot.database.log.count(table) == 1
    assert sorted(ANSWERED in a.text or "not your decision" in a.text for a in answers) == [0, 1]


async def test_a_stale_button_tells_what_is_current(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, *_ = four(discord_)
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    old, new = await ana.slash("turn"), await ana.slash("turn")
    await ana.use(new, first_choice(new))
    stale = await ana.use(old, first_choice(old))
    assert stale.ephemeral
    assert stale.text == (
        f"{ANSWERED}\n\n"
        "> Ana drives 1 stop to Maria. Maria is inactive, so nothing happens this time.\n\n"
        "Nothing is asked of you now. Győző: drive the car"
    )
    assert choices_in(stale) == []
    await gyozo.slash("santiago drive", stops=1)
    assert await bot.database.log.count(table) == 2


async def test_a_stale_button_of_a_former_turn_does_nothing_in_this_one(
    bot: Malecon, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = four(discord_)
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    old = await ana.slash("turn")
    await ana.slash("santiago drive", stops=1)
    await gyozo.slash("santiago drive", stops=1)
    stale = await ana.use(old, first_choice(old))
    assert stale.text.startswith(ANSWERED)
    assert choices_in(stale), "what can be answered now is offered"
    assert await bot.database.log.count(table) == 2
    await ana.use(stale, first_choice(stale))
    assert await bot.database.log.count(table) == 3


async def test_nobody_can_press_another_ones_buttons(bot: Malecon, discord_: Sandbox) -> None:
    """Whoever finds out an id gets the answer of their own seat, not the other's."""
    ana, gyozo, lukasz, _ = four(discord_)
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    shown = await ana.slash("turn")
    await ana.slash("santiago drive", stops=1)
    board = await ana.sees(lambda message: board_button(message, "turn"))
    stored = discord_.world.find_message(board.id)
    stored.wire["components"] = shown.message.wire["components"]
    for user, told in ((gyozo, ANSWERED), (lukasz, "You do not sit at this table.")):
        answer = await user.use(board, first_choice(shown))
        assert answer.ephemeral
        assert told in answer.text
    assert await bot.database.log.count(table) == 1


async def test_an_old_board_loses_its_buttons_and_they_work_until_then(
    bot: Malecon, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = four(discord_)
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    await ana.slash("santiago drive", stops=1)
    old = await gyozo.sees(lambda message: board_button(message, "turn"))
    async with discord_.faults.holding(EDIT) as gate:
        await gyozo.slash("santiago drive", stops=1)
        await gate.arrived()
        current = await ana.click(old, "My turn")
        assert choices_in(current)
        assert "drives 1 stop" in (await ana.click(old, "Log")).text
    await ana.until(lambda: not ana.latest(old).buttons)
    newest = await ana.sees(lambda message: board_button(message, "turn"))
    assert newest.id != old.id


async def test_buttons_outlive_the_bot(discord_: Sandbox, tmp_path: Path) -> None:
    ana, gyozo, *_ = four(discord_)
    async with malecon(discord_, tmp_path) as bot:
        table = await place(
            bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo]
        )
        shown = await ana.slash("turn")
        lobby = await ana.moved_to("plaza").slash("table new", game=GAME, seats=3)
    async with malecon(discord_, tmp_path) as bot:
        answer = await ana.use(shown, first_choice(shown))
        assert "Ana drives 1 stop" in answer.text
        assert await bot.database.log.count(table) == 1
        board = await gyozo.sees(lambda message: board_button(message, "turn"))
        joined = await gyozo.click(lobby, "Join")
        assert "2 of 3 seats taken" in joined.text
    async with malecon(discord_, tmp_path):
        assert choices_in(await gyozo.click(board, "My turn"))
        assert "Agreed: Open holdings" in (await gyozo.choose(lobby, ["open_holdings"])).text


async def test_two_who_give_to_el_zorro_at_once(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, lukasz, _ = four(discord_)
    holds = {0: "3 pesos", 1: "2 pesos", 2: "2 pesos"}
    at = position(seats=3, car="jose", holds=holds).do(0, "drive 1")
    table = await place(bot.database, discord_, at, [ana, gyozo, lukasz])
    await asyncio.gather(
        *(player.slash("santiago give", thing="peso") for player in (gyozo, lukasz, gyozo, lukasz))
    )
    await lukasz.slash("santiago give", thing="peso")
    live = await bot.tables.live(table)
    pesos = [player.pesos for player in live.position.state.players]
    assert pesos == [5, 1, 1]
    assert await bot.database.log.count(table) == 2


async def test_two_tables_at_once_do_not_wait_for_each_other(
    bot: Malecon, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = four(discord_)
    first = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    second = await place(
        bot.database, discord_, position(seats=2, inactive=STREET), [gyozo, ana], "plaza"
    )
    busy = (await bot.tables.live(first))._lock
    async with busy:  # somebody at the first table is acting all the time
        held = asyncio.create_task(ana.slash("santiago drive", stops=1))
        await gyozo.moved_to("plaza").slash("santiago drive", stops=1)
        await ana.sees("▶", channel="plaza")
        assert not held.done()
        assert await bot.database.log.count(first) == 0
    await held
    assert await bot.database.log.count(first) == await bot.database.log.count(second) == 1


async def test_two_who_start_at_once_start_one_game(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, *_ = four(discord_)
    lobby = await ana.slash("table new", game=GAME, seats=2)
    await gyozo.click(lobby, "Join")
    answers = await asyncio.gather(ana.click(lobby, "Start"), gyozo.click(lobby, "Start"))
    assert sorted(answer.ephemeral for answer in answers) == [False, True]
    assert all("has begun" in answer.text for answer in answers)
    await ana.sees("▶")
    assert len([m for m in ana.visible("games") if "The street is laid out" in m.content]) == 1
    rows = await bot.database.log.entries(1)
    assert sum('"start-player"' in row.action for row in rows) == 1


async def test_two_who_take_the_last_seat_at_once(bot: Malecon, discord_: Sandbox) -> None:
    ana, gyozo, lukasz, mateo = four(discord_)
    lobby = await ana.slash("table new", game=GAME, seats=2)
    answers = await asyncio.gather(*(p.click(lobby, "Join") for p in (gyozo, lukasz, mateo)))
    seats = await bot.database.seats.at(1)
    assert len(seats) == 2
    refused = [a for a in answers if a.text == "All seats of this table are taken."]
    assert len(refused) == 2
    assert all(answer.ephemeral for answer in refused)
    assert f"<@{seats[1].user_id}>" in ana.latest(lobby).text


async def test_many_who_join_at_once_are_all_shown(bot: Malecon, discord_: Sandbox) -> None:
    ana, *others = four(discord_)
    lobby = await ana.slash("table new", game=GAME, seats=4)
    await asyncio.gather(*(player.click(lobby, "Join") for player in others))
    text = ana.latest(lobby).text
    assert "4 of 4 seats taken" in text
    assert all(f"<@{player.id}>" in text for player in [ana, *others])


async def test_a_slow_answer_to_one_who_joins_does_not_undo_the_next(
    bot: Malecon, discord_: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer is on its way while the second joins: it must not arrive last."""
    ana, gyozo, lukasz, _ = four(discord_)
    lobby = await ana.slash("table new", game=GAME, seats=4)
    before, second = discord_.faults.before, asyncio.Event()
    calls = 0

    async def first_is_slow(call: str) -> Verdict:
        nonlocal calls
        if not fnmatchcase(call, CALLBACK):
            return await before(call)
        calls += 1
        if calls > 1:
            second.set()
            return await before(call)
        with suppress(TimeoutError):  # it does not come when it waits for this one, as it should
            async with asyncio.timeout(0.3):
                await second.wait()
        await asyncio.sleep(0)
        return await before(call)

    monkeypatch.setattr(discord_.faults, "before", first_is_slow)
    await asyncio.gather(gyozo.click(lobby, "Join"), lukasz.click(lobby, "Join"))
    assert "3 of 4 seats taken" in ana.latest(lobby).text
