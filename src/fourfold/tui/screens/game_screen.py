"""Playing a game on the full screen, for both games.

Lives here: what playing Quarto and Quartino shares: moves, bots' turns, covers, the clock, undo, saving, the
command line. Does not live here: the layout (`view_screen`), and the keys of each game (`quarto.screen`,
`quartino.screen`).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widgets import Input
from textual.worker import Worker, WorkerState

from fourfold.games.game import Flag, GameError, Move, NotationError, Seat
from fourfold.games.record import Record
from fourfold.tui.host import host_of
from fourfold.tui.match import Answer, BotStopped, Match
from fourfold.tui.new_game import goes_first
from fourfold.tui.saving import for_reading
from fourfold.tui.screens.cover import CoverScreen
from fourfold.tui.screens.headlines import latest_events
from fourfold.tui.screens.record_screen import RecordScreen
from fourfold.tui.screens.rules_screen import RulesScreen
from fourfold.tui.screens.view_screen import ViewScreen

BOT_WORK = "bot"
"""The group of Textual workers in which bots think."""


class GameScreen(ViewScreen):
    """The base class of both games' screens."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "move(-1, 0)", show=False),
        Binding("right,l", "move(1, 0)", show=False),
        Binding("up,k", "move(0, -1)", show=False),
        Binding("down,j", "move(0, 1)", show=False),
        Binding("enter", "act", show=False),
        Binding("space", "mark", show=False),
        Binding("escape", "cancel", show=False),
        Binding("exclamation_mark", "call", show=False),
        Binding("colon", "command", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("m,n", "menu", show=False),
        Binding("r", "record", show=False),
        Binding("a", "again", show=False),
        Binding("question_mark,f1", "rules", show=False),
    ]

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.calling = False
        self._bot_timer: Timer | None = None
        self._awaited: Record | None = None
        """The record at the time of the last question to a bot; None after the answer."""

    def on_mount(self) -> None:
        if self.match.state.rules.turn_seconds is not None:
            self.set_interval(0.25, self._tick)
        if not self.match.record.events:
            self.notice = goes_first(self.match, self.texts)
        if self.match.has_unlearned_bots:
            self.notice = self.texts("tui-bots-not-learned")
        self.go_on()

    def forget(self) -> None:
        """Drop incomplete choices, such as marked squares."""
        self.calling = False

    # Playing.

    def attempt(self, move: Move | str) -> None:
        """Try a move of the person at the keyboard, and continue."""
        self.notice = ""
        if self.match.waits_for_bots(move):
            self.notice = self.texts("tui-bots-no-draw")
            self.show()
            return
        try:
            refusal = self.match.attempt(move, self.match.seat_for(move))
        except NotationError as error:
            self.notice = self.texts.refusal(error)
        else:
            if refusal is not None:
                self.notice = self.texts.refusal(refusal)
            self.forget()
        self.go_on()

    def go_on(self) -> None:
        """Show the present state, then ask a bot or cover the cards for the next person."""
        to_act = self.match.state.to_act
        if to_act != self.revealed:
            self.revealed = None
        self._run_clock()
        self.show()
        if self._awaited is not self.match.record:
            self._stop_bot()
        if self.match.bot_to_act:
            self._ask_bot()
        elif self.match.has_secrets and to_act is not None and self.viewer is None:
            self._cover_cards(to_act)

    # Bots think in a thread, so that the screen reacts meanwhile.

    def _ask_bot(self) -> None:
        if self._awaited is None:
            self._awaited = self.match.record
            pause = max(host_of(self).bot_pause, 0.001)
            self._bot_timer = self.set_timer(pause, self._let_bot_think)

    def _let_bot_think(self) -> None:
        self._bot_timer = None
        # A timer that was stopped just now may still fire.
        if self._awaited is self.match.record:
            think = self.match.ask_bot().think
            self.run_worker(
                think,
                group=BOT_WORK,
                description=BOT_WORK,
                exclusive=True,
                thread=True,
                exit_on_error=False,
            )

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Play the bot's move, unless the question is outdated; leave the game if the bot cannot go on."""
        if event.state is WorkerState.ERROR and event.worker.error is not None:
            self._end_work(event.worker.error)
            return
        answer = event.worker.result
        if event.state is not WorkerState.SUCCESS or not isinstance(answer, Answer):
            return
        if answer.record is not self._awaited:
            return
        try:
            self.match.hear(answer)
        except BotStopped as stopped:
            host_of(self).leave_bot(stopped)
            return
        self._awaited = None
        self.notice = ""
        self.go_on()

    def _end_work(self, error: BaseException) -> None:
        if not isinstance(error, BotStopped):
            raise error
        host_of(self).leave_bot(error)

    def _stop_bot(self) -> None:
        """Cancel the question to a bot; its thread cannot be stopped, but its answer is ignored."""
        self._awaited = None
        self.workers.cancel_group(self, BOT_WORK)
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None

    def _cover_cards(self, seat: Seat) -> None:
        said = latest_events(self.match.record, self.texts, self.match.name)

        def reveal(ready: bool | None) -> None:
            if ready:
                self.revealed = seat
                self._run_clock()
                self.show()
            else:
                self.action_menu()

        self.app.push_screen(CoverScreen(self.match.name(seat), said, self.texts), reveal)

    def _run_clock(self) -> None:
        """Start or stop the clock: it runs from the moment at which the person can see the board."""
        self.match.clock.turn_to(self.match.turn, host_of(self).now(), runs=self.may_act)

    def _tick(self) -> None:
        if not self.may_act:
            return
        if self.match.clock.is_over(host_of(self).now()):
            self.attempt(Flag())
        else:
            self.show_title(self.view)

    # What keys do.

    @abstractmethod
    def action_move(self, across: int, down: int) -> None:
        """Move the cursor."""

    @abstractmethod
    def action_act(self) -> None:
        """Make the move at the cursor."""

    def action_mark(self) -> None:
        """Mark the square at the cursor, or make the move at the cursor."""
        self.action_act()

    @abstractmethod
    def action_call(self) -> None:
        """Begin to call."""

    def action_cancel(self) -> None:
        """Cancel a call or the command line."""
        self.forget()
        self.notice = ""
        self._close_command()
        self.show()

    def action_undo(self) -> None:
        """Go back to the last decision of a person."""
        try:
            self.match.undo()
        except GameError as error:
            self.notice = self.texts.refusal(error)
        else:
            self.notice = self.texts("tui-undone")
        self.forget()
        self.go_on()

    def action_save(self) -> None:
        """Write the game to the folder of saved games."""
        try:
            path = self.match.save()
        except OSError as error:
            self.notice = self.texts("tui-not-saved", reason=error.strerror or str(error))
        else:
            self.notice = self.texts("tui-saved", path=for_reading(path))
        self.show()

    def action_menu(self) -> None:
        """Go to the menu, from which the game can be continued."""
        self._stop_bot()
        host_of(self).show_menu(self.match)

    def action_rules(self) -> None:
        """Show the rules of this game."""
        self.app.push_screen(RulesScreen(self.match.record.game.name, self.texts))

    def action_record(self) -> None:
        """Show the list of moves, beside the board or over it."""
        if self.record_fits:
            self.wants_record = not self.wants_record
            self.show()
        else:
            record = self.match.record
            self.app.push_screen(RecordScreen(record, self.match.name, self.texts))

    def action_again(self) -> None:
        """Begin another game with the same players."""
        if self.match.state.outcome is not None:
            host_of(self).play_again(self.match)

    # The command line.

    def action_command(self) -> None:
        """Open the command line, in which any move can be typed."""
        line = self.query_one("#command", Input)
        line.placeholder = self.texts("tui-command-placeholder")
        line.value = ""
        line.display = True
        self.query_one("#notice").display = False
        line.focus()

    def _close_command(self) -> None:
        self.query_one("#command").display = False
        self.query_one("#notice").display = True
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self._close_command()
        if text := event.value.strip():
            self.attempt(text)
