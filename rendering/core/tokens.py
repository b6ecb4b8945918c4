"""What every game has on its table: players' pieces, coins, victory points, flags with a value."""

from games.core.action import Seat
from rendering.core.canvas import Canvas
from rendering.core.colour import BLACK, WHITE, Colour
from rendering.core.kit import Kit
from rendering.core.lettering import Setting
from rendering.core.sprite import Sprite

SEAT_LETTERS = "ABCDE"
TRIANGLE, DIAMOND = 3, 2


def coin(kit: Kit, size: float) -> Sprite:
    """Return a coin."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.art("coin", size, size), 0, 0)
        ink = kit.theme.coin.ink
        canvas.write(
            Setting("$", "heavy", size * 0.56), size / 2, size * 0.47, ink, "middle", "middle"
        )

    return kit.drawing(("coin",), size, size, draw)


def star(kit: Kit, size: float) -> Sprite:
    """Return a victory point."""
    return kit.art("star", size, size)


def piece(kit: Kit, seat: Seat, size: float, letter: str | None = None) -> Sprite:
    """Return a player's piece: the seat's shape with dark foot, white rim and its, or a, letter."""

    def draw(canvas: Canvas) -> None:
        rim, face = f"seat-{seat}-rim", f"seat-{seat}-face"
        canvas.lay(kit.mask(rim, size, size, kit.theme.lip.mix(BLACK, 0.5)), 0, size * 0.045)
        canvas.lay(kit.mask(rim, size, size, WHITE), 0, 0)
        canvas.lay(kit.mask(face, size, size, kit.theme.seats[seat]), 0, 0)
        write_letter(canvas, seat, size, kit.theme.on_light, letter)

    return kit.drawing(
        ("piece", seat, letter or SEAT_LETTERS[seat]),
        size,
        size,
        draw,
        margin=round(size * 0.06) + 1,
    )


def write_letter(
    canvas: Canvas, seat: Seat, size: float, colour: Colour, letter: str | None = None
) -> None:
    """Write a seat's letter, or another one, in the optical middle of its shape."""
    share = 0.40 if seat == TRIANGLE else 0.46 if seat == DIAMOND else 0.52
    y = 0.62 if seat == TRIANGLE else 0.50
    text = Setting(letter or SEAT_LETTERS[seat], "heavy", size * share)
    canvas.write(text, size / 2, size * y, colour, "middle", "middle")


def haloed_piece(kit: Kit, seat: Seat, size: float, colour: Colour) -> Sprite:
    """Return a piece with light around it."""

    def draw(canvas: Canvas) -> None:
        body = piece(kit, seat, size)
        canvas.lay(kit.halo(body, colour), 0, 0)
        canvas.lay(body, 0, 0)

    return kit.drawing(("haloed-piece", seat, colour), size, size, draw, margin=34)


def answer_badge(kit: Kit, icon: str, size: float) -> Sprite:
    """Return the badge of who is awaited (an hourglass), or has answered (a tick)."""
    theme, inner = kit.theme, round(size * 0.66)
    at = (size - inner) / 2

    def draw(canvas: Canvas) -> None:
        if icon == "hourglass":
            canvas.lay(kit.block(size, size, size / 2, theme.now), 0, 0)
            canvas.lay(kit.icon(icon, inner, theme.on_light), at, at)
            return
        ring = kit.block(size, size, size / 2, theme.well, 0, edge=theme.next_square, line=3)
        canvas.lay(ring, 0, 0)
        canvas.lay(kit.icon(icon, inner, theme.soft), at, at)

    return kit.drawing(("answer badge", icon), size, size, draw)


def value_flag(
    kit: Kit, value: int | None, width: float, height: float, cloth: Colour, ink: Colour
) -> Sprite:
    """Return a signal flag with a value, chequered for None."""

    def draw(canvas: Canvas) -> None:
        canvas.lay(kit.mask("signal-pole", width, height, kit.theme.pole), 0, 0)
        canvas.lay(kit.mask("signal-cloth", width, height, ink if value is None else cloth), 0, 0)
        if value is None:
            canvas.lay(kit.mask("signal-checks", width, height, cloth), 0, 0)
        else:
            text = Setting(str(value), "heavy", height * 0.70)
            canvas.write(text, width * 0.49, height * 0.43, ink, "middle", "middle")

    return kit.drawing(("value-flag", value, cloth, ink), width, height, draw)
