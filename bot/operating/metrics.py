"""The numbers that are counted, in Prometheus' form.

Every label has few values, known beforehand: names of commands and buttons, of games, of parts of
the program. None ever comes from what somebody typed.
"""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
)

REGISTRY = CollectorRegistry()
"""All of the process, also when it has more than one bot, as in tests."""

ANSWER_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0)
"""Bounds of the buckets; Discord takes no acknowledgement after 3 s."""
PART_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

BUILD = Info("malecon_build", "The version that runs.", registry=REGISTRY)
INTERACTIONS = Counter(
    "malecon_interactions",
    "Commands, buttons, menus and completions that were asked for, and what came of them.",
    ("kind", "name", "outcome"),
    registry=REGISTRY,
)
REFUSALS = Counter(
    "malecon_refusals",
    "What somebody asked for and was told that it cannot be.",
    ("reason",),
    registry=REGISTRY,
)
ERRORS = Counter(
    "malecon_errors",
    "What failed and is in the log with its reason.",
    ("part",),
    registry=REGISTRY,
)
MOVES = Counter(
    "malecon_moves", "Moves that were committed, undos among them.", ("game",), registry=REGISTRY
)
POSTS = Counter(
    "malecon_posts", "Posts in channels, and what came of them.", ("outcome",), registry=REGISTRY
)
ACKNOWLEDGED = Histogram(
    "malecon_acknowledged_seconds",
    "From the arrival of an interaction to Discord's receipt of the first answer to it.",
    ("kind",),
    buckets=ANSWER_SECONDS,
    registry=REGISTRY,
)
ANSWERED = Histogram(
    "malecon_answered_seconds",
    "From the arrival of an interaction to Discord's receipt of the last answer to it.",
    ("kind",),
    buckets=ANSWER_SECONDS,
    registry=REGISTRY,
)
PICTURES = Histogram(
    "malecon_picture_seconds",
    "Drawing one picture, without waiting for a free thread.",
    ("game", "picture"),
    buckets=PART_SECONDS,
    registry=REGISTRY,
)
PARTS = Histogram(
    "malecon_part_seconds",
    "What answers and posts spend their time on.",
    ("part",),
    buckets=PART_SECONDS,
    registry=REGISTRY,
)
REQUESTS = Counter(
    "malecon_discord_requests",
    "Requests to Discord by the status of the answer, 0 when none came.",
    ("method", "status"),
    registry=REGISTRY,
)
GATEWAY = Counter(
    "malecon_gateway_events",
    "Connections to Discord's gateway that became ready, were resumed, were lost.",
    ("event",),
    registry=REGISTRY,
)
LATENCY = Gauge(
    "malecon_gateway_latency_seconds",
    "From the latest heartbeat to its acknowledgement, on the average of the shards.",
    registry=REGISTRY,
)
GATEWAY_UP = Gauge(
    "malecon_gateway_up", "Whether all shards are connected and ready.", registry=REGISTRY
)
DATABASE_UP = Gauge("malecon_database_up", "Whether the database answers.", registry=REGISTRY)
TABLES = Gauge("malecon_tables", "Tables in the database.", ("game", "status"), registry=REGISTRY)
LAG = Gauge(
    "malecon_event_loop_lag_seconds",
    "The longest delay of the event loop in the last minute.",
    registry=REGISTRY,
)
