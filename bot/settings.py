"""What an operator can set, read once when the program starts."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from storage.environment import (
    DATABASE,
    FILE,
    UnreadableSettings,
    database_path,
    read_environment,
)


class SettingsError(Exception):
    """A setting is missing or makes no sense; `str()` is the sentence for the operator."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that differs from one installation to the next.

    `drawing_threads` is how many pictures are drawn at a time, 1 to 8; `snapshot_every` is how many
    entries of a log lie between two snapshots at least.
    """

    token: str
    database: Path = DATABASE
    log_level: str = "INFO"
    drawing_threads: int = 1
    snapshot_every: int = 40

    def __repr__(self) -> str:
        return f"Settings(token=…, database={str(self.database)!r})"


LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def read_settings(environment: Mapping[str, str] = os.environ, file: Path = FILE) -> Settings:
    """Read the settings from the environment and, for what is not there, from an `.env` file.

    Raises:
        SettingsError: the token is missing, or a value makes no sense.
    """
    try:
        values = read_environment(environment, file)
    except UnreadableSettings as error:
        raise SettingsError(str(error)) from error
    token = values.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise SettingsError(
            "DISCORD_TOKEN is not set: put the bot's token into the environment or into .env."
        )
    level = values.get("MALECON_LOG_LEVEL", "INFO").upper()
    if level not in LOG_LEVELS:
        raise SettingsError(f"MALECON_LOG_LEVEL is {level!r}, but can be {', '.join(LOG_LEVELS)}.")
    return Settings(
        token=token,
        database=database_path(values),
        log_level=level,
        drawing_threads=_number(values, "MALECON_DRAWING_THREADS", 1, 1, 8),
        snapshot_every=_number(values, "MALECON_SNAPSHOT_EVERY", 40, 1, 10_000),
    )


def _number(values: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    text = values.get(name, str(default))
    if not text.isdecimal() or not least <= int(text) <= most:
        raise SettingsError(f"{name} is {text!r}, but can be {least} to {most}.")
    return int(text)
