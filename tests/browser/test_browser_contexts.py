"""Browser contexts that tests use one after the other: nothing of a test is left for the next one."""

from __future__ import annotations

from tests.support.browser_contexts import Contexts, LentContext
from tests.support.browser_users import DESKTOP, PHONE

SEEN = """() => [
  localStorage.getItem('left'),
  document.documentElement.lang,
  innerWidth,
  matchMedia('(prefers-color-scheme: dark)').matches,
]"""


def take(contexts: Contexts, page_server) -> LentContext:
    """Return a context with options that no other test has, so that no other test uses it."""
    found = contexts.take(
        page_server.url, DESKTOP, "light", "instant", False, timezone_id="Atlantic/Azores"
    )
    return found[1]


def test_context_is_as_new_when_it_is_used_again(contexts, page_server):
    lent = take(contexts, page_server)
    first = lent.lend(page_server.url, PHONE, "da")
    page = first.open()
    page.emulate_media(color_scheme="dark")
    heard: list[str] = []
    page.on("request", lambda request: heard.append(request.url))
    page.evaluate("localStorage.setItem('left', 'something')")
    page.evaluate("fetch('/api/session', { method: 'POST' }).then(() => true)")
    page.evaluate("caches.open('left').then(() => true)")
    first.context.new_page()
    assert page.evaluate(SEEN) == ["something", "da", PHONE["width"], True]
    assert first.context.cookies()
    assert heard
    assert lent.clear()
    heard.clear()

    second = lent.lend(page_server.url, DESKTOP, "en-GB")
    assert second.context.cookies() == []
    assert second.context.pages == [second.page]
    assert second.open().evaluate(SEEN) == [None, "en", DESKTOP["width"], False]
    assert second.page.evaluate("caches.has('left')") is False
    assert heard == []
    lent.close()


def test_context_whose_pages_a_test_has_changed_is_closed(contexts, page_server):
    changes = [
        lambda one: one.page.route("**/*.none", lambda route: route.abort()),
        lambda one: one.context.add_init_script("window.left = 1"),
        lambda one: one.context.clock.install(),
    ]
    for change in changes:
        lent = take(contexts, page_server)
        change(lent.lend(page_server.url, DESKTOP, "en-GB"))
        assert not lent.clear()
        lent.close()
