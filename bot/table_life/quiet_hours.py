"""When somebody is not to be disturbed, by the clock of their own time zone."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.clock import as_time
from storage.rows import QuietHours

DAY = 24 * 60
"""Minutes."""


def is_quiet(hours: QuietHours | None, at: int) -> bool:
    """Whether a moment, in Unix milliseconds, lies within somebody's quiet hours.

    They begin at `quiet_from` and end right before `quiet_until`, perhaps on the next day; when
    both are the same they last all day.
    """
    if hours is None:
        return False
    there: datetime = as_time(at).astimezone(ZoneInfo(hours.time_zone))
    since = (there.hour * 60 + there.minute - hours.quiet_from) % DAY
    return since < ((hours.quiet_until - hours.quiet_from) % DAY or DAY)
