"""A relay between a program and PostgreSQL that counts round trips."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

READY = ord("Z")
"""The message with which PostgreSQL ends each round trip: it is ready for the next query."""


class PostgresRelay:
    """Forwards bytes in both directions, and counts how often PostgreSQL was ready for the next query."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._server = (parts.hostname, parts.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        where = f"{parts.username}@127.0.0.1:{port}{parts.path}"
        # Without encryption, so that messages can be read.
        self.url = f"postgresql://{where}?sslmode=disable&gssencmode=disable"
        self.round_trips = 0
        self._ends: list[socket.socket] = [self._listening]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client = self._listening.accept()[0]
                server = socket.create_connection(self._server)
                self._ends += [client, server]
                threading.Thread(target=_carry, args=(client, server), daemon=True).start()
                threading.Thread(target=self._count, args=(server, client), daemon=True).start()

    def _count(self, server: socket.socket, client: socket.socket) -> None:
        unread = bytearray()
        with contextlib.suppress(OSError):
            while data := server.recv(65536):
                unread += data
                # A message is its kind, then its length without the kind, then its content.
                while len(unread) >= 5:
                    length = 1 + int.from_bytes(unread[1:5])
                    if len(unread) < length:
                        break
                    self.round_trips += unread[0] == READY
                    del unread[:length]
                client.sendall(data)

    def close(self) -> None:
        """Close all connections and the port."""
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)


@contextlib.contextmanager
def postgres_relay(url: str) -> Iterator[PostgresRelay]:
    """Run a relay to the database at this URL."""
    made = PostgresRelay(url)
    try:
        yield made
    finally:
        made.close()
