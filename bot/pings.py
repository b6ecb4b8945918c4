"""Whom a message pings: nobody but those it is for."""

from collections.abc import Iterable

import discord


def pinging(users: Iterable[int]) -> discord.AllowedMentions:
    """Return what lets a message ping these people, by their ids, and nobody else it mentions."""
    called = [discord.Object(user) for user in users]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=called or False
    )
