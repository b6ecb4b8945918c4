"""Loading ships: what it brings, and what becomes of the ship."""

from bot.wording.cuba import things
from bot.wording.game import Choice
from bot.wording.language import Language
from games.cuba.actions import Load
from games.cuba.view import CubaView


def load(view: CubaView, action: Load, language: Language) -> Choice:
    """Name merchandise and a dock: "Load 2 rum in dock 3", "6 points, 1 place left"."""
    ship = view.docks[action.dock - 1]
    assert ship is not None, "only ships in a dock are loaded"
    label = language.gettext("Load {things} in dock {dock}").format(
        things=things.so_many(action.cube, action.amount, language), dock=action.dock
    )
    left = ship.free - action.amount
    if left:
        text = language.ngettext(
            "{points}, {left} place left on ship {ship}",
            "{points}, {left} places left on ship {ship}",
            left,
        )
    elif view.laws["other"] == "harbour_act":
        text = language.gettext("{points}, ship {ship} is full and sails at once")
    else:
        text = language.gettext("{points}, ship {ship} is full")
    points = things.so_many("point", action.amount * action.dock, language)
    return Choice(label, text.format(points=points, left=left, ship=ship.number))
