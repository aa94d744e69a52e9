"""``python -m fourfold.server.thinker MEGABYTES``: a process in which bots think, for `thinking`.

Questions come as lines of JSON on standard input, answers go as lines to standard output.
"""

from __future__ import annotations

import json
import random
import resource
import sys

import msgspec

from fourfold.bots import bot_for
from fourfold.games.catalogue import game
from fourfold.server.thinking import Question

_questions = msgspec.json.Decoder(Question)


def answer(line: bytes) -> object:
    """The move of the bot that is asked."""
    question = _questions.decode(line)
    view = game(question.game, question.rules).view_from_json(question.view)
    return str(bot_for(question.game, question.bot).choose(view, random.Random(question.seed)))


def main(megabytes: int) -> None:
    """Answer until there are no more questions."""
    limit = megabytes << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    out = sys.stdout
    # It is ready.
    print(json.dumps({"answer": None}), file=out, flush=True)
    for line in sys.stdin.buffer:
        print(json.dumps({"answer": answer(line)}), file=out, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
