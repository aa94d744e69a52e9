"""Analysis in words: the sentences of reasons, and the names of lines, moves and values.

Lives here: making sentences of codes and parameters, in a reader's language. Does not live here: finding
reasons (`engine`), and the sentences themselves (`messages`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.numbers import format_percent

from fourfold.engine.analysis import MoveNote
from fourfold.engine.plot import PlotWords
from fourfold.engine.reasons import Param, Reason, TurnReason, line_place
from fourfold.engine.solver import Value
from fourfold.engine.turn_analysis import TurnNote
from fourfold.engine.turn_plot import TurnPlotWords
from fourfold.games.game import Seat
from fourfold.games.quarto import Call, Give, Place
from fourfold.games.quarto.notation import parse_move
from fourfold.games.quarto.pieces import Line, line_of, parse_square
from fourfold.texts import Texts

MAX_NAME_CHARACTERS = 20
"""Characters of a player's name in a picture; longer names are cut."""

VALUE_WORDS = {
    Value.WIN: "analysis-win",
    Value.DRAW: "analysis-draw",
    Value.LOSS: "analysis-loss",
    Value.UNKNOWN: "analysis-unknown",
}


def explain(texts: Texts, reason: Reason | TurnReason, mushrooms: bool = False) -> str:
    """Return the sentence of a reason.

    >>> from fourfold.engine.reasons import Code
    >>> line = {"line": "a1a2a3a4", "values": ("hollow",)}
    >>> reason = Reason(Code.GIVES_WIN, {"piece": "DSQH", "square": "a3", **line})
    >>> explain(Texts("en"), reason)
    'Giving DSQH loses: on a3 it completes column a, all hollow.'
    """
    if isinstance(reason, TurnReason):
        words = {name: _turn_words(texts, name, value) for name, value in reason.params.items()}
        return texts(f"turn-why-{reason.code}", **words)
    params = {
        name: _in_words(texts, name, value, mushrooms) for name, value in reason.params.items()
    }
    return texts(f"why-{reason.code}", **params)


def explain_all(texts: Texts, note: MoveNote | TurnNote, mushrooms: bool = False) -> str:
    """Return the sentences of all reasons of a move or turn; an empty text if there are none."""
    return " ".join(explain(texts, reason, mushrooms) for reason in note.reasons)


def _in_words(texts: Texts, name: str, value: Param, mushrooms: bool) -> Param:
    if name == "line" and isinstance(value, str):
        squares = (parse_square(value[start : start + 2]) for start in range(0, 8, 2))
        return line_words(texts, line_of(*squares))
    if name == "reply" and isinstance(value, str):
        return moves_words(texts, (value,))
    if name == "moves" and isinstance(value, tuple):
        return moves_words(texts, value)
    if name == "values" and isinstance(value, tuple):
        kind = "mushroom" if mushrooms else "value"
        return texts.enumeration([texts(f"{kind}-{shared}") for shared in value])
    return value


def _turn_words(texts: Texts, name: str, value: Param) -> Param:
    """Return a parameter of a reason about a turn of Quartino as a part of its sentence."""
    if name in ("space", "better"):
        return texts("space-centre") if value == "c" else value
    if name == "colour":
        return texts(f"token-{value}")
    if name == "percent" and isinstance(value, int):
        return percent_words(texts, value / 100)
    if name == "cards" and isinstance(value, tuple):
        return texts.enumeration(value)
    return ", ".join(value) if isinstance(value, tuple) else value


def percent_words(texts: Texts, chance: float) -> str:
    """Return a chance as a whole percentage.

    >>> percent_words(Texts("en"), 0.42), percent_words(Texts("it"), 1.0)
    ('42%', '100%')
    """
    return format_percent(chance, locale=texts.language)


def line_words(texts: Texts, line: Line) -> str:
    """Return the name of a line.

    >>> from fourfold.games.quarto import LINES
    >>> line_words(Texts("fr"), LINES[4])
    'la colonne a'
    """
    kind, name = line_place(line)
    return texts(f"line-{kind}", name=name)


def moves_words(texts: Texts, moves: Sequence[str]) -> str:
    """Return moves as a part of a sentence, in which each kind of move is named once.

    >>> moves_words(Texts("en"), ("place a2", "place b2", "give 0"))
    'placing on a2 and b2 and giving LTRF'
    """
    parsed = [parse_move(move) for move in moves]
    pieces = [move.piece.letters for move in parsed if isinstance(move, Give)]
    squares = [str(move.square) for move in parsed if isinstance(move, Place)]
    lines = [line_words(texts, move.line) for move in parsed if isinstance(move, Call)]
    said = [
        *([texts("analysis-call", line=texts.enumeration(lines))] if lines else []),
        *([texts("analysis-place", square=texts.enumeration(squares))] if squares else []),
        *([texts("analysis-give", piece=texts.enumeration(pieces))] if pieces else []),
    ]
    others = [
        text
        for text, move in zip(moves, parsed, strict=True)
        if not isinstance(move, Give | Place | Call)
    ]
    return texts.enumeration(said + others)


def value_words(texts: Texts, value: Value) -> str:
    """Return the word for a value."""
    return texts(VALUE_WORDS[value])


def summaries(texts: Texts, notes: Sequence[MoveNote], names: Mapping[Seat, str]) -> list[str]:
    """Return for each side a sentence with the numbers of its mistakes and missed calls."""
    return [
        texts(
            "analysis-summary",
            name=names.get(side, side),
            mistakes=sum(note.mistake for note in notes if note.seat[0] == side),
            calls=sum(len(note.missed_calls) for note in notes if note.seat[0] == side),
        )
        for side in "AB"
    ]


def turn_summaries(texts: Texts, notes: Sequence[TurnNote], names: Mapping[Seat, str]) -> list[str]:
    """Return for each seat a sentence with the number of its mistakes in a game of Quartino."""
    return [
        texts(
            "turn-summary",
            name=names.get(seat, seat),
            mistakes=sum(note.mistake for note in notes if note.seat == seat),
        )
        for seat in (notes[0].after if notes else ())
    ]


def explain_turn(texts: Texts, note: TurnNote) -> str:
    """Return the sentences of all reasons of a turn of Quartino, and the better turn if there was one."""
    better = ", ".join(map(str, note.better))
    said = [explain_all(texts, note), texts("turn-better", moves=better) if better else ""]
    return " ".join(filter(None, said))


def turn_plot_words(
    texts: Texts, notes: Sequence[TurnNote], names: Mapping[Seat, str]
) -> TurnPlotWords:
    """Return the texts of the picture of an analysed game of Quartino."""
    short = _short_names(names)
    seats = list(notes[0].after) if notes else []
    shown = {seat: short.get(seat, seat) for seat in seats}
    summary = "; ".join([*turn_summaries(texts, notes, names), texts("turn-estimates")])
    return TurnPlotWords(
        title=texts("turn-title", names=texts.enumeration(list(shown.values()))),
        about=texts("turn-about", summary=summary),
        estimates=texts("turn-estimates"),
        names=shown,
        levels=tuple(percent_words(texts, level) for level in (0.0, 0.5, 1.0)),
        mistake=texts("analysis-mistake"),
        turns=[
            f"{note.turn}. {note.seat} {', '.join(note.moves)}. {explain_turn(texts, note)}"
            for note in notes
        ],
    )


def _short_names(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return names that fit into a picture."""
    return {
        seat: name if len(name) <= MAX_NAME_CHARACTERS else name[: MAX_NAME_CHARACTERS - 1] + "…"
        for seat, name in names.items()
    }


def plot_words(
    texts: Texts, notes: Sequence[MoveNote], names: Mapping[Seat, str], mushrooms: bool = False
) -> PlotWords:
    """Return the texts of the picture of an analysed game."""
    short = _short_names(names)
    a, b = (short.get(side, side) for side in "AB")
    summary = "; ".join(summaries(texts, notes, names))
    return PlotWords(
        title=texts("analysis-title", a=a, b=b),
        about=texts("analysis-about", a=a, b=b, summary=summary),
        win_a=texts("analysis-wins", name=a),
        draw=texts("analysis-draw"),
        win_b=texts("analysis-wins", name=b),
        unknown=texts("analysis-unknown"),
        mistake=texts("analysis-mistake"),
        missed_call=texts("analysis-missed-call"),
        only_move=texts("analysis-only-move"),
        moves=[f"{note.seat} {note.move}. {explain_all(texts, note, mushrooms)}" for note in notes],
    )
