"""`/table`: one group of commands, put together from its parts."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.table_life.absence import Absence
from bot.cogs.table_life.mending import Mending
from bot.cogs.table_life.opening import Opening
from bot.cogs.table_life.sitting import Sitting
from bot.cogs.table_life.taking_along import TakingAlong

if TYPE_CHECKING:
    from bot.client import Malecon


@app_commands.guild_only()
class TableCog(  # the last of them is offered first
    Absence,
    Mending,
    TakingAlong,
    Sitting,
    Opening,
    commands.GroupCog,
    group_name="table",
    group_description="Open, join, start and close tables.",
):
    """The life of a table."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client
