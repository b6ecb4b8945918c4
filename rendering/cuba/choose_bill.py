"""The private pictures about bills: to veto one, to buy votes, to enact two.

Laws in force and bills stand in lines, players in columns: what each would pay whom as things
stand. Votes and pesos stand above, as far as they matter and are known.
"""

from collections.abc import Sequence
from functools import partial

from games.core.action import Seat
from games.cuba.actions import Enact, Veto
from games.cuba.statutes import GROUPS, LAWS_TO_ENACT, Group, Law, Statute
from games.cuba.view import CubaView
from rendering.core.area import Area
from rendering.core.lettering import Step, fit
from rendering.core.light import light
from rendering.core.sentence import Part, number, row, row_width
from rendering.core.sprite import Sprite
from rendering.core.theme import Shade
from rendering.core.tokens import coin, piece
from rendering.core.words import mark
from rendering.cuba.bills import Bill, bill_of
from rendering.cuba.colours import colours_of
from rendering.cuba.dues import points_from
from rendering.cuba.effects import fitted, law_effect, vote
from rendering.cuba.pieces import building_icon, character_icon, start_sign
from rendering.cuba.question import LEFT, ROOM, TOP, draw_question
from rendering.cuba.scene import Scene
from rendering.cuba.terms import GROUP_ICONS, LAW_TEXTS

VETO = mark("Which bill is vetoed?")
BRIBE = mark("How many votes do you buy?")
BRIBE_AGAIN = mark("Tied: how many more votes?")
ENACT = mark("Which bill becomes law? {count} left")
COLUMNS_X = 470
PIECES, ROW = 60, 50
LINE, LINE_GAP, GROUP_GAP = 68, 4, 10
TAB = 46
LINE_X = LEFT + TAB + 4
SIGN = 40
WORDS = (*(Step("bold", size) for size in (20, 18)), Step("narrow", 19), Step("narrow", 17))
NOTHING = "–"
FAINT = 0.38


def height(view: CubaView) -> float:
    """Return the height of such a picture."""
    return groups_y(view) + len(GROUPS) * (2 * LINE + LINE_GAP + GROUP_GAP) + 8


def groups_y(view: CubaView) -> float:
    """Return where the first group begins."""
    return TOP + PIECES + len(_rows(view)) * ROW + 6


def _rows(view: CubaView) -> Sequence[str]:
    """Return which rows stand below the players' pieces."""
    if view.kind == "veto":
        return ()
    if view.kind == "enact":
        return ("cards", "votes")
    bribe = () if view.bribe is None else ("bribe",)
    return ("cards", "votes", "pesos", *bribe)


def column(view: CubaView, seat: Seat) -> float:
    """Return the middle of a player's column."""
    width = (LEFT + ROOM - COLUMNS_X) / view.seats
    return round(COLUMNS_X + width * (seat + 0.5))


def title_of(scene: Scene) -> str:
    """Return what is asked, in the reader's words."""
    view, words = scene.view, scene.words
    if view.kind == "enact":
        return words.gettext(ENACT).format(count=LAWS_TO_ENACT - len(view.enacted))
    if view.kind == "veto":
        return words.gettext(VETO)
    again = len(view.buying) < view.seats or any(player.bought for player in view.players)
    return words.gettext(BRIBE_AGAIN if again else BRIBE)


def draw_bills(scene: Scene, seat: Seat) -> None:
    """Put the players with votes and pesos, then each group's law and bill."""
    view = scene.view
    draw_question(scene, seat, title_of(scene))
    _lay_own_column(scene, seat)
    _draw_players(scene, seat)
    legal = {a.statute for a in view.choices if isinstance(a, Veto | Enact)}
    y = groups_y(view)
    for group in GROUPS:
        _draw_group(scene, group, y, legal)
        y += 2 * LINE + LINE_GAP + GROUP_GAP


def _lay_own_column(scene: Scene, seat: Seat) -> None:
    """Lay a stripe in the reader's colour below everything that is the reader's."""
    colour = scene.theme.page[1].mix(scene.theme.seats[seat], 0.22)
    width = (LEFT + ROOM - COLUMNS_X) / scene.view.seats - 10
    foot = height(scene.view) - 14
    stripe = scene.kit.block(round(width), foot - TOP, 18, colour)
    scene.canvas.lay(stripe, round(column(scene.view, seat) - width / 2), TOP)


def _draw_players(scene: Scene, seat: Seat) -> None:
    """Put pieces, and rows of votes, of pesos that can be spent, of the reader's own purchase."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    with canvas.frame("pieces", COLUMNS_X, TOP, LEFT + ROOM - COLUMNS_X, PIECES):
        for other in range(view.seats):
            canvas.put_middle(piece(kit, other, 48), column(view, other), TOP + 30, "piece")
        sign, x = start_sign(kit, 28), column(view, view.start) + 26
        canvas.lay(sign, round(x), TOP + 2)
    signs: dict[str, Sprite] = {
        "votes": vote(kit, 40),
        "pesos": coin(kit, 38),
        "bribe": kit.icon("padlock", 36, theme.now),
    }
    for line, name in enumerate(_rows(view)):
        middle = TOP + PIECES + ROW * (line + 0.5)
        if name == "cards":
            _draw_cards(scene, middle)
            continue
        with canvas.frame(name, LEFT, middle - ROW / 2, ROOM, ROW):
            canvas.put_middle(signs[name], COLUMNS_X - 34, middle, name)
            for other in range(view.seats):
                amount = _amount(view, name, other, seat)
                ink = theme.now if name == "bribe" else theme.strong
                text = number(NOTHING if amount is None else str(amount), 40)
                shown = colours_of(theme).zero if amount is None else ink
                if name != "bribe" or amount is not None:
                    canvas.write(text, column(view, other), middle, shown, "middle", "middle")


def _draw_cards(scene: Scene, middle: float) -> None:
    """Put what each player's votes come from: the card, and the town hall."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    with canvas.frame("cards", COLUMNS_X, middle - ROW / 2, LEFT + ROOM - COLUMNS_X, ROW):
        for seat, player in enumerate(view.players):
            signs: list[Part] = []
            if player.vote is not None:
                signs.append(character_icon(kit, player.vote, 38, kit.theme.cream))
            if player.town_hall:
                signs.append(building_icon(kit, "town_hall", 38))
            if signs:
                left = column(view, seat) - row_width(signs, 4) / 2
                row(canvas, round(left), middle, signs, 4)


def _amount(view: CubaView, name: str, seat: Seat, reader: Seat) -> int | None:
    player = view.players[seat]
    if name == "votes":
        return player.votes
    if name == "pesos":
        return player.pesos if seat in view.buying else None
    return view.bribe if seat == reader else None


def _draw_group(scene: Scene, group: Group, y: float, legal: set[Statute]) -> None:
    """Put a group's tab, the law in force, and this round's bill."""
    kit, canvas, view = scene.kit, scene.canvas, scene.view
    own, high = colours_of(scene.theme), 2 * LINE + LINE_GAP
    canvas.lay(kit.block(TAB, high, 14, own.tab), LEFT, y)
    with canvas.frame(f"tab {group}", LEFT, y, TAB, high):
        icon = kit.icon(GROUP_ICONS[group], 34, own.tab_ink)
        canvas.put_middle(icon, LEFT + TAB / 2, y + high / 2, group)
    width = LEFT + ROOM - LINE_X
    _draw_law(scene, view.laws[group], Area(LINE_X, y, width, LINE))
    bill = bill_of(view, group)
    below = Area(LINE_X, y + LINE + LINE_GAP, width, LINE)
    barred = view.kind == "veto" and view.barred == group
    _draw_bill(scene, bill, below, barred=barred)
    if bill is not None and bill.statute in legal:
        light(scene.canvas, below, 14)


def _draw_law(scene: Scene, law: Law | None, area: Area) -> None:
    kit, canvas, theme = scene.kit, scene.canvas, scene.theme
    new = law is not None and law in scene.view.enacted
    strength = 0.85 if law else 0.4
    canvas.lay(kit.block(*area[2:], 14, theme.tile.bottom, strength * 0.75), *area[:2])
    if new:
        glow = kit.glow(area.width, area.height, 14, theme.news, blur=6, strength=0.6, line=3)
        canvas.lay(glow, *area[:2])
    with canvas.frame("law", *area):
        sign = kit.icon("gavel", 28, theme.paper, 1 if law else 0.35)
        canvas.put_middle(sign, area.x + SIGN / 2 + 4, area.middle[1], "gavel")
        if law is not None:
            _tell(scene, law, area)


def _draw_bill(scene: Scene, bill: Bill | None, area: Area, *, barred: bool) -> None:
    """Put a bill; what is vetoed, dropped or enacted already is faint."""
    kit, canvas, own = scene.kit, scene.canvas, colours_of(scene.theme)
    open_ = bill is not None and bill.state == "open"
    ground = kit.panel(*area[2:], 14, Shade(own.bill, own.bill), light=0)
    canvas.lay(ground, *area[:2])
    canvas.lay(
        kit.block(
            *area[2:],
            14,
            own.bill,
            0,
            edge=own.bill_edge,
            edge_strength=0.55 if open_ else 0.2,
            line=2,
        ),
        *area[:2],
    )
    with canvas.frame("bill", *area):
        icon = "church" if barred else "quill-ink"
        sign = kit.icon(icon, 28, own.bill_edge, 1 if open_ else FAINT)
        canvas.put_middle(sign, area.x + SIGN / 2 + 4, area.middle[1], icon)
        if bill is not None:
            end = _tell(scene, bill.statute, area, strength=1 if open_ else FAINT)
            if bill.state in ("vetoed", "dropped"):
                left = area.x + SIGN + 4
                stroke = kit.block(round(end - left) + 6, 6, 3, scene.theme.struck)
                canvas.lay(stroke, left, area.y + 22)


def _tell(scene: Scene, law: Law, area: Area, strength: float = 1) -> float:
    """Put what a law does, the same in words, what it pays each player; return its end."""
    kit, canvas, theme, view = scene.kit, scene.canvas, scene.theme, scene.view
    left, paid = area.x + SIGN + 8, points_from(law, view.players[0]) is not None
    room = (COLUMNS_X if paid else area.right) - left - 12
    sentence = fitted(partial(law_effect, kit, law), min(room, 380), 36, 34)
    if strength < 1:
        sentence = [p.weaker(strength) if isinstance(p, Sprite) else p for p in sentence]
    ink = theme.strong if strength == 1 else colours_of(theme).zero
    end = row(canvas, left, area.y + 24, sentence, 4, ink)
    words = fit(scene.words.gettext(LAW_TEXTS[law]), room, WORDS)
    canvas.write(words, left, area.y + 54, theme.soft, down="middle", strength=strength)
    if not paid:
        return end
    for seat, player in enumerate(view.players):
        points = points_from(law, player)
        text = number(str(points) if points else NOTHING, 40)
        colour = ink if points else colours_of(theme).zero
        at = column(view, seat), area.middle[1]
        canvas.write(text, *at, colour, "middle", "middle", strength)
    return end
