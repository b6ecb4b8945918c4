"""The private picture for exploring: the track with the spaces where a move may end."""

from games.maracaibo.actions import Explore
from games.maracaibo.trail import QUEST_SPACES, Space
from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.light import light
from rendering.core.words import mark
from rendering.maracaibo import grid
from rendering.maracaibo.asked import Asked, besides, flat
from rendering.maracaibo.blocks import Block
from rendering.maracaibo.jungle import draw_trail, lay_trail
from rendering.maracaibo.scene import Scene

EXPLORE = mark("Explore: up to {n}")
HEIGHT = grid.TRAIL.height
MANY = 6
"""More frames than these are drawn without their glow."""


def title(asked: Asked) -> str:
    """Say how far the explorer may go."""
    return asked.say(EXPLORE, n=asked.working.steps or 0)


def blocks(asked: Asked) -> list[Block]:
    """Return the track, framed where the move may end."""
    legal = [action.to for action in asked.choices(Explore)]

    def draw(scene: Scene, y: float) -> None:
        area = Area(grid.TRAIL.x, y, *grid.TRAIL[2:])
        lay_trail(scene.canvas, area)
        draw_trail(scene, area)
        for space in legal:
            light(scene.canvas, space_area(space, area), 14, faint=len(legal) > MANY)

    return flat([[Block(HEIGHT + 16, draw)], besides(asked)])


def space_area(space: Space, trail: Area) -> Area:
    """Return what is framed of a space: all of its quest, or its tile without the lip."""
    place = grid.space(space, trail)
    if space not in QUEST_SPACES:
        return Area(*place[:3], place.height - LIP)
    width, height = grid.TRAIL_QUEST
    x, y = place.middle[0] - width / 2, place.middle[1] - height / 2
    return Area(round(x), round(y), width, height - 4)
