"""A game of Quartino at a table without a server, as its user plays it on the page: soon lost.

Lives here: reading the table from the browser's storage, and a user who helps the opponent to make cards, so
that a whole game takes about seven turns. Does not live here: the opponent, which the page lets play.
"""

from __future__ import annotations

from playwright.sync_api import Page
from tests.support.browser_users import Person, View

from fourfold.games.game import Move
from fourfold.games.quartino import Quartino, QuartinoState

STORED_TABLE = """() => JSON.parse(
  localStorage[Object.keys(localStorage).find((key) => key.startsWith('fourfold-table-'))])"""
MY_TURN = "[data-phase=place] [data-colour].can, .actions :is(.end, .clear), [data-phase=over]"
SEATS = "AB"
RIM = 8
TOKENS_OF_CARD = 4


def stored_table(page: Page) -> View:
    """Return the table that the browser has stored."""
    found: View = page.evaluate(STORED_TABLE)
    return found


def bot_of(table: View) -> str:
    """Return the seat of the bot at a table of two: its chair is the second."""
    return SEATS[table["order"].index(1)]


def state_of(table: View) -> QuartinoState:
    """Return the state of the game at a table."""
    dealt = {seat: cards.split(",") for seat, cards in zip(SEATS, table["deal"], strict=True)}
    state = Quartino(table["settings"]["rules"]).start(2, first="A", deal=dealt)
    for event in table["events"]:
        state = state.play(event.split(" ", 1)[1])
    return state


def start_game(person: Person, bot: str) -> None:
    """Start a game of Quartino against a bot on the home page."""
    game = person.open().locator("section[aria-labelledby=quartino]")
    game.locator("select").select_option(bot)
    game.locator(".button.main").click()
    person.see("[data-phase]")


def lose(person: Person) -> View:
    """Play until the game is over, always for the opponent; return the stored table."""
    page = person.page
    while True:
        person.see(MY_TURN)
        table = stored_table(page)
        state = state_of(table)
        if state.outcome is not None:
            return table
        bot = bot_of(table)
        if state.to_act == bot:
            page.wait_for_timeout(20)
            continue
        moves = {str(move): move for move in state.moves()}
        tokens = [move for text, move in moves.items() if text.startswith("place ")]
        if tokens:
            _, colour, space = str(_helpful(state, tokens, bot)).split()
            page.locator(f'[data-colour="{colour}"].can').click()
            page.locator(f'[data-space="{space}"]').click()
        elif "end" in moves:
            _end_unless_page_does(page, state)
        else:
            page.locator(".actions .clear").first.click()
        _wait_for_news(person, table)


def end_turn(person: Person, before: View) -> None:
    """End the turn of a person who has placed a token since ``before``, unless the page ends it."""
    _wait_for_news(person, before)
    table = stored_table(person.page)
    state = state_of(table)
    if state.to_act not in {bot_of(table), None} and "end" in map(str, state.moves()):
        _end_unless_page_does(person.page, state)


def _end_unless_page_does(page: Page, state: QuartinoState) -> None:
    """End a turn by its button if a card may be called; without one, the page ends the turn.

    In rulebook play the page does so only while everybody sees that there are too few tokens for a card.
    """
    is_too_early = sum(map(len, state.board)) < TOKENS_OF_CARD
    if len(list(state.moves())) > 1 or not (state.rules.referee or is_too_early):
        page.locator(".actions .end").click()


def _wait_for_news(person: Person, table: View) -> None:
    """Wait until something has happened at a table."""
    person.wait_until(lambda: bool(stored_table(person.page)["seq"] != table["seq"]))


def _helpful(state: QuartinoState, tokens: list[Move], bot: str) -> Move:
    """Return the placement after which a card of the bot lacks the fewest tokens."""
    cards = state.racks[SEATS.index(bot)]

    def nearness(move: Move) -> int:
        columns = state.play(move).position.split()[0].split("/")
        tops = [column[-1] for column in columns]
        return max(
            (tops[0] == card[0])
            + sum(tops[1 + (first + number) % RIM] == card[1 + number] for number in range(3))
            for card in cards
            if card
            for first in range(RIM)
        )

    return max(tokens, key=nearness)
