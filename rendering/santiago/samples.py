"""A position that no game reaches, with as much on every place as there can be."""

import msgspec

from games.santiago.actions import Drive
from games.santiago.data import BUILDINGS, CUBES, CUBES_OF_A_KIND, STOPS, Building, Cuban
from games.santiago.view import Holdings, Options, PlayerView, SantiagoView

EXTREME_NAMES = (
    "Maximiliana-Wilhelmine Ö. Großmann",
    "Вячеслав Многоимённый-Длиннофами",
    "とても長い名前のプレイヤー山田花子鈴木太郎佐藤次郎田中",
    "Szilágyi-Nagy Erzsébet-Boglárka",
)
"""Longer than Discord allows, in three scripts."""


def extreme(seat: int | None = None) -> SantiagoView:
    """Return a board with everything owned, every Cuban but one asleep and a full bank."""
    held = Holdings(188, 177, dict.fromkeys(CUBES, CUBES_OF_A_KIND))
    pieces: tuple[Building, ...] = ("port_authority", "customs", "office", "black_market")
    slots: tuple[Building, ...] = (
        "port_authority",
        "customs",
        "cigar_factory",
        "black_market",
        "office",
        "newspaper",
    )
    rest = tuple(building for building in BUILDINGS if building not in slots)
    cubans: tuple[Cuban, ...] = (
        "conchita",
        "martinez",
        "zorro",
        "alonso",
        "pablo",
        "maria",
        "miguel",
        "jose",
        "pedro",
    )
    return SantiagoView(
        seat=seat,
        seats=4,
        kind="drive",
        asked=(1,),
        options=Options(),
        start=0,
        active=1,
        buildings=(*slots, *rest),
        owners={building: number % 4 for number, building in enumerate(BUILDINGS)},
        cubans=(None, *cubans),
        inactive=frozenset(cubans[1:]),
        car=1,
        value=4,
        dice={"sugar": 3, "citrus": 4, "rum": 3, "cigars": 3},
        aside="tobacco",
        rolled={},
        departed=6,
        bank=dict.fromkeys(CUBES, CUBES_OF_A_KIND),
        players=tuple(
            PlayerView(0, piece, held if number == seat else None)
            for number, piece in enumerate(pieces)
        ),
        passed=(),
        choices=tuple(Drive(stops) for stops in range(1, STOPS + 3)) if seat == 1 else (),
    )


def before_extreme() -> SantiagoView:
    """Return the position before: a whole lap less one stop ago, all that can be new is new."""
    view = extreme()
    players = tuple(PlayerView(1, piece, None) for piece in ("bank", "church", "casino", "sawmill"))
    return msgspec.structs.replace(
        view,
        active=0,
        asked=(0,),
        car=2,
        value=3,
        owners={},
        inactive=frozenset(),
        dice={"sugar": 3, "citrus": 4, "rum": 3, "cigars": 3},
        players=players,
    )
