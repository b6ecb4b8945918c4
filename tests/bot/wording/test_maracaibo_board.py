"""The board, the holdings and the result of Maracaibo, as text."""

import msgspec
import pytest

from bot.wording.game import TEXT_LIMIT
from bot.wording.maracaibo.board import BARE, FULL, board
from bot.wording.maracaibo.holdings import holdings
from bot.wording.maracaibo.result import PARTS, result
from games.core.outcome import Outcome, Score, rank
from games.maracaibo.cards import CARDS
from games.maracaibo.data import NATIONS, SOURCES, SYMBOLS
from games.maracaibo.rounds import EndGame, EndRound
from games.maracaibo.upgrades import UPGRADES
from games.maracaibo.view import MaracaiboView, Options
from tests.bot.wording.maracaibo_words import ENGLISH, NAMES, names_at
from tests.bot.wording.moments import random_game
from tests.games.maracaibo.positions import GAME, Table, position

LONG = ["W" * 32, "Ħ" * 32, "漢" * 32, "💃" * 32]


def shown(table: Table) -> list[str]:
    return board(table.view(), names_at(table), ENGLISH).splitlines()


def held(table: Table, seat: int = 0) -> list[str]:
    return holdings(table.view(seat), names_at(table), ENGLISH).splitlines()


def in_the_middle() -> Table:
    return position(
        2,
        round=3,
        stopped=("9", 7),
        hands={0: "A01 A13", 1: "A20"},
        planned={0: "A37"},
        bought={0: "A25 A40 A15", 1: "B090"},
        doubloons={0: 7, 1: 12},
        points={0: 11},
        combat={0: 4},
        influence={0: (3, 0, 5), 1: (0, 1, 5)},
        income={0: (9, 1)},
        upgrades={0: "bunks"},
        discs={0: {"sails": 1}, 1: {"nets": 1}},
        tokens={0: [3], 1: [4, 5]},
        done_quests={1: ["Q01"]},
        symbols={0: "medal"},
        investors={"fortress": [1]},
        markets={"11": {"coffee": 1}},
        quests={"15": "Q07"},
        trail={"5l": "Q13"},
        explorers={0: "4u", 1: "10"},
        careers={0: "merchant"},
        tasks={0: [3]},
        markers={"2": "france"},
    )


def test_a_board_in_full() -> None:
    assert shown(in_the_middle()) == [
        "**Round 3 of 4** · acting · Ana sailed first",
        "**Cities, goods wanted** Puerto Plata (4) Expedition: sugar; Santo Domingo (5) Press gang:"
        " tobacco; Caracas (11) Combat: cotton; Maracaibo (12) Great market: indigo; Port Royal"
        " (13) Shipwright: cotton, cocoa; Cartagena (14) Arsenal: indigo, sugar",
        "**France** 3 per rank (2 for its markers), on 2, 8, 11 markers left, led by Ana",
        "**England** 2 per rank (1 for its markers), on 7, 12 markers left, led by Béla",
        "**Spain** 2 per rank (1 for its markers), on 6, 12 markers left, led by Ana, Béla",
        "**Quests** Negril (15) 2 maps; on the track 5 below map and lantern; stack of 21: 2"
        " spyglasses",
        "**Barriers crossed** 1: Béla",
        "**Prestige buildings** Fortress 8 (Béla); 3 face down",
        "**Gallery** Tobacco Estate for 6: doubloon income +2; Cocoa Grove for 7: doubloon income"
        " +2; Coffee House for 8: doubloon income +3, with barrel: 3 doubloons; Indigo Works for 9:"
        " doubloon income +3, barrel token",
        "**Deck** 84, discarded 0 · **combat tokens** 13 and 9",
        "",
        "**Ana** 11 points · ship 9, explorer 4 above · France 3, Spain 5 · 7 doubloons, 4 combat"
        " points, 2 figures · income 9/1 · hand 2/5 · planned Innkeeper · projects Shrewd Purser,"
        " Cane Planter, Fencing Master · assistants 7 · 1 combat token · upgrades Bunks · medal ·"
        " Merchant, tasks 3 · **is awaited**",
        "**Béla** 0 points · ship 1, explorer 10 · England 1, Spain 5 · 12 doubloons, 1 combat"
        " point, 2 figures · income 8/0 · hand 1/4 · projects Spanish Colony · 1 quest tile · 2"
        " combat tokens · Pathfinder, tasks 1, 2, 3",
    ]


def test_no_hand_shows_on_the_board() -> None:
    said = "\n".join(shown(in_the_middle()))
    for card in ("A01", "A13", "A20"):
        assert CARDS[card].name not in said


def test_the_board_of_a_game_for_one() -> None:
    table = position(1, options=Options(level=2))
    table.jean.ship, table.jean.explorer = "13", "5l"
    table.jean.discs, table.jean.cards, table.jean.quests = 6, 2, ["Q01"]
    table.state.quests_left.remove("Q02")
    table.state.top_quest = "Q02"
    table.jean.influence["spain"] = 4
    assert shown(table)[-1] == (
        "**Jean, level 2** 0 points · ship 13, explorer 5 below · Spain 4 · 6 discs, 2 cards,"
        " income 8 · 1 quest tile"
    )


def crowded(view: MaracaiboView) -> MaracaiboView:
    """Fill a board up: hardly any game comes to so much."""
    seats = tuple(range(view.seats))
    plain = [card for card in CARDS if CARDS[card].assistant is None]
    assistants = [card for card in CARDS if CARDS[card].assistant is not None]
    players = tuple(
        msgspec.structs.replace(
            player,
            points=188,
            doubloons=25,
            combat=12,
            influence=dict(zip(NATIONS, (15, 14, 12), strict=True)),
            doubloon_income=20,
            point_income=18,
            hand=6,
            hand_limit=6,
            planned=("A20", "A21", "B001"),
            bought=(*plain[seat * 12 : seat * 12 + 12], *assistants[seat * 4 : seat * 4 + 4]),
            discs=dict.fromkeys(UPGRADES, 0),
            symbols=SYMBOLS,
            quests=tuple(f"Q0{number}" for number in range(1, 7)),
            tokens=tuple(range(1, 8)),
            explorer="23l",
            ship="21a",
        )
        for seat, player in enumerate(view.players)
    )
    buildings = ("palace", "shipyard", "guild", "company")
    return msgspec.structs.replace(
        view,
        players=players,
        crossings=(seats, seats, seats),
        arrivals=seats[:2],
        buildings=buildings,
        prices={"palace": 10, "shipyard": 10, "guild": 8, "company": None},
        investors=dict.fromkeys(buildings, seats[:3]),
        quests={"15": "Q14", "18": "Q17", "19": "Q13"},
        trail={"5l": "Q14", "14l": "Q17", "23l": "Q13"},
        markers=dict.fromkeys(("2", "3", "4", "6", "7", "8", "9", "10", "11", "15"), "france"),
        gallery=("B091", "B092", "B081", "B082"),
    )


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("names", [NAMES, LONG])
def test_the_fullest_board_fits_whole(seats: int, names: list[str]) -> None:
    text = board(crowded(position(seats, round=4).view()), names[:seats], ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert not text.endswith("…")
    assert text.count("188 points") == seats
    assert "Great market" in text or seats > 2


def test_where_there_is_room_nothing_is_counted() -> None:
    assert FULL < BARE
    full = board(crowded(position(1, round=4).view()), NAMES[:1], ENGLISH)
    assert "Pearl Shore Boatyard" in full
    assert "1: Ana; 2: Ana; 3: Ana; end: Ana" in full
    assert "medal, anchor, parrot, barrel, compass" in full


def test_boards_of_whole_games_are_never_cut() -> None:
    for moment in random_game(GAME, 4, 900):
        text = board(GAME.view(moment.state, None), LONG, ENGLISH)
        assert len(text) <= TEXT_LIMIT
        assert not text.endswith("…")


def test_what_a_player_holds() -> None:
    assert held(in_the_middle()) == [
        "You have 11 points, 7 doubloons, 4 combat points and 2 figures (4 more in the supply).",
        "Influence: France 3 (rank 2), England 0 (rank 0), Spain 5 (rank 3) · income: 9 doubloons,"
        " 1 point",
        "If the game ended now you would score 24 points more.",
        "Hand, up to 5:",
        "- **Harbour Clerk** sugar/map; costs 3, scores 1, doubloon income +1",
        "- **Pawnbroker** sugar/lantern; costs 3, 7 doubloons",
        "Planned:",
        "- **Innkeeper** sugar/map; costs 2, scores 1, Matanzas (2): 11 doubloons",
        "Projects: Shrewd Purser (projects cost you 1 less), Cane Planter (St. Kitts (7): 10"
        " doubloons), Fencing Master (3 combat points, medal token)",
        "Besides: synergy tokens medal, 1 combat token",
        "Upgrades: Bunks (hand limit +1)",
        "One disc left on: Fine sails",
        "Career: Merchant; tasks left: 3. 12 doubloons; reward: doubloon income +2, point income"
        " +2",
    ]
    others = held(in_the_middle(), 1)
    assert "Besides: 1 quest tile, 2 combat tokens, invested in Fortress" in others
    assert others[-1].startswith("Career: Pathfinder; tasks left: 1. barrier 1 crossed ✓, 2.")
    assert not any("Pawnbroker" in line for line in others)


def test_what_a_player_holds_in_secret_before_the_game() -> None:
    table = Table(GAME.setup(2)).draws_on()
    first, second, *_ = table.view(0).hand
    table.do(0, f"plan {first}", f"discard {second}")
    assert held(table)[-5:] == [
        "To be planned, in secret: Harbour Clerk.",
        "To be discarded, in secret: Toll Keeper.",
        "Your careers, of which you keep one:",
        "- **Privateer** 4 combat tokens, rank 4 in a nation, 1 city annexed; for all three:"
        " doubloon income +2, point income +2",
        "- **Pathfinder** barrier 1 crossed, barrier 2 crossed, 1 quest tile; for all three:"
        " doubloon income +2, point income +2",
    ]
    assert not any("secret" in line for line in held(table, 1))


def test_a_large_display_is_told_by_names_alone() -> None:
    view = in_the_middle().view(0)
    player = msgspec.structs.replace(view.players[0], bought=tuple(CARDS)[:36])
    large = msgspec.structs.replace(view, players=(player, view.players[1]))
    text = holdings(large, NAMES[:2], ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert not text.endswith("…")
    assert "Projects: Harbour Clerk, Toll Keeper, Fishwife, " in text


def test_spectators_hold_nothing() -> None:
    assert holdings(position().view(), NAMES[:3], ENGLISH) == (
        "You do not play here, so you hold nothing."
    )


def test_the_result_names_the_winner_and_all_parts() -> None:
    table = position(2, round=4, points={0: 30, 1: 20}, bought={0: "A01"}, doubloons={1: 3})
    table.runs(EndGame())
    assert result(table.view(), NAMES[:2], ENGLISH).splitlines() == [
        "**Ana wins with 31 points.**",
        "",
        "**1. Ana: 31 points**",
        "30 by cards' effects + 1 printed on projects · 0 doubloons, 0 upgrades",
        "**2. Béla: 20 points**",
        "20 by cards' effects · 3 doubloons, 0 upgrades",
    ]


def test_ties() -> None:
    table = position(round=4, points={0: 9, 1: 9}, doubloons={1: 1}).runs(EndGame())
    assert result(table.view(), NAMES[:3], ENGLISH).startswith(
        "**Béla wins with 9 points**, ahead of Ana on doubloons."
    )
    table = position(round=4, points={0: 9, 1: 9}, upgrades={0: "bunks"}).runs(EndGame())
    assert result(table.view(), NAMES[:3], ENGLISH).startswith(
        "**Ana wins with 9 points**, ahead of Béla on upgrades."
    )
    table = position(round=4, points={0: 9, 1: 9}).runs(EndGame())
    said = result(table.view(), NAMES[:3], ENGLISH)
    assert said.startswith(
        "**Ana and Béla share the victory with 9 points**, equal in doubloons and upgrades."
    )
    assert "**1. Ana: 9 points**" in said
    assert "**1. Béla: 9 points**" in said
    assert "**3. Cili: 0 points**" in said


def against_jean(points: int, hers: int, doubloons: int = 0) -> list[str]:
    table = position(1, round=4, points={0: points}, doubloons={0: doubloons})
    table.jean.scored = {"cards": hers}
    return result(table.runs(EndGame()).view(), NAMES[:1], ENGLISH).splitlines()


def test_a_game_for_one() -> None:
    assert against_jean(40, 21) == [
        "**Ana beats Jean, level 1, with 40 points to 21 points.**",
        "",
        "**1. Ana: 40 points**",
        "40 by cards' effects · 0 doubloons, 0 upgrades",
        "**2. Jean: 21 points**",
        "21 by cards' effects · 0 upgrades",
    ]
    lost = against_jean(20, 21)
    assert lost[0] == "**Jean, level 1, beats Ana with 21 points to 20 points.**"
    assert lost[2].startswith("**1. Jean")
    assert lost[4].startswith("**2. Ana")
    assert against_jean(21, 21)[0] == "**Ana and Jean share the victory with 21 points.**"
    assert against_jean(21, 21, doubloons=1)[0].startswith("**Ana beats Jean")


def test_the_point_for_buying_nothing_is_no_income() -> None:
    table = position(round=4, income={0: (8, 2)}).runs(EndRound(0))
    lines = result(table.view(), NAMES[:3], ENGLISH).splitlines()
    assert lines[2:4] == [
        "**1. Ana: 3 points**",
        "2 of income + 1 for buying nothing · 0 doubloons, 0 upgrades",
    ]


def test_a_game_that_goes_on_has_no_result() -> None:
    assert result(position().view(), NAMES[:3], ENGLISH) == "The game is not over yet."


def test_every_source_of_points_has_words() -> None:
    assert set(PARTS) == set(SOURCES)
    scores = tuple(
        Score(seat, dict.fromkeys(SOURCES, 9), 180, {"doubloons": 25, "upgrades": 12})
        for seat in range(4)
    )
    outcome: Outcome = rank(scores)
    view = position(4, round=4).runs(EndGame()).view()
    players = tuple(
        msgspec.structs.replace(player, scored=dict.fromkeys(SOURCES, 9), points=180)
        for player in view.players
    )
    full = msgspec.structs.replace(view, players=players, outcome=outcome)
    text = result(full, LONG, ENGLISH)
    assert len(text) <= TEXT_LIMIT
    assert "{" not in text
