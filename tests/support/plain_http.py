"""The functions of httpx for servers without HTTPS, such as all servers of tests.

Each client of httpx reads the certificates that the system trusts, which takes 30 ms of processor time. The
clients here read none. They wait longer for an answer than the five seconds of httpx.
"""

from __future__ import annotations

import ssl
from functools import partial

import httpx
from tests.support.patience import PATIENCE_SECONDS

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""TLS settings that trust nobody."""

# The server closes idle connections after five seconds; a request sent in that moment gets no response.
LIMITS = httpx.Limits(keepalive_expiry=2.0)
AsyncClient = partial(
    httpx.AsyncClient, verify=NO_CERTIFICATES, limits=LIMITS, timeout=PATIENCE_SECONDS
)
Client = partial(httpx.Client, verify=NO_CERTIFICATES, limits=LIMITS, timeout=PATIENCE_SECONDS)
get = partial(httpx.get, verify=NO_CERTIFICATES, timeout=PATIENCE_SECONDS)
head = partial(httpx.head, verify=NO_CERTIFICATES, timeout=PATIENCE_SECONDS)
post = partial(httpx.post, verify=NO_CERTIFICATES, timeout=PATIENCE_SECONDS)
