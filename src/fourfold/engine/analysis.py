"""A game of Quarto, move by move: what each was worth, what it gave away, and why.

Lives here: values of the states of a record, and notes on its moves. Everything said is proven, by the solver
or by what stands on the board; where a limit ends the search a value is `unknown` and nothing is claimed.
Does not live here: sentences (the catalogues make them from the reasons) and drawing (`plot`).

Values are those of perfect play. In rulebook play that is play of people who call what they may: a seat that
may call a line has won, and a seat whose opponent may call one next has lost.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from fourfold.engine.reasons import (
    Code,
    Reason,
    completions,
    giveable,
    of_completion,
    of_line,
    of_moves,
    safe_pieces,
)
from fourfold.engine.solver import Solver, Value
from fourfold.games.game import Abandon, AcceptDraw, Flag, Json, Move, Resign, Seat, TableMove
from fourfold.games.quarto import Call, Decline, Give, Line, Place, QuartoState
from fourfold.games.quarto.pieces import line_name
from fourfold.games.quarto.state import CALLS_A_TURN
from fourfold.games.record import Event, Record

RANK = {Value.LOSS: -1, Value.DRAW: 0, Value.WIN: 1}
BY_RANK = {rank: value for value, rank in RANK.items()}


def opposite(value: Value) -> Value:
    """The same value as the other side sees it."""
    return value if value is Value.UNKNOWN else BY_RANK[-RANK[value]]


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveNote:
    """What is known about one event of a record."""

    number: int
    """Its place among the record's events, from 0."""
    seat: Seat
    move: Move
    refused: bool
    before: Value
    """The position's value before it, for the side of the seat."""
    after: Value
    """And after it, still for that side."""
    only: bool
    """Whether it was the only move that kept a win or a draw, others being there."""
    better: tuple[Move, ...] = ()
    """If it was a mistake, the moves that keep the value, as far as they are known."""
    missed_calls: tuple[Line, ...] = ()
    """The lines that could have been called instead."""
    reasons: tuple[Reason, ...] = ()

    @property
    def mistake(self) -> bool:
        """Whether it provably lost value."""
        known = Value.UNKNOWN not in (self.before, self.after)
        return known and RANK[self.after] < RANK[self.before]

    def to_json(self) -> Json:
        """The form that programs exchange."""
        return {
            "number": self.number,
            "seat": self.seat,
            "move": str(self.move),
            "refused": self.refused,
            "before": str(self.before),
            "after": str(self.after),
            "mistake": self.mistake,
            "only": self.only,
            "better": [str(move) for move in self.better],
            "missed_calls": [line_name(line) for line in self.missed_calls],
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def analyse(
    record: Record,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    solver: Solver | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[MoveNote]:
    """Notes on every event of a record of Quarto.

    Args:
        record: the game.
        seconds: for the whole of it; the end is looked at first, so that the opening stays unknown.
        nodes: for each position; unlike seconds, always with the same result.
        solver: one of these rules that already knows something.
        progress: called with how many states are done, and of how many.

    Raises:
        ValueError: it is no record of Quarto.
    """
    states = [state for state in record.states if isinstance(state, QuartoState)]
    if len(states) != len(record.states):
        raise ValueError(f"expected a record of quarto, got one of {record.game.name}")
    judge = _Judge(solver or Solver(states[0].rules), seconds, nodes)
    verdicts: list[_Verdict] = []
    for number, state in enumerate(reversed(states)):
        verdict = judge.judge(state)
        if verdicts and verdict.value is Value.UNKNOWN and verdicts[-1].value is not Value.UNKNOWN:
            verdict = _implied(state, states[len(states) - number], verdict, verdicts[-1])
        verdicts.append(verdict)
        if progress is not None:
            progress(number + 1, len(states))
    verdicts.reverse()
    for number in range(1, len(states)):
        verdicts[number] = _inherited(
            states[number - 1], states[number], verdicts[number - 1], verdicts[number]
        )
    return [
        _note(number, event, states[number : number + 2], verdicts[number : number + 2])
        for number, event in enumerate(record.events)
    ]


@dataclass(frozen=True, slots=True)
class _Verdict:
    """What is known of a state: its value for the team to act, or of a finished game for A."""

    value: Value
    moves: tuple[Move, ...] | None = None
    """The moves that keep it; None where they are not known."""


def _team(state: QuartoState) -> str:
    """Whose side a verdict is about."""
    return "A" if state.outcome is not None else "AB"[state.turn % 2]


def _for_team(verdict: _Verdict, state: QuartoState, team: str) -> Value:
    return verdict.value if _team(state) == team else opposite(verdict.value)


def _implied(
    state: QuartoState, after: QuartoState, verdict: _Verdict, next_verdict: _Verdict
) -> _Verdict:
    """A state from which a won one was reached by the player's own move is won, searched or not."""
    if state.outcome is not None or after.outcome is not None:
        return verdict
    moved = (after.placed, after.hand) != (state.placed, state.hand)
    won = _for_team(next_verdict, after, _team(state)) is Value.WIN
    return _Verdict(Value.WIN) if moved and won else verdict


def _inherited(
    state: QuartoState, after: QuartoState, verdict: _Verdict, next_verdict: _Verdict
) -> _Verdict:
    """Whatever is played in a lost state leads to a lost one, searched or not."""
    if next_verdict.value is not Value.UNKNOWN or after.outcome is not None:
        return next_verdict
    moved = (after.placed, after.hand) != (state.placed, state.hand)
    if not moved or verdict.value is not Value.LOSS:
        return next_verdict
    lost = _team(after) == _team(state)
    return _Verdict(Value.LOSS if lost else Value.WIN, next_verdict.moves)


def callable_lines(state: QuartoState) -> tuple[Line, ...]:
    """The lines that the seat to act may call now."""
    if state.outcome is not None or state.refusals >= CALLS_A_TURN:
        return ()
    just_placed = state.hand is None and not state.declined
    least = state.rules.expiry if just_placed else 1
    return tuple(o.line for o in state.open_lines if o.placements >= least)


class _Judge:
    """Values of states within limits."""

    def __init__(self, solver: Solver, seconds: float | None, nodes: int | None) -> None:
        self._solver = solver
        self._nodes = nodes
        self._deadline = None if seconds is None else time.monotonic() + seconds

    def judge(self, state: QuartoState) -> _Verdict:
        """What is known of this state."""
        if state.outcome is not None:
            winners = state.outcome.winners
            value = Value.DRAW if not winners else Value.WIN if "A" in winners else Value.LOSS
            return _Verdict(value)
        if lines := callable_lines(state):
            return _Verdict(Value.WIN, tuple(Call(line) for line in lines))
        if state.hand is None and state.open_lines and not state.declined:
            # The opponent may call as soon as it is their turn.
            return _Verdict(Value.LOSS, tuple(state.moves()))
        if state.placed == 16:
            return _Verdict(Value.DRAW, tuple(state.moves()))
        if state.hand is not None and (state.open_lines or state.refusals >= CALLS_A_TURN):
            return self._by_placing(state)
        return self._by_solving(state)

    def _by_placing(self, state: QuartoState) -> _Verdict:
        """Of a placer who may not call in this turn, whatever comes: the best that each square leads to."""
        after = {move: self.judge(state.play(move)).value for move in state.moves()}
        if Value.WIN not in after.values() and Value.UNKNOWN in after.values():
            return _Verdict(Value.UNKNOWN)
        best = max((v for v in after.values() if v is not Value.UNKNOWN), key=RANK.__getitem__)
        return _Verdict(best, tuple(move for move, value in after.items() if value is best))

    def _by_solving(self, state: QuartoState) -> _Verdict:
        # The value alone is found sooner, and it then helps to find the moves.
        found = self._solver.solve(state, seconds=self._left(), nodes=self._nodes, with_moves=False)
        if found.value is not Value.UNKNOWN:
            full = self._solver.solve(state, seconds=self._left(), nodes=self._nodes)
            return _Verdict(found.value, None if full.value is Value.UNKNOWN else full.moves)
        # What stands on the board needs no search.
        if state.hand is not None:
            if any(completions(state.rules, state.board, state.hand)):
                return _Verdict(Value.WIN)
        elif not safe_pieces(state.rules, state.board):
            return _Verdict(Value.LOSS, tuple(state.moves()))
        return _Verdict(Value.UNKNOWN)

    def _left(self) -> float | None:
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())


def _note(
    number: int, event: Event, states: list[QuartoState], verdicts: list[_Verdict]
) -> MoveNote:
    state, after = states
    team = event.seat[0]
    before_value = _for_team(verdicts[0], state, team)
    after_value = _for_team(verdicts[1], after, team)
    kept = verdicts[0].moves
    only = (
        isinstance(event.move, Give | Place)
        and before_value in (Value.WIN, Value.DRAW)
        and kept == (event.move,)
        and len(state.moves()) > 1
    )
    missed = callable_lines(state) if isinstance(event.move, Give | Place | Decline) else ()
    note = MoveNote(
        number=number,
        seat=event.seat,
        move=event.move,
        refused=event.refused,
        before=before_value,
        after=after_value,
        only=only,
        missed_calls=missed,
    )
    if kept is not None and note.mistake and _team(state) == team:
        note = replace(note, better=kept)
    reasons = [
        *_call_reasons(note, state, after),
        *_direct_reasons(note, state, after, verdicts[1]),
        *_missed_reasons(note, state),
    ]
    return replace(note, reasons=tuple(reasons))


def _direct_reasons(
    note: MoveNote, state: QuartoState, after: QuartoState, verdict: _Verdict
) -> list[Reason]:
    """What the move itself does."""
    rules, move = state.rules, note.move
    if isinstance(move, Call):
        if note.refused:
            used_up = after.refusals >= CALLS_A_TURN > state.refusals
            return [Reason(Code.CALLS_USED_UP)] if used_up else []
        if note.after is Value.WIN:
            return [of_line(Code.CALLS_LINE, rules, state.board, move.line)]
        return [Reason(Code.FALSE_CALL)]
    if isinstance(move, TableMove):
        ends = isinstance(move, Resign | Flag | Abandon | AcceptDraw) and after.outcome is not None
        if not ends or not note.mistake:
            return []
        return [Reason(Code.ABANDONED, {"seat": note.seat, "value": str(note.before)})]
    if isinstance(move, Place) and state.hand is not None:
        made = [c for c in completions(rules, state.board, state.hand) if c.square == move.square]
        if made:
            return [of_completion(Code.COMPLETES_LINE, made[0])]
    if note.after is not Value.LOSS or after.open_lines or after.outcome is not None:
        return []
    if isinstance(move, Give):
        wins = list(completions(rules, after.board, move.piece))
        if wins:
            return [of_completion(Code.GIVES_WIN, wins[0], piece=move.piece.letters)]
        if verdict.moves:
            reply = str(verdict.moves[0])
            params = {"piece": move.piece.letters, "reply": reply}
            return [Reason(Code.GIVES_FORCED_LOSS, params)]
        return []
    if isinstance(move, Place):
        safe = len(safe_pieces(rules, after.board))
        code = Code.FORCED_LOSS if safe else Code.NO_SAFE_PIECE
        number = safe or len(giveable(rules, after.board))
        return [Reason(code, {"square": str(move.square), "number": number})]
    return []


def _missed_reasons(note: MoveNote, state: QuartoState) -> list[Reason]:
    """What another move would have done, or that none would have done better."""
    rules, move = state.rules, note.move
    if note.only:
        return [Reason(Code.ONLY_WIN if note.before is Value.WIN else Code.ONLY_DRAW)]
    if not isinstance(move, Give | Place):
        return []
    if note.mistake and not note.missed_calls:
        if note.before is Value.WIN and isinstance(move, Place) and state.hand is not None:
            lines = list(completions(rules, state.board, state.hand))
            if lines:
                return [of_completion(Code.MISSED_LINE, lines[0])]
        if note.better:
            win = note.before is Value.WIN
            return [of_moves(Code.MISSED_WIN if win else Code.MISSED_DRAW, note.better)]
    if note.before is Value.LOSS and not state.open_lines:
        none_safe = isinstance(move, Give) and not safe_pieces(rules, state.board)
        return [Reason(Code.LOST_NO_SAFE_PIECE if none_safe else Code.LOST)]
    return []


def _call_reasons(note: MoveNote, state: QuartoState, after: QuartoState) -> list[Reason]:
    """What becomes of the lines that were not called (Q5)."""
    still_open = {open_line.line for open_line in after.open_lines if after.outcome is None}
    reasons = []
    for line in note.missed_calls:
        if line not in still_open:
            code = Code.MISSED_CALL_EXPIRED
        elif isinstance(note.move, Place):
            code = Code.MISSED_CALL_OPEN
        else:
            code = Code.MISSED_CALL_PLACER
        reasons.append(of_line(code, state.rules, state.board, line))
    return reasons
