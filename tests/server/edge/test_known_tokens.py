"""Tokens in the memory of a process: recognised without the database, but not for long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.datastructures import Headers
from tests.support.coroutines import run

from fourfold.server.edge import guests
from fourfold.server.edge.guests import COOKIE, SECURE_COOKIE, Guests, cookie_tokens, own_cookies
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.store.storage import Storage


async def with_storage(folder: Path, work) -> None:
    storage = Storage(f"sqlite:///{folder / 'x.db'}")
    try:
        await work(storage)
    finally:
        await asyncio.to_thread(storage.close)


def test_other_processes_recognise_a_replaced_token_for_a_minute_at_most(tmp_path, monkeypatch):
    async def work(storage: Storage) -> None:
        here, there = (Guests(storage, (), 1, b"key") for _ in range(2))
        session, token = await here.welcome()
        assert await there.find(token) == session
        assert await storage.replace_token(session, "another")
        assert guests.KNOWN_SECONDS <= 60
        monkeypatch.setattr(guests, "KNOWN_SECONDS", 0)
        assert await there.find(token) is None
        assert await there.find("another") == session

    run(lambda: with_storage(tmp_path, work))


def test_known_token_is_recognised_while_the_database_is_away(tmp_path, monkeypatch):
    async def work(storage: Storage) -> None:
        found = Guests(storage, (), 1, b"key")
        session, token = await found.welcome()

        async def away(_: str) -> None:
            raise Unavailable

        monkeypatch.setattr(storage, "find_session", away)
        monkeypatch.setattr(guests, "KNOWN_SECONDS", 0)
        assert await found.find(token) == session
        with pytest.raises(Unavailable):
            await found.find("unknown")

    run(lambda: with_storage(tmp_path, work))


def connection(*cookies: str):
    """Return a connection with these Cookie headers."""
    return SimpleNamespace(headers=Headers([(b"cookie", header.encode()) for header in cookies]))


@pytest.mark.parametrize(
    ("headers", "tokens"),
    [
        ([], []),
        ([f"{COOKIE}=a"], ["a"]),
        ([f"x=y; {COOKIE}=a ;{SECURE_COOKIE}=b"], ["b", "a"]),
        ([f"{COOKIE}=a", f"{SECURE_COOKIE}=b"], ["b", "a"]),
        ([f"{COOKIE}=a; {COOKIE}=b"], ["b"]),
        ([f"x{COOKIE}=a; {COOKIE}x=b; {COOKIE}; x={COOKIE}=c"], []),
        ([rf'x="\"; {COOKIE}=a; y="'], ["a"]),
        ([f"{COOKIE}="], []),
    ],
)
def test_our_cookies_are_found_among_others(headers, tokens):
    assert cookie_tokens(connection(*headers)) == tokens


@pytest.mark.parametrize("part", [r"\"", ";", " ", "=", f";{COOKIE}", f";{COOKIE}="])
def test_time_to_read_cookies_grows_with_their_length_only(part):
    found = connection('a="' + part * (1_000_000 // len(part)))
    began = time.process_time()
    own_cookies(found)
    # Less than 0.1 seconds; in proportion to the square of the length it would be minutes.
    assert time.process_time() - began < 2
