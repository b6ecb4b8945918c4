"""`/quiet`: when somebody is not to be reminded."""

from datetime import time
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.refusals import Refusal, say
from bot.ui.answers import Interaction, reader_language
from storage.rows import QuietHours

if TYPE_CHECKING:
    from bot.client import Malecon

OFFERED = 25
"""Completions that Discord shows."""


@app_commands.guild_only()
class Quiet(
    commands.GroupCog, group_name="quiet", group_description="Hours in which nobody reminds you."
):
    """A person's own quiet hours, at all tables."""

    def __init__(self, client: "Malecon") -> None:
        self._client = client

    @app_commands.command(description="Choose the hours in which nobody reminds you.")
    @app_commands.describe(
        start="From when on, such as 22:00",
        end="Until when, such as 7:30",
        time_zone="Where you live, such as Europe/Budapest",
    )
    async def hours(self, interaction: Interaction, start: str, end: str, time_zone: str) -> None:
        """Set the quiet hours."""
        _ = reader_language(interaction).gettext
        zone = _zone(time_zone)
        if not zone:
            raise Refusal(
                _("There is no time zone of that name: choose one such as `America/Havana`.")
            )
        hours = QuietHours(zone, self._minutes(interaction, start), self._minutes(interaction, end))
        await self._client.database.settings.set_quiet_hours(interaction.user.id, hours)
        text = _(
            "Nobody reminds you from {start} to {end} in {zone}. A board that asks you still comes"
            " at once."
        )
        if hours.quiet_from == hours.quiet_until:
            text = _("Nobody reminds you at any hour: `/quiet off` ends that.")
        said = text.format(
            start=_clock(hours.quiet_from), end=_clock(hours.quiet_until), zone=hours.time_zone
        )
        await say(interaction, said)

    @hours.autocomplete("time_zone")
    async def _complete_zones(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        wanted = typed.casefold().replace(" ", "_")
        zones = sorted(zone for zone in available_timezones() if wanted in zone.casefold())
        places = [zone for zone in zones if "/" in zone and not zone.startswith("Etc/")]
        return [app_commands.Choice(name=zone, value=zone) for zone in (places or zones)[:OFFERED]]

    @app_commands.command(description="Be reminded at any hour.")
    async def off(self, interaction: Interaction) -> None:
        """Clear the quiet hours."""
        await self._client.database.settings.set_quiet_hours(interaction.user.id, None)
        await say(interaction, reader_language(interaction).gettext("You have no quiet hours."))

    @staticmethod
    def _minutes(interaction: Interaction, text: str) -> int:
        """Read a time of day as minutes since midnight; raises Refusal."""
        hour, _colon, minute = text.strip().partition(":")
        try:
            at = time(int(hour), int(minute or "0"))
        except ValueError:
            said = reader_language(interaction).gettext(
                "“{text}” is no time of day: write it like 22:00."
            )
            raise Refusal(said.format(text=text[:20])) from None
        return at.hour * 60 + at.minute


def _zone(typed: str) -> str:
    """Return the time zone that is called so, or that is the only one of a city; else nothing."""
    wanted = typed.strip().casefold().replace(" ", "_")
    zones = [zone for zone in available_timezones() if zone.casefold() == wanted]
    cities = [zone for zone in available_timezones() if zone.casefold().endswith(f"/{wanted}")]
    return zones[0] if zones else cities[0] if len(cities) == 1 else ""


def _clock(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"
