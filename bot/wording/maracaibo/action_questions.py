"""What is asked while a ship acts where it has stopped: what is left to do."""

from collections.abc import Iterator, Sequence

from bot.wording.language import Language
from bot.wording.maracaibo import asking, cities, effects, means, things
from bot.wording.maracaibo.asking import Ask
from bot.wording.maracaibo.cards import cards
from bot.wording.maracaibo.proper_names import place
from games.core.action import Seat
from games.maracaibo.map import MAP
from games.maracaibo.quests import QUESTS
from games.maracaibo.upgrades import village_actions
from games.maracaibo.view import MaracaiboView, Working
from games.maracaibo.village import PAID_ACTION


def working(view: MaracaiboView) -> Working:
    """Return how far the open action has come."""
    return view.working or Working()


def _action(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    player = view.players[seat]
    kind, at = MAP[player.ship].kind, place(player.ship, language)
    if kind == "village":
        points = working(view).points or 0
        actions = village_actions(points, means.has(player, "sails"))
        text = language.ngettext(
            "You are in {place}. What do you do? You have {amount} village action.",
            "You are in {place}. What do you do? You have {amount} village actions.",
            actions,
        )
        yield text.format(place=at, amount=actions)
    else:
        text = language.gettext("You are at {place}. What do you do?")
        if kind == "city":
            text = language.gettext(
                "You are in {place}. What do you do? A delivery comes before the city's own action:"
                " {offers}."
            )
        offers = cities.offers(cities.offers_at(view, player.ship), language)
        yield text.format(place=at, offers=offers)
    yield asking.means(view, seat, language)


def _city(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    text = language.gettext("You have delivered. Do you use the city's own action, too?")
    yield text
    yield asking.means(view, seat, language)


def _village(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    now = working(view)
    left = (now.allowed or 0) - (now.done or 0)
    text = language.ngettext(
        "What do you do next? {amount} village action is left.",
        "What do you do next? {amount} village actions are left.",
        left,
    )
    yield text.format(amount=left)
    perk = view.players[seat].perk("village")
    if perk and (now.done or 0) + 1 == PAID_ACTION:
        text = language.gettext("After this one your projects bring {doubloons} and {points}.")
        yield text.format(
            doubloons=things.so_many("doubloon", perk, language),
            points=things.so_many("point", perk, language),
        )
    yield asking.means(view, seat, language)


def _place_disc(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    good = working(view).good
    assert good is not None, "a good is being delivered"
    text = language.gettext(
        "Which disc goes to the space for {good}? Two off one spot complete an upgrade."
    )
    yield text.format(good=things.good(good, language))


def _remove(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    left = working(view).amount or 0
    text = language.ngettext(
        "Which disc do you remove? {amount} is left to be removed; two off one spot complete an"
        " upgrade.",
        "Which disc do you remove? {amount} are left to be removed; two off one spot complete an"
        " upgrade.",
        left,
    )
    yield text.format(amount=left)


def _buy(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    less = working(view).amount or 0
    text = language.ngettext(
        "Which project do you buy for {amount} doubloon less?",
        "Which project do you buy for {amount} doubloons less?",
        less,
    )
    yield text.format(amount=less)
    yield asking.means(view, seat, language)


def _explore(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    steps = working(view).steps or 0
    text = language.ngettext(
        "Where does your explorer go? It is on {space} and may go {amount} step; only where it"
        " stops it finds something.",
        "Where does your explorer go? It is on {space} and may go up to {amount} steps; only where"
        " it stops it finds something.",
        steps,
    )
    yield text.format(space=things.space(view.players[seat].explorer, language), amount=steps)


def _quest(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    quest = working(view).quest
    assert quest is not None, "a quest is offered"
    text = language.gettext(
        "Your explorer has reached a quest: {reward} for {cost}. Do you fulfil it?"
    )
    yield text.format(
        reward=effects.gains(QUESTS[quest].reward, language),
        cost=things.quest_cost(quest, language),
    )


def _pay(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    now = working(view)
    assert now.quest is not None, "a quest is being paid"
    first, second = QUESTS[now.quest].cost
    text = language.gettext("The quest costs {cost}. With what do you pay the {symbol}?")
    if now.paid or now.waived:
        text = _second_payment(bool(now.waived), first == second, language)
    yield text.format(
        cost=things.quest_cost(now.quest, language),
        first=things.wanted(first, language),
        card=cards(now.paid, language),
        symbol=things.wanted(second if now.paid or now.waived else first, language),
    )


def _second_payment(waived: bool, alike: bool, language: Language) -> str:
    """Return what asks for the second symbol and says with what the first one is paid."""
    if waived and alike:
        return language.gettext(
            "The quest costs {cost}. A project pays one of them. With what do you pay the other?"
        )
    if waived:
        return language.gettext(
            "The quest costs {cost}. A project pays the {first}. With what do you pay the {symbol}?"
        )
    if alike:
        return language.gettext(
            "The quest costs {cost}. You pay one of them with {card}. With what do you pay the"
            " other?"
        )
    return language.gettext(
        "The quest costs {cost}. You pay the {first} with {card}. With what do you pay the"
        " {symbol}?"
    )


def _influence(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    amount = working(view).amount or 0
    text = language.gettext("With which nation do you gain {amount} influence?")
    yield text.format(amount=amount)


def _end_action(
    view: MaracaiboView, seat: Seat, names: Sequence[str], language: Language
) -> Iterator[str]:
    text = language.gettext("Your main action is over. You may still {deeds}.")
    yield text.format(deeds=language.list(asking.free(view, language), "or"))


ACTIONS: dict[str, Ask] = {
    "action": _action,
    "city": _city,
    "village": _village,
    "place-disc": _place_disc,
    "remove": _remove,
    "buy": _buy,
    "explore": _explore,
    "quest": _quest,
    "pay": _pay,
    "influence": _influence,
    "end-action": _end_action,
}
