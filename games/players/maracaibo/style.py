"""What a captain of Maracaibo likes: factors on the worth of what can be done."""

from typing import Literal, get_args

import msgspec

Leaning = Literal[
    "balanced",
    "fighter",
    "explorer",
    "quester",
    "trader",
    "builder",
    "spymaster",
    "patron",
    "courtier",
    "collector",
    "hurried",
]
LEANINGS: tuple[Leaning, ...] = get_args(Leaning)


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """Factors on worth, 1 for who leans to nothing.

    `haste` is on how fast a round is thought to pass, and thus on how far one sails at once.
    """

    fights: float = 1
    exploring: float = 1
    quests: float = 1
    deliveries: float = 1
    projects: float = 1
    assistants: float = 1
    buildings: float = 1
    influence: float = 1
    income: float = 1
    haste: float = 1


STYLES: dict[Leaning, Style] = {
    "balanced": Style(),
    "fighter": Style(fights=1.2),
    "explorer": Style(exploring=1.35),
    "quester": Style(quests=1.6),
    "trader": Style(deliveries=1.2),
    "builder": Style(projects=1.12),
    "spymaster": Style(assistants=1.2),
    "patron": Style(buildings=1.25),
    "courtier": Style(influence=1.35),
    "collector": Style(income=1.25),
    "hurried": Style(haste=1.3),
}
