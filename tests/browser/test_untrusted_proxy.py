"""The page behind a proxy with encryption while the server trusts no proxy: a sentence says what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.support import services
from tests.support.proxies import nginx

(SAMPLE, *_) = re.findall(
    r"```nginx\n(.*?)```", (services.ROOT / "docs" / "running.md").read_text("utf-8"), re.DOTALL
)


@pytest.mark.slow
def test_page_says_that_the_operator_must_name_the_proxy(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "proxy"
    folder.mkdir()
    with services.server(tmp_path) as server:
        sample = SAMPLE.replace("http://127.0.0.1:8000", server.url)
        with nginx(folder, sample) as proxy:
            context = browser.new_context(ignore_https_errors=True, locale="en-GB")
            page = context.new_page()
            page.goto(f"{proxy.url}/table/{'0' * 32}")
            told = page.get_by_text(f"must start it with --trust-proxy or --origin {proxy.url}.")
            expect(told).to_be_visible()
            context.close()
        assert server.log.read_text().count("--trust-proxy") == 1
