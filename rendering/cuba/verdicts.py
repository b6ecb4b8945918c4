"""What parliament and administration show, in words."""

from collections.abc import Sequence

from games.core.action import Seat
from games.cuba.data import TOWN_HALL_VOTES, VOTES
from games.cuba.statutes import GROUPS
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.cuba.administration import Standing, standing
from rendering.cuba.bills import bill_of
from rendering.cuba.dues import points_from
from rendering.cuba.telling import Teller
from rendering.cuba.terms import CHARACTER_NAMES, LAW_NAMES

VOTES_OF = mark("{seat} {name}: {votes} votes ({parts}), pesos {pesos}{state}")
HALL = mark("town hall {votes}")
BOUGHT = mark("bought {votes}")
HANDED_IN = mark(", has bought")
WON = mark("{seat} won.")
ENACTED, DROPPED = mark("Enacted: {bills}."), mark("Dropped: {bills}.")
WOULD_PAY = mark("Would pay now: {laws}.")

DUES_OF = mark("{seat} {name}: points {points}, pesos {pesos}, tax {due} {tax}, duty {duty}")
SUBSIDY = mark("subsidy {points}")
STANDINGS: dict[Standing, str] = {
    "met": mark("done"),
    "asked": mark("asked now"),
    "open": mark("possible"),
    "cannot": mark("not possible"),
    "missed": mark("not done"),
}


def tell_parliament(teller: Teller) -> Sequence[str]:
    """Say the votes of everybody and where they come from, who won, what bills would pay."""
    view = teller.view
    told = ["; ".join(_votes(teller, seat) for seat in range(view.seats)) + "."]
    if view.winner is not None:
        told.append(teller.say(WON, seat=SEAT_LETTERS[view.winner]))
    told += _fates(teller)
    if not teller.brief:
        told.append(_would_pay(teller))
    return told


def _votes(teller: Teller, seat: Seat) -> str:
    view, player = teller.view, teller.view.players[seat]
    parts = []
    if player.vote:
        parts.append(f"{teller.say(CHARACTER_NAMES[player.vote])} {VOTES[player.vote]}")
    if player.town_hall:
        parts.append(teller.say(HALL, votes=TOWN_HALL_VOTES))
    if player.bought:
        parts.append(teller.say(BOUGHT, votes="+".join(map(str, player.bought))))
    handed_in = view.kind == "bribe" and seat in view.buying and seat not in view.asked
    return teller.say(
        VOTES_OF,
        seat=SEAT_LETTERS[seat],
        name=teller.name(seat),
        votes=player.votes,
        parts=", ".join(parts),
        pesos=player.pesos,
        state=teller.say(HANDED_IN) if handed_in else "",
    )


def _fates(teller: Teller) -> list[str]:
    """Say which bills became law, and which did not."""
    told = []
    for text, statutes in ((ENACTED, teller.view.enacted), (DROPPED, teller.view.dropped)):
        if statutes:
            bills = ", ".join(teller.say(LAW_NAMES[statute]) for statute in statutes)
            told.append(teller.say(text, bills=bills))
    return told


def _would_pay(teller: Teller) -> str:
    """Say what each open bill would bring everybody, in the order of the seats."""
    view = teller.view
    bills = filter(None, (bill_of(view, group) for group in GROUPS))
    told = []
    for statute in (bill.statute for bill in bills if bill.state == "open"):
        points = [points_from(statute, player) for player in view.players]
        if None not in points:
            told.append(f"{teller.say(LAW_NAMES[statute])} {'/'.join(map(str, points))}")
    return teller.say(WOULD_PAY, laws=", ".join(told)) if told else ""


def tell_administration(teller: Teller) -> Sequence[str]:
    """Say what tax and duty ask of everybody, and how it stands with them."""
    view = teller.view
    told = ["; ".join(_dues(teller, seat) for seat in range(view.seats)) + "."]
    return [*told, *_fates(teller)]


def _dues(teller: Teller, seat: Seat) -> str:
    view, player = teller.view, teller.view.players[seat]
    told = teller.say(
        DUES_OF,
        seat=SEAT_LETTERS[seat],
        name=teller.name(seat),
        points=player.points,
        pesos=player.pesos,
        due=player.tax_due,
        tax=teller.say(STANDINGS[standing(view, seat, "tax")]),
        duty=teller.say(STANDINGS[standing(view, seat, "duty")]),
    )
    if view.laws["subsidy"] is None:
        return told
    return f"{told}, {teller.say(SUBSIDY, points=player.subsidy)}"
