"""The 24 statutes of Cuba and the two laws printed on the board (§1.8)."""

from typing import Literal, NamedTuple, get_args

from games.cuba.data import CROPS, MATERIALS, Cube

Group = Literal["tax", "duty", "subsidy", "other"]
Tax = Literal["tax_1", "tax_2", "tax_3", "tax_4", "tax_5", "tax_buildings"]
Duty = Literal[
    "duty_citrus", "duty_sugar", "duty_tobacco", "duty_water", "duty_materials", "duty_crops"
]
Subsidy = Literal[
    "subsidy_buildings",
    "subsidy_material_fields",
    "subsidy_crop_fields",
    "subsidy_water",
    "subsidy_votes",
    "subsidy_pesos",
]
Other = Literal[
    "market_reduction",
    "market_increase",
    "drought",
    "building_act",
    "harbour_act",
    "anti_corruption_act",
]
Statute = Literal[Tax, Duty, Subsidy, Other]
Printed = Literal["printed_tax", "printed_duty"]
Law = Literal[Printed, Statute]

GROUPS: tuple[Group, ...] = get_args(Group)

# §1.8: the six effects of each group are from the rulebook; that each occurs once follows from six
# cards a group.
STATUTES: dict[Group, tuple[Statute, ...]] = {
    "tax": get_args(Tax),
    "duty": get_args(Duty),
    "subsidy": get_args(Subsidy),
    "other": get_args(Other),
}
GROUP_OF: dict[Statute, Group] = {
    statute: group for group, statutes in STATUTES.items() for statute in statutes
}
PRINTED: dict[Group, Law | None] = {
    "tax": "printed_tax",
    "duty": "printed_duty",
    "subsidy": None,
    "other": None,
}
"""The laws in force at the start."""

# §7, from the rulebook.
TAX_POINTS = 2
DUTY_POINTS = 2
BONUS_POINTS = 1
LAWS_TO_ENACT = 2

# §1.8 I, from the rulebook: 2 pesos are printed, the cards are between 1 and 5, one each inferred.
TAXES: dict[Law, int] = {
    "printed_tax": 2,
    "tax_1": 1,
    "tax_2": 2,
    "tax_3": 3,
    "tax_4": 4,
    "tax_5": 5,
}
# The rulebook names the tax by buildings without a rate; this one is our choice (C-4).
PESOS_PER_BUILDING = 1


class Dues(NamedTuple):
    """What a duty asks for: so many cubes, each of one of these kinds."""

    kinds: tuple[Cube, ...]
    amount: int


# §1.8 II, from the rulebook.
DUTIES: dict[Law, Dues] = {
    "printed_duty": Dues(("citrus",), 1),
    "duty_citrus": Dues(("citrus",), 1),
    "duty_sugar": Dues(("sugar",), 1),
    "duty_tobacco": Dues(("tobacco",), 1),
    "duty_water": Dues(("water",), 1),
    "duty_materials": Dues(MATERIALS, 2),
    "duty_crops": Dues(CROPS, 2),
}

# §1.8 III and IV, from the rulebook.
SUBSIDY_CAP = 7
PESOS_PER_POINT = 3
MARKET_LAW_CUBES = 2
BUILDING_ACT_PESOS = 2
