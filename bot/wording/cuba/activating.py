"""The Foreman's buildings, and what they ask when they are activated."""

from bot.wording.cuba import laws, things
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.effects import function
from bot.wording.cuba.fields import number_of
from bot.wording.cuba.ships import best_load, wanted
from bot.wording.game import Choice
from bot.wording.language import Language
from games.cuba.actions import Activate, Exchange, Give, Store, Swap, Veto
from games.cuba.data import CROSS, SHIPS, WAREHOUSE_FIELD
from games.cuba.tiles import Gives, House, Loads, Makes, Sells, effect_of
from games.cuba.view import CubaView, PlayerView, ShipView


def house_on(player: PlayerView, field: int) -> House:
    """Return the building on a field, which has one."""
    return "printed_warehouse" if field == WAREHOUSE_FIELD else player.built[field]


def activate(view: CubaView, action: Activate, language: Language) -> Choice:
    """Name a building, what it does, and whether it would be the only one."""
    assert view.seat is not None, "only players have buildings"
    player = view.players[view.seat]
    house = house_on(player, action.field)
    label = language.gettext("Activate {building} on field {field}").format(
        building=language.say(BUILDINGS[house].object), field=number_of(action.field)
    )
    effect = prospect(view, player, house, language)
    if action.field in CROSS[player.figure]:
        return Choice(label, effect)
    text = language.gettext("{effect}; only this one")
    return Choice(label, text.format(effect=effect))


def prospect(view: CubaView, player: PlayerView, house: House, language: Language) -> str:
    """Say what a building does, and with what of the player's, as things stand."""
    effect = effect_of(house)
    said = function(effect, language)
    match effect:
        case Sells(kinds=kinds):
            held = sum(things.held(player, kind) for kind in kinds)
        case Makes(crop=crop):
            held = things.held(player, crop)
        case Loads(amounts=amounts):
            points = best_load(view, player, amounts)
            return language.gettext("{function}, {points} at most").format(
                function=said, points=things.so_many("point", points, language)
            )
        case Gives(thing="water", amount=amount):
            amount = min(amount, view.supply["water"])
            return language.gettext("get {things}").format(
                things=things.so_many("water", amount, language)
            )
        case _:
            return said
    return language.gettext("{function}, you have {held}").format(function=said, held=held)


def give(view: CubaView, action: Give, language: Language) -> Choice:
    """Name cubes that are given: "Give 3 stone", "get 3 points, you keep 2"."""
    assert view.seat is not None, "only players give"
    assert view.working is not None, "a building is at work"
    assert view.working.building is not None, "a building takes the cubes"
    label = language.gettext("Give {things}").format(
        things=things.so_many(action.cube, action.amount, language)
    )
    effect = effect_of(view.working.building)
    if isinstance(effect, Makes):
        gain = things.so_many(effect.good, action.amount, language)
    else:
        assert isinstance(effect, Sells), "only these take cubes"
        gain = things.so_many(effect.thing, action.amount * effect.each, language)
    kept = things.held(view.players[view.seat], action.cube) - action.amount
    text = language.gettext("get {things}, you keep {kept}")
    return Choice(label, text.format(things=gain, kept=kept))


def swap(view: CubaView, action: Swap, language: Language) -> Choice:
    """Name a swap on the Black market."""
    assert view.seat is not None, "only players swap"
    label = language.gettext("Swap {given} for {taken}").format(
        given=things.so_many(action.give, 1, language),
        taken=things.so_many(action.take, 1, language),
    )
    kept = things.held(view.players[view.seat], action.give) - 1
    text = language.gettext("you keep {things}")
    return Choice(label, text.format(things=things.so_many(action.give, kept, language)))


def store(view: CubaView, action: Store, language: Language) -> Choice:
    """Name crops that go into the warehouse, and how many of the kind stay outside."""
    assert view.seat is not None, "only players store"
    label = language.gettext("Store {things}").format(
        things=things.so_many(action.crop, action.amount, language)
    )
    left = view.players[view.seat].yard[action.crop] - action.amount
    return Choice(label, language.gettext("{left} left in the yard").format(left=left))


def veto(view: CubaView, action: Veto, language: Language) -> Choice:
    """Name a bill to veto, with what it would do."""
    label = language.gettext("Veto {law}").format(law=laws.object_(action.statute, language))
    return Choice(label, laws.effect(action.statute, language))


def exchange(view: CubaView, action: Exchange, language: Language) -> Choice:
    """Name a ship of the pile, with what it takes."""
    label = language.gettext("Call ship {ship}").format(ship=action.ship)
    ship = ShipView(action.ship, SHIPS[action.ship], {})
    text = language.gettext("wants {cargo}")
    return Choice(label, text.format(cargo=wanted(ship, language)))
