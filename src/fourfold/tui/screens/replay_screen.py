"""Replaying a record move by move, forwards and backwards.

Lives here: stepping through the record. Does not live here: reading the file (`open_screen`), the boards
(`quarto.board`, `quartino.board`).
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from fourfold.games.game import View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quarto import QuartoView
from fourfold.texts import Texts
from fourfold.tui.colours import FAINT
from fourfold.tui.match import Match
from fourfold.tui.quartino.board import QuartinoBoard, QuartinoPointer
from fourfold.tui.quartino.screen import last_space
from fourfold.tui.quarto.board import QuartoBoard, QuartoPointer
from fourfold.tui.screens.too_small import TooSmall
from fourfold.tui.speech import narrate
from fourfold.tui.teams import winner_names


class ReplayScreen(Screen[None]):
    """The board after a number of events."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,space,enter,down,j", "step(1)", show=False),
        Binding("left,h,backspace,up,k", "step(-1)", show=False),
        Binding("home,g", "jump(0)", show=False),
        Binding("end,G", "jump(-1)", show=False),
        Binding("escape,q,m,n", "dismiss", show=False),
    ]
    AUTO_FOCUS = ""

    def __init__(self, match: Match, texts: Texts) -> None:
        super().__init__()
        self._match = match
        self._texts = texts
        self.moment = 0
        """The number of events before the shown position."""

    def compose(self) -> ComposeResult:
        yield TooSmall()
        with Vertical(id="whole"):
            yield Static(id="title")
            with Horizontal(id="table"):
                yield QuartoBoard() if self._match.record.game.name == "quarto" else QuartinoBoard()
            yield Static(id="ask")
            yield Static(id="said")
            yield Static(Text(self._texts("tui-replay-hint"), FAINT), id="hints")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self, _: events.Resize) -> None:
        self.show()

    @property
    def view(self) -> View:
        """Return the view of a spectator; in finished games that of the seat to act."""
        record = self._match.record
        state = record.states[self.moment]
        return state.view(state.to_act if record.state.outcome is not None else None)

    def show(self) -> None:
        """Draw the position."""
        self.query_one(TooSmall).check(self._texts)
        record, texts, view = self._match.record, self._texts, self.view
        name = self._match.name
        title = Text(f"{texts(f'game-{record.game.name}')} ", "bold")
        title.append(f"{texts.edition(str(record.game.rules))}  ", FAINT)
        title.append(texts("tui-replay-moment", number=self.moment, most=len(record.events)))
        self.query_one("#title", Static).update(title)
        if isinstance(view, QuartoView):
            board = self.query_one(QuartoBoard)
            board.show(view, texts, QuartoPointer(), self.size)
        elif isinstance(view, QuartinoView):
            last = last_space(record.events[: self.moment])
            pointing = QuartinoPointer(last=last)
            owner = name(view.viewer) if view.viewer is not None else ""
            called = self._match.seat_and_name
            self.query_one(QuartinoBoard).show(view, texts, pointing, self.size, called, owner)
        said = texts("tui-replay-start")
        if self.moment:
            number = self.moment - 1
            said = narrate(texts, record, number, name(record.events[number].seat))
        self.query_one("#ask", Static).update(Text(said, "bold"))
        outcome = ""
        if view.outcome is not None:
            outcome = texts.outcome(view.outcome, winner_names(view.seats, name, texts))
        self.query_one("#said", Static).update(Text(outcome))

    def action_step(self, steps: int) -> None:
        """Go forwards by a number of events, or backwards if it is negative."""
        self.moment = min(max(self.moment + steps, 0), len(self._match.record.events))
        self.show()

    def action_jump(self, moment: int) -> None:
        """Go to a position; -1 is the last."""
        self.moment = len(self._match.record.events) if moment < 0 else moment
        self.show()
