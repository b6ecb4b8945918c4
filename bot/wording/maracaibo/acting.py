"""What can be done where a ship has stopped: cities, villages, quests, assistants."""

from bot.wording.game import Choice
from bot.wording.language import Language
from bot.wording.maracaibo import cities, effects, means, things
from bot.wording.maracaibo.cards import scores, symbols
from bot.wording.maracaibo.fitting import fitted
from bot.wording.maracaibo.outlook import Outlook
from bot.wording.maracaibo.proper_names import building_name, card_name
from games.core.action import Seat
from games.maracaibo.actions import Act, Assist, Buy, Deliver, Invest
from games.maracaibo.buildings import PRESTIGE_BUILDINGS
from games.maracaibo.cards import CARDS, Card
from games.maracaibo.data import FINAL_POINTS, INTERIM_DOUBLOONS, ROUNDS
from games.maracaibo.gains import Gain
from games.maracaibo.quests import QUESTS, QuestId
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    SIGNAL_DOUBLOONS,
)
from games.maracaibo.view import MaracaiboView


def reader(view: MaracaiboView) -> Seat:
    """Return the seat of the reader, who is asked and so has one."""
    assert view.seat is not None, "only players are asked"
    return view.seat


def coming(view: MaracaiboView, gains: tuple[Gain, ...], language: Language) -> str:
    """Say what effects would really bring the reader now."""
    real = effects.summed(Outlook(view, reader(view)).of(gains))
    return effects.gains(real, language) or language.gettext("nothing now")


def deliver(view: MaracaiboView, action: Deliver, language: Language) -> Choice:
    """Name a good to deliver, the card it is on, and what comes with it."""
    card, player = CARDS[action.card], view.players[reader(view)]
    label = language.gettext("Deliver {good} with {card}").format(
        good=things.good(card.good, language), card=card_name(action.card, language)
    )
    rewards = (
        Gain("discs"),
        Gain("doubloons", player.perk("delivery_doubloons")),
        Gain("points", player.perk("delivery_points")),
    )
    return Choice(label, coming(view, rewards, language))


def act(view: MaracaiboView, action: Act, language: Language) -> Choice:
    """Name a way to use the place, with what it costs and gives."""
    player = view.players[reader(view)]
    offers = cities.offers_at(view, player.ship)
    offer = next(one for one in offers if one.deed == action.deed)
    effect = coming(view, offer.gains, language)
    if action.deed == "explore":
        effect = _explore(view, offer.gains, language)
    if offer.price:
        text = language.gettext("pay {price}: {effect}")
        price = things.so_many("doubloon", offer.price, language)
        effect = text.format(price=price, effect=effect)
    if action.deed == "fight":
        text = language.gettext("you have {points}")
        effect = text.format(points=things.so_many("combat", player.combat, language))
    return Choice(cities.deed_name(action.deed, language), effect)


def _explore(view: MaracaiboView, gains: tuple[Gain, ...], language: Language) -> str:
    """Say how far exploring goes; on the last space it is points instead."""
    [real] = Outlook(view, reader(view)).of(gains)
    if real.kind != "explore":
        return effects.gain(real, language)
    text = language.ngettext("up to {amount} space", "up to {amount} spaces", real.amount)
    return text.format(amount=real.amount)


def assist(view: MaracaiboView, action: Assist, language: Language) -> Choice:
    """Name an own assistant, with what its action and what follows it bring."""
    player, assistant = view.players[reader(view)], CARDS[action.card].assistant
    assert assistant is not None, "only assistants are listed"
    label = language.gettext("Assistant {card}").format(card=card_name(action.card, language))
    after = player.perk("assistant_doubloons")
    after += SIGNAL_DOUBLOONS * means.has(player, "signals")
    gains = (*assistant.action, Gain("doubloons", after))
    return Choice(label, coming(view, gains, language))


def quest(view: MaracaiboView, language: Language) -> Choice:
    """Name the quest that can be fulfilled, with its cost and reward."""
    number = quest_here(view)
    text = language.gettext("{cost} for {reward}")
    effect = text.format(
        cost=things.quest_cost(number, language), reward=quest_reward(view, number, language)
    )
    return Choice(language.gettext("Fulfil the quest"), effect)


def quest_here(view: MaracaiboView) -> QuestId:
    """Return the quest that the reader may fulfil: the one reached by exploring, or the ship's."""
    if view.working is not None and view.working.quest is not None:
        return view.working.quest
    return view.quests[view.players[reader(view)].ship]


def quest_reward(view: MaracaiboView, number: QuestId, language: Language) -> str:
    """Say what fulfilling a quest would bring the reader."""
    bonus = Gain("points", view.players[reader(view)].perk("quest_points"))
    return coming(view, (*QUESTS[number].reward, bonus), language)


def buy(view: MaracaiboView, action: Buy, language: Language) -> Choice:
    """Name a project, its price now, and what buying it brings: points at the end, effects."""
    card, player = CARDS[action.card], view.players[reader(view)]
    discount = view.working.amount if view.working and view.kind == "buy" else None
    price = things.so_many("doubloon", player.price(card, discount or 0), language)
    text = language.gettext("Buy {card} for {price}")
    label = text.format(card=card_name(action.card, language), price=price)
    real = effects.gains(Outlook(view, reader(view)).of(card.gains), language)
    points = scores(action.card, language)
    lasting, brief = (_lasting(card, language, brief=brief) for brief in (False, True))
    least = list(effects.lasting(card, language, brief=True))
    versions = [points, *lasting, real], [points, *brief, real], [*brief, real], [*least, real]
    return fitted(label, *(", ".join(filter(None, version)) for version in versions))


def _lasting(card: Card, language: Language, *, brief: bool) -> list[str]:
    """Say what a project does besides what it gives when bought; an assistant takes a figure."""
    said = list(effects.lasting(card, language, brief=brief))
    if card.assistant is None:
        return said
    text = language.gettext("figure to {assistant}")
    return [text.format(assistant=one) for one in said]


def invest(view: MaracaiboView, action: Invest, language: Language) -> Choice:
    """Name a prestige building, its price, and what it scores at the end."""
    building = PRESTIGE_BUILDINGS[action.building]
    price = view.prices[action.building]
    assert price is not None, "only buildings with a free place are offered"
    label = language.gettext("Invest {price} and a figure in {building}").format(
        building=building_name(action.building, language),
        price=things.so_many("doubloon", price, language),
    )
    parts = [effects.tally(building.tally, language)]
    if building.symbol is not None:
        real = Outlook(view, reader(view)).of((Gain("symbol", symbol=building.symbol),))
        parts += [effects.gains(real, language)] if real else []
    return fitted(label, ", ".join(parts), parts[0])


def earn(view: MaracaiboView, language: Language) -> Choice:
    """Name the village action that is always possible."""
    text = language.gettext("Take {doubloons}")
    return Choice(text.format(doubloons=things.so_many("doubloon", EARNED, language)))


def sell(view: MaracaiboView, language: Language) -> Choice:
    """Name the sale of the hand."""
    return _discard_hand(
        view, language.gettext("Sell your hand"), (Gain("doubloons", SALE_OF_HAND),), language
    )


def enlist(view: MaracaiboView, language: Language) -> Choice:
    """Name what the Crew call allows."""
    return _discard_hand(view, language.gettext("Call a crew"), ENLISTING, language)


def _discard_hand(
    view: MaracaiboView, label: str, gains: tuple[Gain, ...], language: Language
) -> Choice:
    text = language.gettext("discard {cards} for {effect}")
    cards = things.so_many("card", len(view.hand), language)
    return Choice(label, text.format(cards=cards, effect=coming(view, gains, language)))


def drill(view: MaracaiboView, card: str, language: Language) -> Choice:
    """Name a card that is discarded for combat points."""
    label = language.gettext("Drill with {card}").format(card=card_name(card, language))
    text = language.gettext("discard it ({symbols}) for {effect}")
    effect = coming(view, (Gain("combat", DRILL_COMBAT),), language)
    return Choice(label, text.format(symbols=symbols(card, language), effect=effect))


def scout(view: MaracaiboView, language: Language) -> Choice:
    """Name what the Scouts allow."""
    text = language.gettext("pay {price}: {effect}")
    effect = text.format(
        price=things.so_many("doubloon", SCOUT_PRICE, language),
        effect=coming(view, (Gain("explore", SCOUT_STEPS),), language),
    )
    return Choice(language.gettext("Send scouts"), effect)


def collect(view: MaracaiboView, language: Language) -> Choice:
    """Name what one takes instead of buying when a round ends."""
    text = language.gettext("Take {doubloons}").format(doubloons=collected(view, language))
    return Choice(text, language.gettext("and buy nothing"))


def collected(view: MaracaiboView, language: Language) -> str:
    """Return what one gets who buys nothing when a round ends."""
    if view.round == ROUNDS:
        return things.so_many("point", FINAL_POINTS, language)
    return things.so_many("doubloon", INTERIM_DOUBLOONS, language)
