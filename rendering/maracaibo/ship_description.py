"""What the pictures of ship boards show, in words."""

from collections.abc import Iterator, Sequence

from games.core.action import Seat
from games.maracaibo.automa import DISCS_PER_UPGRADE, ORDERS, AutomaCard
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.careers import CAREER_CARDS
from games.maracaibo.data import JEAN
from games.maracaibo.trail import SPACES_LEFT
from games.maracaibo.upgrades import UPGRADES
from rendering.core.words import mark
from rendering.maracaibo.effect_words import needed_words, tally_words, upgrade_words
from rendering.maracaibo.projects import in_order
from rendering.maracaibo.prospects import completed, tasks_of
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import is_jean
from rendering.maracaibo.telling import Teller, within_limit
from rendering.maracaibo.terms import CAREER_NAMES, SYMBOL_NAMES

ROUND = mark("Round {number}.")
HEAD = mark("{letter} {name}: points {points}, doubloons {doubloons}")
COUNTS = mark(
    "figures {figures}, hand {hand} of {limit}, combat points {combat}, "
    "income {doubloon_income} doubloons and {point_income} points, "
    "combat tokens {tokens}, quests {quests}"
)
BRIEF_COUNTS = mark(
    "figures {figures}, hand {hand}/{limit}, combat {combat}, "
    "income {doubloon_income}/{point_income}, tokens {tokens}, quests {quests}"
)
BARRIERS = mark("Barriers crossed {count}.")
RESERVE = mark("Figures in the general supply {count}.")
EXPECTED = mark("The end would bring {points} points now.")
UPGRADES_TOLD, NO_UPGRADES = mark("upgrades {upgrades}"), mark("no upgrades")
HALF = mark("one disc left on {upgrades}")
PLANNED = mark("planned {cards}")
PROJECTS = mark("projects {cards}")
BUILDINGS = mark("invested in {buildings}")
SYMBOLS = mark("synergy tokens {symbols}")
CAREER = mark("Career {career}: {tasks}; for all three {reward}.")
SHORT_CAREER = mark("career {career}, {done} of 3 done")
DONE, READY, OPEN = mark("{task}: done"), mark("{task}: ready"), mark("{task}: {now} now")
SENTENCE = mark("{what}.")

JEAN_TOLD = mark(
    "{letter} Jean, level {level}: points {points}, discs {discs}, cards {cards}, "
    "income {income}, quests {quests}"
)
AHEAD = mark(
    "Jean is ahead in quests by {quests}, in upgrades by {upgrades}, on the explorer track by "
    "{spaces}."
)
TURNED_UP = mark("Turned up since she shuffled, the last one first: {cards}. In her deck {count}.")
ORDER = mark("{card} (steps {steps}, {route}, gallery card {display})")
ROUTES = {"upper": mark("upper way"), "lower": mark("lower way")}


def describe_every(scene: Scene) -> str:
    """Say what lies before all players, at most 1024 characters."""

    def tell(teller: Teller) -> Sequence[str]:
        view = teller.view
        owners = [tell_owner(teller, seat) for seat in range(view.seats)]
        jean = [tell_jean(teller)] if view.jean is not None else []
        return (teller.say(ROUND, number=view.round), *owners, *jean)

    return within_limit(scene, tell)


def tell_owner(teller: Teller, seat: Seat) -> str:
    """Say what a player has, shortly."""
    player = teller.view.players[seat]
    parts = [_head(teller, seat), _counts(teller, seat), *_upgrades(teller, seat)]
    if player.planned:
        parts.append(teller.say(PLANNED, cards=teller.card_names(player.planned)))
    if player.bought and teller.detail > 1:
        names = teller.card_names(in_order(player.bought))
        parts.append(teller.say(PROJECTS, cards=names))
    elif player.bought:
        parts.append(teller.say(PROJECTS, cards=len(player.bought)))
    if player.buildings and teller.detail:
        parts.append(
            teller.say(BUILDINGS, buildings=", ".join(map(teller.building, player.buildings)))
        )
    if player.career is not None and teller.detail:
        career = teller.say(CAREER_NAMES[player.career])
        parts.append(teller.say(SHORT_CAREER, career=career, done=3 - len(player.tasks)))
    return teller.say(SENTENCE, what="; ".join(parts))


def _head(teller: Teller, seat: Seat) -> str:
    player = teller.view.players[seat]
    return teller.say(
        HEAD,
        letter=teller.letter(seat),
        name=teller.name(seat),
        points=player.points,
        doubloons=player.doubloons,
    )


def _counts(teller: Teller, seat: Seat) -> str:
    player = teller.view.players[seat]
    return teller.say(
        COUNTS if teller.detail > 2 else BRIEF_COUNTS,
        figures=player.figures,
        hand=player.hand,
        limit=player.hand_limit,
        combat=player.combat,
        doubloon_income=player.doubloon_income,
        point_income=player.point_income,
        tokens=len(player.tokens),
        quests=len(player.quests),
    )


def _upgrades(teller: Teller, seat: Seat) -> Iterator[str]:
    """Say which upgrades are completed, and where one disc is left."""
    player = teller.view.players[seat]
    done = completed(player)
    if done:
        names = ", ".join(map(teller.upgrade, done)) if teller.detail else len(done)
        yield teller.say(UPGRADES_TOLD, upgrades=names)
    else:
        yield teller.say(NO_UPGRADES)
    half = [upgrade for upgrade in UPGRADES if player.discs[upgrade] == 1]
    if half and teller.detail > 1:
        yield teller.say(HALF, upgrades=", ".join(map(teller.upgrade, half)))


def describe_one(scene: Scene, seat: Seat) -> str:
    """Say what lies before one player, or before Jean, at most 1024 characters."""
    if is_jean(scene.view, seat):
        return within_limit(scene, lambda teller: (tell_jean(teller), *tell_lead(teller)))
    return within_limit(scene, lambda teller: tell_ship(teller, seat))


def tell_ship(teller: Teller, seat: Seat) -> Sequence[str]:
    """Say everything that is open of a player."""
    player = teller.view.players[seat]
    told = [tell_head(teller, seat)]
    told.append(teller.say(BARRIERS, count=player.barriers))
    if teller.detail > 1:
        told.append(teller.say(RESERVE, count=player.reserve))
    expected = sum(player.to_score.values())
    if expected:
        told.append(teller.say(EXPECTED, points=expected))
    told += tell_progress(teller, seat)
    return told


def tell_head(teller: Teller, seat: Seat) -> str:
    """Say who a player is, and what there is in numbers."""
    head = "; ".join((_head(teller, seat), _counts(teller, seat)))
    return teller.say(SENTENCE, what=head)


def tell_progress(teller: Teller, seat: Seat) -> Sequence[str]:
    """Say how far upgrades, career and projects have come."""
    player = teller.view.players[seat]
    told = [teller.say(SENTENCE, what="; ".join(_long_upgrades(teller, seat)))]
    if player.planned:
        told.append(_sentence(teller, PLANNED, teller.cards(player.planned)))
    told += _career(teller, seat)
    if player.bought:
        cards = in_order(player.bought)
        short = teller.cards if teller.detail > 2 else teller.card_names
        told.append(_sentence(teller, PROJECTS, short(cards)))
    if player.buildings:
        names = (
            f"{teller.building(one)} ({tally_words(teller.say, PRESTIGE_BUILDINGS[one].tally)})"
            for one in player.buildings
        )
        told.append(_capital(teller.say(BUILDINGS, buildings=", ".join(names))))
    if player.symbols:
        symbols = ", ".join(teller.say(SYMBOL_NAMES[symbol]) for symbol in player.symbols)
        told.append(_capital(teller.say(SYMBOLS, symbols=symbols)))
    return told


def _sentence(teller: Teller, text: str, cards: str) -> str:
    return _capital(teller.say(text, cards=cards))


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _long_upgrades(teller: Teller, seat: Seat) -> Iterator[str]:
    """Say what the completed upgrades do, as far as there is room, and where one disc is left."""
    player = teller.view.players[seat]
    done = completed(player)
    if teller.detail > 1 and done:
        told = (f"{teller.upgrade(one)} ({upgrade_words(teller.say, one)})" for one in done)
        yield _upper(teller.say(UPGRADES_TOLD, upgrades=", ".join(told)))
        half = [upgrade for upgrade in UPGRADES if player.discs[upgrade] == 1]
        if half:
            yield teller.say(HALF, upgrades=", ".join(map(teller.upgrade, half)))
        return
    first, *more = _upgrades(teller, seat)
    yield from (_upper(first), *more)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _career(teller: Teller, seat: Seat) -> Iterator[str]:
    career = teller.view.players[seat].career
    if career is None:
        return
    tasks = []
    for task in tasks_of(teller.view, seat):
        needed = CAREER_CARDS[career].tasks[task.number - 1]
        text = DONE if task.done else READY if task.ready else OPEN
        tasks.append(teller.say(text, task=needed_words(teller.say, needed), now=task.now))
    yield teller.say(
        CAREER,
        career=teller.say(CAREER_NAMES[career]),
        tasks=", ".join(tasks),
        reward=teller.gains(CAREER_CARDS[career].reward),
    )


def tell_jean(teller: Teller) -> str:
    """Say what Jean has."""
    jean = teller.view.jean
    assert jean is not None, "only a game for one has Jean"
    return teller.say(
        SENTENCE,
        what=teller.say(
            JEAN_TOLD,
            letter=teller.letter(JEAN),
            level=jean.level,
            points=jean.points,
            discs=jean.discs,
            cards=jean.cards,
            income=jean.income,
            quests=len(jean.quests),
        ),
    )


def tell_lead(teller: Teller) -> Iterator[str]:
    """Say what Jean is ahead by, which the end compares, and the cards that she has turned up."""
    view, jean = teller.view, teller.view.jean
    assert jean is not None, "only a game for one has Jean"
    human = view.players[0]
    yield teller.say(
        AHEAD,
        quests=len(jean.quests) - len(human.quests),
        upgrades=jean.discs // DISCS_PER_UPGRADE - len(completed(human)),
        spaces=SPACES_LEFT[human.explorer] - SPACES_LEFT[jean.explorer],
    )
    cards = ", ".join(_orders(teller, card) for card in reversed(jean.used)) or "–"
    yield teller.say(TURNED_UP, cards=cards, count=jean.deck)


def _orders(teller: Teller, card: AutomaCard) -> str:
    orders = ORDERS[card]
    route = teller.say(ROUTES[orders.route])
    return teller.say(ORDER, card=card, steps=orders.steps, route=route, display=orders.display)
