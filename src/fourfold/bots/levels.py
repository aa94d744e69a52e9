"""Seven Quarto players who play like people: exactly, on what they see.

Lives here: the levels and their choices. Does not live here: how likely something is seen (`sight`).

Each time one looks at the board, it notices each threat or not. It takes a win that it sees, gives no piece
that fits a threat it sees, and, late enough in the game, thinks ahead: of each move that would lose some
turns later it finds that out or not. All else it draws by lot. So it hands over fatal pieces, completes lines
without knowing, and misses lines of others, where a person would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fourfold.bots.bot import pick
from fourfold.bots.greedy_quarto import callable_lines, has_just_placed
from fourfold.bots.judge import judge_for, other_team, placed_on
from fourfold.bots.sight import (
    SEES_ALL,
    Threat,
    chance,
    danger,
    happens,
    look,
    safe_pieces,
    threats,
)
from fourfold.games.game import Move, Rng, View
from fourfold.games.quarto import Call, Give, Line, Piece, Place, QuartoView, Square
from fourfold.games.quarto.pieces import VALUE_MASKS
from fourfold.games.quarto.rules import with_piece


@dataclass(frozen=True, slots=True)
class Level:
    """What makes a player strong."""

    keenness: float
    """How well it sees; `sight.chance` says what that comes to."""
    cares: bool
    """Whether it looks, before placing, for a piece that it could give afterwards."""
    horizon: int
    """With how many free squares it begins to think ahead."""
    depth: float
    """The chance that, thinking ahead and seeing every threat, it finds out what is wrong with a move."""


LEVELS: Mapping[str, Level] = {
    "level1": Level(keenness=0.3, cares=False, horizon=0, depth=0.0),
    "level2": Level(keenness=1.2, cares=False, horizon=0, depth=0.0),
    "level3": Level(keenness=2.1, cares=True, horizon=5, depth=0.4),
    "level4": Level(keenness=3.0, cares=True, horizon=6, depth=0.6),
    "level5": Level(keenness=4.2, cares=True, horizon=8, depth=0.8),
    "level6": Level(keenness=5.5, cares=True, horizon=9, depth=0.95),
    "level7": Level(keenness=SEES_ALL, cares=True, horizon=10, depth=1.0),
}


class LevelBot:
    """Plays Quarto at a level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: View, rng: Rng) -> Move:
        if not isinstance(view, QuartoView):
            raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
        for line in callable_lines(view):
            if happens(self._notices(line, view), rng):
                return Call(line)
        if view.phase == "decline":
            return view.moves[0]
        there = threats(view.rules, view.board)
        seen = look(self.level.keenness, there, view.trail, placed_on(view.board), rng)
        if view.hand is None:
            return self._give(view, there, seen, rng)
        return self._place(view, view.hand, there, seen, rng)

    def _notices(self, line: Line, view: QuartoView) -> float:
        """The chance that it calls this line, which it may call."""
        placed = placed_on(view.board)
        bits = view.rules.shared(view.board, line)
        misses = 1.0
        while bits:
            value = bits & -bits
            bits ^= value
            misses *= 1 - chance(self.level.keenness, line, value, view.trail, placed, 0)
        if has_just_placed(view):
            # Did it place there because it saw the line, or by chance? A bot keeps no memory from one move
            # to the next, so it asks how likely either is: who sees a win always takes it, who does not
            # takes any of the free squares.
            by_chance = misses / (len(view.board) - placed + 1)
            misses *= by_chance / (1 - misses + by_chance)
        return 1 - misses

    def _place(
        self,
        view: QuartoView,
        piece: Piece,
        there: Sequence[Threat],
        seen: Sequence[Threat],
        rng: Rng,
    ) -> Move:
        wins = [threat.square for threat in seen if threat.fits(piece)]
        if wins:
            return Place(pick(wins, rng))
        squares = [move.square for move in view.moves if isinstance(move, Place)]
        if self.level.cares:
            squares = [
                s for s in squares if self._leaves_a_give(view, piece, s, seen, rng)
            ] or squares
        return pick(self._think_ahead(view, [Place(s) for s in squares], there, seen, rng), rng)

    def _leaves_a_give(
        self, view: QuartoView, piece: Piece, square: Square, seen: Sequence[Threat], rng: Rng
    ) -> bool:
        """Whether, as far as it sees, a piece could be given after placing there."""
        board = with_piece(view.board, square, piece)
        trail = (*view.trail, square)
        after = [threat for threat in seen if threat.square != square]
        made = threats(view.rules, board, square)
        after += look(self.level.keenness, made, trail, placed_on(view.board) + 1, rng)
        left = view.rules.giveable(view.left, other_team(view))
        return not left or bool(safe_pieces(after, left))

    def _give(
        self, view: QuartoView, there: Sequence[Threat], seen: Sequence[Threat], rng: Rng
    ) -> Move:
        pieces = [move.piece for move in view.moves if isinstance(move, Give)]
        safe = safe_pieces(seen, pieces)
        if not safe:
            # All lost, as far as it sees: the piece that fits in the fewest places may be overlooked.
            fits = {piece: sum(threat.fits(piece) for threat in seen) for piece in pieces}
            fewest = min(fits.values())
            return Give(pick([piece for piece in pieces if fits[piece] == fewest], rng))
        return pick(self._think_ahead(view, [Give(p) for p in safe], there, seen, rng), rng)

    def _think_ahead(
        self,
        view: QuartoView,
        moves: Sequence[Move],
        there: Sequence[Threat],
        seen: Sequence[Threat],
        rng: Rng,
    ) -> Sequence[Move]:
        """The moves without those that it finds out to be wrong; all, if it doubts every one.

        What it does not see it cannot reckon with: a piece that fits an overlooked threat stays, a win that
        it overlooks it does not think of, and with threats overlooked all thinking is less reliable.
        """
        free = len(view.board) - placed_on(view.board)
        overlooks_a_win = view.hand is not None and bool(danger(there) & VALUE_MASKS[view.hand])
        if free > self.level.horizon or len(moves) < 2 or overlooks_a_win:
            return moves
        kept = judge_for(view.rules).exact(view.board, view.hand).moves
        dangerous = danger(there)
        depth = self.level.depth * (len(seen) + 1) / (len(there) + 1)
        good = [
            move
            for move in moves
            if move in kept
            or (isinstance(move, Give) and VALUE_MASKS[move.piece] & dangerous)
            or not happens(depth, rng)
        ]
        return good or moves


LEVEL_BOTS: Mapping[str, LevelBot] = {name: LevelBot(level) for name, level in LEVELS.items()}
