"""Whole random games as text, one for each number of seats of each game.

Run `python -m tests.playthroughs.renew` from the root of the project when the rules, or the words
of a playthrough, have changed on purpose, and read what differs before it is kept.
"""

from collections.abc import Iterator
from pathlib import Path

from games.cli.playthrough import playthrough
from games.registry import GAMES

FOLDER = Path(__file__).parent


def playthroughs() -> Iterator[tuple[Path, str]]:
    """Yield each file with what it should hold; the number of seats is the seed as well."""
    for game in GAMES.values():
        for seats in game.seats:
            lines = playthrough(game, seats, game.load_options({}), seats)
            yield FOLDER / game.slug / f"{seats}-seats.txt", "\n".join(lines) + "\n"


def main() -> None:
    """Write all of them."""
    for path, text in playthroughs():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
