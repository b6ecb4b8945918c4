"""What keeps posts from a channel: the game goes on, and players are told what to do."""

import asyncio
import logging

import discord
import pytest

from bot.client import Malecon
from bot.ui import answers
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from sandbox.seen import Message
from tests.bot.breaking import CALLBACK, POST, posts
from tests.bot.placing import GAME
from tests.bot.scripted import board_button, choices_in

EDIT = "PATCH /channels/*/messages/*"
PLAYING_ON = "Until then you play on by private replies: `/turn` works anywhere."
THREAD = "Santiago de Cuba"


async def act(player: Player) -> Answer:
    """Look at one's turn, and give the first answer."""
    turn = await player.slash("turn")
    return await player.use(turn, *first(turn))


def first(answer: Answer) -> tuple[str, list[str] | None]:
    """Return the first of the answers that a private message offers."""
    custom_id, value = choices_in(answer)[0]
    return custom_id, None if value is None else [value]


async def posted(bot: Malecon, table: int) -> None:
    """Wait until the bot has posted what it can."""
    if (posting := bot.poster.wake(await bot.tables.live(table))) is not None:
        await posting


@pytest.fixture
async def thread(bot: Malecon, people: list[Player]) -> Message:
    """Open a game of Ana and Győző in a thread, and return its first post."""
    ana, gyozo, *_ = people
    await ana.slash("table new", game=GAME, seats=2, thread=True)
    lobby = await ana.sees(lambda message: message.buttons)
    await gyozo.click(lobby, "Join")
    await gyozo.click(lobby, "Start")
    first = await ana.sees(lambda message: board_button(message, "turn"))
    await posted(bot, 1)
    return first


async def turns(bot: Malecon, people: list[Player]) -> tuple[Player, Player]:
    """Return who is asked at table 1 and who is not, both in a channel without a table."""
    live = await bot.tables.live(1)
    assert live.decision is not None
    (seat,) = live.decision.awaited
    there = [player.moved_to("plaza") for player in people[:2]]
    there.sort(key=lambda player: int(player.id) != live.users[seat])
    return there[0], there[1]


async def whole_turn(player: Player) -> Answer:
    """Look at one's turn, and give first answers until nothing more is asked."""
    answer = await act(player)
    while choices_in(answer):
        answer = await player.use(answer, *first(answer))
    return answer


# Permissions


@pytest.mark.parametrize(
    ("permission", "named"),
    [("SEND_MESSAGES", "Send Messages"), ("VIEW_CHANNEL", "View Channel")],
)
async def test_a_permission_that_is_missing(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    permission: str,
    named: str,
) -> None:
    """Both play on by private replies; once it is granted all that was due is posted by itself."""
    ana, gyozo, *_ = (player.moved_to("plaza") for player in people)
    games = discord_.world.find_channel("games", ana.id)["id"]
    discord_.faults.deny("games", permission)
    sentence = (
        f"⚠ I cannot post in <#{games}>, for I lack {named}: whoever manages that channel can"
        " grant it, or `/table move` in another channel goes on there. " + PLAYING_ON
    )
    assert (await act(ana)).text.endswith(sentence)
    await posted(bot, table)
    assert (await act(gyozo)).text.endswith(sentence)
    assert (await gyozo.slash("board")).text.endswith(sentence)
    assert (await people[3].slash("table info")).text.endswith(sentence)
    await posted(bot, table)
    assert posts(gyozo) == []

    discord_.faults.allow("games", permission)
    await ana.until(lambda: len(posts(ana)) == 2)
    await ana.until(lambda: len(ana.pings) == 1)
    assert gyozo.pings == [], "what he was asked is answered"
    assert "⚠" not in (await ana.slash("turn")).text


async def test_without_attach_files_it_is_said_why_the_board_comes_in_words(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.deny("games", "ATTACH_FILES")
    answer = await ana.slash("santiago drive", stops=1)
    assert "the board comes in words, for I lack Attach Files: whoever manages" in answer.text
    assert PLAYING_ON not in answer.text
    assert "**Street**" in (await gyozo.sees("▶")).text


async def test_a_refusal_that_could_not_be_foreseen_is_told_to_who_looks_next(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    """Discord keeps refusing, for a moment, though no permission seems to be missing."""
    ana, gyozo, *_ = people
    discord_.faults.refuse(POST, 400, 0, times=1000)
    await ana.slash("santiago drive", stops=1)
    while "⚠" not in (told := (await gyozo.slash("turn")).text):
        pass
    assert "Discord does not take it at the moment, and I keep trying." in told
    assert told.endswith(PLAYING_ON)
    discord_.faults.clear()
    await gyozo.slash("turn")
    await gyozo.sees("▶")
    await posted(bot, table)
    assert "⚠" not in (await gyozo.slash("turn")).text


async def test_a_refusal_for_no_known_reason_is_told_too(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse(POST, 403, 50013, times=2)
    await ana.slash("santiago drive", stops=1)
    await posted(bot, table)
    told = (await gyozo.slash("turn")).text
    assert "`/table doctor` tells why, and `/table move` in another channel goes on" in told
    await posted(bot, table)
    assert "⚠" not in (await gyozo.slash("turn")).text


# Threads


async def test_an_archived_thread_is_opened_by_the_next_post(
    bot: Malecon, people: list[Player], thread: Message, discord_: Sandbox
) -> None:
    discord_.faults.archive(thread.channel_id, locked=False)
    acting, other = await turns(bot, people)
    before = len(other.pings)
    assert "⚠" not in (await whole_turn(acting)).text
    await other.until(lambda: len(other.pings) > before)
    metadata = discord_.world.channel(thread.channel_id)["thread_metadata"]
    assert metadata["archived"] is False


@pytest.mark.parametrize("archived", [False, True], ids=["open", "archived"])
async def test_a_locked_thread(
    bot: Malecon, people: list[Player], thread: Message, discord_: Sandbox, archived: bool
) -> None:
    """They play on from another channel, and the posts come when a moderator unlocks it."""
    acting, other = await turns(bot, people)
    discord_.faults.deny("games", "MANAGE_THREADS")
    discord_.faults.lock(thread.channel_id)
    if archived:
        discord_.faults.archive(thread.channel_id)
    before = len(other.pings)
    answer = await whole_turn(acting)
    await posted(bot, 1)
    told = (await other.slash("turn")).text
    sentence = (
        f"⚠ <#{thread.channel_id}> is locked, so I cannot post there: a moderator can unlock it, or"
        " `/table move` in another channel goes on there. " + PLAYING_ON
    )
    assert told.endswith(sentence)
    assert answer.text.endswith(sentence)
    assert len(other.pings) == before
    discord_.faults.unlock(thread.channel_id)
    await other.until(lambda: len(other.pings) > before)


async def test_the_table_of_a_locked_thread_moves(
    bot: Malecon, people: list[Player], thread: Message, discord_: Sandbox
) -> None:
    acting, other = await turns(bot, people)
    discord_.faults.archive(thread.channel_id)
    await whole_turn(acting)
    await posted(bot, 1)
    await other.slash("table move", table=1)
    board = await other.sees(lambda message: board_button(message, "turn"), channel="plaza")
    assert other.id in board.wire["notified"]


async def test_what_all_shall_see_is_refused_in_a_locked_thread_with_a_sentence(
    bot: Malecon, people: list[Player], thread: Message, discord_: Sandbox
) -> None:
    discord_.faults.deny("games", "MANAGE_THREADS")
    discord_.faults.lock(thread.channel_id)
    inside = people[0].moved_to(thread.channel_id)
    answer = await inside.slash("board", for_all=True)
    refused = answer if answer.kind == "message" else await inside.sees("is locked")
    assert refused.ephemeral
    assert "is locked, so I cannot post there: a moderator can unlock it" in refused.text


async def test_a_click_in_a_locked_and_archived_thread_counts_though_no_answer_can_come(
    bot: Malecon,
    people: list[Player],
    thread: Message,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
) -> None:
    acting, _ = await turns(bot, people)
    inside = acting.moved_to(thread.channel_id)
    turn = await inside.slash("turn")
    discord_.ack_deadline = 0.5
    discord_.faults.archive(thread.channel_id)
    before = await bot.database.log.count(1)
    assert (await inside.click(thread, "My turn")).kind == "failure"
    discord_.ack_deadline = 3.0
    await acting.use(turn, *first(turn))
    assert await bot.database.log.count(1) > before
    assert not [record for record in caplog.records if record.exc_info]


# Pictures


async def test_a_picture_that_is_too_large_comes_in_words(
    bot: Malecon, people: list[Player], table: int, discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.faults.refuse(POST, 413, 40005, "Request entity too large")
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert "**Street**" in post.text
    assert post.images == []
    assert len(gyozo.pings) == 1


async def test_a_picture_that_the_server_does_not_take_is_not_even_sent(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(discord.Guild, "filesize_limit", 1000)
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert ("**Street**" in post.text, post.images) == (True, [])
    sent = [call for call in discord_.calls if call[0] == "POST" and call[1].endswith("/messages")]
    assert len(sent) == 1


@pytest.mark.parametrize("patience", [2.5, 0.0], ids=["at once", "acknowledged first"])
async def test_a_private_picture_that_is_too_large_is_told_instead(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    patience: float,
) -> None:
    monkeypatch.setattr(answers, "PATIENCE", patience)
    ana, *_ = people
    whole = await ana.slash("hand")
    discord_.faults.refuse(CALLBACK if patience else "PATCH /webhooks/*", 413, 40005)
    answer = await ana.slash("hand")
    assert answer.images == []
    assert answer.text == f"{whole.text}\n\n{whole.alts[0]}"


# Messages that cannot be changed


async def test_an_old_board_that_refuses_to_be_edited(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its buttons stay, and show what is current."""
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    old = await gyozo.sees("▶")
    await posted(bot, table)
    discord_.faults.refuse(EDIT, 400, 30046, times=5)
    await gyozo.slash("santiago drive", stops=1)
    await ana.until(lambda: len(posts(ana)) == 2)
    await posted(bot, table)
    answer = await gyozo.click(old, "My turn")
    assert answer.text.endswith("Nothing is asked of you now. Ana: drive the car")
    assert choices_in(await ana.click(old, "My turn"))
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


async def test_an_old_lobby_that_refuses_to_be_edited_is_written_anew(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    old = await ana.slash("table new", game=GAME, seats=2)
    discord_.faults.refuse(EDIT, 400, 30046)
    joined = await gyozo.slash("table join")
    assert joined.text == "You sit at the table."
    new = await ana.sees("2 of 2 seats taken")
    assert new.id != old.message.id
    await gyozo.click(new, "Start")
    await ana.sees("▶")


async def test_a_lobby_where_nothing_can_be_posted_any_more(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    lobby = await ana.slash("table new", game=GAME, seats=2)
    discord_.faults.delete_message(lobby.message.id)
    discord_.faults.deny("games", "SEND_MESSAGES")
    assert (await gyozo.slash("table join")).text == "You sit at the table."
    told = await gyozo.sees("I cannot post in")
    assert told.ephemeral
    assert "for I lack Send Messages: whoever manages that channel can grant it" in told.text
    assert [row.id for row in await bot.database.tables.open_of(int(gyozo.id))] == [1]


# Private replies


async def test_a_private_reply_that_has_expired(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A click in one works as long as it is shown; an answer that comes after the end is lost."""
    ana, *_ = people
    interactions = discord_.server.core.interactions
    old = await ana.slash("turn")
    interactions.token_seconds = 0.0
    moved = await ana.use(old, *first(old))
    assert "Ana drives 1 stop" in moved.text
    assert await bot.database.log.count(table) == 1

    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    gyozo = people[1]
    asking = asyncio.create_task(gyozo.slash("santiago drive", stops=1))
    await gyozo.until(lambda: any("too late" in r.getMessage() for r in caplog.records))
    asking.cancel()
    assert await bot.database.log.count(table) == 2, "the move counts all the same"
    assert not [record for record in caplog.records if record.exc_info]
    monkeypatch.setattr(answers, "PATIENCE", 2.5)
    interactions.token_seconds = 900.0
    again = await gyozo.slash("turn")
    assert "Nothing is asked of you now." in again.text
    assert again.text.endswith(
        "⚠ My last answer came too late to reach you; what is told here is how it stands."
    )
    assert "⚠" not in (await gyozo.slash("turn")).text


async def test_a_private_message_that_is_dismissed_before_its_answer_comes(
    bot: Malecon,
    people: list[Player],
    table: int,
    discord_: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(answers, "PATIENCE", 0.0)
    ana, *_ = people
    turn = await ana.slash("turn")
    async with discord_.faults.holding("PATCH /webhooks/*") as gate:
        clicking = asyncio.create_task(ana.use(turn, *first(turn)))
        await gate.arrived()
        await ana.dismiss(turn)
    told = await ana.sees("Ana drives 1 stop", channel="games")
    assert told.ephemeral
    clicking.cancel()
    assert await bot.database.log.count(table) == 1
