"""What all routes use: types of parameters, and the service, the guest and the answer for a request.

Lives here: finding out who asks, and passing questions to worker processes. Does not live here: paths (`api`,
`study`, `sockets`), and how guests are known (`edge.guests`).
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, TooManyRequestsException
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from fourfold.server.bots.fair_queue import Asker
from fourfold.server.bots.pool import Question, Stuck
from fourfold.server.process.service import Service
from fourfold.server.table.events import Session
from fourfold.server.table.refusals import Refused

ApiRequest = Request[Any, Any, Any]
PageToken = Annotated[str | None, HeaderParameter(name="X-Fourfold-Page", max_length=64)]
TableId = Annotated[str, PathParameter(max_length=32, min_length=32, pattern="^[0-9a-f]+$")]
Since = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
UNKNOWN = "The server does not know you. Reload the page and try again."
MAX_ORIGIN_CHARACTERS = 200


def service_of(state: State) -> Service:
    """Return the service that an application runs."""
    service: Service = state["service"]
    return service


class OtherOrigin(NotAuthorizedException):
    """A page of another origin asks; so it seems behind a proxy that is not trusted, too."""

    def __init__(self, origin: str) -> None:
        self.origin = origin[:MAX_ORIGIN_CHARACTERS]
        super().__init__(
            "The request comes from a page that is not this server's. Behind a proxy the server needs "
            "--trust-proxy or --origin."
        )


def stranger(service: Service, request: ApiRequest, text: str = UNKNOWN) -> NotAuthorizedException:
    """Return the exception for a request that may not act for any guest, with this text."""
    origin = service.guests.other_origin(request)
    return NotAuthorizedException(text) if origin is None else OtherOrigin(origin)


async def guest_of(request: ApiRequest, page: str | None) -> Session:
    """Return the guest of a request that changes something; count the request as a command.

    Raises:
        NotAuthorizedException: the request shows no valid token.
        TooManyRequestsException: the guest has sent too many requests.
    """
    service = service_of(request.app.state)
    session = await service.guests.from_page(request, page)
    if session is None:
        raise stranger(service, request)
    if not service.command_limiter.allows(session, time.monotonic()):
        raise TooManyRequestsException("Too many requests. Try again in a few seconds.")
    return session


async def answer_of(request: ApiRequest, question: Question, guest: str) -> msgspec.Raw:
    """Return a worker's answer as JSON; the question waits its turn among those of other addresses.

    Raises:
        GameError, Refused: the worker refuses the question, or too many questions wait already.
    """
    service = service_of(request.app.state)
    # Grouped by address, since one person can be many guests.
    asker = Asker(service.guests.address_hash(request), guest)
    try:
        return await service.pool.ask(question, asker)
    except Stuck:
        raise Refused("bots-busy") from None
