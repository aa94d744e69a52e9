"""Every page in every language at 320 pixels: nothing is too wide, and no heading or button is cut."""

from __future__ import annotations

import pytest
from tests.support.browser_layout import CUT, TOO_WIDE, in_each_language
from tests.support.browser_pages import (
    ADDRESSES,
    RECORD_ADDRESSES,
    settle,
    start_quarto,
    wait_for_friends,
)
from tests.support.browser_users import PHONE, SHORT_PHONE, Person


def faults(visitor: Person) -> dict[str, list[str]]:
    """Return by language what is too wide or cut on the unfolded page, and in the menu of preferences."""
    visitor.page.evaluate(
        "document.querySelectorAll('details').forEach(one => { one.open = true })"
    )
    script = f"() => [...({TOO_WIDE})().slice(0, 5), ...({CUT})()]"
    found = in_each_language(visitor.page, script)
    return {language: texts for language, texts in found.items() if texts}


@pytest.mark.slow
def test_no_page_is_too_wide_or_cuts_a_text_at_320px_in_any_language(person):
    visitor = person(viewport=SHORT_PHONE)
    found = {}
    for name, path in {**ADDRESSES, **RECORD_ADDRESSES}.items():
        visitor.open(path)
        settle(visitor)
        found[name] = faults(visitor)
    wait_for_friends(visitor)
    found["waiting"] = faults(visitor)
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_no_button_of_a_game_cuts_its_word_in_any_language(person):
    player = person(viewport=PHONE)
    start_quarto(player)
    found = faults(player)
    # The button beside the board leads to the view from above.
    assert player.page.locator(".quarto svg.board").get_attribute("data-flat") == "false"
    assert found == {}
