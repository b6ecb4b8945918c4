"""The Tradeswoman's purchases and sales."""

from bot.wording.cuba import things
from bot.wording.game import Choice
from bot.wording.language import Language
from games.cuba.actions import Buy, Sell
from games.cuba.data import buy_price, sale_price
from games.cuba.view import CubaView


def buy(view: CubaView, action: Buy, language: Language) -> Choice:
    """Name a purchase: "Buy 2 tobacco", "7 pesos, you keep 3"."""
    assert view.seat is not None, "only players buy"
    price = buy_price(view.market[action.cube], action.amount)
    label = language.gettext("Buy {things}").format(
        things=things.so_many(action.cube, action.amount, language)
    )
    effect = language.gettext("{price}, you keep {kept}").format(
        price=things.so_many("peso", price, language),
        kept=view.players[view.seat].pesos - price,
    )
    return Choice(label, effect)


def sell(view: CubaView, action: Sell, language: Language) -> Choice:
    """Name a sale: "Sell 2 rum", "get 7 pesos, you keep 1 rum"."""
    assert view.seat is not None, "only players sell"
    price = sale_price(action.cube, view.market[action.cube], action.amount)
    label = language.gettext("Sell {things}").format(
        things=things.so_many(action.cube, action.amount, language)
    )
    effect = language.gettext("get {price}, you keep {things}").format(
        price=things.so_many("peso", price, language),
        things=things.so_many(
            action.cube,
            things.held(view.players[view.seat], action.cube) - action.amount,
            language,
        ),
    )
    return Choice(label, effect)
