"""Which moves come to the same, found slowly and by definition: what the browser's core should say of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from fourfold.games.quarto import LINES, TWO_BY_TWOS, QuartoState
from fourfold.games.quarto.pieces import VALUE_MASKS
from fourfold.games.quarto.rules import QuartoRules

Turning = list[int]
Renaming = list[int]


def turnings(rules: QuartoRules) -> Iterator[Turning]:
    """All ways to lay the squares that take every line that counts to one that counts."""
    lines = [
        frozenset(map(int, line)) for line in (*LINES, *(TWO_BY_TWOS if rules.squares else ()))
    ]
    known = set(lines)
    together = {(a, b) for line in lines for a in line for b in line}

    def extend(to: Turning) -> Iterator[Turning]:
        square = len(to)
        if square == 16:
            if all(frozenset(to[one] for one in line) in known for line in lines):
                yield to
            return
        for image in set(range(16)) - set(to):
            fits = (
                ((square, other) in together) == ((image, to[other]) in together)
                for other in range(square)
            )
            if all(fits):
                yield from extend([*to, image])

    return extend([])


def renamings(rules: QuartoRules) -> Iterator[Renaming]:
    """All ways to exchange traits and swap values that leave what counts, and who owns what, as it is."""
    counted = [
        {piece for piece in range(16) if VALUE_MASKS[piece] >> value & 1}
        for value in range(8)
        if rules.counted >> value & 1
    ]
    for order in permutations(range(4)):
        for swapped in range(16):
            becomes = [
                sum((piece >> bit & 1) << order[bit] for bit in range(4)) ^ swapped
                for piece in range(16)
            ]
            if rules.owned is not None and any(becomes[piece] >= 8 for piece in range(8)):
                continue
            if all({becomes[piece] for piece in pieces} in counted for pieces in counted):
                yield becomes


def symmetric_moves(state: QuartoState) -> list[list[str]]:
    """The gives or placements of a state, those together that come to the same."""
    ways = [(to, becomes) for to in turnings(state.rules) for becomes in renamings(state.rules)]
    groups: dict[tuple[object, int], list[str]] = {}
    for move in state.moves():
        after = state.play(move)
        board = [(at, int(piece)) for at, piece in enumerate(after.board) if piece is not None]
        hand = None if after.hand is None else int(after.hand)
        least = min(
            (
                sorted((to[at], becomes[piece]) for at, piece in board),
                becomes[hand] if hand is not None else -1,
            )
            for to, becomes in ways
        )
        groups.setdefault((tuple(least[0]), least[1]), []).append(str(move))
    return list(groups.values())
