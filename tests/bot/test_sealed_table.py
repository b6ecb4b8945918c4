"""Sealed answers at a live table, on a real database: hypothesis answers, restarts, clicks late.

Whatever happens between the first answer and the last, the game goes where the settled answers
lead, and nobody is told more than who is still awaited.
"""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.table import Table
from bot.tables import Tables
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Action, Seat
from games.core.errors import StaleDecision
from games.core.log import Position
from games.montego.actions import Hire, Play
from games.montego.data import Figure
from games.montego.state import MontegoState
from storage.database import Database
from storage.rows import SnapshotRow
from tests.games.montego.positions import GAME, position

LANGUAGE = Language.of("en")
WORDS = WORDINGS[GAME.slug]
NAMES = ["Ana", "Győző", "Łukasz"]
SEATS = range(3)

Told = tuple[object, ...]


def cards() -> MontegoState:
    """Return the question for cards; Ana has hired Jack, who stands beside her big docker."""
    table = position(3, coins={0: 3}, places={"green-big": 3, "blue-small": 5})
    return table.do(0, "hire yes", "beside green-big").state


def hiring() -> MontegoState:
    """Return the question about Jack."""
    return position(3, coins={0: 3, 1: 3, 2: 5}, points={1: 2}).state


def told(table: Table, seat: Seat | None) -> Told:
    """Return all that somebody is told of a table, in words and on buttons."""
    view = table.view(seat)
    said: list[object] = [WORDS.board(view, NAMES, LANGUAGE), WORDS.summons(view, NAMES, LANGUAGE)]
    if seat is not None:
        said += [WORDS.holdings(view, NAMES, LANGUAGE), WORDS.question(view, NAMES, LANGUAGE)]
        decision = table.decision
        assert decision is not None
        said += [WORDS.choice(view, action, LANGUAGE) for action in decision.legal(seat)]
    return tuple(said)


class Evening:
    """A table that may be restarted at any moment; it is read anew from its database then."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.table: Table

    async def begin(self, state: MontegoState) -> None:
        """Put a game on the table."""
        row = await self._database.tables.create(
            game=GAME.slug,
            seats=3,
            options="{}",
            rules=state.rules,
            guild_id=1,
            channel_id=2,
            opener_id=10,
            locale="en-US",
            at=1,
        )
        for seat in SEATS:
            await self._database.seats.join(row.id, 10 + seat, at=1)
        start = Position(state)
        snapshot = SnapshotRow(0, start.decision, state.rules, GAME.dump(state))
        await self._database.tables.start(row.id, order=SEATS, entries=[], snapshot=snapshot, at=2)
        self._id = row.id
        await self.restart()

    async def restart(self) -> None:
        """Forget everything and read it from the database."""
        self.table = await Tables(self._database, snapshot_every=1).live(self._id)

    async def answer(self, seat: Seat, action: Action) -> None:
        """Answer, and see that nothing changes for anybody else but who is awaited."""
        before = {other: told(self.table, other) for other in (None, *SEATS) if other != seat}
        awaited = self._awaited
        await self.table.act(seat, action, decision=self.table.position.decision)
        if self._awaited == awaited:
            assert {other: told(self.table, other) for other in before} == before
        assert not self.table.due, "nothing is posted before the last answer"

    async def click_late(self, seat: Seat, action: Action) -> None:
        """Answer a question that was closed long ago."""
        before = GAME.dump(self.table.position.state)
        with pytest.raises(StaleDecision):
            await self.table.act(seat, action, decision=self.table.position.decision - 1)
        assert GAME.dump(self.table.position.state) == before

    async def settle(self, answers: Sequence[tuple[Seat, Action]]) -> str:
        """Let the last words be said; return where they lead."""
        for seat, action in answers:
            await self.table.act(seat, action)
        assert len(self.table.due) == 1, "one post tells all of it"
        return GAME.dump(self.table.position.state)

    @property
    def _awaited(self) -> tuple[Seat, ...]:
        decision = self.table.decision
        return () if decision is None else decision.awaited


CARD = st.integers(1, 5)
FIGURES: dict[Seat, tuple[Figure, ...]] = {
    0: ("green-small", "green-big", "jack"),
    1: ("blue-big", "blue-small"),
    2: ("yellow-big", "yellow-small"),
}
HIRES = st.sampled_from((Hire("yes"), Hire("no")))


def plays(seat: Seat) -> st.SearchStrategy[Action]:
    """Any card for any figure; Jack's are high and his partner's low, so that none is taken."""
    return st.builds(
        lambda figure, card: Play(figure, _fitting(figure, card)),
        st.sampled_from(FIGURES[seat]),
        CARD,
    )


def _fitting(figure: Figure, card: int) -> int:
    if figure == "jack":
        return 4 + card % 2
    return 1 + card % 3 if figure == "green-big" else card


def whole(seat: Seat) -> st.SearchStrategy[list[Action]]:
    """A card for each figure, in any order."""
    laid = st.tuples(st.permutations(FIGURES[seat]), st.lists(CARD, min_size=3, max_size=3))
    return laid.map(
        lambda drawn: [Play(f, _fitting(f, c)) for f, c in zip(drawn[0], drawn[1], strict=False)]
    )


happenings = st.lists(
    st.tuples(st.sampled_from(("answer", "answer", "restart", "late")), st.sampled_from(SEATS)),
    max_size=8,
)


@given(data=st.data(), happening=happenings)
@settings(deadline=None, max_examples=60)
def test_cards_lead_where_the_last_words_say(
    data: st.DataObject, happening: list[tuple[str, int]]
) -> None:
    """Łukasz lays his big docker's card at the very end, so that nothing is closed before."""
    last = Play("yellow-big", data.draw(CARD))
    small = Play("yellow-small", data.draw(CARD))
    settled: list[tuple[Seat, Action]] = [
        *((seat, play) for seat in (0, 1) for play in data.draw(whole(seat))),
        (2, small),
    ]
    noise = [
        (what, seat, data.draw(plays(seat)) if seat != 2 else small) for what, seat in happening
    ]
    mixed = data.draw(st.permutations(settled))
    asyncio.run(_leads_there(cards(), noise, [*mixed, (2, last)], [*settled, (2, last)]))


@given(data=st.data(), happening=happenings)
@settings(deadline=None, max_examples=60)
def test_wishes_lead_where_the_last_words_say(
    data: st.DataObject, happening: list[tuple[str, int]]
) -> None:
    settled = [(seat, data.draw(HIRES)) for seat in SEATS]
    noise = [(what, seat % 2, data.draw(HIRES)) for what, seat in happening]
    first, second, last = settled
    asyncio.run(_leads_there(hiring(), noise, [second, first, last], settled))


async def _leads_there(
    state: MontegoState,
    noise: Sequence[tuple[str, Seat, Action]],
    said: Sequence[tuple[Seat, Action]],
    plainly: Sequence[tuple[Seat, Action]],
) -> None:
    """See that noise, and then last words in any order, lead where plain answers lead."""
    with tempfile.TemporaryDirectory() as folder:
        async with Database.open(Path(folder) / "malecon.sqlite3") as database:
            evening = Evening(database)
            await evening.begin(state)
            for what, seat, action in noise:
                if what == "restart":
                    await evening.restart()
                elif what == "late":
                    await evening.click_late(seat, action)
                else:
                    await evening.answer(seat, action)
            there = await evening.settle(said)
    for seat, action in plainly:
        GAME.apply(state, seat, action)
    assert there == GAME.dump(state)
