"""Noticing: which threats there are, what makes a threat easy or hard to notice, and the table of chances."""

from __future__ import annotations

import random
from itertools import pairwise
from math import exp

import fourfold
from fourfold.engine.core import core
from fourfold.engine.encoding import encode_board, encode_rules
from fourfold.engine.hints import safe_pieces
from fourfold.games.quarto import LINES, SQUARES, Piece
from fourfold.games.quarto.pieces import VALUE_MASKS

ROW, DIAGONAL, TWO_BY_TWO = 0, 8, 10
"""Numbers of lines."""


def ease(keenness=100, line=ROW, value=1, trail=(), placed=3, rivals=0):
    return core.chance_to_notice(keenness, line, value, bytes(trail), placed, rivals)


def threats(state):
    return core.threats(*encode_rules(state.rules), encode_board(state.board))


def test_threat_is_a_line_that_lacks_one_piece_and_is_listed_once_per_value():
    # 0, 9 and 2 are tall and nothing else; with 1 instead of 9 they are light and tall and round or square.
    state = fourfold.game("quarto", "classic").at("..../..../..../092. -")
    assert threats(state) == [(ROW, SQUARES[3], 4)]
    state = fourfold.game("quarto", "classic+squares").at("..../..../1.../02.. -")
    assert set(threats(state)) == {(TWO_BY_TWO, SQUARES[5], 1), (TWO_BY_TWO, SQUARES[5], 4)}
    only = fourfold.game("quarto", "classic+squares+values:dark").at("..../..../1.../02.. -")
    assert threats(only) == []


def test_threats_agree_with_the_rules_on_random_boards(table):
    """A piece completes a line on a square exactly if a threat says so."""
    if table.name != "quarto":
        return
    rng = random.Random(str(table))
    state = table.start()
    while state.outcome is None and state.placed < 16:
        if state.hand is not None:
            mask = VALUE_MASKS[state.hand]
            fits = {square for _, square, value in threats(state) if mask & value}
            for move in state.moves():
                after = state.play(move)
                completes = bool(state.rules.completed(after.board, move.square))
                assert completes == (move.square in fits)
        state = state.play(rng.choice(list(state.moves())))


def test_what_is_easy_to_notice():
    assert ease(line=ROW) > ease(line=DIAGONAL) > ease(line=TWO_BY_TWO)
    traits = [ease(value=1 << 2 * trait) for trait in range(4)]
    assert all(easier > harder for easier, harder in pairwise(traits))
    assert ease(value=1) == ease(value=2)
    last, before = ease(trail=(5, 0)), ease(trail=(0, 5))
    assert last > before > ease(trail=(0, 5, 5))
    assert ease(placed=4) > ease(placed=12)
    assert ease(rivals=0) > ease(rivals=5)
    assert ease(keenness=0) < ease(keenness=200) < ease(keenness=core.SEES_ALL) == core.CERTAIN


def test_the_table_of_chances_is_the_logistic_function():
    for keenness in range(-1000, 1001, 2):
        logistic = core.CERTAIN / (1 + exp(-keenness / 100))
        assert abs(ease(keenness) - logistic) <= 1


def test_beyond_the_table_nothing_changes():
    assert ease(-5000) == ease(-1000)
    assert ease(5000) == ease(1000)


def test_safe_pieces_fit_no_threat():
    state = fourfold.game("quarto", "classic").at("..../..../..../092. -")
    assert [str(piece) for piece in safe_pieces(state.rules, state.board)] == list("4567cdef")
    state = fourfold.game("quarto", "classic").start()
    assert len(safe_pieces(state.rules, state.board)) == 16


def test_lines_have_the_numbers_of_the_rules():
    """The native core and Python number lines alike."""
    for number, line in enumerate(LINES):
        board: list[Piece | None] = [None] * 16
        for square in line[:3]:
            board[square] = fourfold.game("quarto", "classic").start().left[square]
        missing = core.threats(0xFF, False, 0, encode_board(tuple(board)))
        assert {(found, square) for found, square, _ in missing} <= {(number, line[3])}
