"""Tables of Maracaibo on the local Discord, at any position."""

from collections.abc import Sequence

from bot.client import Malecon
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Seat
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from tests.bot.placing import place
from tests.games.maracaibo.positions import GAME, Table

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")


async def seat(
    database: Database,
    discord_: Sandbox,
    at: Table,
    people: Sequence[Player],
    channel: str = "games",
) -> int:
    """Put a position on the table of a channel; return the table's number."""
    players = people[: len(at.state.players)]
    return await place(database, discord_, at, players, channel, GAME.slug)


async def line_of(bot: Malecon, table: int, action: str, reader: Seat = 0) -> str:
    """Return how an action is called that a table allows now, with its cost and gain."""
    view = (await bot.tables.live(table)).view(reader)
    return WORDINGS[GAME.slug].choice(view, GAME.parse_action(action), Language("en")).line


async def acts_of(database: Database, table: int) -> list[str]:
    """Return what the log has, as lines of text, without what chance brought."""
    rows = await database.log.entries(table)
    return [str(GAME.load_action(row.action)) for row in rows if row.seat >= 0]
