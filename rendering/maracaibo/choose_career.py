"""The private picture for keeping one of two careers."""

from games.maracaibo.actions import Keep
from games.maracaibo.careers import Career
from rendering.core.area import Area
from rendering.core.kit import LIP
from rendering.core.light import light, veil
from rendering.core.words import mark
from rendering.maracaibo.asked import Asked
from rendering.maracaibo.blocks import Block
from rendering.maracaibo.career import draw_career_card
from rendering.maracaibo.question import LEFT
from rendering.maracaibo.scene import Scene

CAREERS = mark("Keep one career")
WIDTH, HEIGHT, GAP = 340, 438, 40


def blocks(asked: Asked) -> list[Block]:
    """Return the two careers side by side; one that is kept so far is framed, the other dark."""
    careers = asked.view.careers
    legal = {action.career for action in asked.choices(Keep)}

    def draw(scene: Scene, y: float) -> None:
        whole = len(careers) * (WIDTH + GAP) - GAP
        x = LEFT + (asked.sheet.room - whole) / 2
        for career in careers:
            area = Area(round(x), y, WIDTH, HEIGHT)
            scene.canvas.lay(scene.kit.shadow(*area[2:], 20, strength=0.5), *area[:2])
            draw_career_card(scene, career, area, asked.seat)
            _mark(scene, career, area, legal, asked.view.keep)
            x += WIDTH + GAP

    return [Block(HEIGHT + 16, draw)]


def _mark(
    scene: Scene, career: Career, area: Area, legal: set[Career], kept: Career | None
) -> None:
    """Frame what may be kept; once one is kept, the other lies in the dark."""
    face = Area(area.x, area.y, area.width, area.height - LIP)
    if kept is not None and career != kept:
        veil(scene.canvas, area, 20, 0.5)
    elif career in legal or career == kept:
        light(scene.canvas, face, 20)
