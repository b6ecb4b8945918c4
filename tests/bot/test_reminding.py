"""Whoever is awaited is reminded, never in vain and never at night; then the others may vote."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.client import Malecon
from bot.clock import HOUR, now
from bot.table_life.quiet_hours import is_quiet
from bot.table_life.reminding import Reminding
from sandbox.local import Sandbox
from sandbox.players import Player
from sandbox.seen import Message
from storage.rows import QuietHours
from tests.bot.placing import place
from tests.bot.running import malecon
from tests.bot.voting import ANYBODY, COMPUTER, all_posted, leave, says
from tests.games.santiago.positions import STREET, position

POST = "POST /channels/*/messages"


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; after a lap it is up to Ana."""
    state = position(seats=3, inactive=STREET)
    table = await place(bot.database, discord_, state, people[:3])
    for player in people[:3]:
        await player.slash("santiago drive", stops=1)
    await all_posted(bot, table)
    return table


def reminders(player: Player) -> list[Message]:
    called = f"⏰ <@{player.id}>"
    return [message for message in player.visible() if message.text.startswith(called)]


async def test_who_is_awaited_is_reminded_once_each_time(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    said = await gyozo.slash("table reminders", hours=24)
    assert said.text == f"⏰ Table {three}: whoever is awaited is reminded every 24 hours."
    assert not said.ephemeral
    begun = now()
    await bot.reminding.look(begun + 23 * HOUR)
    assert reminders(ana) == []
    for _ in range(3):
        await bot.reminding.look(begun + 24 * HOUR + 1000)
    (reminder,) = reminders(ana)
    assert reminder.text == f"⏰ <@{ana.id}>: drive the car"
    assert [ping.text for ping in ana.pings].count(reminder.text) == 1
    await bot.reminding.look(begun + 47 * HOUR)
    assert reminders(ana) == [reminder]
    await bot.reminding.look(begun + 48 * HOUR + 2000)
    (again,) = reminders(ana)
    assert again.id != reminder.id, "the older one is gone"
    await ana.slash("santiago drive", stops=1)
    await bot.reminding.look(begun + 49 * HOUR)
    assert reminders(ana) == [], "it is not true any more"


async def test_no_reminder_comes_without_being_wanted(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    await people[0].slash("table reminders", hours=1)
    off = await people[1].slash("table reminders", hours=0)
    assert off.text == f"⏰ Table {three}: nobody is reminded any more."
    await bot.reminding.look(now() + 100 * HOUR)
    assert reminders(people[0]) == []


async def test_nobody_is_reminded_in_their_quiet_hours(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana = people[0]
    await ana.slash("table reminders", hours=1)
    said = await ana.slash("quiet hours", start="22", end="7:30", time_zone="america/havana")
    assert said.text == (
        "Nobody reminds you from 22:00 to 7:30 in America/Havana. A board that asks you still comes"
        " at once."
    )
    tomorrow = (now() // (24 * HOUR) + 1) * 24 * HOUR
    await bot.reminding.look(tomorrow + 5 * HOUR)  # midnight or one o'clock in Havana
    assert reminders(ana) == []
    await bot.reminding.look(tomorrow + 13 * HOUR)
    (first,) = reminders(ana)
    assert (await ana.slash("quiet off")).text == "You have no quiet hours."
    await bot.reminding.look(tomorrow + 29 * HOUR)
    (second,) = reminders(ana)
    assert second.id != first.id


@pytest.mark.parametrize(
    ("hours", "quiet"),
    [
        (QuietHours("UTC", 22 * 60, 7 * 60), {22, 23, *range(7)}),
        (QuietHours("UTC", 9 * 60, 11 * 60), {9, 10}),
        (QuietHours("Europe/Budapest", 22 * 60, 7 * 60), {20, 21, 22, 23, *range(5)}),
        (QuietHours("UTC", 5 * 60, 5 * 60), set(range(24))),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(hours: QuietHours, quiet: set[int]) -> None:
    def at(hour: int) -> int:
        return int(datetime(2026, 7, 1, hour, 30, tzinfo=UTC).timestamp() * 1000)

    assert {hour for hour in range(24) if is_quiet(hours, at(hour))} == quiet
    assert not is_quiet(None, at(3))


async def test_who_is_awaited_too_long_may_lose_the_seat(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    said = await ana.slash("table limit", hours=72)
    assert "is awaited for 72 hours" in said.text
    begun = now()
    await bot.reminding.look(begun + 71 * HOUR)
    assert not [m for m in gyozo.visible() if "awaited for too long" in m.text]
    for _ in range(2):
        await bot.reminding.look(begun + 72 * HOUR + 1000)
    (vote,) = [m for m in gyozo.visible() if "awaited for too long" in m.text]
    assert vote.wire.get("notified") == [gyozo.id, lukasz.id]
    await gyozo.click(vote, "A computer plays on")
    await lukasz.click(vote, "A computer plays on")
    await gyozo.sees(f"▶ <@{gyozo.id}>: drive the car")


def votes_on(player: Player) -> list[Message]:
    return [message for message in player.visible() if "awaited for too long" in message.text]


async def limited(bot: Malecon, table: int, hours: int = 72) -> int:
    """Set a time limit; return when it is over for whoever is asked now."""
    await bot.database.tables.limit(table, hours)
    return now() + hours * HOUR + 1000


async def test_more_than_half_decide_about_who_is_late(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """All of the others do when nobody is late."""
    state = position(seats=4, inactive=STREET)
    table = await place(bot.database, discord_, state, people)
    ana, gyozo, lukasz, mateo = people
    await ana.slash("santiago drive", stops=1)
    await bot.reminding.look(await limited(bot, table))
    (vote,) = votes_on(ana)
    assert vote.text.splitlines()[0] == (
        "⏳ Győző has been awaited for too long. How does the game go on?"
    )
    assert vote.wire.get("notified") == [ana.id, lukasz.id, mateo.id]
    await ana.click(vote, ANYBODY)
    await mateo.click(vote, ANYBODY)
    await says(lukasz, vote, "Seat B is free, and the game waits there")
    await gyozo.slash("table return")
    await ana.slash("table replace", player="B")
    plain = await lukasz.sees("Shall somebody else play for Győző")
    await ana.click(plain, ANYBODY)
    await mateo.click(plain, ANYBODY)
    assert not (await bot.tables.live(table)).vacant(1)
    await lukasz.click(plain, ANYBODY)
    assert (await bot.tables.live(table)).vacant(1)


async def test_after_a_no_it_is_asked_again_only_when_the_time_has_passed_once_more(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    _, gyozo, lukasz, _ = people
    over = await limited(bot, three)
    await bot.reminding.look(over)
    (vote,) = votes_on(gyozo)
    await gyozo.click(vote, "Wait")
    await says(lukasz, vote, "Ana keeps seat A.")
    await bot.reminding.look(over + 71 * HOUR)
    assert votes_on(gyozo) == []
    await bot.reminding.look(over + 72 * HOUR)
    (second,) = votes_on(gyozo)
    # a question that nobody answers, or whose message is gone, is asked again as well
    await bot.http.delete_message(int(second.channel_id), int(second.id))
    await bot.reminding.look(over + 143 * HOUR)
    await bot.reminding.look(over + 144 * HOUR)
    third = await gyozo.sees("awaited for too long")
    assert third.id != second.id
    assert len(await bot.database.votes.all_open()) == 1


async def test_who_answers_meanwhile_keeps_the_seat(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, *_ = people
    await bot.reminding.look(await limited(bot, three))
    (vote,) = votes_on(gyozo)
    await gyozo.click(vote, COMPUTER)
    await ana.slash("santiago drive", stops=1)
    ended = await says(gyozo, vote, "🪑 Ana keeps seat A: the game went on.")
    assert ended.buttons == []
    await bot.reminding.look(now() + 60 * HOUR)
    assert votes_on(gyozo) == []


async def test_a_vote_called_at_night_pings_nobody_who_sleeps(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    _, gyozo, lukasz, _ = people
    await bot.database.settings.set_quiet_hours(int(gyozo.id), QuietHours("UTC", 0, 0))
    await bot.reminding.look(await limited(bot, three))
    (vote,) = votes_on(gyozo)
    assert f"<@{gyozo.id}>" in vote.text
    assert vote.wire.get("notified") == [lukasz.id]


async def test_a_vote_that_cannot_be_posted_is_tried_again(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    over = await limited(bot, three)
    discord_.faults.refuse(POST, 403, 50013)
    await bot.reminding.look(over)
    await bot.reminding.look(over + HOUR // 2)
    assert votes_on(people[1]) == [], "not every half a minute"
    await bot.reminding.look(over + HOUR)
    assert len(votes_on(people[1])) == 1


async def test_nobody_is_asked_where_nobody_is_left(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, gyozo, lukasz, _ = people
    for player in (gyozo, lukasz):
        await leave(player)
    await bot.database.tables.remind(three, 1)
    await bot.reminding.look(await limited(bot, three))
    assert votes_on(ana) == []
    assert len(reminders(ana)) == 1, "but who is left is reminded"
    await leave(ana)
    await bot.reminding.look(now() + 500 * HOUR)
    assert reminders(ana) == [], "whoever has left is not"


@pytest.mark.parametrize("what", ["answer", "off", "close", "leave", "restart"])
async def test_no_reminder_stays_that_is_not_true_any_more(
    discord_: Sandbox, people: list[Player], tmp_path: Path, what: str
) -> None:
    ana, gyozo, *_ = people
    async with malecon(discord_, tmp_path) as bot:
        state = position(seats=3, inactive=STREET)
        table = await place(bot.database, discord_, state, people[:3])
        await ana.slash("table reminders", hours=1)
        await bot.reminding.look(now() + HOUR + 1000)
        assert len(reminders(ana)) == 1
        if what == "close":
            await bot.database.tables.close(table, at=now())
            bot.tables.forget(table)
        elif what == "leave":
            await leave(ana)
        else:
            if what == "off":
                await gyozo.slash("table reminders", hours=0)
            await ana.slash("santiago drive", stops=1)
        if what != "restart":
            await bot.reminding.look(now() + HOUR)
    if what == "restart":
        async with malecon(discord_, tmp_path) as bot:
            await bot.reminding.look(now() + HOUR)
    assert reminders(ana) == []


async def test_two_programs_remind_once(bot: Malecon, three: int, people: list[Player]) -> None:
    """As after a restart while the one before is still ending."""
    await bot.database.tables.remind(three, 24)
    at = now() + 25 * HOUR
    await asyncio.gather(*(Reminding(bot).look(at) for _ in range(3)))
    assert len(reminders(people[0])) == 1
    assert len([ping for ping in people[0].pings if ping.text.startswith("⏰")]) == 1


async def test_a_reminder_that_was_not_sent_is_sent_at_the_next_look(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player]
) -> None:
    ana = people[0]
    await bot.database.tables.remind(three, 24)
    at = now() + 25 * HOUR
    discord_.faults.refuse(POST, 400, 0)
    await bot.reminding.look(at)
    assert reminders(ana) == []
    await bot.reminding.look(at + 30_000)
    assert len(reminders(ana)) == 1
    # where somebody has to see to the channel first, it waits for its next time
    discord_.faults.refuse(POST, 403, 50013)
    await bot.reminding.look(at + 25 * HOUR)
    await bot.reminding.look(at + 25 * HOUR + 30_000)
    assert reminders(ana) == []
    await bot.reminding.look(at + 50 * HOUR)
    assert len(reminders(ana)) == 1


async def test_one_broken_table_keeps_no_other_from_being_reminded(
    bot: Malecon, discord_: Sandbox, three: int, people: list[Player], caplog: Any
) -> None:
    ana, gyozo, *_ = people
    state = position(seats=2, inactive=STREET)
    other = await place(bot.database, discord_, state, [gyozo, ana], "general")
    for table in (three, other):
        await bot.database.tables.remind(table, 1)
    discord_.faults.refuse(POST, 403, 50013)
    await bot.reminding.look(now() + 2 * HOUR)
    assert len(reminders(gyozo)) == 1
    assert f"not reminded: table {three}" in caplog.text


async def test_a_city_names_its_time_zone_and_equal_times_the_whole_day(
    bot: Malecon, people: list[Player]
) -> None:
    ana = people[0]
    said = await ana.slash("quiet hours", start="7:30", end="7:30", time_zone="budapest ")
    assert said.text == "Nobody reminds you at any hour: `/quiet off` ends that."
    stored = await bot.database.settings.quiet_hours([int(ana.id)])
    assert stored == {int(ana.id): QuietHours("Europe/Budapest", 450, 450)}


async def test_no_such_time_is_named(bot: Malecon, people: list[Player]) -> None:
    ana = people[0]
    for start, zone, why in (
        ("25:00", "UTC", "“25:00” is no time of day: write it like 22:00."),
        ("late", "UTC", "“late” is no time of day: write it like 22:00."),
        ("22:00", "Atlantis", "There is no time zone of that name: choose one such as"),
    ):
        said = await ana.slash("quiet hours", start=start, end="7:00", time_zone=zone)
        assert said.text.startswith(why)
        assert said.ephemeral
    offered = await ana.complete("quiet hours", "time_zone", "budap", start="22", end="7")
    assert offered == [("Europe/Budapest", "Europe/Budapest")]
    assert await bot.database.settings.quiet_hours([int(ana.id)]) == {}


async def test_only_players_set_the_clocks_of_a_table(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    mateo = people[3]
    for command in ("table reminders", "table limit"):
        said = await mateo.slash(command, hours=1)
        assert said.text == "Only those who sit at this table can do that."
    assert await bot.database.tables.with_clocks() == []
    await people[1].slash("table reminders", hours=1)
    await people[2].slash("table limit", hours=48)
    info = (await mateo.slash("table info")).text
    assert "Reminders: every hour" in info
    assert "Time limit: 48 hours, then the others may vote" in info


async def test_whoever_has_begun_to_answer_is_not_late_any_more(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    """Also when the turn goes on with another question."""
    ana, gyozo, *_ = people
    table = await place(bot.database, discord_, position(seats=3), people[:3])
    await bot.reminding.look(await limited(bot, table))
    (vote,) = votes_on(gyozo)
    await gyozo.click(vote, COMPUTER)
    await ana.slash("santiago drive", stops=1)
    assert (await bot.tables.live(table)).awaits(0)
    await says(gyozo, vote, "🪑 Ana keeps seat A: the game went on.")


async def test_reminders_follow_a_table_that_moves(
    bot: Malecon, three: int, people: list[Player]
) -> None:
    ana, *_ = people
    await bot.database.tables.remind(three, 1)
    await bot.reminding.look(now() + HOUR + 1000)
    (old,) = reminders(ana)
    await ana.moved_to("general").slash("table move", table=three)
    await bot.reminding.look(now() + 2 * HOUR + 2000)
    (new,) = reminders(ana)
    assert (old.channel_id == new.channel_id) is False
    assert new.wire.get("notified") == [ana.id]
