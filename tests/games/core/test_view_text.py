"""Any game can be read as text: its views, and a whole playthrough, sealed answers included."""

from games.cli.playthrough import playthrough
from games.core.action import CHANCE
from games.core.view_text import view_lines
from tests.games.core.auction import Auction, AuctionOptions, Bid, Deal
from tests.games.santiago.positions import GAME, position

AUCTION = Auction()


def test_a_view_is_written_field_by_field() -> None:
    state = AUCTION.setup(2)
    for card in (4, 2):
        AUCTION.apply(state, CHANCE, Deal(card))
    AUCTION.apply(state, 0, Bid(1))

    assert view_lines(AUCTION.view(state, 0)) == [
        "seat: 0",
        "seats: 2",
        "kind: bid",
        "asked: 1",
        "outcome: –",
        "coins: 3, 3",
        "points: 0, 0",
        "pot: 0",
        "cards: 4, –",
        "mine: type bid, coins 1",
    ]


def test_nested_fields_get_a_line_of_their_own() -> None:
    lines = view_lines(position(holds={1: "2 rum"}).view(1))

    assert "players.0: markers 3, piece –, holdings –" in lines
    assert "players.1.holdings.pesos: 0" in lines
    assert any(line.startswith("players.1.holdings.cubes: ") and "rum 2" in line for line in lines)
    assert not any(line.startswith("choices") for line in lines)


def test_santiago_is_written_as_a_table() -> None:
    table = position(
        car="maria",
        holds={0: "2 pesos, 1 rum"},
        pieces={1: "cafe"},
        owners={"cafe": 0},
        inactive=["pedro"],
        departed=2,
    )

    lines = GAME.describe(table.view(0))

    assert lines[:8] == [
        "turn: seat 0",
        "street: harbour | [maria] | jose | zorro | pedro (inactive) | alonso | conchita"
        " | miguel | pablo | martinez",
        "ship: 3 of 7 wants 3 sugar, 4 citrus, 3 tobacco, 3 rum; no cigars; a good earns 2",
        "bank: 8 sugar, 8 citrus, 8 tobacco, 7 rum, 8 cigars, 8 wood",
        "yellow: church, distillery, newspaper",
        "blue: cigar_factory, black_market, bank",
        "red: casino, cafe (piece of 1, owner 0), sawmill",
        "white: office, customs, port_authority",
    ]
    assert lines[8:] == [
        "seat 0: 2 owner markers, 2 pesos, 0 points, 1 rum",
        "seat 1: 3 owner markers, holdings hidden",
        "seat 2: 3 owner markers, holdings hidden",
    ]


def test_the_table_shows_who_passed_and_what_was_rolled() -> None:
    table = position(car=9, seats=2).do(0, "drive 1", "pass")
    assert "seat 0: 3 owner markers, holdings hidden (passed)" in GAME.describe(table.view())

    table = position(car=9, value=4, holds={0: "1 peso"}, street=ZORRO_FIRST).do(0, "drive 2")
    assert "ship: none in port, 1 of 7 left" in GAME.describe(table.view())
    table.roll(1, 0, 2, 3, 1)
    assert GAME.describe(table.view())[-1] == (
        "rolled: 1 sugar, 0 citrus, 2 tobacco, 3 rum, 1 cigars"
    )


ZORRO_FIRST = (
    *("zorro", "jose", "maria", "pedro", "alonso"),
    *("conchita", "miguel", "pablo", "martinez"),
)


def test_sealed_answers_are_played_through_one_by_one() -> None:
    lines = list(playthrough(AUCTION, 2, AuctionOptions(), 1))

    first = lines.index("3. seat 0: bid in secret")
    assert "  may bid coins=0 | bid coins=1 | bid coins=2 | bid coins=3" in lines[first:]
    assert "4. seat 1: bid in secret" in lines
    assert "  * answered to=[0] seat=0" in lines
    assert any(line.startswith("  * turned-up bids=") for line in lines)
    assert lines[-1].startswith(("1. ", "2. "))
