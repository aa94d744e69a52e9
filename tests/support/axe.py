"""axe, the checker of accessibility rules, on a page as it is drawn now."""

from __future__ import annotations

from functools import cache

from tests.support.browser_users import Person
from tests.support.services import ROOT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async tags => {
  const options = { runOnly: tags, resultTypes: ['violations', 'incomplete'], elementRef: true }
  const found = await axe.run(document, options)
  const contrasts = found.incomplete.filter(one => one.id === 'color-contrast')
  window.undecided = contrasts.flatMap(one => one.nodes)
  return found.violations.map(({ id, nodes }) =>
    [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])
}"""
"""Script that returns all violations, and keeps the texts whose contrast axe cannot tell in `undecided`."""


@cache
def _axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def violations(player: Person) -> list[str]:
    """Return the violations that axe finds on the page, scrolled to its end.

    There nothing lies under a bar that stays at the lower edge of the window: elsewhere a control that can be
    scrolled into sight would count as covered.
    """
    player.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    if not player.page.evaluate("'axe' in window"):
        # Through the debugger: the page's own policy lets no foreign script in.
        player.page.evaluate(_axe())
    found: list[tuple[str, list[tuple[str, str]]]] = player.page.evaluate(RUN, TAGS)
    return [
        f"{name}: {html[:160]} {summary[:300]}"
        for name, nodes in found
        for html, summary in nodes[:3]
    ]
