"""Files of the page: paths, compression, caching, headers, and nothing else from the disk."""

from __future__ import annotations

import gzip
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from litestar import Litestar
from tests.support import plain_http
from tests.support.asgi_requests import ask

from fourfold.server.web.app import HEADERS, create_app
from fourfold.server.web.pages import WELCOME
from fourfold.server.web.prepared import FOR_EVER, MAX_NAMED_ENCODINGS, accepted_encodings

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
INDEX = "<!doctype html><title>Fourfold</title>"
SCRIPT = "console.log('four')"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder like that of the build, with a secret file beside it."""
    outside = tmp_path_factory.mktemp("web")
    (outside / "secret.txt").write_text("secret")
    page = outside / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    (page / "assets" / "main-4f.js").write_text(SCRIPT)
    (page / "assets" / "main-4f.js.br").write_bytes(b"as Brotli")
    (page / "assets" / "main-4f.js.gz").write_bytes(b"as gzip")
    (page / "assets" / "core-4f.wasm").write_bytes(b"\0asm")
    (page / "assets" / "text-4f.woff2").write_bytes(b"wOF2")
    (page / "sw.js").write_text("self.addEventListener('fetch', () => {})")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "icon.svg").write_text("<svg/>")
    return page


@pytest.fixture(scope="module")
def app(folder: Path) -> Litestar:
    return create_app(page=folder).app


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/table/4kq2", "/lobby", "/learn/quarto", "/rules/danish", "/puzzles", "/games"],
)
def test_every_page_path_serves_the_same_file(app, path):
    answer = ask(app, path, **HTML)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_the_first_page_needs_no_accept_header(app):
    assert ask(app, "/").text == INDEX


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/nothing",
        "/api/tables/x/nothing",
        "/assets",
        "/assets/main-of-an-older-version.js",
        "/healthz/more",
        "/metrics/more",
    ],
)
def test_unknown_path_does_not_serve_the_page(app, path):
    answer = ask(app, path, **HTML)
    assert answer.status_code == 404
    assert INDEX not in answer.text


def test_missing_picture_is_404(app):
    assert ask(app, "/favicon.ico", Accept="image/avif,image/*,*/*;q=0.8").status_code == 404


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/main-4f.js", "text/javascript; charset=utf-8"),
        ("/assets/core-4f.wasm", "application/wasm"),
        ("/assets/text-4f.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_a_file_comes_with_its_media_type(app, path, media_type):
    assert ask(app, path).headers["Content-Type"] == media_type


def test_files_named_by_their_hash_are_cached_for_ever(app):
    assert ask(app, "/assets/main-4f.js").headers["Cache-Control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/sw.js", "/manifest.webmanifest", "/icon.svg"])
def test_changeable_files_are_revalidated_by_etag(app, path):
    first = ask(app, path)
    assert first.headers["Cache-Control"] == "no-cache"
    again = ask(app, path, If_None_Match=f'"other", W/{first.headers["ETag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert ask(app, path, If_None_Match='"other"').status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"as Brotli"),
        ("gzip, deflate", "gzip", b"as gzip"),
        ("br;q=0, gzip;q=0.2", "gzip", b"as gzip"),
        ("GZIP;q=1.0", "gzip", b"as gzip"),
        ("", None, SCRIPT.encode()),
        ("identity", None, SCRIPT.encode()),
        ("zstd", None, SCRIPT.encode()),
    ],
)
def test_file_is_sent_in_the_best_accepted_encoding(app, accepted, encoding, content):
    answer = ask(app, "/assets/main-4f.js", Accept_Encoding=accepted)
    assert answer.content == content
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Content-Length"] == str(len(content))
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


def test_only_the_first_encodings_of_a_long_header_are_read():
    names = [f"e{number}" for number in range(1000)]
    assert accepted_encodings(",".join(names)) == {"identity", *names[:MAX_NAMED_ENCODINGS]}


def test_each_encoding_of_a_file_has_its_own_etag(app):
    etags = {
        ask(app, "/assets/main-4f.js", Accept_Encoding=accepted).headers["ETag"]
        for accepted in ("br", "gzip", "")
    }
    assert len(etags) == 3


def test_compressed_files_have_no_paths_of_their_own(app):
    assert ask(app, "/assets/main-4f.js.br").status_code == 404
    assert ask(app, "/index.html.gz").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets//../../secret.txt",
        "//secret.txt",
        "/..\\secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/./index.html/../../secret.txt",
        "/\0secret.txt",
    ],
)
def test_nothing_is_served_from_outside_of_the_page(app, path):
    for headers in ({}, HTML):
        answer = ask(app, path, **headers)
        assert answer.status_code == 404 or answer.text == INDEX
        assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["/", "/assets/main-4f.js", "/sw.js"])
def test_head_has_the_headers_of_get(app, path):
    whole, head = ask(app, path), ask(app, path, "HEAD")
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers == whole.headers


def test_post_to_a_page_is_refused(app):
    assert ask(app, "/lobby", "POST").status_code == 405


@pytest.mark.parametrize("path", ["/", "/lobby", "/assets/main-4f.js", "/sw.js"])
def test_every_file_has_the_security_headers(app, path):
    answer = ask(app, path, **HTML)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def test_the_policy_lets_the_page_have_its_own_files_and_nothing_else():
    policy = {
        name: sources
        for name, *sources in (
            part.split() for part in HEADERS["Content-Security-Policy"].split(";")
        )
    }
    # Fonts, the manifest and the service worker have no words of their own and follow these.
    assert policy["default-src"] == ["'self'"]
    assert not {"font-src", "manifest-src", "worker-src", "child-src"} & policy.keys()
    assert policy["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert policy["style-src"] == ["'self'"]


def test_the_policy_of_a_page_allows_its_own_inline_script_and_styles_by_their_hashes(tmp_path):
    script, style = "console.log('é')", "p{color:red}"
    (tmp_path / "index.html").write_text(
        f'<style>{style}</style><script src="/x.js"></script><script>{script}</script>', "utf-8"
    )
    app = create_app(page=tmp_path).app
    for path in ("/", "/lobby"):
        allowed = ask(app, path, **HTML).headers["Content-Security-Policy"]
        for name, text in (
            ("script-src 'self' 'wasm-unsafe-eval'", script),
            ("style-src 'self'", style),
        ):
            digest = b64encode(sha256(text.encode()).digest()).decode()
            assert f"; {name} 'sha256-{digest}';" in allowed
        assert "unsafe-inline" not in allowed
    # Everything else has the policy without hashes.
    assert "sha256" not in ask(app, "/api/tables").headers["Content-Security-Policy"]


def test_server_without_a_built_page_serves_a_welcome(tmp_path):
    app = create_app(page=tmp_path / "nowhere").app
    assert ask(app, "/", **HTML).text == WELCOME
    assert ask(app, "/", "HEAD").content == b""
    assert ask(app, "/lobby", **HTML).status_code == 404


def test_a_real_server_answers_get_and_head_alike(server):
    whole, head = plain_http.get(server.url), plain_http.head(server.url)
    assert whole.status_code == head.status_code == 200
    assert "Fourfold" in whole.text
    assert head.content == b""
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]
