"""Moves of Quartino as text."""

from itertools import product

import pytest

from fourfold import NotationError
from fourfold.games.moves import TABLE_MOVES
from fourfold.games.quartino import STANDARD_DECK, Quartino

from .setting import refusal, start

SPACES = "c12345678"
ALL_MOVES = [
    "say colours",
    "end",
    *(f"say column {space}" for space in SPACES),
    *(f"clear {space}" for space in SPACES),
    *(f"place {colour} {space}" for colour, space in product("YBGP", SPACES)),
    *(f"call {card} {first}" for card, first in product([*STANDARD_DECK, "YYYY"], SPACES[1:])),
]


def error(text: str) -> tuple[str, int | None]:
    with pytest.raises(NotationError) as caught:
        Quartino().parse_move(text)
    assert caught.value.line == 1
    return caught.value.code, caught.value.column


def test_every_move_round_trips():
    for text in ALL_MOVES:
        move = Quartino().parse_move(text)
        assert str(move) == text
        assert move == start().parse_move(text)
        assert hash(move) == hash(Quartino().parse_move(text))
    assert len({Quartino().parse_move(text) for text in ALL_MOVES}) == len(ALL_MOVES)


@pytest.mark.parametrize("text", ["resign", "flag", "offer draw", "accept"])
def test_what_players_do_at_the_table_round_trips_too(text):
    assert str(Quartino().parse_move(text)) == text
    assert text in TABLE_MOVES


def test_spaces_between_words_do_not_matter():
    assert str(Quartino().parse_move("  place   Y \t c ")) == "place Y c"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("bad-move", 1)),
        ("   ", ("bad-move", 1)),
        ("give 7", ("bad-move", 1)),
        ("Place Y c", ("bad-move", 1)),
        ("say", ("bad-move", 4)),
        ("say hello", ("bad-move", 5)),
        ("say colours 4", ("text-after", 13)),
        ("say column", ("bad-space", 11)),
        ("say column 9", ("bad-space", 12)),
        ("say column 5 6", ("text-after", 14)),
        ("clear", ("bad-space", 6)),
        ("clear C", ("bad-space", 7)),
        ("clear 0", ("bad-space", 7)),
        ("place", ("bad-colour", 6)),
        ("place Y", ("bad-space", 8)),
        ("place y c", ("bad-colour", 7)),
        ("place c Y", ("bad-colour", 7)),
        ("place YB c", ("bad-colour", 7)),
        ("place Y 10", ("bad-space", 9)),
        ("place Y c c", ("text-after", 11)),
        ("call", ("bad-card", 5)),
        ("call YBG 1", ("bad-card", 6)),
        ("call YBGPP 1", ("bad-card", 6)),
        ("call YBGX 1", ("bad-card", 6)),
        ("call ? 1", ("bad-card", 6)),
        ("call YBGP", ("bad-space", 10)),
        ("call YBGP c", ("bad-rim", 11)),
        ("call YBGP 9", ("bad-space", 11)),
        ("call YBGP 1 2", ("text-after", 13)),
        ("end turn", ("text-after", 5)),
    ],
)
def test_bad_moves_are_refused_at_their_column(text, expected):
    assert error(text) == expected


def test_a_move_of_the_other_game_is_no_move_here():
    from fourfold.games.quarto import Quarto

    state = start()
    for text in ("give 7", "place b3", "decline"):
        with pytest.raises(NotationError):
            state.play(text)
        move = Quarto().parse_move(text)
        with pytest.raises(ValueError, match="Quartino") as caught:
            state.play(move)
        assert caught.value.code == "wrong-game"


def test_only_the_seat_to_act_moves_and_only_seats_at_the_table_do():
    state = start(first="B")
    assert refusal(state, "place Y c", "A") == "not-your-turn"
    assert refusal(state, "place Y c", "C") == "no-such-seat"
    assert refusal(state, "resign", "D") == "no-such-seat"
    assert state.play("place Y c", "B") == state.play("place Y c")
