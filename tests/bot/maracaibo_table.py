"""Tables of Maracaibo on the local Discord, at any position."""

from bot.client import Malecon
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Seat
from tests.games.maracaibo.positions import GAME

NAMES = ("Ana", "Győző", "Łukasz", "Mateo")


async def line_of(bot: Malecon, table: int, action: str, reader: Seat = 0) -> str:
    """Return how an action is called that a table allows now, with its cost and gain."""
    view = (await bot.tables.live(table)).view(reader)
    return WORDINGS[GAME.slug].choice(view, GAME.parse_action(action), Language("en")).line
