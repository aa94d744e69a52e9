"""A game of Quartino as a picture: the chance of each seat to win, turn by turn, and its mistakes.

Lives here: the SVG. It has no scripts, fonts or addresses, follows the reader's light or dark setting, tells
seats apart by the dashes and names of their lines, and is the same bytes for the same game. Does not live
here: any word: they are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from fourfold.engine.plot import diamond, text
from fourfold.engine.turn_analysis import TurnNote
from fourfold.games.game import Seat

STEP, HEIGHT = 20, 200
"""Units from one turn to the next, and from a chance of 0 to one of 1."""
TOP, LEFT = 52, 64
DASHES = ("", "8 4", "2 4", "10 3 2 3")

STYLE = """\
.ff-page{fill:#f6f1e7}.ff-ink{fill:#2b2622}.ff-soft{fill:#6a6058}
.ff-rule{stroke:#2b2622;stroke-opacity:.18}
.ff-line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.ff-0{stroke:#2b2622}.ff-1{stroke:#1f5f8b}.ff-2{stroke:#2f6b3a}.ff-3{stroke:#8a3a6a}
.ff-mistake{fill:#b3261e;stroke:#f6f1e7}
text{font-family:system-ui,sans-serif;font-size:13px}
.ff-title{font-size:16px;font-weight:600}.ff-move{font-size:11px}
@media (prefers-color-scheme:dark){
.ff-page{fill:#121a16}.ff-ink{fill:#ece5d8}.ff-soft{fill:#a79f92}
.ff-rule{stroke:#ece5d8}
.ff-0{stroke:#ece5d8}.ff-1{stroke:#7cc0ee}.ff-2{stroke:#8fd19e}.ff-3{stroke:#f0a8d0}
.ff-mistake{fill:#ff8a75;stroke:#121a16}
}"""


@dataclass(frozen=True, slots=True)
class TurnPlotWords:
    """The words of a picture, in one language."""

    title: str
    about: str
    """The description for readers who do not see the picture."""
    estimates: str
    """That chances are estimates."""
    names: Mapping[Seat, str]
    levels: tuple[str, ...]
    """No chance, an even one and certainty, in words."""
    mistake: str
    turns: Sequence[str]
    """For each note, the text that a reader sees who points at its mark."""


def draw_turns(notes: Sequence[TurnNote], words: TurnPlotWords) -> str:
    """Return the picture as SVG text."""
    return _Picture(notes, words).svg()


class _Picture:
    """A plot of one game: its notes, its words and the sizes that they need."""

    def __init__(self, notes: Sequence[TurnNote], words: TurnPlotWords) -> None:
        self.notes = notes
        self.words = words
        self.right = LEFT + STEP * max(len(notes), 1)
        longest = max(map(len, words.names.values()), default=0)
        texts = (words.title, words.estimates, *words.names.values())
        self.width = max(self.right + 24, LEFT + 60 + 8 * longest, 32 + 9 * max(map(len, texts)))
        self.height = TOP + HEIGHT + 78 + 22 * len(words.names)

    def svg(self) -> str:
        """Return the whole picture."""
        title = escape(self.words.title)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{title}">',
            f"<title>{title}</title>",
            f"<desc>{escape(self.words.about)}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect class="ff-page" width="{self.width}" height="{self.height}"/>',
            text(16, 28, self.words.title, "ff-ink ff-title"),
            *self._axes(),
            *self._lines(),
            *self._marks(),
            *self._legend(),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _x(self, number: int) -> int:
        """Return the x of the moment after this number of turns."""
        return LEFT + STEP * number

    @staticmethod
    def _y(chance: float) -> int:
        return TOP + round(HEIGHT * (1 - chance))

    def _axes(self) -> Iterator[str]:
        for chance, level in zip((0.0, 0.5, 1.0), self.words.levels, strict=True):
            y = self._y(chance)
            yield f'<path class="ff-rule" d="M{LEFT} {y}H{self.right}"/>'
            yield text(LEFT - 10, y + 5, level, "ff-ink", "end")
        for number, note in enumerate(self.notes, 1):
            if note.turn == 1 or note.turn % 5 == 0:
                yield text(
                    self._x(number), TOP + HEIGHT + 18, str(note.turn), "ff-soft ff-move", "middle"
                )

    def _lines(self) -> Iterator[str]:
        if not self.notes:
            return
        for style, seat in enumerate(self.words.names):
            chances = [self.notes[0].before[seat], *(note.after[seat] for note in self.notes)]
            points = "L".join(
                f"{self._x(number)} {self._y(chance)}" for number, chance in enumerate(chances)
            )
            yield _line(style, f"M{points}")

    def _marks(self) -> Iterator[str]:
        for number, (note, told) in enumerate(zip(self.notes, self.words.turns, strict=True), 1):
            if note.mistake:
                mark = diamond(self._x(number), self._y(note.after[note.seat]))
                yield f"<g><title>{escape(told)}</title>{mark}</g>"

    def _legend(self) -> Iterator[str]:
        y = TOP + HEIGHT + 44
        for style, name in enumerate(self.words.names.values()):
            yield _line(style, f"M24 {y - 5}H60")
            yield text(70, y, name, "ff-ink")
            y += 22
        yield diamond(42, y - 5)
        yield text(70, y, self.words.mistake, "ff-ink")
        yield text(16, y + 20, self.words.estimates, "ff-soft")


def _line(style: int, path: str) -> str:
    dashes = f' stroke-dasharray="{DASHES[style]}"' if DASHES[style] else ""
    return f'<path class="ff-line ff-{style}"{dashes} d="{path}"/>'
