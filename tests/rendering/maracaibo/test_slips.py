"""Slips say all that a card does, on one line or on two, and nothing leaves them."""

import pytest

from games.maracaibo.cards import CARDS, Card
from rendering.core.kit import kit_of
from rendering.core.sentence import row_width
from rendering.core.theme import DUSK
from rendering.maracaibo.brevity import GAP, bought_effects, planned_effects, squeezed
from rendering.maracaibo.effects import effect
from rendering.maracaibo.hand import PLANNED as IN_HAND
from rendering.maracaibo.ship_cells import PLANNED as IN_CELL
from rendering.maracaibo.slips import Sizes, card_slip
from tests.rendering.marks import marks_of, shared_kit

KIT = kit_of(DUSK)
LEGIBLE = 20
"""How large the things on a planned card are at least; the whole picture is 1600 wide."""


def room(sizes: Sizes) -> float:
    """Return how much room a planned card's effects have: what the band and the coin leave."""
    coin = min(54 if sizes.width > 250 else 42, sizes.height - 2)
    return sizes.width - sizes.band - 6 - (coin - 2) - 5 - 4


@pytest.mark.parametrize("sizes", [IN_CELL, IN_HAND], ids=["cell", "hand"])
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_all_that_a_planned_card_needs_and_does_is_legible(card: Card, sizes: Sizes) -> None:
    parts = planned_effects(KIT, card)
    assert len(parts) == sum(
        (
            card.condition is not None,
            card.assistant is not None,
            card.perk is not None,
            card.tally is not None,
            len(card.gains),
        )
    )
    said = squeezed(parts, room(sizes), sizes.height, sizes.glyph)
    assert said.glyph >= LEGIBLE
    assert len(said.lines) in (1, 2)
    things = [thing for line in said.lines for thing in line if not isinstance(thing, int | float)]
    every = [thing for make in parts for thing in make(said.glyph)]
    assert len(things) == len([thing for thing in every if not isinstance(thing, int | float)])
    for line in said.lines:
        assert row_width(line, GAP) <= room(sizes)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_nothing_leaves_a_slip_however_small(card: Card) -> None:
    kit = shared_kit()
    for sizes in (IN_CELL, IN_HAND, Sizes(179, 28, 20), Sizes(244, 46, 32), Sizes(510, 66, 36)):
        for planned in (False, True) if sizes in (IN_CELL, IN_HAND) else (False,):
            slip = card_slip(kit, card.id, sizes, planned=planned)
            for mark in marks_of(kit):
                left, top, right, foot = mark.box
                assert left >= -1
                assert top >= -1
                assert right <= slip.width + 1, (card.id, sizes, mark)
                assert foot <= slip.height + 1, (card.id, sizes, mark)


def test_a_bought_card_says_what_it_still_does() -> None:
    gunner, clerk = CARDS["A27"], CARDS["A01"]
    assert gunner.perk is not None
    assert len(bought_effects(KIT, gunner)) == 1
    [made] = bought_effects(KIT, clerk)
    assert len(made(30)) == len(effect(KIT, clerk.gains[0], 30))


def test_two_lines_are_taken_only_where_one_would_be_small() -> None:
    short = planned_effects(KIT, CARDS["A01"])
    assert len(squeezed(short, 135, 58, 34).lines) == 1
    many = planned_effects(KIT, CARDS["B060"])
    assert len(squeezed(many, 135, 58, 34).lines) == 2
    assert len(squeezed(many, 600, 58, 34).lines) == 1
