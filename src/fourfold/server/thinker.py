"""``python -m fourfold.server.thinker MEGABYTES``: a process in which bots think, for `thinking`.

Questions come as lines of JSON on standard input, answers go as lines to standard output.
"""

from __future__ import annotations

import json
import os
import random
import resource
import sys

import msgspec

from fourfold.bots import bot_for
from fourfold.bots.sight import safe_pieces, threats
from fourfold.engine import Solver
from fourfold.engine.analysis import analyse
from fourfold.games.catalogue import game, read_record
from fourfold.games.game import Json
from fourfold.games.quarto import Give, QuartoView
from fourfold.server.thinking import Analyse, Choose, Hint, Question, Solve

SOLVING = 5.0
"""Seconds for one position."""
ANALYSING = 8.0
"""Seconds for all positions of a game, beginning at its end."""
MEGABYTES = 128

_questions: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)


def answer(line: bytes) -> object:
    """What is asked for."""
    question = _questions.decode(line)
    match question:
        case Choose(name, rules, bot, view):
            seen = game(name, rules).view_from_json(view)
            return str(bot_for(name, bot).choose(seen, random.Random(question.seed)))
        case Solve(rules, position):
            return _solve(Solver(rules, memory=MEGABYTES), position)
        case Hint(rules, view):
            seen = game("quarto", rules).view_from_json(view)
            return _hint(seen) if isinstance(seen, QuartoView) else None
        case Analyse(record):
            notes = analyse(read_record(record), seconds=ANALYSING)
            return [note.to_json() for note in notes]


def _solve(solver: Solver, position: str | QuartoView) -> Json:
    found = solver.solve(position, seconds=SOLVING)
    return {"value": str(found.value), "moves": [str(move) for move in found.moves]}


def _hint(view: QuartoView) -> Json:
    pieces = [move.piece for move in view.moves if isinstance(move, Give)]
    safe = safe_pieces(threats(view.rules, view.board), pieces)
    return {
        "safe": [str(Give(piece)) for piece in safe],
        **_solve(Solver(view.rules, memory=MEGABYTES), view),
    }


def main(megabytes: int) -> None:
    """Answer until there are no more questions."""
    limit = megabytes << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    out = sys.stdout
    # It is ready.
    print(json.dumps({"answer": None}), file=out, flush=True)
    for line in sys.stdin.buffer:
        text = json.dumps({"answer": answer(line)})
        try:
            print(text, file=out, flush=True)
        except BrokenPipeError:
            # Whoever asked is gone. Not even the end of this process need write anything more.
            os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
