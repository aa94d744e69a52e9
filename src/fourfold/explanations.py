"""Analysis and hints in words: the sentences of reasons, and the names of lines, moves and values.

Lives here: making sentences of codes and parameters, in a reader's language. Does not live here: finding
reasons (`engine`), and the sentences themselves (`messages`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.numbers import format_percent

from fourfold.engine.analysis import MoveNote
from fourfold.engine.hints import NearCard, QuartinoHint
from fourfold.engine.plot import PlotWords
from fourfold.engine.reasons import Param, Reason, TurnReason, line_place
from fourfold.engine.solver import Value
from fourfold.engine.turn_analysis import TurnNote
from fourfold.engine.turn_plot import TurnPlotWords
from fourfold.games import quartino
from fourfold.games.game import Move, Seat
from fourfold.games.quarto import Call, Give, Place
from fourfold.games.quarto.notation import parse_move
from fourfold.games.quarto.pieces import Line, line_of, parse_square
from fourfold.texts import Texts, piece_set

MAX_NAME_CHARACTERS = 20
"""Characters of a player's name in a picture; longer names are cut."""
FAR = 3
"""The number of missing tokens from which a card is not near."""
MAX_NAMED_CARDS = 2
"""Cards of others that a hint names: the likeliest."""

VALUE_WORDS = {
    Value.WIN: "analysis-win",
    Value.DRAW: "analysis-draw",
    Value.LOSS: "analysis-loss",
    Value.UNKNOWN: "analysis-unknown",
}


def explain(
    texts: Texts, reason: Reason | TurnReason, mushrooms: bool = False, move: str = ""
) -> str:
    """Return the sentence of a reason; the sentence about an only move names the `move`.

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
    told = moves_words(texts, (move,), mushrooms) if move else ""
    return texts(f"why-{reason.code}", move=told, set=piece_set(mushrooms), **params)


def explain_all(texts: Texts, note: MoveNote | TurnNote, mushrooms: bool = False) -> str:
    """Return the sentences of all reasons of a move or turn; an empty text if there are none."""
    move = str(note.move) if isinstance(note, MoveNote) else ""
    return " ".join(explain(texts, reason, mushrooms, move) for reason in note.reasons)


def _in_words(texts: Texts, name: str, value: Param, mushrooms: bool) -> Param:
    if name == "line" and isinstance(value, str):
        squares = (parse_square(value[start : start + 2]) for start in range(0, 8, 2))
        return line_words(texts, line_of(*squares))
    if name == "reply" and isinstance(value, str):
        return moves_words(texts, (value,), mushrooms)
    if name == "moves" and isinstance(value, tuple):
        return moves_words(texts, value, mushrooms)
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


def moves_words(texts: Texts, moves: Sequence[str], mushrooms: bool = False) -> str:
    """Return moves as a part of a sentence, in which each kind of move is named once.

    >>> moves_words(Texts("en"), ("place a2", "place b2", "give 0"))
    'placing on a2 and b2 and giving LTRF'
    """
    parsed = [parse_move(move) for move in moves]
    pieces = [move.piece.letters for move in parsed if isinstance(move, Give)]
    squares = [str(move.square) for move in parsed if isinstance(move, Place)]
    lines = [line_words(texts, move.line) for move in parsed if isinstance(move, Call)]
    given = {"piece": texts.enumeration(pieces), "set": piece_set(mushrooms)}
    said = [
        *([texts("analysis-call", line=texts.enumeration(lines))] if lines else []),
        *([texts("analysis-place", square=texts.enumeration(squares))] if squares else []),
        *([texts("analysis-give", **given)] if pieces else []),
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
    summary = texts.joined([*turn_summaries(texts, notes, names), texts("turn-estimates")])
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


def hint_words(texts: Texts, hint: QuartinoHint, names: Mapping[Seat, str]) -> str:
    """Return the first step of a hint: the nearest card, and cards that others may hold, as estimates.

    >>> from fourfold.games.quartino import Card, Place, Space
    >>> near = NearCard(card=Card("YBGP"), first=Space(7), lacks=(Place("B", Space(7)),))
    >>> hint = QuartinoHint(nearest=(near,), others={"B": ()}, move=near.lacks[0], remark=None, json={})
    >>> hint_words(Texts("en"), hint, {})
    'Your nearest card: YBGP. Missing: blue on space 7. It is too early to guess the other players’ cards.'
    """
    told = Texts(texts.language, "quartino")
    return " ".join(
        [_near_words(texts, told, hint.nearest), *_held_words(texts, told, hint, names)]
    )


def _near_words(texts: Texts, told: Texts, nearest: Sequence[NearCard]) -> str:
    first = nearest[0]
    if not first.lacks:
        return told("quartino-hint-there", card=first.card)
    if len(first.lacks) >= FAR:
        return told("quartino-hint-far", missing=len(first.lacks))
    tokens = [
        told("quartino-hint-token", colour=texts(f"token-{move.colour}"), space=_space(texts, move))
        for move in first.lacks
        if isinstance(move, quartino.Place)
    ]
    words = texts.enumeration(tokens)
    return told("quartino-hint-near", card=first.card, number=len(nearest), tokens=words)


def _held_words(
    texts: Texts, told: Texts, hint: QuartinoHint, names: Mapping[Seat, str]
) -> list[str]:
    if hint.remark == "deck":
        return [told("quartino-hint-deck")]
    every = sorted((one.percent for cards in hint.others.values() for one in cards), reverse=True)
    least = every[:MAX_NAMED_CARDS][-1] if every else 0
    sentences = []
    for seat, cards in hint.others.items():
        likely = [
            f"{one.card} ({percent_words(texts, one.percent / 100)})"
            for one in cards
            if one.percent >= least
        ]
        if likely:
            who, held = names.get(seat, seat), texts.enumeration(likely)
            sentences.append(told("quartino-hint-holds", who=who, cards=held))
    return sentences or [told("quartino-hint-unread")]


def suggestion_words(texts: Texts, hint: QuartinoHint) -> str:
    """Return the second step of a hint: the move of the strong player."""
    told = Texts(texts.language, "quartino")
    said = _move_words(texts, told, hint.move)
    return f"{said} {told(f'quartino-hint-{hint.remark}')}" if hint.remark else said


def _move_words(texts: Texts, told: Texts, move: Move) -> str:
    match move:
        case quartino.Place(colour):
            words = {"colour": texts(f"token-{colour}"), "space": _space(texts, move)}
            return told("quartino-hint-place", **words)
        case quartino.Clear():
            return told("quartino-hint-clear", space=_space(texts, move))
        case quartino.SayColumn():
            return told("quartino-hint-column", space=_space(texts, move))
        case quartino.SayColours():
            return told("quartino-hint-colours")
        case quartino.Call(card, first):
            return told("quartino-hint-call", card=card, first=str(first))
        case _:
            return told("quartino-hint-end")


def _space(texts: Texts, move: quartino.Place | quartino.Clear | quartino.SayColumn) -> str | int:
    """Return the space of a move for a sentence: the name of the centre, or the number of a rim space."""
    return int(move.space) if move.space else texts("space-centre")


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
    summary = texts.joined(summaries(texts, notes, names))
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
