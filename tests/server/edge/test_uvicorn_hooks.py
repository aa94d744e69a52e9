"""What the server overrides and uses of uvicorn, which promises none of it."""

from __future__ import annotations

import inspect

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server
from uvicorn.supervisors import Multiprocess

from fourfold.server import running
from fourfold.server.edge.connections import Connection
from fourfold.server.edge.frames import Socket

OVERRIDDEN = {
    Connection: (
        HttpToolsProtocol,
        {
            "_should_upgrade",
            "_start_asgi_task",
            "connection_lost",
            "connection_made",
            "data_received",
            "handle_websocket_upgrade",
            "on_header",
            "on_headers_complete",
            "on_message_begin",
            "on_message_complete",
            "on_url",
            "send_400_response",
            "shutdown",
        },
    ),
    Socket: (
        WebSocketsSansIOProtocol,
        {
            "connection_lost",
            "data_received",
            "handle_cont",
            "handle_ping",
            "handle_pong",
            "receive",
            "send_receive_event_to_app",
        },
    ),
    running._Server: (Server, {"handle_exit", "startup"}),
    running._Servers: (Multiprocess, {"keep_subprocess_alive"}),
}
USED = {
    HttpToolsProtocol: "app_state client config cycle flow headers loop parser pipeline scope transport url",
    RequestResponseCycle: "disconnected message_event response_complete response_started",
    WebSocketsSansIOProtocol: (
        "app_state client close_sent conn handshake_initiated loop queue read_paused transport"
    ),
}
"""Attributes that the edge reads or sets."""


@pytest.mark.parametrize("ours", OVERRIDDEN, ids=lambda one: one.__name__)
def test_each_method_that_replaces_one_of_uvicorn_still_does(ours):
    base, names = OVERRIDDEN[ours]
    both = {name for name in vars(ours) if name in vars(base) and not name.startswith("__")}
    assert {name for name in both if callable(vars(ours)[name])} == names
    for name in names:
        found, wanted = (
            len(inspect.signature(getattr(one, name)).parameters) for one in (ours, base)
        )
        assert found == wanted, name


def test_uvicorn_itself_calls_the_methods_that_it_keeps_to_itself():
    source = inspect.getsource(HttpToolsProtocol)
    for name in OVERRIDDEN[Connection][1]:
        if name.startswith("_"):
            assert f"self.{name}(" in source


@pytest.mark.parametrize("base", USED, ids=lambda one: one.__name__)
def test_uvicorn_has_the_attributes_that_the_edge_uses(base):
    source = inspect.getsource(base)
    assert [name for name in USED[base].split() if f"self.{name}" not in source] == []
