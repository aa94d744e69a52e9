"""Examples in documents pass `mypy --strict`, as they do in a program of a reader who copies them.

The other check of public types is run by hand, since pyright needs a package of Node that tests do not
install: ``PYTHONPATH=src pyright --verifytypes fourfold.games --ignoreexternal``, and the same for
``fourfold.engine``, ``fourfold.bots``, ``fourfold.analysis`` and ``fourfold.drawing``. Each must be complete.
"""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: Libraries that examples use have no types, and `fourfold.research` extends their classes.
UNTYPED = """\
[mypy]
[mypy-open_spiel.*,pettingzoo.*,pyspiel]
ignore_missing_imports = True
[mypy-fourfold.research.*]
disallow_subclassing_any = False
"""
PYTHON_BLOCK = re.compile(r"^```(?:python|py|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def source_of(block: str) -> str:
    """Return the code of an example: as it stands, or the inputs of an interactive session."""
    examples = doctest.DocTestParser().get_examples(block)
    return "".join(example.source for example in examples) if examples else block


def modules(folder: Path) -> list[Path]:
    """Write a module for each document with examples, its examples in their order; return all examples."""
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    written = []
    for document in documents:
        blocks = PYTHON_BLOCK.findall(document.read_text("utf-8"))
        if blocks:
            name = "_".join(document.relative_to(ROOT).with_suffix("").parts).lower()
            module = folder / f"{name.replace('-', '_')}_examples.py"
            module.write_text("\n".join(map(source_of, blocks)), "utf-8")
            written.append(module)
    return [*written, *sorted((ROOT / "examples").glob("*.py"))]


def strict_mypy(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run `mypy --strict`; a document may use one name for values of different types, one after the other."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"]
    command += ["--allow-redefinition-new", "--local-partial-types", "--python-version=3.11"]
    return subprocess.run(
        [*command, *map(str, arguments)],
        cwd=ROOT / "src",
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_examples_of_documents_pass_mypy_strict(tmp_path: Path) -> None:
    found = modules(tmp_path)
    assert "readme_examples.py" in {module.name for module in found}
    # What a wrong example would look like; the checker must see it.
    wrong = tmp_path / "wrong.py"
    wrong.write_text('import fourfold\n\nfourfold.game("quarto").start().rack\n', "utf-8")
    configuration = tmp_path / "untyped.ini"
    configuration.write_text(UNTYPED, "utf-8")
    options = [f"--config-file={configuration}", f"--cache-dir={tmp_path / 'cache'}"]
    checked = strict_mypy(*options, *found, wrong)
    lines = checked.stdout.splitlines()
    assert [line for line in lines if "wrong.py" not in line] == [], checked.stdout + checked.stderr
    assert any(
        "wrong.py" in line and '"QuartoState" has no attribute "rack"' in line for line in lines
    )
