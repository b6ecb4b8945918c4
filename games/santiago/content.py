"""What there is in Santiago de Cuba for play to reach."""

from typing import get_args

from games.core.content import Content, endings, happened, shown
from games.santiago import events
from games.santiago.data import (
    BUILDINGS,
    CUBANS,
    CUBES,
    FIRST_FLAG,
    GOODS,
    LAST_FLAG,
    STOPS,
)

CONTENT: tuple[Content, ...] = (
    happened(events),
    endings("cubes left", "pesos"),
    shown("stops driven to", range(STOPS), events.Drove, lambda event: [event.stop]),
    shown("Cubans met", CUBANS, events.Drove, lambda event: [event.cuban] if event.cuban else []),
    shown("Cubans found inactive", CUBANS, events.FoundInactive, lambda event: [event.cuban]),
    shown("Cubans turned down", CUBANS, events.TurnedDown, lambda event: [event.cuban]),
    shown("things taken", (*CUBES, "peso", "point"), events.Took, lambda event: [event.thing]),
    shown("things given", (*GOODS, "peso", "point"), events.Gave, lambda event: [event.thing]),
    shown("buildings seized", BUILDINGS, events.Seized, lambda event: [event.building]),
    shown("buildings used", BUILDINGS, events.Used, lambda event: [event.building]),
    shown("buildings left unused", BUILDINGS, events.LeftUnused, lambda event: [event.building]),
    shown("owners paid for", BUILDINGS, events.OwnerPaid, lambda event: [event.building]),
    shown(
        "flags reached",
        range(FIRST_FLAG, LAST_FLAG + 1),
        events.FlagMoved,
        lambda event: [event.value],
    ),
    shown(
        "flags moved by",
        ("passing", "round", "port_authority"),
        events.FlagMoved,
        lambda event: [event.why],
    ),
    shown("demands cleared", GOODS, events.DemandCleared, lambda event: [event.good]),
    shown("cubes delivered", CUBES, events.Delivered, lambda event: [event.cube]),
    shown("demands met", GOODS, events.Delivered, lambda event: [event.die]),
    shown("goods set aside", GOODS, events.ShipArrived, lambda event: [event.aside]),
    shown("ships left by", get_args(events.Cause), events.ShipLeft, lambda event: [event.cause]),
)
