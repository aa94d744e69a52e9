"""The full-screen application: start, language, and switching between screens.

Lives here: which screen comes next, and keeping a game that is left. Does not live here: what screens show.
"""

from __future__ import annotations

import os
import random
import select
import sys
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from fourfold.texts import Texts
from fourfold.tui.colours import THEME
from fourfold.tui.host import Host
from fourfold.tui.match import BotStopped, Match
from fourfold.tui.new_game import NewGame, rematch
from fourfold.tui.puzzles.series import PuzzleSeries
from fourfold.tui.quartino.screen import QuartinoScreen
from fourfold.tui.quarto.screen import QuartoScreen
from fourfold.tui.saving import for_reading
from fourfold.tui.screens.game_screen import GameScreen
from fourfold.tui.screens.lots_screen import LotsScreen
from fourfold.tui.screens.menu import MenuScreen
from fourfold.tui.screens.puzzle_screen import puzzle_screen
from fourfold.tui.screens.setup_screen import SetupScreen

TERMINAL_CHECK_SECONDS = 2.0
INTERRUPTED = 130
"""The exit code after Ctrl-C, as of every other command."""
GAME_SCREENS: dict[str, type[GameScreen]] = {"quarto": QuartoScreen, "quartino": QuartinoScreen}


class FourfoldApp(Host):
    """Fourfold on the full screen."""

    CSS_PATH: ClassVar[str] = "look.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE = "Fourfold"
    # Before the focused widget, which would copy text.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True, system=True)
    ]

    def __init__(
        self,
        match: Match | NewGame | None = None,
        language: str = "en",
        seed: int | None = None,
        puzzles: PuzzleSeries | None = None,
    ) -> None:
        super().__init__()
        self.texts = Texts(language)
        self.match = match if isinstance(match, Match) else None
        self._plan = match if isinstance(match, NewGame) else None
        """The game that is set up first of all."""
        self.rng = random.Random(seed)
        self.puzzles = puzzles
        self.stopped: BotStopped | None = None
        """The failure of a bot that ended the application."""

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.set_interval(TERMINAL_CHECK_SECONDS, self._leave_without_terminal)
        if self.match is None:
            self.push_screen(MenuScreen(self.texts))
        else:
            self.push_screen(game_screen(self.match))
        if self._plan is not None:
            self.begin(self._plan)
        if self.puzzles is not None:
            self.push_screen(puzzle_screen(self.puzzles))

    def begin(self, plan: NewGame) -> None:
        # The form tells that rules are one-sided (Q8).
        if plan.bot is None or plan.one_sided(self.texts):
            self.set_up(plan)
        else:
            players = plan.players([plan.first or ""], self.texts)
            first = plan.first_of(players)
            self.play(plan.begin(players, self.rng, first, "chosen"))

    def set_up(self, plan: NewGame) -> None:
        def begin(match: Match | None) -> None:
            if match is not None:
                self.play(match)

        self.push_screen(SetupScreen(plan, self.texts), begin)

    def _leave_without_terminal(self) -> None:
        """Quit if the terminal has been closed; Textual would read from it forever."""
        if not self.is_headless and terminal_is_gone():
            self._keep()
            # Textual's exit would wait until the closed terminal accepts its last output.
            os._exit(1)

    def play(self, match: Match) -> None:
        if self.match is not match and (kept := self._keep()):
            self.notify(kept)
        self.match = match
        is_drawn = match.first_by == "lot" and not match.record.events
        if not is_drawn or not self.lots_seconds:
            self.switch_screen(game_screen(match))
            return

        def show(_: None) -> None:
            self.switch_screen(game_screen(match))

        self.push_screen(LotsScreen(match, self.texts, self.lots_seconds), show)

    async def action_quit(self) -> None:
        """Quit, and keep an unsaved game."""
        self._quit(0)

    def action_interrupt(self) -> None:
        """Quit after Ctrl-C, and keep an unsaved game."""
        self._quit(INTERRUPTED)

    def leave_bot(self, stopped: BotStopped) -> None:
        self.stopped = stopped
        self._quit(1)

    def _quit(self, code: int) -> None:
        kept = self._keep()
        self.exit(return_code=code, message=Text(kept) if kept else None)

    def _keep(self) -> str:
        """Keep the unsaved game, if there is one; return the sentence that says where."""
        if self.match is None or not self.match.would_be_lost:
            return ""
        try:
            path = self.match.keep()
        except OSError as error:
            return self.texts("tui-not-saved", reason=error.strerror or str(error))
        return self.texts("tui-kept", path=for_reading(path))

    def show_menu(self, match: Match | None = None) -> None:
        self.match = match
        self.switch_screen(MenuScreen(self.texts, match))

    def set_language(self, language: str) -> None:
        self.texts = Texts(language)
        self.show_menu(self.match)

    def play_again(self, match: Match) -> None:
        """Begin another game with the same players and rules; the next player begins."""
        self.play(rematch(match, self.rng))


def terminal_is_gone() -> bool:
    """Return True if standard input has hung up, as after closing the terminal window."""
    if not hasattr(select, "poll"):  # Windows
        return False
    poll = select.poll()
    poll.register(sys.stdin.fileno(), select.POLLIN)
    return any(
        event & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, event in poll.poll(0)
    )


def game_screen(match: Match) -> GameScreen:
    """Return the screen for a match, by its game."""
    return GAME_SCREENS[match.record.game.name](match)


def run(
    match: Match | NewGame | None = None,
    language: str = "en",
    seed: int | None = None,
    puzzles: PuzzleSeries | None = None,
) -> int:
    """Play on the full screen, beginning with the menu, a match, a game to be set up, or puzzles.

    Returns:
        The exit code: 0, 130 after Ctrl-C, 1 if something went wrong.

    Raises:
        BotStopped: a bot cannot go on; an unsaved game has been kept.
    """
    app = FourfoldApp(match, language, seed, puzzles)
    app.run()
    if app.stopped is not None:
        raise app.stopped
    return app.return_code or 0
