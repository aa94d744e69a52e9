"""Opening a game from a file: a saved game, or any path.

Lives here: choosing and reading the file, and messages about files that cannot be read. Does not live here:
what is done with the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from fourfold.games.game import GameError
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT
from fourfold.tui.match import Match
from fourfold.tui.saving import saved_games, typed_path


class OpenScreen(Screen[Match | None]):
    """The list of saved games and a field for another path; returns the opened match, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]
    AUTO_FOCUS = "OptionList, Input"

    def __init__(self, title: str, texts: Texts) -> None:
        super().__init__()
        self._heading = title
        self._texts = texts
        self._paths = saved_games()

    def compose(self) -> ComposeResult:
        yield Static(Text(self._heading, "bold"), classes="heading")
        if self._paths:
            yield OptionList(*(Option(Text(path.stem)) for path in self._paths), id="saved")
        else:
            yield Static(Text(self._texts("tui-open-none"), FAINT), classes="heading")
        yield Input(placeholder=self._texts("tui-open-path"), id="path")
        yield Static(id="wrong")
        yield Static(Text(self._texts("tui-open-hint"), FAINT), classes="hint")

    @on(OptionList.OptionSelected)
    def _open_saved(self, event: OptionList.OptionSelected) -> None:
        self._open(self._paths[event.option_index])

    @on(Input.Submitted)
    def _open_path(self, event: Input.Submitted) -> None:
        if text := event.value.strip():
            self._open(text)

    def _open(self, file: Path | str) -> None:
        try:
            path = typed_path(file) if isinstance(file, str) else file
            match = Match.load(path)
        except GameError as error:
            wrong = self._texts.correction(error)
            if error.line is not None:
                wrong = self._texts("tui-open-line", number=error.line, reason=wrong)
        except FileNotFoundError:
            wrong = self._texts("tui-open-missing", path=str(file))
        except OSError as error:
            reason = error.strerror or str(error)
            wrong = self._texts("tui-open-unreadable", path=str(file), reason=reason)
        except LookupError:
            wrong = self._texts("tui-open-unknown-bot", path=str(file))
        else:
            self.dismiss(match)
            return
        self.query_one("#wrong", Static).update(Text(wrong, ACCENT))

    def action_leave(self) -> None:
        """Return without a match."""
        self.dismiss(None)
