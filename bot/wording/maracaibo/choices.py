"""What a player may do, each with what it costs and brings."""

from functools import singledispatch

from bot.wording.game import Choice
from bot.wording.language import Language, Phrase, phrase
from bot.wording.maracaibo import acting, combat, exploring, handling, sailing, things
from bot.wording.maracaibo.careers import career_name
from bot.wording.maracaibo.cities import city_name
from bot.wording.maracaibo.proper_names import automa_name, building_name, card_name
from games.core.action import Action
from games.maracaibo.actions import (
    Act,
    Add,
    Annex,
    Assist,
    Buy,
    Collect,
    Complete,
    DealCard,
    DealCareer,
    Decline,
    Deliver,
    Discard,
    Draw,
    DrawAutoma,
    DrawBuilding,
    DrawCard,
    DrawQuest,
    DrawTile,
    DrawToken,
    Drill,
    Earn,
    Enlist,
    Explore,
    Fight,
    Finish,
    Influence,
    Invest,
    Keep,
    NameFirstPlayer,
    Pass,
    Pay,
    Plan,
    Quest,
    Raid,
    Remove,
    Reveal,
    RevealCard,
    Sail,
    Scout,
    Sell,
    Take,
    Waive,
    Win,
)
from games.maracaibo.view import MaracaiboView

_DECLINE: dict[str, Phrase] = {
    "buy": phrase("decline", "Buy nothing"),
    "explore": phrase("decline", "Stay where you are"),
    "quest": phrase("decline", "Leave the quest"),
    "draw": phrase("decline", "Take no more cards"),
}
_FINISH: dict[str, Phrase] = {
    "city": phrase("finish", "leave out the city action"),
    "village": phrase("finish", "no more village actions"),
    "spend": phrase("finish", "spend nothing more"),
}
"""By the kind of question: what doing without means."""


def choice(view: MaracaiboView, action: Action, language: Language) -> Choice:
    """Name an action that is legal for the reader, with what it costs and brings."""
    return _choice(action, view, language).on_a_button()


@singledispatch
def _choice(action: Action, view: MaracaiboView, language: Language) -> Choice:
    raise NotImplementedError(f"no words for {type(action).__name__}")


@_choice.register
def _(action: Plan, view: MaracaiboView, language: Language) -> Choice:
    return handling.plan(view, action, language)


@_choice.register
def _(action: Discard, view: MaracaiboView, language: Language) -> Choice:
    return handling.discard(view, action, language)


@_choice.register
def _(action: Keep, view: MaracaiboView, language: Language) -> Choice:
    return handling.keep(view, action, language)


@_choice.register
def _(action: Complete, view: MaracaiboView, language: Language) -> Choice:
    return handling.complete(view, action, language)


@_choice.register
def _(action: Sail, view: MaracaiboView, language: Language) -> Choice:
    return sailing.sail(view, action, language)


@_choice.register
def _(action: Pass, view: MaracaiboView, language: Language) -> Choice:
    return Choice(language.gettext("No main action"), _then(view, language), ends=True)


@_choice.register
def _(action: Deliver, view: MaracaiboView, language: Language) -> Choice:
    return acting.deliver(view, action, language)


@_choice.register
def _(action: Act, view: MaracaiboView, language: Language) -> Choice:
    return acting.act(view, action, language)


@_choice.register
def _(action: Assist, view: MaracaiboView, language: Language) -> Choice:
    return acting.assist(view, action, language)


@_choice.register
def _(action: Quest, view: MaracaiboView, language: Language) -> Choice:
    return acting.quest(view, language)


@_choice.register
def _(action: Pay, view: MaracaiboView, language: Language) -> Choice:
    return handling.pay(view, action, language)


@_choice.register
def _(action: Waive, view: MaracaiboView, language: Language) -> Choice:
    return handling.waive(view, action, language)


@_choice.register
def _(action: Earn, view: MaracaiboView, language: Language) -> Choice:
    return acting.earn(view, language)


@_choice.register
def _(action: Sell, view: MaracaiboView, language: Language) -> Choice:
    return acting.sell(view, language)


@_choice.register
def _(action: Buy, view: MaracaiboView, language: Language) -> Choice:
    return acting.buy(view, action, language)


@_choice.register
def _(action: Invest, view: MaracaiboView, language: Language) -> Choice:
    return acting.invest(view, action, language)


@_choice.register
def _(action: Drill, view: MaracaiboView, language: Language) -> Choice:
    return acting.drill(view, action.card, language)


@_choice.register
def _(action: Enlist, view: MaracaiboView, language: Language) -> Choice:
    return acting.enlist(view, language)


@_choice.register
def _(action: Scout, view: MaracaiboView, language: Language) -> Choice:
    return acting.scout(view, language)


@_choice.register
def _(action: Explore, view: MaracaiboView, language: Language) -> Choice:
    return exploring.explore(view, action, language)


@_choice.register
def _(action: Influence, view: MaracaiboView, language: Language) -> Choice:
    return combat.influence(view, action, language)


@_choice.register
def _(action: Remove, view: MaracaiboView, language: Language) -> Choice:
    return handling.remove(view, action, language)


@_choice.register
def _(action: Reveal, view: MaracaiboView, language: Language) -> Choice:
    return combat.reveal(view, action, language)


@_choice.register
def _(action: Fight, view: MaracaiboView, language: Language) -> Choice:
    return combat.fight(view, action, language)


@_choice.register
def _(action: Add, view: MaracaiboView, language: Language) -> Choice:
    return combat.add(view, action, language)


@_choice.register
def _(action: Win, view: MaracaiboView, language: Language) -> Choice:
    return combat.win(view, action, language)


@_choice.register
def _(action: Annex, view: MaracaiboView, language: Language) -> Choice:
    return combat.annex(view, action, language)


@_choice.register
def _(action: Raid, view: MaracaiboView, language: Language) -> Choice:
    return combat.raid(view, language)


@_choice.register
def _(action: Draw, view: MaracaiboView, language: Language) -> Choice:
    return handling.draw(view, language)


@_choice.register
def _(action: Take, view: MaracaiboView, language: Language) -> Choice:
    return handling.take(view, action, language)


@_choice.register
def _(action: Collect, view: MaracaiboView, language: Language) -> Choice:
    return acting.collect(view, language)


@_choice.register
def _(action: Decline, view: MaracaiboView, language: Language) -> Choice:
    words = _DECLINE.get(view.kind or "")
    return Choice(language.say(words) if words else language.gettext("Decline"), ends=True)


@_choice.register
def _(action: Finish, view: MaracaiboView, language: Language) -> Choice:
    if view.kind == "end-action":
        return Choice(language.gettext("Finish"), _then(view, language), ends=True)
    words = _FINISH.get(view.kind or "")
    return Choice(language.gettext("Finish"), language.say(words) if words else "", ends=True)


def _then(view: MaracaiboView, language: Language) -> str:
    """Say what comes after acting: with a full hand nothing is drawn."""
    player = view.players[view.active]
    if player.hand >= player.hand_limit:
        return language.gettext("end your turn with a full hand")
    return language.gettext("go on to drawing cards")


@_choice.register
def _(action: DealCard | DrawCard, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Draw {card}")
    return Choice(text.format(card=card_name(action.card, language)))


@_choice.register
def _(action: RevealCard, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Turn up {card}")
    return Choice(text.format(card=card_name(action.card, language)))


@_choice.register
def _(action: DealCareer, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Draw {card}")
    return Choice(text.format(card=career_name(action.career, language)))


@_choice.register
def _(action: DrawTile, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Turn up {card}")
    return Choice(text.format(card=city_name(action.tile, language)))


@_choice.register
def _(action: DrawQuest, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Turn up quest {number}")
    return Choice(text.format(number=things.quest_number(action.quest)))


@_choice.register
def _(action: DrawToken, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Turn up combat token {number}")
    return Choice(text.format(number=action.token))


@_choice.register
def _(action: DrawBuilding, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Turn up {card}")
    return Choice(text.format(card=building_name(action.building, language)))


@_choice.register
def _(action: DrawAutoma, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Turn up Jean's card {card}")
    return Choice(text.format(card=automa_name(action.card, language)))


@_choice.register
def _(action: NameFirstPlayer, view: MaracaiboView, language: Language) -> Choice:
    text = language.gettext("Player {number} begins")
    return Choice(text.format(number=action.seat + 1))
