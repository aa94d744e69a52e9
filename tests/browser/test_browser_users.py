"""Users of the browser tests record the errors of all their pages."""

from __future__ import annotations


def test_errors_on_a_page_that_is_opened_later_are_recorded(person):
    somebody = person()
    somebody.open()
    with somebody.context.expect_page() as opened:
        somebody.page.evaluate("() => void window.open('/rules')")
    opened.value.wait_for_selector("h1", state="attached")
    another = somebody.context.new_page()
    another.goto(somebody.url)
    for page in (somebody.page, opened.value, another):
        page.evaluate("at => console.error('trouble at', at)", page.url)
    pages = [somebody.page.url, opened.value.url, another.url]
    somebody.wait_until(lambda: len(somebody.troubles) >= 3)
    assert somebody.troubles == [f"console error: trouble at {url}" for url in pages]
    somebody.troubles.clear()
