"""Routes as keys: Discord's file and the server name their parameters differently."""

import re


def normalized(route: str) -> str:
    """Return a route without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", route)
