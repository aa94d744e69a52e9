"""Quarto's board in browsers: names at its edge, views, previews, confirmation, and what words name."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.support.browser_layout import box, is_in_sight
from tests.support.browser_pages import begin, settle
from tests.support.browser_users import DESKTOP, LAPTOP, MY_TURN, PHONE, Mouse, Person, move

from fourfold.texts import Texts

BOARD = ".quarto svg.board"
SWITCH = ".quarto .tools button >> nth=0"
BUTTONS = """() => [...document.querySelectorAll('.beside .button')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""
"""Script that returns the boxes of the buttons beside the game."""
OUTLINES = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  // What one sees of colours that lie over each other, as its luminance.
  const light = (...colours) => {
    for (const colour of colours) {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
    }
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map(one => one / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = one => getComputedStyle(one).backgroundColor
  return [...document.querySelectorAll('.tray .piece:has(.walnut-edge)')].map(one => {
    const under = light(ground(document.body), ground(one.closest('.tray')), ground(one))
    const edge = light(getComputedStyle(one.querySelector('.walnut-edge')).stroke)
    return (Math.max(edge, under) + 0.05) / (Math.min(edge, under) + 0.05)
  })
}"""
"""Script that returns the contrast between the outline of each dark piece in the tray and its ground."""


def start_on_one_screen(player: Person, **preferences: object) -> Page:
    """Start a game for two at one screen, in which players call lines themselves; return the page."""
    page = player.open()
    page.evaluate("chosen => localStorage.setItem('fourfold', JSON.stringify(chosen))", preferences)
    player.open("/new?game=quarto&opponent=screen")
    page.locator("form .open").click()
    player.see("[data-phase]")
    return page


def play_pieces(player: Person, *moves: tuple[str, str]) -> None:
    """Give and place pieces by mouse: pairs of a piece and its square."""
    for piece, square in moves:
        player.see(f'.tray .can[data-piece="{piece}"]')
        Mouse(player).give(piece)
        player.see(f'.can[data-square="{square}"]')
        Mouse(player).place(square)


def test_files_and_ranks_are_named_in_both_views_unless_switched_off(person):
    player = person()
    begin(player)
    page = player.page
    names = page.locator(f"{BOARD} .names text")
    expect(page.locator(BOARD)).to_have_attribute("data-flat", "false")
    expect(names).to_have_text([*"abcd1234"])
    # The switch beside the board, by keyboard; the legend belongs to the flat view.
    expect(page.locator(".legend")).to_have_count(0)
    page.locator(SWITCH).press("Enter")
    expect(page.locator(BOARD)).to_have_attribute("data-flat", "true")
    expect(page.locator(SWITCH)).to_have_text("3D")
    expect(names).to_have_text([*"abcd1234"])
    page.locator(".legend button").click()
    expect(page.locator(".legend dd")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(page.locator(".legend dl")).to_have_count(0)

    page.locator(".choices > button").click()
    page.get_by_label(Texts("en", "page")("page-coordinates")).click()
    expect(names).to_have_count(0)


def test_board_is_flat_where_a_square_with_depth_would_be_lower_than_44_pixels(person):
    player = person(viewport=DESKTOP)
    begin(player)
    page = player.page
    seen = {}
    # Down to a small phone and up again: each size has one view, whatever the view before it.
    widths = (1280, 414, 390, 370, 366, 362, 360, 320)
    for width in (*widths, *reversed(widths)):
        page.set_viewport_size({"width": width, "height": 640 if width == 360 else 800})
        settle(player)
        flat = page.locator(BOARD).get_attribute("data-flat") == "true"
        square = box(page, '[data-square="a4"] rect')
        assert min(square["width"], square["height"]) >= 44, width
        assert seen.setdefault(width, flat) == flat, width
    assert not seen[1280]
    assert not seen[414]
    assert seen[360]


def test_what_a_turn_asks_for_is_visible_on_a_screen_of_320_by_568_pixels(person):
    player = person(viewport={"width": 320, "height": 568})
    page = start_on_one_screen(player)
    settle(player)
    page.evaluate("scrollTo(0, 0)")
    row = ", ".join(f'.tray [data-piece="{piece}"]' for piece in "01234567")
    for selector in ("[data-status]", BOARD, "[data-slot=hand]", ".calls .call"):
        assert is_in_sight(page, selector), selector
    for piece in page.locator(row).all():
        assert piece.bounding_box()["y"] + piece.bounding_box()["height"] <= 568


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_light_and_dark_pieces_stand_in_two_groups_beside_the_board(person, size):
    """Q1: as in the Danish edition."""
    player = person(viewport=size)
    page = start_on_one_screen(player)
    settle(player)
    light, dark = (
        [page.locator(f'.tray [data-piece="{piece}"]').bounding_box() for piece in pieces]
        for pieces in ("01234567", "89abcdef")
    )
    assert max(one["y"] + one["height"] for one in light) <= min(one["y"] for one in dark)


def test_preview_confirmation_and_placing_are_the_same_on_a_square_that_completes_a_line(person):
    """With names and places of the two squares made equal, the elements are the same at each step."""

    def elements(page: Page) -> list[str]:
        drawn = page.locator("section.game").evaluate("one => one.outerHTML")
        # Who of the two begins is decided by lot.
        plain = re.sub(r"\bd[12]\b|Player [12]", "□", drawn)
        plain = re.sub(r' (cx|cy|x|y|transform)="[^"]*"', "", plain)
        return sorted(re.findall(r"<[^>]+>|[^<>]+", plain))

    def steps(square: str) -> list[list[str]]:
        player = person()
        page = start_on_one_screen(player, confirm="on")
        seen = []
        moves = ("give 0", "place a1", "give 1", "place b1", "give 2", "place c1", "give 3")
        for text in moves:
            verb, what = text.split()
            kind = "piece" if verb == "give" else "square"
            target = page.locator(f'.can[data-{kind}="{what}"]')
            target.click()
            page.locator(".decision .button.main").click()
            expect(target).to_have_count(0)
        page.locator(f'[data-square="{square}"]').hover()
        expect(page.locator("g.ghost")).to_have_count(1)
        seen.append(elements(page))
        page.locator(f'[data-square="{square}"]').click()
        expect(page.locator(".pending")).to_have_count(1)
        settle(player)
        seen.append(elements(page))
        page.locator(f'[data-square="{square}"]').click()
        player.see(".tray .can")
        page.mouse.move(5, 5)
        settle(player)
        seen.append(elements(page))
        assert len(page.locator("g.piece").all()) == 4
        return seen

    assert steps("d1") == steps("d2")


def test_confirmation_by_a_second_touch_of_the_same_place(person):
    player = person(touch=True, viewport={"width": 390, "height": 844})
    page = start_on_one_screen(player)
    slots = "[data-slot=board], [data-slot=hand], [data-slot=calls], [data-slot=tray]"

    def where() -> object:
        return page.locator(slots).evaluate_all(
            "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
        )

    settle(player)
    before = where()
    page.locator('.tray [data-piece="7"]').tap()
    expect(page.locator(".tray .pending")).to_have_attribute("data-piece", "7")
    assert where() == before
    # Another piece instead, and then none.
    page.locator('.tray [data-piece="8"]').tap()
    expect(page.locator(".tray .pending")).to_have_attribute("data-piece", "8")
    page.locator(".decision .button").last.tap()
    expect(page.locator(".tray .pending, .decision")).to_have_count(0)
    page.locator('.tray [data-piece="8"]').tap()
    page.locator(".decision .button.main").tap()
    player.see('[data-hand="8"]')

    page.locator('[data-square="b2"]').tap()
    expect(page.locator("g.ghost")).to_have_count(1)
    expect(page.locator(".decision")).to_contain_text("b2")
    page.locator('[data-square="c3"]').tap()
    expect(page.locator("g.ghost")).to_have_count(1)
    expect(page.locator(".decision")).to_contain_text("c3")
    page.keyboard.press("Escape")
    expect(page.locator("g.ghost, .decision")).to_have_count(0)
    assert not page.evaluate("document.activeElement === document.body")
    page.locator('[data-square="c3"]').tap()
    page.locator('[data-square="c3"]').tap()
    expect(page.locator("g.piece")).to_have_count(1)
    assert player.game()["trail"] == ["c3"]
    assert where() == before


def test_piece_in_hand_is_previewed_under_the_mouse_and_at_the_focus(person):
    player = person()
    page = start_on_one_screen(player)
    play_pieces(player, ("0", "a1"))
    Mouse(player).give("7")
    player.see(".square.can")
    page.mouse.move(5, 5)
    expect(page.locator("g.ghost")).to_have_count(0)
    page.locator('[data-square="c3"]').hover()
    expect(page.locator("g.ghost")).to_have_count(1)
    page.locator('[data-square="a1"]').hover()
    expect(page.locator("g.ghost")).to_have_count(0)
    page.mouse.move(5, 5)
    page.locator('[data-square][tabindex="0"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator("g.ghost")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("g.piece")).to_have_count(2)
    # The focus goes on to the pieces to give, and from there to the board.
    expect(page.locator(".tray .can[tabindex='0']")).to_be_focused()
    page.keyboard.press("Enter")
    player.see(".square.can")
    expect(page.locator('[data-square][tabindex="0"]')).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_dark_pieces_stand_out_from_the_tray(person, theme):
    player = person(theme=theme)
    begin(player)
    player.see(MY_TURN)
    contrasts = player.page.evaluate(OUTLINES)
    assert len(contrasts) >= 7
    assert min(contrasts) >= 3
    # No piece's place reaches over the edge of the tray.
    tray, pieces = box(player.page, ".tray"), player.page.locator(".tray .piece").all()
    places = [one.evaluate("one => one.getBoundingClientRect().toJSON()") for one in pieces]
    assert min(one["left"] for one in places) > tray["left"]
    assert max(one["right"] for one in places) < tray["right"]


def test_hint_suggests_a_move_where_every_move_is_as_good(person):
    player = person()
    begin(player)
    player.see(MY_TURN)
    page = player.page
    page.locator(".hint").click()
    first = player.see(".hinted").inner_text()
    page.locator(".hint").click()
    expect(page.locator(".hinted")).not_to_have_text(first)
    expect(page.locator(".hinted")).to_contain_text("for example")
    expect(page.locator(f"{BOARD} .named, .tray .named")).to_have_count(1)


@pytest.mark.slow
def test_board_and_tray_light_what_a_hint_names(person):
    player = person()
    begin(player)
    page = player.page
    rng = random.Random(4)
    lit = set()
    hint = page.locator(".hint")
    while move(player, Mouse(player), rng):
        player.see(MY_TURN)
        if page.locator("[data-phase=over]").count() or len(lit) == 2:
            break
        before = page.evaluate(BUTTONS)
        hint.click()
        first = player.see(".hinted").inner_text()
        assert page.evaluate(BUTTONS) == before
        expect(hint).to_have_attribute("aria-disabled", "false")
        hint.click()
        expect(page.locator(".hinted")).not_to_have_text(first)
        expect(hint).to_be_focused()
        assert page.evaluate(BUTTONS) == before
        squares = set(re.findall(r"\b[a-d][1-4]\b", page.locator(".hinted").inner_text()))
        expect(page.locator(f"{BOARD} .named")).to_have_count(len(squares))
        if squares:
            lit.add("squares")
        if page.locator(".tray .named").count():
            lit.add("pieces")
    assert lit
