"""Moves on the explorer track, and what each leads to."""

from collections.abc import Iterator

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.acting import reader
from bot.wording.maracaibo.fitting import fitted
from bot.wording.maracaibo.outlook import Outlook
from games.maracaibo.actions import Explore
from games.maracaibo.gains import Gain
from games.maracaibo.trail import BARRIERS, CROSSED, END, END_POINTS, REWARDS, Space, hikes
from games.maracaibo.view import MaracaiboView


def explore(view: MaracaiboView, action: Explore, language: Language) -> Choice:
    """Name a space, the steps to it, and what a move there brings."""
    seat = reader(view)
    steps = view.working.steps if view.working else None
    others = frozenset(explorers(view)[:seat] + explorers(view)[seat + 1 :])
    hike = hikes(view.players[seat].explorer, steps or 0, others)[action.to]
    text = language.gettext("Explore {steps} to {space}")
    label = text.format(steps=hike.steps, space=things.space(action.to, language))
    left = (steps or 0) - hike.steps
    crossing, *full = _finds(view, action.to, left, language)
    return fitted(label, "; ".join(filter(None, [crossing, *full])), crossing or full[0])


def explorers(view: MaracaiboView) -> list[Space]:
    """Return where all explorers stand, by seat, Jean's last."""
    own = [player.explorer for player in view.players]
    return [*own, view.jean.explorer] if view.jean is not None else own


def _finds(view: MaracaiboView, to: Space, left: int, language: Language) -> Iterator[str]:
    """Say what a move to a space brings: the barriers it crosses, then the space itself."""
    seat = reader(view)
    outlook = Outlook(view, seat)
    crossed = range(CROSSED[view.players[seat].explorer], CROSSED[to])
    gains = [gain for barrier in crossed for gain in outlook.of(toll(view, barrier))]
    text = language.ngettext(
        "barrier {numbers}: {effect}", "barriers {numbers}: {effect}", len(crossed)
    )
    numbers = language.list(str(barrier + 1) for barrier in crossed)
    said = effects.gains(effects.summed(gains), language)
    yield text.format(numbers=numbers, effect=said) if crossed else ""
    if to == END:
        yield things.amount("point", END_POINTS[len(view.arrivals)] + left, language)
    elif to in view.trail:
        text = language.gettext("quest for {cost}")
        yield text.format(cost=things.quest_cost(view.trail[to], language))
    else:
        gains = outlook.of(REWARDS.get(to, ()))
        yield effects.gains(gains, language) or language.gettext("nothing now")


def toll(view: MaracaiboView, barrier: int) -> tuple[Gain, ...]:
    """Return what the next explorer to cross a barrier, from 0, gets."""
    points = BARRIERS[barrier].points[len(view.crossings[barrier])]
    return (Gain("points", points), *BARRIERS[barrier].everybody)
