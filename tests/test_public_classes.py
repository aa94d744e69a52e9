"""The package's public classes: no two share a name, so that a name says which class is meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "fourfold"

#: Both games have these moves, under import paths that programs rely on.
SAME_IN_BOTH_GAMES = {"Call", "Place"}


def shared_names() -> dict[str, list[str]]:
    """Return the modules of each public class name that more than one module defines."""
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                modules[node.name].append(path.relative_to(PACKAGE).as_posix())
    return {name: places for name, places in modules.items() if len(places) > 1}


def test_no_two_public_classes_share_a_name_but_moves_of_both_games():
    assert set(shared_names()) == SAME_IN_BOTH_GAMES
