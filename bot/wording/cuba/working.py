"""The Worker: where the figure may go, and what may be harvested."""

from collections import Counter

from bot.wording.cuba import things
from bot.wording.cuba.fields import number_of
from bot.wording.game import Choice
from bot.wording.language import Language
from games.cuba.actions import Harvest, Move
from games.cuba.data import (
    CROP_OF,
    CROPS,
    CROSS,
    DROUGHT_HARVESTS,
    FREE_HARVESTS,
    MATERIAL_OF,
    MATERIALS,
    Cube,
)
from games.cuba.view import CubaView


def move(view: CubaView, action: Move, language: Language) -> Choice:
    """Name a field: "Move to field 7", "1 wood and 2 stone, harvest 2 of 1 citrus, 2 sugar"."""
    seat = view.seat
    assert seat is not None, "only players move figures"
    text = language.gettext("Move to field {field}")
    if view.players[seat].figure == action.field:
        text = language.gettext("Stay on field {field}")
    return Choice(text.format(field=number_of(action.field)), _yield(view, action.field, language))


def free_harvests(view: CubaView) -> int:
    """Return how many crop fields a Worker harvests free of charge."""
    return DROUGHT_HARVESTS if view.laws["other"] == "drought" else FREE_HARVESTS


def materials_at(view: CubaView, field: int) -> dict[Cube, int]:
    """Return the materials that the figure of the reader takes on a field."""
    found = _in_cross(view, field)
    return {material: found[material] for material in MATERIALS if found[material]}


def crops_at(view: CubaView, field: int) -> dict[Cube, int]:
    """Return the crops among which the figure of the reader can choose on a field."""
    found = _in_cross(view, field)
    return {crop: found[crop] for crop in CROPS if found[crop]}


def _in_cross(view: CubaView, field: int) -> Counter[Cube]:
    """Count what the fields without a building bear, no more than the supply has."""
    assert view.seat is not None, "only players have a plantation"
    player = view.players[view.seat]
    bare = [player.terrain[other] for other in CROSS[field] if other not in player.built]
    borne: list[Cube] = [MATERIAL_OF[terrain] for terrain in bare if terrain in MATERIAL_OF]
    borne += [CROP_OF[terrain] for terrain in bare if terrain in CROP_OF]
    return Counter(
        {cube: min(amount, view.supply[cube]) for cube, amount in Counter(borne).items()}
    )


def _yield(view: CubaView, field: int, language: Language) -> str:
    materials, crops = materials_at(view, field), crops_at(view, field)
    free = free_harvests(view)
    told = [things.so_much(materials.items(), language)] if materials else []
    if crops:
        text = language.gettext("harvest {crops}")
        if sum(crops.values()) > free:
            text = language.gettext("harvest {amount} of {crops}")
        told.append(text.format(amount=free, crops=things.so_much(crops.items(), language)))
    return ", ".join(told) or language.gettext("nothing to take")


def harvest(view: CubaView, action: Harvest, language: Language) -> Choice:
    """Name a field to harvest: "Harvest tobacco on field 3", "free of charge"."""
    assert view.seat is not None, "only players harvest"
    assert view.working is not None, "a Worker is at work"
    player = view.players[view.seat]
    crop = CROP_OF[player.terrain[action.field]]
    label = language.gettext("Harvest {crop} on field {field}").format(
        crop=things.name_of(crop, language), field=number_of(action.field)
    )
    if view.working.left:
        return Choice(label, language.gettext("free of charge"))
    text = language.gettext("pay {water}, you keep {kept}")
    return Choice(
        label,
        text.format(water=things.so_many("water", 1, language), kept=player.yard["water"] - 1),
    )
