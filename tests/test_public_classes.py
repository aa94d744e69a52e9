"""The package's public classes: no two share a name, so that a name says which class is meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "fourfold"

#: Both games have these moves, under import paths that programs rely on.
SAME_IN_BOTH_GAMES = {"Call", "Place"}

#: Names still shared, and what one of the two classes is to be called. Delete a line once its name is unique.
STILL_SHARED = {
    "Pointing": "tui.quarto_table: QuartoPointer, tui.quartino_table: QuartinoPointer",
}


def shared_names() -> dict[str, list[str]]:
    """Return the modules of each public class name that more than one module defines."""
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                modules[node.name].append(path.relative_to(PACKAGE).as_posix())
    return {name: places for name, places in modules.items() if len(places) > 1}


def test_no_two_public_classes_share_a_name():
    known = {*SAME_IN_BOTH_GAMES, *STILL_SHARED}
    assert {name: places for name, places in shared_names().items() if name not in known} == {}


def test_every_name_listed_as_shared_is_still_shared():
    assert sorted({*SAME_IN_BOTH_GAMES, *STILL_SHARED} - set(shared_names())) == []
