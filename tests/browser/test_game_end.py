"""The end of a game: the banner, the score over rematches, the next step, and declining a draw."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.support.browser_layout import box
from tests.support.browser_pages import resign
from tests.support.browser_tables import meet, open_table, play
from tests.support.browser_users import LAPTOP, PHONE, SHORT_PHONE, Person

LOG = "[role=log]"
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter(one => !one.closest('dialog')).map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0)
  const under = boxes('.beside .button, .corners .button, .chip')
  const found = []
  for (const [, over] of boxes('.notices .card'))
    for (const [one, box] of under)
      if (box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom)
        found.push(one.textContent.trim())
  return found
}"""
"""Script that returns the texts of the buttons and phrases that notices cover."""


def test_both_players_and_a_spectator_read_the_end_and_the_score(person):
    seats = meet(person)
    ada, bo = seats["A"], seats["B"]
    watcher = person()
    watcher.open(f"/table/{ada.table}")
    watcher.see("[data-phase]")
    # Before both have moved twice, a game is aborted instead.
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    english, other = (ada, bo) if ada.page.locator("html[lang=en]").count() else (bo, ada)
    before = box(english.page, "[data-slot=status]")
    resign(english)
    banner = english.page.locator(".banner")
    expect(banner.locator("strong")).to_have_text("You lost")
    expect(banner.locator(".why")).to_have_text("You resigned.")
    assert box(english.page, "[data-slot=status]") == before
    expect(english.page.locator(LOG)).to_contain_text("You lost. You resigned.")
    assert english.page.locator(f"{LOG} p:has-text('You lost')").count() == 1
    expect(other.page.locator(".banner.won strong")).to_have_text("Du vandt!")
    expect(watcher.page.locator(".banner.seen strong")).to_contain_text("wins")
    expect(watcher.page.locator(".banner .why")).to_contain_text("resigned.")

    # A rematch is the main step; the players swap seats, and the score goes on.
    expect(english.page.locator(".beside .main")).to_have_text("Rematch")
    english.page.locator(".beside .main").click()
    expect(english.page.locator(".beside .main")).to_have_attribute("aria-disabled", "true")
    name = other.view()["chairs"][other.view()["your_chairs"][0]]["name"]
    expect(english.page.locator(".beside .main")).to_have_text(f"Waiting for {name}…")
    expect(english.page.locator(".beside .main")).to_be_focused()
    # Declining says a word to the other player, and leaves the rematch possible.
    other.see(".rematch .decline").click()
    expect(other.page.locator(".rematch")).to_have_count(0)
    expect(english.page.locator(".players .bubble")).to_have_text("Goodbye!")
    other.page.locator(".beside .main").click()
    for one in (english, other):
        one.see("[data-phase=give]")
        expect(one.page.locator(".banner")).to_have_count(0)
    seats = {one.view()["match"]["your_seats"][0]: one for one in (english, other)}
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    resign(other)
    expect(english.page.locator(".banner.won strong")).to_have_text("You win!")
    expect(english.page.locator(".banner .score")).to_contain_text("You 1 – 1")
    # On phones, too, names tell whose points these are.
    for width in (390, 320):
        english.page.set_viewport_size({"width": width, "height": 700})
        score = english.page.locator(".banner .score .long")
        expect(score).to_be_visible()
        expect(score).to_contain_text("You 1 – 1")
        is_cut = "one => one.scrollWidth > one.clientWidth"
        assert not english.page.locator(".banner .score").evaluate(is_cut)


def test_long_reason_for_the_end_is_shown_at_320px(person):
    player = person(viewport=SHORT_PHONE, locale="de")
    names = ("Maximiliane von Ostheimen", "Wilhelmina von Altenberge")
    table = open_table(
        player,
        game="quarto",
        rules="classic+lose-on-false-call",
        same_screen=True,
        chairs=[{"name": name[:24]} for name in names],
        start=True,
    )
    page = player.open(f"/table/{table}")
    player.see(".tray .can")
    for move in (
        *("give 0", "place a1", "give f", "place b2", "give 3", "place c1", "give c", "place d2"),
        "call a1 b2 c1 d2",
    ):
        player.command(do="move", move=move, seat=player.game()["to_act"])
    expect(page.locator(".banner .why")).to_contain_text("hat falsch angesagt.")
    expect(page.locator(".banner .why")).to_be_visible()


def test_declined_draw_is_told_to_both_and_keeps_the_focus_on_the_page(person):
    seats = meet(person)
    offering, asked = seats["A"], seats["B"]
    offering.see(".offer").click()
    question = asked.see(".draw")
    question.locator(".decline").focus()
    asked.page.keyboard.press("Enter")
    expect(asked.page.locator(".draw")).to_have_count(0)
    assert asked.page.evaluate("document.activeElement !== document.body")
    expect(offering.page.locator(".notices [role=status]")).not_to_be_empty()
    expect(offering.page.locator(".offer")).to_have_attribute("aria-disabled", "true")
    assert offering.view()["match"]["refused_draw"] == "B"
    assert offering.view()["match"]["events"] == ["A offer draw"]
    play(seats, "A", "give 0")
    expect(offering.page.locator(".offer")).to_have_attribute("aria-disabled", "false")


def test_own_seat_is_you_in_players_moves_and_status(person):
    player = person()
    chairs = [{"name": "Guest"}, {"bot": "level1"}]
    table = open_table(player, game="quarto", rules="classic", chairs=chairs, start=True)
    player.open(f"/table/{table}")
    player.see(".tray .can, .square.can").click()
    player.see("[data-at]")
    expect(player.page.locator(".players li").filter(has_text="You")).to_have_count(1)
    player.wait_until(lambda: player.page.locator(".moves .who .text:text-is('You')").count() > 0)
    expect(player.page.locator("main")).not_to_contain_text("Guest")
    acting = player.page.locator(".players [aria-current=true]")
    expect(acting).to_have_count(1)
    # The question to resign keeps the focus, and gives it back.
    player.page.locator(".resign").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".sure .cancel")).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".resign")).to_be_focused()
    resign(player)
    expect(player.page.locator(".banner.lost")).to_be_visible()
    assert player.page.evaluate("document.activeElement !== document.body")


def test_phrase_is_one_click_and_appears_at_its_player(person):
    seats = meet(person)
    seats["A"].page.locator("[data-phrase=hello]").click()
    expect(seats["B"].page.locator('.players [data-seat="A"] .bubble')).not_to_be_empty()
    expect(seats["A"].page.locator('.players [data-seat="A"] .bubble')).not_to_be_empty()
    # On phones it appears beside the logo.
    page = seats["B"].page
    page.set_viewport_size(PHONE)
    seats["A"].page.locator("[data-phrase=oops]").click()
    expect(page.locator(".said")).to_contain_text(":")
    assert box(page, "header .home")["right"] <= box(page, ".said")["left"]


def test_game_that_ended_while_the_player_was_away_is_filed_with_its_result(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    english, other = sorted(
        seats.values(), key=lambda one: one.page.locator("html[lang=da]").count()
    )
    table = english.table
    english.open("/learn")
    resign(other)
    other.see(".banner")
    page = english.open("/games")
    filed = page.locator("section[aria-labelledby=kept] li")
    expect(filed).to_have_count(1)
    expect(filed).to_contain_text("by resignation")
    expect(page.locator(f'a.main[href="/table/{table}"]')).to_have_count(0)


def assert_covers_no_button(person: Person, question: str) -> None:
    """Assert that a question of another player is on the screen, and lies over no button of the table."""
    for size in (LAPTOP, PHONE, {"width": 360, "height": 640}, SHORT_PHONE):
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.page.evaluate("scrollTo(0, 0)")
        card = person.see(question)
        expect(card).to_be_in_viewport(ratio=1)
        assert person.page.evaluate(COVERED) == [], size


def test_questions_of_quarto_cover_no_buttons(person):
    seats = meet(person)
    play(seats, "A", "give 0")
    play(seats, "B", "place a1", "give 1")
    play(seats, "A", "place b1", "give 2")
    seats["A"].page.locator(".offer").click()
    assert_covers_no_button(seats["B"], ".notices .draw")
    seats["A"].command(do="move", move="resign")
    seats["A"].page.locator(".beside .main").click()
    assert_covers_no_button(seats["B"], ".notices .rematch")


def test_questions_of_quartino_cover_no_buttons(person):
    ada, bo = person(), person()
    chairs = [{"name": "Ada"}]
    table = open_table(ada, game="quartino", rules="quartino", seats=2, chairs=chairs)
    bo.open(f"/table/{table}")
    bo.see('[data-chair="1"] .button.main').click()
    ada.open(f"/table/{table}")
    ada.see(".start:enabled").click()
    for one in (ada, bo):
        one.see("[data-phase]")
    ada.page.locator(".offer").click()
    assert_covers_no_button(bo, ".notices .draw")
    ada.command(do="move", move="resign")
    ada.page.locator(".beside .main").click()
    assert_covers_no_button(bo, ".notices .rematch")
