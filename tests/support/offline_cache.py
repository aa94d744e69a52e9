"""Filling the cache of a browser, so that the page works without a server."""

from __future__ import annotations

from tests.support.browser_users import Person

NETS_ARE_CACHED = """caches.keys()
  .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
  .then((kept) => kept.flat().some(({ url }) => url.endsWith('.net')))"""


def fill_cache(person: Person) -> None:
    """Open the page, and wait until the service worker has cached everything that it caches."""
    person.open()
    person.holds("navigator.serviceWorker.controller !== null")
    # These come last.
    person.holds("caches.match('/api/puzzles?rules=classic').then(Boolean)")
    person.holds(NETS_ARE_CACHED)
