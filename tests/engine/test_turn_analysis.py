"""Analysis of Quartino: chances, mistakes by what players knew, and every reason against slow rules.

``python -m tests.engine.test_turn_analysis 500`` checks 500 games and prints how often each reason occurs.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import pairwise

import pytest
from tests.engine.slipping_games import EFFORT, game_of, notes_of
from tests.engine.slow_turn_reasons import (
    check_way,
    comparison,
    facts,
    granted,
    most_cards,
    parts_of,
)
from tests.games.quartino.secret_games import another_deal

import fourfold
from fourfold.analysis import Code, TurnCode, TurnNote, analyse_turns
from fourfold.engine.core import core
from fourfold.explanations import explain
from fourfold.games.game import Json
from fourfold.games.quartino import Quartino, QuartinoState
from fourfold.games.record import Record
from fourfold.texts import LANGUAGES, Texts

GAMES = (0, 1, 2, 3, 12, 17, 35, 36)
"""Seeds of games in which every reason occurs."""
COMPARED = {"could-stop", "helps-card", "wrong-column", "reveals-card"}
WAYS = {"missed-card", "missed-chain"}


def told(note: TurnNote, codes: set[str]) -> list[Json]:
    return [reason.to_json() for reason in note.reasons if str(reason.code) in codes]


every_game = pytest.mark.parametrize("seed", GAMES)


@every_game
def test_each_turn_has_a_note_and_chances_that_add_up(seed: int) -> None:
    record, notes = game_of(seed), notes_of(seed)
    assert [note.turn for note in notes] == list(range(1, record.state.turn_number + 1))
    for note, after in pairwise(notes):
        assert note.after == after.before
    for note in notes:
        events, start, _, _ = parts_of(note, record)
        assert note.seat == start.seat
        assert list(note.moves) == [str(event).removeprefix(f"{event.seat} ") for event in events]
        assert sum(note.after.values()) == pytest.approx(1, abs=0.001)
    outcome = record.state.outcome
    assert outcome is not None
    winners = outcome.winners or record.start.seats
    share = {seat: 1 / len(winners) if seat in winners else 0 for seat in record.start.seats}
    assert notes[-1].after == pytest.approx(share, abs=0.001)


@every_game
def test_facts_are_those_that_the_rules_find(seed: int) -> None:
    record = game_of(seed)
    for note in notes_of(seed):
        codes = {str(code) for code in TurnCode} - COMPARED - WAYS
        assert told(note, codes) == list(facts(note, record))


@every_game
def test_cards_that_could_have_been_made_are_those_that_trying_all_moves_finds(seed: int) -> None:
    record = game_of(seed)
    for note in notes_of(seed):
        _, start, _, end = parts_of(note, record)
        mine = start.seats.index(note.seat)
        made = len(end.made[mine]) - len(start.made[mine])
        found = [reason for reason in note.reasons if str(reason.code) in WAYS]
        for reason in found:
            moves = reason.params["moves"]
            assert isinstance(moves, tuple)
            cards = check_way(note, record, moves)
            chain = reason.code is TurnCode.MISSED_CHAIN
            assert reason.params["cards" if chain else "card"] == (
                tuple(cards) if chain else cards[0]
            )
            assert len(cards) == (reason.params["number"] if chain else 1)
            assert len(cards) > made
        if granted(note, record).turn.due == 1:
            most = most_cards(granted(note, record))
            lay_there = bool(told(note, {"missed-call"}))
            assert bool(found) == (most > made and not (most == 1 and lay_there))
            assert not found or len(found[0].params.get("cards", "1")) == most  # type: ignore[arg-type]


@every_game
def test_reasons_of_mistakes_follow_from_the_better_turn_and_beliefs(seed: int) -> None:
    record = game_of(seed)
    for note in notes_of(seed):
        believed = fourfold.beliefs(record, note.seat)[note.turn - 1]
        assert believed.number == note.number
        expected = list(comparison(note, record, believed.cards)) if note.mistake else []
        assert told(note, COMPARED) == expected


@every_game
def test_a_mistake_has_a_better_turn_that_the_rules_accept(seed: int) -> None:
    record = game_of(seed)
    for note in notes_of(seed):
        assert note.mistake == bool(note.better) == (note.loss > 0)
        state: QuartinoState = record.states[note.number]
        for move in note.better:
            assert (state.to_act, state.turn_number) == (note.seat, note.turn)
            state = state.play(move)
        assert not note.better or state.outcome is not None or state.turn_number == note.turn + 1


def test_the_strong_turn_does_not_depend_on_cards_that_the_player_could_not_know() -> None:
    """T14: in a world with other hidden cards, a turn judged in both has the same judgement."""
    compared = 0
    for seed in GAMES:
        record = game_of(seed)
        for note in notes_of(seed):
            if not note.mistake:
                continue
            # Up to this turn only; in a finished game all cards made are known.
            _, _, _, end = parts_of(note, record)
            number = next(n for n, state in enumerate(record.states) if state is end)
            start = Record.begin(record.game, record.start)
            for event in record.events[:number]:
                start = (start.refuse if event.refused else start.play)(event.move, event.seat)
            other = another_deal(start, note.seat, random.Random(seed))
            again = analyse_turns(other, effort=EFFORT)[note.turn - 1]
            if again.mistake:
                compared += 1
                assert (again.loss, again.better) == (note.loss, note.better)
                assert again.reasons == note.reasons
            if compared == 6:
                return
    raise AssertionError("no turn was judged in both worlds")


def test_a_turn_whose_player_left_is_not_judged() -> None:
    played = game_of(3)
    record = Record.begin(played.game, played.start)
    for event in played.events[: notes_of(3)[12].number + 1]:
        record = record.play(event.move, event.seat)
    *_, last = analyse_turns(record.play("resign"), effort=EFFORT)
    assert (last.turn, last.seat, last.moves) == (13, "B", ("place B 2", "resign"))
    assert last.after == {"A": 1.0, "B": 0.0}
    assert not last.mistake
    assert last.reasons == ()


def test_analysis_is_the_same_each_time_and_reports_its_steps() -> None:
    steps: list[tuple[int, int]] = []
    notes = analyse_turns(game_of(1), effort=EFFORT, progress=lambda *done: steps.append(done))
    assert notes == notes_of(1)
    assert [done for done, _ in steps] == list(range(1, steps[0][1] + 1))


def test_analysis_can_be_cancelled_between_steps() -> None:
    def cancel(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse_turns(game_of(1), effort=EFFORT, progress=cancel)


def test_without_time_there_are_chances_and_no_judgements() -> None:
    notes = analyse_turns(game_of(1), effort=EFFORT, seconds=0)
    assert [note.after for note in notes] == [note.after for note in notes_of(1)]
    assert sum(note.mistake for note in notes) <= 1


def test_between_players_of_a_low_level_chances_are_nearer_and_mistakes_the_same() -> None:
    notes = analyse_turns(game_of(1), effort=EFFORT, level=2)
    for strong, low in zip(notes_of(1)[:-1], notes[:-1], strict=True):
        assert sum(low.after.values()) == pytest.approx(1, abs=0.002)
        assert max(low.after.values()) <= max(strong.after.values()) + 0.2
        assert (low.mistake, low.better, low.reasons) == (
            strong.mistake,
            strong.better,
            strong.reasons,
        )
    assert max(max(note.after.values()) for note in notes[:-1]) < 0.8
    assert max(max(note.after.values()) for note in notes_of(1)[:-1]) > 0.9
    assert notes[-1].after == notes_of(1)[-1].after


@pytest.mark.parametrize("level", [-1, 8])
def test_there_are_seven_levels(level: int) -> None:
    with pytest.raises(ValueError, match="level"):
        analyse_turns(game_of(1), effort=EFFORT, level=level)


def test_every_reason_occurs() -> None:
    found = {reason.code for seed in GAMES for note in notes_of(seed) for reason in note.reasons}
    assert found == set(TurnCode)


def test_python_and_native_code_have_the_same_codes_of_turns() -> None:
    assert [str(code) for code in TurnCode] == core.turn_codes()
    assert not {str(code) for code in TurnCode} & {str(code) for code in Code}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    texts = Texts(language)
    for seed in GAMES:
        for note in notes_of(seed):
            for reason in note.reasons:
                sentence = explain(texts, reason)
                assert all(
                    str(reason.params[name]) in sentence
                    for name in ("card",)
                    if name in reason.params
                )


def test_analysis_needs_a_record_of_quartino_with_all_cards() -> None:
    game = Quartino()
    record = Record.begin(game, game.start(rng=random.Random(1)))
    quarto = fourfold.game("quarto")
    with pytest.raises(ValueError, match="expected a record of quartino, got one of quarto"):
        analyse_turns(Record.begin(quarto, quarto.start()))
    with pytest.raises(ValueError, match="expected a record with the cards of all seats"):
        analyse_turns(record.masked("B"))
    assert analyse_turns(record) == []


def main(games: int) -> int:
    found: Counter[str] = Counter()
    turns = mistakes = 0
    for seed in range(games):
        test_facts_are_those_that_the_rules_find(seed)
        test_cards_that_could_have_been_made_are_those_that_trying_all_moves_finds(seed)
        test_reasons_of_mistakes_follow_from_the_better_turn_and_beliefs(seed)
        test_a_mistake_has_a_better_turn_that_the_rules_accept(seed)
        notes = notes_of(seed)
        turns += len(notes)
        mistakes += sum(note.mistake for note in notes)
        found.update(str(reason.code) for note in notes for reason in note.reasons)
    print(f"{games} games, {turns} turns, {mistakes} mistakes: {dict(found.most_common())}")
    return int(set(found) != {str(code) for code in TurnCode})


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
