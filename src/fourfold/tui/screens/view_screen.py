"""The layout of a game's screen, and whose view it shows.

Lives here: title, board, status lines and key hints. Does not live here: playing (`game_screen`), the boards
and keys of each game (`quarto.screen`, `quartino.screen`).
"""

from __future__ import annotations

from abc import abstractmethod

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from fourfold.games.game import Seat, View
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT, TEAMS
from fourfold.tui.host import host_of
from fourfold.tui.match import Match
from fourfold.tui.screens.headlines import latest_events
from fourfold.tui.screens.key_hints import KeyHint, hint_lines
from fourfold.tui.screens.record_screen import record_text
from fourfold.tui.screens.too_small import MIN_SIZE, TooSmall
from fourfold.tui.teams import cut_names, name_in_team, teams_of, winner_names

RECORD_COLUMNS = 30
"""The width of the list of moves beside the board."""


class ViewScreen(Screen[None]):
    """A screen that shows a view of a match."""

    AUTO_FOCUS = ""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.notice = ""
        self.wants_record = False
        self.revealed: Seat | None = None
        """The seat whose secrets are shown, in games with secrets and several people."""

    # What a game adds.

    @abstractmethod
    def compose_board(self) -> Widget:
        """Return the widget with the board and everything beside it."""

    @abstractmethod
    def show_board(self, view: View) -> None:
        """Draw a view."""

    @abstractmethod
    def asked(self, view: View) -> str:
        """Return the line that asks the person to act for a move."""

    @abstractmethod
    def tip(self, view: View) -> str:
        """Return the line that is shown if there is no notice."""

    @abstractmethod
    def hints(self, view: View) -> list[KeyHint]:
        """Return the keys that can be used now."""

    def called(self, seat: Seat | None) -> str:
        """Return the name of a seat's player, with the team if there are teams."""
        seats = self.match.state.seats
        return name_in_team(seat or seats[0], seats, self.match.name, self.texts)

    def colour_of(self, seat: Seat) -> str:  # noqa: ARG002
        """Return the name of a seat's colour, if colours are owned, otherwise an empty text."""
        return ""

    # Whose view is shown.

    @property
    def texts(self) -> Texts:
        """Return the texts of the chosen language."""
        return host_of(self).texts

    @property
    def viewer(self) -> Seat | None:
        """Return the seat whose view is shown: the only person's, or the person's to act after the cover."""
        people = self.match.people
        if len(people) == 1:
            return people[0]
        to_act = self.match.state.to_act
        if to_act not in people or (self.match.has_secrets and to_act != self.revealed):
            return None
        return to_act

    @property
    def view(self) -> View:
        """Return the view that is drawn."""
        return self.match.state.view(self.viewer)

    @property
    def may_act(self) -> bool:
        """Return True if the person at the keyboard is to act."""
        to_act = self.match.state.to_act
        return to_act is not None and to_act == self.viewer

    # The screen.

    def compose(self) -> ComposeResult:
        yield TooSmall()
        with Vertical(id="whole"):
            yield Static(id="title")
            with Horizontal(id="table"):
                yield self.compose_board()
                with VerticalScroll(id="record"):
                    yield Static(id="record-text")
            yield Static(id="ask")
            yield Static(id="said")
            yield Static(id="notice")
            yield Input(id="command", compact=True)
            yield Static(id="hints")

    def on_mount(self) -> None:
        self.query_one("#command").display = False
        self.query_one("#record").can_focus = False
        self.query_one("#hints").auto_links = False

    def on_resize(self, _: events.Resize) -> None:
        self.show()

    def show(self) -> None:
        """Draw the whole screen."""
        self.query_one(TooSmall).check(self.texts)
        view = self.view
        self.show_title(view)
        panel = self.query_one("#record")
        panel.display = self.wants_record and self.record_fits
        if panel.display:
            text = record_text(self.match.record, self.match.name, self.texts)
            self.query_one("#record-text", Static).update(text)
            self.query_one("#record", VerticalScroll).scroll_end(animate=False)
        self.show_board(view)
        asked = Text(self._asked(view), style="bold", no_wrap=True, overflow="ellipsis")
        self.query_one("#ask", Static).update(asked)
        self._show_lines(view)
        self.query_one("#hints", Static).update(self._hint_line(view))

    def _show_lines(self, view: View) -> None:
        """Show the latest events and a notice or tip, in three rows; a long notice takes two or all."""
        notice = Text(self.notice or self.tip(view))
        notice.stylize(ACCENT if self.notice or view.outcome is not None else FAINT)
        # Words do not fill their rows.
        width = self.size.width - 2
        rows = 1 if notice.cell_len <= width else min(3, 1 + notice.cell_len // (width - 4))
        lines = self.query_one("#notice", Static)
        lines.styles.height = rows
        lines.update(notice)
        said = latest_events(self.match.record, self.texts, self.match.name, most=3 - rows)
        lines = self.query_one("#said", Static)
        lines.styles.height = 3 - rows
        lines.update(Text(said, no_wrap=True, overflow="ellipsis"))

    @property
    def record_fits(self) -> bool:
        """Return True if the list of moves fits beside the board."""
        return self.size.width >= MIN_SIZE.width + RECORD_COLUMNS

    @property
    def room(self) -> Size:
        """Return the size available to the board and the lines under it."""
        beside = RECORD_COLUMNS if self.wants_record and self.record_fits else 0
        return Size(self.size.width - beside, self.size.height)

    def show_title(self, view: View) -> None:
        """Show the game, the remaining time, the players and the rules."""
        text = Text(self.texts(f"game-{self.match.record.game.name}"), "bold", no_wrap=True)
        text.overflow = "ellipsis"
        left = self.match.clock.left(host_of(self).now())
        if left is not None and self.may_act:
            text.append(f"  {self.texts('tui-seconds-left', number=round(left))}", ACCENT)
        text.append(" ")
        if teams := teams_of(view.seats):
            self._add_teams(text, teams, view.to_act)
        else:
            self._add_players(text, view)
        text.append(f"   {self.texts.edition(str(self.match.record.game.rules))}", FAINT)
        self.query_one("#title", Static).update(text)

    def _add_players(self, text: Text, view: View) -> None:
        for seat in view.seats:
            here = seat == view.to_act
            mark = "▶" if here else " "
            called = self.match.seat_and_name(seat)
            text.append(f" {mark}{called}", f"bold {ACCENT}" if here else "")
            if colour := self.colour_of(seat):
                text.append(f" ({colour})", ACCENT if here else "")

    def _add_teams(self, text: Text, teams: dict[str, list[Seat]], to_act: Seat | None) -> None:
        """Add each team's band with its partners; long names are cut so that all of them fit."""
        number = sum(map(len, teams.values()))
        colours = {team: self.colour_of(seats[0]) for team, seats in teams.items()}
        bands = sum(len(f"  {team} {colour} ") for team, colour in colours.items())
        most = max(3, (self.size.width - 2 - text.cell_len - bands) // number - 2)
        everybody = [seat for seats in teams.values() for seat in seats]
        called = dict(
            zip(everybody, cut_names(list(map(self.match.name, everybody)), most), strict=True)
        )
        for team, seats in teams.items():
            text.append(" ")
            text.append(f" {team} {colours[team]} ".replace("  ", " "), TEAMS[team])
            for seat in seats:
                here = seat == to_act
                mark, style = ("▶", f"bold {ACCENT}") if here else (" ", "")
                text.append(f" {mark}", style)
                text.append(called[seat], style)

    def _asked(self, view: View) -> str:
        if view.outcome is not None:
            names = winner_names(view.seats, self.match.name, self.texts)
            return self.texts.outcome(view.outcome, names)
        if self.match.bot_to_act:
            return self.texts("tui-thinking", name=self.called(view.to_act))
        return self.asked(view)

    def _hint_line(self, view: View) -> Text:
        texts = self.texts
        undo = [KeyHint("u", texts("tui-key-undo"), "undo")] if self.match.can_undo else []
        shared = [
            *undo,
            KeyHint("s", texts("tui-key-save"), "save"),
            KeyHint("r", texts("tui-key-record"), "record"),
            KeyHint(":", texts("tui-key-command"), "command"),
            KeyHint("?", texts("tui-key-rules"), "rules"),
            KeyHint("m", texts("tui-key-menu"), "menu"),
        ]
        first = (
            [KeyHint("a", texts("tui-key-again"), "again")] if view.outcome else self.hints(view)
        )
        return hint_lines([*first, *shared], self.size.width - 2)
