"""Two teams: who belongs together is seen from the seats before the game to the sentence about its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.support.browser_layout import too_wide
from tests.support.browser_tables import open_table

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
NAMES = ["Ada", "Bo", "Cy", "Dan"]
TEAMS = [["Ada", "Cy"], ["Bo", "Dan"]]
BAND = "e => getComputedStyle(e).borderLeft"
"""Script that returns the colour band at the edge of an element."""


def four_at_a_table(person, sizes, **settings):
    """Seat four people, one per chair, at a table of Quarto for two teams; return them by chair."""
    people = [person(viewport=size, touch=True) for size in sizes]
    host = people[0]
    host.open("/")
    table = open_table(host, game="quarto", rules="classic", seats=4, **settings)
    for chair, (one, name) in enumerate(zip(people, NAMES, strict=True)):
        one.open(f"/table/{table}")
        one.page.locator("main input[type=text]").first.fill(name)
        one.page.locator(f'[data-chair="{chair}"] .button.main').click()
        expect(one.page.locator(f'[data-chair="{chair}"] strong')).to_have_text(f"{name} (you)")
    return people


def partners(page, names):
    """Return the names of each team on this page, by the number of its band."""
    return [page.locator(f"[data-team='{team}']{names}").all_inner_texts() for team in (0, 1)]


def rows_of(page):
    """Return the teams in each row of the strip of players, by the height of the row."""
    rows: dict[float, set[str]] = {}
    for seat in page.locator(".strip .seat").all():
        rows.setdefault(seat.bounding_box()["y"], set()).add(seat.get_attribute("data-team"))
    assert all(len(teams) == 1 for teams in rows.values())
    return rows


@pytest.mark.slow
def test_four_phones_show_partners_from_the_seats_to_the_winning_team(person):
    people = four_at_a_table(person, [PHONE, PHONE, SMALL, SMALL])
    ada, bo = people[:2]
    names = partners(ada.page, " [data-chair] strong")
    assert [[name.removesuffix(" (you)") for name in team] for team in names] == TEAMS
    bands = [ada.page.locator(f".team[data-team='{team}']").evaluate(BAND) for team in (0, 1)]
    assert len(set(bands)) == 2
    for one in people[1:]:
        one.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    ada.see(".start:enabled").click()
    drawn = ada.see("[data-slot=first]").locator("li").evaluate_all(f"all => all.map({BAND})")
    # The name of whoever goes first is marked, too.
    assert drawn == [*bands, *bands]
    for one, name in zip(people, NAMES, strict=True):
        one.see("[data-phase]")
        one.holds("() => scrollY === 0")
        rows = partners(one.page, ".seat b")
        told = [{name if shown == "You" else shown for shown in row} for row in rows]
        assert told == [set(team) for team in TEAMS]
        expect(one.page.locator(".strip .acts")).to_have_count(1)
        assert len(rows_of(one.page)) == 2
        assert too_wide(one) == []
    loser = next(one for one in people if one.game()["to_act"] in one.view()["match"]["your_seats"])
    loser.command(do="move", seat=loser.view()["match"]["your_seats"][0], move="resign")
    chair = people.index(loser)
    winners = TEAMS[1 - chair % 2]
    for number, one in enumerate(people):
        banner = one.page.locator("[data-slot=banner]")
        # The first giver, who resigned, is of team A.
        expect(banner.locator("strong")).to_have_text("Team\u00a0B wins")
        told = banner.locator(".why").inner_text()
        assert all(("You" if name == NAMES[number] else name) in told for name in winners)
        assert told.startswith("You") == (NAMES[number] in winners)
        result = "won" if number % 2 != chair % 2 else "lost"
        expect(banner).to_have_class(re.compile(rf"\b{result}\b"))
    # The whole list stands by team, too.
    bo.page.locator(".more").click()
    expect(bo.page.locator("[data-slot=players] .team")).to_have_count(2)


def test_one_screen_asks_for_names_team_by_team(person):
    family = person(viewport=SMALL)
    page = family.open("/new?game=quarto&opponent=screen")
    page.locator("select[name=seats]").select_option("4")
    fields = [
        [e.get_attribute("name") for e in page.locator(f".team[data-team='{team}'] input").all()]
        for team in (0, 1)
    ]
    assert fields == [["name-0", "name-2"], ["name-1", "name-3"]]
    for chair, name in enumerate(NAMES):
        page.locator(f"input[name=name-{chair}]").fill(name)
    page.locator("form .open").click()
    family.see("[data-phase]")
    assert [sorted(team) for team in partners(page, ".seat b")] == TEAMS


@pytest.mark.parametrize("seats", [6, 8])
def test_many_partners_fit_in_two_rows(person, seats):
    family = person(viewport=SMALL)
    page = family.open("/new?game=quarto&opponent=screen")
    page.locator("select[name=seats]").select_option(str(seats))
    page.locator("form .open").click()
    family.see("[data-phase]")
    assert len(rows_of(page)) == 2
    assert too_wide(family) == []
    cut = "() => [...document.querySelectorAll('.strip .text')].filter(e => e.scrollWidth > e.clientWidth)"
    assert page.evaluate(cut) == []
