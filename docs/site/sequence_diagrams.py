"""Sequence diagrams of the documents as SVG.

Documents have such diagrams as Mermaid text, which some viewers of Markdown draw. The site draws them when
it is built, because Mermaid itself is a script that browsers would load from another host.

Lives here: the part of Mermaid's sequence diagrams that our documents use: participants, messages and notes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from textwrap import wrap

FENCE = re.compile(r"^```mermaid\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
PARTICIPANT = re.compile(r"participant (\w+)(?: as (.+))?")
MESSAGE = re.compile(r"(\w+)(-?->>)(\w+): (.+)")
NOTE = re.compile(r"Note over (\w+): (.+)")

CHARACTER = 5.9
"""The mean width of a letter."""
BOLD_CHARACTER = 6.8
LINE = 15
"""The height of a line of text."""
LABEL_LETTERS = 17
"""The most letters in a line of a label."""
COLUMN = 58
"""The least distance between two participants."""
MARGIN = 8


@dataclass(frozen=True)
class Row:
    """A message from one participant to another, or a note over one participant."""

    begin: int
    end: int
    lines: list[str]
    is_answer: bool = False

    @property
    def width(self) -> float:
        """Return the width of the text."""
        return CHARACTER * max(map(len, self.lines))


def draw_diagrams(markdown: str) -> str:
    """Return a document with its sequence diagrams as pictures.

    Raises:
        ValueError: a diagram has a line that cannot be drawn.
    """
    return FENCE.sub(lambda fence: f"<figure class='diagram'>{draw(fence[1])}</figure>\n", markdown)


def draw(source: str) -> str:
    """Return a sequence diagram as one line of SVG, in the colour of the text around it.

    Raises:
        ValueError: the text has a line that cannot be drawn.
    """
    names, rows = _read(source)
    labels = [wrap(label, 9) for label in names.values()]
    places = _places(labels, rows)
    top = MARGIN + LINE * max(map(len, labels)) + 14
    drawn, y = _rows(rows, places, top)
    width = places[-1] + max(map(len, labels[-1])) * BOLD_CHARACTER / 2 + MARGIN
    width = max(width, *(_middle(row, places) + row.width / 2 + MARGIN for row in rows))
    heads = [
        f"<path d='M{x:g} {top - 6}V{y}' opacity='.35'/>"
        + _text(x, MARGIN + LINE - 4, lines, is_bold=True)
        for x, lines in zip(places, labels, strict=True)
    ]
    return (
        f"<svg viewBox='0 0 {width:g} {y + MARGIN}' "
        f"style='min-width:{width:g}px'>{''.join([*heads, *drawn])}</svg>"
    )


def _read(source: str) -> tuple[dict[str, str], list[Row]]:
    """Return the label of each participant by its name, and the messages and notes in their order."""
    names: dict[str, str] = {}
    rows: list[Row] = []
    head, *lines = (line.strip() for line in source.strip().splitlines())
    if head != "sequenceDiagram":
        raise ValueError(f"expected a sequenceDiagram, got {head}")
    for line in lines:
        order = list(names)
        if found := PARTICIPANT.fullmatch(line):
            names[found[1]] = found[2] or found[1]
        elif (found := MESSAGE.fullmatch(line)) and {found[1], found[3]} <= set(names):
            ends = order.index(found[1]), order.index(found[3])
            rows.append(Row(*ends, _lines(found[4]), found[2] == "-->>"))
        elif (found := NOTE.fullmatch(line)) and found[1] in names:
            at = order.index(found[1])
            rows.append(Row(at, at, _lines(found[2])))
        else:
            raise ValueError(f"expected a participant, a message or a note, got {line}")
    return names, rows


def _lines(text: str) -> list[str]:
    """Return a text in short lines, of whole words."""
    return wrap(text, LABEL_LETTERS, break_long_words=False)


def _places(labels: list[list[str]], rows: list[Row]) -> list[float]:
    """Return how far from the left each participant stands, so that all texts have room."""
    places: list[float] = []
    for number, lines in enumerate(labels):
        half = max(map(len, lines)) * BOLD_CHARACTER / 2
        place = places[-1] + max(COLUMN, half + COLUMN / 2) if places else half + MARGIN
        for row in rows:
            low, high = sorted((row.begin, row.end))
            if high == number and low < high:
                place = max(place, places[low] + row.width + 2 * MARGIN)
        places.append(place)
    return places


def _middle(row: Row, places: list[float]) -> float:
    return (places[row.begin] + places[row.end]) / 2


def _rows(rows: list[Row], places: list[float], y: float) -> tuple[list[str], float]:
    """Return the messages and notes, one below the other, and how far down the last one reaches."""
    drawn = []
    for row in rows:
        middle = _middle(row, places)
        y += LINE * len(row.lines) + 16
        text = _text(middle, y - LINE * (len(row.lines) - 1) - 6, row.lines)
        if row.begin == row.end:
            left, top = middle - row.width / 2 - 6, y - LINE * len(row.lines) - 6
            box = f"width='{row.width + 12:g}' height='{LINE * len(row.lines) + 8}'"
            drawn.append(f"<rect class='note' x='{left:g}' y='{top:g}' {box}/>{text}")
            continue
        start, end = places[row.begin], places[row.end]
        way = 1 if end > start else -1
        dashes = " stroke-dasharray='5 4'" if row.is_answer else ""
        drawn.append(
            f"{text}<path d='M{start:g} {y}H{end:g}'{dashes}/>"
            f"<path d='M{end - 7 * way:g} {y - 4}L{end:g} {y}L{end - 7 * way:g} {y + 4}'/>"
        )
    return drawn, y + MARGIN


def _text(x: float, y: float, lines: list[str], *, is_bold: bool = False) -> str:
    """Return lines of text below each other, around a middle."""
    weight = " font-weight='700'" if is_bold else ""
    spans = (
        f"<tspan x='{x:g}' y='{y + LINE * number:g}'>{escape(line, quote=True)}</tspan>"
        for number, line in enumerate(lines)
    )
    return f"<text text-anchor='middle'{weight}>{''.join(spans)}</text>"
