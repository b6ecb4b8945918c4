"""What a use of a building costs and brings."""

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.santiago import things
from bot.wording.santiago.drives import leaving
from bot.wording.santiago.tiles import BUILDINGS, CUBANS
from games.santiago.actions import Use
from games.santiago.buildings import FUNCTIONS
from games.santiago.data import CUBAN_TILES, GOODS, LAST_FLAG, OFFICE_POINTS
from games.santiago.view import SantiagoView


def use(view: SantiagoView, action: Use, language: Language) -> Choice:
    """Name a use by all in which it differs from others, and say what it brings."""
    return Choice(_label(action, language), ", ".join(_effects(view, action, language)))


def _label(action: Use, language: Language) -> str:
    given = things.so_much(FUNCTIONS[action.building].cost(action), language)
    target = ""
    if action.building == "black_market":
        text = language.gettext("Use {building}, {given} for {taken}")
    elif action.building == "office":
        text = language.gettext("Use {building} with {given}")
        given = things.so_much([(good, 1) for good in GOODS if good == action.give], language)
    elif action.on is None:
        text = language.gettext("Use {building} with {given}")
        if not given:
            text = language.gettext("Use {building}")
    elif action.on == "left":
        text = language.gettext("Use {building} to the left")
    elif action.on == "right":
        text = language.gettext("Use {building} to the right")
    else:
        text = language.gettext("Use {building} on {target}")
        target = _target(action, language)
    return text.format(
        building=language.say(BUILDINGS[action.building].object),
        given=given,
        taken=things.so_much(FUNCTIONS[action.building].yields(action), language),
        target=target,
    )


def _target(action: Use, language: Language) -> str:
    for cuban in CUBAN_TILES:
        if cuban == action.on:
            return language.say(CUBANS[cuban].object)
    return language.list(things.name_of(good, language) for good in GOODS if good == action.on)


def _effects(view: SantiagoView, action: Use, language: Language) -> list[str]:
    if action.building == "customs":
        return _customs(view, action, language)
    if action.building == "port_authority":
        return _port_authority(view, action, language)
    if action.building == "office":
        get = language.gettext("get {things}")
        effects = [get.format(things=things.so_many("point", OFFICE_POINTS, language))]
        return [*effects, leaving(view, language)] if sum(view.dice.values()) == 1 else effects
    if action.building == "black_market":
        return []
    gained = FUNCTIONS[action.building].yields(action)
    text = language.gettext("take {things}")
    if gained[0][0] == "point":
        text = language.gettext("get {things}")
    effects = [text.format(things=things.so_much(gained, language))]
    if action.building == "newspaper" and action.on is not None:
        inactive = language.gettext("make {cuban} inactive")
        effects.append(inactive.format(cuban=_target(action, language)))
    return effects


def _customs(view: SantiagoView, action: Use, language: Language) -> list[str]:
    struck = [(good, demand) for good, demand in view.dice.items() if good == action.on]
    text = language.gettext("strike {cubes} off the ship's list")
    effects = [text.format(cubes=things.so_much(struck, language))]
    if sum(view.dice.values()) == sum(demand for _, demand in struck):
        effects.append(leaving(view, language))
    return effects


def _port_authority(view: SantiagoView, action: Use, language: Language) -> list[str]:
    value = view.value + (1 if action.on == "right" else -1)
    if value > LAST_FLAG:
        return [leaving(view, language)]
    worth = language.count(things.WORTH, value)
    return [language.gettext("goods are worth {points_each}").format(points_each=worth)]
