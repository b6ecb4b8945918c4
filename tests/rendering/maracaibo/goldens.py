"""Pictures that are kept; `python -m tests.rendering.maracaibo.goldens` draws them anew.

Look at them before they are committed: they are what players see.
"""

from pathlib import Path

import msgspec

from games.maracaibo.view import MaracaiboView
from rendering import Picture
from rendering.maracaibo.position import laid_out
from rendering.maracaibo.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.maracaibo.positions import NAMES, a_turn_ago, board, scored, tracks

GOLDENS = Path(__file__).parents[2] / "goldens" / "maracaibo"
NAMES_OF_GOLDENS = (
    *("board", "tracks", "board-2", "board-3", "jean", "jean-tracks"),
    *("end", "end-tied", "end-jean", "extreme", "extreme-tracks"),
)


def pictures() -> dict[str, Picture]:
    """Draw every golden picture; no game is played, so that only the drawing can change them."""
    before = before_extreme()
    solo = laid_out(1, asked=(0,))
    return {
        "board": board(laid_out(), NAMES, a_turn_ago()),
        "tracks": tracks(laid_out(), NAMES, a_turn_ago()),
        "board-2": board(laid_out(2), NAMES),
        "board-3": board(laid_out(3, round=4), NAMES),
        "jean": board(solo, NAMES),
        "jean-tracks": tracks(solo, NAMES),
        "end": board(scored((132, 118, 141, 97)), NAMES),
        "end-tied": board(scored((120, 131, 131, 97), (5, 3, 9, 0)), NAMES),
        "end-jean": board(_against_jean(), NAMES),
        "extreme": board(extreme(), EXTREME_NAMES, before),
        "extreme-tracks": tracks(extreme(), EXTREME_NAMES, before),
    }


def _against_jean() -> MaracaiboView:
    view = scored((118,))
    assert view.jean is not None
    return msgspec.structs.replace(view, jean=msgspec.structs.replace(view.jean, beaten=True))


if __name__ == "__main__":
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (GOLDENS / f"{name}.png").write_bytes(picture.png)
