"""Playing a card: for its action, or for what a black marker gives."""

from typing import Literal

from bot.wording.cuba import things
from bot.wording.cuba.cards import CARDS
from bot.wording.cuba.ships import best_load
from bot.wording.game import Choice
from bot.wording.language import Language, Phrase, phrase
from games.core.action import Seat
from games.cuba.actions import Play, SetAside
from games.cuba.data import (
    CROSS,
    MARKER_PLACES,
    MARKERS,
    VOTES,
    WAREHOUSE_FIELD,
    Character,
    Thing,
)
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import TILES, Building
from games.cuba.view import CubaView, PlayerView

_INSTEAD: dict[Character, Phrase] = {
    "tradeswoman": phrase("instead", "instead of trading"),
    "architect": phrase("instead", "instead of building"),
    "mayor": phrase("instead", "instead of loading a ship"),
}


def set_aside(view: CubaView, action: SetAside, language: Language) -> Choice:
    """Name a card for parliament, with its votes."""
    votes = language.count(things.VOTES, VOTES[action.character])
    return Choice(
        language.say(CARDS[action.character].name), votes, chosen=view.aside == action.character
    )


def play(view: CubaView, action: Play, language: Language) -> Choice:
    """Name a card for its action, or for what it brings instead: "Mayor for 4 pesos"."""
    card = language.say(CARDS[action.character].name)
    if action.take is None:
        return Choice(card, _prospect(view, action.character, language))
    text = language.gettext("{card} for {things}")
    label = text.format(card=card, things=things.so_many(*taken(view, action), language))
    return Choice(label, language.say(_INSTEAD[action.character]))


def taken(view: CubaView, action: Play) -> tuple[Thing, int]:
    """Return what a card played for `take` brings: the first free place with such a thing."""
    assert action.take is not None, "the card is played for something"
    if action.take == "points":
        return "point", _next_amount(view, action.take)
    if action.take == "pesos":
        return "peso", _next_amount(view, action.take)
    return action.take, 1


def _next_amount(view: CubaView, kind: Literal["points", "pesos"]) -> int:
    free = (MARKER_PLACES[marker] for marker in MARKERS if marker not in view.markers)
    return next(place.amount for place in free if place.kind == kind)


def _prospect(view: CubaView, character: Character, language: Language) -> str:
    """Say what a card is good for, as things stand."""
    seat = view.seat
    assert seat is not None, "only players play cards"
    player = view.players[seat]
    match character:
        case "worker":
            return language.gettext("move your figure, take materials, harvest")
        case "tradeswoman":
            text = language.gettext("buy and sell, you have {pesos}")
            return text.format(pesos=things.so_many("peso", player.pesos, language))
        case "architect":
            return _to_build(view, player, language)
        case "foreman":
            return _to_activate(player, language)
        case "mayor":
            return _to_load(view, seat, language)


def affordable(view: CubaView, player: PlayerView) -> list[Building]:
    """Return the buildings left whose whole cost a player can pay."""
    extra = BUILDING_ACT_PESOS if view.laws["other"] == "building_act" else 0
    if player.pesos < extra:
        return []
    return [
        building
        for building in view.tiles
        if all(player.yard[material] >= amount for material, amount in TILES[building].cost)
    ]


def _to_build(view: CubaView, player: PlayerView, language: Language) -> str:
    amount = len(affordable(view, player))
    if not amount:
        return language.gettext("you cannot pay for any building")
    text = language.ngettext(
        "you can pay for {amount} kind of building",
        "you can pay for {amount} kinds of buildings",
        amount,
    )
    return text.format(amount=amount)


def _to_activate(player: PlayerView, language: Language) -> str:
    """Count the buildings in row and column of the figure, the printed warehouse among them."""
    amount = len({WAREHOUSE_FIELD, *player.built} & {*CROSS[player.figure]})
    if not amount:
        return language.gettext("any single building, for none stands in your row and column")
    text = language.ngettext(
        "{amount} building in row and column of your figure, or any single one",
        "{amount} buildings in row and column of your figure, or any single one",
        amount,
    )
    return text.format(amount=amount)


def _to_load(view: CubaView, seat: Seat, language: Language) -> str:
    points = best_load(view, view.players[seat])
    if not points:
        return language.gettext("you have nothing that a ship takes")
    text = language.gettext("load a ship, {points} at most")
    return text.format(points=things.so_many("point", points, language))
