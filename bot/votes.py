"""Votes at a table: to go further back than one may alone, and to let somebody else play a seat."""

import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.clock import now
from bot.refusals import Refusal
from bot.table import Table
from bot.ui import votes as ui
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from games.core.undo import Undo
from storage.errors import EntryConflict
from storage.rows import Choice, Outcome, VoteKind, VoteRow

if TYPE_CHECKING:
    from bot.client import Malecon

log = logging.getLogger(__name__)

CHOICES: Mapping[VoteKind, tuple[Choice, ...]] = {
    "undo": ("undo",),
    "replace": ("computer", "person"),
}
"""What can be voted for; against all of it, too."""


class Votes:
    """Asks those who sit at a table, counts what they say, and does what they want."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

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
    ) -> VoteRow:
        """Ask in the table's channel; whoever may vote is pinged, once.

        `what` says in the channel's language what an undo would take back.
        """
        vote = await self._client.database.votes.open(
            table_id=table.id,
            kind=kind,
            seat=seat,
            back_to=back_to,
            late=late,
            number=table.position.entries,
            channel_id=table.row.channel_id,
            user_id=user_id,
            at=now(),
        )
        language = Language.of(table.row.locale)
        voters = electorate(table, vote)
        text = ui.question(vote, table, voters, needed(vote, len(voters)), what, language)
        channel = self._client.get_partial_messageable(
            table.row.channel_id, guild_id=table.row.guild_id
        )
        message = await channel.send(
            text,
            view=ui.ballot_view(vote, language),
            nonce=f"vote-{vote.id}",
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=False,
                replied_user=False,
                users=[discord.Object(voter) for voter in voters],
            ),
        )
        await self._client.database.votes.set_message(vote.id, message.id)
        return vote

    async def cast(self, interaction: Interaction, vote_id: int, choice: Choice) -> None:
        """Count what somebody says, and do it when enough want the same.

        Raises:
            Refusal: the person has no say in it.
            NoSuchVote, VoteOver: there is nothing to vote on any more.
        """
        vote = await self._client.database.votes.get(vote_id)
        table = await self._client.tables.live(vote.table_id)
        language, user = reader_language(interaction), interaction.user.id
        if user == vote.user_id and choice == "refused":
            await self._end(interaction, table, vote, await self.fate(table, vote) or "lapsed")
            return
        voters = electorate(table, vote)
        if user not in voters:
            raise Refusal(ui.no_say(user == vote.user_id, language))
        fate = await self.fate(table, vote)
        if fate is not None:
            await self._end(interaction, table, vote, fate)
            return
        ballots = await self._client.database.votes.cast(vote_id, user, choice, at=now())
        said = {voter: ballots[voter] for voter in voters if voter in ballots}
        outcome = result(vote, said, len(voters))
        if outcome is None:
            public = Language.of(table.row.locale)
            asked = interaction.message.content if interaction.message else ""
            await interaction.response.edit_message(
                content=ui.with_standing(asked, said, public), view=ui.ballot_view(vote, public)
            )
            return
        await self._carry_out(interaction, table, vote, outcome)

    async def _carry_out(
        self, interaction: Interaction, table: Table, vote: VoteRow, outcome: Outcome
    ) -> None:
        """Do what was agreed; a vote that is overtaken meanwhile lapses."""
        if outcome == "undo":
            assert vote.back_to is not None, "an undo leads somewhere"
            try:
                await table.act(
                    vote.seat,
                    Undo(vote.back_to, agreed=True),
                    decision=table.position.decision,
                    interaction_id=interaction.id,
                )
            except EntryConflict:
                self._client.tables.forget(table.id)
                raise
        elif outcome in {"computer", "person"}:
            await self._client.seating.give_away(
                table, vote.seat, computer=outcome == "computer", interaction=interaction
            )
        self._client.wake(table)
        await self._end(interaction, table, vote, outcome)

    async def _end(
        self, interaction: Interaction, table: Table, vote: VoteRow, outcome: Outcome
    ) -> None:
        """End a vote, and say in its message how it ended."""
        await interaction.response.edit_message(**await self._ended(table, vote, outcome))

    async def lapse(self, table: Table, vote: VoteRow) -> None:
        """End a vote that the game has overtaken, and say so in its message if that can be done."""
        outcome = await self.fate(table, vote)
        if outcome is None or vote.outcome is not None:
            return
        said = await self._ended(table, vote, outcome)
        if vote.message_id is None:
            return
        channel = self._client.get_partial_messageable(vote.channel_id)
        try:
            await channel.get_partial_message(vote.message_id).edit(**said)
        except discord.HTTPException as error:
            log.info("vote %s not told to be over: table %s: %s", vote.id, table.id, error)

    async def _ended(self, table: Table, vote: VoteRow, outcome: Outcome) -> dict[str, Any]:
        await self._client.database.votes.end(vote.id, outcome, at=now())
        vote = await self._client.database.votes.get(vote.id)
        public = Language.of(table.row.locale)
        return {
            "content": ui.ended(vote, table, public),
            "view": ui.ended_view(vote, table, public),
        }

    async def fate(self, table: Table, vote: VoteRow) -> Outcome | None:
        """Return how a vote has ended, perhaps because the game went on; None while it is open."""
        if vote.outcome is not None:
            return vote.outcome
        if vote.kind == "undo":
            return await self._fate_of_undo(table, vote)
        seat = table.seats[vote.seat]
        if seat.joined_at > vote.opened_at and seat.user_id is not None:
            return "lapsed"
        if seat.user_id is None:
            return "computer" if seat.computer else "person"
        return "lapsed" if vote.late and not table.awaits(vote.seat) else None

    async def _fate_of_undo(self, table: Table, vote: VoteRow) -> Outcome | None:
        """Return how it ended: a crash may have come before what was agreed was noted."""
        if table.position.entries == vote.number:
            return None
        following = await self._client.database.log.entries(table.id, after=vote.number)
        action = table.game.load_action(following[0].action)
        agreed = isinstance(action, Undo) and action.agreed and action.to == vote.back_to
        return "undo" if agreed else "lapsed"


def electorate(table: Table, vote: VoteRow) -> list[int]:
    """Return who has a say: all people who sit there, but not the one whose seat it is about."""
    return [user for seat, user in enumerate(table.users) if user is not None and seat != vote.seat]


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
