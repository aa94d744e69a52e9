"""Levels: legal, repeatable, each better than the one below, and wrong only where they did not look."""

from __future__ import annotations

import random
from itertools import pairwise
from zlib import crc32

import pytest

import fourfold
from fourfold.bots import bot
from fourfold.bots.arena import Contest, hold
from fourfold.bots.quarto import LEVEL_NAMES, Level, QuartoBot
from fourfold.engine import Solver
from fourfold.games.quarto import Quarto
from fourfold.games.record import Record

BLIND = QuartoBot("", Level(keenness=-9900, looks_ahead=True, horizon=16, depth_percent=100))
"""A level that notices no line but looks ahead as far as possible."""

# Three tall pieces on the first rank; 3 is tall, c is not.
THREE = "..../..../..../092. "


def quarto(position, rules, *moves):
    state = fourfold.game("quarto", rules).at(position)
    for move in moves:
        state = state.play(move)
    return state


def choices(state, name, count=200):
    """Return the moves that a bot chooses with ``count`` different seeds."""
    player = bot(name) if isinstance(name, str) else name
    view = state.view(state.to_act)
    return [str(player.choose(view, random.Random(seed))) for seed in range(count)]


def share(moves, wanted):
    return sum(move == wanted for move in moves) / len(moves)


def play_out(table, players, seed):
    rng = random.Random(seed)
    record = Record.begin(table.game, table.start())
    while (seat := record.state.to_act) is not None:
        player = players[record.state.seats.index(seat) % len(players)]
        record = record.play(player.choose(record.state.view(seat), rng), seat)
    return record


def test_levels_play_only_what_the_table_accepts_and_the_same_for_the_same_seed(table):
    if table.name != "quarto":
        return
    first = crc32(str(table).encode())
    players = [bot(f"level{(first + 3 * number) % 7 + 1}") for number in range(7)]
    assert play_out(table, players, 1).events == play_out(table, players, 1).events


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_a_level_plays_the_same_from_a_copy_of_the_view(name):
    game = fourfold.game("quarto", "danish+squares")
    state, rng = game.start(), random.Random(4)
    while state.outcome is None:
        view = state.view(state.to_act)
        copy = game.view_from_json(view.to_json())
        moves = [bot(name).choose(v, random.Random(state.placed)) for v in (view, copy)]
        assert moves[0] == moves[1]
        state = state.play(bot("random").choose(view, rng))


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVEL_NAMES)))
def test_each_level_beats_the_one_below(lower, higher):
    score = hold(Contest("quarto", "classic+referee", (lower, higher), seed=3), 160, processes=1)
    assert score.wins[1] >= 0.56 * score.decided


def test_low_levels_miss_wins_and_level_7_none():
    state = quarto(THREE + "3", "classic+referee")
    taken = [share(choices(state, name), "place d1") for name in LEVEL_NAMES]
    assert 0.3 < taken[0] < 0.9
    assert taken[-1] == 1
    assert sorted(taken) == taken


def test_low_levels_hand_over_fatal_pieces_and_level_7_none():
    state = quarto(THREE + "-", "classic+referee")
    fatal = {f"give {digit}" for digit in "1389ab"}
    given = [sum(move in fatal for move in choices(state, name)) / 200 for name in LEVEL_NAMES]
    assert given[0] > 0.1
    assert given[3] < given[0]
    assert given[-1] == 0


def test_level_7_always_calls_a_missed_line_and_level_1_not_always():
    """Q5: before placing, the receiver may call what the placer overlooked."""
    state = quarto(THREE + "3", "classic", "place d1", "give 4")
    assert share(choices(state, "level7"), "call a1 b1 c1 d1") == 1
    assert 0.3 < share(choices(state, "level1"), "call a1 b1 c1 d1") < 0.95


def test_level_7_calls_every_line_of_random_games():
    game = Quarto("danish+squares+free")
    called = 0
    for seed in range(12):
        state, rng = game.start(), random.Random(seed)
        while state.outcome is None:
            open_now = {
                open_line.line
                for open_line in state.open_lines
                if not state._has_just_placed or open_line.placements == state.rules.expiry
            }
            move = bot("level7").choose(state.view(state.to_act), rng)
            assert str(move).startswith("call") == bool(open_now)
            if open_now:
                called += 1
                assert state.play(move).outcome is not None
            state = state.play(rng.choice(list(state.moves())))
    assert called > 12


def test_who_completes_a_line_mostly_knows_it_but_not_always():
    """Q5: a low level completes lines by chance, and then may give on without a word."""
    state = quarto(THREE + "3", "classic", "place d1")
    called = share(choices(state, "level1", 600), "call a1 b1 c1 d1")
    assert 0.9 < called < 1


def test_level_7_keeps_the_value_late_in_the_game():
    solver = Solver("classic+squares", memory=8)
    rng = random.Random(8)
    game, checked = Quarto("classic+squares+referee"), 0
    while checked < 40:
        state = game.start()
        while state.outcome is None and state.placed < 7 + checked % 6:
            state = state.play(bot("level6").choose(state.view(state.to_act), rng))
        if state.outcome is None:
            move = bot("level7").choose(state.view(state.to_act), rng)
            assert move in solver.solve(state).moves
            checked += 1


def test_thinking_ahead_tells_nobody_what_they_overlook():
    """A win that is not seen is no likelier than any other square, however deep the thought."""
    state = quarto("f6../c.../.3../092. 1", "classic+referee")
    found = share(choices(state, BLIND, 600), "place d1")
    assert found < 2 / len(state.moves())
    # Nor does anybody shrink from giving a piece for a place that they do not see.
    state = quarto("f6../c.../.3../092. -", "classic+referee")
    given = set(choices(state, BLIND, 300))
    assert "give 1" in given


def test_a_level_that_sees_no_safe_piece_gives_the_least_fitting_one():
    # d1 wants a tall piece, d4 a short or light one, a2 a light or round one: all fit, b, e and f once only.
    #   4  4 5 6 .
    #   3  1 . . .
    #   2  . . . .
    #   1  0 a 9 .
    state = quarto("456./1.../..../0a9. -", "classic+referee")
    assert set(choices(state, "level7", 40)) == {"give b", "give e", "give f"}


def test_levels_of_quarto_refuse_other_games():
    state = fourfold.game("quartino").start(seats=2, rng=random.Random(1))
    with pytest.raises(TypeError, match="expected a view of Quarto"):
        QuartoBot("level3").choose(state.view(state.to_act), random.Random(1))
