"""What the operator has set: the environment, and for what is not there the `.env` file."""

import os
from collections.abc import Mapping
from pathlib import Path

FILE = Path(".env")
DATABASE = Path("var/malecon.sqlite3")
"""Where the tables are stored when nothing else is set."""


class UnreadableSettings(Exception):
    """The `.env` file is no text; `str()` is the sentence for the operator."""


def read_environment(
    environment: Mapping[str, str] = os.environ, file: Path = FILE
) -> dict[str, str]:
    """Return what is set and not empty; the environment wins over the file.

    Raises:
        UnreadableSettings: the file cannot be read.
    """
    given = (_read_file(file), environment)
    return {name: value for source in given for name, value in source.items() if value}


def database_path(values: Mapping[str, str]) -> Path:
    """Return where the tables are stored."""
    return Path(values.get("MALECON_DATABASE", DATABASE))


def _read_file(file: Path) -> dict[str, str]:
    """Read `NAME=value` lines; empty lines and those that begin with # are left out."""
    if not file.is_file():
        return {}
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableSettings(f"The file {file} cannot be read as UTF-8 text.") from error
    values = {}
    for line in text.splitlines():
        name, equals, value = line.partition("=")
        if equals and not name.lstrip().startswith("#"):
            values[name.strip().removeprefix("export ")] = value.strip().strip("\"'")
    return values
