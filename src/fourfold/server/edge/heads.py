"""Limits on the head of a request: the URL and the headers.

Lives here: how long URLs and headers may be, and the status of a refusal. The framework keeps the parsed
paths and queries of 1,024 requests in memory, so that long ones would fill it. Does not live here: reading
requests from a connection (`connections`).
"""

from __future__ import annotations

import re
from http import HTTPStatus

MAX_HEADERS, MAX_HEADER_BYTES = 100, 8 * 1024
"""Headers of a request, and bytes of all its headers together."""
MAX_PATH_BYTES = 1024
MAX_QUERY_BYTES, MAX_QUERY_PARAMS = 2048, 32
"""Bytes and parameters of a query, except in addresses of the page: ``/replay?record=…`` has a whole record,
which only the page reads; `connections.MAX_REQUEST_BYTES` limits such a query."""
PAGE_PATH = re.compile(rb"/[a-z]*")
"""Paths at which the server does not parse the query."""


def refusal_of_url(url: bytes) -> HTTPStatus | None:
    """Return the status with which to refuse a URL, or the beginning of a URL, that is too long; else None.

    >>> refusal_of_url(b"/api/puzzles?rules=classic"), refusal_of_url(b"/replay?record=" + 9000 * b"x")
    (None, None)
    >>> refusal_of_url(b"/api/puzzles?rules=" + 9000 * b"x")
    <HTTPStatus.REQUEST_URI_TOO_LONG: 414>
    """
    path, _, query = url.partition(b"?")
    if len(path) > MAX_PATH_BYTES:
        return HTTPStatus.REQUEST_URI_TOO_LONG
    if len(query) <= MAX_QUERY_BYTES and query.count(b"&") < MAX_QUERY_PARAMS:
        return None
    return None if PAGE_PATH.fullmatch(path) else HTTPStatus.REQUEST_URI_TOO_LONG


def refusal_of_headers(number: int, size: int) -> HTTPStatus | None:
    """Return the status with which to refuse this number of headers with these bytes in all, else None."""
    if number > MAX_HEADERS or size > MAX_HEADER_BYTES:
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
    return None
