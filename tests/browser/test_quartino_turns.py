"""A turn of Quartino in a browser: touches, the automatic end with a referee, and slots that do not move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import is_in_sight, press
from tests.support.browser_pages import open_against_bot, settle
from tests.support.browser_tables import (
    QuartinoTable,
    place_on_one_screen,
    sized,
    start_drawn,
    with_clocks,
)
from tests.support.browser_users import PHONE_LANDSCAPE, SHORT_PHONE, Person

SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "phone": {"width": 360, "height": 640},
    "narrow": SHORT_PHONE,
    "landscape": PHONE_LANDSCAPE,
}
SLOTS = """() => Object.fromEntries([...document.querySelectorAll('.slots [data-slot]')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [one.dataset.slot, [x + scrollX, y + scrollY, width, height]]
}))"""
"""Script that returns the box of each slot on the page."""
SMALL = """() => [...document.querySelectorAll(
    '.quartino .target, .reserve label, .rack button, .quartino .actions button, .corners button')]
  .filter(one => one.tagName !== 'rect' && one.checkVisibility())
  .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 43.9)
  .map(([text, box]) => `${text} ${box.width} × ${box.height}`)"""
"""Script that returns the targets of a turn that are too small for a finger."""


def moved(player: Person, before: dict[str, list[float]]) -> list[str]:
    """Return the slots whose box differs by more than 2 pixels from the one before."""
    now = player.page.evaluate(SLOTS)
    assert now.keys() == before.keys()
    far = [
        name
        for name in now
        if max(abs(a - b) for a, b in zip(now[name], before[name], strict=True)) > 2
    ]
    return [f"{name}: {before[name]} became {now[name]}" for name in far]


def play_turn(player: Person, colour: str, space: str) -> None:
    """Choose a colour and a space; wait until the server has the placement."""
    before = len(player.view()["match"]["events"])
    player.see(f'[data-phase=place] [data-colour="{colour}"].can').click()
    player.page.locator(f'[data-space="{space}"]').click()
    player.wait_until(lambda: len(player.view()["match"]["events"]) > before)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "clocks"),
    [*((size, False) for size in SIZES), ("narrow", True), ("landscape", True)],
)
def test_what_a_turn_needs_is_in_sight_and_stays_in_its_place_with_four_seats(person, size, clocks):
    player = person(viewport=SIZES[size], touch=size != "laptop")
    player.open("/new?game=quartino&opponent=screen")
    page = player.page
    page.locator("label.field:has(option[value='4']) select").last.select_option("4")
    if clocks:
        with_clocks(page)
    start_drawn(page)
    player.see(".cover button")
    place_on_one_screen(player, "Y 5", "G 6", "P 7", "B 8")
    settle(player)
    page.evaluate("scrollTo(0, 0)")
    before = page.evaluate(SLOTS)
    slots = {"wheel", "reserve", "rack", "guide", "latest", "actions", "others"}
    # In these windows questions of other players lie right above the row of buttons.
    assert set(before) == (slots | {"notices"} if size in ("phone", "narrow") else slots)
    press(page, ".cover button")
    player.see("[data-colour].can")
    assert moved(player, before) == []
    for name in ("wheel", "rack", "reserve", "guide", "actions"):
        assert is_in_sight(page, f'[data-slot="{name}"]'), name
    assert page.evaluate(SMALL) == []
    for selector in (".take-back", *([] if size == "laptop" else [".more"])):
        assert is_in_sight(page, selector), selector

    # A card, a wrong say, a colour, a space, undo, and the placement.
    press(page, ".rack button[data-card]")
    expect(page.locator(".large")).to_be_visible()
    assert moved(player, before) == []
    page.keyboard.press("Escape")
    for selector in (".actions .say >> nth=0", ".actions .main"):
        press(page, selector)
        assert moved(player, before) == [], selector
        assert page.evaluate(SMALL) == [], selector
    # The server has answered once the buttons for the next announcement can be used.
    expect(page.locator(".actions .say").first).to_be_enabled()
    # By touch a placement is confirmed.
    confirmed = [".actions .button:not(.main)", '[data-space="3"]', ".actions .main"]
    for selector in (
        '[data-space="3"]',
        '[data-colour="B"]',
        *([] if size == "laptop" else confirmed),
    ):
        press(page, selector)
        assert moved(player, before) == [], selector
        assert page.evaluate(SMALL) == [], selector
    player.see("[data-phase=call]")
    assert moved(player, before) == []
    press(page, ".actions .call")
    assert moved(player, before) == []
    press(page, ".actions .button:not(.main)")
    press(page, ".actions .end")
    player.see(".cover button")
    assert moved(player, before) == []
    assert page.evaluate("scrollY") == 0


def play_to_the_last_card(player: Person) -> str:
    """Play on one screen until the seat that began can call its last card on c, 1, 2 and 3; return it."""
    first = player.game()["to_act"]
    cards: list[str] = []
    while True:
        seat = player.game()["to_act"]
        player.command(do="reveal", seat=seat)
        if not cards:
            game = player.game()
            cards = game["racks"][game["seats"].index(first)]["cards"]
        while (game := player.game())["to_act"] == seat:
            lying = dict(zip("c12345678", game["board"].split("/"), strict=True))
            wrong = [(s, c) for s, c in zip("c123", cards[0], strict=True) if lying[s][-1:] != c]
            if game["phase"] == "place":
                most = max("YBGP", key=lambda colour: game["reserve"][colour])
                space, colour = wrong[0] if wrong else ("6", most)
                player.command(do="move", seat=seat, move=f"place {colour} {space}")
            elif wrong or seat != first:
                player.command(do="move", seat=seat, move="end")
            elif len(cards) == 1:
                return cards[0]
            else:
                player.command(do="move", seat=seat, move=f"call {cards.pop(0)} 1")


@pytest.mark.slow
def test_last_card_is_laid_on_the_wheel_and_named_and_a_rematch_moves_nothing(person):
    player = person(viewport=SIZES["phone"])
    page = player.open("/new?game=quartino&opponent=screen")
    start_drawn(page)
    player.see(".cover button")
    settle(player)
    before = page.evaluate(SLOTS)
    card = play_to_the_last_card(player)
    player.see(".actions .call:enabled").click()
    assert moved(player, before) == []
    for _ in range(2):
        page.locator('[data-space="1"]').click()
    player.see("[data-phase=over] .laid.won")
    expect(page.locator(".wanted .glow")).to_have_count(4)
    expect(page.locator(f'.notice [data-card="{card}"]')).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("Player")
    settle(player)
    assert moved(player, before) == []
    player.command(do="rematch")
    player.see(".cover button")
    settle(player)
    assert moved(player, before) == []


@pytest.mark.slow
def test_turn_with_a_referee_ends_by_itself_and_is_taken_back_whole(person):
    player = person()
    page = player.open(f"/table/{open_against_bot(player, 'quartino', 'quartino')}")
    player.see("[data-phase=place] [data-colour].can")
    turn, tokens = player.game()["turn"], player.game()["board"]
    page.locator('[data-colour="B"].can').click()
    page.locator('[data-space="5"]').hover()
    expect(page.locator('[data-space="5"] .ghost')).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator(".ghost")).to_have_count(0)
    play_turn(player, "B", "5")
    # The bot has answered: nobody pressed a button to end the turn.
    player.wait_until(lambda: player.game()["turn"] == turn + 2)
    mine = [move for move in player.view()["match"]["events"] if move.endswith(" end")]
    assert len(mine) == player.game()["turn"] - 1
    player.see("[data-phase=place] [data-colour].can")

    page.locator(".take-back").click()
    player.wait_until(lambda: player.game()["turn"] == turn)
    game = player.game()
    assert (game["phase"], game["board"]) == ("place", tokens)
    settle(player)
    assert player.game()["turn"] == turn


@pytest.mark.slow
def test_preview_and_buttons_in_rulebook_play_do_not_tell_whether_a_card_is_there(person):
    """T10: nothing on the page depends on whether a card could be called."""
    table = QuartinoTable(sized(person, SIZES["laptop"]), 2)
    seat = table.game["to_act"]
    actor = table.actor
    card = table.cards[seat][0]
    watching = next(one for one in table.people.values() if one is not actor)
    expect(
        watching.page.locator(f'.others [aria-current="true"][data-rack="{seat}"]')
    ).to_have_count(1)
    expect(actor.page.locator(".others [aria-current]")).to_have_count(0)
    other = next(one for one in table.people if one != seat)

    def other_turn() -> None:
        for move in ("place Y 8", "end"):
            table.people[other].command(do="move", move=move)

    # The centre and the first space are filled quickly; the third and the fourth token are placed by hand.
    for move in (f"place {card[0]} c", "end"):
        actor.command(do="move", move=move)
    other_turn()
    actor.command(do="move", move=f"place {card[1]} 1")
    actor.command(do="move", move="end")
    other_turn()
    page = actor.page
    html = "names => names.map(one => document.querySelector(`[data-slot=${one}]`).innerHTML)"
    mark = "space => document.querySelector(`[data-space='${space}']`).className.baseVal"
    seen = []
    for colour, space in ((card[2], "2"), (card[3], "3")):
        actor.see("[data-phase=place] [data-colour].can")
        page.locator(f'[data-colour="{colour}"].can').click()
        page.locator(f'[data-space="{space}"]').hover()
        preview = [*page.evaluate(html, ["actions", "rack"]), page.evaluate(mark, space)]
        page.locator(f'[data-space="{space}"]').click()
        actor.see("[data-phase=call]")
        page.mouse.move(2, 2)
        settle(actor)
        drawn = page.evaluate(html, ["actions", "rack", "guide"])
        seen.append([*preview, *drawn, page.evaluate(mark, space)])
        actor.command(do="move", move="end")
        other_turn()
    # The last token completed the card.
    assert seen[0] == seen[1]
