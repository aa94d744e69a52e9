"""Widgets of menus and forms: a choice on one row, and keys that move between rows.

Lives here: widgets and keys that menus and forms share. Does not live here: any menu or form.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from fourfold.tui.colours import ACCENT, FAINT

ROW_KEYS: list[BindingType] = [
    Binding("up", "app.focus_previous", show=False),
    Binding("down", "app.focus_next", show=False),
]
"""Arrow keys between the rows of a form."""


class Choice(Widget, can_focus=True):
    """A choice between several values, on one row: left, right, Enter or a click change the value."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "turn(-1)", show=False),
        Binding("right,l,enter,space", "turn(1)", show=False),
    ]

    class Changed(Message):
        """The user chose another value."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

        @property
        def control(self) -> Choice:
            """Return the choice."""
            return self.choice

    def __init__(
        self, label: str, values: Sequence[tuple[str, str]], value: str, name: str, column: int = 0
    ) -> None:
        """Make a choice.

        Args:
            label: the name of the choice.
            values: pairs of value and label.
            value: the value at first.
            name: the widget's id.
            column: the column at which the values begin, so that those of several rows are aligned.
        """
        super().__init__(id=name, classes="choice")
        self.label = label
        self.column = column
        self.values = list(values)
        self.value = value

    def render(self) -> Text:
        text = Text(f"{self.label.ljust(self.column)}  ", no_wrap=True, overflow="ellipsis")
        text.append("‹ ", ACCENT if self.has_focus else FAINT)
        text.append(dict(self.values)[self.value], "bold")
        text.append(" ›", ACCENT if self.has_focus else FAINT)
        return text

    def offer(self, values: Sequence[tuple[str, str]], value: str) -> None:
        """Replace the values."""
        self.values = list(values)
        self.value = value
        self.refresh()

    def action_turn(self, step: int) -> None:
        """Choose the next value."""
        names = [value for value, _ in self.values]
        self.value = names[(names.index(self.value) + step) % len(names)]
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.focus()
        self.action_turn(1)
