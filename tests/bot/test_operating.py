"""What the operator is told: one line, and numbers, for everything that is done for somebody."""

import json
import logging
from collections.abc import Callable

import pytest

from bot.client import Malecon
from bot.logs import JsonLines, Text
from bot.operating.metrics import REGISTRY
from bot.wording.santiago import wording as santiago
from rendering.santiago.artist import SantiagoArtist
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.breaking import CALLBACK, POST, broken
from tests.bot.chronicle import Chronicle
from tests.bot.placing import GAME
from tests.bot.scripted import choices_in
from tests.bot.test_updates import used
from tests.bot.told import all_told, everything_logged, told

__all__ = ["everything_logged"]

Counted = Callable[..., float]


@pytest.fixture
def counted() -> Counted:
    """Return by how much a number has grown since the test began."""
    before = {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for metric in REGISTRY.collect()
        for sample in metric.samples
    }

    def since(name: str, /, **labels: str) -> float:
        now = REGISTRY.get_sample_value(name, labels) or 0.0
        return now - before.get((name, *sorted(labels.items())), 0.0)

    return since


@pytest.fixture
def log(everything_logged: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    return everything_logged


async def test_a_command_and_what_came_of_it(
    bot: Malecon, people: list[Player], table: int, log: pytest.LogCaptureFixture, counted: Counted
) -> None:
    ana, gyozo, *_ = people
    await ana.slash("santiago drive", stops=1)
    line = await told(log, name="/santiago drive")
    assert line["kind"] == "command"
    assert (line["table"], line["seat"], line["entry"]) == (table, 0, 1)
    assert line["outcome"] == "moved"
    assert line["acknowledged_ms"] <= line["ms"]
    [number] = [row.interaction_id for row in await bot.database.log.entries(table)]
    assert line["interaction"] == number
    labels = {"kind": "command", "name": "/santiago drive", "outcome": "moved"}
    assert counted("malecon_interactions_total", **labels) == 1
    assert counted("malecon_moves_total", game=GAME) == 1
    assert counted("malecon_acknowledged_seconds_count", kind="command") == 1
    await gyozo.sees("▶")
    post = await told(log, message="post")
    assert (post["table"], post["entry"], post["outcome"]) == (table, 1, "shown")
    assert post["drawing_ms"] > 0
    assert counted("malecon_posts_total", outcome="shown") == 1
    assert counted("malecon_picture_seconds_count", game=GAME, picture="board") == 1


async def test_buttons_menus_and_completions_by_their_first_word(
    bot: Malecon, people: list[Player], table: int, log: pytest.LogCaptureFixture, counted: Counted
) -> None:
    ana, *_ = people
    shown = await ana.slash("turn")
    button = choices_in(shown)[0][0]
    await ana.use(shown, button)
    line = await told(log, kind="button")
    assert (line["name"], line["table"], line["outcome"]) == ("do", table, "moved")
    assert await ana.complete("table new", "seats", game=GAME)
    line = await told(log, kind="completion")
    assert (line["name"], line["outcome"], line["level"]) == (
        "/table new",
        "answered",
        logging.DEBUG,
    )
    key = button.rpartition(":")[2]
    assert key not in log.text, "which answer was chosen may be secret"


async def test_a_lobby_names_its_table(
    bot: Malecon, people: list[Player], log: pytest.LogCaptureFixture
) -> None:
    ana, gyozo, *_ = people
    lobby = await ana.slash("table new", game=GAME, seats=2)
    [row] = await bot.database.tables.open_of(int(ana.id))
    assert (await told(log, name="/table new"))["table"] == row.id
    await gyozo.click(lobby, "Join")
    assert (await told(log, name="lobby"))["table"] == row.id
    await gyozo.slash("table leave")
    assert (await told(log, name="/table leave"))["table"] == row.id


async def test_a_refusal_and_its_reason(
    people: list[Player], table: int, log: pytest.LogCaptureFixture, counted: Counted
) -> None:
    ana, _, lukasz, _ = people
    await ana.slash("santiago drive", stops=50)
    line = await told(log, outcome="refused")
    assert (line["reason"], line["table"], line["seat"]) == ("IllegalAction", table, 0)
    await lukasz.slash("santiago drive", stops=1)
    line = await told(log, reason="Refusal")
    assert "seat" not in line
    assert line["table"] == table
    assert counted("malecon_refusals_total", reason="IllegalAction") == 1
    assert counted("malecon_refusals_total", reason="Refusal") == 1
    shown = await ana.slash("turn")
    button = choices_in(shown)[0][0]
    await ana.slash("santiago drive", stops=1)
    await ana.use(shown, button)
    assert (await told(log, name="do"))["reason"] == "StaleDecision"


@pytest.mark.parametrize(("custom_id", "name"), [("bid:1:2", "bid"), ("x" * 100, "unknown")])
async def test_a_button_that_nothing_answers(
    discord_: Sandbox,
    people: list[Player],
    table: int,
    log: pytest.LogCaptureFixture,
    custom_id: str,
    name: str,
) -> None:
    await used(discord_, people[0], custom_id)
    line = await told(log, kind="button")
    assert (line["name"], line["outcome"]) == (name, "refused"), "however an id looks"


async def test_a_failure_counts_as_one(
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
    counted: Counted,
) -> None:
    ana, *_ = people
    monkeypatch.setattr(santiago, "holdings", broken)
    assert (await ana.slash("hand")).text.startswith("Something went wrong here.")
    line = await told(log, outcome="failed")
    assert (line["name"], line["table"]) == ("/hand", table)
    assert counted("malecon_errors_total", part="interaction") == 1


async def test_an_answer_that_comes_too_late(
    discord_: Sandbox, people: list[Player], table: int, log: pytest.LogCaptureFixture
) -> None:
    ana, *_ = people
    discord_.ack_deadline = 0.05
    async with discord_.faults.holding(CALLBACK) as gate:
        assert (await ana.slash("santiago drive", stops=1)).kind == "failure"
        await gate.arrived()
    line = await told(log, name="/santiago drive")
    assert (line["outcome"], line["entry"]) == ("late", 1), "the move counts all the same"
    assert "acknowledged_ms" not in line


async def test_a_post_that_fails_and_the_one_that_arrives(
    discord_: Sandbox,
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
    counted: Counted,
) -> None:
    ana, gyozo, *_ = people
    monkeypatch.setattr("bot.posting.WAITS", (0.0,))
    discord_.faults.refuse(POST, 400, 50035)
    await ana.slash("santiago drive", stops=1)
    await gyozo.sees("▶")
    await told(log, message="post", outcome="shown")
    assert [line["outcome"] for line in all_told(log, "post")] == ["failed", "shown"]
    assert counted("malecon_posts_total", outcome="failed") == 1
    assert counted("malecon_errors_total", part="post") == 1
    assert counted("malecon_discord_requests_total", method="POST", status="400") == 1


async def test_no_line_names_people_or_tokens(
    discord_: Sandbox, people: list[Player], table: int, log: pytest.LogCaptureFixture
) -> None:
    ana, gyozo, *_ = people
    chronicle = Chronicle(discord_)
    await ana.slash("hand")
    shown = await ana.slash("turn")
    await ana.use(shown, choices_in(shown)[0][0])
    await gyozo.sees("▶")
    await told(log, message="post")
    assert chronicle.tokens
    names_and_ids = [it for person in people for it in (person.name, person.id)]
    lines = [form.format(record) for form in (Text(), JsonLines()) for record in log.records]
    for line in lines:
        for secret in (*chronicle.tokens, discord_.token, *names_and_ids):
            assert secret not in line


async def test_lines_within_a_piece_of_work_tell_what_it_is(
    people: list[Player],
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
) -> None:
    """Whatever logs a line need not know what it is done for."""
    ana, *_ = people
    written: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(JsonLines().format(record))

    handler = Handler()
    logging.getLogger("bot").addHandler(handler)
    try:
        monkeypatch.setattr(SantiagoArtist, "hand", broken)
        await ana.slash("hand")
        line = await told(log, name="/hand")
    finally:
        logging.getLogger("bot").removeHandler(handler)
    [failed] = [json.loads(text) for text in written if "not drawn" in text]
    assert (failed["table"], failed["seat"], failed["interaction"]) == (
        table,
        0,
        line["interaction"],
    )
    assert "The brush broke." in failed["exception"]
