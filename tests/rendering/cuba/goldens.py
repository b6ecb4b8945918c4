"""Pictures that are kept; `python -m tests.rendering.cuba.goldens` draws them anew.

Look at them before they are committed: they are what players see.
"""

from pathlib import Path

from rendering import Picture
from rendering.cuba.artist import CubaArtist
from rendering.cuba.samples import (
    EXTREME_NAMES,
    before_extreme,
    extreme,
    extreme_administration,
    extreme_parliament,
)
from tests.rendering.cuba.positions import (
    NAMES,
    a_turn_ago,
    administration,
    bribing,
    by_hand,
    ended,
    parliament,
)

ARTIST = CubaArtist()
GOLDENS = Path(__file__).parents[2] / "goldens" / "cuba"
NAMES_OF_GOLDENS = (
    *("board", "bribes", "tied", "parliament", "administration", "end", "end-tied"),
    *("extreme", "extreme-parliament", "extreme-administration"),
)


def pictures() -> dict[str, Picture]:
    """Draw every golden picture; no game is played, so that only the drawing can change them."""
    before = before_extreme()
    return {
        "board": ARTIST.board(by_hand(), NAMES, since=a_turn_ago()),
        "bribes": ARTIST.board(bribing(), NAMES),
        "tied": ARTIST.board(bribing(again=True), NAMES),
        "parliament": ARTIST.board(parliament(), NAMES),
        "administration": ARTIST.board(administration(), NAMES),
        "end": ARTIST.board(ended(), NAMES),
        "end-tied": ARTIST.board(ended(tied=True), NAMES),
        "extreme": ARTIST.board(extreme(), EXTREME_NAMES, since=before),
        "extreme-parliament": ARTIST.board(extreme_parliament(), EXTREME_NAMES, since=before),
        "extreme-administration": ARTIST.board(
            extreme_administration(), EXTREME_NAMES, since=before
        ),
    }


if __name__ == "__main__":
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (GOLDENS / f"{name}.png").write_bytes(picture.png)
