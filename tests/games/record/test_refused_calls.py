"""Refused calls and says: which ones `Record.attempt` records, and that the terminal asks there."""

from __future__ import annotations

import pytest

import fourfold
from fourfold import Record
from fourfold.games.record import MAX_FALSE_CALLS, MAX_REFUSED_IN_A_ROW, MOVES_PER_TURN
from fourfold.tui.match import Match

DEAL = {"A": ["YBGP", "YBPG", "YGBP", "YGPB"], "B": ["BYGP", "BYPG", "BGYP", "BGPY"]}


def quarto(rules: str = "classic") -> Record:
    game = fourfold.game("quarto", rules)
    return Record.begin(game, game.start())


def quartino(rules: str = "quartino") -> Record:
    game = fourfold.game("quartino", rules)
    return Record.begin(game, game.start(deal=DEAL))


def tried(record: Record, *texts: str) -> Record:
    """Return the record after these refused moves."""
    for text in texts:
        record, refusal = record.attempt(text)
        assert refusal is not None
    return record


def test_false_calls_are_recorded_until_the_right_to_call_is_lost():
    """Q5: three false calls a turn change the state; a fourth changes nothing more."""
    record = tried(quarto(), *["call a1 b1 c1 d1"] * 5)
    assert [str(event) for event in record.events] == ["A call a1 b1 c1 d1 ?"] * 3


def test_three_refusals_in_a_row_that_change_nothing_are_recorded():
    record = tried(quartino(), "say colours", "say column c", "say colours", "say column 1")
    assert len(record.events) == MAX_REFUSED_IN_A_ROW
    assert all(event.refused for event in record.events)
    assert record.state == record.start


def test_after_an_accepted_move_refusals_are_recorded_again():
    record = tried(quartino(), *["say colours"] * 4)
    record, refusal = record.attempt("offer draw")
    assert refusal is None
    assert len(tried(record, *["say colours"] * 4).events) == 7


def test_a_refusal_that_shows_a_card_is_recorded_after_three_refusals_in_a_row():
    record = quartino("quartino+referee")
    record = tried(record.play("place Y 1"), *["call YBGP 1"] * 3)
    assert len(record.events) == 4
    assert tried(record, "call YBGP 3") is record
    assert len(tried(record, "call YBPG 3").events) == 5


def test_a_refusal_that_is_not_recorded_leaves_the_very_same_record():
    record = tried(quartino(), *["say colours"] * 3)
    after, refusal = record.attempt("say colours")
    assert after is record
    assert refusal is not None
    assert refusal.code == "no-four-colours"


@pytest.mark.parametrize(("spare", "is_recorded"), [(1, True), (0, False)])
def test_a_long_record_takes_no_more_refusals_that_change_nothing(spare, is_recorded):
    record = quartino()
    most = MAX_FALSE_CALLS + MOVES_PER_TURN * record.state.turn_number
    for _ in range(most - spare - 1):
        record = record.refuse("say colours")
    record = record.play("offer draw")
    assert (tried(record, "say colours") is not record) == is_recorded


@pytest.mark.parametrize("record", [quarto(), quartino(), quartino("quartino+referee")])
def test_the_terminal_records_what_the_record_decides(record):
    match = Match(record, {})
    for text in ["call a1 b1 c1 d1", "say colours", "call YBGP 1", "offer draw", "call YBGP 2"] * 3:
        try:
            record, refusal = record.attempt(text)
        except fourfold.NotationError:
            continue
        told = match.attempt(text)
        assert (told and told.code) == (refusal and refusal.code)
        assert match.record.events == record.events
