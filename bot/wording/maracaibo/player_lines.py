"""A player, or Jean, on the board as text: one line with all that is public."""

from collections.abc import Iterator

from bot.wording.language import Language
from bot.wording.maracaibo import means, things
from bot.wording.maracaibo.careers import career_name
from bot.wording.maracaibo.proper_names import card_name, number_of, upgrade_name
from games.core.action import Seat
from games.maracaibo.data import NATIONS
from games.maracaibo.trail import START, Space
from games.maracaibo.view import JeanView, MaracaiboView, PlayerView, SailorView

PROJECTS_NAMED, NAMED, SYMBOLS_NAMED = 1, 2, 3
"""Up to which level of brevity projects, and then other things, are named and not counted."""


def player_line(
    view: MaracaiboView, seat: Seat, name: str, language: Language, *, level: int = 0
) -> str:
    """Write where a player stands and what the player has; at a high level cards are counted."""
    return f"**{name}** {' · '.join(_parts(view, seat, language, level))}"


def jean_line(jean: JeanView, name: str, language: Language) -> str:
    """Write where Jean stands, and her counts."""
    text = language.gettext("{discs}, {cards}, income {income}")
    counts = text.format(
        discs=things.amount("disc", jean.discs, language),
        cards=things.amount("card", jean.cards, language),
        income=jean.income,
    )
    parts = [
        things.amount("point", jean.points, language),
        *_places(jean, language),
        counts,
        *_tiles(jean, language),
    ]
    text = language.gettext("**{jean}, level {level}** {parts}")
    return text.format(jean=name, level=jean.level, parts=" · ".join(parts))


def short_space(space: Space, language: Language) -> str:
    """Write a space of the explorer track as short as can be: "7", "5 below"; the start is 0."""
    if space == START:
        return "0"
    text = "{number}"
    if space.endswith("u"):
        text = language.gettext("{number} above")
    elif space.endswith("l"):
        text = language.gettext("{number} below")
    return text.format(number=space.rstrip("ul"))


def _places(sailor: SailorView, language: Language, level: int = 0) -> Iterator[str]:
    """Write where ship and explorer are, and the influence there is."""
    text = language.gettext("ship {place}, explorer {space}")
    yield text.format(place=number_of(sailor.ship), space=short_space(sailor.explorer, language))
    if level > SYMBOLS_NAMED:
        text = language.gettext("influence {influences}")
        yield text.format(influences="/".join(str(sailor.influence[one]) for one in NATIONS))
        return
    influences = [
        f"{things.nation(nation, language)} {sailor.influence[nation]}"
        for nation in NATIONS
        if sailor.influence[nation]
    ]
    if influences:
        yield ", ".join(influences)


def _tiles(sailor: SailorView, language: Language) -> Iterator[str]:
    """Count quest tiles and combat tokens, where there are any."""
    if sailor.quests:
        yield things.amount("quest", len(sailor.quests), language)
    if sailor.tokens:
        yield things.amount("token", len(sailor.tokens), language)


def _parts(view: MaracaiboView, seat: Seat, language: Language, level: int) -> Iterator[str]:
    player = view.players[seat]
    yield things.amount("point", player.points, language)
    yield from _places(player, language, level)
    yield ", ".join(_means(player, language, level))
    text = language.gettext("income {doubloons}/{points}")
    yield text.format(doubloons=player.doubloon_income, points=player.point_income)
    text = language.gettext("hand {cards}/{limit}")
    yield text.format(cards=player.hand, limit=player.hand_limit)
    yield from _cards(player, language, level)
    if level > SYMBOLS_NAMED:
        yield _counts(player, language)
    else:
        yield from _tiles(player, language)
        yield from _ship(player, language, level)
    if player.career is not None:
        text = language.gettext("{career}, tasks {tasks}")
        if level > SYMBOLS_NAMED:
            text = language.gettext("{career} {tasks}")
        yield text.format(
            career=career_name(player.career, language),
            tasks=", ".join(map(str, player.tasks)) or "–",
        )
    if seat in view.asked and level <= SYMBOLS_NAMED:
        yield language.gettext("**is awaited**")


def _counts(player: PlayerView, language: Language) -> str:
    """Count all kinds of tiles and tokens as short as can be."""
    text = language.gettext(
        "quests {quests}, tokens {tokens}, upgrades {upgrades}, synergy {symbols}"
    )
    return text.format(
        quests=len(player.quests),
        tokens=len(player.tokens),
        upgrades=len(means.upgrades(player)),
        symbols=len(player.symbols),
    )


def _means(player: PlayerView, language: Language, level: int) -> Iterator[str]:
    """Write doubloons, combat points, figures."""
    yield things.amount("doubloon", player.doubloons, language)
    if level > SYMBOLS_NAMED:
        text = language.gettext("combat {combat}, figures {figures}")
        yield text.format(combat=player.combat, figures=player.figures)
        return
    if player.combat or level <= NAMED:
        yield things.amount("combat", player.combat, language)
    if player.figures or level <= NAMED:
        yield things.amount("figure", player.figures, language)


def _cards(player: PlayerView, language: Language, level: int) -> Iterator[str]:
    """Write the cards planned and the projects, and where assistants stand."""
    if player.planned:
        text = language.gettext("planned {cards}")
        named = ", ".join(card_name(card, language) for card in player.planned)
        yield text.format(cards=named if level <= NAMED else len(player.planned))
    if player.bought and level <= PROJECTS_NAMED:
        text = language.gettext("projects {cards}")
        yield text.format(cards=", ".join(card_name(card, language) for card in player.bought))
    elif player.bought:
        yield things.amount("project", len(player.bought), language)
    stand = means.assistants(player)
    if stand:
        text = language.gettext("assistants {places}")
        yield text.format(places=", ".join(map(number_of, stand)))


def _ship(player: PlayerView, language: Language, level: int) -> Iterator[str]:
    """Write upgrades and synergy tokens."""
    completed = means.upgrades(player)
    if completed and level <= NAMED:
        text = language.gettext("upgrades {upgrades}")
        yield text.format(
            upgrades=", ".join(upgrade_name(upgrade, language) for upgrade in completed)
        )
    elif completed:
        yield things.amount("upgrade", len(completed), language)
    if player.symbols:
        yield things.symbols(player.symbols, language)
