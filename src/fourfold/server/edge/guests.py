"""Guests and their secrets: a token in a cookie or, for programs, in a header.

Lives here: creating and recognising guests, and whether a page may act for a guest. Does not live here: what
a guest may do at a table (`table.commands`), and the rows in the database (`store.guest_rows`).

A page that changes something must show two things: an Origin of this server, and the *page token*, which only
a page of this server can have read.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fourfold.server.process.bus import AddressHash
from fourfold.server.process.limits import limited
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.store.storage import Storage
from fourfold.server.table.events import Session

COOKIE = "fourfold"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name under https: with this prefix no other host and no plain http can set it."""
DAY_SECONDS = 24 * 3600
COOKIE_SECONDS = 400 * DAY_SECONDS
"""Browsers keep no cookie for longer than 400 days."""
MAX_KNOWN_TOKENS = 50_000
"""Tokens whose guests are kept in memory; the oldest are dropped first."""
KNOWN_SECONDS = 60.0
"""Seconds for which a token is recognised without the database: another process may replace the token."""
MAX_TOKEN_CHARACTERS = 64
OWN_COOKIES = re.compile(rf"(?:^|;)[ \t]*({SECURE_COOKIE}|{COOKIE})=([^;]*)")
"""This server's cookies in a Cookie header. Other cookies are not parsed: to remove the quotes of a cookie,
Python 3.11 needs time that grows with the square of the cookie's length (CVE-2024-7592)."""

FORWARDED = ("x-forwarded-for", "x-forwarded-proto")
"""Headers that proxies add."""

Connection = ASGIConnection[Any, Any, Any, Any]

log = logging.getLogger(__name__)


class Guests:
    """The guests of this server, with recently used tokens in memory."""

    def __init__(
        self, storage: Storage, origins: Iterable[str], trust_proxy: int, address_key: bytes
    ) -> None:
        self._storage = storage
        self.address_key = address_key
        """The key for hashes of addresses, shared by processes with one Redis (`SharedLimits`)."""
        self._origins = set(origins)
        self._proxies = trust_proxy
        self._has_warned = False
        """True once the log says that headers of a proxy are ignored."""
        self._known: OrderedDict[str, tuple[Session, float]] = OrderedDict()
        """For recent tokens the guest, and when the database was asked."""
        self._touched: OrderedDict[Session, int] = OrderedDict()
        """For recent guests the day on which their last use was written to the database."""

    async def welcome(self) -> tuple[Session, str]:
        """Return a new guest and the guest's token."""
        session, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        await self._storage.add_session(session, token)
        self._touch(session)
        self._remember(token, session)
        return session, token

    async def find(self, token: str | None) -> Session | None:
        """Return the guest with this token, else None."""
        if not token or len(token) > MAX_TOKEN_CHARACTERS:
            return None
        session = await self._owner(token)
        if session is not None and not await self._is_still_known(session):
            self.drop(session)
            return None
        return session

    async def _owner(self, token: str) -> Session | None:
        """Return the guest with this token, from memory for at most `KNOWN_SECONDS`."""
        known, asked_at = self._known.get(token, (None, 0.0))
        if known is not None and time.monotonic() - asked_at < KNOWN_SECONDS:
            return known
        try:
            session = await self._storage.find_session(token)
        except Unavailable:
            if known is None:
                raise
            # The database is asked with a later request.
            return known
        self._known.pop(token, None)
        if session is not None:
            self._remember(token, session)
        return session

    def drop(self, session: Session) -> None:
        """Drop the tokens of a guest who is no longer in the database."""
        for token in [token for token, (known, _) in self._known.items() if known == session]:
            del self._known[token]
        self._touched.pop(session, None)

    async def _is_still_known(self, session: Session) -> bool:
        """Note once per day that a guest is here; return False if the guest was deleted meanwhile."""
        if self._touched.get(session) == _today():
            return True
        try:
            if not await self._storage.touch_session(session):
                return False
        except Unavailable:
            # The use is noted with a later request.
            return True
        self._touch(session)
        return True

    def _touch(self, session: Session) -> None:
        self._touched[session] = _today()
        if len(self._touched) > MAX_KNOWN_TOKENS:
            self._touched.popitem(last=False)

    def _remember(self, token: str, session: Session) -> None:
        self._known[token] = session, time.monotonic()
        if len(self._known) > MAX_KNOWN_TOKENS:
            self._known.popitem(last=False)

    async def from_page(self, connection: Connection, page: str | None) -> Session | None:
        """Return the guest of a request that changes something; None without a valid page or bearer token."""
        bearer = bearer_token(connection)
        if bearer is not None:
            # No browser sends a bearer token by itself, so no other site can make one send it.
            return await self.find(bearer)
        if page is None or not self.is_own_origin(connection):
            return None
        for token in cookie_tokens(connection):
            if hmac.compare_digest(page_token(token).encode(), page.encode()):
                return await self.find(token)
        return None

    async def from_reader(self, connection: Connection) -> Session | None:
        """Return the guest of a request that changes nothing, else None."""
        bearer = bearer_token(connection)
        if bearer is not None:
            return await self.find(bearer)
        token = await self.known_token(connection)
        return None if token is None else await self.find(token)

    async def known_token(self, connection: Connection) -> str | None:
        """Return the token of a known guest from this connection's cookies, or None."""
        for token in cookie_tokens(connection):
            if await self.find(token) is not None:
                return token
        return None

    async def renewed_token(self, connection: Connection) -> str | None:
        """Return the token to set as a cookie for a known guest, or None if no cookie has one.

        Under https the token of a plain cookie is replaced: somebody else may have set that cookie.
        """
        token = await self.known_token(connection)
        is_plain = token is not None and own_cookies(connection).get(SECURE_COOKIE) != token
        if token is None or not is_plain or not self.is_secure(connection):
            return token
        session = await self.find(token)
        new = secrets.token_urlsafe(32)
        if session is None or not await self._storage.replace_token(session, new):
            return None
        self._known.pop(token, None)
        self._remember(new, session)
        return new

    def is_own_origin(self, connection: Connection) -> bool:
        """Return True if the request's Origin is this server; False without an Origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return False
        return origin in self._origins or origin == self.own_origin(connection)

    def other_origin(self, connection: Connection) -> str | None:
        """Return the origin that a request names if it is not this server's, else None."""
        is_named = "origin" in connection.headers and not self.is_own_origin(connection)
        return connection.headers["origin"] if is_named else None

    def may_get_cookie(self, connection: Connection) -> bool:
        """Return True if a page of this server asks, by its Origin or by Sec-Fetch-Site.

        A form on another site must not replace a visitor's identity.
        """
        says_same = connection.headers.get("sec-fetch-site") == "same-origin"
        return says_same or self.is_own_origin(connection)

    def cookies(self, connection: Connection, token: str) -> list[Cookie]:
        """Return the cookies that keep a guest known for another `COOKIE_SECONDS`.

        A cookie of the other name is deleted, since the new one replaces it.
        """
        secure = self.is_secure(connection)
        kept = Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        return [kept, *(one for one in self.ended_cookies(connection) if one.key != kept.key)]

    def ended_cookies(self, connection: Connection) -> list[Cookie]:
        """Return cookies that delete this server's cookies, of either name, that the browser has sent."""
        return [
            Cookie(
                key=name,
                value="",
                max_age=0,
                httponly=True,
                samesite="lax",
                secure=name == SECURE_COOKIE or self.is_secure(connection),
            )
            for name in (SECURE_COOKIE, COOKIE)
            if name in own_cookies(connection)
        ]

    def own_origin(self, connection: Connection) -> str:
        """Return the origin at which the client reaches this server."""
        secure = "https" if self.is_secure(connection) else "http"
        return f"{secure}://{connection.headers.get('host', '')}"

    def is_secure(self, connection: Connection) -> bool:
        """Return True if the client's connection is encrypted."""
        forwarded = self._forwarded(connection, "x-forwarded-proto")
        scheme = connection.scope["scheme"] if forwarded is None else forwarded.lower()
        return scheme in {"https", "wss"}

    def address(self, connection: Connection) -> str:
        """Return the client's address in the form of `limited`, as trusted proxies forward it."""
        forwarded = self._forwarded(connection, "x-forwarded-for")
        if forwarded is not None:
            return limited(forwarded)
        return limited(connection.client.host if connection.client is not None else "")

    def _forwarded(self, connection: Connection, header: str) -> str | None:
        """Return the value that the outermost trusted proxy wrote, or None if no proxy is trusted.

        Each proxy adds a value at the right; values further to the left come from the client and may be
        forged.
        """
        if not self._proxies:
            self._warn_of_proxy(connection)
            return None
        lines = connection.headers.getall(header, [])
        values = [value.strip() for line in lines for value in line.split(",")]
        return values[max(0, len(values) - self._proxies)] if values else None

    def _warn_of_proxy(self, connection: Connection) -> None:
        """Log once that headers of a proxy are ignored, so that its clients share one address."""
        if not self._has_warned and any(name in connection.headers for name in FORWARDED):
            self._has_warned = True
            log.warning(
                "X-Forwarded-For and X-Forwarded-Proto are ignored: "
                "behind a proxy the server needs --trust-proxy"
            )

    def address_hash(self, connection: Connection) -> AddressHash:
        """Return a keyed hash of `address`, by which requests of one address are grouped fairly.

        The hash lives in memory and on the bus; no database, log or client gets it.
        """
        address = self.address(connection).encode()
        return hashlib.blake2b(address, digest_size=8, key=self.address_key).hexdigest()


def _today() -> int:
    return int(time.time()) // DAY_SECONDS


def page_token(token: str) -> str:
    """Return the page token of a guest, which a page shows with each request that changes something."""
    return hashlib.sha256(b"page " + token.encode()).hexdigest()[:32]


def own_cookies(connection: Connection) -> dict[str, str]:
    """Return the values of this server's cookies, by name; the last of several cookies with one name."""
    header = ";".join(connection.headers.getall("cookie", []))
    return {name: value.strip() for name, value in OWN_COOKIES.findall(header)}


def cookie_tokens(connection: Connection) -> list[str]:
    """Return the tokens in a browser's cookies, the better protected one first."""
    cookies = own_cookies(connection)
    return [cookies[name] for name in (SECURE_COOKIE, COOKIE) if cookies.get(name)]


def bearer_token(connection: Connection) -> str | None:
    """Return the bearer token of a request, or None."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
