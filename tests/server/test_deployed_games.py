"""Games through what administrators copy: the systemd unit, compose.yaml, samples for nginx and Caddy.

The programs are those of Debian, with the samples as they are: only ports, hosts, folders and the certificate
are replaced. Does not live here: the image (`test_image`), and rights that systemd and containers take away.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import yaml
from redis import Redis as RedisClient
from redis.exceptions import AuthenticationError
from tests.support import databases, plain_http
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests, is_over, play_out, seated
from tests.support.proxies import Proxy, caddy, nginx, trusted
from tests.support.services import (
    ROOT,
    TROUBLE,
    Server,
    Service,
    children,
    free_port,
    servers,
    wait_until,
)

from fourfold.client import Seat

DOCUMENT = (ROOT / "docs" / "running.md").read_text("utf-8")
NGINX, NGINX_SEVERAL = re.findall(r"```nginx\n(.*?)```", DOCUMENT, re.DOTALL)
(CADDY_SEVERAL,) = re.findall(r"```\n(play\.example\.org \{\n.*?)```", DOCUMENT, re.DOTALL)
UNIT = (ROOT / "deploy" / "fourfold.service").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
SERVICES = yaml.safe_load(COMPOSE)["services"]

pytestmark = pytest.mark.slow


@contextlib.contextmanager
def running(
    command: list[str], log: Path, is_well: Callable[[], bool], **environment: str
) -> Iterator[Service]:
    """Run a program until ``is_well()``; afterwards end it."""
    service = Service()
    with log.open("wb") as out:
        service.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=out, stderr=out
        )
    try:
        wait_until(lambda: service.process.poll() is not None or is_well())
        assert service.process.poll() is None, log.read_text()
        yield service
    finally:
        service.end()


def serves(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return plain_http.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    return False


def play(url: str) -> None:
    """Play a whole game of two guests."""

    async def play_one() -> None:
        async with guests(url, 2) as people, seated(people) as seats:
            assert is_over(await play_out(seats))

    run(play_one)


def asked(proxy: Proxy, path: str) -> httpx.Response:
    return httpx.get(f"{proxy.url}{path}", timeout=PATIENCE_SECONDS)


def cookie_name(proxy: Proxy) -> str:
    """Return the name of the page's cookie, which tells whether host and scheme reached the server."""
    answer = httpx.post(
        f"{proxy.url}/api/session", headers={"Origin": proxy.url}, timeout=PATIENCE_SECONDS
    )
    return answer.headers["Set-Cookie"].partition("=")[0]


def replaced(text: str, changes: Mapping[str, object]) -> str:
    """Return a text with these parts replaced, each of which must be there."""
    for part, new in changes.items():
        assert part in text, part
        text = text.replace(part, str(new))
    return text


def test_unit_of_systemd_and_nginx_sample_serve_a_game(tmp_path):
    port = free_port()
    (line,) = re.findall("^ExecStart=(.*)$", UNIT, re.MULTILINE)
    changes = {
        "/opt/fourfold/.venv/bin/fourfold": f"{sys.executable} -m fourfold",
        "--port 8000": f"--port {port}",
        "/var/lib/fourfold": tmp_path,
    }
    command = shlex.split(replaced(line, changes))
    sample = replaced(NGINX, {"http://127.0.0.1:8000": f"http://127.0.0.1:{port}"})
    with (
        running(command, tmp_path / "log", lambda: serves(port)),
        nginx(tmp_path, sample) as proxy,
        trusted(proxy),
    ):
        play(proxy.url)
        assert asked(proxy, "/metrics").status_code == 403
        page = asked(proxy, "/")
        assert page.status_code == 200
        assert page.headers["Strict-Transport-Security"] == "max-age=31536000"
        assert cookie_name(proxy) == "__Host-fourfold"
    assert (tmp_path / "fourfold.db").exists()


class Composed:
    """The services of compose.yaml on this machine: their commands and variables, with ports of our own."""

    def __init__(self, folder: Path, database: str, port: int, domain: str) -> None:
        bus_port = free_port()
        names = re.findall(r"\$\{(\w+)", COMPOSE)
        self._settings = dict.fromkeys(names, "secret") | {"FOURFOLD_DOMAIN": domain}
        self._changes = {
            "@postgres/fourfold": f"@{database}",
            "valkey:6379": f"127.0.0.1:{bus_port}",
            "0.0.0.0": "127.0.0.1",
            "--port=8000": f"--port={port}",
        }
        # Debian has Redis in the place of Valkey.
        own = {"server": f'"$@" --bind 127.0.0.1 --port {bus_port}', "cli": f'-p {bus_port} "$@"'}
        self._programs = folder / "programs"
        self._programs.mkdir()
        for name, arguments in own.items():
            found = databases.program(f"redis-{name}", f"valkey-{name}")
            script = self._programs / f"valkey-{name}"
            script.write_text(f"#!/bin/sh\nexec {found} {arguments}\n")
            script.chmod(0o755)

    def words(self, texts: list[str]) -> list[str]:
        """Return texts of compose.yaml with variables, hosts and ports replaced."""
        found = []
        for text in texts:
            word = re.sub(r"\$\{(\w+)[^}]*\}", lambda name: self._settings[name[1]], text)
            for part, new in self._changes.items():
                word = word.replace(part, new)
            found.append(word.replace("$$", "$"))
        return found

    def command(self, service: str) -> list[str]:
        return self.words(SERVICES[service]["command"])

    def environment(self, service: str) -> dict[str, str]:
        """Return the variables of a service, and where its programs are."""
        given = SERVICES[service].get("environment", {})
        path = f"{self._programs}{os.pathsep}{os.environ['PATH']}"
        return {"PATH": path, **dict(zip(given, self.words(list(given.values())), strict=True))}

    def health(self, service: str, **environment: str) -> str:
        """Return what the health check of a service prints."""
        kind, *test = self.words(SERVICES[service]["healthcheck"]["test"])
        command = ["/bin/sh", "-c", *test] if kind == "CMD-SHELL" else ["/usr/bin/env", *test]
        variables = {**os.environ, **self.environment(service), **environment}
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        return done.stdout


def test_compose_with_postgresql_valkey_and_caddy_serves_a_game(tmp_path, postgres):
    databases.install("redis-server")
    database = postgres.new_database().rpartition("@")[2]
    sample = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    app = free_port()
    with caddy(tmp_path, replaced(sample, {"app:8000": f"127.0.0.1:{app}"})) as proxy:
        compose = Composed(tmp_path, database, app, f"localhost:{proxy.port}")
        with (
            running(
                ["/usr/bin/env", *compose.command("valkey")],
                tmp_path / "valkey.log",
                lambda: compose.health("valkey") == "PONG\n",
                **compose.environment("valkey"),
            ),
            running(
                [sys.executable, "-m", "fourfold", *compose.command("app")],
                tmp_path / "app.log",
                lambda: serves(app),
                **compose.environment("app"),
            ) as server,
            trusted(proxy),
        ):
            # While the image prepares its data folder, PostgreSQL answers at its socket alone.
            at = {"PGHOST": str(tmp_path), "PGPORT": str(postgres.port)}
            assert "accepting connections" in compose.health("postgres", **at)
            bus = urlsplit(compose.environment("app")["FOURFOLD_BUS_URL"])
            with RedisClient(port=bus.port or 0) as stranger, pytest.raises(AuthenticationError):
                stranger.ping()
            # Each of the two server processes has worker processes.
            wait_until(lambda: len([one for one in children(server.pid) if children(one)]) == 2)
            play(proxy.url)
            assert asked(proxy, "/metrics").status_code == 404
            assert cookie_name(proxy) == "__Host-fourfold"
            to_https = httpx.get(f"http://localhost:{proxy.http_port}/", timeout=PATIENCE_SECONDS)
            assert to_https.status_code == 308
        assert TROUBLE.search((tmp_path / "app.log").read_text()) is None
    with postgres.connect(database.rpartition("/")[2]) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone()[0] > 0


# --- Routing by table ----------------------------------------------------------------------------


def nginx_for_several(folder: Path, ports: list[int]) -> AbstractContextManager[Proxy]:
    servers = "server 127.0.0.1:8001;\n    server 127.0.0.1:8002;"
    own = "\n".join(f"server 127.0.0.1:{port};" for port in ports)
    several = replaced(NGINX_SEVERAL, {servers: own})
    return nginx(folder, several + replaced(NGINX, {"http://127.0.0.1:8000": "http://fourfold"}))


def caddy_for_several(folder: Path, ports: list[int]) -> AbstractContextManager[Proxy]:
    own = " ".join(f"127.0.0.1:{port}" for port in ports)
    changes = {
        "play.example.org": "{$FOURFOLD_DOMAIN}",
        "127.0.0.1:8001 127.0.0.1:8002": own,
    }
    return caddy(folder, replaced(CADDY_SEVERAL, changes))


def sockets(server: Server) -> int:
    """Return the number of open WebSockets at a process."""
    metrics = plain_http.get(f"{server.url}/metrics").text
    (found,) = re.findall(r"^fourfold_sockets (\d+)", metrics, re.MULTILINE)
    return int(float(found))


@pytest.mark.parametrize("routes", [nginx_for_several, caddy_for_several])
def test_proxy_brings_each_table_to_one_process_and_to_the_other_if_that_dies(
    tmp_path, postgres, redis, routes
):
    wanted = {"database_url": postgres.new_database(), "bus_url": redis.url, "trust_proxy": 1}
    with contextlib.ExitStack() as stack:
        pair = stack.enter_context(servers(tmp_path, 2, **wanted))
        proxy = stack.enter_context(routes(tmp_path, [one.settings.port for one in pair]))
        stack.enter_context(trusted(proxy))

        async def play_at_both() -> None:
            async with contextlib.AsyncExitStack() as tables:
                people = await tables.enter_async_context(guests(proxy.url, 2))
                first: dict[int, list[Seat]] = {}
                """A table at each process."""
                while len(first) < 2:
                    before = [sockets(one) for one in pair]
                    seats = await tables.enter_async_context(seated(people))
                    new = [sockets(one) - count for one, count in zip(pair, before, strict=True)]
                    assert sorted(new) == [0, 2]
                    first.setdefault(new.index(2), seats)
                assert is_over(await play_out(first[0]))
                pair[1].kill()
                assert is_over(await play_out(first[1]))

        run(play_at_both)
