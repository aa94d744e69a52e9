"""All pages that there are, and how to come to those that need a game."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect
from tests.support.browser_users import MY_TURN, PATIENCE, Mouse, Person, move, play_out

ADDRESSES = {
    "home": "/",
    "new-quarto": "/new?game=quarto",
    "new-quartino": "/new?game=quartino",
    "lobby": "/lobby",
    "learn": "/learn",
    "learn-quarto": "/learn/quarto",
    "learn-quartino": "/learn/quartino",
    "rules": "/rules",
    "rules-classic": "/rules/classic",
    "rules-mushrooms": "/rules/mushrooms",
    "rules-danish": "/rules/danish",
    "rules-quartino": "/rules/quartino",
    "puzzles": "/puzzles",
    "analysis": "/analysis",
    "replay": "/replay",
    "games": "/games",
    "privacy": "/privacy",
    "nowhere": "/nowhere",
}


def play_button(game: str) -> str:
    """What is pressed on the first page to play against a bot."""
    return f"section[aria-labelledby={game}] .button.main"


def begin(player: Person, game: str = "quarto", hand: Mouse | None = None) -> None:
    """From the first page to a game against a bot, with one click."""
    player.open()
    (hand or Mouse(player)).act(play_button(game))
    player.see("[data-phase]")


def start_quarto(player: Person) -> None:
    """A game of Quarto, a few moves on: far from its end, whatever is played."""
    begin(player)
    play_some(player)


def play_some(player: Person) -> None:
    """A few moves of Quarto."""
    for _ in range(5):
        move(player, Mouse(player), random.Random(1))
    player.see(MY_TURN)


def start_mushrooms(player: Person) -> None:
    """The same with mushrooms."""
    player.open("/new?game=quarto&opponent=bot")
    player.page.locator("label.pill:has(input[name=preset])").nth(1).click()
    player.page.locator("label.pill:has(input[name=sight])").nth(1).click()
    player.page.locator("form .open").click()
    player.see("[data-phase]")
    play_some(player)


def start_quartino(player: Person) -> None:
    """A game of Quartino against a bot, three turns on."""
    begin(player, "quartino")
    page = player.page
    for number, space in enumerate("c136"):
        player.see("[data-colour].can")
        page.locator("[data-colour].can").nth(number % 4).click()
        page.locator(f'[data-space="{space}"]').click()
        if number < 3:
            page.locator(".actions .button.main").click()
            player.see("[data-phase=call] .actions .end")
            page.locator(".actions .end").last.click()
            player.see("[data-phase=place]")


def wait_for_friends(player: Person) -> None:
    """A table with a free chair."""
    player.open("/new?game=quarto")
    player.page.locator("form .open").click()
    player.see(".invite")


def finish(player: Person) -> None:
    """A game of Quarto that is over."""
    begin(player)
    play_out(player, Mouse(player))


def analyse(player: Person) -> None:
    """What it was worth."""
    finish(player)
    player.page.locator('a[href^="/analysis?table"]').click()
    # The notes come all at once, when the last move has been judged.
    player.see("section.game .plot svg", seconds=3 * PATIENCE)
    expect(player.page.locator("section.game progress")).to_have_count(0)


def replay(player: Person) -> None:
    """How it went."""
    finish(player)
    player.page.locator('a[href^="/replay?table"]').click()
    player.see("main h1:not(.unseen)")


def choose(player: Person) -> None:
    """The menu of languages and looks."""
    player.open()
    player.page.locator(".choices > button").click()
    player.see("#choices")


GAMES: dict[str, Callable[[Person], None]] = {
    "waiting": wait_for_friends,
    "quarto": start_quarto,
    "quarto-mushrooms": start_mushrooms,
    "quarto-over": finish,
    "quartino": start_quartino,
    "analysis-game": analyse,
    "replay-game": replay,
    "choices": choose,
}


def settle(player: Person) -> None:
    """Wait until what was drawn stays as it is."""
    player.page.evaluate("document.fonts.ready.then(() => true)")
    player.page.wait_for_timeout(250)


def show(player: Person, name: str) -> None:
    """Have a person look at a page, completely drawn."""
    if name in ADDRESSES:
        player.open(ADDRESSES[name])
    else:
        GAMES[name](player)
    settle(player)


NAMES = [*ADDRESSES, *GAMES]
