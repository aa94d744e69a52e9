"""The privacy page in each language, the download of personal data, and "forget me"."""

from __future__ import annotations

import json
import os
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.support.browser_tables import meet
from tests.support.browser_users import DESKTOP, NARROW, PHONE

from fourfold.texts import LANGUAGES

NO_BREAK_SPACE = "\u00a0"
SHOTS = os.environ.get("FOURFOLD_SHOTS")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def texts_of(language: str) -> dict[str, str]:
    """Return the one-line texts of the privacy page by name."""
    file = files("fourfold") / "messages" / "privacy" / f"{language}.ftl"
    lines = file.read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line.startswith("privacy-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_footer_links_to_the_privacy_page_in_each_language(person, language):
    visitor = person(locale=language, viewport=PHONE)
    visitor.open("/")
    visitor.page.locator('footer a[href="/privacy"]').click()
    texts = texts_of(language)
    expect(visitor.page.locator("main h1")).to_have_text(texts["privacy-title"])
    text = visitor.page.locator("main").inner_text().replace(NO_BREAK_SPACE, " ")
    assert "privacy-" not in text
    assert texts["privacy-cookie-about"].replace(NO_BREAK_SPACE, " ") in text
    assert "400" in text


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP], ids=["narrow", "phone", "desktop"])
def test_forget_me_asks_first_in_a_dialog_that_fits_and_can_be_cancelled(person, size):
    visitor = person(viewport=size, locale="de")
    page = visitor.open("/privacy")
    assert page.evaluate(OVERFLOW) == 0
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"privacy-{size['width']}.png", full_page=True)
    page.locator("main .row .button").nth(1).click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    # Whoever presses Enter without reading has not agreed to anything.
    expect(dialog.locator(".button").first).to_be_focused()
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"privacy-ask-{size['width']}.png")
    dialog.locator(".button").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator("[data-outcome]").count() == 0


@pytest.mark.slow
def test_player_downloads_their_data_and_is_forgotten_during_a_game(person):
    seats = meet(person)
    ada, bo = seats["A"], seats["B"]
    table = ada.table
    name = next(
        chair["name"]
        for number, chair in enumerate(ada.view()["chairs"])
        if number in ada.view()["your_chairs"]
    )
    page = ada.open("/privacy")
    with page.expect_download() as download:
        page.locator("main .row .button").first.click()
    found = json.loads(Path(download.value.path()).read_text())
    assert [one["table"] for one in found["tables"]] == [table]
    assert found["tables"][0]["your_names"] == [name]
    page.locator("main .row .button").nth(1).click()
    page.locator("dialog[open] .button.main").click()
    expect(page.locator("[data-outcome=forgotten]")).to_be_visible()
    bo.see("[data-phase=over]")
    assert all(chair["name"] != name for chair in bo.view()["chairs"])
    # Somebody new from now on.
    page.goto(f"{ada.url}/games")
    mine = page.evaluate("() => fetch('/api/mine').then(answer => answer.json())")
    assert mine == []
