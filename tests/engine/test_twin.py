"""The native twin of the Quarto rules, held to the Python rules in lockstep."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from tests.engine.lockstep import CALLS, FAMILIES, ODD_CALLS, Lockstep, run, some_rules, some_values
from tests.support.random_texts import canonical, some_move_text, some_rules_text, spoil

from fourfold import _native
from fourfold.engine.encoding import decode, encode
from fourfold.engine.twin import Twin, random_games
from fourfold.games.errors import SENTENCES, NotationError
from fourfold.games.game import Resign
from fourfold.games.quarto import Quarto, QuartoRules
from fourfold.games.quarto.notation import DECLINE, GIVES, PLACES, parse_move
from fourfold.games.quarto.rules import PRESETS

GAMES = 250
EVERYTHING = [*GIVES, *PLACES, *CALLS, *ODD_CALLS[::60], DECLINE]

#: Everything that the rules of Quarto can say against a move.
REFUSALS = [
    "game-over",
    "piece-in-hand",
    "no-piece-in-hand",
    "board-full",
    "decline-too-early",
    "square-taken",
    "piece-not-left",
    "piece-not-theirs",
    "referee-calls",
    "no-more-calls",
    "call-no-line",
    "call-not-full",
    "call-nothing-shared",
    "call-expired",
    "call-not-now",
    "never-refused-so",
    "not-refused",
]


def every_rule_set() -> list[QuartoRules]:
    """All editions and options; which values count is drawn."""
    rng = random.Random(1)
    return [
        replace(
            PRESETS[preset],
            squares=squares,
            owned=owned,
            referee=watched == "referee",
            lose_on_false_call=watched == "lose",
            counted=counted or some_values(rng),
        )
        for preset, squares, owned, watched, counted in product(
            PRESETS, [False, True], [None, "light", "dark"], ["", "referee", "lose"], [0, 255]
        )
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_games_of_a_family_go_alike(family):
    assert run(family, GAMES)["games"] == GAMES


def test_games_go_alike_in_every_rule_set():
    rng = random.Random(2)
    counts: Counter[str] = Counter()
    for rules in every_rule_set():
        for _ in range(8):
            Lockstep(rules, rng, counts).play(tries=3)
    assert not [code for code in REFUSALS if not counts[code]]
    assert {code for code in counts if code in SENTENCES} == set(REFUSALS)


def test_everything_that_can_be_tried_is_answered_alike():
    rng = random.Random(3)
    counts: Counter[str] = Counter()
    for _ in range(12):
        game = Lockstep(some_rules(rng), rng, counts)
        while True:
            for move in EVERYTHING:
                game.attempt(move)
            if game.state.outcome is not None:
                break
            game.step(game.next_move())


def test_positions_are_read_alike():
    rng = random.Random(4)
    codes: Counter[str] = Counter()
    for _ in range(4000):
        rules = some_rules(rng)
        state = Quarto(rules).start()
        for _ in range(rng.choice([rng.randrange(34), 33])):
            if state.outcome is None:
                state = state.play(rng.choice(state.moves()))
        text = spoil(state.position, rng)
        try:
            expected = Quarto(rules).at(text)
        except NotationError as error:
            codes[error.code] += 1
            with pytest.raises(ValueError, match=f": {error.code}$"):
                Twin(rules, text)
            continue
        twin = Twin(rules, text)
        assert (twin.position, twin.turn) == (expected.position, expected.turn)
        assert (twin.moves(), twin.outcome) == (list(expected.moves()), expected.outcome)
    often = "bad-hand bad-rank bad-ranks piece-twice wrong-colours line-in-referee-play bad-marks"
    assert {*often.split(), "mark-no-line"} <= set(codes)


@pytest.mark.parametrize(
    ("rules", "position", "code"),
    [
        ("classic", "..../..../..../0123 - !a1b1c1d1:2", "mark-expiry"),
        ("classic", "..../..../..../0123 - !a1b1c1d1:1,a1b1c1d1:1", "mark-no-line"),
        ("classic", "4567/..../..../0123 - !a1b1c1d1:1,a4b4c4d4:1", "marks-apart"),
        ("danish+free", "4567/..../..../0123 - !a1b1c1d1:1,a4b4c4d4:2", ""),
        ("classic", "..../..../..../0123 - !a1b1c1d1:1 x", "text-after"),
        ("classic+referee", "..../..../..../012f - !", "marks-in-referee-play"),
        ("classic", "..../..../..../0123 - !", "bad-marks"),
        ("classic", "..../..../..../0123 - !a1b1c1d1:1", ""),
        ("classic", "..../..../..../0123 - !a1b1c1c1:1", "mark-no-line"),
        ("danish", "..../..../..../.... 8", "wrong-colours"),
        ("classic", " ", "bad-ranks"),
        ("classic", "..../..../..../....", "bad-hand"),
    ],
)
def test_marks_and_colours_are_read_alike(rules, position, code):
    if code:
        with pytest.raises(NotationError) as caught:
            Quarto(rules).at(position)
        assert caught.value.code == code
        with pytest.raises(ValueError, match=f": {code}$"):
            Twin(rules, position)
    else:
        assert Twin(rules, position).position == Quarto(rules).at(position).position


def test_moves_are_read_and_printed_alike():
    rng = random.Random(5)
    for _ in range(3000):
        text = some_move_text(rng)
        try:
            move = parse_move(text)
        except NotationError:
            assert _native.read_move(text) is None
            continue
        assert _native.read_move(text) == encode(move) == encode(text)
        assert _native.print_move(encode(move)) == str(move)
    assert [decode(encode(move)) for move in [*GIVES, *PLACES, DECLINE]] == [
        *GIVES,
        *PLACES,
        DECLINE,
    ]


def test_rules_strings_are_read_and_printed_alike():
    rng = random.Random(6)
    texts = [some_rules_text(rng) for _ in range(3000)]
    assert [_native.canonical_rules(text) for text in texts] == [canonical(text) for text in texts]
    assert 500 < sum(canonical(text) is not None for text in texts) < 2500


def test_what_is_no_move_of_quarto_is_refused_as_text():
    with pytest.raises(NotationError):
        Twin().play("give g")
    with pytest.raises(NotationError):
        Twin().play(Resign())


@pytest.mark.parametrize(
    ("counted", "expiry", "owned"), [(0, 1, 0), (256, 1, 0), (255, 3, 0), (255, 1, 3)]
)
def test_rules_that_do_not_exist_are_an_error(counted, expiry, owned):
    with pytest.raises(ValueError, match="expected"):
        _native.NativeGame(counted, False, owned, False, False, expiry)


def test_random_games_are_the_same_for_a_seed_and_of_a_likely_length():
    assert random_games("classic", 1000, seed=7) == 16 * 1000
    assert random_games("classic+referee", 20_000, seed=7) == random_games(
        "classic+referee", 20_000, seed=7
    )
    # Python's own random games last 11.66 placements, with two-by-twos 10.51.
    assert random_games("classic+referee", 20_000) / 20_000 == pytest.approx(11.66, abs=0.1)
    assert random_games("classic+squares+referee", 20_000) / 20_000 == pytest.approx(10.51, abs=0.1)
    assert random_games("danish+referee", 1000) < 16 * 1000
