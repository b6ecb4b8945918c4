"""Parliament and administration: votes, laws, tax and duty."""

from collections import Counter

from bot.wording.cuba import laws, things
from bot.wording.game import Choice
from bot.wording.language import Language
from games.cuba.actions import Bribe, Deliver, Enact
from games.cuba.data import Cube
from games.cuba.statutes import BONUS_POINTS, DUTY_POINTS, TAX_POINTS
from games.cuba.view import CubaView


def bribe(view: CubaView, action: Bribe, language: Language) -> Choice:
    """Name a purchase of votes: "Spend 3 pesos", "8 votes in all, you keep 4 pesos"."""
    assert view.seat is not None, "only players buy votes"
    player = view.players[view.seat]
    label = language.gettext("Spend nothing")
    if action.pesos:
        label = language.gettext("Spend {pesos}").format(
            pesos=things.so_many("peso", action.pesos, language)
        )
    effect = language.gettext("{votes} in all, you keep {pesos}").format(
        votes=language.count(things.VOTES, player.votes + action.pesos),
        pesos=things.so_many("peso", player.pesos - action.pesos, language),
    )
    return Choice(label, effect, chosen=view.bribe == action.pesos)


def enact(view: CubaView, action: Enact, language: Language) -> Choice:
    """Name a bill, with what it does as a law."""
    label = language.gettext("Enact {law}").format(law=laws.object_(action.statute, language))
    return Choice(label, laws.effect(action.statute, language))


def pay(view: CubaView, language: Language) -> Choice:
    """Name the tax, and what paying it brings."""
    assert view.seat is not None, "only players pay"
    player = view.players[view.seat]
    label = language.gettext("Pay {pesos}").format(
        pesos=things.so_many("peso", player.tax_due, language)
    )
    effect = language.gettext("get {things}, you keep {kept}").format(
        things=things.so_many("point", TAX_POINTS, language), kept=player.pesos - player.tax_due
    )
    return Choice(label, effect)


def deliver(view: CubaView, action: Deliver, language: Language) -> Choice:
    """Name what is delivered as the duty, and what it brings."""
    assert view.seat is not None, "only players deliver"
    player = view.players[view.seat]
    given: Counter[Cube] = Counter(
        cube for cube in (action.first, action.second) if cube is not None
    )
    label = language.gettext("Deliver {things}").format(
        things=things.so_much(given.items(), language)
    )
    points = DUTY_POINTS + (BONUS_POINTS if player.tax_paid else 0)
    kept = [(cube, things.held(player, cube) - amount) for cube, amount in given.items()]
    text = language.gettext("get {points}, you keep {things}")
    return Choice(
        label,
        text.format(
            points=things.so_many("point", points, language),
            things=language.list(things.so_many(cube, left, language) for cube, left in kept),
        ),
    )
