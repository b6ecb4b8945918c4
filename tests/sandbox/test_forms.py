"""Every kind of field of a form, and every kind of menu, as the genuine client gets them."""

from typing import Any

import discord
import pytest

from sandbox.errors import ClientRefusal
from sandbox.local import Sandbox
from tests.local_discord import logged_in
from tests.sandbox.sample_bot import SampleBot

ui = discord.ui


def choices(*names: str) -> list[discord.RadioGroupOption]:
    return [discord.RadioGroupOption(label=name.title(), value=name) for name in names]


class Everything(ui.Modal, title="Everything"):
    text: ui.Label[Any] = ui.Label(
        text="Text", component=ui.TextInput(required=False, default="as it was", max_length=20)
    )
    one: ui.Label[Any] = ui.Label(
        text="One", component=ui.RadioGroup(options=choices("rum", "wood"), required=True)
    )
    some: ui.Label[Any] = ui.Label(
        text="Some",
        component=ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label=name.title(), value=name, default=name == "b")
                for name in ("a", "b", "c")
            ],
            required=False,
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure", component=ui.Checkbox())
    file: ui.Label[Any] = ui.Label(
        text="File", component=ui.FileUpload(required=False, max_values=2)
    )

    def __init__(self) -> None:
        super().__init__(timeout=60)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        components: list[Any] = [
            field.component for field in (self.text, self.one, self.some, self.sure)
        ]
        values = [c.value if hasattr(c, "value") else c.values for c in components]
        assert isinstance(self.file.component, ui.FileUpload)
        files = [await file.read() for file in self.file.component.values]
        await interaction.response.send_message(repr([*values, files]), ephemeral=True)


class Menus(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=60)

    @ui.select(cls=ui.ChannelSelect, placeholder="Where")
    async def where(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(str([c.name for c in select.values]))

    @ui.select(cls=ui.RoleSelect, placeholder="Which")
    async def which(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(str([r.name for r in select.values]))

    @ui.select(cls=ui.MentionableSelect, placeholder="Who", max_values=2)
    async def who(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(str([str(m) for m in select.values]))

    @ui.select(
        placeholder="Several",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=c.upper(), value=c) for c in "abc"],
    )
    async def several(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(str(select.values))


class FormBot(SampleBot):
    async def setup_hook(self) -> None:
        @self.tree.command(description="Open the form.")
        async def form(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_modal(Everything())

        @self.tree.command(description="Show the menus.")
        async def menus(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("Choose.", view=Menus())

        await super().setup_hook()


async def test_every_field(discord_: Sandbox) -> None:
    async with logged_in(FormBot(), discord_):
        ana = discord_.player("Ana")
        form = await ana.slash("form")
        assert [field.label for field in form.modal.fields] == [
            "Text",
            "One",
            "Some",
            "Sure",
            "File",
        ]
        answer = await ana.submit(form, {"One": "Rum"})
        assert answer.content == "['as it was', 'rum', ['b'], False, []]"
        form = await ana.slash("form")
        filled = {
            "Text": "",
            "One": "wood",
            "Some": ["A", "c"],
            "Sure": True,
            "File": [("x.txt", b"moves")],
        }
        answer = await ana.submit(form, filled)
        assert answer.content == "['', 'wood', ['a', 'c'], True, [b'moves']]"


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({}, "One: choose 1 to 1, not 0"),
        ({"One": ["rum", "wood"]}, "One: choose 1 to 1, not 2"),
        ({"One": "gold"}, "One: one of Rum, Wood, not gold"),
        ({"One": "rum", "Text": "x" * 21}, "Text: 1 to 20 characters, not 21"),
        ({"One": "rum", "File": "x.txt"}, "A file is missing"),
    ],
)
async def test_what_a_form_does_not_take(
    discord_: Sandbox, values: dict[str, Any], words: str
) -> None:
    async with logged_in(FormBot(), discord_):
        ana = discord_.player("Ana")
        form = await ana.slash("form")
        with pytest.raises(ClientRefusal, match=words):
            await ana.submit(form, values)
        await ana.submit(form, {"One": "rum"})  # it stayed open


async def test_every_menu(discord_: Sandbox) -> None:
    async with logged_in(FormBot(), discord_):
        ana = discord_.player("Ana")
        menus = await ana.slash("menus")
        plaza = discord_.world.find_channel("plaza", ana.id)["id"]
        role = discord_.world.roles()[1]["id"]
        assert (await ana.choose(menus, plaza, "Where")).content == "['plaza']"
        assert (await ana.choose(menus, role, "Which")).content == "['Malecón']"
        assert (await ana.choose(menus, ["Mateo", role], "Who")).content == "['mateo', 'Malecón']"
        assert (await ana.choose(menus, ["A", "c"], "Several")).content == "['a', 'c']"
        for wrong in ("A", ["a", "a"], ["a", "b", "c", "d"]):
            with pytest.raises(ClientRefusal, match="Choose 2 to 3, each once"):
                await ana.choose(menus, wrong, "Several")
        with pytest.raises(ClientRefusal, match="no value 'd'"):
            await ana.choose(menus, ["a", "d"], "Several")
