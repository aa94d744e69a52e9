"""The interface of the application that its screens use.

Lives here: abstract methods, so that screens need not import the application. Does not live here: their
implementation (`app`).
"""

from __future__ import annotations

import random
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from textual.app import App
from textual.screen import Screen

from fourfold.texts import Texts
from fourfold.tui.match import BotStopped, Match
from fourfold.tui.new_game import NewGame


class Host(App[None]):
    """The application, as far as its screens use it."""

    texts: Texts
    match: Match | None
    rng: random.Random
    now: Callable[[], float] = staticmethod(time.monotonic)
    """Return the time in seconds, for turns with a time limit."""
    bot_pause: float = 0.6
    """Seconds before each move of a bot, so that people can follow."""
    lots_seconds: float = 1.6
    """Seconds for which the result of lots is shown; with 0 lots are told, but not shown."""

    @abstractmethod
    def play(self, match: Match) -> None:
        """Show the screen of this match."""

    @abstractmethod
    def begin(self, plan: NewGame) -> None:
        """Begin a game of one person and bots, or ask several people who they are."""

    @abstractmethod
    def set_up(self, plan: NewGame) -> None:
        """Show the form for a new game, then the game."""

    @abstractmethod
    def play_again(self, match: Match) -> None:
        """Begin another match with the same players and rules."""

    @abstractmethod
    def show_menu(self, match: Match | None = None) -> None:
        """Show the menu, from which this match can be continued."""

    @abstractmethod
    def leave_bot(self, stopped: BotStopped) -> None:
        """Leave the application, because a bot cannot go on."""

    @abstractmethod
    def set_language(self, language: str) -> None:
        """Change the language of all texts."""


def host_of(screen: Screen[Any]) -> Host:
    """Return the application that shows a screen."""
    app: App[Any] = screen.app
    if not isinstance(app, Host):
        raise TypeError(f"expected a screen of Fourfold, got one of {type(app).__name__}")
    return app
