"""The turn explained: its phases, every main action, free actions."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.map_topics import barrier_lines
from games.maracaibo.data import (
    GALLERY_PRICE,
    HAND_LIMIT,
    INVESTORS,
    MOVEMENT,
    PLANNING_AREAS,
)
from games.maracaibo.upgrades import (
    DRILL_COMBAT,
    EARNED,
    ENLISTING,
    SALE_OF_HAND,
    SCOUT_PRICE,
    SCOUT_STEPS,
    VILLAGE_ACTIONS,
    VILLAGE_ACTIONS_WITH_SAILS,
)


def turn_topics(language: Language) -> list[Topic]:
    """Explain the phases of a turn, and what is done in them."""
    return [
        *_phases(language),
        *_main_actions(language),
        *_village_actions(language),
        *_besides(language),
    ]


def _phases(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "phase-sail",
            _("Phase A: sailing"),
            _(
                "You have {points} movement points and must go at least one step along the route,"
                " always forward; each step is a point. At forks you choose the branch. On the"
                " homeward-bound spaces everybody has to stop. Several ships may be in one place.\n"
                "The points you have spent decide how many village actions you have."
            ).format(points=MOVEMENT),
        ),
        Topic(
            "phase-act",
            _("Phase B: acting"),
            _(
                "Where your ship has stopped you do one main action, or none: the city action, the"
                " village actions, a quest that lies there, the action of one assistant of yours"
                " there, or the action of a homeward-bound space.\n"
                "Before, during and after it free actions are possible: planning cards, and"
                " completing tasks of your career. Afterwards you are asked only when one is"
                " possible that the last question did not offer."
            ),
        ),
        Topic(
            "phase-draw",
            _("Phase C: drawing"),
            _(
                "Draw up to your hand limit of {limit}, one card after the other: from the deck, or"
                " from the gallery for {price} a card. The gallery is filled up when you"
                " are done. With more cards in hand you draw none. An empty deck is made anew from"
                " the discard pile."
            ).format(limit=HAND_LIMIT, price=things.so_many("doubloon", GALLERY_PRICE, language)),
        ),
    ]


def _main_actions(language: Language) -> list[Topic]:
    _ = language.gettext
    (most, three), (middle, two), (least, one) = VILLAGE_ACTIONS
    (most_sails, _three), (middle_sails, _two), _one = VILLAGE_ACTIONS_WITH_SAILS
    return [
        Topic(
            "city",
            _("City action: delivering and the city"),
            _(
                "In a city you may first deliver one good: discard a hand card with a good of an"
                " open market space, and put one disc from anywhere on your ship there. Then you"
                " may use the city's own action. Each part may be left out, but their order stays."
                "\n"
                "The discs leave the markets when the round ends."
            ),
        ),
        Topic(
            "village",
            _("Village actions"),
            _(
                "How many you have depends on the movement points you have spent: {one} from"
                " {least} on, {two} from {middle} on, {three} from {most} on. With Fine sails"
                " {two} from {middle_sails} on, {three} from {most_sails} on.\n"
                "The same action may be repeated. Each is chosen when the one before is done."
            ).format(
                least=least,
                one=one,
                middle=middle,
                two=two,
                most=most,
                three=three,
                middle_sails=middle_sails,
                most_sails=most_sails,
            ),
        ),
        Topic(
            "quest",
            _("Quests"),
            _(
                "A quest costs two symbols, mostly two equal objects, each paid with another hand"
                " card that shows it. You take the reward and the tile.\n"
                "Quests at locations are a main action there. Those on the explorer track may be"
                " fulfilled when a move ends on them, and only then. The places are filled again"
                " when the round ends, as long as the stack lasts."
            ),
        ),
        Topic(
            "assistant",
            _("Assistants"),
            _(
                "An assistant is a project card whose figure stands on a location to the end of the"
                " game. Where your ship stops you may use the action of one of your assistants"
                " there as your main action. Buying one needs a figure of your own supply."
            ),
        ),
        Topic(
            "explore",
            _("Exploring"),
            _(
                "Move your explorer up to the given number of spaces forward. Spaces with another"
                " explorer are jumped over and not counted. Only the space where you stop brings"
                " something. On the last space every further step is 1 point.\n{barriers}"
            ).format(barriers="\n".join(barrier_lines(language))),
        ),
    ]


def _village_actions(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "village-earn",
            _("Village action: take a doubloon"),
            _("Take {doubloons}. It is always possible.").format(
                doubloons=things.so_many("doubloon", EARNED, language)
            ),
        ),
        Topic(
            "village-sell",
            _("Village action: sell your hand"),
            _("Discard all cards of your hand, at least one, and take {doubloons}.").format(
                doubloons=things.so_many("doubloon", SALE_OF_HAND, language)
            ),
        ),
        Topic(
            "village-buy",
            _("Village action: buy a project"),
            _(
                "Buy one project card from your hand or a planning area: pay its cost, put it"
                " before you and carry out its effect. Its condition must hold. Its points count"
                " at the end."
            ),
        ),
        Topic(
            "village-invest",
            _("Village action: invest"),
            _(
                "Pay the price of an open prestige building and put a figure of your own supply on"
                " it, once per building. It has room for {few} with one or two players, for {many}"
                " with more."
            ).format(few=INVESTORS[2], many=INVESTORS[4]),
        ),
        Topic(
            "village-drill",
            _("Village action: drill"),
            _("With the Armoury: discard a hand card for {points}.").format(
                points=things.so_many("combat", DRILL_COMBAT, language)
            ),
        ),
        Topic(
            "village-enlist",
            _("Village action: call a crew"),
            _("With the Crew call: discard all hand cards, at least one, for {gains}.").format(
                gains=effects.gains(ENLISTING, language)
            ),
        ),
        Topic(
            "village-scout",
            _("Village action: send scouts"),
            _("With the Scouts: pay {price} and explore up to {steps}.").format(
                price=things.so_many("doubloon", SCOUT_PRICE, language), steps=SCOUT_STEPS
            ),
        ),
    ]


def _besides(language: Language) -> list[Topic]:
    _ = language.gettext
    return [
        Topic(
            "plan",
            _("Free action: planning"),
            _(
                "Put a hand card face up into one of your {areas} planning areas. It no longer"
                " counts as a hand card: you can buy it later, but not discard it, deliver it or"
                " pay a quest with it. Planning makes room for another card in hand."
            ).format(areas=PLANNING_AREAS),
        ),
        Topic(
            "career",
            _("Free action: career tasks"),
            _(
                "Your career has three tasks with a figure on each. When you have what a task asks"
                " for you may complete it and take the figure into your own supply. After the third"
                " one you get the reward of the career."
            ),
        ),
        Topic(
            "cards",
            _("Project cards"),
            _(
                "Every card is three things: a good to deliver, an object to pay a quest with, and"
                " a project to buy. Each use takes the card, so choose.\n"
                "Kinds: effects at once, income, lasting effects, assistants on the map, and points"
                " at the end of the game."
            ),
        ),
        Topic(
            "ship",
            _("The ship board and its discs"),
            _(
                "Twelve spots with two discs each. Discs leave by deliveries and by effects, from"
                " any spots in any order. When both are gone the upgrade works from that moment on."
            ),
        ),
    ]
