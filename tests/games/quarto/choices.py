"""Random rule sets, seats and games for Hypothesis.

Lives here: the strategies that several tests draw from.
"""

from __future__ import annotations

import random

from hypothesis import strategies as st
from tests.games.quarto.model import ALL_WORDS, TRAITS, Choice

from fourfold.games.quarto import Quarto, QuartoState

TEAMS = (
    ("A", "B"),
    ("A1", "B1", "A2", "B2"),
    ("A1", "B1", "A2", "B2", "A3", "B3"),
    ("A1", "B1", "B2"),
    ("A1", "B1", "A2", "B2", "A3"),
)

counted_words = st.one_of(
    st.just(ALL_WORDS),
    st.sets(st.sampled_from(list(TRAITS.values())), min_size=1).map(
        lambda pairs: frozenset(word for pair in pairs for word in pair)
    ),
    st.frozensets(st.sampled_from(sorted(ALL_WORDS)), min_size=1),
)


@st.composite
def rule_sets(draw: st.DrawFn) -> Choice:
    """Draw any rule set (Q13): all combinations of options that do not contradict each other."""
    sight = draw(st.sampled_from(("players", "referee", "lose")))
    return Choice(
        preset=draw(st.sampled_from(("classic", "mushrooms", "danish"))),
        squares=draw(st.booleans()),
        counted=draw(counted_words),
        owned=draw(st.sampled_from((None, "light", "dark"))),
        referee=sight == "referee",
        lose=sight == "lose",
        turn=draw(st.none() | st.integers(1, 999_999)),
    )


@st.composite
def states(draw: st.DrawFn, plies: int = 33) -> QuartoState:
    """Draw a state after random moves under any rules, with lines left uncalled."""
    game = Quarto(draw(rule_sets()).text)
    state = game.start(draw(st.sampled_from(TEAMS)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, plies))):
        if state.outcome is not None:
            break
        state = state.play(rng.choice(state.moves()))
    return state
