"""Every ship explained."""

from bot.wording.cuba import things
from bot.wording.game import Topic
from bot.wording.language import Language
from games.cuba.data import SHIPS, Merchandise


def ship_topics(language: Language) -> list[Topic]:
    """Tell what each of the ships takes."""
    return [_ship(ship, language) for ship in SHIPS]


def _ship(ship: int, language: Language) -> Topic:
    slots: list[tuple[Merchandise, int]] = [*SHIPS[ship].items()]
    text = language.gettext(
        "Takes {cargo}, and nothing else. Each gives 1, 2 or 3 points, by the dock it is loaded in."
    )
    return Topic(
        f"ship-{ship}",
        language.gettext("Ship {ship}").format(ship=ship),
        text.format(cargo=things.so_much(slots, language)),
    )
