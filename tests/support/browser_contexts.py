"""Browser contexts that tests use one after the other: a new context takes a second of processor time.

Before the next test uses a context again, its cookies, storage, caches, further pages, listeners, colours and
the size of its window are as new. A context is closed instead if a test has changed the behaviour of its
pages, for example by a script, a route or a clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error
from tests.support.browser_users import Person
from tests.support.patience import PATIENCE_MS

MAX_IDLE = 6
"""Contexts that wait for the next test, at most; the least recently used is closed."""
BLANK = "/icon.svg"
"""A file of the server's origin without scripts, which is shown between two tests."""
CLEAR = """async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
}"""
"""Script that deletes everything that pages of an origin have stored."""
CHANGES = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "new_cdp_session",
    "route",
    "route_web_socket",
    "set_extra_http_headers",
    "set_offline",
)
"""Methods of pages and contexts that change how later pages behave."""


class LentContext:
    """A browser context with its user, lent to one test at a time."""

    def __init__(self, context: BrowserContext, theme: Any, url: str, speed: str) -> None:
        self.is_changed = False
        self.person = Person(context, url, speed)
        self._context = context
        self._theme = theme
        self._page = self.person.page
        self._debugger = context.new_cdp_session(self._page)
        self._agent = self._debugger.send("Browser.getVersion")["userAgent"]
        self._locale = ""
        self._listeners: list[tuple[Any, str, Callable[..., Any]]] = []
        """Emitter, event and function of each listener that the test has added."""
        for one in (context, self._page):
            for name in CHANGES:
                if hasattr(one, name):
                    setattr(one, name, self._noting(getattr(one, name)))
            setattr(one, "on", self._listening(one))  # noqa: B010
        install = self._noting(context.clock.install)
        context.clock.install = install  # type: ignore[method-assign]

    def _noting(self, change: Callable[..., Any]) -> Callable[..., Any]:
        """Return a method that does the same and notes that the context has changed."""

        def changed(*arguments: Any, **options: Any) -> Any:
            self.is_changed = True
            return change(*arguments, **options)

        return changed

    def _listening(self, emitter: Any) -> Callable[..., None]:
        """Return the method ``on`` of a page or a context, which remembers the listeners that it adds."""
        on = emitter.on

        def remembered(event: str, listener: Callable[..., Any]) -> None:
            self._listeners.append((emitter, event, listener))
            on(event, listener)

        return remembered

    def lend(self, url: str, viewport: Any, locale: str) -> Person:
        """Return the user of the context, at a server, with a window of this size and a language."""
        self.person.arrive(url)
        self._page.set_viewport_size(viewport)
        if locale != self._locale:
            agent = {"userAgent": self._agent, "acceptLanguage": locale}
            self._debugger.send("Emulation.setUserAgentOverride", agent)
            self._debugger.send("Emulation.setLocaleOverride", {"locale": locale})
            self._locale = locale
        return self.person

    def clear(self) -> bool:
        """Make the context as new; return False if that is not possible."""
        if self.is_changed or self._page.is_closed() or self.person.page is not self._page:
            return False
        try:
            while self._listeners:
                emitter, event, listener = self._listeners.pop()
                emitter.remove_listener(event, listener)
            for page in self._context.pages:
                if page is not self._page:
                    page.close()
            self._page.goto(self.person.url + BLANK)
            self._page.evaluate(CLEAR)
            self._page.emulate_media(color_scheme=self._theme)
            self._page.mouse.move(0, 0)
            self._context.clear_cookies()
        except Error:
            return False
        return True

    def close(self) -> None:
        """Close the context."""
        self._context.close()


class Contexts:
    """The contexts of a browser: those that wait for the next test, by their options."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[tuple[str, LentContext]] = []

    def take(
        self, url: str, viewport: Any, theme: Any, speed: str, is_new: bool, **options: Any
    ) -> tuple[str, LentContext]:
        """Return a context with these options, a new one if none waits; and the key to give it back."""
        key = repr((theme, speed, sorted(options.items())))
        waiting = [one for one in self._idle if one[0] == key]
        if waiting and not is_new:
            self._idle.remove(waiting[-1])
            return waiting[-1]
        context = self._browser.new_context(viewport=viewport, color_scheme=theme, **options)
        context.set_default_timeout(PATIENCE_MS)
        made = LentContext(context, theme, url, speed)
        made.is_changed = is_new
        return key, made

    def give_back(self, key: str, lent: LentContext) -> None:
        """Keep a context for the next test, or close it."""
        if not lent.clear():
            lent.close()
            return
        self._idle.append((key, lent))
        if len(self._idle) > MAX_IDLE:
            self._idle.pop(0)[1].close()
