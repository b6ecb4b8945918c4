"""What Discord refuses is refused here: by its own file, and by the rules it leaves out."""

import copy
import sys
from typing import Any

import discord
import pytest

from sandbox.local import Sandbox
from sandbox.validation import Sent, Validator
from tests.local_discord import logged_in
from tests.openapi_file import MISSING, OPENAPI
from tests.sandbox.sample_bot import SampleBot, board

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"
V2 = 1 << 15

needs_openapi = pytest.mark.skipif(not OPENAPI.is_file(), reason=MISSING)


def by_hand(method: str, route: str, body: Any, **more: Any) -> list[str]:
    """Return the codes that the hand-written rules find."""
    return [v.code for v in Validator().check(Sent(method, route, body, **more))]


def by_both(method: str, route: str, body: Any) -> list[str]:
    """Return path and code of everything both checks find."""
    found = Validator(OPENAPI).check(Sent(method, route, body))
    return [f"{'.'.join(map(str, v.path))} {v.code}" for v in found]


def button(label: str = "Go", custom_id: str = "go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def menu(*values: str, **more: Any) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def fine_v2() -> dict[str, Any]:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    section = {"type": 9, "components": [text("x")], "accessory": button()}
    return {
        "flags": V2,
        "components": [{"type": 17, "components": [text("hello"), gallery, section]}],
    }


def test_without_the_library_the_rules_by_hand_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema", None)
    validator = Validator(OPENAPI)
    assert not validator.reads_openapi
    body = {"content": "x" * 2001}
    found = validator.check(Sent("POST", MESSAGES, body))
    assert [str(v) for v in found] == [
        "content: Must be 2000 or fewer in length. [BASE_TYPE_MAX_LENGTH]"
    ]


FINE: list[dict[str, Any]] = [
    {"content": "x" * 2000},
    {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(5)]},
    fine_v2(),
    {"components": [row(menu("a", "b", max_values=2))], "content": "x"},
    {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://x.org"})]},
    {"components": [row(button(label="", emoji={"name": "🎲"}))], "content": "x"},
    {"embeds": [{"title": "x" * 256, "description": "y" * 4096}]},
]


@pytest.mark.parametrize("body", FINE)
def test_a_fine_message_passes(body: dict[str, Any]) -> None:
    assert by_hand("POST", MESSAGES, body, filenames=frozenset({"a.png"})) == []
    if OPENAPI.is_file():
        assert by_both("POST", MESSAGES, body) == []


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("content", {"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    (
        "rows",
        {"components": [row(button(custom_id=str(n))) for n in range(6)]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "nested components",
        {
            "flags": V2,
            "components": [{"type": 17, "components": [text("x") for _ in range(20)]}] * 2,
        },
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "text in all",
        {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
        "COMPONENT_MAX_TOTAL_COMPONENTS_TEXT_SIZE_EXCEEDED",
    ),
    (
        "content beside V2",
        {**fine_v2(), "content": "x"},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "embeds beside V2",
        {**fine_v2(), "embeds": [{"title": "x"}]},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    ("V2 without its flag", {"components": fine_v2()["components"]}, "UNION_TYPE_CHOICES"),
    (
        "custom_id twice",
        {"components": [row(button(), button("Stay"))]},
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "custom_id twice, nested",
        {
            "flags": V2,
            "components": [{"type": 17, "components": [row(button())]}, row(button())],
        },
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ("a file that is not sent", fine_v2(), "REFERENCED_ATTACHMENT_NOT_FOUND"),
    (
        "an embed's file that is not sent",
        {"embeds": [{"image": {"url": "attachment://a.png"}}]},
        "REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "embeds in all",
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        "a button with two targets",
        {"components": [row(button(url="https://x.org"))]},
        "BUTTON_COMPONENT_EXACTLY_ONE_TARGET",
    ),
    (
        "a button with no target",
        {"components": [row({"type": 2, "style": 1, "label": "x"})]},
        "BUTTON_COMPONENT_EXACTLY_ONE_TARGET",
    ),
    (
        "a link that is no link",
        {"components": [row(button(style=5))]},
        "BUTTON_COMPONENT_STYLE_MISMATCH",
    ),
    (
        "a blank button",
        {"components": [row(button(label=""))]},
        "BUTTON_COMPONENT_NEEDS_LABEL_OR_EMOJI",
    ),
    (
        "an emoji that is none",
        {"components": [row(button(emoji={"name": "dice"}))]},
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "an option twice",
        {"components": [row(menu("a", "a"))]},
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "more than there is",
        {"components": [row(menu("a", max_values=2))]},
        "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
    ),
    (
        "a menu beside a button",
        {"components": [row(menu("a"), button())]},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
]


@pytest.mark.parametrize(("body", "code"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_a_wrong_message_is_refused(body: dict[str, Any], code: str) -> None:
    assert code in by_hand("POST", MESSAGES, body, filenames=frozenset())
    if code != "UNION_TYPE_CHOICES":
        answer = {"type": 4, "data": body}
        assert code in by_hand("POST", CALLBACK, answer, filenames=frozenset())


def test_a_change_is_judged_with_the_flags_of_what_it_changes() -> None:
    route = MESSAGES + "/{message_id}"
    body = {"components": fine_v2()["components"]}
    names = frozenset({"a.png"})
    assert by_hand("PATCH", route, body, flags=V2, filenames=names) == []
    assert by_hand("PATCH", route, {"content": "x"}, flags=V2, filenames=names) == [
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    ]
    update = {"type": 7, "data": body}
    assert by_hand("POST", CALLBACK, update, flags=V2, filenames=names) == []


def label(number: int) -> dict[str, Any]:
    return {
        "type": 18,
        "label": f"Field {number}",
        "component": {"type": 4, "custom_id": str(number), "style": 1},
    }


def modal(*components: dict[str, Any]) -> dict[str, Any]:
    data = {"custom_id": "m", "title": "A form", "components": list(components)}
    return {"type": 9, "data": data}


def test_modals() -> None:
    assert by_hand("POST", CALLBACK, modal(*map(label, range(5)))) == []
    assert by_hand("POST", CALLBACK, modal(*map(label, range(6)))) == ["BASE_TYPE_MAX_LENGTH"]
    assert by_hand("POST", CALLBACK, modal()) == ["BASE_TYPE_REQUIRED"]
    assert by_hand("POST", CALLBACK, modal(label(1), label(1))) == [
        "COMPONENT_CUSTOM_ID_DUPLICATED"
    ]
    disabled = label(1)
    disabled["component"]["disabled"] = True
    assert by_hand("POST", CALLBACK, modal(disabled)) == ["MODAL_COMPONENT_CANNOT_BE_DISABLED"]


def test_a_deferral_takes_the_ephemeral_flag_only() -> None:
    assert by_hand("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}) == []
    assert by_hand("POST", CALLBACK, {"type": 5, "data": {"flags": 64 | V2}}) == [
        "INTERACTION_DEFERRED_FLAGS_INVALID"
    ]


def command(**changes: Any) -> dict[str, Any]:
    return {
        "name": "table",
        "description": "A table.",
        "type": 1,
        "options": [
            {"name": "game", "description": "Which.", "type": 3, "required": True},
            {"name": "seats", "description": "How many.", "type": 4},
        ],
        **changes,
    }


def option(**changes: Any) -> dict[str, Any]:
    return {"name": "seats", "description": "How many.", "type": 4, **changes}


WRONG_COMMANDS: list[tuple[str, dict[str, Any], str]] = [
    ("capitals", command(name="Table"), "APPLICATION_COMMAND_INVALID_NAME"),
    ("a space", command(name="my table"), "APPLICATION_COMMAND_INVALID_NAME"),
    (
        "a translated name with a capital",
        command(name_localizations={"hu": "Asztal"}),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        "a translated option with a combining mark",
        command(options=[option(name_localizations={"hu": "u\u030bles"})]),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    ("no description", command(description=""), "BASE_TYPE_REQUIRED"),
    ("an option without", command(options=[option(description="")]), "BASE_TYPE_REQUIRED"),
    ("a locale", command(name_localizations={"es": "mesa"}), "BASE_TYPE_CHOICES"),
    (
        "required after optional",
        command(options=[option(), option(name="game", required=True)]),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "too much text",
        command(
            options=[
                option(name=f"o{n}", choices=[{"name": c * 100, "value": c} for c in "abcd"])
                for n in range(25)
            ]
        ),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    (
        "an option twice",
        command(options=[option(), option()]),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        "a translation that is another option's name",
        command(options=[option(name_localizations={"hu": "game"}), option(name="game")]),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        "two translations alike",
        command(
            options=[
                option(name_localizations={"hu": "hely"}),
                option(name="game", name_localizations={"hu": "hely"}),
            ]
        ),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        "choices and completion",
        command(options=[option(autocomplete=True, choices=[{"name": "x", "value": 1}])]),
        "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
    ),
    (
        "an option beside a subcommand",
        command(options=[option(), {"name": "new", "description": "New.", "type": 1}]),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
]


@pytest.mark.parametrize(
    ("body", "code"), [w[1:] for w in WRONG_COMMANDS], ids=[w[0] for w in WRONG_COMMANDS]
)
def test_a_wrong_command_is_refused(body: dict[str, Any], code: str) -> None:
    assert code in by_hand("PUT", COMMANDS, [body])
    assert code in by_hand("POST", COMMANDS, body)


def test_the_longest_translation_counts() -> None:
    choices = [
        {"name": str(n), "name_localizations": {"hu": "y" * 99}, "value": str(n)} for n in range(10)
    ]
    options = [option(name=f"o{n}", type=3, choices=choices) for n in range(10)]
    assert by_hand("PUT", COMMANDS, [command(options=options)]) == ["APPLICATION_COMMAND_TOO_LARGE"]
    for choice in choices:
        del choice["name_localizations"]
    assert by_hand("PUT", COMMANDS, [command(options=options)]) == []


def test_a_set_of_commands() -> None:
    assert by_hand("PUT", COMMANDS, [command(name=f"c{n}") for n in range(100)]) == []
    many = [command(name=f"c{n}") for n in range(101)]
    assert by_hand("PUT", COMMANDS, many) == ["APPLICATION_COMMANDS_TOO_MANY"]
    menus = [{"name": f"Menu {n}", "type": 2} for n in range(16)]
    assert by_hand("PUT", COMMANDS, menus) == ["APPLICATION_COMMANDS_TOO_MANY"]
    assert by_hand("PUT", COMMANDS, [command(), command()]) == [
        "APPLICATION_COMMANDS_DUPLICATE_NAME"
    ]


@needs_openapi
@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
        ({"components": [row(button(custom_id="x" * 101))]}, "components.0.components.0.custom_id"),
        ({"components": [row(menu())]}, "components.0.components.0.options"),
        ({"components": [{"type": 99}]}, "components.0.type"),
        ({"components": [row({"style": 1})]}, "components.0.components.0.type"),
        (
            {"flags": V2, "components": [{"type": 9, "components": [text("x")]}]},
            "components.0.accessory",
        ),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
        ({"content": 5}, "content"),
        ({"attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments.0.description"),
        ({"content": "x", "colour": "red"}, "colour"),
        ({"components": [row(button(labell="x"))]}, "components.0.components.0.labell"),
        ({"allowed_mentions": {"parse": ["friends"]}}, "allowed_mentions.parse.0"),
    ],
)
def test_errors_by_the_file_point_at_the_leaf(change: dict[str, Any], found: str) -> None:
    assert [entry.split()[0] for entry in by_both("POST", MESSAGES, change)] == [found]


@needs_openapi
def test_bodies_of_all_kinds_of_answers() -> None:
    fine = [
        {"type": 4, "data": {"content": "x", "flags": 64}},
        {"type": 5, "data": {"flags": 64}},
        {"type": 6},
        {"type": 7, "data": {"content": "x"}},
        {"type": 8, "data": {"choices": [{"name": "x", "value": "y"}]}},
        {"type": 8, "data": {"choices": [{"name": "x", "value": 3}]}},
        modal(label(1)),
    ]
    for body in fine:
        assert by_both("POST", CALLBACK, body) == []
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert by_both("POST", CALLBACK, {"type": 8, "data": {"choices": many}}) == [
        "data.choices BASE_TYPE_MAX_LENGTH"
    ]
    long = copy.deepcopy(modal(label(1)))
    long["data"]["title"] = "x" * 46
    assert by_both("POST", CALLBACK, long) == ["data.title BASE_TYPE_MAX_LENGTH"]


async def test_a_wrong_body_is_refused_as_discord_does_and_recorded(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        channel = bot.guilds[0].text_channels[0]
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="One", custom_id="same"))
        view.add_item(discord.ui.Button(label="Two", custom_id="same"))
        with pytest.raises(discord.HTTPException) as refused:
            await channel.send("x" * 2001, view=view)
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert "In content: Must be 2000 or fewer in length." in refused.value.text
        assert "In components.0.components.1.custom_id" in refused.value.text
        assert discord_.player("Ana").visible() == []
        assert len(discord_.violations) == 1
        assert "custom_id: Component custom id cannot be duplicated" in str(discord_.violations[0])
        discord_.violations.clear()


async def test_a_message_cannot_keep_its_content_when_it_becomes_one_of_components(
    discord_: Sandbox,
) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        message = await bot.guilds[0].text_channels[0].send("words")
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay("text"))
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(view=view)
        assert refused.value.code == 50035
        assert (await discord_.player("Ana").sees("words")).components == []
        discord_.violations.clear()
        changed = await message.edit(content=None, view=view)
        assert changed.flags.components_v2
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="words again")
        assert refused.value.code == 50035
        discord_.violations.clear()


async def test_an_edit_leaves_no_empty_message(discord_: Sandbox) -> None:
    async with logged_in(SampleBot(), discord_) as bot:
        message = await bot.guilds[0].text_channels[0].send("words", file=board())
        await message.edit(content=None)
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(attachments=[])
        assert refused.value.code == 50006
        await message.edit(content="words", attachments=[])
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="")
        assert refused.value.code == 50006


async def test_too_large_a_file_is_refused(discord_: Sandbox) -> None:
    import io

    async with logged_in(SampleBot(), discord_) as bot:
        big = discord.File(io.BytesIO(b"\0" * (10 * 1024 * 1024 + 1)), "big.bin")
        with pytest.raises(discord.HTTPException) as refused:
            await bot.guilds[0].text_channels[0].send(file=big)
        assert (refused.value.status, refused.value.code) == (413, 40005)
