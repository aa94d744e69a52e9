"""Lost and slow connections: a cut connection, a killed server, an offline browser, late acknowledgements."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.support import services
from tests.support.browser_pages import begin, resign
from tests.support.browser_tables import meet, play
from tests.support.browser_users import (
    CONNECTION_ERRORS,
    MY_TURN,
    Mouse,
    Person,
    choices,
    move,
    play_out,
)
from tests.support.full_disks import files_limited
from tests.support.tcp_proxy import tcp_proxy


def some_moves(player: Person, number: int) -> None:
    """Start a game against a bot and make some moves."""
    begin(player)
    rng = random.Random(5)
    for _ in range(number):
        assert move(player, Mouse(player), rng)


def act_without_a_connection(player: Person) -> str:
    """Click a move while the connection is lost; return the text of the move."""
    squares, pieces = choices(player)
    text = f"place {squares[0]}" if squares else f"give {pieces[0]}"
    where = f'[data-square="{squares[0]}"]' if squares else f'[data-piece="{pieces[0]}"]'
    player.page.locator(where).click()
    return text


def moves_made(player: Person) -> list[str]:
    """Return all moves of the game, without the seats."""
    return [event.partition(" ")[2] for event in player.view()["match"]["events"]]


def goes_on(player: Person, made: str, before: list[str]) -> None:
    """Assert that the connection is open again and that the move was made exactly once."""
    player.see("[data-connection=open]")
    player.wait_until(lambda: len(moves_made(player)) > len(before))
    assert moves_made(player)[: len(before) + 1] == [*before, made]
    game = play_out(player, Mouse(player))
    played = [text for text in moves_made(player) if text.startswith(("give", "place"))]
    assert len(set(played)) == len(played)
    assert game["outcome"]


def test_no_move_is_lost_when_the_connection_is_cut(person, page_server):
    with tcp_proxy(page_server.url) as proxy:
        player = person(url=proxy.url)
        player.allow(*CONNECTION_ERRORS)
        some_moves(player, 3)
        player.see(".square.can, .tray .can")
        before = moves_made(player)
        proxy.cut()
        player.see("[data-connection=lost]")
        assert player.page.locator("[data-connection=lost]").inner_text()
        made = act_without_a_connection(player)
        expect(player.page.locator("[data-connection=lost]")).to_contain_text("is saved here")
        # The move waits where it leads to, marked as waiting, and no other can be made.
        expect(player.page.locator("[data-unsent]")).to_have_attribute("data-unsent", made)
        waits = ".ghost ~ g [data-waits]" if made.startswith("place") else ".tray .pending"
        expect(player.page.locator(waits)).to_have_count(1)
        expect(player.page.locator("[data-hand], .can")).to_have_count(0)
        player.page.wait_for_timeout(400)
        proxy.restore()
        goes_on(player, made, before)
        player.context.close()


def test_move_that_waits_for_a_connection_is_sent_after_the_page_was_loaded_again(person):
    player = person()
    player.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    some_moves(player, 1)
    player.see(".square.can, .tray .can")
    before, address = moves_made(player), player.page.url
    player.context.set_offline(True)
    player.see("[data-connection=lost]")
    made = act_without_a_connection(player)
    player.see("[data-unsent]")
    # The page is left before the connection is back.
    player.page.goto("about:blank")
    player.context.set_offline(False)
    player.page.goto(address)
    player.see("[data-connection=open]")
    player.wait_until(lambda: len(moves_made(player)) > len(before))
    assert moves_made(player)[: len(before) + 1] == [*before, made]
    expect(player.page.locator("[data-unsent]")).to_have_count(0)


def test_move_that_waited_for_a_connection_and_is_refused_is_explained_and_taken_back(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    away = seats["B"]
    away.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    away.see(".square.can")
    away.context.set_offline(True)
    away.see("[data-connection=lost]")
    away.page.locator('[data-square="d4"]').click()
    away.see(".ghost ~ g [data-waits]")
    resign(seats["A"])
    away.context.set_offline(False)
    away.see("[data-phase=over]")
    expect(away.page.locator(".quarto .error")).not_to_be_empty()
    expect(away.page.locator("[data-waits], [data-unsent]")).to_have_count(0)
    expect(away.page.locator("[data-stands]")).to_have_count(2)


@pytest.mark.slow
def test_no_move_is_lost_when_the_server_is_killed_and_restarted(person, tmp_path):
    with services.server(tmp_path) as server:
        player = person(url=server.url)
        player.allow(*CONNECTION_ERRORS)
        some_moves(player, 4)
        player.see(".square.can, .tray .can")
        before = moves_made(player)
        server.kill()
        player.see("[data-connection=lost]")
        made = act_without_a_connection(player)
        server.start()
        goes_on(player, made, before)
        # Closed here, so that the server's own end is not trouble in the browser.
        player.context.close()


def test_loss_of_the_network_is_shown_within_2_seconds(person):
    player = person()
    player.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    begin(player, "quarto")
    player.see(MY_TURN)
    player.see("[data-connection=open]")
    player.context.set_offline(True)
    player.see("[data-connection=lost]", 2)
    player.context.set_offline(False)
    player.see("[data-connection=open]", 3)


def test_next_move_can_be_made_before_the_last_one_is_acknowledged(person):
    """The server sends the view after a move to everybody, then tells the mover that the move is done."""

    def without_acknowledgements(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: None if '"kind":"done"' in frame else socket.send(frame))

    seats = meet(person)
    ada = seats["A"]
    ada.page.route_web_socket(re.compile("/socket"), without_acknowledgements)
    ada.page.reload()
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    play(seats, "B", "place c1")


def test_move_that_the_server_cannot_save_waits_and_the_page_says_so(person, tmp_path):
    with services.server(tmp_path) as server:
        player = person(url=server.url)
        player.allow("Failed to load resource")
        some_moves(player, 1)
        player.see(".square.can, .tray .can")
        before = moves_made(player)
        with files_limited(server):
            made = act_without_a_connection(player)
            told = player.page.locator("[data-connection=open]")
            expect(told).to_have_text(
                "Moves cannot be saved right now. Yours is waiting and will be made as soon as possible."
            )
            expect(player.page.locator("[data-unsent]")).to_have_text("Waiting to be saved…")
            expect(player.page.locator("[data-unsent]")).to_have_attribute("data-unsent", made)
        goes_on(player, made, before)
        expect(told).to_be_empty()
        player.context.close()
