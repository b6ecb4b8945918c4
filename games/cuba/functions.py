"""What buildings ask when they are activated (§1.9); offices load as the Mayor does."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import Decline, Exchange, Finish, Give, Store, Swap, Veto
from games.cuba.data import CROPS, CUBES_OF_A_KIND, MERCHANDISE, Crop, Cube
from games.cuba.events import Amounts, Exchanged, ShipExchanged, Stored, Vetoed
from games.cuba.statutes import GROUP_OF
from games.cuba.tiles import TILES, Building, Makes, Sells

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State

FINISH = Finish()
DECLINE = Decline()
SWAPS = {
    give: tuple(Swap(give, take) for take in MERCHANDISE if take != give) for give in MERCHANDISE
}


@cache
def gifts(cube: Cube, most: int) -> tuple[Give, ...]:
    """Return all ways to give up to so many cubes of a kind."""
    return tuple(Give(cube, amount) for amount in range(1, most + 1))


@cache
def stores(crop: Crop, most: int) -> tuple[Store, ...]:
    """Return all ways to store up to so many of a crop."""
    return tuple(Store(crop, amount) for amount in range(1, most + 1))


class GiveCubes(Step, frozen=True, tag="give-cubes"):
    """§1.9: give cubes for points, pesos or goods, never more than the supply has of those."""

    building: Building
    left: int = max(CUBES_OF_A_KIND.values())
    rule: ClassVar[str] = "buildings"
    verbs: ClassVar[tuple[type[Action], ...]] = (Give,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for cubes of one kind, or to be done; skipped when there are none to give."""
        player, most = state.players[state.active], self._most(state)
        choices: list[Give | Finish] = []
        for kind in self._kinds:
            choices += gifts(kind, min(most, player.has(kind)))
        return ask(state.active, "give", [*choices, FINISH]) if choices else None

    @property
    def _kinds(self) -> tuple[Cube, ...]:
        effect = TILES[self.building].effect
        if isinstance(effect, Sells):
            return effect.kinds
        assert isinstance(effect, Makes), "only these take cubes"
        return (effect.crop,)

    def _most(self, state: "State") -> int:
        effect = TILES[self.building].effect
        return min(self.left, state.supply[effect.good]) if isinstance(effect, Makes) else self.left

    def resolve(self, state: "State", seat: Seat, action: Give | Finish, happen: Happen) -> None:
        """Exchange; where several kinds are taken, another may follow."""
        if isinstance(action, Finish):
            return
        effect, player = TILES[self.building].effect, state.players[seat]
        state.lose(seat, action.cube, action.amount)
        got: Amounts = ()
        if isinstance(effect, Makes):
            got = ((effect.good, state.gain(seat, effect.good, action.amount)),)
        elif isinstance(effect, Sells):
            worth = action.amount * effect.each
            got = ((effect.thing, worth),)
            if effect.thing == "peso":
                player.pesos += worth
            else:
                player.effects += worth
        gave: Amounts = ((action.cube, action.amount),)
        happen(Exchanged(seat=seat, building=self.building, gave=gave, got=got))
        left = self.left - action.amount
        if left and len(self._kinds) > 1:
            state.push(GiveCubes(self.building, left))

    def why_not(self, state: "State", seat: Seat, action: Give) -> IllegalAction:
        """Say that the kind is not taken, or how many can be given."""
        most, held = self._most(state), state.players[seat].has(action.cube)
        if action.cube not in self._kinds:
            reason = "The {building} takes {kinds}."
        elif action.amount < 1:
            reason = "At least one cube is given."
        elif action.amount > held:
            reason = "You have {held} {cube}."
        elif action.amount > self.left:
            reason = "The {building} takes {most} at the most."
        else:
            reason = "The supply has {most} left of what the {building} makes."
        return IllegalAction(
            reason,
            rule=self.rule,
            building=self.building,
            kinds=self._kinds,
            cube=action.cube,
            held=held,
            most=most,
        )


class SwapOnBlackMarket(Step, frozen=True, tag="swap-on-black-market"):
    """§1.9 Black market: one merchandise for one of another kind (C-10)."""

    rule: ClassVar[str] = "the Black market"
    verbs: ClassVar[tuple[type[Action], ...]] = (Swap,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for the two kinds, or nothing; skipped when no swap is possible."""
        player, supply = state.players[state.active], state.supply
        choices: list[Swap | Decline] = [
            swap
            for give in MERCHANDISE
            if player.has(give)
            for swap in SWAPS[give]
            if supply[swap.take]
        ]
        return ask(state.active, "swap", [*choices, DECLINE]) if choices else None

    def resolve(self, state: "State", seat: Seat, action: Swap | Decline, happen: Happen) -> None:
        """Swap."""
        if isinstance(action, Decline):
            return
        state.lose(seat, action.give, 1)
        state.gain(seat, action.take, 1)
        gave: Amounts = ((action.give, 1),)
        happen(Exchanged(seat=seat, building="black_market", gave=gave, got=((action.take, 1),)))

    def why_not(self, state: "State", seat: Seat, action: Swap) -> IllegalAction:
        """Say that the kinds are the same, or which of them is missing where."""
        if action.give == action.take:
            reason = "The Black market gives another kind than it takes."
        elif not state.players[seat].has(action.give):
            reason = "You have no {give}."
        else:
            reason = "The supply has no {take} left."
        return IllegalAction(reason, rule=self.rule, give=action.give, take=action.take)


class StoreCrops(Step, frozen=True, tag="store-crops"):
    """§5.4 Warehouse activation: any number of crops from the yard; they survive the round."""

    rule: ClassVar[str] = "the warehouse"
    verbs: ClassVar[tuple[type[Action], ...]] = (Store,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for crops of one kind, or to be done; skipped when the yard has none."""
        yard = state.players[state.active].yard
        choices: list[Store | Finish] = []
        for crop in CROPS:
            choices += stores(crop, yard[crop])
        return ask(state.active, "store", [*choices, FINISH]) if choices else None

    def resolve(self, state: "State", seat: Seat, action: Store | Finish, happen: Happen) -> None:
        """Bring them in, then more."""
        if isinstance(action, Finish):
            return
        player = state.players[seat]
        player.yard[action.crop] -= action.amount
        player.stored[action.crop] += action.amount
        happen(Stored(seat=seat, crop=action.crop, amount=action.amount))
        state.push(self)

    def why_not(self, state: "State", seat: Seat, action: Store) -> IllegalAction:
        """Say how many there are in the yard."""
        held = state.players[seat].yard[action.crop]
        reason = "You have {held} {crop} in the yard."
        if action.amount < 1:
            reason = "At least one cube is stored."
        return IllegalAction(reason, rule=self.rule, crop=action.crop, held=held)


class VetoBill(Step, frozen=True, tag="veto-bill"):
    """§7.5 Church veto: one open bill leaves the game, but not one of the barred pile."""

    rule: ClassVar[str] = "the church's veto"
    verbs: ClassVar[tuple[type[Action], ...]] = (Veto,)

    def decision(self, state: "State") -> Decision | None:
        """Ask which, or none; skipped when every open bill is barred."""
        choices: list[Veto | Decline] = [
            Veto(statute) for group, statute in state.bills.items() if group != state.barred
        ]
        return ask(state.active, "veto", [*choices, DECLINE]) if choices else None

    def resolve(self, state: "State", seat: Seat, action: Veto | Decline, happen: Happen) -> None:
        """Take the bill out of the game; the tile will bar its pile in the next round."""
        if isinstance(action, Decline):
            return
        group = GROUP_OF[action.statute]
        del state.bills[group]
        state.vetoed = action.statute
        happen(Vetoed(seat=seat, statute=action.statute, group=group))

    def why_not(self, state: "State", seat: Seat, action: Veto) -> IllegalAction:
        """Say that it is no open bill, or that its pile carries the tile."""
        reason = "{statute} is not among this round's bills."
        if action.statute in state.bills.values():
            reason = "The church vetoed a bill of this pile in the last round."
        return IllegalAction(reason, rule=self.rule, statute=action.statute)


class CallShip(Step, frozen=True, tag="call-ship"):
    """§1.9 Lighthouse: any ship of the pile for that at sea; then the pile is shuffled (C-9)."""

    rule: ClassVar[str] = "the Lighthouse"
    verbs: ClassVar[tuple[type[Action], ...]] = (Exchange,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for a ship, or none; the pile is never empty."""
        pile = sorted([*state.undrawn, *state.sailed])
        return ask(state.active, "exchange", [*(Exchange(ship) for ship in pile), DECLINE])

    def resolve(
        self, state: "State", seat: Seat, action: Exchange | Decline, happen: Happen
    ) -> None:
        """Exchange the two; nothing is known of the order of the pile any more."""
        if isinstance(action, Decline):
            return
        assert state.sea is not None, "a ship is at sea while cards are played"
        gone, state.sea = state.sea, action.ship
        pile = {*state.undrawn, *state.sailed, gone} - {action.ship}
        state.undrawn[:] = sorted(pile)
        state.sailed.clear()
        happen(ShipExchanged(seat=seat, ship=action.ship, gone=gone))

    def why_not(self, state: "State", seat: Seat, action: Exchange) -> IllegalAction:
        """Say that the ship is not in the pile."""
        return IllegalAction("Ship {ship} is not in the pile.", rule=self.rule, ship=action.ship)
