"""Ship boards, hands and choices: format, size, the same bytes, and nothing that is secret."""

import io
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image

from games.maracaibo.data import JEAN
from games.maracaibo.view import MaracaiboView
from rendering import DUSK, Picture
from rendering.core.kit import Kit, kit_of
from rendering.core.png import colours
from rendering.maracaibo.choices import paint_choices
from rendering.maracaibo.choices_description import describe_choices
from rendering.maracaibo.colours import palette_of
from rendering.maracaibo.hand import paint_hand
from rendering.maracaibo.hand_description import describe_hand
from rendering.maracaibo.picture import finish
from rendering.maracaibo.player_boards import MaracaiboPlayerBoards, paint_every, paint_one
from rendering.maracaibo.samples import EXTREME_NAMES, GAME, extreme
from tests.rendering.every_picture import (
    assert_as_anew,
    assert_describes_itself,
    assert_same_in_every_process,
    assert_small_and_of_its_size,
    assert_two_threads_draw_the_same,
)
from tests.rendering.maracaibo.positions import NAMES, SEATS, by_hand, course, plain, some
from tests.rendering.maracaibo.private import EIGHT, KINDS, every_question, reader, sized
from tests.rendering.maracaibo.test_palette import LEAST, likeness

BOARDS = MaracaiboPlayerBoards()
MOST_BYTES = 300_000
DIGESTS = """
import hashlib
from rendering.maracaibo.player_boards import MaracaiboPlayerBoards
from rendering.maracaibo.samples import EXTREME_NAMES, extreme
from tests.rendering.maracaibo.private import KINDS, every_question, reader
from tests.rendering.maracaibo.test_private_pictures import choices, hand
boards = MaracaiboPlayerBoards()
asked = {view.kind: view for view in every_question()}
for picture in (
    boards.every(extreme(), EXTREME_NAMES),
    *(boards.of(extreme(), EXTREME_NAMES, seat) for seat in range(4)),
    hand(reader()),
    *(choices(asked[kind]) for kind in KINDS),
):
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def hand(view: MaracaiboView, names: tuple[str, ...] = NAMES) -> Picture:
    assert view.seat is not None
    scene = paint_hand(kit_of(DUSK), view, names)
    return finish(scene, describe_hand(scene, view.seat))


def choices(view: MaracaiboView, names: tuple[str, ...] = NAMES) -> Picture:
    assert view.seat is not None
    scene = paint_choices(kit_of(DUSK), view, names)
    return finish(scene, describe_choices(scene, view.seat))


def pictures() -> list[Picture]:
    drawn = []
    for seats in SEATS:
        for view in (*(moment.view for moment in some(seats, 5)), *([sized(seats)] * (seats > 1))):
            drawn.append(BOARDS.every(view, EXTREME_NAMES))
            drawn.append(BOARDS.of(view, NAMES, seats - 1))
    drawn.append(BOARDS.of(plain(1), NAMES, JEAN))
    for view in every_question():
        drawn += [choices(view, EXTREME_NAMES), hand(view, EXTREME_NAMES)]
    return drawn


def test_pictures_are_small_png_of_the_size_they_say_and_describe_themselves() -> None:
    for picture in pictures():
        assert_small_and_of_its_size(picture, MOST_BYTES)
        assert_describes_itself(picture, 60)
        with Image.open(io.BytesIO(picture.png)) as image:
            assert bytes(image.getpalette() or []) == colours(palette_of(DUSK))


@pytest.mark.parametrize("paint", [paint_every, lambda *what: paint_one(*what, 1)])
@pytest.mark.parametrize("view", [plain(), plain(2), sized(4)])
def test_ship_boards_are_close_to_their_true_colours(view: MaracaiboView, paint: object) -> None:
    assert likeness(view, paint) > LEAST - 1


def test_hands_and_choices_are_close_to_their_true_colours() -> None:
    assert likeness(reader(), paint_hand) > LEAST
    for view in every_question()[::20]:
        assert likeness(view, paint_choices) > LEAST


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    assert_same_in_every_process(DIGESTS, 6 + len(KINDS))


def test_what_was_drawn_before_changes_nothing() -> None:
    """Painted patches are kept: none of them may hold what belongs to another picture."""
    used = Kit(DUSK)
    views = [moment.view for seats in SEATS for moment in some(seats, 3)]
    asked = every_question()[::17]
    for _ in range(2):
        for view in views:
            assert_as_anew(used, paint_every, view, NAMES)
            assert_as_anew(used, paint_one, view, NAMES, 0)
        for view in asked:
            assert_as_anew(used, paint_choices, view, NAMES)


def test_two_threads_draw_what_one_would() -> None:
    views = [moment.view for seats in SEATS for moment in some(seats, 4)]

    def draw(number: int) -> bytes:
        view = views[number % len(views)]
        every, one = BOARDS.every(view, NAMES), BOARDS.of(view, NAMES, number % view.seats)
        return every.png + one.png

    assert_two_threads_draw_the_same(draw, range(2 * len(views)))


def hidden(seats: int) -> list[tuple[int | None, Any, Any]]:
    """Return states with secrets, each with another that shows the reader the same."""
    pairs = []
    for number, moment in enumerate(course(seats)):
        for seen_by in (None, *range(seats)):
            other = GAME.determinize(moment.state, seen_by, Random(number))
            if GAME.dump(other) != GAME.dump(moment.state):
                pairs.append((seen_by, moment.state, other))
    return pairs


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_that_is_hidden_changes_a_byte(seats: int) -> None:
    pairs = hidden(seats)
    assert len(pairs) > 30, "nothing hidden was ever different"
    asked = 0
    answering = [pair for pair in pairs if GAME.view(pair[1], pair[0]).choices]
    for seen_by, one, other in (
        *pairs[:: max(1, len(pairs) // 8)],
        *answering[:: max(1, len(answering) // 6)],
    ):
        views = [GAME.view(state, seen_by) for state in (one, other)]
        assert BOARDS.every(views[0], NAMES) == BOARDS.every(views[1], NAMES)
        if seen_by is None:
            continue
        assert BOARDS.of(views[0], NAMES, 0) == BOARDS.of(views[1], NAMES, 0)
        assert hand(views[0]) == hand(views[1])
        if views[0].choices:
            asked += 1
            assert choices(views[0]) == choices(views[1])
    assert asked or seats == 1, "who plays alone has nothing hidden from them"


def test_own_secrets_are_in_the_hand_and_on_no_players_board() -> None:
    public = by_hand(phase="set-up", kind="choose-cards", asked=(0, 1))
    mine = msgspec.structs.replace(public, seat=1, hand=EIGHT, plan=EIGHT[0], discards=EIGHT[1:4])
    assert BOARDS.every(mine, NAMES) == BOARDS.every(public, NAMES)
    for seat in range(4):
        assert BOARDS.of(mine, NAMES, seat) == BOARDS.of(public, NAMES, seat)
    alt = hand(mine).alt
    assert "You plan Dock Carpenter in secret." in alt
    assert "You discard Pirate Queen, Planter's Daughter, Double Agent in secret." in alt


def test_another_hand_is_another_picture() -> None:
    drawn = {hand(msgspec.structs.replace(reader(), hand=EIGHT[n : n + 4])).png for n in range(4)}
    assert len(drawn) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_a_board_is_the_same_from_every_view(seats: int) -> None:
    moment = some(seats)[5]
    public = BOARDS.every(moment.view, NAMES)
    for seat in range(seats):
        view = GAME.view(moment.state, seat)
        assert BOARDS.every(view, NAMES) == public
        assert BOARDS.of(view, NAMES, 0) == BOARDS.of(moment.view, NAMES, 0)


def test_each_page_shows_its_own_player() -> None:
    view = plain()
    pages = [BOARDS.of(view, NAMES, seat) for seat in range(4)]
    assert len({page.png for page in pages}) == 4
    richer = msgspec.structs.replace(view.players[2], doubloons=77)
    players = (*view.players[:2], richer, *view.players[3:])
    for seat, page in enumerate(pages):
        changed = BOARDS.of(by_hand(players=players), NAMES, seat) != page
        assert changed == (seat == 2)


def test_everything_open_of_a_player_changes_the_board() -> None:
    plain_page = BOARDS.of(sized(4), NAMES, 1).png
    changes: dict[str, Any] = {
        "points": 3,
        "doubloons": 3,
        "figures": 1,
        "hand": 1,
        "hand_limit": 4,
        "combat": 2,
        "doubloon_income": 19,
        "point_income": 17,
        "tokens": (1,),
        "quests": ("Q01",),
        "barriers": 3,
        "planned": ("A01",),
        "bought": ("A01",),
        "discs": {**extreme().players[0].discs, "nets": 1},
        "symbols": ("medal",),
        "buildings": ("academy",),
        "career": "patron",
        "to_score": {"nations": 9},
    }
    for name, value in changes.items():
        assert BOARDS.of(sized(4, **{name: value}), NAMES, 1).png != plain_page, name


def test_who_is_awaited_is_shown() -> None:
    assert BOARDS.every(by_hand(asked=(0,)), NAMES) != BOARDS.every(by_hand(asked=(1,)), NAMES)


def test_jean_has_a_board_in_a_game_for_one_only() -> None:
    page = BOARDS.of(plain(1), NAMES, JEAN)
    assert "Jean" in page.alt
    assert "Jean" in BOARDS.every(plain(1), NAMES).alt
    assert "Jean" not in BOARDS.every(plain(2), NAMES).alt
    assert BOARDS.of(plain(2), NAMES, JEAN).alt.startswith("B Győző")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        paint_hand(kit_of(DUSK), plain(), NAMES)


def test_who_is_not_asked_has_no_choices() -> None:
    moment = next(one for one in course(3) if one.view.kind == "sail")
    for seat in (None, *(seat for seat in range(3) if seat not in moment.view.asked)):
        with pytest.raises(ValueError, match="not asked"):
            paint_choices(kit_of(DUSK), GAME.view(moment.state, seat), NAMES)
