"""Tables with several browsers at them: two who play Quarto, and several who play Quartino by mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect
from tests.support.browser_users import (
    Mouse,
    Person,
    View,
)

Seats = dict[str, Person]


def meet(person: Callable[..., Person], choose: Callable[[Page], None] | None = None) -> Seats:
    """Start a game of two people who meet by an invitation link; return them by seat."""
    ada, bo = person(), person(locale="da")
    ada.open("/new?game=quarto")
    if choose is not None:
        choose(ada.page)
    ada.page.locator("form .open").click()
    link = ada.see(".invite input").input_value()
    bo.open(link.removeprefix(bo.url))
    bo.see('[data-chair="1"] .button.main').click()
    ada.see('[data-chair="1"]:not(:has(select))')
    for number in range(2, ada.page.locator("[data-chair]").count()):
        ada.page.locator(f'[data-chair="{number}"] select').select_option("level1")
        ada.page.locator(f'[data-chair="{number}"] form .button').click()
        ada.see(f'[data-chair="{number}"]:not(:has(select))')
    ada.see(".start:enabled").click()
    seats = {}
    for one in (ada, bo):
        one.see("[data-phase]")
        (seat,) = one.view()["match"]["your_seats"]
        seats[seat] = one
    return seats


def meet_in_lobby(pair: list[Person]) -> None:
    """Start a game of two people, Ada and Bo, who find each other in the lobby."""
    for name, one in zip(("Ada", "Bo"), pair, strict=True):
        one.open("/lobby")
        one.page.locator("main input[type=text]").fill(name)
        one.page.locator("main .row .button").first.click()
        one.see("[data-chair], [data-phase]")
    for one in pair:
        one.see("[data-phase]")


def start_drawn(page: Page) -> None:
    """Start the game of the form for a new table; where the form asks who begins, lots decide."""
    asked = page.locator("select[name=begins]")
    if asked.count():
        asked.select_option("lot")
    page.locator("form .open").click()


def open_table(person: Person, **settings: Any) -> str:
    """Open a table by the API as this person, with the settings of `POST /api/tables`; return its id."""
    found: str = person.post("/api/tables", settings)["table"]
    return found


def play(seats: Seats, seat: str, *texts: str) -> None:
    """Make moves for one seat by mouse."""
    for text in texts:
        verb, what = text.split(" ")
        who = seats[seat]
        who.see(f'.can[data-{"piece" if verb == "give" else "square"}="{what}"]')
        getattr(Mouse(who), verb)(what)


def call(caller: Person, squares: str) -> None:
    """Call a line on these squares."""
    caller.page.locator(".calls .call").click()
    for square in squares.split():
        caller.page.locator(f'[data-square="{square}"]').click()
        expect(caller.page.locator(f'[data-square="{square}"]')).to_have_attribute(
            "aria-selected", "true"
        )
    caller.page.locator(".calls .button.main").click()


def sized(person: Callable[..., Person], size: dict[str, int]) -> Callable[..., Person]:
    """Return a function that makes people with a window of this size."""
    return lambda **options: person(viewport=size, **options)


def meet_at(person: Callable[..., Person], size: dict[str, int], choose: Any = None) -> Seats:
    """Like `meet`, with windows of this size, scrolled to the top."""
    seats = meet(sized(person, size), choose)
    for one in seats.values():
        one.page.evaluate("scrollTo(0, 0)")
    return seats


def with_clocks(page: Page) -> None:
    """Choose a clock of 5 minutes plus 5 seconds and 30 seconds per turn."""
    page.locator("form > details > summary").click()
    page.locator("select:has(option[value='5+5'])").select_option("5+5")
    page.locator("select:has(option[value='30'])").last.select_option("30")


class Received:
    """Everything that a browser receives from the API and the sockets of a server."""

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


def place_on_one_screen(player: Person, *placements: str) -> None:
    """Play a turn of one token each at a table on one screen by commands; "Y 5" is yellow on space 5."""
    for placement in placements:
        seat = player.game()["to_act"]
        player.command(do="reveal", seat=seat)
        for move in (f"place {placement}", "end"):
            player.command(do="move", seat=seat, move=move)


def tokens_on_the_wheel(game: View) -> int:
    """Return the number of tokens on the wheel, in all columns."""
    return sum(game["board"].count(colour) for colour in "YBGP")


CONFIRM = ".actions .button.main"
"""The button that sends a chosen move of Quartino."""


class QuartinoTable:
    """A table of Quartino in rulebook play with one browser per seat, played by mouse."""

    def __init__(self, person: Callable[..., Person], seats: int) -> None:
        people = [person() for _ in range(seats)]
        self.received = {one: Received(one) for one in people}
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
        # The host is the youngest.
        host.see(".before [name=first]").check()
        host.see(".start:enabled").click()
        for one in people:
            one.see("[data-phase]")
        self.people = {one.view()["match"]["your_seats"][0]: one for one in people}
        self.cards = {seat: self.rack(seat)["cards"] for seat in self.people}

    def rack(self, seat: str, viewer: str | None = None) -> View:
        """Return a rack as a viewer, by default its owner, is told."""
        game = self.people[viewer or seat].game()
        found: View = game["racks"][game["seats"].index(seat)]
        return found

    @property
    def game(self) -> View:
        """The game as the first seat sees it."""
        return next(iter(self.people.values())).game()

    @property
    def actor(self) -> Person:
        """The person whose turn it is."""
        return self.people[self.game["to_act"]]

    def _click(self, actor: Person, *selectors: str) -> None:
        """Click on these elements and wait until the server has a new event."""
        before = len(actor.view()["match"]["events"])
        for selector in selectors:
            actor.page.locator(selector).first.click()
        actor.wait_until(lambda: len(actor.view()["match"]["events"]) > before)

    def place(self, colour: str, space: str) -> None:
        """Place a token."""
        self._mover, self._turn = self.actor, self.game["turn"]
        self._click(self._mover, f'[data-colour="{colour}"].can', f'[data-space="{space}"]')

    def say(self, *words: str) -> None:
        """Say a situation: four of a colour, or a column."""
        which, *spaces = words
        button = f".actions .say >> nth={0 if which == 'colours' else 1}"
        self._click(self.actor, button, *(f'[data-space="{space}"]' for space in spaces), CONFIRM)

    def clear(self, space: str) -> None:
        """Clear a column where tokens may be placed first, too."""
        self._click(self.actor, f'[data-space="{space}"]', CONFIRM)

    def call(self, card: str, first: str) -> None:
        """Call a card whose first colour lies on this space."""
        rim = f'[data-space="{first}"]'
        self._click(self.actor, ".actions .call", f'[data-card="{card}"]', rim, CONFIRM)

    def end(self) -> None:
        """End the turn of the last placement; with fewer than four tokens on the wheel it ends by itself."""
        actor, turn = self._mover, self._turn
        if tokens_on_the_wheel(actor.game()) >= 4:
            actor.see("[data-phase=call]")
            actor.page.locator(".actions .end").last.click()
        actor.wait_until(lambda: actor.game()["turn"] != turn)
