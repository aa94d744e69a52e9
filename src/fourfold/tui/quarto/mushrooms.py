"""The mushroom set drawn in characters: cap, dots and size show the four traits.

Lives here: the rows of one mushroom. Does not live here: boards and trays (`drawing`).

Red caps are filled, blue ones are outlines; big ones are higher and wider; a cap is pointed or flat; dots are
``o``::

    red pointed dotted   blue flat plain   small red flat   small blue pointed
     ▟o▙                 ▛▀▀▀▜
    ▟o█o▙                ▙▄▄▄▟              ███              ╱▁╲
      ║                    ║                 ║                ║
"""

from __future__ import annotations

from fourfold.games.quarto import Piece


def mushroom_lines(piece: Piece, width: int, height: int) -> list[str]:
    """Return the rows of a mushroom, padded to ``width``; small mushrooms are narrower."""
    colour, size, cap, dots = piece.values
    cap_width = width if size == "tall" else width - 2
    cap_rows = height - max(1, height // 3)
    draw = _pointed if cap == "round" else _flat
    rows = draw(cap_width, cap_rows, filled=colour == "light")
    if dots == "solid":
        rows = [_dotted(row) for row in rows]
    stem = "║" if height < 4 else "║ ║"
    rows += [stem] * (height - cap_rows)
    return [row.center(width) for row in rows]


def _pointed(width: int, rows: int, *, filled: bool) -> list[str]:
    sides, inner, lowest = ("▟▙", "█", "█") if filled else ("╱╲", " ", "▁")
    widths = [max(3, width - 2 * (rows - 1 - row)) for row in range(rows)]
    fills = [inner] * (rows - 1) + [lowest]
    return [sides[0] + f * (w - 2) + sides[1] for w, f in zip(widths, fills, strict=True)]


def _flat(width: int, rows: int, *, filled: bool) -> list[str]:
    if filled:
        return ["█" * width] * rows
    if rows == 1:
        return ["▛" + "▀" * (width - 2) + "▜"]
    inner = ["▌" + " " * (width - 2) + "▐"] * (rows - 2)
    return ["▛" + "▀" * (width - 2) + "▜", *inner, "▙" + "▄" * (width - 2) + "▟"]


def _dotted(row: str) -> str:
    """Return a row with dots on every other place between its ends."""
    inside = range(1, len(row) - 1, 2)
    return "".join("o" if place in inside else character for place, character in enumerate(row))
