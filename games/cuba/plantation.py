"""Worker and Architect: harvesting (§5.1) and building (§5.3)."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.decision import Decision, ask
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.cuba.actions import Build, Decline, Finish, Harvest, Move, Place
from games.cuba.data import (
    CROP_OF,
    CROSS,
    DROUGHT_HARVESTS,
    FIELDS,
    FREE_HARVESTS,
    MATERIAL_OF,
    WAREHOUSE_FIELD,
)
from games.cuba.events import Amounts, Built, Harvested, Moved, NothingBuilt
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import BUILDINGS, TILES, Building

if TYPE_CHECKING:
    from games.cuba.state import CubaState as State
    from games.cuba.state import Player

FINISH = Finish()
DECLINE = Decline()
MOVES = tuple(Move(field) for field in range(FIELDS))
HARVESTS = tuple(Harvest(field) for field in range(FIELDS))
PLACES = tuple(Place(field) for field in range(FIELDS))
BUILDS: dict[Building, Build] = {building: Build(building) for building in BUILDINGS}


class MoveFigure(Step, frozen=True, tag="move-figure"):
    """§5.1 1 and 3: move the figure anywhere, and take the materials of its row and column."""

    rule: ClassVar[str] = "the Worker"

    def decision(self, state: "State") -> Decision | None:
        """Ask for a field; the figure may stay."""
        return ask(state.active, "move", MOVES)

    def resolve(self, state: "State", seat: Seat, action: Move, happen: Happen) -> None:
        """Take a cube from every material field without a building, then harvest."""
        player = state.players[seat]
        origin, player.figure = player.figure, action.field
        taken: dict[str, int] = {}
        for field in CROSS[action.field]:
            material = MATERIAL_OF.get(player.terrain[field])
            if material is not None and field not in player.built:
                taken[material] = taken.get(material, 0) + state.gain(seat, material, 1)
        got: Amounts = tuple(
            (material, taken[material]) for material in MATERIAL_OF.values() if taken.get(material)
        )
        happen(Moved(seat=seat, origin=origin, field=action.field, cubes=got))
        free = DROUGHT_HARVESTS if state.in_force("drought") else FREE_HARVESTS
        state.push(HarvestCrops(free))

    def why_not(self, state: "State", seat: Seat, action: Move) -> IllegalAction:
        """Say that there is no such field."""
        return IllegalAction("The fields are numbered from 0 to 11.", rule=self.rule)


class HarvestCrops(Step, frozen=True, tag="harvest-crops"):
    """§5.1 4 and 5: so many crop fields for nothing, then one for each water."""

    free: int
    done: tuple[int, ...] = ()
    rule: ClassVar[str] = "the Worker"
    verbs: ClassVar[tuple[type[Action], ...]] = (Harvest,)

    def decision(self, state: "State") -> Decision | None:
        """Ask for a field, or to be done; skipped when nothing can be harvested."""
        player = state.players[state.active]
        if not self.free and not player.yard["water"]:
            return None
        terrain, supply, built, done = player.terrain, state.supply, player.built, self.done
        choices: list[Harvest | Finish] = [
            HARVESTS[field]
            for field in CROSS[player.figure]
            if (crop := CROP_OF.get(terrain[field])) is not None
            and supply[crop]
            and field not in built
            and field not in done
        ]
        return ask(state.active, "harvest", [*choices, FINISH]) if choices else None

    def resolve(self, state: "State", seat: Seat, action: Harvest | Finish, happen: Happen) -> None:
        """Take the crop, for a water once the free harvests are used up."""
        if isinstance(action, Finish):
            return
        crop = CROP_OF[state.players[seat].terrain[action.field]]
        water = 0 if self.free else 1
        if water:
            state.lose(seat, "water", water)
        state.gain(seat, crop, 1)
        happen(Harvested(seat=seat, field=action.field, crop=crop, water=water))
        state.push(HarvestCrops(max(0, self.free - 1), (*self.done, action.field)))

    def why_not(self, state: "State", seat: Seat, action: Harvest) -> IllegalAction:
        """Say what is wrong with the field; nobody is asked without a harvest or a water left."""
        player = state.players[seat]
        in_cross = action.field in CROSS[player.figure]
        crop = CROP_OF.get(player.terrain[action.field]) if in_cross else None
        if not in_cross:
            reason = "You harvest in the row and the column of your figure only."
        elif action.field in player.built:
            reason = "A building stands on that field."
        elif crop is None:
            reason = "That field bears no crop."
        elif action.field in self.done:
            reason = "You have harvested that field already."
        else:
            reason = "The supply has no {crop} left."
        return IllegalAction(reason, rule=self.rule, crop=crop)


def pesos_to_build(state: "State") -> int:
    """Return what a building costs beside its materials (§1.8, Building act)."""
    return BUILDING_ACT_PESOS if state.in_force("building_act") else 0


def affordable(state: "State", player: "Player", building: Building) -> bool:
    """Whether a player can pay the whole cost of a building."""
    wood, stone, water = TILES[building][:3]
    yard = player.yard
    return (
        yard["wood"] >= wood
        and yard["stone"] >= stone
        and yard["water"] >= water
        and player.pesos >= pesos_to_build(state)
    )


class BuildTile(Step, frozen=True, tag="build-tile"):
    """§5.3 Architect: one available building, paid for in full."""

    rule: ClassVar[str] = "the Architect"
    verbs: ClassVar[tuple[type[Action], ...]] = (Build,)

    def decision(self, state: "State") -> Decision | None:
        """Ask which; skipped when none can be paid."""
        player = state.players[state.active]
        choices: list[Build | Decline] = [
            BUILDS[building] for building in state.tiles if affordable(state, player, building)
        ]
        return ask(state.active, "build", [*choices, DECLINE]) if choices else None

    def run(self, state: "State", happen: Happen) -> None:
        """Build nothing, for nothing can be paid."""
        happen(NothingBuilt(seat=state.active))

    def resolve(self, state: "State", seat: Seat, action: Build | Decline, happen: Happen) -> None:
        """Go on to the field; what it costs is paid when it stands."""
        if isinstance(action, Decline):
            happen(NothingBuilt(seat=seat))
        else:
            state.push(PlaceTile(action.building))

    def why_not(self, state: "State", seat: Seat, action: Build) -> IllegalAction:
        """Say that the building is gone, or which material is missing.

        Pesos are not: with too few for the Building act nothing can be built and nobody is asked.
        """
        if action.building not in state.tiles:
            return IllegalAction(
                "There is no {building} left to build.", rule=self.rule, building=action.building
            )
        player = state.players[seat]
        material, needed = next(
            (material, needed)
            for material, needed in TILES[action.building].cost
            if player.has(material) < needed
        )
        return IllegalAction(
            "The {building} costs {needed} {material} and you have {held}.",
            rule=self.rule,
            building=action.building,
            needed=needed,
            material=material,
            held=player.has(material),
        )


class PlaceTile(Step, frozen=True, tag="place-tile"):
    """§5.3: on any field but the warehouse and those with a building; its terrain is lost."""

    building: Building
    rule: ClassVar[str] = "the Architect"

    def decision(self, state: "State") -> Decision | None:
        """Ask for the field."""
        built = state.players[state.active].built
        return ask(
            state.active,
            "place",
            [place for place in PLACES[WAREHOUSE_FIELD + 1 :] if place.field not in built],
        )

    def resolve(self, state: "State", seat: Seat, action: Place, happen: Happen) -> None:
        """Pay, take the tile and put it there."""
        player, pesos = state.players[seat], pesos_to_build(state)
        cost = TILES[self.building].cost
        for material, amount in cost:
            state.lose(seat, material, amount)
        player.pesos -= pesos
        player.built[action.field] = self.building
        state.tiles[self.building] -= 1
        if not state.tiles[self.building]:
            del state.tiles[self.building]
        paid: Amounts = (*cost, ("peso", pesos)) if pesos else cost
        happen(Built(seat=seat, building=self.building, field=action.field, paid=paid))

    def why_not(self, state: "State", seat: Seat, action: Place) -> IllegalAction:
        """Say that the field is the warehouse, or has a building."""
        if action.field == WAREHOUSE_FIELD:
            reason = "Nothing can be built on the warehouse."
        elif action.field in state.players[seat].built:
            reason = "A building stands on that field already."
        else:
            reason = "The fields are numbered from 0 to 11."
        return IllegalAction(reason, rule=self.rule)
