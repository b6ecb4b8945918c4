"""What is asked while a card is carried out: what is left to do."""

from collections.abc import Callable, Iterator, Sequence

from bot.wording.cuba import laws, things
from bot.wording.cuba.activating import house_on
from bot.wording.cuba.buildings import BUILDINGS
from bot.wording.cuba.constructing import cost
from bot.wording.cuba.effects import function, loading
from bot.wording.cuba.fields import number_of, plan
from bot.wording.cuba.ships import wanted
from bot.wording.cuba.working import free_harvests
from bot.wording.language import Language
from games.core.action import Seat
from games.cuba.actions import Activate
from games.cuba.data import CROPS, MATERIALS, Merchandise
from games.cuba.statutes import BUILDING_ACT_PESOS
from games.cuba.tiles import Sells, effect_of
from games.cuba.view import CubaView, Working

Ask = Callable[[CubaView, Seat, Sequence[str], Language], Iterator[str]]


def _move(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    player, free = view.players[seat], free_harvests(view)
    text = language.ngettext(
        "Where does your figure go? In its row and column you take the materials and {amount} crop;"
        " each further crop costs a water: you have {water}, and what you take now counts.",
        "Where does your figure go? In its row and column you take the materials and {amount}"
        " crops; each further crop costs a water: you have {water}, and what you take now counts.",
        free,
    )
    yield text.format(amount=free, water=player.yard["water"])
    yield plan(player, language)


def _harvest(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    left = _working(view).left or 0
    if left:
        text = language.ngettext(
            "Which crop do you harvest? {amount} more is free of charge, then each costs a water.",
            "Which crop do you harvest? {amount} more are free of charge, then each costs a water.",
            left,
        )
    else:
        text = language.gettext(
            "Do you harvest more? Each further crop costs a water, and you have {water}."
        )
    yield text.format(amount=left, water=view.players[seat].yard["water"])


def _trade(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    player, working = view.players[seat], _working(view)
    text = language.gettext("What do you buy or sell? You have {pesos}; crops and goods: {cubes}.")
    cubes = {kind: things.held(player, kind) for kind in view.market}
    yield text.format(
        pesos=things.so_many("peso", player.pesos, language),
        cubes=things.stock(cubes, language),
    )
    if working.bought:
        text = language.gettext("What you have bought you cannot sell now: {kinds}.")
        yield text.format(kinds=_kinds(working.bought, language))
    if working.sold:
        text = language.gettext("What you have sold you cannot buy now: {kinds}.")
        yield text.format(kinds=_kinds(working.sold, language))


def _kinds(kinds: Sequence[Merchandise], language: Language) -> str:
    return language.list(things.name_of(kind, language) for kind in dict.fromkeys(kinds))


def _build(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    player = view.players[seat]
    text = language.gettext("Which building do you build? You have {cubes}.")
    yield text.format(cubes=things.stock({kind: player.yard[kind] for kind in MATERIALS}, language))
    if view.laws["other"] == "building_act":
        text = language.gettext("The Building act asks {pesos} more, and you have {held}.")
        yield text.format(
            pesos=things.so_many("peso", BUILDING_ACT_PESOS, language), held=player.pesos
        )


def _place(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    building = _working(view).building
    assert building is not None, "a building is being placed"
    assert building != "printed_warehouse", "only tiles are placed"
    text = language.gettext(
        "On which field do you put {building}? You then pay {cost}. It stays there for good, and"
        " the field yields nothing more."
    )
    yield text.format(
        building=language.say(BUILDINGS[building].object), cost=cost(view, building, language)
    )
    yield plan(view.players[seat], language)


def _activate(
    view: CubaView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    player = view.players[seat]
    if not _working(view).done:
        text = language.gettext(
            "Which building do you activate? Either those in row and column of your figure, which"
            " stands on field {field}, one after the other, or any single one."
        )
        yield text.format(field=number_of(player.figure))
        return
    left = [
        language.say(BUILDINGS[house_on(player, action.field)].object)
        for action in view.choices
        if isinstance(action, Activate)
    ]
    text = language.gettext("Which building do you activate next? There is still {buildings}.")
    yield text.format(buildings=language.list(left))


def _give(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    working = _working(view)
    assert working.building is not None, "a building takes the cubes"
    effect = effect_of(working.building)
    if isinstance(effect, Sells) and working.left is not None:
        effect = effect._replace(most=working.left)
    text = language.gettext("What do you give to {building}? {function}.")
    said = function(effect, language)
    yield text.format(
        building=language.say(BUILDINGS[working.building].object),
        function=said[:1].upper() + said[1:],
    )


def _swap(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    player = view.players[seat]
    cubes = {kind: things.held(player, kind) for kind in view.market}
    text = language.gettext("Which cube do you swap on the Black market? You have {cubes}.")
    yield text.format(cubes=things.stock(cubes, language))


def _store(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    text = language.gettext(
        "What do you bring into the warehouse? Your yard holds {cubes}; crops that stay there spoil"
        " at the end of the round."
    )
    yard = view.players[seat].yard
    yield text.format(cubes=things.stock({crop: yard[crop] for crop in CROPS}, language))


def _veto(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    yield language.gettext(
        "Which bill do you take out of the game? It cannot become law in this round."
    )
    if view.barred is not None and view.barred in view.bills:
        text = language.gettext("Not {law}: a bill of its pile was vetoed in the last round.")
        yield text.format(law=laws.object_(view.bills[view.barred], language))


def _exchange(
    view: CubaView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    assert view.sea is not None, "a ship is at sea while cards are played"
    text = language.gettext(
        "At sea lies ship {ship}, which wants {cargo}. Which ship of the pile comes instead?"
    )
    yield text.format(ship=view.sea.number, cargo=wanted(view.sea, language))


def _load(view: CubaView, seat: Seat, names: Sequence[str], language: Language) -> Iterator[str]:
    working = _working(view)
    if working.left is not None:
        text = language.gettext("On which ship do you load what? You may {load_so_many}.")
        amounts = tuple(range(1, working.left + 1))
        yield text.format(load_so_many=loading(amounts, language))
        return
    ship = view.docks[working.dock - 1] if working.dock else None
    if ship is None:
        yield language.gettext("Which ship do you load, and with what? You load a single one.")
        return
    text = language.gettext(
        "What else do you load on ship {ship} in dock {dock}? It still wants {cargo}."
    )
    yield text.format(ship=ship.number, dock=working.dock, cargo=wanted(ship, language))


def _working(view: CubaView) -> Working:
    return view.working or Working()


ACTIVITIES: dict[str, Ask] = {
    "move": _move,
    "harvest": _harvest,
    "trade": _trade,
    "build": _build,
    "place": _place,
    "activate": _activate,
    "give": _give,
    "swap": _swap,
    "store": _store,
    "veto": _veto,
    "exchange": _exchange,
    "load": _load,
}
