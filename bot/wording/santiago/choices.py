"""What a player may do, each with what it costs and brings."""

from functools import singledispatch

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.santiago import things
from bot.wording.santiago.drives import drive, leaving
from bot.wording.santiago.functions import BUILDING_FUNCTIONS, useless
from bot.wording.santiago.harbour_story import cubes
from bot.wording.santiago.tiles import BUILDINGS, CUBANS
from bot.wording.santiago.uses import use
from games.core.action import Action
from games.santiago.actions import (
    Decline,
    Deliver,
    Drive,
    Give,
    Keep,
    LayBuilding,
    LayCuban,
    NameStartPlayer,
    Pass,
    Place,
    Roll,
    Seize,
    Take,
    Use,
)
from games.santiago.data import WOOD_POINTS
from games.santiago.view import SantiagoView


def choice(view: SantiagoView, action: Action, language: Language) -> Choice:
    """Name an action that is legal for the reader, with what it costs and brings."""
    return _choice(action, view, language).on_a_button()


@singledispatch
def _choice(action: Action, view: SantiagoView, language: Language) -> Choice:
    raise NotImplementedError(f"no words for {type(action).__name__}")


@_choice.register
def _(action: Drive, view: SantiagoView, language: Language) -> Choice:
    return drive(view, action, language)


@_choice.register
def _(action: Take, view: SantiagoView, language: Language) -> Choice:
    text = language.gettext("Take {things}")
    return Choice(text.format(things=things.so_many(action.good, 1, language)))


@_choice.register
def _(action: Seize, view: SantiagoView, language: Language) -> Choice:
    text = language.gettext("Seize {building}")
    return Choice(
        text.format(building=language.say(BUILDINGS[action.building].object)),
        language.say(BUILDING_FUNCTIONS[action.building]),
    )


@_choice.register
def _(action: Use, view: SantiagoView, language: Language) -> Choice:
    return use(view, action, language)


@_choice.register
def _(action: Decline, view: SantiagoView, language: Language) -> Choice:
    label = language.gettext("Decline")
    if view.kind == "alonso":
        return Choice(label, language.gettext("neither seize nor use a building"))
    if view.kind == "take":
        return Choice(label, language.gettext("take nothing"))
    building = view.players[view.active].piece
    if building is None:
        return Choice(label)
    effect = language.gettext("do not use {building}")
    return Choice(label, effect.format(building=language.say(BUILDINGS[building].object)))


@_choice.register
def _(action: Give, view: SantiagoView, language: Language) -> Choice:
    label = language.gettext("Give {things}").format(
        things=things.so_many(action.thing, 1, language)
    )
    mine = view.mine
    if mine is None:
        return Choice(label)
    return Choice(
        label, language.gettext("you have {held}").format(held=things.held(mine, action.thing))
    )


@_choice.register
def _(action: Place, view: SantiagoView, language: Language) -> Choice:
    building = action.building
    label = language.gettext("Move {to_building}").format(
        to_building=language.say(BUILDINGS[building].to)
    )
    effect = useless(view, building, language) or language.say(BUILDING_FUNCTIONS[building])
    owner = view.owners.get(building)
    if owner is None:
        return Choice(label, effect)
    if owner == view.active:
        text = language.gettext("{effect}; it is yours")
    else:
        text = language.gettext("{effect}; its owner gets 1 point")
    return Choice(label, text.format(effect=effect))


@_choice.register
def _(action: Deliver, view: SantiagoView, language: Language) -> Choice:
    label = language.gettext("Deliver {cubes}").format(
        cubes=cubes(action.cube, action.amount, action.die, language)
    )
    worth = WOOD_POINTS if action.cube == "wood" else view.value
    effect = language.gettext("get {things}").format(
        things=things.so_many("point", worth * action.amount, language)
    )
    if sum(view.dice.values()) > action.amount:
        return Choice(label, effect)
    return Choice(label, f"{effect}, {leaving(view, language)}")


@_choice.register
def _(action: Pass, view: SantiagoView, language: Language) -> Choice:
    return Choice(language.gettext("Pass"), language.gettext("you are out of this delivery round"))


@_choice.register
def _(action: Keep, view: SantiagoView, language: Language) -> Choice:
    label = language.gettext("Set {good} aside").format(
        good=things.name_of(action.without, language)
    )
    demand = [(good, face) for good, face in view.rolled.items() if good != action.without]
    wanted = things.so_much(demand, language)
    if not wanted:
        return Choice(label, language.gettext("the ship wants nothing and leaves at once"))
    return Choice(label, language.gettext("the ship wants {demand}").format(demand=wanted))


@_choice.register
def _(action: LayBuilding, view: SantiagoView, language: Language) -> Choice:
    text = language.gettext("Lay out {tile}")
    return Choice(text.format(tile=language.say(BUILDINGS[action.building].object)))


@_choice.register
def _(action: LayCuban, view: SantiagoView, language: Language) -> Choice:
    text = language.gettext("Lay out {tile}")
    return Choice(text.format(tile=language.say(CUBANS[action.cuban].object)))


@_choice.register
def _(action: NameStartPlayer, view: SantiagoView, language: Language) -> Choice:
    text = language.gettext("Player {number} begins")
    return Choice(text.format(number=action.seat + 1))


@_choice.register
def _(action: Roll, view: SantiagoView, language: Language) -> Choice:
    text = language.gettext("Roll {things}")
    return Choice(text.format(things=things.so_many(action.good, action.face, language)))
