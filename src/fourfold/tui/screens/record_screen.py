"""The list of moves, beside the board or over it.

Lives here: the events of a record. Does not live here: the deal and other secrets of a record, which are
never shown during a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from fourfold.games.game import Seat
from fourfold.games.record import Record
from fourfold.texts import Texts
from fourfold.tui.colours import FAINT


def record_text(record: Record, name: Callable[[Seat], str], texts: Texts) -> Text:
    """Return the events, one per line; events are public."""
    text = Text(f"{texts('tui-record-title')}\n", "bold")
    if not record.events:
        text.append(texts("tui-record-empty"), FAINT)
    for number, event in enumerate(record.events, start=1):
        text.append(f"{number:3} ", FAINT)
        text.append(f"{name(event.seat)} ")
        text.append(f"{event.move}{' ?' if event.refused else ''}\n", "bold")
    return text


class RecordScreen(ModalScreen[None]):
    """The list of moves over the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,r,q,enter", "dismiss", show=False),
    ]

    def __init__(self, record: Record, name: Callable[[Seat], str], texts: Texts) -> None:
        super().__init__()
        self._text = record_text(record, name, texts)
        self._close = texts("tui-close-hint")

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(self._text)
        yield Static(Text(self._close, FAINT), classes="hint")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).scroll_end(animate=False)
        self.query_one(VerticalScroll).focus()
