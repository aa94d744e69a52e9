"""Fixtures of the browser tests: a server that serves the page, a Chromium, and its users."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tests.support import services
from tests.support.browser_contexts import Contexts, LentContext
from tests.support.browser_users import CONNECTION_ERRORS, DESKTOP, Person
from tests.support.chromium import HEADLESS_SWITCHES, headless_chromium
from tests.support.offline_cache import fill_cache
from tests.support.patience import PATIENCE_MS

from fourfold.server.web.pages import BUILT

# A machine that runs other tests at the same time may take longer than the usual five seconds.
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    """Run a server for all tests that neither stop nor overload it."""
    assert (BUILT / "index.html").exists(), "the page is not built: make page"
    with services.server(tmp_path_factory.mktemp("page"), services.UNPACED) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium for all tests of this folder in a worker; each person has a context of their own in it.

    Closed after the folder: as long as Playwright runs, so does its event loop, and the tests of other
    folders run their own.
    """
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=headless_chromium(), args=HEADLESS_SWITCHES
        )
        yield running
        running.close()


@pytest.fixture(scope="package")
def contexts(browser: Browser) -> Contexts:
    """Return the browser contexts that the tests of this folder in a worker use one after the other."""
    return Contexts(browser)


@pytest.fixture
def person(contexts: Contexts, page_server: services.Server) -> Iterator[Callable[..., Person]]:
    """Return a function that makes users; after the test, assert that their browsers recorded no error."""
    lent: list[tuple[str, LentContext]] = []

    def arrive(
        locale: str = "en-GB",
        viewport: Any = DESKTOP,
        theme: Any = "light",
        touch: bool = False,
        motion: bool = False,
        offline: bool = False,
        speed: str = "instant",
        url: str | None = None,
        is_new: bool = False,
        **options: Any,
    ) -> Person:
        """Make a user; ``offline`` allows the service worker, which otherwise hides requests from tests.

        A new user (``is_new``) has a browser that has loaded nothing of the page before.
        """
        where = url or page_server.url
        key, context = contexts.take(
            where,
            viewport,
            theme,
            speed,
            is_new or offline,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if offline else "block",
            **options,
        )
        lent.append((key, context))
        return context.lend(where, viewport, locale)

    yield arrive
    troubles = [trouble for _, context in lent for trouble in context.person.troubles]
    for key, context in lent:
        contexts.give_back(key, context)
    assert troubles == []


@pytest.fixture(scope="module")
def cached(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[BrowserContext, str]]:
    """A browser context that has cached the page before its server was killed, and the server's URL."""
    with services.server(tmp_path_factory.mktemp("offline")) as server:
        context = browser.new_context(
            locale="en-GB", viewport=DESKTOP, reduced_motion="reduce", service_workers="allow"
        )
        context.set_default_timeout(PATIENCE_MS)
        visitor = Person(context, server.url)
        fill_cache(visitor)
        assert visitor.troubles == []
        server.kill()
        visitor.page.close()
        yield context, server.url
        context.close()


@pytest.fixture
def stranded(cached: tuple[BrowserContext, str]) -> Iterator[Person]:
    """A user with a cached page, an empty local storage and no server."""
    visitor = Person(*cached)
    visitor.allow(*CONNECTION_ERRORS, "Failed to load resource", "failed: ")
    yield visitor
    visitor.page.evaluate("localStorage.clear()")
    visitor.page.close()
    assert visitor.troubles == []
