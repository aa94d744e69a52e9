"""Bots think in a thread: the screen answers meanwhile, and late answers are dropped."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest
from tests.support.patience import PATIENCE_SECONDS

from fourfold.bots.bot import pick
from fourfold.bots.catalogue import BOTS, bot_for
from fourfold.games.game import Move, Rng, View
from fourfold.games.quarto import Give, Piece
from fourfold.tui.match import Match
from fourfold.tui.saving import saved_games
from fourfold.tui.screens.menu import MenuScreen


class SlowBot:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked = 0
        self.answered = 0

    def choose(self, view: View, rng: Rng) -> Move:
        self.asked += 1
        assert threading.current_thread() is not threading.main_thread()
        assert self.go.wait(PATIENCE_SECONDS)
        self.answered += 1
        return pick(view.moves, rng)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowBot]:
    bot = SlowBot()
    monkeypatch.setitem(BOTS, "slow", bot)
    yield bot
    bot.go.set()


def against(name: str, seed: int = 1) -> Match:
    return Match.begin("quarto", bots={"B": name}, players={"A": "Ada", "B": "Bo"}, seed=seed)


def moves_of(match: Match) -> list[str]:
    return [str(event) for event in match.record.events]


def quick_answer(setup: str) -> list[str]:
    """Return the moves of a game after the random bot has answered, as the slow bot would."""
    match = against("random")
    match.attempt(setup)
    while match.bot_to_act:
        match.let_bot_act()
    return moves_of(match)


# --- The match ------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_moves_as_one_bot_after_the_other_with_the_same_lots() -> None:
    seats = {"A": "greedy", "B": "level3"}
    match = Match.begin("quarto", bots=seats, seed=7)
    rng = random.Random(7)
    state = match.state
    while match.bot_to_act:
        seat = state.to_act or ""
        state = state.play(bot_for("quarto", seats[seat]).choose(state.view(seat), rng))
        match.let_bot_act()
    assert match.state == state
    assert state.outcome is not None


def test_answer_of_a_bot_counts_once_and_only_for_its_position() -> None:
    match = against("random")
    match.attempt("give 7")
    early = match.ask_bot().think()
    match.undo()
    assert not match.hear(early)
    assert not match.record.events
    match.attempt("give 7")
    # The same position, but another moment of the game: whoever was asked then is asked again now.
    assert not match.hear(early)
    question = match.ask_bot()
    answer = question.think()
    assert question.think().move == answer.move == early.move
    assert match.hear(answer)
    assert not match.hear(answer)
    assert moves_of(match) == ["A give 7", f"B {early.move}"]


# --- The screen -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_screen_answers_while_a_bot_thinks(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        assert "Bo is thinking…" in driver.text
        await driver.press("question_mark")
        assert "In short" in driver.text
        await driver.press("escape", "s")
        assert "Saved as" in driver.text
        # What is refused asks nobody anew.
        await driver.command("place b3")
        await driver.command("fly")
        await driver.command("offer draw")
        assert slow.asked == 1
        assert moves_of(driver.match) == ["A give 7"]
        slow.go.set()
        await driver.wait_for_people()
        assert moves_of(driver.match) == quick_answer("give 7")
        assert "Ada: place the piece in hand." in driver.text

    drive(script, against("slow"))


def test_bot_may_answer_while_another_screen_is_open(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        match = driver.match
        await driver.press("question_mark")
        slow.go.set()
        await driver.wait_for(lambda: not match.bot_to_act)
        assert "In short" in driver.text
        await driver.press("escape")
        assert "Ada: place the piece in hand." in driver.text

    drive(script, against("slow"))


def test_undo_while_a_bot_thinks_drops_its_answer(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        await driver.press("u")
        assert "Move taken back" in driver.text
        assert "choose a piece to give" in driver.text
        await driver.command("give 3")
        await driver.wait_for(lambda: slow.asked == 2)
        slow.go.set()
        await driver.wait_for_people()
        # The lots that the first answer drew were not drawn.
        assert moves_of(driver.match) == quick_answer("give 3")
        await driver.wait_for(lambda: slow.answered == 3)

    drive(script, against("slow"))


def test_an_answer_that_comes_after_the_undo_changes_nothing(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        await driver.press("u")
        slow.go.set()
        await driver.wait_for(lambda: slow.answered == 1)
        await driver.settle()
        assert not driver.match.record.events
        assert driver.game.may_act

    drive(script, against("slow"))


def test_a_game_resigned_while_a_bot_thinks_is_over(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        await driver.command("resign")
        slow.go.set()
        await driver.wait_for(lambda: slow.answered == 1)
        await driver.settle()
        assert moves_of(driver.match) == ["A give 7", "A resign"]
        await driver.press("a")
        assert driver.match.state.outcome is None
        # The computer begins now, and is asked as ever.
        await driver.wait_for_people()
        assert moves_of(driver.match)[0].startswith("A give")

    drive(script, against("slow"))


def test_a_game_left_for_the_menu_while_a_bot_thinks_is_taken_up_where_it_was(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        match = driver.match
        await driver.press("m")
        assert isinstance(driver.app.screen, MenuScreen)
        slow.go.set()
        await driver.wait_for(lambda: slow.answered == 1)
        await driver.settle()
        assert moves_of(match) == ["A give 7"]
        await driver.press("enter")
        assert driver.match is match
        await driver.wait_for_people()
        assert moves_of(match) == quick_answer("give 7")

    drive(script, against("slow"))


def test_quitting_while_a_bot_thinks_keeps_the_game_as_it_is(drive, slow):
    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: slow.asked == 1)
        await driver.press("ctrl+q")
        assert driver.app._exit
        # The application is gone before the bot has answered; then the thread may end.
        await driver.app._shutdown()
        assert slow.answered == 0
        slow.go.set()

    match = against("slow")
    drive(script, match)
    assert slow.answered == 1
    assert moves_of(match) == ["A give 7"]
    (path,) = saved_games()
    assert moves_of(Match.load(path)) == ["A give 7"]


class FailingBot:
    """Raises an error, or plays a move that the rules refuse."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error

    def choose(self, view: View, rng: Rng) -> Move:
        if self.error is not None:
            raise self.error
        return Give(Piece(7))


@pytest.mark.slow
@pytest.mark.parametrize("error", [KeyError("lost"), None])
def test_bot_that_fails_ends_the_screen_and_the_game_is_kept(drive, monkeypatch, error):
    monkeypatch.setitem(BOTS, "failing", FailingBot(error))

    async def script(driver):
        await driver.command("give 7")
        await driver.wait_for(lambda: driver.app.stopped is not None)
        assert driver.app.stopped.name == "failing"
        assert driver.app.stopped.reason.startswith("KeyError: 'lost'" if error else "IllegalMove")
        assert driver.app.return_code == 1
        assert len(saved_games()) == 1

    drive(script, against("failing"))
