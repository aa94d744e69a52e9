"""A TCP proxy between a browser and a server, or a server and Redis, whose connections a test can cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class TcpProxy:
    """Forwards bytes in both directions from an own port until `cut`."""

    def __init__(self, url: str) -> None:
        self._server = (urlsplit(url).hostname, urlsplit(url).port)
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        where = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = urlsplit(url)._replace(netloc=where).geturl()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client = self._listening.accept()[0]
                with self._lock:
                    if self._is_cut:
                        client.close()
                        continue
                    try:
                        server = socket.create_connection(self._server)
                    except OSError:
                        client.close()
                        continue
                    self._ends |= {client, server}
                for ends in ((client, server), (server, client)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            self._end(end)

    def _end(self, end: socket.socket) -> None:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
        self._ends.discard(end)

    def cut(self) -> None:
        """Close all connections and refuse new ones until `restore`."""
        with self._lock:
            self._is_cut = True
            for end in list(self._ends):
                self._end(end)

    def restore(self) -> None:
        """Accept connections again."""
        self._is_cut = False

    def close(self) -> None:
        """Close all connections and the port."""
        self.cut()
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()


@contextlib.contextmanager
def tcp_proxy(url: str) -> Iterator[TcpProxy]:
    """Run a proxy to the server at this URL."""
    made = TcpProxy(url)
    try:
        yield made
    finally:
        made.close()
