"""Foreman: activating buildings in a cross, or a single one anywhere (§5.4)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import Activate, Finish
from games.cuba.data import CROSS, FIELDS, TOWN_HALL_VOTES, WAREHOUSE_FIELD
from games.cuba.events import Activated, Amounts, VotesPromised
from games.cuba.functions import (
    CallShip,
    GiveCubes,
    StoreCrops,
    SwapOnBlackMarket,
    VetoBill,
)
from games.cuba.harbour import LoadCargo
from games.cuba.tiles import Effect, Gives, House, Loads, Makes, Sells, effect_of

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State

FINISH = Finish()
ACTIVATIONS = tuple(Activate(field) for field in range(FIELDS))
SPECIAL_STEPS: dict[str, Step] = {
    "black_market": SwapOnBlackMarket(),
    "church": VetoBill(),
    "lighthouse": CallShip(),
    "warehouse": StoreCrops(),
}


def asks(house: House, effect: Effect) -> Step | None:
    """Return the question a building asks when it is activated; None when it asks none."""
    if isinstance(effect, Sells):
        assert house != "printed_warehouse", "a warehouse sells nothing"
        return GiveCubes(house, effect.most)
    if isinstance(effect, Makes):
        assert house != "printed_warehouse", "a warehouse makes nothing"
        return GiveCubes(house)
    if isinstance(effect, Loads):
        return LoadCargo(amounts=effect.amounts, office=True)
    if isinstance(effect, Gives):
        return None
    return SPECIAL_STEPS.get(effect.name)


def of_use(state: "State", house: House) -> bool:
    """Whether activating a building of the active player can do anything now."""
    effect = effect_of(house)
    step = asks(house, effect)
    if step is not None:
        return step.decision(state) is not None
    thing = effect.thing if isinstance(effect, Gives) else "point"
    return thing == "peso" or thing == "point" or state.supply[thing] > 0


class ActivateBuildings(Step, frozen=True, tag="activate-buildings"):
    """§5.4 Foreman: the buildings in row and column of the figure, or any single one.

    The first building says which: one outside row and column is the single one.
    """

    done: tuple[int, ...] = ()
    rule: ClassVar[str] = "the Foreman"
    verbs: ClassVar[tuple[type[Action], ...]] = (Activate,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for the next building, or to be done; those that can do nothing are passed over."""
        player = state.players[state.active]
        cross = CROSS[player.figure]
        choices: list[Activate | Finish] = [
            ACTIVATIONS[field]
            for field in (WAREHOUSE_FIELD, *player.built)
            if field not in self.done
            and (not self.done or field in cross)
            and (house := player.house(field)) is not None
            and of_use(state, house)
        ]
        return ask(state.active, "activate", [*choices, FINISH]) if choices else None

    def resolve(
        self, state: "State", seat: Seat, action: Activate | Finish, happen: Happen
    ) -> None:
        """Let the building work, then go on in the cross."""
        if isinstance(action, Finish):
            return
        player = state.players[seat]
        house = player.house(action.field)
        assert house is not None, "only fields with a building are listed"
        if action.field in CROSS[player.figure]:
            state.push(ActivateBuildings((*self.done, action.field)))
        effect = effect_of(house)
        got: Amounts = self._gift(state, seat, effect) if isinstance(effect, Gives) else ()
        happen(Activated(seat=seat, building=house, field=action.field, got=got))
        step = asks(house, effect)
        if step is not None:
            state.push(step)
        elif house == "town_hall":
            player.town_hall = True
            happen(VotesPromised(seat=seat, votes=TOWN_HALL_VOTES))

    def _gift(self, state: "State", seat: Seat, effect: Gives) -> Amounts:
        """Give what a building gives for nothing, as far as there is any."""
        thing, amount = effect
        if thing == "peso":
            state.players[seat].pesos += amount
        elif thing == "point":
            state.players[seat].effects += amount
        else:
            amount = state.gain(seat, thing, amount)
        return ((thing, amount),)

    def why_not(self, state: "State", seat: Seat, action: Activate) -> IllegalAction:
        """Say that there is no building, or why it cannot be activated now."""
        player = state.players[seat]
        house = player.house(action.field)
        if house is None:
            reason = "No building of yours stands on that field."
        elif action.field in self.done:
            reason = "{building} has been activated already."
        elif self.done and action.field not in CROSS[player.figure]:
            reason = "{building} is not in the row or the column of your figure."
        else:
            reason = "{building} can do nothing now."
        return IllegalAction(reason, rule=self.rule, building=house)
