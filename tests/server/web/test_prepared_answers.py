"""Answers that are the same for everybody: encoded once, compressed, revalidated by ETag."""

from __future__ import annotations

import gzip
import json

import msgspec
import pytest
from litestar import Litestar
from tests.support.asgi_requests import ask

from fourfold.engine.quartino_puzzles import shipped_puzzles
from fourfold.server.web import puzzles
from fourfold.server.web.app import create_app

PUZZLES, SCHEMA = "/api/puzzles", "/api/schema/openapi.json"


@pytest.fixture(scope="module")
def app() -> Litestar:
    return create_app().app


@pytest.mark.parametrize("path", [PUZZLES, SCHEMA])
def test_same_bytes_are_sent_again(app, path):
    first, again = (ask(app, path).content for _ in range(2))
    assert len(first) > 16_000
    assert first is again


@pytest.mark.parametrize("path", [PUZZLES, SCHEMA])
def test_answer_is_compressed_and_revalidated(app, path):
    whole, packed = ask(app, path), ask(app, path, Accept_Encoding="br, gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == whole.content
    assert len(packed.content) < len(whole.content) / 4
    assert whole.headers["ETag"] != packed.headers["ETag"]
    for answer in (whole, packed):
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["Content-Type"].endswith("json")
        accepted = answer.headers.get("Content-Encoding", "")
        known = answer.headers["ETag"]
        again = ask(app, path, Accept_Encoding=accepted, If_None_Match=known)
        assert (again.status_code, again.content) == (304, b"")


def test_queries_choose_puzzles_and_have_etags_of_their_own(app):
    stops = ask(app, PUZZLES, query="rules=quartino&kind=stop&grade=2")
    wanted = [p for p in shipped_puzzles() if (p.kind, p.grade) == ("stop", 2)]
    assert json.loads(stops.content) == msgspec.to_builtins(wanted)
    assert stops.headers["ETag"] != ask(app, PUZZLES, query="rules=quartino").headers["ETag"]


def test_unknown_rules_and_kinds_share_one_answer(app):
    ask(app, PUZZLES, query="rules=x")
    before = puzzles.prepared.cache_info().currsize
    for number in range(20):
        for query in (f"rules=x{number}", f"kind=x{number}", f"rules=x{number}&grade=3"):
            assert ask(app, PUZZLES, query=query).content == b"[]"
    assert puzzles.prepared.cache_info().currsize == before
