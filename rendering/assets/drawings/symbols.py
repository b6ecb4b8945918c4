"""The symbols of the goods, 512 × 512; `currentColor` is the ink, what is cut out lets see through."""

from rendering.assets.drawings.drawing import icon

# Three cut canes: the cuts are gaps between the pieces of each stalk.
SUGAR = (
    '<g fill="currentColor">'
    '<path d="M236 150 h40 a14 14 0 0 1 14 14 v87 h-68 v-87 a14 14 0 0 1 14 -14 Z"/>'
    '<path d="M222 273 h68 v96 h-68 Z"/><path d="M222 391 h68 v97 a14 14 0 0 1 -14 14 h-40'
    ' a14 14 0 0 1 -14 -14 Z"/>'
    '<path d="M136 236 h34 a14 14 0 0 1 14 14 v65 h-62 v-65 a14 14 0 0 1 14 -14 Z"/>'
    '<path d="M122 337 h62 v80 h-62 Z"/><path d="M122 439 h62 v49 a14 14 0 0 1 -14 14 h-34'
    ' a14 14 0 0 1 -14 -14 Z"/>'
    '<path d="M342 260 h34 a14 14 0 0 1 14 14 v67 h-62 v-67 a14 14 0 0 1 14 -14 Z"/>'
    '<path d="M328 363 h62 v70 h-62 Z"/><path d="M328 455 h62 v33 a14 14 0 0 1 -14 14 h-34'
    ' a14 14 0 0 1 -14 -14 Z"/>'
    '<path d="M256 176 C250 104 196 52 112 34 C176 66 206 112 222 182 Z"/>'
    '<path d="M256 176 C262 104 316 52 400 34 C336 66 306 112 290 182 Z"/>'
    '<path d="M232 170 C232 110 240 60 262 4 C276 60 282 110 280 170 Z"/>'
    '<path d="M140 256 C134 206 92 172 22 170 C72 190 100 216 114 268 Z"/>'
    '<path d="M372 280 C378 230 420 196 490 194 C440 214 412 240 398 292 Z"/></g>'
)
# One cigar: two bands are gaps, the ember is a drawing of its own.
CIGAR = (
    '<g transform="rotate(-38 256 300)" fill="currentColor">'
    '<path d="M72 244 H150 V356 H72 A52 56 0 0 1 72 244 Z"/><rect x="176" y="244" width="56" height="112"/>'
    '<path d="M258 244 H384 V356 H258 Z"/></g>'
    '<path d="M336 118 C300 92 330 62 318 24" fill="none" stroke="currentColor" stroke-width="30"'
    ' stroke-linecap="round" opacity=".85"/>'
    '<path d="M262 132 C234 106 258 80 246 52" fill="none" stroke="currentColor" stroke-width="26"'
    ' stroke-linecap="round" opacity=".6"/>'
)
EMBER = (
    '<path transform="rotate(-38 256 300)" d="M394 244 H424 A56 56 0 0 1 424 356 H394 Z"'
    ' fill="currentColor"/>'
)

STONE = (
    '<g fill="currentColor"><rect x="146" y="76" width="220" height="168" rx="34"/>'
    '<rect x="20" y="270" width="224" height="172" rx="34"/>'
    '<rect x="268" y="270" width="224" height="172" rx="34"/></g>'
)
"""Three hewn blocks."""

GOODS = {
    "sugar": SUGAR,
    "citrus": icon("orange"),
    "tobacco": icon("linden-leaf"),
    "rum": icon("barrel"),
    "cigars": CIGAR,
    "wood": icon("log"),
    "stone": STONE,
    "water": icon("water-drop"),
}

BOAT = (
    '<g fill="currentColor">'
    '<path d="M20 296 H400 C432 296 458 282 492 252 C484 330 460 388 424 428 H96 C54 416 28 364 20 296 Z"/>'
    '<path d="M64 150 H176 V268 H40 V214 H64 Z"/><rect x="88" y="60" width="56" height="70"/>'
    '<rect x="200" y="176" width="84" height="92" rx="12"/>'
    '<rect x="302" y="176" width="84" height="92" rx="12"/></g>'
    '<path d="M16 470 q40 -34 80 0 t80 0 t80 0 t80 0 t80 0 t80 0" fill="none" stroke="currentColor"'
    ' stroke-width="26" stroke-linecap="round"/>'
)
