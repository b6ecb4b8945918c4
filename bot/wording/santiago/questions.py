"""What the players are asked: privately each one's own question, publicly who has to do what."""

from collections.abc import Callable, Sequence

from bot.wording.language import Language
from bot.wording.names import safe_name
from bot.wording.santiago import things
from bot.wording.santiago.functions import BUILDING_FUNCTIONS
from bot.wording.santiago.tiles import BUILDINGS, FLOWERS, stop
from bot.wording.waiting import waiting
from games.santiago.actions import Deliver, Seize, Use
from games.santiago.data import CUBAN_TILES, WOOD_POINTS
from games.santiago.view import SantiagoView

Ask = Callable[[SantiagoView, Sequence[str], Language], str]


def question(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    """Ask the reader what the rules ask now, or say who is awaited."""
    safe = [safe_name(name) for name in names]
    if view.seat is not None and view.seat in view.asked:
        return _QUESTIONS[view.kind or ""](view, safe, language)
    return waiting(view, safe, language)


def summons(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    """Say after a mention what the awaited are asked to do; nothing when nobody is awaited."""
    if not view.asked:
        return ""
    return _SUMMONS[view.kind or ""](view, [safe_name(name) for name in names], language)


def _drive(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    pesos = view.mine.pesos if view.mine else 0
    text = language.gettext(
        "The car stands {at_stop}. How far do you drive it? The first stop is free, each further"
        " one costs 1 peso, and you have {pesos}."
    )
    return text.format(at_stop=_at_car(view, language), pesos=pesos)


def _at_car(view: SantiagoView, language: Language) -> str:
    return language.say(stop(view.cubans[view.car]).at)


def _take(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    return language.gettext("Which good do you take from Pablo?")


def _give(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("El Zorro picks your pocket for {player}. What do you give?")
    return text.format(player=names[view.active])


def _alonso(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    may_seize = any(isinstance(choice, Seize) for choice in view.choices)
    may_use = any(isinstance(choice, Use) for choice in view.choices)
    if not may_seize:
        return language.gettext("With Alonso's help you may use one of your own buildings. Do you?")
    markers = language.count(things.YOUR_MARKERS, view.players[view.active].markers)
    if may_use:
        text = language.gettext(
            "With Alonso's help you may seize a building that nobody owns, or use one of yours."
        )
    else:
        text = language.gettext("With Alonso's help you may seize a building that nobody owns.")
    return f"{text} {markers}"


def _place(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("Which building under the {flower} flower does your piece move to?")
    return text.format(flower=_flower(view, language))


def _flower(view: SantiagoView, language: Language) -> str:
    cuban = view.cubans[view.car]
    flower = CUBAN_TILES[cuban].flower if cuban else None
    return language.say(FLOWERS[flower]) if flower else ""


def _use(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    building = view.players[view.active].piece
    assert building is not None, "who is asked stands on a building"
    text = language.gettext("Your piece stands {at_building}: {function}?")
    return text.format(
        at_building=language.say(BUILDINGS[building].at),
        function=language.say(BUILDING_FUNCTIONS[building]),
    )


def _deliver(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    if any(isinstance(choice, Deliver) for choice in view.choices):
        text = language.gettext(
            "The ship wants {demand}. A good is worth {points}, wood {wood_points}."
            " What do you deliver?"
        )
    else:
        text = language.gettext("The ship wants {demand}, and you hold nothing of that.")
    return text.format(
        demand=_demand(view, language),
        points=things.so_many("point", view.value, language),
        wood_points=WOOD_POINTS,
    )


def _demand(view: SantiagoView, language: Language) -> str:
    return things.so_much(view.dice.items(), language)


def _keep(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("You rolled {dice} for ship {number}. Which die do you set aside?")
    return text.format(dice=_rolled(view, language), number=view.departed + 1)


def _rolled(view: SantiagoView, language: Language) -> str:
    return language.list(things.so_many(good, face, language) for good, face in view.rolled.items())


def _call_to_drive(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    return language.gettext("drive the car")


def _call_to_take(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    return language.gettext("take a good from Pablo")


def _call_to_give(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("give something to {player} because of El Zorro")
    return text.format(player=names[view.active])


def _call_to_alonso(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    return language.gettext("decide what Alonso does for you")


def _call_to_place(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("move your piece to a building under the {flower} flower")
    return text.format(flower=_flower(view, language))


def _call_to_use(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    building = view.players[view.active].piece
    assert building is not None, "who is asked stands on a building"
    text = language.gettext("use {building} or decline")
    return text.format(building=language.say(BUILDINGS[building].object))


def _call_to_deliver(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("deliver to the ship or pass (it still wants {demand}, {points_each})")
    worth = language.count(things.WORTH, view.value)
    return text.format(demand=_demand(view, language), points_each=worth)


def _call_to_keep(view: SantiagoView, names: Sequence[str], language: Language) -> str:
    text = language.gettext("set one die aside for ship {number}")
    return text.format(number=view.departed + 1)


_QUESTIONS: dict[str, Ask] = {
    "drive": _drive,
    "take": _take,
    "give": _give,
    "alonso": _alonso,
    "place": _place,
    "use": _use,
    "deliver": _deliver,
    "keep": _keep,
}
_SUMMONS: dict[str, Ask] = {
    "drive": _call_to_drive,
    "take": _call_to_take,
    "give": _call_to_give,
    "alonso": _call_to_alonso,
    "place": _call_to_place,
    "use": _call_to_use,
    "deliver": _call_to_deliver,
    "keep": _call_to_keep,
}
