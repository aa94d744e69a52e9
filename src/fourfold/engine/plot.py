"""A game of Quarto as a picture: whose win it was, move by move, and where that changed.

Lives here: the SVG. It has no scripts, fonts or addresses, follows the reader's light or dark setting, tells
marks apart by shape, and is the same bytes for the same game. Does not live here: any word: they are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

from fourfold.engine.analysis import MoveNote, opposite
from fourfold.engine.solver import Value

STEP = 24
"""Units from one move to the next."""
BAND = 52
TOP, RIGHT = 52, 24
LEGEND_HEIGHT = 34

STYLE = """\
.ff-page{fill:#f6f1e7}.ff-ink{fill:#2b2622}.ff-soft{fill:#6a6058}
.ff-a{fill:#ead9b4}.ff-draw{fill:#efe9dc}.ff-b{fill:#cdb59b}.ff-unknown{fill:#d9d3c7}
.ff-rule{stroke:#2b2622;stroke-opacity:.18}
.ff-value{fill:none;stroke:#2b2622;stroke-width:2.5;stroke-linejoin:round}
.ff-mistake{fill:#b3261e;stroke:#f6f1e7}
.ff-call{fill:#f6f1e7;stroke:#1f5f8b;stroke-width:2.5}
.ff-only{fill:#2b2622;stroke:#f6f1e7}
text{font-family:system-ui,sans-serif;font-size:13px}
.ff-title{font-size:16px;font-weight:600}.ff-move{font-size:11px}
@media (prefers-color-scheme:dark){
.ff-page{fill:#121a16}.ff-ink{fill:#ece5d8}.ff-soft{fill:#a79f92}
.ff-a{fill:#4b4430}.ff-draw{fill:#222b26}.ff-b{fill:#33261b}.ff-unknown{fill:#3a423d}
.ff-rule{stroke:#ece5d8}
.ff-value{stroke:#ece5d8}
.ff-mistake{fill:#ff8a75;stroke:#121a16}
.ff-call{fill:#121a16;stroke:#7cc0ee}
.ff-only{fill:#ece5d8;stroke:#121a16}
}"""


@dataclass(frozen=True, slots=True)
class PlotWords:
    """The words of a picture, in one language."""

    title: str
    about: str
    """The description for readers who do not see the picture."""
    win_a: str
    draw: str
    win_b: str
    unknown: str
    mistake: str
    missed_call: str
    only_move: str
    moves: Sequence[str]
    """For each note, the text that a reader sees who points at its mark."""


def draw(notes: Sequence[MoveNote], words: PlotWords) -> str:
    """Return the picture as SVG text."""
    return _Picture(notes, words).svg()


def text(x: int, y: int, words: str, style: str, anchor: str = "start", more: str = "") -> str:
    """Return a text of a picture."""
    return (
        f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}"{more}>{escape(words)}</text>'
    )


def values_for_a(notes: Sequence[MoveNote]) -> list[Value]:
    """Return the values for A of the position before the first move and after each move."""
    if not notes:
        return []
    sides = [(notes[0].seat, notes[0].before), *((note.seat, note.after) for note in notes)]
    return [value if seat[0] == "A" else opposite(value) for seat, value in sides]


def _height(value: Value) -> int:
    row = {Value.WIN: 0, Value.DRAW: 1, Value.LOSS: 2, Value.UNKNOWN: 1}[value]
    return TOP + BAND * row + BAND // 2


def diamond(x: int, y: int) -> str:
    """Return the mark of a mistake."""
    return f'<path class="ff-mistake" d="M{x} {y - 8}L{x + 8} {y}L{x} {y + 8}L{x - 8} {y}Z"/>'


def _ring(x: int, y: int) -> str:
    return f'<circle class="ff-call" cx="{x}" cy="{y}" r="5"/>'


def _dot(x: int, y: int) -> str:
    return f'<rect class="ff-only" x="{x - 4}" y="{y - 4}" width="8" height="8"/>'


def _block(x: int, y: int) -> str:
    return f'<rect class="ff-unknown" x="{x - 7}" y="{y - 7}" width="14" height="14"/>'


class _Picture:
    """A plot of one game: its notes, its words and the sizes that they need."""

    def __init__(self, notes: Sequence[MoveNote], words: PlotWords) -> None:
        self.notes = notes
        self.words = words
        self.sides = [words.win_a, words.draw, words.win_b]
        self.left = 26 + 8 * max(map(len, self.sides))
        self.bottom = TOP + 3 * BAND
        self.names = [f"{n.seat} {n.move}{' ?' if n.refused else ''}" for n in notes]
        self.legend = [words.mistake, words.missed_call, words.only_move, words.unknown]
        self.width = max(
            self.left + STEP * len(notes) + RIGHT,
            sum(38 + 8 * len(word) for word in self.legend) + RIGHT,
            32 + 10 * len(words.title),
        )
        self.height = self.bottom + 20 + 6 * max(map(len, self.names), default=0) + LEGEND_HEIGHT

    def svg(self) -> str:
        """Return the whole picture."""
        title = escape(self.words.title)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{title}">',
            f"<title>{title}</title>",
            f"<desc>{escape(self.words.about)}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect class="ff-page" width="{self.width}" height="{self.height}"/>',
            text(16, 28, self.words.title, "ff-ink ff-title"),
            *self._bands(),
            *self._unknown(),
            *self._value_lines(),
            *self._move_names(),
            *self._marks(),
            *self._legend(),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _bands(self) -> Iterator[str]:
        """Yield the three bands: A's win above, the draw between, B's win below."""
        length = STEP * max(len(self.notes), 1)
        styles = ("ff-a", "ff-draw", "ff-b")
        for number, (style, name) in enumerate(zip(styles, self.sides, strict=True)):
            y = TOP + BAND * number
            yield (
                f'<rect class="{style}" x="{self.left}" y="{y}" width="{length}" height="{BAND}"/>'
            )
            yield text(self.left - 10, y + BAND // 2 + 5, name, "ff-ink", "end")
        for number in range(len(self.notes)):
            yield f'<path class="ff-rule" d="M{self._middle(number)} {TOP}V{self.bottom}"/>'

    def _middle(self, number: int) -> int:
        """Return the x of a move, between the value before the move and the value after it."""
        return self.left + STEP * number + STEP // 2

    def _runs(self) -> Iterator[tuple[bool, list[tuple[int, int, Value]]]]:
        """Yield stretches of known and of unknown values: from x, to x and value of each position."""
        end = self.left + STEP * len(self.notes)
        spans = [
            (self._middle(number - 1) if number else self.left, min(self._middle(number), end), v)
            for number, v in enumerate(values_for_a(self.notes))
        ]
        for known, run in groupby(spans, key=lambda span: span[2] is not Value.UNKNOWN):
            yield known, list(run)

    def _unknown(self) -> Iterator[str]:
        for known, run in self._runs():
            if known:
                continue
            left, right = run[0][0], run[-1][1]
            yield (
                f'<rect class="ff-unknown" x="{left}" y="{TOP}" width="{right - left}" '
                f'height="{3 * BAND}"/>'
            )
            yield text((left + right) // 2, _height(Value.UNKNOWN) + 5, "?", "ff-soft", "middle")

    def _value_lines(self) -> Iterator[str]:
        for known, run in self._runs():
            if not known:
                continue
            path = f"M{run[0][0]} {_height(run[0][2])}"
            for _, right, value in run:
                path += f"V{_height(value)}H{right}"
            yield f'<path class="ff-value" d="{path}"/>'

    def _move_names(self) -> Iterator[str]:
        for number, name in enumerate(self.names):
            x, y = self._middle(number) + 4, self.bottom + 8
            turned = f' transform="rotate(-90 {x} {y})"'
            yield text(x, y, name, "ff-soft ff-move", "end", turned)

    def _marks(self) -> Iterator[str]:
        for number, (note, told) in enumerate(zip(self.notes, self.words.moves, strict=True)):
            value = note.after if note.seat[0] == "A" else opposite(note.after)
            x, y = self._middle(number), _height(value)
            shapes = ""
            if note.mistake:
                shapes += diamond(x, y)
            if note.missed_calls:
                shapes += _ring(x, y - 16 if note.mistake else y)
            if note.only:
                shapes += _dot(x, y)
            if shapes:
                yield f"<g><title>{escape(told)}</title>{shapes}</g>"

    def _legend(self) -> Iterator[str]:
        x, y = 24, self.height - 14
        for shape, word in zip((diamond, _ring, _dot, _block), self.legend, strict=True):
            yield shape(x, y - 5)
            yield text(x + 14, y, word, "ff-ink")
            x += 38 + 8 * len(word)
