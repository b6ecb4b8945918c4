"""What is secret in Cuba: purchases of votes, and a card set aside, until they are turned up."""

from collections import Counter
from random import Random

import pytest

from games.core.chance import answer_at_random
from games.core.event import Answered
from games.cuba.events import CardsRevealed, CardsSetAside
from games.cuba.statutes import GROUPS, STATUTES
from games.cuba.view import Options
from tests.games.cuba.positions import GAME, Table, position
from tests.games.cuba.test_worked import A, B, C, parliament, three_to_vote

ASIDE = Options(card_aside=True)
CARDS = ("mayor", "worker", "foreman")


def with_cards_aside() -> Table:
    """Return a table at which the first bills are up and the cards lie aside."""
    table = Table(GAME.setup(3, ASIDE)).draws_on()
    while table.asked[1].startswith("pick"):
        [seat] = table.asked[0]
        table.do(seat, table.legal(seat)[0])
    table.draws_on()
    assert table.asked == ((A, B, C), "set-aside")
    for seat, card in enumerate(CARDS):
        table.do(seat, f"set-aside {card}")
    return table


def test_a_purchase_is_told_to_nobody_until_all_have_bought() -> None:
    table = parliament(three_to_vote((5, 4, 3)))

    table.do(B, "bribe 7")

    assert table.heard == [Answered(to=(B,), seat=B)]
    assert table.view(B).bribe == 7
    assert [table.view(seat).bribe for seat in (A, C, None)] == [None] * 3
    assert table.view(A).asked == (A, C)
    assert [player.pesos for player in table.view(A).players] == [10, 10, 10]
    assert table.view(A).buying == (A, B, C)


def test_a_purchase_may_be_changed_until_the_last_one_is_in() -> None:
    table = parliament(three_to_vote((5, 4, 3)))

    table.do(B, "bribe 7", "bribe 2").do(A, "bribe 1").do(C, "bribe 0")

    assert [table.pesos(seat) for seat in (A, B, C)] == [9, 8, 10]


def test_purchases_are_guessed_within_the_purse() -> None:
    table = parliament(three_to_vote((5, 4, 3))).do(B, "bribe 7")
    table.player(B).pesos = 10
    guesses = {GAME.dump(GAME.determinize(table.state, A, Random(n))) for n in range(200)}

    assert len(guesses) == 11
    assert GAME.hides_nothing(table.state, B)
    assert not GAME.hides_nothing(table.state, A)
    assert GAME.determinize(table.state, B, Random(1)) == table.state


def test_a_card_set_aside_is_its_players_secret() -> None:
    table = with_cards_aside()
    assert table.tells(CardsSetAside)

    assert [table.view(seat).aside for seat in range(3)] == list(CARDS)
    assert table.view(None).aside is None
    assert all(player.aside for player in table.view(None).players)
    assert all(player.vote is None for player in table.view(None).players)
    assert not any(GAME.hides_nothing(table.state, seat) for seat in (None, A, B, C))
    [seat] = table.asked[0]
    assert not any(CARDS[seat] in line for line in table.legal(seat))
    assert table.refuses(seat, f"play {CARDS[seat]}") == (
        f"You have set the {CARDS[seat]} aside for parliament. (playing cards)"
    )


def test_what_was_played_cannot_lie_aside() -> None:
    table = with_cards_aside()
    [seat] = table.asked[0]
    table.do(seat, table.legal(seat)[0])
    played = table.player(seat).played[0]
    guesses = {
        GAME.determinize(table.state, (seat + 1) % 3, Random(n)).players[seat].aside
        for n in range(100)
    }

    assert len(guesses) == 4
    assert played not in guesses


def test_the_cards_are_turned_up_in_parliament() -> None:
    table = with_cards_aside()
    heard = []
    while table.asked[1] != "bribe":
        [seat] = table.asked[0]
        table.do(seat, table.legal(seat)[-1 if table.asked[1] != "play" else 0])
        heard += table.tells(CardsRevealed)

    assert heard == [CardsRevealed(cards=CARDS, town_hall=None)]  # type: ignore[arg-type]  # cards
    assert [player.vote for player in table.view(None).players] == list(CARDS)
    assert table.view(A).aside is None
    assert GAME.hides_nothing(table.state, None)


def test_without_the_variant_nothing_is_hidden_while_cards_are_played() -> None:
    table = position()

    assert all(GAME.hides_nothing(table.state, seat) for seat in (None, A, B, C))


def test_all_that_may_come_is_public_but_not_its_order() -> None:
    table = position(sailed=[9, 8], bills=("tax_4",))
    view = table.view(None)

    assert view.pile == (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    assert view.under_pile == (9, 8)
    for group in GROUPS:
        assert list(view.to_come[group]) == [one for one in STATUTES[group] if one != "tax_4"]


@pytest.mark.parametrize("seat", [None, A])
def test_the_table_in_words_shows_no_secret_of_others(seat: int | None) -> None:
    table = parliament(three_to_vote((5, 4, 3)))
    before = GAME.describe(table.view(seat))

    table.do(B, "bribe 7")

    after = GAME.describe(table.view(seat))
    assert [line for line in after if "awaited" not in line] == [
        line for line in before if "awaited" not in line
    ]
    assert "your purchase: 7 votes" in GAME.describe(table.view(B))


@pytest.mark.parametrize("options", [Options(), ASIDE], ids=["plain", "aside"])
def test_only_turning_up_reveals(options: Options) -> None:
    """The fifth cards and the purchases; setting cards aside tells nobody anything."""
    rng, state = Random(8), GAME.setup(4, options)
    turned_up: Counter[str] = Counter()
    while (decision := GAME.decision(state)) is not None:
        closed = state.closed
        events = GAME.apply(state, *answer_at_random(decision, rng))
        bought = decision.kind == "bribe" and state.closed != closed
        cards = any(isinstance(event, CardsRevealed) for event in events)
        assert any(event.reveals for event in events) == (bought or cards)
        turned_up.update(bought=bought, cards=cards)
    assert turned_up["cards"] == 6
    assert turned_up["bought"]
