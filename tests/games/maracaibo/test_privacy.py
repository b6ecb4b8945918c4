"""What is secret in Maracaibo: hands, first choices, and careers until one is kept."""

from random import Random

import pytest

from games.core.event import Answered
from games.maracaibo.cards import CARDS
from games.maracaibo.cities import LARGE_MARKETS
from games.maracaibo.events import (
    BuyerCalled,
    CardDealt,
    CardDrawn,
    CardsChosen,
    CardSeen,
    CareerDealt,
    CareersChosen,
    Passed,
)
from games.maracaibo.rounds import CallBuyer
from tests.games.maracaibo.positions import GAME, Table, position
from tests.games.maracaibo.test_worked import A, B, C, first_choices, set_up


def guesses(table: Table, seat: int | None, count: int = 200) -> list[Table]:
    """Return states that look the same to a seat."""
    return [Table(GAME.determinize(table.state, seat, Random(n))) for n in range(count)]


def test_a_hand_is_its_players_secret() -> None:
    table = position(hands={A: "A01 A02", B: "A03 B005"})

    assert table.view(A).hand == ("A01", "A02")
    assert table.view(None).hand == ()
    assert [player.hand for player in table.view(C).players] == [2, 2, 0]
    assert "your hand: A01, A02" in GAME.describe(table.view(A))
    for line in GAME.describe(table.view(B)):
        assert "A01" not in line


@pytest.mark.parametrize("hand", ["A13", "A12", "B006"])
def test_at_the_end_of_a_round_no_question_tells_of_a_hand(hand: str) -> None:
    table = position(hands={A: hand}, doubloons={A: 3}).runs(CallBuyer(A), CallBuyer(B))

    assert table.asked == ((A,), "buy-or-collect"), "it may be a card for three doubloons, or not"
    assert table.heard == [BuyerCalled(seat=A)]


@pytest.mark.parametrize("hand", ["A03", "A01"])
def test_passing_tells_nothing_of_a_hand(hand: str) -> None:
    planned = {A: "A05 A06 A07"}
    poor = position(stopped=("13", 3), doubloons={A: 2}, hands={A: hand}, planned=planned)
    assert poor.asked == ((A,), "action"), "it may be a card to deliver, or not"

    full = position(
        stopped=("13", 3),
        doubloons={A: 2},
        hands={A: hand},
        planned=planned,
        markets={"13": dict(zip(LARGE_MARKETS["shipwright"], (A, B, C), strict=True))},
    )
    assert full.told(Passed).seat == A


def test_hands_are_guessed_from_what_is_unseen() -> None:
    table = position(hands={A: "A01", B: "A03 B005"}, discarded=("A56",), planned={C: "A55"})
    found = {card for guess in guesses(table, A) for card in guess.player(B).hand}

    assert not found & {"A01", "A55", "A56", "B001"}
    assert any(card.startswith("A") for card in found)
    assert any(card.startswith("B") for card in found)
    for guess in guesses(table, A):
        assert guess.player(A).hand == ["A01"]
        assert guess.view().deck == table.view().deck
        assert GAME.audit(guess.state) == []


def test_after_a_shuffle_hands_are_guessed_from_the_deck() -> None:
    table = position(hands={B: "A03"})
    state = table.state
    drawn = state.pool_left
    state.discarded += [*state.deck[3:], *state.pool[:drawn]]
    state.deck, state.pool, state.pool_left = state.deck[:3], state.pool[drawn:], 0
    assert GAME.audit(state) == []

    assert {guess.player(B).hand[0] for guess in guesses(table, A)} == {"A03", *state.deck}


def test_in_the_set_up_only_a_cards_are_dealt() -> None:
    for guess in guesses(set_up(3), B, 20):
        assert all(card.startswith("A") for player in guess.state.players for card in player.hand)


def test_what_is_dealt_is_heard_by_its_player_alone() -> None:
    table = Table(GAME.setup(2)).draws_on()

    for kind in (CardDealt, CareerDealt):
        for event in table.tells(kind):
            assert event.to == (event.seat,)
    assert len(table.tells(CardDealt)) == 16
    assert len(table.tells(CareerDealt)) == 4


def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    table = position(stopped=("11", 7), hands={A: "A01 A02 A03"}).do(A, "pass")
    table.draw("draw-card B050")

    assert table.told(CardDrawn).to is None
    assert table.told(CardSeen).to == (A,)
    assert not any("B050" in str(event) for event in table.heard if event.heard_by(B))


def test_first_choices_are_told_to_nobody_until_all_have_chosen() -> None:
    table = set_up(2)
    first, *others = table.player(A).hand
    before = GAME.dump(table.state)

    table.do(A, f"plan {first}")
    assert table.heard == [Answered(to=(A,), seat=A)]
    table.do(A, *(f"discard {card}" for card in others[:3]))

    assert table.view(A).plan == first
    assert table.view(A).discards == tuple(others[:3])
    for seat in (B, None):
        assert table.view(seat).plan is None
        assert table.view(seat).discards == ()
    assert table.view(B).asked == (B,)
    assert before != GAME.dump(table.state)
    plan, *rest = table.player(B).hand
    table.do(B, f"plan {plan}", *(f"discard {card}" for card in rest[:3]))
    assert table.told(CardsChosen).planned == (first, plan)
    assert table.told(CardsChosen).discarded[A] == tuple(sorted(others[:3]))


def test_guesses_at_first_choices_fit_the_guessed_hand() -> None:
    table = set_up(2)
    first, *others = table.player(A).hand
    table.do(A, f"plan {first}", *(f"discard {card}" for card in others[:3]))

    for guess in guesses(table, B, 50):
        seen = guess.view(A)
        assert {seen.plan, *seen.discards} <= set(guess.player(A).hand)
        assert guess.asked == table.asked


def test_careers_are_secret_until_all_have_kept_one() -> None:
    table = set_up(3)
    assert len(table.view(A).careers) == 2
    assert all(player.career is None for player in table.view(A).players)
    for seat in range(3):
        plan, *others = table.player(seat).hand
        table.do(seat, f"plan {plan}", *(f"discard {card}" for card in others[:3]))
    table.do(A, f"keep {table.player(A).careers[0]}")
    assert table.view(A).keep is not None
    assert table.view(B).keep is None
    assert not GAME.hides_nothing(table.state, B)
    kept = {str(guess.view(A).keep) for guess in guesses(table, B)}
    assert len(kept) == 6, "any but the two that B was dealt"

    for seat in (B, C):
        table.do(seat, f"keep {table.player(seat).careers[0]}")

    assert table.told(CareersChosen).careers == tuple(
        player.career for player in table.view().players
    )
    assert table.view(A).careers == ()


@pytest.mark.parametrize("seat", [B, None])
def test_a_question_that_needs_a_hand_is_asked_in_every_guess(seat: int | None) -> None:
    table = position(
        stopped=("12", 7), explorers={A: "4l"}, trail={"5l": "Q07"}, hands={A: "A01 A12 A13"}
    ).do(A, "act explore", "explore 5l")
    assert table.asked == ((A,), "quest")

    found = guesses(table, seat, 50)

    assert {guess.asked for guess in found} == {((A,), "quest")}
    assert len({tuple(guess.player(A).hand) for guess in found}) > 1


def test_if_no_other_hand_would_do_the_hand_stays() -> None:
    table = position(
        stopped=("15", 1), quests={"15": "Q07"}, hands={A: "A01 A12 A17", B: "A02"}
    ).do(A, "quest")
    assert table.asked == ((A,), "pay")
    state = table.state
    maps = [card for card in (*state.deck, *state.pool) if CARDS[card].object == "map"]
    state.deck = [card for card in state.deck if card not in maps]
    state.pool = [card for card in state.pool if card not in maps]

    found = guesses(table, B, 20)

    assert {guess.asked for guess in found} == {((A,), "pay")}
    assert {tuple(guess.player(A).hand) for guess in found} == {("A01", "A12", "A17")}


def test_when_nothing_is_hidden() -> None:
    assert GAME.hides_nothing(position(hands={A: "A01"}).state, A)
    assert not GAME.hides_nothing(position(hands={A: "A01"}).state, B)
    assert not GAME.hides_nothing(position(hands={A: "A01"}).state, None)
    assert GAME.hides_nothing(position().state, None)
    table = position(1, hands={A: "A01"})
    assert GAME.hides_nothing(table.state, A)
    assert GAME.determinize(table.state, A, Random(1)) == table.state


def test_the_deck_has_no_order_and_the_game_no_list_of_what_is_out() -> None:
    table = first_choices(set_up(3))

    assert table.state.deck == sorted(table.state.deck)
    assert table.state.pool == sorted(table.state.pool)
    assert len(table.state.pool) - table.state.pool_left == 61


def test_a_b_card_is_as_likely_as_few_of_them_are_in_the_game() -> None:
    table = position(stopped=("11", 7), hands={A: "A01 A02 A03"}).do(A, "pass")
    decision = GAME.decision(table.state)
    assert decision is not None

    weights = dict(zip(map(str, decision.choices[0]), decision.weights, strict=True))

    a_card, b_card = weights["draw-card card=A10"], weights["draw-card card=B050"]
    assert b_card * len(table.state.pool) == a_card * table.state.pool_left
