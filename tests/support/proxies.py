"""The proxies that docs/running.md and deploy/ have samples for, with these samples, on free ports.

Lives here: nginx and Caddy with certificates of their own for ``localhost``, and clients that trust
them. Does not live here: which sample a test takes, and the servers behind the proxy.
"""

from __future__ import annotations

import contextlib
import os
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.databases import program
from tests.support.services import Service, free_port, install, wait_until

from fourfold import client

NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
{sample}
}}
"""
CADDY = """
{{
	admin off
	skip_install_trust
	default_bind 127.0.0.1
	http_port {http_port}
	https_port {port}
	storage file_system {folder}
}}
{sample}
"""


class Proxy(Service):
    """A proxy that serves ``https://localhost`` on a free port."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.port, self.http_port = free_port(), free_port()
        self.url = f"https://localhost:{self.port}"
        self.certificate = folder / "certificate.pem"
        self._log = folder / "proxy.log"

    def start(self, command: list[str], **environment: str) -> None:
        """Start the program and wait until it serves https."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **environment}, stdout=log, stderr=log
            )
        wait_until(self._accepts)

    def _accepts(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the proxy ended: {self._log.read_text()}")
        # Caddy listens before it has made its certificate.
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", self.port)) as plain,
        ):
            trusting = ssl.create_default_context(cafile=self.certificate)
            with trusting.wrap_socket(plain, server_hostname="localhost"):
                return True
        return False


@contextlib.contextmanager
def nginx(folder: Path, sample: str) -> Iterator[Proxy]:
    """Run nginx with the ``http`` block of a sample."""
    install("nginx")
    proxy = Proxy(folder)
    key = folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "1",
         "-keyout", key, "-out", proxy.certificate],
        check=True,
        capture_output=True,
    )  # fmt: skip
    for wanted, own in {
        "listen 443 ssl;": f"listen 127.0.0.1:{proxy.port} ssl;",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(proxy.certificate),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
    }.items():
        assert sample.count(wanted) == 1, wanted
        sample = sample.replace(wanted, own)
    # Workers of another user could not read the folders of pytest.
    user = "user root;" if os.getuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, sample=sample, user=user))
    try:
        proxy.start([program("nginx"), "-c", str(file), "-p", str(folder), "-e", "stderr"])
        yield proxy
    finally:
        proxy.end()


@contextlib.contextmanager
def caddy(folder: Path, sample: str) -> Iterator[Proxy]:
    """Run Caddy with a sample whose domain is ``{$FOURFOLD_DOMAIN}``; Caddy is its own authority."""
    install("caddy")
    proxy = Proxy(folder)
    proxy.certificate = folder / "pki" / "authorities" / "local" / "root.crt"
    file = folder / "Caddyfile"
    file.write_text(
        CADDY.format(folder=folder, sample=sample, port=proxy.port, http_port=proxy.http_port)
    )
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
    try:
        proxy.start(
            [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"],
            FOURFOLD_DOMAIN=f"localhost:{proxy.port}",
            **homes,
        )
        yield proxy
    finally:
        proxy.end()


@contextlib.contextmanager
def trusted(proxy: Proxy) -> Iterator[None]:
    """Let clients trust the certificate of a proxy, and no other."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("SSL_CERT_FILE", str(proxy.certificate))
        client._tls_settings.cache_clear()
        yield
    client._tls_settings.cache_clear()
