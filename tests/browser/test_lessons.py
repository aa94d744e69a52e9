"""Lessons in the browser: their layout in every window, marks on the board, and what their end says."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import box, cut_texts, too_wide
from tests.support.browser_pages import go_to_step, settle
from tests.support.browser_users import PHONE, PHONE_LANDSCAPE, SHORT_PHONE

MAX_COVERED_PX = 60
"""How much of a long step lies under the buttons of a phone of 320 x 568 pixels until it is scrolled."""
LENGTHS = {"quarto": 11, "quartino": 12, "danish": 4, "quarto-strategy": 7, "quartino-strategy": 8}
SIZES = (
    {"width": 1366, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 360, "height": 640},
    SHORT_PHONE,
    PHONE_LANDSCAPE,
)

STEP = """async step => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const menu = document.querySelector('.moves select')
  if (menu) {
    menu.value = String(step)
    menu.dispatchEvent(new Event('change', { bubbles: true }))
  } else document.querySelectorAll('.head li button')[step].click()
  // Two frames: the board is measured in the first one, and drawn as its size asks for in the second.
  await frame()
  await frame()
  const boxOf = one => one.getBoundingClientRect()
  const of = name => boxOf(document.querySelector(`.lesson ${name}`))
  const board = document.querySelector('.lesson .picture svg')
  const [choices, moves] = [of('.choices'), of('.moves')]
  const targets = '[data-square] rect, .target, button, .moves label'
  return {
    board: board && [boxOf(board).width, boxOf(board).height].map(Math.round).join(' x '),
    bottom: Math.max(choices.bottom, moves.bottom, of('.text').bottom),
    covered: choices.right > moves.left && choices.left < moves.right ? choices.bottom - moves.top : 0,
    targets: [...document.querySelectorAll(`.lesson :is(${targets}), .head li button`)]
      .filter(one => one.checkVisibility())
      .map(one => [boxOf(one).width, boxOf(one).height]),
  }
}"""
"""Script that goes to a step, and returns its board's size, its lower end, and the sizes of all targets."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_step_of_a_lesson_fits_and_its_board_keeps_its_size(person, size):
    """At 320 pixels eight pieces beside each other are 40 pixels wide, and long steps scroll."""
    learner = person(viewport=size)
    page, is_short = learner.page, size == SHORT_PHONE
    found = []
    for lesson, steps in LENGTHS.items():
        learner.open(f"/learn/{lesson}")
        learner.see(".lesson .choices")
        boards = set()
        for number in range(steps):
            step = page.evaluate(STEP, number)
            boards |= {step["board"]} - {None}
            where = f"step {number + 1} of {lesson}"
            if step["covered"] > (MAX_COVERED_PX if is_short else 1):
                found.append(f"{where}: {step['covered']} pixels of the choices are covered")
            if step["bottom"] > size["height"] + 1 and not is_short:
                found.append(f"{where} ends at {step['bottom']}")
            least = 39.9 if is_short else 43.9
            found += [f"{where}: target {one}" for one in step["targets"] if min(one) < least]
        if len(boards) != 1:
            found.append(f"{lesson}: boards {boards}")
    assert found == []
    assert too_wide(learner) == []


def test_marks_of_the_flat_view_are_square_and_its_signs_are_explained(person):
    """A round mark looks like the rim of a tall piece."""
    learner = person(viewport={"width": 360, "height": 640})
    page = learner.open("/learn/quarto")
    expect(page.locator(".text .about")).to_contain_text("double rim")
    page.locator(".legend button").click()
    expect(page.locator(".legend dd").first).to_contain_text("double rim")
    go_to_step(learner, 8)
    expect(page.locator("[data-flat=true] path.last")).to_have_count(1)
    page.locator(".word").click()
    page.locator("[data-square=b1]").click()
    expect(page.locator("[data-flat=true] rect.marked")).to_have_count(1)
    expect(page.locator("ellipse:is(.last, .marked, .named, .won)")).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True])
def test_keys_are_listed_with_a_mouse_and_folded_on_touch_screens(person, touch):
    page = person(viewport=SHORT_PHONE, touch=touch).open("/learn")
    enter = page.locator("kbd:text-is('Enter')")
    expect(page.locator("h2#keys")).to_be_visible()
    expect(enter).to_be_visible(visible=not touch)
    if touch:
        page.locator("summary:has(#keys)").click()
        expect(enter).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "said"),
    [("quarto", "call lines yourself"), ("quartino", "announce situations yourself")],
)
def test_end_of_a_lesson_says_who_spots_lines_in_the_first_game(person, lesson, said):
    page = person().open(f"/learn/{lesson}")
    page.locator(".head li button").last.click()
    page.locator(".moves .button").last.click()
    end = page.locator("section[aria-labelledby=end]")
    expect(end).to_contain_text(said)
    expect(end).to_contain_text("choose “Referee” beside “Start”")
    end.locator(".button.main").click()
    expect(page.locator("label:has(input[name=sight]:checked)")).to_have_text("You call")


PIECES = """() => Object.fromEntries([...document.querySelectorAll('.picks [data-pick]')].map(one => {
  const { left, top } = one.getBoundingClientRect()
  return [one.dataset.pick, [left, top].map(Math.round)]
}))"""
"""Script that returns where each piece to choose from lies."""


def test_pieces_keep_their_places_when_one_has_been_given(person):
    learner = person()
    page = learner.open("/learn/danish")
    learner.see(".lesson .choices")
    settle(learner)
    before = page.evaluate(PIECES)
    page.locator('[data-pick="8"]').click()
    expect(page.locator('[data-pick="8"]')).to_have_count(0)
    assert page.evaluate(PIECES) == {piece: at for piece, at in before.items() if piece != "8"}
    # Arrow keys go over the empty place.
    page.locator('[data-pick="7"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-pick="9"]')).to_be_focused()


def test_menu_of_steps_keeps_the_focus_and_tells_the_step(person):
    learner = person(viewport=SHORT_PHONE)
    page = learner.open("/learn/quarto")
    menu = page.locator(".moves select")
    menu.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#step")).to_have_text("One thing in common")
    expect(menu).to_be_focused()
    expect(page.locator("[role=log]")).to_contain_text("share just one trait")
    assert box(page, ".moves label")["height"] >= 44
    settle(learner)


@pytest.mark.parametrize("locale", ["de", "es"])
def test_buttons_of_a_lesson_share_one_row_at_320px(person, locale):
    learner = person(viewport=SHORT_PHONE, locale=locale)
    page = learner.open("/learn/quarto")
    learner.see(".moves")
    settle(learner)
    assert box(page, ".moves")["height"] < 2 * 44
    assert cut_texts(page) == []
    assert too_wide(learner) == []


def test_correction_of_a_wrong_answer_is_above_the_buttons(person):
    learner = person(viewport={"width": 360, "height": 640})
    page = learner.open("/learn/quarto")
    learner.see(".lesson .choices")
    settle(learner)
    # The first step asks for a dark piece; the first piece is light.
    page.locator(".lesson .choices button").first.click()
    expect(page.locator(".said")).not_to_be_empty()
    assert box(page, ".said")["bottom"] <= box(page, ".lesson > .moves")["top"]
    assert box(page, ".said")["top"] > 0


def test_next_step_does_not_scroll_a_phone_on_which_the_step_fits(person):
    learner = person(viewport=PHONE, touch=True)
    page = learner.open("/learn/quarto")
    learner.see(".lesson")
    assert page.evaluate("scrollY") == 0
    for _ in range(3):
        page.locator(".moves .button").last.click()
        settle(learner)
        assert page.evaluate("scrollY") == 0


def test_cards_keep_their_place_when_the_token_of_a_step_is_placed(person):
    learner = person(viewport=PHONE, touch=True)
    page = learner.open("/learn/quartino")
    learner.see(".lesson")
    page.locator(".moves .button").last.click()
    settle(learner)
    before = box(page, ".group")
    page.locator('[data-space="3"]').click()
    expect(page.locator(".task.solved")).to_have_count(1)
    settle(learner)
    assert box(page, ".group") == before
