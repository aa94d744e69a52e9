"""A position of Quarto as an SVG picture and as a drawing in text.

Lives here: the drawings of boards, wooden pieces and mushrooms. Does not live here: what a view shows
(`view`), and pictures of several positions (`fourfold.drawing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fourfold.games.quarto.pieces import PIECES, SQUARES, Line, Piece, Square
from fourfold.games.quarto.rules import Board
from fourfold.games.svg import DEPTH, element, ellipse, label, moved, picture

PITCH = 100
"""The width of a square of the board."""
RADIUS = 262
"""The radius of the round board."""
LIT = "#ffd27a"
"""The colour of what is marked: the last piece placed, the piece in hand, a line that won."""


class _Ground(NamedTuple):
    """The colours of a board."""

    top: str
    side: str
    ring: str
    """Around squares."""
    ink: str
    """Of letters."""


_WOOD = _Ground("#7b3024", "#3f150f", "#d09a86", "#f3dccb")
_MOSS = _Ground("#6f8f55", "#3b5230", "#c5d6ad", "#f4f8e8")


def draw_text(board: Board) -> list[str]:
    r"""Return the lines of a drawing in text: four ranks and the letters of the files.

    Pieces are their four letters, such as LTRF for light, tall, round and solid (full).

    >>> print("\n".join(draw_text((Piece(7), *(None,) * 15))))
    4   .    .    .    .
    3   .    .    .    .
    2   .    .    .    .
    1  LSQH  .    .    .
        a    b    c    d
    """
    ranks = []
    for rank in (3, 2, 1, 0):
        cells = [board[4 * rank + file] for file in range(4)]
        texts = " ".join((" .  " if piece is None else piece.letters) for piece in cells)
        ranks.append(f"{rank + 1}  {texts}".rstrip())
    return [*ranks, "    a    b    c    d"]


def draw_svg(
    board: Board,
    *,
    hand: Piece | None = None,
    left: Sequence[Piece] = PIECES,
    last: Square | None = None,
    lines: Iterable[Line] = (),
    mushrooms: bool = False,
    caption: str = "",
    title: str = "",
) -> str:
    """Return a picture of a position as SVG text.

    Args:
        board: the pieces on the sixteen squares.
        hand: the piece in hand, which stands large in front of the board.
        left: the pieces that are neither on the board nor in hand, in front of the board.
        last: the square that was filled last, which is marked.
        lines: the lines that won, which are marked.
        mushrooms: whether the pieces are the mushrooms of that edition.
        caption: one line of text below the board.
        title: what screen readers read.
    """
    ground = _MOSS if mushrooms else _WOOD
    piece_svg = _mushroom if mushrooms else _wooden_piece
    parts = [_board(ground, last), *(_line(line) for line in lines)]
    # From back to front, so that pieces in front hide those behind.
    for square in sorted(SQUARES, key=lambda one: -(one // 4)):
        piece = board[square]
        if piece is not None:
            x, y = _place(square)
            parts.append(moved(x, y + 6, piece_svg(piece)))
    parts.append(_tray(ground, caption))
    if hand is not None:
        parts.append(ellipse(-206, 306, 44, fill="none", stroke=LIT, stroke_width=3))
        parts.append(moved(-206, 312, piece_svg(hand)))
    for piece in left:
        parts.append(
            moved(-120 + 50 * (piece % 8), 276 + 60 * (piece // 8), piece_svg(piece), 0.55)
        )
    return picture(-282, -236, 564, 640, title, parts)


def _place(square: Square) -> tuple[float, float]:
    """Return the centre of a square; the centre of the board is 0, 0."""
    return (square % 4 - 1.5) * PITCH, (1.5 - square // 4) * PITCH * DEPTH


def _board(ground: _Ground, last: Square | None) -> str:
    parts = [
        ellipse(0, 20, RADIUS, fill=ground.side),
        ellipse(0, 0, RADIUS, fill=ground.top),
        ellipse(0, 0, RADIUS - 6, fill="none", stroke=ground.ring, stroke_width=1.5, opacity=0.4),
    ]
    for square in SQUARES:
        x, y = _place(square)
        parts.append(
            ellipse(x, y, 42, fill="none", stroke=ground.ring, stroke_width=1.6, opacity=0.75)
        )
    if last is not None:
        parts.append(ellipse(*_place(last), 45, fill="none", stroke=LIT, stroke_width=3))
    for number in range(4):
        x, y = (number - 1.5) * PITCH, (1.5 - number) * PITCH * DEPTH
        parts.append(label(x, 151, "abcd"[number], 17, ground.ink))
        parts.append(label(-205, y, "1234"[number], 17, ground.ink))
    return "".join(parts)


def _tray(ground: _Ground, caption: str) -> str:
    """Return the board in front, on which the pieces that are not placed stand, and the caption."""
    return (
        element("rect", x=-262, y=228, width=524, height=164, rx=18, fill=ground.side)
        + element("rect", x=-262, y=222, width=524, height=164, rx=18, fill=ground.top)
        + label(0, 372, caption, 17, ground.ink)
    )


def _line(line: Line) -> str:
    """Return the mark of a line behind its pieces: lit squares, and a stroke through them."""
    places = [_place(square) for square in line]
    lit = "".join(ellipse(x, y, 45, fill=LIT, opacity=0.8) for x, y in places)
    # The corners of a 2 × 2 square, in the order in which an outline visits them.
    around = [places[number] for number in (0, 1, 3, 2, 0)]
    is_row = len({square % 4 for square in line}) in {1, 4}
    points = " ".join(f"{x:g},{y:g}" for x, y in (places if is_row else around))
    return lit + element(
        "polyline", points=points, fill="none", stroke=LIT, stroke_width=10, opacity=0.8
    )


def _wooden_piece(piece: Piece) -> str:
    """Return a piece of maple or walnut; the centre of its foot is at 0, 0."""
    short, square, hollow = (bool(piece & bit) for bit in (4, 2, 1))
    body, light, shade, top, edge, hole = (
        ("#4a2d1e", "#6b4733", "#2a170d", "#7c5640", "#170b05", "#0c0603")
        if piece.dark
        else ("#e3bd80", "#f5e0b2", "#c0914f", "#f8e7bd", "#8d6330", "#5a3a17")
    )
    height = 29 if short else 58
    stroke: dict[str, str | float] = {
        "stroke": edge,
        "stroke_width": 1.4,
        "stroke_linejoin": "round",
    }
    shadow = element("ellipse", cx=9, cy=3, rx=34, ry=20, fill="#140804", opacity=0.3)
    if square:
        side, depth = 26, 26 * DEPTH
        front = f"M{-side} {depth - height:g}V{depth:g}H{side}V{depth - height:g}Z"
        solid = (
            element("path", d=front, fill=body)
            + element("rect", x=-side + 6, y=depth - height, width=12, height=height, fill=light)
            + element("rect", x=side - 9, y=depth - height, width=9, height=height, fill=shade)
            + element("path", d=front, fill="none", **stroke)
            + element(
                "rect",
                x=-side,
                y=-depth - height,
                width=2 * side,
                height=2 * depth,
                fill=top,
                **stroke,
            )
        )
    else:
        radius, depth = 29, 29 * DEPTH
        front = f"M{-radius} {-height}V0A{radius} {depth:g} 0 0 0 {radius} 0V{-height}Z"
        solid = (
            element("path", d=front, fill=body)
            + element(
                "path",
                d=f"M-20 {-height}V{depth * 0.72:g}L-7 {depth * 0.97:g}V{-height}Z",
                fill=light,
            )
            + element(
                "path", d=f"M19 {-height}V{depth * 0.75:g}Q29 10 {radius} 0V{-height}Z", fill=shade
            )
            + element("path", d=front, fill="none", **stroke)
            + ellipse(0, -height, radius, fill=top, **stroke)
        )
    hollowed = ellipse(0, -height, 14, fill=hole, **stroke) if hollow else ""
    return shadow + solid + hollowed


_POINTED = "M-33 -40C-26 -52 -14 -62 -4 -86C-2 -91 3 -91 5 -86C14 -62 27 -52 33 -40C24 -31 -24 -31 -33 -40Z"
_FLAT = "M-38 -46C-38 -62 -18 -66 0 -66S38 -62 38 -46C38 -38 20 -35 0 -35S-38 -38 -38 -46Z"
_POINTED_DOTS = (
    (0, -72, 4),
    (-10, -53, 5),
    (9, -55, 4.5),
    (-21, -43, 3.6),
    (1, -41, 4.4),
    (21, -43, 3.8),
)
_FLAT_DOTS = ((-14, -57, 5), (12, -58, 4.5), (-28, -49, 4), (0, -47, 5.4), (27, -49, 4.2))
_STEM = "M-9 -40C-8 -24 -13 -10 -15 0C-13 9 13 9 15 0C13 -10 8 -24 9 -40Z"


def _mushroom(piece: Piece) -> str:
    """Return a mushroom, red or blue, big or small, pointed or flat, dotted or plain; its foot is at 0, 0."""
    short, flat, plain = (bool(piece & bit) for bit in (4, 2, 1))
    cap, edge = ("#25407c", "#0b1733") if piece.dark else ("#e8654f", "#7c1f14")
    dots = "".join(
        element(
            "ellipse", cx=x, cy=y, rx=r, ry=r * 0.85, fill="#fbe9a8", stroke=edge, stroke_width=0.6
        )
        for x, y, r in (() if plain else _FLAT_DOTS if flat else _POINTED_DOTS)
    )
    drawn = (
        element("ellipse", cx=9, cy=3, rx=30, ry=15, fill="#140804", opacity=0.3)
        + element("path", d=_STEM, fill="#f3e7c8", stroke="#8b774e", stroke_width=1.2)
        + element("path", d=_FLAT if flat else _POINTED, fill=cap, stroke=edge, stroke_width=1.4)
        + element("ellipse", cx=0, cy=-40 if flat else -37.5, rx=22, ry=3.6, fill="#efe0bd")
        + dots
    )
    return moved(0, 0, drawn, 0.7 if short else 1)
