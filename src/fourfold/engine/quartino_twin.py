"""The native twin of the Quartino rules: the same game, many times faster.

Lives here: the native game as a Python object, which speaks in texts, and random games. Does not live here:
the rules. These are written to be read in `fourfold.games.quartino` and to be fast in
``native/quartino/rules/game.hpp``; lockstep tests hold the two together.
"""

from __future__ import annotations

import json
from typing import Self

from fourfold.engine.core import core
from fourfold.games.game import Json, Outcome, Seat
from fourfold.games.quartino import QuartinoRules, QuartinoState
from fourfold.games.quartino.notation import board_text
from fourfold.games.record import Record


class QuartinoTwin:
    """A game of Quartino in the native core. Events change the object; `copy` keeps a moment.

    >>> from fourfold.games.quartino import Quartino
    >>> deal = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
    >>> twin = QuartinoTwin(Quartino().start(deal=deal))
    >>> twin.play("A place Y c"), twin.position
    (None, 'Y/./././././././. A +0')
    """

    def __init__(self, start: QuartinoState) -> None:
        """Make the twin of a state in which nothing has been played yet.

        Raises:
            ValueError: the native rules refuse the cards or the board.
        """
        self.native: core.NativeQuartino = core.NativeQuartino(
            str(start.rules),
            [[card or "?" for card in rack] for rack in start.racks],
            start.seat,
            list(start.deck),
            board_text(start.board),
        )

    def copy(self) -> Self:
        """Return another game at the same moment."""
        twin = type(self).__new__(type(self))
        twin.native = self.native.copy()
        return twin

    def play(self, event: str) -> Json | None:
        """Play an event as records write it; return None, or the code and the parameters of the refusal.

        ``B call YBGP 7 ?`` notes a call that the rules refuse. Without a seat, the seat to act plays it.
        """
        refusal = self.native.play(event)
        return json.loads(refusal) if refusal else None

    def attempt(self, event: str) -> tuple[str, Json | None]:
        """Try a move as `Record.attempt` does; return the event that everybody hears, and the refusal."""
        heard, refusal = self.native.attempt(event)
        return heard, json.loads(refusal) if refusal else None

    def take_back(self) -> bool:
        """Take the last event back; return False if there is none or the rules forbid it."""
        return self.native.take_back()

    def moves(self) -> list[str]:
        """Return the legal moves as texts; in rulebook play without calls and says."""
        return self.native.moves()

    def view(self, seat: Seat | None) -> Json:
        """Return what a seat, or a spectator, may know, as `QuartinoView.to_json` has it."""
        view: Json = json.loads(self.native.view(seat or ""))
        return view

    def replay(self, record: Record) -> Self:
        """Play all events of a record that begins where this game is, and return this game."""
        for event in record.events:
            self.play(str(event))
        return self

    @property
    def position(self) -> str:
        """The position text."""
        return self.native.position

    @property
    def record(self) -> str:
        """The record of the game, without names of players; empty if the game began at a position."""
        return self.native.record


def random_games(rules: QuartinoRules | str, games: int, seats: int = 2, seed: int = 1) -> int:
    """Play a number of games by listed moves at random; return the number of moves in all of them.

    >>> random_games("quartino+referee+turns:1", 10) >= 20
    True
    """
    return core.random_quartino_games(str(rules), seats, games, seed)


def roll_out(
    state: QuartinoState, seed: int, *, writes_moves: bool = False
) -> tuple[Outcome, list[str]]:
    """Play a state on to its end by listed moves at random, each as likely as another.

    Args:
        state: a state of referee play in which all cards are known, at any moment of a turn.
        seed: the seed of the random numbers.
        writes_moves: whether the moves are wanted.

    Returns:
        The outcome, and the moves if they are wanted.

    Raises:
        ValueError: players call and say themselves, or some cards are not known.

    >>> from fourfold.games.quartino import Quartino
    >>> deal = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}
    >>> state = Quartino("quartino+referee+turns:1").start(deal=deal).play("place Y c")
    >>> roll_out(state, 1, writes_moves=True)
    (Outcome(winners=('A', 'B'), reason='turn-limit'), ['end'])
    """
    if state.outcome is not None:
        return state.outcome, []
    winners, reason, moves = core.roll_out_quartino(
        str(state.rules),
        state.seats.index(state.seat),
        [[card or "?" for card in rack] for rack in state.racks],
        [
            (list(made), list(shown), len(rack), seat in state.gone)
            for seat, rack, made, shown in zip(
                state.seats, state.racks, state.made, state.shown, strict=True
            )
        ],
        board_text(state.board),
        state.turn.number,
        state.turn.due,
        state.turn.colours,
        "".join(map(str, state.clearing)),
        state.turn.acted,
        state.idle,
        list(state.seen),
        seed,
        writes_moves,
    )
    won = tuple(seat for number, seat in enumerate(state.seats) if winners >> number & 1)
    return Outcome(won, reason), moves
