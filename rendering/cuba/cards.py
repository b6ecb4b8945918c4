"""The five places of a player's cards: open ones, and those still in hand."""

from games.core.action import Seat
from games.cuba.data import CHARACTERS, VOTES, Character
from rendering.core.area import Area
from rendering.core.canvas import Canvas
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite
from rendering.cuba.colours import colours_of
from rendering.cuba.pieces import character_icon
from rendering.cuba.scene import Scene

GAP = 6


def draw_cards(scene: Scene, seat: Seat, area: Area) -> None:
    """Put a place for each card side by side: cream where it was played, dashed while in hand."""
    canvas, player = scene.canvas, scene.view.players[seat]
    width = (area.width - GAP * (len(CHARACTERS) - 1)) / len(CHARACTERS)
    with canvas.frame(f"cards {seat}", *area):
        for number, character in enumerate(CHARACTERS):
            open_ = character in player.played or character == player.vote
            sprite = flat_card(scene.kit, character, round(width), area.height, open_=open_)
            canvas.put(sprite, round(area.x + number * (width + GAP)), area.y, character)


def flat_card(
    kit: Kit, character: Character, width: float, height: float, *, open_: bool
) -> Sprite:
    """Return a low card: its character, beside it the number."""
    theme, own = kit.theme, colours_of(kit.theme)
    face = height - 4

    def draw(canvas: Canvas) -> None:
        if open_:
            canvas.lay(kit.block(width, height, 9, own.card_lip), 0, 0)
            canvas.lay(kit.block(width, face, 9, theme.cream), 0, 0)
        else:
            canvas.lay(kit.block(width, face, 9, own.bill, 0.45), 0, 0)
            canvas.lay(kit.mask("cuba/card", width, face, theme.socket, 0.4), 0, 0)
        ink = theme.on_light if open_ else own.held
        size = round(face * 0.86)
        canvas.put_middle(
            character_icon(kit, character, size, ink), width * 0.36, face / 2, character
        )
        text = Setting(str(VOTES[character]), "heavy", round(face * 0.68))
        canvas.write(text, width * 0.76, face / 2, ink, "middle", "middle")

    return kit.drawing(("flat card", character, open_), width, height, draw)
