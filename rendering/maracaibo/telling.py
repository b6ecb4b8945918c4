"""Saying in words what pictures show: names, lists, effects, no longer than they may be."""

from collections.abc import Callable, Iterable, Sequence

from games.core.action import Seat
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import Nation
from games.maracaibo.gains import Gain
from games.maracaibo.map import MAP, Location
from games.maracaibo.quests import QUESTS, QuestId, Wanted
from games.maracaibo.trail import Space
from games.maracaibo.upgrades import UPGRADE_NAMES, Upgrade
from games.maracaibo.view import MaracaiboView, PlayerView, Working
from rendering import telling
from rendering.core.words import mark
from rendering.maracaibo.effect_words import card_words, gains_words
from rendering.maracaibo.news import News
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import is_jean, letter_of
from rendering.maracaibo.terms import GOOD_NAMES, JEAN, KIND_NAMES, NATION_NAMES, OBJECT_NAMES
from rendering.telling import LENGTHS, first_fitting

DETAILS = ((3, False), (2, False), (1, False), (0, False), (0, True))
"""How much is told, from everything to the least, and whether cards have but their names."""
PLACE = mark("{name} ({number})")
START, END = mark("the start"), mark("the end")
SPACES = mark("space {number} above"), mark("space {number} below"), mark("space {number}")
BRIEF_SPACES = mark("{number} above"), mark("{number} below"), mark("{number}")
CARD = mark("{name} ({kind}, cost {cost}, points {points}): {effect}; {good} or {thing}")
SHORT_CARD = mark("{name} ({cost}): {effect}; {good} or {thing}")
BRIEF_CARD = mark("{name}: {effect}")
QUEST = mark("{first} and {second} for {reward}")
WANTED: dict[Wanted, str] = dict(GOOD_NAMES.items())
WANTED.update(OBJECT_NAMES.items())


class Teller(telling.Teller[MaracaiboView, News]):
    """Says what is on a scene; `detail` is how much, 3 everything and 0 the least.

    Names of players have at most `length` letters; with `bare` names cards are not described.
    """

    def __init__(
        self, scene: Scene, length: int = LENGTHS[0], detail: int = 3, *, bare: bool = False
    ) -> None:
        super().__init__(scene, length)
        self.detail = detail
        self.bare = bare

    @property
    def me(self) -> PlayerView:
        """The reader, as everybody sees them."""
        assert self.view.seat is not None, "a question has a reader"
        return self.view.players[self.view.seat]

    @property
    def working(self) -> Working:
        """How far the open action has come."""
        return self.view.working or Working()

    def name(self, seat: Seat) -> str:
        """Return what a player, or Jean, is called, no longer than there is room for."""
        if is_jean(self.view, seat):
            return self.say(JEAN)
        return super().name(seat)

    def letter(self, seat: Seat) -> str:
        """Return the letter on a seat's pieces."""
        return letter_of(self.view, seat)

    def place(self, location: Location) -> str:
        """Return a location by name and number."""
        name = self.say(MAP[location].name)
        return self.say(PLACE, name=name, number=location.rstrip("ab"))

    def space(self, space: Space) -> str:
        """Return a space of the explorer track."""
        ends = {"S": START, "30": END}
        if space in ends:
            return self.say(ends[space])
        upper, lower, plain = SPACES if self.detail else BRIEF_SPACES
        text = upper if space.endswith("u") else lower if space.endswith("l") else plain
        return self.say(text, number=space.rstrip("ul"))

    def wanted(self, symbol: Wanted) -> str:
        """Return a good or an object."""
        return self.say(WANTED[symbol])

    def card_name(self, number: CardId) -> str:
        """Return what a card is called."""
        return self.say(CARDS[number].name)

    def card(self, number: CardId) -> str:
        """Return a card with all that is on it; with little room only what it does."""
        one = CARDS[number]
        if self.bare:
            return self.card_name(number)
        return self.say(
            CARD if self.detail > 1 else SHORT_CARD if self.detail else BRIEF_CARD,
            name=self.say(one.name),
            kind=self.say(KIND_NAMES[one.kind]),
            cost=one.cost,
            points=one.points,
            effect=card_words(self.say, one),
            good=self.wanted(one.good),
            thing=self.wanted(one.object),
        )

    def cards(self, numbers: Iterable[CardId]) -> str:
        """Return cards one after the other."""
        return "; ".join(map(self.card, numbers))

    def card_names(self, numbers: Iterable[CardId]) -> str:
        """Return the names of cards."""
        return ", ".join(map(self.card_name, numbers))

    def gains(self, gains: Sequence[Gain]) -> str:
        """Return effects."""
        return gains_words(self.say, gains)

    def quest(self, number: QuestId) -> str:
        """Return what a quest costs and brings."""
        (first, second), reward = QUESTS[number]
        return self.say(
            QUEST, first=self.wanted(first), second=self.wanted(second), reward=self.gains(reward)
        )

    def upgrade(self, upgrade: Upgrade) -> str:
        """Return what an upgrade is called."""
        return self.say(UPGRADE_NAMES[upgrade])

    def building(self, building: Building) -> str:
        """Return what a prestige building is called."""
        return self.say(PRESTIGE_BUILDINGS[building].name)

    def nation(self, nation: Nation) -> str:
        """Return what a nation is called."""
        return self.say(NATION_NAMES[nation])


def within_limit(scene: Scene, tell: Callable[[Teller], Sequence[str]]) -> str:
    """Return what is told, with as much detail and names as long as there is room for."""
    tellers = (
        Teller(scene, length, detail, bare=bare) for detail, bare in DETAILS for length in LENGTHS
    )
    return first_fitting(" ".join(filter(None, tell(teller))) for teller in tellers)
