"""Sequence diagrams of the documents are drawn when the documentation is built, without any script."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
DRAWN = [path for path in DOCUMENTS if "```mermaid" in path.read_text("utf-8")]
SMALL = """\
sequenceDiagram
    participant a as Ada
    participant b
    a->>b: one <two>
    Note over b: thinks
    b-->>a: three
"""


@pytest.fixture
def diagrams(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "docs" / "site")
    return importlib.import_module("sequence_diagrams")


def texts(svg: str) -> list[str]:
    """Return the texts of a picture, each with its lines joined."""
    return [
        " ".join(span.text or "" for span in text)
        for text in ElementTree.fromstring(svg).iter("text")
    ]


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.name)
def test_every_diagram_of_a_document_is_drawn_with_all_its_texts(
    path: Path, diagrams: ModuleType
) -> None:
    markdown = path.read_text("utf-8")
    site = diagrams.draw_diagrams(markdown)
    assert "```mermaid" not in site
    for source in diagrams.FENCE.findall(markdown):
        svg = diagrams.draw(source)
        assert svg in site
        told = re.findall(r"(?: as |: )(.+)$", source, re.MULTILINE)
        assert len(told) > 5
        assert set(told) <= set(texts(svg))


def test_messages_point_to_their_receivers_and_answers_are_dashed(diagrams: ModuleType) -> None:
    svg = diagrams.draw(SMALL)
    assert texts(svg) == ["Ada", "b", "one <two>", "thinks", "three"]
    ways = re.findall(r"M([\d.]+) [\d.]+H([\d.]+)'( stroke-dasharray)?", svg)
    (first, second) = [(float(start) < float(end), bool(dashes)) for start, end, dashes in ways]
    assert (first, second) == ((True, False), (False, True))


@pytest.mark.parametrize("line", ["graph TD", "a->>c: nobody", "loop every second"])
def test_line_that_cannot_be_drawn_fails_the_build(line: str, diagrams: ModuleType) -> None:
    source = f"{line}\n" if line == "graph TD" else f"{SMALL}    {line}\n"
    with pytest.raises(ValueError, match=re.escape(line)):
        diagrams.draw(source)
