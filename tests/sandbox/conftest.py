from tests.local_discord import discord_

__all__ = ["discord_"]
