"""Events, requests and boards in words, in the reader's language.

Lives here: one sentence per event, made from public views only. Does not live here: where they are shown.
"""

from __future__ import annotations

from fourfold.games import quartino, quarto
from fourfold.games.game import Abandon, AcceptDraw, Flag, Move, OfferDraw, Resign, View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quarto import QuartoView
from fourfold.games.quarto.pieces import SQUARES
from fourfold.games.record import Event, Record
from fourfold.texts import Texts, piece_set


def narrate(texts: Texts, record: Record, number: int, who: str) -> str:
    """Return the sentence for an event of a record; ``who`` is the name of its seat's player."""
    event = record.events[number]
    before = record.states[number].view(None)
    after = record.states[number + 1].view(None)
    return narrate_event(texts, event, before, after, who)


def narrate_event(texts: Texts, event: Event, before: View, after: View, who: str) -> str:
    """Return the sentence for an event, from the public views before and after it."""
    if isinstance(event.move, quartino.Call):
        message = _called_card(event, before, after)
        return texts(message, who=who, card=event.move.card, first=str(event.move.first))
    sentence = _sentence(texts, event.move, before, who)
    return texts("event-refused", what=sentence) if event.refused else sentence


def _called_card(event: Event, before: View, after: View) -> str:
    """Return the message id for a call in Quartino: the call was right if the seat has made one more card."""
    if event.refused:
        return "event-card-refused"
    seat = before.seats.index(event.seat)
    made = [len(v.racks[seat].made) for v in (before, after) if isinstance(v, QuartinoView)]
    return "event-card-right" if made[0] < made[1] else "event-card-wrong"


def _sentence(texts: Texts, move: Move, before: View, who: str) -> str:
    if isinstance(before, QuartoView) and not isinstance(move, Resign):
        mushrooms = before.rules.has_mushrooms
        kind = piece_set(mushrooms)
        if isinstance(move, quarto.Give):
            piece = texts.piece(move.piece, mushrooms)
            return texts("event-give", who=who, piece=piece, set=kind)
        if isinstance(move, quarto.Place):
            piece = texts.piece(before.hand or quarto.PIECES[0], mushrooms)
            return texts("event-place", who=who, piece=piece, square=str(move.square), set=kind)
        if isinstance(move, quarto.Call):
            squares = texts.enumeration([str(square) for square in move.line])
            return texts("event-call", who=who, squares=squares)
        if isinstance(move, quarto.Decline):
            return texts("event-decline", who=who)
    if isinstance(move, quartino.SayColours):
        return texts("event-say-colours", who=who)
    if isinstance(move, quartino.SayColumn):
        return texts("event-say-column", who=who, space=space_words(texts, move.space))
    if isinstance(move, quartino.Clear):
        return texts("event-clear", who=who, space=space_words(texts, move.space))
    if isinstance(move, quartino.Place):
        return texts(
            "event-token",
            who=who,
            colour=texts(f"token-{move.colour}"),
            space=space_words(texts, move.space),
        )
    if isinstance(move, quartino.End):
        return texts("event-end", who=who)
    return _at_the_table(texts, move, who)


def _at_the_table(texts: Texts, move: Move, who: str) -> str:
    if isinstance(move, Resign):
        return texts("event-resign", who=who)
    if isinstance(move, Flag):
        return texts("event-flag", who=who)
    if isinstance(move, Abandon):
        return texts("event-abandon", who=who)
    if isinstance(move, OfferDraw):
        return texts("event-offer", who=who)
    if isinstance(move, AcceptDraw):
        return texts("event-accept", who=who)
    raise TypeError(f"expected a move of a game, got {move!r}")


def space_words(texts: Texts, space: quartino.Space) -> str | int:
    """Return a space for a sentence: the name of the centre, or the number of a rim space."""
    return int(space) if space else texts("space-centre")


def request(texts: Texts, view: View, who: str) -> str:
    """Return the line that asks the seat to act for its move."""
    if isinstance(view, QuartoView):
        mushrooms = view.rules.has_mushrooms
        if view.phase == "give":
            return texts("ask-give", who=who, set=piece_set(mushrooms))
        if view.phase == "place":
            piece = texts.piece(view.hand or quarto.PIECES[0], mushrooms)
            return texts("ask-place", who=who, piece=piece, set=piece_set(mushrooms))
        return texts("ask-decline", who=who)
    if isinstance(view, QuartinoView):
        if view.phase == "clear":
            spaces = ", ".join(str(space) for space in view.clearing)
            return texts("ask-clear", who=who, spaces=spaces)
        if view.phase == "place":
            return texts("ask-tokens", who=who, due=view.due)
        return texts("ask-call-card", who=who)
    raise TypeError(f"expected a view of Quarto or Quartino, got {type(view).__name__}")


def board_lines(texts: Texts, view: View) -> list[str]:
    """Return the board in words, one line per row, for reading aloud."""
    if isinstance(view, QuartoView):
        mushrooms = view.rules.has_mushrooms
        free = texts("plain-free")
        cells = [
            f"{square} {free if (piece := view.board[square]) is None else texts.piece(piece, mushrooms)}"
            for square in SQUARES
        ]
        # In most languages the words of a piece are separated by commas.
        return [texts.joined(cells[start : start + 4]) for start in (12, 8, 4, 0)]
    if isinstance(view, QuartinoView):
        told = Texts(texts.language, "quartino")
        empty = texts("plain-empty")
        return [
            told("quartino-space-one", where=space_words(texts, space), colour=colours or empty)
            for space in quartino.SPACES
            for colours in [", ".join(texts(f"token-{colour}") for colour in view.board[space])]
        ]
    raise TypeError(f"expected a view of Quarto or Quartino, got {type(view).__name__}")
