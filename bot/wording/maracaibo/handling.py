"""Cards that are planned, discarded, drawn, paid; discs that leave; careers."""

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo import careers, things
from bot.wording.maracaibo.acting import coming, reader
from bot.wording.maracaibo.cards import costs, effect, project, summary, symbols
from bot.wording.maracaibo.fitting import fitted
from bot.wording.maracaibo.proper_names import card_name, upgrade_name
from bot.wording.maracaibo.upgrades import upgrade_effect
from games.maracaibo.actions import Complete, Discard, Keep, Pay, Plan, Remove, Take, Waive
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.data import GALLERY_PRICE
from games.maracaibo.view import MaracaiboView


def plan(view: MaracaiboView, action: Plan, language: Language) -> Choice:
    """Name a card to plan, with what it costs and does."""
    text = language.gettext("Plan {card}")
    label = text.format(card=card_name(action.card, language))
    cost = _price(view, action.card)
    return fitted(label, project(action.card, language, cost), effect(action.card, language))


def discard(view: MaracaiboView, action: Discard, language: Language) -> Choice:
    """Name a card to discard, with what is given up unless that stands there already."""
    text = language.gettext("Discard {card}")
    label = text.format(card=card_name(action.card, language))
    if Plan(action.card) in view.choices:
        return Choice(label)
    return _shown(view, label, action.card, language)


def keep(view: MaracaiboView, action: Keep, language: Language) -> Choice:
    """Name a career to keep, with its tasks."""
    text = language.gettext("Keep {career}")
    label = text.format(career=careers.career_name(action.career, language))
    return Choice(label, careers.tasks(action.career, language), chosen=view.keep == action.career)


def complete(view: MaracaiboView, action: Complete, language: Language) -> Choice:
    """Name a task to complete; the last one brings the career's reward."""
    player = view.players[reader(view)]
    assert player.career is not None, "a career is kept before anything is done"
    text = language.gettext("Complete task {number}: {condition}")
    label = text.format(
        number=action.task, condition=careers.task(player.career, action.task, language)
    )
    figure = things.so_many("figure", 1, language)
    if len(player.tasks) > 1:
        return Choice(label, figure)
    reward = coming(view, CAREER_CARDS[player.career].reward, language)
    return Choice(label, f"{figure}, {reward}")


def remove(view: MaracaiboView, action: Remove, language: Language) -> Choice:
    """Name a spot whose disc leaves, with the upgrade, and whether that completes it."""
    text = language.gettext("Disc off {upgrade}")
    label = text.format(upgrade=upgrade_name(action.upgrade, language))
    text = language.gettext("completed: {effect}")
    if view.players[reader(view)].discs[action.upgrade] > 1:
        text = language.gettext("one disc left of: {effect}")
    return Choice(label, text.format(effect=upgrade_effect(action.upgrade, language)))


def take(view: MaracaiboView, action: Take, language: Language) -> Choice:
    """Name a card of the gallery, with its price there and all that it is good for."""
    free = not view.players[reader(view)].discs["broker"]
    text = language.gettext("Take {card}")
    if not free:
        text = language.gettext("Take {card} for {price}")
    label = text.format(
        card=card_name(action.card, language),
        price=things.so_many("doubloon", GALLERY_PRICE, language),
    )
    return _shown(view, label, action.card, language)


def pay(view: MaracaiboView, action: Pay, language: Language) -> Choice:
    """Name a card that pays a symbol of a quest, with what else it is good for."""
    text = language.gettext("Pay with {card}")
    label = text.format(card=card_name(action.card, language))
    return _shown(view, label, action.card, language)


def waive(view: MaracaiboView, action: Waive, language: Language) -> Choice:
    """Name an object that a project pays."""
    text = language.gettext("Pay the {object} by a project")
    label = text.format(object=things.wanted(action.thing, language))
    return Choice(label, language.gettext("no card is discarded"))


def _price(view: MaracaiboView, card: CardId) -> int:
    """Return what a card would cost the reader now."""
    return view.players[reader(view)].price(CARDS[card])


def _shown(view: MaracaiboView, label: str, card: CardId, language: Language) -> Choice:
    """Name a choice about a card, with as much of what the card is good for as there is room."""
    cost = _price(view, card)
    shown, does = symbols(card, language), effect(card, language)
    return fitted(
        label,
        summary(card, language, cost),
        f"{shown}; {costs(card, language, cost)}, {does}",
        f"{shown}; {does}",
        does,
        shown,
    )


def draw(view: MaracaiboView, language: Language) -> Choice:
    """Name the deck, with what is left of it."""
    label = language.gettext("Draw from the deck")
    text = language.gettext("it has {cards}")
    return Choice(label, text.format(cards=things.so_many("card", view.deck, language)))
