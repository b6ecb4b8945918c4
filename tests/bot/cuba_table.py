"""Tables of Cuba on the local Discord, at any position."""

from collections.abc import Sequence
from typing import Any

from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from storage.database import Database
from tests.bot.placing import place
from tests.games.cuba.positions import GAME, Table, position

NAMES = ("Ana", "Győző", "Łukasz", "Mateo", "Олена")
PLENTY = "10 pesos, 3 wood, 3 stone, 2 water, 3 citrus, 1 sugar, 2 rum, 2 cigars"
BILLS = ("tax_3", "duty_crops", "subsidy_votes", "drought")


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


async def acts_of(database: Database, table: int) -> list[str]:
    """Return what the log has, as lines of text, without what chance brought."""
    rows = await database.log.entries(table)
    return [str(GAME.load_action(row.action)) for row in rows if row.seat >= 0]


def first_line(answer: Answer) -> str:
    """Return the first line of an answer: why something was refused, if it was."""
    return answer.text.split("\n")[0]


def in_parliament(seats: int = 3, **more: Any) -> Table:
    """Return a table at which all have played four cards, and votes are bought.

    `more` is as for `position`; everybody has the Foreman left.
    """
    played = {seat: ["worker", "tradeswoman", "architect"] for seat in range(seats)}
    at = position(seats, played=played, **{"bills": BILLS, **more})
    for player in range(seats):
        at.do(player, "play mayor")
        if at.asked == ((player,), "load"):
            at.do(player, "finish")
    assert at.asked[1] == "bribe"
    return at
