"""What there is in Montego Bay for play to reach."""

from games.core.content import Content, endings, happened, shown
from games.core.event import Answered
from games.montego import events
from games.montego.data import CARDS, FREIGHTERS, JACK, PIERS, ROOMS, WORKERS, Room

FIGURES = (*WORKERS, JACK)


def _named(room: Room) -> str:
    """Name a room by what is printed in it."""
    what = f"{room.broken} broken" if room.broken else str(room.barrels)
    return f"{what}, a coin" if room.coin else what


def _way(event: events.Moved) -> str:
    """Name the way in which a figure came to where it stands."""
    if event.shoved is not None:
        return "shoving"
    if event.place == event.wanted:
        return "freely"
    return "stepping back" if event.place >= 0 else "not out of the tavern"


CONTENT: tuple[Content, ...] = (
    happened(events, Answered),
    endings("coins"),
    shown(
        "third workers",
        WORKERS[len(WORKERS) // 2 :],
        events.ThirdWorkers,
        lambda event: [event.picked[1]],
    ),
    shown(
        "wanting Jack",
        ("nobody", "one", "several"),
        events.HireAnswered,
        lambda event: [("nobody", "one", "several")[min(len(event.wanted), 2)]],
    ),
    shown("partners of Jack", WORKERS, events.JackStands, lambda event: [event.worker]),
    shown("figures moved", FIGURES, events.Moved, lambda event: [event.figure]),
    shown("cards turned up", CARDS, events.Moved, lambda event: [event.card]),
    shown(
        "moved",
        ("freely", "shoving", "stepping back", "not out of the tavern"),
        events.Moved,
        lambda event: [_way(event)],
    ),
    shown(
        "figures shoved",
        FIGURES,
        events.Moved,
        lambda event: [event.shoved] if event.shoved else [],
    ),
    shown(
        "rooms reached",
        dict.fromkeys(_named(room) for rooms in ROOMS.values() for room in rooms),
        events.Moved,
        lambda event: [_named(event.room)] if event.room else [],
    ),
    shown("coins taken", (0, 1), events.CoinTaken, lambda event: [event.amount]),
    shown("figures that load", FIGURES, events.BarrelsTaken, lambda event: [event.figure]),
    shown("ships loaded", FREIGHTERS, events.Loaded, lambda event: [event.ship]),
    shown("piers loaded at", range(1, PIERS + 1), events.Loaded, lambda event: [event.pier]),
    shown("figures that take back", WORKERS, events.TookBack, lambda event: [event.figure]),
    shown(
        "nothing broken because",
        ("jack", "none aboard"),
        events.NothingBroken,
        lambda event: [event.why],
    ),
    shown(
        "ships scored",
        ("full", "pier 1", "end"),
        events.ShipScored,
        lambda event: [event.why],
    ),
    shown(
        "order tiles",
        ("moved back", "shuffled"),
        events.TilesMoved,
        lambda event: ["shuffled" if event.shuffled else "moved back"],
    ),
)
