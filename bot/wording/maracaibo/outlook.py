"""What effects would really bring a player, as things stand."""

from collections.abc import Iterable, Iterator

from bot.wording.maracaibo import means
from games.core.action import Seat
from games.maracaibo.data import (
    BEYOND_DOUBLOON_INCOME,
    BEYOND_POINT_INCOME,
    COMBAT_END,
    INCOME_END,
    INFLUENCE_END,
)
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain
from games.maracaibo.trail import END
from games.maracaibo.view import MaracaiboView


class Outlook:
    """Receives effects one after the other and tells what each would come to.

    What a supply or a track does not have is left out, what goes beyond a track is points, and
    effects that need a synergy token count only for who owns it.
    """

    def __init__(self, view: MaracaiboView, seat: Seat) -> None:
        player = view.players[seat]
        self._view, self._seat = view, seat
        self._combat = player.combat
        self._reserve = player.reserve
        self._discs = sum(player.discs.values())
        self._income = {
            "doubloon_income": player.doubloon_income,
            "point_income": player.point_income,
        }
        self._influence = dict(player.influence)
        self._symbols = set(player.symbols)
        self._explores = player.perk("explore")
        self._arrived = player.explorer == END

    def of(self, gains: Iterable[Gain]) -> list[Gain]:
        """Return what these effects come to, after all that were received before."""
        return [real for gain in gains for real in self._one(gain) if real.amount]

    def _one(self, gain: Gain) -> Iterator[Gain]:
        if not gain.amount or (gain.given is not None and gain.given not in self._symbols):
            return
        match gain.kind:
            case "combat":
                gained = min(gain.amount, COMBAT_END - self._combat)
                self._combat += gained
                yield Gain("combat", gained)
            case "figures":
                gained = min(gain.amount, self._reserve)
                self._reserve -= gained
                yield Gain("figures", gained)
            case "discs":
                removed = min(gain.amount, self._discs)
                self._discs -= removed
                yield Gain("discs", removed)
            case "symbol":
                yield from self._token(gain)
            case "doubloon_income" | "point_income":
                yield from self._raise(gain)
            case "influence" if gain.nation is not None:
                yield from self._gain_influence(gain)
            case "explore":
                steps = gain.amount + self._explores
                yield Gain("points" if self._arrived else "explore", steps)
            case "runners":
                yield Gain("doubloons", self._runners())
            case kind:
                yield Gain(kind, gain.amount)

    def _token(self, gain: Gain) -> Iterator[Gain]:
        assert gain.symbol is not None, "a synergy token is of some kind"
        if gain.symbol not in self._symbols:
            self._symbols.add(gain.symbol)
            yield Gain("symbol", symbol=gain.symbol)

    def _raise(self, gain: Gain) -> Iterator[Gain]:
        kind = "doubloon_income" if gain.kind == "doubloon_income" else "point_income"
        worth = BEYOND_DOUBLOON_INCOME if kind == "doubloon_income" else BEYOND_POINT_INCOME
        raised = min(gain.amount, INCOME_END - self._income[kind])
        self._income[kind] += raised
        yield Gain(gain.kind, raised)
        yield Gain("points", worth * (gain.amount - raised))

    def _gain_influence(self, gain: Gain) -> Iterator[Gain]:
        assert gain.nation is not None, "the nation is known"
        gained = min(gain.amount, INFLUENCE_END - self._influence[gain.nation])
        self._influence[gain.nation] += gained
        yield Gain("influence", gained, nation=gain.nation)
        yield Gain("points", gain.amount - gained)

    def _runners(self) -> int:
        """Count the doubloons for all assistants where the ship is (§6.1 M)."""
        location = self._view.players[self._seat].ship
        return sum(
            len(means.assistants_at(player, location))
            * (OWN_RUNNER if seat == self._seat else OTHER_RUNNER)
            for seat, player in enumerate(self._view.players)
        )
