"""Quartino in browsers: what each of them is sent has nobody else's card."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response, WebSocket
from tests.support.browser_users import Person, View


class Ear:
    """Hears every byte that a browser receives from the server's tables."""

    def __init__(self, person: Person) -> None:
        self.heard: list[str] = []
        person.page.on("websocket", self._socket)
        person.page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, frame: str | bytes) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

    def _response(self, response: Response) -> None:
        # The page's own files are the same for everybody.
        if "/api/" in response.url:
            self.heard.append(str(response.headers))
            if response.request.resource_type != "websocket" and "/lobby" not in response.url:
                self.heard.append(response.text())


class Table:
    """People at a table of Quartino by the rulebook, who play by mouse."""

    def __init__(self, person: Callable[..., Person], seats: int) -> None:
        people = [person() for _ in range(seats)]
        self.ears = {one: Ear(one) for one in people}
        host, *others = people
        host.open("/new?game=quartino")
        host.page.locator("label.field:has(option[value='4']) select").last.select_option(
            str(seats)
        )
        host.page.locator("form .open").click()
        link = host.see(".invite input").input_value()
        for number, one in enumerate(others, 1):
            one.open(link.removeprefix(one.url))
            one.see(f'[data-chair="{number}"] .button.main').click()
        host.see(".start:enabled").click()
        for one in people:
            one.see("[data-phase]")
        self.people = {one.view()["match"]["your_seats"][0]: one for one in people}
        self.cards = {seat: self.rack(seat)["cards"] for seat in self.people}

    def rack(self, seat: str, viewer: str | None = None) -> View:
        """What somebody, usually its owner, is told of a rack."""
        game = self.people[viewer or seat].game()
        found: View = game["racks"][game["seats"].index(seat)]
        return found

    @property
    def game(self) -> View:
        """The game as the first one sees it."""
        return next(iter(self.people.values())).game()

    @property
    def actor(self) -> Person:
        """Whose turn it is."""
        return self.people[self.game["to_act"]]

    def _click(self, actor: Person, *selectors: str) -> None:
        """Click on these, confirm, and wait until the table has heard it."""
        before = len(actor.view()["match"]["events"])
        for selector in (*selectors, ".actions .button.main"):
            actor.page.locator(selector).first.click()
        actor.wait_until(lambda: len(actor.view()["match"]["events"]) > before)

    def place(self, colour: str, space: str) -> None:
        """Place a token."""
        self._click(self.actor, f'[data-colour="{colour}"].can', f'[data-space="{space}"]')

    def say(self, *words: str) -> None:
        """Say that there are four of a colour, or a column."""
        which, *spaces = words
        button = f".actions .say >> nth={0 if which == 'colours' else 1}"
        self._click(self.actor, button, *(f'[data-space="{space}"]' for space in spaces))

    def clear(self, space: str) -> None:
        """Take a column away."""
        self._click(self.actor, f'[data-space="{space}"]')

    def call(self, card: str, first: str) -> None:
        """Show a card, and where it lies."""
        self._click(
            self.actor, ".actions .call", f'[data-card="{card}"]', f'[data-space="{first}"]'
        )

    def end(self) -> None:
        """End the turn."""
        actor, turn = self.actor, self.game["turn"]
        actor.see("[data-phase=call]")
        actor.page.locator(".actions .end").last.click()
        actor.wait_until(lambda: actor.game()["turn"] != turn)


def test_a_game_with_situations_a_chain_and_a_wrong_call_that_tells_nobody_a_card(person):
    """T6 to T10, T14: and every byte that each of three browsers received has been read."""
    table = Table(person, 3)
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
        heard = "\n".join(table.ears[player].heard)
        assert len(heard) > 20_000
        # One hears one's own and what was shown, so the search would find what is there.
        assert all(card in heard for card in {*table.cards[seat], *open_cards})
        secret = {card for owner, cards in table.cards.items() if owner != seat for card in cards}
        assert [card for card in secret - open_cards if card in heard] == []
