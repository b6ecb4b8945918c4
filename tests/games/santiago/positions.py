"""Positions of Santiago de Cuba, set up as one would on a table.

    table = position(car="maria", holds={0: "3 pesos"})
    table.do(0, "drive 3")
    assert table.has(0) == "1 peso, 2 tobacco"

Everything that is not said is as plain as possible: nobody holds anything, pieces are off the
board, nothing is owned, the ship wants three or four of everything but cigars.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

from games.core.action import CHANCE, Seat
from games.santiago.data import CUBES, CUBES_OF_A_KIND, GOODS, MARKERS_EACH, Good
from games.santiago.game import Santiago
from games.santiago.state import Player, SantiagoState, before_set_up
from games.santiago.steps import DriveCar
from games.santiago.view import Options, SantiagoView
from tests.games.core.table import GameTable

GAME = Santiago()

STREET = (
    *("maria", "jose", "zorro", "pedro", "alonso"),
    *("conchita", "miguel", "pablo", "martinez"),
)
"""The Cubans on stops 1 … 9."""

YELLOW = ("church", "distillery", "newspaper")
BLUE = ("cigar_factory", "black_market", "bank")
RED = ("casino", "cafe", "sawmill")
WHITE = ("office", "customs", "port_authority")

WANTED = "3 sugar, 4 citrus, 3 tobacco, 3 rum"
"""The ship in port; the fifth die is set aside."""


def amounts(text: str) -> dict[str, int]:
    """Read "3 pesos, 1 rum" as {"pesos": 3, "rum": 1}; what is named twice is added up."""
    found: Counter[str] = Counter()
    for part in filter(str.strip, text.split(",")):
        number, name = part.split()
        found[name] += int(number)
    return dict(found)


def player(holds: str, piece: str | None, markers: int) -> Player:
    """Return a player with these holdings."""
    found = amounts(holds)
    cubes = {cube: found.pop(cube, 0) for cube in CUBES}
    pesos = found.pop("peso", 0) + found.pop("pesos", 0)
    points = found.pop("point", 0) + found.pop("points", 0)
    assert not found, f"nobody can hold {found}"
    return Player(pesos, points, cubes, cast(Any, piece), markers)


class Table(GameTable[SantiagoState, SantiagoView]):
    """A state with what happened last, and short ways to play on and look."""

    game = GAME

    def roll(self, *faces: int) -> "Table":
        """Let chance roll sugar, citrus, tobacco, rum and cigars."""
        dice = zip(GOODS, faces, strict=True)
        return self.do(CHANCE, *(f"roll {good} {face}" for good, face in dice))

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked now, and what."""
        decision = GAME.decision(self.state)
        assert decision is not None, "the game is over"
        [seat] = decision.seats
        return seat, decision.kind

    @property
    def legal(self) -> set[str]:
        """All that may be answered now; compare it with `acts(...)`."""
        decision = GAME.decision(self.state)
        assert decision is not None, "the game is over"
        return {str(action) for action in decision.choices[0]}

    def has(self, seat: Seat) -> str:
        """Return what a seat holds, such as "1 peso, 2 tobacco"."""
        its = self.state.players[seat]
        things: dict[str, int] = {
            "peso" if its.pesos == 1 else "pesos": its.pesos,
            "point" if its.points == 1 else "points": its.points,
            **{str(cube): number for cube, number in its.cubes.items()},
        }
        return ", ".join(f"{number} {thing}" for thing, number in things.items() if number)

    def piece(self, seat: Seat) -> str | None:
        """Return where the piece of a seat stands."""
        return self.state.players[seat].piece

    @property
    def demand(self) -> str:
        """What the ship still wants, such as "2 sugar, 0 rum"."""
        return ", ".join(f"{number} {good}" for good, number in self.state.dice.items())


def acts(*lines: str) -> set[str]:
    """Write actions in full: `drive 3` as `drive stops=3`."""
    return {str(GAME.parse_action(line)) for line in lines}


def position(
    *,
    seats: int = 3,
    holds: Mapping[Seat, str] | None = None,
    pieces: Mapping[Seat, str] | None = None,
    owners: Mapping[str, Seat] | None = None,
    car: int | str = 0,
    value: int = 2,
    dice: str = WANTED,
    inactive: Iterable[str] = (),
    departed: int = 0,
    active: Seat = 0,
    street: tuple[str, ...] = STREET,
    flowers: tuple[tuple[str, ...], ...] = (YELLOW, BLUE, RED, WHITE),
    options: Options | None = None,
) -> Table:
    """Set up a turn of `active` that is about to begin."""
    holds, pieces, owners = holds or {}, pieces or {}, owners or {}
    state = before_set_up(Santiago.rules, seats, options or Options())
    state.players = [
        player(
            holds.get(seat, ""),
            pieces.get(seat),
            MARKERS_EACH - list(owners.values()).count(seat),
        )
        for seat in range(seats)
    ]
    for cube in CUBES:
        held = sum(each.cubes[cube] for each in state.players)
        state.bank[cube] = CUBES_OF_A_KIND - held
    state.buildings = cast(Any, [tile for tiles in flowers for tile in tiles])
    state.cubans = cast(Any, [None, *street])
    state.owners = cast(Any, dict(owners))
    state.inactive = cast(Any, list(inactive))
    state.car = car if isinstance(car, int) else state.cubans.index(cast(Any, car))
    state.value, state.departed = value, departed
    state.dice = cast(dict[Good, int], amounts(dice))
    [state.aside] = set(GOODS) - set(state.dice)
    state.start = state.active = active
    state.stack = [DriveCar()]
    assert GAME.audit(state) == [], "such a position cannot be"
    return Table(state)
