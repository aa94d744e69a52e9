"""What people are told at a table: whose time it is, why not, and what they wait for."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.support.browser_tables import call, meet, play
from tests.support.browser_users import Mouse

ERROR = ".quarto .error"


def play_danish(page: Page) -> None:
    page.locator("details summary").last.click()
    page.locator("form .text input").fill("danish")


def test_own_colours_are_seen_and_explained(person):
    """Q10: who owns which colour stands beside the names, and pieces of the other colour look as they are."""
    seats = meet(person, play_danish)
    giver = seats["A"].page
    expect(giver.locator('[data-seat="A"] .owns.dark')).to_be_visible()
    theirs = giver.locator('[data-seat="B"] .owns.light').inner_text()
    expect(giver.locator(".tray .can")).to_have_count(8)
    expect(giver.locator(".tray .not")).to_have_count(8)
    giver.locator('.tray [data-piece="9"]').click(force=True)
    expect(giver.locator(ERROR)).to_contain_text(theirs)
    play(seats, "A", "give 1")
    expect(giver.locator(ERROR)).to_be_empty()
    expect(seats["B"].page.locator(".tray .not")).to_have_count(0)


def test_one_calls_in_one_s_own_turn(person):
    """Q5: only the seat to act may call; the button is there for both, and says when it is time."""
    seats = meet(person)
    button = ".calls .call"
    expect(seats["A"].page.locator(button)).to_have_attribute("aria-disabled", "false")
    waiting = seats["B"].page
    expect(waiting.locator(button)).to_have_attribute("aria-disabled", "true")
    waiting.locator(button).click(force=True)
    expect(waiting.locator(ERROR)).not_to_be_empty()
    expect(waiting.locator(".calls .button.main")).to_have_count(0)
    play(seats, "A", "give 0")
    expect(waiting.locator(button)).to_have_attribute("aria-disabled", "false")
    expect(seats["A"].page.locator(button)).to_have_attribute("aria-disabled", "true")
    play(seats, "B", "place a1")

    # Three false calls, each with a kind reason; then the button says that there is none left.
    for _ in range(3):
        call(seats["B"], "a1 b1 c1 d1")
        expect(waiting.locator(ERROR)).to_contain_text("b1")
        expect(waiting.locator(ERROR)).not_to_contain_text("xpected")
    expect(waiting.locator(button)).to_have_attribute("aria-disabled", "true")


def test_a_half_made_call_does_not_go_without_a_word(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1")
    # A asks for the give back, B begins to call, and then agrees.
    seats["A"].page.locator(".take-back").click()
    other = seats["B"].page
    other.locator(".calls .call").click()
    other.locator('[role="alertdialog"] .button.main').click()
    seats["A"].see(".tray .can")
    expect(other.locator(ERROR)).not_to_be_empty()
    expect(other.locator(".calls .call")).to_have_attribute("aria-disabled", "true")


def test_a_complaint_goes_with_the_next_thing_done(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    placer = seats["A"]
    placer.see(".square.can")
    Mouse(placer).act('[data-square="a1"]')
    expect(placer.page.locator(ERROR)).to_contain_text("a1")
    placer.page.locator(".moves summary").click()
    expect(placer.page.locator(ERROR)).to_be_empty()


def test_whoever_offers_a_draw_sees_that_it_is_offered(person):
    seats = meet(person)
    offering = seats["A"].page
    offering.locator(".offer").click()
    expect(offering.locator(".around [role=status]")).not_to_be_empty()
    expect(offering.locator(".offer")).to_have_attribute("aria-disabled", "true")
    seats["B"].see("[role=alertdialog]")
    play(seats, "A", "give 0")
    expect(offering.locator(".offer")).to_have_attribute("aria-disabled", "false")
    expect(offering.locator(".around [role=status]")).to_have_count(0)


def test_people_at_one_screen_have_names_and_say_who_begins(person):
    """T3: the table says who begins."""
    family = person()
    page = family.open("/new?game=quartino&opponent=screen")
    page.locator("select").filter(has=page.locator("option[value='4']")).last.select_option("3")
    page.locator("[name=name-1]").fill(" Bo ")
    page.locator("select[name=first]").select_option("Bo")
    page.locator("form .open").click()
    family.see("[data-phase]")
    names = page.locator("[data-seat] .name")
    expect(names).to_have_text(["Bo", "Player 3", "Player 1"])
    assert family.game()["to_act"] == "A"
