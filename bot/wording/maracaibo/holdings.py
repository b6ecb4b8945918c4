"""What a player has, and what only that player knows."""

from collections.abc import Iterator, Sequence

from bot.wording.game import first_fitting
from bot.wording.language import Language
from bot.wording.maracaibo import careers, means, things
from bot.wording.maracaibo.cards import cards, effect, listed
from bot.wording.maracaibo.proper_names import building_name, card_name, upgrade_name
from bot.wording.maracaibo.upgrades import upgrade_effect
from games.core.action import Seat
from games.maracaibo.data import NATIONS
from games.maracaibo.view import MaracaiboView, PlayerView


def holdings(view: MaracaiboView, names: Sequence[str], language: Language) -> str:
    """Tell the reader what is the reader's own: means, hand, plans, projects, ship, career."""
    if view.seat is None:
        return language.gettext("You do not play here, so you hold nothing.")
    seat = view.seat
    return first_fitting(
        "\n".join(_lines(view, seat, language, brief=brief)) for brief in (False, True)
    )


def _lines(view: MaracaiboView, seat: Seat, language: Language, *, brief: bool) -> Iterator[str]:
    player = view.players[seat]
    text = language.gettext(
        "You have {points}, {doubloons}, {combat} and {figures} ({reserve} more in the supply)."
    )
    yield text.format(
        points=things.so_many("point", player.points, language),
        doubloons=things.so_many("doubloon", player.doubloons, language),
        combat=things.so_many("combat", player.combat, language),
        figures=things.so_many("figure", player.figures, language),
        reserve=player.reserve,
    )
    yield from _tracks(player, language)
    if view.hand:
        text = language.gettext("Hand, up to {limit}:")
        yield text.format(limit=player.hand_limit)
        yield from (f"- {listed(card, language)}" for card in view.hand)
    yield from _secrets(view, language)
    if player.planned:
        yield language.gettext("Planned:")
        yield from (f"- {listed(card, language)}" for card in player.planned)
    yield from _projects(player, language, brief)
    yield from _ship(player, language, brief)
    yield from _career(player, language)


def _tracks(player: PlayerView, language: Language) -> Iterator[str]:
    text = language.gettext("{nation} {influence} (rank {rank})")
    told = [
        text.format(
            nation=things.nation(nation, language),
            influence=player.influence[nation],
            rank=player.ranks[nation],
        )
        for nation in NATIONS
    ]
    text = language.gettext("Influence: {influences} · income: {doubloons}, {points}")
    yield text.format(
        influences=", ".join(told),
        doubloons=things.amount("doubloon", player.doubloon_income, language),
        points=things.amount("point", player.point_income, language),
    )
    ahead = sum(player.to_score.values())
    if ahead:
        text = language.gettext("If the game ended now you would score {points} more.")
        yield text.format(points=things.so_many("point", ahead, language))


def _secrets(view: MaracaiboView, language: Language) -> Iterator[str]:
    """Tell what is not revealed yet: first cards, and careers."""
    if view.plan is not None:
        text = language.gettext("To be planned, in secret: {card}.")
        yield text.format(card=card_name(view.plan, language))
    if view.discards:
        text = language.gettext("To be discarded, in secret: {cards}.")
        yield text.format(cards=cards(view.discards, language))
    if view.careers:
        yield language.gettext("Your careers, of which you keep one:")
        yield from (f"- {careers.told(career, language)}" for career in view.careers)
    if view.keep is not None:
        text = language.gettext("To be kept, in secret: {career}.")
        yield text.format(career=careers.career_name(view.keep, language))


def _projects(player: PlayerView, language: Language, brief: bool) -> Iterator[str]:
    """List projects, with what they do where there is room, tokens and investments."""
    if player.bought:
        text = language.gettext("{card} ({effect})")
        told = (
            card_name(card, language)
            if brief
            else text.format(card=card_name(card, language), effect=effect(card, language))
            for card in player.bought
        )
        yield language.gettext("Projects: {cards}").format(cards=", ".join(told))
    parts = []
    if player.symbols:
        text = language.gettext("synergy tokens {tokens}")
        parts.append(text.format(tokens=things.symbols(player.symbols, language)))
    if player.quests:
        parts.append(things.amount("quest", len(player.quests), language))
    if player.tokens:
        parts.append(things.amount("token", len(player.tokens), language))
    if player.buildings:
        told = (building_name(building, language) for building in player.buildings)
        text = language.gettext("invested in {buildings}")
        parts.append(text.format(buildings=language.list(told)))
    if parts:
        yield language.gettext("Besides: {things}").format(things=", ".join(parts))


def _ship(player: PlayerView, language: Language, brief: bool) -> Iterator[str]:
    """List upgrades and the spots that lack one disc."""
    completed = means.upgrades(player)
    if completed:
        text = language.gettext("{upgrade} ({effect})")
        told = (
            upgrade_name(upgrade, language)
            if brief
            else text.format(
                upgrade=upgrade_name(upgrade, language), effect=upgrade_effect(upgrade, language)
            )
            for upgrade in completed
        )
        yield language.gettext("Upgrades: {upgrades}").format(upgrades=", ".join(told))
    begun = [upgrade for upgrade, left in player.discs.items() if left == 1]
    if begun:
        told = (upgrade_name(upgrade, language) for upgrade in begun)
        yield language.gettext("One disc left on: {upgrades}").format(upgrades=", ".join(told))


def _career(player: PlayerView, language: Language) -> Iterator[str]:
    """Tell the career, its open tasks, and which of them can be completed."""
    career = player.career
    if career is None:
        return
    text = language.gettext("{number}. {condition}")
    told = [
        text.format(number=number, condition=careers.task(career, number, language))
        + (" ✓" if number in player.ready else "")
        for number in player.tasks
    ]
    text = language.gettext("Career: {career}; tasks left: {tasks}; reward: {reward}")
    yield text.format(
        career=careers.career_name(career, language),
        tasks=", ".join(told) or "–",
        reward=careers.reward(career, language),
    )
