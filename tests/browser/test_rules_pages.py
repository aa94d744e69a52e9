"""The rules pages: the summary in short steps, marked figures, and links between editions."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.support.browser_users import LAPTOP, PHONE


def test_summary_has_short_steps_and_a_caption_for_each_game(person):
    page = person(viewport=PHONE).open("/rules")
    for game in ("quarto", "quartino"):
        part = page.locator(f'section[aria-labelledby="{game}"]')
        expect(part.locator(".steps li")).to_have_count(5)
        expect(part.locator("figcaption")).not_to_be_empty()
    expect(page.locator(".marked")).to_have_count(4)


def test_figures_of_quartino_mark_the_spaces_that_their_captions_name(person):
    page = person(viewport=LAPTOP).open("/rules/quartino")
    for section, spaces in {"placing": 1, "make": 4, "four-colours": 4, "column": 1}.items():
        expect(page.locator(f"#{section} .marked")).to_have_count(spaces)


def test_note_about_teams_leads_to_that_section_of_the_danish_edition(person):
    page = person(viewport=LAPTOP).open("/rules/classic")
    page.locator("#players aside a").click()
    expect(page).to_have_url(re.compile(r"/rules/danish#players$"))
    expect(page.locator("#players-heading")).to_be_in_viewport()
    expect(page.locator("#players aside a")).to_have_count(0)
