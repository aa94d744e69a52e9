"""Symmetries of Quarto: canonical forms of symmetric positions are equal, and their values are, too."""

from __future__ import annotations

import random

import pytest

import fourfold
from fourfold.engine import Solver
from fourfold.engine.symmetry import canonical, symmetries
from fourfold.games.quarto import Quarto

RULES = [
    "classic",
    "classic+squares",
    "danish",
    "classic+owned-dark+squares",
    "classic+values:dark,short",
    "danish+traits:height",
]


def positions(rules: str, number: int) -> list[str]:
    """Return positions of random games in referee play, half of them with a piece in hand."""
    rng = random.Random(rules)
    game = Quarto(f"{rules}+referee")
    found: list[str] = []
    while len(found) < number:
        state = game.start()
        for _ in range(rng.randrange(14, 27)):
            if state.outcome is None:
                state = state.play(rng.choice(list(state.moves())))
        if state.outcome is None:
            found.append(state.position)
    return found


@pytest.mark.parametrize("rules", RULES)
def test_symmetric_positions_have_one_canonical_form_and_one_value(rules: str) -> None:
    rng = random.Random(1)
    solver = Solver(rules, memory=8)
    for position in positions(rules, 6):
        symmetry = rng.choice(symmetries(rules))
        other = symmetry.apply(position, rules)
        form = canonical(position, rules)
        assert canonical(other, rules) == form
        assert canonical(form, rules) == form
        values = {solver.solve(one, with_moves=False).value for one in (position, other, form)}
        assert len(values) == 1


@pytest.mark.parametrize("rules", RULES)
def test_states_and_views_have_the_canonical_form_of_their_position_under_their_own_rules(
    rules: str,
) -> None:
    text = positions(rules, 1)[0]
    state = Quarto(rules).at(text)
    symmetry = symmetries(rules)[-1]
    for position in (state, state.view(None)):
        assert canonical(position) == canonical(text, rules)
        assert symmetry.apply(position) == symmetry.apply(text, rules)
    with pytest.raises(ValueError, match="expected a position under rules that count as"):
        canonical(state, "classic+values:tall")


def test_canonical_form_is_the_least_of_all_symmetric_positions() -> None:
    position = positions("danish+squares", 1)[0]
    forms = {one.apply(position, "danish+squares") for one in symmetries("danish+squares")}
    assert canonical(position, "danish+squares") in forms
    assert {canonical(form, "danish+squares") for form in forms} == {
        canonical(position, "danish+squares")
    }


def test_positions_that_no_symmetry_takes_to_each_other_have_different_forms() -> None:
    corner, edge = "..../..../..../0... -", "..../..../..../.0.. -"
    assert canonical(corner) != canonical(edge)
    assert canonical("..../..../..../0... 1") != canonical("..../..../..../0... 3")
    assert canonical("..../..../..../0... 1") == canonical("..../..../..../0... 8")


def test_symmetries_are_a_group_without_repetition() -> None:
    every = symmetries("classic+squares")
    assert len(set(every)) == len(every) == 8 * 384
    assert any(one.squares == tuple(range(16)) and one.pieces == tuple(range(16)) for one in every)
    for one in every[:: len(every) // 50]:
        assert sorted(map(int, one.squares)) == sorted(map(int, one.pieces)) == list(range(16))


def test_text_that_is_no_position_is_refused() -> None:
    with pytest.raises(fourfold.NotationError):
        canonical("nonsense")
    with pytest.raises(fourfold.NotationError):
        canonical("..../..../..../89.. -", "danish")
