"""Metrics for Prometheus. Updating one takes about a microsecond."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.registry import Collector

prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]

M = TypeVar("M", bound=MetricWrapperBase)

MOVE_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
THINKING_SECONDS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15)
WAIT_SECONDS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15)
REQUEST_SECONDS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


class ByLabels(dict[tuple[Any, ...], M], Generic[M]):
    """The children of a metric by the values of their labels, each looked up once."""

    def __init__(self, metric: M) -> None:
        self._metric = metric

    def __missing__(self, values: tuple[Any, ...]) -> M:
        part = self[values] = self._metric.labels(*values)
        return part


class Numbers(Collector):
    """Exports those counters of *metrics* that are plain numbers."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[CounterMetricFamily]:
        for name, text in (("messages_in", "Messages from clients."), ("messages_out", "Messages to clients.")):
            yield CounterMetricFamily(f"allfather_{name}", text, getattr(self._metrics, name))


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.sockets = self._gauge("sockets", "Open sockets.")
        self.connections = self._gauge("connections", "Open connections, with and without a socket.")
        self.tables = self._gauge("tables", "Tables in memory.")
        self.playing = self._gauge("tables_playing", "Tables in memory with a game in progress.")
        self.most_events = self._gauge("events_per_table_max", "Events of the longest table in memory.")
        self.messages_in = 0
        """Messages from clients."""
        self.messages_out = 0
        """Messages to clients; both are plain numbers, because they change so often."""
        self._registry.register(Numbers(self))
        self.slow_clients = self._counter("slow_clients", "Sockets closed because their client did not read.")
        self.bot_faults = self._counter("bot_faults", "Bots that failed, answered illegally or took too long.")
        self.save_seconds = self._histogram(
            "save_seconds", "From receiving a message to saving its action.", MOVE_SECONDS
        )
        self.thinking_seconds = self._histogram("thinking_seconds", "Time a bot takes for a move.", THINKING_SECONDS)
        self._waiting = self._gauge("questions_waiting", "Questions that wait for a process.", "kind")
        self._longest_wait = self._gauge("question_longest_wait_seconds", "Seconds that the oldest has waited.", "kind")
        self._waited = ByLabels(
            self._histogram("question_wait_seconds", "Time until a question gets a process.", WAIT_SECONDS, "kind")
        )
        self.set_aside = self._gauge("tables_set_aside", "Tables that this server cannot read.")
        self.lease_age = self._gauge("lease_age_seconds", "Seconds since the lease of this node was last renewed.")
        self._task_failures = ByLabels(self._counter("task_failures", "Failures of background tasks.", "task"))
        self._acted = ByLabels(self._counter("actions", "Saved actions.", "game", "cause"))
        self._refused = ByLabels(self._counter("refused", "Refused messages and requests.", "code"))
        self._dropped = ByLabels(
            self._counter("connections_dropped", "Connections that were refused or too slow.", "reason")
        )
        self._requests = ByLabels(
            self._histogram("request_seconds", "HTTP requests.", REQUEST_SECONDS, "route", "status")
        )

    def acted(self, game: str, cause: str) -> None:
        """Count a saved action."""
        self._acted[game, cause].inc()

    def task_failed(self, task: str) -> None:
        """Count a failure of a background task."""
        self._task_failures[(task,)].inc()

    def refused(self, why: str) -> None:
        """Count a refusal; *why* is its stable code."""
        self._refused[(why,)].inc()

    def waited(self, kind: str, seconds: float) -> None:
        """Record how long a question waited for a worker process."""
        self._waited[(kind,)].observe(seconds)

    def show_queue(self, kind: str, length: Callable[[], float], longest_wait: Callable[[], float]) -> None:
        """Show the queue of *kind* from now on."""
        self._waiting.labels(kind).set_function(length)
        self._longest_wait.labels(kind).set_function(longest_wait)

    def dropped(self, why: str) -> None:
        """Count a connection that was refused or too slow."""
        self._dropped[(why,)].inc()

    def answered(self, route: str, status: int, seconds: float) -> None:
        """Record an answered HTTP request; *route* is the template of its path."""
        self._requests[route, status].observe(seconds)

    def render(self) -> tuple[bytes, str]:
        """The metrics in Prometheus' text format, and its content type."""
        return prometheus_client.generate_latest(self._registry), prometheus_client.CONTENT_TYPE_LATEST

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"allfather_{name}", text, labels, registry=self._registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"allfather_{name}", text, labels, registry=self._registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"allfather_{name}", text, labels, buckets=buckets, registry=self._registry)
