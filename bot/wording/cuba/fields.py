"""The twelve fields of a plantation, by number and by what is on them."""

from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.language import Language, Phrase, phrase
from games.cuba.data import COLUMNS, FIELDS, WAREHOUSE_FIELD, Terrain
from games.cuba.view import PlayerView

TERRAINS: dict[Terrain, Phrase] = {
    "warehouse": phrase("field", "warehouse"),
    "lake": phrase("field", "lake"),
    "hill": phrase("field", "hill"),
    "forest": phrase("field", "forest"),
    "citrus": phrase("field", "citrus"),
    "sugar": phrase("field", "sugar"),
    "tobacco": phrase("field", "tobacco"),
}
COVERED: dict[Terrain, Phrase] = {
    "lake": phrase("covered", "covers a lake"),
    "hill": phrase("covered", "covers a hill"),
    "forest": phrase("covered", "covers a forest"),
    "citrus": phrase("covered", "covers a citrus field"),
    "sugar": phrase("covered", "covers a sugar field"),
    "tobacco": phrase("covered", "covers a tobacco field"),
}
"""What a building does to a field; the warehouse is never built on."""

FIRST, LAST = 1, FIELDS


def number_of(field: int) -> int:
    """Return the number by which players know a field: 1 to 12, row by row."""
    return field + FIRST


def field_of(number: int) -> int:
    """Return the field with a number that players know; it may be none of the plantation."""
    return number - FIRST


def on(player: PlayerView, field: int, language: Language) -> str:
    """Return what is on a field: a building, or its terrain."""
    building = player.built.get(field)
    if building is not None:
        return language.say(BUILDINGS[building].name)
    return language.say(TERRAINS[player.terrain[field]])


def plan(player: PlayerView, language: Language) -> str:
    """Draw a plantation as three rows of words: "1 warehouse · 2 forest · **3 tobacco**"."""
    return "\n".join(
        " · ".join(_cell(player, field, language) for field in range(first, first + COLUMNS))
        for first in range(WAREHOUSE_FIELD, FIELDS, COLUMNS)
    )


def _cell(player: PlayerView, field: int, language: Language) -> str:
    cell = f"{number_of(field)} {on(player, field, language)}"
    return f"**{cell}**" if field == player.figure else cell
