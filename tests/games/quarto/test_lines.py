"""Which four pieces make a line, held against plain sets of words."""

import random

import pytest
from tests.games.quarto import model
from tests.games.quarto.boards import at
from tests.games.quarto.model import ALL_WORDS, Choice

from fourfold.games.quarto import PIECES, SQUARES, Quarto
from fourfold.games.quarto.pieces import VALUES
from fourfold.games.quarto.rules import parse_rules


def random_board(rng):
    """Some pieces on some squares, as the rules hold them and as the model does."""
    number = rng.randint(4, 16)
    squares = rng.sample(range(16), number)
    pieces = rng.sample(range(16), number)
    placed = {model.SQUARES[s]: "0123456789abcdef"[p] for s, p in zip(squares, pieces, strict=True)}
    board = [None] * 16
    for square, piece in zip(squares, pieces, strict=True):
        board[square] = PIECES[piece]
    return tuple(board), placed


def assert_agreement(rules, choice, board, placed):
    """Every line shares what the model says, and every square completes what the model says."""
    made = set()
    for line in rules.lines:
        names = frozenset(map(str, line))
        bits = rules.shared(board, line)
        words = {word for bit, word in enumerate(VALUES) if bits >> bit & 1}
        full = names <= placed.keys()
        expected = (
            model.in_common([placed[n] for n in names], choice.counted) if full else frozenset()
        )
        assert words == expected
        if words:
            made.add(names)
    for square in SQUARES:
        found = [frozenset(map(str, line)) for line in rules.completed(board, square)]
        assert len(found) == len(set(found))
        assert set(found) == {line for line in made if str(square) in line}


SAMPLE = [
    Choice(squares=squares, counted=frozenset(words))
    for squares in (False, True)
    for words in (
        ALL_WORDS,
        {"light", "dark"},
        {"tall", "short", "solid", "hollow"},
        ALL_WORDS - {"light", "dark"},
        {"dark"},
        {"short", "square"},
        ALL_WORDS - {"hollow"},
    )
]


@pytest.mark.parametrize("choice", SAMPLE, ids=lambda choice: choice.text)
def test_lines_agree_with_plain_sets_on_random_boards(choice):
    """Q4: four that share at least one counted value; Q8 and Q9 say which values and which fours."""
    rules = parse_rules(choice.text)
    assert {frozenset(map(str, line)) for line in rules.lines} == model.lines(choice.squares)
    rng = random.Random(choice.text)
    for _ in range(250):
        assert_agreement(rules, choice, *random_board(rng))


def test_all_255_counted_sets_agree_with_plain_sets():
    """Q8: any non-empty subset of the eight values, each on some boards, with squares and without."""
    words = sorted(ALL_WORDS)
    rng = random.Random(255)
    for bits in range(1, 256):
        counted = frozenset(word for bit, word in enumerate(words) if bits >> bit & 1)
        choice = Choice(counted=counted, squares=bits % 2 == 0)
        rules = parse_rules(choice.text)
        for _ in range(6):
            assert_agreement(rules, choice, *random_board(rng))


@pytest.mark.parametrize(
    "line",
    sorted(model.lines(squares=False), key=sorted),  # type: ignore[arg-type]
    ids=lambda line: "".join(sorted(line)),
)
def test_each_of_the_ten_lines_wins_whichever_square_is_filled_last(line):
    """Q4: rows, columns and long diagonals; who placed the other three does not matter."""
    for last in line:
        assert wins_by_filling("classic+referee", line, last)


@pytest.mark.parametrize("line", model.TWO_BY_TWOS, ids=lambda line: "".join(sorted(line)))
def test_each_two_by_two_wins_with_squares_and_only_then(line):
    """Q9: 2×2 squares of adjacent squares count like lines."""
    for last in line:
        assert wins_by_filling("classic+squares+referee", line, last)
        assert not wins_by_filling("classic+referee", line, last)


def wins_by_filling(rules, line, last):
    """Whether the dark 8 ends the game on the last square when b, d and e, dark too, lie on the others."""
    others = iter("bde")
    cells = {square: next(others) for square in sorted(line) if square != last}
    ranks = ["".join(cells.get(f + r, ".") for f in "abcd") for r in "4321"]
    state = Quarto(rules).at("/".join(ranks) + " 8").play(f"place {last}")
    return state.outcome is not None and state.outcome.winners == ("A",)


@pytest.mark.parametrize(
    "four",
    [
        "a1 b2 c3 d3",
        "a2 b3 c4 d4",
        "a1 b1 c1 d2",
        "a1 a2 b1 c1",
        "a1 c1 a3 c3",
        "a1 d1 a4 d4",
        "b1 c2 d3 a4",
    ],
)
def test_other_fours_are_no_lines_even_with_squares(four):
    """Q9: adjacent squares only, long diagonals only."""
    for rules in ("classic", "classic+squares"):
        names = {frozenset(map(str, line)) for line in parse_rules(rules).lines}
        assert frozenset(four.split()) not in names


def test_one_value_in_common_suffices():
    """Q4: 7 9 a c are light and dark, tall and short, round and square; no body either: nothing."""
    assert at("classic+referee", row("7 9 a"), "c").play("place d1").outcome is None
    assert at("classic+referee", row("1 7 9"), "d").play("place d1").outcome is not None


def row(pieces):
    return f". . . .\n. . . .\n. . . .\n{pieces} ."


def test_beginners_lines_count_only_on_the_chosen_trait():
    """Q8: 0 1 2 4 are all light; shape, body and height are mixed."""
    for rules, won in {
        "classic+traits:colour+referee": True,
        "classic+traits:height,shape,body+referee": False,
        "mushrooms+values:red+referee": True,
        "classic+values:dark+referee": False,
    }.items():
        state = at(rules, row("0 1 2"), "4").play("place d1")
        assert (state.outcome is not None) is won, rules


def test_one_placement_may_make_several_lines_of_several_values():
    """Q4: several values, and several lines at once, may coincide."""
    board = """
        4 . . 6
        8 . 5 .
        c b . .
        . 1 2 3
    """
    state = at("classic+referee", board, "0").play("place a1")
    assert {"".join(map(str, line)) for line in state.shown} == {"a1a2a3a4", "a1b1c1d1"}
    state = at("classic", board, "0").play("place a1")
    for line in ("a1 a2 a3 a4", "a1 b1 c1 d1"):
        assert state.play(f"call {line}").outcome.winners == ("A",)
