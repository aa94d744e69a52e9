"""The native twin of the Quarto rules: the same game, many times faster.

Lives here: the way from rules, moves and outcomes to the native game and back. Does not live here: the rules.
They are written to be read in `fourfold.games.quarto` and to be fast in ``native/quarto/game.hpp``; lockstep
tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from fourfold.engine.core import core
from fourfold.games.errors import NotationError
from fourfold.games.game import Move, Outcome
from fourfold.games.quarto import SQUARES, Call, Decline, Give, Line, Place, QuartoRules
from fourfold.games.quarto.notation import DECLINE, GIVES, PLACES, parse_move
from fourfold.games.quarto.pieces import line_of
from fourfold.games.quarto.rules import parse_rules

OWNED: Final[Mapping[str | None, int]] = {None: 0, "light": 1, "dark": 2}

# As Move::code in native/quarto/game.hpp has it: the kind above, the piece, square or set of squares below.
GIVE, PLACE, CALL, DECLINING = (kind << 16 for kind in range(4))


class Twin:
    """A game of Quarto in the native core. It is changed by its moves; `copy` keeps a moment.

    >>> twin = Twin("classic")
    >>> twin.play("give 7"), twin.play("give 8"), twin.position
    ('', 'piece-in-hand', '..../..../..../.... 7')
    """

    def __init__(self, rules: QuartoRules | str = "classic", position: str | None = None) -> None:
        self.rules = parse_rules(rules) if isinstance(rules, str) else rules
        self._native = _native_game(self.rules)
        if position is not None and (code := self._native.set_up(position)):
            raise ValueError(f"expected a position under {self.rules}, got {position!r}: {code}")

    def copy(self) -> Self:
        """Another game at the same moment."""
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin._native = self._native.copy()
        return twin

    def play(self, move: Move | str) -> str:
        """Play a move; the empty text if the rules accept it, otherwise the code of their refusal.

        Raises:
            NotationError: the text is no move.
        """
        return self._native.play(encode(move))

    def refuse(self, move: Move | str) -> str:
        """Count a call that `play` refuses; the empty text, or a code if it is not such a move.

        Raises:
            NotationError: the text is no move.
        """
        return self._native.refuse(encode(move))

    def moves(self) -> list[Move]:
        """The legal moves, calls excepted."""
        return [decode(code) for code in self._native.moves()]

    @property
    def position(self) -> str:
        """The position text, with the lines that can still be called."""
        return self._native.position

    @property
    def turn(self) -> int:
        """The number of the turn; team A has the even ones."""
        return self._native.turn

    @property
    def refusals(self) -> int:
        """False calls in this turn."""
        return self._native.refusals

    @property
    def shown(self) -> tuple[Line, ...]:
        """The lines that won."""
        bits = self._native.shown
        return tuple(line for number, line in enumerate(self.rules.lines) if bits >> number & 1)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is on."""
        ended = self._native.outcome
        return None if ended is None else Outcome(tuple(ended[0]), ended[1])


def encode(move: Move | str) -> int:
    """A move as the native core takes it.

    Raises:
        NotationError: the text is no move.
    """
    if isinstance(move, str):
        move = parse_move(move)
    match move:
        case Give():
            return GIVE | move.piece
        case Place():
            return PLACE | move.square
        case Call():
            a, b, c, d = move.line
            return CALL | 1 << a | 1 << b | 1 << c | 1 << d
        case Decline():
            return DECLINING
    raise NotationError("bad-move", expected="give, place, call, decline", got=str(move))


def decode(code: int) -> Move:
    """Return the move of a code.

    >>> [str(decode(encode(move))) for move in ("give 7", "place b3", "call d1 a1 c1 b1", "decline")]
    ['give 7', 'place b3', 'call a1 b1 c1 d1', 'decline']
    """
    if code >= DECLINING:
        return DECLINE
    if code >= CALL:
        return Call(line_of(*(square for square in SQUARES if code >> square & 1)))
    return PLACES[code - PLACE] if code >= PLACE else GIVES[code]


def random_games(rules: QuartoRules | str, games: int, seed: int = 1) -> int:
    """Play so many games by listed moves at random; returns their placements all together.

    >>> random_games("classic", 10)
    160
    """
    parsed = parse_rules(rules) if isinstance(rules, str) else rules
    return core.random_games(_native_game(parsed), games, seed)


def _native_game(rules: QuartoRules) -> core.Game:
    return core.Game(
        counted=rules.counted,
        squares=rules.squares,
        owned=OWNED[rules.owned],
        referee=rules.referee,
        lose_on_false_call=rules.lose_on_false_call,
        expiry=rules.expiry,
    )
