"""The public names of the package: each exists and has a docstring; the rules load no native code."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import fourfold

PACKAGE = Path(fourfold.__file__).parent
PUBLIC_FOLDERS = ("games", "engine", "bots", "drawing")
MODULES = sorted(
    [PACKAGE / "__init__.py", PACKAGE / "analysis.py"]
    + [path for folder in PUBLIC_FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
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


def test_importing_the_package_loads_no_native_code() -> None:
    code = (
        "import sys, fourfold; fourfold.draw(fourfold.game('quarto').start());"
        "print([name for name in sys.modules if 'native' in name or name == 'fourfold.engine']);"
        "fourfold.Solver, fourfold.bots.BOTS, fourfold.analysis.analyse"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
