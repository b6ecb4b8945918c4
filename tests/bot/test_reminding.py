"""Whoever is awaited is reminded, never in vain and never at night; then the others may vote."""

from datetime import UTC, datetime

import pytest

from bot.client import Malecon
from bot.clock import now
from bot.quiet_hours import is_quiet
from bot.reminding import HOUR
from sandbox.local import Sandbox
from sandbox.players import Message, Player
from storage.rows import QuietHours
from tests.bot.placing import place
from tests.games.santiago.positions import STREET, position


@pytest.fixture
async def three(bot: Malecon, discord_: Sandbox, people: list[Player]) -> int:
    """A table of three at which every drive is a whole turn; after a lap it is up to Ana."""
    state = position(seats=3, inactive=STREET)
    table = await place(bot.database, discord_, state, people[:3])
    for player in people[:3]:
        await player.slash("santiago drive", stops=1)
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
    assert said.text == "Nobody reminds you from 22:00 to 7:30 in America/Havana."
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
