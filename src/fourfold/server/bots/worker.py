"""``python -m fourfold.server.bots.worker MEGABYTES NICE PARENT``: one worker process of the pool.

Lives here: all work that grows with what a guest sends (reading, replaying, analysing, masking and printing
records), and the choices of bots. Questions are lines of JSON on standard input, replies are lines of JSON on
standard output, refusals among them as data (`WorkerRefusal`). Does not live here: starting processes and
passing questions to them (`pool`).
"""

from __future__ import annotations

import logging
import os
import random
import sys
from dataclasses import replace
from functools import lru_cache

import msgspec

from fourfold.bots import Bot, bot_for
from fourfold.bots.catalogue import is_registered
from fourfold.bots.loading import use_bot_as
from fourfold.engine import Solver
from fourfold.engine.kits import kit_of
from fourfold.engine.turn_analysis import CardsUnknown
from fourfold.games.catalogue import game, read_record
from fourfold.games.errors import GameError
from fourfold.games.game import Json, Seat, View
from fourfold.games.record import Record, parse_record
from fourfold.server.bots.pool import (
    MAX_ANSWER_BYTES,
    Analyse,
    Choose,
    Export,
    FindHint,
    Import,
    Question,
    Reply,
    Solve,
    WorkerRefusal,
)
from fourfold.server.process.os_limits import end_with_parent, limit_memory, lower_priority
from fourfold.server.settings import ServerSettings
from fourfold.server.table import caps
from fourfold.server.table.refusals import Refused

SOLVE_SECONDS = 2.0
"""Seconds for one position."""
ANALYSE_SECONDS = 2.0
"""Seconds for all positions of a game, beginning at its end."""
SOLVER_MEGABYTES = 128
"""The transposition table for it."""
MAX_KEPT_RECORDS = 2
"""Records that a worker keeps in memory, for requests for their next views."""

RESIGN = "resign"
"""The move of a bot that cannot go on, as text."""

log = logging.getLogger(__name__)

_questions: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)


def reply(line: bytes) -> Reply:
    """Return the reply to a question, given as a line of JSON."""
    try:
        found = msgspec.json.encode(answer(_questions.decode(line)))
    except (GameError, Refused) as error:
        return Reply(refusal=WorkerRefusal.of(error))
    if len(found) > MAX_ANSWER_BYTES // 2:
        # Views become this long only with a deck of thousands of cards.
        return Reply(refusal=WorkerRefusal.of(Refused("record-too-long", most=caps.MAX_EVENTS)))
    return Reply(msgspec.Raw(found))


def answer(question: Question) -> object:
    """Return the answer to a question, as a value that JSON can represent.

    Raises:
        GameError, Refused: the question is refused.
    """
    match question:
        case Choose(name, rules, bot, view):
            seen = replace(game(name, rules).view_from_json(view), history=question.history)
            return _choose(bot_for(name, bot), seen, question)
        case Solve(rules, position):
            quarto = caps.capped_game("quarto", rules)
            shown = quarto.at(position).view(None).to_json()
            solver = Solver(str(quarto.rules), memory=SOLVER_MEGABYTES)
            return {**solver.solve(position, seconds=SOLVE_SECONDS).to_json(), "view": shown}
        case FindHint(name, rules, view, history):
            played = game(name, rules)
            return kit_of(played).hint(replace(played.view_from_json(view), history=history))
        case Analyse(text):
            return _analyse(_read(text))
        case Import(text, begin, number):
            return _import(_read(text), begin, number)
        case Export(text, viewer):
            return _export(text, viewer)


def _choose(bot: Bot, seen: View, question: Choose) -> str:
    """Return a bot's move; a bot of the operator that raises an error resigns."""
    try:
        return str(bot.choose(seen, random.Random(question.seed)))
    except Exception:
        if not is_registered(question.bot):
            raise
        log.warning("the bot %s failed and resigns", question.bot, exc_info=True)
        return RESIGN


def _export(text: str, viewer: Seat | None) -> str | None:
    """Return a table's record as a viewer may have it, or None if the record cannot be read.

    An error message would quote the record, secrets included.
    """
    try:
        return str(read_record(text).masked(viewer))
    except GameError:
        return None


@lru_cache(maxsize=MAX_KEPT_RECORDS)
def _read(text: str) -> Record:
    """Return a guest's record.

    Raises:
        GameError: the record cannot be read, or the rules refuse a move of it.
        Refused: the record is longer than the limits allow.
    """
    record = parse_record(text, caps.capped_game)
    caps.check_length(record)
    return record


def _analyse(record: Record) -> list[Json]:
    if record.state.outcome is None:
        raise Refused("not-over")
    try:
        notes = kit_of(record.game).analyse(record, seconds=ANALYSE_SECONDS)
    except CardsUnknown:
        raise Refused("not-analysed") from None
    return [note.to_json() for note in notes]


def _import(record: Record, begin: int, number: int) -> Json:
    """Return views of a part of a record, and with the first part the record in its canonical form."""
    total = len(record.states)
    end = min(total, begin + number)
    return {
        "record": str(record.masked(None)) if begin == 0 else None,
        "views": [state.view(None).to_json() for state in record.states[begin:end]],
        "total": total,
        "next": end if end < total else None,
    }


def main(megabytes: int, nice: int, parent: int) -> None:
    """Answer questions until standard input or the process of id ``parent`` ends."""
    end_with_parent(parent)
    # Only the operator's settings name code to import; the bot of a question is looked up.
    for own in ServerSettings.from_environment().own_bots:
        use_bot_as(own)
    lower_priority(nice)
    limit_memory(megabytes)
    # An empty reply says that the process is ready.
    _write(Reply())
    for line in sys.stdin.buffer:
        _write(reply(line))


def _write(found: Reply) -> None:
    out = sys.stdout.buffer
    try:
        out.write(msgspec.json.encode(found) + b"\n")
        out.flush()
    except BrokenPipeError:
        # The server is gone. Exit at once, without flushing anything.
        os._exit(0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
