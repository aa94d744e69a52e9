"""The lobby: joining a table from the list, and the addresses that lead to it."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def test_join_takes_a_chair_at_once(person):
    host, guest = person(), person()
    host.open("/lobby")
    host.page.locator("main input[type=text]").fill("Ada Waits")
    host.page.locator("main .row .button").first.click()
    host.see("[data-chair]")
    page = guest.open("/lobby")
    page.locator("main input[type=text]").fill("Bo")
    page.locator("li.card", has_text="Ada Waits").locator("button").click()
    guest.see("[data-phase], [data-chair]")
    guest.wait_until(lambda: guest.view()["your_chairs"] == [1])


def test_address_tables_leads_to_the_lobby(person):
    page = person().open("/tables")
    expect(page).to_have_url(re.compile("/lobby$"))
    expect(page.locator("#main")).to_contain_text("Join someone who is waiting")
