"""Pictures that are kept to be compared with; `python -m tests.rendering.goldens` draws them anew.

Look at them before they are committed: they are what players see.
"""

from pathlib import Path

from games.core.outcome import Score, rank
from games.santiago.actions import Drive
from games.santiago.data import CUBES
from games.santiago.view import Holdings
from rendering import ARTISTS, Picture
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.positions import NAMES, by_hand

SLUG = "santiago-de-cuba"
GOLDENS = Path(__file__).parents[1] / "goldens" / SLUG
NAMES_OF_GOLDENS = ("board", "choices", "hand", "end", "extreme")


def pictures() -> dict[str, Picture]:
    """Draw every golden picture; no game is played, so that only the drawing can change them."""
    artist = ARTISTS[SLUG]
    before = by_hand(car=2, active=2, asked=(2,), owners={"casino": 0}, value=2)
    drives = tuple(Drive(stops) for stops in range(1, 8))
    held = Holdings(6, 11, {**dict.fromkeys(CUBES, 1), "citrus": 3, "tobacco": 0})
    mine = by_hand(seat=3, choices=drives)
    players = (*mine.players[:3], type(mine.players[3])(2, "casino", held))
    scores = tuple(
        Score(seat, {"points": 20 + seat, "cubes": 2}, 22 + seat, {"cubes left": 1, "pesos": seat})
        for seat in range(4)
    )
    ended = by_hand(kind=None, asked=(), dice={}, aside=None, departed=7, outcome=rank(scores))
    return {
        "board": artist.board(by_hand(inactive=frozenset({"maria"})), NAMES, since=before),
        "choices": artist.choices(mine, NAMES),
        "hand": artist.hand(by_hand(seat=3, players=players), NAMES),
        "end": artist.board(ended, NAMES),
        "extreme": artist.board(extreme(), EXTREME_NAMES, since=before_extreme()),
    }


if __name__ == "__main__":
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (GOLDENS / f"{name}.png").write_bytes(picture.png)
