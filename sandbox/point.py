"""Point discord.py at the sandbox; the one module here that knows the library."""

import logging

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(port: int) -> None:
    """Let every client of this process that connects from now on use the sandbox at a port."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    Asset.BASE = f"http://127.0.0.1:{port}/cdn"


def log_warnings_only() -> None:
    """Let a bot's process log warnings, but none for want of a voice: nobody speaks here."""
    discord.utils.setup_logging(level=logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
