"""Quartino in browsers: what each browser receives, announcements, keys and columns."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import bottom
from tests.support.browser_tables import QuartinoTable, place_on_one_screen, start_drawn


@pytest.mark.slow
def test_no_browser_receives_a_hidden_card_in_a_game_with_situations_and_a_wrong_call(person):
    """T6 to T10, T14: and every byte that each of three browsers received has been read."""
    table = QuartinoTable(person, 3)
    first, second, third = (table.game["seats"] * 2)[
        table.game["seats"].index(table.game["to_act"]) :
    ][:3]
    one, other, *_ = table.cards[first]

    # Nothing can be said before four tokens are on the wheel.
    expect(table.actor.page.locator(".actions .say")).to_have_count(0)
    # All but the last of one card, and over it the whole of another.
    for colour, space in zip(other[:3] + one, "c56c123", strict=True):
        if space == "1":
            # Nothing is there to be said: that is refused, with a reason.
            actor = table.actor
            table.say("colours")
            actor.see(".guide.error")
            assert table.game["colours"] is False
        table.place(colour, space)
        if space != "3":
            table.end()
    assert table.game["to_act"] == first
    table.call(one, "1")
    assert table.rack(first)["made"] == [one]
    table.place(other[3], "7")
    table.call(other, "5")
    assert table.rack(first, second)["made"] == [one, other]
    table.place("Y", "8")
    table.end()

    # Four of a colour, and a column of four: both are said, and more is placed.
    for _ in range(4):
        table.place("Y", "4")
        table.end()
    assert table.game["to_act"] == third
    table.say("colours")
    table.say("column", "4")
    assert table.game["due"] == 3
    table.clear("4")
    for colour, space in zip("BGP", "123", strict=True):
        table.place(colour, space)

    # A card that does not lie there: the others have seen it, and the turn is over.
    shown = table.cards[third][0]
    table.call(shown, "5")
    assert table.game["to_act"] == first
    assert table.rack(third, first)["shown"] == [shown]
    page = table.people[first].page
    assert page.locator(f'[data-rack="{third}"] .cards').count() == 1
    # The next player is told of it, and sees the card on the wheel, in the rack and in the move list.
    expect(page.locator("[data-status]")).to_contain_text("made a false call. Your turn")
    expect(page.locator(".wheel .laid")).to_have_count(1)
    expect(page.locator(f'[data-rack="{third}"] .fresh [data-card="{shown}"]')).to_have_count(1)
    expect(page.locator(".moves .wrong").last).to_have_text("✗ false call")

    open_cards = {one, other, shown}
    for seat, player in table.people.items():
        heard = "\n".join(table.received[player].heard)
        assert len(heard) > 20_000
        # One hears one's own and what was shown, so the search would find what is there.
        assert all(card in heard for card in {*table.cards[seat], *open_cards})
        secret = {card for owner, cards in table.cards.items() if owner != seat for card in cards}
        assert [card for card in secret - open_cards if card in heard] == []


def test_reserve_shows_how_many_tokens_of_each_colour_are_left(person):
    """T1: seven of each at first, the placed ones no more."""
    player = person()
    page = player.open("/new?game=quartino&opponent=bot")
    page.locator("select[name=first]").select_option("You")
    page.locator("form .open").click()
    player.see("[data-colour].can")
    left = page.locator(".reserve [data-colour] b")
    expect(left).to_have_text(["7"] * 4)
    player.command(do="move", move="place B 3")
    expect(page.locator(".reserve [data-colour=B] b")).to_have_text("6")


@pytest.mark.slow
def test_last_turn_of_the_opponent_is_shown_until_the_end_of_ones_own_turn(person):
    table = QuartinoTable(person, 2)
    first = table.actor
    expect(first.page.locator(".since")).to_be_empty()
    # The turn of the fourth token, the last one below, does not end by itself.
    for space in "12":
        table.place("P", space)
        table.end()
    table.place("B", "8")
    table.end()
    second = table.actor
    expect(second.page.locator(".since")).to_contain_text("placed a blue token on space 8.")
    table.place("Y", "8")
    expect(second.page.locator(".since")).to_contain_text("placed a blue token on space 8.")
    # Nobody has placed anything since: what the other does can be followed.
    expect(first.page.locator(".since")).to_contain_text("placed a yellow token on space 8.")
    table.end()
    expect(second.page.locator(".since")).to_be_empty()
    expect(first.page.locator(".since")).to_contain_text("placed a yellow token on space 8.")


@pytest.mark.slow
def test_making_a_card_is_announced_to_both_players(person):
    table = QuartinoTable(person, 2)
    seat, first = table.game["to_act"], table.actor
    card = table.cards[seat][0]
    for colour, space in zip(card, "c123", strict=True):
        table.place(colour, space)
        # Before four tokens are on the wheel, nothing can be called and the turn ends by itself.
        table.end()
    table.place("Y", "7")
    # The chosen card is marked, and so is the token whose space is asked for.
    page = first.page
    page.locator(".actions .call").click()
    chosen, other_card = (
        page.locator(f'.rack [data-card="{one}"].can') for one in table.cards[seat][:2]
    )
    chosen.click()
    frame = "one => getComputedStyle(one).boxShadow"
    assert chosen.evaluate(frame) != other_card.evaluate(frame)
    expect(page.locator(".rack .ring")).to_have_count(1)
    expect(page.locator("[data-status]")).to_contain_text("ringed token")
    page.locator('[data-space="1"]').click()
    page.locator(".actions .main").click()
    made = "made a card. Its tokens go back to the reserve."
    expect(page.locator("[data-status]")).to_have_text(
        "You made a card! Its tokens go back to the reserve."
    )
    expect(page.locator(".wheel .laid")).to_have_count(1)
    expect(page.locator(".guide")).to_contain_text(
        "You can call Quartino after placing your token."
    )
    expect(first.page.locator(".since")).to_have_text("You made a card: 3 cards left.")
    other = next(one for one in table.people.values() if one is not first)
    expect(other.page.locator(".since")).to_contain_text("made a card")
    expect(other.page.locator("[data-status]")).to_contain_text(made)
    expect(other.page.locator("[role=log]")).to_contain_text("Its tokens go back to the reserve.")
    expect(other.page.locator(".others .made.fresh")).to_have_count(1)
    table.place("Y", "6")
    expect(page.locator(".wheel .laid")).to_have_count(0)
    table.end()
    expect(other.page.locator(".since")).to_contain_text(
        "made a card and placed a yellow token on space 6."
    )


@pytest.mark.slow
def test_keys_work_while_the_focus_is_in_the_game_or_on_the_page(person):
    table = QuartinoTable(person, 2)
    for space in "567":
        table.place("Y", space)
        table.end()
    actor = table.actor
    page = actor.page
    blue = page.locator('[data-colour="B"].chosen')
    page.evaluate("document.activeElement.blur()")
    # Not while a menu is open, and not while the focus is on something outside of the game.
    page.locator(".choices > button").click()
    page.keyboard.press("b")
    page.keyboard.press("Escape")
    for outside in ("header .home", ".beside .resign, .beside .abort"):
        page.locator(outside).first.focus()
        page.keyboard.press("b")
        expect(blue).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    for key in ("b", "8"):
        page.keyboard.press(key)
    expect(blue).to_have_count(1)
    # The token is shown where the focus is; Enter places it, and the focus goes on to the buttons.
    expect(page.locator('[data-space="8"] .ghost')).to_have_count(1)
    page.keyboard.press("Enter")
    actor.see(".actions .end:enabled")
    expect(page.locator(".actions .call")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("e")
    actor.wait_until(lambda: table.actor is not actor)
    assert table.game["board"].split("/")[8].startswith("B")


def test_focus_stays_in_the_game_when_the_focused_button_goes(person):
    player = person()
    page = player.open("/new?game=quartino&opponent=screen")
    start_drawn(page)
    player.see(".cover button")
    place_on_one_screen(player, "Y 5", "G 6", "P 7", "B 8")
    expect(page.locator(".cover button")).to_be_focused()
    page.keyboard.press("Enter")
    player.see("[data-colour].can")
    is_here = "document.activeElement?.closest('.quartino') != null"
    player.holds(is_here)
    # Saying, which is refused; a card enlarged and closed; undoing; placing; and a wrong call.
    for selector in (
        ".actions .say >> nth=0",
        ".actions .main",
        ".rack button[data-card] >> nth=0",
        ".large .button >> nth=1",
        '[data-space="3"]',
        '[data-colour="B"] input',
        ".actions .button >> nth=1",
        '[data-space="3"]',
        ".actions .call",
        ".rack button[data-card] >> nth=0",
        '[data-space="2"]',
        ".actions .main",
    ):
        button = page.locator(selector)
        expect(button).to_be_enabled()
        button.focus()
        page.keyboard.press("Space" if "input" in selector else "Enter")
        player.holds(is_here)
    expect(page.locator(".cover button")).to_be_focused()


def test_enter_reveals_the_cards_on_a_shared_screen(person):
    family = person()
    page = family.open("/new?game=quartino&opponent=screen")
    start_drawn(page)
    family.see(".cover button")
    expect(page.locator(".cover button")).to_be_focused()
    page.keyboard.press("Enter")
    family.see("[data-colour].can")
    for key in ("b", "8", "Enter"):
        page.keyboard.press(key)
    # With one token on the wheel nothing can be called: the turn ends by itself.
    expect(page.locator(".cover button")).to_be_focused()


@pytest.mark.slow
def test_opened_column_closes_with_the_next_choice(person):
    table = QuartinoTable(person, 2)
    for _ in range(3):
        table.place("B", "5")
        assert table.actor.page.locator(".fan").count() == 0
        table.end()
    page = table.actor.page
    page.locator('[data-space="5"]').click()
    expect(page.locator(".fan")).to_have_count(1)
    # It does not lie over what stands below the wheel, such as the player's cards.
    table.actor.wait_until(lambda: bottom(page, ".fan") <= bottom(page, "[data-slot=wheel]"))
    page.mouse.move(2, 2)
    page.locator('[data-colour="Y"]').click()
    table.actor.see("[data-phase=call]")
    expect(page.locator(".fan")).to_have_count(0)
