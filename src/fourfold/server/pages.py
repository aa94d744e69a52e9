"""What a browser sees that comes to the server's address."""

from __future__ import annotations

from litestar import MediaType, get

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


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def welcome() -> str:
    """The first page."""
    return WELCOME


ROUTES = [welcome]
