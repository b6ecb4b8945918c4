"""Set-up (§3): third workers of two players, warehouses, order tiles, ships."""

from typing import TYPE_CHECKING, ClassVar

from games.core.action import Seat
from games.core.decision import Decision, ask, draw
from games.core.errors import IllegalAction
from games.core.step import Happen, Step
from games.montego.actions import LayTile, LayWarehouse, NameChooser, Pick
from games.montego.data import WAREHOUSES, WORKERS, left_by, tavern_of, warehouses_for
from games.montego.events import SetUp, ThirdWorkers, TilesMoved

if TYPE_CHECKING:
    from games.montego.state import MontegoState as State


class ChooseChooser(Step, frozen=True, tag="choose-chooser"):
    """Set-up 3: with two players, chance says who picks a third worker."""

    def decision(self, state: "State") -> Decision | None:
        """Draw one of the two; skipped with more players."""
        if len(state.players) > 2:
            return None
        return draw("chooser", [NameChooser(seat) for seat in range(2)])

    def resolve(self, state: "State", seat: Seat, action: NameChooser, happen: Happen) -> None:
        """Let that player pick."""
        state.push(PickThirdWorker(action.seat))


class PickThirdWorker(Step, frozen=True, tag="pick-third-worker"):
    """Set-up 3: any unused worker; the other player gets the other colour and the other size."""

    seat: Seat
    rule: ClassVar[str] = "third dockers of two players"

    def decision(self, state: "State") -> Decision | None:
        """Ask for one of the four."""
        return ask(
            self.seat, "pick", [Pick(worker) for worker in WORKERS if worker not in state.owners]
        )

    def resolve(self, state: "State", seat: Seat, action: Pick, happen: Happen) -> None:
        """Give both their third worker, each in the tavern of its size."""
        left, other = left_by(action.worker), 1 - seat
        for owner, worker in ((seat, action.worker), (other, left)):
            state.owners[worker] = owner
            state.places[worker] = tavern_of(worker)
        happen(ThirdWorkers(picked=(seat, action.worker), left=(other, left)))

    def why_not(self, state: "State", seat: Seat, action: Pick) -> IllegalAction:
        """Say that the worker is one of those who are in play already."""
        return IllegalAction("{worker} is in play already.", rule=self.rule, worker=action.worker)


class LayOutWarehouses(Step, frozen=True, tag="lay-out-warehouses"):
    """Set-up 4: warehouses in random places and random orientation; W8 only with four players."""

    def decision(self, state: "State") -> Decision | None:
        """Draw the next one from the left."""
        pool = WAREHOUSES[: warehouses_for(len(state.players))]
        left = [name for name in pool if name not in state.warehouses]
        if not left:
            return None
        choices = [LayWarehouse(name, turned) for name in left for turned in (False, True)]
        return draw("lay-warehouse", choices)

    def resolve(self, state: "State", seat: Seat, action: LayWarehouse, happen: Happen) -> None:
        """Lay it there."""
        state.warehouses.append(action.warehouse)
        state.turned.append(action.turned)
        state.push(self)


class ShuffleTiles(Step, frozen=True, tag="shuffle-tiles"):
    """Set-up 5 and §4.7: the order tiles of all workers in play, in random order on the rail."""

    def decision(self, state: "State") -> Decision | None:
        """Draw the tile for the next position."""
        left = [LayTile(worker) for worker in state.owners if worker not in state.rail]
        return draw("lay-tile", left) if left else None

    def resolve(self, state: "State", seat: Seat, action: LayTile, happen: Happen) -> None:
        """Put it on the rail."""
        state.rail.append(action.worker)
        state.push(self)

    def run(self, state: "State", happen: Happen) -> None:
        """Tell the order."""
        happen(new_order(state, shuffled=True))


def new_order(state: "State", *, shuffled: bool) -> TilesMoved:
    """Tell how the order tiles lie now."""
    owners = tuple(state.owners[worker] for worker in state.rail)
    return TilesMoved(shuffled=shuffled, rail=tuple(state.rail), owners=owners)


class BeginGame(Step, frozen=True, tag="begin-game"):
    """The set-up is done."""

    def run(self, state: "State", happen: Happen) -> None:
        """Show the board."""
        happen(SetUp())
