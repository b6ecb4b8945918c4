"""Positions to draw: whole games played a little sensibly, and one that no game reaches."""

from collections.abc import Iterator
from random import Random

import msgspec

from games.core.action import Action, Seat
from games.maracaibo.actions import Act, Buy, Deliver, Invest, Quest
from games.maracaibo.cards import CARDS, CardId
from games.maracaibo.data import FIGURES, NATIONS
from games.maracaibo.game import Maracaibo
from games.maracaibo.map import CITIES, VILLAGES
from games.maracaibo.quests import QUESTS
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, NationView, Options
from rendering.maracaibo.position import laid_out
from rendering.samples import Moment as AnyMoment
from rendering.samples import moments

GAME = Maracaibo()
EXTREME_NAMES = (
    "Maximiliana-Wilhelmine Ö. Großmann",
    "Вячеслав Многоимённый-Длиннофами",
    "とても長い名前のプレイヤー山田花子鈴木太郎佐藤次郎田中",
    "محمد بن عبد الله بن عبد المطلب بن",
)
"""Longer than Discord allows, in four scripts."""
EAGER: tuple[type[Action], ...] = (Buy, Deliver, Quest, Invest, Act)
"""What is rather done than not."""
WIDE_CARDS: tuple[CardId, ...] = (
    *("A23", "B060", "B064", "B029", "B077", "B080", "B082", "B014"),
    *("A32", "B040", "B091", "B092"),
)
"""Those with long names and long effects."""
Moment = AnyMoment[MaracaiboView]
"""A state at which a player is asked, or the end; the public view of the picture before."""


def play(seats: int, seed: int, options: Options | None = None) -> Iterator[Moment]:
    """Play a game at random, but do something where there is something to do."""
    return moments(GAME, GAME.setup(seats, options), _choose, seed)


def _choose(rng: Random, legal: list[Action]) -> Action:
    """Choose at random: eagerly what is worth something, rather anything than nothing."""
    eager = [action for action in legal if isinstance(action, EAGER)]
    busy = [action for action in legal if not action.declines]
    if eager and rng.random() < 0.8:
        return rng.choice(eager)
    return rng.choice(busy or legal)


def extreme(seat: Seat | None = None) -> MaracaiboView:
    """Return a board with numbers of two and three digits and everything where it may be."""
    view = laid_out(seat=seat)
    standing = [card for card in CARDS.values() if card.assistant is not None]
    shares = [
        tuple(card.id for at, card in enumerate(standing) if at % 4 == number)[:FIGURES]
        for number in range(4)
    ]
    players = tuple(
        msgspec.structs.replace(
            one,
            ship="20",
            path=("18", "19", "20"),
            explorer="S" if number < 2 else "30",
            influence={"france": 5, "england": (15, 15, 15, 0)[number], "spain": 12},
            ranks={"france": 3, "england": (6, 6, 6, 0)[number], "spain": 6},
            points=127 + number,
            doubloons=134,
            combat=12,
            hand=6,
            hand_limit=6,
            figures=8,
            bought=shares[number] + WIDE_CARDS,
            planned=WIDE_CARDS[:3],
            discs=dict.fromkeys(UPGRADES, 0),
            tokens=tuple(range(1, 13)),
            quests=tuple(QUESTS)[:10],
        )
        for number, one in enumerate(view.players)
    )
    cities = {
        at: msgspec.structs.replace(
            city, discs={good: number % 4 for number, good in enumerate(city.market)}
        )
        for at, city in view.cities.items()
    }
    return msgspec.structs.replace(
        view,
        round=4,
        asked=(0,),
        active=0,
        players=players,
        cities=cities,
        markers={at: NATIONS[number % 3] for number, at in enumerate(VILLAGES + CITIES)},
        nations={
            "france": NationView(11, 2, 13, 13, (0, 1, 2, 3)),
            "england": NationView(10, 1, 13, 12, (0, 1, 2)),
            "spain": NationView(9, 0, 12, 6, (0, 1, 2, 3)),
        },
        deck=145,
        piles=(13, 12),
        buildings=("palace", "company", "shipyard", "guild"),
        buildings_left=0,
        investors={
            "palace": (3, 1, 0),
            "company": (2, 3, 0),
            "shipyard": (1,),
            "guild": (),
        },
        prices={"palace": None, "company": None, "shipyard": 8, "guild": 6},
        crossings=((0, 1, 2, 3), (3, 2, 1), (2,)),
        arrivals=(2, 3),
        gallery=WIDE_CARDS[:4],
        quests={"15": "Q02", "18": "Q19", "19": "Q11"},
        trail={"5l": "Q08", "14l": "Q24", "23l": "Q16"},
        top_quest="Q23",
    )


def before_extreme() -> MaracaiboView:
    """Return a board from which the extreme one has come: everything is news."""
    view = extreme()
    players = tuple(
        msgspec.structs.replace(
            one,
            ship="15",
            explorer="29",
            points=one.points - 100,
            doubloons=33,
            combat=3,
            bought=(),
            influence=dict.fromkeys(NATIONS, 0),
        )
        for one in view.players
    )
    return msgspec.structs.replace(
        view,
        players=players,
        cities={at: msgspec.structs.replace(city, discs={}) for at, city in view.cities.items()},
        markers={},
        nations={
            nation: msgspec.structs.replace(now, value=0, given=0)
            for nation, now in view.nations.items()
        },
        investors=dict.fromkeys(view.investors, ()),
        buildings=view.buildings[:3],
        gallery=(),
    )
