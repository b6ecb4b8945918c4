"""Nothing leaves its place, nothing covers anything else, in any language and with any names."""

from itertools import product

import msgspec
import pytest

from games.core.outcome import Outcome, Score
from games.santiago.actions import Deliver, Drive, Give, Keep, Seize, Take, Use
from games.santiago.data import BUILDINGS, CUBANS, CUBES, GOODS, STOPS
from games.santiago.view import Holdings, Options, SantiagoView
from rendering.core.lettering import fit, ladder, measure
from rendering.core.sprite import Sprite
from rendering.santiago import grid
from rendering.santiago.artist import paint_board, paint_choices, paint_hand
from rendering.santiago.samples import EXTREME_NAMES, before_extreme, extreme
from rendering.santiago.street import building_tile, harbour_tile, stop_tile
from tests.rendering.marks import marks_of, meet, outside, overlapping, recording_kit, shared_kit
from tests.rendering.positions import NAMES, asked, by_hand, some, using

LONG_NAMES = (
    "Szilágyi-Nagy Erzsébet-Boglárka",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ThunderWolf_1987",
    "محمد بن عبد الله بن عبد المطلب بن",
)


REPEATED_ELSEWHERE = ("ship ", "('mini-die'", "('value-flag', 3, Colour(red=255")
"""Numbers that may be smaller: which ship it is, and signs in the effects of buildings."""


def assert_tidy(marks: list) -> None:
    assert not list(outside(marks))
    assert not list(overlapping(marks))


@pytest.mark.parametrize("language", ["en", "zz"])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, EXTREME_NAMES])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_are_tidy(
    seats: int, names: tuple[str, ...], language: str, long_language: None
) -> None:
    kit = shared_kit()
    for position in some(seats, 8):
        paint_board(kit, position.public, names, language, position.since)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", ["en", "zz"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_with_open_holdings_are_tidy(seats: int, language: str, long_language: None) -> None:
    kit = shared_kit()
    for position in some(seats, 8, open_holdings=True):
        paint_board(kit, position.public, LONG_NAMES, language, position.since)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", ["en", "zz"])
def test_the_fullest_pictures_are_tidy(language: str, long_language: None) -> None:
    kit = shared_kit()
    for names in (EXTREME_NAMES, LONG_NAMES):
        paint_board(kit, extreme(), names, language, before_extreme())
        paint_choices(kit, extreme(1), names, language)
        paint_hand(kit, extreme(2), names, language)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", ["en", "zz"])
def test_hands_are_tidy(language: str, long_language: None) -> None:
    kit = shared_kit()
    for piece, owned, amount in product((None, "port_authority"), (0, 1, 3), (0, 1, 8)):
        held = Holdings(amount * 23, amount * 13, dict.fromkeys(CUBES, amount))
        view = by_hand(seat=1, owners=dict.fromkeys(BUILDINGS[-owned:] if owned else (), 1))
        mine = msgspec.structs.replace(view.players[1], piece=piece, holdings=held)
        view = msgspec.structs.replace(view, players=(view.players[0], mine, *view.players[2:]))
        paint_hand(kit, view, LONG_NAMES, language)
        assert_tidy(marks_of(kit))


def views_with_choices() -> list[SantiagoView]:
    """Return views whose reader has as much to choose from as there can be."""
    rich = Holdings(120, 64, dict.fromkeys(CUBES, 8))
    dice = {"sugar": 3, "citrus": 4, "rum": 3, "cigars": 3}
    deliveries = (
        *(Deliver(good, amount) for good, most in dice.items() for amount in range(1, most + 1)),
        *(Deliver("wood", amount, good) for good in dice for amount in (1, 2, 3)),
    )
    uses = {
        "black_market": tuple(
            Use("black_market", give, take) for give in GOODS for take in GOODS if give != take
        ),
        "casino": tuple(
            Use("casino", *way, amount)
            for way in (("peso", "point"), ("point", "peso"))
            for amount in range(1, 65)
        ),
        "cafe": tuple(Use("cafe", give) for give in ("rum", "cigars", "both")),
        "distillery": tuple(Use("distillery", "sugar", "rum", n) for n in range(1, 9)),
        "office": tuple(Use("office", give=good) for good in dice),
        "customs": tuple(Use("customs", on=good) for good in dice),
        "newspaper": tuple(Use("newspaper", on=cuban) for cuban in (None, *CUBANS)),
        "port_authority": tuple(Use("port_authority", on=way) for way in ("left", "right")),
    }
    asked_things = {
        "take": tuple(Take(good) for good in GOODS),
        "give": tuple(Give(thing) for thing in ("peso", *GOODS, "point")),
        "alonso": tuple(Seize(building) for building in BUILDINGS),
        "deliver": deliveries,
        "drive": tuple(Drive(stops) for stops in range(1, 2 * STOPS)),
    }
    base = by_hand(seat=3, dice=dice, asked=(3,), active=0)
    mine = msgspec.structs.replace(base.players[3], holdings=rich)
    base = msgspec.structs.replace(base, players=(*base.players[:3], mine))
    rolled = msgspec.structs.replace(
        base,
        kind="keep",
        dice={},
        aside=None,
        rolled=dict.fromkeys(GOODS, 3),
        choices=tuple(Keep(good) for good in GOODS),
    )
    return [
        *(
            msgspec.structs.replace(base, kind=kind, choices=choices)
            for kind, choices in asked_things.items()
        ),
        *(msgspec.structs.replace(base, kind="use", choices=choices) for choices in uses.values()),
        *(
            msgspec.structs.replace(
                base, kind="drive", car=car, value=value, choices=asked_things["drive"]
            )
            for car, value in product(range(STOPS), (2, 4))
        ),
        rolled,
    ]


@pytest.mark.parametrize("language", ["en", "zz"])
def test_choices_are_tidy(language: str, long_language: None) -> None:
    kit = shared_kit()
    for view in views_with_choices():
        paint_choices(kit, view, LONG_NAMES, language)
        assert_tidy(marks_of(kit))


def test_real_choices_are_tidy() -> None:
    kit = shared_kit()
    for kind in ("take", "give", "alonso", "place", "deliver", "keep"):
        paint_choices(kit, asked(kind), NAMES)
        assert_tidy(marks_of(kit))
    for building in BUILDINGS:
        paint_choices(kit, using(building), NAMES)
        assert_tidy(marks_of(kit))


@pytest.mark.parametrize("language", ["en", "zz"])
@pytest.mark.parametrize("building", BUILDINGS)
def test_owner_and_piece_cover_nothing_of_a_building(
    building: str, language: str, long_language: None
) -> None:
    kit = recording_kit()
    tile = building_tile(kit, building, "red", language)  # type: ignore[arg-type]
    sockets = (
        (*grid.OWNER, grid.OWNER[0] + grid.FLAG[0], grid.OWNER[1] + grid.FLAG[1]),
        (*grid.PIECE, grid.PIECE[0] + grid.PIECE_SIZE, grid.PIECE[1] + grid.PIECE_SIZE),
    )
    shown = [mark for mark in marks_of(kit) if mark.frame.box == (0, 0, *grid.TILE)]
    assert (tile.width, tile.height) == grid.TILE
    assert len(shown) > 2
    assert not [mark for mark in shown for socket in sockets if meet(mark.box, socket)]


@pytest.mark.parametrize("language", ["en", "zz"])
def test_stops_are_tidy_awake_and_asleep(language: str, long_language: None) -> None:
    kit = recording_kit()
    for cuban, asleep in product(CUBANS, (False, True)):
        stop_tile(kit, cuban, language, asleep=asleep)
        assert_tidy(marks_of(kit))
    harbour_tile(kit, language)
    assert_tidy(marks_of(kit))


def test_tiles_and_stops_lie_inside_the_picture_and_apart() -> None:
    places = [
        *(grid.tile(slot).box for slot in range(12)),
        *(grid.stop(number).box for number in range(STOPS)),
        grid.ROAD.box,
        *(grid.player(seat, 4).box for seat in range(4)),
    ]
    for place in places:
        assert place[0] >= grid.MARGIN
        assert place[1] >= 0
        assert place[2] <= grid.WIDTH - grid.MARGIN
        assert place[3] <= grid.HEIGHT
    assert not [
        (one, other)
        for number, one in enumerate(places)
        for other in places[number + 1 :]
        if meet(one, other)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_shared_win_is_tidy(seats: int) -> None:
    scores = tuple(
        Score(seat, {"points": 188, "cubes": 16}, 204, {"cubes left": 2, "pesos": 120})
        for seat in range(seats)
    )
    outcome = Outcome((tuple(range(seats)),), scores, None)
    base = by_hand(kind=None, asked=(), dice={}, aside=None, departed=7, outcome=outcome)
    view = msgspec.structs.replace(base, seats=seats, players=base.players[:seats], owners={})
    kit = shared_kit()
    paint_board(kit, view, LONG_NAMES)
    marks = marks_of(kit)
    assert_tidy(marks)
    assert sum(mark.what == "WINNER" for mark in marks) == seats


def test_passed_players_and_pieces_not_on_the_board_are_shown() -> None:
    kit = shared_kit()
    view = by_hand(kind="deliver", passed=(0, 1))
    paint_board(kit, view, NAMES)
    marks = marks_of(kit)
    assert_tidy(marks)
    assert [mark.what for mark in marks].count("PASSED") == 2
    assert [mark.what for mark in marks].count("waiting piece") == 1


def test_what_decides_a_move_is_at_least_38_pixels_high() -> None:
    kit = recording_kit()
    view = by_hand(bank=dict.fromkeys(CUBES, 8), value=4, options=Options())
    paint_board(kit, view, NAMES)
    marks = marks_of(kit)
    deciding = [
        mark
        for mark in marks
        if mark.what.lstrip("+").isdigit()
        and not mark.frame.name.startswith(
            ("ship ", "('mini-die'", "('value-flag', 3, Colour(red=255")
        )
    ]
    assert len(deciding) > 25
    assert {(mark.what, mark.frame.name) for mark in deciding if mark.size < 38} == set()


def test_a_text_is_fitted_in_the_order_of_the_house() -> None:
    steps = ladder(28)
    shown = [fit("Kikötőmesteri hivatal", width, steps) for width in (400, 290, 250, 220, 90)]
    assert [(setting.face, setting.size) for setting in shown] == [
        ("heavy", 28),
        ("heavy", 25),
        ("narrow", 28),
        ("narrow", 25),
        ("narrow", 24),
    ]
    assert shown[-1].text.endswith("…")
    assert measure(*shown[-1]) <= 90


def test_a_text_that_reads_leftwards_is_cut_at_its_left() -> None:
    setting = fit("ימינלש רעוע", 60, ladder(28))
    assert setting.text.startswith("…")
    assert setting.text.endswith("ע")


def test_sprites_know_the_size_of_their_image() -> None:
    kit = recording_kit()
    sprite: Sprite = kit.block(30, 20, 4, kit.theme.now)
    assert sprite.size == (30, 20)
