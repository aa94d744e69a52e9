"""What screens may ask of the application that shows them.

Lives here: the names of those things. Does not live here: how they are done (`app`).
"""

from __future__ import annotations

import random
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from textual.app import App
from textual.screen import Screen

from fourfold.texts import Texts
from fourfold.tui.match import Match


class Host(App[None]):
    """The application as its screens know it."""

    texts: Texts
    match: Match | None
    rng: random.Random
    now: Callable[[], float] = staticmethod(time.monotonic)
    """The time in seconds, for turns that have a limit."""
    bot_pause: float = 0.6
    """Seconds before each move of a bot, so that people can follow."""

    @abstractmethod
    def play(self, match: Match) -> None:
        """Go to the table."""

    @abstractmethod
    def play_again(self, match: Match) -> None:
        """The same people and rules again."""

    @abstractmethod
    def show_menu(self, match: Match | None = None) -> None:
        """Go to the menu, from which this game can be taken up again."""

    @abstractmethod
    def set_language(self, language: str) -> None:
        """Say everything in this language from now on."""

    @abstractmethod
    def quick_quarto(self) -> Match:
        """A game of Quarto against the computer."""

    @abstractmethod
    def begin(
        self, game: str, rules: str, names: Sequence[str], bots: Sequence[str | None]
    ) -> Match:
        """A new match; a name and a bot, or None for a person, for each seat.

        Raises:
            NotationError: there are no such rules.
        """


def host_of(screen: Screen[Any]) -> Host:
    """The application that shows this screen."""
    app: App[Any] = screen.app
    if not isinstance(app, Host):
        raise TypeError(f"expected a screen of Fourfold, got one of {type(app).__name__}")
    return app
