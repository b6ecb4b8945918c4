"""The life of a table, from opening it to giving it up."""

import asyncio

import pytest

from bot.client import Malecon
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from sandbox.world import World
from tests.bot.placing import GAME, place
from tests.games.santiago.positions import STREET, position

CALLBACK = "POST /interactions/*/callback"
EDIT = "PATCH /channels/*/messages/*"


def seated(lobby: Message) -> list[str]:
    return [line.strip("- <@>") for line in lobby.text.splitlines() if line.startswith("- <@")]


async def forget_its_message(bot: Malecon) -> None:
    """Let the lobby be as if the bot had ended before it could note its message."""
    while (await bot.database.tables.get(1)).lobby_message_id is None:
        pass
    await bot.database.tables.set_lobby_message(1, None)


async def new(player: Player, **options: object) -> Message:
    answer = await player.slash("table new", **{"game": GAME, "seats": 3, **options})
    assert answer.message is not None, answer.reason
    return answer.message


async def test_people_join_leave_and_start(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, lukasz, mateo = people
    lobby = await new(ana)
    assert not lobby.ephemeral
    assert [b.label for b in lobby.buttons] == ["Join", "Leave", "Start", "Open a thread"]
    await gyozo.click(lobby, "Join")
    await lukasz.click(lobby, "Join")
    assert seated(mateo.latest(lobby)) == [ana.id, gyozo.id, lukasz.id]
    await gyozo.click(lobby, "Leave")
    await mateo.click(lobby, "Join")
    assert seated(mateo.latest(lobby)) == [ana.id, lukasz.id, mateo.id]
    begun = await lukasz.click(lobby, "Start")
    assert "table 1 has begun" in begun.text
    assert begun.message.buttons == begun.message.selects == []
    post = await ana.sees("▶")
    assert post.alts[0]
    assert post.images[0].startswith(b"\x89PNG")
    assert lobby.mentions == []


async def test_the_same_by_commands(bot: Malecon, people: list[Player], discord_: Sandbox) -> None:
    ana, gyozo, lukasz, _ = people
    lobby = await new(ana)
    for player in (gyozo, lukasz):
        answer = await player.slash("table join")
        assert (answer.ephemeral, answer.text) == (True, "You sit at the table.")
    assert (await gyozo.slash("table leave")).text == "You have left the table."
    await ana.until(lambda: seated(ana.latest(lobby)) == [ana.id, lukasz.id])
    info = await gyozo.slash("table info")
    assert info.ephemeral
    assert "2 of 3 seats taken" in info.text
    assert (await lukasz.slash("table start")).text == "The game begins."
    await ana.until(lambda: "has begun" in ana.latest(lobby).text)
    post = await ana.sees("▶")
    info = await gyozo.slash("table info")
    assert f"- A: <@{ana.id}>\n- B: <@{lukasz.id}>" in info.text
    assert "You do not sit at this table." in info.text
    assert post.mentions in (["Ana"], ["Łukasz"])


async def test_options_are_completed_and_agreed_on(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    offered = [value for _, value in await ana.complete("table new", "options", "", game=GAME)]
    assert offered == [
        "Open holdings",
        "Owner's point for a piece that stays",
        "Finish the last turn",
    ]
    ((_, both),) = await ana.complete("table new", "options", f"{offered[0]}, fin", game=GAME)
    assert both == "Open holdings, Finish the last turn"
    assert await ana.complete("table new", "seats", "", game=GAME) == [
        ("2", 2),
        ("3", 3),
        ("4", 4),
    ]
    lobby = await new(ana, seats=2, options=both)
    assert "Agreed: Open holdings and Finish the last turn" in lobby.text
    menu = lobby.select()
    assert {option.value for option in menu.options if option.default} == {
        "open_holdings",
        "owner_point_on_staying",
        "finish_turn_after_seventh",
    }
    changed = await ana.choose(lobby, ["open_holdings"])
    assert "Agreed: Open holdings and no Owner's point for a piece that stays" in changed.text
    await gyozo.click(lobby, "Join")
    await gyozo.click(lobby, "Start")
    row = await bot.database.tables.get(1)
    live = await bot.tables.live(1)
    assert live.position.state.options.open_holdings
    assert not live.position.state.options.owner_point_on_staying
    assert "finish_turn_after_seventh" in row.options


async def test_a_table_in_a_thread_of_its_own(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, *_ = people
    announced = await ana.slash("table new", game=GAME, seats=2, thread=True)
    assert "opens a table of **Santiago de Cuba** in a thread" in announced.text
    await gyozo.until(lambda: "Santiago de Cuba" in gyozo.channels)
    lobby = await gyozo.sees("1 of 2 seats taken", channel="Santiago de Cuba")
    assert "Open a thread" not in [b.label for b in lobby.buttons]
    inside = gyozo.moved_to("Santiago de Cuba")
    await inside.click(lobby, "Join")
    await inside.click(lobby, "Start")
    await ana.sees("▶", channel="Santiago de Cuba")
    assert not [m for m in ana.visible("games") if "▶" in m.text]
    assert await new(ana), "the channel itself is free"


async def test_a_lobby_moves_to_a_thread(bot: Malecon, people: list[Player]) -> None:
    ana, gyozo, lukasz, _ = people
    old = await new(ana, seats=2)
    await gyozo.click(old, "Join")
    moved = await gyozo.click(old, "Open a thread")
    assert moved.kind in ("deferred", "message")
    left = await ana.sees("table 1 is in <#")
    assert left.id == old.id
    assert left.buttons == left.selects == []
    lobby = await ana.sees("2 of 2 seats taken", channel="Santiago de Cuba")
    await ana.click(lobby, "Start")
    await ana.sees("▶", channel="Santiago de Cuba")
    assert await new(lukasz), "the channel is free again"


async def test_a_thread_that_a_crash_has_left_is_taken(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    lobby = await new(ana, seats=2)
    discord_.faults.lose_answers("POST /channels/*/messages/*/threads")
    first = asyncio.create_task(ana.click(lobby, "Open a thread"))
    assert (await ana.sees("Something went wrong here.")).ephemeral
    first.cancel()  # it was promised a change of the lobby that does not come
    await ana.click(lobby, "Open a thread")
    await gyozo.until(lambda: "table 1 is in" in gyozo.latest(lobby).text)
    await gyozo.sees("1 of 2 seats taken", channel="Santiago de Cuba")
    assert (await bot.database.tables.get(1)).channel_id == int(lobby.id)


async def test_somebody_plays_at_many_tables(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, lukasz, _ = people
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    at = position(seats=2, inactive=STREET, active=1)
    await place(bot.database, discord_, at, [ana, lukasz], "plaza")
    elsewhere = ana.moved_to("general")
    games, plaza = (discord_.world.find_channel(n, ana.id)["id"] for n in ("games", "plaza"))
    several = await elsewhere.slash("santiago drive", stops=1)
    assert several.ephemeral
    assert several.text == (
        f"You play at several tables: use the command in <#{games}>, <#{plaza}>."
    )
    assert "drives 1 stop" in (await ana.slash("santiago drive", stops=1)).text
    other = lukasz.moved_to("plaza")
    assert "drives 1 stop" in (await other.slash("santiago drive", stops=1)).text


async def test_the_only_table_elsewhere_is_looked_at_and_not_played(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    games = discord_.world.find_channel("games", ana.id)["id"]
    elsewhere = ana.moved_to("general")
    for command in ("turn", "hand", "board", "log"):
        here = await ana.slash(command)
        there = await elsewhere.slash(command)
        assert there.text == f"In <#{games}>:\n{here.text}"
        assert there.images == here.images
    public = await elsewhere.slash("board", for_all=True)
    assert not public.ephemeral
    assert public.text.startswith(f"In <#{games}>:\n")
    refused = await elsewhere.slash("santiago drive", stops=1)
    assert refused.ephemeral
    assert refused.text == f"Your table is in <#{games}>: play there."
    other = await elsewhere.slash("montego hire", answer="yes")
    assert other.text == "No table is open in this channel: `/table new` opens one."
    assert await elsewhere.complete("santiago drive", "stops") == []
    assert await bot.database.log.count(table) == 0


async def test_a_lobby_whose_message_is_gone_gets_a_new_one(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    lobby = await new(ana, seats=2)
    discord_.faults.delete_message(lobby.id)
    await gyozo.slash("table join")
    fresh = await ana.sees("2 of 2 seats taken")
    assert fresh.id != lobby.id
    await gyozo.click(fresh, "Start")
    await ana.sees("▶")


async def test_a_lobby_that_was_not_shown_in_time_is_shown_all_the_same(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    discord_.ack_deadline = 0.05
    async with discord_.faults.holding(CALLBACK):
        assert (await ana.slash("table new", game=GAME, seats=3)).kind == "failure"
    discord_.ack_deadline = 3.0
    lobby = await gyozo.sees("1 of 3 seats taken")
    assert not lobby.ephemeral
    assert "2 of 3 seats taken" in (await gyozo.click(lobby, "Join")).text


@pytest.mark.parametrize("command", ["table info", "table join"])
async def test_a_lobby_that_a_crash_has_left_unshown_is_shown(
    bot: Malecon, people: list[Player], discord_: Sandbox, command: str
) -> None:
    ana, gyozo, lukasz, _ = people
    discord_.faults.delete_message((await new(ana)).id)
    await forget_its_message(bot)
    await gyozo.slash(command)
    lobby = await ana.sees(lambda message: message.buttons and not message.ephemeral)
    assert len([m for m in ana.visible("games") if m.buttons]) == 1
    assert str(int(command == "table join") + 2) in (await lukasz.click(lobby, "Join")).text


async def test_a_lobby_that_was_shown_before_a_crash_noted_it_is_recognised(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    lobby = await new(ana)
    await forget_its_message(bot)
    joined = await gyozo.click(lobby, "Join")
    assert joined.message.id == lobby.id
    assert "2 of 3 seats taken" in joined.text
    assert len(ana.visible("games")) == 1


async def test_a_lobby_is_closed_by_one_of_its_people(bot: Malecon, people: list[Player]) -> None:
    _, gyozo, lukasz, _ = people
    lobby = await new(gyozo)
    await lukasz.click(lobby, "Join")
    closed = await lukasz.slash("table close")
    assert (closed.ephemeral, closed.text) == (True, "The table is closed.")
    told = f"table 1 was closed by <@{lukasz.id}>."
    await gyozo.until(lambda: told in gyozo.latest(lobby).text)
    assert gyozo.latest(lobby).buttons == []
    assert await new(lukasz), "the channel is free again"


async def test_what_was_agreed_is_told_of_a_game_that_has_begun(
    bot: Malecon, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    lobby = await new(ana, options="Open holdings")
    await gyozo.click(lobby, "Join")
    begun = await ana.click(lobby, "Start")
    assert begun.text.splitlines()[-1] == "Agreed: Open holdings"


async def test_a_game_is_given_up_by_two(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    _, gyozo, lukasz, mateo = people
    at = position(seats=2, inactive=STREET)
    table = await place(bot.database, discord_, at, [gyozo, lukasz])
    shown = await gyozo.slash("turn")
    asked = await gyozo.slash("table close")
    assert not asked.ephemeral
    assert "wants to give the game up" in asked.text
    alone = await gyozo.click(asked, "Give the game up")
    assert (alone.ephemeral, alone.text) == (True, "Another player has to agree, not you alone.")
    stranger = await mateo.click(asked, "Give the game up")
    assert (stranger.ephemeral, stranger.text) == (
        True,
        "Only those who sit at this table can do that.",
    )
    assert (await bot.database.tables.get(table)).status == "playing"
    agreed = await lukasz.click(asked, "Give the game up")
    assert agreed.text.endswith(
        f"table 1 is closed: <@{gyozo.id}> asked for it, <@{lukasz.id}> agreed."
    )
    assert agreed.message.mentions == []
    assert (await bot.database.tables.get(table)).status == "closed"
    late = await gyozo.use(shown, shown.message.buttons[0].custom_id)
    assert (late.ephemeral, late.text) == (True, "This table is not being played any more.")
    assert await bot.database.log.count(table) == 0


async def test_whoever_manages_the_channel_may_close_any_table(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, lukasz, mateo = people  # the guild is Ana's
    at = position(seats=2, inactive=STREET)
    table = await place(bot.database, discord_, at, [gyozo, lukasz])
    refused = await mateo.slash("table close")
    assert refused.text == "Only those who sit at this table can do that."
    asked = await ana.slash("table close")
    assert asked.ephemeral
    assert "you do not sit there" in asked.text
    assert (await bot.database.tables.get(table)).status == "playing"
    closed = await ana.click(asked, "Close the table")
    assert (closed.ephemeral, closed.text) == (True, "The table is closed.")
    assert closed.message.buttons == []
    told = await gyozo.sees(f"table 1 was closed by <@{ana.id}>.")
    assert (told.ephemeral, told.mentions) == (False, [])
    assert (await bot.database.tables.get(table)).status == "closed"


async def test_whoever_manages_the_channel_and_plays_needs_another_player(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    table = await place(bot.database, discord_, position(seats=2), [ana, gyozo])
    asked = await ana.slash("table close")
    assert not asked.ephemeral
    assert (await ana.click(asked, "Give the game up")).ephemeral
    assert (await bot.database.tables.get(table)).status == "playing"


async def test_one_who_manages_the_channel_no_longer_cannot_confirm(
    bot: Malecon, people: list[Player], discord_: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, lukasz, mateo = people
    table = await place(bot.database, discord_, position(seats=2), [gyozo, lukasz])
    asked = await ana.slash("table close")
    monkeypatch.setattr(World, "owner_id", mateo.id)
    refused = await ana.click(asked, "Close the table")
    assert refused.text == "Only those who sit at this table can do that."
    assert (await bot.database.tables.get(table)).status == "playing"


async def test_the_buttons_of_a_closed_game_tell_that_it_is_closed(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    await ana.slash("santiago drive", stops=1)
    board = await ana.sees("▶")
    discord_.faults.refuse(EDIT, 403, 50013)
    await gyozo.click(await ana.slash("table close"), "Give the game up")
    assert (await gyozo.click(board, "My turn")).text == "This table was closed before the end."
    assert "You hold" in (await gyozo.click(board, "My holdings")).text


async def test_the_newest_board_of_a_closed_game_can_only_be_looked_at(
    bot: Malecon, people: list[Player], discord_: Sandbox
) -> None:
    ana, gyozo, *_ = people
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    await ana.slash("santiago drive", stops=1)
    board = await ana.sees("▶")
    await gyozo.click(await ana.slash("table close"), "Give the game up")
    await ana.until(lambda: [b.label for b in ana.latest(board).buttons] == ["Board", "Log"])
    assert ana.latest(board).images == board.images


async def test_a_board_that_was_only_just_sent_loses_its_buttons_too(
    bot: Malecon, people: list[Player], discord_: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    note, closed = bot.database.boards.shown, asyncio.Event()

    async def shown(table_id: int, number: int, message_id: int) -> object:
        await closed.wait()
        return await note(table_id, number, message_id)

    monkeypatch.setattr(bot.database.boards, "shown", shown)
    await ana.slash("santiago drive", stops=1)
    board = await ana.sees("▶")
    await gyozo.click(await ana.slash("table close"), "Give the game up")
    closed.set()
    await ana.until(lambda: [b.label for b in ana.latest(board).buttons] == ["Board", "Log"])
