"""Sight: which threats there are, and what makes one easy or hard to notice."""

from __future__ import annotations

import random
from itertools import pairwise

import fourfold
from fourfold.bots.sight import SEES_ALL, Threat, chance, happens, look, safe_pieces, threats
from fourfold.games.quarto import LINES, PIECES, SQUARES, TWO_BY_TWOS

ROW, DIAGONAL, TWO_BY_TWO = LINES[0], LINES[8], TWO_BY_TWOS[0]


def ease(keenness=1.0, line=ROW, value=1, trail=(), placed=3, rivals=0):
    return chance(keenness, line, value, trail, placed, rivals)


def test_threats_are_the_lines_that_lack_one_piece_each_value_by_itself():
    # 0, 9 and 2 are tall and nothing else; with 1 instead of 9 they are light and tall and round or square.
    state = fourfold.game("quarto", "classic").at("..../..../..../092. -")
    assert threats(state.rules, state.board) == [Threat(ROW, SQUARES[3], 4)]
    state = fourfold.game("quarto", "classic+squares").at("..../..../1.../02.. -")
    found = threats(state.rules, state.board)
    assert {(threat.line, threat.square, threat.value) for threat in found} == {
        (TWO_BY_TWO, SQUARES[5], 1),
        (TWO_BY_TWO, SQUARES[5], 4),
    }
    only = fourfold.game("quarto", "classic+squares+values:dark").rules
    assert threats(only, state.board) == []


def test_threats_agree_with_the_rules_on_random_boards(table):
    """A piece completes a line on a square exactly if a threat says so."""
    if table.name != "quarto":
        return
    rng = random.Random(str(table))
    state = table.start()
    while state.outcome is None and state.placed < 16:
        if state.hand is not None:
            fits = {t.square for t in threats(state.rules, state.board) if t.fits(state.hand)}
            for move in state.moves():
                after = state.play(move)
                completes = bool(state.rules.completed(after.board, move.square))
                assert completes == (move.square in fits)
        state = state.play(rng.choice(list(state.moves())))


def test_what_is_easy_to_see():
    assert ease(line=ROW) > ease(line=DIAGONAL) > ease(line=TWO_BY_TWO)
    traits = [ease(value=1 << 2 * trait) for trait in range(4)]
    assert all(easier > harder for easier, harder in pairwise(traits))
    assert ease(value=1) == ease(value=2)
    last, before = ease(trail=(5, 0)), ease(trail=(0, 5))
    assert last > before > ease(trail=(0, 5, 5))
    assert ease(placed=4) > ease(placed=12)
    assert ease(rivals=0) > ease(rivals=5)
    assert ease(keenness=0) < ease(keenness=2) < ease(keenness=SEES_ALL) == 1


def test_look_sees_as_often_as_the_chance_says():
    state = fourfold.game("quarto", "classic").at("..../..../..../092. -")
    there = threats(state.rules, state.board)
    rng = random.Random(1)
    seen = sum(len(look(0.5, there, (), 3, rng)) for _ in range(2000))
    assert abs(seen / 2000 - ease(0.5, value=4)) < 0.04
    assert look(SEES_ALL, there, (), 3, rng) == there


def test_what_is_certain_draws_no_lot():
    assert happens(1.0, rng=None)


def test_safe_pieces_fit_no_threat():
    tall = [Threat(ROW, SQUARES[3], 4)]
    assert [str(piece) for piece in safe_pieces(tall, PIECES)] == list("4567cdef")
    assert safe_pieces([], PIECES) == list(PIECES)
