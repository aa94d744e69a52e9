"""The form for a new game: seats, players, who begins, and rules.

Lives here: the form. Does not live here: choosing the rules (`rules_builder`), lots and the order of the
seats (`new_game`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from fourfold.bots import bots_of
from fourfold.games.catalogue import GAMES
from fourfold.games.game import NotationError
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT, TEAMS
from fourfold.tui.host import host_of
from fourfold.tui.match import Match
from fourfold.tui.new_game import NewGame, Player, Way
from fourfold.tui.screens.form import ROW_KEYS, Choice
from fourfold.tui.screens.rules_builder import RulesBuilder

LONGEST_NAME = 16
LABELS = 8
"""Columns for the names of the choices."""
NOBODY = ""
"""The value of the choice of the first player until somebody is chosen."""


class SetupScreen(Screen[Match | None]):
    """The form for a new game; returns the new match, or None if the form is cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *ROW_KEYS,
        Binding("escape", "leave", show=False),
    ]
    AUTO_FOCUS = "#start"

    def __init__(self, plan: NewGame, texts: Texts) -> None:
        """Make the form for a new game, with what is known of it already."""
        super().__init__()
        self.plan = plan
        self._facts = GAMES[plan.name]
        self._counts = sorted({*self._facts.offered_seats, plan.seats})
        self._most = max(self._counts)
        self._texts = texts
        self._page = Texts(texts.language, "page")
        self._described = plan.bot or ""
        """The bot that was chosen last, or another choice of a player."""

    @property
    def rules(self) -> str:
        """Return the chosen rules string."""
        return self.plan.rules or self._facts.presets[0]

    def compose(self) -> ComposeResult:
        texts = self._texts
        heading = texts("tui-setup-title", game=texts(f"game-{self.plan.name}"))
        yield Static(Text(heading, "bold"), classes="heading")
        with VerticalScroll(id="form", can_focus=False):
            yield Button(texts("tui-setup-start"), id="start", variant="primary")
            yield Static(id="wrong")
            yield Choice(
                texts("tui-setup-seats"),
                [(str(count), self._seat_choice(count)) for count in self._counts],
                str(self.plan.seats),
                "seats",
                LABELS,
            )
            yield from self._seat_rows()
            yield Static(id="bot-text")
            yield Choice(self._page("page-begins"), [("lot", "")], "lot", "way", LABELS)
            yield Choice("", [(NOBODY, "")], NOBODY, "first", LABELS)
            yield Button(texts("tui-setup-rules"), id="rules", compact=True, classes="row")
            yield Static(id="rules-text")
            free = self._page("page-one-sided-free")
            yield Button(free, id="free", compact=True, classes="row")
        yield Static(Text(texts("tui-form-hint"), FAINT), classes="hint")

    def _seat_rows(self) -> Iterator[Widget]:
        """Yield a row for each seat, partners under the name of their team."""
        if not self._facts.has_teams:
            yield from map(self._seat_row, range(self._most))
            return
        names = map(self._page, ("page-one-team", "page-other-team"))
        for team, (name, style) in enumerate(zip(names, TEAMS.values(), strict=True)):
            yield Static(Text(f" {name} ", style), id=f"team-{team}", classes="team")
            yield from map(self._seat_row, range(team, self._most, 2))

    def _seat_row(self, place: int) -> Widget:
        kind = "person" if self.plan.bot is None or not place else self.plan.bot
        label = self._texts("tui-player", seat=str(place + 1))
        called = self.plan.first or "" if not place else ""
        return Horizontal(
            Choice(label, self._kinds(), kind, f"kind-{place}", LABELS),
            Input(
                called,
                id=f"name-{place}",
                placeholder=self._texts("tui-setup-name"),
                max_length=LONGEST_NAME,
                compact=True,
            ),
            classes="seat",
            id=f"seat-{place}",
        )

    def on_mount(self) -> None:
        self._show()
        if self.plan.first is not None:
            self._choice("way").value = "chosen"
            self._show()
            self._choice("first").value = "0"

    def _choice(self, name: str) -> Choice:
        return self.query_one(f"#{name}", Choice)

    def _bot_in_words(self, bot: str) -> Text:
        """Return the name of a bot and the sentence about its strength, as the page says them."""
        if not self._page.has(message := f"page-level-{bot}"):
            return Text()
        name = self._page(message)
        if level := re.fullmatch(r"level(\d)", bot):
            name = self._page("page-level-numbered", number=level[1], name=name)
        about = self._page(f"{message}.about", game=self.plan.name)
        return Text(f"  {self._texts('tui-bot-about', name=name, about=about)}", FAINT)

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
        known = bots_of(self.plan.name)
        own = [self.plan.bot] if self.plan.bot and self.plan.bot not in known else []
        kinds = [("person", self._texts("tui-setup-person"))]
        return kinds + [(bot, levels.get(bot, bot)) for bot in [*known, *own]]

    @property
    def _players(self) -> list[Player]:
        """Return the players as the form has them, those without a name named by their number."""
        count = int(self._choice("seats").value)
        kinds = [self._choice(f"kind-{place}").value for place in range(count)]
        people = kinds.count("person")
        players = []
        for place, kind in enumerate(kinds):
            number = str(place + 1)
            if kind == "person":
                alone = self._texts("tui-person")
                usual = alone if people == 1 else self._texts("tui-player", seat=number)
            else:
                alone = self._texts("tui-computer")
                several = self._texts("tui-computer-of", seat=number)
                usual = alone if count - people == 1 else several
            typed = self.query_one(f"#name-{place}", Input).value.strip()
            players.append(Player(typed or usual, None if kind == "person" else kind))
        return players

    @on(Choice.Changed)
    @on(Input.Changed)
    def _change(self, change: Choice.Changed | Input.Changed) -> None:
        self._say("")
        if isinstance(change, Choice.Changed) and (change.choice.id or "").startswith("kind-"):
            self._described = change.choice.value
        self._show()

    def _show(self) -> None:
        """Show the rows of the chosen number of seats, what the bot chosen last is like, and the rules."""
        players = self._players
        self.query_one("#bot-text", Static).update(self._bot_in_words(self._described))
        for place in range(self._most):
            self.query_one(f"#seat-{place}").display = place < len(players)
        for row in self.query(".team"):
            row.display = len(players) > 2
        self._ask_who_begins(players)
        self.query_one("#rules-text", Static).update(
            Text(f"  {self._texts.edition(str(self.rules))}", ACCENT)
        )
        one_sided = self.plan.one_sided(self._texts)
        self.query_one("#free").display = one_sided is not None
        if one_sided is not None:
            self._say(one_sided)

    def _ask_who_begins(self, players: list[Player]) -> None:
        """Offer the ways in which these players can settle who begins, and their names."""
        ways = self.plan.ways(players)
        way, first = self._choice("way"), self._choice("first")
        was_usual = way.value == way.values[0][0]
        value = way.value if way.value in ways and not was_usual else ways[0]
        way.offer([(one, self._page(f"page-begins-{one}")) for one in ways], value)
        first.display = value != "lot"
        first.label = self._page("page-youngest" if value == "youngest" else "page-begins")
        asked = [
            (str(number), player.name)
            for number, player in enumerate(players)
            if value != "youngest" or player.bot is None
        ]
        values = [(NOBODY, "…"), *asked]
        chosen = first.value if first.value in dict(values) else NOBODY
        first.offer(values, chosen)

    def _say(self, wrong: str) -> None:
        self.query_one("#wrong", Static).update(Text(wrong, ACCENT))

    @on(Button.Pressed, "#rules")
    def _choose_rules(self) -> None:
        def take(rules: str | None) -> None:
            if rules is not None:
                self.plan = replace(self.plan, rules=rules)
                self._say("")
                self._show()

        self.app.push_screen(RulesBuilder(self.plan.name, self.rules, self._texts), take)

    @on(Button.Pressed, "#free")
    def _free_colours(self) -> None:
        self.plan = self.plan.with_free_colours()
        self._say("")
        self.query_one("#start").focus()
        self._show()

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        players = self._players
        value = self._choice("way").value
        way = next(one for one in self.plan.ways(players) if one == value)
        chosen = self._choice("first")
        if way != "lot" and chosen.value == NOBODY:
            self._say(self._page("page-first-wanted"))
            chosen.focus()
            return
        first = None if way == "lot" else int(chosen.value)
        self._begin(players, first, way)

    def _begin(self, players: list[Player], first: int | None, way: Way) -> None:
        try:
            match = self.plan.begin(players, host_of(self).rng, first, way)
        except NotationError as error:
            self._say(self._texts.refusal(error))
        else:
            self.dismiss(match)

    def action_leave(self) -> None:
        """Return without a match."""
        self.dismiss(None)
