"""Why something was not done, in a sentence for the person who asked for it."""

import logging
from typing import Any

import discord

from bot.tables import WrongNumber
from bot.ui.answers import Interaction
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.errors import IllegalAction, StaleDecision
from storage.errors import (
    AlreadyDone,
    AlreadySeated,
    ChannelTaken,
    DatabaseFailed,
    NoSuchTable,
    NotInLobby,
    NotSeated,
    SeatsChanged,
    StorageError,
    TableFull,
    TableOver,
)

log = logging.getLogger(__name__)


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
    if isinstance(error, WrongNumber):
        return _wrong_number(error, language)
    if isinstance(error, StorageError):
        return _storage(error, language)
    return None


def _wrong_number(error: WrongNumber, language: Language) -> str:
    counts = language.list([str(seats) for seats in error.game.seats], "or")
    return language.gettext(
        "{game} is for {counts} players, and {seated} sit here: others may still join."
    ).format(game=error.game.title, counts=counts, seated=error.seated)


def _storage(error: StorageError, language: Language) -> str:
    _ = language.gettext
    sentences: dict[type[StorageError], str] = {
        AlreadyDone: _("That click has been counted already."),
        AlreadySeated: _("You sit at this table already."),
        ChannelTaken: _("A table is open here already: join it, close it, or take a thread."),
        NoSuchTable: _("This table does not exist any more."),
        NotInLobby: _("The game has begun: nobody can join or leave now. `/table close` ends it."),
        NotSeated: _("You do not sit at this table."),
        SeatsChanged: _("Somebody joined or left at this very moment: press Start again."),
        TableFull: _("All seats of this table are taken."),
        TableOver: _("This table is over: open a new one with `/table new`."),
    }
    if isinstance(error, DatabaseFailed):
        return _("The game could not be saved, so nothing was changed. Please try again.")
    return sentences.get(type(error), _("This table is not being played any more."))


async def tell(interaction: Interaction, error: Exception, game: str | None = None) -> None:
    """Answer with the reason, privately; what nobody chose is logged, with what it belongs to.

    An interaction that Discord has given up on is only logged: there is nobody left to tell.
    """
    while isinstance(error, discord.app_commands.CommandInvokeError):
        error = error.original
    language = Language.of(str(interaction.locale))
    text = sentence(error, language, game)
    if text is None or isinstance(error, DatabaseFailed):
        log.error(
            "failed: interaction %s in channel %s",
            interaction.id,
            interaction.channel_id,
            exc_info=error,
        )
    if text is None:
        text = language.gettext(
            "Something went wrong here, and nothing was changed. Please try again; the operator"
            " finds it under {interaction}."
        ).format(interaction=interaction.id)
    try:
        await say(interaction, text)
    except discord.HTTPException as gone:
        log.warning("not told: interaction %s: %s", interaction.id, gone)


async def say(interaction: Interaction, text: str, **extra: Any) -> None:
    """Say something privately, whether or not the interaction has been answered."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **extra)
    else:
        await interaction.response.send_message(text, ephemeral=True, **extra)
