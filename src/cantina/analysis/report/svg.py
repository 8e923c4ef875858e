"""The drawings of a report, as SVG that stands in a page and takes its colours from there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from cantina.analysis.report.figures import Rate

WHISKER, LINE = (120, 16), 8  # the size of a share's drawing, and where its bar lies
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 220, 40, 8, 10, 22  # a chart and what is around its bars
LABELS = 16  # how many numbers fit below a chart


def whisker(rate: Rate, mark: float) -> str:
    """A share as a dot on its interval, from nothing to all; the mark is what it is compared with."""
    wide, high = WHISKER

    def x(share: float) -> float:
        return round(4 + share * (wide - 8), 1)

    parts = [
        f'<path class="axis" d="M4 {LINE}H{wide - 4}"/>',
        f'<path class="mark" d="M{x(mark)} 1V{high - 1}"/>',
        f'<path class="range" d="M{x(rate.low)} {LINE}H{x(rate.high)}"/>',
        f'<circle class="dot" cx="{x(rate.share)}" cy="{LINE}" r="3.5"/>',
    ]
    return f'<svg class="whisker" viewBox="0 0 {wide} {high}" aria-hidden="true">{"".join(parts)}</svg>'


def bars(title: str, columns: Sequence[tuple[int, Sequence[float]]], most: float) -> str:
    """Stacked bars: each column with its number and the heights of its parts, on a scale up to the most."""
    top = _ceiling(most)
    step = (WIDTH - LEFT - RIGHT) / max(len(columns), 1)

    def y(height: float) -> float:
        return round(HEIGHT - BOTTOM - height / top * (HEIGHT - TOP - BOTTOM), 1)

    drawn = [_rule(y(top * n / 4), top * n / 4) for n in range(5)]
    every = math.ceil(len(columns) / LABELS)
    for n, (number, parts) in enumerate(columns):
        left, below = round(LEFT + n * step + step * 0.1, 1), 0.0
        for kind, part in enumerate(parts):
            box = f'x="{left}" y="{y(below + part)}" width="{round(step * 0.8, 1)}"'
            drawn.append(f'<rect class="part{kind}" {box} height="{round(y(below) - y(below + part), 1)}"/>')
            below += part
        if n % every == 0:
            middle = round(left + step * 0.4, 1)
            drawn.append(f'<text x="{middle}" y="{HEIGHT - BOTTOM + 15}" text-anchor="middle">{number}</text>')
    return (f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
            f"{''.join(drawn)}</svg>")  # fmt: skip


def _rule(y: float, height: float) -> str:
    """A line across a chart, and how high it is."""
    return (f'<path class="axis" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{height:g}</text>')  # fmt: skip


def _ceiling(height: float) -> float:
    """A round number that is not less, whose quarters are easy to read."""
    scale: float = 10.0 ** math.floor(math.log10(height)) if height > 0 else 1.0
    return next(step * scale for step in (1, 2, 4, 8, 10) if step * scale >= height) if height > 0 else 1.0
