"""Random play reaches every building, statute, ship, character, verb and event."""

from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

from games.core.action import Action, Seat
from games.core.chance import answer_at_random
from games.core.decision import Decision
from games.core.event import Answered, Event
from games.core.text import members, tag_of
from games.cuba import events as happened
from games.cuba.actions import AnyAction, Decline, Finish, Give, Load, Store
from games.cuba.data import CHARACTERS, DOCKS, MARKERS, MERCHANDISE, SHIPS
from games.cuba.game import Cuba
from games.cuba.state import CubaState
from games.cuba.statutes import GROUP_OF, Group
from games.cuba.tiles import BUILDINGS
from games.cuba.view import Options

GAME = Cuba()
GAMES_OF_A_SIZE = 60
STOPPING = 0.1

Counts = dict[str, Counter[object]]


def count(event: Event, state: CubaState, counts: Counts) -> None:
    """Count what an event shows was reached."""
    counts["events"][type(event).__name__] += 1
    for kind, name, field in SHOWN:
        if isinstance(event, kind):
            value = getattr(event, field)
            counts[name].update(value if isinstance(value, tuple) else (value,))
    if isinstance(event, happened.Loaded):
        counts["filled"][not event.free] += 1
    for kind, group in FELT:
        if isinstance(event, kind):
            counts["enforced"][state.laws[group]] += 1
    if isinstance(event, happened.Elected):
        counts["elected by order"][len(event.tied) > 1] += 1


SHOWN: tuple[tuple[type[Event], str, str], ...] = (
    (happened.Built, "built", "building"),
    (happened.Activated, "activated", "building"),
    (happened.Exchanged, "exchanged at", "building"),
    (happened.BillsTurnedUp, "proposed", "bills"),
    (happened.LawEnacted, "enacted", "statute"),
    (happened.Vetoed, "vetoed", "group"),
    (happened.Loaded, "loaded", "ship"),
    (happened.Loaded, "loaded in", "dock"),
    (happened.Loaded, "loaded kinds", "cube"),
    (happened.ShipSailed, "sailed", "ship"),
    (happened.ShipSailed, "sailed because", "why"),
    (happened.ShipExchanged, "called", "ship"),
    (happened.Played, "played", "character"),
    (happened.TookInstead, "markers", "marker"),
    (happened.Bought, "bought", "cube"),
    (happened.Sold, "sold", "cube"),
    (happened.DutyDelivered, "bonus", "bonus"),
)
"""What an event shows of which field."""

FELT: tuple[tuple[type[Event], Group], ...] = (
    (happened.TaxPaid, "tax"),
    (happened.DutyDelivered, "duty"),
    (happened.Subsidised, "subsidy"),
    (happened.MarketChanged, "other"),
    (happened.Moved, "other"),
    (happened.Built, "other"),
    (happened.Loaded, "other"),
    (happened.Elected, "other"),
)
"""Where the law of a group is felt."""


def answer_eagerly(decision: Decision, rng: Random) -> tuple[Seat, Action]:
    """Answer at random, mostly not with nothing or with little.

    Players who stop at every third question build and fill too little to reach everything soon.
    """
    seat, action = answer_at_random(decision, rng)
    if decision.by_chance:
        return seat, action
    legal = decision.legal(seat)
    doing = [choice for choice in legal if not isinstance(choice, Finish | Decline)]
    if not doing or rng.random() < STOPPING:
        return seat, action
    action = rng.choice(doing)
    larger = [choice for choice in doing if same_but_more(choice, action)]
    return seat, rng.choice([action, *larger[-1:]])


def same_but_more(choice: Action, action: Action) -> bool:
    """Whether a choice is an action with another amount."""
    if not isinstance(action, Load | Give | Store) or type(choice) is not type(action):
        return False
    return msgspec.structs.replace(choice, amount=action.amount) == action


NAMES = (
    *("events", "verbs", "built", "activated", "exchanged at", "proposed", "enacted", "vetoed"),
    *("loaded", "loaded in", "loaded kinds", "filled", "sailed", "sailed because", "called"),
    *("played", "markers", "bought", "sold", "enforced", "elected by order", "bonus"),
)


@cache
def coverage() -> Counts:
    """Play random games of all sizes and options and count what they reach."""
    counts: Counts = {name: Counter() for name in NAMES}
    for seats in GAME.seats:
        for seed in range(GAMES_OF_A_SIZE):
            rng = Random(f"{seats}-{seed}")
            options = Options(different_plantations=seed % 2 == 0, card_aside=seed % 4 == 0)
            state = GAME.setup(seats, options)
            while (decision := GAME.decision(state)) is not None:
                seat, action = answer_eagerly(decision, rng)
                counts["verbs"][action.verb] += 1
                for event in GAME.apply(state, seat, action):
                    count(event, state, counts)
    return counts


ALL_EVENTS = {
    kind.__name__
    for kind in vars(happened).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
} | {Answered.__name__}
EXCHANGING = {
    *("cement_factory", "sawmill", "golf_course", "monastery", "rum_cafe", "cigar_cafe"),
    *("department_store", "crop_depot", "material_depot", "cigar_factory", "distillery"),
    "black_market",
}
REACHED: dict[str, set[object]] = {
    "events": {*ALL_EVENTS},
    "verbs": {tag_of(action) for action in members(AnyAction)},
    "built": {*BUILDINGS},
    "activated": {*BUILDINGS, "printed_warehouse"},
    "exchanged at": {*EXCHANGING},
    "proposed": {*GROUP_OF},
    "enacted": {*GROUP_OF},
    "vetoed": {"tax", "duty", "subsidy", "other"},
    "loaded": {*SHIPS},
    "loaded in": {*DOCKS},
    "loaded kinds": {*MERCHANDISE},
    "filled": {True, False},
    "sailed": {*SHIPS},
    "sailed because": {"full", "dock_3", "harbour_act"},
    "played": {*CHARACTERS},
    "markers": {*MARKERS},
    "bought": {*MERCHANDISE},
    "sold": {*MERCHANDISE},
    "enforced": {*GROUP_OF, "printed_tax", "printed_duty"},
    "elected by order": {True, False},
    "bonus": {0, 1},
}


@pytest.mark.parametrize("what", REACHED)
def test_random_play_reaches_everything(what: str) -> None:
    counted = coverage()[what]

    missing = REACHED[what] - set(counted)

    assert not missing, f"{what}: {missing} never reached; counted were {dict(counted)}"
