"""What a player may do, each with what it costs and brings."""

from functools import singledispatch

from bot.wording.cuba import (
    activating,
    constructing,
    laws,
    loading,
    playing,
    things,
    trading,
    voting,
    working,
)
from bot.wording.game import Choice
from bot.wording.language import Language, Phrase, phrase
from games.core.action import Action
from games.cuba.actions import (
    Activate,
    Bribe,
    Build,
    Buy,
    Decline,
    Deliver,
    DrawBill,
    DrawShip,
    Enact,
    Exchange,
    Finish,
    Give,
    Harvest,
    Load,
    Move,
    NameStartPlayer,
    Pay,
    Pick,
    Place,
    Play,
    Sell,
    SetAside,
    Store,
    Swap,
    Veto,
)
from games.cuba.view import CubaView

_DECLINE: dict[str, Phrase] = {
    "build": phrase("decline", "Build nothing"),
    "swap": phrase("decline", "Swap nothing"),
    "veto": phrase("decline", "Veto nothing"),
    "exchange": phrase("decline", "Leave the ship at sea"),
    "tax": phrase("decline", "Do not pay"),
    "duty": phrase("decline", "Deliver nothing"),
}
_FINISH: dict[str, Phrase] = {
    "harvest": phrase("finish", "harvest nothing more"),
    "trade": phrase("finish", "trade nothing more"),
    "activate": phrase("finish", "activate nothing more"),
    "give": phrase("finish", "give nothing more"),
    "store": phrase("finish", "store nothing more"),
    "load": phrase("finish", "load nothing more"),
}
"""By the kind of question: what doing without means."""


def choice(view: CubaView, action: Action, language: Language) -> Choice:
    """Name an action that is legal for the reader, with what it costs and brings."""
    return _choice(action, view, language).on_a_button()


@singledispatch
def _choice(action: Action, view: CubaView, language: Language) -> Choice:
    raise NotImplementedError(f"no words for {type(action).__name__}")


@_choice.register
def _(action: Pick, view: CubaView, language: Language) -> Choice:
    pair = [(action.first, 1), (action.second, 1)]
    if action.first == action.second:
        pair = [(action.first, 2)]
    text = language.gettext("Take {things}")
    return Choice(text.format(things=things.so_much(pair, language)))


@_choice.register
def _(action: SetAside, view: CubaView, language: Language) -> Choice:
    return playing.set_aside(view, action, language)


@_choice.register
def _(action: Play, view: CubaView, language: Language) -> Choice:
    return playing.play(view, action, language)


@_choice.register
def _(action: Move, view: CubaView, language: Language) -> Choice:
    return working.move(view, action, language)


@_choice.register
def _(action: Harvest, view: CubaView, language: Language) -> Choice:
    return working.harvest(view, action, language)


@_choice.register
def _(action: Buy, view: CubaView, language: Language) -> Choice:
    return trading.buy(view, action, language)


@_choice.register
def _(action: Sell, view: CubaView, language: Language) -> Choice:
    return trading.sell(view, action, language)


@_choice.register
def _(action: Build, view: CubaView, language: Language) -> Choice:
    return constructing.build(view, action, language)


@_choice.register
def _(action: Place, view: CubaView, language: Language) -> Choice:
    return constructing.place(view, action, language)


@_choice.register
def _(action: Activate, view: CubaView, language: Language) -> Choice:
    return activating.activate(view, action, language)


@_choice.register
def _(action: Give, view: CubaView, language: Language) -> Choice:
    return activating.give(view, action, language)


@_choice.register
def _(action: Swap, view: CubaView, language: Language) -> Choice:
    return activating.swap(view, action, language)


@_choice.register
def _(action: Store, view: CubaView, language: Language) -> Choice:
    return activating.store(view, action, language)


@_choice.register
def _(action: Veto, view: CubaView, language: Language) -> Choice:
    return activating.veto(view, action, language)


@_choice.register
def _(action: Exchange, view: CubaView, language: Language) -> Choice:
    return activating.exchange(view, action, language)


@_choice.register
def _(action: Load, view: CubaView, language: Language) -> Choice:
    return loading.load(view, action, language)


@_choice.register
def _(action: Bribe, view: CubaView, language: Language) -> Choice:
    return voting.bribe(view, action, language)


@_choice.register
def _(action: Enact, view: CubaView, language: Language) -> Choice:
    return voting.enact(view, action, language)


@_choice.register
def _(action: Pay, view: CubaView, language: Language) -> Choice:
    return voting.pay(view, language)


@_choice.register
def _(action: Deliver, view: CubaView, language: Language) -> Choice:
    return voting.deliver(view, action, language)


@_choice.register
def _(action: Decline, view: CubaView, language: Language) -> Choice:
    words = _DECLINE.get(view.kind or "")
    return Choice(language.say(words) if words else language.gettext("Decline"), ends=True)


@_choice.register
def _(action: Finish, view: CubaView, language: Language) -> Choice:
    words = _FINISH.get(view.kind or "")
    effect = language.say(words) if words else ""
    return Choice(language.gettext("Finish"), effect, ends=True)


@_choice.register
def _(action: DrawShip, view: CubaView, language: Language) -> Choice:
    return Choice(language.gettext("Turn up ship {ship}").format(ship=action.ship))


@_choice.register
def _(action: DrawBill, view: CubaView, language: Language) -> Choice:
    text = language.gettext("Turn up {law}")
    return Choice(text.format(law=laws.object_(action.statute, language)))


@_choice.register
def _(action: NameStartPlayer, view: CubaView, language: Language) -> Choice:
    text = language.gettext("Player {number} begins")
    return Choice(text.format(number=action.seat + 1))
