"""Puzzles on the full screen: answers, hints, streaks, and the keys for other puzzles."""

from __future__ import annotations

import io
import random

import pytest

from fourfold.engine import puzzles as quarto_puzzles
from fourfold.engine import quartino_puzzles
from fourfold.engine.quartino_puzzles import KINDS
from fourfold.texts import LANGUAGES, Texts
from fourfold.tui.puzzles.plain import PuzzleDialogue
from fourfold.tui.puzzles.quartino import QuartinoAttempt, left_after
from fourfold.tui.puzzles.quarto import QuartoAttempt
from fourfold.tui.puzzles.score import PuzzleScore
from fourfold.tui.puzzles.series import PuzzleSeries
from fourfold.tui.screens.menu import MenuScreen
from fourfold.tui.screens.puzzle_screen import PuzzleScreen

ENGLISH = Texts("en")
QUARTO = {puzzle.id: puzzle for puzzle in quarto_puzzles.shipped_puzzles()}
QUARTINO = {puzzle.id: puzzle for puzzle in quartino_puzzles.shipped_puzzles()}


def screen_of(driver) -> PuzzleScreen:
    screen = driver.app.screen
    assert isinstance(screen, PuzzleScreen)
    return screen


async def open_puzzles(driver, game: str) -> PuzzleScreen:
    """Open the puzzles of a game from the menu."""
    for _ in range(20):
        if driver.focused == f"puzzles-{game}":
            break
        await driver.press("down")
    await driver.press("enter")
    return screen_of(driver)


def test_puzzle_of_quarto_is_solved_and_the_streak_is_kept_in_a_file(drive):
    async def script(driver):
        screen = await open_puzzles(driver, "quarto")
        for expected in (1, 2):
            puzzle = QUARTO[screen.attempt_at.puzzle]
            assert puzzle.grade == 1
            assert screen.attempt_at.question[:20] in driver.text
            await driver.command(puzzle.solution)
            while not screen.attempt_at.is_solved:
                # The opponent defends; any move that keeps the win is right.
                await driver.wait_for(lambda: screen.may_act)
                await driver.command(screen.attempt_at._right_moves()[0])
            assert PuzzleScore.load().streak == expected
            assert f"Streak {expected}" in driver.text
            await driver.press("n")
        assert len(PuzzleScore.load().solved) == 2
        await driver.press("m")
        assert isinstance(driver.app.screen, MenuScreen)

    drive(script)


@pytest.mark.parametrize("kind", KINDS)
def test_puzzle_of_quartino_of_each_kind_is_solved(drive, kind):
    async def script(driver):
        screen = await open_puzzles(driver, "quartino")
        while screen.series.kind != kind:
            await driver.press("tab")
        puzzle = QUARTINO[screen.attempt_at.puzzle]
        assert puzzle.kind == kind
        if kind == "hand":
            await driver.press(*puzzle.solution.lower())
        else:
            for move in puzzle.solution.split(","):
                assert not screen.attempt_at.is_solved
                await driver.command(move)
        if kind == "announce":
            assert not screen.attempt_at.is_solved
            await driver.press("e")
        assert screen.attempt_at.is_solved
        assert "Solved!" in driver.text
        assert PuzzleScore.load().streak == 1

    drive(script)


def test_wrong_answer_ends_the_streak_and_two_hints_tell_the_answer(drive):
    PuzzleScore(3, 5, ()).save()

    async def script(driver):
        screen = await open_puzzles(driver, "quartino")
        while screen.series.kind != "stop":
            await driver.press("tab")
        puzzle = QUARTINO[screen.attempt_at.puzzle]
        colour, space = puzzle.solution.split()[1:]
        other = next(one for one in "12345678" if one != space)
        await driver.press(colour.lower(), other, "enter")
        assert "could still make a card" in driver.text
        assert PuzzleScore.load() == PuzzleScore(0, 5, ())
        # The token is taken back.
        assert screen.match.state == puzzle.asked
        await driver.press("t")
        assert "The token is" in driver.text
        await driver.press("t")
        assert "The answer:" in driver.text
        await driver.press(colour.lower(), space, "enter")
        assert screen.attempt_at.is_solved
        assert PuzzleScore.load() == PuzzleScore(0, 5, (puzzle.id,))

    drive(script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_rule_about_the_card_fits_on_a_terminal_of_80_columns(drive, language):
    async def script(driver):
        screen = await open_puzzles(driver, "quartino")
        while screen.series.kind != "hand":
            await driver.press("tab")
        shown = " ".join(driver.text.split())
        assert " ".join(screen.attempt_at.rule.split()) in shown

    drive(script, language=language)


def test_difficulty_is_changed_by_plus_and_minus(drive):
    async def script(driver):
        screen = await open_puzzles(driver, "quarto")
        await driver.press("plus", "plus")
        assert screen.series.grade == 3
        assert QUARTO[screen.attempt_at.puzzle].grade == 3
        await driver.press("minus")
        assert screen.series.grade == 2

    drive(script)


def test_every_solution_is_right_and_every_other_legal_move_wrong():
    rng = random.Random(4)
    for puzzle in rng.sample(sorted(QUARTO.values(), key=lambda one: one.id), 12):
        attempt = QuartoAttempt(puzzle, ENGLISH, rng)
        wrong = next(str(m) for m in puzzle.state.moves() if str(m) != puzzle.solution)
        attempt.answer(wrong)
        assert attempt.take_results() == ["missed"]
        assert attempt.match.record.events == ()
        attempt.answer(puzzle.solution)
        assert attempt.match.record.events
    for kind in KINDS:
        asked = next(one for one in QUARTINO.values() if one.kind == kind)
        attempt_at = QuartinoAttempt(asked, ENGLISH, rng)
        for move in asked.solution.split(","):
            attempt_at.answer(move)
        if kind == "announce":
            attempt_at.answer("end")
        assert attempt_at.take_results() == ["alone"]


def test_moves_on_different_spaces_may_come_in_any_order_but_not_across_a_call():
    left = ["place Y 1", "place B 2", "call YBGP 1", "place G 3"]
    assert left_after(left, "place B 2") == ["place Y 1", "call YBGP 1", "place G 3"]
    assert left_after(left, "place G 3") is None
    assert left_after(left, "call YBGP 1") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_hints_and_answers_are_told_in_every_language(language, tmp_path, monkeypatch):
    monkeypatch.setattr("fourfold.tui.saving.user_data_path", lambda name: tmp_path / name)
    texts = Texts(language)
    for game, kinds in (("quarto", quarto_puzzles.KINDS), ("quartino", KINDS)):
        for kind in kinds:
            series = PuzzleSeries(game, texts, random.Random(1), kind, 3)
            assert series.headline
            attempt = series.attempt
            assert attempt.question
            attempt.hint()
            first = attempt.said
            attempt.hint()
            assert first
            assert attempt.said != first


@pytest.mark.parametrize("kind", [*quarto_puzzles.KINDS, *KINDS])
def test_puzzles_are_solved_line_by_line(kind, tmp_path, monkeypatch):
    monkeypatch.setattr("fourfold.tui.saving.user_data_path", lambda name: tmp_path / name)
    game = "quartino" if kind in KINDS else "quarto"
    series = PuzzleSeries(game, ENGLISH, random.Random(2), kind, 1)
    first = series.attempt
    solution = (QUARTO | QUARTINO)[first.puzzle].solution
    lines = [*solution.split(","), *(["end"] if kind == "announce" else [])]
    sink = io.StringIO()
    source = io.StringIO("\n".join(["hint", "nonsense", *lines, "board", ""]))
    PuzzleDialogue(series, ENGLISH, source, sink).run()
    told = sink.getvalue()
    assert first.question in told
    if kind.startswith("win") and not first.is_solved:
        assert "Keep going" in told
    else:
        assert "Solved" in told
        assert PuzzleScore.load() == PuzzleScore(0, 0, (first.puzzle,))


def test_figures_in_a_broken_file_count_as_none(tmp_path, monkeypatch):
    monkeypatch.setattr("fourfold.tui.saving.user_data_path", lambda name: tmp_path / name)
    PuzzleScore.path().parent.mkdir(parents=True)
    for text in ("", "[]", '{"streak": "x"}', '{"streak": 1, "best": 2}'):
        PuzzleScore.path().write_text(text, "utf-8")
        assert PuzzleScore.load() == PuzzleScore()
