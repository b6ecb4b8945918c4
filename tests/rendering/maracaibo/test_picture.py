"""Every public picture: its format, its size, the same bytes again, all that counts to be seen."""

import msgspec
import pytest

from rendering import DUSK, Picture
from rendering.core.kit import Kit
from rendering.maracaibo.public import paint_board
from rendering.maracaibo.samples import EXTREME_NAMES, before_extreme, extreme
from rendering.maracaibo.tracks import paint_tracks
from tests.rendering.every_picture import (
    assert_as_anew,
    assert_describes_itself,
    assert_same_in_every_process,
    assert_small_and_of_its_size,
    assert_two_threads_draw_the_same,
)
from tests.rendering.maracaibo.positions import (
    NAMES,
    SEATS,
    against_jean,
    board,
    by_hand,
    ended,
    plain,
    some,
    tracks,
    with_player,
)

MOST_BYTES = 400_000
DIGESTS = """
import hashlib
from rendering.maracaibo.samples import EXTREME_NAMES, before_extreme, extreme
from tests.rendering.maracaibo.positions import board, tracks
for draw in (board, tracks):
    picture = draw(extreme(), EXTREME_NAMES, before_extreme())
    print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())
"""


def pictures() -> list[Picture]:
    drawn = [
        draw(moment.view, NAMES, moment.since)
        for draw in (board, tracks)
        for seats in SEATS
        for moment in some(seats, 8)
    ]
    drawn += [draw(extreme(), EXTREME_NAMES, before_extreme()) for draw in (board, tracks)]
    drawn += [board(ended((90, 80, 70, 60))), board(against_jean(beaten=True))]
    return drawn


def test_pictures_are_small_png_of_the_size_they_say_and_describe_themselves() -> None:
    for picture in pictures():
        assert_small_and_of_its_size(picture, MOST_BYTES)
        assert_describes_itself(picture, 100)


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    assert_same_in_every_process(DIGESTS, 2)


@pytest.mark.parametrize("paint", [paint_board, paint_tracks])
@pytest.mark.parametrize("seats", SEATS)
def test_what_was_drawn_before_changes_nothing(seats: int, paint: object) -> None:
    """Tiles and patches are kept: none of them may hold what belongs to another picture."""
    assert callable(paint)
    moments = some(seats, 6)
    used = Kit(DUSK)
    for moment in [*moments, *moments[::-1]]:
        assert_as_anew(used, paint, moment.view, NAMES, since=moment.since)


def test_games_for_one_and_for_more_share_a_kit() -> None:
    """Jean has the second seat's pieces with another letter: they must not be mixed up."""
    used = Kit(DUSK)
    for seats in (2, 1, 2, 1):
        for paint in (paint_board, paint_tracks):
            assert_as_anew(used, paint, plain(seats), NAMES)


def test_two_threads_draw_what_one_would() -> None:
    moments = [moment for seats in SEATS for moment in some(seats, 3)]

    def draw(number: int) -> bytes:
        moment = moments[number % len(moments)]
        return (board, tracks)[number % 2](moment.view, NAMES, moment.since).png

    assert_two_threads_draw_the_same(draw, range(2 * len(moments)))


def test_every_difference_that_counts_is_seen_on_the_map() -> None:
    view = plain()
    city = next(at for at, one in view.cities.items() if one.market[0] not in one.discs)
    market = view.cities[city].market
    discs = {market[0]: 2}
    others = [
        with_player(view, 1, ship="9"),
        with_player(view, 1, points=view.players[1].points + 1),
        with_player(view, 1, doubloons=77),
        with_player(view, 1, combat=view.players[1].combat - 1),
        with_player(view, 1, hand=6),
        with_player(view, 1, figures=8),
        with_player(view, 1, tokens=(1, 2, 3, 4, 5, 6, 7)),
        with_player(view, 1, quests=("Q01", "Q02", "Q03", "Q04", "Q05")),
        with_player(view, 1, discs=dict.fromkeys(view.players[1].discs, 0)),
        with_player(view, 1, bought=(*view.players[1].bought, "A37", "B066")),
        by_hand(
            cities={**view.cities, city: msgspec.structs.replace(view.cities[city], discs=discs)}
        ),
        by_hand(
            cities={
                **view.cities,
                city: msgspec.structs.replace(view.cities[city], discs={market[0]: 3}),
            }
        ),
        by_hand(markers={**view.markers, "14": "france"}),
        by_hand(markers={**view.markers, "14": "england"}),
        by_hand(quests={}),
        by_hand(quests={**view.quests, "15": "Q24"}),
        by_hand(round=4),
        by_hand(round=2),
        by_hand(asked=((view.asked[0] + 1) % 4,)),
        by_hand(kind="village"),
        by_hand(phase="draw"),
        by_hand(deck=1),
        by_hand(piles=(1, 0)),
        by_hand(quests_left=0),
        by_hand(
            nations={
                **view.nations,
                "spain": msgspec.structs.replace(view.nations["spain"], value=9),
            }
        ),
    ]
    drawn = [board(one).png for one in (view, *others)]
    assert len(set(drawn)) == len(drawn)


def test_every_difference_that_counts_is_seen_on_the_tracks() -> None:
    view = plain()
    built = view.buildings[0]
    nations = view.nations
    others = [
        with_player(view, 1, influence={"france": 11, "england": 2, "spain": 0}),
        with_player(view, 1, explorer="22l"),
        by_hand(nations={**nations, "spain": msgspec.structs.replace(nations["spain"], given=12)}),
        by_hand(nations={**nations, "spain": msgspec.structs.replace(nations["spain"], value=9)}),
        by_hand(
            nations={**nations, "spain": msgspec.structs.replace(nations["spain"], dominance=2)}
        ),
        by_hand(crossings=((3,), (), ())),
        by_hand(crossings=((1, 3), (3,), (3,))),
        by_hand(arrivals=(2,)),
        by_hand(trail={}),
        by_hand(trail={"5l": "Q12", "14l": "Q13", "23l": "Q14"}),
        by_hand(top_quest="Q21"),
        by_hand(top_quest=None),
        by_hand(investors={**view.investors, built: (3, 2)}),
        by_hand(
            buildings=("academy", *view.buildings[1:]),
            investors={**view.investors, "academy": ()},
            prices={**view.prices, "academy": 6},
        ),
        by_hand(gallery=()),
        by_hand(gallery=("B070", "B071", "B072")),
    ]
    drawn = [tracks(one).png for one in (view, *others)]
    assert len(set(drawn)) == len(drawn)
