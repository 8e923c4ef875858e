"""Figures of the process, for Prometheus."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter as Tally
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAG_INTERVAL = 0.05  # seconds between looks at the event loop's lag


class Metrics:
    """What the process has done, and how it fares."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._registry.register(_Threads())
        self.answers = self._counter("answers", "Answers taken, by players and bots")
        self.refusals = self._counter("refusals", "Requests and messages refused", "code")
        self.received = self._counter("messages_received", "Messages received")
        self.sent = self._counter("messages_sent", "Messages sent")
        self.failures = self._counter("failures", "Errors of the server itself")
        self.requests = self._histogram("request", "HTTP requests", "method", "status")
        self.replies = self._histogram("reply", "From an answer's arrival until its player was sent what came of it")
        self.updates = self._histogram("update", "From an answer's arrival until another connection was sent it")
        self.commits = self._histogram("commit", "From handing in an entry until it was durable")
        self.work = self._histogram("work", "Work on games aside from the event loop, waiting included", "pool")
        self.lag = self._histogram("loop_lag", "How late the event loop was")
        self._latest = self._worst("loop_lag_max_seconds", "The latest that the event loop ever was")
        self._busiest = self._worst(
            "loop_lag_busy_seconds", "The same, as far as the process itself was busy meanwhile"
        )

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"cantina_{name}", help, labels, registry=self._registry)

    def _histogram(self, name: str, help: str, *labels: str) -> Histogram:
        return Histogram(f"cantina_{name}_seconds", help, labels, registry=self._registry, buckets=SECONDS)

    def _worst(self, name: str, help: str) -> _Worst:
        return _Worst(Gauge(f"cantina_{name}", help, registry=self._registry))

    def add_gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        """A figure that is asked for when somebody looks."""
        Gauge(f"cantina_{name}", help, registry=self._registry).set_function(value)

    async def measure_loop_lag(self) -> None:
        """Note how late the event loop is, for as long as it runs."""
        while True:
            due, used = time.perf_counter() + LAG_INTERVAL, time.process_time()
            await asyncio.sleep(LAG_INTERVAL)
            late = max(time.perf_counter() - due, 0.0)
            self.lag.observe(late)
            self._latest.note(late)
            self._busiest.note(min(late, time.process_time() - used))

    def moves(self) -> float:
        """How many answers were taken so far."""
        samples = (sample for metric in self.answers.collect() for sample in metric.samples)
        return sum(sample.value for sample in samples if sample.name.endswith("_total"))

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


class _Worst:
    """The highest of some figures."""

    def __init__(self, gauge: Gauge) -> None:
        self._gauge, self._highest = gauge, 0.0

    def note(self, figure: float) -> None:
        """One more of them."""
        if figure > self._highest:
            self._highest = figure
            self._gauge.set(figure)


class _Threads(Collector):
    """The processor time of the process, split by what its threads do."""

    def collect(self) -> Iterable[Metric]:
        spent: Tally[str] = Tally()
        for thread in threading.enumerate():
            if thread.ident is not None:
                spent[_trade(thread)] += int(_processor_time(thread.ident) * 1000)
        found = CounterMetricFamily("cantina_thread_cpu_seconds", "Processor time of the threads that live, by trade",
                                    labels=["thread"])  # fmt: skip
        for trade, milliseconds in spent.items():
            found.add_metric([trade], milliseconds / 1000)
        return [found]


def _trade(thread: threading.Thread) -> str:
    """What a thread does: its name without a number."""
    if thread is threading.main_thread():
        return "loop"
    return thread.name.rstrip("0123456789").rstrip("_-") or "other"


def _processor_time(ident: int) -> float:
    try:
        return time.clock_gettime(time.pthread_getcpuclockid(ident))
    except (AttributeError, OSError):  # not on this system, or the thread has just ended
        return 0.0
