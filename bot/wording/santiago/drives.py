"""What a drive costs and brings."""

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.santiago import things
from bot.wording.santiago.functions import gain_of
from bot.wording.santiago.tiles import stop
from games.santiago.actions import Drive
from games.santiago.data import CUBAN_TILES, LAST_FLAG, SHIPS, STOPS, Cuban
from games.santiago.view import SantiagoView


def drive(view: SantiagoView, action: Drive, language: Language) -> Choice:
    """Name a drive: "3 stops to Pedro", "pay 2 pesos, take 2 tobacco"."""
    target = (view.car + action.stops) % STOPS
    label = language.gettext("{stops} {to}").format(
        stops=language.count(things.STOPS, action.stops),
        to=language.say(stop(view.cubans[target]).to),
    )
    effects = [_price(action.stops - 1, language)]
    passes = (view.car + action.stops - 1) // STOPS
    value = view.value + passes
    if value > LAST_FLAG:
        effects.append(leaving(view, language))
        if view.departed + 1 == SHIPS and not view.options.finish_turn_after_seventh:
            return Choice(label, ", ".join(effects))
    elif passes:
        text = language.gettext("goods rise to {points_each}")
        effects.append(text.format(points_each=language.count(things.WORTH, value)))
    cuban = view.cubans[target]
    if cuban is not None:
        effects.append(_stop_at(view, cuban, action.stops, language))
    elif value <= LAST_FLAG:
        effects.append(language.gettext("a delivery round follows"))
    return Choice(label, ", ".join(effects))


def leaving(view: SantiagoView, language: Language) -> str:
    """Say that the ship leaves, and with the last one that the game ends."""
    if view.departed + 1 == SHIPS:
        return language.gettext("the last ship leaves")
    return language.gettext("ship {number} leaves").format(number=view.departed + 1)


def _price(pesos: int, language: Language) -> str:
    if not pesos:
        return language.gettext("free")
    return language.gettext("pay {pesos}").format(pesos=things.so_many("peso", pesos, language))


def _stop_at(view: SantiagoView, cuban: Cuban, stops: int, language: Language) -> str:
    # A drive of more than a lap passes the Cuban first and so makes it active again.
    if cuban in view.inactive and stops <= STOPS:
        return language.gettext("nothing happens there")
    tile = CUBAN_TILES[cuban]
    amount = tile.amount
    if tile.thing and tile.thing != "peso" and tile.thing != "point":
        amount = min(amount, view.bank[tile.thing])
    return gain_of(cuban, amount, language)
