"""Thousands of random games of each rule family, held against the model at each ply."""

import random

import pytest
from tests.games.quarto.model import ALL_WORDS, Choice, Model, lines

from fourfold.games.errors import IllegalMove
from fourfold.games.quarto import Call, Place, Quarto
from fourfold.games.quarto.notation import GIVES
from fourfold.games.quarto.pieces import line_of, parse_square

GAMES = 2_000
FOUR = ("A1", "B1", "A2", "B2")

FAMILIES = {
    "classic": (Choice(), ("A", "B")),
    "mushrooms": (Choice("mushrooms", counted=ALL_WORDS - {"light", "dark"}), ("A", "B")),
    "danish": (Choice("danish", owned="light"), ("A", "B")),
    "squares": (Choice(squares=True), ("A", "B")),
    "single values": (Choice(counted=frozenset({"dark", "tall", "hollow"})), ("A", "B")),
    "owned-dark": (Choice("danish", owned="dark", squares=True), ("A", "B")),
    "referee": (Choice(referee=True), ("A", "B")),
    "lose-on-false-call": (Choice("danish", lose=True), ("A", "B")),
    "teams": (Choice(squares=True, counted=frozenset({"round", "square"})), FOUR),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_two_thousand_random_games_agree_with_the_model(family):
    """Q13: Q2 to Q11 as this family has them, calls and false calls among the moves."""
    choice, seats = FAMILIES[family]
    rng = random.Random(family)
    start = Quarto(choice.text).start(seats)
    shapes = [
        (line_of(*map(parse_square, names)), names)
        for names in [
            *sorted(lines(choice.squares), key=sorted),
            frozenset(("a1", "b1", "c1", "d2")),
        ]
    ]
    ends = set()
    for _ in range(GAMES):
        ends.add(play_one(start, Model(choice, seats), rng, shapes))
    reasons = {reason for _, reason in ends}
    if choice.referee:
        assert reasons == {"line", "full-board"}
    else:
        assert reasons == {"call", "full-board"} | ({"false-call"} if choice.lose else set())
    assert {winner for winner, _ in ends} == {"A", "B", "draw"}


def play_one(start, model, rng, shapes):
    """One game to its end; both sides say the same all along. Returns the model's outcome."""
    state = start
    eager = rng.random() ** 2 / (16 if model.choice.lose else 2)
    while model.outcome is None:
        assert state.to_act == model.actor
        if rng.random() < eager:
            state = call_something(state, model, rng, shapes)
            continue
        listed = state.moves()
        assert len(listed) == count_moves(model)
        move = rng.choice(listed)
        assert model.play(model.actor, str(move)) == "fine"
        state = state.play(move)
        if type(move) is Place and not model.choice.referee:
            check_open_lines(state, model, shapes)
    assert state.to_act is None
    assert state.outcome is not None
    assert ("".join(state.outcome.winners) or "draw", state.outcome.reason) == model.outcome
    return model.outcome


def count_moves(model):
    """How many moves there are to list, by arithmetic."""
    placed = len(model.placed)
    if model.hand is not None:
        return 16 - placed
    if placed == 16:
        return 1
    return 16 - placed if model.choice.owned is None else 8 - placed // 2


def check_open_lines(state, model, shapes):
    """The lines alive are those that the model finds by their age."""
    life = state.rules.expiry
    alive = {o.line: o.placements for o in state.open_lines}
    last = next(reversed(model.placed))
    for line, names in shapes:
        if last in names or line in alive:
            age = model.age(names)
            assert alive.get(line) == (life - age if age is not None and age < life else None)


def call_something(state, model, rng, shapes):
    """Call any shape; the rules say what the model says."""
    line, names = rng.choice(shapes)
    if rng.random() < 0.5:
        line, names = next((s for s in shapes if model.age(s[1]) is not None), (line, names))
    verdict = model.play(model.actor, "call " + " ".join(names))
    if verdict == "fine":
        return state.play(Call(line))
    with pytest.raises(IllegalMove) as refused:
        state.play(Call(line))
    code = refused.value.code
    if verdict == "illegal":
        assert code == "referee-calls"
        return state
    assert code.startswith("call-") if verdict == "false" else code == "no-more-calls"
    return state.refuse(Call(line))


@pytest.mark.parametrize("family", FAMILIES)
def test_only_listed_gives_and_placements_are_accepted(family):
    """Q3: what is not listed is refused, at every ply of some games."""
    choice, seats = FAMILIES[family]
    rng = random.Random(family)
    everything = [*GIVES, *(Place(parse_square(f + r)) for f in "abcd" for r in "1234")]
    for _ in range(10):
        state = Quarto(choice.text).start(seats)
        while state.outcome is None:
            listed = set(state.moves())
            for move in everything:
                if move not in listed:
                    with pytest.raises(IllegalMove):
                        state.play(move)
            state = state.play(rng.choice(state.moves()))
