"""Tables and entries for the tests to work on."""

from storage.database import Database
from storage.rows import EntryRow, SnapshotRow, TableRow

DRIVE = '{"type":"drive","stop":4}'


async def lobby(database: Database, *people: int, channel_id: int = 30, seats: int = 4) -> TableRow:
    """Open a table in a channel and let people join it."""
    table = await database.tables.create(
        game="santiago-de-cuba",
        seats=seats,
        options='{"open_holdings":true}',
        rules=1,
        guild_id=20,
        channel_id=channel_id,
        opener_id=10,
        locale="en-GB",
        at=1_000,
    )
    for user_id in people:
        await database.seats.join(table.id, user_id, at=1_100)
    return table


async def game(database: Database, *people: int, channel_id: int = 30) -> int:
    """Start a game without entries and return the table's id."""
    table = await lobby(database, *(people or (10, 11)), channel_id=channel_id)
    await database.tables.start(
        table.id,
        order=range(len(people) or 2),
        entries=[],
        snapshot=snapshot(0),
        at=2_000,
    )
    return table.id


def entry(number: int, **changes: int | str | None) -> EntryRow:
    """Write an entry that no interaction caused, unless `changes` say so."""
    values = {"seat": 0, "action": DRIVE, "rules": 1, "at": 3_000 + number, **changes}
    return EntryRow(number, **values)  # type: ignore[arg-type] # the tests know the columns


def entries(first: int, last: int) -> list[EntryRow]:
    """Write the entries from `first` to `last`, the latter included."""
    return [entry(number) for number in range(first, last + 1)]


def snapshot(number: int) -> SnapshotRow:
    """Write a snapshot after an entry."""
    return SnapshotRow(number, decision=number, rules=1, state=f'{{"closed":{number}}}')
