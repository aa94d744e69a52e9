"""The rules builder: a form for any rules, with an editable rules string.

Lives here: the form. Does not live here: the conversion of choices into rules (`rules_choices`).
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from fourfold.games.catalogue import GAMES, game
from fourfold.games.game import NotationError
from fourfold.games.quarto.pieces import TRAITS
from fourfold.texts import Texts
from fourfold.tui.colours import ACCENT, FAINT
from fourfold.tui.screens.form import ROW_KEYS, Choice
from fourfold.tui.screens.rules_choices import (
    NO_LIMIT,
    choices_of,
    counted_values,
    rules_of,
    with_preset,
)

LABEL_COLUMNS = 33
"""The width of the choices' names."""
TURN_SECONDS = (NO_LIMIT, "15", "30", "60", "90", "120", "300")
TURN_LIMITS = ("50", "100", "200", "300", "400")


class RulesBuilder(Screen[str | None]):
    """The form for a rule set; returns a rules string, or None if the form is cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *ROW_KEYS,
        Binding("escape", "leave", show=False),
    ]
    AUTO_FOCUS = "#preset"

    def __init__(self, name: str, rules: str, texts: Texts) -> None:
        super().__init__()
        self._game = name
        self._texts = texts
        self.rules = rules
        self._choices = choices_of(game(name, rules).rules)

    def compose(self) -> ComposeResult:
        yield Static(Text(self._texts("tui-builder-title"), "bold"), classes="heading")
        with VerticalScroll(id="form", can_focus=False):
            for name, value in self._choices.items():
                yield Choice(self._label(name), self._values(name), value, name, LABEL_COLUMNS)
            yield Static(id="about")
            yield Input(self.rules, id="rules-line", compact=True)
            yield Static(id="wrong")
            yield Button(self._texts("tui-builder-done"), id="done", variant="primary")
        yield Static(Text(self._texts("tui-form-hint"), FAINT), classes="hint")

    def _label(self, name: str) -> str:
        if name in TRAITS:
            kind = "mushroom-trait" if self._choices["preset"] == "mushrooms" else "trait"
            return self._texts("tui-builder-counts", trait=self._texts(f"{kind}-{name}"))
        labels = {
            "preset": self._texts("tui-builder-preset", game=self._game),
            "squares": self._texts("option-squares"),
            "colours": self._texts("tui-builder-colours"),
            "sight": self._texts("tui-builder-sight"),
            "false-call": self._texts("tui-builder-false-call"),
            "turn": self._texts("tui-builder-turn"),
            "turns": self._texts("tui-builder-turns"),
        }
        return labels[name]

    def _values(self, name: str) -> list[tuple[str, str]]:
        texts = self._texts
        chosen = self._choices[name]
        if name == "preset":
            return [(preset, texts(f"preset-{preset}")) for preset in GAMES[self._game].presets]
        if name in TRAITS:
            kind = "mushroom" if self._choices["preset"] == "mushrooms" else "value"
            one, other = counted_values(name)
            words = {value: texts(f"{kind}-{value}") for value in (one, other)}
            return [
                ("both", texts("tui-builder-both", one=words[one], other=words[other])),
                (one, texts("tui-builder-only", value=words[one])),
                (other, texts("tui-builder-only", value=words[other])),
                ("none", texts("tui-builder-none")),
            ]
        if name in ("turn", "turns"):
            known = TURN_SECONDS if name == "turn" else TURN_LIMITS
            numbers = sorted({*known, chosen}, key=int)
            return [(number, self._limit(name, number)) for number in numbers]
        if name == "squares":
            return [("no", texts("tui-no")), ("yes", texts("tui-yes"))]
        if name == "false-call":
            return [
                ("refused", texts("tui-builder-refused")),
                ("loses", texts("option-lose-on-false-call")),
            ]
        options = {"colours": ("free", "owned", "owned-dark"), "sight": ("players", "referee")}
        return [(option, texts(f"option-{option}")) for option in options[name]]

    def _limit(self, name: str, number: str) -> str:
        if number == NO_LIMIT:
            return self._texts("tui-builder-no-clock")
        return self._texts(f"option-{name}", number=int(number))

    def _about(self, name: str) -> str:
        texts = self._texts
        value = self._choices[name]
        if name == "preset":
            return texts(f"preset-{value}-about")
        if name in TRAITS:
            one, other = counted_values(name)
            return texts("option-values.about" if value in (one, other) else "option-traits.about")
        if name in ("colours", "sight"):
            return texts(f"option-{value}.about", game=self._game)
        options = {"false-call": "lose-on-false-call"}
        return texts(f"option-{options.get(name, name)}.about", number=0)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        about = ""
        if isinstance(event.widget, Choice) and event.widget.id:
            about = self._about(event.widget.id)
        elif event.widget.id == "rules-line":
            about = self._texts("tui-builder-line-about")
        self.query_one("#about", Static).update(Text(about, FAINT))

    @on(Choice.Changed)
    def _choose(self, event: Choice.Changed) -> None:
        name, value = event.choice.id or "", event.choice.value
        if name == "preset":
            self._choices = with_preset(self._game, self._choices, value)
        else:
            self._choices[name] = value
        rules = rules_of(self._game, self._choices)
        if rules is None:
            self._say(self._texts("tui-builder-nothing"))
        else:
            self._set(str(rules))
            line = self.query_one("#rules-line", Input)
            with line.prevent(Input.Changed):
                line.value = self.rules
        self._offer()
        self.query_one("#about", Static).update(Text(self._about(name), FAINT))

    @on(Input.Changed, "#rules-line")
    def _edit(self, event: Input.Changed) -> None:
        try:
            rules = game(self._game, event.value.strip() or "?").rules
        except NotationError as error:
            self._say(self._texts.refusal(error))
        else:
            self._set(str(rules))
            self._choices = choices_of(rules)
            self._offer()

    def _offer(self) -> None:
        for name, value in self._choices.items():
            choice = self.query_one(f"#{name}", Choice)
            choice.label = self._label(name)
            choice.offer(self._values(name), value)

    def _set(self, rules: str) -> None:
        self.rules = rules
        self._say("")

    def _say(self, wrong: str) -> None:
        self.query_one("#wrong", Static).update(Text(wrong, ACCENT))
        self.query_one("#done", Button).disabled = bool(wrong)

    @on(Button.Pressed, "#done")
    @on(Input.Submitted)
    def _finish(self) -> None:
        if not self.query_one("#done", Button).disabled:
            self.dismiss(self.rules)

    def action_leave(self) -> None:
        """Return without a change."""
        self.dismiss(None)
