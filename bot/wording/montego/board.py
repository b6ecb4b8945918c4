"""The board as text."""

from collections.abc import Iterator, Sequence

from bot.wording.game import first_fitting
from bot.wording.language import Language
from bot.wording.montego import things
from bot.wording.montego.figures import Figures, owner_of
from bot.wording.names import shorter_and_shorter
from games.core.action import Seat
from games.montego.data import JACK, LEFT_TAVERN, RIGHT_TAVERN, Figure
from games.montego.view import MontegoView, ShipView


def board(view: MontegoView, names: Sequence[str], language: Language) -> str:
    """Describe all that is public."""
    return first_fitting(
        "\n".join(_Board(view, short, language).lines()) for short in shorter_and_shorter(names)
    )


class _Board:
    """Writes the public board, part by part."""

    def __init__(self, view: MontegoView, names: Sequence[str], language: Language) -> None:
        self._view = view
        self._names = names
        self._language = language
        self._figures = Figures(names, language)

    def lines(self) -> Iterator[str]:
        """Write all parts."""
        yield self._round()
        yield ""
        if self._view.rooms:
            yield self._language.gettext("**Walk**, clockwise from the left tavern")
            yield from self._walk()
            yield ""
            yield self._language.gettext("**Harbour**")
            yield from self._harbour()
            yield ""
            yield self._order()
            yield ""
        yield self._language.gettext("**Players**")
        yield from map(self._player, range(self._view.seats))

    def _round(self) -> str:
        view, language = self._view, self._language
        text = language.gettext("**Round {number}** · {coins} in stock · ships to come: {stacks}")
        line = text.format(
            number=view.round,
            coins=language.count(things.COINS, view.coins),
            stacks=" + ".join(map(str, view.stacks)),
        )
        if view.shuffle_due:
            line += " · " + language.gettext("the order tiles will be shuffled")
        return line

    def _walk(self) -> Iterator[str]:
        """Write the left tavern, the spaces in walking order, the right tavern between them."""
        at: dict[int, list[Figure]] = {}
        for figure, place in self._view.places.items():
            at.setdefault(place, []).append(figure)
        for space, room in enumerate(self._view.rooms):
            if space == len(self._view.rooms) // 2:
                yield from self._tavern(at.get(RIGHT_TAVERN, []), RIGHT_TAVERN)
            elif space == 0:
                yield from self._tavern(at.get(LEFT_TAVERN, []), LEFT_TAVERN)
            parts = [f"{space + 1}: {things.name_of(room, self._language)}"]
            yield " · ".join([*parts, *map(self._standing, at.get(space, []))])

    def _tavern(self, figures: Sequence[Figure], tavern: int) -> Iterator[str]:
        if figures:
            name = things.LEFT_TAVERN if tavern == LEFT_TAVERN else things.RIGHT_TAVERN
            yield f"{self._language.say(name)}: {', '.join(map(self._named, figures))}"

    def _standing(self, figure: Figure) -> str:
        """Name a figure on its space, and say whether its room has been emptied."""
        view, language = self._view, self._language
        name = self._named(figure)
        if figure == view.loading:
            return language.gettext("**{docker}** loads now").format(docker=name)
        if figure in view.loaded:
            return language.gettext("**{docker}** has loaded").format(docker=name)
        return f"**{name}**"

    def _named(self, figure: Figure) -> str:
        owner = owner_of(self._view, figure)
        assert owner is not None, "every figure on the board is somebody's"
        return self._figures.subject(figure, owner)

    def _harbour(self) -> Iterator[str]:
        view, language = self._view, self._language
        if view.tug:
            yield language.gettext("Pier 1: the tug, which takes no barrels")
        for pier, ship in enumerate(view.harbour, 2 if view.tug else 1):
            yield self._ship(pier, ship)
        if not view.harbour:
            yield language.gettext("No ship is left.")
        if view.pile:
            text = language.gettext("Tavern pile, pays {points}: {cargo}")
            yield text.format(
                points="/".join(map(str, view.pile_points)),
                cargo=self._cargo(view.pile, view.pile_shares),
            )

    def _ship(self, pier: int, ship: ShipView) -> str:
        text = self._language.gettext(
            "Pier {pier}: {free} of {holds} free, pays {points} · {cargo}"
        )
        return text.format(
            pier=pier,
            free=ship.free,
            holds=self._language.count(things.HOLDS, ship.holds),
            points="/".join(map(str, ship.points)),
            cargo=self._cargo(ship.cargo, ship.shares),
        )

    def _cargo(self, cargo: dict[Seat, int], shares: dict[Seat, int]) -> str:
        """List whose barrels are there, most first, and what they would bring now."""
        text = self._language.gettext("{player} {barrels} (now {points})")
        aboard = sorted(cargo, key=lambda seat: -cargo[seat])
        told = (
            text.format(
                player=self._names[seat],
                barrels=cargo[seat],
                points=self._language.count(things.POINTS, shares.get(seat, 0)),
            )
            for seat in aboard
        )
        return ", ".join(told) or self._language.gettext("empty")

    def _order(self) -> str:
        """List the figures as they walk, with the cards that have been turned up."""
        view, language = self._view, self._language
        cards = {journey.figure: journey.card for journey in view.journeys}
        order: list[Figure] = [*([JACK] if JACK in view.places else []), *view.rail]
        told = (
            f"{self._named(figure)} {cards[figure]}" if figure in cards else self._named(figure)
            for figure in order
        )
        text = language.gettext("**Order** {figures}")
        if cards:
            text = language.gettext("**Order and cards** {figures}")
        line = text.format(figures=", ".join(told) or "–")
        if view.hirer is not None:
            text = language.gettext("{player} has hired Lazy Jack")
            line += " · " + text.format(player=self._names[view.hirer])
        return line

    def _player(self, seat: Seat) -> str:
        view, language = self._view, self._language
        player = view.players[seat]
        parts = [
            language.count(things.POINTS, player.points),
            language.count(things.COINS, player.coins),
            language.count(things.BARRELS_LEFT, player.barrels),
        ]
        if seat in view.asked:
            parts.append(language.gettext("**is awaited**"))
        return f"{self._names[seat]}: {' · '.join(parts)}"
