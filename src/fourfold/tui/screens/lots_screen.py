"""Lots, drawn before the eyes of the players (Q2)."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Static

from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT
from fourfold.tui.match import Match
from fourfold.tui.new_game import goes_first

STEPS = 9
"""Steps of the mark from name to name before it stops."""
STEP_SECONDS = 0.11


class LotsScreen(ModalScreen[None]):
    """Lets a mark run over the names and stop at the first player; any key or click ends it."""

    AUTO_FOCUS: ClassVar[str] = ""

    def __init__(self, match: Match, texts: Texts, seconds: float) -> None:
        """Make the screen; the result stands for a number of seconds."""
        super().__init__()
        self._match = match
        self._texts = texts
        self._seconds = seconds
        # By name: the order of the seats tells who begins.
        self._seats = sorted(match.state.seats, key=match.name)
        self._left = STEPS
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="lots-names")
            yield Static(id="lots-said")

    def on_mount(self) -> None:
        self._timer = self.set_interval(STEP_SECONDS, self._step)
        self._show()

    def _step(self) -> None:
        self._left -= 1
        self._show()
        if not self._left:
            self._stop()
            self._timer = self.set_timer(self._seconds, self._end)

    def _show(self) -> None:
        first = self._seats.index(self._match.state.seats[0])
        marked = (first + self._left * (len(self._seats) - 1)) % len(self._seats)
        names = Text(justify="center")
        for number, seat in enumerate(self._seats):
            is_marked = number == marked
            name = self._match.name(seat)
            names.append(
                f"▶ {name}\n" if is_marked else f"  {name}\n", f"bold {ACCENT}" if is_marked else ""
            )
        self.query_one("#lots-names", Static).update(names)
        drawing = Texts(self._texts.language, "page")("page-lots")
        said = (
            Text(drawing, FAINT)
            if self._left
            else Text(goes_first(self._match, self._texts), "bold")
        )
        self.query_one("#lots-said", Static).update(said)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()

    def _end(self) -> None:
        self._stop()
        self.dismiss()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self._end()

    def on_click(self) -> None:
        self._end()
