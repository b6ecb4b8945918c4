"""The games of the house."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from games.core.game import Game
from games.cuba.game import Cuba
from games.maracaibo.game import Maracaibo
from games.montego.game import Montego
from games.santiago.game import Santiago

GAMES: Mapping[str, Game[Any, Any, Any]] = MappingProxyType(
    {game.slug: game for game in (Santiago(), Cuba(), Montego(), Maracaibo())}
)
"""Every game by its slug; what is here gets commands, tables and the laws."""
