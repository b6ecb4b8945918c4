"""Seats of a running game change hands: given up, given away, taken over, taken back."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.client import Malecon
from bot.clock import HOUR, now
from bot.table import SeatChanged
from bot.table_life import seating
from sandbox.local import Sandbox
from sandbox.players import Answer, Player
from tests.bot.placing import place
from tests.bot.playing import first_line
from tests.bot.running import DATABASE, malecon
from tests.bot.voting import ANYBODY, COMPUTER, TAKE, all_posted, says
from tests.games.santiago.positions import STREET, position
from tests.storage.command import storage

LEFT = "You have left the seat; `/table return` gives it back to you."


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; Ana begins."""
    return await place(bot.database, discord_, position(seats=3, inactive=STREET), people[:3])


async def leave(player: Player, by: str) -> Answer:
    """Give a seat up to a computer player, or to anybody."""
    button = COMPUTER if by == COMPUTER else "Somebody else is to take it"
    return await player.click(await player.slash("table leave"), button)


async def test_a_computer_player_plays_on_until_its_owner_is_back(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, _, _ = people
    assert (await leave(gyozo, COMPUTER)).text == LEFT
    left = await ana.sees("🪑 A computer player plays seat B from now on.")
    take = left.button("Take seat B").custom_id
    await ana.slash("santiago drive", stops=1)
    later = await ana.sees("<@" + people[2].id + ">: drive the car")
    assert later.button("Take seat B").custom_id == take, "while the computer plays on"
    entries = await bot.database.log.entries(three)
    computers = [entry for entry in entries if entry.seat == 1 and entry.user_id is None]
    assert len(computers) >= 1
    assert "(bot)" in (await ana.slash("board")).text
    assert (await gyozo.slash("turn")).text.startswith("You do not sit at this table.")
    back = await gyozo.slash("table return")
    assert back.text == "You play seat B from now on: see `/turn`."
    post = await ana.sees("🪑 Győző plays seat B from now on.")
    assert f"<@{people[2].id}>" in post.text
    assert post.wire.get("notified", []) == [], "who was asked before is not called again"
    assert "Take seat B" not in [button.label for button in post.buttons]


async def test_a_seat_is_offered_after_a_restart_as_well(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    """The post did not reach the channel before the bot ended."""
    ana, gyozo, _, mateo = people
    async with malecon(discord_, tmp_path) as bot:
        state = position(seats=3, inactive=STREET)
        table = await place(bot.database, discord_, state, people[:3])
        discord_.faults.refuse("POST /channels/*/messages", 403, 50013, times=1000)
        await leave(ana, ANYBODY)
        await all_posted(bot, table)
        assert table in bot.poster.troubled
    discord_.faults.clear()
    async with malecon(discord_, tmp_path) as bot:
        left = await gyozo.sees("🪑 Nobody plays seat A for now.")
        assert (await mateo.click(left, "Take seat A")).text.startswith("You play seat A")
        assert (await bot.tables.live(table)).left == []


async def test_somebody_else_takes_a_free_seat_over(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, _, mateo = people
    await leave(ana, ANYBODY)
    left = await gyozo.sees("🪑 Nobody plays seat A for now.")
    assert "▶ Ana: drive the car\nNobody sits there, so the game waits" in left.text
    assert sum("seat A" in message.text for message in gyozo.visible()) == 1
    refused = await gyozo.click(left, "Take seat A")
    assert refused.text == "You sit at this table already."
    await mateo.click(left, "Take seat A")
    post = await mateo.sees("🪑 Mateo plays seat A from now on.")
    assert post.wire.get("notified") == [mateo.id]
    await mateo.slash("santiago drive", stops=1)
    await gyozo.sees(f"<@{gyozo.id}>: drive the car")
    # the owner may be back at any time
    await ana.slash("table return")
    await gyozo.sees("🪑 Ana plays seat A from now on.")
    seats = [line for line in (await gyozo.slash("log")).text.splitlines() if "🪑" in line]
    assert seats == [  # who that was at the time is not known any more
        "🪑 Nobody plays seat A for now.",
        "🪑 Somebody else plays seat A from now on.",
        "🪑 Ana plays seat A from now on.",
    ]
    assert first_line(await mateo.slash("santiago drive", stops=1)).startswith("You do not sit")


async def test_the_others_give_a_seat_to_a_computer_player(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    _, gyozo, lukasz, mateo = people
    await gyozo.slash("table replace", player="A")
    vote = await lukasz.sees("Shall somebody else play for Ana (seat A)?")
    await gyozo.click(vote, COMPUTER)
    await lukasz.click(vote, COMPUTER)
    assert "all of you have to want the same" in vote.text
    ended = await lukasz.sees("A computer player plays on at seat A.")
    assert ended.text.endswith("its owner gets it back with `/table return`.")
    await gyozo.sees(f"▶ <@{gyozo.id}>: drive the car")
    assert [button.label for button in ended.buttons] == [TAKE]
    await mateo.click(ended, TAKE)
    refused = await discord_.add_player("Nóra").click(ended, TAKE)
    assert first_line(refused) == "Mateo plays there now."


async def test_whose_seat_nobody_plays_is_told_so(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana = people[0]
    await leave(ana, ANYBODY)
    told = "🪑 Nobody plays your seat for now: `/table return` gives it back to you."
    assert told in (await ana.slash("tables")).text
    assert told in (await ana.slash("turn")).text


async def test_a_late_click_does_not_act_for_who_is_back(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    """Whoever was replaced sees no hand and does nothing any more; whoever plays now does."""
    ana, _, _, mateo = people
    await leave(ana, ANYBODY)
    await mateo.slash("table join")
    old = await mateo.slash("turn")
    drives = [button.label for button in old.message.buttons]
    assert "drive" in old.text
    await ana.slash("table return")
    late = await mateo.click(old, drives[0])
    assert first_line(late).startswith("You do not sit at this table.")
    assert "hold nothing here" in (await mateo.slash("hand")).text
    assert "pesos" in (await ana.slash("hand")).text
    # and so with an answer that was on its way when the seat changed hands
    table = await bot.tables.live(three)
    row = table.seats[0]
    decision = table.decision
    assert decision is not None
    before = msgspec.structs.replace(row, user_id=int(mateo.id))
    with pytest.raises(SeatChanged):
        await table.act(0, decision.legal(0)[0], player=before)
    with pytest.raises(SeatChanged):
        await table.reseat(before, player=before)
    assert table.seats[0] == row
    await table.act(0, decision.legal(0)[0], player=row)


async def test_of_two_who_want_a_seat_one_gets_it(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana, gyozo, _, mateo = people
    nora = discord_.add_player("Nóra")
    await leave(ana, ANYBODY)
    left = await gyozo.sees("🪑 Nobody plays seat A for now.")
    answers = await asyncio.gather(
        mateo.click(left, "Take seat A"), nora.click(left, "Take seat A")
    )
    took = [answer.text.startswith("You play seat A") for answer in answers]
    assert sorted(took) == [False, True]
    winner = (mateo, nora)[took.index(True)]
    assert (await bot.tables.live(three)).users[0] == int(winner.id)
    assert len(await bot.database.log.entries(three)) == 2


async def test_a_seat_is_taken_by_command_too(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, mateo = people
    refused = await mateo.slash("table join")
    assert refused.text.startswith("The game here has begun")
    assert (await ana.slash("table join")).text == "You sit at this table already."
    await leave(gyozo, COMPUTER)
    await leave(lukasz, ANYBODY)
    # owners get their own seat, all others choose
    assert (await lukasz.slash("table join")).text.startswith("You play seat C")
    await leave(lukasz, ANYBODY)
    which = await mateo.slash("table join")
    assert which.ephemeral
    assert [button.label for button in which.message.buttons] == ["B Győző (bot)", "C Łukasz"]
    assert (await mateo.click(which, "C Łukasz")).text.startswith("You play seat C")
    assert (await mateo.slash("table join")).text == "You sit at this table already."
    nora = discord_.add_player("Nóra")
    assert (await nora.slash("table join")).text.startswith("You play seat B")
    info = (await ana.slash("table info")).text.splitlines()
    assert info[2:4] == [
        f"- B: <@{nora.id}>, for <@{gyozo.id}>",
        f"- C: <@{mateo.id}>, for <@{lukasz.id}>",
    ]
    tables = (await gyozo.slash("tables")).text
    assert "Your seat is played by somebody else for now" in tables


async def test_who_has_left_the_server_is_replaced_at_once(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    for code in (10007, 10013):
        discord_.faults.refuse("GET /guilds/*/members/*", 404, code)
        said = await gyozo.slash("table replace", player="A")
        assert said.text.startswith("🪑 A computer player plays on at seat A.")
        await ana.slash("table return")
    assert await bot.database.votes.all_open() == []
    # an empty seat, too; not one's own, nor a computer's, nor one that is not there
    await leave(ana, ANYBODY)
    assert (await gyozo.slash("table replace", player="A")).text.startswith("🪑 A computer")
    assert (
        await gyozo.slash("table replace", player="Bela")
    ).text == "Choose a seat of this table: A, B or C."
    for seat, why in (
        ("A", "A computer player plays there already: `/table join` takes the seat over."),
        ("B", "That is your own seat: `/table leave` gives it up."),
        ("D", "Choose a seat of this table: A, B or C."),
        ("", "Choose a seat of this table: A, B or C."),
    ):
        assert (await gyozo.slash("table replace", player=seat or " ")).text == why
    spectator = await people[3].slash("table replace", player="B")
    assert spectator.text == "Only those who sit at this table can do that."


async def test_a_vote_on_a_seat_ends_as_its_owner_and_the_others_want(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    await gyozo.slash("table replace", player="A")
    vote = await lukasz.sees("Shall somebody else play for Ana (seat A)?")
    assert vote.wire.get("notified") == [lukasz.id], "who asks is not called"
    nothing = await ana.click(vote, COMPUTER)
    assert nothing.text.startswith("Only those who play here can vote, and nobody about")
    await gyozo.click(vote, COMPUTER)
    await lukasz.click(vote, ANYBODY)
    await says(ana, vote, "Ana keeps seat A.")
    # who leaves by themselves meanwhile needs no vote
    await gyozo.slash("table replace", player="A")
    vote = await lukasz.sees(lambda m: "Shall somebody" in m.text and m.id != vote.id)
    await leave(ana, ANYBODY)
    assert [b.label for b in (await says(ana, vote, "Seat A is free")).buttons] == [TAKE]
    # and when one of the voters is replaced, the others are enough
    await ana.slash("table return")
    await gyozo.slash("table replace", player="A")
    third = await lukasz.sees(lambda m: "Shall somebody" in m.text and m.id != vote.id)
    await gyozo.click(third, ANYBODY)
    await leave(lukasz, COMPUTER)
    await says(ana, third, "Seat A is free")
    assert (await bot.tables.live(three)).vacant(0)


async def test_a_seat_is_voted_on_once_at_a_time(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    _, gyozo, lukasz, _ = people
    asked = await gyozo.slash("table replace", player="A")
    assert asked.text.startswith("The others are asked in <#")
    vote = await lukasz.sees("Shall somebody else play for Ana (seat A)?")
    pings = [len(player.pings) for player in people]
    for player in (gyozo, lukasz):
        again = await player.slash("table replace", player="A")
        assert again.ephemeral
        assert again.text.startswith("That is being voted on already: https://discord.com/")
        assert again.text.endswith(f"/{vote.channel_id}/{vote.id}")
    assert [len(player.pings) for player in people] == pings
    both = await asyncio.gather(
        *(player.slash("table replace", player="B") for player in (people[0], lukasz))
    )
    assert sorted(answer.text.split(" ")[0] for answer in both) == ["That", "The"]
    # once its message is gone it can be asked again
    await bot.http.delete_message(int(vote.channel_id), int(vote.id))
    await gyozo.slash("table replace", player="A")
    anew = await gyozo.sees(lambda m: "(seat A)" in m.text and m.id != vote.id)
    assert anew.wire.get("notified") == [lukasz.id]


async def test_who_alone_has_a_say_is_told_so(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    asked = await gyozo.slash("table replace", player="A")
    assert asked.text.startswith("Nobody else has a say in that: decide in <#")
    vote = await gyozo.sees("Shall somebody else play for Ana (seat A)?")
    assert vote.wire.get("notified", []) == []
    await gyozo.click(vote, COMPUTER)
    await says(ana, vote, "A computer player plays on at seat A.")


async def test_who_alone_would_decide_waits_until_the_other_is_late(
    bot: Malecon, discord_: Sandbox, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, gyozo, *_ = people
    table = await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    await ana.slash("santiago drive", stops=1)
    day = "Only you would decide that: it is possible when {} has been awaited for 24 hours."
    assert (await gyozo.slash("table replace", player="A")).text == day.format("Ana")
    assert (await ana.slash("table replace", player="B")).text == day.format("Győző")
    await bot.database.tables.limit(table, 1)
    asked = await ana.slash("table replace", player="B")
    assert asked.text == day.format("Győző").replace("24 hours", "an hour")
    monkeypatch.setattr(seating, "now", lambda: now() + HOUR)
    asked = await ana.slash("table replace", player="B")
    assert asked.text.startswith("Nobody else has a say in that: decide in <#")


async def test_a_game_that_is_over_keeps_its_seats(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, mateo = people
    await gyozo.slash("table replace", player="C")
    vote = await lukasz.sees("Shall somebody else play for Łukasz")
    await leave(ana, ANYBODY)
    left = await gyozo.sees("🪑 Nobody plays seat A for now.")
    await bot.database.tables.close(three, at=now())
    bot.tables.forget(three)
    before = await bot.database.seats.at(three)
    assert "not being played any more" in (await mateo.click(left, "Take seat A")).text
    assert (await ana.slash("table return")).text == "Nobody else plays a seat of yours."
    assert (await says(gyozo, vote, "keeps seat C")).buttons == []
    assert await bot.database.seats.at(three) == before


async def test_a_substitute_may_leave_as_well(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    """The seat still belongs to who sat there at first."""
    ana, gyozo, _, mateo = people
    await leave(ana, ANYBODY)
    await mateo.slash("table join")
    await leave(mateo, COMPUTER)
    row = (await bot.tables.live(three)).seats[0]
    assert (row.owner_id, row.user_id, row.computer) == (int(ana.id), None, True)
    nora = discord_.add_player("Nóra")
    assert (await mateo.slash("table return")).text == "Nobody else plays a seat of yours."
    assert (await nora.slash("table join")).text.startswith("You play seat A")
    assert (await ana.slash("table return")).text.startswith("You play seat A")
    assert (await bot.tables.live(three)).seats[0].owner_id is None
    # an owner takes no other seat of the table
    await leave(gyozo, ANYBODY)
    await leave(ana, ANYBODY)
    left = await nora.sees("🪑 Nobody plays seat B for now.")
    assert (await ana.click(left, "Take seat B")).text == "You sit at this table already."


async def test_an_owner_may_sit_elsewhere(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    await leave(ana, COMPUTER)
    elsewhere = ana.moved_to("general")
    opened = await elsewhere.slash("table new", game="cuba", seats=2)
    await gyozo.moved_to("general").click(opened, "Join")
    tables = (await ana.slash("tables")).text
    assert "in the lobby" in tables
    assert "Your seat is played by somebody else for now" in tables
    assert (await elsewhere.slash("table return")).text.startswith("You play seat A")


async def test_everybody_forgotten_or_gone_leaves_a_seat_to_take(
    discord_: Sandbox, people: list[Player], tmp_path: Path
) -> None:
    ana, gyozo, _, mateo = people
    async with malecon(discord_, tmp_path) as bot:
        state = position(seats=3, inactive=STREET)
        table = await place(bot.database, discord_, state, people[:3])
        await leave(ana, ANYBODY)
        await mateo.slash("table join")
    for person in (mateo, ana):
        forgot = await asyncio.to_thread(
            storage, "forget", person.id, "--yes", "--database", tmp_path / DATABASE
        )
        assert forgot.returncode == 0, forgot.stderr
        async with malecon(discord_, tmp_path) as bot:
            live = await bot.tables.live(table)
            assert live.vacant(0)
            if person is mateo:
                assert live.seats[0].owner_id == int(ana.id)
                continue
            assert live.seats[0].owner_id is None
            assert (await ana.slash("table return")).text == "Nobody else plays a seat of yours."
            await gyozo.slash("table replace", player="A")
            board = await gyozo.sees("🪑 A computer player plays seat A from now on.")
            assert "Bot A" in (await gyozo.slash("board")).text, board.text
            assert (await ana.slash("table join")).text.startswith("You play seat A")
