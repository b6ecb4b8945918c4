"""All cogs."""

from bot.cogs.about import About
from bot.cogs.channels import Channels
from bot.cogs.cuba.cog import CubaCog
from bot.cogs.look import Look
from bot.cogs.maracaibo.cog import MaracaiboCog
from bot.cogs.montego import MontegoCog
from bot.cogs.quiet import Quiet
from bot.cogs.rules import Rules
from bot.cogs.santiago import SantiagoCog
from bot.cogs.tables import TableCog
from bot.cogs.undo import UndoCog

COGS = (
    TableCog,
    Channels,
    Look,
    UndoCog,
    Quiet,
    Rules,
    About,
    SantiagoCog,
    CubaCog,
    MontegoCog,
    MaracaiboCog,
)
