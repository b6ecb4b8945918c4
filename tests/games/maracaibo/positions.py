"""Positions of Maracaibo, set up as one would on a table.

    table = position(stopped=("9", 7), hands={0: "A01 A13"}, doubloons={0: 5})
    assert table.do(0, "buy A01").player(0).doubloon_income == 9

Everything that is not said is as plain as possible: it is round 1 of a game for three, all ships
are in Havana, nobody has anything but what everybody begins with, hands are empty, the careers are
the first ones, and city tiles, gallery and quests lie as `TILES` and `GALLERY` say, without quests
on the map. With `stopped` the active seat's ship has just sailed there, so many points having been
spent; without, seat 0 is about to sail.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.action import Seat
from games.maracaibo.acting import ChooseAction
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import A_CARDS, B_CARDS
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import TILES
from games.maracaibo.data import FIGURES, NATIONS, TASKS, Source
from games.maracaibo.drawing import DrawCards
from games.maracaibo.game import Maracaibo
from games.maracaibo.map import TILE_SITES
from games.maracaibo.rounds import EndTurn
from games.maracaibo.sailing import SailShip
from games.maracaibo.scoring import final_parts, standings
from games.maracaibo.state import Jean, MaracaiboState, Player, before_set_up
from games.maracaibo.trail import CROSSED
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, Options
from tests.games.core.table import GameTable

GAME = Maracaibo()
GALLERY = ("B001", "B002", "B003", "B004")
PRINTED_CITIES = {"11": "caracas", "12": "maracaibo"}


class Table(GameTable[MaracaiboState, MaracaiboView]):
    """A state with what happened last, and short ways to play on and look."""

    game = GAME

    def draws_on(self) -> "Table":
        """Let chance bring whatever comes first on its lists, until a player is asked."""
        heard = self.heard
        while (decision := GAME.decision(self.state)) is not None and decision.by_chance:
            heard = heard + self.draw(str(decision.choices[0][0])).heard
        self.heard = heard
        return self

    def legal(self, verb: str = "", seat: Seat = 0) -> list[str]:
        """Return what a seat may do, as text; of one verb only its parameters' values."""
        decision = GAME.decision(self.state)
        lines = [str(action) for action in decision.legal(seat)] if decision else []
        if not verb:
            return lines
        words = [line.split() for line in lines]
        return [
            " ".join(word.partition("=")[2] for word in more)
            for first, *more in words
            if first == verb
        ]

    def player(self, seat: Seat = 0) -> Player:
        """Return what a seat has."""
        return self.state.players[seat]

    @property
    def jean(self) -> Jean:
        """Return Jean."""
        assert self.state.jean is not None, "Jean plays against one"
        return self.state.jean

    def points(self, seat: Seat = 0) -> int:
        """Return where a score marker stands."""
        return self.player(seat).points

    def doubloons(self, seat: Seat = 0) -> int:
        """Return a seat's doubloons."""
        return self.player(seat).doubloons

    def at_the_end(self, seat: Seat = 0) -> dict[Source, int]:
        """Return what a seat would score if the game ended now."""
        return final_parts(self.state, seat, standings(self.state))


def position(
    seats: int = 3,
    *,
    stopped: tuple[str, int] | None = None,
    active: Seat = 0,
    round: int = 1,  # noqa: A002 - the rules call it so
    ships: Mapping[Seat, str] | None = None,
    explorers: Mapping[Seat, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    planned: Mapping[Seat, str] | None = None,
    bought: Mapping[Seat, str] | None = None,
    doubloons: Mapping[Seat, int] | None = None,
    points: Mapping[Seat, int] | None = None,
    combat: Mapping[Seat, int] | None = None,
    influence: Mapping[Seat, tuple[int, int, int]] | None = None,
    income: Mapping[Seat, tuple[int, int]] | None = None,
    upgrades: Mapping[Seat, str] | None = None,
    discs: Mapping[Seat, Mapping[str, int]] | None = None,
    figures: Mapping[Seat, int] | None = None,
    tokens: Mapping[Seat, Sequence[int]] | None = None,
    done_quests: Mapping[Seat, Sequence[str]] | None = None,
    symbols: Mapping[Seat, str] | None = None,
    careers: Mapping[Seat, str] | None = None,
    tasks: Mapping[Seat, Sequence[int]] | None = None,
    investors: Mapping[str, Sequence[Seat]] | None = None,
    markers: Mapping[str, str] | None = None,
    given: Mapping[str, int] | None = None,
    tiles: Sequence[str] = ("expedition", "press_gang", "shipwright", "arsenal"),
    markets: Mapping[str, Mapping[str, Seat]] | None = None,
    quests: Mapping[str, str] | None = None,
    trail: Mapping[str, str] | None = None,
    gallery: Sequence[str] = GALLERY,
    discarded: Sequence[str] = (),
    empty_piles: bool = False,
    options: Options | None = None,
) -> Table:
    """Return a table at which the active seat is about to sail, or to act where it has stopped.

    What nobody is asked for has been done.
    """
    state = before_set_up(GAME.rules, seats, options or Options())
    state.round, state.active, state.first = round, active, active
    written: Any = state  # names of things are written as text here
    for seat, player in enumerate(state.players):
        _give(
            player,
            ship=(ships or {}).get(seat, "1"),
            explorer=(explorers or {}).get(seat, "S"),
            hand=(hands or {}).get(seat, "").split(),
            planned=(planned or {}).get(seat, "").split(),
            bought=(bought or {}).get(seat, "").split(),
            doubloons=(doubloons or {}).get(seat, 0),
            combat=(combat or {}).get(seat, 1),
            tokens=[*(tokens or {}).get(seat, ())],
            quests=[*(done_quests or {}).get(seat, ())],
            symbols=(symbols or {}).get(seat, "").split(),
            careers=[(careers or {}).get(seat, CAREERS[seat])],
            tasks=[*(tasks or {}).get(seat, range(1, TASKS + 1))],
            buildings=[built for built, who in (investors or {}).items() if seat in who],
        )
        player.influence = dict(zip(NATIONS, (influence or {}).get(seat, (0, 0, 0)), strict=True))
        player.doubloon_income, player.point_income = (income or {}).get(seat, (8, 0))
        player.scored = {"cards": (points or {})[seat]} if points and seat in points else {}
        _take_discs(player, (upgrades or {}).get(seat, "").split(), (discs or {}).get(seat, {}))
        used = len(player.assistants) + len(player.tasks) + len(player.buildings)
        player.figures = (figures or {}).get(seat, min(2, FIGURES - used))
        player.reserve = FIGURES - used - player.figures
    assert set(tiles) <= set(TILES)
    written.cities = {**PRINTED_CITIES, **dict(zip(TILE_SITES, tiles, strict=True))}
    written.markets = {at: dict(taken) for at, taken in (markets or {}).items()}
    for seat, player in enumerate(state.players):
        player.delivered = sum([*taken.values()].count(seat) for taken in state.markets.values())
    written.markers |= dict(markers or {})
    for nation in NATIONS:
        state.given[nation] = (given or {}).get(nation, state.markers_on_map(nation))
    written.quests, written.trail = dict(quests or {}), dict(trail or {})
    _lay_out(state, gallery, discarded, investors or {}, empty_piles)
    if stopped is None:
        state.push(SailShip(), DrawCards(), EndTurn(active))
    else:
        written.players[active].ship = stopped[0]
        state.push(ChooseAction(stopped[1]), DrawCards(), EndTurn(active))
    table = Table(state)
    GAME._settle(state, table.heard.append)
    assert GAME.audit(state) == []
    return table


def _give(player: Player, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(player, name, value)


def _take_discs(player: Player, upgrades: Sequence[str], discs: Mapping[str, int]) -> None:
    left = {**dict.fromkeys(upgrades, 0), **discs}
    assert set(left) <= set(UPGRADES)
    player.discs |= left  # type: ignore[arg-type]  # upgrades are written as text


def _lay_out(
    state: MaracaiboState,
    gallery: Sequence[str],
    discarded: Sequence[str],
    investors: Mapping[str, Sequence[Seat]],
    empty_piles: bool,
) -> None:
    """Lay out what nobody has: cards, tokens, quests, buildings, careers, places on the track."""
    state.gallery, state.discarded = [*gallery], [*discarded]
    known = {*gallery, *discarded}
    for player in state.players:
        known |= {*player.hand, *player.planned, *player.bought}
    state.deck = [card for card in A_CARDS if card not in known]
    state.pool = [card for card in B_CARDS if card not in known]
    state.pool_left = len(state.pool) - 61
    held = [token for player in state.players for token in player.tokens]
    state.tokens_left = [token for token in state.tokens_left if token not in held]
    if empty_piles:
        state.players[-1].tokens += state.tokens_left
        state.tokens_left = []
    left = min(13, len(state.tokens_left))
    state.piles = [left, len(state.tokens_left) - left]
    done = [quest for player in state.players for quest in player.quests]
    gone = {*done, *state.quests.values(), *state.trail.values()}
    state.top_quest, *state.quests_left = [one for one in state.quests_left if one not in gone]
    opened: Any = [*(investors or ("palace",))]
    state.buildings = opened
    state.buildings_left = [one for one in BUILDINGS if one not in opened]
    state.investors = {one: [*investors.get(one, ())] for one in opened}
    kept = [player.careers[0] for player in state.players]
    state.careers_left = [career for career in CAREERS if career not in kept]
    for seat, player in enumerate(state.players):
        for barrier in range(CROSSED[player.explorer]):
            state.crossings[barrier].append(seat)
        if player.explorer == "30":
            state.arrivals.append(seat)
