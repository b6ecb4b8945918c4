"""What the public pictures show, in words: enough to play on without seeing them."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from games.core.action import Seat
from games.maracaibo.cards import CARDS
from games.maracaibo.cities import CITY_ACTIONS
from games.maracaibo.data import NATIONS, ROUNDS
from games.maracaibo.map import FORKS, LOCATIONS, Location
from games.maracaibo.tokens import sides
from rendering.core.words import mark
from rendering.maracaibo.effect_words import offer_words, side_words
from rendering.maracaibo.news import Voyage
from rendering.maracaibo.phases import phase_name
from rendering.maracaibo.result import columns, lines, points_by_column, rule, ties
from rendering.maracaibo.scene import Scene
from rendering.maracaibo.seats import sailors
from rendering.maracaibo.telling import Teller, within_limit
from rendering.maracaibo.terms import GOOD_NAMES

ROUND = mark("Round {number} of {rounds}: {phase}.")
AWAITED = mark("Awaited: {seats}, to {task}.")
TASKS = {
    "choose-cards": mark("choose cards in secret"),
    "choose-careers": mark("choose a career in secret"),
    "sail": mark("sail"),
    "action": mark("act"),
    "city": mark("use the city"),
    "village": mark("do a village action"),
    "place-disc": mark("place a disc"),
    "remove": mark("remove a disc"),
    "buy": mark("buy a card"),
    "explore": mark("explore"),
    "quest": mark("fulfil the quest or not"),
    "pay": mark("pay for the quest"),
    "influence": mark("choose a nation"),
    "reveal": mark("turn up a combat token"),
    "fight": mark("choose a side"),
    "discard": mark("discard a card"),
    "add": mark("add combat points"),
    "spend": mark("spend the combat value"),
    "end-action": mark("end the action"),
    "draw": mark("draw cards"),
    "buy-or-collect": mark("buy a card or collect"),
}
"""What is asked, by the kind of the decision."""

SHIPS = mark("Ships: {ships}.")
SHIP = mark("{seat} at {place}")
SAILED = mark("Just sailed: {voyages}.")
TOKEN = mark("Combat token: {sides}.")
FIGHTS_FOR = mark("Fighting for {nation}.")
TOTAL = mark("{total} left to spend.")
CITIES = mark("Cities: {cities}.")
CITY = mark("{place} {action}, wants {goods}")
FULL = mark("{place} {action}, market full")
EITHER = mark(" or ")
OWNERS = mark("Held: {owners}.")
NOBODY = mark("nothing")
OWNER = mark("{nation} {places}")
QUESTS = mark("Quests: {quests}.")
QUEST = mark("{place} {quest}")
NO_QUEST = mark("none")
ASSISTANTS = mark("Assistants: {assistants}.")
VALUES = mark("A rank is worth: {values}.")
PLAYERS = mark("Points/doubloons/combat/cards/figures: {players}.")
JEAN = mark(
    "Jean, level {level}: points {points}, discs {discs}, cards {cards}, quests {quests}, "
    "income {income}."
)
JEANS_CARD = mark("Her last card: {card}.")
STOCKS = mark("Deck {deck}, combat tokens {left} and {right}, quests {quests}.")
TOP_QUEST = mark("Next quest: {quest}.")

RESULT = mark("Final scores, points = {parts}; then doubloons, upgrades: {places}.")


def describe_board(scene: Scene) -> str:
    """Say what the public picture shows, at most 1024 characters."""
    if scene.view.over:
        decided = [f"{rule(scene)}."] if rule(scene) else []
        return within_limit(scene, lambda teller: (_result(teller), *decided))
    return within_limit(
        scene,
        lambda teller: (
            *situation(teller),
            *_combat(teller),
            _ships(teller),
            *_voyages(teller),
            _values(teller),
            _cities(teller),
            _quests(teller),
            *_players(teller),
            _owners(teller),
            _assistants(teller),
            *_stocks(teller),
        ),
    )


def situation(teller: Teller) -> Sequence[str]:
    """Say round and phase, who is asked what."""
    view = teller.view
    phase = teller.say(phase_name(view))
    told = [f"{phase}."]
    if view.round:
        phase = phase[:1].lower() + phase[1:]
        told = [teller.say(ROUND, number=view.round, rounds=ROUNDS, phase=phase)]
    if view.asked and view.kind in TASKS:
        seats = ", ".join(map(teller.letter, view.asked))
        told.append(teller.say(AWAITED, seats=seats, task=teller.say(TASKS[view.kind])))
    return told


def _combat(teller: Teller) -> Iterator[str]:
    """Say what the token of an open combat shows, and what is left to be spent."""
    working = teller.view.working
    if working is None or teller.view.kind not in ("fight", "add", "discard", "spend"):
        return
    told = []
    for nation, side in sides(working.token).items():
        said = side_words(teller.say, side)
        told.append(f"{teller.nation(nation)} {side.value}" + (f" ({said})" if said else ""))
    yield teller.say(TOKEN, sides=", ".join(told))
    if working.nation is not None:
        yield teller.say(FIGHTS_FOR, nation=teller.nation(working.nation))
    if working.total is not None:
        yield teller.say(TOTAL, total=working.total)


def where(teller: Teller, location: Location) -> str:
    """Return a location by its number, with its name where there is room."""
    return teller.place(location) if teller.detail > 2 else location.rstrip("ab")


def _ships(teller: Teller) -> str:
    ships = ", ".join(
        teller.say(SHIP, seat=teller.letter(seat), place=where(teller, sailor.ship))
        for seat, sailor in enumerate(sailors(teller.view))
    )
    return teller.say(SHIPS, ships=ships)


def _voyages(teller: Teller) -> Iterator[str]:
    voyages = teller.scene.news.voyages
    if voyages and teller.detail:
        told = ", ".join(
            f"{teller.letter(seat)} {'→'.join(stop.rstrip('ab') for stop in _stops(voyage))}"
            for seat, voyage in voyages.items()
        )
        yield teller.say(SAILED, voyages=told)


def _stops(voyage: Voyage) -> Iterator[Location]:
    """Yield where a voyage began, what tells its branches apart, and where it ended."""
    yield voyage.origin
    yield from (onto for at, onto in voyage.lanes if at in FORKS and onto != voyage.to)
    yield voyage.to


def _values(teller: Teller) -> str:
    values = ", ".join(
        f"{teller.nation(nation)} {teller.view.nations[nation].value}" for nation in NATIONS
    )
    return teller.say(VALUES, values=values)


def _cities(teller: Teller) -> str:
    """Say what each city does, and which goods its market still wants."""
    told = []
    for location, city in sorted(teller.view.cities.items(), key=lambda city: int(city[0])):
        ways = CITY_ACTIONS[city.city]
        action = teller.say(EITHER).join(offer_words(teller.say, way) for way in ways)
        wants = [teller.say(GOOD_NAMES[good]) for good in city.market if good not in city.discs]
        told.append(
            teller.say(
                CITY if wants else FULL,
                place=where(teller, location),
                action=action,
                goods=", ".join(wants),
            )
        )
    return teller.say(CITIES, cities="; ".join(told))


def _quests(teller: Teller) -> str:
    quests = "; ".join(
        teller.say(QUEST, place=where(teller, location), quest=teller.quest(quest))
        for location, quest in teller.view.quests.items()
    )
    return teller.say(QUESTS, quests=quests or teller.say(NO_QUEST))


def _owners(teller: Teller) -> str:
    """Say which nation holds which locations."""
    markers = teller.view.markers
    told = []
    for nation in NATIONS:
        held = [at for at in LOCATIONS if markers.get(at) == nation]
        if held:
            told.append(teller.say(OWNER, nation=teller.nation(nation), places=", ".join(held)))
    return teller.say(OWNERS, owners="; ".join(told) or teller.say(NOBODY))


def _assistants(teller: Teller) -> str:
    """Say at which locations each player has assistants."""
    standing: dict[Seat, set[str]] = defaultdict(set)
    for seat, player in enumerate(teller.view.players):
        for card in player.bought:
            assistant = CARDS[card].assistant
            if assistant is not None:
                standing[seat].add(assistant.location)
    told = [
        f"{teller.letter(seat)} {', '.join(sorted(places, key=int))}"
        for seat, places in standing.items()
    ]
    return teller.say(ASSISTANTS, assistants="; ".join(told)) if told else ""


def _players(teller: Teller) -> Iterator[str]:
    players = "; ".join(
        f"{teller.letter(seat)} {teller.name(seat)} {player.points}/{player.doubloons}/"
        f"{player.combat}/{player.hand}/{player.figures}"
        for seat, player in enumerate(teller.view.players)
    )
    yield teller.say(PLAYERS, players=players)
    jean = teller.view.jean
    if jean is None:
        return
    yield teller.say(
        JEAN,
        level=jean.level,
        points=jean.points,
        discs=jean.discs,
        cards=jean.cards,
        quests=len(jean.quests),
        income=jean.income,
    )
    if jean.used and teller.detail:
        yield teller.say(JEANS_CARD, card=jean.used[-1])


def _stocks(teller: Teller) -> Iterator[str]:
    view, (left, right) = teller.view, teller.view.piles
    yield teller.say(STOCKS, deck=view.deck, left=left, right=right, quests=view.quests_left)
    if view.top_quest is not None and teller.detail > 1:
        yield teller.say(TOP_QUEST, quest=teller.quest(view.top_quest))


def _result(teller: Teller) -> str:
    """Say the places with their points and what they come from."""
    view = teller.view
    told = []
    for line in lines(view):
        parts = "+".join(map(str, points_by_column(view, line.seat).values()))
        doubloons, upgrades = ties(view, line.seat)
        told.append(
            f"{line.place}{'=' if line.tied else '.'} {teller.letter(line.seat)} "
            f"{teller.name(line.seat)} {sailors(view)[line.seat].points} = {parts}, "
            f"{doubloons}, {upgrades}"
        )
    named = "+".join(teller.say(column.caption) for column in columns(view).values())
    return teller.say(RESULT, parts=named, places="; ".join(told))
