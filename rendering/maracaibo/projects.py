"""The projects that a player has bought, and the prestige buildings invested in."""

from collections.abc import Sequence

from games.core.action import Seat
from games.maracaibo.cards import CARDS, CardId, CardKind
from games.maracaibo.view import PlayerView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.sentence import Part, Quiet, number
from rendering.core.sprite import Sprite
from rendering.maracaibo.cards import kind_sign
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.slips import (
    DONE_AT_ONCE,
    Sizes,
    building_slip,
    card_slip,
    lay_slips,
    note_slip,
    places_for,
    slip_sizes,
)

ORDER: Sequence[CardKind] = ("assistant", "permanent", "end", "income", "immediate")
"""How projects are sorted: what still does something comes first."""


def in_order(cards: Sequence[CardId]) -> list[CardId]:
    """Return cards by what they still do; assistants by where they stand."""
    return sorted(cards, key=lambda card: (ORDER.index(CARDS[card].kind), _place(card)))


def _place(card: CardId) -> int:
    assistant = CARDS[card].assistant
    return int(assistant.location) if assistant is not None else 0


def draw_projects(scene: Scene, seat: Seat, area: Area) -> None:
    """Put all projects and buildings; the smaller, the more there are."""
    player = scene.view.players[seat]
    cards = in_order(player.bought)
    count = len(cards) + len(player.buildings)
    columns, sizes = slip_sizes(count, area, (2, 3), 36, 66, 38)
    slips = [*_buildings(scene.kit, player, sizes), *_cards(scene.kit, cards, sizes)]
    _lay(scene, seat, slips, area, columns, sizes)


def draw_lasting(scene: Scene, seat: Seat, area: Area) -> None:
    """Put what still does something; of the others, how many there are of each kind."""
    kit, player = scene.kit, scene.view.players[seat]
    cards = in_order(player.bought)
    lasting = [card for card in cards if CARDS[card].kind not in DONE_AT_ONCE]
    spent = len(lasting) < len(cards)
    count = len(lasting) + len(player.buildings) + spent
    columns, sizes = slip_sizes(count, area, (3, 4), 32, 46, 28)
    slips = [*_buildings(kit, player, sizes), *_cards(kit, lasting, sizes)]
    if spent:
        slips.append(_spent(kit, cards, sizes))
    _lay(scene, seat, slips, area, columns, sizes)


def _buildings(kit: Kit, player: PlayerView, sizes: Sizes) -> list[Sprite]:
    return [building_slip(kit, building, sizes) for building in player.buildings]


def _cards(kit: Kit, cards: Sequence[CardId], sizes: Sizes) -> list[Sprite]:
    return [card_slip(kit, card, sizes) for card in cards]


def _spent(kit: Kit, cards: Sequence[CardId], sizes: Sizes) -> Sprite:
    """Return how many projects of each kind have done their work."""
    parts: list[Part] = []
    counts = {kind: sum(CARDS[card].kind == kind for card in cards) for kind in DONE_AT_ONCE}
    for kind in reversed(DONE_AT_ONCE):
        if counts[kind]:
            text = number(str(counts[kind]), round(sizes.glyph * 0.95))
            parts += [*([10] if parts else []), Quiet(text), _sign(kit, kind, sizes.glyph)]
    return note_slip(kit, parts, ("spent", *counts.values()), sizes)


def _sign(kit: Kit, kind: CardKind, glyph: float) -> Sprite:
    return kind_sign(kit, kind, round(glyph * 0.85)).weaker(0.7)


def _lay(
    scene: Scene, seat: Seat, slips: list[Sprite], area: Area, columns: int, sizes: Sizes
) -> None:
    """Put slips; where there is no room for all, the last one says how many more there are."""
    most = places_for(area, columns, sizes)
    if len(slips) > most:
        more = len(slips) - most + 1
        text: list[Part] = [Quiet(number(f"+{more}", round(sizes.glyph)))]
        slips = [*slips[: most - 1], note_slip(scene.kit, text, ("more", more), sizes)]
    with scene.canvas.frame(f"projects {seat}", *area):
        lay_slips(scene.canvas, slips, area, columns)
