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

from fourfold.server.bus import AddressHash
from fourfold.server.events import Session
from fourfold.server.limits import limited
from fourfold.server.storage import Storage
from fourfold.server.writing import Unavailable

COOKIE = "fourfold"
DAY_SECONDS = 24 * 3600
COOKIE_SECONDS = 400 * DAY_SECONDS
MOST_KNOWN = 50_000
LONGEST_TOKEN = 64

Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """The guests of this server."""

    def __init__(
        self, storage: Storage, origins: Iterable[str], trust_proxy: bool, address_key: bytes
    ) -> None:
        self._storage = storage
        self._address_key = address_key
        self._origins = set(origins)
        self._trust_proxy = trust_proxy
        self._known: OrderedDict[str, Session] = OrderedDict()
        self._touched: OrderedDict[Session, int] = OrderedDict()
        """For guests who were here lately, the day on which the database was last told so."""

    async def welcome(self) -> tuple[Session, str]:
        """A new guest and the secret that makes them known."""
        session, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        await self._storage.add_session(session, token)
        self._touched[session] = int(time.time()) // DAY_SECONDS
        self._remember(token, session)
        return session, token

    async def find(self, token: str | None) -> Session | None:
        """The guest who has this secret."""
        if not token or len(token) > LONGEST_TOKEN:
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
        day = int(time.time()) // DAY_SECONDS
        if self._touched.get(session) == day:
            return True
        try:
            if not await self._storage.touch_session(session):
                return False
        except Unavailable:
            # It is noted another time.
            return True
        self._touched[session] = day
        if len(self._touched) > MOST_KNOWN:
            self._touched.popitem(last=False)
        return True

    def _remember(self, token: str, session: Session) -> None:
        self._known[token] = session
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def from_page(self, connection: Connection, page: str | None) -> Session | None:
        """The guest behind a connection that changes things; None if it is not to be believed."""
        bearer = bearer_token(connection)
        if bearer is not None:
            # No browser sends this by itself, so no other site can make it do so.
            return await self.find(bearer)
        token = connection.cookies.get(COOKIE)
        if token is None or not self.is_ours(connection):
            return None
        if page is None or not hmac.compare_digest(page_token(token).encode(), page.encode()):
            return None
        return await self.find(token)

    async def from_reader(self, connection: Connection) -> Session | None:
        """The guest behind a connection that changes nothing."""
        return await self.find(bearer_token(connection) or connection.cookies.get(COOKIE))

    def is_ours(self, connection: Connection) -> bool:
        """Whether the page that asks is one of ours; one that does not say is not."""
        origin = connection.headers.get("origin")
        if origin is None:
            return False
        return origin in self._origins or origin == self.own_origin(connection)

    def own_origin(self, connection: Connection) -> str:
        """How this server is reached."""
        secure = "https" if self.is_secure(connection) else "http"
        return f"{secure}://{connection.headers.get('host', '')}"

    def is_secure(self, connection: Connection) -> bool:
        """Whether the guest's connection is encrypted."""
        if self._trust_proxy and "x-forwarded-proto" in connection.headers:
            return connection.headers["x-forwarded-proto"] == "https"
        return connection.url.scheme in {"https", "wss"}

    def address(self, connection: Connection) -> str:
        """Where the guest is, as far as it can be believed, as limits count it."""
        if self._trust_proxy and "x-forwarded-for" in connection.headers:
            # The last one is what our own proxy saw.
            return limited(connection.headers["x-forwarded-for"].rsplit(",", 1)[-1].strip())
        return limited(connection.client.host if connection.client is not None else "")

    def address_hash(self, connection: Connection) -> AddressHash:
        """Return a keyed hash of `address`, by which requests of one address are grouped fairly.

        The hash lives in memory and on the bus; no database, log or client gets it.
        """
        address = self.address(connection).encode()
        return hashlib.blake2b(address, digest_size=8, key=self._address_key).hexdigest()


def page_token(token: str) -> str:
    """What a page of ours reads once and shows with whatever it does."""
    return hashlib.sha256(b"page " + token.encode()).hexdigest()[:32]


def bearer_token(connection: Connection) -> str | None:
    """The secret that a program sends."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
