"""What a refusal says: the whole English sentence, so that each of its parameters is the right one."""

from __future__ import annotations

import pytest
from tests.games.quarto.boards import LINE_IN_ROW_1, NO_LINE, at, line_made, played, text_of

from fourfold import IllegalMove, NotationError
from fourfold.games.quartino import End
from fourfold.games.quarto import Quarto

EMPTY = "..../..../..../...."
FALSE = "call a1 b1 c1 d1 ?"


def start(rules="classic", seats=2):
    return Quarto(rules).start(seats)


#: A state, a move that its seat tries, and what the rules answer.
REFUSED_MOVES = [
    (
        start().play("give 7"),
        "give 8",
        "expected place, got give 8: LSQH is in hand",
    ),
    (
        at("classic", NO_LINE),
        "give 8",
        "expected call or decline, got give 8: all sixteen pieces are placed",
    ),
    (
        at("classic", NO_LINE),
        "place a1",
        "expected call or decline, got place a1: all sixteen pieces are placed",
    ),
    (
        played(start(), "give 7", "place b3"),
        "give 7",
        "expected a piece that is left, got LSQH",
    ),
    (
        start("danish", 3),
        "give f",
        "expected a light piece for B1, got DSQH",
    ),
    (
        played(start("danish"), "give 0", "place a1"),
        "give 1",
        "expected a dark piece for A, got LTRH",
    ),
    (start(), "place a1", "expected give, got place a1: no piece is in hand"),
    (
        played(start(), "give 7", "place b3", "give 1"),
        "place b3",
        "expected a free square, got b3 (taken by LSQH)",
    ),
    (
        start(),
        "decline",
        "expected give, got decline: it is for the end, after sixteen pieces",
    ),
    (
        start().play("give 7"),
        "decline",
        "expected place, got decline: it is for the end, after sixteen pieces",
    ),
    (
        start("classic+referee"),
        "call a1 b1 c1 d1",
        "expected give, place or decline, got call a1 b1 c1 d1: the referee sees every line",
    ),
    (
        played(start(), FALSE, FALSE, FALSE),
        "call a1 b1 c1 d1",
        "expected no call after three false ones in a turn, got call a1 b1 c1 d1",
    ),
    (
        start(),
        "call a1 b1 c1 d2",
        "expected four squares of a line, got a1b1c1d2",
    ),
    (
        at("classic", "..../..../..../0..1"),
        "call a1 b1 c1 d1",
        "expected a full line, got a1b1c1d1 with b1 c1 free",
    ),
    (
        at("classic", "..../..../..../0f12"),
        "call a1 b1 c1 d1",
        "expected a counted trait in common, got a1b1c1d1, which share none",
    ),
    (
        played(line_made(), "give f", "place a4"),
        "call a1 b1 c1 d1",
        "expected a line that still counts, got a1b1c1d1, whose time is over",
    ),
    (
        played(line_made("danish"), "give 2", "place a4"),
        "call a1 b1 c1 d1",
        "expected a line made by this placement, got a1b1c1d1, which is older",
    ),
    (
        start(),
        End(),
        "expected a move of Quarto, got end",
    ),
]


@pytest.mark.parametrize(("state", "move", "sentence"), REFUSED_MOVES)
def test_a_refused_move_is_answered_with_what_was_expected_and_what_came(state, move, sentence):
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert str(refused.value) == sentence


#: A state, a move noted as refused that is none, and what the rules answer.
WRONGLY_NOTED = [
    (start(), "give 7", "expected ? only after a refused call or say, got give 7"),
    (
        start("classic+lose-on-false-call"),
        "call a1 b1 c1 d1",
        "expected ? only after a refused call or say, got call a1 b1 c1 d1",
    ),
    (
        line_made(),
        "call a1 b1 c1 d1",
        "expected a call or say that the rules refuse, got call a1 b1 c1 d1, which they accept",
    ),
    (
        start().play("resign"),
        "call a1 b1 c1 d1",
        "expected no further move, got call a1 b1 c1 d1: the game is over",
    ),
]


@pytest.mark.parametrize(("state", "move", "sentence"), WRONGLY_NOTED)
def test_what_is_no_refused_call_is_answered_with_the_move(state, move, sentence):
    with pytest.raises(IllegalMove) as refused:
        state.refuse(move)
    assert str(refused.value) == sentence


VERBS = "give, place, call, decline, resign, offer draw, accept"

UNREADABLE_MOVES = [
    ("", f"line 1: expected {VERBS}, got '' (column 1)"),
    (" take 7", f"line 1: expected {VERBS}, got 'take' (column 2)"),
    ("give g", "line 1: expected a piece such as 7 or LSQH, got 'g' (column 6)"),
    ("give", "line 1: expected a piece such as 7 or LSQH, got '' (column 5)"),
    ("place  e9", "line 1: expected a square from a1 to d4, got 'e9' (column 8)"),
    ("place", "line 1: expected a square from a1 to d4, got '' (column 6)"),
    ("call a1 b1  c1 x", "line 1: expected a square from a1 to d4, got 'x' (column 16)"),
    ("call", "line 1: expected four different squares after call, got '' (column 5)"),
    (
        "call  a1 b1 c1",
        "line 1: expected four different squares after call, got 'a1 b1 c1' (column 7)",
    ),
    (
        "call a1 b1 c1 c1",
        "line 1: expected four different squares after call, got 'a1 b1 c1 c1' (column 6)",
    ),
    ("give 7 8 9", "line 1: expected nothing more, got '8' (column 8)"),
    ("place a1 a2", "line 1: expected nothing more, got 'a2' (column 10)"),
    ("decline it all", "line 1: expected nothing more, got 'it' (column 9)"),
]


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE_MOVES)
def test_a_move_that_cannot_be_read_is_shown_with_its_place(text, sentence):
    with pytest.raises(NotationError) as refused:
        Quarto().parse_move(text)
    assert str(refused.value) == sentence


FULL = text_of(LINE_IN_ROW_1)

UNREADABLE_POSITIONS = [
    ("classic", "", "expected four ranks separated by /, got '' (column 1)"),
    ("classic", EMPTY, "expected the piece in hand or -, got '' (column 20)"),
    ("classic", "..../.... -", "expected four ranks separated by /, got '..../....' (column 1)"),
    (
        "classic",
        "..../.../..../.... -",
        "expected four squares in a rank, each a piece or a dot, got '...' (column 6)",
    ),
    (
        "classic",
        "..../..../..x./.... -",
        "expected four squares in a rank, each a piece or a dot, got 'x' (column 13)",
    ),
    ("classic", " 7.../..../..../...7 -", "expected each piece once, got 7 twice (column 2)"),
    ("classic", "7.../..../..../.... 7", "expected each piece once, got 7 twice (column 21)"),
    ("classic", f"{EMPTY} LSQH", "expected the piece in hand or -, got 'LSQH' (column 21)"),
    ("classic", f"{EMPTY} - ! x", "expected lines such as !a1b1c1d1:1, got '' (column 24)"),
    (
        "danish",
        "8.../..../..../.... -",
        "expected 1 light and 0 dark pieces given, got 0 + 1 (column 1)",
    ),
    (
        "danish",
        "0.../..../..../.... 1",
        "expected 1 light and 1 dark pieces given, got 2 + 0 (1) (column 1)",
    ),
    (
        "danish",
        "8.../..../..../.... 1",
        "expected 1 light and 1 dark pieces given, got 1 + 1 (1) (column 1)",
    ),
    (
        "danish+owned-dark",
        "08../..../..../.... 1",
        "expected 1 light and 2 dark pieces given, got 2 + 1 (1) (column 1)",
    ),
    (
        "classic+referee",
        "..../..../..../0819 -",
        "expected a game still on, got a completed line: a1b1c1d1 (column 1)",
    ),
    (
        "classic+referee",
        f"{EMPTY} - !a1b1c1d1:1",
        "expected no lines to call in referee play, got '!a1b1c1d1:1' (column 23)",
    ),
    ("classic", f"{FULL} - a", "expected lines such as !a1b1c1d1:1, got 'a' (column 23)"),
    (
        "classic",
        f"{FULL} - !a1b1c1d1:1,x",
        "expected lines such as !a1b1c1d1:1, got 'x' (column 35)",
    ),
    (
        "classic",
        f"{FULL} - !a1b1c1d1:1,a2b2c2d2:1",
        "expected a completed line that counts, got 'a2b2c2d2:1' (column 35)",
    ),
    (
        "classic",
        f"{FULL} - !a1b1c1d1:2",
        "expected a number from 1 to 1 after the line, got 'a1b1c1d1:2' (column 24)",
    ),
    (
        "danish",
        f"{FULL} - !a1b1c1d1:3",
        "expected a number from 1 to 2 after the line, got 'a1b1c1d1:3' (column 24)",
    ),
    (
        "classic",
        f"{FULL} - !a1b1c1d1:1,d1c1b1a1:1",
        "expected a completed line that counts, got 'd1c1b1a1:1' (column 35)",
    ),
    (
        "classic",
        "0123/..../..../89ab - !a1b1c1d1:1,a4b4c4d4:1",
        "expected lines completed by one placement to share a square, "
        "got '!a1b1c1d1:1,a4b4c4d4:1' (column 23)",
    ),
    ("classic", f"{FULL} - !a1b1c1d1:1 and", "expected nothing more, got 'and' (column 35)"),
]


@pytest.mark.parametrize(("rules", "text", "sentence"), UNREADABLE_POSITIONS)
def test_a_position_that_cannot_be_read_is_shown_with_its_place(rules, text, sentence):
    with pytest.raises(NotationError) as refused:
        Quarto(rules).at(text)
    assert str(refused.value) == f"line 1: {sentence}"


UNSEATABLE = [
    ({"seats": 1}, "expected 2–32 seats, got 1"),
    ({"seats": 33}, "expected 2–32 seats, got 33"),
    ({"seats": ["B", "A"]}, "expected seats such as A B or A1 B1 A2 B2, got 'B A'"),
    ({"first": "B"}, "expected a seat, one of A, got 'B'"),
    ({"seats": 3, "first": "A"}, "expected a seat, one of A1, got 'A'"),
    ({"deal": {"A": ["YBGP"]}}, "expected a key of quarto, got deal"),
    ({"deck": ["YBGP"]}, "expected a key of quarto, got deck"),
]


@pytest.mark.parametrize(("choice", "sentence"), UNSEATABLE)
def test_impossible_seats_are_refused_with_a_sentence(choice, sentence):
    with pytest.raises(NotationError) as refused:
        Quarto().start(**choice)
    assert str(refused.value) == f"line 1: {sentence} (column 1)"


RULES_STRINGS = [
    (
        "Classic",
        "expected a rule set of quarto, one of classic mushrooms danish, got 'Classic' (column 1)",
    ),
    (
        "classic+fast",
        "expected an option of quarto, one of squares traits values owned owned-dark free players "
        "referee lose-on-false-call turn, got 'fast' (column 9)",
    ),
    (
        "classic+squares:3",
        "expected an option of quarto, one of squares traits values owned owned-dark free players "
        "referee lose-on-false-call turn, got 'squares:3' (column 9)",
    ),
    ("classic+squares+squares", "expected each option once, got 'squares' again (column 17)"),
    ("classic+turn", "expected 1–999999 after turn:, got '' (column 13)"),
    ("classic+turn:0", "expected 1–999999 after turn:, got '0' (column 14)"),
    (
        "classic+traits:size",
        "expected colour height shape body after traits:, got 'size' (column 16)",
    ),
    (
        "classic+traits",
        "expected colour height shape body after traits:, got '' (column 15)",
    ),
    (
        "classic+values:dark,old",
        "expected light dark tall short round square solid hollow after values:, "
        "got 'old' (column 21)",
    ),
    (
        "classic+values:dark,blue",
        "expected each option once, got 'blue' again (column 21)",
    ),
    (
        "danish+free+owned",
        "expected only one of free and owned, got both (column 13)",
    ),
    (
        "classic+values:dark+traits:body",
        "expected only one of values and traits, got both (column 21)",
    ),
]


@pytest.mark.parametrize(("rules", "sentence"), RULES_STRINGS)
def test_rules_that_cannot_be_read_are_shown_with_their_place(rules, sentence):
    """Q13: every choice that may be made, and nothing else."""
    with pytest.raises(NotationError) as refused:
        Quarto(rules)
    assert str(refused.value) == f"line 1: {sentence}"
