"""Why something was not done, in a sentence for the person who asked for it."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.course import CannotUndo
from bot.operating.happenings import failed, refused
from bot.operating.work import note
from bot.table import SeatChanged
from bot.tables import WrongNumber
from bot.trouble import advice, met
from bot.ui.answers import Interaction, reader_language
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.errors import IllegalAction, StaleDecision
from games.core.log_file import BadFile
from storage.errors import (
    AlreadyDone,
    AlreadySeated,
    ChannelTaken,
    DatabaseFailed,
    EntryConflict,
    NoSuchTable,
    NotInLobby,
    NotSeated,
    SeatsChanged,
    StorageError,
    TableFull,
    TableOver,
)

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_WEBHOOK = 10015
INVALID_WEBHOOK_TOKEN = 50027
"""What is said of an interaction that is older than its fifteen minutes."""


class Refusal(Exception):
    """Something cannot be done; `str()` is the sentence, in the reader's language."""


def sentence(error: Exception, language: Language, game: str | None = None) -> str | None:
    """Say in one sentence why something was refused; None when the error is nobody's choice."""
    if isinstance(error, Refusal):
        return str(error)
    if isinstance(error, IllegalAction) and game is not None:
        return WORDINGS[game].refusal(error, language)
    if isinstance(error, StaleDecision):
        return language.gettext("That question has been answered already; nothing was changed.")
    if isinstance(error, CannotUndo):
        return language.gettext(
            "Nothing was changed: alone you can take back only what you did last, until something"
            " is revealed or somebody else acts."
        )
    if isinstance(error, SeatChanged):
        return language.gettext("Somebody else was faster; nothing was changed. Please look again.")
    if isinstance(error, BadFile):
        return language.gettext(error.reason).format(**error.details)
    if isinstance(error, WrongNumber):
        return _wrong_number(error, language)
    if isinstance(error, StorageError):
        return _storage(error, language)
    return None


def _wrong_number(error: WrongNumber, language: Language) -> str:
    if error.seated in error.game.seats:
        return language.gettext(
            "Nobody else sits here yet, and this table is for several: alone you play at one that"
            " is opened with `seats: 1`."
        )
    counts = language.list([str(seats) for seats in error.game.seats], "or")
    return language.ngettext(
        "{game} is for {counts} players, and {seated} sits here: others may still join.",
        "{game} is for {counts} players, and {seated} sit here: others may still join.",
        error.seated,
    ).format(game=error.game.title, counts=counts, seated=error.seated)


def _storage(error: StorageError, language: Language) -> str:
    _ = language.gettext
    sentences: dict[type[StorageError], str] = {
        AlreadyDone: _("That click has been counted already."),
        AlreadySeated: _("You sit at this table already."),
        ChannelTaken: _("A table is open here already: join it, close it, or take a thread."),
        EntryConflict: _("Somebody else was faster; nothing was changed. Please look again."),
        NoSuchTable: _("This table does not exist any more."),
        NotInLobby: _(
            "The game has begun: `/table leave` gives a seat up, `/table close` ends it."
        ),
        NotSeated: _("You do not sit at this table."),
        SeatsChanged: _("Somebody joined or left at this very moment: press Start again."),
        TableFull: _("All seats of this table are taken."),
        TableOver: _("This table is over: open a new one with `/table new`."),
    }
    if isinstance(error, NotInLobby) and error.status != "playing":
        return sentences[TableOver]
    if isinstance(error, DatabaseFailed):
        return _("The game could not be saved, so nothing was changed. Please try again.")
    return sentences.get(type(error), _("This table is not being played any more."))


async def tell(interaction: Interaction, error: Exception) -> None:
    """Answer with the reason, privately; what nobody chose is logged, with what it belongs to.

    An interaction that Discord has given up on is only logged: there is nobody left to tell.
    """
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if _is_too_late(error):
        log.warning("too late to answer: %s: %s", _about(interaction), error)
        if isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED:
            log.warning("answered by somebody else: does another bot run with this token?")
        note("late")
        interaction.client.unanswered.add(interaction.user.id)
        return
    language = reader_language(interaction)
    text = sentence(error, language) or _trouble(interaction, error, language)
    if text is None or isinstance(error, DatabaseFailed):
        log.error("failed: %s", _about(interaction), exc_info=error)
        failed("interaction", "failed")
    else:
        refused(error)
    if text is None:
        text = language.gettext(
            "Something went wrong here. Please look whether it counted, and try again if not; the"
            " operator finds the reason under {interaction}."
        ).format(interaction=interaction.id)
    try:
        await say(interaction, text)
    except Exception as gone:  # whatever it is, there is nobody left to tell
        log.warning("not told: %s: %s", _about(interaction), gone)


def unanswered(language: Language) -> str:
    """Say to somebody who looks again that the last answer did not reach them."""
    return language.gettext(
        "⚠ My last answer came too late to reach you; what is told here is how it stands."
    )


def _trouble(interaction: Interaction, error: Exception, language: Language) -> str | None:
    """Say what keeps an answer for all from the channel, when people can change that."""
    trouble = met(error)
    if not trouble.needs_people:
        return None
    log.warning("not allowed: %s: %s", _about(interaction), error)
    return advice(trouble, f"<#{interaction.channel_id}>", [], language)


async def say(interaction: Interaction, text: str) -> None:
    """Say something privately, whether or not the interaction has been answered."""
    response = interaction.response
    if not response.is_done():
        await response.send_message(text, ephemeral=True)
    elif response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=text)
    else:
        await interaction.followup.send(text, ephemeral=True)


def _is_too_late(error: Exception) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in (
        UNKNOWN_INTERACTION,
        ALREADY_ACKNOWLEDGED,
        UNKNOWN_WEBHOOK,
        INVALID_WEBHOOK_TOKEN,
    )


def _about(interaction: Interaction) -> str:
    """Name what was used, as far as it is known; never what was typed."""
    if interaction.command is not None:
        what = f"/{interaction.command.qualified_name}"
    else:
        data: dict[str, Any] = {**(interaction.data or {})}
        what = str(data.get("custom_id")).partition(":")[0]  # the rest may be a secret answer
    table = interaction.extras.get("table")
    return (
        f"interaction {interaction.id} ({what}) in channel {interaction.channel_id}, table {table}"
    )
