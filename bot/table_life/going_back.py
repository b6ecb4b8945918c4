"""Going back in a game: alone as far as one may, further when the others agree."""

from typing import TYPE_CHECKING

from bot import replies
from bot.answering import seat_in
from bot.refusals import Refusal
from bot.table_life.points import Point, points
from bot.ui.answers import Interaction, Reply, answer_in_place
from bot.ui.going_back import Offer, back_menu
from bot.ui.items import view_of
from bot.wording.language import Language
from games.core.undo import Undo
from rendering.core.graphemes import shorten

if TYPE_CHECKING:
    from bot.client import Malecon

QUOTED = 300
"""Characters of what would be taken back that the others are shown."""


class GoingBack:
    """Offers the points to which a game can go back, and sees to what somebody chooses."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    async def show(self, interaction: Interaction, table_id: int) -> None:
        """Show the points of a table to somebody who plays there."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, self.offer(reader))

    async def offer(self, reader: replies.Reader, preface: str = "") -> Reply:
        """Return a menu of the points.

        Raises:
            Refusal: the reader does not play there, or nothing was done yet.
        """
        table, language = reader.table, reader.language
        seat = seat_in(reader)
        if not table.goes_on:
            raise Refusal(language.gettext("The game is over: nothing can be taken back."))
        offers = [_offer(reader, point) for point in await points(table)]
        if not offers:
            raise Refusal(language.gettext("Nothing was done yet that could be taken back."))
        text = language.gettext(
            "How far back? What you did last you may take back alone; all else when everybody who"
            " plays agrees."
        )
        if not table.others(seat):
            text = language.gettext("How far back?")
        elif preface:
            text = language.gettext("Further back it takes the consent of everybody who plays.")
        said = f"{preface}\n\n{text}" if preface else text
        return Reply(said, view=view_of(back_menu(table.id, offers, language)))

    async def chosen(self, interaction: Interaction, table_id: int, to: int) -> None:
        """Go back to a point, or ask the others whether they agree."""
        reader = await self._client.reader_of(interaction, table_id)
        await answer_in_place(interaction, self._go(interaction, reader, to))

    async def _go(self, interaction: Interaction, reader: replies.Reader, to: int) -> Reply:
        """Take back what the reader may alone; else ask the others, if there are any."""
        table, language, seat = reader.table, reader.language, seat_in(reader)
        point = next((one for one in await points(table) if one.to == to), None)
        if point is None or not table.goes_on:
            raise Refusal(
                language.gettext("The game cannot go back to there any more; nothing was changed.")
            )
        alone = any(step.before.entries == to for step in table.course.undoable(seat))
        if alone or not table.others(seat):
            undo = Undo(to, agreed=not alone)
            return await self._client.answering.act(
                interaction, reader, undo, table.position.decision
            )
        what = point.told(table, Language.of(table.row.locale))
        return Reply(
            await self._client.votes.ask_for(
                interaction.user.id,
                table,
                "undo",
                seat,
                language,
                back_to=to,
                what=shorten(what, QUOTED),
            )
        )


def _offer(reader: replies.Reader, point: Point) -> Offer:
    label = point.told(reader.table, reader.language)
    return Offer(point.to, label, point.placed(reader.table, reader.language))
