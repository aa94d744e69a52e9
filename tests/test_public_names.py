"""The public names of the package: each exists and has a docstring; the rules load no native code."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import fourfold
from fourfold import analysis, bots
from fourfold.bots import arena
from fourfold.games import quartino, quarto

PACKAGE = Path(fourfold.__file__).parent
PUBLIC_FOLDERS = ("games", "engine", "bots", "drawing", "research")
MODULES = sorted(
    [PACKAGE / "__init__.py", PACKAGE / "analysis.py"]
    + [path for folder in PUBLIC_FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
)
PUBLIC_CLASSES = sorted(
    {
        found
        for module in (fourfold, analysis, bots, quarto, quartino)
        for name in module.__all__
        if isinstance(found := getattr(module, name), type)
    }
    | {arena.Contest, arena.Score},
    key=lambda kind: f"{kind.__module__}.{kind.__name__}",
)
REFERENCE = "\n".join(
    path.read_text("utf-8") for path in (PACKAGE.parents[1] / "docs" / "reference").glob("*.md")
)


def undocumented(node: ast.Module | ast.ClassDef, prefix: str = "") -> list[str]:
    """Return the public functions, methods, properties and classes without a docstring of their own."""
    found: list[str] = []
    for child in node.body:
        if not isinstance(child, ast.FunctionDef | ast.ClassDef) or child.name.startswith("_"):
            continue
        marks = {ast.unparse(mark) for mark in child.decorator_list}
        if "overload" not in marks and ast.get_docstring(child) is None:
            found.append(prefix + child.name)
        if isinstance(child, ast.ClassDef):
            found += undocumented(child, f"{prefix}{child.name}.")
    return found


def undescribed(kind: type) -> list[str]:
    """Return the fields that a class itself declares and describes by no text below the declaration."""
    module = ast.parse(Path(inspect.getfile(kind)).read_text("utf-8"))
    (node,) = (
        one for one in module.body if isinstance(one, ast.ClassDef) and one.name == kind.__name__
    )
    described = {
        ast.unparse(field.target)
        for field, text in pairwise(node.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
    }
    return [
        name
        for name in inspect.get_annotations(kind)
        if not name.startswith("_") and name not in described
    ]


@pytest.mark.parametrize("kind", PUBLIC_CLASSES, ids=lambda kind: kind.__name__)
def test_fields_of_public_classes_are_described_in_the_reference(kind: type) -> None:
    # What a game is has its description where the protocol declares the facts of games.
    inherited = fourfold.Game.__annotations__ if issubclass(kind, fourfold.Game) else {}
    base = {} if kind is fourfold.Game else inherited
    assert [name for name in undescribed(kind) if name not in base] == []


def undeclared(node: ast.ClassDef) -> set[str]:
    """Return the public attributes that ``__init__`` sets and that nothing declares with a type."""
    begins = (
        one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"
    )
    inside = [one for begin in begins for one in ast.walk(begin)]
    declared = {
        ast.unparse(one.target).removeprefix("self.")
        for one in [*node.body, *inside]
        if isinstance(one, ast.AnnAssign)
    }
    targets = [one for step in inside if isinstance(step, ast.Assign) for one in step.targets]
    found = {one.attr for one in targets if ast.unparse(one).startswith("self.")}
    return {name for name in found - declared if not name.startswith("_")}


@pytest.mark.parametrize(
    "path",
    [*MODULES, PACKAGE / "client.py"],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_attributes_of_public_classes_have_a_declared_type(path: Path) -> None:
    """Type checkers may infer different types for an attribute without a declaration."""
    classes = (one for one in ast.parse(path.read_text("utf-8")).body)
    found = {
        f"{one.name}.{name}"
        for one in classes
        if isinstance(one, ast.ClassDef) and not one.name.startswith("_")
        for name in undeclared(one)
    }
    assert sorted(found) == []


@pytest.mark.parametrize("name", fourfold.__all__)
def test_reference_has_every_public_name(name: str) -> None:
    modules = {"analysis": "fourfold.engine.analysis", "bots": "fourfold.bots"}
    games = {"Quarto": "fourfold.games.quarto", "Quartino": "fourfold.games.quartino"}
    game = [module for kind, module in games.items() if name.startswith(kind)]
    wanted = modules.get(name) or "".join(game) or f"fourfold.{name}"
    assert re.search(rf"^::: {re.escape(wanted)}$", REFERENCE, re.MULTILINE)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_public_names_have_docstrings_also_where_they_override(path: Path) -> None:
    assert undocumented(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("name", fourfold.__all__)
def test_public_name_exists_and_is_listed(name: str) -> None:
    found = getattr(fourfold, name)
    assert name in dir(fourfold)
    # Constants have no docstring of their own.
    assert name == "GAMES" or found.__doc__


def test_games_name_their_own_classes() -> None:
    assert isinstance(fourfold.game("quarto"), fourfold.Quarto)
    assert isinstance(fourfold.game("quartino"), fourfold.Quartino)
    assert isinstance(fourfold.game("quarto").start(), fourfold.QuartoState)
    assert isinstance(fourfold.game("quarto").start().view(None), fourfold.QuartoView)


def test_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        fourfold.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_command_line_loads_nothing_that_ctrl_c_could_interrupt() -> None:
    code = "import sys, fourfold.cli; print([name for name in sys.modules if name.startswith('fourfold.')])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "['fourfold.cli']"


def test_importing_the_package_loads_no_native_code() -> None:
    code = (
        "import sys, fourfold; fourfold.draw(fourfold.game('quarto').start());"
        "print([name for name in sys.modules if 'native' in name or name == 'fourfold.engine']);"
        "fourfold.Solver, fourfold.bots.BOTS, fourfold.analysis.analyse"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
