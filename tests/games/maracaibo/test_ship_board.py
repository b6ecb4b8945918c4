"""The twelve upgrades (§3.5), village actions (§7), investing (§13) and drawing (§5.3)."""

import pytest

from games.maracaibo.drawing import DrawCards, FillGallery
from games.maracaibo.events import (
    CombatTotalled,
    GalleryFilled,
    Invested,
    TokenRevealed,
    VillageUsed,
)
from games.maracaibo.upgrades import UPGRADES, village_actions
from tests.games.maracaibo.positions import position
from tests.games.maracaibo.test_rulings import combat
from tests.games.maracaibo.test_worked import A, B, C


@pytest.mark.parametrize(
    ("points", "plain", "sails"), [(1, 1, 1), (2, 1, 2), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3)]
)
def test_village_actions_by_points(points: int, plain: int, sails: int) -> None:
    assert village_actions(points, sails=False) == plain
    assert village_actions(points, sails=True) == sails


@pytest.mark.parametrize(("upgrades", "limit"), [("", 4), ("bunks", 5), ("bunks cabins", 6)])
def test_hand_limit(upgrades: str, limit: int) -> None:
    table = position(stopped=("11", 7), upgrades={A: upgrades}).do(A, "pass").draws_on()

    assert len(table.player().hand) == limit


def test_brokers_flag() -> None:
    table = position(stopped=("11", 7), upgrades={A: "broker"}).do(A, "pass", "take B001")

    assert table.doubloons() == 0
    assert table.asked == ((A,), "draw")


def test_armoury_and_scouts() -> None:
    table = position(
        stopped=("9", 4), upgrades={A: "armoury scouts"}, hands={A: "A01 A02"}, doubloons={A: 2}
    )
    table.do(A, "drill A02")
    assert table.player().combat == 4
    assert table.state.discarded == ["A02"]

    table.do(A, "scout", "explore 2")

    assert table.doubloons() == 0
    assert table.player().combat == 5
    assert table.tells(VillageUsed)[0].deed == "scout"


def test_selling_the_hand() -> None:
    table = position(stopped=("9", 1), hands={A: "A01 A02 A03"}).do(A, "sell")

    assert table.doubloons() == 2
    assert table.player().hand == []
    assert table.state.discarded == ["A01", "A02", "A03"]


def test_nets_displace_for_two_more() -> None:
    held = {"2": "spain", "4": "england"}
    assert "2" not in combat(add=0, upgrades={A: "nets"}, markers=held).legal("annex")
    table = combat(add=9, upgrades={A: "nets"}, markers=held)

    table.do(A, "annex 2", "annex 4")

    assert table.asked[1] != "spend", "5 and 7 of twelve"
    assert table.state.markers == {"2": "france", "4": "france"}
    assert "4" not in combat(add=9, markers=held).legal("annex"), "not without nets"


def test_letter_of_marque_once_a_combat() -> None:
    table = combat(add=9, upgrades={A: "marque"}).do(A, "raid")

    assert table.points() == 4
    assert table.legal("raid") == []
    assert table.legal("win") == ["1", "3"]


def test_a_combat_spends_each_option_once() -> None:
    table = combat(add=12, combat={A: 12})
    assert table.told(CombatTotalled).total == 15
    table.do(A, "annex 2", "annex 4", "win 3")

    assert table.player().influence["france"] == 1 + 1 + 3
    assert table.asked[1] != "spend"
    assert table.doubloons() == 3


@pytest.mark.parametrize(("piles", "pile"), [([0, 2], "right"), ([2, 0], "left")])
def test_with_one_pile_left_no_pile_is_chosen(piles: list[int], pile: str) -> None:
    table = position(stopped=("11", 7), tokens={B: [*range(3, 26)]})
    table.state.piles = piles
    table.do(A, "act fight")
    assert table.asked[1] == "draw-token"

    table.draw("draw-token 2")

    assert table.told(TokenRevealed).pile == pile
    assert table.state.piles in ([0, 1], [1, 0])


def test_without_combat_points_none_are_added() -> None:
    table = position(stopped=("11", 7), combat={A: 0})

    table.do(A, "act fight", "reveal left").draw("draw-token 25").do(A, "fight spain")

    assert table.told(CombatTotalled).total == 3
    assert table.asked[1] == "spend"


def test_no_marker_left_annexes_nothing() -> None:
    table = combat(add=9, given={"france": 13})

    assert table.legal("annex") == []
    assert table.legal("win") == ["1", "3"]


def test_an_upgrade_needs_both_discs() -> None:
    table = position(stopped=("13", 7), doubloons={A: 3}).do(A, "act repair", "remove strongbox")
    assert table.player().upgrades == 0

    table.do(A, "remove strongbox")

    assert table.player().upgrades == 1
    assert table.doubloons() == 8
    assert len(UPGRADES) == 12


def test_investing() -> None:
    table = position(
        stopped=("9", 4), doubloons={A: 16}, investors={"fortress": [B], "guild": [B, C]}
    )
    table.do(A, "invest fortress")
    assert table.told(Invested).paid == 8
    assert table.player().figures == 1
    assert table.player().symbols == ["medal"]
    assert table.refuses(A, "invest guild") == (
        "The guild costs 10 doubloons and you have 8. (village actions)"
    )
    assert table.view().prices == {"fortress": 10, "guild": 10}


def test_two_places_for_two() -> None:
    table = position(2, stopped=("9", 1), doubloons={A: 20}, investors={"palace": [B, A]})

    assert table.view().prices == {"palace": None}
    assert table.legal("invest") == []


def test_with_enough_cards_nothing_is_drawn() -> None:
    table = position(stopped=("11", 7), hands={A: "A01 A02 A03 A04 A05"}).do(A, "pass")

    assert table.asked == ((B,), "sail")
    assert len(table.player().hand) == 5


def test_with_both_piles_empty_taking_from_the_gallery_is_optional() -> None:
    table = position(doubloons={A: 5})
    state = table.state
    state.players[C].hand = [*state.deck, *state.pool[: state.pool_left]]
    state.deck, state.pool, state.pool_left = [], state.pool[state.pool_left :], 0
    state.stack.pop()
    state.push(DrawCards())
    assert table.legal() == ["decline", *(f"take card=B00{n}" for n in range(1, 5))]

    table.do(A, "take B001", "decline")

    assert table.player().hand == ["B001"]
    assert table.view().gallery == ("B002", "B003", "B004")
    table.state.gallery.clear()
    table.state.players[C].hand += ["B002", "B003", "B004"]
    table.runs(FillGallery())
    assert not table.tells(GalleryFilled)


def test_auction_and_maracaibo_offer_a_choice() -> None:
    tiles = ("expedition", "press_gang", "shipwright", "auction")
    table = position(stopped=("14", 7), tiles=tiles, hands={A: "A13"})
    assert table.legal("act") == ["bid", "collect"]
    table.do(A, "act bid", "buy A13")
    assert table.doubloons() == 7

    nothing = position(stopped=("14", 7), tiles=tiles)
    assert nothing.legal("act") == ["collect"]
    assert position(stopped=("12", 7)).legal("act") == ["collect", "explore", "arm"]


@pytest.mark.parametrize(
    ("space", "round_number", "deeds"),
    [
        ("20", 1, ["fight", "explore"]),
        ("21b", 4, ["fight", "explore"]),
    ],
)
def test_homeward_bound_spaces(space: str, round_number: int, deeds: list[str]) -> None:
    table = position(stopped=(space, 1), round=round_number, hands={A: "A03"})

    assert table.legal("act") == deeds
    assert table.legal("deliver") == []
