"""Effects, one after the other: the vocabulary of cards, cities, tokens and tiles (§6.1)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from games.core.action import Action, Seat
from games.core.step import Happen, Step
from games.maracaibo.actions import Influence
from games.maracaibo.buying import BuyForLess
from games.maracaibo.combat import ChoosePile
from games.maracaibo.data import NATIONS, Source
from games.maracaibo.discs import RemoveDiscs
from games.maracaibo.exploring import ExploreSpaces
from games.maracaibo.free import ActStep
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, GainKind
from games.maracaibo.tracks import (
    gain_combat,
    gain_influence,
    raise_doubloon_income,
    raise_point_income,
    score,
    take_doubloons,
    take_figures,
    take_symbol,
)

if TYPE_CHECKING:
    from games.maracaibo.state import MaracaiboState as State

INFLUENCES = [Influence(nation) for nation in NATIONS]


class ChooseNation(ActStep, frozen=True, tag="choose-nation"):
    """§6.1 N*: influence with one nation of your choice."""

    amount: int
    kind: ClassVar[str] = "influence"
    rule: ClassVar[str] = "influence"
    verbs: ClassVar[tuple[type[Action], ...]] = (Influence,)

    def options(self, state: "State") -> list[Influence]:
        """The three nations."""
        return INFLUENCES

    def carry_out(self, state: "State", seat: Seat, action: Influence, happen: Happen) -> None:
        """Gain it."""
        gain_influence(state, seat, action.nation, self.amount, happen)


class Resolve(Step, frozen=True, tag="resolve"):
    """§6.1: the active player receives effects from left to right; gains are compulsory."""

    gains: tuple[Gain, ...]
    source: Source

    def run(self, state: "State", happen: Happen) -> None:
        """Give what needs no question; push the first effect that asks one, and the rest."""
        seat = state.active
        symbols = state.players[seat].symbols
        for number, gain in enumerate(self.gains):
            if not gain.amount or (gain.given is not None and gain.given not in symbols):
                continue
            at_once = AT_ONCE.get(gain.kind)
            if at_once is not None and (gain.kind != "influence" or gain.nation is not None):
                at_once(state, seat, gain, self.source, happen)
                continue
            rest = self.gains[number + 1 :]
            if rest:
                state.push(Resolve(rest, self.source))
            state.push(ASKING[gain.kind](state, gain))
            return


def _influence(state: "State", seat: Seat, gain: Gain, source: Source, happen: Happen) -> None:
    assert gain.nation is not None, "which nation is asked otherwise"
    gain_influence(state, seat, gain.nation, gain.amount, happen)


def _symbol(state: "State", seat: Seat, gain: Gain, source: Source, happen: Happen) -> None:
    assert gain.symbol is not None, "a synergy token is of some kind"
    take_symbol(state, seat, gain.symbol, happen)


def _runners(state: "State", seat: Seat, gain: Gain, source: Source, happen: Happen) -> None:
    """Pay for all assistants at the location of the ship (§6.1 M)."""
    location = state.players[seat].ship
    doubloons = sum(
        len(player.assistants_at(location)) * (OWN_RUNNER if other == seat else OTHER_RUNNER)
        for other, player in enumerate(state.players)
    )
    take_doubloons(state, seat, doubloons, source, happen)


def _explore(state: "State", gain: Gain) -> Step:
    return ExploreSpaces(gain.amount + state.players[state.active].perk("explore"))


AtOnce = Callable[["State", Seat, Gain, Source, Happen], None]
AT_ONCE: Mapping[GainKind, AtOnce] = {
    "doubloons": lambda s, seat, gain, source, h: take_doubloons(s, seat, gain.amount, source, h),
    "points": lambda s, seat, gain, source, h: score(s, seat, gain.amount, source, h),
    "combat": lambda s, seat, gain, source, h: gain_combat(s, seat, gain.amount, h),
    "figures": lambda s, seat, gain, source, h: take_figures(s, seat, gain.amount, h),
    "doubloon_income": lambda s, seat, gain, source, h: raise_doubloon_income(
        s, seat, gain.amount, h
    ),
    "point_income": lambda s, seat, gain, source, h: raise_point_income(s, seat, gain.amount, h),
    "influence": _influence,
    "symbol": _symbol,
    "runners": _runners,
}
ASKING: Mapping[GainKind, Callable[["State", Gain], Step]] = {
    "influence": lambda state, gain: ChooseNation(gain.amount),
    "explore": _explore,
    "discs": lambda state, gain: RemoveDiscs(gain.amount),
    "fight": lambda state, gain: ChoosePile(),
    "buy": lambda state, gain: BuyForLess(gain.amount),
}
