"""What the bot says about itself."""

import math
from typing import TYPE_CHECKING

from bot.operating.version import LICENCE, version
from bot.ui.answers import Reply
from bot.wording.language import Language
from games.registry import GAMES

if TYPE_CHECKING:
    from bot.client import Malecon


async def about(client: "Malecon", language: Language) -> Reply:
    """Tell the version, since when it runs, how far Discord is, how many tables there are."""
    _ = language.gettext
    counts = await client.database.tables.counts()
    playing = sum(count for (_game, status), count in counts.items() if status == "playing")
    lines = [
        _("**Malecón** {version}: board games for a channel. Licence: {licence}.").format(
            version=version(), licence=LICENCE
        ),
        # Translators: {time} is shown by Discord as "3 days ago", in the reader's language.
        _("Started {time}.").format(time=f"<t:{client.operating.started_at // 1000}:R>"),
        _latency(client.latency, language),
        _tables(playing, sum(counts.values()), language),
        _("Games: {games}.").format(games=language.list([game.title for game in GAMES.values()])),
    ]
    if client.settings.contact:
        lines.append(_("Questions go to {contact}.").format(contact=client.settings.contact))
    return Reply("\n".join(lines))


def _latency(seconds: float, language: Language) -> str:
    if not math.isfinite(seconds):  # before the first heartbeat is answered
        return language.gettext("The way to Discord has not been measured yet.")
    return language.gettext("Discord answers within {amount} ms.").format(
        amount=round(seconds * 1000)
    )


def _tables(playing: int, every: int, language: Language) -> str:
    return language.ngettext(
        "Tables: {amount} in play, {all} in all.",
        "Tables: {amount} in play, {all} in all.",
        playing,
    ).format(amount=playing, all=every)
