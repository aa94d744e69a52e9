"""The screens of puzzles: the board and keys of each game, with a question instead of a game.

Lives here: the keys of puzzles. Does not live here: which answers are right (`puzzles`), and the boards
(`quarto.screen`, `quartino.screen`).
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from fourfold.games.game import Move, NotationError, View
from fourfold.tui.colours import ACCENT, FAINT
from fourfold.tui.puzzles.attempt import Attempt
from fourfold.tui.puzzles.quartino import QuartinoAttempt
from fourfold.tui.puzzles.series import PuzzleSeries
from fourfold.tui.quartino.screen import QuartinoScreen
from fourfold.tui.quarto.screen import QuartoScreen
from fourfold.tui.screens.game_screen import GameScreen
from fourfold.tui.screens.key_hints import KeyHint, hint_lines

CARD_TOKENS = 4


class PuzzleScreen(GameScreen):
    """A series of puzzles of one game; Escape or m leads back to the menu."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "hint", show=False),
        Binding("n", "next", show=False),
        Binding("plus", "grade(1)", show=False),
        Binding("minus", "grade(-1)", show=False),
        Binding("tab", "kind", show=False),
        Binding("m", "menu", show=False),
    ]

    def __init__(self, series: PuzzleSeries) -> None:
        super().__init__(series.attempt.match)
        self.series = series

    @property
    def attempt_at(self) -> Attempt:
        """The attempt at the puzzle on the screen."""
        return self.series.attempt

    def attempt(self, move: Move | str) -> None:
        self.notice = ""
        if self.attempt_at.is_solved or self.match.bot_to_act:
            return
        try:
            self.attempt_at.answer(move)
        except NotationError as error:
            self.notice = self.texts.refusal(error)
        self.series.keep_score()
        self.forget()
        self.go_on()

    def go_on(self) -> None:
        """Show the position; the opponent moves only if more is asked after that."""
        if self.attempt_at.is_solved:
            self.show()
        else:
            super().go_on()

    @property
    def may_act(self) -> bool:
        return super().may_act and not self.attempt_at.is_solved

    def _asked(self, view: View) -> str:  # noqa: ARG002
        if self.attempt_at.is_solved:
            return self.attempt_at.said
        return self.attempt_at.question

    def tip(self, view: View) -> str:  # noqa: ARG002
        if self.attempt_at.is_solved:
            return self.texts("tui-puzzle-solved")
        return self.attempt_at.said or self.attempt_at.rule

    def show_title(self, view: View) -> None:  # noqa: ARG002
        """Show the game, the rules and the figures of the person."""
        text = Text(self.texts(f"game-{self.series.game}"), "bold", no_wrap=True)
        text.overflow = "ellipsis"
        text.append(f"  {self.series.headline}", ACCENT)
        text.append(f"   {self.texts.edition(str(self.match.record.game.rules))}", FAINT)
        self.query_one("#title", Static).update(text)

    def _hint_line(self, view: View) -> Text:
        texts = self.texts
        keys = [
            *([] if self.attempt_at.is_solved else self.hints(view)),
            KeyHint("t", texts("tui-key-hint"), "hint"),
            KeyHint("n", texts("tui-key-next"), "next"),
            KeyHint("+ -", texts("tui-key-grade"), ""),
            KeyHint("⇥", texts("tui-key-kind"), "kind"),
            KeyHint("r", texts("tui-key-record"), "record"),
            KeyHint(":", texts("tui-key-command"), "command"),
            KeyHint("?", texts("tui-key-rules"), "rules"),
            KeyHint("m", texts("tui-key-menu"), "menu"),
        ]
        unique = {hint.key: hint for hint in keys}
        return hint_lines(list(unique.values()), self.size.width - 2)

    # What keys do.

    def action_hint(self) -> None:
        """Tell a part of the answer; the second time all of it."""
        if not self.match.bot_to_act:
            self.attempt_at.hint()
            self.notice = ""
            self.show()

    def action_next(self) -> None:
        """Show another puzzle."""
        self.series.next()
        self._begin()

    def action_grade(self, by: int) -> None:
        """Show an easier or a harder puzzle."""
        self.series.change_grade(by)
        self._begin()

    def action_kind(self) -> None:
        """Show a puzzle of the next kind."""
        self.series.change_kind()
        self._begin()

    def _begin(self) -> None:
        self._stop_bot()
        self.match = self.attempt_at.match
        self.notice = ""
        self.forget()
        self.go_on()

    def action_menu(self) -> None:
        """Go back to the menu."""
        self._stop_bot()
        self.app.pop_screen()

    def action_undo(self) -> None:
        """Do nothing: wrong answers are taken back at once."""

    def action_save(self) -> None:
        """Do nothing: a puzzle is no game to be saved."""

    def action_again(self) -> None:
        """Do nothing: the next puzzle has a key of its own."""


class QuartoPuzzleScreen(PuzzleScreen, QuartoScreen):
    """Puzzles of Quarto."""


class QuartinoPuzzleScreen(PuzzleScreen, QuartinoScreen):
    """Puzzles of Quartino; the four colours of the opponent's card are typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "erase", show=False)]

    def __init__(self, series: PuzzleSeries) -> None:
        super().__init__(series)
        self._typed = ""

    @property
    def _asks_for_card(self) -> bool:
        attempt = self.attempt_at
        return isinstance(attempt, QuartinoAttempt) and attempt.kind == "hand"

    def _asked(self, view: View) -> str:
        asked = super()._asked(view)
        if not self._asks_for_card or self.attempt_at.is_solved:
            return asked
        return f"{asked} {self._typed.ljust(CARD_TOKENS, '_')}"

    def forget(self) -> None:
        super().forget()
        self._typed = ""

    def hints(self, view: View) -> list[KeyHint]:
        if self._asks_for_card:
            return [KeyHint("ybgp", self.texts("word-card"), "")]
        hints = super().hints(view)
        is_announcing = isinstance(self.attempt_at, QuartinoAttempt) and (
            self.attempt_at.kind == "announce"
        )
        done = KeyHint("e", self.attempt_at.study("study-quartino-all-said"), "end")
        return [*hints, done] if is_announcing else hints

    def action_colour(self, colour: str) -> None:
        if not self._asks_for_card:
            super().action_colour(colour)
            return
        if self.attempt_at.is_solved:
            return
        self._typed += colour
        self.notice = ""
        if len(self._typed) == CARD_TOKENS:
            self.attempt(self._typed)
        else:
            self.show()

    def action_erase(self) -> None:
        """Erase the last colour of the card that is being typed."""
        self._typed = self._typed[:-1]
        self.show()


SCREENS: dict[str, type[PuzzleScreen]] = {
    "quarto": QuartoPuzzleScreen,
    "quartino": QuartinoPuzzleScreen,
}


def puzzle_screen(series: PuzzleSeries) -> PuzzleScreen:
    """Return the screen for a series of puzzles, by its game."""
    return SCREENS[series.game](series)
