"""Combat (§8): a token, a nation, a total, and what it is spent on."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

from games.core.action import Action, Seat
from games.core.decision import Decision, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.maracaibo.actions import (
    Add,
    Annex,
    Discard,
    DrawToken,
    Fight,
    Finish,
    Raid,
    Reveal,
    Win,
)
from games.maracaibo.cards import CARDS
from games.maracaibo.choosing import ChoiceStep
from games.maracaibo.cities import FLAGS
from games.maracaibo.data import COMBAT_END, MARKERS, NATIONS, PILES, Nation, Pile
from games.maracaibo.events import (
    Annexed,
    CardsDiscarded,
    CombatTotalled,
    Fought,
    TokenKept,
    TokenRevealed,
)
from games.maracaibo.free import ActStep
from games.maracaibo.gains import Gain
from games.maracaibo.map import CITIES, MAP, VILLAGES, Location
from games.maracaibo.tokens import Side, TokenId, sides
from games.maracaibo.tracks import gain_combat, gain_influence, score, take_doubloons
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State
    from games.maracaibo.state import Player

FINISH = Finish()
RAID = Raid()
REVEALS = [Reveal(pile) for pile in PILES]
FIGHTS = {nation: Fight(nation) for nation in NATIONS}
DISCARDS = {card: Discard(card) for card in CARDS}
ANNEXES = {location: Annex(location) for location in VILLAGES + CITIES}
SMALL, LARGE = Win(1), Win(3)

Bullet = Literal["influence", "village", "city", "marque"]
"""The options of §8 4: each at most once per combat."""


class ChoosePile(ActStep, frozen=True, tag="choose-pile"):
    """§8 1: choose a pile and reveal its top token; with both empty every nation has value 3."""

    kind: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "combat"
    verbs: ClassVar[tuple[type[Action], ...]] = (Reveal,)

    def options(self, state: "State") -> list[Reveal]:
        """Left or right; skipped when one of them is empty."""
        return REVEALS if all(state.piles) else []

    def pass_over(self, state: "State", happen: Happen) -> None:
        """Take the pile that is left, or fight without a token."""
        if any(state.piles):
            state.push(RevealToken(PILES[0] if state.piles[0] else PILES[1]))
        else:
            state.push(ChooseSide(None))

    def carry_out(self, state: "State", seat: Seat, action: Reveal, happen: Happen) -> None:
        """Reveal it."""
        state.push(RevealToken(action.pile))


class RevealToken(Step, frozen=True, tag="reveal-token"):
    """§8 1: the top token of a pile is turned up."""

    pile: Pile

    def decision(self, state: "State") -> Decision | None:
        """Let chance bring it: nobody has seen any token in the piles."""
        return draw("draw-token", [DrawToken(token) for token in state.tokens_left])

    def resolve(self, state: "State", seat: Seat, action: DrawToken, happen: Happen) -> None:
        """Show it."""
        reveal_token(state, state.active, self.pile, action.token, happen)
        state.push(ChooseSide(action.token))


def reveal_token(state: "State", seat: Seat, pile: Pile, token: TokenId, happen: Happen) -> None:
    """Take a token from a pile."""
    place = PILES.index(pile)
    state.piles[place] -= 1
    state.tokens_left.remove(token)
    happen(TokenRevealed(seat=seat, pile=pile, token=token, left=state.piles[place]))


def payable(player: "Player", side: Side) -> bool:
    """Whether a player can pay the cost of a side."""
    return (
        player.doubloons >= side.doubloons
        and player.points >= side.points
        and len(player.hand) >= side.cards
    )


class ChooseSide(ActStep, frozen=True, tag="choose-side"):
    """§8 2: choose the fighting nation; pay its cost or take its reward at once."""

    token: TokenId | None
    kind: ClassVar[str] = "fight"
    rule: ClassVar[str] = "combat"
    verbs: ClassVar[tuple[type[Action], ...]] = (Fight,)

    def options(self, state: "State") -> list[Fight]:
        """The nations whose cost can be paid; one of them costs nothing."""
        player, token = state.players[state.active], sides(self.token)
        return [fight for nation, fight in FIGHTS.items() if payable(player, token[nation])]

    def carry_out(self, state: "State", seat: Seat, action: Fight, happen: Happen) -> None:
        """Pay or take; then combat points may be added."""
        side = sides(self.token)[action.nation]
        happen(Fought(seat=seat, nation=action.nation, value=side.value))
        take_doubloons(state, seat, -side.doubloons, "combat", happen)
        score(state, seat, -side.points, "combat", happen)
        state.push(AddPoints(self.token, action.nation))
        state.receive((side.gains, "combat"))
        if side.cards:
            state.push(DiscardForToken())

    def why_not(self, state: "State", seat: Seat, action: Fight) -> IllegalAction:
        """Say that the cost cannot be paid."""
        reason = "You cannot pay what {nation} costs on this token."
        return IllegalAction(reason, rule=self.rule, nation=action.nation)


class DiscardForToken(ChoiceStep, frozen=True, tag="discard-for-token"):
    """§8 2: the cost of a token is one hand card; no free action comes between."""

    kind: ClassVar[str] = "discard"
    rule: ClassVar[str] = "combat"
    verbs: ClassVar[tuple[type[Action], ...]] = (Discard,)

    def answers(self, state: "State") -> list[Discard]:
        """Every hand card."""
        return [DISCARDS[card] for card in state.players[state.active].hand]

    def resolve(self, state: "State", seat: Seat, action: Discard, happen: Happen) -> None:
        """Discard it."""
        state.players[seat].hand.remove(action.card)
        state.discarded.append(action.card)
        happen(CardsDiscarded(seat=seat, cards=(action.card,)))

    def why_not(self, state: "State", seat: Seat, action: Discard) -> IllegalAction:
        """Say that the card is not in hand."""
        return IllegalAction("Your hand has no card {card}.", rule=self.rule, card=action.card)


@cache
def additions(combat: int) -> list[Add]:
    """Return all ways to add some of so many combat points."""
    return [Add(points) for points in range(combat + 1)]


class AddPoints(ActStep, frozen=True, tag="add-points"):
    """§8 3: add some of your combat points to the value of the token and of your projects."""

    token: TokenId | None
    nation: Nation
    kind: ClassVar[str] = "add"
    rule: ClassVar[str] = "combat"
    verbs: ClassVar[tuple[type[Action], ...]] = (Add,)

    def options(self, state: "State") -> list[Add]:
        """None to all; skipped when there are none to add."""
        combat = state.players[state.active].combat
        return additions(combat) if combat else []

    def pass_over(self, state: "State", happen: Happen) -> None:
        """Add none."""
        self._add(state, state.active, 0, happen)

    def carry_out(self, state: "State", seat: Seat, action: Add, happen: Happen) -> None:
        """Spend them; the others stay."""
        self._add(state, seat, action.points, happen)

    def _add(self, state: "State", seat: Seat, points: int, happen: Happen) -> None:
        gain_combat(state, seat, -points, happen)
        value = sides(self.token)[self.nation].value
        total = value + points + state.players[seat].perk("combat")
        happen(CombatTotalled(seat=seat, points=points, total=total))
        state.push(SpendTotal(self.token, self.nation, total))

    def why_not(self, state: "State", seat: Seat, action: Add) -> IllegalAction:
        """Say how many there are."""
        reason = "You have {combat} combat points, {most} would be the most."
        combat = state.players[seat].combat
        return IllegalAction(reason, rule=self.rule, combat=combat, most=COMBAT_END)


class SpendTotal(ActStep, frozen=True, tag="spend-total"):
    """§8 4 and 5: spend the total on options, each once, in any order; then the token is kept."""

    token: TokenId | None
    nation: Nation
    left: int
    used: tuple[Bullet, ...] = ()
    kind: ClassVar[str] = "spend"
    rule: ClassVar[str] = "combat"
    verbs: ClassVar[tuple[type[Action], ...]] = (Win, Annex, Raid)

    def options(self, state: "State") -> list[Win | Annex | Raid | Finish]:
        """What the value left allows, or to stop; skipped when it allows nothing."""
        found: list[Win | Annex | Raid | Finish] = []
        if "influence" not in self.used:
            found += [SMALL] if self.left >= SMALL_INFLUENCE[0] else []
            found += [LARGE] if self.left >= LARGE_INFLUENCE[0] else []
        if state.given[self.nation] < MARKERS:
            found += self._annexable(state, VILLAGES, "village", VILLAGE_PRICE)
            found += self._annexable(state, CITIES, "city", CITY_PRICE)
        if self._may_raid(state):
            found.append(RAID)
        return [*found, FINISH] if found else []

    def _annexable(
        self, state: "State", locations: tuple[Location, ...], bullet: Bullet, cost: int
    ) -> list[Annex]:
        if bullet in self.used or self.left < cost:
            return []
        displacing = (
            state.players[state.active].has("nets") and self.left >= cost + DISPLACEMENT_PRICE
        )
        allowed = tuple(nation for nation in NATIONS if displacing and nation != self.nation)
        return [
            ANNEXES[location]
            for location in locations
            if location not in state.markers or state.markers[location] in allowed
        ]

    def _may_raid(self, state: "State") -> bool:
        unused = "marque" not in self.used and self.left >= MARQUE_PRICE
        return unused and state.players[state.active].has("marque")

    def pass_over(self, state: "State", happen: Happen) -> None:
        """The spending is over."""
        self._keep_token(state, state.active, happen)

    def carry_out(
        self, state: "State", seat: Seat, action: Win | Annex | Raid | Finish, happen: Happen
    ) -> None:
        """Spend; the option is resolved before the next one."""
        match action:
            case Finish():
                self._keep_token(state, seat, happen)
            case Win(influence=influence):
                small = influence == SMALL_INFLUENCE[1]
                self._spend(state, SMALL_INFLUENCE[0] if small else LARGE_INFLUENCE[0], "influence")
                gain_influence(state, seat, self.nation, influence, happen)
            case Raid():
                self._spend(state, MARQUE_PRICE, "marque")
                score(state, seat, MARQUE_POINTS, "combat", happen)
            case Annex(location=location):
                self._annex(state, seat, location, happen)

    def _spend(self, state: "State", cost: int, bullet: Bullet) -> None:
        used = (*self.used, bullet)
        state.push(SpendTotal(self.token, self.nation, self.left - cost, used))

    def _annex(self, state: "State", seat: Seat, location: Location, happen: Happen) -> None:
        """Annex a location: influence, the flag's reward, then what projects bring for it."""
        player = state.players[seat]
        city = location in CITIES
        extra = DISPLACEMENT_PRICE if location in state.markers else 0
        self._spend(
            state, (CITY_PRICE if city else VILLAGE_PRICE) + extra, "city" if city else "village"
        )
        place_marker(state, seat, self.nation, location, happen)
        player.cities_annexed += city
        gain_influence(state, seat, self.nation, 1, happen)
        bonus = (Gain("doubloons", player.perk("annexation_doubloons")),)
        state.receive((FLAGS.get(location, ()), "combat"), (bonus, "cards"))

    def _keep_token(self, state: "State", seat: Seat, happen: Happen) -> None:
        if self.token is not None:
            state.players[seat].tokens.append(self.token)
            happen(TokenKept(seat=seat, token=self.token))

    def why_not(self, state: "State", seat: Seat, action: Win | Annex | Raid) -> IllegalAction:
        """Say which limit of §8 stands in the way."""
        details: dict[str, object] = {"left": self.left, "nation": self.nation}
        if isinstance(action, Annex):
            reason, holder = self._why_not_annex(state, seat, action.location)
            details |= {"place": _name(action.location), "holder": holder}
        elif isinstance(action, Raid) and not state.players[seat].has("marque"):
            reason = "Your ship has no Letter of marque."
        elif isinstance(action, Win) and action not in (SMALL, LARGE):
            reason = "Influence is won as {small} for {few} of the total, or as {large} for {many}."
            details |= _INFLUENCE
        elif ("influence" if isinstance(action, Win) else "marque") in self.used:
            reason = "You have used that option in this combat."
        else:
            reason = "Only {left} of the total is left."
        return IllegalAction(reason, rule=self.rule, **details)

    def _why_not_annex(
        self, state: "State", seat: Seat, location: Location
    ) -> tuple[str, Nation | None]:
        holder = state.markers.get(location)
        city = location in CITIES
        if location not in ANNEXES:
            reason = "{place} cannot be annexed."
        elif ("city" if city else "village") in self.used:
            reason = "One village and one city can be annexed in a combat."
        elif state.given[self.nation] == MARKERS:
            reason = "{nation} has no marker left."
        elif holder == self.nation:
            reason = "{place} is held by {nation} already."
        elif holder is not None and not state.players[seat].has("nets"):
            reason = "{place} is held by {holder}; without Boarding nets it cannot be taken."
        else:
            reason = "Only {left} of the total is left."
        return reason, holder


def place_marker(
    state: "State", seat: Seat, nation: Nation, location: Location, happen: Happen
) -> None:
    """Put a nation's leftmost marker on a location; one that is there goes out of the game."""
    displaced = state.markers.get(location)
    state.given[nation] += 1
    state.markers[location] = nation
    happen(Annexed(seat=seat, nation=nation, location=location, displaced=displaced))


_INFLUENCE: dict[str, object] = {
    "small": SMALL_INFLUENCE[1],
    "few": SMALL_INFLUENCE[0],
    "large": LARGE_INFLUENCE[1],
    "many": LARGE_INFLUENCE[0],
}
"""What influence costs in a combat, as a refusal tells it."""


def _name(location: Location) -> str:
    return MAP[location].name
