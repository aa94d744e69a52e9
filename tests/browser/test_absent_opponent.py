"""An opponent who closed the browser: the countdown, claims, bots that take over, and aborted games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.support import plain_http, services
from tests.support.browser_tables import meet_in_lobby
from tests.support.browser_users import DESKTOP, Mouse, Person, move
from tests.support.players import is_mine

PHONE = {"width": 360, "height": 640}
SHORT = (
    "from fourfold.server.table import absence; "
    "absence.MIN_ABSENCE_MS = absence.MAX_ABSENCE_MS = absence.PRIVATE_ABSENCE_MS = 4_000; "
) + services.SERVE
"""A server that waits four seconds for an absent player, whatever the clock."""
SHORTER = SHORT.replace("4_000", "1_000")
LONGER = SHORT.replace("4_000", "6_000")

WATCH = """() => {
  window.told = []
  new MutationObserver(() => {
    const notice = document.querySelector('[data-absent]')
    if (notice && !document.querySelector('[data-claim]')) told.push(notice.textContent)
  }).observe(document.body, {childList: true, subtree: true, characterData: true})
}"""
"""Script that records in `told` what is said of an absent player while nothing can be claimed.

On a busy machine the countdown may be over before the test itself looks.
"""

Arrive = Callable[..., Person]


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    with services.server(tmp_path_factory.mktemp("absent"), SHORT) as running:
        yield running


def strangers(person: Arrive, url: str, size: dict[str, int]) -> tuple[Person, Person]:
    """Start a game of two people from the lobby; return the one who stays and the one to act."""
    pair = [person(url=url, viewport=size) for _ in range(2)]
    meet_in_lobby(pair)
    rng = random.Random(1)
    while len(pair[0].view()["match"]["events"]) < 5:
        move(acting(pair), Mouse(acting(pair)), rng)
    gone = acting(pair)
    (stays,) = (one for one in pair if one is not gone)
    stays.see("[data-phase]")
    return stays, gone


def acting(people: list[Person]) -> Person:
    """Return the person whose turn it is."""

    def is_due(one: Person) -> bool:
        return is_mine(one.view())

    people[0].wait_until(lambda: any(map(is_due, people)))
    return next(filter(is_due, people))


def assert_told(one: Person, text: str) -> None:
    """Assert that the page has said this text while nothing could be claimed."""
    told = one.page.evaluate("told")
    assert any(text in said for said in told), told


def record(one: Person) -> str:
    return plain_http.get(f"{one.url}/api/tables/{one.table}/record").text


@pytest.mark.slow
def test_win_is_claimed_on_a_phone_after_the_opponent_closed_the_browser(person, waiting):
    stays, gone = strangers(person, waiting.url, PHONE)
    stays.page.evaluate(WATCH)
    gone.context.close()
    told = stays.page.locator("[data-absent]")
    expect(told).to_be_in_viewport()
    expect(stays.page.locator("[role=log]")).to_contain_text("has left. You can claim")
    claim = stays.page.locator("[data-claim=win]")
    expect(claim).to_be_in_viewport()
    assert_told(stays, "has left. You can claim a win or a draw in 0:0")
    expect(stays.page.locator("[data-claim=draw]")).to_have_text("Claim draw")
    claim.click()
    expect(stays.page.locator("[data-status]")).to_contain_text("left the game.")
    expect(told).to_have_count(0)
    assert "(abandoned)" in record(stays)
    assert record(stays).endswith(" abandon\n")


@pytest.mark.slow
def test_countdown_ends_when_the_opponent_returns_in_time(person, waiting):
    stays, gone = strangers(person, waiting.url, DESKTOP)
    table = gone.table
    gone.open("/learn")
    expect(stays.page.locator("[data-absent]")).to_be_visible()
    gone.open(f"/table/{table}")
    expect(stays.page.locator("[data-absent]")).to_have_count(0)
    move(gone, Mouse(gone), random.Random(1))


@pytest.mark.slow
def test_countdown_starts_again_after_a_restart_of_the_server(person, tmp_path: Path):
    with services.server(tmp_path, SHORTER) as running:
        stays, gone = strangers(person, running.url, DESKTOP)
        stays.allow("WebSocket connection", "Failed to load resource", "failed: ")
        gone.context.close()
        stays.see("[data-claim=win]")
        running.end()
        stays.see("[data-connection=lost]")
        stays.page.evaluate(WATCH)
        running.program = LONGER
        running.start()
        stays.see("[data-connection=open]")
        stays.wait_until(lambda: stays.page.evaluate("told.length > 0"))
        stays.page.locator("[data-claim=win]").click()
        assert_told(stays, "You can claim a win or a draw in")
        expect(stays.page.locator("[data-status]")).to_contain_text("left the game.")
        assert "(abandoned)" in record(stays)


@pytest.mark.slow
def test_two_of_three_players_play_on_without_the_absent_one(person, waiting):
    people = [person(url=waiting.url) for _ in range(3)]
    settings = {"game": "quartino", "rules": "quartino+turn:60", "seats": 3}
    for name, one in zip(("Ada", "Bo", "Cy"), people, strict=True):
        table = one.post(f"/api/play?name={name}", settings)["table"]
        one.open(f"/table/{table}")
    for one in people:
        one.see("[data-phase]")
    gone = acting(people)
    staying = [one for one in people if one is not gone]
    gone.context.close()
    button = staying[0].page.locator("[data-claim=leave]")
    expect(button).to_have_text("Play on without them")
    button.click()
    for one in staying:
        expect(one.page.locator("[data-claim]")).to_have_count(0)
    seats = {seat for one in staying for seat in one.view()["match"]["your_seats"]}
    assert set(staying[0].game()["staying"]) == seats
    assert acting(staying) in staying
    assert " abandon\n" in record(staying[0])


@pytest.mark.slow
def test_bot_plays_for_an_absent_friend_and_gives_the_chair_back(person, waiting):
    host, guest = person(url=waiting.url), person(url=waiting.url)
    host.open("/new?game=quarto")
    host.page.locator("form .open").click()
    host.see(".invite")
    guest.open(f"/table/{host.table}")
    guest.see("[data-chair='1'] .button.main").click()
    host.see(".start:not([disabled])").click()
    for one in (host, guest):
        one.see("[data-phase]")
    table = guest.table
    host.page.evaluate(WATCH)
    guest.open("/learn")
    host.see("[data-claim=bot]").click()
    assert_told(host, "A computer can take over in")
    host.wait_until(lambda: host.view()["chairs"][1]["kind"] == "bot")
    guest.open(f"/table/{table}")
    guest.see("[data-back]").click()
    host.wait_until(lambda: host.view()["chairs"][1]["kind"] == "person")
    expect(guest.page.locator("[data-back]")).to_have_count(0)


def test_game_aborted_at_its_beginning_is_shown_as_aborted_to_both(person, waiting):
    pair = [person(url=waiting.url) for _ in range(2)]
    for one in pair:
        one.open("/lobby")
        one.page.locator("main .row .button").nth(1).click()
        one.see("[data-chair], [data-phase]")
    for one in pair:
        one.see("[data-phase]")
    pair[0].see(".abort").click()
    pair[0].see(".sure .main").click()
    for one in pair:
        expect(one.page.locator("[data-status]")).to_contain_text("Game aborted")
        expect(one.page.locator(".beside .main").first).to_have_text("Rematch")
        assert one.view()["match"]["aborted"] == "players"
    assert "result" not in record(pair[0])
