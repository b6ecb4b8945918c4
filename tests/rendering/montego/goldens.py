"""Pictures that are kept; `python -m tests.rendering.montego.goldens` draws them anew.

Look at them before they are committed: they are what players see.
"""

from pathlib import Path
from typing import Any

import msgspec

from games.core.outcome import Score, rank
from games.montego.actions import Hire, Load, Play
from games.montego.data import CARDS, JACK
from games.montego.scoring import shares
from games.montego.view import MontegoView
from rendering import Picture
from rendering.montego.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.montego.positions import ARTIST, NAMES, before_reveal, by_hand, ship

GOLDENS = Path(__file__).parents[2] / "goldens" / "montego-bay"
NAMES_OF_GOLDENS = (
    *("reveal", "waiting", "round", "end", "extreme"),
    *("hand", "choose-cards", "choose-jack", "choose-ship"),
)


def pictures() -> dict[str, Picture]:
    """Draw every golden picture; no game is played, so that only the drawing can change them."""
    quiet = before_reveal(seat=1)
    with_jack: dict[str, Any] = {
        "hirer": 1,
        "partner": "blue-small",
        "places": {**quiet.places, JACK: quiet.places["blue-small"]},
    }
    laid = before_reveal(seat=1, laid={"blue-big": 3, JACK: 5}, **with_jack)
    plays = tuple(
        Play(figure, card)
        for figure in ("blue-big", "blue-small", JACK)
        for card in CARDS
        if (figure, card) != ("blue-small", 5)
    )
    loads = tuple(
        Load(one.ship, n) for one in quiet.harbour for n in range(1, min(3, one.free + 1))
    )
    before = by_hand(harbour=(ship("F7", {0: 2, 1: 2, 2: 1}), *by_hand().harbour[1:]))
    return {
        "reveal": ARTIST.board(by_hand(), NAMES, since=before),
        "waiting": ARTIST.board(before_reveal(**with_jack), NAMES),
        "round": ARTIST.board(before_reveal(asked=(0, 1, 2, 3)), NAMES, since=_a_round_ago()),
        "end": ARTIST.board(_ended(), NAMES),
        "extreme": ARTIST.board(extreme(), EXTREME_NAMES, since=before_extreme()),
        "hand": ARTIST.hand(laid, NAMES),
        "choose-cards": ARTIST.choices(msgspec.structs.replace(laid, choices=plays), NAMES),
        "choose-jack": ARTIST.choices(
            before_reveal(seat=1, kind="hire", wants="yes", choices=(Hire("yes"), Hire("no"))),
            NAMES,
        ),
        "choose-ship": ARTIST.choices(by_hand(seat=3, left=2, choices=loads), NAMES),
    }


def _a_round_ago() -> MontegoView:
    now = by_hand()
    players = tuple(
        msgspec.structs.replace(one, points=max(0, one.points - 3), coins=0) for one in now.players
    )
    harbour = (ship("F7", {0: 1, 1: 3}), *now.harbour[1:3])
    return msgspec.structs.replace(now, players=players, harbour=harbour)


def _ended() -> MontegoView:
    scores = tuple(
        Score(
            seat,
            {"ships": 30 + seat, "last barrels": 3, "tavern pile": seat},
            33 + 2 * seat,
            {"coins": seat},
        )
        for seat in range(4)
    )
    pile = {1: 1, 2: 2, 3: 4}
    return by_hand(
        kind=None,
        asked=(),
        harbour=(),
        stacks=(0, 0),
        loading=None,
        left=0,
        pile=pile,
        pile_shares=shares(pile, (3, 2, 1)),
        outcome=rank(scores),
    )


if __name__ == "__main__":
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (GOLDENS / f"{name}.png").write_bytes(picture.png)
