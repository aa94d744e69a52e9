"""The rules of both games: the short version, then every rule.

Lives here: the messages of the page and their order. Does not live here: the sentences.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from fourfold.games.catalogue import GAMES
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT

#: What the glossary tells, in its order.
WORDS = (
    *("board", "square", "piece", "trait", "line", "two-by-two", "call", "quarto-call"),
    *("give", "place", "decline", "beginners", "advanced", "team", "going-round"),
    *("space", "rim", "centre", "token", "reserve", "card", "rack", "deck", "column"),
    *("four-colours", "quartino-call", "turn", "clockwise", "player", "seat", "win", "draw"),
)


def rules_text(game: str, texts: Texts, codes: bool = False) -> Text:
    """Return the rules of a game, one line per paragraph; with codes, titles begin like "Q5"."""
    page = Text()
    page.append(f"{texts(f'game-{game}')}\n\n", f"bold {ACCENT}")
    page.append(f"{texts.prose(f'rules-{game}-intro')}\n\n")
    page.append(f"{texts('tui-rules-in-short')}\n", f"bold {ACCENT}")
    page.append(f"{texts.prose(f'{game}-in-short')}\n\n")
    page.append(f"{texts('tui-rules-in-full')}\n", f"bold {ACCENT}")
    page.append(f"{texts.prose('tui-rules-readings')}\n\n", FAINT)
    for rule in [*GAMES[game].rule_ids, "table"]:
        code = f"{rule.upper()}  " if codes and rule != "table" else ""
        page.append(f"{code}{texts(f'rule-{rule}-title')}\n", "bold")
        page.append(f"{texts.prose(f'rule-{rule}-text')}\n\n")
    if texts.language != "en":
        page.append(glossary(texts))
    page.append(texts.prose("not-affiliated"), FAINT)
    return page


def glossary(texts: Texts) -> Text:
    """Return the English terms, which records and keys use, with their translations."""
    english = Texts("en")
    page = Text()
    page.append(f"{texts('tui-rules-words')}\n", f"bold {ACCENT}")
    for word in WORDS:
        page.append(f"{english(f'word-{word}')} – {texts(f'word-{word}')}\n")
    page.append("\n")
    return page


class RulesScreen(Screen[None]):
    """The scrollable page; Tab switches to the other game, c shows or hides the codes of the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,m,enter,question_mark,f1", "dismiss", show=False),
        Binding("tab,left,right", "other_game", show=False, priority=True),
        Binding("c", "codes", show=False),
        Binding("j", "scroll(1)", show=False),
        Binding("k", "scroll(-1)", show=False),
    ]

    def __init__(self, game: str, texts: Texts) -> None:
        super().__init__()
        self._game = game
        self._texts = texts
        self._codes = False

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(id="page", classes="measure")
        yield Static(Text(self._texts("tui-rules-hint"), FAINT), classes="hint")

    def on_mount(self) -> None:
        self._show()
        self.query_one(VerticalScroll).focus()

    def _show(self) -> None:
        page = rules_text(self._game, self._texts, self._codes)
        self.query_one("#page", Static).update(page)

    def action_other_game(self) -> None:
        """Turn to the other game's rules."""
        games = list(GAMES)
        self._game = games[(games.index(self._game) + 1) % len(games)]
        self._show()
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_codes(self) -> None:
        """Show or hide the codes of the rules."""
        self._codes = not self._codes
        self._show()

    def action_scroll(self, rows: int) -> None:
        """Scroll by rows."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)
