"""Another game that a seat could not tell from this one: all that it may not see is dealt anew."""

from __future__ import annotations

from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.sides import Side, other
from cantina.records.choices import Choosing
from cantina.records.piles import Rearranging

HIDDEN = ("hand", "reserve", "force", "used")


def resample(g: Engine, seat: Side, seed: int) -> Engine:
    """A copy in which the opponent's hidden cards have changed places and the seat's own face-down piles their order.
    Piles that the seat is looking through at this moment keep their contents."""
    twin = g.clone()
    rival, looking = other(seat), _looking(g, seat)
    pools: list[tuple[Side, tuple[str, ...]]] = [(seat, (zone,)) for zone in HIDDEN[1:]]
    pools += [(rival, tuple(zone for zone in HIDDEN if (rival, zone) not in looking))]
    state = rng.step(seed)[0]
    for owner, zones in pools:
        own = [id for zone in zones for id in twin.pile(owner, zone) if twin.card(id).owner == owner]
        cards = tuple(sorted(own))  # as they lie now tells nothing
        state, mixed = rng.shuffled(state, cards)
        for zone in zones:
            stolen = tuple(id for id in twin.pile(owner, zone) if id not in cards)  # everybody saw where they went
            size = len(twin.pile(owner, zone)) - len(stolen)
            dealt, mixed = mixed[:size], mixed[size:]
            twin.set_pile(owner, zone, (*dealt, *stolen))
            for id in dealt:
                twin.change(id, zone=zone)
    if twin.state.decision is not None:
        twin.reask()
        twin.run()
    return twin


def _looking(g: Engine, seat: Side) -> set[tuple[Side, str]]:
    """The (owner, pile) pairs whose cards a seat has before its eyes."""
    looks = [look for frame in g.state.stack if isinstance(frame.vars, Choosing | Rearranging)
             for look in frame.vars.looking]  # fmt: skip
    return {(owner, pile) for viewer, owner, pile in looks if viewer == seat}
