"""What a ship would pay, with more barrels aboard or with one taken back."""

from collections.abc import Mapping

from bot.wording.game import LINE_LIMIT, Choice
from bot.wording.language import Language
from bot.wording.montego import things
from games.core.action import Seat
from games.montego.actions import Load, TakeBack
from games.montego.data import LAST_BARREL_BONUS, Freighter
from games.montego.view import MontegoView, ShipView
from rendering.core.graphemes import shorten
from rendering.core.tokens import SEAT_LETTERS


def pier_of(view: MontegoView, ship: Freighter) -> int:
    """Return the pier at which a ship of the harbour lies; the tug takes pier 1."""
    return [other.ship for other in view.harbour].index(ship) + 1 + view.tug


def ship_at(view: MontegoView, pier: int) -> Freighter | None:
    """Return the freighter at a pier, None where there is none."""
    number = pier - 1 - view.tug
    return view.harbour[number].ship if 0 <= number < len(view.harbour) else None


def load(view: MontegoView, action: Load, language: Language) -> Choice:
    """Name barrels for a ship: "2 barrels to the ship at pier 2", "3 holds left, B leads ..."."""
    pier, ship, seat = _meant(view, action)
    label = language.gettext("{barrels} to the ship at pier {pier}").format(
        barrels=language.count(things.BARRELS, action.barrels), pier=pier
    )
    shares = ship.shares_with(seat, action.barrels)
    if action.barrels == ship.free:
        return Choice(label, _full(shares, seat, language))
    cargo = {**ship.cargo, seat: ship.cargo.get(seat, 0) + action.barrels}
    holds = language.count(things.HOLDS_LEFT, ship.free - action.barrels)
    return Choice(label, f"{holds}, {_standing(cargo, ship.shares, shares, seat, language)}")


def take_back(view: MontegoView, action: TakeBack, language: Language) -> Choice:
    """Name a barrel that comes back, and what its ship pays without it."""
    pier, ship, seat = _meant(view, action)
    label = language.gettext("{barrels} from the ship at pier {pier}").format(
        barrels=language.count(things.BARRELS, 1), pier=pier
    )
    shares = ship.shares_with(seat, -1)
    cargo = {**ship.cargo, seat: ship.cargo[seat] - 1}
    return Choice(label, _standing(cargo, ship.shares, shares, seat, language))


def outlook(view: MontegoView, ship: ShipView, seat: Seat, language: Language) -> str:
    """Say how a ship lies for a seat: "Pier 2: 3 holds left, B leads, now pays you 2"."""
    text = language.gettext("Pier {pier}: {holds}, {leaders}, now pays you {points}")
    line = text.format(
        pier=pier_of(view, ship.ship),
        holds=language.count(things.HOLDS_LEFT, ship.free),
        leaders=_leaders(ship.cargo, seat, language),
        points=ship.shares.get(seat, 0),
    )
    return shorten(line, LINE_LIMIT)


def _meant(view: MontegoView, action: Load | TakeBack) -> tuple[int, ShipView, Seat]:
    assert view.seat is not None, "only players load"
    ship = next(ship for ship in view.harbour if ship.ship == action.ship)
    return pier_of(view, action.ship), ship, view.seat


def _full(shares: Mapping[Seat, int], seat: Seat, language: Language) -> str:
    """Say what everybody is paid for a ship that becomes full."""
    text = language.gettext("full, you get {points} and {bonus} for the last barrel")
    told = [text.format(points=shares[seat], bonus=LAST_BARREL_BONUS)]
    others = sorted((points, other) for other, points in shares.items() if other != seat)
    told += [f"{SEAT_LETTERS[other]} {points}" for points, other in reversed(others) if points]
    return ", ".join(told)


def _standing(
    cargo: Mapping[Seat, int],
    before: Mapping[Seat, int],
    after: Mapping[Seat, int],
    seat: Seat,
    language: Language,
) -> str:
    """Say who leads then, and what the ship would pay the reader if it were scored so."""
    now, then = before.get(seat, 0), after.get(seat, 0)
    if now == then:
        text = language.gettext("{leaders}, still pays you {points}")
    else:
        text = language.gettext("{leaders}, pays you {points} instead of {before}")
    leaders = _leaders(cargo, seat, language)
    return text.format(leaders=leaders, points=then, before=now)


def _leaders(cargo: Mapping[Seat, int], reader: Seat | None, language: Language) -> str:
    """Say who has most barrels: "you lead", "B leads", "you and B lead", "3 players lead"."""
    most = max(cargo.values(), default=0)
    leaders = [seat for seat, barrels in cargo.items() if barrels == most and barrels]
    if not leaders:
        return language.gettext("empty")
    if leaders == [reader]:
        return language.gettext("you lead")
    if len(leaders) > 2:
        text = language.ngettext("{amount} player leads", "{amount} players lead", len(leaders))
        return text.format(amount=len(leaders))
    names = [SEAT_LETTERS[seat] for seat in sorted(leaders) if seat != reader]
    if reader in leaders:
        return language.gettext("you and {player} lead").format(player=names[0])
    if len(leaders) == 1:
        return language.gettext("{player} leads").format(player=names[0])
    return language.gettext("{player} and {other} lead").format(player=names[0], other=names[1])
