"""The files of the page that `make page` builds from ``web/``.

Lives here: the files, held in memory, and a welcome text if no page was built. Does not live here: the page
itself (``web/``), compression and caching (`prepared`), and the API (`api`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from fourfold.server.edge.gate import NO_PAGES
from fourfold.server.edge.policy import hashes, policy
from fourfold.server.web.prepared import ASK_FIRST, FOR_EVER, Body, Prepared

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
METHODS = [HttpMethod.GET, HttpMethod.HEAD]


def read_file(path: Path, cache: str) -> Prepared:
    """Return a file with its compressed forms, read from the disk."""
    bodies = {}
    for encoding, ending in (*ENCODINGS.items(), ("identity", "")):
        form = path.with_name(path.name + ending)
        if form.is_file():
            bodies[encoding] = Body.of(form.read_bytes())
    media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    return Prepared(media_type, cache, bodies, policy_of(path) if path.suffix == ".html" else "")


def policy_of(page: Path) -> str:
    """Return the content security policy that allows the inline scripts and styles of a page."""
    html = page.read_text("utf-8")
    return policy(hashes(html, "script"), hashes(html, "style"))


def read_files(folder: Path) -> dict[str, Prepared]:
    """Return all files of a folder by their URL paths."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in ENCODINGS.values():
            name = path.relative_to(folder).as_posix()
            files[f"/{name}"] = read_file(
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
