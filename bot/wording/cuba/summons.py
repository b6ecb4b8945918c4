"""What the awaited are asked to do, in a few words for everybody."""

from collections.abc import Sequence

from bot.wording.cuba import things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.language import Language, Phrase, phrase
from games.cuba.statutes import LAWS_TO_ENACT
from games.cuba.view import CubaView

_SUMMONS: dict[str, Phrase] = {
    "pick-materials": phrase("summons", "take two materials to begin with"),
    "pick-crops": phrase("summons", "take two crops to begin with"),
    "set-aside": phrase("summons", "set a card aside for parliament in secret"),
    "play": phrase("summons", "play a card"),
    "move": phrase("summons", "move your figure with the Worker"),
    "harvest": phrase("summons", "harvest with the Worker"),
    "trade": phrase("summons", "buy and sell with the Tradeswoman"),
    "build": phrase("summons", "build with the Architect"),
    "place": phrase("summons", "put {building} on a field"),
    "activate": phrase("summons", "activate buildings with the Foreman"),
    "give": phrase("summons", "give cubes to {building}"),
    "swap": phrase("summons", "swap a cube on the Black market"),
    "store": phrase("summons", "bring crops into the warehouse"),
    "veto": phrase("summons", "veto a bill with the Church, or none"),
    "exchange": phrase("summons", "call a ship with the Lighthouse, or none"),
    "load": phrase("summons", "load a ship"),
    "bribe": phrase("summons", "buy votes in secret"),
    "duty": phrase("summons", "deliver the duty or not"),
}


def summons(view: CubaView, names: Sequence[str], language: Language) -> str:
    """Say after a mention what the awaited are asked to do; nothing when nobody is awaited."""
    if not view.asked:
        return ""
    if view.kind == "enact":
        return _call_to_enact(view, language)
    if view.kind == "tax":
        text = language.gettext("pay the tax of {pesos} or not")
        due = view.players[view.asked[0]].tax_due
        return text.format(pesos=things.so_many("peso", due, language))
    building = view.working.building if view.working else None
    return language.say(_SUMMONS[view.kind or ""]).format(
        building=language.say(BUILDINGS[building].object) if building else ""
    )


def _call_to_enact(view: CubaView, language: Language) -> str:
    left = LAWS_TO_ENACT - len(view.enacted)
    text = language.ngettext(
        "choose {amount} bill that becomes law", "choose {amount} bills that become law", left
    )
    return text.format(amount=left)
