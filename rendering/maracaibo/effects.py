"""Glyph sentences without words: the whole vocabulary of effects (§6.1), from the rules' tables.

*give → get*, / is either, : is a condition, ×n any number. `glyph` is the height of the things in a
sentence, its numbers follow. A sentence is put with `rendering.core.sentence.row`, measured with
`row_width`; `fitted` finds the largest glyph that fits a width. The words on the same effects are
the bot's.

For cards there is `card_rows`, a sentence for each line of a card; `card_effect` is the same on one
line. `offers`, `side`, `reward`, `upgrade_effect`, `building_effect`, `task`, `perk`, `tally` and
`condition` are for cities, combat tokens, quests, ship boards and careers.
"""

from collections.abc import Callable, Sequence

from games.maracaibo.automa import ORDERS, AutomaCard, Move
from games.maracaibo.buildings import PRESTIGE_BUILDINGS, Building
from games.maracaibo.cards import Assistant, Card, Perk, PerkKind
from games.maracaibo.cities import Offer
from games.maracaibo.data import NATIONS, Nation
from games.maracaibo.gains import OTHER_RUNNER, OWN_RUNNER, Gain, GainKind
from games.maracaibo.measures import Condition, Measure, Tally
from games.maracaibo.tokens import Side
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    ENLISTING,
    GAINED_AT_ONCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SIGNAL_DOUBLOONS,
    Upgrade,
)
from rendering.core.kit import Kit
from rendering.core.sentence import Part, Quiet, number, row_width
from rendering.core.sprite import Sprite
from rendering.core.tokens import star
from rendering.maracaibo import pieces
from rendering.maracaibo.colours import colours_of
from rendering.maracaibo.terms import ANY_BUILDING

GLYPH = 40
GAP = 4
SMALLEST = 18
Sentence = list[Part]


class Signs:
    """The things that sentences are made of, in one size."""

    def __init__(self, kit: Kit, glyph: float) -> None:
        self.kit, self.glyph = kit, glyph
        self.near = -round(glyph * 0.06)
        """How much closer a number stands to its thing."""
        self.space = round(glyph * 0.22)

    def number(self, text: int | str) -> Part:
        """Return a number."""
        return number(str(text), round(self.glyph * 0.95))

    def quiet(self, text: str) -> Part:
        """Return a sign between things."""
        return Quiet(number(text, round(self.glyph * 0.80)))

    @property
    def arrow(self) -> Sprite:
        """Return the arrow from what is given to what one gets."""
        return self.kit.icon("arrow", round(self.glyph * 0.66), self.kit.theme.soft)

    def so_many(self, amount: int | str, thing: Sprite) -> Sentence:
        """Return a number with its thing."""
        return [self.number(amount), self.near, thing]

    def doubloons(self, amount: int | str) -> Sentence:
        """Return so many doubloons."""
        return self.so_many(amount, pieces.doubloon(self.kit, self.glyph))

    def points(self, amount: int | str) -> Sentence:
        """Return so many points."""
        return self.so_many(amount, star(self.kit, round(self.glyph * 1.06)))

    @property
    def fight(self) -> Sprite:
        """Return a combat."""
        return pieces.fight(self.kit, round(self.glyph * 1.1))

    @property
    def figure(self) -> Sprite:
        """Return a figure."""
        return pieces.figure(self.kit, self.glyph)

    @property
    def card(self) -> Sprite:
        """Return a card."""
        return pieces.card_sign(self.kit, round(self.glyph * 1.1))

    @property
    def quest(self) -> Sprite:
        """Return a quest."""
        return pieces.quest_sign(self.kit, round(self.glyph * 1.1))

    def shield(self, nation: Nation | None) -> Sprite:
        """Return a nation's marker, for influence with it, too."""
        return pieces.shield(self.kit, nation, round(self.glyph * 0.88))


def effect(kit: Kit, gain: Gain, glyph: float = GLYPH) -> Sentence:
    """Return one effect."""
    signs = Signs(kit, glyph)
    parts = _GAINS[gain.kind](signs, gain)
    if gain.given is None:
        return parts
    owned = pieces.hexagon(kit, gain.given, round(glyph * 1.15))
    return [owned, signs.quiet(":"), *parts]


def reward(kit: Kit, gains: Sequence[Gain], glyph: float = GLYPH) -> Sentence:
    """Return effects one after the other."""
    return joined([effect(kit, gain, glyph) for gain in gains], round(glyph * 0.22))


def joined(sentences: Sequence[Sentence], space: float) -> Sentence:
    """Return sentences on one line with some space between them."""
    line: Sentence = []
    for sentence in sentences:
        line += [*([space] if line else []), *sentence]
    return line


def _runners(signs: Signs, gain: Gain) -> Sentence:
    own = [*signs.doubloons(OWN_RUNNER), signs.quiet("×"), signs.figure]
    stranger = pieces.stranger(signs.kit, signs.glyph)
    others = [*signs.doubloons(OTHER_RUNNER), signs.quiet("×"), stranger]
    return [*own, signs.space, *others]


def _symbol(signs: Signs, gain: Gain) -> Sentence:
    token = pieces.hexagon(signs.kit, gain.symbol, round(signs.glyph * 1.15))
    return [signs.number("+"), -round(signs.glyph * 0.10), token]


def _thing(make: pieces.Maker, share: float = 1, sign: str = "") -> "_Writer":
    """Return what writes an amount with a thing of this kind."""

    def write(signs: Signs, gain: Gain) -> Sentence:
        thing = make(signs.kit, round(signs.glyph * share))
        return signs.so_many(f"{sign}{gain.amount}", thing)

    return write


_Writer = Callable[[Signs, Gain], Sentence]
_GAINS: dict[GainKind, _Writer] = {
    "doubloons": _thing(pieces.doubloon),
    "points": _thing(star, 1.06),
    "combat": _thing(pieces.combat),
    "explore": _thing(pieces.boot),
    "influence": lambda signs, gain: signs.so_many(gain.amount, signs.shield(gain.nation)),
    "figures": _thing(pieces.figure),
    "discs": _thing(pieces.disc_leaving),
    "doubloon_income": _thing(pieces.doubloon_rise, 1.2, "+"),
    "point_income": _thing(pieces.point_rise, 1.2, "+"),
    "symbol": _symbol,
    "fight": lambda signs, gain: [signs.fight],
    "buy": lambda signs, gain: [signs.card, *signs.doubloons(f"−{gain.amount}")],
    "runners": _runners,
}


def perk(kit: Kit, lasting: Perk, glyph: float = GLYPH) -> Sentence:
    """Return a lasting effect."""
    signs = Signs(kit, glyph)
    if lasting.kind == "object":
        assert lasting.thing is not None, "which object is paid"
        paid = pieces.parchment(kit, lasting.thing, round(glyph * 1.1))
        return [signs.quest, signs.quiet(":"), paid, pieces.tick(kit, round(glyph * 0.8))]
    return _PERKS[lasting.kind](signs, lasting.amount)


def _village_perk(signs: Signs, amount: int) -> Sentence:
    """Return what the second village action of a turn brings."""
    kit, glyph = signs.kit, signs.glyph
    gain = [*signs.doubloons(amount), signs.space, *signs.points(amount)]
    return [*signs.so_many(2, pieces.village(kit, glyph)), signs.arrow, *gain]


_PERKS: dict[PerkKind, Callable[[Signs, int], Sentence]] = {
    "cheaper_cards": lambda signs, n: [signs.card, *signs.doubloons(f"−{n}")],
    "cheaper_assistants": lambda signs, n: [
        signs.card,
        -round(signs.glyph * 0.10),
        pieces.figure(signs.kit, round(signs.glyph * 0.8)),
        *signs.doubloons(f"−{n}"),
    ],
    "combat": lambda signs, n: [signs.fight, signs.number(f"+{n}")],
    "explore": lambda signs, n: [pieces.boot(signs.kit, signs.glyph), signs.number(f"+{n}")],
    "delivery_doubloons": lambda signs, n: [
        pieces.any_chip(signs.kit, signs.glyph),
        signs.arrow,
        *signs.doubloons(n),
    ],
    "delivery_points": lambda signs, n: [
        pieces.any_chip(signs.kit, signs.glyph),
        signs.arrow,
        *signs.points(n),
    ],
    "quest_points": lambda signs, n: [signs.quest, signs.arrow, *signs.points(n)],
    "village": _village_perk,
    "annexation_doubloons": lambda signs, n: [
        signs.shield(None),
        signs.arrow,
        *signs.doubloons(n),
    ],
    "assistant_doubloons": lambda signs, n: [signs.figure, signs.arrow, *signs.doubloons(n)],
}


def counted(kit: Kit, measure: Measure, glyph: float = GLYPH) -> Sentence:
    """Return the thing, or things, that a measure counts."""
    signs = Signs(kit, glyph)
    return _MEASURES[measure](signs)


def _one(make: pieces.Maker, share: float = 1) -> Callable[[Signs], Sentence]:
    return lambda signs: [make(signs.kit, round(signs.glyph * share))]


def _nation(nation: Nation) -> Callable[[Signs], Sentence]:
    return lambda signs: [signs.shield(nation)]


def _city_with(thing: Callable[[Signs], Sprite]) -> Callable[[Signs], Sentence]:
    return lambda signs: [thing(signs), pieces.city(signs.kit, round(signs.glyph * 0.9))]


_MEASURES: dict[Measure, Callable[[Signs], Sentence]] = {
    "tokens": _one(pieces.combat_token),
    "quests": lambda signs: [signs.quest],
    "upgrades": _one(pieces.wheel),
    "discs_removed": _one(pieces.disc_leaving),
    "barriers": _one(pieces.paling),
    "highest_rank": lambda signs: [pieces.pennant(signs.kit, None, signs.glyph)],
    "second_rank": lambda signs: [signs.shield(None), signs.shield(None)],
    "lowest_rank": lambda signs: [signs.shield(nation) for nation in NATIONS],
    "cities_annexed": _city_with(lambda signs: signs.shield(None)),
    "delivered": _one(pieces.any_chip),
    "doubloons": _one(pieces.doubloon),
    "doubloon_income": _one(pieces.doubloon_rise, 1.2),
    "point_income": _one(pieces.point_rise, 1.2),
    "assistants": lambda signs: [signs.figure],
    "city_assistants": _city_with(lambda signs: signs.figure),
    "buildings": lambda signs: [
        signs.kit.icon(ANY_BUILDING, signs.glyph, colours_of(signs.kit.theme).gold)
    ],
    "projects": lambda signs: [signs.card],
    "symbols": lambda signs: [pieces.hexagon(signs.kit, None, round(signs.glyph * 1.15))],
    "markers_of_france": _nation("france"),
    "markers_of_england": _nation("england"),
    "markers_of_spain": _nation("spain"),
}
_RANKS: tuple[Measure, ...] = ("highest_rank", "second_rank", "lowest_rank")


def task(kit: Kit, needed: Condition, glyph: float = GLYPH) -> Sentence:
    """Return what a career task, or a condition, asks for: ≥ so many of what."""
    signs = Signs(kit, glyph)
    if needed.measure in _RANKS:
        rank = [signs.number("≥"), pieces.pennant(kit, needed.least, glyph)]
        whose = [] if needed.measure == "highest_rank" else counted(kit, needed.measure, glyph)
        return [*whose, *([signs.quiet(":")] if whose else []), *rank]
    things = counted(kit, needed.measure, glyph)
    if needed.least == 1:
        return things
    return [signs.number(f"≥{needed.least}"), *things]


def condition(kit: Kit, needed: Condition, glyph: float = GLYPH) -> Sentence:
    """Return the condition of a card: a lock, and what it asks for."""
    signs = Signs(kit, glyph)
    lock = kit.icon("padlock", glyph, colours_of(kit.theme).lock)
    things = task(kit, needed, glyph)
    least = [signs.number(f"≥{needed.least}")] if needed.least == 1 else []
    return [lock, 2, *([] if needed.measure in _RANKS else least), *things]


def tally(kit: Kit, end: Tally, glyph: float = GLYPH) -> Sentence:
    """Return points for what is counted: × where the count itself is multiplied."""
    signs = Signs(kit, glyph)
    things = counted(kit, end.measure, glyph)
    if end.measure in _RANKS:
        return [*signs.points(end.each), signs.quiet("×"), *things]
    many = [signs.number(end.per)] if end.per > 1 else []
    most = [] if end.most is None else [signs.quiet(f"≤{end.most}")]
    return [*many, *things, signs.arrow, *signs.points(end.each), *most]


def assistant_place(kit: Kit, assistant: Assistant, glyph: float = GLYPH) -> Sentence:
    """Return where the figure of a card goes."""
    signs = Signs(kit, glyph)
    place = pieces.badge(kit, assistant.location, round(glyph * 1.12))
    return [pieces.figure(kit, round(glyph * 1.05)), 2, signs.arrow, 2, place]


def assistant_action(kit: Kit, assistant: Assistant, glyph: float = GLYPH) -> Sentence:
    """Return where an assistant stands, and what its special action brings."""
    place = pieces.badge(kit, assistant.location, round(glyph * 1.12))
    return [place, 2, Signs(kit, glyph).arrow, 2, *reward(kit, assistant.action, glyph)]


def card_rows(kit: Kit, card: Card, glyph: float = GLYPH, *, rows: int = 3) -> list[Sentence]:
    """Return the lines of a card from above: condition, place, effect, synergy; `rows` at most.

    Where there would be more, an assistant's place and action share one.
    """
    lines = [condition(kit, card.condition, round(glyph * 0.82))] if card.condition else []
    if card.assistant is not None:
        action = reward(kit, card.assistant.action, glyph)
        lines += [assistant_place(kit, card.assistant, glyph), action]
    if card.perk is not None:
        lines.append(perk(kit, card.perk, glyph))
    if card.tally is not None:
        lines.append(tally(kit, card.tally, glyph))
    plain = [gain for gain in card.gains if gain.given is None and gain.kind != "symbol"]
    if plain:
        lines.append(reward(kit, plain, glyph))
    synergy = [gain for gain in card.gains if gain not in plain]
    if synergy:
        lines.append(reward(kit, synergy, glyph))
    if card.assistant is not None and len(lines) > rows:
        place = 1 if card.condition else 0
        lines[place : place + 2] = [assistant_action(kit, card.assistant, glyph)]
    return lines


def card_effect(kit: Kit, card: Card, glyph: float = GLYPH, *, flag: bool = False) -> Sentence:
    """Return all that a bought card does on one line; `flag` marks what counts at the end."""
    line: list[Sentence] = []
    if card.assistant is not None:
        line.append(assistant_action(kit, card.assistant, glyph))
    if card.perk is not None:
        line.append(perk(kit, card.perk, glyph))
    if card.tally is not None:
        sign = kit.icon("checkered-flag", glyph, kit.theme.soft)
        line.append([*([sign] if flag else []), *tally(kit, card.tally, glyph)])
    if card.gains:
        line.append(reward(kit, card.gains, glyph))
    return joined(line, round(glyph * 0.22))


def offers(kit: Kit, ways: Sequence[Offer], glyph: float = GLYPH) -> Sentence:
    """Return the action of a city or of a homeward-bound space: one of several ways."""
    signs = Signs(kit, glyph)
    line: Sentence = []
    for way in ways:
        price = [*signs.doubloons(way.price), 2, signs.arrow, 2] if way.price else []
        either = [-3.0, signs.quiet("/"), -3.0] if line else []
        line += [*either, *price, *reward(kit, way.gains, glyph)]
    return line


def side(kit: Kit, what: Side, glyph: float = GLYPH) -> tuple[Sentence, Sentence]:
    """Return what the side of a combat token costs, or brings at once: first paid, then taken."""
    signs = Signs(kit, glyph)
    paid: list[Sentence] = []
    if what.doubloons:
        paid.append(signs.doubloons(f"−{what.doubloons}"))
    if what.points:
        paid.append(signs.points(f"−{what.points}"))
    if what.cards:
        paid.append([signs.number(f"−{what.cards}"), signs.card])
    return joined(paid, signs.space), reward(kit, what.gains, glyph)


def orders(kit: Kit, card: AutomaCard, number_of_round: int, glyph: float = GLYPH) -> Sentence:
    """Return what a card of Jean's makes her do in this round besides sailing."""
    moves = [move for move in ORDERS[card].moves if number_of_round in move.rounds]
    return joined([_move(Signs(kit, glyph), move) for move in moves], round(glyph * 0.22))


def _move(signs: Signs, move: Move) -> Sentence:
    match move.what:
        case "explore" | "points":
            return effect(signs.kit, Gain(move.what, move.amount), signs.glyph)
        case "influence":
            return signs.so_many(move.amount, signs.shield(move.nation))
        case "disc":
            return effect(signs.kit, Gain("discs", move.amount), signs.glyph)
        case "quest":
            return signs.so_many(move.amount, signs.quest)
        case "fight":
            cabin = pieces.village(signs.kit, signs.glyph)
            more = [signs.number(f"+{move.villages}"), cabin] if move.villages else []
            return [
                signs.fight,
                *more,
                signs.arrow,
                *signs.so_many(move.amount, signs.shield(None)),
            ]


def building_effect(kit: Kit, building: Building, glyph: float = GLYPH) -> Sentence:
    """Return what a prestige building is worth at the end to who invested in it."""
    return tally(kit, PRESTIGE_BUILDINGS[building].tally, glyph)


def upgrade_effect(kit: Kit, upgrade: Upgrade, glyph: float = GLYPH) -> Sentence:
    """Return what a completed upgrade does."""
    signs = Signs(kit, glyph)
    if upgrade in GAINED_AT_ONCE:
        return reward(kit, GAINED_AT_ONCE[upgrade], glyph)
    return _UPGRADES[upgrade](signs)


def _sails(signs: Signs) -> Sentence:
    cabin = pieces.village(signs.kit, round(signs.glyph * 0.95))
    return [signs.number("2/5"), signs.arrow, signs.number("2/3"), cabin]


def _crew_call(signs: Signs) -> Sentence:
    gain = reward(signs.kit, ENLISTING, signs.glyph)
    return [signs.card, signs.quiet("×n"), signs.arrow, *gain]


def _scouts(signs: Signs) -> Sentence:
    explore = Gain("explore", SCOUT_STEPS)
    return [*signs.doubloons(SCOUT_PRICE), signs.arrow, *effect(signs.kit, explore, signs.glyph)]


def _armoury(signs: Signs) -> Sentence:
    return [
        signs.card,
        signs.arrow,
        *effect(signs.kit, Gain("combat", DRILL_COMBAT), signs.glyph),
    ]


_UPGRADES: dict[Upgrade, Callable[[Signs], Sentence]] = {
    "bunks": lambda signs: [signs.number("+1"), signs.card],
    "cabins": lambda signs: [signs.number("+1"), signs.card],
    "broker": lambda signs: [signs.card, *signs.doubloons(0)],
    "sails": _sails,
    "armoury": _armoury,
    "crew_call": _crew_call,
    "scouts": _scouts,
    "nets": lambda signs: [
        signs.shield(None),
        signs.kit.icon("swap", round(signs.glyph * 0.8), signs.kit.theme.soft),
        signs.shield(None),
    ],
    "marque": lambda signs: [
        signs.fight,
        signs.number(MARQUE_PRICE),
        signs.arrow,
        *signs.points(MARQUE_POINTS),
    ],
    "signals": lambda signs: [signs.figure, signs.arrow, *signs.doubloons(SIGNAL_DOUBLOONS)],
}


def fitted(
    make: Callable[[float], Sentence],
    width: float,
    glyph: float = GLYPH,
    gap: float = GAP,
    least: float = SMALLEST,
) -> Sentence:
    """Return a sentence in the largest size from `glyph` to `least` that is no wider than this."""
    sentence = make(glyph)
    while row_width(sentence, gap) > width and glyph > least:
        glyph -= 1
        sentence = make(glyph)
    return sentence
