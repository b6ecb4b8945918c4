"""Computer players at the tables of a running bot: whole games, and what comes in between."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.client import Malecon
from bot.posting import Poster
from bot.table import Table
from bot.table_life import computers, thinking
from bot.tables import Tables
from games.core.action import Action, Seat
from games.core.chance import answer_at_random
from games.core.game import Game
from games.core.state import State
from games.core.undo import Undo
from games.players.searcher import Searcher
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.placing import place
from tests.bot.playing import begin
from tests.bot.running import PATIENCE, malecon
from tests.bot.voting import all_posted, ask_back, leave
from tests.games.santiago.positions import STREET, position

REST = "Nobody sits at the table any more: the game rests until somebody takes a seat."


class Thoughts:
    """Thinks in this process: about nothing, and only when it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.asked = asyncio.Event()
        self.failures = 0
        self.count = 0

    async def choose(self, game: Game[Any, Any, Any], state: State, seat: Seat, _: int) -> Action:
        """Return any legal answer, read and written as if by another process."""
        self.count += 1
        self.asked.set()
        await self.may.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("no idea")
        decision = game.decision(game.load(game.dump(state)))
        assert decision is not None
        answer = Random(self.count).choice(decision.legal(seat))
        return game.load_action(game.dump_action(answer))

    def close(self) -> None:
        """End."""


@pytest.fixture
def thoughts(bot: Malecon) -> Thoughts:
    """How the computer players of the bot think from now on."""
    thoughts = Thoughts()
    bot.computers._thinking = thoughts  # type: ignore[assignment] # the same two methods
    return thoughts


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Post nothing: whole games are played faster."""
    monkeypatch.setattr(Poster, "wake", lambda poster, table: None)


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; Ana begins."""
    return await place(bot.database, discord_, position(seats=3, inactive=STREET), people[:3])


async def give(bot: Malecon, table: Table, seat: Seat) -> None:
    """Let a computer player play a seat."""
    await bot.seating.give_away(table, seat, computer=True, interaction=None)


async def at_rest(bot: Malecon, table_id: int) -> None:
    """Wait until no computer player is asked any more."""
    async with asyncio.timeout(PATIENCE):
        while running := bot.computers._running.get(table_id):
            await running


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("slug", GAMES)
async def test_whole_games_are_played_beside_computers(
    bot: Malecon, people: list[Player], slug: str, thoughts: Thoughts
) -> None:
    """Sealed answers included; who plays the other seats is asked all that is theirs."""
    game, rng = GAMES[slug], Random(slug)
    await begin(people[:3], slug)
    table = await bot.tables.live(1)
    for seat in (1, 2):
        await give(bot, table, seat)
    sealed = 0
    while (decision := table.decision) is not None:
        await at_rest(bot, table.id)
        decision = table.decision
        if decision is None:
            break
        sealed += decision.sealed
        assert decision.awaited == (0,)
        await table.act(0, rng.choice(decision.legal(0)))
        bot.wake(table)
    assert game.outcome(table.position.state) is not None
    assert (await bot.database.tables.get(table.id)).status == "finished"
    rows = await bot.database.log.entries(table.id)
    assert {row.seat for row in rows if row.user_id is None} >= {1, 2}
    assert sealed or slug not in {"cuba", "montego-bay"}
    assert bot.computers._running == {}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searchers be content with a few playouts."""
    monkeypatch.setattr(Searcher.__init__, "__defaults__", (4,))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("slug", GAMES)
def test_what_is_asked_in_another_process_is_answered_there(slug: str) -> None:
    """Every sealed question of a game and some of the others travel as text, and back."""
    game, rng = GAMES[slug], Random(slug)
    state, asked = game.setup(2), 0
    for number in range(100):
        decision = game.decision(state)
        assert decision is not None
        if not decision.by_chance and (decision.sealed or number % 20 == 0):
            seat = decision.awaited[-1]
            if len(decision.legal(seat)) < 12:
                chosen = thinking._choose(slug, game.dump(state), seat, 1, number)
                assert game.load_action(chosen) in decision.legal(seat)
                asked += 1
        game.apply(state, *answer_at_random(decision, rng))
    assert asked > 1


async def test_two_computers_play_until_it_is_a_persons_turn(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    """For once in the process in which they really think."""
    ana, gyozo, lukasz, _ = people
    for player in (gyozo, lukasz):
        await leave(player)
    await ana.slash("santiago drive", stops=1)
    await at_rest(bot, three)
    await all_posted(bot, three)
    rows = await bot.database.log.entries(three)
    assert {row.seat for row in rows if row.user_id is None} == {1, 2}
    post = await ana.sees(f"▶ <@{ana.id}>")
    assert post.wire.get("notified") == [ana.id]
    assert (await bot.tables.live(three)).names == ["Ana", "Győző (bot)", "Łukasz (bot)"]


async def test_an_undo_during_a_thought_is_not_overtaken(
    bot: Malecon, three: int, people: list[Player], thoughts: Thoughts
) -> None:
    ana = people[0]
    table = await bot.tables.live(three)
    for seat in (1, 2):
        await give(bot, table, seat)
    thoughts.may.clear()
    await ana.slash("santiago drive", stops=1)
    await thoughts.asked.wait()
    undone = await ask_back(ana, 0)
    assert undone.text.startswith("That is taken back.")
    assert thoughts.count == 1
    thoughts.may.set()
    await at_rest(bot, three)
    rows = await bot.database.log.entries(three)
    assert isinstance(table.game.load_action(rows[-1].action), Undo)
    assert table.awaits(0)
    # and what was thought of an earlier question is no answer to the same one asked anew
    thoughts.may.clear()
    thoughts.asked.clear()
    await ana.slash("santiago drive", stops=1)
    await thoughts.asked.wait()
    await ask_back(ana, 0)
    await ana.slash("santiago drive", stops=1)
    assert thoughts.count == 2
    thoughts.may.set()
    await at_rest(bot, three)
    assert table.awaits(0)
    assert thoughts.count == 4, "one in vain, and one for either computer"


async def test_whoever_is_back_during_a_thought_plays_themselves(
    bot: Malecon, three: int, people: list[Player], thoughts: Thoughts
) -> None:
    ana, gyozo, *_ = people
    await leave(gyozo)
    thoughts.may.clear()
    await ana.slash("santiago drive", stops=1)
    await thoughts.asked.wait()
    await gyozo.slash("table return")
    before = await bot.database.log.count(three)
    thoughts.may.set()
    await at_rest(bot, three)
    assert await bot.database.log.count(three) == before
    assert (await bot.tables.live(three)).awaits(1)
    assert (await gyozo.slash("santiago drive", stops=1)).kind == "message"
    assert (await bot.database.log.entries(three))[-1].user_id == int(gyozo.id)


async def test_a_table_that_is_closed_during_a_thought_stays_as_it_was(
    bot: Malecon, three: int, people: list[Player], thoughts: Thoughts
) -> None:
    ana, gyozo, lukasz, _ = people
    await leave(gyozo)
    thoughts.may.clear()
    await ana.slash("santiago drive", stops=1)
    await thoughts.asked.wait()
    asked = await ana.slash("table close")
    await lukasz.click(asked, asked.message.buttons[0].label)
    before = await bot.database.log.count(three)
    thoughts.may.set()
    await at_rest(bot, three)
    assert (await bot.database.tables.get(three)).status == "closed"
    assert await bot.database.log.count(three) == before


async def test_where_nobody_sits_any_more_the_game_rests(
    bot: Malecon, three: int, people: list[Player], thoughts: Thoughts
) -> None:
    ana, gyozo, lukasz, mateo = people
    for player in (gyozo, lukasz, ana):
        await leave(player)
    assert REST in (await mateo.sees("A computer player plays seat A from now on.")).text
    await at_rest(bot, three)
    before = await bot.database.log.count(three)
    bot.tables.forget(three)
    bot.wake(await bot.tables.live(three))
    await mateo.slash("board")
    await at_rest(bot, three)
    assert await bot.database.log.count(three) == before
    assert thoughts.count == 0
    assert (await gyozo.slash("table return")).text.startswith("You play seat B")
    await at_rest(bot, three)
    assert (await bot.tables.live(three)).awaits(1), "now Ana's seat is played on"


async def test_a_thought_goes_on_after_a_restart(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        state = position(seats=2, inactive=STREET)
        table = await place(bot.database, discord_, state, people[:2])
        thoughts = Thoughts()
        bot.computers._thinking = thoughts  # type: ignore[assignment] # as above
        await leave(gyozo)
        thoughts.may.clear()
        await ana.slash("santiago drive", stops=1)
        await thoughts.asked.wait()
    async with malecon(discord_, tmp_path) as bot:
        assert bot.resuming is not None
        await bot.resuming
        await at_rest(bot, table)
        rows = await bot.database.log.entries(table)
        assert [(row.seat, row.user_id) for row in rows[-2:]] == [(0, int(ana.id)), (1, None)]


async def test_a_failed_thought_is_tried_again(
    bot: Malecon,
    three: int,
    people: list[Player],
    thoughts: Thoughts,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr(computers, "WAITS", (0.0, 0.0))
    await leave(gyozo)
    thoughts.failures = 2
    await ana.slash("santiago drive", stops=1)
    await at_rest(bot, three)
    table = await bot.tables.live(three)
    assert table.awaits(2)
    # in the end somebody has to look; that is enough
    await leave(people[2])
    thoughts.failures = 3
    await ana.slash("santiago drive", stops=1)
    await at_rest(bot, three)
    assert table.awaits(1)
    await ana.slash("board")
    await at_rest(bot, three)
    assert table.awaits(0)


async def test_a_move_of_another_program_is_noticed(
    bot: Malecon,
    three: int,
    people: list[Player],
    thoughts: Thoughts,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computers, "WAITS", (0.0,))
    table = await bot.tables.live(three)
    await give(bot, table, 1)
    thoughts.may.clear()
    await people[0].slash("santiago drive", stops=1)
    await thoughts.asked.wait()
    elsewhere = await Tables(bot.database, snapshot_every=40).live(three)
    decision = elsewhere.decision
    assert decision is not None
    await elsewhere.act(1, decision.legal(1)[0])
    thoughts.may.set()
    await at_rest(bot, three)
    now = await bot.tables.live(three)
    assert now is not table
    assert now.position.entries == elsewhere.position.entries
    assert now.awaits(2)
