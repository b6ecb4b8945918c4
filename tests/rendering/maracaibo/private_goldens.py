"""Private pictures that are kept; `python -m tests.rendering.maracaibo.private_goldens` draws anew.

Look at them before they are committed: they are what players see.
"""

from collections.abc import Callable, Sequence

from games.maracaibo.cards import CARDS
from games.maracaibo.data import JEAN
from games.maracaibo.view import MaracaiboView
from rendering import Picture
from rendering.maracaibo.artist import MaracaiboArtist
from rendering.maracaibo.player_boards import MaracaiboPlayerBoards
from rendering.maracaibo.position import laid_out
from rendering.maracaibo.samples import EXTREME_NAMES, extreme
from tests.rendering.maracaibo.goldens import GOLDENS
from tests.rendering.maracaibo.positions import NAMES
from tests.rendering.maracaibo.private import every_question, reader

ARTIST, BOARDS = MaracaiboArtist(), MaracaiboPlayerBoards()
SHOWN: dict[str, Callable[[MaracaiboView], bool]] = {
    "choose-cards": lambda view: len(view.discards) == 1,
    "choose-careers": lambda view: view.keep is not None,
    "sail": lambda view: view.round == 3 and view.players[0].ship == "10",
    "action": lambda view: view.players[0].ship == "4",
    "village": lambda view: True,
    "remove": lambda view: 1 in view.players[0].discs.values(),
    "explore": lambda view: view.players[0].explorer == "7",
    "pay": lambda view: True,
    "draw": lambda view: True,
    "influence": lambda view: True,
    "fight": lambda view: view.working is not None and view.working.token == 4,
    "add": lambda view: True,
    "spend": lambda view: len(view.choices) > 20,
}
"""The first question of each kind for which this holds is kept."""
NAMES_OF_GOLDENS = (
    *("ships", "ships-3", "ships-2", "ships-jean", "ship", "ship-jean", "hand", "hand-6"),
    *("extreme-ships", "extreme-ship"),
    *(f"choices-{kind}" for kind in SHOWN),
)


def pictures() -> dict[str, Picture]:
    """Draw every golden picture; no game is played, so that only the drawing can change them."""
    solo = laid_out(1, asked=(0,))
    hand = tuple(card for card in CARDS if card.endswith("3"))[:4]
    views = every_question()
    return {
        "ships": BOARDS.every(laid_out(), NAMES),
        "ships-3": BOARDS.every(laid_out(3), NAMES),
        "ships-2": BOARDS.every(laid_out(2), NAMES),
        "ships-jean": BOARDS.every(solo, NAMES),
        "ship": BOARDS.of(laid_out(), NAMES, 3),
        "ship-jean": BOARDS.of(solo, NAMES, JEAN),
        "hand": ARTIST.hand(laid_out(seat=2, hand=hand), NAMES),
        "hand-6": ARTIST.hand(reader(), NAMES),
        "extreme-ships": BOARDS.every(extreme(), EXTREME_NAMES),
        "extreme-ship": BOARDS.of(extreme(), EXTREME_NAMES, 2),
        **{f"choices-{kind}": _choices(views, kind) for kind in SHOWN},
    }


def _choices(views: Sequence[MaracaiboView], kind: str) -> Picture:
    view = next(view for view in views if view.kind == kind and SHOWN[kind](view))
    return ARTIST.choices(view, NAMES)


if __name__ == "__main__":
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (GOLDENS / f"{name}.png").write_bytes(picture.png)
