"""`/table doctor` tells what keeps a table from being shown, who can help, and what it mended."""

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.breaking import POST, posts
from tests.bot.placing import GAME, place
from tests.bot.scripted import board_button, choices_in
from tests.games.santiago.positions import STREET, position

MANAGER = "Whoever manages this channel can grant it: Edit Channel, Permissions, and there my role."
PLAYING_ON = "Until then you play on by private replies: `/turn` works anywhere."


async def posted(bot: Malecon, table: int) -> None:
    """Wait until the bot has posted what it can."""
    if (posting := bot.poster.wake(await bot.tables.live(table))) is not None:
        await posting


@pytest.fixture
async def shown(bot: Malecon, people: list[Player], table: int) -> int:
    """Return the table after a first move that is shown in its channel."""
    await people[0].slash("santiago drive", stops=1)
    await posted(bot, table)
    return table


def channel_id(discord_: Sandbox, player: Player, channel: str = "games") -> str:
    return str(discord_.world.find_channel(channel, player.id)["id"])


async def test_a_table_where_all_is_well(
    people: list[Player], shown: int, discord_: Sandbox
) -> None:
    """Anybody may ask in its channel."""
    lukasz = people[2]
    answer = await lukasz.slash("table doctor")
    assert answer.ephemeral
    assert answer.text.splitlines() == [
        f"**Santiago de Cuba** · table {shown} in <#{channel_id(discord_, lukasz)}>",
        "✓ The channel is there.",
        "✓ View Channel, Send Messages, Attach Files, Read Message History and Create Public"
        " Threads",
        "✓ The newest board is there.",
        "✓ Everything that happened is posted.",
    ]


@pytest.mark.parametrize(
    ("permission", "line"),
    [
        ("VIEW_CHANNEL", "✗ **View Channel**: without it nothing can be posted here"),
        ("SEND_MESSAGES", "✗ **Send Messages**: without it nothing can be posted here"),
        ("ATTACH_FILES", "✗ **Attach Files**: without it the board comes in words"),
        (
            "READ_MESSAGE_HISTORY",
            "✗ **Read Message History**: without it a post may come twice after a restart",
        ),
        (
            "CREATE_PUBLIC_THREADS",
            "✗ **Create Public Threads**: without it no table can be opened in a new thread",
        ),
    ],
)
async def test_every_permission_that_is_missing_is_named(
    people: list[Player], shown: int, discord_: Sandbox, permission: str, line: str
) -> None:
    discord_.faults.deny("games", permission)
    told = (await people[0].slash("table doctor")).text.splitlines()
    assert line in told
    assert MANAGER in told


async def test_a_thread_needs_its_own_permission(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, *_ = people
    await ana.slash("table new", game=GAME, seats=2, thread=True)
    lobby = await ana.sees(lambda message: message.buttons)
    while lobby.id not in (await ana.slash("tables")).text:
        pass  # it is shown, and not noted yet
    discord_.faults.deny("games", "SEND_MESSAGES_IN_THREADS")
    told = (await ana.moved_to("plaza").slash("table doctor")).text
    assert "✗ **Send Messages in Threads**: without it nothing can be posted here" in told
    assert "✓ View Channel and Read Message History" in told
    assert "✓ The lobby's message is there." in told
    assert f"in <#{lobby.channel_id}>" in told


async def test_what_is_unposted_is_told_with_the_reason(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse(POST, 403, 50013, times=100)
    await ana.slash("santiago drive", stops=1)
    await posted(bot, table)
    told = (await gyozo.slash("table doctor")).text.splitlines()
    assert told[-3:] == [
        "✗ 1 post waits to be shown.",
        "Discord refuses what should be allowed. I keep trying whenever somebody looks;"
        " `/table move` in another channel goes on there.",
        PLAYING_ON,
    ]
    discord_.faults.clear()
    told = (await gyozo.slash("table doctor")).text.splitlines()
    assert told[-1] == "✓ Everything that happened is posted."
    assert len(posts(gyozo)) == 1


async def test_a_deleted_board_is_posted_again_with_buttons_and_no_second_ping(
    bot: Malecon, people: list[Player], shown: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    [old] = posts(gyozo)
    discord_.faults.delete_message(old.id)
    told = (await gyozo.slash("table doctor")).text
    assert "↻ The newest board was deleted: I post it again." in told
    assert "✓ Everything that happened is posted." in told
    [new] = posts(gyozo)
    assert (new.text, len(new.images), new.wire["notified"]) == (old.text, 1, [])
    assert choices_in(await gyozo.click(new, "My turn"))
    assert "✓ The newest board is there." in (await gyozo.slash("table doctor")).text
    await gyozo.slash("santiago drive", stops=1)
    await ana.until(lambda: [bool(m.buttons) for m in posts(ana)] == [False, True])


async def test_a_deleted_board_is_posted_once_though_two_ask(
    bot: Malecon, people: list[Player], shown: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.delete_message(posts(gyozo)[0].id)
    await ana.slash("table doctor")
    await gyozo.slash("table doctor")
    await posted(bot, shown)
    assert len(posts(gyozo)) == 1


async def test_a_channel_that_is_gone_is_told_elsewhere(
    people: list[Player], shown: int, discord_: Sandbox
) -> None:
    ana, *_ = people
    discord_.faults.delete_channel("games")
    told = (await ana.moved_to("plaza").slash("table doctor")).text.splitlines()
    assert told[1] == (
        "✗ The channel of this table is gone: `/table move`, given in another channel, goes on"
        " there."
    )
    assert told[-1] == "✓ Everything that happened is posted."


@pytest.mark.parametrize(
    ("status", "code", "line"),
    [
        (403, 50001, "✗ I do not see <#{}>: whoever manages it can let me in, or `/table move`"),
        (400, 0, "? Discord does not tell me at the moment whether the channel is there."),
    ],
)
async def test_a_channel_that_the_bot_does_not_see(
    bot: Malecon,
    people: list[Player],
    shown: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    code: int,
    line: str,
) -> None:
    """It is in no server that the bot knows of."""
    where = channel_id(discord_, people[0])
    discord_.faults.refuse(f"GET /channels/{where}", status, code)
    monkeypatch.setattr(bot, "get_channel", lambda channel_id: None)
    told = (await people[0].moved_to("plaza").slash("table doctor")).text.splitlines()
    assert told[1].startswith(line.format(where))


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_thread_is_told(
    bot: Malecon, people: list[Player], discord_: Sandbox, locked: bool
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("table new", game=GAME, seats=2, thread=True)
    lobby = await ana.sees(lambda message: message.buttons)
    await gyozo.click(lobby, "Join")
    await gyozo.click(lobby, "Start")
    await ana.sees(lambda message: board_button(message, "turn"))
    await posted(bot, 1)
    discord_.faults.archive(lobby.channel_id, locked=locked)
    told = (await ana.moved_to("plaza").slash("table doctor")).text
    if locked:
        assert f"✗ <#{lobby.channel_id}> is locked, so I cannot post there: a moderator" in told
    else:
        assert "✓ The thread is archived: the next post opens it again." in told


async def test_a_lobby_whose_message_is_gone_is_written_anew(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, *_ = people
    lobby = await ana.slash("table new", game=GAME, seats=2)
    discord_.faults.delete_message(lobby.message.id)
    told = (await ana.slash("table doctor")).text
    assert told.endswith("↻ The lobby's message was gone: here is a new one.")
    assert (await people[1].sees("1 of 2 seats taken")).buttons


async def test_one_of_several_tables_elsewhere_is_asked_for(
    bot: Malecon, people: list[Player], shown: int, discord_: Sandbox
) -> None:
    ana, gyozo, lukasz, _ = people
    at = position(seats=2, inactive=STREET)
    second = await place(bot.database, discord_, at, [ana, lukasz], "plaza")
    here = ana.moved_to("general")
    asked = await here.slash("table doctor")
    assert asked.text == "You play at several tables: which one do you mean?"
    told = await here.choose(asked, "Santiago de Cuba · #plaza")
    assert told.text.startswith(f"**Santiago de Cuba** · table {second} in <#")
    assert [value for _, value in await here.complete("table doctor", "table")] == [shown, second]
    told = await here.slash("table doctor", table=shown)
    assert told.text.startswith(f"**Santiago de Cuba** · table {shown} in <#")
    refused = await gyozo.moved_to("general").slash("table doctor", table=second)
    assert refused.text == "You sit at no open table with that number."


async def test_a_channel_without_a_table_is_examined_too(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    discord_.faults.deny("plaza", "ATTACH_FILES")
    told = (await people[3].moved_to("plaza").slash("table doctor")).text.splitlines()
    assert told[0] == "No table is open in this channel. What I need here:"
    assert told[2] == "✗ **Attach Files**: without it the board comes in words"
    assert told[-1] == MANAGER
