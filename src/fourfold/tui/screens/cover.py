"""The cover between two people's turns, which hides all cards."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from fourfold.texts import Texts


class CoverScreen(ModalScreen[bool]):
    """Asks for the next person; returns True when they are ready, False to leave for the menu."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,m,n", "leave", show=False),
    ]

    def __init__(self, name: str, said: str, texts: Texts) -> None:
        super().__init__()
        self._name_of_next = name
        self._said = said
        self._texts = texts

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Text(self._texts("tui-pass-to", name=self._name_of_next), "bold"))
            yield Static(Text(self._said))
            yield Static(Text(self._texts("tui-pass-why", name=self._name_of_next), "dim"))
            yield Button(self._texts("tui-pass-ready"), id="ready", variant="primary")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(True)

    def action_leave(self) -> None:
        """Back to the menu."""
        self.dismiss(False)
