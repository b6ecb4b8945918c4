"""The commands of Maracaibo: completed from what is legal, read as typed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import Malecon
from games.maracaibo.actions import AnyAction
from games.maracaibo.cards import CARDS
from sandbox.local import Sandbox
from sandbox.players import Player
from tests.bot.commanding import MARACAIBO
from tests.bot.maracaibo_table import NAMES, line_of
from tests.bot.placing import acts_of, seat
from tests.bot.playing import first_line
from tests.bot.scripted import choices_in
from tests.bot.wording.conftest import locales, write_catalogue
from tests.games.maracaibo.positions import position

__all__ = ["locales"]

OF_CHANCE = {
    *("deal-card", "deal-career", "draw-card", "reveal-card", "draw-tile", "draw-quest"),
    *("draw-token", "draw-building", "draw-automa", "first-player"),
}
IN_GROUPS = {
    "village": {"earn", "sell", "drill", "enlist", "scout"},
    "fight": {"reveal", "for", "add", "win", "annex", "raid"},
}


@pytest.fixture
def people(discord_: Sandbox) -> list[Player]:
    return [discord_.player(name) for name in NAMES]


@pytest.fixture
def ana(people: list[Player]) -> Player:
    return people[0]


def verbs_of(command: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield every command of a group, those of groups in it with both words, and its parameters."""
    for option in command["options"]:
        if option["type"] == 2:
            yield from ((f"{option['name']} {verb}", more) for verb, more in verbs_of(option))
        else:
            yield option["name"], option.get("options") or []


async def test_every_verb_of_the_rules_is_a_command(bot: Malecon) -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in AnyAction.__args__}
    [group] = [it for it in bot.tree.get_commands() if it.name == "maracaibo"]
    commands = dict(verbs_of(group.to_dict(bot.tree)))
    assert commands.pop("tracks") == []
    assert commands.keys() == MARACAIBO.keys()
    tags = {"for": "fight"}
    verbs = {verb: verb.split()[-1] for verb in commands}
    assert {tags.get(last, last) for last in verbs.values()} == kinds.keys() - OF_CHANCE
    for verb, options in commands.items():
        kind = kinds[tags.get(verbs[verb], verbs[verb])]
        assert [option["name"] for option in options] == list(kind.__struct_fields__)
        assert all(option["autocomplete"] for option in options)


async def test_locations_are_completed_with_what_can_be_done_there(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    at = position(ships={0: "11"}, hands={0: "A01 A13"}, quests={"15": "Q01"})
    table = await seat(bot.database, discord_, at, people)
    offered = await ana.complete("maracaibo sail", "to")
    assert [value for _, value in offered] == [*map(str, range(12, 21))]
    assert offered[0][0] == await line_of(bot, table, "sail 12")
    assert offered[3][0] == "Sail 3 to Negril (15): 1 village action; quest for 2 maps"
    assert offered[6] == (
        "Sail 4 to Cayman (18) by Port Royal, or 5 by Cartagena: 2 village actions",
        "18",
    )
    assert await ana.complete("maracaibo sail", "to", "port r") == offered[1:2] + offered[6:]
    assert await ana.complete("maracaibo sail", "to", "20") == offered[-1:]
    assert await ana.complete("maracaibo sail", "route", to="Cayman") == [
        ("Sail 4 to Cayman (18) by Port Royal: 2 village actions", "upper"),
        ("Sail 5 to Cayman (18) by Cartagena: 2 village actions", "lower"),
    ]
    for to in ("14", "Havana", "nowhere", ""):
        assert await ana.complete("maracaibo sail", "route", to=to) == []
    assert await people[1].complete("maracaibo sail", "to") == []


@pytest.mark.parametrize("typed", ["14", " 14 ", "Cartagena", "cartagena (14)"])
async def test_a_location_is_read_by_number_or_name(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player, typed: str
) -> None:
    table = await seat(bot.database, discord_, position(ships={0: "11"}), people)
    await ana.slash("maracaibo sail", to=typed)
    assert (await acts_of(bot.database, table))[0] == "sail to=14"


@pytest.mark.parametrize("typed", ["lower", "Lower branch", "Cartagena"])
async def test_a_branch_is_named_where_both_lead_there(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player, typed: str
) -> None:
    table = await seat(bot.database, discord_, position(ships={0: "11"}), people)
    refusals = {
        ("18", ""): (
            "Two branches lead to Cayman (18): name the upper or the lower one (rules: sailing)."
        ),
        ("14", typed): "There is one way to Cartagena (14): no branch is named (rules: sailing).",
        ("1", ""): "Havana (1) is not within 7 steps of your ship (rules: sailing).",
        ("18", "middle"): "There is no “middle” here; choose from upper branch or lower branch.",
    }
    for (to, route), sentence in refusals.items():
        options = {"to": to, "route": route} if route else {"to": to}
        assert first_line(await ana.slash("maracaibo sail", **options)) == sentence
    answer = await ana.slash("maracaibo sail", to="99")
    assert answer.text.startswith("There is no “99” here; choose from Maracaibo (12), Port Royal ")
    assert await acts_of(bot.database, table) == []
    await ana.slash("maracaibo sail", to="18", route=typed)
    assert (await acts_of(bot.database, table))[0] == "sail to=18 route=lower"


async def test_cards_are_read_by_name_or_id(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    held = CARDS["A14"].cost - 1
    at = position(stopped=("9", 7), hands={0: "A01 A13 A14"}, doubloons={0: held})
    table = await seat(bot.database, discord_, at, people)
    assert await ana.complete("maracaibo plan", "card", "paWn") == [
        (await line_of(bot, table, "plan A13"), "A13")
    ]
    assert await ana.complete("maracaibo buy", "card") == [
        (await line_of(bot, table, "buy A01"), "A01"),
        (await line_of(bot, table, "buy A13"), "A13"),
    ]
    refusals = {
        "Buried Chest": (
            f"Buried Chest costs {held + 1} doubloons, and you have {held} (rules: buying"
            " projects)."
        ),
        "Toll Keeper": (
            "Toll Keeper is neither in your hand nor in your planning areas (rules: buying"
            " projects)."
        ),
    }
    for card, sentence in refusals.items():
        answer = await ana.slash("maracaibo buy", card=card)
        assert first_line(answer) == sentence
        assert choices_in(answer), "what is possible instead is offered"
    answer = await ana.slash("maracaibo buy", card="Sea monster")
    assert answer.text == (
        "There is no “Sea monster” here; choose from Harbour Clerk or Pawnbroker."
    )
    await ana.slash("maracaibo plan", card="buried chest")
    await ana.slash("maracaibo buy", card="a13")
    await ana.slash("maracaibo buy", card="Buried Chest")
    assert await acts_of(bot.database, table) == ["plan card=A14", "buy card=A13", "buy card=A14"]


async def test_words_are_read_in_the_language_of_whoever_types(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player, locales: Path
) -> None:
    write_catalogue(locales, "hu", lambda text: f"{text}[hu]")
    discord_.world.locales[ana.id] = "hu"
    at = position(stopped=("9", 7), hands={0: "A01 A13"}, doubloons={0: 9})
    table = await seat(bot.database, discord_, at, people)
    answer = await ana.slash("maracaibo buy", card="Pawnbroker")
    assert first_line(answer).startswith("There is no “Pawnbroker” here; choose from Harbour ")
    await ana.slash("maracaibo buy", card="Pawnbroker[HU]")
    await ana.slash("maracaibo invest", building="Governor's Palace[hu]")
    assert await acts_of(bot.database, table) == ["buy card=A13", "invest building=palace"]


async def test_words_out_of_turn_are_not_even_read(
    bot: Malecon, discord_: Sandbox, people: list[Player]
) -> None:
    table = await seat(bot.database, discord_, position(), people)
    for verb, parameters in MARACAIBO.items():
        numbers = {"task", "points", "influence"}
        typed = {name: 99 if name in numbers else "nonsense" for name in parameters}
        answer = await people[1].slash(f"maracaibo {verb}", **typed)
        assert answer.ephemeral
        assert first_line(answer) == "It is not your decision now (rules: order of play)."
    answer = await people[3].slash("maracaibo draw")
    assert answer.text == "You do not sit at this table."
    assert await acts_of(bot.database, table) == []


async def test_a_verb_that_is_not_asked_for_names_what_is(
    bot: Malecon, discord_: Sandbox, people: list[Player], ana: Player
) -> None:
    table = await seat(bot.database, discord_, position(), people)
    verbs = {
        "draw": "You are asked to sail now, not to draw from the deck (rules: sailing).",
        "village earn": "You are asked to sail now, not to take a doubloon (rules: sailing).",
        "quest": "You are asked to sail now, not to fulfil a quest (rules: sailing).",
        "finish": "You are asked to sail now, not to finish (rules: sailing).",
    }
    for verb, sentence in verbs.items():
        answer = await ana.slash(f"maracaibo {verb}")
        assert first_line(answer) == sentence
        assert choices_in(answer), "what is possible instead is offered"
    assert await acts_of(bot.database, table) == []
