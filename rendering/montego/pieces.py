"""The things on the board but the figures: barrels, holds, cards, signs, flags."""

from typing import Literal

from games.core.action import Seat
from games.montego.data import Room
from rendering.core.canvas import Canvas
from rendering.core.colour import WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sentence import Part
from rendering.core.sprite import Sprite
from rendering.core.tokens import SEAT_LETTERS, coin, star, value_flag
from rendering.montego import grid
from rendering.montego.colours import colours_of

CARD = (50, 64)
PAY_FLAG = (54, 57)
SIGN = (64, 52)
LEAVING_SIGN = (112, 52)


def barrel(kit: Kit, count: int | None, width: float, height: float) -> Sprite:
    """Return a wooden barrel with a number on its belly."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("montego/barrel", width, height), 0, 0)
        if count is not None:
            text = Setting(str(count), "heavy", round(height * 0.62))
            ink = colours_of(kit.theme).barrel_ink
            canvas.write(text, width / 2, height * 0.49, ink, "middle", "middle")

    return kit.drawing(("barrel", count), width, height, draw)


def dark_barrel(kit: Kit, width: float, height: float) -> Sprite:
    """Return a barrel that stands out on light ground."""
    return kit.art("montego/barrel-dark", width, height)


def broken_barrel(kit: Kit, count: int, width: float, height: float) -> Sprite:
    """Return a broken barrel with how many are taken back."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("montego/barrel-broken", width, height), 0, 0)
        text = Setting(f"−{count}", "heavy", round(height * 0.52))
        ink = colours_of(kit.theme).broken_ink
        canvas.write(text, width * 0.485, height * 0.57, ink, "middle", "middle")

    return kit.drawing(("broken barrel", count), width, height, draw)


def cargo(kit: Kit, seat: Seat, width: float, height: float, *, letter: bool = True) -> Sprite:
    """Return a player's barrel."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art(f"montego/barrel-{seat}", width, height), 0, 0)
        if letter:
            text = Setting(SEAT_LETTERS[seat], "heavy", round(height * 0.56))
            canvas.write(text, width / 2, height * 0.49, kit.theme.on_light, "middle", "middle")

    return kit.drawing(("cargo", seat, letter), width, height, draw)


def new_cargo(kit: Kit, seat: Seat, width: float, height: float) -> Sprite:
    """Return a player's barrel that has just come aboard."""
    body = cargo(kit, seat, width, height)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.halo(body, kit.theme.news, blur=4, strength=1.5, grow=3), 0, 0)
        canvas.lay(body, 0, 0)

    return kit.drawing(("new cargo", seat), width, height, draw, margin=18)


def hold(kit: Kit, width: float, height: float, *, edge: Colour | None = None) -> Sprite:
    """Return an empty hold."""
    own = colours_of(kit.theme)
    colour = edge or own.hold_edge

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.mask("montego/hold-ground", width, height, own.hold, 0.72), 0, 0)
        canvas.lay(kit.mask("montego/hold", width, height, colour, 0.9), 0, 0)

    return kit.drawing(("hold", colour), width, height, draw)


def bonus_hold(kit: Kit) -> Sprite:
    """Return the last empty hold of a ship: filling it is worth a point."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(hold(kit, *grid.HOLD), 0, 0)
        canvas.lay(star(kit, 34), grid.HOLD[0] / 2 - 17, grid.HOLD[1] / 2 - 18)

    return kit.drawing("bonus hold", *grid.HOLD, draw)


def room_parts(kit: Kit, room: Room, scale: float = 1, *, exempt: bool = False) -> list[Part]:
    """Return what a room holds as a glyph sentence; Jack is `exempt` from broken barrels."""
    parts: list[Part] = []
    if room.barrels:
        parts.append(barrel(kit, room.barrels, round(68 * scale), round(75 * scale)))
    if room.broken:
        broken = broken_barrel(kit, room.broken, round(72 * scale), round(75 * scale))
        parts.append(broken.weaker(0.3) if exempt else broken)
    if room.coin:
        parts.append(coin(kit, round(48 * scale)))
    return parts


CardFace = Literal["ready", "used", "chosen"]


def step_card(
    kit: Kit, card: int, face: CardFace = "ready", width: float = 50, height: float = 64
) -> Sprite:
    """Return a step card turned up: not yet used, used up, or the one chosen."""
    theme, own = kit.theme, colours_of(kit.theme)
    colour, lip = {
        "ready": (theme.paper, own.card_lip),
        "used": (own.used_card, own.used_card_lip),
        "chosen": (theme.now, theme.coin.lip),
    }[face]

    def draw(canvas: Canvas) -> None:
        radius = round(width * 0.18)
        canvas.lay(kit.block(width, height, radius, lip), 0, 0)
        canvas.lay(kit.block(width, height - 4, radius, colour), 0, 0)
        text = Setting(str(card), "heavy", round(height * 0.70))
        canvas.write(text, width / 2, height / 2 - 2, theme.on_light, "middle", "middle")

    return kit.drawing(("step card", card, face), width, height, draw)


def card_back(kit: Kit) -> Sprite:
    """Return a step card that lies face down."""
    width, height = CARD
    theme, own = kit.theme, colours_of(kit.theme)

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(width, height, 9, theme.lip), 0, 0)
        canvas.lay(kit.block(width, height - 4, 9, own.card_back), 0, 0)
        edge = kit.block(
            width - 10, height - 14, 5, own.card_back, edge=theme.soft, edge_strength=0.6
        )
        canvas.lay(edge, 5, 5)
        boot = kit.icon("walking-boot", 33, own.card_back_ink)
        canvas.put_middle(boot, width / 2, height / 2 - 2, "boot")

    return kit.drawing("card back", width, height, draw)


def missing_card(kit: Kit) -> Sprite:
    """Return the place of a card that is still to be chosen."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.block(*CARD, 9, kit.theme.on_light, 0.5), 0, 0)
        canvas.lay(kit.mask("montego/missing-card", *CARD, kit.theme.now), 0, 0)

    return kit.drawing("missing card", *CARD, draw)


def pay_flag(kit: Kit, place: int, points: int) -> Sprite:
    """Return the flag with what the first, second or third most barrels are paid."""
    theme = kit.theme
    cloth = (theme.cream, colours_of(theme).second_flag, theme.next_flag)[place]
    return value_flag(kit, points, *PAY_FLAG, cloth, theme.on_light)


def pier_sign(kit: Kit, number: int, *, leaves: bool, lit: bool, new: bool = False) -> Sprite:
    """Return a pier's sign: whether its ship leaves next, may be chosen now, has just come."""
    theme, own = kit.theme, colours_of(kit.theme)
    width, height = LEAVING_SIGN if leaves else SIGN

    def draw(canvas: Canvas) -> None:
        if new:
            glow = kit.glow(width, height - 5, 13, theme.news, blur=7, strength=0.7, line=3)
            canvas.lay(glow, 0, 0)
        canvas.lay(kit.block(width, height, 13, own.sign.bottom), 0, 0)
        face = kit.block(width, height - 5, 13, own.sign.top, edge=own.sign_edge, edge_strength=0.7)
        canvas.lay(face, 0, 0)
        if lit:
            rim = kit.block(width, height - 5, 13, theme.on_light, 0.55, edge=theme.now, line=5)
            canvas.lay(rim, 0, 0)
        if leaves:
            canvas.put(kit.icon("montego/leaves", 40, theme.cream), 14, 4, "leaves")
        text = Setting(str(number), "heavy", 38)
        canvas.write(text, width - 32, (height - 5) / 2, theme.cream, "middle", "middle")

    return kit.drawing(("sign", number, leaves, lit, new), width, height, draw, margin=24)


def glass(kit: Kit, width: float, height: float, radius: float = 18) -> Sprite:
    """Return a dark panel that lets scenery through."""
    ground = kit.theme.glass
    return kit.block(width, height, radius, ground, 0.74, edge=WHITE, edge_strength=0.14)
