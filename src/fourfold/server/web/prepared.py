"""Answers that are the same for everybody: encoded and compressed once, then sent from shared bytes.

Lives here: choosing an encoding, ETags and 304. Does not live here: the answers themselves (`pages`,
`puzzles`, `app`), and sending them (`edge.sending`).
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from litestar import HttpMethod, Request, Response

from fourfold.server.edge.sending import Shared

FOR_EVER = "public, max-age=31536000, immutable"
"""The Cache-Control of answers whose address changes with their content."""
ASK_FIRST = "no-cache"
"""The Cache-Control of answers that browsers keep, and use after a 304 only."""
GZIP_LEVEL = 6
"""Takes 6 ms for the 278 kB of all puzzles of Quartino; level 9 takes 14 ms and saves 4 %."""
MAX_NAMED_ENCODINGS = 20
"""Encodings of an Accept-Encoding header that are read; browsers send five."""


@dataclass(frozen=True)
class Body:
    """The bytes of an answer in one encoding."""

    content: Shared
    etag: str

    @classmethod
    def of(cls, content: bytes) -> Body:
        """Return a body with the ETag of its content."""
        return cls(Shared(content), f'"{sha256(content).hexdigest()[:24]}"')


@dataclass(frozen=True)
class Prepared:
    """An answer in each of its encodings."""

    media_type: str
    cache: str
    bodies: dict[str, Body]
    """The bodies by encoding, the best first; without compression the encoding is ``identity``."""
    policy: str = ""
    """The content security policy of a page that contains scripts or styles; otherwise empty."""

    @classmethod
    def compressed(cls, content: bytes, media_type: str) -> Prepared:
        """Return an answer of the API with its compressed form."""
        bodies = {"gzip": gzip.compress(content, GZIP_LEVEL, mtime=0), "identity": content}
        return cls(media_type, ASK_FIRST, {name: Body.of(body) for name, body in bodies.items()})

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the answer in the best encoding that the client accepts, or 304 if the client has it."""
        accepted = accepted_encodings(request.headers.get("Accept-Encoding", ""))
        encoding = next(name for name in self.bodies if name in accepted)
        body = self.bodies[encoding]
        headers = {"Cache-Control": self.cache, "ETag": body.etag}
        if self.policy:
            headers["Content-Security-Policy"] = self.policy
        if len(self.bodies) > 1:
            headers["Vary"] = "Accept-Encoding"
        if knows(request.headers.get("If-None-Match", ""), body.etag):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        headers["Content-Length"] = str(len(body.content))
        content = b"" if request.method == HttpMethod.HEAD else body.content
        return Response(content, headers=headers, media_type=self.media_type)


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header allows, among the first `MAX_NAMED_ENCODINGS`.

    >>> sorted(accepted_encodings("gzip, deflate;q=0.5, br;q=0"))
    ['deflate', 'gzip', 'identity']
    """
    found = {"identity"}
    for part in header.lower().split(",", MAX_NAMED_ENCODINGS)[:MAX_NAMED_ENCODINGS]:
        name, *params = (piece.strip() for piece in part.split(";"))
        if not any(re.fullmatch(r"q=0(\.0*)?", param) for param in params):
            found.add(name)
    return found


def knows(header: str, etag: str) -> bool:
    """Return True if an If-None-Match header names this ETag.

    >>> knows('W/"a", "b"', '"a"'), knows('"a"', '"c"')
    (True, False)
    """
    named = {part.strip().removeprefix("W/") for part in header.split(",")}
    return etag in named or "*" in named
