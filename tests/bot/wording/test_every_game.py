"""What every game's words must be, whatever the game."""

import re
from random import Random
from typing import Any, NamedTuple, cast, get_type_hints

import msgspec
import pytest
from babel.messages.pofile import read_po

from bot.wording.extraction import TEMPLATE
from bot.wording.game import LABEL_LIMIT, LINE_LIMIT, TEXT_LIMIT, Wording
from bot.wording.language import Language
from bot.wording.registry import WORDINGS
from games.core.action import Action
from games.core.chance import answer_eagerly
from games.core.game import Game
from games.core.near_misses import near_misses
from games.core.text import literals, members
from games.registry import GAMES
from tests.bot.wording.moments import (
    Moment,
    all_events,
    asked_views,
    everybody,
    options_for,
    random_game,
    samples,
)

ENGLISH = Language("en")
LONG_NAMES = ["W" * 32, "Ħ" * 32, "漢" * 32, "💃" * 32, "Ω" * 32]
SHORT_NAMES = ["①", "②", "③", "④", "⑤"]
RAW = re.compile(r"[{}_]|\bNone\b|\[\]|\(\)|Literal|  ")
SEAT_LETTER = re.compile(r"\b[A-E]\b")
"""What pictures call a player is the same in every language."""
STORY_LINES_OF_A_TURN = 7
GAMES_FOR_EVERY_ACTION = 120
"""So many games at most until every action has been legal once."""


class Said(NamedTuple):
    """Everything that is said at one moment."""

    questions: list[str]
    summons: str
    choices: list[Any]
    story: list[str]
    boards: list[str]
    holdings: list[str]

    def texts(self) -> list[str]:
        choices = [text for choice in self.choices for text in (choice.label, choice.line)]
        parts = (self.questions, [self.summons], choices, self.story, self.boards, self.holdings)
        return [text for part in parts for text in part]


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any, Any, Any]:
    return GAMES[request.param]


@pytest.fixture
def words(game: Game[Any, Any, Any]) -> Wording:
    return WORDINGS[game.slug]


def say_all(
    game: Game[Any, Any, Any], words: Wording, moment: Moment, names: list[str], language: Language
) -> Said:
    views = asked_views(game, moment)
    spectator = game.view(moment.state, None)
    seats = everybody(game, moment.state, len(names))
    return Said(
        questions=[words.question(view, names, language) for _, view in seats],
        summons=words.summons(spectator, names, language),
        choices=[words.choice(view, action, language) for view in views for action in view.choices],
        story=words.story(moment.events, names, language),
        boards=[words.board(spectator, names, language)],
        holdings=[words.holdings(view, names, language) for _, view in seats],
    )


def test_every_game_has_words() -> None:
    assert WORDINGS.keys() == GAMES.keys()


def test_every_kind_of_event_can_be_told_alone(game: Game[Any, Any, Any], words: Wording) -> None:
    kinds = all_events(game)
    assert kinds
    for kind in kinds:
        for event in samples(kind):
            told = " ".join(words.story([event], SHORT_NAMES, ENGLISH))
            assert told or "ended" in str(event), event
            assert not RAW.search(told), told


def test_every_kind_of_action_has_a_name(game: Game[Any, Any, Any], words: Wording) -> None:
    missing = set(members(game.action_type))
    for seed in range(GAMES_FOR_EVERY_ACTION):
        rng = Random(seed)
        seats = game.seats[seed // 2 % len(game.seats)]
        state = game.setup(seats, options_for(game, seed))
        while missing and (decision := game.decision(state)):
            seat, action = answer_eagerly(decision, rng)
            view = game.view(state, max(seat, 0))
            for choice in decision.legal(seat):
                assert words.choice(view, choice, ENGLISH).label
                missing.discard(type(choice))
            game.apply(state, seat, action)
    assert not missing


@pytest.mark.parametrize("names", [SHORT_NAMES, LONG_NAMES])
def test_everything_fits_and_nothing_raw_shows(
    game: Game[Any, Any, Any], words: Wording, names: list[str]
) -> None:
    for seats in game.seats:
        for moment in random_game(game, seats, seed=seats):
            if moment.decision is None:
                ending = words.result(game.view(moment.state, None), names[:seats], ENGLISH)
                assert len(ending) <= TEXT_LIMIT
                assert not RAW.search(ending), ending
                continue
            said = say_all(game, words, moment, names[:seats], ENGLISH)
            assert all(text and not RAW.search(text) for text in said.texts())
            assert all(len(choice.label) <= LABEL_LIMIT for choice in said.choices)
            assert all(len(choice.line) <= LINE_LIMIT for choice in said.choices)
            assert not any(choice.line.endswith("…") for choice in said.choices)
            assert all(len(board) <= TEXT_LIMIT for board in said.boards)
            assert len(said.story) <= STORY_LINES_OF_A_TURN
            assert sum(map(len, said.story)) <= TEXT_LIMIT


def test_labels_tell_the_choices_apart(game: Game[Any, Any, Any], words: Wording) -> None:
    for seats in game.seats:
        for moment in random_game(game, seats, seed=10 + seats):
            if moment.decision is not None:
                for view in asked_views(game, moment):
                    actions = cast(Any, view).choices
                    labels = {words.choice(view, action, ENGLISH).label for action in actions}
                    assert len(labels) == len(actions)


def test_public_words_are_the_same_from_every_seat(
    game: Game[Any, Any, Any], words: Wording
) -> None:
    for seats in game.seats:
        for moment in random_game(game, seats, seed=20 + seats):
            views = everybody(game, moment.state, seats)
            names = SHORT_NAMES[:seats]
            assert len({words.summons(view, names, ENGLISH) for _, view in views}) == 1
            assert len({words.board(view, names, ENGLISH) for _, view in views}) == 1


def test_words_give_no_more_away_than_the_view(game: Game[Any, Any, Any], words: Wording) -> None:
    """Law 4: what one seat cannot know does not change a word of what it reads."""
    changed = 0
    for seats in game.seats:
        names = SHORT_NAMES[:seats]
        rng = Random(seats)
        for moment in random_game(game, seats, seed=30 + seats):
            if moment.decision is None:
                continue
            for seat, view in everybody(game, moment.state, seats):
                other = game.determinize(moment.state, seat, rng)
                changed += game.dump(other) != game.dump(moment.state)
                seen = game.view(other, seat)
                for say in (words.question, words.summons, words.board, words.holdings):
                    assert say(view, names, ENGLISH) == say(seen, names, ENGLISH)
                for action in cast(Any, view).choices:
                    said = words.choice(view, action, ENGLISH)
                    assert said == words.choice(seen, action, ENGLISH)
    assert changed > 100


def test_a_story_is_the_same_whatever_the_others_hold(
    game: Game[Any, Any, Any], words: Wording
) -> None:
    for seats in game.seats:
        names = SHORT_NAMES[:seats]
        rng = Random(seats)
        for moment in random_game(game, seats, seed=40 + seats):
            if moment.decision is None:
                continue
            seat = moment.decision.awaited[0]
            other = game.determinize(moment.state, seat, rng)
            for action in moment.decision.legal(seat)[:3]:
                told = []
                for state in (moment.state.copy(), other.copy()):
                    events = game.apply(state, seat, action)
                    if moment.decision.sealed and state.closed > moment.state.closed:
                        break  # the last secret answer is in, so all are told
                    if any(event.reveals for event in events):
                        break  # what the others hold was uncovered
                    told.append(words.story(events, names, ENGLISH))
                assert told[:1] == told[1:]


def test_every_refusal_has_words(game: Game[Any, Any, Any], words: Wording) -> None:
    with TEMPLATE.open("rb") as file:
        catalog = read_po(file)
    reasons = set()
    for seats in game.seats:
        rng = Random(seats)
        for moment in random_game(game, seats, seed=50 + seats):
            decision = moment.decision
            listed: tuple[Action, ...] = decision.choices[0] if decision else ()
            refused = (
                game.refusal(moment.state, seat, action)
                for action in near_misses(listed, game.action_type, rng)
                for seat in range(seats)
                if decision is None or action not in decision.legal(seat)
            )
            for error in refused:
                reasons.add(error.reason)
                assert catalog.get(error.reason) is not None, error.reason
                assert catalog.get(error.rule) is not None, error.rule
                told = words.refusal(error, ENGLISH)
                assert not RAW.search(told.replace("()", "")), told
                assert error.rule in told
                assert told[0].isupper()
                assert told.endswith(").")
    assert len(reasons) > 10


def test_everything_is_translated(
    game: Game[Any, Any, Any], words: Wording, gibberish: Language
) -> None:
    for seats in game.seats:
        names = SHORT_NAMES[:seats]
        rng = Random(seats)
        texts: list[str] = []
        for moment in random_game(game, seats, seed=60 + seats):
            if moment.decision is None:
                texts.append(words.result(game.view(moment.state, None), names, gibberish))
                continue
            texts += say_all(game, words, moment, names, gibberish).texts()
            listed = moment.decision.choices[0]
            for action in near_misses(listed, game.action_type, rng, most=6):
                error = game.refusal(moment.state, moment.decision.awaited[0], action)
                texts.append(words.refusal(error, gibberish))
        for text in texts:
            assert not re.search("[A-Za-z]", SEAT_LETTER.sub("", text)), text


def test_topics_and_options_are_whole_and_fit(
    game: Game[Any, Any, Any], words: Wording, gibberish: Language
) -> None:
    topics = words.topics(ENGLISH)
    assert len({topic.key for topic in topics}) == len(topics)
    assert len({topic.title for topic in topics}) == len(topics)
    for topic in topics:
        assert 0 < len(topic.title) <= LINE_LIMIT
        assert 0 < len(topic.text) <= TEXT_LIMIT
        assert not RAW.search(f"{topic.title} {topic.text}".replace("\n   ", "\n")), topic
    options = words.options(ENGLISH)
    fields = [field.name for field in msgspec.structs.fields(game.options_type)]
    assert [option.name for option in options] == fields
    for option in options:
        assert 0 < len(option.title) <= LABEL_LIMIT
        assert 0 < len(option.description) <= LINE_LIMIT
    for topic in words.topics(gibberish):
        assert not re.search("[A-Za-z]", topic.title + topic.text)
    for option in words.options(gibberish):
        assert not re.search("[A-Za-z]", option.title + option.description)


def test_what_commands_ask_for_has_a_name_of_its_own(
    game: Game[Any, Any, Any], words: Wording, gibberish: Language
) -> None:
    names = words.names(ENGLISH)
    assert len(set(names.values())) == len(names)
    for action in members(game.action_type):
        for hint in get_type_hints(action).values():
            words_of_hint = [word for word in literals(hint) if isinstance(word, str)]
            assert not words_of_hint or any(word in names for word in words_of_hint)
    assert not re.search("[A-Za-z]", "".join(words.names(gibberish).values()))


@pytest.mark.parametrize("name", ["*b* _i_ `c` ||s||", "<@1> @everyone", "# x", "אבי", "{0}{a}"])
def test_names_are_harmless_wherever_they_stand(
    game: Game[Any, Any, Any], words: Wording, name: str
) -> None:
    seats = max(game.seats)
    names = [name] * seats
    for moment in random_game(game, seats, seed=70):
        spectator = game.view(moment.state, None)
        texts = [
            *words.story(moment.events, names, ENGLISH),
            words.board(spectator, names, ENGLISH),
        ]
        if moment.decision is None:
            texts.append(words.result(spectator, names, ENGLISH))
        else:
            texts.append(words.summons(spectator, names, ENGLISH))
            texts += (words.question(view, names, ENGLISH) for view in asked_views(game, moment))
        for text in texts:
            assert not re.search(r"<@|@everyone|\|\||`|_i_|\*b\*|^# ", text, re.MULTILINE), text
