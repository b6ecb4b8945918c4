"""What things are worth to a captain of Maracaibo, in points, as far as the view tells.

The numbers are rules of thumb: a guess at what a thing brings by the end of the game.
"""

from collections.abc import Iterable

from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import CARDS, Card, CardId, Perk, PerkKind
from games.maracaibo.data import INFLUENCE_END, RANKS, ROUNDS, Nation, Symbol
from games.maracaibo.gains import Gain, GainKind
from games.maracaibo.map import CITIES
from games.maracaibo.measures import Measure, Tally
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.trail import BARRIERS, CROSSED, END, END_POINTS, REWARDS, Space
from games.maracaibo.upgrades import Upgrade
from games.maracaibo.view import MaracaiboView, PlayerView
from games.players.maracaibo.style import Style

DOUBLOON = 0.6
CARD = 0.9
"""A card in the hand, as good, object or for what its discarding pays."""
FIGURE = 1.2
COMBAT_POINT = 0.9
SPACE = 0.6
"""Coming a space nearer to the barriers and the end of the track."""
LEFT_OF_LAST_ROUND = 0.5

EACH: dict[GainKind, float] = {
    "doubloons": DOUBLOON,
    "points": 1,
    "combat": COMBAT_POINT,
    "figures": FIGURE,
    "symbol": 0.8,
    "runners": 3.5,
}
PERKS: dict[PerkKind, float] = {
    "cheaper_cards": 1.4,
    "cheaper_assistants": 0.4,
    "combat": 1.2,
    "explore": 1.0,
    "delivery_doubloons": 0.9,
    "delivery_points": 1.4,
    "quest_points": 0.5,
    "object": 0.5,
    "village": 1.6,
    "annexation_doubloons": 0.6,
    "assistant_doubloons": 0.6,
}
"""What one of a lasting effect brings in a round."""
GROWTH: dict[Measure, float] = {
    "tokens": 1.1,
    "quests": 0.5,
    "upgrades": 0.9,
    "barriers": 0.5,
    "highest_rank": 1,
    "point_income": 1,
    "assistants": 0.6,
    "buildings": 0.5,
    "projects": 1.9,
    "symbols": 0.4,
    "markers_of_france": 0.9,
    "markers_of_england": 0.9,
    "markers_of_spain": 0.9,
}
"""How much of what is counted comes in a round."""
UPGRADES: dict[Upgrade, float] = {
    "bunks": 4,
    "cabins": 4,
    "broker": 4,
    "sails": 5,
    "armoury": 4,
    "crew_call": 3,
    "scouts": 4,
    "nets": 2.5,
    "marque": 5,
    "strongbox": 5,
    "figurehead": 8,
    "signals": 2,
}
"""What an upgrade is worth early in the game; two of them are so at any time."""
AT_ONCE: tuple[Upgrade, ...] = ("strongbox", "figurehead")
HALF_DONE = 0.45


class Worth:
    """The worth of things to the reader of a view."""

    def __init__(self, view: MaracaiboView, style: Style) -> None:
        assert view.seat is not None, "a captain has a seat"
        self.view = view
        self.me: PlayerView = view.players[view.seat]
        self.style = style
        self.rounds_left = ROUNDS - max(view.round, 1) + LEFT_OF_LAST_ROUND
        self._cards: dict[CardId, float] = {}

    def gains(self, gains: Iterable[Gain]) -> float:
        """Return what effects are worth together."""
        return sum(
            self._gain(gain)
            for gain in gains
            if gain.given is None or gain.given in self.me.symbols
        )

    def _gain(self, gain: Gain) -> float:
        each = EACH.get(gain.kind)
        if gain.kind == "symbol":
            return EACH["symbol"] * (gain.symbol not in self.me.symbols)
        if each is not None:
            return each * gain.amount
        match gain.kind:
            case "explore":
                return self.steps(gain.amount)
            case "influence":
                return self.influence(gain.nation, gain.amount)
            case "discs":
                return 2.2 * gain.amount * self.style.deliveries
            case "doubloon_income":
                interims = self.rounds_left - LEFT_OF_LAST_ROUND
                return gain.amount * (1 + 0.9 * interims) * self.style.income
            case "point_income":
                interims = self.rounds_left - LEFT_OF_LAST_ROUND
                return gain.amount * (1 + 1.4 * interims) * self.style.income
            case "fight":
                return self.fight()
        return 1 + DOUBLOON * gain.amount

    def steps(self, steps: int) -> float:
        """Return what exploring so far is worth."""
        total = steps + self.perk("explore")
        if self.me.explorer == END:
            return total
        return (1.3 + 0.75 * total) * self.style.exploring

    def fight(self) -> float:
        """Return what a combat is worth: more with combat points to spend."""
        return (4.2 + 0.5 * self.me.combat + self.perk("combat")) * self.style.fights

    def influence(self, nation: Nation | None, amount: int) -> float:
        """Return what influence with a nation, or with the best one, is worth."""
        if nation is None:
            return max(self.influence(one, amount) for one in self.me.influence)
        now = self.me.influence[nation]
        risen = RANKS[min(now + amount, INFLUENCE_END)] - RANKS[now]
        value = self.view.nations[nation].value + 0.35 * self.rounds_left
        return (risen * value * 0.8 + 0.45 * amount) * self.style.influence

    def perk(self, kind: PerkKind) -> int:
        """Add up a lasting effect of the own projects."""
        perks = (CARDS[card].perk for card in self.me.bought)
        return sum(perk.amount for perk in perks if perk is not None and perk.kind == kind)

    def price(self, card: Card, discount: int = 0) -> int:
        """Return what a card costs the reader."""
        less = discount + self.perk("cheaper_cards")
        less += self.perk("cheaper_assistants") if card.assistant is not None else 0
        return max(0, card.cost - less)

    def project(self, number: CardId) -> float:
        """Return what owning a card is worth, without its price."""
        if number not in self._cards:
            card = CARDS[number]
            worth = card.points + self.gains(card.gains) + 0.3
            worth += self._perk(card.perk) if card.perk is not None else 0
            worth += self.tally(card.tally) if card.tally is not None else 0
            if card.assistant is not None:
                visits = 0.7 * self.rounds_left
                action = self.gains(card.assistant.action)
                city = 0.3 * (card.assistant.location in CITIES)
                worth += (visits * action + city) * self.style.assistants - FIGURE
            self._cards[number] = worth
        return self._cards[number] * self.style.projects

    def _perk(self, perk: Perk) -> float:
        return PERKS[perk.kind] * perk.amount * self.rounds_left

    def purchase(self, number: CardId, discount: int = 0) -> float:
        """Return what buying a card is worth."""
        return self.project(number) - DOUBLOON * self.price(CARDS[number], discount)

    def tally(self, tally: Tally) -> float:
        """Guess what a count will bring at the end."""
        count = self._counted(tally.measure) + GROWTH.get(tally.measure, 0) * self.rounds_left
        points = tally.each * count / tally.per
        return points if tally.most is None else min(points, tally.most)

    def _counted(self, measure: Measure) -> float:
        me = self.me
        if measure.startswith("markers_of_"):
            nation = next(nation for nation in me.influence if measure.endswith(nation))
            return self.view.nations[nation].markers
        counts: dict[Measure, float] = {
            "tokens": len(me.tokens),
            "quests": len(me.quests),
            "upgrades": list(me.discs.values()).count(0),
            "barriers": me.barriers,
            "highest_rank": max(me.ranks.values()),
            "point_income": me.point_income,
            "assistants": sum(CARDS[card].assistant is not None for card in me.bought),
            "buildings": len(me.buildings),
            "projects": len(me.bought),
            "symbols": len(me.symbols),
        }
        return counts[measure]

    def investment(self, building: Building) -> float:
        """Return what investing is worth."""
        price = self.view.prices[building]
        assert price is not None, "only buildings with a free place are offered"
        one = PRESTIGE_BUILDINGS[building]
        symbol: Symbol | None = one.symbol
        token = EACH["symbol"] if symbol is not None and symbol not in self.me.symbols else 0
        return self.tally(one.tally) * self.style.buildings + token - DOUBLOON * price - FIGURE

    def disc(self, upgrade: Upgrade) -> float:
        """Return what taking a disc off a spot is worth."""
        worth = UPGRADES[upgrade]
        if upgrade not in AT_ONCE:
            worth *= self.rounds_left / (ROUNDS - 1 + LEFT_OF_LAST_ROUND)
        return worth * (1 - HALF_DONE if self.me.discs[upgrade] == 1 else HALF_DONE)

    def delivery(self) -> float:
        """Return what delivering a good is worth, the card's own worth aside."""
        best = max((self.disc(spot) for spot, left in self.me.discs.items() if left), default=0)
        pays = DOUBLOON * self.perk("delivery_doubloons") + self.perk("delivery_points")
        return (best + pays) * self.style.deliveries

    def quest(self, quest: QuestId) -> float:
        """Return what fulfilling a quest is worth."""
        reward = self.gains(QUESTS[quest].reward) + self.perk("quest_points")
        return (reward + 1) * self.style.quests - 2 * CARD

    def space(self, to: Space, steps: int) -> float:
        """Return what moving the explorer to a space is worth."""
        worth = self.gains(REWARDS.get(to, ())) + SPACE * steps
        for number in range(CROSSED[self.me.explorer], CROSSED[to]):
            place = len(self.view.crossings[number])
            worth += BARRIERS[number].points[place] + self.gains(BARRIERS[number].everybody)
        if to == END:
            worth += END_POINTS[len(self.view.arrivals)]
        if to in self.view.trail:
            worth += 0.8 * self.style.quests
        return worth * self.style.exploring
