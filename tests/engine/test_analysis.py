"""Analysis against an exhaustive search that knows calls and expiry, and every reason against the board."""

from __future__ import annotations

import json
import random
from functools import cache
from importlib.resources import files

import pytest
from tests.engine.row_record import ROW

from fourfold.engine import Solver, Value
from fourfold.engine.analysis import MoveNote, analyse
from fourfold.engine.core import core
from fourfold.engine.hints import safe_pieces
from fourfold.engine.reasons import Code, line_place
from fourfold.explanations import explain
from fourfold.games.catalogue import read_record
from fourfold.games.game import IllegalMove
from fourfold.games.quarto import LINES, TWO_BY_TWOS, Call, Give, Line, Quarto, QuartoState
from fourfold.games.quarto.pieces import line_name
from fourfold.games.record import Record
from fourfold.texts import LANGUAGES, Texts

RULES = [
    "classic",
    "classic+referee",
    "danish",
    "danish+squares",
    "classic+squares+lose-on-false-call",
    "mushrooms+traits:height,body",
    "classic+values:dark,short",
]


@cache
def solver(rules: str) -> Solver:
    return Solver(rules, memory=16)


def notes_of(text: str, seconds: float | None = 0.5) -> list[MoveNote]:
    return analyse(read_record(text), seconds=seconds)


def codes(note: MoveNote) -> list[str]:
    return [str(reason.code) for reason in note.reasons]


def callable_lines(state: QuartoState) -> tuple[Line, ...]:
    """Return the lines that the seat to act may call now, by trying them."""

    def is_right(line: Line) -> bool:
        try:
            after = state.play(Call(line))
        except IllegalMove:
            return False
        return after.outcome is not None and after.outcome.reason == "call"

    return tuple(o.line for o in state.open_lines if is_right(o.line))


def random_record(rules: str, rng: random.Random) -> Record:
    """A game of people who see half of what they could call, and sometimes call what is not there."""
    game = Quarto(rules)
    record = Record.begin(game, game.start())
    false_calls = 0 if game.rules.referee else 0.01 if game.rules.lose_on_false_call else 0.1
    while (state := record.state).outcome is None:
        assert isinstance(state, QuartoState)
        lines = callable_lines(state)
        if lines and rng.random() < 0.3:
            record = record.play(Call(lines[0]))
            continue
        if rng.random() < false_calls:
            record, _ = record.attempt(Call(rng.choice(LINES)))
            continue
        moves = list(state.moves())
        safe = safe_pieces(state.rules, state.board)
        if state.hand is None and rng.random() < 0.8:
            moves = [m for m in moves if isinstance(m, Give) and m.piece in safe] or moves
        record = record.play(rng.choice(moves))
    return record


def true_value(state: QuartoState) -> int:
    """Return 1, 0 or -1 for team A by trying every legal move, calls included."""
    known: dict[tuple[str, bool, int], int] = {}

    def search(state: QuartoState) -> int:
        if state.outcome is not None:
            return {(): 0, ("A",): 1, ("B",): -1}[state.outcome.winners]
        key = (state.position, state.declined, state.refusals)
        if key not in known:
            side = 1 if state.to_act == "A" else -1
            after = [state.play(move) for move in state.moves()]
            for open_line in state.open_lines:
                try:
                    after.append(state.play(Call(open_line.line)))
                except IllegalMove:
                    continue
            known[key] = side * max(side * search(next_state) for next_state in after)
        return known[key]

    return search(state)


# --- Values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_values_are_those_of_players_who_call_what_they_may(rules: str) -> None:
    """Q5: with every expiry, the last say, and three false calls a turn."""
    rng = random.Random(rules)
    compared = 0
    while compared < 25:
        record = random_record(rules, rng)
        notes = analyse(record, nodes=20_000, solver=solver(rules))
        for note in notes:
            state, after = record.states[note.number : note.number + 2]
            assert isinstance(state, QuartoState)
            assert isinstance(after, QuartoState)
            if state.placed < 12:
                continue
            side = 1 if note.seat == "A" else -1
            expected = [Value.DRAW, Value.WIN, Value.LOSS]
            assert note.before is expected[side * true_value(state)], (state.position, note)
            assert note.after is expected[side * true_value(after)], (after.position, note)
            compared += 1


def test_a_game_ends_where_its_record_says() -> None:
    rng = random.Random(7)
    for rules in RULES:
        record = random_record(rules, rng)
        notes = analyse(record, nodes=1000, solver=solver(rules))
        outcome = record.state.outcome
        assert outcome is not None
        won = notes[-1].seat in outcome.winners
        expected = Value.WIN if won else Value.LOSS if outcome.winners else Value.DRAW
        assert notes[-1].after is expected


def test_nothing_is_claimed_where_a_limit_ends_the_search() -> None:
    # Single values have no opening table.
    text = "game: quarto\nrules: classic+values:dark,short\n\nA give 0\nB place b2\nB give 7\n"
    for note in analyse(read_record(text), nodes=1):
        assert (note.before, note.after) == (Value.UNKNOWN, Value.UNKNOWN)
        assert (note.mistake, note.only, note.better, note.reasons) == (False, False, (), ())


def test_what_stands_on_the_board_is_known_even_then() -> None:
    text = ROW.format(rules="classic+values:light,short+referee")
    note = analyse(read_record(text), nodes=1)[6]
    assert (note.before, note.after, note.mistake) == (Value.UNKNOWN, Value.LOSS, False)
    assert codes(note) == [Code.GIVES_WIN]


def test_a_record_of_another_game_is_refused() -> None:
    text = "game: quartino\nrules: quartino\ndeal: A=YBGP,YBPG,YGBP,YGPB B=BYGP,BYPG,BGYP,BGPY\nfirst: A\n"
    with pytest.raises(ValueError, match="expected a record of quarto"):
        analyse(read_record(text + "\n"))


def test_progress_goes_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    record = read_record(ROW.format(rules="classic+referee"))
    analyse(record, nodes=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(number, len(record.states)) for number in range(1, len(record.states) + 1)]


def test_a_step_of_an_analysis_takes_no_more_than_its_nodes() -> None:
    """A browser's worker hears between two steps that an analysis is no longer wanted."""
    # Rules without an opening table, so that the first positions take millions of nodes.
    rules = "classic+values:dark,short,round"
    analysis = core.Analysis(solver(rules).native, rules, 2, "", ["A give 0"], 2**64 - 1)
    assert not analysis.step(10**12)
    assert analysis.states_known == 0
    analysis.give_up()
    while not analysis.step(10**12):
        pass
    assert json.loads(analysis.note(0))["before"] == "unknown"


# --- Reasons --------------------------------------------------------------------------------------


def test_giving_a_piece_that_completes_a_line_says_which() -> None:
    note = notes_of(ROW.format(rules="classic+referee"))[6]
    assert (str(note.move), note.after) == ("give 3", Value.LOSS)
    params = {"piece": "LTQH", "square": "d1", "line": "a1b1c1d1", "values": ("light", "tall")}
    assert (note.reasons[0].code, note.reasons[0].params) == (Code.GIVES_WIN, params)
    assert (
        explain(Texts("en"), note.reasons[0])
        == "Giving LTQH loses: on d1 it completes row 1, all light and tall."
    )
    assert (
        explain(Texts("fr"), note.reasons[0])
        == "Donner cette pièce (LTQH) est perdant\u202f: en d1, elle complète la rangée 1"
        " (en commun\u202f: claire et haute)."
    )
    assert "row 1, all red and big" in explain(Texts("en"), note.reasons[0], mushrooms=True)


def test_completing_a_line_is_the_only_winning_move() -> None:
    note = notes_of(ROW.format(rules="classic+referee"))[7]
    assert (note.before, note.after, note.mistake) == (Value.WIN, Value.WIN, False)
    assert Code.COMPLETES_LINE in codes(note)


def test_the_placer_misses_a_call_and_the_receiver_may_make_it() -> None:
    """Q5: after giving, only the receiver may call."""
    notes = notes_of(ROW.format(rules="classic") + "A give f\nB call a1 b1 c1 d1\n")
    missed = notes[8]
    assert [line_name(line) for line in missed.missed_calls] == ["a1b1c1d1"]
    assert (missed.before, missed.after, missed.mistake) == (Value.WIN, Value.LOSS, True)
    assert [str(move) for move in missed.better] == ["call a1 b1 c1 d1"]
    assert codes(missed) == [Code.MISSED_CALL_PLACER]
    assert codes(notes[9]) == [Code.CALLS_LINE]
    assert notes[9].missed_calls == ()


def test_a_classic_line_that_the_receiver_misses_has_lost_its_value() -> None:
    """Q5: classic lines expire with the receiver's placement."""
    notes = notes_of(ROW.format(rules="classic") + "A give f\nB place a4\nB give e\nA place d4\n")
    assert codes(notes[9])[0] == Code.MISSED_CALL_EXPIRED
    assert [note.missed_calls for note in notes[10:]] == [(), ()]


DANISH = """\
game: quarto
rules: danish

A give 0
B place a1
B give 8
A place b2
A give 2
B place b1
B give a
A place c1
A give 1
B place d1
"""


def test_a_danish_line_may_be_called_by_its_maker_until_both_have_placed() -> None:
    """Q5: Danish lines live a placement of each player longer; row 1 here is all tall."""
    ending = "B give 9\nA place a4\nA give 4\nB place b4\nB give b\n"
    notes = notes_of(DANISH + ending)
    by_move = {f"{note.seat} {note.move}": note for note in notes}
    assert codes(by_move["B give 9"])[0] == Code.MISSED_CALL_PLACER
    assert codes(by_move["A place a4"])[0] == Code.MISSED_CALL_OPEN
    # A may not call between placing and giving, and B will call: nothing helps any more.
    assert by_move["A give 4"].before is Value.LOSS
    assert by_move["A give 4"].missed_calls == ()
    assert codes(by_move["B place b4"])[0] == Code.MISSED_CALL_EXPIRED
    assert by_move["B give b"].missed_calls == ()


def test_who_gives_up_a_won_game_is_told_so() -> None:
    text = ROW.format(rules="classic") + "A give f\nB resign\n"
    note = notes_of(text)[-1]
    assert (note.before, note.after, note.mistake) == (Value.WIN, Value.LOSS, True)
    assert explain(Texts("en"), note.reasons[0]) == "B had a winning position."


def test_a_false_call_that_loses_is_a_mistake_and_a_refused_one_is_not() -> None:
    text = ROW.format(rules="classic+lose-on-false-call") + "A call a1 b2 c3 d4\n"
    note = notes_of(text)[-1]
    assert (note.mistake, codes(note)) == (True, [Code.FALSE_CALL])
    text = ROW.format(rules="classic") + "A call a1 b2 c3 d4 ?\n" * 3
    notes = notes_of(text)[-3:]
    assert [note.mistake for note in notes] == [False, False, True]
    assert [codes(note) for note in notes] == [[], [], [Code.CALLS_USED_UP]]


@pytest.mark.parametrize("rules", RULES)
def test_every_reason_is_true_on_the_board(rules: str) -> None:
    rng = random.Random(rules + "!")
    game = Quarto(Quarto(rules).rules.refereed())
    for _ in range(8):
        record = random_record(rules, rng)
        for note in analyse(record, nodes=5000, solver=solver(rules)):
            state = record.states[note.number]
            assert isinstance(state, QuartoState)
            for reason in note.reasons:
                check_reason(note, reason.code, reason.params, state, game)
            if note.only:
                assert len(state.moves()) > 1
                assert not note.mistake
            if note.better:
                assert note.mistake
                assert note.move not in note.better


def check_reason(note: MoveNote, code: Code, params, state: QuartoState, game: Quarto) -> None:  # type: ignore[no-untyped-def]
    if "line" in params:
        assert params["line"] in {line_name(line) for line in game.rules.lines}
        assert set(params["values"]) <= set(game.rules.values)
        assert params["values"]
    if code is Code.GIVES_WIN:
        assert note.after is Value.LOSS
        won = with_line(state.play(note.move), params["square"], params["line"])
        assert won
    elif code is Code.COMPLETES_LINE:
        assert with_line(state, params["square"], params["line"])
        assert str(note.move) == f"place {params['square']}"
    elif code is Code.MISSED_LINE:
        assert with_line(state, params["square"], params["line"])
        assert note.before is Value.WIN
        assert note.mistake
    elif code is Code.NO_SAFE_PIECE:
        after = state.play(note.move)
        assert params["number"] == len(after.moves())
        assert safe_pieces(after.rules, after.board) == []
    elif code is Code.FORCED_LOSS:
        after = state.play(note.move)
        assert params["number"] == len(safe_pieces(after.rules, after.board)) > 0
    elif code in (Code.MISSED_WIN, Code.MISSED_DRAW):
        assert params["moves"] == tuple(map(str, note.better))
        assert params["number"] == len(note.better) > 0
    elif code in (Code.LOST, Code.LOST_NO_SAFE_PIECE):
        assert note.before is note.after is Value.LOSS
    elif code in (Code.MISSED_CALL_OPEN, Code.MISSED_CALL_EXPIRED, Code.MISSED_CALL_PLACER):
        line = next(line for line in note.missed_calls if line_name(line) == params["line"])
        called = state.play(Call(line)).outcome
        assert called is not None
        assert called.winners == (note.seat,)


def with_line(state: QuartoState, square: str, line: str) -> bool:
    """Return True if placing the piece in hand on the square completes the line."""
    after = state.play(f"place {square}")
    lines = {line_name(made) for made in after.shown} | {
        line_name(o.line) for o in after.open_lines if o.placements == state.rules.expiry
    }
    return line in lines


def test_python_has_the_reasons_of_the_native_core() -> None:
    assert core.reason_codes() == [str(code) for code in Code]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_has_a_sentence_for_every_reason_of_the_native_core(language: str) -> None:
    lines = files("fourfold").joinpath("messages", f"{language}.ftl").read_text("utf-8")
    messages = {line.split(" =")[0] for line in lines.splitlines()}
    assert {f"why-{code}" for code in core.reason_codes()} <= messages


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_reason_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    seen: set[Code] = set()
    rng = random.Random(5)
    for number in range(40):
        rules = RULES[number % len(RULES)]
        for note in analyse(random_record(rules, rng), nodes=2000, solver=solver(rules)):
            for reason in note.reasons:
                sentence = explain(texts, reason)
                assert sentence[-1] == "."
                assert "{" not in sentence
                seen.add(reason.code)
            json.dumps(note.to_json())
    assert len(seen) >= 14


def test_every_line_has_a_name_of_its_own() -> None:
    names = [line_place(line) for line in LINES + TWO_BY_TWOS]
    assert len(set(names)) == 19
