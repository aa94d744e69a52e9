"""The scores of Quartino's players as a picture: a dot and a 95 % interval for each pair, beside its par."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol
from xml.sax.saxutils import escape

from bench.report import STYLE

LEFT, RIGHT, TOP, ROW, WIDTH = 330, 40, 64, 26, 420


class Measured(Protocol):
    """A score of one player against another, as `bench.quartino` measures it."""

    @property
    def player(self) -> str: ...
    @property
    def opponent(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def mean(self) -> float: ...
    @property
    def margin(self) -> float: ...


def draw_scores(scores: Sequence[Measured]) -> str:
    """Return the picture as SVG: scores to the right, one pair per row; a short upright line is the par."""
    width, height = LEFT + WIDTH + RIGHT, TOP + ROW * len(scores) + 48
    title = "Scores of Quartino's players"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}"/>',
        f'<text class="ink title" x="16" y="28">{title}</text>',
    ]
    bottom = TOP + ROW * len(scores)
    for percent in range(0, 101, 25):
        x = LEFT + WIDTH * percent / 100
        out.append(
            f'<path class="rule" d="M{x} {TOP - 10}V{bottom}"/>'
            f'<text class="ink" x="{x}" y="{bottom + 18}" text-anchor="middle">{percent} %</text>'
        )
    for number, score in enumerate(scores):
        y = TOP + ROW * number + ROW / 2
        x, par = LEFT + WIDTH * score.mean, LEFT + WIDTH / score.seats
        ends = [LEFT + WIDTH * min(1, max(0, score.mean + side * score.margin)) for side in (-1, 1)]
        name = escape(f"{score.player} v {score.opponent}, {score.seats} seats")
        out.append(
            f'<text class="ink" x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{name}</text>'
            f'<rect class="bar1" x="{par - 1:.1f}" y="{y - 7}" width="2" height="14"/>'
            f'<rect class="bar0" x="{ends[0]:.1f}" y="{y - 1.5}" width="{ends[1] - ends[0]:.1f}" height="3"/>'
            f'<circle class="bar0" cx="{x:.1f}" cy="{y}" r="4.5">'
            f"<title>{name}: {100 * score.mean:.1f} ± {100 * score.margin:.1f} %</title></circle>"
        )
    out.append(
        f'<text class="ink" x="{LEFT + WIDTH / 2}" y="{height - 8}" text-anchor="middle">'
        "score; the short upright line is the par of equal players</text>"
    )
    return "\n".join([*out, "</svg>", ""])
