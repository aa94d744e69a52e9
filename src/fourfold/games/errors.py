"""The errors of the rules: each has a stable code, parameters, and an English sentence.

Lives here: the two classes of errors and the English sentence of each code. Does not live here: the sentences
of other languages, made of the same codes and parameters (``messages/*.ftl``).
"""

from __future__ import annotations

from typing import Any, Self

LONGEST_QUOTE = 40

#: The English sentence of each code; names in braces are parameters of the error.
SENTENCES = {
    # Moves that the rules refuse, in either game.
    "game-over": "expected no further move, got {move}: the game is over",
    "not-your-turn": "expected seat {expected} to act, got {seat}",
    "no-such-seat": "expected one of the seats {expected}, got {seat}",
    "seat-has-left": "expected a seat still in the game, got {seat}, which has left",
    "wrong-game": "expected a move of {expected}, got {move}",
    "draw-already-offered": "expected accept, got {move}: {seat} has already offered a draw",
    "no-draw-offered": "expected an offered draw, got {move} with none on the table",
    "already-agreed": "expected another seat to accept, got {seat}, who has agreed already",
    "not-refused": "expected a call or say that the rules refuse, got {move}, which they accept",
    "never-refused-so": "expected ? only after a refused call or say, got {move}",
    "takeback-too-far": "expected an earlier move to take back, got the start of the game",
    "takeback-past-card": "expected no card shown or made since, got {move}, which all have seen",
    # Quarto.
    "piece-in-hand": "expected place, got {move}: {piece} is in hand",
    "no-piece-in-hand": "expected give, got {move}: no piece is in hand",
    "board-full": "expected call or decline, got {move}: all sixteen pieces are placed",
    "decline-too-early": "expected {expected}, got decline: it is for the end, after sixteen pieces",
    "square-taken": "expected a free square, got {square} (taken by {piece})",
    "piece-not-left": "expected a piece that is left, got {piece}",
    "piece-not-theirs": "expected a {expected} piece for {seat}, got {piece}",
    "referee-calls": "expected give, place or decline, got {move}: the referee sees every line",
    "no-more-calls": "expected no call after three false ones in a turn, got {move}",
    "call-no-line": "expected four squares of a line, got {squares}",
    "call-not-full": "expected a full line, got {squares} with {free} free",
    "call-nothing-shared": "expected a counted trait in common, got {squares}, which share none",
    "call-expired": "expected a line that still counts, got {squares}, whose time is over",
    "call-not-now": "expected a line made by this placement, got {squares}, which is older",
    # Quartino.
    "referee-says": "expected place, clear, call or end, got {move}: the referee sees situations",
    "no-situations": "expected place, call or end, got {move}: played without situations",
    "say-too-late": "expected it before the first token of the turn, got {move} after it",
    "said-already": "expected each situation once a turn, got {move} again",
    "no-four-colours": "expected four or more tokens of one colour as the turn began, got {move} with fewer",
    "no-column": "expected a column of four or more as the turn began, got {height} on {space}",
    "nothing-to-clear": "expected no clearing, got {move}: no column is to be cleared",
    "clear-other": "expected clear {expected}, got {move}",
    "cleared-already": "expected one clearing a turn, got {move} after it",
    "clear-first": "expected clear {expected} first, got {move}",
    "nothing-to-place": "expected call or end, got {move}: every token due is placed",
    "place-first": "expected a token to be placed first ({due} due), got {move}",
    "colour-used-up": "expected a colour that the reserve holds, got {colour}",
    "card-not-held": "expected a card that {seat} holds, got {card}",
    "no-quartino": "expected {card} on {spaces}, got {tops}",
    # Texts that cannot be read.
    "bad-move": "expected {expected}, got {got}",
    "bad-piece": "expected a piece such as 7 or LSQH, got {got}",
    "bad-square": "expected a square from a1 to d4, got {got}",
    "bad-call": "expected four different squares after call, got {got}",
    "bad-colour": "expected a colour, one of Y B G P, got {got}",
    "bad-space": "expected a space, c or 1 to 8, got {got}",
    "bad-rim": "expected a rim space from 1 to 8, got {got}",
    "bad-card": "expected a card such as YBGP, got {got}",
    "text-after": "expected nothing more, got {got}",
    "bad-preset": "expected a rule set of {game}, one of {expected}, got {got}",
    "bad-game": "expected a game, one of {expected}, got {got}",
    "bad-option": "expected an option of {game}, one of {expected}, got {got}",
    "bad-option-value": "expected {expected} after {option}:, got {got}",
    "option-twice": "expected each option once, got {got} again",
    "options-contradict": "expected only one of {option} and {other}, got both",
    "bad-ranks": "expected four ranks separated by /, got {got}",
    "bad-rank": "expected four squares in a rank, each a piece or a dot, got {got}",
    "bad-hand": "expected the piece in hand or -, got {got}",
    "piece-twice": "expected each piece once, got {got} twice",
    "wrong-colours": "expected {light} light and {dark} dark pieces given, got {got}",
    "line-in-referee-play": "expected a game still on, got a completed line: {got}",
    "bad-marks": "expected lines such as !a1b1c1d1:1, got {got}",
    "mark-no-line": "expected a completed line that counts, got {got}",
    "mark-expiry": "expected a number from 1 to {most} after the line, got {got}",
    "marks-apart": "expected lines completed by one placement to share a square, got {got}",
    "marks-in-referee-play": "expected no lines to call in referee play, got {got}",
    "bad-spaces": "expected nine spaces separated by /, got {got}",
    "bad-column": "expected a column of colours or a dot, got {got}",
    "too-many-tokens": "expected at most {most} tokens of {colour}, got {got}",
    "bad-seat": "expected a seat, one of {expected}, got {got}",
    "bad-seats": "expected seats such as A B or A1 B1 A2 B2, got {got}",
    "bad-seat-number": "expected {expected} seats, got {got}",
    "bad-deal": "expected a deal such as A=YBGP,YBPG,YGBP,YGPB, got {got}",
    "deal-seats": "expected cards for the seats {expected}, got {got}",
    "deal-size": "expected {expected} cards for {seat}, got {got}",
    "card-twice": "expected each card as often as the deck has it, got {got} once too often",
    "deck-too-small": "expected at least {expected} cards in the deck, got {got}",
    "not-utf8": "expected UTF-8 text, got byte {got}",
    "control-character": "expected printable text, got {got}",
    "bad-header": "expected a line such as key: value, got {got}",
    "key-twice": "expected each key once, got {got} again",
    "key-missing": "expected the key {expected} in the header, got none",
    "key-not-here": "expected a key of {game}, got {got}",
    "bad-players": "expected names such as A=Ada B=Bo, got {got}",
    "bad-name": "expected a name in quotes with an end, got {got}",
    "bad-result": "expected a result such as B (call) or draw (full-board), got {got}",
    "result-too-early": "expected no result while the game is on, got {got}",
    "result-differs": "expected the result of the events, {expected}, got {got}",
    "event-missing": "expected an event after the seat, got {got}",
    "bad-state": "expected a stored state, got {got}",
}


def quote(text: str) -> str:
    """Return a text that somebody wrote, fit for a sentence: in quotes, printable, not too long.

    >>> quote("e9"), quote(""), quote("x" * 99)[-3:]
    ("'e9'", "''", "…x'")
    """
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 2] + "…" + text[-1]
    return repr(text)


class GameError(ValueError):
    """An error with a stable ``code``, ``params`` and, if known, a place in a text."""

    def __init__(
        self, code: str, *, line: int | None = None, column: int | None = None, **params: object
    ) -> None:
        self.code: str = code
        """The name of the kind of error, which stays the same from version to version."""
        self.params: dict[str, Any] = {
            name: value if isinstance(value, int) and type(value) is int else str(value)
            for name, value in params.items()
        }
        """What the sentence names: pieces, squares, seats and texts."""
        self.line: int | None = line
        """The line of the text, counted from 1; None for a move that was refused outside of a record."""
        self.column: int | None = column
        """The column of the line, counted from 1, or None like the line."""
        super().__init__(self.sentence)

    @property
    def sentence(self) -> str:
        """Return the English sentence, without the place."""
        return SENTENCES[self.code].format(**self.params)

    def at(self, line: int, column: int | None = None) -> Self:
        """Return the same error with its place in a larger text, in which the part begins at this place."""
        if self.column is None:
            column = None
        elif column is not None:
            column += self.column - 1
        return type(self)(self.code, line=line, column=column, **self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what `pickle` needs: errors are sent between processes with code, parameters and place."""
        return _rebuild, (type(self), self.code, self.line, self.column, self.params)

    def __str__(self) -> str:
        place = "" if self.line is None else f"line {self.line}: "
        where = "" if self.column is None else f" (column {self.column})"
        return f"{place}{self.sentence}{where}"


def _rebuild(
    kind: type[GameError], code: str, line: int | None, column: int | None, params: dict[str, Any]
) -> GameError:
    return kind(code, line=line, column=column, **params)


class IllegalMove(GameError):
    """An error of a move that the rules refuse; the state is unchanged."""


class NotationError(GameError):
    """An error of a text that cannot be read. ``line`` and ``column`` count from 1."""

    def __init__(
        self, code: str, *, line: int | None = 1, column: int | None = 1, **params: object
    ):
        super().__init__(code, line=line, column=column, **params)
