"""Plantations, hands and choices that are kept.

`python -m tests.rendering.cuba.private_goldens` draws them anew. Look at them before they are
committed: they are what players see.
"""

from pathlib import Path

from rendering import Picture
from rendering.cuba.artist import CubaArtist
from rendering.cuba.player_boards import CubaPlayerBoards
from rendering.cuba.samples import EXTREME_NAMES
from tests.rendering.cuba.positions import NAMES, bribing, by_hand
from tests.rendering.cuba.private import built_out, every_question, with_seats

ARTIST, BOARDS = CubaArtist(), CubaPlayerBoards()
GOLDENS = Path(__file__).parents[2] / "goldens" / "cuba-private"
CHOSEN = ("move", "activate", "play", "give", "load", "trade", "build", "bribe")
"""One question or two for each scene."""
NAMES_OF_GOLDENS = (
    *("plantations-2", "plantations-4", "plantations-extreme"),
    *("plantation", "hand-aside", "hand-bribe"),
    *(f"choose-{kind}" for kind in CHOSEN),
)


def pictures() -> dict[str, Picture]:
    """Draw every golden picture; no game is played, so that only the drawing can change them."""
    questions = {view.kind: view for view in reversed(every_question())}
    return {
        "plantations-2": BOARDS.every(with_seats(by_hand(), 2), NAMES),
        "plantations-4": BOARDS.every(with_seats(by_hand(), 4), NAMES),
        "plantations-extreme": BOARDS.every(built_out(5), EXTREME_NAMES),
        "plantation": BOARDS.of(by_hand(), NAMES, 1),
        "hand-aside": ARTIST.hand(by_hand(seat=1, aside="mayor"), NAMES),
        "hand-bribe": ARTIST.hand(bribing(seat=2, bribe=4), NAMES),
        **{f"choose-{kind}": ARTIST.choices(questions[kind], NAMES) for kind in CHOSEN},
    }


if __name__ == "__main__":
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (GOLDENS / f"{name}.png").write_bytes(picture.png)
