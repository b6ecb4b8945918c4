"""What things are worth to a captain of Maracaibo, in points, as far as the view tells."""

from collections.abc import Iterable
from functools import cached_property

from games.maracaibo import projects
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import CARDS, Card, CardId, Perk, PerkKind
from games.maracaibo.data import INFLUENCE_END, RANKS_AT, ROUNDS, Good, Nation
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, GainKind
from games.maracaibo.map import CITIES, LOCATIONS, Location
from games.maracaibo.measures import Tally
from games.maracaibo.quests import QUESTS, QuestId, Wanted, shows
from games.maracaibo.trail import BARRIERS, CROSSED, END, END_POINTS, REWARDS, Hike, Space, hikes
from games.maracaibo.upgrades import (
    DISPLACEMENT_PRICE,
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    GAINED_AT_ONCE,
    MARQUE_POINTS,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SIGNAL_DOUBLOONS,
    Upgrade,
)
from games.maracaibo.view import MaracaiboView, PlayerView
from games.players.maracaibo.goals import Goals
from games.players.maracaibo.guesses import (
    ACTED,
    BIDDING,
    CARD,
    CHOSEN,
    COMBAT_POINT,
    CREW,
    DISC,
    DISPLACED,
    DOUBLOON,
    DRILLED,
    FIGHT,
    FIGURE,
    GROWTH,
    HALF_DONE,
    INSTEAD,
    NATION,
    PERKS,
    QUEST_AT_HAND,
    RAIDED,
    RAIDS,
    RICH,
    SPACE,
    SYMBOL,
    UPGRADES,
    VISITED,
)
from games.players.maracaibo.style import Style


def _smooth_ranks() -> tuple[float, ...]:
    """Return the rank that each influence is on the way to, in fractions."""
    bands = [0, *RANKS_AT, INFLUENCE_END + 6]
    found = []
    for influence in range(INFLUENCE_END + 1):
        rank = max(rank for rank, at in enumerate(bands) if at <= influence)
        found.append(rank + (influence - bands[rank]) / (bands[rank + 1] - bands[rank]))
    return tuple(found)


SMOOTH_RANKS = _smooth_ranks()


def _perks(me: PlayerView) -> dict[PerkKind, int]:
    found: dict[PerkKind, int] = {}
    for card in me.bought:
        perk = CARDS[card].perk
        if perk is not None:
            found[perk.kind] = found.get(perk.kind, 0) + perk.amount
    return found


class Worth:
    """The worth of things to the reader of a view."""

    def __init__(self, view: MaracaiboView, style: Style) -> None:
        assert view.seat is not None, "a captain has a seat"
        self.view = view
        self.me: PlayerView = view.players[view.seat]
        self.style = style
        self.goals = Goals(view, self.me)
        self.rounds_left = self.goals.rounds_left
        self.interims = ROUNDS - max(view.round, 1)
        self.doubloon = self._doubloon()
        self._perks = _perks(self.me)
        self._cards: dict[CardId, float] = {}
        self._held: dict[CardId, float] = {}
        self._steps: dict[int, float] = {}
        self._spots: dict[Upgrade, float] = {}
        self.singles: list[float] | None = None
        self.stops: dict[tuple[Location, int], float] = {}
        self.rests: dict[tuple[Location, int, bool], float] = {}
        self.later: dict[tuple[Location, int], float] = {}

    def _doubloon(self) -> float:
        """Return what a doubloon is worth: little to the rich, hardly anything at the end."""
        rich = 0.7 if self.me.doubloons > RICH else 1.0
        return DOUBLOON * rich * min(1.0, 0.15 + 1.1 * self.rounds_left)

    def gains(self, gains: Iterable[Gain]) -> float:
        """Return what effects are worth together."""
        return sum(
            self._gain(gain)
            for gain in gains
            if gain.given is None or gain.given in self.me.symbols
        )

    def _gain(self, gain: Gain) -> float:
        late = min(1.0, 0.2 + self.rounds_left)
        each: dict[GainKind, float] = {
            "doubloons": self.doubloon,
            "points": 1,
            "combat": COMBAT_POINT * late * self.style.fights,
            "figures": FIGURE * late,
        }
        if gain.kind in each:
            return each[gain.kind] * gain.amount
        match gain.kind:
            case "symbol":
                return (SYMBOL + self.goals.wish("symbols")) * (gain.symbol not in self.me.symbols)
            case "explore":
                return self.steps(gain.amount)
            case "influence":
                return self.influence(gain.nation, gain.amount)
            case "discs":
                return self._discs(gain.amount)
            case "doubloon_income":
                each_one = 1 + self.doubloon * self.interims + self.goals.wish("doubloon_income")
                return gain.amount * each_one * self.style.income
            case "point_income":
                each_one = 1 + self.interims + self.goals.wish("point_income")
                return gain.amount * each_one * self.style.income
            case "fight":
                return self.fight()
            case "runners":
                return OWN_RUNNER * self.doubloon
        return BIDDING + self.doubloon * gain.amount

    def assisting(self, location: Location, action: tuple[Gain, ...]) -> float:
        """Return what the action of an assistant brings who is asked for it now."""
        gain = action[0]
        if gain.kind == "runners":
            return self.doubloon * self.runners(location)
        if gain.kind == "buy":
            return self.bid(gain.amount)
        return self.gains(action)

    def bid(self, discount: int) -> float:
        """Return what the best purchase for so much less is worth; 0 when none can be paid."""
        return max((self.purchase(card, discount) for card in self.affordable(discount)), default=0)

    def affordable(self, discount: int = 0) -> list[CardId]:
        """Return the own cards that the doubloons suffice for."""
        own = (*self.view.hand, *self.me.planned)
        return [card for card in own if self.price(CARDS[card], discount) <= self.me.doubloons]

    def runners(self, location: Location) -> int:
        """Return what the runners at a location pay, all assistants there counted."""
        paid = 0
        for player in self.view.players:
            assistants = [CARDS[card].assistant for card in player.bought]
            here = sum(one is not None and one.location == location for one in assistants)
            paid += here * (OWN_RUNNER if player is self.me else OTHER_RUNNER)
        return paid

    def _discs(self, amount: int) -> float:
        """Return what removing discs is worth: the best spots, one after the other."""
        found = sorted((self.disc(spot) for spot, left in self.me.discs.items() if left))
        return sum(found[-amount:])

    def steps(self, steps: int) -> float:
        """Return what exploring so far is worth: the best space within reach."""
        total = steps + self.perk("explore")
        if self.me.explorer == END:
            return total
        if total not in self._steps:
            found = self.reach(total)
            # A quest on the way may be rewarded with exploring again: that counts as a guess.
            self._steps[total] = 1.5 + SPACE * total
            self._steps[total] = max(
                (self.space(to, hike.steps) for to, hike in found.items()), default=0.0
            )
        return self._steps[total]

    def reach(self, steps: int) -> dict[Space, Hike]:
        """Return where the own explorer can come with so many steps."""
        others = {player.explorer for player in self.view.players if player is not self.me}
        if self.view.jean is not None:
            others.add(self.view.jean.explorer)
        return hikes(self.me.explorer, steps, frozenset(others - {self.me.explorer}))

    def fight(self) -> float:
        """Return what a combat is worth: more with combat points to spend."""
        marque = 1.5 * (not self.me.discs["marque"])
        worth = FIGHT + 0.35 * self.me.combat + 0.9 * self.perk("combat") + marque
        return worth * self.style.fights + self.goals.wish("tokens")

    def influence(self, nation: Nation | None, amount: int) -> float:
        """Return what influence with a nation, or with the best one, is worth."""
        if nation is None:
            return max(self.influence(one, amount) for one in self.me.influence)
        now = self.me.influence[nation]
        reached = min(now + amount, INFLUENCE_END)
        risen = SMOOTH_RANKS[reached] - SMOOTH_RANKS[now]
        value = self.nation(nation)
        ranks = sorted(self.me.ranks.values())
        rank = self.me.ranks[nation]
        wished = self.goals.wish("highest_rank") * (rank == ranks[-1])
        wished += self.goals.wish("second_rank") * (rank >= ranks[-2])
        wished += self.goals.wish("lowest_rank") * (rank == ranks[0])
        return (risen * value + 0.35 * amount) * self.style.influence + risen * wished

    def nation(self, nation: Nation) -> float:
        """Return what a rank of a nation may be worth at the end."""
        value = self.view.nations[nation].value
        return value + max(0.0, NATION - value) * min(1.0, self.rounds_left / 2)

    def perk(self, kind: PerkKind) -> int:
        """Add up a lasting effect of the own projects."""
        return self._perks.get(kind, 0)

    def price(self, card: Card, discount: int = 0) -> int:
        """Return what a card costs the reader."""
        return projects.price(card, self.perk, discount)

    def project(self, number: CardId) -> float:
        """Return what owning a card is worth, without its price."""
        if number not in self._cards:
            card = CARDS[number]
            worth = card.points + self.gains(card.gains) + self.goals.wish("projects")
            worth += self._perk(card.perk) if card.perk is not None else 0
            worth += self.tally(card.tally) if card.tally is not None else 0
            if card.assistant is not None:
                worth += self._assistant(card.assistant.location, card.assistant.action)
            self._cards[number] = worth
        return self._cards[number] * self.style.projects

    def _assistant(self, location: Location, action: tuple[Gain, ...]) -> float:
        """Guess what visiting an assistant brings beyond what else one would do."""
        visits = VISITED * self.rounds_left
        if self.me.discs["signals"] == 0:
            action = (*action, Gain("doubloons", SIGNAL_DOUBLOONS))
        worth = visits * max(0.3, self.gains(action) - INSTEAD) * self.style.assistants
        wished = self.goals.wish("assistants")
        wished += self.goals.wish("city_assistants") * (location in CITIES)
        return worth + wished - FIGURE * min(1.0, self.rounds_left)

    def _perk(self, perk: Perk) -> float:
        return PERKS[perk.kind] * perk.amount * self.rounds_left

    def purchase(self, number: CardId, discount: int = 0) -> float:
        """Return what buying a card is worth."""
        return self.project(number) - self.doubloon * self.price(CARDS[number], discount)

    def hold(self, number: CardId) -> float:
        """Return what a card is worth in the hand: to be bought, delivered or paid for a quest."""
        if number not in self._held:
            card = CARDS[number]
            bought = 0.45 * max(0.0, self.purchase(number))
            delivered = 0.6 * (card.good in self.open_goods) * self.style.deliveries
            wanted = sum(shows(card, one) for one in self.wanted)
            asked = 0.8 * min(2, wanted) * self.style.quests
            kept = CARD * min(1.0, self.rounds_left)
            self._held[number] = kept + max(bought, delivered, asked)
        return self._held[number]

    @cached_property
    def open_goods(self) -> set[Good]:
        """The goods that can still be delivered in this round."""
        return {
            good
            for at, city in self.view.cities.items()
            if self._ahead(at)
            for good in city.market
            if good not in city.discs
        }

    @cached_property
    def wanted(self) -> list[Wanted]:
        """What the quests ask for that can still be come to in this round."""
        quests = [quest for at, quest in self.view.quests.items() if self._ahead(at)]
        near = self.reach(QUEST_AT_HAND)
        quests += [quest for at, quest in self.view.trail.items() if at in near]
        return [one for quest in quests for one in QUESTS[quest].cost]

    def _ahead(self, location: Location) -> bool:
        return LOCATIONS.index(location) > LOCATIONS.index(self.me.ship)

    def tally(self, tally: Tally) -> float:
        """Guess what a count will bring at the end."""
        count = self.goals.counted(tally.measure)
        count += GROWTH.get(tally.measure, 0) * self.rounds_left
        points = tally.each * count / tally.per
        return points if tally.most is None else min(points, tally.most)

    def investment(self, building: Building) -> float:
        """Return what investing is worth."""
        price = self.view.prices[building]
        assert price is not None, "only buildings with a free place are offered"
        one = PRESTIGE_BUILDINGS[building]
        token = one.symbol is not None and one.symbol not in self.me.symbols
        worth = self.tally(one.tally) * self.style.buildings + self.goals.wish("buildings")
        worth += (SYMBOL + self.goals.wish("symbols")) * token
        return worth - self.doubloon * price - FIGURE * min(1.0, self.rounds_left)

    def disc(self, upgrade: Upgrade) -> float:
        """Return what taking a disc off a spot is worth."""
        if upgrade not in self._spots:
            self._spots[upgrade] = self._spot(upgrade)
        return self._spots[upgrade]

    def _spot(self, upgrade: Upgrade) -> float:
        if upgrade in GAINED_AT_ONCE:
            worth = self.gains(GAINED_AT_ONCE[upgrade])
        else:
            left = max(0.0, self.rounds_left - 0.4 * (self.me.discs[upgrade] == 2))
            worth = max(0.0, self._in_a_round(upgrade)) * left
        worth += self.goals.wish("upgrades")
        share = 1 - HALF_DONE if self.me.discs[upgrade] == 1 else HALF_DONE
        return DISC * worth * share + self.goals.wish("discs_removed")

    def _in_a_round(self, upgrade: Upgrade) -> float:
        """Guess what an upgrade brings in a round, beyond what one has without it."""
        instead = self.doubloon * EARNED
        match upgrade:
            case "armoury":
                drilled = self.gains((Gain("combat", DRILL_COMBAT),))
                return DRILLED * (drilled - CARD - instead)
            case "crew_call":
                return CHOSEN * (self.gains(ENLISTING) - CREW * CARD - instead)
            case "scouts":
                scouted = self.steps(SCOUT_STEPS) - self.doubloon * SCOUT_PRICE
                return CHOSEN * (scouted - instead)
            case "marque":
                return RAIDS * (MARQUE_POINTS - RAIDED) * self.style.fights
            case "nets":
                return RAIDS * (DISPLACED - 0.6 * DISPLACEMENT_PRICE)
            case "signals":
                each = ACTED * self.doubloon * SIGNAL_DOUBLOONS
                return each * (0.5 + self.goals.counted("assistants"))
        return UPGRADES[upgrade]

    def delivery(self) -> float:
        """Return what delivering a good is worth, the card's own worth aside."""
        best = max((self.disc(spot) for spot, left in self.me.discs.items() if left), default=0)
        pays = self.doubloon * self.perk("delivery_doubloons") + self.perk("delivery_points")
        return (best + pays) * self.style.deliveries + self.goals.wish("delivered")

    def quest(self, quest: QuestId) -> float:
        """Return what fulfilling a quest is worth."""
        reward = self.gains(QUESTS[quest].reward) + self.perk("quest_points") + 1
        return reward * self.style.quests + self.goals.wish("quests") - 2 * CARD

    def space(self, to: Space, steps: int) -> float:
        """Return what moving the explorer to a space is worth."""
        worth = self.gains(REWARDS.get(to, ())) + SPACE * min(1.0, self.rounds_left) * steps
        for number in range(CROSSED[self.me.explorer], CROSSED[to]):
            place = len(self.view.crossings[number])
            worth += BARRIERS[number].points[place] + self.gains(BARRIERS[number].everybody)
            worth += self.goals.wish("barriers")
        if to == END:
            worth += END_POINTS[len(self.view.arrivals)]
        if to in self.view.trail and self.payable(self.view.trail[to]):
            worth += self.quest(self.view.trail[to])
        return worth * self.style.exploring + self.goals.step() * steps

    def payable(self, quest: QuestId) -> bool:
        """Whether the own hand and projects can pay a quest."""
        first, second = QUESTS[quest].cost
        perks = (CARDS[card].perk for card in self.me.bought)
        free = [perk.thing for perk in perks if perk is not None and perk.thing is not None]
        ways = [
            [
                *(card for card in self.view.hand if shows(CARDS[card], wanted)),
                *(f"{number}" for number, thing in enumerate(free) if thing == wanted),
            ]
            for wanted in (first, second)
        ]
        return any(one != other for one in ways[0] for other in ways[1])
