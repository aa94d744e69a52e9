"""axe, the checker of accessibility rules, on a page as it is drawn now."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.support.browser_users import Person
from tests.support.services import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
  .then(found => found.violations)"""
"""Script that returns all violations; of other results axe need not describe every element."""


@cache
def _axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def violations(player: Person) -> list[str]:
    """Return the violations that axe finds on the page as it is drawn now."""
    if not player.page.evaluate("'axe' in window"):
        # Through the debugger: the page's own policy lets no foreign script in.
        player.page.evaluate(_axe())
    found: list[dict[str, Any]] = player.page.evaluate(RUN, TAGS)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]
