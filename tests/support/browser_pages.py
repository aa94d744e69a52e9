"""All pages by name, and how a user reaches the pages that need a game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import expect
from tests.support.browser_tables import open_table
from tests.support.browser_users import MY_TURN, Mouse, Person, View
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import is_mine, is_over

ADDRESSES = {
    "home": "/",
    "new-quarto": "/new?game=quarto",
    "new-quartino": "/new?game=quartino",
    "lobby": "/lobby",
    "learn": "/learn",
    "learn-quarto": "/learn/quarto",
    "learn-quartino": "/learn/quartino",
    "learn-danish": "/learn/danish",
    "learn-quarto-strategy": "/learn/quarto-strategy",
    "learn-quartino-strategy": "/learn/quartino-strategy",
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

GAME = """game: quarto
rules: classic+referee
players: A=Ann B="Computer of level seven"
result: A (line)

A give f
B place a3
B give a
A place b3
A give b
B place b2
B give 2
A place d2
A give 0
B place c2
B give 9
A place a2
"""
"""The record of a finished game of Quarto."""


QUARTINO_GAME = (
    Path(__file__).parents[1] / "games" / "quartino" / "goldens" / "two-seats.fgn"
).read_text("utf-8")
"""The record of a finished game of Quartino, with cards that were called."""


RECORD_ADDRESSES = {
    "analysis-game": f"/analysis?{urlencode({'record': GAME})}",
    "analysis-quartino": f"/analysis?{urlencode({'record': QUARTINO_GAME, 'at': 3})}",
    "replay-game": f"/replay?{urlencode({'record': GAME, 'at': 3})}",
    "replay-quartino": f"/replay?{urlencode({'record': QUARTINO_GAME, 'at': 3})}",
}
"""Pages that show a record, which is in their address."""


def play_button(game: str) -> str:
    """Return the selector of the button on the home page that starts a game against a bot."""
    return f"section[aria-labelledby={game}] .button.main"


def begin(player: Person, game: str = "quarto", hand: Mouse | None = None) -> None:
    """Start a game against a bot from the home page."""
    player.open()
    (hand or Mouse(player)).act(play_button(game))
    player.see("[data-phase]")


TOO_FEW_TO_END = 3
"""Moves of a player after which three pieces are on the board: no line is possible yet."""
MAX_MOVES = 16
"""The moves that one of two players makes in a whole game of Quarto."""


def open_against_bot(player: Person, game: str = "quarto", rules: str = "classic") -> str:
    """Open a table with a referee and start a game against a bot; return its id."""
    chairs = [{"name": "Guest"}, {"bot": "level2"}]
    return open_table(player, game=game, rules=f"{rules}+referee", chairs=chairs, start=True)


def wait_for_turn(player: Person, table: str) -> View:
    """Wait until the player is to act or the game is over; return the match in the view of the table."""
    found: list[View] = []

    def is_due() -> bool:
        found.append(player.view_at(table))
        return is_mine(found[-1]) or is_over(found[-1])

    player.wait_until(is_due)
    match: View = found[-1]["match"]
    return match


def play_some(player: Person, table: str, moves: int) -> None:
    """Play some moves of Quarto at a table, beside the page; fewer if the game ends."""
    rng = random.Random(1)
    for _ in range(moves):
        game = wait_for_turn(player, table)["view"]
        if game["outcome"] is not None:
            break
        player.command(table, do="move", move=rng.choice(game["moves"]))


def start_quarto(player: Person, moves: int = 5, rules: str = "classic") -> None:
    """Start a game of Quarto against a bot, play some moves, and open its page."""
    table = open_against_bot(player, rules=rules)
    play_some(player, table, moves)
    player.open(f"/table/{table}")
    player.see(MY_TURN)


def start_mushrooms(player: Person, moves: int = 5) -> None:
    """Start a game of Quarto with mushrooms against a bot, play some moves, and open its page."""
    start_quarto(player, moves, "mushrooms")


def start_quartino(player: Person) -> None:
    """Start a game of Quartino against a bot, play three turns, and choose where to place the next token."""
    table = open_against_bot(player, "quartino", "quartino")
    for number, space in enumerate("c13"):
        place_beside(player, table, number, space)
    wait_for_placement(player, table)
    player.open(f"/table/{table}")
    player.see("[data-phase=place] [data-colour].can")
    player.page.locator("[data-colour].can").nth(3).click()
    last = player.page.locator('[data-space="6"]')
    if player.page.evaluate(CONFIRMS):
        last.click()
    else:
        last.hover()


def wait_for_placement(player: Person, table: str) -> View:
    """Wait until the player is to place a token of Quartino; return the view of the game.

    A column of four, which the other player's last token made, is cleared beside the page.
    """
    game: View = wait_for_turn(player, table)["view"]
    clearings = [move for move in game["moves"] if move.startswith("clear ")]
    if clearings:
        player.command(table, do="move", move=clearings[0])
        game = wait_for_turn(player, table)["view"]
    return game


def place_beside(player: Person, table: str, number: int, space: str) -> None:
    """Place a token on a space of Quartino, beside the page; the number chooses its colour.

    The referee ends the turn, except that of a player who could call a card.
    """
    game = wait_for_placement(player, table)
    placements = [move for move in game["moves"] if re.fullmatch(f"place . {space}", move)]
    player.command(table, do="move", move=placements[number % len(placements)])
    after = player.view_at(table)["match"]["view"]
    if after["turn"] == game["turn"] and "end" in after["moves"]:
        player.command(table, do="move", move="end")


CONFIRMS = "matchMedia('(pointer: coarse)').matches"
"""Script that returns whether players confirm each move, as they do on touch screens."""


def play_quartino_turn(player: Person, colour: int, space: str) -> None:
    """Place a token of the colour with this number, and wait for the player's next turn.

    The referee ends the turn; only a player who could call a card ends it by a button.
    """
    player.see("[data-phase=place] [data-colour].can")
    turn = player.game()["turn"]
    player.page.locator("[data-colour].can").nth(colour).click()
    player.page.locator(f'[data-space="{space}"]').click()
    if player.page.evaluate(CONFIRMS):
        player.page.locator(".actions .button.main").click()

    def is_next() -> bool:
        end = player.page.locator(".actions .call ~ .end:enabled")
        if end.count():
            end.click()
        game = player.game()
        return bool(game["turn"] > turn and game["to_act"] == game["viewer"])

    player.wait_until(is_next)


def wait_for_friends(player: Person) -> None:
    """Open a table for friends, with a free chair."""
    player.open("/new?game=quarto")
    player.page.locator("form .open").click()
    player.see(".invite")


def finish(player: Person) -> None:
    """Play a game of Quarto against a bot to its end, and open its page."""
    start_quarto(player, MAX_MOVES)
    player.see("[data-phase=over]")


def resign(player: Person) -> None:
    """Resign the game at the table, and wait for its end."""
    resigning = player.see(".resign")
    if not resigning.is_visible():
        # On phones the button is in the sheet.
        player.page.locator(".more").click()
    resigning.click()
    player.see(".sure .main").click()
    player.see("[data-phase=over]")


def resign_mushrooms(player: Person) -> None:
    """Play some moves of Quarto with mushrooms, and resign."""
    start_mushrooms(player, TOO_FEW_TO_END)
    resign(player)


def resign_quartino(player: Person) -> None:
    """Play some turns of Quartino, and resign."""
    start_quartino(player)
    resign(player)


def analyse(player: Person) -> None:
    """Play a game to its end and open its analysis."""
    finish(player)
    player.page.locator('a[href^="/analysis?table"]').click()
    # The notes come all at once, when the last move has been judged.
    player.see("section.game figcaption", seconds=3 * PATIENCE_SECONDS)
    expect(player.page.locator("section.game progress")).to_have_count(0)


def replay(player: Person) -> None:
    """Play some moves of Quarto, resign, and open the replay of the game."""
    start_quarto(player, TOO_FEW_TO_END)
    resign(player)
    link = player.page.locator('a[href^="/replay?table"]').first
    if not link.is_visible():
        # On phones the link is in the sheet.
        player.page.locator(".more").click()
    link.click()
    player.see("main h1:not(.unseen)")


def replay_quartino(player: Person) -> None:
    """Open the replay of a game of Quartino at its end."""
    player.open(f"/replay?{urlencode({'record': QUARTINO_GAME})}")
    player.see("[data-slot=moves] [data-node]")


def choose(player: Person) -> None:
    """Open the menu of languages and looks."""
    player.open()
    player.page.locator(".choices > button").click()
    player.see("#choices")


GAMES: dict[str, Callable[[Person], None]] = {
    "waiting": wait_for_friends,
    "quarto": start_quarto,
    "quarto-mushrooms": start_mushrooms,
    "quarto-over": finish,
    "quartino": start_quartino,
    "quartino-over": resign_quartino,
    "analysis-game": analyse,
    "replay-game": replay,
    "replay-quartino": replay_quartino,
    "choices": choose,
}


def go_to_step(player: Person, number: int) -> None:
    """Go to a step of the lesson on the page: by its dot, or on small screens by the menu of steps."""
    dots = player.page.locator(".head li button")
    if dots.count():
        dots.nth(number - 1).click()
    else:
        player.page.locator(".moves select").select_option(str(number - 1))
    settle(player)


SETTLED = """() => document.fonts.ready.then(() => new Promise(done => {
  let drawn = '', since = 0
  const look = now => {
    const root = document.documentElement
    const moving = document.getAnimations().filter(one => one.playState === 'running').length
    const next = [document.querySelectorAll('*').length, root.scrollHeight, moving].join()
    if (next !== drawn) [drawn, since] = [next, now]
    if (now - since > 100) done(true)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}))"""
"""Script that waits until elements, height and running animations have not changed for 100 ms."""


def settle(player: Person) -> None:
    """Wait until fonts are loaded and the page has stopped changing."""
    player.page.evaluate(SETTLED)


def show(player: Person, name: str) -> None:
    """Open a page by name and wait until it is completely drawn."""
    if name in ADDRESSES:
        player.open(ADDRESSES[name])
    else:
        GAMES[name](player)
    settle(player)


NAMES = [*ADDRESSES, *GAMES]
