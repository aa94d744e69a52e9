"""Metrics for Prometheus; they contain no name, card, address or table id."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    """The metrics of one process."""

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
            buckets=BUCKETS_SECONDS,
            registry=registry,
        )
        self.sockets = Gauge("fourfold_sockets", "Open WebSockets", registry=registry)
        self.rooms = Gauge(
            "fourfold_rooms", "Tables in the memory of this process", registry=registry
        )
        self.thinking = Gauge(
            "fourfold_thinking", "Questions and bots' moves without an answer", registry=registry
        )
        self.queued = Gauge(
            "fourfold_queued",
            "Questions that wait for a worker process",
            ["work"],
            registry=registry,
        )
        self.bots_replaced = Gauge(
            "fourfold_bots_replaced", "Worker processes that were replaced", registry=registry
        )
        self.loop_delay = Histogram(
            "fourfold_loop_delay_seconds",
            "How late the event loop is",
            buckets=BUCKETS_SECONDS,
            registry=registry,
        )

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
