"""How the cost of a decision grows with the table: buckets of cards on table, as lines of text and as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

FROM = (0, 8, 23, 37, 51, 65)  # how many cards on table each bucket begins with
WIDTH, HEIGHT, MARGIN = 640, 360, 56
COLOURS = ("#1f6feb", "#c9510c")


class GrowthCurve:
    """The mean cost of a decision for each bucket, over several games."""

    def __init__(self, costs: Iterable[tuple[int, float]]) -> None:
        spent: dict[int, list[tuple[int, float]]] = {}
        for cards, seconds in costs:
            spent.setdefault(max(n for n, least in enumerate(FROM) if least <= cards), []).append((cards, seconds))
        self.decisions = {n: len(found) for n, found in sorted(spent.items())}
        self.cards = {n: sum(cards for cards, _ in spent[n]) / len(spent[n]) for n in self.decisions}
        self.micros = {n: sum(each for _, each in spent[n]) / len(spent[n]) * 1e6 for n in self.decisions}

    @property
    def steepness(self) -> float:
        """How many times more a decision on a full table costs than one early in the game."""
        return self.micros.get(len(FROM) - 1, 0.0) / self.micros[1]


def name_of(bucket: int) -> str:
    """How many cards on table a bucket stands for."""
    return f"{FROM[bucket]}–{FROM[bucket + 1] - 1}" if bucket + 1 < len(FROM) else f"{FROM[bucket]} and more"


def plot(curves: Mapping[str, GrowthCurve]) -> str:
    """The curves as an SVG drawing: cards on table to the right, microseconds per decision upward."""
    right = max(max(each.cards.values()) for each in curves.values())
    top = max(max(each.micros.values()) for each in curves.values())

    def x(cards: float) -> float:
        return round(MARGIN + cards / right * (WIDTH - 2 * MARGIN), 1)

    def y(micros: float) -> float:
        return round(HEIGHT - MARGIN - micros / top * (HEIGHT - 2 * MARGIN), 1)

    parts = [f'<path d="M{x(0)} {y(top)}V{y(0)}H{x(right)}" fill="none" stroke="#666"/>']
    for micros in (_rounded(top * part / 4) for part in range(1, 5)):
        parts.append(f'<text x="{MARGIN - 6}" y="{y(micros) + 4}" text-anchor="end">{micros}</text>')
        parts.append(f'<path d="M{x(0)} {y(micros)}H{x(right)}" stroke="#ddd"/>')
    for cards in range(10, int(right) + 1, 10):
        parts.append(f'<text x="{x(cards)}" y="{y(0) + 18}" text-anchor="middle">{cards}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">cards on table</text>')
    parts.append(f'<text x="{MARGIN - 40}" y="24">µs a decision</text>')
    for n, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[n % len(COLOURS)]
        points = [(x(curve.cards[each]), y(micros)) for each, micros in curve.micros.items()]
        line = " ".join(f"{across},{up}" for across, up in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{across}" cy="{up}" r="3" fill="{colour}"/>' for across, up in points]
        parts.append(f'<text x="{MARGIN + 16}" y="{MARGIN + 16 * n}" fill="{colour}">{name}</text>')
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n{body}\n</svg>\n'
    )


def _rounded(micros: float) -> int:
    """A number of the scale that is easy to read."""
    return int(round(micros, -2)) if micros >= 200 else round(micros)
