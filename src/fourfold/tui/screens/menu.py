"""The menu. Playing Quarto against a bot is its first choice.

Lives here: the choices and where they lead. Does not live here: the screens to which they lead.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Static

from fourfold.games.quarto import Piece
from fourfold.texts import LANGUAGES, Texts
from fourfold.tui.colours import FAINT
from fourfold.tui.host import host_of
from fourfold.tui.match import Match
from fourfold.tui.new_game import USUAL_BOT, NewGame
from fourfold.tui.puzzles.series import PuzzleSeries
from fourfold.tui.quarto.drawing import SMALL, draw_piece
from fourfold.tui.screens.form import ROW_KEYS, Choice
from fourfold.tui.screens.open_screen import OpenScreen
from fourfold.tui.screens.puzzle_screen import puzzle_screen
from fourfold.tui.screens.replay_screen import ReplayScreen
from fourfold.tui.screens.rules_screen import RulesScreen


class MenuScreen(Screen[None]):
    """The first screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *ROW_KEYS,
        Binding("k", "app.focus_previous", show=False),
        Binding("j", "app.focus_next", show=False),
        Binding("q,escape", "app.quit", show=False),
        Binding("question_mark,f1", "rules", show=False),
    ]
    AUTO_FOCUS = "#computer"

    def __init__(self, texts: Texts, match: Match | None = None) -> None:
        super().__init__()
        self._texts = texts
        self._match = match

    def compose(self) -> ComposeResult:
        texts = self._texts
        yield Static(_banner(texts), id="banner")
        with VerticalScroll(id="menu", can_focus=False):
            if self._match is not None:
                yield self._row("continue", texts("tui-menu-continue"))
            yield Button(texts("tui-menu-computer"), id="computer", variant="primary")
            yield self._row("two", texts("tui-menu-two"))
            yield self._row("teams", texts("tui-menu-teams"))
            yield self._row("quarto", texts("tui-menu-quarto"))
            yield self._row("quartino", texts("tui-menu-quartino"))
            yield self._row("puzzles-quarto", texts("tui-menu-puzzles-quarto"))
            yield self._row("puzzles-quartino", texts("tui-menu-puzzles-quartino"))
            yield self._row("resume", texts("tui-menu-resume"))
            yield self._row("replay", texts("tui-menu-replay"))
            yield self._row("rules", texts("tui-menu-rules"))
            languages = [(code, Texts(code)("language-name")) for code in LANGUAGES]
            yield Choice(texts("tui-menu-language"), languages, texts.language, "language")
            yield self._row("quit", texts("tui-menu-quit"))
        yield Static(Text(texts("tui-menu-hint"), FAINT), classes="hint")

    def on_mount(self) -> None:
        # After leaving a game by mistake Enter continues it.
        if self._match is not None and self._match.state.outcome is None:
            self.query_one("#continue").focus()

    def _row(self, name: str, label: str) -> Button:
        return Button(label, id=name, compact=True, classes="row")

    @on(Button.Pressed, "#computer")
    def _play_computer(self) -> None:
        host_of(self).begin(NewGame("quarto", bot=USUAL_BOT))

    @on(Button.Pressed, "#continue")
    def _continue(self) -> None:
        if self._match is not None:
            host_of(self).play(self._match)

    @on(Button.Pressed, "#two")
    def _play_two(self) -> None:
        host_of(self).set_up(NewGame("quarto"))

    @on(Button.Pressed, "#teams")
    def _set_up_teams(self) -> None:
        host_of(self).set_up(NewGame("quarto", seats=4))

    @on(Button.Pressed, "#quarto")
    def _set_up_quarto(self) -> None:
        host_of(self).set_up(NewGame("quarto", bot=USUAL_BOT))

    @on(Button.Pressed, "#quartino")
    def _set_up_quartino(self) -> None:
        host_of(self).set_up(NewGame("quartino", bot=USUAL_BOT))

    @on(Button.Pressed, "#puzzles-quarto")
    def _solve_quarto(self) -> None:
        self._solve("quarto")

    @on(Button.Pressed, "#puzzles-quartino")
    def _solve_quartino(self) -> None:
        self._solve("quartino")

    def _solve(self, game: str) -> None:
        series = PuzzleSeries(game, self._texts, host_of(self).rng)
        self.app.push_screen(puzzle_screen(series))

    @on(Button.Pressed, "#resume")
    def _resume(self) -> None:
        def go_on(match: Match | None) -> None:
            if match is not None:
                host_of(self).play(match)

        title = self._texts("tui-open-resume")
        self.app.push_screen(OpenScreen(title, self._texts), go_on)

    @on(Button.Pressed, "#replay")
    def _replay(self) -> None:
        def show(match: Match | None) -> None:
            if match is not None:
                self.app.push_screen(ReplayScreen(match, self._texts))

        title = self._texts("tui-open-replay")
        self.app.push_screen(OpenScreen(title, self._texts), show)

    @on(Button.Pressed, "#rules")
    def action_rules(self) -> None:
        """Show the rules, beginning with Quarto's."""
        self.app.push_screen(RulesScreen("quarto", self._texts))

    @on(Choice.Changed, "#language")
    def _set_language(self, event: Choice.Changed) -> None:
        host_of(self).set_language(event.choice.value)

    @on(Button.Pressed, "#quit")
    async def _quit(self) -> None:
        await self.app.action_quit()


def _banner(texts: Texts) -> Text:
    """Return four pieces that share nothing, and the name of the program."""
    drawings = [draw_piece(Piece(number), SMALL).split("\n") for number in (0, 7, 13, 10)]
    words = [Text("Fourfold", "bold"), Text(texts("tui-about"), FAINT), Text("")]
    banner = Text()
    for row in range(SMALL.tall):
        for drawing in drawings:
            banner.append_text(drawing[row])
            banner.append("  ")
        banner.append(" ")
        banner.append_text(words[row])
        if row < SMALL.tall - 1:
            banner.append("\n")
    return banner
