"""Plantations, hands and choices: format, size, the same bytes, and nothing that is secret."""

import io
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image

from games.cuba.actions import Bribe, SetAside
from games.cuba.data import CHARACTERS
from rendering import DUSK, Picture
from rendering.core.kit import Kit, kit_of
from rendering.core.png import colours
from rendering.cuba.choices import paint_choices
from rendering.cuba.choices_description import describe_choices
from rendering.cuba.colours import palette_of
from rendering.cuba.hand import paint_hand
from rendering.cuba.picture import finish
from rendering.cuba.plantation_description import describe_hand
from rendering.cuba.player_boards import CubaPlayerBoards, paint_every, paint_one
from rendering.cuba.samples import EXTREME_NAMES, GAME
from tests.rendering.cuba.positions import NAMES, SEATS, VARIANT, bribing, by_hand, course, some
from tests.rendering.cuba.private import bare, built_out, every_question
from tests.rendering.every_picture import (
    assert_as_anew,
    assert_describes_itself,
    assert_same_in_every_process,
    assert_small_and_of_its_size,
    assert_two_threads_draw_the_same,
)
from tests.rendering.likeness import closeness

BOARDS = CubaPlayerBoards()
MOST_BYTES = 300_000
PALETTE = palette_of(DUSK)
DIGESTS = """
import hashlib
from rendering.cuba.player_boards import CubaPlayerBoards
from rendering.cuba.samples import EXTREME_NAMES, extreme
boards = CubaPlayerBoards()
for picture in (
    boards.every(extreme(), EXTREME_NAMES),
    *(boards.of(extreme(), EXTREME_NAMES, seat) for seat in range(5)),
):
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def hand(view: Any, names: tuple[str, ...] = NAMES) -> Picture:
    scene = paint_hand(kit_of(DUSK), view, names)
    return finish(scene, describe_hand(scene, view.seat))


def choices(view: Any, names: tuple[str, ...] = NAMES) -> Picture:
    scene = paint_choices(kit_of(DUSK), view, names)
    return finish(scene, describe_choices(scene, view.seat))


def pictures() -> list[Picture]:
    drawn = []
    for seats in SEATS:
        for view in (*(moment.view for moment in some(seats, 5)), built_out(seats), bare(seats)):
            drawn.append(BOARDS.every(view, EXTREME_NAMES))
            drawn.append(BOARDS.of(view, NAMES, seats - 1))
    for view in every_question():
        drawn += [choices(view, EXTREME_NAMES), hand(view, EXTREME_NAMES)]
    return drawn


def test_pictures_are_small_png_of_the_size_they_say_and_describe_themselves() -> None:
    for picture in pictures():
        assert_small_and_of_its_size(picture, MOST_BYTES)
        assert_describes_itself(picture, 60)
        with Image.open(io.BytesIO(picture.png)) as image:
            assert bytes(image.getpalette() or []) == colours(PALETTE)


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    assert_same_in_every_process(DIGESTS, 6)


def test_what_was_drawn_before_changes_nothing() -> None:
    """Painted patches are kept: none of them may hold what belongs to another picture."""
    used = Kit(DUSK)
    views = [moment.view for seats in SEATS for moment in some(seats, 3)]
    asked = every_question()[::9]
    for _ in range(2):
        for view in views:
            assert_as_anew(used, paint_every, view, NAMES)
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
    for number, moment in enumerate(course(seats, 1, VARIANT)):
        for reader in (None, *range(seats)):
            other = GAME.determinize(moment.state, reader, Random(number))
            if GAME.dump(other) != GAME.dump(moment.state):
                pairs.append((reader, moment.state, other))
    return pairs


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_that_others_keep_secret_changes_a_byte(seats: int) -> None:
    pairs = hidden(seats)
    assert len(pairs) > 30, "nothing hidden was ever different"
    asked = 0
    for reader, one, other in pairs[:: max(1, len(pairs) // 12)]:
        views = [GAME.view(state, reader) for state in (one, other)]
        assert BOARDS.every(views[0], NAMES) == BOARDS.every(views[1], NAMES)
        if reader is None:
            continue
        assert BOARDS.of(views[0], NAMES, 0) == BOARDS.of(views[1], NAMES, 0)
        assert hand(views[0]) == hand(views[1])
        if views[0].choices:
            asked += 1
            assert choices(views[0]) == choices(views[1])
    assert asked or seats == 2


def test_own_secrets_are_in_the_hand_and_on_no_players_board() -> None:
    secret = by_hand(seat=1, aside="mayor", choices=(SetAside("mayor"),))
    assert BOARDS.every(secret, NAMES) == BOARDS.every(by_hand(), NAMES)
    for seat in range(5):
        assert BOARDS.of(secret, NAMES, seat) == BOARDS.of(by_hand(), NAMES, seat)
    hands = [hand(by_hand(seat=1, aside=card)) for card in (None, *CHARACTERS[1:3])]
    assert len({one.png for one in hands}) == 3
    assert "Set aside in secret: Tradeswoman." in hands[1].alt


def test_an_own_purchase_is_in_the_hand_and_on_no_players_board() -> None:
    given = bribing(seat=1, bribe=4, choices=(Bribe(0),))
    assert BOARDS.every(given, NAMES) == BOARDS.every(bribing(), NAMES)
    assert BOARDS.of(given, NAMES, 1) == BOARDS.of(bribing(), NAMES, 1)
    hands = [hand(bribing(seat=1, bribe=bribe)) for bribe in (None, 0, 4)]
    assert len({one.png for one in hands}) == 3
    assert "Your secret purchase of votes: 4." in hands[2].alt


def test_a_board_is_the_same_from_every_view() -> None:
    moment = some(4)[5]
    public = BOARDS.every(moment.view, NAMES)
    for seat in range(4):
        view = GAME.view(moment.state, seat)
        assert BOARDS.every(view, NAMES) == public
        assert BOARDS.of(view, NAMES, 2) == BOARDS.of(moment.view, NAMES, 2)


def test_each_page_shows_its_own_player() -> None:
    pages = [BOARDS.of(by_hand(), NAMES, seat) for seat in range(5)]
    assert len({page.png for page in pages}) == 5
    richer = msgspec.structs.replace(by_hand().players[2], pesos=77)
    players = (*by_hand().players[:2], richer, *by_hand().players[3:])
    for seat, page in enumerate(pages):
        changed = BOARDS.of(by_hand(players=players), NAMES, seat) != page
        assert changed == (seat == 2)


def test_who_is_awaited_and_who_begins_is_shown() -> None:
    assert BOARDS.every(by_hand(asked=(0,)), NAMES) != BOARDS.every(by_hand(asked=(1,)), NAMES)
    assert BOARDS.every(by_hand(start=0), NAMES) != BOARDS.every(by_hand(), NAMES)


def test_a_plantation_in_true_colour_has_the_band_of_its_seat() -> None:
    for seat in range(5):
        image = paint_one(Kit(DUSK), by_hand(), NAMES, seat).canvas.image
        found = {colour: count for count, colour in image.getcolors(1 << 20) or []}
        assert found[DUSK.seats[seat]] > 9000


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        paint_hand(kit_of(DUSK), by_hand(), NAMES)


def test_pictures_are_close_to_their_true_colours() -> None:
    kit = kit_of(DUSK)
    for seats in SEATS:
        assert closeness(paint_every(kit, some(seats)[5].view, NAMES).canvas.image, PALETTE) > 38
    assert closeness(paint_one(kit, by_hand(), NAMES, 2).canvas.image, PALETTE) > 38
    assert closeness(paint_hand(kit, by_hand(seat=1), NAMES).canvas.image, PALETTE) > 38
    for view in every_question()[::3]:
        assert closeness(paint_choices(kit, view, NAMES).canvas.image, PALETTE) > 37, view.kind
