"""Taking back at a live table, on a real database, through restarts at every move."""

from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.course import CannotUndo
from bot.posts import Post
from bot.table import Table
from bot.tables import Tables
from games.core.action import CHANCE
from games.core.chance import answer_at_random
from games.core.errors import StaleDecision
from games.core.event import Undone
from games.core.game import Game
from games.core.log import Position, replay
from games.core.undo import Undo
from games.registry import GAMES
from storage.database import Database

MOVES = 130


ALONE = [(slug, 1) for slug, game in GAMES.items() if 1 in game.seats]


async def begun(
    database: Database, game: Game[Any, Any, Any], snapshot_every: int, seats: int = 2
) -> Table:
    """Seat so many people, and begin."""
    row = await database.tables.create(
        game=game.slug,
        seats=seats,
        options="{}",
        rules=game.rules,
        guild_id=1,
        channel_id=2,
        opener_id=10,
        locale="en-US",
        at=1,
    )
    for seat in range(seats):
        await database.seats.join(row.id, 10 + seat, at=1)
    row = await database.tables.get(row.id)
    return await Tables(database, snapshot_every=snapshot_every).start(row, None, 10)


def standing_of(table: Table) -> tuple[object, ...]:
    """Return everything about a table that a restart must not change."""
    posts: deque[Post] = table.due
    return (
        table.game.dump(table.position.state),
        (table.position.entries, table.position.decision),
        [
            [(step.seat, step.before.entries, step.events, step.posted) for step in steps]
            for seat in range(len(table.users))
            for steps in (table.course.undoable(seat), table.course.latest(seat))
        ],
        [(post.number, post.decision, post.events, post.view, post.since) for post in posts],
    )


@pytest.mark.parametrize("snapshot_every", [1, 40])
@pytest.mark.parametrize(("slug", "seats"), [*((slug, 2) for slug in GAMES), *ALONE])
async def test_a_game_with_undos_goes_where_its_log_leads(
    slug: str, seats: int, snapshot_every: int, tmp_path: Path
) -> None:
    game, rng = GAMES[slug], Random(f"{slug} {snapshot_every}")
    undone = refused = 0
    async with Database.open(tmp_path / "malecon.sqlite3") as database:
        table = await begun(database, game, snapshot_every, seats)
        states = {table.position.entries: game.dump(table.position.state)}
        for _ in range(MOVES):
            decision = table.decision
            if decision is None:
                break
            before = standing_of(table)
            candidates = [(seat, step) for seat in range(2) for step in table.course.undoable(seat)]
            if candidates and rng.random() < 0.35:
                seat, step = rng.choice(candidates)
                await table.act(seat, Undo(step.before.entries))
                assert game.dump(table.position.state) == states[step.before.entries]
                undone += 1
            else:
                seat, action = answer_at_random(decision, rng)
                with pytest.raises(CannotUndo):
                    await table.act(1 - seat, Undo(table.position.entries))
                assert standing_of(table) == before
                refused += 1
                await table.act(seat, action)
            states[table.position.entries] = game.dump(table.position.state)
            again = await Tables(database, snapshot_every=snapshot_every).live(table.id)
            assert standing_of(again) == standing_of(table)
            if table.due and rng.random() < 0.7:
                post = table.due[-1]
                await database.boards.shown(table.id, post.number, 1000 + post.number)
                table.due.clear()
                table.row = await database.tables.get(table.id)
        start, lines = await table.whole_log()
        assert undone > 5
        assert refused > 5
        end = replay(game, Position(start.position.state.copy()), lines)
        assert game.dump(end.state) == game.dump(table.position.state)
        assert (end.entries, end.decision) == (table.position.entries, table.position.decision)


async def test_the_channel_hears_of_an_undo_only_if_it_had_heard_of_the_move(
    tmp_path: Path,
) -> None:
    """A drive and what follows make one post; before it nothing was told, after it all was."""
    game, rng, quiet, loud = GAMES["santiago-de-cuba"], Random(4), 0, 0
    async with Database.open(tmp_path / "malecon.sqlite3") as database:
        table = await begun(database, game, 40)
        while quiet < 3 or loud < 3:
            decision = table.decision
            assert decision is not None, "the game has to last until both have been seen"
            seat, action = answer_at_random(decision, rng)
            table.due.clear()
            await table.act(seat, action)
            told, steps = list(table.due), table.course.undoable(seat)
            if not steps or rng.random() < 0.5:
                continue
            table.due.clear()
            [event] = await table.act(seat, Undo(steps[-1].before.entries))
            assert isinstance(event, Undone)
            if told:
                loud += 1
                [post] = table.due
                assert post.events == (event,)
                assert post.view.asked == (seat,), "it is the turn of who took back"
                assert post.since is not None, "the board is shown as it stands again"
            else:
                quiet += 1
                assert not table.due
                assert event.to == (seat,), "nobody else learns of it"


async def test_an_undo_is_clicked_once(tmp_path: Path) -> None:
    game, rng = GAMES["santiago-de-cuba"], Random(4)
    async with Database.open(tmp_path / "malecon.sqlite3") as database:
        table = await begun(database, game, 40)
        while not (steps := [s for seat in (0, 1) for s in table.course.undoable(seat)]):
            assert table.decision is not None
            await table.act(*answer_at_random(table.decision, rng))
        undo, asked = Undo(steps[-1].before.entries), table.position.decision
        await table.act(steps[-1].seat, undo, decision=asked)
        before = standing_of(table)
        with pytest.raises(StaleDecision):
            await table.act(steps[-1].seat, undo, decision=asked)
        assert standing_of(table) == before


async def test_dice_and_secrets_stand_for_good(tmp_path: Path) -> None:
    """After a die, a card or a secret answer nothing before it can be taken back."""
    seen = set()
    for slug, game in GAMES.items():
        async with Database.open(tmp_path / f"{slug}.sqlite3") as database:
            table, rng = await begun(database, game, 40), Random(2)
            while (decision := table.decision) is not None:
                seat, action = answer_at_random(decision, rng)
                before = table.position.entries
                await table.act(seat, action)
                rows = await database.log.entries(table.id, after=before)
                drawn = any(row.seat == CHANCE for row in rows)
                if decision.sealed or drawn or table.decision is None:
                    assert not any(table.course.undoable(s) for s in range(2)), (slug, action)
                    seen.add((slug, decision.sealed, drawn))
                else:
                    revealed = any(event.reveals for event in table.course.steps[-1].events)
                    assert bool(table.course.undoable(seat)) is not revealed
                if table.position.entries > 400:
                    break
    assert ("santiago-de-cuba", False, True) in seen
    assert any(sealed for _, sealed, _ in seen)
