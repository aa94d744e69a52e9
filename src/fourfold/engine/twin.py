"""The native twin of the Quarto rules: the same game, many times faster.

Lives here: the native game as a Python object. Does not live here: rules and moves as the native core takes
them (`encoding`), and the rules. These are written to be read in `fourfold.games.quarto` and to be fast in
``native/quarto/rules/game.hpp``; lockstep tests hold the two together.
"""

from __future__ import annotations

from typing import Self

from fourfold.engine.core import core
from fourfold.engine.encoding import OWNED, decode, encode
from fourfold.games.game import Move, Outcome
from fourfold.games.quarto import Line, QuartoRules
from fourfold.games.quarto.rules import parse_rules


class Twin:
    """A game of Quarto in the native core. Moves change the object; `copy` keeps a moment.

    >>> twin = Twin("classic")
    >>> twin.play("give 7"), twin.play("give 8"), twin.position
    ('', 'piece-in-hand', '..../..../..../.... 7')
    """

    rules: QuartoRules
    """The rule set of the game."""

    def __init__(self, rules: QuartoRules | str = "classic", position: str | None = None) -> None:
        self.rules = parse_rules(rules) if isinstance(rules, str) else rules
        self._native = _native_game(self.rules)
        if position is not None and (code := self._native.set_up(position)):
            raise ValueError(f"expected a position under {self.rules}, got {position!r}: {code}")

    def copy(self) -> Self:
        """Return another game at the same moment."""
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin._native = self._native.copy()
        return twin

    def play(self, move: Move | str) -> str:
        """Play a move; return the empty text if the rules accept it, otherwise the code of the refusal.

        Raises:
            NotationError: the text is no move.
        """
        return self._native.play(encode(move))

    def refuse(self, move: Move | str) -> str:
        """Count a call that `play` refuses; return the empty text, or a code if the move is not such a call.

        Raises:
            NotationError: the text is no move.
        """
        return self._native.refuse(encode(move))

    def moves(self) -> list[Move]:
        """Return the legal moves, calls excepted."""
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


def random_games(rules: QuartoRules | str, games: int, seed: int = 1) -> int:
    """Play a number of games by listed moves at random; return the number of placements in all of them.

    >>> random_games("classic", 10)
    160
    """
    parsed = parse_rules(rules) if isinstance(rules, str) else rules
    return core.random_games(_native_game(parsed), games, seed)


def _native_game(rules: QuartoRules) -> core.NativeGame:
    return core.NativeGame(
        counted=rules.counted,
        squares=rules.squares,
        owned=OWNED[rules.owned],
        referee=rules.referee,
        lose_on_false_call=rules.lose_on_false_call,
        expiry=rules.expiry,
    )
