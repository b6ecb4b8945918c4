"""What is hidden (§7): secret answers until all are in; nothing else is."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from games.core.chance import answer_at_random
from games.core.trial import lookalikes_along
from games.montego.actions import Hire
from games.montego.state import MontegoState
from games.montego.steps import HireJack, LayCards
from tests.games.montego.positions import BLUE, GAME, GREEN, YELLOW, position


def secrets(state: MontegoState) -> Iterator[tuple[int, object, object]]:
    """Yield all that was answered in secret: by whom, about what and what."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, HireJack):
        for seat, hire in step.answers.items():
            yield seat, "jack", hire.answer
    if isinstance(step, LayCards):
        for seat, laid in step.answers.items():
            for figure, card in laid.items():
                yield seat, figure, card


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_secret_of_others_varies_and_none_of_ones_own(seats: int) -> None:
    varied: defaultdict[int | None, set[tuple[int, object]]] = defaultdict(set)
    for pair in lookalikes_along(GAME, seats, None, Random(seats)):
        here, there = set(secrets(pair.state)), set(secrets(pair.other))
        assert {secret for secret in here if secret[0] == pair.seat} <= there
        varied[pair.seat] |= {(seat, what) for seat, what, _ in here ^ there}

    for reader in (None, *range(seats)):
        others = {seat for seat in range(seats) if seat != reader}
        assert {seat for seat, _ in varied[reader]} == others
        workers = {w for w, owner in position(seats).state.owners.items() if owner != reader}
        assert workers <= {what for _, what in varied[reader]}


def test_answers_about_jack_vary() -> None:
    table = position(coins={GREEN: 3, BLUE: 3, YELLOW: 3}).do(BLUE, "hire yes")
    rng = Random(1)
    seen: Counter[str] = Counter()
    for _ in range(60):
        other = GAME.determinize(table.state, GREEN, rng)
        step = other.stack[-1]
        assert isinstance(step, HireJack)
        assert set(step.answers) == {BLUE}, "who is awaited is no secret"
        seen[step.answers[BLUE].answer] += 1
    assert set(seen) == {"yes", "no"}
    own = GAME.determinize(table.state, BLUE, rng)
    assert own == table.state
    assert own.stack[-1].answers == {BLUE: Hire("yes")}  # type: ignore[union-attr]  # it is asked about Jack


def test_how_many_cards_of_several_lie_is_a_secret_too() -> None:
    table = position(3).do(BLUE, "play blue-big 4")
    rng = Random(2)
    laid = set()
    for _ in range(60):
        other = GAME.determinize(table.state, GREEN, rng)
        assert GAME.view(other, GREEN) == table.view(GREEN)
        laid.add(len(list(secrets(other))))
    assert laid == {0, 1, 2}, "by Blue none or one, by Yellow none or one: whole answers would show"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_hidden_but_open_answers(seats: int) -> None:
    rng, state = Random(seats), GAME.setup(seats)
    while (decision := GAME.decision(state)) is not None:
        for reader in (None, *range(seats)):
            others = any(seat != reader for seat, _, _ in secrets(state))
            hidden = decision.kind == "play" or others
            assert GAME.hides_nothing(state, reader) == (not hidden)
            if not hidden:
                assert GAME.determinize(state, reader, rng) == state
        GAME.apply(state, *answer_at_random(decision, rng))
    assert GAME.hides_nothing(state, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_and_own_secrets_are_for_who_is_asked(seats: int) -> None:
    rng, state = Random(seats + 5), GAME.setup(seats)
    asked = set()
    while (decision := GAME.decision(state)) is not None:
        for reader in (None, *range(seats)):
            view = GAME.view(state, reader)
            mine = () if reader is None else decision.legal(reader)
            assert view.choices == mine
            assert view.asked == (() if decision.by_chance else decision.awaited)
            own = {(what, value) for seat, what, value in secrets(state) if seat == reader}
            shown = {*view.laid.items(), *({("jack", view.wants)} if view.wants else ())}
            assert shown == own
        asked.add(decision.kind)
        GAME.apply(state, *answer_at_random(decision, rng))
    assert {"hire", "play", "beside", "load", "take-back"} <= asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_last_secret_answer_reveals(seats: int) -> None:
    """It turns up those of the others, so it cannot be taken back."""
    rng, state = Random(seats), GAME.setup(seats)
    turned_up = set()
    while (decision := GAME.decision(state)) is not None:
        closed = state.closed
        events = GAME.apply(state, *answer_at_random(decision, rng))
        last = decision.sealed and state.closed != closed
        assert any(event.reveals for event in events) == last
        turned_up |= {decision.kind} if last else set()
    assert turned_up == {"hire", "play"}
