"""The Architect: what a building costs, and where it may stand."""

from bot.wording.cuba import things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.effects import function
from bot.wording.cuba.fields import COVERED, number_of
from bot.wording.game import Choice
from bot.wording.language import Language
from games.cuba.actions import Build, Place
from games.cuba.data import CROSS, Thing
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import TILES, Building
from games.cuba.view import CubaView


def cost(view: CubaView, building: Building, language: Language) -> str:
    """Return what a building costs now: "2 wood, 2 stone and 1 water"."""
    price: list[tuple[Thing, int]] = [*TILES[building].cost]
    if view.laws["other"] == "building_act":
        price.append(("peso", BUILDING_ACT_PESOS))
    return things.so_much(price, language)


def build(view: CubaView, action: Build, language: Language) -> Choice:
    """Name a building with what it costs and does."""
    label = language.gettext("Build {building}").format(
        building=language.say(BUILDINGS[action.building].object)
    )
    effect = language.gettext("{cost}; {function}").format(
        cost=cost(view, action.building, language),
        function=function(TILES[action.building].effect, language),
    )
    return Choice(label, effect)


def place(view: CubaView, action: Place, language: Language) -> Choice:
    """Name a field for the building, and what is lost there."""
    assert view.seat is not None, "only players build"
    player = view.players[view.seat]
    label = language.gettext("Put it on field {field}").format(field=number_of(action.field))
    covered = language.say(COVERED[player.terrain[action.field]])
    if action.field not in CROSS[player.figure]:
        return Choice(label, covered)
    text = language.gettext("{covers_field}, in row or column of your figure")
    return Choice(label, text.format(covers_field=covered))
