"""What an operator can set, read once when the program starts."""

import os
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path

import msgspec

from bot.logs import FORMATS, Format
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
    entries of a log lie between two snapshots at least. `health_port` 0 is none. `contact` is whom
    players can ask.
    """

    token: str
    database: Path = DATABASE
    log_level: str = "INFO"
    drawing_threads: int = 2
    snapshot_every: int = 40
    log_format: Format = "text"
    health_address: str = "127.0.0.1"
    health_port: int = 0
    contact: str = ""

    def __repr__(self) -> str:
        return f"Settings(token=…, database={str(self.database)!r})"


LONGEST_CONTACT = 500
"""Characters of the contact that `/about` has room for."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def read_settings(environment: Mapping[str, str] = os.environ, file: Path = FILE) -> Settings:
    """Read the settings from the environment and, for what is not there, from an `.env` file.

    Raises:
        SettingsError: the token is missing, or a value makes no sense.
    """
    values = _values(environment, file)
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
        drawing_threads=_number(values, "MALECON_DRAWING_THREADS", 2, 1, 8),
        snapshot_every=_number(values, "MALECON_SNAPSHOT_EVERY", 40, 1, 10_000),
        log_format=_log_format(values),
        health_address=_health_address(values),
        health_port=_health_port(values),
        contact=_contact(values),
    )


def read_health(environment: Mapping[str, str] = os.environ, file: Path = FILE) -> tuple[str, int]:
    """Read the address and the port of the health endpoint; port 0: there is none.

    Raises:
        SettingsError: a value makes no sense.
    """
    values = _values(environment, file)
    return _health_address(values), _health_port(values)


def _values(environment: Mapping[str, str], file: Path) -> dict[str, str]:
    try:
        return read_environment(environment, file)
    except UnreadableSettings as error:
        raise SettingsError(str(error)) from error


def _log_format(values: Mapping[str, str]) -> Format:
    form = values.get("MALECON_LOG_FORMAT", "text").lower()
    for known in FORMATS:
        if form == known:
            return known
    raise SettingsError(f"MALECON_LOG_FORMAT is {form!r}, but can be {', '.join(FORMATS)}.")


def _health_address(values: Mapping[str, str]) -> str:
    address = values.get("MALECON_HEALTH_ADDRESS", "127.0.0.1")
    try:
        return str(ip_address(address))
    except ValueError as error:
        raise SettingsError(
            f"MALECON_HEALTH_ADDRESS is {address!r}, but must be an IP address, such as 127.0.0.1."
        ) from error


def _health_port(values: Mapping[str, str]) -> int:
    return _number(values, "MALECON_HEALTH_PORT", 0, 0, 65_535)


def _contact(values: Mapping[str, str]) -> str:
    contact = values.get("MALECON_CONTACT", "")
    if len(contact) > LONGEST_CONTACT:
        raise SettingsError(
            f"MALECON_CONTACT has {len(contact)} characters, but can have {LONGEST_CONTACT}."
        )
    return contact


def _number(values: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    text = values.get(name, str(default))
    if not text.isdecimal() or not least <= int(text) <= most:
        raise SettingsError(f"{name} is {text!r}, but can be {least} to {most}.")
    return int(text)
