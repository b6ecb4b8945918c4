"""Where a ship may sail, and what can be done there."""

from collections.abc import Iterator
from enum import Enum, auto

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo import cities, effects, means, things
from bot.wording.maracaibo.fitting import fitted
from bot.wording.maracaibo.proper_names import card_name, place, place_name
from games.core.action import Seat
from games.maracaibo.actions import Sail
from games.maracaibo.cards import CARDS
from games.maracaibo.data import Good
from games.maracaibo.map import FORKS, MAP, Course, Location, courses
from games.maracaibo.upgrades import village_actions
from games.maracaibo.view import MaracaiboView, PlayerView


class Detail(Enum):
    """How much is said of what waits at a place, as there is room."""

    FULL = auto()
    BRIEF = auto()
    """Fewer names: the city's own, and what an assistant does."""
    LEAST = auto()
    """Quests and assistants are counted."""


def sail(view: MaracaiboView, action: Sail, language: Language) -> Choice:
    """Name where to and for how many points: "Sail 3 to Cartagena (14)", "city action ..."."""
    assert view.seat is not None, "only players sail"
    course = courses(view.players[view.seat].ship, view.round)[action.to, action.route]
    text = language.gettext("Sail {points} to {place}")
    if action.route is not None:
        text = language.gettext("Sail {points} to {place} by {branch}")
    label = text.format(
        points=course.points,
        place=place(action.to, language),
        branch=place_name(_branch(course), language) if action.route else "",
    )
    told = (prospects(view, view.seat, course, language, detail) for detail in Detail)
    return fitted(label, *("; ".join(parts) for parts in told))


def _branch(course: Course) -> Location:
    """Return the first location of a course after its fork."""
    onward = next(MAP[at].onward for at in reversed(FORKS) if set(MAP[at].onward) & {*course.path})
    return next(at for at in course.path if at in onward)


def prospects(
    view: MaracaiboView,
    seat: Seat,
    course: Course,
    language: Language,
    detail: Detail = Detail.FULL,
) -> Iterator[str]:
    """Say what a player could do where a course ends; `brief` names less and counts more."""
    kind = MAP[course.to].kind
    if kind == "village":
        sails = means.has(view.players[seat], "sails")
        actions = village_actions(course.points, sails)
        text = language.ngettext("{amount} village action", "{amount} village actions", actions)
        yield text.format(amount=actions)
    elif kind == "city" and detail is not Detail.FULL:
        yield cities.city_name(view.cities[course.to].city, language)
    else:
        yield cities.offers(cities.offers_at(view, course.to), language)
    if kind == "city":
        yield from _delivery(deliverable(view, seat, course.to), language)
    yield from _quest(view, seat, course.to, language, detail)
    yield from _assistants(view.players[seat], course.to, language, detail)


def deliverable(view: MaracaiboView, seat: Seat, location: Location) -> list[Good]:
    """Return the goods in the reader's hand that a market takes, if a disc is left for it."""
    city = view.cities[location]
    if not any(view.players[seat].discs.values()):
        return []
    held = {CARDS[card].good for card in view.hand}
    return [good for good in city.market if good in held and good not in city.discs]


def _delivery(goods: list[Good], language: Language) -> Iterator[str]:
    if len(goods) == 1:
        text = language.gettext("deliver {good}")
        yield text.format(good=things.good(goods[0], language))
    elif goods:
        text = language.ngettext(
            "{amount} good to deliver", "{amount} goods to deliver", len(goods)
        )
        yield text.format(amount=len(goods))


def _quest(
    view: MaracaiboView, seat: Seat, location: Location, language: Language, detail: Detail
) -> Iterator[str]:
    """Say which quest waits there, and whether the reader can pay it."""
    quest = view.quests.get(location)
    if quest is None:
        return
    if detail is not Detail.FULL:
        yield language.gettext("quest")
        return
    text = language.gettext("quest for {cost}")
    if means.can_pay(view.players[seat], view.hand, quest):
        text = language.gettext("quest for {cost} that you can pay")
    yield text.format(cost=things.quest_cost(quest, language))


def _assistants(
    player: PlayerView, location: Location, language: Language, detail: Detail
) -> Iterator[str]:
    """Say what the reader's assistants there do, of which one acts."""
    own = means.assistants_at(player, location)
    if own and detail is Detail.LEAST:
        text = language.ngettext("{amount} assistant", "{amount} assistants", len(own))
        yield text.format(amount=len(own))
    elif own:
        text = language.gettext("assistant {card}: {effect}")
        if detail is Detail.BRIEF:
            text = language.gettext("assistant: {effect}")
        told = (
            text.format(card=card_name(card.id, language), effect=effects.gains(action, language))
            for card in own
            if (action := card.assistant.action if card.assistant else ())
        )
        yield language.list(told, "or")
