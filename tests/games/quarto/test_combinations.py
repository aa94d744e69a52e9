"""Rules combine freely; the edition's name changes nothing but what the edition says."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.quarto.boards import at, line_made
from tests.games.quarto.choices import TEAMS, rule_sets

from fourfold.games.game import Outcome
from fourfold.games.quarto import Quarto


def test_advanced_owned_two_traits_and_a_referee_combine():
    """Q13: the example of the rules page.

    . . . .
    . . . .
    8 0 . .
    1 9 . .   the 9 comes last: light and dark, solid and hollow, all tall and round
    """
    for rules, outcome in {
        "danish+squares+traits:colour,height+referee": Outcome(("A",), "line"),
        "danish+squares+traits:colour,body+referee": None,
        "danish+traits:colour,height+referee": None,
    }.items():
        state = at(rules, ". . . .\n. . . .\n8 0 . .\n1 . . .", "9").play("place b1")
        assert state.outcome == outcome, rules


def test_mushrooms_play_like_classic_to_the_last_move():
    """Q13: the set is a picture; the rules never look at it (Q1)."""
    for seed in range(30):
        rng = random.Random(seed)
        one, other = Quarto("classic").start(), Quarto("mushrooms").start()
        while one.outcome is None:
            move = rng.choice(one.moves())
            one, other = one.play(move), other.play(move)
            assert one.position == other.position
        assert one.outcome == other.outcome


def test_free_colours_keep_the_danish_time_to_call():
    """Q13: free and owned are about giving, not about calling."""
    for rules in ("danish", "danish+free", "danish+owned-dark+squares"):
        assert Quarto(rules).rules.expiry == 2
    assert line_made("danish+free").position.endswith(":2")
    assert line_made("classic+owned").position.endswith(":1")


@pytest.mark.parametrize("preset", ["classic", "mushrooms", "danish"])
def test_beginners_and_advanced_play_are_options_on_each_preset(preset):
    """Q13: presets and options."""
    rules = Quarto(f"{preset}+squares+traits:colour+lose-on-false-call+turn:60").rules
    assert (len(rules.lines), rules.traits) == (19, ("colour",))


@given(rule_sets(), st.sampled_from(TEAMS), st.integers(0, 2**32))
def test_every_combination_plays_to_an_end(choice, seats, seed):
    """Q13: at most sixteen gives, sixteen placements and two declines."""
    rng = random.Random(seed)
    state = Quarto(choice.text).start(seats)
    plies = 0
    while state.outcome is None:
        state = state.play(rng.choice(state.moves()), state.to_act)
        plies += 1
    assert plies <= (32 if choice.referee else 34)
    assert choice.referee or (plies == 34 and state.outcome == Outcome((), "full-board"))
