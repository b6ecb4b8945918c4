"""The laws catch what breaks them: each test breaks the tiny auction in one way."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games.core.action import CHANCE, Action, Seat
from games.core.breach import Breach
from games.core.decision import Decision
from games.core.errors import IllegalAction, UnknownRules
from games.core.event import Answered, Event
from games.core.laws import nothing_leaks
from games.core.outcome import Outcome, Score
from games.core.sealed_law import sealed_answers_commute
from games.core.sources import forbidden_imports
from games.core.step import Happen
from games.core.trial import play_under_laws, stored_states_play_on
from tests.games.core.auction import (
    Auction,
    AuctionOptions,
    AuctionState,
    AuctionView,
    Bid,
    BidInSecret,
    Deal,
    DealCard,
    TurnedUp,
)

GAMES = 12
"""How many random games a broken one may take to be caught."""


def play_games(game: Auction) -> None:
    """Play random games under the laws."""
    for number in range(GAMES):
        play_under_laws(game, 3, AuctionOptions(), Random(number))


def caught(game: Auction, law: int) -> Breach:
    """Return the breach that random games under the laws run into."""
    with pytest.raises(Breach) as breach:
        play_games(game)
    assert breach.value.law == law, breach.value
    assert breach.value.record is not None
    assert str(breach.value).startswith(f"Law {law} is broken: ")
    return breach.value


def test_nothing_is_caught_in_the_sound_game() -> None:
    play_games(Auction())


def test_law_1_catches_a_listed_action_that_is_refused() -> None:
    class Broken(Auction):
        def apply(self, state: AuctionState, seat: Seat, action: Action) -> list[Event]:
            if action == Bid(2):
                raise IllegalAction("Two is an unlucky number.", rule="luck")
            return super().apply(state, seat, action)

    assert "“bid coins=2” of seat" in str(caught(Broken(), 1))


def test_law_1_catches_an_action_that_is_not_listed_and_accepted() -> None:
    class Broken(Auction):
        def apply(self, state: AuctionState, seat: Seat, action: Action) -> list[Event]:
            if action == Bid(0) and seat not in (self.decision(state) or draw_nothing).seats:
                return []
            return super().apply(state, seat, action)

    assert "is not listed and was accepted" in str(caught(Broken(), 1))


draw_nothing = Decision("nothing", (), ())


def test_law_1_catches_a_refusal_that_changes_something() -> None:
    class Broken(Auction):
        def apply(self, state: AuctionState, seat: Seat, action: Action) -> list[Event]:
            try:
                return super().apply(state, seat, action)
            except IllegalAction:
                state.closed += 1
                raise

    assert "has changed the state" in str(caught(Broken(), 1))


def test_law_1_catches_a_refusal_without_a_sentence() -> None:
    class Broken(Auction):
        def refusal(self, state: AuctionState, seat: Seat, action: Action) -> IllegalAction:
            return IllegalAction("no", rule="")

    assert "without a clear sentence" in str(caught(Broken(), 1))


def test_law_1_catches_a_question_that_lists_an_answer_twice() -> None:
    class Broken(Auction):
        def decision(self, state: AuctionState) -> Decision | None:
            found = super().decision(state)
            if found is None or found.by_chance:
                return found
            return msgspec.structs.replace(found, choices=tuple(c + c for c in found.choices))

    caught(Broken(), 1)


def test_law_1_catches_a_crash() -> None:
    class Broken(Auction):
        def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
            if state.pot > 2:
                raise KeyError("pot")
            return super().view(state, seat)

    assert "crashed with KeyError('pot')" in str(caught(Broken(), 1))


def test_law_2_catches_chance_without_weights() -> None:
    class Broken(Auction):
        def decision(self, state: AuctionState) -> Decision | None:
            found = super().decision(state)
            return found and msgspec.structs.replace(found, weights=found.weights[1:])

    caught(Broken(), 2)


def test_law_2_catches_a_deck_that_is_in_order_already(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_the_lowest(
        step: DealCard, state: AuctionState, seat: Seat, action: Deal, happen: Happen
    ) -> None:
        state.cards.append(len(state.cards) + 1)

    monkeypatch.setattr(DealCard, "resolve", deal_the_lowest)

    assert "choices of chance lead to 1 states" in str(caught(Auction(), 2))


def test_law_2_catches_a_set_up_that_draws() -> None:
    rng = Random(1)

    class Broken(Auction):
        def lay_out(self, seats: int, options: AuctionOptions) -> AuctionState:
            state = super().lay_out(seats, options)
            state.cards = [rng.randint(1, 5)]
            return state

    assert "two set-ups for 3 differ" in str(caught(Broken(), 2))


@pytest.mark.parametrize(
    "line",
    ["import random", "from secrets import choice", "from time import time", "import os.path"],
)
def test_law_2_catches_imports_of_chance_and_clocks(tmp_path: Path, line: str) -> None:
    (tmp_path / "steps.py").write_text(f"def run():\n    {line}\n", encoding="utf-8")

    [found] = forbidden_imports([tmp_path])

    assert found.startswith("steps.py, line 2, imports ")


def test_law_2_allows_imports_for_type_hints(tmp_path: Path) -> None:
    text = "if TYPE_CHECKING:\n    from random import Random\nimport math\n"
    (tmp_path / "game.py").write_text(text, encoding="utf-8")

    assert list(forbidden_imports([tmp_path])) == []


def test_law_3_catches_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(state: AuctionState) -> AuctionState:
        return msgspec.structs.replace(state, stack=state.stack.copy())

    monkeypatch.setattr(AuctionState, "copy", shallow)

    with pytest.raises(Breach):
        play_under_laws(Auction(), 3, AuctionOptions(), Random(1))


def test_law_3_catches_what_is_not_stored() -> None:
    class Broken(Auction):
        def load(self, text: str | bytes) -> AuctionState:
            state = super().load(text)
            state.pot = 0
            return state

    assert "stored and loaded is another one" in str(caught(Broken(), 3))


def test_law_3_catches_what_is_kept_outside_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0

    def reveal(step: BidInSecret, state: AuctionState, happen: Happen) -> None:
        nonlocal count
        count += 1
        state.points[0] = count

    monkeypatch.setattr(BidInSecret, "reveal", reveal)

    with pytest.raises(Breach) as breach:
        play_under_laws(Auction(), 3, AuctionOptions(), Random(1))
    assert breach.value.law in (3, 5)


def shown_in(change: Callable[[AuctionState], dict[str, Any]]) -> Auction:
    """Return the auction with something more in the view of a spectator."""

    class Broken(Auction):
        def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
            return msgspec.structs.replace(super().view(state, seat), **change(state))

    return Broken()


def test_law_4_catches_a_card_that_is_shown() -> None:
    broken = shown_in(lambda state: {"cards": tuple(state.cards)})

    assert "tells two states apart" in str(caught(broken, 4))


def test_law_4_catches_a_number_reckoned_from_what_is_hidden() -> None:
    caught(shown_in(lambda state: {"pot": sum(state.cards) % 2}), 4)


def test_law_4_catches_an_event_that_everybody_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve = DealCard.resolve

    def gossip(
        step: DealCard, state: AuctionState, seat: Seat, action: Deal, happen: Happen
    ) -> None:
        resolve(step, state, seat, action, happen)
        happen(TurnedUp(bids={0: state.cards[0]}))

    monkeypatch.setattr(DealCard, "resolve", gossip)

    assert "hears of “deal" in str(caught(Auction(), 4))


def test_law_4_catches_answers_that_are_turned_up_without_a_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TurnedUp, "reveals", False)

    assert "none of answered, turned-up reveals" in str(caught(Auction(), 4))


def look_often(game: Auction, state: AuctionState) -> None:
    """Try at one position, with several actions and guesses, whether anything leaks."""
    for seed in range(5):
        nothing_leaks(game, state, Random(seed))


def test_law_4_catches_a_secret_that_an_open_action_uncovers_without_a_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Broken(Auction):
        def decision(self, state: AuctionState) -> Decision | None:
            found = super().decision(state)
            return found and msgspec.structs.replace(found, sealed=False)

        def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
            view = super().view(state, seat)
            answered = getattr(state.stack[-1], "answers", {})
            return msgspec.structs.replace(view, cards=tuple(state.cards)) if answered else view

    with pytest.raises(Breach, match="and none of answered reveals"):
        look_often(Broken(), deal_out(Broken()))
    monkeypatch.setattr(Answered, "reveals", True)
    look_often(Broken(), deal_out(Broken()))


def test_law_4_needs_no_mark_where_chance_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TurnedUp, "reveals", False)
    state = deal_out(Auction())
    last_answer = BidInSecret(answers={0: Bid(1), 1: Bid(2)})

    state.stack[:] = [BidInSecret(), last_answer]
    with pytest.raises(Breach, match="none of answered, turned-up reveals"):
        look_often(Auction(), state)

    state.stack[:] = [DealCard(0), last_answer]
    look_often(Auction(), state)


def test_law_4_catches_a_determinize_that_varies_nothing() -> None:
    class Broken(Auction):
        def determinize(self, state: AuctionState, seat: Seat | None, rng: Random) -> AuctionState:
            return state.copy()

    assert "determinize varied nothing" in str(caught(Broken(), 4))


def test_law_4_catches_a_determinize_that_gives_an_impossible_state() -> None:
    class Broken(Auction):
        def determinize(self, state: AuctionState, seat: Seat | None, rng: Random) -> AuctionState:
            other = super().determinize(state, seat, rng)
            other.cards = [card if owner == seat else 8 for owner, card in enumerate(other.cards)]
            return other

    assert "impossible" in str(caught(Broken(), 4))


def test_law_4_catches_a_determinize_that_changes_what_it_is_given() -> None:
    class Broken(Auction):
        def determinize(self, state: AuctionState, seat: Seat | None, rng: Random) -> AuctionState:
            other = super().determinize(state, seat, rng)
            state.closed += 1
            return other

    caught(Broken(), 4)


def test_law_5_catches_an_order_that_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(step: BidInSecret, seat: Seat, action: Action) -> BidInSecret:
        return msgspec.structs.replace(step, answers={**step.answers, seat: action})

    def first_wins(step: BidInSecret, state: AuctionState, happen: Happen) -> None:
        state.points[next(iter(step.answers))] += 1

    monkeypatch.setattr(BidInSecret, "answered", answered)
    monkeypatch.setattr(BidInSecret, "reveal", first_wins)

    assert "orders of arrival lead to" in str(caught(Auction(), 5))


def test_law_5_catches_an_answer_that_cannot_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(step: BidInSecret, seat: Seat, action: Action) -> BidInSecret:
        answers = dict(sorted({seat: action, **step.answers}.items()))
        return msgspec.structs.replace(step, answers=answers)

    monkeypatch.setattr(BidInSecret, "answered", answered)

    assert "is not as if it had been the first" in str(caught(Auction(), 5))


def test_law_5_catches_an_answer_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BidInSecret, "awaits", lambda step, state, seat: True)

    assert "does not come to an end" in str(caught(Auction(), 5))


def test_law_5_catches_a_decision_that_does_not_wait_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BidInSecret, "awaits", lambda step, state, seat: not step.answers)

    assert "closed before the last answer" in str(caught(Auction(), 5))


def in_two_parts(monkeypatch: pytest.MonkeyPatch, *, start_over: bool) -> None:
    """Let every bid take two actions that are added up; a third one may start over."""

    def answered(step: BidInSecret, seat: Seat, action: Bid) -> BidInSecret:
        said = step.answers.get(seat)
        whole = said is not None and said.coins >= 10
        if said is None or (whole and start_over):
            now = action
        else:
            now = Bid(10 + said.coins % 10 + action.coins)
        answers = dict(sorted({**step.answers, seat: now}.items()))
        return msgspec.structs.replace(step, answers=answers)

    def awaits(step: BidInSecret, state: AuctionState, seat: Seat) -> bool:
        return seat not in step.answers or step.answers[seat].coins < 10

    def reveal(step: BidInSecret, state: AuctionState, happen: Happen) -> None:
        state.points = [points + step.answers[s].coins for s, points in enumerate(state.points)]

    monkeypatch.setattr(BidInSecret, "answered", answered)
    monkeypatch.setattr(BidInSecret, "awaits", awaits)
    monkeypatch.setattr(BidInSecret, "reveal", reveal)


def deal_out(game: Auction) -> AuctionState:
    """Return the state in which all are asked for their first bid."""
    state = game.setup(3)
    for card in (1, 2, 3):
        game.apply(state, CHANCE, Deal(card))
    return state


@pytest.mark.parametrize("start_over", [False, True])
def test_law_5_understands_answers_of_several_actions(
    monkeypatch: pytest.MonkeyPatch, start_over: bool
) -> None:
    in_two_parts(monkeypatch, start_over=start_over)

    for seed in range(5):
        sealed_answers_commute(Auction(), deal_out(Auction()), Random(seed))


def test_law_5_catches_an_order_that_matters_in_answers_of_several_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    in_two_parts(monkeypatch, start_over=True)
    answered = BidInSecret.answered

    def in_order_of_arrival(step: BidInSecret, seat: Seat, action: Bid) -> BidInSecret:
        answers = {**step.answers, seat: answered(step, seat, action).answers[seat]}
        return msgspec.structs.replace(step, answers=answers)

    monkeypatch.setattr(BidInSecret, "answered", in_order_of_arrival)
    monkeypatch.setattr(
        BidInSecret,
        "reveal",
        lambda step, state, happen: state.points.__setitem__(next(iter(step.answers)), 9),
    )

    with pytest.raises(Breach, match="orders of arrival lead to"):
        sealed_answers_commute(Auction(), deal_out(Auction()), Random(1))


def test_law_5_catches_answers_that_are_not_secret() -> None:
    def first_answer(state: AuctionState) -> dict[str, Any]:
        answers = getattr(state.stack[-1], "answers", {}) if state.stack else {}
        return {"mine": next(iter(answers.values()), None)}

    with pytest.raises(Breach) as breach:
        play_under_laws(shown_in(first_answer), 3, AuctionOptions(), Random(1))
    assert breach.value.law in (4, 5)


def test_law_6_catches_coins_that_vanish(monkeypatch: pytest.MonkeyPatch) -> None:
    def burn(step: BidInSecret, state: AuctionState, happen: Happen) -> None:
        state.coins = [0 for _ in state.coins]

    monkeypatch.setattr(BidInSecret, "reveal", burn)

    assert "in the pot" in str(caught(Auction(), 6))


def scored(change: Callable[[Score], Score]) -> Auction:
    class Broken(Auction):
        def outcome(self, state: AuctionState) -> Outcome | None:
            found = super().outcome(state)
            if found is None:
                return None
            return msgspec.structs.replace(found, scores=tuple(map(change, found.scores)))

    return Broken()


def test_law_6_catches_a_total_that_is_not_the_sum() -> None:
    broken = scored(lambda score: msgspec.structs.replace(score, total=score.total + 1))

    assert " make " in str(caught(broken, 6))


def test_law_7_catches_an_incomplete_ranking() -> None:
    class Broken(Auction):
        def outcome(self, state: AuctionState) -> Outcome | None:
            found = super().outcome(state)
            return found and msgspec.structs.replace(found, ranking=found.ranking[:1])

    caught(Broken(), 7)


def test_law_7_catches_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(step: BidInSecret, state: AuctionState, happen: Happen) -> None:
        state.push(BidInSecret())

    monkeypatch.setattr(BidInSecret, "reveal", again)

    assert "has not ended after 200 decisions" in str(caught(Auction(), 7))


def sample(rules: int) -> str:
    """Return a state as it was stored under these rules."""
    text = Auction().dump(Auction().setup(2)).replace('"rules":2', f'"rules":{rules}')
    return text if rules > 1 else text.replace('"pot"', '"bank"')


def test_law_8_lets_old_and_new_states_play_on() -> None:
    stored_states_play_on(Auction(), {1: sample(1), 2: sample(2)}, Random(1))


def test_law_8_catches_a_missing_sample() -> None:
    with pytest.raises(Breach, match="no stored state of rules 1"):
        stored_states_play_on(Auction(), {2: sample(2)}, Random(1))


def test_law_8_catches_a_shape_that_is_not_upgraded() -> None:
    class Broken(Auction):
        def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
            raise UnknownRules("Auction knows rules 2 only.")

    with pytest.raises(Breach, match="rules 1 cannot be loaded"):
        stored_states_play_on(Broken(), {1: sample(1), 2: sample(2)}, Random(1))


def test_law_8_catches_an_upgrade_that_changes_the_rules() -> None:
    class Broken(Auction):
        def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
            return {**super().upgrade(raw, rules), "rules": 2}

    with pytest.raises(Breach, match="goes on under rules 2"):
        stored_states_play_on(Broken(), {1: sample(1), 2: sample(2)}, Random(1))


def test_law_8_catches_unknown_rules_that_are_accepted() -> None:
    class Broken(Auction):
        def upgrade(self, raw: dict[str, Any], rules: int) -> dict[str, Any]:
            return raw

    assert "rules 3 are unknown and were not refused" in str(caught(Broken(), 8))
