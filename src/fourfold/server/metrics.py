"""What a server counts, for Prometheus. No name, card, address or table id is among it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.frames = Counter("fourfold_frames", "Frames from clients", registry=registry)
        self.bad_frames = Counter(
            "fourfold_bad_frames", "Frames that are no command", registry=registry
        )
        self.commands = Counter("fourfold_commands", "Commands", ["answer"], registry=registry)
        self.command_seconds = Histogram(
            "fourfold_command_seconds",
            "From a command's arrival to its answer",
            buckets=SECONDS,
            registry=registry,
        )
        self.sockets = Gauge("fourfold_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("fourfold_rooms", "Tables alive in this process", registry=registry)
        self.thinking = Gauge("fourfold_thinking", "Bots that are waited for", registry=registry)
        self.queued = Gauge(
            "fourfold_queued", "Waiting for a worker process", ["work"], registry=registry
        )
        self.bots_replaced = Gauge(
            "fourfold_bots_replaced", "Bots that were stuck", registry=registry
        )
        self.loop_delay = Histogram(
            "fourfold_loop_delay_seconds",
            "How late the event loop is",
            buckets=SECONDS,
            registry=registry,
        )

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
