"""Quartino in browsers: what each of them is sent has nobody else's card."""

from __future__ import annotations

from tests.support.browser_tables import QuartinoTable


def test_a_game_with_situations_a_chain_and_a_wrong_call_that_tells_nobody_a_card(person):
    """T6 to T10, T14: and every byte that each of three browsers received has been read."""
    table = QuartinoTable(person, 3)
    first, second, third = (table.game["seats"] * 2)[
        table.game["seats"].index(table.game["to_act"]) :
    ][:3]
    one, other, *_ = table.cards[first]

    # Nothing is there to be said: that is refused, with a reason.
    actor = table.actor
    table.say("colours")
    actor.see(".guide.error")
    assert table.game["colours"] is False

    # All but the last of one card, and over it the whole of another.
    for colour, space in zip(other[:3] + one, "c56c123", strict=True):
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
    assert table.people[first].page.locator(f'[data-rack="{third}"] .cards').count() == 1

    open_cards = {one, other, shown}
    for seat, player in table.people.items():
        heard = "\n".join(table.received[player].heard)
        assert len(heard) > 20_000
        # One hears one's own and what was shown, so the search would find what is there.
        assert all(card in heard for card in {*table.cards[seat], *open_cards})
        secret = {card for owner, cards in table.cards.items() if owner != seat for card in cards}
        assert [card for card in secret - open_cards if card in heard] == []
