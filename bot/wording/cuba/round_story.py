"""What happens to all at the end of a round, and how the game begins."""

from collections import Counter
from collections.abc import Sequence

from bot.wording.cuba import laws, things
from bot.wording.cuba.points import gains
from bot.wording.language import Language
from games.core.action import Seat
from games.core.event import Event
from games.cuba.data import DOCKS, Thing
from games.cuba.events import (
    BillsTurnedUp,
    CropsSpoiled,
    DutyDelivered,
    DutyMissed,
    HarbourArranged,
    MarketChanged,
    Picked,
    ShipCame,
    ShipSailed,
    Subsidised,
    TaxPaid,
    TaxUnpaid,
)


def picks(events: Sequence[Picked], names: Sequence[str], language: Language) -> str:
    """Tell what players begin with."""
    taken: dict[Seat, Counter[Thing]] = {}
    for event in events:
        taken.setdefault(event.seat, Counter()).update(event.cubes)
    text = language.gettext("{player} begins with {cubes}.")
    return " ".join(
        text.format(player=names[seat], cubes=things.so_much(cubes.items(), language))
        for seat, cubes in taken.items()
    )


def bills(event: BillsTurnedUp, language: Language) -> str:
    """Tell which bills a round brings."""
    text = language.gettext("Round {number} begins. Its bills: {laws}.")
    return text.format(
        number=event.number, laws=language.list(laws.name(law, language) for law in event.bills)
    )


def taxes(events: Sequence[Event], names: Sequence[str], language: Language) -> str:
    """Tell who paid the tax and who did not."""
    paid: list[str] = []
    text = language.gettext("{player} pays {pesos} {for_points}")
    for event in events:
        if isinstance(event, TaxPaid):
            paid.append(
                text.format(
                    player=names[event.seat],
                    pesos=things.so_many("peso", event.pesos, language),
                    for_points=language.count(things.FOR_POINTS, event.points),
                )
            )
            # Translators: goes on from "{player} pays {pesos} {for_points}", without the verb.
            text = language.pgettext("pays", "{player} {pesos} {for_points}")
    unable = [names[it.seat] for it in events if isinstance(it, TaxUnpaid) and not it.able]
    unwilling = [names[it.seat] for it in events if isinstance(it, TaxUnpaid) and it.able]
    parts = [language.list(paid)] if paid else []
    if unable:
        text = language.ngettext("{players} cannot pay", "{players} cannot pay", len(unable))
        parts.append(text.format(players=language.list(unable)))
    if unwilling:
        text = language.ngettext("{players} does not pay", "{players} do not pay", len(unwilling))
        parts.append(text.format(players=language.list(unwilling)))
    return language.gettext("Tax: {payments}.").format(payments="; ".join(parts))


def duties(events: Sequence[Event], names: Sequence[str], language: Language) -> str:
    """Tell who delivered the duty and who did not; the bonus is counted in."""
    delivered: list[str] = []
    text = language.gettext("{player} delivers {cubes} {for_points}")
    for event in events:
        if isinstance(event, DutyDelivered):
            points = event.points + event.bonus
            delivered.append(
                text.format(
                    player=names[event.seat],
                    cubes=things.so_much(event.cubes, language) or "–",
                    for_points=language.count(things.FOR_POINTS, points),
                )
            )
            # Translators: goes on from "{player} delivers {cubes} {for_points}", without the verb.
            text = language.pgettext("delivers", "{player} {cubes} {for_points}")
    unable = [names[it.seat] for it in events if isinstance(it, DutyMissed) and not it.able]
    unwilling = [names[it.seat] for it in events if isinstance(it, DutyMissed) and it.able]
    parts = [language.list(delivered)] if delivered else []
    if unable:
        text = language.ngettext(
            "{players} cannot deliver", "{players} cannot deliver", len(unable)
        )
        parts.append(text.format(players=language.list(unable)))
    if unwilling:
        text = language.ngettext(
            "{players} does not deliver", "{players} do not deliver", len(unwilling)
        )
        parts.append(text.format(players=language.list(unwilling)))
    return language.gettext("Duty: {deliveries}.").format(deliveries="; ".join(parts))


def subsidy(event: Subsidised, names: Sequence[str], language: Language) -> str:
    """Tell who gets how much of the subsidy."""
    told = gains(event.points, names, language)
    text = language.gettext("{law}: {gains}.")
    if not told:
        text = language.gettext("{law}: nobody gets anything.")
    return text.format(law=laws.name(event.law, language), gains=told)


def market(event: MarketChanged, language: Language) -> str:
    """Tell what a law does to the market."""
    if not event.cubes:
        text = language.gettext("{law}: the market stays as it is.")
    elif event.law == "market_reduction":
        text = language.gettext("{law}: {cubes} leave the market.")
    else:
        text = language.gettext("{law}: {cubes} come to the market.")
    return text.format(
        law=laws.name(event.law, language), cubes=things.so_much(event.cubes, language)
    )


def spoiled(events: Sequence[CropsSpoiled], names: Sequence[str], language: Language) -> str:
    """Tell whose crops have spoiled."""
    text = language.gettext("{player} loses {cubes}")
    told = []
    for event in events:
        cubes = things.so_much(event.cubes, language) or "–"
        told.append(text.format(player=names[event.seat], cubes=cubes))
        # Translators: goes on from "{player} loses {cubes}", without the verb.
        text = language.pgettext("loses", "{player} {cubes}")
    return language.gettext("Crops spoil: {losses}.").format(losses=language.list(told))


def harbour(events: Sequence[Event], language: Language) -> list[str]:
    """Tell which ships sail, and how all lie then."""
    told = [_sailed(event, language) for event in events if isinstance(event, ShipSailed)]
    arranged = [event for event in events if isinstance(event, HarbourArranged)]
    if arranged:
        return [*told, _arranged(arranged[-1], language)]
    came = [_came(event, language) for event in events if isinstance(event, ShipCame)]
    return [*told, *came]


def _sailed(event: ShipSailed, language: Language) -> str:
    if event.why == "harbour_act":
        text = language.gettext("Ship {ship} is full and sails at once.")
    elif event.why == "full":
        text = language.gettext("Ship {ship} sails full from dock {dock}.")
    elif event.cargo:
        text = language.gettext("Ship {ship} sails from dock {dock} with {cargo}.")
    else:
        text = language.gettext("Ship {ship} sails empty from dock {dock}.")
    return text.format(
        ship=event.ship, dock=event.dock, cargo=things.so_much(event.cargo, language)
    )


def _arranged(event: HarbourArranged, language: Language) -> str:
    text = language.gettext("ship {ship} in dock {dock}")
    lying = [
        text.format(ship=event.docks[dock - 1], dock=dock) for dock in sorted(DOCKS, reverse=True)
    ]
    lying.append(language.gettext("ship {ship} at sea").format(ship=event.sea))
    return language.gettext("Harbour now: {ships}.").format(ships=language.list(lying))


def _came(event: ShipCame, language: Language) -> str:
    text = language.gettext("Ship {ship} comes to dock {dock}.")
    if not event.dock:
        text = language.gettext("Ship {ship} lies at sea.")
    return text.format(ship=event.ship, dock=event.dock)
