"""The page for everyone: axe finds nothing to complain about, on any page, in either theme, at any width."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.support.browser_layout import too_wide
from tests.support.browser_pages import NAMES, settle, show
from tests.support.browser_users import DESKTOP, NARROW, PHONE, Person
from tests.support.services import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "tags => axe.run(document, {runOnly: tags}).then(found => found.violations)"


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def violations(player: Person) -> list[str]:
    """What axe has against the page as it is drawn now."""
    settle(player)
    # Through the debugger: the page's own policy lets no foreign script in.
    player.page.evaluate(axe())
    found: list[dict[str, Any]] = player.page.evaluate(RUN, TAGS)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("name", NAMES)
def test_anyone_can_use_it(person, name):
    """By day on a desk, by night on a phone, and where a page is as narrow as at 200 % zoom."""
    player = person(viewport=DESKTOP, theme="light")
    show(player, name)
    by_day = violations(player)
    player.page.emulate_media(color_scheme="dark")
    player.page.set_viewport_size(PHONE)
    by_night = violations(player)
    player.page.set_viewport_size(NARROW)
    settle(player)
    assert (by_day, by_night, too_wide(player)) == ([], [], [])
