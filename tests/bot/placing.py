"""Games at any position on a channel's table, as if they had been played up to there."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from games.core.log import Position
from games.core.state import State
from games.registry import GAMES
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from storage.rows import SnapshotRow
from tests.games.core.table import GameTable

GAME = "santiago-de-cuba"


class Tabletop(Protocol):
    """A position of any game, set up by its tests."""

    @property
    def state(self) -> State:
        """Where the game stands."""


async def place(
    database: Database,
    sandbox: Sandbox,
    at: Tabletop | State,
    players: Sequence[Player],
    channel: str = "games",
    game: str = GAME,
) -> int:
    """Put a game on the table of a channel; return the table's number.

    Nothing is posted before somebody acts.
    """
    state: Any = at if isinstance(at, State) else at.state
    channel_id = sandbox.world.find_channel(channel, players[0].id)["id"]
    tables, seats = database.tables, database.seats
    row = await tables.create(
        game=game,
        seats=len(players),
        options=msgspec.json.encode(state.options).decode(),
        rules=state.rules,
        guild_id=int(sandbox.world.guild_id),
        channel_id=int(channel_id),
        opener_id=int(players[0].id),
        locale=sandbox.world.locale,
        at=1,
    )
    for player in players:
        await seats.join(row.id, int(player.id), at=1)
        await database.people.remember(int(player.id), player.name, player.locale, at=1)
    position = Position(state)
    snapshot = SnapshotRow(0, position.decision, state.rules, GAMES[game].dump(state))
    await tables.start(row.id, order=range(len(players)), entries=[], snapshot=snapshot, at=2)
    return row.id


async def seat(
    database: Database,
    sandbox: Sandbox,
    at: GameTable[Any, Any],
    people: Sequence[Player],
    channel: str = "games",
) -> int:
    """Put a game on the table of a channel, with as many people as it has seats, like `place`."""
    players = people[: len(at.state.players)]
    return await place(database, sandbox, at, players, channel, at.game.slug)


async def acts_of(database: Database, table: int) -> list[str]:
    """Return what the log has, as lines of text, without what chance brought."""
    game = GAMES[(await database.tables.get(table)).game]
    rows = await database.log.entries(table)
    return [str(game.load_action(row.action)) for row in rows if row.seat >= 0]
