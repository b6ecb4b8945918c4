"""Going back by consent at a live table, on a real database, through restarts at every move."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.course import CannotUndo, course_at, follow_all
from bot.replies import history
from bot.table import Table
from bot.table_life.points import OFFERED, points
from bot.tables import Tables
from bot.wording.language import Language
from games.core.chance import answer_at_random
from games.core.event import Undone
from games.core.log import Position, replay
from games.core.undo import Undo, standing
from games.registry import GAMES
from storage.database import Database
from storage.rows import SeatRow
from tests.bot.test_undo_table import ALONE, begun, standing_of
from tests.storage.command import storage

MOVES = 70
ENGLISH = Language.of("en")


async def reseat(table: Table, rng: Random) -> None:
    """Let a seat change hands: a computer player, nobody, somebody else, or its owner again."""
    before = rng.choice(table.seats)
    owner = 10 + before.seat
    user, computer = rng.choice(
        [(None, True), (None, False), (20 + before.seat, False), (owner, 0)]
    )
    whose = None if user == owner else owner
    await table.reseat(SeatRow(before.seat, user, 2, bool(computer), whose), player=before)


async def agree(table: Table, rng: Random) -> Undo | None:
    """Go back to one of the points that are offered, or to any line that stands; return how."""
    start, lines = await table.whole_log()
    stood = [line[0] for line in standing(lines)][:-1]
    offered = [point.to for point in await points(table)]
    if not offered:
        return None
    goal = rng.choice(offered if rng.random() < 0.7 else [0, *stood])
    decision = table.game.decision(course_at(start, lines, goal).position.state)
    if decision is None or decision.by_chance:
        goal = rng.choice(offered)  # nobody is asked there, so it would not be offered
    undo = Undo(goal, agreed=True)
    await table.act(rng.randrange(len(table.users)), undo)
    return undo


async def show(database: Database, table: Table) -> None:
    post = table.due[-1]
    await database.boards.shown(table.id, post.number, 1000 + post.number)
    table.due.clear()
    table.row = await database.tables.get(table.id)


@pytest.mark.parametrize("snapshot_every", [1, 40])
@pytest.mark.parametrize(("slug", "seats"), [*((slug, 2) for slug in GAMES), *ALONE])
async def test_a_game_goes_back_and_on_where_its_log_leads(
    slug: str, seats: int, snapshot_every: int, tmp_path: Path
) -> None:
    """Agreed and own undos, nested, over snapshots, with seats that change hands in between."""
    game, rng = GAMES[slug], Random(f"agreed {slug} {snapshot_every}")
    agreed = own = reseated = 0
    path = tmp_path / "malecon.sqlite3"
    async with Database.open(path) as database:
        table = await begun(database, game, snapshot_every, seats)
        states = {0: game.dump((await table.whole_log())[0].position.state)}
        for number in range(MOVES):
            before = table.position.entries
            own_steps = [s for seat in range(seats) for s in table.course.undoable(seat)]
            decision = table.decision
            if decision is None:
                break
            if number % 9 == 8 and (undo := await agree(table, rng)) is not None:
                agreed += 1
                if undo.to in states:
                    assert game.dump(table.position.state) == states[undo.to]
            elif own_steps and rng.random() < 0.15:
                step = rng.choice(own_steps)
                await table.act(step.seat, Undo(step.before.entries))
                own += 1
            elif number % 11 == 10:
                same = game.dump(table.position.state)
                asked = table.position.decision
                await reseat(table, rng)
                assert (game.dump(table.position.state), table.position.decision) == (same, asked)
                reseated += 1
            else:
                await table.act(*answer_at_random(decision, rng))
            assert table.position.entries > before, "whatever is done is a line of the log"
            states[table.position.entries] = game.dump(table.position.state)
            again = await Tables(database, snapshot_every=snapshot_every).live(table.id)
            assert standing_of(again) == standing_of(table)
            assert again.users == table.users
            if table.due and rng.random() < 0.6:
                await show(database, table)
        assert agreed > 2
        assert reseated > 1
        start, lines = await table.whole_log()
        end = replay(game, Position(start.position.state.copy()), lines)
        assert game.dump(end.state) == game.dump(table.position.state)
        assert (end.entries, end.decision) == (table.position.entries, table.position.decision)
        told = [event for events in await history(table, None) for event in events]
        assert sum(isinstance(event, Undone) and event.agreed for event in told) == agreed
    if snapshot_every == 1:
        verified = await asyncio.to_thread(storage, "verify", "--database", path)
        assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.parametrize("slug", GAMES)
async def test_the_points_name_public_facts_only(slug: str, tmp_path: Path) -> None:
    """Each leads to an open question, and is told in the words that spectators heard."""
    game, rng = GAMES[slug], Random(slug)
    async with Database.open(tmp_path / "malecon.sqlite3") as database:
        table = await begun(database, game, 40)
        assert await points(table) == []
        for _ in range(60):
            if table.decision is not None:
                await table.act(*answer_at_random(table.decision, rng))
        offered = await points(table)
        assert 1 < len(offered) <= OFFERED
        goals = [point.to for point in offered]
        assert goals == sorted(set(goals), reverse=True)
        start, lines = await table.whole_log()
        ago = [point.ago for point in offered]
        assert ago == sorted(ago)
        for point in offered:
            state = course_at(start, lines, point.to).position.state
            decision = game.decision(state)
            assert decision is not None
            assert point.round == (getattr(game.view(state, None), "round", None) or None)
            assert point.begins or point.ago == ago[0], "of earlier turns only the beginnings"
            within = point.placed(table, ENGLISH).startswith("to within the turn of #")
            assert within != point.begins
            assert point.seat in decision.seats
            assert all(event.heard_by(None) for event in point.events)
            assert point.told(table, ENGLISH)


async def test_going_back_in_secret_takes_back_all_answers(tmp_path: Path) -> None:
    """Where one of two has answered in secret, the point before it takes that answer back."""
    seen = set()
    for slug, game in GAMES.items():
        async with Database.open(tmp_path / f"{slug}.sqlite3") as database:
            table, rng = await begun(database, game, 40), Random(3)
            while (decision := table.decision) is not None and table.position.entries < 300:
                half = decision.sealed and decision.awaited != decision.seats
                if half:
                    before = game.dump(table.position.state)
                    point = (await points(table))[0]
                    answered = [seat for seat in decision.seats if seat not in decision.awaited]
                    assert point.seat == answered[0]
                    assert all(event.heard_by(None) for event in point.events)
                    asked = table.position.decision
                    await table.act(answered[0], Undo(point.to, agreed=True))
                    now = table.decision
                    assert now is not None
                    assert now.awaited == now.seats == decision.seats
                    assert table.position.decision > asked, "what was offered before is stale"
                    assert game.dump(table.position.state) != before
                    seen.add(slug)
                    break
                await table.act(*answer_at_random(decision, rng))
    assert seen >= {"montego-bay", "cuba"}


async def test_what_does_not_stand_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    game, rng = GAMES["cuba"], Random(8)
    async with Database.open(tmp_path / "malecon.sqlite3") as database:
        table = await begun(database, game, 40)
        for _ in range(20):
            assert table.decision is not None
            await table.act(*answer_at_random(table.decision, rng))
        goal = (await points(table))[-1].to
        gone = table.position.entries
        await table.act(0, Undo(goal, agreed=True))
        before = standing_of(table)
        for never in (gone, gone - 1, table.position.entries + 1, -1):
            with pytest.raises(CannotUndo):
                await table.act(0, Undo(never, agreed=True))
            assert standing_of(table) == before
        again = await Tables(database, snapshot_every=40).live(table.id)
        assert standing_of(again) == before
        # nor is a log followed in which such a line was written
        start, lines = await table.whole_log()
        for never in (gone, len(lines) + 5):
            with pytest.raises(CannotUndo):
                list(follow_all(start, [*lines, (len(lines) + 1, 0, Undo(never, agreed=True))]))


async def test_many_agreed_undos_are_followed_once_each(tmp_path: Path) -> None:
    """Who plays alone may go back again and again; that must not double the work every time."""
    game, rng = GAMES["santiago-de-cuba"], Random(5)
    async with Database.open(tmp_path / "malecon.sqlite3") as database:
        table = await begun(database, game, 40)
        start, _ = await table.whole_log()
        for _ in range(25):
            for _ in range(2):
                assert table.decision is not None
                await table.act(*answer_at_random(table.decision, rng))
            goal = (await points(table))[0].to
            await table.act(0, Undo(goal, agreed=True))
        start, lines = await table.whole_log()
        undos = sum(isinstance(action, Undo) for _, _, action in lines)
        steps, follow = 0, type(start).follow

        def counted(course: Any, *move: Any) -> Any:
            nonlocal steps
            steps += 1
            return follow(course, *move)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(type(start), "follow", counted)
            for _ in follow_all(start, lines):
                pass
        assert undos == 25
        assert steps == len(lines) - undos
