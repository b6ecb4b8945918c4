"""What a player may do, each with what it costs and brings."""

from functools import singledispatch

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.montego import things
from bot.wording.montego.cards import play
from bot.wording.montego.figures import lettered
from bot.wording.montego.naming import ANSWERS, FIGURES
from bot.wording.montego.places import at, in_tavern
from bot.wording.montego.ships import load, take_back
from games.core.action import Action
from games.montego.actions import (
    Beside,
    DrawShip,
    Hire,
    LayTile,
    LayWarehouse,
    Load,
    NameChooser,
    Pick,
    Play,
    TakeBack,
)
from games.montego.data import HIRE_PRICE, WAREHOUSES, left_by, side_of, tavern_of
from games.montego.view import MontegoView


def choice(view: MontegoView, action: Action, language: Language) -> Choice:
    """Name an action that is legal for the reader, with what it costs and brings."""
    return _choice(action, view, language).on_a_button()


@singledispatch
def _choice(action: Action, view: MontegoView, language: Language) -> Choice:
    raise NotImplementedError(f"no words for {type(action).__name__}")


@_choice.register
def _(action: Pick, view: MontegoView, language: Language) -> Choice:
    docker = language.say(FIGURES[action.worker].name)
    effect = language.gettext("{in_tavern}; the other player gets {docker}").format(
        in_tavern=in_tavern(tavern_of(action.worker), language),
        docker=language.say(FIGURES[left_by(action.worker)].object),
    )
    return Choice(docker[:1].upper() + docker[1:], effect)


@_choice.register
def _(action: Hire, view: MontegoView, language: Language) -> Choice:
    if action.answer == "yes":
        effect = language.gettext("pay {coins} if you get him").format(
            coins=language.count(things.COINS, HIRE_PRICE)
        )
    else:
        effect = language.gettext("do without him this round")
    label = language.say(ANSWERS[action.answer])
    return Choice(label, effect, chosen=view.wants == action.answer)


@_choice.register
def _(action: Beside, view: MontegoView, language: Language) -> Choice:
    seat = view.seat
    assert seat is not None, "only players hire"
    beside = lettered(view, language).beside(action.worker, seat)
    label = beside[:1].upper() + beside[1:]
    return Choice(label, at(view, view.places[action.worker], language))


@_choice.register
def _(action: Play, view: MontegoView, language: Language) -> Choice:
    return play(view, action, language)


@_choice.register
def _(action: Load, view: MontegoView, language: Language) -> Choice:
    return load(view, action, language)


@_choice.register
def _(action: TakeBack, view: MontegoView, language: Language) -> Choice:
    return take_back(view, action, language)


@_choice.register
def _(action: NameChooser, view: MontegoView, language: Language) -> Choice:
    text = language.gettext("Player {number} picks a third docker")
    return Choice(text.format(number=action.seat + 1))


@_choice.register
def _(action: LayWarehouse, view: MontegoView, language: Language) -> Choice:
    text = language.gettext("Lay out warehouse {number}")
    if action.turned:
        text = language.gettext("Lay out warehouse {number}, turned round")
    return Choice(text.format(number=WAREHOUSES.index(action.warehouse) + 1))


@_choice.register
def _(action: LayTile, view: MontegoView, language: Language) -> Choice:
    text = language.gettext("Lay the order tile of {docker}")
    return Choice(text.format(docker=language.say(FIGURES[action.worker].object)))


@_choice.register
def _(action: DrawShip, view: MontegoView, language: Language) -> Choice:
    holds = language.count(things.HOLDS, side_of(action.ship, view.seats).holds)
    return Choice(language.gettext("Draw a ship with {holds}").format(holds=holds))
