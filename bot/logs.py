"""The program's log: facts for the operator, never a token or what a player holds."""

import logging

import discord

TALKATIVE = ("discord", "PIL")
"""Libraries that tell too much at DEBUG: discord.py whole messages and the tokens to answer them.
"""


def set_up_logging(level: str) -> None:
    """Log to the standard error output from a level on: DEBUG, INFO, WARNING or ERROR."""
    number = logging.getLevelNamesMapping()[level]
    discord.utils.setup_logging(level=number)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(number, logging.INFO))
