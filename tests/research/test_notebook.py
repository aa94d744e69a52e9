"""The notebook runs from top to bottom and prints what is stored in it."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "research.ipynb"


def cells() -> list[dict[str, Any]]:
    """Return the cells with code."""
    found: dict[str, Any] = json.loads(NOTEBOOK.read_text("utf-8"))
    return [cell for cell in found["cells"] if cell["cell_type"] == "code"]


def run(code: list[dict[str, Any]]) -> list[str]:
    """Run cells one after the other, and return what each of them prints."""
    names: dict[str, Any] = {}
    printed = []
    for cell in code:
        with contextlib.redirect_stdout(io.StringIO()) as output:
            exec("".join(cell["source"]), names)
        printed.append(output.getvalue())
    return printed


def stored(cell: dict[str, Any]) -> str:
    """Return what a cell printed when it was stored."""
    return "".join(line for output in cell["outputs"] for line in output["text"])


def test_notebook_prints_what_is_stored() -> None:
    assert run(cells()) == [stored(cell) for cell in cells()]
    assert any(stored(cell) for cell in cells())


def main() -> None:
    """Store what the cells print: ``python -m tests.research.test_notebook``."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, text) in enumerate(zip(code, run(code), strict=True), 1):
        cell["execution_count"] = number
        lines = text.splitlines(keepends=True)
        cell["outputs"] = (
            [{"name": "stdout", "output_type": "stream", "text": lines}] if text else []
        )
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
