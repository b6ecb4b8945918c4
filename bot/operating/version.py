"""Which version this is."""

import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
LICENCE = "MIT"


@cache
def version() -> str:
    """Return the version, from `pyproject.toml` beside the code or from an installed package."""
    try:
        return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])
    except FileNotFoundError:
        return metadata.version("malecon")
