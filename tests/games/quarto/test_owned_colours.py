"""Owned colours, as the Danish edition plays."""

import random

import pytest
from tests.games.quarto.boards import line_made, played

from fourfold.games.errors import IllegalMove
from fourfold.games.game import Outcome
from fourfold.games.quarto import Quarto
from fourfold.games.quarto.pieces import VALUE_MASKS, VALUES

LIGHT = "01234567"
DARK = "89abcdef"


@pytest.mark.parametrize(
    ("rules", "b_owns", "a_owns"),
    [
        ("danish", LIGHT, DARK),
        ("danish+owned-dark", DARK, LIGHT),
        ("classic+owned", LIGHT, DARK),
        ("classic+owned-dark", DARK, LIGHT),
        ("mushrooms+owned", LIGHT, DARK),
        ("classic", LIGHT + DARK, LIGHT + DARK),
        ("danish+free", LIGHT + DARK, LIGHT + DARK),
    ],
)
def test_you_give_your_opponent_a_piece_of_their_colour(rules, b_owns, a_owns):
    """Q10: B, who receives first, owns light by default."""
    state = Quarto(rules).start()
    assert given_by(state) == b_owns
    first = b_owns[0]
    state = played(state, f"give {first}", "place a1")
    assert given_by(state) == a_owns.replace(first, "")


def given_by(state):
    """Return the pieces that may be given now; assert that all others are refused."""
    listed = "".join(str(move).removeprefix("give ") for move in state.moves())
    for piece in "0123456789abcdef":
        if piece in listed:
            assert state.play(f"give {piece}").hand == int(piece, 16)
        else:
            with pytest.raises(IllegalMove) as refused:
                state.play(f"give {piece}")
            assert refused.value.code in {"piece-not-theirs", "piece-not-left"}
    return listed


@pytest.mark.parametrize(
    ("rules", "piece", "sentence"),
    [
        ("danish", "f", "expected a light piece for B, got DSQH"),
        ("danish+owned-dark", "0", "expected a dark piece for B, got LTRF"),
    ],
)
def test_the_wrong_colour_is_refused_with_the_right_one(rules, piece, sentence):
    """Q10: and the state is as it was."""
    with pytest.raises(IllegalMove) as refused:
        Quarto(rules).start().play(f"give {piece}")
    assert refused.value.code == "piece-not-theirs"
    assert str(refused.value) == sentence


@pytest.mark.parametrize(("rules", "b_owns"), [("danish", LIGHT), ("danish+owned-dark", DARK)])
def test_each_places_eight_pieces_of_their_own(rules, b_owns):
    """Q10: up to the last piece, whatever the order of the pieces."""
    for seed in range(20):
        rng = random.Random(seed)
        state = Quarto(rules).start()
        by = {"A": "", "B": ""}
        while state.placed < 16:
            state = state.play(rng.choice(state.moves()))
            if state.hand is not None:
                by[state.to_act] += str(state.hand)
        assert sorted(by["B"]) == list(b_owns)
        assert sorted(by["A"]) == [p for p in LIGHT + DARK if p not in b_owns]


def test_a_line_counts_on_any_trait_of_both_colours_mixed():
    """Q10: row 1 is 0 8 1 9, light and dark, all tall."""
    assert line_made("danish").play("call a1 b1 c1 d1").outcome == Outcome(("A",), "call")
    assert line_made("danish+owned+referee").outcome == Outcome(("A",), "line")


def test_partners_own_the_colour_of_their_team():
    """Q10: with teams (Q11) the colour is the team's."""
    state = Quarto("danish").start(4)
    assert given_by(state) == LIGHT
    state = played(state, "give 0", "place a1")
    assert (state.to_act, given_by(state)) == ("B1", DARK)
    state = played(state, "give 8", "place b1")
    assert (state.to_act, given_by(state)) == ("A2", LIGHT[1:])
    with pytest.raises(IllegalMove) as refused:
        state.play("give 9")
    assert refused.value.params["seat"] == "B2"


@pytest.mark.parametrize("owned", ["owned", "owned-dark", "free"])
def test_rules_are_one_sided_against_the_colour_of_which_no_piece_has_a_counted_value(owned):
    """Q8: with each of the 255 sets of counted values."""
    found = set()
    for bits in range(1, 256):
        names = ",".join(value for number, value in enumerate(VALUES) if bits >> number & 1)
        rules = Quarto(f"danish+values:{names}+{owned}").rules
        without = [
            colour
            for colour, pieces in (("light", LIGHT), ("dark", DARK))
            if not any(VALUE_MASKS[int(piece, 16)] & rules.counted for piece in pieces)
        ]
        assert rules.one_sided_against == (without[0] if without and owned != "free" else None)
        found.add(rules.one_sided_against)
    assert found == ({None} if owned == "free" else {None, "light", "dark"})
