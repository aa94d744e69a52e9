"""The native twin of the Quartino rules, held to the Python rules in lockstep.

``python -m tests.native.test_quartino_lockstep 10000 [FAMILY…]`` plays 10,000 games of each family.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter

import pytest
from tests.native.quartino_lockstep import CARDS, FAMILIES, as_json, run

from fourfold import _native
from fourfold.engine.core import core
from fourfold.engine.quartino_twin import QuartinoTwin, random_games
from fourfold.games.errors import NotationError
from fourfold.games.game import Json
from fourfold.games.quartino import Quartino
from fourfold.games.quartino.rules import parse_rules

GAMES = 300
ROUND = 500
"""Games of a family between two lines of progress of a long run."""
SHARED = "accepted card-not-held game-over nothing-to-clear nothing-to-place place-first"
#: What must have happened in the games of each family, so that the comparison means something.
HAPPENED = {
    "rulebook": "say-too-late said-already no-four-colours no-column clear-other cleared-already "
    "clear-first refused not-refused never-refused-so",
    "first games": "no-situations referee-says colour-used-up",
    "referee": "referee-says no-quartino clear-first clear-other cleared-already refused not-refused",
    "other decks": "ended-by-cards ended-by-turn-limit 2-winners",
    "repetition": "ended-by-repetition",
    "skipped placements": "ended-by-skipped colour-used-up say-too-late",
    "people who leave": "ended-by-resign ended-by-time ended-by-abandoned ended-by-agreement "
    "seat-has-left already-agreed no-draw-offered draw-already-offered not-your-turn no-such-seat",
    "unknown cards": "ended-by-turn-limit not-heard",
}
DEAL = [CARDS[:4], CARDS[4:8]]


@pytest.mark.parametrize("family", FAMILIES)
def test_games_of_a_family_go_alike(family: str) -> None:
    counts = run(family, GAMES)
    happened = {what.replace(" ", "-") for what in counts}
    assert {*SHARED.split(), *HAPPENED[family].split()} <= happened
    assert counts["games"] == GAMES


def test_a_table_of_four_may_play_every_turn_of_the_usual_limit() -> None:
    """T13: 200 turns of all seats together."""
    state = Quartino("quartino").start(seats=4, rng=random.Random(1))
    twin = QuartinoTwin(state)
    rng = random.Random(2)
    while state.outcome is None:
        wanted = [move for move in state.moves() if str(move) != "end"] or list(state.moves())
        if state.turn.tall and state.turn.column is None and not state.turn.begun:
            move = f"say column {state.turn.tall[0]}"
        else:
            move = str(rng.choice(wanted))
        assert twin.play(move) is None
        state = state.play(move)
    assert twin.view(None) == state.view(None).to_json()
    assert state.outcome.reason == "turn-limit"
    assert state.turn.number == 200


def some_move_text(rng: random.Random) -> str:
    """Return a text that is a move, or nearly so."""
    words = ["say", "clear", "place", "call", "end", "colours", "column", "Y", "P", "YBGP", "YYYY"]
    words += [
        "c",
        "1",
        "8",
        "9",
        "0",
        "y",
        "resign",
        "YBG",
        "é",
        "",
        "  ",
        "draw",
        "offer",
        "accept",
    ]
    rests = ["Y c", "P 8", "YBGP 1", "colours", "column 4", "YBGP c", "3", "Q 1", "Y 9"]
    verb = rng.choice(words[:5])
    if rng.random() < 0.5:
        return verb + rng.choice([" ", "  ", "\t"]) + rng.choice(rests)
    return rng.choice([" ", "  "]).join(rng.choices(words, k=rng.randrange(5)))


def why_no_move(text: str) -> Json | None:
    try:
        Quartino().parse_move(text)
    except NotationError as error:
        return as_json(error)
    return None


def test_texts_of_moves_are_read_alike() -> None:
    rng = random.Random(3)
    state = Quartino().start(seats=2, rng=rng)
    twin = QuartinoTwin(state)
    codes: Counter[str] = Counter()
    for _ in range(3000):
        text = some_move_text(rng)
        if not text.strip() or text.strip()[0].isupper():
            continue  # At a table, a capital letter begins with the seat whose move it is.
        expected = why_no_move(text)
        if expected is None:
            refusal = twin.copy().play(text)
            assert refusal is None or not refusal["code"].startswith(("bad", "text")), text
        else:
            assert twin.attempt(text) == ("", expected), text
        codes["read" if expected is None else expected["code"]] += 1
    every = "read bad-move bad-colour bad-space bad-card bad-rim text-after"
    assert set(every.split()) == set(codes)


def test_rules_strings_are_read_and_printed_alike() -> None:
    rng = random.Random(4)
    options = ["referee", "players", "turn:60", "turns:200", "turns:7", "turn:0", "turns", "turn:"]
    options += ["referee:1", "turns:1000000", "turns:999999", "squares", "", "turn:6é", "turn:1:2"]
    found = 0
    for _ in range(3000):
        preset = rng.choice(["quartino", "quartino", "quartino-first", "classic", ""])
        text = "+".join([preset, *rng.choices(options, k=rng.choice([0, 1, 1, 2, 3]))])
        try:
            expected = str(parse_rules(text))
            found += 1
        except NotationError:
            expected = None
        assert _native.canonical_quartino_rules(text) == expected, text
    assert 300 < found < 2700


@pytest.mark.parametrize(
    ("racks", "first", "deck", "board", "code"),
    [
        ([CARDS[:4]], "A", [], "", "bad-seat-number"),
        ([CARDS[:4], CARDS[4:7]], "A", [], "", "deal-size"),
        ([CARDS[:4], CARDS[3:7]], "A", [], "", "card-twice"),
        (DEAL, "C", [], "", "bad-seat"),
        (DEAL, "A", CARDS[:7], "", "deck-too-small"),
        (DEAL, "A", ["YBG"], "", "bad-card"),
        ([CARDS[:4], ["", *CARDS[5:8]]], "A", [], "", "bad-card"),
        (DEAL, "A", [], "Y/./.", "bad-spaces"),
        (DEAL, "A", [], "Q/./././././././.", "bad-column"),
        (DEAL, "A", [], "/./././././././.", "bad-column"),
        (DEAL, "A", [], "YYYYYYYY/./././././././.", "too-many-tokens"),
    ],
)
def test_games_that_cannot_be_are_an_error(racks, first, deck, board, code) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=f'"{code}"'):
        _native.NativeQuartino("quartino", racks, first, deck, board)


def test_rules_that_do_not_exist_are_an_error() -> None:
    with pytest.raises(ValueError, match="expected rules"):
        _native.NativeQuartino("classic", DEAL, "A", [], "")
    with pytest.raises(ValueError, match="expected a seat"):
        _native.NativeQuartino("quartino", DEAL, "A", [], "").view("C")
    with pytest.raises(ValueError, match="at most 200 turns"):
        random_games("quartino+turns:201", 1)
    with pytest.raises(ValueError, match="2 to 4 seats"):
        random_games("quartino", 1, seats=5)


def test_moves_are_taken_back_up_to_a_call() -> None:
    twin = QuartinoTwin(Quartino().start(deal={"A": CARDS[:4], "B": CARDS[4:8]}))
    assert not twin.take_back()
    before = twin.view("A")
    for event in ("B offer draw", "A place Y c", "A end", "B place B 1"):
        assert twin.play(event) is None
    for _ in range(4):
        assert twin.take_back()
    assert twin.view("A") == before
    for event in ("A place Y c", f"A call {CARDS[0]} 1"):
        assert twin.play(event) is None
    assert not twin.take_back()


def test_random_games_are_the_same_for_a_seed_and_of_a_likely_length() -> None:
    games = 2000
    moves = random_games("quartino+referee", games, seed=7)
    assert moves == random_games("quartino+referee", games, seed=7)
    assert moves == _native.random_quartino_games("quartino+referee", 2, games, 7)
    # Python's own random games last 785 moves.
    assert moves / games == pytest.approx(785, rel=0.02)
    assert core.random_quartino_games("quartino-first", 4, 10, 1) > 0


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 10_000
    families = arguments[1:] or list(FAMILIES)
    counts: dict[str, Counter[str]] = {family: Counter() for family in families}
    began = time.process_time()
    # Some games of each family, then more of each, so that a run which is stopped has tried all of them.
    for seed, played in enumerate(range(0, games, ROUND), 2):
        for family in families:
            counts[family] += run(family, min(ROUND, games - played), seed)
            total, moves = counts[family]["games"], counts[family]["moves"]
            print(f"{family}: {total} games, {moves} moves, {time.process_time() - began:.0f} s")
            sys.stdout.flush()
    for family in families:
        print(family, dict(counts[family].most_common()))


if __name__ == "__main__":
    main(sys.argv[1:])
