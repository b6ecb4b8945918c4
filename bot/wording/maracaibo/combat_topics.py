"""Combats explained: their course, each option, and every token."""

from bot.wording.game import Topic
from bot.wording.language import Language
from bot.wording.maracaibo import effects, things
from bot.wording.maracaibo.combat import side_parts
from games.maracaibo.data import EMPTY_PILES_VALUE, NATIONS
from games.maracaibo.tokens import TOKENS, TokenId
from games.maracaibo.upgrades import (
    CITY_PRICE,
    DISPLACEMENT_PRICE,
    LARGE_INFLUENCE,
    MARQUE_POINTS,
    MARQUE_PRICE,
    SMALL_INFLUENCE,
    VILLAGE_PRICE,
)


def combat_topics(language: Language) -> list[Topic]:
    """Explain combats, every option, and every combat token."""
    return [_combat(language), *_options(language), *(_token(token, language) for token in TOKENS)]


def _combat(language: Language) -> Topic:
    text = language.gettext(
        "1. Turn up the top token of a pile. With both piles empty every nation is worth {value}.\n"
        "2. Choose a nation; pay what its side costs, or take what it brings.\n"
        "3. Add any number of your combat points. With what your projects add this is your"
        " total.\n"
        "4. Spend the total on options, each once per combat, in any order: influence, one village,"
        " one city, and with the Letter of marque points. What is left over is lost.\n"
        "5. Keep the token. Only now it counts."
    )
    return Topic("combat", language.gettext("Combat"), text.format(value=EMPTY_PILES_VALUE))


def _options(language: Language) -> list[Topic]:
    _ = language.gettext
    (small, one), (large, three) = SMALL_INFLUENCE, LARGE_INFLUENCE
    return [
        Topic(
            "combat-influence",
            _("Combat option: influence"),
            _(
                "Spend {small} on {one} influence with the nation you fight for, or {large} on"
                " {three}; not both in one combat."
            ).format(small=small, one=one, large=large, three=three),
        ),
        Topic(
            "combat-village",
            _("Combat option: annex a village"),
            _(
                "Spend {price}: the leftmost marker of your nation goes to any village without a"
                " marker, wherever your ship is, and you gain 1 influence with the nation."
            ).format(price=VILLAGE_PRICE),
        ),
        Topic(
            "combat-city",
            _("Combat option: annex a city"),
            _(
                "Spend {price}: as a village, and you get what the flag of the city shows besides."
                " One village and one city may be annexed in the same combat."
            ).format(price=CITY_PRICE),
        ),
        Topic(
            "combat-displacement",
            _("Combat option: take from another nation"),
            _(
                "With the Boarding nets: spend {more} more, {village} for a village or {city} for a"
                " city, and put your nation's marker in the place of another nation's, which leaves"
                " the game. Influence and flag as usual."
            ).format(
                more=DISPLACEMENT_PRICE,
                village=VILLAGE_PRICE + DISPLACEMENT_PRICE,
                city=CITY_PRICE + DISPLACEMENT_PRICE,
            ),
        ),
        Topic(
            "combat-marque",
            _("Combat option: Letter of marque"),
            _("With this upgrade: spend {price} on {points}.").format(
                price=MARQUE_PRICE, points=things.so_many("point", MARQUE_POINTS, language)
            ),
        ),
    ]


def _token(token: TokenId, language: Language) -> Topic:
    title = language.gettext("Combat token {number}").format(number=token)
    text = language.gettext("**{nation}:** {side}")
    lines = (
        text.format(
            nation=things.nation(nation, language),
            side=", ".join(side_parts(side, language, effects.gains(side.gains, language))),
        )
        for nation in NATIONS
        for side in (TOKENS[token][nation],)
    )
    return Topic(f"token-{token}", title, "\n".join(lines))
