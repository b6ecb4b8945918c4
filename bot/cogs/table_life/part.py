"""What every part of `/table` has."""

from typing import TYPE_CHECKING

from discord.ext import commands

if TYPE_CHECKING:
    from bot.client import Malecon


class TablePart(commands.Cog):
    """Some of the commands of `/table`: a base of the cog that makes them one group.

    A part lists its commands as a cog does, and is named among the bases of `TableCog`.
    """

    _client: "Malecon"
