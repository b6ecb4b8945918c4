"""Games at any position on a channel's table, as if they had been played up to there."""

from collections.abc import Sequence

import msgspec

from games.core.log import Position
from games.registry import GAMES
from games.santiago.state import SantiagoState
from sandbox.local import Sandbox
from sandbox.players import Player
from storage.database import Database
from storage.rows import SnapshotRow
from tests.games.santiago.positions import Table as Tabletop

GAME = "santiago-de-cuba"


async def place(
    database: Database,
    sandbox: Sandbox,
    at: Tabletop | SantiagoState,
    players: Sequence[Player],
    channel: str = "games",
) -> int:
    """Put a game on the table of a channel; return the table's number.

    Nothing is posted before somebody acts.
    """
    state = at.state if isinstance(at, Tabletop) else at
    game = GAMES[GAME]
    channel_id = sandbox.world.find_channel(channel, players[0].id)["id"]
    tables, seats = database.tables, database.seats
    row = await tables.create(
        game=GAME,
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
    snapshot = SnapshotRow(0, position.decision, state.rules, game.dump(state))
    await tables.start(row.id, order=range(len(players)), entries=[], snapshot=snapshot, at=2)
    return row.id
