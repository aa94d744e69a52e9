"""What a refusal says: the whole English sentence, so that each of its parameters is the right one."""

from __future__ import annotations

import random

import pytest

from fourfold import IllegalMove, NotationError
from fourfold.games.quartino import Call, Card, Quartino, Space
from fourfold.games.quarto import Decline

from .setting import DEAL, EMPTY, at, play, start

CROWDED = "Y/Y/Y/Y/././././."
ONE_TALL = "./YBGP/././././././."
TWO_TALL = "./YBGP/./GPYB/././././."
BOTH = "./YYYY/././././././."
USED_UP = "./YYYYYYY/././././././."

#: A state, a move that its seat tries, and what the rules answer.
REFUSED_MOVES = [
    (
        at(f"{CROWDED} A", "quartino+referee"),
        "say colours",
        "expected place, clear, call or end, got say colours: the referee sees situations",
    ),
    (
        at(f"{ONE_TALL} A", "quartino-first"),
        "say column 1",
        "expected place, call or end, got say column 1: played without situations",
    ),
    (
        play(at(f"{BOTH} A"), "place B c"),
        "say colours",
        "expected it before the first token of the turn, got say colours after it",
    ),
    (
        play(at(f"{TWO_TALL} A"), "say column 1"),
        "say column 3",
        "expected each situation once a turn, got say column 3 again",
    ),
    (
        play(at(f"{CROWDED} A"), "say colours"),
        "say colours",
        "expected each situation once a turn, got say colours again",
    ),
    (
        at(f"{ONE_TALL} A"),
        "say colours",
        "expected four or more tokens of one colour as the turn began, got say colours with fewer",
    ),
    (
        at("./YBG/././././././. A"),
        "say column 1",
        "expected a column of four or more as the turn began, got 3 on 1",
    ),
    (
        at("YB/./././././././. A"),
        "say column c",
        "expected a column of four or more as the turn began, got 2 on c",
    ),
    (
        play(at(f"{ONE_TALL} A"), "say column 1", "clear 1"),
        "clear 1",
        "expected one clearing a turn, got clear 1 after it",
    ),
    (
        at(f"{ONE_TALL} A"),
        "clear 1",
        "expected no clearing, got clear 1: no column is to be cleared",
    ),
    (
        at(f"{TWO_TALL} A", "quartino+referee"),
        "clear 5",
        "expected clear 1, 3, got clear 5",
    ),
    (
        at(f"{TWO_TALL} A", "quartino+referee"),
        "place Y c",
        "expected clear 1, 3 first, got place Y c",
    ),
    (
        play(at(f"{ONE_TALL} A"), "say column 1"),
        "end",
        "expected clear 1 first, got end",
    ),
    (
        play(start(), "place Y c"),
        "place Y c",
        "expected call or end, got place Y c: every token due is placed",
    ),
    (start(), "end", "expected a token to be placed first (1 due), got end"),
    (
        play(at(f"{CROWDED} A"), "say colours"),
        "call YBGP 1",
        "expected a token to be placed first (2 due), got call YBGP 1",
    ),
    (
        at(f"{USED_UP} A"),
        "place Y c",
        "expected a colour that the reserve holds, got Y",
    ),
    (
        play(start(first="B"), "place Y c"),
        "call YBGP 1",
        "expected a card that B holds, got YBGP",
    ),
    (
        play(start(rules="quartino+referee"), "place Y c", "end", "place B 1", "end", "place G 2"),
        "call YBGP 1",
        "expected YBGP on c 1 2 3, got YBG.",
    ),
    (start(), Decline(), "expected a move of Quartino, got decline"),
    (
        start().play("resign", "B"),
        "place Y c",
        "expected no further move, got place Y c: the game is over",
    ),
]


@pytest.mark.parametrize(("state", "move", "sentence"), REFUSED_MOVES)
def test_a_refused_move_is_answered_with_what_was_expected_and_what_came(state, move, sentence):
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert str(refused.value) == sentence


#: A state, a move noted as refused that is none, and what the rules answer.
WRONGLY_NOTED = [
    (start(), "place Y c", "expected ? only after a refused call or say, got place Y c"),
    (
        play(start(), "place Y c"),
        "call YBGP 1",
        "expected ? only after a refused call or say, got call YBGP 1",
    ),
    (
        at(f"{CROWDED} A"),
        "say colours",
        "expected a call or say that the rules refuse, got say colours, which they accept",
    ),
    (
        play(at("Y/B/G/./././././. A", "quartino+referee"), "place P 3"),
        "call YBGP 1",
        "expected a call or say that the rules refuse, got call YBGP 1, which they accept",
    ),
    (
        start(rules="quartino+referee"),
        "call YBGP 1",
        "expected a token to be placed first (1 due), got call YBGP 1",
    ),
    (
        at(f"{CROWDED} A", "quartino+referee"),
        "say colours",
        "expected place, clear, call or end, got say colours: the referee sees situations",
    ),
    (
        play(at(f"{CROWDED} A"), "say colours"),
        "say colours",
        "expected each situation once a turn, got say colours again",
    ),
    (
        start().play("resign", "B"),
        "say colours",
        "expected no further move, got say colours: the game is over",
    ),
]


@pytest.mark.parametrize(("state", "move", "sentence"), WRONGLY_NOTED)
def test_what_is_no_refused_call_or_say_is_answered_with_the_move(state, move, sentence):
    with pytest.raises(IllegalMove) as refused:
        state.refuse(move)
    assert str(refused.value) == sentence


VERBS = "say, clear, place, call, end, resign, offer draw, accept"

UNREADABLE_MOVES = [
    ("", f"expected {VERBS}, got '' (column 1)"),
    (" take Y", f"expected {VERBS}, got 'take' (column 2)"),
    ("say", "expected say colours, say column, got '' (column 4)"),
    ("say nothing", "expected say colours, say column, got 'nothing' (column 5)"),
    ("say column", "expected a space, c or 1 to 8, got '' (column 11)"),
    ("say column 9", "expected a space, c or 1 to 8, got '9' (column 12)"),
    ("say colours now", "expected nothing more, got 'now' (column 13)"),
    ("say column 1 2", "expected nothing more, got '2' (column 14)"),
    ("clear", "expected a space, c or 1 to 8, got '' (column 6)"),
    ("clear 1 2", "expected nothing more, got '2' (column 9)"),
    ("place", "expected a colour, one of Y B G P, got '' (column 6)"),
    ("place X 1", "expected a colour, one of Y B G P, got 'X' (column 7)"),
    ("place Y", "expected a space, c or 1 to 8, got '' (column 8)"),
    ("place Y 1 2 3", "expected nothing more, got '2' (column 11)"),
    ("call YBG 1", "expected a card such as YBGP, got 'YBG' (column 6)"),
    ("call YBGX 1", "expected a card such as YBGP, got 'YBGX' (column 6)"),
    ("call YBGP", "expected a space, c or 1 to 8, got '' (column 10)"),
    ("call YBGP  c", "expected a rim space from 1 to 8, got 'c' (column 12)"),
    ("call YBGP 1 2", "expected nothing more, got '2' (column 13)"),
    ("end it", "expected nothing more, got 'it' (column 5)"),
]


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE_MOVES)
def test_a_move_that_cannot_be_read_is_shown_with_its_place(text, sentence):
    with pytest.raises(NotationError) as refused:
        Quartino().parse_move(text)
    assert str(refused.value) == f"line 1: {sentence}"


def test_a_call_at_the_centre_cannot_be_made():
    """T2: a card's first rim colour lies on the rim."""
    with pytest.raises(NotationError) as refused:
        Call(Card("YBGP"), Space(0))
    assert str(refused.value) == "line 1: expected a rim space from 1 to 8, got 'c' (column 1)"


UNREADABLE_POSITIONS = [
    ("", "expected nine spaces separated by /, got '' (column 1)"),
    ("Y/. A", "expected nine spaces separated by /, got 'Y/.' (column 1)"),
    (EMPTY, "expected a seat, one of A B, got '' (column 18)"),
    (f"{EMPTY} C", "expected a seat, one of A B, got 'C' (column 19)"),
    (f" Y/X{EMPTY[3:]} A", "expected a column of colours or a dot, got 'X' (column 4)"),
    (f"Y/{EMPTY[3:]} A", "expected a column of colours or a dot, got '' (column 3)"),
    (
        " ./YYYYYYYY/././././././. A",
        "expected at most 7 tokens of Y, got 8 (column 2)",
    ),
    (f"{EMPTY} A +1", "expected nothing more, got '+1' (column 21)"),
]


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE_POSITIONS)
def test_a_position_that_cannot_be_read_is_shown_with_its_place(text, sentence):
    with pytest.raises(NotationError) as refused:
        Quartino().at(text, 2)
    assert str(refused.value) == f"line 1: {sentence}"


TWO = {seat: DEAL[seat] for seat in "AB"}

UNDEALABLE = [
    ({"deal": TWO, "seats": 3}, "expected cards for the seats A B C, got 'A B'"),
    ({"deal": TWO, "first": "C"}, "expected a seat, one of A B, got 'C'"),
    (
        {"deal": TWO | {"B": DEAL["B"][:3]}},
        "expected 4 cards for B, got 3",
    ),
    ({"seats": 1, "rng": random.Random(1)}, "expected 2–4 seats, got 1"),
    ({"seats": 5, "rng": random.Random(1)}, "expected 2–4 seats, got 5"),
    ({"seats": "BA", "rng": random.Random(1)}, "expected a seat, one of A B, got 'B A'"),
    (
        {"seats": 3, "rng": random.Random(1), "deck": DEAL["A"] * 2},
        "expected at least 12 cards in the deck, got 8",
    ),
    ({"deal": TWO, "deck": DEAL["A"]}, "expected at least 8 cards in the deck, got 4"),
    (
        {"deal": {"A": DEAL["A"], "B": DEAL["A"]}},
        "expected each card as often as the deck has it, got 'YBGP' once too often",
    ),
    ({"deal": TWO | {"B": ["YBG"] * 4}}, "expected a card such as YBGP, got 'YBG'"),
]


@pytest.mark.parametrize(("choice", "sentence"), UNDEALABLE)
def test_a_deal_that_cannot_be_is_shown(choice, sentence):
    """T3: four different cards for each of two to four players."""
    with pytest.raises(NotationError) as refused:
        Quartino().start(**choice)
    assert str(refused.value) == f"line 1: {sentence} (column 1)"


RULES_STRINGS = [
    (
        "quarto",
        "expected a rule set of quartino, one of quartino quartino-first, got 'quarto' (column 1)",
    ),
    (
        "quartino+squares",
        "expected an option of quartino, one of players referee turn turns, "
        "got 'squares' (column 10)",
    ),
    ("quartino+turns:x", "expected 1–999999 after turns:, got 'x' (column 16)"),
    ("quartino+turn", "expected 1–999999 after turn:, got '' (column 14)"),
    (
        "quartino+referee+players",
        "expected only one of referee and players, got both (column 18)",
    ),
]


@pytest.mark.parametrize(("rules", "sentence"), RULES_STRINGS)
def test_rules_that_cannot_be_read_are_shown_with_their_place(rules, sentence):
    with pytest.raises(NotationError) as refused:
        Quartino(rules)
    assert str(refused.value) == f"line 1: {sentence}"
