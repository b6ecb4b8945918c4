"""The public board."""

from collections.abc import Sequence

from PIL import Image

from games.santiago.data import HARBOUR, STOPS, Building, Flower, flower_of_slot
from games.santiago.view import SantiagoView
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.page import page
from rendering.santiago import grid
from rendering.santiago.bay import draw_bay
from rendering.santiago.header import draw_header, lay_header
from rendering.santiago.lane import draw_car, draw_trail
from rendering.santiago.news import NO_NEWS, News
from rendering.santiago.pieces import flag, haloed_flag, haloed_piece, piece
from rendering.santiago.scene import Scene
from rendering.santiago.street import (
    building_tile,
    empty_tile,
    harbour_tile,
    lay_street,
    stop_tile,
)
from rendering.santiago.strip import draw_strip, to_act


def ground(kit: Kit, language: str, *, private: bool = False) -> Image.Image:
    """Return a new image with everything that no board of this language changes."""

    def make() -> Image.Image:
        canvas = page(kit, grid.WIDTH, grid.HEIGHT)
        lay_street(canvas)
        lay_header(canvas, language, private=private)
        return canvas.image

    return kit.page(("ground", language, private), make)


def scene_of(
    kit: Kit,
    view: SantiagoView,
    names: Sequence[str],
    language: str,
    news: News = NO_NEWS,
    *,
    private: bool = False,
) -> Scene:
    """Begin a picture: nothing but the ground is on it."""
    canvas = Canvas.over(kit, ground(kit, language, private=private), "board")
    return Scene(canvas, view, names, language, news)


def draw_board(scene: Scene) -> None:
    """Put everything that the public board shows."""
    draw_header(scene)
    draw_buildings(scene)
    draw_stops(scene)
    draw_bay(scene)
    draw_trail(scene)
    draw_car(scene)
    draw_pieces(scene)
    draw_strip(scene)


def draw_buildings(scene: Scene) -> None:
    """Put the twelve tiles."""
    kit, canvas, language = scene.kit, scene.canvas, scene.language
    for slot, building in enumerate(scene.view.buildings):
        place, flower = grid.tile(slot), flower_of_slot(slot)

        def draw(
            building: Building | None = building, flower: Flower = flower, place: grid.Area = place
        ) -> None:
            tile = building_tile(kit, building, flower, language) if building else empty_tile(kit)
            canvas.lay(tile, place.x, place.y)

        canvas.patch(("tile", slot, building, language), place.box, draw)


def draw_stops(scene: Scene) -> None:
    """Put the harbour and the nine Cubans; what changed there has a bright frame."""
    news = scene.news
    for number in range(STOPS):
        _draw_stop(scene, number)
    for number in range(STOPS):  # after all tiles, for light falls on the tiles beside
        cuban = scene.view.cubans[number]
        arrived = news.origin is not None and number == scene.view.car
        if arrived or cuban in news.asleep or cuban in news.awake:
            place = grid.stop(number)
            frame = scene.kit.glow(place.width, place.height - 5, 18, scene.theme.news)
            scene.canvas.lay(frame, place.x, place.y)


def _draw_stop(scene: Scene, number: int) -> None:
    kit, canvas, language = scene.kit, scene.canvas, scene.language
    place, cuban = grid.stop(number), scene.view.cubans[number]
    asleep = cuban in scene.view.inactive

    def draw() -> None:
        if number == HARBOUR:
            tile = harbour_tile(kit, language)
        else:
            tile = stop_tile(kit, cuban, language, asleep=asleep)
        canvas.lay(tile, place.x, place.y)

    canvas.patch(("stop", number, cuban, asleep, language), place.box, draw)


def slots_of(view: SantiagoView) -> dict[Building, int]:
    """Return the slot of each building."""
    return {building: slot for slot, building in enumerate(view.buildings) if building}


def draw_pieces(scene: Scene) -> None:
    """Put owners' flags and pieces into their sockets."""
    view, kit, canvas = scene.view, scene.kit, scene.canvas
    slots = slots_of(view)
    for building, owner in view.owners.items():
        place = grid.tile(slots[building])
        size = grid.FLAG
        if building in scene.news.flags:
            sprite = haloed_flag(kit, owner, *size, scene.theme.news)
        else:
            sprite = flag(kit, owner, *size)
        with canvas.frame(f"tile {building}", *place):
            canvas.put(sprite, place.x + grid.OWNER[0], place.y + grid.OWNER[1], "owner")
    acting = to_act(scene)
    for seat, player in enumerate(view.players):
        if player.piece is None:
            continue
        place = grid.tile(slots[player.piece])
        if seat in scene.news.pieces:
            sprite = haloed_piece(kit, seat, grid.PIECE_SIZE, scene.theme.news)
        elif seat in acting:
            sprite = haloed_piece(kit, seat, grid.PIECE_SIZE, scene.theme.now)
        else:
            sprite = piece(kit, seat, grid.PIECE_SIZE)
        with canvas.frame(f"tile {player.piece}", *place):
            canvas.put(sprite, place.x + grid.PIECE[0], place.y + grid.PIECE[1], "piece")
