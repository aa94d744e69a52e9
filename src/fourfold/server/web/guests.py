"""Who is asking: guests, known by a secret in a cookie or, for programs, in a header.

Lives here: making and recognising guests, and whether a page may speak for one. Does not live here: what a
guest may do, which is the table's to say.

A page proves itself twice: its Origin is ours, and it knows the *page token*, which only a page of ours can
have read.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fourfold.server.bus import AddressHash
from fourfold.server.limits import limited
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.store.storage import Storage
from fourfold.server.table.events import Session

COOKIE = "fourfold"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name under https: with this prefix no other host and no plain http can set it."""
DAY_SECONDS = 24 * 3600
COOKIE_SECONDS = 400 * DAY_SECONDS
MAX_KNOWN_TOKENS = 50_000
MAX_TOKEN_CHARACTERS = 64

Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """The guests of this server."""

    def __init__(
        self, storage: Storage, origins: Iterable[str], trust_proxy: int, address_key: bytes
    ) -> None:
        self._storage = storage
        self.address_key = address_key
        """With which addresses are hashed; processes with one Redis share it (`SharedLimits`)."""
        self._origins = set(origins)
        self._proxies = trust_proxy
        self._known: OrderedDict[str, Session] = OrderedDict()
        self._touched: OrderedDict[Session, int] = OrderedDict()
        """For guests who were here lately, the day on which the database was last told so."""

    async def welcome(self) -> tuple[Session, str]:
        """A new guest and the secret that makes them known."""
        session, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        await self._storage.add_session(session, token)
        self._touch(session)
        self._remember(token, session)
        return session, token

    async def find(self, token: str | None) -> Session | None:
        """The guest who has this secret."""
        if not token or len(token) > MAX_TOKEN_CHARACTERS:
            return None
        session = self._known.get(token)
        if session is None:
            session = await self._storage.find_session(token)
            if session is not None:
                self._remember(token, session)
        if session is not None and not await self._is_still_known(session):
            self.drop(session)
            return None
        return session

    def drop(self, session: Session) -> None:
        """Forget the secret of a guest who is no longer in the database."""
        for token in [token for token, known in self._known.items() if known == session]:
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
            # It is noted another time.
            return True
        self._touch(session)
        return True

    def _touch(self, session: Session) -> None:
        self._touched[session] = _today()
        if len(self._touched) > MAX_KNOWN_TOKENS:
            self._touched.popitem(last=False)

    def _remember(self, token: str, session: Session) -> None:
        self._known[token] = session
        if len(self._known) > MAX_KNOWN_TOKENS:
            self._known.popitem(last=False)

    async def from_page(self, connection: Connection, page: str | None) -> Session | None:
        """The guest behind a connection that changes things; None if it is not to be believed."""
        bearer = bearer_token(connection)
        if bearer is not None:
            # No browser sends this by itself, so no other site can make it do so.
            return await self.find(bearer)
        if page is None or not self.is_ours(connection):
            return None
        for token in cookie_tokens(connection):
            if hmac.compare_digest(page_token(token).encode(), page.encode()):
                return await self.find(token)
        return None

    async def from_reader(self, connection: Connection) -> Session | None:
        """The guest behind a connection that changes nothing."""
        bearer = bearer_token(connection)
        if bearer is not None:
            return await self.find(bearer)
        token = await self.known_token(connection)
        return None if token is None else await self.find(token)

    async def known_token(self, connection: Connection) -> str | None:
        """Return the secret of a guest that a cookie of this connection names, or None."""
        for token in cookie_tokens(connection):
            if await self.find(token) is not None:
                return token
        return None

    async def renewed_token(self, connection: Connection) -> str | None:
        """Return the secret to set as a cookie for a known guest, or None if no cookie names one.

        Under https the secret of a plain cookie is replaced: somebody else may have set that cookie.
        """
        token = await self.known_token(connection)
        is_plain = token is not None and connection.cookies.get(SECURE_COOKIE) != token
        if token is None or not is_plain or not self.is_secure(connection):
            return token
        session = await self.find(token)
        new = secrets.token_urlsafe(32)
        if session is None or not await self._storage.replace_token(session, new):
            return None
        self._known.pop(token, None)
        self._remember(new, session)
        return new

    def is_ours(self, connection: Connection) -> bool:
        """Whether the page that asks is one of ours; one that does not say is not."""
        origin = connection.headers.get("origin")
        if origin is None:
            return False
        return origin in self._origins or origin == self.own_origin(connection)

    def may_get_cookie(self, connection: Connection) -> bool:
        """Return True if our own page asks, by its Origin or by what the browser says of it.

        The form of another site must not replace a visitor's identity.
        """
        says_same = connection.headers.get("sec-fetch-site") == "same-origin"
        return says_same or self.is_ours(connection)

    def cookies(self, connection: Connection, token: str) -> list[Cookie]:
        """Return the cookies that keep a guest known for another `COOKIE_SECONDS`.

        A cookie of the other name ends, whose place this one takes.
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
        """Return cookies that end those of ours, of either name, which a browser has sent."""
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
            if name in connection.cookies
        ]

    def own_origin(self, connection: Connection) -> str:
        """How this server is reached."""
        secure = "https" if self.is_secure(connection) else "http"
        return f"{secure}://{connection.headers.get('host', '')}"

    def is_secure(self, connection: Connection) -> bool:
        """Whether the guest's connection is encrypted."""
        forwarded = self._forwarded(connection, "x-forwarded-proto")
        scheme = connection.scope["scheme"] if forwarded is None else forwarded.lower()
        return scheme in {"https", "wss"}

    def address(self, connection: Connection) -> str:
        """Where the guest is, as far as it can be believed, as limits count it."""
        forwarded = self._forwarded(connection, "x-forwarded-for")
        if forwarded is not None:
            return limited(forwarded)
        return limited(connection.client.host if connection.client is not None else "")

    def _forwarded(self, connection: Connection, header: str) -> str | None:
        """Return the value that the outermost trusted proxy wrote, or None if no proxy is trusted.

        Each proxy adds a value at the right; what is further to the left was sent by the client and may be
        a lie.
        """
        lines = connection.headers.getall(header, []) if self._proxies else []
        values = [value.strip() for line in lines for value in line.split(",")]
        return values[max(0, len(values) - self._proxies)] if values else None

    def address_hash(self, connection: Connection) -> AddressHash:
        """Return a keyed hash of `address`, by which requests of one address are grouped fairly.

        The hash lives in memory and on the bus; no database, log or client gets it.
        """
        address = self.address(connection).encode()
        return hashlib.blake2b(address, digest_size=8, key=self.address_key).hexdigest()


def _today() -> int:
    return int(time.time()) // DAY_SECONDS


def page_token(token: str) -> str:
    """What a page of ours reads once and shows with whatever it does."""
    return hashlib.sha256(b"page " + token.encode()).hexdigest()[:32]


def cookie_tokens(connection: Connection) -> list[str]:
    """Return the secrets that a browser's cookies hold, the better protected one first."""
    cookies = connection.cookies
    return [cookies[name] for name in (SECURE_COOKIE, COOKIE) if cookies.get(name)]


def bearer_token(connection: Connection) -> str | None:
    """The secret that a program sends."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
