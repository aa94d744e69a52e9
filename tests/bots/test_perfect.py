"""Perfect: gives nothing away that is proven, says when nothing is, calls everything, and sets traps."""

from __future__ import annotations

import random

import pytest

import fourfold
from fourfold import Record
from fourfold.bots import bot, quarto
from fourfold.bots.quarto import PerfectBot, QuartoBot
from fourfold.engine import Solver, Value
from fourfold.games.quarto import Quarto, QuartoState

RULES = [
    "classic",
    "classic+squares",
    "danish",
    "danish+squares+free",
    "classic+owned-dark+squares",
    "mushrooms+traits:colour,height",
    "classic+values:dark",
    "danish+traits:height",
    "danish+values:light,tall,short+squares",
]

# Three tall pieces on the first rank; 3 is tall, c is not.
THREE = "..../..../..../092. "


def reach(rules: str, placed: int, rng: random.Random, in_hand: bool) -> QuartoState:
    """A state that careful but random play reaches: nobody has won yet."""
    game, greedy = Quarto(rules), bot("greedy")
    while True:
        state = game.start()
        while state.outcome is None and (state.placed, state.hand is not None) < (placed, in_hand):
            state = state.play(greedy.choose(state.view(state.to_act), rng))
        if state.outcome is None:
            return state


def late_states(rules: str, count: int):
    rng = random.Random(rules)
    for number in range(count):
        yield reach(rules, 7 + number % 7, rng, in_hand=number % 2 == 0), rng


@pytest.mark.parametrize("rules", RULES)
def test_perfect_never_gives_proven_value_away(rules):
    solver = Solver(rules, memory=8)
    worth = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}
    for state, rng in late_states(rules + "+referee", 14):
        before = solver.solve(state).value
        thought = PerfectBot().think(state.view(state.to_act), rng)
        assert thought.proven
        assert thought.value == before
        after = state.play(thought.move)
        if after.outcome is not None:
            assert (1 if after.outcome.winners else 0) == worth[before]
            continue
        turn_passes = after.to_act != state.to_act
        assert worth[solver.solve(after).value] * (-1 if turn_passes else 1) == worth[before]


@pytest.mark.parametrize("watched", ["", "+referee", "+lose-on-false-call"])
@pytest.mark.parametrize("rules", RULES)
def test_perfect_plays_only_what_the_table_accepts(rules, watched):
    """From a late position against a careless opponent; in rulebook play nobody else calls."""
    rng = random.Random(rules)
    record = Record.begin(Quarto(rules + watched), reach(rules + watched, 6, rng, in_hand=False))
    while (seat := record.state.to_act) is not None:
        player = bot("perfect" if seat == "A" else "random")
        record = record.play(player.choose(record.state.view(seat), rng), seat)
    assert record.state.outcome is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_perfect_plays_a_whole_game(seats):
    game = fourfold.game("quarto", "classic")
    record = Record.begin(game, game.start(seats=seats))
    rng = random.Random(3)
    while (seat := record.state.to_act) is not None:
        name = "perfect" if seat[0] == "A" else "level2"
        record = record.play(bot(name).choose(record.state.view(seat), rng), seat)
    assert record.state.outcome.winners == ("A",)


def test_perfect_says_when_nothing_is_proven():
    # A rule set without an opening table.
    state = Quarto("classic+values:dark,short,round+referee").start()
    thought = PerfectBot().think(state.view("A"), random.Random(1))
    assert (thought.proven, thought.value) == (False, Value.UNKNOWN)
    assert thought.move in state.moves()


@pytest.mark.parametrize(
    "rules", ["classic", "danish+free", "classic+referee", "mushrooms+squares"]
)
def test_perfect_takes_a_win_and_calls_it(rules):
    state = fourfold.game("quarto", rules).at(THREE + "3")
    for seed in range(3):
        assert choose(state, seed) == "place d1"
    if "referee" not in rules:
        assert choose(state.play("place d1")) == "call a1 b1 c1 d1"


def test_perfect_calls_what_others_overlooked():
    """Q5: the receiver before placing; in the Danish edition the maker, too, a turn later."""
    state = fourfold.game("quarto", "danish+free").at(THREE + "3")
    state = state.play("place d1").play("give 4")
    assert choose(state) == "call a1 b1 c1 d1"
    state = state.play("place a4").play("give 8")
    assert choose(state) == "call a1 b1 c1 d1"


def test_an_early_piece_that_loses_is_not_given():
    # Nothing is proven with three pieces placed, but a tall piece would lose at once.
    state = fourfold.game("quarto", "classic+referee").at(THREE + "-")
    for seed in range(5):
        after = state.play(choose(state, seed))
        assert all(after.play(move).outcome is None for move in after.moves())


def test_perfect_takes_the_move_after_which_most_errors_are_made():
    weighed = 0
    for state, rng in late_states("classic+referee", 28):
        view = state.view(state.to_act)
        thought = PerfectBot().think(view, rng)
        if thought.errors:
            weighed += len(set(thought.errors.values())) > 1
            assert thought.errors[thought.move] == pytest.approx(max(thought.errors.values()))
            assert set(thought.errors) <= set(Solver("classic", memory=8).solve(view).moves)
            assert all(0 <= error <= 1 + 1e-9 for error in thought.errors.values())
    assert weighed > 5


def test_traps_decide_games_that_a_shuffling_perfect_player_leaves_drawn():
    """From the same drawn positions against the same person-like opponent."""
    draws = dict.fromkeys(("perfect", "shuffling"), 0)
    solver = Solver("classic", memory=8)
    rng = random.Random(5)
    starts = [reach("classic+referee", 7, rng, in_hand=False) for _ in range(70)]
    starts = [s for s in starts if solver.solve(s, with_moves=False).value is Value.DRAW][:50]
    for name in draws:
        for number, start in enumerate(starts):
            state, lots = start, random.Random(number)
            mine = "AB"[number % 2]
            while state.outcome is None:
                player = bot(name if state.to_act == mine else "level4")
                state = state.play(player.choose(state.view(state.to_act), lots))
            assert state.outcome.winners in ((), (mine,))
            draws[name] += not state.outcome.winners
    assert draws["perfect"] < 0.7 * draws["shuffling"]


def test_what_a_solver_remembers_changes_no_move():
    """The same seed gives the same moves, whether the solver has seen the positions before or not."""
    states = [state for state, _ in late_states("classic+squares+referee", 14)]
    first = [choose(state, number) for number, state in enumerate(states)]
    quarto._solver.cache_clear()
    again = [choose(state, number) for number, state in reversed(list(enumerate(states)))]
    assert first == again[::-1]


def test_a_hurried_perfect_player_still_moves():
    hurried = PerfectBot().within(0.01)
    for placed in (0, 4, 8):
        state = reach("classic+referee", placed, random.Random(placed), in_hand=True)
        assert hurried.choose(state.view(state.to_act), random.Random(1)) in state.moves()


def test_perfect_plays_quarto_only():
    state = fourfold.game("quartino").start(seats=2, rng=random.Random(1))
    with pytest.raises(TypeError, match="expected a view of Quarto"):
        bot("perfect").choose(state.view(state.to_act), random.Random(1))


def choose(state, seed=1):
    return str(bot("perfect").choose(state.view(state.to_act), random.Random(seed)))


def test_perfect_wins_as_fast_as_can_be():
    solver = Solver("classic", memory=8)
    choices = 0
    for state, rng in late_states("classic+referee", 150):
        found = solver.solve(state, with_distance=True)
        if state.placed < 8 or found.value is not Value.WIN:
            continue
        after = state.play(PerfectBot().think(state.view(state.to_act), rng).move)
        if after.outcome is None:
            turns = solver.solve(after, with_distance=True).distance
            # Giving ends a turn; placing does not.
            assert turns == (found.distance or 0) - (state.hand is None)
        choices += len(found.moves) > 1
    assert choices > 5


def test_defender_loses_as_slowly_as_can_be():
    solver = Solver("classic", memory=8)
    choices = 0
    for state, rng in late_states("classic+referee", 150):
        found = solver.solve(state, with_distance=True)
        if found.value is not Value.LOSS:
            continue
        after = state.play(QuartoBot("defender").choose(state.view(state.to_act), rng))
        turns = solver.solve(after, with_distance=True).distance
        assert turns == (found.distance or 0) - (state.hand is None)
        choices += len(found.moves) > 1
    assert choices > 5
