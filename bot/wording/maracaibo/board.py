"""The board as text."""

from collections.abc import Iterator, Sequence

from bot.wording.game import first_fitting
from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import things
from bot.wording.maracaibo.cards import effect
from bot.wording.maracaibo.cities import city_name
from bot.wording.maracaibo.player_lines import jean_line, player_line, short_space
from bot.wording.maracaibo.proper_names import building_name, card_name, number_of, place
from bot.wording.maracaibo.round_story import Names
from bot.wording.names import shorter_and_shorter
from games.core.action import Seat
from games.maracaibo.buildings import Building
from games.maracaibo.cards import CARDS
from games.maracaibo.data import MARKERS, NATIONS, ROUNDS, Nation
from games.maracaibo.map import CITIES, LOCATIONS, Location
from games.maracaibo.view import MaracaiboView, Phase

FULL, BRIEF, BRIEFER, BRIEFEST, BARE = range(5)
"""How much is said: cards with effects; by name; some counted and places as numbers; more counted;
players counted, too."""

_PHASES: dict[Phase, Phrase] = {
    "set-up": phrase("phase", "set-up"),
    "sail": phrase("phase", "sailing"),
    "act": phrase("phase", "acting"),
    "draw": phrase("phase", "drawing"),
    "jean": phrase("phase", "Jean's turn"),
    "interim": phrase("phase", "end of the round"),
    "final": phrase("phase", "end of the game"),
    "end": phrase("phase", "the game is over"),
}


def board(view: MaracaiboView, names: Sequence[str], language: Language) -> str:
    """Describe all that is public; where there is little room, things are counted, not named."""
    widths = list(dict.fromkeys(map(tuple, shorter_and_shorter(names))))
    tried = [(short, level) for level in (FULL, BRIEF, BRIEFER) for short in widths[:2]]
    tried += [(short, level) for level in (BRIEFEST, BARE) for short in widths]
    return first_fitting(
        "\n".join(_Board(view, short, language, level).lines()) for short, level in tried
    )


class _Board:
    """Writes the public board, part by part."""

    def __init__(
        self, view: MaracaiboView, names: Sequence[str], language: Language, level: int
    ) -> None:
        self._view = view
        self._names = Names(names, language)
        self._language = language
        self._level = level

    def lines(self) -> Iterator[str]:
        """Write all parts."""
        yield self._round()
        yield self._cities()
        yield from map(self._nation, NATIONS)
        yield self._quests()
        yield self._track()
        yield self._buildings()
        yield self._gallery()
        yield self._piles()
        yield ""
        for seat in range(self._view.seats):
            yield player_line(
                self._view, seat, self._names[seat], self._language, level=self._level
            )
        if self._view.jean is not None:
            yield jean_line(self._view.jean, self._names[self._names.jean], self._language)

    def _round(self) -> str:
        view, language = self._view, self._language
        phase = language.say(_PHASES[view.phase])
        if not view.round:
            return f"**{phase}**"
        text = language.gettext("**Round {number} of {rounds}** · {phase} · {player} sailed first")
        return text.format(
            number=view.round, rounds=ROUNDS, phase=phase, player=self._names[view.first]
        )

    def _cities(self) -> str:
        """Write every city with its action, and the goods its market still takes."""
        told = (self._city(location) for location in CITIES if location in self._view.cities)
        text = self._language.gettext("**Cities, goods wanted** {cities}")
        if self._level == BARE:
            text = self._language.gettext("**Goods wanted** {cities}")
        return text.format(cities="; ".join(told))

    def _city(self, location: Location) -> str:
        city = self._view.cities[location]
        open_goods = [good for good in city.market if good not in city.discs]
        goods = ", ".join(things.good(good, self._language) for good in open_goods)
        text = self._language.gettext("{place} {city}: {goods}")
        if self._level == BARE:
            text = self._language.gettext("{place}: {goods}")
        return text.format(
            place=self._place(location),
            city=city_name(city.city, self._language),
            goods=goods or "–",
        )

    def _place(self, location: Location) -> str:
        return number_of(location) if self._level >= BRIEFER else place(location, self._language)

    def _nation(self, nation: Nation) -> str:
        """Write what a rank in a nation is worth, where its markers are, and who leads."""
        view, language = self._view, self._language
        now = view.nations[nation]
        held = [number_of(at) for at in LOCATIONS if view.markers.get(at) == nation]
        text = language.gettext(
            "**{nation}** {value} per rank, on {places}, {left} markers left, led by {players}"
        )
        if self._level == BARE:
            text = language.gettext(
                "**{nation}** worth {value}, on {places}, {left} left, led by {players}"
            )
        if self._level == FULL and now.dominance:
            text = language.gettext(
                "**{nation}** {value} per rank ({dominance} for its markers), on {places}, {left}"
                " markers left, led by {players}"
            )
        return text.format(
            nation=things.nation(nation, language),
            value=now.value,
            dominance=now.dominance,
            places=", ".join(held) or "–",
            left=MARKERS - now.given,
            players=self._leaders(now.leaders),
        )

    def _all(self, seats: Sequence[Seat]) -> str:
        """Name players, or count them where there is hardly any room."""
        if self._level == BARE and seats:
            return str(len(seats))
        return ", ".join(self._names[seat] for seat in seats) or "–"

    def _leaders(self, seats: Sequence[Seat]) -> str:
        if self._level == BARE and len(seats) > 1:
            return self._language.gettext("several")
        return ", ".join(self._names[seat] for seat in seats) or "–"

    def _quests(self) -> str:
        view, language = self._view, self._language
        laid = [
            f"{self._place(at)} {things.quest_cost(quest, language)}"
            for at, quest in view.quests.items()
        ]
        track = [
            f"{short_space(space, language)} {things.quest_cost(quest, language)}"
            for space, quest in view.trail.items()
        ]
        text = language.gettext("**Quests** {quests}; on the track {track}; stack of {left}: {top}")
        return text.format(
            quests=", ".join(laid) or "–",
            track=", ".join(track) or "–",
            left=view.quests_left,
            top=things.quest_cost(view.top_quest, language) if view.top_quest else "–",
        )

    def _track(self) -> str:
        """Write who has crossed which barrier, and who has reached the end."""
        view, language = self._view, self._language
        parts = [
            f"{number}: {self._all(seats)}"
            for number, seats in enumerate(view.crossings, 1)
            if seats
        ]
        if view.arrivals:
            text = language.gettext("end: {players}")
            parts.append(text.format(players=self._all(view.arrivals)))
        text = language.gettext("**Barriers crossed** {barriers}")
        return text.format(barriers="; ".join(parts) or "–")

    def _buildings(self) -> str:
        told = (self._building(building) for building in self._view.buildings)
        text = self._language.gettext("**Prestige buildings** {buildings}; {left} face down")
        return text.format(buildings=", ".join(told) or "–", left=self._view.buildings_left)

    def _building(self, building: Building) -> str:
        name = building_name(building, self._language)
        price, investors = self._view.prices[building], self._view.investors[building]
        text = self._language.gettext("{building} {price}")
        if price is None:
            text = self._language.gettext("{building} full")
        told = text.format(building=name, price=price)
        return f"{told} ({self._all(investors)})" if investors else told

    def _gallery(self) -> str:
        cards = [
            self._card(card) if self._level == FULL else card_name(card, self._language)
            for card in self._view.gallery
        ]
        text = self._language.gettext("**Gallery** {cards}")
        return text.format(cards=("; " if self._level == FULL else ", ").join(cards) or "–")

    def _card(self, card: str) -> str:
        text = self._language.gettext("{card} for {price}: {effect}")
        return text.format(
            card=card_name(card, self._language),
            price=CARDS[card].cost,
            effect=effect(card, self._language),
        )

    def _piles(self) -> str:
        left, right = self._view.piles
        text = self._language.gettext(
            "**Deck** {deck}, discarded {discarded} · **combat tokens** {left} and {right}"
        )
        return text.format(
            deck=self._view.deck, discarded=len(self._view.discarded), left=left, right=right
        )
