"""Games of Quartino between bots who slip as people do, with their analyses."""

from __future__ import annotations

import random
from functools import cache

from fourfold.analysis import AnalysisEffort, TurnNote, analyse_turns
from fourfold.bots import bot_for
from fourfold.games.game import Move
from fourfold.games.quartino import Quartino, QuartinoState
from fourfold.games.quartino.notation import Call, Clear, End, SayColours, SayColumn
from fourfold.games.quartino.tokens import RIM_SPACES
from fourfold.games.record import Record

EFFORT = AnalysisEffort(chances=16, simulations=60, comparison=32)
PLAYERS = ("level1", "level3", "level5", "level7", "greedy")


@cache
def game_of(seed: int) -> Record[QuartinoState]:
    """Return a game of two to four bots of several strengths, who slip as people do."""
    rng = random.Random(seed)
    game = Quartino(
        ("quartino", "quartino+referee", "quartino-first", "quartino+turns:300")[seed % 4]
    )
    seats = 2 + seed % 3
    bots = {seat: bot_for("quartino", rng.choice(PLAYERS)) for seat in "ABCD"[:seats]}
    record = Record.begin(game, game.start(seats=seats, rng=rng))
    while record.state.outcome is None:
        seat = record.state.seat
        move = slip(bots[seat].choose(record.state.view(seat), rng), record.state, rng)
        record, refusal = record.attempt(move)
        assert refusal is None or isinstance(move, Call)
    return record


def slip(move: Move, state: QuartinoState, rng: random.Random) -> Move:
    """Return the move, or now and then what people do: they miss situations and cards, and call falsely."""
    chance = rng.random()
    if isinstance(move, Call) and chance < 0.15:
        return End()
    if isinstance(move, SayColours | SayColumn) and chance < 0.3:
        return rng.choice(state.moves())
    if isinstance(move, Clear) and chance < 0.5:
        return Clear(rng.choice(state.clearing))
    if isinstance(move, End) and chance < 0.02:
        card = rng.choice(state.rack)
        assert card is not None
        return Call(card, rng.choice(RIM_SPACES))
    return move


@cache
def notes_of(seed: int) -> list[TurnNote]:
    return analyse_turns(game_of(seed), effort=EFFORT)
