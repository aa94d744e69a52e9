"""The widget with Quartino's wheel, reserve, players and the viewer's rack.

Lives here: showing a view, and reporting clicks on spaces and cards. Does not live here: what a click means
(`screen`), drawing (`drawing`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.message import Message
from textual.widgets import Static

from fourfold.games.game import Seat
from fourfold.games.quartino import COLOURS, QuartinoView, RackView, Space
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT, TOKENS
from fourfold.tui.quartino.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    WHEELS,
    WheelScale,
    card_at,
    draw_cards,
    draw_wheel,
    space_at,
    token_text,
)

SIDE_WIDTH = 4 * (CARD_WIDTH + 1) + 1
ROWS_BESIDE = 7
"""Rows of the screen above and below the wheel."""


@dataclass(frozen=True, slots=True)
class QuartinoPointer:
    """The chosen space, colour and card, and the spaces to highlight."""

    space: Space | None = None
    colour: str | None = None
    card: int | None = None
    shown: Mapping[Space, str] = field(default_factory=dict)
    last: Space | None = None


class QuartinoBoard(Horizontal):
    """The wheel, and beside it reserve, players and rack."""

    class SpaceChosen(Message):
        """A space was clicked."""

        def __init__(self, space: Space) -> None:
            super().__init__()
            self.space = space

    class CardChosen(Message):
        """A card of the rack was clicked."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        super().__init__()
        self.scale = WHEELS[-1]
        self._cards = 0

    def compose(self) -> ComposeResult:
        yield Static(id="wheel")
        with Vertical(id="side"):
            yield Static(id="reserve")
            yield Static(id="players")
            yield Static(id="rack-title")
            yield Static(id="rack")

    def on_mount(self) -> None:
        # Colours can be clicked, but are not drawn as links.
        self.query_one("#reserve").auto_links = False

    def show(
        self,
        view: QuartinoView,
        texts: Texts,
        pointing: QuartinoPointer,
        room: Size,
        called: Callable[[Seat], str],
        owner: str = "",
    ) -> None:
        """Draw a view with what is chosen.

        Args:
            view: the view to draw.
            texts: the texts of the language.
            pointing: what is chosen.
            room: the available size.
            called: returns a seat with its name.
            owner: the name of the rack's owner, unless the rack is the reader's own.
        """
        self.scale = scale = fitting_wheel(room)
        wheel = self.query_one("#wheel", Static)
        wheel.styles.width, wheel.styles.height = scale.size
        self.query_one("#side").styles.width = SIDE_WIDTH
        drawing = draw_wheel(
            view.board,
            scale,
            cursor=pointing.space,
            shown=pointing.shown,
            last=pointing.last,
        )
        wheel.update(drawing)
        self.query_one("#reserve", Static).update(_reserve(view, texts, pointing.colour))
        self.query_one("#players", Static).update(_players(view, texts, called))
        self._show_rack(view, texts, pointing, owner)

    def _show_rack(
        self, view: QuartinoView, texts: Texts, pointing: QuartinoPointer, owner: str
    ) -> None:
        title, rack = self.query_one("#rack-title", Static), self.query_one("#rack", Static)
        rack.styles.height = CARD_HEIGHT
        self._cards = len(view.rack)
        if view.viewer is None:
            title.update("")
            hidden = texts("tui-rack-hidden") if view.outcome is None else ""
            rack.update(Text(hidden, FAINT))
            return
        heading = texts("tui-rack-of", name=owner) if owner else texts("tui-rack")
        title.update(Text(heading, FAINT, no_wrap=True, overflow="ellipsis"))
        seen = view.racks[view.seats.index(view.viewer)].shown
        rack.update(draw_cards(view.rack, chosen=pointing.card, seen=seen))

    def on_click(self, event: events.Click) -> None:
        if event.widget is None:
            return
        x, y = event.get_content_offset(event.widget) or (-1, -1)
        if event.widget.id == "wheel":
            if (space := space_at(x, y, self.scale)) is not None:
                self.post_message(self.SpaceChosen(space))
        elif event.widget.id == "rack" and (number := card_at(x, y, self._cards)) is not None:
            self.post_message(self.CardChosen(number))


def board_columns(scale: WheelScale) -> int:
    """Return the width of wheel and side at a scale."""
    return scale.size[0] + SIDE_WIDTH + 2


def fitting_wheel(room: Size) -> WheelScale:
    """Return the largest wheel that fits; the smallest if none does."""
    for scale in WHEELS:
        if board_columns(scale) <= room.width and scale.size[1] + ROWS_BESIDE <= room.height:
            return scale
    return WHEELS[-1]


def _reserve(view: QuartinoView, texts: Texts, chosen: str | None) -> Text:
    """Return the number of tokens left of each colour; a click chooses a colour."""
    text = Text(f"{texts('tui-reserve')}  ", FAINT)
    for colour in COLOURS:
        number = view.reserve[colour]
        mark = "▸" if colour == chosen else " "
        style = Style.parse(f"bold {TOKENS[colour]}") + Style(
            meta={"@click": f"screen.colour('{colour}')"}
        )
        text.append(f"{mark}{token_text(colour)}{number} ", style)
    return text


def _players(view: QuartinoView, texts: Texts, called: Callable[[Seat], str]) -> Text:
    """Return for each seat the number of cards left, the cards made, and those shown in wrong calls."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for seat, rack in zip(view.seats, view.racks, strict=True):
        here = seat == view.to_act
        text.append("▶" if here else " ", ACCENT)
        text.append(called(seat), f"bold {ACCENT}" if here else "bold")
        gone = seat not in view.staying
        left = texts("tui-seat-left") if gone else texts("tui-cards-left", number=rack.left)
        text.append(f"  {left}\n")
        if cards := _known(rack, texts, over=view.outcome is not None):
            text.append(f"   {cards}\n", FAINT)
    return text


def _known(rack: RackView, texts: Texts, *, over: bool) -> str:
    parts = []
    if rack.made:
        parts.append(texts("tui-cards-made", cards=" ".join(rack.made)))
    if over and rack.cards:
        cards = " ".join(card or "?" for card in rack.cards)
        parts.append(texts("tui-cards-unmade", cards=cards))
    elif rack.shown:
        parts.append(texts("tui-cards-seen", cards=" ".join(rack.shown)))
    return " · ".join(parts)
