"""Quartino's wheel, tokens and cards drawn in characters. Letters and patterns show the colours.

Lives here: drawing as pure functions, and the space or card at a point. Does not live here: widgets
(`board`).

A token has its letter in a pattern: yellow dots, blue waves, green bars, a pink ring. Under the top token
stands the whole column, from bottom to top. A card shows the quarter of the wheel that it asks for::

    ╭─3───────╮      ╭───┬───╮
    │ ≈≈≈≈≈≈≈ │      │≈B≈│|G|│   first and second rim space
    │ ≈≈ B ≈≈ │      ├───┼───┤
    │ YGB     │      │∙Y∙│(P)│   centre and third rim space
    ╰─────────╯      ╰───┴───╯
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from fourfold.games.quartino import SPACES, Board, Card, Space
from fourfold.tui.canvas import DOUBLE, HEAVY, ROUND, Canvas
from fourfold.tui.colours import ACCENT, FAINT, GRID, TOKENS

INSET = 2
"""Columns by which the corners of the wheel are moved inwards, so that it looks round."""
CARD_WIDTH = 9
CARD_HEIGHT = 6
PATTERNS = {"Y": "∙∙", "B": "≈≈", "G": "||", "P": "()"}
"""The characters left and right of each colour's letter."""


@dataclass(frozen=True, slots=True)
class WheelScale:
    """The size of a drawn space of the wheel with its frame, in columns and rows."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Return columns and rows of the wheel."""
        return 3 * self.width + 2 * INSET, 3 * self.height + 2

    def corner(self, space: Space) -> tuple[int, int]:
        """Return the top left corner of a space."""
        column, row = GRID_PLACES[space]
        x = column * self.width + INSET
        if row == 1:
            x += (column - 1) * INSET
        y = row * self.height + 1
        if column == 1:
            y += row - 1
        return x, y


SMALL_WHEEL = WheelScale(11, 5)
LARGE_WHEEL = WheelScale(15, 7)
WHEELS = (LARGE_WHEEL, SMALL_WHEEL)

#: The column and row of each space in a grid of three by three: the centre, then clockwise from the top.
GRID_PLACES = dict(
    zip(
        SPACES,
        [(1, 1), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)],
        strict=True,
    )
)


def next_space(space: Space, across: int, down: int) -> Space:
    """Return the next space in a direction; the grid of nine spaces wraps around."""
    column, row = GRID_PLACES[space]
    place = ((column + across) % 3, (row + down) % 3)
    return next(other for other, where in GRID_PLACES.items() if where == place)


def token_lines(colour: str, width: int = 7, height: int = 2) -> list[str]:
    r"""Return the rows of a token: its pattern around its letter.

    >>> print("\n".join(token_lines("B")))
    ≈≈≈≈≈≈≈
    ≈≈ B ≈≈
    """
    if colour == "P":
        rows = ["╭" + "─" * (width - 2) + "╮"]
        rows += ["│" + " " * (width - 2) + "│"] * (height - 2)
        rows.append("╰" + "─" * (width - 2) + "╯")
    else:
        rows = [PATTERNS[colour][0] * width] * height
    letter = max(1, height // 2)
    edge = (width - 3) // 2
    rows[letter] = f"{rows[letter][:edge]} {colour} {rows[letter][width - edge :]}"
    return rows


def column_text(column: str, width: int) -> str:
    """Return a column from bottom to top; of a column that is too long only the upper part.

    >>> column_text("YBGP", 9), column_text("YBGPYBGPYB", 9)
    ('YBGP', '…GPYBGPYB')
    """
    return column if len(column) <= width else "…" + column[1 - width :]


def draw_wheel(
    board: Board,
    scale: WheelScale = SMALL_WHEEL,
    *,
    cursor: Space | None = None,
    shown: Mapping[Space, str] | None = None,
    last: Space | None = None,
) -> Text:
    """Return the drawn wheel.

    Args:
        board: the nine columns.
        scale: the size of the spaces.
        cursor: the space with a heavy frame.
        shown: spaces under a card that is being called, with the colours that the card wants there.
        last: the space that changed last.
    """
    canvas = Canvas(*scale.size)
    inner = scale.width - 2
    for space in SPACES:
        x, y = scale.corner(space)
        wanted = (shown or {}).get(space)
        kind, style = (DOUBLE, f"bold {ACCENT}") if wanted else (ROUND, GRID)
        if space == cursor:
            kind, style = HEAVY, f"bold {ACCENT}"
        canvas.frame(x, y, scale.width, scale.height, kind, style)
        canvas.put(x + 2, y, str(space), "bold" if space == cursor else "")
        if wanted:
            canvas.put(x + 4, y, f" {wanted}? ", f"bold {ACCENT}")
        if space == last:
            canvas.put(x + scale.width - 4, y, "›‹", ACCENT)
        column = board[space]
        if not column:
            canvas.put(x + scale.width // 2, y + scale.height // 2, "·", FAINT)
            continue
        top = column[-1]
        lines = token_lines(top, inner - 2, scale.height - 3)
        canvas.put_shape(x + 2, y + 1, lines, TOKENS[top])
        for offset, letter in enumerate(column_text(column, inner)):
            canvas.put(x + 1 + offset, y + scale.height - 2, letter, TOKENS.get(letter, FAINT))
    return canvas.text()


def space_at(x: int, y: int, scale: WheelScale = SMALL_WHEEL) -> Space | None:
    """Return the space at a point of the drawn wheel; None between spaces."""
    for space in SPACES:
        left, top = scale.corner(space)
        if left <= x < left + scale.width and top <= y < top + scale.height:
            return space
    return None


def draw_cards(
    cards: Sequence[Card | None], *, chosen: int | None = None, seen: Collection[Card] = ()
) -> Text:
    """Return cards side by side, numbered; cards that others have seen have a star."""
    canvas = Canvas(max(1, len(cards)) * (CARD_WIDTH + 1), CARD_HEIGHT)
    for number, card in enumerate(cards):
        x = number * (CARD_WIDTH + 1)
        kind, style = (HEAVY, f"bold {ACCENT}") if number == chosen else (ROUND, GRID)
        canvas.frame(x, 0, CARD_WIDTH, CARD_HEIGHT - 1, kind, style)
        canvas.put(x + 1, 2, "───┼───", GRID)
        for row in (1, 3):
            canvas.put(x + 4, row, "│", GRID)
        label = f"{number + 1} {card or '?'}{'*' if card in seen else ''}"
        canvas.put(x + 1, CARD_HEIGHT - 1, label, "bold")
        if card is None:
            continue
        centre, first, second, third = tuple(card)
        for colour, left, top in ((first, 1, 1), (second, 5, 1), (centre, 1, 3), (third, 5, 3)):
            canvas.put(x + left, top, token_text(colour), TOKENS[colour])
    return canvas.text()


def token_text(colour: str) -> str:
    """Return a token in one row.

    >>> [token_text(colour) for colour in "YBGP"]
    ['∙Y∙', '≈B≈', '|G|', '(P)']
    """
    left, right = tuple(PATTERNS[colour])
    return f"{left}{colour}{right}"


def card_at(x: int, y: int, cards: int) -> int | None:
    """Return the number of the card at a point, counted from 0; None between cards."""
    number, within = divmod(x, CARD_WIDTH + 1)
    return number if within < CARD_WIDTH and 0 <= y < CARD_HEIGHT and number < cards else None
