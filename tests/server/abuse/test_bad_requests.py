"""Invalid requests: each gets an error of the documented form, none causes status 500."""

from __future__ import annotations

import json
import socket

import pytest
from tests.support import plain_http, services
from tests.support.patience import PATIENCE_SECONDS

NESTED = 1000


def answer_to(server: services.Server, request: bytes) -> bytes:
    """Return everything that the server sends before it closes the connection."""
    with socket.create_connection(
        ("127.0.0.1", server.settings.port), timeout=PATIENCE_SECONDS
    ) as client:
        client.sendall(request)
        found = b""
        while part := client.recv(65536):
            found += part
    return found


def request(
    method: str = "GET",
    path: str = "/api/tables",
    body: bytes = b"",
    host: bytes = b"x",
    **headers: str,
) -> bytes:
    sent = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    head = f"{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n{sent}"
    return head.encode("latin-1") + b"Host: " + host + b"\r\n\r\n" + body


def error_of(answer: bytes) -> tuple[int, str]:
    """Return the status and the code of an answer that has the form of all errors."""
    head, _, body = answer.partition(b"\r\n\r\n")
    told = json.loads(body)
    assert set(told) == {"code", "text", "params"}
    return int(head.split()[1]), told["code"]


BAD_HOSTS = [b"x:99999", b"x:-1", b"x:abc", b"[::1", b"[::1]:99999", b"a b", b"\xff", b"x:1:2"]
BAD_HOSTS += [b"x:" + b"9" * 5000, b"x/y", b"x@y", b"x?y"]


@pytest.mark.parametrize("host", BAD_HOSTS, ids=repr)
@pytest.mark.parametrize("path", ["/", "/api/tables", "/nothing", "/healthz"])
def test_impossible_host_header_is_a_bad_request_on_every_path(server, host, path):
    before = server.log.stat().st_size
    assert error_of(answer_to(server, request(path=path, host=host))) == (400, "bad-request")
    assert server.log.stat().st_size == before


def test_two_host_headers_are_a_bad_request(server):
    assert error_of(answer_to(server, request(Host="x"))) == (400, "bad-request")


@pytest.mark.parametrize("host", [b"127.0.0.1:8000", b"[::1]:8000", b"play.example.org", b""])
def test_possible_host_header_is_accepted(server, host):
    assert answer_to(server, request(host=host)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("opening", [b"[", b'{"game":'])
@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/play?name=x", "/api/solve", "/api/analyse", "/api/records"]
)
def test_deeply_nested_json_is_a_bad_request(server, path, opening):
    before = server.log.stat().st_size
    body = NESTED * opening
    answer = answer_to(server, request("POST", path, body, Content_Type="application/json"))
    assert error_of(answer) == (400, "bad-request")
    assert server.log.stat().st_size == before


@pytest.mark.parametrize("body", [b'{"game": "\xff"}', b'{"\xed\xa0\x80": 1}'], ids=repr)
@pytest.mark.parametrize("path", ["/api/tables", "/api/solve"])
def test_json_with_a_text_that_is_no_utf8_is_a_bad_request(server, path, body):
    before = server.log.stat().st_size
    answer = answer_to(server, request("POST", path, body, Content_Type="application/json"))
    assert error_of(answer) == (400, "bad-request")
    assert server.log.stat().st_size == before


BODIES = [
    b"",
    b"null",
    b"\xff",
    b'"\\ud800"',
    b'{"game": "\\ud800"}',
    b'{"game": "quarto", "seats": 1e999}',
]
TYPES = ["application/json", "application/json; charset=nope", "multipart/form-data", ";;=", "\xff"]


@pytest.mark.parametrize("kind", TYPES)
def test_no_body_causes_a_server_error(server, kind):
    token = plain_http.post(f"{server.url}/api/session?program=true").json()["token"]
    headers = {"Content_Type": kind, "Authorization": f"Bearer {token}"}
    for path in ("/api/tables", "/api/solve", "/api/records", "/api/session"):
        for body in BODIES:
            status, _ = error_of(answer_to(server, request("POST", path, body, **headers)))
            assert 400 <= status < 500, (path, body)


ODD = [
    ("GET", "/%ff"),
    ("GET", "/%00"),
    ("GET", "//x:99999/"),
    ("GET", "/api/tables/%ff"),
    ("GET", "/api/puzzles?grade=%ff"),
    ("GET", f"/api/puzzles?grade={'9' * 5000}"),
    ("DELETE", "/"),
    ("PATCH", "/api/tables"),
    ("TRACE", "/api/tables"),
    ("FOO", "/"),
    ("GET", "x"),
]


@pytest.mark.parametrize(("method", "path"), ODD)
def test_errors_for_unusual_paths_and_methods_have_the_documented_form(server, method, path):
    status, _ = error_of(answer_to(server, request(method, path)))
    assert 400 <= status < 500


@pytest.mark.parametrize(
    "headers",
    [
        {"Cookie": "fourfold=\xff; __Host-fourfold=\xed\xa0\x80"},
        {"Cookie": ";;;="},
        {"Authorization": "Bearer \xff"},
        {"Origin": "http://x:99999", "X_Fourfold_Page": "\xff"},
        {"X_Forwarded_For": "\xff", "X_Forwarded_Proto": "\xff"},
        {"Accept": ";q=x", "Accept_Encoding": ";q=x,,"},
    ],
    ids=repr,
)
def test_no_header_causes_a_server_error(server, headers):
    for path in ("/", "/api/mine", "/api/tables"):
        assert answer_to(server, request(path=path, **headers)).startswith(b"HTTP/1.1 200")
    answer = answer_to(server, request("POST", "/api/tables", b'{"game": "quarto"}', **headers))
    code = "wrong-origin" if "Origin" in headers else "not-authorized"
    assert error_of(answer) == (401, code)


@pytest.mark.parametrize(
    "raw",
    [
        b"\r\n\r\nnothing\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nX\x00: y\r\n\r\n",
    ],
)
def test_bytes_that_are_not_http_get_an_error_of_the_documented_form(server, raw):
    assert error_of(answer_to(server, raw))[0] in {400, 405}
