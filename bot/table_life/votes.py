"""Votes at a table: to go further back than one may alone, and to let somebody else play a seat."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord

from bot.clock import now
from bot.course import CannotUndo
from bot.pings import pinging
from bot.refusals import Refusal
from bot.table import SeatChanged, Table
from bot.table_life.quiet_hours import is_quiet
from bot.ui import votes as ui
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from games.core.errors import RulesError
from games.core.undo import Undo
from storage.errors import NotPlaying
from storage.rows import Choice, Outcome, VoteKind, VoteRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

CHOICES: Mapping[VoteKind, tuple[Choice, ...]] = {
    "undo": ("undo",),
    "replace": ("computer", "person"),
}
"""What can be voted for; against all of it, too."""

OVERTAKEN = (RulesError, CannotUndo, SeatChanged, NotPlaying)
"""Why what was agreed cannot be done any more."""


class Votes:
    """Asks those who sit at a table, counts what they say, and does what they want.

    A vote lapses as soon as the game overtakes it. A ballot that is cast counts, even when the bot
    ends before what was agreed is done or noted: `resume` does it.
    """

    def __init__(self, client: "Malecon") -> None:
        self._client = client
        self._open: set[int] = set()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._askings: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._settling: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    async def resume(self) -> None:
        """See to the votes that an earlier run has left open."""
        for table_id in {vote.table_id for vote in await self._client.database.votes.all_open()}:
            self._open.add(table_id)
            try:
                self.wake(await self._client.tables.live(table_id))
            except Exception:
                log.exception("votes not resumed: table %s", table_id)

    def wake(self, table: Table) -> None:
        """See to it that votes which the game has overtaken, or which are decided, end."""
        if self._closed:
            return
        if table.id in self._open and table.id not in self._settling:
            task = asyncio.create_task(self._settle(table.id), name=f"votes of {table.id}")
            self._settling[table.id] = task

    async def close(self) -> None:
        """Settle nothing more; the next start does."""
        self._closed = True
        tasks = list(self._settling.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask_for(
        self,
        user: int,
        table: Table,
        kind: VoteKind,
        seat: int,
        language: Language,
        *,
        back_to: int | None = None,
        what: str = "",
    ) -> str:
        """Ask as `user` wants it, unless the same is being asked; return what they are told."""
        async with self._askings.setdefault(table.id, asyncio.Lock()):
            running = await self._running(table, kind, seat, back_to)
            if running is not None:
                return ui.asked_already(running, table, language)
            vote = await self.ask(table, kind, seat, back_to=back_to, what=what, user_id=user)
        return ui.asked(vote, alone=electorate(table, vote) == [user], language=language)

    async def _running(
        self, table: Table, kind: VoteKind, seat: int, back_to: int | None
    ) -> VoteRow | None:
        """Return the vote in which the same can still be decided, if its message is there."""
        for vote in await self._client.database.votes.open_at(table.id):
            same = (vote.kind, vote.seat, vote.back_to) == (kind, seat, back_to)
            if same and await self.fate(table, vote) is None and await self._there(vote):
                return vote
        return None

    async def _there(self, vote: VoteRow) -> bool:
        """Whether a vote's message is still in its channel; yes if that cannot be found out."""
        if vote.message_id is None:
            return False
        channel = self._client.get_partial_messageable(vote.channel_id)
        try:
            await channel.get_partial_message(vote.message_id).fetch()
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            log.info("vote %s not looked for: table %s: %s", vote.id, vote.table_id, error)
        return True

    async def ask(
        self,
        table: Table,
        kind: VoteKind,
        seat: int,
        *,
        back_to: int | None = None,
        what: str = "",
        late: bool = False,
        user_id: int | None = None,
        at: int | None = None,
    ) -> VoteRow:
        """Ask in the table's channel; whoever may vote is pinged, once, but not who asks.

        An earlier question about the same lapses. `what` says in the channel's language what an
        undo would take back. A vote that the clock calls at night pings nobody in quiet hours.
        """
        votes, at = self._client.database.votes, now() if at is None else at
        async with self._turn(table.id):
            earlier = [
                vote
                for vote in await votes.open_at(table.id)
                if (vote.kind, vote.seat) == (kind, seat)
            ]
            vote = await votes.open(
                table_id=table.id,
                kind=kind,
                seat=seat,
                back_to=back_to,
                late=late,
                number=table.position.entries,
                channel_id=table.row.channel_id,
                user_id=user_id,
                at=at,
            )
            self._open.add(table.id)
        try:
            message_id = await self._send(table, vote, what, at)
        except BaseException:
            await votes.end(vote.id, "lapsed", at=now())
            raise
        await votes.set_message(vote.id, message_id)
        public = Language.of(table.row.locale)
        for vote_before in earlier:
            await self._edit(vote_before, {"content": ui.asked_anew(public), "view": None})
        vote = await votes.get(vote.id)
        if vote.outcome is not None:  # the game went on while the question was on its way
            await self._edit(vote, await self._ended(table, vote, vote.outcome))
        return vote

    async def _send(self, table: Table, vote: VoteRow, what: str, at: int) -> int:
        language = Language.of(table.row.locale)
        voters = electorate(table, vote)
        quiet = await self._client.database.settings.quiet_hours(voters) if vote.late else {}
        called = [
            voter
            for voter in voters
            if voter != vote.user_id and not is_quiet(quiet.get(voter), at)
        ]
        text = ui.question(vote, table, voters, needed(vote, len(voters)), what, language)
        channel = self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )
        message = await channel.send(
            text,
            view=ui.ballot_view(vote, language),
            nonce=f"vote-{vote.id}",
            allowed_mentions=pinging(called),
        )
        return int(message.id)

    async def cast(self, interaction: Interaction, vote_id: int, choice: Choice) -> None:
        """Count what somebody says, and do it when enough want the same.

        Raises:
            Refusal: the person has no say in it.
            NoSuchVote, VoteOver: there is nothing to vote on any more.
        """
        vote = await self._client.database.votes.get(vote_id)
        async with self._turn(vote.table_id):
            said = await self._cast(interaction, vote_id, choice)
            # Still under the lock, so that the message ends with what was counted last.
            await interaction.response.edit_message(**said)

    async def _cast(self, interaction: Interaction, vote_id: int, choice: Choice) -> dict[str, Any]:
        """Count a ballot; return what the vote's message says now."""
        votes = self._client.database.votes
        vote = await votes.get(vote_id)
        table = await self._client.tables.live(vote.table_id)
        language, user = reader_language(interaction), interaction.user.id
        voters = electorate(table, vote)
        withdrawn = user == vote.user_id and choice == "refused"
        if not withdrawn and user not in voters:
            raise Refusal(ui.no_say(user == vote.user_id, language))
        outcome = await self.fate(table, vote)
        if outcome is None and withdrawn:
            outcome = "lapsed" if vote.kind == "undo" else "refused"
        if outcome is None:
            ballots = await votes.cast(vote_id, user, choice, at=now())
            said = {voter: ballots[voter] for voter in voters if voter in ballots}
            decided = result(vote, said, len(voters))
            if decided is None:
                public = Language.of(table.row.locale)
                asked = interaction.message.content if interaction.message else ""
                return {
                    "content": ui.with_standing(asked, said, public),
                    "view": ui.ballot_view(vote, public),
                }
            outcome = await self._do(table, vote, decided, interaction)
        return await self._ended(table, vote, outcome)

    async def _do(
        self, table: Table, vote: VoteRow, decided: Outcome, interaction: Interaction | None = None
    ) -> Outcome:
        """Do what was agreed; return how the vote ends, for the game may have overtaken it."""
        try:
            if decided == "undo":
                assert vote.back_to is not None, "an undo leads somewhere"
                with self._client.acting(table):
                    await table.act(
                        vote.seat,
                        Undo(vote.back_to, agreed=True),
                        decision=table.position.decision,
                        interaction_id=interaction.id if interaction else None,
                    )
            elif decided in {"computer", "person"}:
                await self._client.seating.give_away(
                    table, vote.seat, computer=decided == "computer", interaction=interaction
                )
        except OVERTAKEN as error:
            log.info("vote %s overtaken: table %s: %s", vote.id, table.id, error)
            return await self.fate(table, vote) or "lapsed"
        return decided

    async def _settle(self, table_id: int) -> None:
        """End the votes at a table that are over, and say so in their messages if possible."""
        ended: list[tuple[VoteRow, dict[str, Any]]] = []
        try:
            async with self._turn(table_id):
                del self._settling[table_id]  # who acts from here on has it looked at anew
                table = await self._client.tables.live(table_id)
                left = await self._client.database.votes.open_at(table_id)
                for vote in left:
                    outcome = await self.fate(table, vote) or await self._decided(table, vote)
                    if outcome is not None:
                        ended.append((vote, await self._ended(table, vote, outcome)))
                if len(ended) == len(left):
                    self._open.discard(table_id)
            for vote, said in ended:
                await self._edit(vote, said)
        except Exception:
            log.exception("votes not settled: table %s", table_id)
        finally:
            if self._settling.get(table_id) is asyncio.current_task():
                del self._settling[table_id]

    async def _decided(self, table: Table, vote: VoteRow) -> Outcome | None:
        """Do what is decided already: the bot ended before, or who is left wants the same."""
        ballots = await self._client.database.votes.ballots(vote.id)
        voters = electorate(table, vote)
        said = {voter: ballots[voter] for voter in voters if voter in ballots}
        decided = result(vote, said, len(voters)) if voters else "lapsed"
        return None if decided is None else await self._do(table, vote, decided)

    async def _ended(self, table: Table, vote: VoteRow, outcome: Outcome) -> dict[str, Any]:
        """Note how a vote ended; return what its message says from now on."""
        await self._client.database.votes.end(vote.id, outcome, at=now())
        vote = await self._client.database.votes.get(vote.id)
        public = Language.of(table.row.locale)
        return {
            "content": ui.ended(vote, table, public),
            "view": ui.ended_view(vote, table, public),
        }

    async def _edit(self, vote: VoteRow, said: dict[str, Any]) -> None:
        """Let the message of a vote say something else, if it is still there."""
        if vote.message_id is None:
            return
        channel = self._client.get_partial_messageable(vote.channel_id)
        try:
            await channel.get_partial_message(vote.message_id).edit(**said)
        except discord.HTTPException as error:
            log.info("vote %s not told: table %s: %s", vote.id, vote.table_id, error)

    def _turn(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which one ballot at a time is counted."""
        return self._turns.setdefault(table_id, asyncio.Lock())

    async def fate(self, table: Table, vote: VoteRow) -> Outcome | None:
        """Return how a vote has ended, perhaps because the game went on; None while it is open."""
        if vote.outcome is not None:
            return vote.outcome
        if vote.kind == "undo":
            return await self._fate_of_undo(table, vote)
        seat = table.seats[vote.seat]
        if seat.user_id is None:
            return "computer" if seat.computer else "person"
        if not table.goes_on:
            return "lapsed"
        if seat.joined_at > vote.opened_at:
            return "lapsed"
        answered = table.position.decision > vote.number or not table.awaits(vote.seat)
        return "lapsed" if vote.late and answered else None

    async def _fate_of_undo(self, table: Table, vote: VoteRow) -> Outcome | None:
        """Return how it ended: a crash may have come before what was agreed was noted."""
        if table.position.entries == vote.number:
            return "lapsed" if table.row.status == "closed" else None
        following = await self._client.database.log.entries(table.id, after=vote.number)
        action = table.game.load_action(following[0].action)
        agreed = isinstance(action, Undo) and action.agreed and action.to == vote.back_to
        return "undo" if agreed else "lapsed"


def electorate(table: Table, vote: VoteRow) -> list[int]:
    """Return who has a say: all people who sit there, but not the one whose seat it is about."""
    return table.others(vote.seat)


def needed(vote: VoteRow, voters: int) -> int:
    """Return how many must want the same: all, or more than half of them about who is late."""
    return voters // 2 + 1 if vote.kind == "replace" and vote.late else voters


def result(vote: VoteRow, said: Mapping[int, Choice], voters: int) -> Outcome | None:
    """Return what is decided by what was said so far; None while it can still go either way."""
    least = needed(vote, voters)
    counts = {choice: _count(said.values(), choice) for choice in CHOICES[vote.kind]}
    silent = voters - len(said)
    for choice, count in counts.items():
        if count >= least:
            return choice
    return "refused" if max(counts.values()) + silent < least else None


def _count(said: Iterable[Choice], choice: Choice) -> int:
    return sum(one == choice for one in said)
