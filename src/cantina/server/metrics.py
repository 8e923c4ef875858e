"""Counters for /metrics, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
HELP = {
    "answers": "answers taken, by players and bots",
    "refusals": "requests and messages refused, by code",
    "messages_in": "messages received",
    "messages_out": "messages sent",
    "failures": "errors of the server itself",
    "requests": "HTTP requests, by status",
}


class Metrics:
    """What the process has done."""

    def __init__(self) -> None:
        self.began = time.time()
        self.counts: Counter[tuple[str, str]] = Counter()
        self._commits = [0] * (len(BUCKETS) + 1)
        self._commit_sum = 0.0

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Something happened."""
        self.counts[name, label] += by

    def committed(self, seconds: float) -> None:
        """An entry was made durable in that time."""
        self._commit_sum += seconds
        self._commits[sum(1 for bucket in BUCKETS if seconds > bucket)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """All figures."""
        lines: list[str] = []
        for name, help in HELP.items():
            lines += [f"# HELP cantina_{name}_total {help}", f"# TYPE cantina_{name}_total counter"]
            for (each, label), value in sorted(self.counts.items()):
                if each == name:
                    lines.append(f"cantina_{name}_total{_label(label)} {value}")
        for name, number in {**gauges, "uptime_seconds": time.time() - self.began}.items():
            lines += [f"# TYPE cantina_{name} gauge", f"cantina_{name} {number:g}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        lines, total = ["# TYPE cantina_commit_seconds histogram"], 0
        for bucket, count in zip((*BUCKETS, float("inf")), self._commits, strict=True):
            total += count
            edge = "+Inf" if bucket == float("inf") else f"{bucket:g}"
            lines.append(f'cantina_commit_seconds_bucket{{le="{edge}"}} {total}')
        return [*lines, f"cantina_commit_seconds_sum {self._commit_sum:g}", f"cantina_commit_seconds_count {total}"]


def _label(label: str) -> str:
    return f'{{code="{label}"}}' if label else ""
