"""What may be answered, in words: first the answers, then what decides between them."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from games.core.action import Seat
from games.cuba.actions import Decline, Finish
from games.cuba.statutes import LAWS_TO_ENACT
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.cuba.answers import answers, law, ship
from rendering.cuba.plantation_description import (
    tell_dues,
    tell_figure,
    tell_head,
    tell_secrets,
    tell_stock,
)
from rendering.cuba.prospects import pesos_to_build
from rendering.cuba.scene import Scene
from rendering.cuba.telling import Teller, within_limit

YOU_MAY = mark("You may: {choices}.")
NOTHING = mark("decline")
FINISH = mark("be done")
AT_WORK = mark("At work: {building}.")
DONE = mark("Done: {fields}.")
HARVESTS_LEFT = mark("Free harvests: {count}.")
AT_SEA = mark("At sea {ship}.")
ACT = mark("The Building act adds {pesos} pesos to each.")
TO_ENACT = mark("Bills still to be enacted: {count}.")
IN_FORCE = mark("In force: {laws}.")
BILLS = mark("Bills: {bills}.")
VOTES = mark("Votes known: {votes}.")
PESOS = mark("Pesos: {pesos}.")
BUYING = mark("Only those tied buy: {seats}.")
STARTS = mark("Ties go to {seat} first, then clockwise.")


def describe_choices(scene: Scene, seat: Seat) -> str:
    """Say what the reader may answer, and what decides it, at most 1024 characters."""
    context = CONTEXTS.get(scene.view.kind or "", _things)

    def tell(teller: Teller) -> Sequence[str]:
        return (_choices(teller, seat), *_progress(teller, seat), *context(teller, seat))

    return within_limit(scene, tell)


def _choices(teller: Teller, seat: Seat) -> str:
    told = answers(teller, seat)
    for kind, text in ((Decline, NOTHING), (Finish, FINISH)):
        if any(isinstance(action, kind) for action in teller.view.choices):
            told.append(teller.say(text))
    return teller.say(YOU_MAY, choices="; ".join(told))


def _progress(teller: Teller, seat: Seat) -> Iterator[str]:
    """Say how far the open action has come."""
    working, player = teller.view.working, teller.view.players[seat]
    if working is None:
        return
    if working.building is not None:
        yield teller.say(AT_WORK, building=teller.house(working.building))
    if working.done and not teller.brief:
        fields = ", ".join(teller.field(player, field) for field in working.done)
        yield teller.say(DONE, fields=fields)
    if teller.view.kind == "harvest":
        yield teller.say(HARVESTS_LEFT, count=working.left or 0)


def _things(teller: Teller, seat: Seat) -> Sequence[str]:
    return (tell_head(teller, seat), tell_stock(teller, seat), tell_figure(teller, seat))


def _dues(teller: Teller, seat: Seat) -> Sequence[str]:
    return (tell_head(teller, seat), tell_stock(teller, seat), tell_dues(teller, seat))


def _ship_at_sea(teller: Teller, seat: Seat) -> Sequence[str]:
    sea = teller.view.sea
    assert sea is not None, "a ship is at sea while cards are played"
    return (teller.say(AT_SEA, ship=ship(teller, sea.number)), tell_stock(teller, seat))


def _secret_card(teller: Teller, seat: Seat) -> Sequence[str]:
    return (*tell_secrets(teller, seat), tell_head(teller, seat), tell_stock(teller, seat))


def _votes(teller: Teller, seat: Seat) -> Sequence[str]:
    """Say what is in force, what is proposed, and how the votes stand."""
    view = teller.view
    votes = ", ".join(f"{SEAT_LETTERS[n]} {player.votes}" for n, player in enumerate(view.players))
    pesos = ", ".join(f"{SEAT_LETTERS[n]} {player.pesos}" for n, player in enumerate(view.players))
    told = [*tell_secrets(teller, seat)] if view.bribe is not None else []
    told += [teller.say(VOTES, votes=votes), teller.say(PESOS, pesos=pesos)]
    if 0 < len(view.buying) < view.seats:
        told.append(teller.say(BUYING, seats=", ".join(SEAT_LETTERS[n] for n in view.buying)))
    told.append(teller.say(STARTS, seat=SEAT_LETTERS[view.start]))
    bills = "; ".join(law(teller, bill) for bill in view.bills.values())
    return (*told, teller.say(BILLS, bills=bills), *_laws(teller, seat))


def _laws(teller: Teller, seat: Seat) -> Sequence[str]:
    laws = "; ".join(law(teller, one) for one in teller.view.laws.values() if one is not None)
    return (teller.say(IN_FORCE, laws=laws),)


def _prices(teller: Teller, seat: Seat) -> Sequence[str]:
    pesos = pesos_to_build(teller.view)
    act = [teller.say(ACT, pesos=pesos)] if pesos else []
    return (*act, *_things(teller, seat))


def _enactments(teller: Teller, seat: Seat) -> Sequence[str]:
    left = LAWS_TO_ENACT - len(teller.view.enacted)
    return (teller.say(TO_ENACT, count=left), *_laws(teller, seat))


CONTEXTS: Mapping[str, Callable[[Teller, Seat], Sequence[str]]] = {
    "set-aside": _secret_card,
    "build": _prices,
    "exchange": _ship_at_sea,
    "tax": _dues,
    "duty": _dues,
    "bribe": _votes,
    "veto": _laws,
    "enact": _enactments,
}
"""What is told after the answers, by the kind of the decision; else what the reader has."""
