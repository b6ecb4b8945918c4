"""The words and buttons of votes at a table."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.ui.answers import Interaction
from bot.ui.items import Button, client_of, view_of
from bot.ui.seats import take_view
from bot.wording.language import Language
from rendering.core.tokens import SEAT_LETTERS
from storage.rows import Choice, VoteRow

if TYPE_CHECKING:
    from bot.table import Table


class VoteButton(Button, template=r"vote:(?P<vote>\d+):(?P<choice>undo|computer|person|refused)"):
    """Says what whoever presses it wants."""

    def __init__(self, vote: int, choice: Choice, **look: Any) -> None:
        super().__init__(discord.ui.Button(custom_id=f"vote:{vote}:{choice}", **look))
        self.vote, self.choice = vote, choice

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """Read the id of a button."""
        return cls(int(match["vote"]), _CHOICES[match["choice"]])

    async def pressed(self, interaction: Interaction) -> None:
        """Vote."""
        await client_of(interaction).votes.cast(interaction, self.vote, self.choice)


_CHOICES: Mapping[str, Choice] = {
    "undo": "undo",
    "computer": "computer",
    "person": "person",
    "refused": "refused",
}


def ballot_view(vote: VoteRow, language: Language) -> discord.ui.View:
    """Return the buttons of a vote."""
    _ = language.gettext
    if vote.kind == "undo":
        return view_of(
            VoteButton(vote.id, "undo", label=_("Go back"), style=discord.ButtonStyle.primary),
            VoteButton(vote.id, "refused", label=_("Leave it as it is")),
        )
    return view_of(
        VoteButton(
            vote.id, "computer", label=_("A computer plays on"), style=discord.ButtonStyle.primary
        ),
        VoteButton(vote.id, "person", label=_("Somebody else plays on")),
        VoteButton(vote.id, "refused", label=_("Wait")),
    )


def question(
    vote: VoteRow,
    table: "Table",
    voters: Sequence[int],
    needed: int,
    what: str,
    language: Language,
) -> str:
    """Ask those who have a say."""
    _ = language.gettext
    called = language.list([f"<@{voter}>" for voter in voters])
    if vote.kind == "undo":
        text = _("↩ {person} asks to go back to before this: {what}")
        asked = text.format(person=table.called(vote.seat), what=what)
    elif vote.late:
        text = _("⏳ {person} has been awaited for too long. How does the game go on?")
        asked = text.format(person=table.safe_names[vote.seat])
    else:
        text = _("🪑 Shall somebody else play for {person} (seat {seat})?")
        asked = text.format(person=table.safe_names[vote.seat], seat=SEAT_LETTERS[vote.seat])
    return "\n".join([asked, _agreement(called, needed, len(voters), language)])


def _agreement(called: str, needed: int, voters: int, language: Language) -> str:
    """Say how many have to want the same."""
    if voters == 1:
        text = language.gettext("{called}: it is up to you.")
    elif needed == voters:
        text = language.gettext("{called}: all of you have to want the same.")
    else:
        text = language.ngettext(
            "{called}: it takes {needed} of you who wants the same.",
            "{called}: it takes {needed} of you who want the same.",
            needed,
        )
    return text.format(called=called, needed=needed)


def with_standing(before: str, said: Mapping[int, Choice], language: Language) -> str:
    """Add to a question who has said what so far, in place of what stood there `before`."""
    asked = before.split("\n")[:2]
    wants = _wants(language)
    text = language.gettext("{person}: {choice}")
    return "\n".join(
        asked
        + [
            f"- {text.format(person=f'<@{user}>', choice=wants[choice])}"
            for user, choice in said.items()
        ]
    )


def _wants(language: Language) -> Mapping[Choice, str]:
    _ = language.gettext
    return {
        "undo": _("Go back"),
        "computer": _("A computer plays on"),
        "person": _("Somebody else plays on"),
        "refused": _("No"),
    }


def ended(vote: VoteRow, table: "Table", language: Language) -> str:
    """Say how a vote ended."""
    _ = language.gettext
    person, seat = table.safe_names[vote.seat], SEAT_LETTERS[vote.seat]
    texts = {
        ("undo", "undo"): _("↩ Agreed: the game is back where {person} wanted it."),
        ("undo", "refused"): _("↩ Not everybody wants to go back: the game goes on as it is."),
        ("undo", "lapsed"): _("↩ The game goes on as it is; {person} can ask once more."),
        ("replace", "computer"): _(
            "🪑 A computer player plays on at seat {seat}. Whoever wants to can take the seat over;"
            " its owner gets it back with `/table return`."
        ),
        ("replace", "person"): _(
            "🪑 Seat {seat} is free, and the game waits there: whoever wants to can take it;"
            " its owner gets it back with `/table return`."
        ),
        ("replace", "refused"): _("🪑 {person} keeps seat {seat}."),
        ("replace", "lapsed"): _("🪑 {person} keeps seat {seat}: the game went on."),
    }
    return texts[vote.kind, vote.outcome or "lapsed"].format(person=person, seat=seat)


def asked(vote: VoteRow, *, alone: bool, language: Language) -> str:
    """Say to whoever asked where it is decided; `alone` if nobody else has a say."""
    text = language.gettext("The others are asked in {channel}.")
    if alone:
        text = language.gettext("Nobody else has a say in that: decide in {channel}.")
    return text.format(channel=f"<#{vote.channel_id}>")


def asked_already(vote: VoteRow, table: "Table", language: Language) -> str:
    """Lead whoever asks the same once more to the vote that is running."""
    link = f"https://discord.com/channels/{table.row.guild_id}/{vote.channel_id}/{vote.message_id}"
    return language.gettext("That is being voted on already: {link}").format(link=link)


def asked_anew(language: Language) -> str:
    """Say in the message of a vote that the same was asked once more."""
    return language.gettext("That was asked anew in a later message.")


def ended_view(vote: VoteRow, table: "Table", language: Language) -> discord.ui.View | None:
    """Return the button by which a seat that became free can be taken, if it did."""
    if vote.outcome not in {"computer", "person"}:
        return None
    return take_view(table.id, vote.seat, language)


def no_say(asker: bool, language: Language) -> str:
    """Say to somebody why their vote does not count."""
    if asker:
        return language.gettext(
            "The others have to agree, not you: *Leave it as it is*, or *Wait*, takes your question"
            " back."
        )
    return language.gettext("Only those who play here can vote, and nobody about their own seat.")
