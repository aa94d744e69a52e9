"""A position of Quartino as an SVG picture and as a drawing in text.

Lives here: the drawings of the wheel, tokens and cards. Does not live here: what a view shows (`view`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from fourfold.games.quartino.tokens import RIM_SPACES, SPACES, Board, Card, Colour, Space
from fourfold.games.svg import DEPTH, element, ellipse, label, moved, picture

RADIUS = 262
"""The radius of the wheel."""
REACH = 176
"""The distance from the centre of the wheel to the centre of a rim space."""
TOKEN = 36
"""The radius of a token."""
THICKNESS = 14
"""The height of a token; in columns of many tokens it is less."""
TALLEST = 84
"""The height that no column exceeds."""
ROW_HEIGHT = 84
"""The height of the cards of one seat below the wheel."""
CARD_WIDTH = 66
INK = "#f7e7c6"
WOOD = "#6b4420"


class DrawnRack(NamedTuple):
    """The cards of a seat, as a picture shows them."""

    seat: str
    cards: tuple[Card | None, ...]
    """The cards still to be made; None is a card that is drawn face down."""
    made: tuple[Card, ...]


class _Paint(NamedTuple):
    top: str
    side: str
    edge: str
    ink: str


_PAINTS = {
    "Y": _Paint("#f7cd46", "#c4932a", "#7f5a12", "#7a4e00"),
    "B": _Paint("#2a58a8", "#17366f", "#0c2149", "#d6e4ff"),
    "G": _Paint("#459355", "#276036", "#133a1e", "#eef8e4"),
    "P": _Paint("#e88dbb", "#b0487f", "#742150", "#7d1f50"),
}
"""Paints that differ in luminance, each with an ink for its pattern."""


def draw_text(board: Board, racks: Sequence[DrawnRack]) -> list[str]:
    r"""Return the lines of a drawing in text: the wheel, columns from bottom to top, and each seat's cards.

    >>> rack = DrawnRack("A", (Card("YBGP"), None), (Card("BYGP"),))
    >>> print("\n".join(draw_text(("YB", "", "G", "", "", "", "", "", ""), [rack])))
    8 .        1 .        2 G
    7 .        c YB       3 .
    6 .        5 .        4 .
    A: YBGP ?   made: BYGP
    """
    rows = []
    for row in ((8, 1, 2), (7, 0, 3), (6, 5, 4)):
        cells = [f"{SPACES[number]} {board[number] or '.'}" for number in row]
        rows.append("".join(f"{cell:<11}" for cell in cells).rstrip())
    for rack in racks:
        cards = " ".join(card or "?" for card in rack.cards)
        made = f"   made: {' '.join(rack.made)}" if rack.made else ""
        rows.append(f"{rack.seat}: {cards}{made}")
    return rows


def draw_svg(
    board: Board, racks: Sequence[DrawnRack] = (), *, caption: str = "", title: str = ""
) -> str:
    """Return a picture of a position as SVG text.

    Args:
        board: the columns on the nine spaces.
        racks: the cards of each seat, which lie below the wheel; made cards have a tick.
        caption: one line of text below the wheel.
        title: what screen readers read.
    """
    parts = [_wheel()]
    # From back to front, so that columns in front hide those behind.
    for space in sorted(SPACES, key=lambda one: _spot(one)[1]):
        x, y = _spot(space)
        parts.append(moved(x, y, _column(board[space])))
    height = 44 + ROW_HEIGHT * len(racks)
    parts.append(element("rect", x=-262, y=228, width=524, height=height, rx=18, fill=WOOD))
    parts.append(label(0, 250, caption, 17, INK))
    for number, rack in enumerate(racks):
        parts.append(moved(-240, 308 + ROW_HEIGHT * number, _rack(rack)))
    return picture(-282, -290, 564, 290 + 228 + height + 12, title, parts)


def _towards(rim: float, distance: float) -> tuple[float, float]:
    """Return the point at a distance from the centre, towards a rim space, seen from above."""
    angle = (rim - 1) * pi / 4
    return distance * sin(angle), -distance * cos(angle)


def _spot(space: Space) -> tuple[float, float]:
    """Return the centre of a space; the centre of the wheel is 0, 0."""
    x, y = _towards(space, REACH) if space in RIM_SPACES else (0.0, 0.0)
    return x, y * DEPTH


def _wheel() -> str:
    parts = [
        ellipse(0, 24, RADIUS, fill="#7d5223"),
        ellipse(0, 0, RADIUS, fill="#e3c08b"),
        ellipse(0, 0, RADIUS - 7, fill="none", stroke="#a8783c", stroke_width=1.6, opacity=0.7),
        ellipse(0, 0, REACH, fill="none", stroke="#a8783c", stroke_width=2, opacity=0.5),
    ]
    for space in RIM_SPACES:
        (x1, y1), (x2, y2) = _towards(space, 50), _towards(space, 128)
        parts.append(
            element(
                "line", x1=x1, y1=y1 * DEPTH, x2=x2, y2=y2 * DEPTH, stroke="#8a5d28", stroke_width=4,
                stroke_linecap="round", opacity=0.6,
            )
        )  # fmt: skip
    for space in SPACES:
        x, y = _spot(space)
        parts.append(ellipse(x, y, 45, fill="#9c6c34"))
        parts.append(ellipse(x, y + 3, 43, fill="#d3aa70"))
        if space in RIM_SPACES:
            # Tokens on the farthest space would hide its number, which therefore stands beside it.
            x, y = _towards(space + (0.3 if space == 1 else 0), 238)
            parts.append(label(x, y * DEPTH, str(space), 19, "#5f3d17"))
    return "".join(parts)


def _column(column: str) -> str:
    """Return a column of tokens, from bottom to top, on a space whose centre is 0, 0."""
    height = min(THICKNESS, TALLEST / max(1, len(column)))
    parts = (
        [element("ellipse", cx=8, cy=4, rx=40, ry=27, fill="#3c230a", opacity=0.3)]
        if column
        else []
    )
    for number, colour in enumerate(column):
        paint = _PAINTS[colour]
        ry = TOKEN * DEPTH
        side = f"M{-TOKEN} {-height:g}V0A{TOKEN} {ry:g} 0 0 0 {TOKEN} 0V{-height:g}Z"
        token = element("path", d=side, fill=paint.side, stroke=paint.edge, stroke_width=1.2)
        token += element("g", _face(colour), transform=f"translate(0 {-height:g}) scale(1 {DEPTH})")
        parts.append(moved(0, -number * height, token))
    return "".join(parts)


def _face(colour: Colour) -> str:
    """Return a token seen from above; its pattern tells the colour without colour."""
    paint = _PAINTS[colour]
    disc = element("circle", r=TOKEN, fill=paint.top, stroke=paint.edge, stroke_width=1.4)
    if colour == "Y":
        places = [(0.0, 0.0)] + [(17 * sin(n * pi / 3), 17 * cos(n * pi / 3)) for n in range(6)]
        return disc + "".join(
            element("circle", cx=x, cy=y, r=4.3, fill=paint.ink) for x, y in places
        )
    if colour == "P":
        return disc + element("circle", r=16, fill="none", stroke=paint.ink, stroke_width=6)
    waves = (
        "M-16 -13q4 -7 8 0t8 0t8 0t8 0M-22 0q5.5 -8 11 0t11 0t11 0t11 0M-16 13q4 -7 8 0t8 0t8 0t8 0"
    )
    bars = "M-14 -14V14M0 -20V20M14 -14V14"
    return disc + element(
        "path",
        d=waves if colour == "B" else bars,
        fill="none",
        stroke=paint.ink,
        stroke_width=3.6 if colour == "B" else 5,
        stroke_linecap="round",
    )


def _rack(rack: DrawnRack) -> str:
    """Return the name of a seat and its cards, from left to right, those that are made last."""
    parts = [label(4, 0, rack.seat, 24, INK)]
    cards = [(card, False) for card in rack.cards] + [(card, True) for card in rack.made]
    for number, (card, is_made) in enumerate(cards):
        drawn = _card(card) if card is not None else _card_back()
        parts.append(
            moved(62 + (CARD_WIDTH + 12) * number, 0, drawn + (_tick() if is_made else ""))
        )
    return "".join(parts)


def _card(card: Card) -> str:
    """Return a card: a quarter of the wheel, the first rim colour at the top."""
    reach, scale = 40.0, 0.33
    points = [(0.0, 0.0), *(_towards(rim, reach) for rim in (1, 2, 3))]
    slice_ = f"M0 0L0 {-reach:g}A{reach:g} {reach:g} 0 0 1 {reach:g} 0Z"
    tokens = "".join(
        moved(x, y, _face(colour), scale) for (x, y), colour in zip(points, card, strict=True)
    )
    paper = element(
        "rect", x=-33, y=-36, width=CARD_WIDTH, height=72, rx=8, fill="#fffaf0", stroke="#d3bf9b"
    )
    wood = element("path", d=slice_, fill="#ecd0a0", stroke="#a97a40", stroke_width=1.5)
    return paper + moved(-19, 20, wood + tokens)


def _card_back() -> str:
    """Return a card that lies face down."""
    return (
        element(
            "rect",
            x=-33,
            y=-36,
            width=CARD_WIDTH,
            height=72,
            rx=8,
            fill="#8d4a35",
            stroke="#d9b57e",
        )
        + element("circle", r=20, fill="none", stroke="#d9b57e", stroke_width=2)
        + element("circle", r=6, fill="none", stroke="#d9b57e", stroke_width=2)
    )


def _tick() -> str:
    """Return the mark of a card that is made."""
    return moved(
        24,
        -27,
        element("circle", r=10, fill="#2f6146", stroke="#fffaf0", stroke_width=2)
        + element("path", d="M-5 0L-1 4L5 -4", fill="none", stroke="#fffaf0", stroke_width=2.4),
    )
