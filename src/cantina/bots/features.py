"""What tells who is ahead, in numbers: those of both players that everybody sees, the opponent's taken from one's own,
and those of one's own hand. Where texts change little, printed numbers do: a search asks thousands of times."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side, other
from cantina.rules.drain import drain_amount
from cantina.rules.presence import bodies, occupies, total_power

BALANCED = (
    "life", "life share", "clock", "force", "hand", "icons", "drain", "firm", "contested", "places", "bodies", "power",
    "ability", "forfeit", "weapons", "effects", "turn",
)  # fmt: skip
OWN = ("held power", "held characters", "held ships", "held locations", "held interrupts", "held gear")
LATE = ("life share", "clock", "drain", "contested", "power", "hand")  # what counts otherwise when the end is near
NAMES = (*BALANCED, *OWN, *(f"late {name}" for name in LATE))

LIVES = 60  # cards that a player begins with
NEAR = 30  # Life Force of the weaker at which the end comes near
FIRM, LEAD = 10, 8  # power with which a place is held for good, and by which a battle is won for sure
KINDS = {
    "character": "held characters", "starship": "held ships", "vehicle": "held ships", "location": "held locations",
    "interrupt": "held interrupts",
}  # fmt: skip
_PLACE_OF = {name: n for n, name in enumerate(BALANCED)}
_LATE_PLACES = tuple(_PLACE_OF[name] for name in LATE)


class _Means:
    """What a side has on table, added up."""

    __slots__ = ("ability", "bodies", "drain", "effects", "firm", "forfeit", "icons", "places", "power", "weapons")

    def __init__(self) -> None:
        self.icons = self.drain = self.places = self.bodies = self.weapons = self.effects = 0
        self.power = self.ability = self.forfeit = self.firm = 0.0


def features(g: Engine, side: Side) -> list[float]:
    """A number for each of `NAMES`, from what a side may know."""
    rival = other(side)
    mine, theirs = _Means(), _Means()
    contested = _look_around(g, side, mine, theirs)
    _count_gear(g, side, mine, theirs)
    life, left = g.life_force(side), g.life_force(rival)
    here, there = life / (1 + theirs.drain), left / (1 + mine.drain)  # turns that drains would take
    held = _held(g, side, mine)
    found = [
        (life - left) / LIVES,
        (life - left) / max(life + left, 1),
        (here - there) / max(here + there, 1.0),
        (_few(g, side, "force") - _few(g, rival, "force")) / 10,
        (_few(g, side, "hand") - _few(g, rival, "hand")) / 10,
        (mine.icons - theirs.icons) / 10,
        (mine.drain - theirs.drain) / 5,
        (mine.firm - theirs.firm) / 5,
        contested,
        (mine.places - theirs.places) / 5,
        (mine.bodies - theirs.bodies) / 10,
        (mine.power - theirs.power) / 30,
        (mine.ability - theirs.ability) / 30,
        (mine.forfeit - theirs.forfeit) / 30,
        (mine.weapons - theirs.weapons) / 5,
        (mine.effects - theirs.effects) / 5,
        1.0 if g.state.player == side else -1.0,
        *held,
    ]
    late = max(0.0, 1.0 - min(life, left) / NEAR)
    found += [late * found[n] for n in _LATE_PLACES]
    return found


def _few(g: Engine, side: Side, pile: str) -> int:
    """How many cards a pile has; more than a dozen are no better."""
    return min(len(g.pile(side, pile)), 12)


def _look_around(g: Engine, side: Side, mine: _Means, theirs: _Means) -> float:
    """Add up what both sides have at locations; what is told apart is who would win where both are."""
    rival, contested = other(side), 0.0
    for place in table.board(g).locations:
        face = g.face(place)
        mine.icons += face.force_icons(side)
        theirs.icons += face.force_icons(rival)
        ours, others = _add_bodies(g, side, place, mine), _add_bodies(g, rival, place, theirs)
        i_hold = ours is not None and occupies(g, side, place)
        they_hold = others is not None and occupies(g, rival, place)
        mine.places += i_hold
        theirs.places += they_hold
        if i_hold and they_hold:
            margin = total_power(g, side, place) - total_power(g, rival, place)
            contested += max(-1.0, min(1.0, margin / LEAD))
        elif i_hold:
            _add_drain(mine, drain_amount(g, side, place), ours or 0.0)
        elif they_hold:
            _add_drain(theirs, drain_amount(g, rival, place), others or 0.0)
    return contested


def _add_bodies(g: Engine, side: Side, place: int, means: _Means) -> float | None:
    """The printed power of who is there, added to the means of his side; None if nobody is."""
    there = bodies(g, side, place)
    if not there:
        return None
    power = 0.0
    for id in there:
        face = g.face(id)
        power += face.power or 0
        means.ability += face.ability or 0
        means.forfeit += face.forfeit or 0
    means.power += power
    means.bodies += len(there)
    return power


def _add_drain(means: _Means, amount: int, power: float) -> None:
    means.drain += amount
    means.firm += amount * min(power, FIRM) / FIRM


def _count_gear(g: Engine, side: Side, mine: _Means, theirs: _Means) -> None:
    for id in table.board(g).active:
        category = g.face(id).category
        if category in ("weapon", "device"):
            (mine if g.card(id).side == side else theirs).weapons += 1
        elif category == "effect":
            (mine if g.card(id).side == side else theirs).effects += 1


def _held(g: Engine, side: Side, mine: _Means) -> list[float]:
    """The cards in hand by kind, and the power that the Force of the next turn brings to table."""
    budget = len(g.pile(side, "force")) + mine.icons + 1
    counts, power, price = dict.fromkeys(OWN[1:], 0), 0.0, 0.0
    for id in g.pile(side, "hand"):
        face = g.face(id)
        counts[KINDS.get(face.category, "held gear")] += 1
        if face.power and face.deploy is not None:
            power += face.power
            price += face.deploy
    payable = min(1.0, budget / price) if price else 1.0
    return [power * payable / 30, *(min(count, 6) / 6 for count in counts.values())]
