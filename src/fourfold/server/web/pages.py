"""The files of the page that `make page` builds from ``web/``.

Lives here: the files, held in memory, compression and caching, and a welcome text if no page was built. Does
not live here: the page itself (``web/``), and the API (`api`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from fourfold.server.web.policy import hashes, policy

BUILT = Path(__file__).parents[1] / "page"
"""The folder into which the page is built."""
WELCOME = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fourfold</title>
<h1>Fourfold</h1>
<p>This server keeps tables of Quarto and Quartino for programs:
its <a href="/api/schema/openapi.json">HTTP API</a>, and the <a href="/api/tables">public tables</a>.</p>
<p>To play on one screen, run <code>fourfold play</code> in a terminal.</p>
</html>
"""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings, best first, and the file name endings of files in these encodings."""
MEDIA_TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""The Cache-Control of files whose name contains a hash of their content."""
ASK_FIRST = "no-cache"
NO_PAGES = ("/api", "/assets", "/healthz", "/metrics")
"""Paths below which the page has no addresses of its own."""
MAX_NAMED_ENCODINGS = 20
"""Encodings of an Accept-Encoding header that are read; browsers send five."""
METHODS = [HttpMethod.GET, HttpMethod.HEAD]


@dataclass(frozen=True)
class Body:
    """The bytes of a file in one encoding."""

    content: bytes
    etag: str


@dataclass(frozen=True)
class File:
    """A file of the page."""

    media_type: str
    cache: str
    bodies: dict[str, Body]
    """The bytes by encoding; without compression the encoding is ``identity``."""
    policy: str = ""
    """The content security policy of a page that contains scripts or styles; otherwise empty."""

    @classmethod
    def read(cls, path: Path, cache: str) -> File:
        """Return a file with its compressed forms, read from the disk."""
        bodies = {}
        for encoding, ending in (*ENCODINGS.items(), ("identity", "")):
            form = path.with_name(path.name + ending)
            if form.is_file():
                content = form.read_bytes()
                bodies[encoding] = Body(content, f'"{sha256(content).hexdigest()[:24]}"')
        media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
        return cls(media_type, cache, bodies, policy_of(path) if path.suffix == ".html" else "")

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the file in the best encoding that the browser accepts, or 304 if the browser has it."""
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


def policy_of(page: Path) -> str:
    """Return the content security policy that allows the inline scripts and styles of a page."""
    html = page.read_text("utf-8")
    return policy(hashes(html, "script"), hashes(html, "style"))


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


def read_files(folder: Path) -> dict[str, File]:
    """Return all files of a folder by their URL paths."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in ENCODINGS.values():
            name = path.relative_to(folder).as_posix()
            files[f"/{name}"] = File.read(
                path, FOR_EVER if name.startswith("assets/") else ASK_FIRST
            )
    return files


def is_page(path: str, accept: str) -> bool:
    """Return True if a browser asks for an address of the page; ``index.html`` draws all of them."""
    below = any(path == other or path.startswith(f"{other}/") for other in NO_PAGES)
    return path == "/" or ("text/html" in accept and not below)


def routes(folder: Path) -> list[HTTPRouteHandler]:
    """Return the routes of the page in this folder; without a page, of the welcome text."""
    files = read_files(folder)
    index = files.get("/index.html")

    @route("/", http_method=METHODS, include_in_schema=False)
    async def first(request: Request[Any, Any, Any]) -> Response[Any]:
        """Answer with the first page."""
        if index is not None:
            return index.answer(request)
        text = "" if request.method == HttpMethod.HEAD else WELCOME
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": ASK_FIRST})

    @route("/{path:path}", http_method=METHODS, include_in_schema=False)
    async def other(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Answer with a file, or with ``index.html`` for an address that it draws."""
        path = request.scope["path"]
        found = files.get(path)
        if found is None and is_page(path, request.headers.get("Accept", "")):
            found = index
        if found is None:
            raise NotFoundException
        return found.answer(request)

    return [first, other]
