"""What the awaited are asked to do, in a few words for everybody."""

from collections.abc import Sequence

from bot.wording.language import Language, Phrase, phrase
from games.maracaibo.view import MaracaiboView

_SUMMONS: dict[str, Phrase] = {
    "choose-cards": phrase("summons", "choose in secret one card to plan and three to discard"),
    "choose-careers": phrase("summons", "keep one of your two careers in secret"),
    "sail": phrase("summons", "sail"),
    "action": phrase("summons", "choose a main action"),
    "city": phrase("summons", "use the city or finish"),
    "village": phrase("summons", "choose the next village action or finish"),
    "place-disc": phrase("summons", "choose the disc that goes to the market"),
    "remove": phrase("summons", "choose a disc to remove"),
    "buy": phrase("summons", "buy a project for less, or none"),
    "explore": phrase("summons", "move your explorer"),
    "quest": phrase("summons", "fulfil the quest your explorer has reached, or leave it"),
    "pay": phrase("summons", "pay for the quest"),
    "influence": phrase("summons", "choose the nation with which you gain influence"),
    "reveal": phrase("summons", "turn up a combat token"),
    "fight": phrase("summons", "choose the nation you fight for"),
    "discard": phrase("summons", "discard a card for the combat token"),
    "add": phrase("summons", "add combat points"),
    "spend": phrase("summons", "spend the total of your combat"),
    "end-action": phrase("summons", "plan a card, complete a task, or finish"),
    "draw": phrase("summons", "draw cards"),
    "buy-or-collect": phrase("summons", "buy a project, or take doubloons"),
}
_LAST_PURCHASE: Phrase = phrase("summons", "buy a project, or take a point")


def summons(view: MaracaiboView, names: Sequence[str], language: Language) -> str:
    """Say after a mention what the awaited are asked to do; nothing when nobody is awaited."""
    if not view.asked:
        return ""
    if view.kind == "buy-or-collect" and view.phase == "final":
        return language.say(_LAST_PURCHASE)
    return language.say(_SUMMONS[view.kind or ""])
