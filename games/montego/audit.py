"""What must be true of every state (§2.1, §3, §7), recounted from scratch."""

from collections.abc import Iterator

from games.montego.data import (
    BARRELS_OF_A_COLOUR,
    CARDS,
    COINS,
    COLOURS,
    FREIGHTERS,
    HIRE_PRICE,
    JACK,
    LEFT_TAVERN,
    PIERS,
    RIGHT_TAVERN,
    STACK,
    WAREHOUSES,
    colour_of,
    size_of,
    tavern_of,
    warehouses_for,
)
from games.montego.harbour import DrawFirstShips
from games.montego.loading import EmptyRoom, LoadBarrels, MakeUpForBroken
from games.montego.set_up import (
    ChooseChooser,
    LayOutWarehouses,
    PickThirdWorker,
    ShuffleTiles,
)
from games.montego.state import MontegoState
from games.montego.steps import HireJack, LayCards, SetJackDown, mate_of


def audit(state: MontegoState) -> list[str]:
    """Return a sentence for everything that is not as it must be."""
    return [
        *_barrels(state),
        *_coins(state),
        *_harbour(state),
        *_stacks(state),
        *_board(state),
        *_workers(state),
        *_figures(state),
        *_jack(state),
        *_secrets(state),
    ]


def _is_to_do(state: MontegoState, *kinds: type) -> bool:
    """Whether a step of one of these kinds is still on the stack."""
    return any(isinstance(step, kinds) for step in state.stack)


def _barrels(state: MontegoState) -> Iterator[str]:
    each = BARRELS_OF_A_COLOUR * (2 if len(state.players) == 2 else 1)
    in_hand = [step for step in state.stack if isinstance(step, LoadBarrels)]
    for seat, player in enumerate(state.players):
        aboard = sum(ship.cargo.get(seat, 0) for ship in state.harbour)
        held = sum(step.left for step in in_hand if state.owner(step.figure) == seat)
        total = player.barrels + aboard + held + state.pile.get(seat, 0)
        if total != each or player.barrels < 0:
            yield f"seat {seat}: {total} of {each} barrels, {player.barrels} in the supply"
        if min(player.ships, player.bonuses, player.pile) < 0:
            yield f"seat {seat}: points {player.ships}, {player.bonuses}, {player.pile}"
    seats = range(len(state.players))
    if not set(state.pile) <= set(seats) or min(state.pile.values(), default=1) < 1:
        yield f"the tavern pile: {state.pile}"


def _coins(state: MontegoState) -> Iterator[str]:
    held = [player.coins for player in state.players]
    if state.coins + sum(held) != COINS or min(state.coins, *held) < 0:
        yield f"{state.coins} coins in the stock, {held} with the players"


def _harbour(state: MontegoState) -> Iterator[str]:
    berthed = [ship.ship for ship in state.harbour]
    if len(berthed) + state.tug > PIERS:
        yield f"{len(berthed)} ships and {int(state.tug)} tug for {PIERS} piers"
    if state.tug and state.round > 1:
        yield f"the tug is still there in round {state.round}"
    for ship in state.harbour:
        if state.free_holds(ship) <= 0 or min(ship.cargo.values(), default=1) < 1:
            yield f"{ship.ship} has {state.free_holds(ship)} free holds, cargo {ship.cargo}"


def _stacks(state: MontegoState) -> Iterator[str]:
    there = [*(ship.ship for ship in state.harbour), *state.undrawn]
    if len(set(there)) != len(there) or not set(there) <= set(FREIGHTERS):
        yield f"ships: {there}"
    first, second = state.stacks
    if not (0 <= first <= STACK and 0 <= second <= STACK) or (first and second < STACK):
        yield f"stacks of {state.stacks}"
    if not _is_to_do(state, DrawFirstShips) and state.ships_to_come != len(state.undrawn):
        yield f"stacks of {state.stacks}, but {len(state.undrawn)} ships not drawn"
    opened = state.opened_in is not None
    if opened != (second < STACK) or (opened and state.opened_in not in range(state.round + 1)):
        yield f"stacks of {state.stacks}, the second opened in {state.opened_in}"


def _board(state: MontegoState) -> Iterator[str]:
    used = WAREHOUSES[: warehouses_for(len(state.players))]
    laid = state.warehouses
    done = not _is_to_do(state, LayOutWarehouses)
    if len(set(laid)) != len(laid) or not set(laid) <= set(used) or len(state.turned) != len(laid):
        yield f"warehouses: {laid}, turned {state.turned}"
    elif done and len(laid) != len(used):
        yield f"{len(laid)} of {len(used)} warehouses are laid out"
    rail = state.rail
    shuffled = not _is_to_do(state, ShuffleTiles)
    if len(set(rail)) != len(rail) or not set(rail) <= set(state.owners):
        yield f"the rail: {rail}"
    elif shuffled and len(rail) != len(state.owners):
        yield f"{len(rail)} of {len(state.owners)} order tiles lie on the rail"


def _workers(state: MontegoState) -> Iterator[str]:
    two = len(state.players) == 2
    thirds = [worker for worker in state.owners if colour_of(worker) in COLOURS[2:]] if two else []
    own = {worker: owner for worker, owner in state.owners.items() if worker not in thirds}
    astray = [worker for worker, owner in own.items() if COLOURS.index(colour_of(worker)) != owner]
    if astray or len(own) != 2 * len(state.players):
        yield f"workers: {state.owners}"
    if not two or _is_to_do(state, ChooseChooser, PickThirdWorker):
        if thirds:
            yield f"third workers before they were picked: {thirds}"
        return
    seats = sorted(state.owners[worker] for worker in thirds)
    if (
        seats != [0, 1]
        or len(set(map(colour_of, thirds))) != 2
        or len(set(map(size_of, thirds))) != 2
    ):
        yield f"third workers: {thirds} of seats {seats}"


def _figures(state: MontegoState) -> Iterator[str]:
    standing = set(state.owners) | ({JACK} if state.partner is not None else set())
    if set(state.places) != standing:
        yield f"figures on the board: {sorted(state.places)}"
    possible = {LEFT_TAVERN, RIGHT_TAVERN, *range(state.spaces)}
    for figure, place in state.places.items():
        if place not in possible:
            yield f"{figure} stands on {place}"
        if place < 0 and figure != JACK and place != tavern_of(figure):
            yield f"{figure} has come to the tavern {place}"
    before_jack_moved = state.partner is not None and not state.journeys
    for space in range(state.spaces):
        there = state.at(space)
        if len(there) > 1 and not (before_jack_moved and JACK in there and len(there) == 2):
            yield f"space {space} holds {there}"
    loads = [
        step.figure
        for step in state.stack
        if isinstance(step, EmptyRoom | LoadBarrels | MakeUpForBroken)
    ]
    if len(set(state.loaded)) != len(state.loaded) or not {*state.loaded, *loads} <= standing:
        yield f"loaded have {state.loaded}, {loads} load"


def _jack(state: MontegoState) -> Iterator[str]:
    placing = _is_to_do(state, SetJackDown)
    hired, standing = state.hirer is not None, state.partner is not None
    if hired != (standing or placing) or (standing and placing):
        yield f"Jack is hired by {state.hirer} and stands beside {state.partner}"
    elif state.partner is None:
        return
    elif state.owners.get(state.partner) != state.hirer:
        yield f"Jack stands beside {state.partner}, which is not of seat {state.hirer}"
    elif not state.journeys and state.places.get(JACK) != state.places[state.partner]:
        yield f"Jack has left {state.partner} before he walked"


def _secrets(state: MontegoState) -> Iterator[str]:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, HireJack):
        for seat in step.answers:
            if state.players[seat].coins < HIRE_PRICE:
                yield f"seat {seat} answers about Jack with {state.players[seat].coins} coins"
    if isinstance(step, LayCards):
        for seat, laid in step.answers.items():
            mates = {figure: mate_of(state, figure) for figure in laid}
            twice = any(mate in laid and laid[mate] == laid[one] for one, mate in mates.items())
            own = set(state.figures_of(seat))
            if twice or not set(laid) <= own or not set(laid.values()) <= set(CARDS):
                yield f"seat {seat} has laid {laid}"
