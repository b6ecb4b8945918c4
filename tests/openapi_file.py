"""Where Discord's own description of its API is kept: beside the project, for it is not ours."""

from pathlib import Path

OPENAPI = Path(__file__).parents[1].parent / "shared" / "discord" / "openapi.json"
MISSING = (
    f"DISCORD'S OPENAPI FILE IS MISSING at {OPENAPI}: what the bot sends is checked by the "
    "hand-written rules only"
)
