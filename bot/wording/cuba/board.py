"""The board as text."""

from collections.abc import Iterator, Mapping, Sequence

from bot.wording.cuba import laws, things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.laws import GROUPS as GROUPS_OF_LAWS
from bot.wording.cuba.player_lines import player_line
from bot.wording.cuba.ships import outlook
from bot.wording.game import first_fitting
from bot.wording.language import Language, Phrase, phrase
from bot.wording.names import shorter_and_shorter
from games.cuba.data import (
    DOCKS,
    MARKER_PLACES,
    MARKERS,
    ROUNDS,
    Character,
    Cube,
    MarkerPlace,
    Merchandise,
    buy_price,
    sale_price,
)
from games.cuba.statutes import GROUP_OF, GROUPS, PRINTED, STATUTES, Group, Law
from games.cuba.view import CubaView, Phase, ShipView

SCARCE = 3
"""Kinds of which the supply has no more are named even where there is little room."""

_PHASES: dict[Phase, Phrase] = {
    "set-up": phrase("phase", "set-up"),
    "bills": phrase("phase", "bills"),
    "actions": phrase("phase", "actions"),
    "parliament": phrase("phase", "parliament"),
    "administration": phrase("phase", "administration"),
    "end": phrase("phase", "end of the round"),
}


def board(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Describe all that is public; where there is little room, laws by their names alone."""
    widths = list(shorter_and_shorter(names))
    full = [(short, False) for short in widths[:-1]]
    return first_fitting(
        "\n".join(_Board(view, short, language, brief).lines())
        for short, brief in (*full, *((short, True) for short in widths))
    )


class _Board:
    """Writes the public board, part by part."""

    def __init__(
        self, view: CubaView, names: Sequence[str], language: Language, brief: bool
    ) -> None:
        self._view = view
        self._names = names
        self._language = language
        self._brief = brief

    def lines(self) -> Iterator[str]:
        """Write all parts."""
        yield self._round()
        yield from map(self._dock, sorted(DOCKS, reverse=True))
        if self._view.sea is not None:
            text = self._language.gettext("At sea: {ship}")
            yield text.format(ship=self._ship(self._view.sea))
        yield ""
        yield self._market()
        yield self._supply()
        yield ""
        yield from map(self._law, GROUPS)
        if self._view.phase == "actions":
            yield self._instead()
        yield self._buildings()
        yield ""
        for seat, name in enumerate(self._names):
            yield player_line(self._view, seat, name, self._language, brief=self._brief)

    def _round(self) -> str:
        view, language = self._view, self._language
        text = language.gettext("**Round {number} of {rounds}** · {phase} · {player} begins")
        return text.format(
            number=view.round,
            rounds=ROUNDS,
            phase=language.say(_PHASES[view.phase]),
            player=self._names[view.start],
        )

    def _dock(self, dock: int) -> str:
        ship = self._view.docks[dock - 1]
        text = self._language.gettext("Dock {dock}: {ship}")
        return text.format(dock=dock, ship=self._ship(ship) if ship else "–")

    def _ship(self, ship: ShipView) -> str:
        text = self._language.gettext("ship {ship} {wants_cargo}")
        return text.format(ship=ship.number, wants_cargo=outlook(ship, self._language))

    def _market(self) -> str:
        rows = (self._row(kind) for kind in self._view.market)
        text = self._language.gettext("**Market**, buy/sell: {prices}")
        return text.format(prices=", ".join(rows))

    def _row(self, kind: Merchandise) -> str:
        cubes = self._view.market[kind]
        prices = f"{buy_price(cubes, 1)}/{sale_price(kind, cubes, 1)}"
        return f"{things.name_of(kind, self._language)} {prices}"

    def _supply(self) -> str:
        supply: Mapping[Cube, int] = self._view.supply
        if self._brief:
            scarce = (
                f"{things.name_of(cube, self._language)} {left}"
                for cube, left in supply.items()
                if left <= SCARCE
            )
            text = self._language.gettext("**Scarce in the supply** {cubes}")
            return text.format(cubes=", ".join(scarce) or "–")
        text = self._language.gettext("**Supply** {cubes}")
        return text.format(cubes=things.stock(supply, self._language))

    def _law(self, group: Group) -> str:
        """Write the law of a group in force, and its bill as far as it is open."""
        view, language = self._view, self._language
        law, bill = view.laws[group], view.bills.get(group)
        line = f"**{language.say(GROUPS_OF_LAWS[group])}** "
        line += self._said(law) if law else language.gettext("no law yet")
        if bill is not None:
            line += language.gettext("; bill: {law}").format(law=self._said(bill))
        if view.vetoed is not None and GROUP_OF[view.vetoed] == group:
            line += language.gettext("; vetoed: {law}").format(law=laws.name(view.vetoed, language))
        elif bill is not None and view.barred == group:
            line += " " + language.gettext("(safe from a veto)")
        return line

    def _said(self, law: Law) -> str:
        """Say what a law does; one of the last group is also known by its name."""
        name, effect = laws.name(law, self._language), laws.effect(law, self._language)
        if self._brief and law not in PRINTED.values():
            return name
        if law not in STATUTES["other"]:
            return effect
        return self._language.gettext("{law} ({effect})").format(law=name, effect=effect)

    def _instead(self) -> str:
        """Write what black markers still give instead of the action of a card."""
        free: dict[Character, list[str]] = {}
        for marker in MARKERS:
            if marker not in self._view.markers:
                place = MARKER_PLACES[marker]
                free.setdefault(place.character, []).append(self._given(place))
        cards = (
            f"{self._language.say(CARDS[card].name)} {', '.join(gifts)}"
            for card, gifts in free.items()
        )
        text = self._language.gettext("**Instead** {cards}")
        return text.format(cards=" · ".join(cards) or "–")

    def _given(self, place: MarkerPlace) -> str:
        language = self._language
        match place.kind:
            case "material":
                return language.gettext("any material")
            case "crop":
                there = [crop for crop in self._view.cheapest if self._view.supply[crop]]
                kinds = (things.name_of(crop, language) for crop in there)
                return language.list(kinds, "or") or "–"
            case "points":
                return things.so_many("point", place.amount, language)
            case "pesos":
                return things.so_many("peso", place.amount, language)

    def _buildings(self) -> str:
        left = (
            self._language.say(BUILDINGS[building].name) + (f" ×{copies}" if copies > 1 else "")
            for building, copies in self._view.tiles.items()
        )
        text = self._language.gettext("**Buildings left** {buildings}")
        return text.format(buildings=", ".join(left) or "–")
