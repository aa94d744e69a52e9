"""Thousands of whole games, played at random beside the plain model (T4 to T13)."""

import random

import pytest

from fourfold import IllegalMove
from fourfold.games.quartino import Quartino

from .model import RIM, SPACES, Model, pattern

GAMES = 2000
EASY_DECK = ["YYYY", "YYYB", "YYBY", "YBYY", "BYYY", "YBBB", "BBBB", "BYBY"] * 2


def begin(rules: str, seats: int, seed: int):
    """A game and its model; every other game has a deck whose cards come up often."""
    rng = random.Random(seed)
    game = Quartino(rules)
    state = game.start(seats=seats, rng=rng, deck=EASY_DECK if seed % 2 else None)
    model = Model(
        {seat: list(rack) for seat, rack in zip(state.seats, state.racks, strict=True)},
        state.to_act,
        situations=game.rules.situations,
        referee=game.rules.referee,
        limit=game.rules.turn_limit,
    )
    return state, model, rng


def choose(model: Model, rng: random.Random) -> str:
    """What a careless player might do: mostly what is legal, at times what is not."""
    roll = rng.random()
    if model.may_say("colours") and roll < 0.2:
        return rng.choice(["say colours", f"say column {rng.choice(model.tall or SPACES)}"])
    if model.clearing_owed and roll < 0.5:
        return f"clear {rng.choice(model.columns_to_clear)}"
    rack = model.racks[model.seat]
    if not model.may_finish and roll < 0.97:
        wanted = pattern(rng.choice(rack), rng.choice("115"))
        lacking = [place for place in wanted.items() if model.columns[place[0]][-1:] != [place[1]]]
        if lacking and roll < 0.75:
            space, colour = rng.choice(lacking)
            return f"place {colour} {space}"
        return f"place {rng.choice('YBGP')} {rng.choice(SPACES)}"
    right = [f"call {card} {f}" for card in rack for f in RIM if model.lies_there(card, f)]
    if right and roll < 0.95:
        return rng.choice(right)
    return f"call {rng.choice(rack)} {rng.choice(RIM)}" if roll > 0.99 else "end"


def check(state, model: Model) -> None:
    used = "".join(state.board)
    assert all(used.count(c) + left == 7 and left >= 0 for c, left in state.reserve.items())
    for rack, made in zip(state.racks, state.made, strict=True):
        assert len(rack) + len(made) == 4
    model.assert_same(state)


def play_out(rules: str, seats: int, seed: int) -> str:
    """Play a game to its end; its moves are at most so many a turn, so it does end."""
    state, model, rng = begin(rules, seats, seed)
    dealt = [sorted(rack) for rack in state.racks]
    refused = 0
    while state.outcome is None:
        text = choose(model, rng)
        accepted = model.tries(model.seat, text)
        number = state.turn.number
        try:
            state = state.play(text)
        except IllegalMove:
            assert not accepted, text
            refused += 1
            assert refused < 10_000
        else:
            assert accepted, text
        if state.turn.number != number:
            check(state, model)
    check(state, model)
    both = zip(state.racks, state.made, strict=True)
    assert [sorted(rack + made) for rack, made in both] == dealt
    return state.outcome.reason


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "seats", "reasons"),
    [
        ("quartino+turns:24", 2, {"cards", "turn-limit"}),
        ("quartino-first+turns:24", 2, {"cards", "turn-limit"}),
        ("quartino+referee+turns:24", 2, {"cards", "turn-limit"}),
        ("quartino+turns:27", 3, {"cards", "turn-limit"}),
        ("quartino+referee+turns:27", 4, {"cards", "turn-limit"}),
        ("quartino+turns:5", 4, {"turn-limit"}),
    ],
)
def test_random_games_obey_the_model_to_the_end(rules, seats, reasons):
    """T13: every game ends; tokens and cards are conserved."""
    ends = [play_out(rules, seats, seed) for seed in range(GAMES)]
    assert reasons <= set(ends) <= {*reasons, "repetition", "skipped"}


@pytest.mark.parametrize("rules", ["quartino", "quartino-first", "quartino+referee"])
def test_long_games_end_after_200_turns_at_the_latest(rules):
    """T13: the default is `turns:200`."""
    for seed in range(20):
        assert play_out(rules, 2 + seed % 3, seed) in {"cards", "turn-limit", "skipped"}
