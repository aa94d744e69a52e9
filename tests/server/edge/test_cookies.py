"""Cookies: only our own page gets one, a visit renews it, and a page needs cookie, origin and token."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
from tests.support import plain_http, services
from tests.support.coroutines import run
from tests.support.players import (
    guests,
)
from tests.support.raw_sockets import close_code, hear, raw_socket
from websockets.asyncio.client import connect

from fourfold.server.edge.guests import COOKIE, COOKIE_SECONDS, SECURE_COOKIE
from fourfold.server.table import wire

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def visit(server: services.Server, cookies: str = "", **headers: str) -> httpx.Response:
    """Ask for a session as a page does, with these cookies and headers (underscores are hyphens)."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return plain_http.post(
        f"{server.url}/api/session", headers=sent | ({"Cookie": cookies} if cookies else {})
    )


def set_cookies(answer: httpx.Response) -> SimpleCookie:
    found = SimpleCookie()
    for header in answer.headers.get_list("set-cookie"):
        found.load(header)
    return found


def test_form_of_another_site_gets_no_cookie(server):
    """A cross-site POST carries no cookie of ours, so a new one would replace the visitor's identity."""
    foreign = [
        {"Origin": "https://evil.example", "Sec_Fetch_Site": "cross-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null", "Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Sec_Fetch_Site": "none"},
        {},
    ]
    for headers in foreign:
        answer = visit(server, **headers, **FORM)
        assert answer.status_code == 401, headers
        assert "set-cookie" not in answer.headers
        assert set(answer.json()) == {"code", "text", "params"}


def test_own_page_gets_a_cookie_by_origin_or_fetch_metadata(server):
    for headers in ({"Origin": server.url}, {"Sec_Fetch_Site": "same-origin"}):
        answer = visit(server, **headers)
        assert answer.status_code == 201
        assert COOKIE in set_cookies(answer)


def test_a_program_needs_no_origin_and_gets_no_cookie(server):
    answer = plain_http.post(f"{server.url}/api/session", params={"program": "true"})
    assert answer.json()["token"]
    assert "set-cookie" not in answer.headers


def test_each_visit_renews_the_cookie_and_keeps_the_guest(server):
    first = visit(server, Origin=server.url)
    token = set_cookies(first)[COOKIE].value
    again = visit(server, f"{COOKIE}={token}", Origin=server.url)
    renewed = set_cookies(again)[COOKIE]
    assert (renewed.value, renewed["max-age"]) == (token, str(COOKIE_SECONDS))
    assert again.json()["page"] == first.json()["page"]


def test_under_https_the_cookie_cannot_be_set_by_another_host(proxied):
    host = proxied.url.removeprefix("http://")
    secure = {"X_Forwarded_Proto": "https", "Origin": f"https://{host}"}
    answer = visit(proxied, **secure)
    cookies = set_cookies(answer)
    assert list(cookies) == [SECURE_COOKIE]
    cookie = cookies[SECURE_COOKIE]
    assert SECURE_COOKIE.startswith("__Host-")
    # What browsers demand of this prefix.
    assert cookie["secure"]
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert cookie["httponly"]


def test_cookie_of_the_older_name_keeps_the_identity(proxied):
    host = proxied.url.removeprefix("http://")
    plain = visit(proxied, Origin=proxied.url)
    token = set_cookies(plain)[COOKIE].value
    secure = {"X_Forwarded_Proto": "https", "Origin": f"https://{host}"}
    opened = plain_http.post(
        f"{proxied.url}/api/tables",
        json={"game": "quarto"},
        headers={
            "X-Forwarded-Proto": "https",
            "Origin": f"https://{host}",
            "Cookie": f"{COOKIE}={token}",
            "X-Fourfold-Page": plain.json()["page"],
        },
    )
    assert opened.status_code == 201

    moved = visit(proxied, f"{COOKIE}={token}", **secure)
    cookies = set_cookies(moved)
    # The secret is another one: whoever has set the older cookie, perhaps from elsewhere, knows it no longer.
    renewed = cookies[SECURE_COOKIE].value
    assert renewed != token
    table = f"{proxied.url}/api/tables/{opened.json()['table']}"
    views = [
        plain_http.get(table, headers={"Authorization": f"Bearer {one}"}).json()
        for one in (renewed, token)
    ]
    assert [view["host"] for view in views] == [True, False]
    # The older cookie ends.
    assert (cookies[COOKIE].value, cookies[COOKIE]["max-age"]) == ("", "0")


def test_a_planted_cookie_of_the_older_name_does_not_replace_the_protected_one(proxied):
    host = proxied.url.removeprefix("http://")
    secure = {"X_Forwarded_Proto": "https", "Origin": f"https://{host}"}
    own = visit(proxied, **secure)
    token = set_cookies(own)[SECURE_COOKIE].value
    planted = set_cookies(visit(proxied, Origin=proxied.url))[COOKIE].value
    answer = visit(proxied, f"{COOKIE}={planted}; {SECURE_COOKIE}={token}", **secure)
    assert answer.json()["page"] == own.json()["page"]
    assert set_cookies(answer)[SECURE_COOKIE].value == token


def test_unknown_cookie_is_replaced(server):
    answer = visit(server, f"{COOKIE}=nobody", Origin=server.url)
    assert set_cookies(answer)[COOKIE].value != "nobody"


def test_page_needs_its_cookie_its_origin_and_its_token(server):
    async def work():
        async with (
            plain_http.AsyncClient(base_url=server.url) as page,
            guests(server.url, 1) as (ada,),
        ):
            answer = await page.post("/api/session", headers={"Origin": server.url})
            cookie = SimpleCookie(answer.headers["set-cookie"])["fourfold"]
            assert cookie["httponly"]
            assert cookie["samesite"].lower() in {"lax", "strict"}
            page.cookies.clear()
            token = answer.json()["page"]
            assert answer.json()["token"] is None
            table = await ada.open("quarto")
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            elsewhere = server.url.replace("127.0.0.1", "evil.example")
            tries = [
                (server.url, token, True, None),
                (None, token, True, 4403),
                ("null", token, True, 4403),
                (elsewhere, token, True, 4403),
                (server.url + ".evil.example", token, True, 4403),
                (server.url.replace("http:", "https:"), token, True, 4403),
                (server.url, None, True, 4403),
                (server.url, "0" * 32, True, 4403),
                (server.url, token, False, 4403),
            ]
            for origin, shown, with_cookie, code in tries:
                headers = {"Cookie": f"fourfold={cookie.value}"} if with_cookie else {}
                where = url if shown is None else f"{url}?page={shown}"
                async with connect(where, origin=origin, additional_headers=headers) as found:
                    if code is None:
                        await hear(found, wire.News)
                    else:
                        assert await close_code(found) == code, (origin, shown)
                sent = {"Origin": origin, "X-Fourfold-Page": shown} | headers
                answer = await page.post(
                    "/api/tables",
                    json={"game": "quarto"},
                    headers={key: value for key, value in sent.items() if value is not None},
                )
                assert answer.status_code == (201 if code is None else 401), (origin, shown)
            ada.token = "nobody's"
            async with raw_socket(ada, table) as found:
                assert await close_code(found) == 4403

    run(work)
