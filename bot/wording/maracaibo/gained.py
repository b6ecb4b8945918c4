"""What a deed has brought and cost, told after it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from bot.wording.language import Counted, Language, counted
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.cards import cards
from bot.wording.maracaibo.proper_names import upgrade_name
from games.core.event import Event
from games.maracaibo.data import BEYOND_DOUBLOON_INCOME, BEYOND_POINT_INCOME, Nation
from games.maracaibo.events import (
    BarrierCrossed,
    CardsDiscarded,
    CombatPointsChanged,
    DiscRemoved,
    DoubloonsChanged,
    FiguresTaken,
    IncomeRaised,
    IncomeTrack,
    InfluenceGained,
    PointsScored,
    SymbolTaken,
    TrailEnded,
    UpgradeCompleted,
)
from games.maracaibo.gains import Gain, GainKind
from games.maracaibo.upgrades import Upgrade

Gained = (
    DoubloonsChanged
    | PointsScored
    | CombatPointsChanged
    | InfluenceGained
    | IncomeRaised
    | FiguresTaken
    | SymbolTaken
    | DiscRemoved
    | UpgradeCompleted
    | BarrierCrossed
    | TrailEnded
    | CardsDiscarded
)
"""What comes of a deed of the one who did it."""

_INCOMES: dict[IncomeTrack, GainKind] = {
    "doubloons": "doubloon_income",
    "points": "point_income",
}
_STEP_BEYOND: dict[IncomeTrack, int] = {
    "doubloons": BEYOND_DOUBLOON_INCOME,
    "points": BEYOND_POINT_INCOME,
}
"""The points for each step beyond the end of a track, which follow it (§3.3)."""
_DISCS_OFF: Counted = counted("gained", "disc off {upgrade}", "{amount} discs off {upgrade}")
_BARRIERS: Counted = counted("gained", "barrier {numbers} crossed", "barriers {numbers} crossed")


def gained(events: Sequence[Gained], language: Language) -> str:
    """Sum up what was gained and paid: "barrier 1 crossed, 3 points, −2 doubloons"; or ""."""
    parts = [*_barriers(events, language), *_discs(events, language)]
    parts.append(effects.gains(effects.summed(_gains(events)), language))
    parts += _costs(events, language)
    return ", ".join(filter(None, parts))


def _barriers(events: Sequence[Gained], language: Language) -> Iterator[str]:
    barriers = [str(event.barrier) for event in events if isinstance(event, BarrierCrossed)]
    if barriers:
        text = language.npgettext(*_BARRIERS, len(barriers))
        yield text.format(numbers=language.list(barriers))


def _discs(events: Sequence[Gained], language: Language) -> Iterator[str]:
    """Tell from which spots discs left; a completed upgrade says so itself."""
    completed = [event.upgrade for event in events if isinstance(event, UpgradeCompleted)]
    spots: Counter[Upgrade] = Counter(
        event.upgrade for event in events if isinstance(event, DiscRemoved)
    )
    for upgrade, amount in spots.items():
        if upgrade not in completed:
            text = language.npgettext(*_DISCS_OFF, amount)
            yield text.format(amount=amount, upgrade=upgrade_name(upgrade, language))
    for upgrade in completed:
        text = language.gettext("{upgrade} completed")
        yield text.format(upgrade=upgrade_name(upgrade, language))


def _gains(events: Sequence[Gained]) -> Iterator[Gain]:
    """Read back what was really gained as effects: beyond its end a track gives points instead."""
    for event, following in zip_longest(events, events[1:]):
        beyond = _beyond(following)
        match event:
            case DoubloonsChanged(amount=amount) if amount > 0:
                yield Gain("doubloons", amount)
            case PointsScored(amount=amount) if amount > 0:
                yield Gain("points", amount)
            case CombatPointsChanged(amount=amount) if amount > 0:
                yield Gain("combat", amount)
            case InfluenceGained(nation=nation, amount=amount):
                yield from _had(influence(nation, amount - beyond))
            case IncomeRaised(track=track, amount=amount):
                yield from _had(Gain(_INCOMES[track], amount - beyond // _STEP_BEYOND[track]))
            case FiguresTaken(amount=amount):
                yield Gain("figures", amount)
            case SymbolTaken(symbol=symbol):
                yield Gain("symbol", symbol=symbol)


def _beyond(following: Gained | None) -> int:
    """Return the points that what comes next gives for going beyond the end of a track."""
    if isinstance(following, PointsScored) and following.source == "tracks":
        return following.amount
    return 0


def _had(gain: Gain) -> Iterator[Gain]:
    """Yield what is left of a gain, if anything is."""
    if gain.amount:
        yield gain


def influence(nation: Nation, amount: int) -> Gain:
    """Return influence as an effect."""
    return Gain("influence", amount, nation=nation)


def _costs(events: Sequence[Gained], language: Language) -> Iterator[str]:
    paid = -sum(_lost(event) for event in events if isinstance(event, DoubloonsChanged))
    if paid:
        text = language.gettext("−{things}")
        yield text.format(things=things.so_many("doubloon", paid, language))
    lost = -sum(_lost(event) for event in events if isinstance(event, PointsScored))
    if lost:
        text = language.gettext("−{things}")
        yield text.format(things=things.so_many("point", lost, language))
    discarded = [card for event in events for card in _discarded(event)]
    if discarded:
        text = language.gettext("discarding {cards}")
        yield text.format(cards=cards(discarded, language))


def _lost(event: DoubloonsChanged | PointsScored) -> int:
    return min(event.amount, 0)


def _discarded(event: Event) -> tuple[str, ...]:
    return event.cards if isinstance(event, CardsDiscarded) else ()
