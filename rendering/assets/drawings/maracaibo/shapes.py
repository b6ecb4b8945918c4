"""Shapes without a colour: goods, objects and signs that no icon stands for."""

from rendering.assets.drawings.drawing import Drawing

ICON = 96

COCOA = (
    '<defs><mask id="m"><rect width="512" height="512" fill="white"/>'
    '<g fill="none" stroke="black" stroke-width="22" stroke-linecap="round">'
    '<path d="M118 404 C146 272 238 172 392 118"/><path d="M112 396 C104 288 146 190 262 108"/>'
    '<path d="M124 410 C232 364 352 292 410 178"/></g></mask></defs>'
    '<path d="M66 424 C38 250 150 88 402 68 C470 64 472 120 442 152 C420 380 250 484 108 452 Z" fill="#fff" mask="url(#m)"/>'
)
"""A pod with its ribs."""

PISTOL = (
    '<defs><mask id="m"><rect width="512" height="512" fill="white"/>'
    '<path d="M0 198 H296" stroke="black" stroke-width="13"/><circle cx="444" cy="400" r="16" fill="black"/></mask></defs>'
    '<g fill="#fff" mask="url(#m)">'
    '<path d="M12 168 H330 C374 168 406 188 426 224 C448 264 464 302 486 354 C504 400 484 442 444 442'
    ' C404 442 396 404 386 366 C376 326 358 292 322 276 L300 270 H122 C94 270 84 250 84 230 H12 Z"/>'
    '<path d="M286 158 L270 96 C296 104 312 92 330 64 C346 104 340 132 326 158 Z"/>'
    '<path d="M212 166 L224 120 L254 116 L250 166 Z"/></g>'
    '<path d="M196 282 C194 340 214 362 254 356 C286 350 304 322 306 286" fill="none" stroke="#fff" stroke-width="22"/>'
    '<path d="M250 280 C240 300 240 312 250 328" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round"/>'
)
"""A flintlock."""

ROPE = (
    '<defs><mask id="m"><rect width="512" height="512" fill="white"/><g stroke="black" stroke-width="15">'
    '<path d="M40 230 H470 M40 273 H470"/></g></mask>'
    '<mask id="n"><rect width="512" height="512" fill="white"/><g fill="none" stroke="black" stroke-width="13">'
    '<path d="M253 92 C226 140 212 190 212 246"/><path d="M253 400 C280 352 294 302 294 246"/>'
    '<path d="M98 130 l46 32 M74 330 l54 -19 M150 60 l24 46 M408 130 l-46 32 M432 330 l-54 -19 M356 60 l-24 46'
    ' M130 420 l36 -42 M376 420 l-36 -42"/></g></mask></defs>'
    '<g fill="none" stroke="#fff" stroke-width="58" mask="url(#n)"><ellipse cx="190" cy="246" rx="112" ry="196"/>'
    '<ellipse cx="316" cy="246" rx="112" ry="196"/></g>'
    '<rect x="48" y="186" width="410" height="130" rx="22" fill="#fff" mask="url(#m)"/>'
    '<path d="M430 300 C470 350 440 420 486 478" fill="none" stroke="#fff" stroke-width="46" stroke-linecap="round"/>'
)
"""A hank, bound in the middle."""

SABRE = (
    '<g fill="#fff"><path d="M472 34 C470 190 380 320 214 398 L178 352 C320 290 416 170 472 34 Z"/>'
    '<path d="M118 318 C150 306 190 330 214 366 C238 402 238 446 212 464 L188 432 C196 416 190 396 178 380'
    ' C166 364 150 354 132 354 Z"/><path d="M160 386 L192 424 L92 490 C62 500 40 476 54 450 Z"/></g>'
)
BOLT = '<path d="M300 10 L110 290 H230 L190 502 L402 200 H276 Z" fill="#fff"/>'
ALWAYS = (
    '<path d="M256 256 C200 150 60 150 60 256 C60 362 200 362 256 256 C312 150 452 150 452 256'
    ' C452 362 312 362 256 256 Z" fill="none" stroke="#fff" stroke-width="60"/>'
)
RISE = (
    '<path d="M20 480 V390 H170 V300 H320 V210 H480 V480 Z" fill="#fff"/>'
    '<path d="M60 250 L250 70 M150 60 H262 V172" fill="none" stroke="#fff" stroke-width="54"/>'
)
"""Steps and an arrow upwards."""

FIGURE = (
    '<path d="M20 512 C20 338 102 286 256 286 C410 286 492 338 492 512 Z" fill="#fff"/>'
    '<circle cx="256" cy="140" r="124" fill="#fff"/>'
)

PALING = (
    "".join(
        f'<path d="M{x} 470 V150 L{x + 42} 70 L{x + 84} 150 V470 Z" fill="#fff"/>'
        for x in (16, 148, 280, 412)
    )
    + '<path d="M0 250 H512 M0 390 H512" stroke="#fff" stroke-width="40"/>'
)
"""Four pointed stakes with their rails."""

SIGNS = {
    "paling": PALING,
    "cocoa": COCOA,
    "pistol": PISTOL,
    "rope": ROPE,
    "sabre": SABRE,
    "bolt": BOLT,
    "always": ALWAYS,
    "rise": RISE,
    "figure": FIGURE,
}


def shapes() -> dict[str, Drawing]:
    """Return every mask by name."""
    return {
        **{name: _icon(body) for name, body in SIGNS.items()},
        "no-quest": Drawing(
            168,
            76,
            '<rect x="1.5" y="1.5" width="165" height="73" rx="12" fill="none" stroke="#fff" '
            'stroke-width="2.6" stroke-dasharray="7 6"/>',
        ),
        "waves": _waves(234, 60, 18),
    }


def _waves(width: float, height: float, corner: float) -> Drawing:
    """Waves along the foot of a tile whose lower right corner is round."""
    crests = f"M-10 {height - 26} " + "q11 -10 22 0 t22 0 " * 6 + f"V{height} H-10 Z"
    return Drawing(
        width,
        height,
        f'<defs><clipPath id="c"><path d="M0 0 H{width} V{height - corner} '
        f'A{corner} {corner} 0 0 1 {width - corner} {height} H0 Z"/></clipPath></defs>'
        f'<path d="{crests}" fill="#fff" clip-path="url(#c)"/>',
    )


def _icon(body: str) -> Drawing:
    return Drawing(
        ICON, ICON, f'<svg width="{ICON}" height="{ICON}" viewBox="0 0 512 512">{body}</svg>'
    )


def symbol(name: str) -> str:
    """Return the inside of a sign, 512 × 512, in `currentColor`."""
    return SIGNS[name].replace('fill="#fff"', 'fill="currentColor"').replace(
        'stroke="#fff"', 'stroke="currentColor"'
    )
