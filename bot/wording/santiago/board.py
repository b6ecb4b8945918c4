"""The board and the holdings as text."""

from collections.abc import Iterator, Sequence

from bot.wording.game import first_fitting
from bot.wording.language import Language
from bot.wording.names import shorter_and_shorter
from bot.wording.santiago import things
from bot.wording.santiago.functions import gain_of
from bot.wording.santiago.tiles import BUILDINGS, FLOWERS, stop
from games.core.action import Seat
from games.santiago.data import (
    CUBAN_TILES,
    SHIPS,
    STOPS,
    WOOD_POINTS,
    Building,
    Flower,
    flower_of_slot,
)
from games.santiago.data import FLOWERS as FLOWER_ORDER
from games.santiago.view import Holdings, SantiagoView


def board(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    """Describe all that is public; holdings only where everybody sees them."""
    return first_fitting(
        "\n".join(_Board(view, short, language).lines()) for short in shorter_and_shorter(names)
    )


class _Board:
    """Writes the public board, part by part."""

    def __init__(self, view: SantiagoView, names: Sequence[str], language: Language) -> None:
        self._view = view
        self._names = names
        self._language = language

    def lines(self) -> Iterator[str]:
        """Write all parts."""
        yield self._ship()
        yield self._language.gettext("**Supply** {cubes}").format(
            cubes=things.stock(self._view.bank, self._language) or "–"
        )
        yield ""
        yield self._language.gettext("**Street**, in driving direction")
        yield from map(self._stop, range(STOPS))
        yield ""
        yield self._language.gettext("**Buildings**")
        yield from map(self._buildings_under, FLOWER_ORDER)
        yield ""
        yield self._language.gettext("**Players**")
        yield from map(self._player, range(self._view.seats))

    def _ship(self) -> str:
        view, language = self._view, self._language
        if view.departed >= SHIPS:
            return language.gettext("**All ships have left.**")
        number = view.departed + 1
        if view.rolled:
            text = language.gettext("**Ship {number} of {ships}** has been rolled: {dice}.")
            dice = language.list(
                things.so_many(good, face, language) for good, face in view.rolled.items()
            )
            return text.format(number=number, ships=SHIPS, dice=dice)
        if view.aside is None:
            text = language.gettext("**No ship is in port**; ship {number} of {ships} is next.")
            return text.format(number=number, ships=SHIPS)
        text = language.gettext(
            "**Ship {number} of {ships}** wants {demand}; {good} is set aside."
            " A good is worth {points}, wood {wood_points}."
        )
        return text.format(
            number=number,
            ships=SHIPS,
            demand=things.so_much(view.dice.items(), language),
            good=things.name_of(view.aside, language),
            points=things.so_many("point", view.value, language),
            wood_points=WOOD_POINTS,
        )

    def _stop(self, number: int) -> str:
        language = self._language
        cuban = self._view.cubans[number]
        name = language.say(stop(cuban).name)
        parts = [f"{number} {name}"]
        if cuban is not None:
            tile = CUBAN_TILES[cuban]
            gain = gain_of(cuban, tile.amount, language)
            flower = f" ({language.say(FLOWERS[tile.flower])})" if tile.flower else ""
            parts = [f"{number} {name}: {gain}{flower}"]
        if cuban in self._view.inactive:
            parts.append(language.gettext("inactive"))
        if number == self._view.car:
            parts.append(language.gettext("**the car is here**"))
        return " · ".join(parts)

    def _buildings_under(self, flower: Flower) -> str:
        tiles = [
            self._building(tile)
            for slot, tile in enumerate(self._view.buildings)
            if tile is not None and flower_of_slot(slot) == flower
        ]
        name = self._language.say(FLOWERS[flower])
        return f"{name[:1].upper()}{name[1:]}: {', '.join(tiles)}"

    def _building(self, tile: Building) -> str:
        about = []
        owner = self._view.owners.get(tile)
        if owner is not None:
            text = self._language.gettext("{player} owns it")
            about.append(text.format(player=self._names[owner]))
        for seat, player in enumerate(self._view.players):
            if player.piece == tile:
                text = self._language.gettext("{player} is there")
                about.append(text.format(player=self._names[seat]))
        name = self._language.say(BUILDINGS[tile].name)
        return f"{name} ({'; '.join(about)})" if about else name

    def _player(self, seat: Seat) -> str:
        view, language = self._view, self._language
        player = view.players[seat]
        parts = [language.count(things.MARKERS_LEFT, player.markers)]
        if player.piece is None:
            parts.append(language.gettext("piece not on the board yet"))
        if seat == view.start:
            parts.append(language.gettext("start player"))
        if seat in view.passed:
            parts.append(language.gettext("has passed"))
        if seat == view.active and not view.over:
            parts.append(language.gettext("**it is their turn**"))
        if player.holdings and (view.options.open_holdings or view.over):
            parts.append(held(player.holdings, language))
        return f"{self._names[seat]}: {' · '.join(parts)}"


def held(holdings: Holdings, language: Language) -> str:
    """List pesos, points and cubes."""
    pesos = language.count(things.THINGS["peso"].amount, holdings.pesos)
    points = language.count(things.THINGS["point"].amount, holdings.points)
    cubes = things.stock(holdings.cubes, language)
    return " · ".join([pesos, points, cubes or language.gettext("no cubes")])


def holdings(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    """Tell the reader what stands behind the own screen."""
    if view.seat is None or view.mine is None:
        return language.gettext("You do not play here, so you hold nothing.")
    me = view.players[view.seat]
    hold = language.gettext("You hold: {things}.").format(things=held(view.mine, language))
    markers = language.count(things.YOUR_MARKERS, me.markers)
    if me.piece is None:
        piece = language.gettext("Your piece is not on the board yet.")
    else:
        at_building = language.say(BUILDINGS[me.piece].at)
        piece = language.gettext("Your piece stands {at_building}.").format(at_building=at_building)
    return f"{hold}\n{markers} {piece}"
