"""The private pictures whose answers are cards: to pick, give, swap, store, pay, call a ship."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.core.action import Seat
from games.cuba.actions import Deliver, Exchange, Give, Pay, Pick, Store, Swap
from games.cuba.data import MERCHANDISE, SHIPS, Cube, Merchandise, Thing
from games.cuba.statutes import BONUS_POINTS, DUTY_POINTS, TAX_POINTS, Group
from games.cuba.tiles import TILES, Building, House, Makes, Sells
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.kit import Kit
from rendering.core.sentence import Part, Quiet, number
from rendering.core.tokens import coin, star
from rendering.core.words import mark
from rendering.cuba.holdings import held
from rendering.cuba.offers import GLYPH, TEXT, Offers, draw_offers, height_of
from rendering.cuba.pieces import building_icon, chip, thing, wanted
from rendering.cuba.prospects import house_on
from rendering.cuba.question import LEFT, ROOM, TOP, draw_question
from rendering.cuba.scene import Scene
from rendering.cuba.stock import LARGE_HEIGHT, draw_stock_cards
from rendering.cuba.subject import put_house, put_law
from rendering.cuba.tasks import ROW_HEIGHT

PICK_MATERIALS = mark("Pick two materials")
PICK_CROPS = mark("Pick two crops")
GIVE = mark("How many do you give?")
SWAP = mark("Swap one for another")
STORE = mark("What goes inside?")
EXCHANGE = mark("Which ship comes?")
TAX = mark("Do you pay the tax?")
DUTY = mark("Do you deliver the duty?")
YOU_GIVE, YOU_TAKE = mark("You give (you have)"), mark("You take (in the supply)")
SUBJECT = Area(LEFT, TOP, ROOM, ROW_HEIGHT)
EACH = 4
"""More amounts of a kind than these share a card."""
GAP = 16
SHIP_PLACE = 38


def height(kit: Kit, view: CubaView, seat: Seat) -> float:
    """Return the height of such a picture."""
    question = QUESTIONS[view.kind or ""]
    above = ROW_HEIGHT + GAP if question.subject else 0
    return TOP + above + height_of(question.offers(kit, view, seat)) + LARGE_HEIGHT + 14


def draw(scene: Scene, seat: Seat) -> None:
    """Put the question, what it is about, the cards that answer it, and the reader's stock."""
    view, y = scene.view, float(TOP)
    question = QUESTIONS[view.kind or ""]
    draw_question(scene, seat, scene.words.gettext(question.title))
    if question.subject:
        question.subject(scene, seat)
        y += ROW_HEIGHT + GAP
    y = draw_offers(scene, question.offers(scene.kit, view, seat), y)
    draw_stock_cards(scene, seat, y)


def _picks(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    pairs = [action for action in view.choices if isinstance(action, Pick)]
    cards = [[chip(kit, pair.first, GLYPH), chip(kit, pair.second, GLYPH)] for pair in pairs]
    return [Offers(cards)]


def _gifts(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    assert view.working is not None, "giving says to which building"
    tile = view.working.building
    assert tile is not None, "giving says to which building"
    assert tile != "printed_warehouse", "a warehouse takes nothing"
    amounts: dict[Cube, list[int]] = {}
    for action in view.choices:
        if isinstance(action, Give):
            amounts.setdefault(action.cube, []).append(action.amount)
    return [
        Offers(
            [
                card
                for kind, counts in amounts.items()
                for card in _exchanges(kit, kind, counts, *_price_of(tile))
            ]
        )
    ]


def _price_of(tile: Building) -> tuple[Thing, int]:
    """Return what a building gives for a cube, and how much of it."""
    effect = TILES[tile].effect
    if isinstance(effect, Sells):
        return effect.thing, effect.each
    assert isinstance(effect, Makes), "only these take cubes"
    return effect.good, 1


def _exchanges(
    kit: Kit, kind: Cube, counts: Sequence[int], got: Thing, each: int
) -> list[list[Part]]:
    """Return *give → get* for every number of cubes; many of them share a card."""
    gain = thing(kit, got, GLYPH)
    arrow = kit.icon("arrow", 34, kit.theme.soft)
    if len(counts) > EACH:
        many = f"{counts[0]}–{counts[-1]}"
        return [[number(many, TEXT), chip(kit, kind, GLYPH), arrow, number(many, TEXT), gain]]
    return [
        [number(str(n), TEXT), chip(kit, kind, GLYPH), arrow, number(str(n * each), TEXT), gain]
        for n in counts
    ]


def _swaps(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    """Return what may be given and what may be taken; the same kind is no swap."""
    pairs = [action for action in view.choices if isinstance(action, Swap)]
    player = view.players[seat]
    give = [kind for kind in MERCHANDISE if any(pair.give == kind for pair in pairs)]
    take = [kind for kind in MERCHANDISE if any(pair.take == kind for pair in pairs)]
    return [
        Offers([_counted(kit, kind, held(player, kind)) for kind in give], YOU_GIVE),
        Offers([_counted(kit, kind, view.supply[kind]) for kind in take], YOU_TAKE),
    ]


def _counted(kit: Kit, kind: Merchandise, count: int) -> list[Part]:
    return [chip(kit, kind, GLYPH), Quiet(number(str(count), 38))]


def _stores(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    most: dict[Cube, int] = {}
    for action in view.choices:
        if isinstance(action, Store):
            most[action.crop] = max(action.amount, most.get(action.crop, 0))
    arrow = kit.icon("arrow", 34, kit.theme.soft)
    shed = building_icon(kit, "warehouse", GLYPH, kit.theme.paper)
    cards: list[list[Part]] = []
    for crop, amount in most.items():
        text = number("1" if amount == 1 else f"1–{amount}", TEXT)
        cards.append([text, chip(kit, crop, GLYPH), arrow, shed])
    return [Offers(cards)]


def _taxes(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    due = view.players[seat].tax_due
    cards: list[list[Part]] = [
        [
            *(number(f"−{due}", TEXT), coin(kit, GLYPH), kit.icon("arrow", 34, kit.theme.soft)),
            *(number(f"+{TAX_POINTS}", TEXT), star(kit, GLYPH)),
        ]
        for action in view.choices
        if isinstance(action, Pay)
    ]
    return [Offers(cards)]


def _duties(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    bonus = BONUS_POINTS if view.players[seat].tax_paid else 0
    arrow = kit.icon("arrow", 34, kit.theme.soft)
    cards: list[list[Part]] = []
    for action in view.choices:
        if isinstance(action, Deliver):
            given: list[Cube] = [action.first, *([action.second] if action.second else [])]
            gain: list[Part] = [number(f"+{DUTY_POINTS + bonus}", TEXT), star(kit, GLYPH)]
            cards.append([*(chip(kit, kind, GLYPH) for kind in given), arrow, *gain])
    return [Offers(cards)]


def _ships(kit: Kit, view: CubaView, seat: Seat) -> list[Offers]:
    ships = [action.ship for action in view.choices if isinstance(action, Exchange)]
    return [Offers([ship_parts(kit, ship) for ship in ships])]


def ship_parts(kit: Kit, ship: int) -> list[Part]:
    """Return a ship's number and its places, the most frequent kind first."""
    slots = SHIPS[ship]
    kinds = sorted(slots, key=lambda kind: -slots[kind])
    places: list[Part] = []
    for kind in kinds:
        for _ in range(slots[kind]):
            places += [wanted(kit, kind, SHIP_PLACE), -4]
    return [number(str(ship), 34), *places[:-1]]


def _put_working(scene: Scene, seat: Seat) -> None:
    assert scene.view.working is not None, "the question says which building is at work"
    house = scene.view.working.building
    assert house is not None, "the question says which building is at work"
    put_house(scene, house, SUBJECT, seat)


def _put(house: House) -> Callable[[Scene, Seat], None]:
    return lambda scene, seat: put_house(scene, house, SUBJECT, seat)


def _put_warehouse(scene: Scene, seat: Seat) -> None:
    """Put the warehouse at work: in a Foreman's row and column the one activated last."""
    working = scene.view.working
    done = working.done if working else ()
    house = house_on(scene.view.players[seat], done[-1]) if done else None
    put_house(scene, house or "warehouse", SUBJECT, seat)


def _put_lighthouse(scene: Scene, seat: Seat) -> None:
    """Put the building, and the ship at sea, which leaves for the one that comes."""
    sea = scene.view.sea
    assert sea is not None, "a ship is at sea while cards are played"
    put_house(scene, "lighthouse", SUBJECT, beside=ship_parts(scene.kit, sea.number))


def _put_dues(group: Group) -> Callable[[Scene, Seat], None]:
    def put(scene: Scene, seat: Seat) -> None:
        law = scene.view.laws[group]
        assert law is not None, "what is asked is in force"
        put_law(scene, law, SUBJECT, both=True)

    return put


class Question(NamedTuple):
    """What is asked, what it is about, and the cards that answer it."""

    title: str
    offers: Callable[[Kit, CubaView, Seat], list[Offers]]
    subject: Callable[[Scene, Seat], None] | None = None


QUESTIONS: Mapping[str, Question] = {
    "pick-materials": Question(PICK_MATERIALS, _picks),
    "pick-crops": Question(PICK_CROPS, _picks),
    "give": Question(GIVE, _gifts, _put_working),
    "swap": Question(SWAP, _swaps, _put("black_market")),
    "store": Question(STORE, _stores, _put_warehouse),
    "exchange": Question(EXCHANGE, _ships, _put_lighthouse),
    "tax": Question(TAX, _taxes, _put_dues("tax")),
    "duty": Question(DUTY, _duties, _put_dues("duty")),
}
"""By the kind of decision."""
