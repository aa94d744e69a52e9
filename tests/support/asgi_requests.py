"""Requests to the web framework without a server, to exactly the path that is wanted."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from litestar import Litestar


def ask(
    app: Litestar, path: str, method: str = "GET", query: str = "", **headers: str
) -> httpx.Response:
    """Return the answer to exactly this path, which a client library might normalise."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (name.replace("_", "-").lower().encode(), value.encode())
            for name, value in headers.items()
        ],
        "server": ("test", 80),
        "client": ("test", 1),
        "state": {},
    }
    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    start, *rest = sent
    # Not by httpx.Response(content=...), which would undo the encoding.
    answer = httpx.Response(start["status"], headers=start["headers"])
    bodies = [part.get("body", b"") for part in rest]
    answer._content = bodies[0] if len(bodies) == 1 else b"".join(bodies)
    return answer
