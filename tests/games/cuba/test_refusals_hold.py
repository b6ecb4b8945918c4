"""What a refusal claims is true of the table it is said at, in whole random games."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.core.action import CHANCE
from games.core.chance import answer_eagerly
from games.core.errors import IllegalAction
from games.core.near_misses import near_misses
from games.cuba.data import CAPACITY, CROPS, FIELDS, MARKERS, buy_price
from games.cuba.state import CubaState
from games.cuba.statutes import GROUP_OF
from games.cuba.tiles import TILES, Makes, Sells
from games.cuba.view import Options
from tests.games.cuba.positions import GAME

GAMES_OF_A_SIZE = 5
TRIES = 10


class Said:
    """A refusal, with the table and the action it was said of."""

    def __init__(self, state: CubaState, seat: int, action: Any, refused: IllegalAction) -> None:
        self.state, self.seat, self.action = state, seat, action
        self.step: Any = state.stack[-1]
        self.player = state.players[seat]
        self.details: dict[str, Any] = refused.details

    @property
    def cross(self) -> set[int]:
        """The row and the column of the figure, reckoned anew."""
        row, column = divmod(self.player.figure, 4)
        return {field for field in range(FIELDS) if field // 4 == row or field % 4 == column}

    def held(self, cube: str) -> int:
        """Count a kind in yard and warehouse."""
        lying: list[dict[Any, int]] = [self.player.yard, self.player.stored]
        return sum(amounts.get(cube, 0) for amounts in lying)

    @property
    def ship(self) -> Any:
        """The ship in the dock that was named."""
        return self.state.docks[self.action.dock - 1] if self.action.dock in (1, 2, 3) else None

    @property
    def prices(self) -> dict[str, int]:
        """What a crop costs on the market."""
        return {crop: buy_price(self.state.market[crop], 1) for crop in CROPS}

    @property
    def verbs(self) -> set[str]:
        """What the seat may do now."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return {choice.verb for choice in decision.legal(self.seat)}

    @property
    def free_markers(self) -> set[str]:
        """The kinds of places of the card that carry no marker."""
        kinds = {"tradeswoman": MARKERS[:2], "architect": MARKERS[2:4], "mayor": MARKERS[4:]}
        free = set(kinds.get(self.action.character, ())) - set(self.state.markers)
        return {marker.rpartition("_")[2] for marker in free}


def kind_of_place(take: str) -> str:
    """Return which kind of place gives a thing."""
    if take in ("wood", "stone", "water"):
        return "material"
    return "crop" if take in CROPS else take


def giving(said: Said) -> Any:
    """Return the effect of the building that takes cubes."""
    effect = TILES[said.step.building].effect
    assert isinstance(effect, Sells | Makes)
    return effect


def takes(said: Said) -> set[str]:
    """Return the kinds that the building takes."""
    effect = giving(said)
    return set(effect.kinds) if isinstance(effect, Sells) else {effect.crop}


CLAIMS: dict[str, Callable[[Said], bool]] = {
    "You are asked to {asked} now, not to {verb}.": lambda s: (
        s.action.verb not in s.verbs and set(s.details["asked"]) == s.verbs
    ),
    "The {character} cannot be played for {take}.": lambda s: {
        "tradeswoman": {"material", "crop"},
        "architect": {"points"},
        "mayor": {"pesos"},
    }.get(s.action.character, set()).isdisjoint({kind_of_place(s.action.take)}),
    "The {character}'s places for that are taken in this round.": lambda s: (
        kind_of_place(s.action.take) not in s.free_markers
    ),
    "{take} is not the cheapest crop on the market.": lambda s: (
        s.prices[s.action.take] > min(s.prices.values())
    ),
    "The supply has no {take} left.": lambda s: s.state.supply[s.action.take] == 0,
    "You have played the {character} in this round.": lambda s: (
        s.action.character in s.player.played
    ),
    "You have set the {character} aside for parliament.": lambda s: (
        s.action.character == s.player.aside
    ),
    "Now you pick two of {kinds}.": lambda s: (
        not {s.action.first, s.action.second} <= set(s.details["kinds"])
    ),
    "Name the two in the order of {kinds}.": lambda s: (
        s.details["kinds"].index(s.action.second) < s.details["kinds"].index(s.action.first)
    ),
    "The fields are numbered from 0 to 11.": lambda s: not 0 <= s.action.field <= 11,
    "You harvest in the row and the column of your figure only.": lambda s: (
        s.action.field not in s.cross
    ),
    "A building stands on that field.": lambda s: s.action.field in s.player.built,
    "A building stands on that field already.": lambda s: s.action.field in s.player.built,
    "Nothing can be built on the warehouse.": lambda s: s.action.field == 0,
    "That field bears no crop.": lambda s: s.player.terrain[s.action.field] not in CROPS,
    "You have harvested that field already.": lambda s: s.action.field in s.step.done,
    "The supply has no {crop} left.": lambda s: s.state.supply[s.details["crop"]] == 0,
    "You cannot both buy and sell {cube} with one Tradeswoman.": lambda s: (
        s.action.cube in (s.step.sold if s.action.verb == "buy" else s.step.bought)
    ),
    "At least one cube is traded.": lambda s: s.action.amount < 1,
    "At least one cube is given.": lambda s: s.action.amount < 1,
    "At least one cube is stored.": lambda s: s.action.amount < 1,
    "You have {held} {cube}.": lambda s: (
        s.action.amount > s.held(s.action.cube) == s.details["held"]
    ),
    "There are only {there} {cube} to buy.": lambda s: (
        s.details["there"]
        == s.state.market[s.action.cube] + s.state.supply[s.action.cube]
        < s.action.amount
    ),
    "For {amount} {cube} you need {price} pesos and you have {pesos}.": lambda s: (
        s.player.pesos == s.details["pesos"] < s.details["price"]
    ),
    "There is no {building} left to build.": lambda s: s.action.building not in s.state.tiles,
    "The {building} costs {needed} {material} and you have {held}.": lambda s: (
        s.held(s.details["material"]) == s.details["held"] < s.details["needed"]
    ),
    "No building of yours stands on that field.": lambda s: (
        s.action.field not in {0, *s.player.built}
    ),
    "{building} has been activated already.": lambda s: s.action.field in s.step.done,
    "{building} is not in the row or the column of your figure.": lambda s: (
        bool(s.step.done) and s.action.field not in s.cross
    ),
    "{building} can do nothing now.": lambda s: useless(s),
    "The {building} takes {kinds}.": lambda s: (
        s.action.cube not in takes(s) == set(s.details["kinds"])
    ),
    "The {building} takes {most} at the most.": lambda s: (
        s.action.amount > s.step.left == s.details["most"]
    ),
    "The supply has {most} left of what the {building} makes.": lambda s: (
        s.action.amount > s.state.supply[giving(s).good] == s.details["most"]
    ),
    "The Black market gives another kind than it takes.": lambda s: s.action.give == s.action.take,
    "You have no {give}.": lambda s: s.held(s.action.give) == 0,
    "You have {held} {crop} in the yard.": lambda s: (
        s.action.amount > s.player.yard[s.action.crop] == s.details["held"]
    ),
    "{statute} is not among this round's bills.": lambda s: (
        s.action.statute not in s.state.bills.values()
    ),
    "The church vetoed a bill of this pile in the last round.": lambda s: (
        GROUP_OF[s.action.statute] == s.state.barred
    ),
    "{statute} was vetoed by the church.": lambda s: s.action.statute == s.state.vetoed,
    "You have enacted {statute} already.": lambda s: s.action.statute in s.state.enacted,
    "Ship {ship} is not in the pile.": lambda s: (
        s.action.ship not in {*s.state.undrawn, *s.state.sailed}
    ),
    "The docks are 1, 2 and 3; the ship at sea cannot be loaded.": lambda s: (
        s.action.dock not in (1, 2, 3)
    ),
    "The Mayor loads one ship only, now the one in dock {chosen}.": lambda s: (
        s.player.played[-1] == "mayor" and s.action.dock != s.step.dock == s.details["chosen"]
    ),
    "There is no ship in dock {dock}.": lambda s: s.ship is None,
    "The ship in dock {dock} has no room for {cube}.": lambda s: s.ship.free_for(s.action.cube) < 1,
    "You have no {cube}.": lambda s: s.held(s.action.cube) == 0,
    "You have {held} {cube} and the ship has room for {free}.": lambda s: (
        s.action.amount > min(s.details["held"], s.details["free"])
        and s.details["held"] == s.held(s.action.cube)
        and s.details["free"] == s.ship.free_for(s.action.cube)
    ),
    "Here you load {amounts} of a kind.": lambda s: (
        str(s.action.amount) not in s.details["amounts"]
    ),
    "You can spend 0 to {pesos} pesos.": lambda s: (
        not 0 <= s.action.pesos <= s.player.pesos == s.details["pesos"]
    ),
    "The duty is {amount} of {kinds}.": lambda s: (
        len(delivered(s)) != s.details["amount"] or not set(delivered(s)) <= set(s.details["kinds"])
    ),
    "You do not have so much {lacking}.": lambda s: (
        delivered(s).count(s.details["lacking"]) > s.held(s.details["lacking"])
    ),
}
"""What must be true for each sentence to be said."""


def delivered(said: Said) -> list[str]:
    """Return the cubes that were to be delivered."""
    return [cube for cube in (said.action.first, said.action.second) if cube is not None]


def useless(said: Said) -> bool:
    """Whether the building on that field could neither take nor give anything."""
    house = said.player.house(said.action.field)
    supply, player = said.state.supply, said.player
    if house in ("warehouse", "printed_warehouse"):
        return not any(player.yard[crop] for crop in CROPS)
    if house == "church":
        return set(said.state.bills) <= {said.state.barred}
    if house == "dam":
        return supply["water"] == 0
    if house in ("small_office", "large_office"):
        ships = [ship for ship in said.state.docks if ship]
        return not any(
            ship.free_for(kind) and said.held(kind) for ship in ships for kind in CAPACITY
        )
    if house == "black_market":
        return not any(
            said.held(give) and supply[take]
            for give in CAPACITY
            for take in CAPACITY
            if give != take
        )
    effect: Any = TILES[house].effect  # type: ignore[index]  # no warehouse by now
    if isinstance(effect, Makes):
        return not said.held(effect.crop) or supply[effect.good] == 0
    return isinstance(effect, Sells) and not any(map(said.held, effect.kinds))


RARE = {
    "{statute} was vetoed by the church.",
    "The church vetoed a bill of this pile in the last round.",
    "The supply has {most} left of what the {building} makes.",
    "The supply has no {take} left.",
    "The supply has no {crop} left.",
    "There is no ship in dock {dock}.",
    "The Black market gives another kind than it takes.",
    "You have no {give}.",
    "The {building} takes {most} at the most.",
}
"""Sentences that single tests prove, for random games hardly ever lead to them."""


def said_in_random_games() -> set[str]:
    """Play, and try what is not listed; return the sentences, each of which must be true."""
    sentences: set[str] = set()
    rng = Random(11)
    for seats in GAME.seats:
        for number in range(GAMES_OF_A_SIZE):
            state = GAME.setup(seats, Options(number % 2 == 0, number % 3 == 0))
            while (decision := GAME.decision(state)) is not None:
                for seat in (seat for seat in decision.seats if seat != CHANCE):
                    for action in near_misses(decision.legal(seat), GAME.action_type, rng, TRIES):
                        refused = GAME.refusal(state, seat, action)
                        true = CLAIMS[refused.reason](Said(state, seat, action, refused))
                        assert true, f"“{action}” of seat {seat}: {refused}"
                        sentences.add(refused.reason)
                GAME.apply(state, *answer_eagerly(decision, rng))
    return sentences


def test_refusals_are_true() -> None:
    assert set(CLAIMS) - said_in_random_games() <= RARE
