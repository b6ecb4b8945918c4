"""The channel is spoken to in the server's language, everybody else in their own."""

from pathlib import Path

import pytest

from bot.client import Malecon
from bot.wording import language
from sandbox.local import Sandbox
from tests.bot.placing import GAME, place
from tests.bot.wording.conftest import write_catalogue
from tests.games.santiago.positions import STREET, position


@pytest.fixture
def languages(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Catalogues that mark every text with the language it should be in."""
    folder = tmp_path_factory.mktemp("catalogues")
    for code in ("hu", "pl"):
        write_catalogue(folder, code, lambda text, code=code: f"{text}[{code}]")
    monkeypatch.setattr(language, "LOCALES", folder)
    return folder


async def test_public_posts_and_private_answers(
    languages: Path, bot: Malecon, discord_: Sandbox
) -> None:
    discord_.world.locale = "pl"
    ana, gyozo = discord_.player("Ana"), discord_.player("Győző")
    discord_.world.locales[gyozo.id] = "hu"
    await place(bot.database, discord_, position(seats=2, inactive=STREET), [ana, gyozo])
    turn = await ana.slash("turn")
    assert "[" not in turn.text
    await ana.slash("santiago drive", stops=1)
    post = await gyozo.sees("▶")
    assert "drive the car[pl]" in post.text
    assert "[hu]" not in post.text
    assert {button.label for button in post.buttons} >= {"My turn[pl]", "Log[pl]"}
    turn = await gyozo.click(post, "My turn[pl]")
    assert "[hu]" in turn.text
    assert "[pl]" not in turn.text
    assert all(button.label.endswith("[hu]") for button in turn.message.buttons)
    offered = await gyozo.complete("santiago drive", "stops")
    assert "[hu]" in offered[0][0]
    refused = await gyozo.slash("santiago drive", stops=90)
    assert "[hu]" in refused.text
    shown = await gyozo.slash("board", for_all=True)
    assert "[pl]" in shown.text
    assert "[hu]" not in shown.text


async def test_a_lobby(languages: Path, bot: Malecon, discord_: Sandbox) -> None:
    discord_.world.locale = "pl"
    gyozo = discord_.player("Győző")
    discord_.world.locales[gyozo.id] = "hu"
    lobby = await gyozo.slash("table new", game=GAME, seats=2)
    assert "free seat[pl]" in lobby.text
    refused = await gyozo.click(lobby, "Join[pl]")
    assert refused.text == "You sit at this table already.[hu]"
    info = await gyozo.slash("table info")
    assert "free seat[hu]" in info.text
    assert "[pl]" not in info.text
