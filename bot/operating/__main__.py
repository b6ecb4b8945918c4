"""Ask the running bot how it is: `python -m bot.operating`; ends with 1 when it is not well."""

import sys
from http.client import HTTPConnection, HTTPException

from bot.settings import SettingsError, read_health

PATIENCE = 5.0
"""Seconds to wait for the answer."""


def main() -> int:
    """Print the answer of `/health` and return the exit code, 2 when nobody is to answer."""
    try:
        address, port = read_health()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    if not port:
        print("MALECON_HEALTH_PORT is not set, so the bot does not tell.", file=sys.stderr)
        return 2
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address, address)  # everywhere is here, too
    connection = HTTPConnection(here, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        print(answer.read().decode())
    except (OSError, HTTPException) as error:
        print(f"The bot does not answer at {here}:{port}: {error}.", file=sys.stderr)
        return 1
    finally:
        connection.close()
    return 0 if answer.status == 200 else 1


if __name__ == "__main__":
    sys.exit(main())
