"""A table goes on in another channel: by choice, or because its own is gone."""

from pathlib import Path

import pytest

from bot.client import Malecon
from bot.table_life.arriving import with_arrival
from bot.telling import MESSAGE_LIMIT
from sandbox import messages
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from tests.bot.placing import GAME, place
from tests.bot.running import malecon
from tests.bot.scripted import board_button, choices_in
from tests.games.santiago.positions import STREET, position

SITS_NOWHERE = "You sit at no open table in another channel of this server."


def boards(player: Player, channel: str) -> list[Message]:
    """Return the posts with the buttons of a board in a channel, oldest first."""
    return [message for message in player.visible(channel) if board_button(message, "log")]


def latest(player: Player, message: Message | Answer) -> Message:
    """Return a message that must still be there as it is now."""
    now = player.latest(message)
    assert now is not None
    return now


async def resumed(bot: Malecon) -> None:
    """Wait until the bot has begun to show what an earlier run left."""
    assert bot.resuming is not None
    await bot.resuming


def mention(discord_: Sandbox, player: Player, channel: str) -> str:
    return f"<#{discord_.world.find_channel(channel, player.id)['id']}>"


def goes_on(table: int, old: Message) -> str:
    """Return what the board says first in the new channel."""
    return f"**Santiago de Cuba** · table {table} goes on here, from <#{old.channel_id}>."


async def moved(bot: Malecon, table: int) -> None:
    """Wait until all is posted that the table has to show."""
    while (posting := bot.poster.wake(await bot.tables.live(table))) is not None:
        await posting


async def test_a_table_moves_with_its_board(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    old = await gyozo.sees("▶")
    answer = await gyozo.moved_to("plaza").slash("table move", table=table)
    assert (answer.ephemeral, answer.text) == (True, f"Table {table} goes on here.")

    new = await gyozo.sees("▶", channel="plaza")
    await ana.until(lambda: not latest(ana, old).buttons)
    assert new.text == f"{goes_on(table, old)}\n{old.text}"
    assert len(new.images) == 1
    assert [message.id for message in gyozo.pings] == [old.id, new.id]
    farewell = f"**Santiago de Cuba** · table {table} is in {mention(discord_, ana, 'plaza')}."
    assert latest(ana, old).text == f"{old.text}\n\n{farewell}"
    assert latest(ana, old).images != []

    await gyozo.moved_to("plaza").slash("santiago drive", stops=1)
    await ana.sees("▶", channel="plaza")
    await ana.until(lambda: [m.id for m in boards(ana, "plaza")] == [boards(ana, "plaza")[-1].id])
    after = await ana.sees("Győző drives", channel="plaza")
    assert "goes on here" not in after.text, "it is said once"
    assert "No table is open in this channel." in (await gyozo.slash("table info")).text


def test_the_oldest_lines_of_a_long_post_make_room_for_where_it_came_from() -> None:
    told = "\n".join(
        [*(f"{number} {'.' * 94}" for number in range(20)), "", "▶ Ana: drive the car"]
    )
    assert len(told) < MESSAGE_LIMIT

    shown = with_arrival("A" * 100, told).split("\n")

    assert len("\n".join(shown)) <= MESSAGE_LIMIT
    assert shown[:2] == ["A" * 100, "…"]
    assert shown[2:] == told.split("\n")[-len(shown) + 2 :]
    assert len(shown) > 15
    assert len(with_arrival("A" * 100, "B" * MESSAGE_LIMIT)) == MESSAGE_LIMIT


async def test_discord_takes_the_board_in_the_new_channel_for_no_second_copy(
    bot: Malecon, people: list[Player], table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "NONCE_SECONDS", 300)
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    for channel in ("plaza", "general"):
        await ana.moved_to(channel).slash("table move", table=table)
        await gyozo.sees("▶", channel=channel)


async def test_a_deleted_channel(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    """The game goes on by private replies, and is shown again where the table moves."""
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    discord_.faults.delete_channel("games")
    ana, gyozo = ana.moved_to("plaza"), gyozo.moved_to("plaza")

    listed = await gyozo.slash("tables")
    assert listed.text == (
        f"▶ Santiago de Cuba, table {table}, whose channel is gone: your turn: drive the car."
        " `/table move` in another channel goes on there."
    )
    told = "The channel of your table is gone: `/table move` here goes on in this channel"
    assert told in (await gyozo.slash("santiago drive", stops=1)).text
    turn = await gyozo.slash("turn")
    assert turn.text.endswith(
        "⚠ The channel of this table is gone: `/table move`, given in another channel, goes on"
        " there. Until then you play on by private replies: `/turn` works anywhere."
    )
    acted = await gyozo.use(turn, choices_in(turn)[0][0])
    assert "⚠ The channel of this table is gone" in acted.text
    turn = await ana.slash("turn")
    await ana.use(turn, choices_in(turn)[0][0])
    assert await bot.database.log.count(table) == 3

    await ana.slash("table move")
    await gyozo.until(lambda: len(gyozo.pings) == 1)
    await moved(bot, table)
    told_here = [message.text for message in ana.visible("plaza") if "▶" in message.text]
    public = [text for text in told_here if "Győző drives" in text or "Ana drives" in text]
    assert len(public) >= 2, "what was due is posted, each move once"
    assert ana.pings == [], "she has moved since"
    assert len(boards(ana, "plaza")) == 1
    assert "⚠" not in (await gyozo.slash("turn")).text


async def test_a_channel_that_was_deleted_while_the_bot_was_away(
    people: list[Player], discord_: Sandbox, tmp_path: Path
) -> None:
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        at = position(seats=2, inactive=STREET)
        table = await place(bot.database, discord_, at, [ana, gyozo])
        await ana.slash("santiago drive", stops=1)
        await moved(bot, table)
    await discord_.bot_online(online=False)
    discord_.faults.delete_channel("games")
    async with malecon(discord_, tmp_path):
        here = gyozo.moved_to("plaza")
        assert "whose channel is gone" in (await here.slash("tables")).text
        await here.slash("table move")
        new = await gyozo.sees(f"** · table {table} goes on here", channel="plaza")
        first = f"**Santiago de Cuba** · table {table} goes on here."
        assert new.text.splitlines()[0] == first, "no mention of what is gone"


async def test_a_board_that_does_not_arrive_at_once_still_tells_where_it_came_from(
    people: list[Player], discord_: Sandbox, tmp_path: Path
) -> None:
    """The board left behind tells where its table went once it is there, however often it moves."""
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        at = position(seats=2, inactive=STREET)
        table = await place(bot.database, discord_, at, [ana, gyozo])
        await ana.slash("santiago drive", stops=1)
        old = await gyozo.sees("▶")
        await moved(bot, table)
        discord_.faults.refuse("POST /channels/*/messages", 403, 50013, times=1000)
        for channel in ("general", "plaza"):
            await ana.moved_to(channel).slash("table move", table=table)
            if (posting := bot.poster.wake(await bot.tables.live(table))) is not None:
                await posting
            assert (await bot.tables.live(table)).trouble is not None
        assert latest(gyozo, old).text == old.text
        assert latest(gyozo, old).buttons
    await discord_.bot_online(online=False)
    discord_.faults.clear()
    async with malecon(discord_, tmp_path) as bot:
        new = await gyozo.sees("▶", channel="plaza")
        await gyozo.until(lambda: not latest(gyozo, old).buttons)
        assert new.text == f"{goes_on(table, old)}\n{old.text}"
        assert latest(gyozo, old).text.endswith(f" is in <#{new.channel_id}>.")


async def test_a_channel_that_is_gone_though_nobody_told_the_bot(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse("POST /channels/*/messages", 404, 10003, times=1000)
    await ana.slash("santiago drive", stops=1)
    if (posting := bot.poster.wake(await bot.tables.live(table))) is not None:
        await posting
    discord_.faults.clear()
    assert "whose channel is gone" in (await gyozo.slash("tables")).text
    await gyozo.moved_to("plaza").slash("table move")
    await gyozo.sees("▶", channel="plaza")
    assert "whose channel is gone" not in (await gyozo.slash("tables")).text


async def test_a_deleted_thread(bot: Malecon, people: list[Player], discord_: Sandbox) -> None:
    ana, gyozo, *_ = people
    await ana.slash("table new", game=GAME, seats=2, thread=True)
    lobby = await ana.sees(lambda message: message.buttons)
    await gyozo.click(lobby, "Join")
    await gyozo.click(lobby, "Start")
    await ana.sees("▶")
    discord_.faults.delete_channel(lobby.channel_id)
    assert "whose channel is gone" in (await ana.slash("tables")).text
    await ana.slash("table move")
    await gyozo.sees("▶", channel="games")


async def test_where_no_channel_is_gone_it_is_asked_which(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, _, lukasz, _ = people
    at = position(seats=2, inactive=STREET)
    second = await place(bot.database, discord_, at, [ana, lukasz], "plaza")
    here = ana.moved_to("general")
    asked = await here.slash("table move")
    assert (asked.ephemeral, asked.text) == (
        True,
        "Which of your tables is to go on in this channel?",
    )
    assert await here.complete("table move", "table") == [
        (f"{table} · Santiago de Cuba · #games", table),
        (f"{second} · Santiago de Cuba · #plaza", second),
    ]
    await here.choose(asked, "Santiago de Cuba · #plaza")
    await lukasz.sees("▶", channel="general")
    assert (await bot.database.tables.get(table)).channel_id != int(
        discord_.world.find_channel("general", ana.id)["id"]
    )


async def test_a_channel_holds_one_open_table(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await place(bot.database, discord_, position(seats=2), [ana, gyozo], "plaza")
    refused = await ana.moved_to("plaza").slash("table move", table=table)
    assert refused.text == (
        f"This channel has a table already, {table + 1}: give `/table move` in a thread or in"
        " another channel, and yours goes on there."
    )
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶", channel="games")


async def test_only_who_sits_there_moves_a_table(
    bot: Malecon, people: list[Player], table: int
) -> None:
    _, _, lukasz, _ = people
    here = lukasz.moved_to("plaza")
    assert (await here.slash("table move")).text == SITS_NOWHERE
    refused = await here.slash("table move", table=table)
    assert refused.text.startswith("You sit at no open table with that number")
    assert await here.complete("table move", "table") == []


async def test_a_table_does_not_move_where_nothing_can_be_posted(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    discord_.faults.deny("plaza", "SEND_MESSAGES")
    refused = await people[0].moved_to("plaza").slash("table move", table=table)
    assert refused.text.startswith("I lack permissions here: Send Messages. Whoever manages")


async def test_a_lobby_moves(bot: Malecon, people: list[Player], discord_: Sandbox) -> None:
    ana, gyozo, *_ = people
    old = await ana.slash("table new", game=GAME, seats=2)
    await ana.moved_to("plaza").slash("table move", table=1)
    new = await gyozo.sees("seats taken", channel="plaza")
    gone = latest(ana, old)
    assert gone.buttons == []
    assert gone.text == f"**Santiago de Cuba** · table 1 is in {mention(discord_, ana, 'plaza')}."
    await gyozo.click(new, "Join")
    await gyozo.click(new, "Start")
    await ana.sees("▶", channel="plaza")


async def test_a_lobby_whose_channel_is_gone(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("table new", game=GAME, seats=2)
    discord_.faults.delete_channel("games")
    here = ana.moved_to("plaza")
    assert "table 1, whose channel is gone: in the lobby." in (await here.slash("tables")).text
    await here.slash("table move")
    lobby = await gyozo.sees("1 of 2 seats taken", channel="plaza")
    await gyozo.click(lobby, "Join")
    assert "2 of 2 seats taken" in latest(gyozo, lobby).text


async def test_a_crash_right_after_a_move_leaves_one_board_in_the_new_channel(
    people: list[Player], discord_: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        at = position(seats=2, inactive=STREET)
        table = await place(bot.database, discord_, at, [ana, gyozo])
        await ana.slash("santiago drive", stops=1)
        old = await gyozo.sees("▶")
        await moved(bot, table)
        monkeypatch.setattr(bot.poster, "wake", lambda table: None)
        await ana.moved_to("plaza").slash("table move", table=table)
    assert boards(gyozo, "plaza") == []
    await discord_.bot_online(online=False)
    async with malecon(discord_, tmp_path) as bot:
        new = await gyozo.sees("▶", channel="plaza")
        await gyozo.until(lambda: not latest(gyozo, old).buttons)
        assert " is in <#" in latest(gyozo, old).text
        assert (new.text, len(new.images)) == (f"{goes_on(table, old)}\n{old.text}", 1)
        await moved(bot, table)
    await discord_.bot_online(online=False)
    async with malecon(discord_, tmp_path) as bot:
        await resumed(bot)
        await moved(bot, table)
        assert len(boards(gyozo, "plaza")) == 1
        assert len(gyozo.pings) == 2


async def test_a_crash_before_the_board_was_noted_does_not_bring_it_twice(
    people: list[Player], discord_: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        at = position(seats=2, inactive=STREET)
        table = await place(bot.database, discord_, at, [ana, gyozo])
        await ana.slash("santiago drive", stops=1)
        await gyozo.sees("▶")
        await moved(bot, table)

        async def too_late(*given: object) -> None:
            raise RuntimeError("The pen broke.")

        monkeypatch.setattr(bot.database.boards, "shown", too_late)
        await ana.moved_to("plaza").slash("table move", table=table)
        await gyozo.sees("▶", channel="plaza")
    await discord_.bot_online(online=False)
    monkeypatch.undo()
    async with malecon(discord_, tmp_path) as bot:
        await resumed(bot)
        await moved(bot, table)
        assert len(boards(gyozo, "plaza")) == 1
        row = await bot.database.tables.get(table)
        assert row.shown_message_id == int(boards(gyozo, "plaza")[0].id)
        assert row.anew_at is None
