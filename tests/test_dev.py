"""The development server (``make dev``): page and API on one address, and a restart after each change."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import ROOT, free_port, wait_until


def has_answer(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{url}/api/tables", timeout=5).is_success
    return False


@pytest.mark.slow
def test_page_and_api_have_one_address_and_a_changed_source_restarts_the_server(tmp_path: Path):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    log = tmp_path / "log"
    database = f"sqlite:///{tmp_path / 'fourfold.db'}"
    with log.open("wb") as out:
        running = subprocess.Popen(
            [
                sys.executable,
                ROOT / "scripts" / "dev",
                "--port",
                str(port),
                "--database-url",
                database,
            ],
            stdout=out,
            stderr=out,
        )
    try:
        wait_until(lambda: f"Open {url}/" in log.read_text() or running.poll() is not None)
        assert running.poll() is None, log.read_text()
        wait_until(lambda: has_answer(url))
        page = httpx.get(f"{url}/", headers={"Accept": "text/html"}, timeout=PATIENCE_SECONDS).text
        assert "/@vite/client" in page
        session = httpx.post(
            f"{url}/api/session", headers={"Origin": url}, timeout=PATIENCE_SECONDS
        )
        assert session.is_success, session.text
        # Only the time of the file changes, and to the same second: nothing is built again.
        source = ROOT / "src" / "fourfold" / "server" / "__init__.py"
        times = source.stat()
        os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns + 1))
        wait_until(lambda: "server/__init__.py has changed: restarting" in log.read_text())
        wait_until(lambda: has_answer(url))
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE_SECONDS) == 0
    finally:
        if running.poll() is None:
            running.terminate()
            running.wait(PATIENCE_SECONDS)
    assert not has_answer(url)
    assert "Traceback" not in log.read_text()
