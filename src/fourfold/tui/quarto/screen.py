"""The screen of Quarto: cursor and keys become moves.

Lives here: the meaning of keys in Quarto. Does not live here: what both games share (`game_screen`), and any
knowledge of lines: in rulebook play only the players look for them.
"""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget

from fourfold.games.game import Seat, View
from fourfold.games.quarto import Call, Decline, Give, Piece, Place, QuartoView, Square
from fourfold.games.quarto.pieces import VALUES, line_of
from fourfold.games.quarto.state import CALLS_A_TURN
from fourfold.tui.match import Match
from fourfold.tui.quarto.board import QuartoBoard, QuartoPointer
from fourfold.tui.screens.game_screen import GameScreen
from fourfold.tui.screens.key_hints import KeyHint

MARKS_PER_CALL = 4


class QuartoScreen(GameScreen):
    """A game of Quarto."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "decline", show=False),
        Binding("backspace", "unmark", show=False),
    ]

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._square = Square(5)
        self._piece = Piece(0)
        self._marks: tuple[Square, ...] = ()

    def compose_board(self) -> Widget:
        return QuartoBoard()

    def forget(self) -> None:
        super().forget()
        self._marks = ()

    @property
    def _points_at_board(self) -> bool:
        return self.calling or self.view.phase in ("place", "decline")

    def show_board(self, view: View) -> None:
        if not isinstance(view, QuartoView):
            raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
        giveable = self._giveable
        if giveable and self._piece not in giveable:
            self._piece = min(giveable, key=lambda piece: abs(piece - self._piece))
        pointing = QuartoPointer()
        if self.may_act and self._points_at_board:
            pointing = QuartoPointer(square=self._square, marks=self._marks)
        elif self.may_act:
            pointing = QuartoPointer(piece=self._piece)
        self.query_one(QuartoBoard).show(view, self.texts, pointing, self.room)

    @property
    def _giveable(self) -> list[Piece]:
        """Return the pieces that the person at the keyboard may give now."""
        return [move.piece for move in self.view.moves if isinstance(move, Give)]

    def colour_of(self, seat: Seat) -> str:
        view = self.view
        if not isinstance(view, QuartoView) or view.rules.owned is None:
            return ""
        kind = "mushroom" if view.rules.has_mushrooms else "value"
        return self.texts(f"{kind}-{view.rules.colour_of(seat)}")

    def asked(self, view: View) -> str:
        name = self.called(view.to_act)
        if self.calling:
            if len(self._marks) < MARKS_PER_CALL:
                return self.texts("tui-ask-mark", name=name, number=len(self._marks))
            return self.texts("tui-ask-confirm", squares=" ".join(map(str, self._marks)))
        if view.phase == "give":
            return self.texts("tui-ask-give", name=name)
        if view.phase == "decline":
            return self.texts("tui-ask-decline", name=name)
        return self.texts("tui-ask-place", name=name)

    def tip(self, view: View) -> str:
        if not isinstance(view, QuartoView):
            return ""
        if view.outcome is not None:
            return self._shared(view)
        if view.offer:
            return self.texts("tui-draw-offered", name=self.match.name(view.offer[0]))
        if view.rules.referee:
            return self.texts("tui-tip-referee")
        if view.refusals:
            return self.texts("tui-false-calls", number=view.refusals, most=CALLS_A_TURN)
        return self.texts("tui-tip-call")

    def _shared(self, view: QuartoView) -> str:
        """What the pieces of the winning line have in common."""
        kind = "mushroom" if view.rules.has_mushrooms else "value"
        parts = []
        for line in view.shown:
            shared = view.rules.shared(view.board, line)
            values = [
                self.texts(f"{kind}-{v}") for bit, v in enumerate(VALUES) if shared >> bit & 1
            ]
            squares = self.texts.enumeration([str(square) for square in line])
            shared_words = self.texts.enumeration(values)
            parts.append(self.texts("tui-line-shares", squares=squares, values=shared_words))
        return " ".join(parts)

    def hints(self, view: View) -> list[KeyHint]:
        texts = self.texts
        if not self.may_act or not isinstance(view, QuartoView):
            return []
        if self.calling:
            return [
                KeyHint("␣", texts("tui-key-mark"), "mark"),
                KeyHint("↵", texts("tui-key-confirm"), "act"),
                KeyHint(texts("tui-key-escape"), texts("tui-key-cancel"), "cancel"),
            ]
        hints = [KeyHint("←↑↓→", texts("tui-key-move"), "")]
        if view.phase == "decline":
            hints.append(KeyHint("d", texts("word-decline"), "decline"))
        else:
            does = texts("word-give") if view.phase == "give" else texts("word-place")
            hints.append(KeyHint("↵", does, "act"))
        if not view.rules.referee:
            hints.append(KeyHint("!", texts("word-quarto-call"), "call"))
        return hints

    def action_move(self, across: int, down: int) -> None:
        if not self.may_act:
            return
        if self._points_at_board:
            file = (self._square % 4 + across) % 4
            rank = (self._square // 4 - down) % 4
            self._square = Square(4 * rank + file)
        else:
            self._piece = self._next_piece(across, down)
        self.show()

    def _next_piece(self, across: int, down: int) -> Piece:
        """Return the next giveable piece in a direction; the tray wraps around."""
        giveable = self._giveable
        row, column = divmod(int(self._piece), 4)
        for step in range(1, 4):
            there = Piece((row + down * step) % 4 * 4 + (column + across * step) % 4)
            if there in giveable:
                return there
        # No giveable piece in this row or column: the next one in reading order.
        ahead = across + down > 0
        ordered = sorted(giveable, reverse=not ahead)
        beyond = [p for p in ordered if (p > self._piece if ahead else p < self._piece)]
        return (beyond or ordered or [self._piece])[0]

    def action_act(self) -> None:
        if not self.may_act:
            return
        if self.calling:
            if len(self._marks) == MARKS_PER_CALL:
                self.attempt(Call(line_of(*self._marks)))
            else:
                self.action_mark()
        elif self.view.phase == "give":
            self.attempt(Give(self._piece))
        elif self.view.phase == "place":
            self.attempt(Place(self._square))

    def action_mark(self) -> None:
        if not self.calling:
            self.action_act()
        elif self._square in self._marks:
            self._marks = tuple(square for square in self._marks if square != self._square)
        elif len(self._marks) < MARKS_PER_CALL:
            self._marks = (*self._marks, self._square)
        self.show()

    def action_unmark(self) -> None:
        """Remove the last mark."""
        self._marks = self._marks[:-1]
        self.show()

    def action_call(self) -> None:
        view = self.view
        if not self.may_act or not isinstance(view, QuartoView):
            return
        if view.rules.referee:
            self.notice = self.texts("tui-tip-referee")
        elif view.refusals >= CALLS_A_TURN:
            self.notice = self.texts("tui-no-more-calls")
        else:
            self.notice = ""
            self._marks = ()
            self.calling = True
        self.show()

    def action_decline(self) -> None:
        """Decline to call, after the sixteenth piece."""
        if self.may_act and self.view.phase == "decline":
            self.attempt(Decline())

    @on(QuartoBoard.SquareChosen)
    def _choose_square(self, event: QuartoBoard.SquareChosen) -> None:
        if self.may_act and self._points_at_board:
            self._square = event.square
            if self.calling:
                self.action_mark()
            else:
                self.action_act()

    @on(QuartoBoard.PieceChosen)
    def _choose_piece(self, event: QuartoBoard.PieceChosen) -> None:
        if self.may_act and not self._points_at_board:
            self._piece = event.piece
            self.action_act()
