"""Law 2, read from the source: the rules import neither chance nor a clock."""

import ast
import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import games.core
from games.core.breach import Breach
from games.core.game import Game

FORBIDDEN = frozenset({"random", "secrets", "time", "datetime", "uuid", "os"})
"""Modules that bring chance, or the time of day, into a game."""


def sources_know_no_chance(game: Game[Any, Any, Any]) -> None:
    """Check the core and the folder of the game.

    Raises:
        Breach: a module imports what it must not.
    """
    folders = (Path(games.core.__file__).parent, Path(inspect.getfile(type(game))).parent)
    found = list(forbidden_imports(folders))
    if found:
        raise Breach(2, "; ".join(found))


def forbidden_imports(folders: Iterable[Path]) -> Iterator[str]:
    """Yield a sentence for each forbidden import; those for type hints alone are allowed."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for line, module in _imports(ast.parse(path.read_text(encoding="utf-8"))):
                if module.partition(".")[0] in FORBIDDEN:
                    yield f"{path.name}, line {line}, imports {module}"


def _imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        else:
            yield from _imports(node)
