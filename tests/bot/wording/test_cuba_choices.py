"""What choices cost and bring is what really comes of them."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from bot.wording.cuba.choices import choice
from bot.wording.language import Language
from games.core.action import Action
from games.cuba.actions import (
    Activate,
    Bribe,
    Build,
    Buy,
    Deliver,
    Give,
    Harvest,
    Load,
    Move,
    Pay,
    Place,
    Play,
    Sell,
    Store,
    Swap,
)
from games.cuba.data import CROP_OF, CROPS, CUBES, MATERIALS
from games.cuba.events import Built, DutyDelivered, TaxPaid
from games.cuba.state import CubaState, Player
from games.cuba.tiles import Gives, Loads, Makes, Sells, effect_of
from tests.bot.wording.moments import random_game
from tests.games.cuba.positions import GAME, position

ENGLISH = Language("en")
GAMES = 16


def amounts(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def named(text: str, kinds: tuple[str, ...] = CUBES) -> dict[str, int]:
    """Read amounts of cubes out of words: "1 wood and 2 cigars"."""
    found = re.findall(r"(\d+) (\w+)", text)
    pairs = ((kind if kind != "cigar" else "cigars", int(amount)) for amount, kind in found)
    return {kind: amount for kind, amount in pairs if kind in kinds}


class Deed:
    """An action that was said and done."""

    def __init__(self, state: CubaState, seat: int, action: Action) -> None:
        self.said = choice(GAME.view(state, seat), action, ENGLISH)
        self.action: Any = action
        self.seat = seat
        self.before = state
        self.after = state.copy()
        self.events = GAME.apply(self.after, seat, action)

    @property
    def had(self) -> Player:
        return self.before.players[self.seat]

    @property
    def has(self) -> Player:
        return self.after.players[self.seat]

    @property
    def effect(self) -> list[int]:
        return amounts(self.said.effect)

    def gained(self, *kinds: str) -> dict[str, int]:
        """Return how much more there is of each kind, none with 0."""
        changes = {kind: self.has.has(kind) - self.had.has(kind) for kind in kinds}  # type: ignore[arg-type]  # kinds of cubes
        return {kind: change for kind, change in changes.items() if change}

    @property
    def pesos(self) -> int:
        return self.has.pesos - self.had.pesos

    @property
    def points(self) -> int:
        return self.has.points - self.had.points


def buys(deed: Deed) -> None:
    assert deed.effect == [-deed.pesos, deed.has.pesos]
    assert named(deed.said.label) == deed.gained(*CUBES)


def sells(deed: Deed) -> None:
    assert deed.effect == [deed.pesos, deed.has.has(deed.action.cube)]
    assert named(deed.said.label) == {deed.action.cube: -deed.gained(*CUBES)[deed.action.cube]}


def gives(deed: Deed) -> None:
    gained = deed.points or deed.pesos or deed.gained("rum", "cigars").popitem()[1]
    assert deed.effect == [gained, deed.has.has(deed.action.cube)]


def swaps(deed: Deed) -> None:
    assert deed.gained(*CUBES) == {deed.action.give: -1, deed.action.take: 1}
    assert deed.effect == [deed.has.has(deed.action.give)]


def stores(deed: Deed) -> None:
    assert deed.effect == [deed.has.yard[deed.action.crop]]
    assert (
        deed.has.stored[deed.action.crop]
        == deed.had.stored[deed.action.crop] + (amounts(deed.said.label)[0])
    )


def loads(deed: Deed) -> None:
    ship = deed.before.docks[deed.action.dock - 1]
    assert ship is not None
    left = ship.free - deed.action.amount
    assert deed.effect == [deed.points, *([left] if left else []), ship.number]
    assert ("full" in deed.said.effect) == (not left)
    harbour_act = deed.before.laws["other"] == "harbour_act"
    assert ("sails at once" in deed.said.effect) == (harbour_act and not left)


def harvests(deed: Deed) -> None:
    paid = deed.had.yard["water"] - deed.has.yard["water"]
    assert deed.effect == ([1, deed.has.yard["water"]] if paid else [])
    crop, _ = deed.gained(*CROPS).popitem()
    assert deed.said.label.startswith(f"Harvest {crop} on field")


def moves(deed: Deed) -> None:
    taken, _, harvest = deed.said.effect.partition("harvest ")
    assert named(taken, MATERIALS) == deed.gained(*MATERIALS)
    decision = GAME.decision(deed.after)
    fields = [it.field for it in decision.legal(deed.seat) if isinstance(it, Harvest)]  # type: ignore[union-attr]  # the game goes on
    crops = [CROP_OF[deed.has.terrain[field]] for field in fields]
    supply = deed.after.supply
    possible = {crop: min(crops.count(crop), supply[crop]) for crop in CROPS if crop in crops}
    assert named(harvest.rpartition(" of ")[2], CROPS) == possible
    if " of " in harvest:
        view = GAME.view(deed.after, deed.seat)
        assert view.working is not None
        assert amounts(harvest)[0] == view.working.left


def plays(deed: Deed) -> None:
    if deed.action.take is not None:
        gain = deed.points or deed.pesos or sum(deed.gained(*CUBES).values())
        assert amounts(deed.said.label) == [gain]
    elif deed.action.character == "mayor":
        assert deed.effect == [most for most in [best_cargo(deed.after, deed.seat)] if most]
    elif deed.action.character == "architect":
        listed = GAME.view(deed.after, deed.seat).choices
        built = sum(isinstance(other, Build) for other in listed)
        assert deed.effect == ([built] if built else [])


def best_cargo(state: CubaState, seat: int) -> int:
    """Load each ship with all it takes, and return the most points."""
    best = 0
    for dock in (1, 2, 3):
        loaded = state.copy()
        while True:
            decision = GAME.decision(loaded)
            listed = decision.legal(seat) if decision else ()
            here = [it for it in listed if isinstance(it, Load) and it.dock == dock]
            if not here:
                break
            GAME.apply(loaded, seat, max(here, key=lambda load: load.amount))
        best = max(best, loaded.players[seat].points - state.players[seat].points)
    return best


def builds(deed: Deed) -> None:
    built = deed.after.copy()
    decision = GAME.decision(built)
    assert decision is not None
    [event] = [
        event
        for event in GAME.apply(built, deed.seat, decision.legal(deed.seat)[0])
        if isinstance(event, Built)
    ]
    cost, _, _ = deed.said.effect.partition(";")
    paid = dict(event.paid)
    pesos = paid.pop("peso", 0)
    assert named(cost) == paid
    assert ("peso" in cost) == (pesos > 0)
    assert amounts(cost)[len(paid) :] == [pesos] * (pesos > 0)


def activates(deed: Deed) -> None:
    house = deed.had.house(deed.action.field)
    assert house is not None
    effect = effect_of(house)
    if isinstance(effect, Gives):
        gained = deed.points or deed.pesos or deed.gained("water")["water"]
        assert deed.effect == [gained]
    elif isinstance(effect, Sells):
        held = sum(deed.had.has(kind) for kind in effect.kinds)
        assert deed.effect == [effect.most, effect.each, held]
    elif isinstance(effect, Makes):
        assert deed.effect == [deed.had.has(effect.crop)]
    elif isinstance(effect, Loads):
        listed = GAME.view(deed.after, deed.seat).choices
        best = max(it.dock * it.amount for it in listed if isinstance(it, Load))
        assert deed.effect == [*effect.amounts, best]
    figure = deed.had.figure
    crossing = figure // 4 == deed.action.field // 4 or figure % 4 == deed.action.field % 4
    assert ("only this one" in deed.said.effect) == (not crossing)


def places(deed: Deed) -> None:
    figure = deed.had.figure
    crossing = figure // 4 == deed.action.field // 4 or figure % 4 == deed.action.field % 4
    assert ("in row or column" in deed.said.effect) == crossing


def pays(deed: Deed) -> None:
    [paid] = [event for event in deed.events if isinstance(event, TaxPaid)][:1]
    assert amounts(deed.said.label) == [paid.pesos]
    assert deed.effect == [paid.points, deed.had.pesos - paid.pesos]


def delivers(deed: Deed) -> None:
    [delivered] = [event for event in deed.events if isinstance(event, DutyDelivered)]
    assert named(deed.said.label) == dict(delivered.cubes)
    left = [deed.had.has(kind) - amount for kind, amount in delivered.cubes]  # type: ignore[arg-type]  # kinds of cubes
    assert deed.effect == [delivered.points + delivered.bonus, *left]


def bribes(deed: Deed) -> None:
    player = deed.had
    assert deed.effect == [player.votes + deed.action.pesos, player.pesos - deed.action.pesos]
    assert (amounts(deed.said.label) or [0]) == [deed.action.pesos]


CHECKS: dict[type[Action], Callable[[Deed], None]] = {
    Buy: buys,
    Sell: sells,
    Give: gives,
    Swap: swaps,
    Store: stores,
    Load: loads,
    Harvest: harvests,
    Move: moves,
    Play: plays,
    Build: builds,
    Place: places,
    Activate: activates,
    Pay: pays,
    Deliver: delivers,
    Bribe: bribes,
}


def on_the_black_market() -> Iterator[Deed]:
    table = position(holds={0: "1 sugar, 2 rum"}, built={0: {1: "black_market"}})
    state = table.do(0, "play foreman", "activate 1").state
    yield from (Deed(state, 0, act) for act in table.view(0).choices if isinstance(act, Swap))


def deeds() -> Iterator[Deed]:
    yield from on_the_black_market()
    for seed in range(GAMES):
        for moment in random_game(GAME, GAME.seats[seed % len(GAME.seats)], seed):
            if moment.decision is not None:
                seat = moment.decision.awaited[0]
                for action in moment.decision.legal(seat):
                    if type(action) in CHECKS:
                        yield Deed(moment.state, seat, action)


def test_what_is_said_of_a_choice_is_what_comes_of_it() -> None:
    seen = set()
    for deed in deeds():
        CHECKS[type(deed.action)](deed)
        seen.add(type(deed.action))
    assert seen == set(CHECKS)
