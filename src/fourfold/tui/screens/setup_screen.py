"""The form for a new game: seats, players and rules.

Lives here: the form. Does not live here: choosing the rules (`rules_builder`).
"""

from __future__ import annotations

import re
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from fourfold.bots import bots_of
from fourfold.games.catalogue import GAMES
from fourfold.games.game import NotationError
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT
from fourfold.tui.host import host_of
from fourfold.tui.match import Match
from fourfold.tui.screens.form import ROW_KEYS, Choice
from fourfold.tui.screens.rules_builder import RulesBuilder

MAX_SEATS = 6
"""Seats that the form has room for."""
LONGEST_NAME = 16
LABELS = 8
"""Columns for the names of the choices."""
FIRST_BOT = "greedy"
"""The bot that the form offers at first."""


class SetupScreen(Screen[Match | None]):
    """The form for a new game; returns the new match, or None if the form is cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *ROW_KEYS,
        Binding("escape", "leave", show=False),
    ]
    AUTO_FOCUS = "#start"

    def __init__(self, game: str, texts: Texts, seats: int = 2, computer: bool = True) -> None:
        """Make the form for a new game.

        Args:
            game: the name of the game.
            texts: the texts in the language of the form.
            seats: the number of seats that the form shows at first.
            computer: True if all seats but the first are bots at first.
        """
        super().__init__()
        self._game = game
        self._facts = GAMES[game]
        self._seat_counts = [
            count
            for count in self._facts.seat_counts
            if count <= MAX_SEATS and not (self._facts.has_teams and count % 2)
        ]
        self._texts = texts
        self._seats = seats
        self._computer = computer
        self.rules = self._facts.presets[0]
        self._described = FIRST_BOT if computer else ""
        """The bot that was chosen last, or another choice of a player."""

    def compose(self) -> ComposeResult:
        texts = self._texts
        heading = texts("tui-setup-title", game=texts(f"game-{self._game}"))
        yield Static(Text(heading, "bold"), classes="heading")
        with VerticalScroll(id="form", can_focus=False):
            yield Button(texts("tui-setup-start"), id="start", variant="primary")
            yield Choice(
                texts("tui-setup-seats"), self._seat_choices(), str(self._seats), "seats", LABELS
            )
            for place in range(max(self._seat_counts)):
                with Horizontal(classes="seat", id=f"seat-{place}"):
                    kind = FIRST_BOT if self._computer and place else "person"
                    yield Choice(str(place), self._kinds(), kind, f"kind-{place}", LABELS)
                    yield Input(
                        id=f"name-{place}",
                        placeholder=texts("tui-setup-name"),
                        max_length=LONGEST_NAME,
                        compact=True,
                    )
            yield Static(id="bot-text")
            yield Button(texts("tui-setup-rules"), id="rules", compact=True, classes="row")
            yield Static(id="rules-text")
        yield Static(Text(texts("tui-form-hint"), FAINT), classes="hint")

    def on_mount(self) -> None:
        self._show()

    def _bot_in_words(self, bot: str) -> Text:
        """Return the name of a bot and the sentence about its strength, as the page says them."""
        page = Texts(self._texts.language, "page")
        if not page.has(message := f"page-level-{bot}"):
            return Text()
        name = page(message)
        if level := re.fullmatch(r"level(\d)", bot):
            name = page("page-level-numbered", number=level[1], name=name)
        about = page(f"{message}.about", game=self._game)
        return Text(f"  {self._texts('tui-bot-about', name=name, about=about)}", FAINT)

    def _seat_choices(self) -> list[tuple[str, str]]:
        return [(str(count), self._seat_choice(count)) for count in self._seat_counts]

    def _seat_choice(self, count: int) -> str:
        if not self._facts.has_teams:
            return self._texts("tui-setup-number", number=count)
        if count == 2:
            return self._texts("tui-setup-two")
        return self._texts("tui-setup-teams", number=count // 2)

    def _kinds(self) -> list[tuple[str, str]]:
        levels = {
            "random": self._texts("tui-bot-random"),
            "greedy": self._texts("tui-bot-greedy"),
            "perfect": self._texts("tui-bot-perfect"),
            "strong": self._texts("tui-bot-strong"),
        }
        for number in range(1, 8):
            levels[f"level{number}"] = self._texts("tui-bot-level", number=number)
        kinds = [("person", self._texts("tui-setup-person"))]
        return kinds + [(bot, levels.get(bot, bot)) for bot in bots_of(self._game)]

    @on(Choice.Changed)
    def _show(self, change: Choice.Changed | None = None) -> None:
        """Show the rows of the chosen number of seats, what the bot chosen last is like, and the rules."""
        number = int(self.query_one("#seats", Choice).value)
        names = self._facts.seat_names(number)
        if change is not None and change.choice.id != "seats":
            self._described = change.choice.value
        self.query_one("#bot-text", Static).update(self._bot_in_words(self._described))
        for place in range(max(self._seat_counts)):
            self.query_one(f"#seat-{place}").display = place < number
            if place < number:
                choice = self.query_one(f"#kind-{place}", Choice)
                choice.label = self._texts("tui-setup-seat", seat=names[place])
                choice.refresh()
        self.query_one("#rules-text", Static).update(Text(f"  {self.rules}", ACCENT))

    @on(Button.Pressed, "#rules")
    def _choose_rules(self) -> None:
        def take(rules: str | None) -> None:
            if rules is not None:
                self.rules = rules
                self._show()

        self.app.push_screen(RulesBuilder(self._game, self.rules, self._texts), take)

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        number = int(self.query_one("#seats", Choice).value)
        kinds = [self.query_one(f"#kind-{place}", Choice).value for place in range(number)]
        names = [self._name_at(place, number, kinds) for place in range(number)]
        bots = [None if kind == "person" else kind for kind in kinds]
        try:
            match = host_of(self).begin(self._game, self.rules, names, bots)
        except NotationError as error:
            self.query_one("#rules-text", Static).update(Text(self._texts.refusal(error), ACCENT))
        else:
            self.dismiss(match)

    def _name_at(self, place: int, number: int, kinds: list[str]) -> str:
        if typed := self.query_one(f"#name-{place}", Input).value.strip():
            return typed
        seat = self._facts.seat_names(number)[place]
        if kinds[place] == "person":
            alone = kinds.count("person") == 1
            return self._texts("tui-person") if alone else self._texts("tui-player", seat=seat)
        alone = len(kinds) - kinds.count("person") == 1
        if alone:
            return self._texts("tui-computer")
        return self._texts("tui-computer-of", seat=seat)

    def action_leave(self) -> None:
        """Return without a match."""
        self.dismiss(None)
