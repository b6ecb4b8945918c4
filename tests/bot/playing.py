"""How a group comes to play, and what it is answered."""

from collections.abc import Sequence

from sandbox.players import Answer, Player
from tests.bot.placing import GAME


async def begin(players: Sequence[Player], game: str = GAME, options: str = "") -> None:
    """Open a table, let everybody join, and let the last of them start."""
    agreed = {"options": options} if options else {}
    lobby = await players[0].slash("table new", game=game, seats=len(players), **agreed)
    for player in players[1:]:
        await player.click(lobby, "Join")
    await players[-1].click(lobby, "Start")


def first_line(answer: Answer) -> str:
    """Return the first line of an answer: why something was refused, if it was."""
    return answer.text.split("\n")[0]
