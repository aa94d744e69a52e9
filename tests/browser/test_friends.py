"""Two people with a browser each, who meet by a link."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.support.browser_tables import Seats, call, meet, play
from tests.support.browser_users import Mouse, Person, View, choices, move

from fourfold.games.catalogue import read_record
from fourfold.games.record import Record
from fourfold.texts import Texts


def nothing_says_so(seats: Seats, placed: int) -> None:
    """There is a line, on all pages by now, and none tells of it."""
    for one in seats.values():
        expect(one.page.locator("svg.board g.piece")).to_have_count(placed)
        assert one.page.locator("line.line, polygon.line, .shares").count() == 0
        game = one.game()
        assert (game["outcome"], game["shown"]) == (None, [])
        assert "!" not in game["position"]


def test_a_line_that_one_overlooked_is_called_by_the_other(person):
    seats = meet(person)
    for index, square in enumerate(["a1", "b1", "c1"]):
        giver, placer = ("A", "B") if index % 2 == 0 else ("B", "A")
        play(seats, giver, f"give {index}")
        play(seats, placer, f"place {square}")

    # There is no line yet: the call is refused, with a reason, and the game goes on.
    false = seats["B"]
    call(false, "a1 b1 c1 d1")
    expect(false.page.locator(".quarto .error")).not_to_be_empty()
    play(seats, "B", "give 3")
    play(seats, "A", "place d1")

    # Four light and tall pieces in a row: nothing on either page says so, then or a move later.
    nothing_says_so(seats, placed=4)
    play(seats, "A", "give f")
    seats["B"].see(".square.can")
    nothing_says_so(seats, placed=4)
    call(seats["B"], "a1 b1 c1 d1")

    for one in seats.values():
        one.see("line.line")
        assert one.game()["outcome"] == {"winners": ["B"], "reason": "call"}
        assert one.page.locator(".shares").inner_text()


def test_a_third_looks_on_and_may_do_nothing(person):
    seats = meet(person)
    watcher = person()
    watcher.open(f"/table/{seats['A'].table}")
    watcher.see("[data-phase]")
    play(seats, "A", "give 5")
    watcher.see('[data-hand="5"]')
    assert watcher.page.locator(".can, .call").count() == 0


def pill(page: Page, name: str, number: int) -> None:
    """Choose one of several."""
    page.locator(f"label.pill:has(input[name={name}])").nth(number).click()


def play_to_the_end(seats: Seats, look: Callable[[Person], None] = lambda _: None) -> View:
    """Any moves until the game is over; who is to act is looked at before each."""
    rng = random.Random(7)
    anybody = next(iter(seats.values()))
    while (game := anybody.game())["outcome"] is None:
        who = seats.get(game["to_act"])
        if who is None:
            anybody.page.wait_for_timeout(50)
        elif who.page.locator(".square.can, .tray .can").count():
            look(who)
            move(who, Mouse(who), rng)
    for one in seats.values():
        one.see("[data-phase=over]")
    return game


def record_of(one: Person) -> Record:
    """The last game at the table as the server keeps it, played again by the rules."""
    script = "table => fetch(`/api/tables/${table}/record`).then(answer => answer.text())"
    return read_record(one.page.evaluate(script, one.table))


def test_by_the_danish_rules_everybody_has_a_colour(person):
    """Q10: one is only given pieces of one's own."""

    def choose(page: Page) -> None:
        pill(page, "preset", 2)
        pill(page, "sight", 1)

    seats = meet(person, choose)
    assert seats["A"].game()["rules"] == "danish+referee"
    offered: dict[str, set[bool]] = {"A": set(), "B": set()}

    def look(who: Person) -> None:
        (seat,) = (seat for seat, one in seats.items() if one is who)
        offered[seat] |= {piece in "89abcdef" for piece in choices(who)[1]}

    play_to_the_end(seats, look)
    assert offered == {"A": {False}, "B": {True}}


def test_two_teams_of_two_with_bots_on_the_empty_chairs(person):
    """Q11: the seats act in turn, and a team wins."""

    def choose(page: Page) -> None:
        pill(page, "sight", 1)
        page.locator("label.field:has(option[value='8']) select").select_option("4")

    seats = meet(person, choose)
    game = play_to_the_end(seats)
    assert game["seats"] == ["A1", "B1", "A2", "B2"]
    record = record_of(next(iter(seats.values())))
    outcome = record.state.outcome
    assert outcome is not None
    assert game["outcome"] == {"winners": list(outcome.winners), "reason": outcome.reason}
    assert outcome.reason == "full-board" or outcome.winners == (record.events[-1].seat[0],)
    for one in seats.values():
        assert one.page.locator("[data-seat]").count() == 4
        said = Texts(one.page.locator("html").get_attribute("lang") or "")
        assert one.status.endswith(said(f"reason-{outcome.reason}"))
        for seat in seats:
            assert (record.players[seat] in one.status) == (seat[0] in outcome.winners)
