"""The screen of Quartino: cursor and keys become moves.

Lives here: the meaning of keys in Quartino. Does not live here: what both games share (`game_screen`), and
any knowledge of situations or of cards to call: in rulebook play only the players look for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget

from fourfold.games.game import View
from fourfold.games.quartino import (
    SPACES,
    Call,
    Card,
    Clear,
    End,
    Place,
    QuartinoView,
    SayColours,
    SayColumn,
    Space,
)
from fourfold.games.record import Event
from fourfold.tui.hint_steps import HintSteps, hinted_view
from fourfold.tui.match import Match
from fourfold.tui.quartino.board import QuartinoBoard, QuartinoPointer
from fourfold.tui.quartino.drawing import next_space
from fourfold.tui.screens.game_screen import GameScreen
from fourfold.tui.screens.key_hints import KeyHint


class QuartinoScreen(GameScreen):
    """A game of Quartino."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(colour, f"colour('{colour.upper()}')", show=False) for colour in "ybgp"),
        *(Binding(f"upper_{c}", f"colour('{c.upper()}')", show=False) for c in "ybgp"),
        *(Binding(number, f"number({number})", show=False) for number in "12345678"),
        Binding("c,0", "number(0)", show=False),
        Binding("f", "say_colours", show=False),
        Binding("o", "say_column", show=False),
        Binding("x", "clear", show=False),
        Binding("e", "end", show=False),
        Binding("t", "hint", show=False),
    ]

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._space = SPACES[0]
        self._colour: str | None = None
        self._card: int | None = None
        self._hints = HintSteps()

    def compose_board(self) -> Widget:
        return QuartinoBoard()

    def forget(self) -> None:
        super().forget()
        self._card = None
        self._colour = None

    @property
    def _called_card(self) -> Card | None:
        view = self.view
        if self._card is None or not isinstance(view, QuartinoView):
            return None
        return view.rack[self._card] if self._card < len(view.rack) else None

    def show_board(self, view: View) -> None:
        if not isinstance(view, QuartinoView):
            raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
        last = last_space(self.match.record.events)
        pointing = QuartinoPointer(last=last)
        if self.may_act:
            shown: dict[Space, str] = {}
            card = self._called_card
            if self.calling and card is not None and self._space != SPACES[0]:
                shown = dict(zip(card.spaces(self._space), card, strict=True))
            pointing = QuartinoPointer(self._space, self._colour, self._card, shown, last)
        board = self.query_one(QuartinoBoard)
        board.show(view, self.texts, pointing, self.room, self.match.seat_and_name)

    def asked(self, view: View) -> str:
        texts, name = self.texts, self.match.name(view.to_act or "")
        if not isinstance(view, QuartinoView):
            return ""
        if self.calling:
            card = self._called_card
            if card is None:
                return texts("tui-ask-card", number=len(view.rack))
            colour = texts(f"token-{card[1]}")
            return texts("tui-ask-first", card=str(card), colour=colour)
        if view.phase == "clear":
            return texts("tui-ask-clear", name=name, spaces=_names(view.clearing))
        if view.phase == "call":
            return texts("tui-ask-call", name=name)
        if view.clearing:
            return texts("tui-ask-both", name=name, number=view.due, spaces=_names(view.clearing))
        return texts("tui-ask-token", name=name, number=view.due)

    def tip(self, view: View) -> str:
        if not isinstance(view, QuartinoView) or view.outcome is not None:
            return ""
        if view.offer:
            return self.texts("tui-draw-offered", name=self.match.name(view.offer[0]))
        calls = [move for move in view.moves if isinstance(move, Call)]
        if calls:
            card, space = str(calls[0].card), str(calls[0].first)
            return self.texts("tui-tip-quartino", card=card, space=space)
        if not self.may_act:
            return ""
        may_say = not view.rules.referee and view.rules.situations and not view.begun
        if may_say:
            return self.texts("tui-tip-say")
        column = " ".join(view.board[self._space]) or "–"
        return self.texts("tui-column-at", space=str(self._space), column=column)

    def hints(self, view: View) -> list[KeyHint]:
        texts = self.texts
        if not self.may_act or not isinstance(view, QuartinoView):
            return []
        if self.calling:
            return [
                KeyHint("1–4", texts("word-card"), ""),
                KeyHint("↵", texts("tui-key-confirm"), "act"),
                KeyHint(texts("tui-key-escape"), texts("tui-key-cancel"), "cancel"),
            ]
        hints = []
        if view.phase == "call":
            hints.append(KeyHint("!", texts("word-quartino-call"), "call"))
            hints.append(KeyHint("e", texts("tui-key-end"), "end"))
        elif not view.rules.referee and view.rules.situations and not view.begun:
            hints.append(KeyHint("f", texts("word-four-colours"), "say_colours"))
            hints.append(KeyHint("o", texts("word-column"), "say_column"))
        if view.clearing:
            hints.append(KeyHint("x", texts("tui-key-clear"), "clear"))
        if view.phase == "place":
            hints.append(KeyHint("ybgp", texts("tui-key-colour"), ""))
            hints.append(KeyHint("↵", texts("tui-key-place-token"), "act"))
        if hinted_view(self.match) is not None:
            hints.append(KeyHint("t", texts("tui-key-hint"), "hint"))
        return hints

    def action_move(self, across: int, down: int) -> None:
        if self.may_act:
            self._space = next_space(self._space, across, down)
            self.show()

    def action_number(self, number: int) -> None:
        """Move the cursor to a space or, in a call, choose a card."""
        if not self.may_act:
            return
        view = self.view
        if self.calling and self._card is None:
            if isinstance(view, QuartinoView) and 1 <= number <= len(view.rack):
                self._choose_card(number - 1)
            return
        self._space = SPACES[number]
        self.show()

    def _choose_card(self, number: int) -> None:
        self._card = number
        if self._space == SPACES[0]:
            self._space = SPACES[1]
        self.show()

    def action_colour(self, colour: str) -> None:
        """Choose the colour of the token to place."""
        if self.may_act and not self.calling:
            self._colour = colour
            self.notice = ""
            self.show()

    def action_act(self) -> None:
        if not self.may_act:
            return
        phase = self.view.phase
        card = self._called_card
        if self.calling:
            if card is not None and self._space != SPACES[0]:
                self.attempt(Call(card, self._space))
        elif phase == "clear":
            self.attempt(Clear(self._space))
        elif phase == "place" and self._colour is not None:
            self.attempt(Place(self._colour, self._space))
        elif phase == "place":
            self.notice = self.texts("tui-choose-colour")
            self.show()

    def action_call(self) -> None:
        if self.may_act:
            self.forget()
            self.notice = ""
            self.calling = True
            self.show()

    def action_say_colours(self) -> None:
        """Say that some colour has four or more tokens on the wheel (T7)."""
        if self.may_act:
            self.attempt(SayColours())

    def action_say_column(self) -> None:
        """Say that the column at the cursor has four or more tokens (T8)."""
        if self.may_act:
            self.attempt(SayColumn(self._space))

    def action_clear(self) -> None:
        """Clear the only column that is due, otherwise the column at the cursor."""
        view = self.view
        if self.may_act and isinstance(view, QuartinoView):
            only = view.clearing[0] if len(view.clearing) == 1 else self._space
            self.attempt(Clear(only))

    def action_end(self) -> None:
        """End the turn."""
        if self.may_act:
            self.attempt(End())

    def action_hint(self) -> None:
        """Show the nearest card and what others may hold; the second time, the move of the strong player."""
        if self.may_act:
            self.notice = self._hints.ask(self.match, self.texts)
            self.show()

    @on(QuartinoBoard.SpaceChosen)
    def _point_at_space(self, event: QuartinoBoard.SpaceChosen) -> None:
        if self.may_act:
            self._space = event.space
            self.show()
            self.action_act()

    @on(QuartinoBoard.CardChosen)
    def _point_at_card(self, event: QuartinoBoard.CardChosen) -> None:
        if self.may_act:
            self.notice = ""
            self.calling = True
            self._choose_card(event.number)


def last_space(events: Sequence[Event]) -> Space | None:
    """Return the space of the last placement or clearing; None if there is none."""
    for event in reversed(events):
        if isinstance(event.move, Place | Clear):
            return event.move.space
    return None


def _names(spaces: tuple[Space, ...]) -> str:
    return " / ".join(map(str, spaces))
