"""``python -m bench.quartino_puzzles``: prove puzzles of Quartino by trying everything in Python.

The search in tests/support shares nothing with the native one but the definitions of the kinds. Prints a line
for each kind, and the puzzles whose claimed solution is not the only one.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from tests.support.quartino_puzzle_search import answers_of, claimed_answer

from fourfold.engine.quartino_puzzles import KINDS, shipped_puzzles


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=200, help="puzzles to prove, of all kinds")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    rng = random.Random(wishes.seed)
    wrong = []
    for kind in KINDS:
        puzzles = [puzzle for puzzle in shipped_puzzles() if puzzle.kind == kind]
        chosen = rng.sample(puzzles, min(wishes.puzzles // len(KINDS), len(puzzles)))
        began = time.process_time()
        bad = [p.id for p in chosen if answers_of(p) != {claimed_answer(p)}]
        seconds = time.process_time() - began
        print(f"{kind}: {len(chosen)} searched, {len(bad)} wrong, {seconds:.1f} s", flush=True)
        wrong += bad
    if wrong:
        sys.exit(f"wrong: {' '.join(wrong)}")


if __name__ == "__main__":
    main()
