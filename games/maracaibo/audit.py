"""What must be true of every state, recounted from scratch (§2, §3)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from games.core.action import Seat
from games.maracaibo.automa import AUTOMA_CARDS, CARDS_BY_LETTER, DECKS
from games.maracaibo.buildings import BUILDINGS
from games.maracaibo.cards import A_CARDS, B_CARDS, CARDS
from games.maracaibo.careers import CAREERS
from games.maracaibo.cities import HELM_TILES, PRINTED_CITIES
from games.maracaibo.data import (
    B_CARDS_IN_PLAY,
    BUILDINGS_IN_ROW,
    COMBAT_END,
    DEALT_CAREERS,
    DISCS_ON_A_SPOT,
    FIGURES,
    GALLERY,
    INCOME_END,
    INFLUENCE_END,
    INVESTORS,
    JEAN,
    MARKERS,
    NATIONS,
    PLANNING_AREAS,
    ROUNDS,
    START_DOUBLOON_INCOME,
    TASKS,
)
from games.maracaibo.map import CITIES, QUEST_SITES, TILE_SITES, VILLAGES
from games.maracaibo.quests import QUESTS
from games.maracaibo.set_up import DealCards, LayTiles
from games.maracaibo.state import MaracaiboState, Player
from games.maracaibo.tokens import TOKENS
from games.maracaibo.trail import BARRIERS, CROSSED, END, QUEST_SPACES, START


def audit(state: MaracaiboState) -> list[str]:
    """Return a sentence for everything that is not as it must be."""
    return [
        *_cards(state),
        *_tokens(state),
        *_quests(state),
        *_careers(state),
        *_buildings(state),
        *_map(state),
        *_trail(state),
        *_players(state),
        *_jean(state),
    ]


def _is_pending(state: MaracaiboState, kind: type) -> bool:
    return any(isinstance(step, kind) for step in state.stack)


def _once(what: str, known: Iterable[Any], expected: Iterable[Any]) -> Iterator[str]:
    """Say which of the expected things are missing, there twice, or not expected."""
    known, expected = list(known), list(expected)
    if sorted(known) != sorted(expected):
        counted, wanted = Counter(known), Counter(expected)
        missing, extra = wanted - counted, counted - wanted
        yield f"{what}: missing {sorted(missing)}, too many {sorted(extra)}"


def _cards(state: MaracaiboState) -> Iterator[str]:
    known = [*state.deck, *state.pool, *state.gallery, *state.discarded]
    for player in state.players:
        known += [*player.hand, *player.planned, *player.bought]
    dealing = _is_pending(state, DealCards)
    yield from _once("cards", known, A_CARDS if dealing else CARDS)
    out = 0 if dealing else len(B_CARDS) - B_CARDS_IN_PLAY
    if len(state.pool) - state.pool_left != out or state.pool_left < 0:
        yield f"{state.pool_left} of {len(state.pool)} unseen cards are in the game"
    if not set(state.pool) <= set(B_CARDS):
        yield "an A card may be out of the game"
    if len(state.gallery) > GALLERY:
        yield f"{len(state.gallery)} cards in the gallery"


def _tokens(state: MaracaiboState) -> Iterator[str]:
    fought = [getattr(step, "token", None) for step in state.stack]
    held = [token for sailor in state.sailors for token in sailor.tokens]
    known = [*state.tokens_left, *held, *(token for token in fought if token is not None)]
    yield from _once("combat tokens", known, TOKENS)
    if sum(state.piles) != len(state.tokens_left) or min(state.piles) < 0:
        yield f"piles of {state.piles}, {len(state.tokens_left)} tokens left"


def _quests(state: MaracaiboState) -> Iterator[str]:
    known = [*state.quests_left, *state.quests.values(), *state.trail.values()]
    known += [] if state.top_quest is None else [state.top_quest]
    known += [quest for sailor in state.sailors for quest in sailor.quests]
    yield from _once("quests", known, QUESTS)
    if not set(state.quests) <= set(QUEST_SITES[len(state.players)]):
        yield f"quests at {sorted(state.quests)}"
    if not set(state.trail) <= set(QUEST_SPACES):
        yield f"quests on the explorer track at {sorted(state.trail)}"


def _careers(state: MaracaiboState) -> Iterator[str]:
    held = [career for player in state.players for career in player.careers]
    yield from _once("careers", [*state.careers_left, *held], CAREERS)
    for seat, player in enumerate(state.players):
        if len(player.careers) > DEALT_CAREERS or (player.tasks and player.career is None):
            yield f"seat {seat}: careers {player.careers}, tasks {player.tasks}"
        if player.tasks != sorted({*player.tasks} & {*range(1, TASKS + 1)}):
            yield f"seat {seat}: tasks {player.tasks}"


def _buildings(state: MaracaiboState) -> Iterator[str]:
    yield from _once("buildings", [*state.buildings, *state.buildings_left], BUILDINGS)
    if len(state.buildings) > BUILDINGS_IN_ROW:
        yield f"{len(state.buildings)} buildings are open"
    for seat, player in enumerate(state.players):
        own = [built for built, seats in state.investors.items() if seat in seats]
        if sorted(own) != sorted(player.buildings):
            yield f"seat {seat} invested in {player.buildings}, the buildings say {own}"
    for building, seats in state.investors.items():
        slots = INVESTORS[len(state.players)]
        if len(set(seats)) != len(seats) or len(seats) > slots or building not in state.buildings:
            yield f"{building}: invested {seats}"


def _map(state: MaracaiboState) -> Iterator[str]:
    for nation in NATIONS:
        on_map, given = state.markers_on_map(nation), state.given[nation]
        if not on_map <= given <= MARKERS:
            yield f"{nation}: {given} markers given, {on_map} on the map"
    if not set(state.markers) <= {*VILLAGES, *CITIES}:
        yield f"markers at {sorted(state.markers)}"
    tiles = [state.cities[site] for site in TILE_SITES if site in state.cities]
    if len(set(tiles)) != len(tiles) or not set(state.cities) >= set(PRINTED_CITIES):
        yield f"cities: {state.cities}"
    if not _is_pending(state, LayTiles) and not (
        set(state.cities) == set(CITIES) and set(tiles) >= set(HELM_TILES)
    ):
        yield f"city tiles: {tiles}"
    for location, discs in state.markets.items():
        if not set(discs) <= set(state.market(location)) or not discs:
            yield f"market {location}: discs on {sorted(discs)}"
        if not set(discs.values()) <= set(range(len(state.sailors))):
            yield f"market {location}: discs of {sorted(discs.values())}"


def _trail(state: MaracaiboState) -> Iterator[str]:
    explorers = [sailor.explorer for sailor in state.sailors]
    alone = [space for space in explorers if space not in (START, END)]
    if len(set(alone)) != len(alone):
        yield f"explorers on {explorers}"
    for number in range(len(BARRIERS)):
        crossed = [seat for seat, space in enumerate(explorers) if CROSSED[space] > number]
        if sorted(state.crossings[number]) != crossed:
            yield f"barrier {number + 1}: crossed by {state.crossings[number]}, not {crossed}"
    arrived = [seat for seat, space in enumerate(explorers) if space == END]
    if sorted(state.arrivals) != arrived:
        yield f"on the last space: {state.arrivals}, not {arrived}"


def _players(state: MaracaiboState) -> Iterator[str]:
    if not 0 <= state.round <= ROUNDS or state.active not in range(len(state.players)):
        yield f"round {state.round}, active {state.active}"
    for seat, player in enumerate(state.players):
        yield from _tracks(seat, player)
        figures = (player.figures, player.reserve, len(player.tasks), len(player.assistants))
        counted = sum(figures) + len(player.buildings)
        if counted != FIGURES or min(figures) < 0:
            yield f"seat {seat}: {figures} figures, {len(player.buildings)} on buildings"
        if not set(player.discs.values()) <= set(range(DISCS_ON_A_SPOT + 1)):
            yield f"seat {seat}: discs {player.discs}"
        placed = sum(list(discs.values()).count(seat) for discs in state.markets.values())
        if not placed <= player.delivered <= player.discs_removed + 1:
            yield f"seat {seat}: {player.delivered} deliveries, {placed} discs on markets"
        if len(player.planned) > PLANNING_AREAS:
            yield f"seat {seat} has planned {player.planned}"
        if len(set(player.symbols)) != len(player.symbols):
            yield f"seat {seat}: synergy tokens {player.symbols}"


def _tracks(seat: Seat, player: Player) -> Iterator[str]:
    influence = list(player.influence.values())
    within = (
        0 <= player.combat <= COMBAT_END
        and START_DOUBLOON_INCOME <= player.doubloon_income <= INCOME_END
        and 0 <= player.point_income <= INCOME_END
        and 0 <= min(influence) <= max(influence) <= INFLUENCE_END
        and player.doubloons >= 0
        and player.points >= 0
    )
    if not within:
        yield (
            f"seat {seat}: {player.doubloons} doubloons, {player.points} points, combat "
            f"{player.combat}, income {player.doubloon_income} and {player.point_income}, "
            f"influence {influence}"
        )


def _jean(state: MaracaiboState) -> Iterator[str]:
    jean = state.jean
    if (jean is None) != (len(state.players) > JEAN):
        yield f"{len(state.players)} players, and Jean is {'not ' * (jean is None)}there"
    if jean is None:
        return
    pooled = [card for cards in jean.pool.values() for card in cards]
    yield from _once("Jean's cards", [*jean.deck, *jean.used, *pooled], AUTOMA_CARDS)
    for letter, cards in jean.pool.items():
        out = len(CARDS_BY_LETTER[letter]) - DECKS[state.options.level][letter]
        if len(cards) - jean.pool_left[letter] != out or jean.pool_left[letter] < 0:
            yield f"Jean: {jean.pool_left[letter]} of {len(cards)} {letter} cards are to come"
    if min(jean.discs, jean.cards) < 0 or max(jean.influence.values()) > INFLUENCE_END:
        yield f"Jean: {jean.discs} discs, {jean.cards} cards, influence {jean.influence}"
