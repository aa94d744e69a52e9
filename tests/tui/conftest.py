"""A driver of the full-screen game for tests: reads the screen and presses keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.support.patience import PATIENCE_SECONDS
from textual import events
from textual.pilot import Pilot

from fourfold.games.game import Move
from fourfold.games.quarto import Give, Place, QuartoView
from fourfold.tui import saving
from fourfold.tui.app import FourfoldApp
from fourfold.tui.match import Match
from fourfold.tui.new_game import NewGame
from fourfold.tui.screens.game_screen import GameScreen

CHARACTERS = {
    "space": " ",
    "slash": "/",
    "full_stop": ".",
    "colon": ":",
    "plus": "+",
    "minus": "-",
    "underscore": "_",
    "comma": ",",
    "exclamation_mark": "!",
    "question_mark": "?",
}
"""Characters of the keys that have names."""


class Driver:
    """A running application whose keys a test presses and whose screen a test reads."""

    def __init__(self, app: FourfoldApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """The text on the screen, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)

    @property
    def focused(self) -> str | None:
        """The id of the widget that has the focus."""
        return self.app.focused.id if self.app.focused else None

    @property
    def game(self) -> GameScreen:
        """The screen of the running game."""
        screen = self.app.screen
        assert isinstance(screen, GameScreen), screen
        return screen

    @property
    def match(self) -> Match:
        """The running game."""
        return self.game.match

    async def press(self, *keys: str) -> None:
        """Press keys one after the other and let everything settle."""
        for key in keys:
            # As the pilot does it, but without waiting for the processor to be idle each time.
            character = key if len(key) == 1 else CHARACTERS.get(key)
            self.app.post_message(events.Key(key, character))
            await self.settle()

    async def settle(self) -> None:
        """Let every message be answered and the screen be drawn."""
        for _ in range(3):
            await self.pilot.pause(0)

    async def write(self, text: str) -> None:
        """Type a text."""
        names = {character: name for name, character in CHARACTERS.items()}
        await self.press(*(names.get(character, character) for character in text))

    async def command(self, text: str) -> None:
        """Type a move into the command line."""
        await self.press("colon")
        await self.write(text)
        await self.press("enter")

    async def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        until = time.monotonic() + PATIENCE_SECONDS
        while not condition():
            assert time.monotonic() < until, "the condition did not hold\n" + self.text
            await self.pilot.pause(0.01)

    async def wait_for_people(self) -> None:
        """Wait until no bot is to act."""
        await self.wait_for(
            lambda: not isinstance(self.app.screen, GameScreen) or not self.match.bot_to_act
        )
        await self.settle()

    async def steer(self, target: int) -> None:
        """Move the cursor of Quarto to this square, by arrow keys alone."""
        for _ in range(8):
            here = int(self.game._square)  # type: ignore[attr-defined]
            if here == target:
                return
            if here % 4 != target % 4:
                await self.press("right" if target % 4 > here % 4 else "left")
            else:
                await self.press("up" if target // 4 > here // 4 else "down")
        raise AssertionError(f"the cursor does not reach {target}")

    async def play_quarto(self, move: Move) -> None:
        """Make a move of Quarto with arrow keys and Enter alone."""
        view = self.game.view
        assert isinstance(view, QuartoView)
        if isinstance(move, Place):
            await self.steer(move.square)
        elif isinstance(move, Give):
            for key in ["down"] * 4 + ["right"] * 16:
                if self.game._piece == move.piece:  # type: ignore[attr-defined]
                    break
                if key == "right" or self.game._piece // 4 != move.piece // 4:  # type: ignore[attr-defined]
                    await self.press(key)
        await self.press("enter")


Script = Callable[[Driver], Awaitable[None]]
Drive = Callable[..., None]


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Drive:
    """Run a script against the application; games are saved in a folder of their own."""
    monkeypatch.setattr(saving, "user_data_path", lambda name: tmp_path / name)
    # A notice of five seconds can be gone before a busy machine has drawn the screen that shows it.
    monkeypatch.setattr(FourfoldApp, "NOTIFICATION_TIMEOUT", PATIENCE_SECONDS)

    def run(
        script: Script,
        match: Match | NewGame | None = None,
        *,
        language: str = "en",
        size: tuple[int, int] = (80, 24),
        seed: int = 1,
        bot_pause: float = 0,
        lots_seconds: float = 0,
        now: Callable[[], float] | None = None,
    ) -> None:
        async def session() -> None:
            app = FourfoldApp(match, language, seed=seed)
            app.bot_pause = bot_pause
            app.lots_seconds = lots_seconds
            if now is not None:
                app.now = now
            async with app.run_test(size=size, notifications=True) as pilot:
                driver = Driver(app, pilot)
                await driver.settle()
                await script(driver)

        asyncio.run(session())

    return run
