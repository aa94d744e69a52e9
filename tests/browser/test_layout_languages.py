"""Every page in every language at 320 pixels: nothing is too wide, and no heading or button is cut."""

from __future__ import annotations

import pytest
from tests.support.browser_layout import CUT, TOO_WIDE
from tests.support.browser_pages import ADDRESSES, RECORD_ADDRESSES, settle, wait_for_friends
from tests.support.browser_users import SHORT_PHONE, Person

from fourfold.texts import LANGUAGES

FAULTS = f"""async languages => {{
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const title = () => document.querySelector('main h1').textContent
  document.querySelectorAll('details').forEach(one => {{ one.open = true }})
  document.querySelector('.choices > button').click()
  await frame()
  const menu = document.querySelector('#choices select')
  const found = {{}}
  for (const language of [...languages, 'en']) {{
    const before = title()
    menu.value = language
    menu.dispatchEvent(new Event('change', {{ bubbles: true }}))
    while (document.documentElement.lang !== language) await frame()
    // The texts of the rules are loaded after the others.
    let frames = location.pathname.startsWith('/rules/') ? 40 : 0
    while (title() === before && (frames -= 1) > 0) await frame()
    await frame()
    found[language] = [...({TOO_WIDE})().slice(0, 5), ...({CUT})()]
  }}
  return found
}}"""
"""Script that unfolds the page, opens the menu of preferences, and chooses one language after the other.

Returns by language what is too wide or cut.
"""


def faults(visitor: Person) -> dict[str, list[str]]:
    """Return by language what is too wide or cut on the page, and in the menu of preferences over it."""
    found = visitor.page.evaluate(FAULTS, list(LANGUAGES))
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
