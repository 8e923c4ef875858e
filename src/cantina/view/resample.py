"""Another game that a seat could not tell from this one: all that it may not see is dealt anew."""

from __future__ import annotations

from cantina import lang
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status, hidden_from
from cantina.model.sides import Side, other
from cantina.records.choices import Choosing
from cantina.records.core import ActionState
from cantina.records.piles import Rearranging
from cantina.rules.force import lost_face_down

HIDDEN = ("hand", "reserve", "force", "used")


def resample(g: Engine, seat: Side, seed: int) -> Engine:
    """A copy in which the opponent's hidden cards have changed places and the seat's own face-down piles their order.
    Piles that the seat is looking through at this moment keep their contents. What lies face down on other cards is
    dealt anew with the opponent's hand and piles."""
    twin = g.clone()
    rival, looking, seen = other(seat), _looking(g, seat), _seen(g, seat)
    pools: list[tuple[Side, tuple[str, ...]]] = [(seat, (zone,)) for zone in _hidden(g, seat)[1:]]
    pools += [(rival, tuple(zone for zone in _hidden(g, rival) if (rival, zone) not in looking))]
    state = rng.step(seed)[0]
    for owner, zones in pools:
        own = [
            id
            for zone in zones
            for id in twin.pile(owner, zone)
            if twin.face(id).side == owner and id not in seen and not has_status(twin, id, lang.FACE_UP)
        ]
        down = [card for card in g.state.cards if card.owner == owner == rival and hidden_from(card, seat)]
        cards = tuple(sorted((*own, *(card.id for card in down))))  # as they lie now tells nothing
        state, mixed = rng.shuffled(state, cards)
        for place in down:
            twin.change(mixed[0], zone=place.zone, on=place.on, side=place.side, seen=place.seen,
                        statuses=place.statuses)  # fmt: skip
            mixed = mixed[1:]
        for zone in zones:
            pile = twin.pile(owner, zone)
            known = tuple(id for id in pile if id not in cards)  # the seat saw where they lie
            size = len(pile) - len(known)
            dealt, mixed = mixed[:size], mixed[size:]
            state, laid = _laid(twin, pile, dealt, known, state)
            twin.set_pile(owner, zone, laid)
            for id in dealt:
                twin.change(id, zone=zone, on=0, side=owner, seen=(), statuses=())
    if twin.state.decision is not None:
        twin.rebuild_decision()
        twin.run()
    return twin


def _laid(
    g: Engine, pile: tuple[int, ...], dealt: tuple[int, ...], known: tuple[int, ...], state: int
) -> tuple[int, tuple[int, ...]]:
    """A pile dealt anew. Where face-up and inserted cards lie in it nobody knows, but for the one on top."""
    up = tuple(id for id in known if has_status(g, id, lang.FACE_UP) or has_status(g, id, lang.INSERTED))
    if not up:
        fresh = iter(dealt)
        return state, tuple(id if id in known else next(fresh) for id in pile)
    top = pile[-1:] if pile[-1] in known else dealt[-1:]
    state, mixed = rng.shuffled(state, tuple(sorted(id for id in (*dealt, *known) if id not in top)))
    return state, (*mixed, *top)


def _hidden(g: Engine, side: Side) -> tuple[str, ...]:
    """A player's hand and face-down piles."""
    return (*HIDDEN, "lost") if lost_face_down(g, side) else HIDDEN


def _seen(g: Engine, seat: Side) -> set[int]:
    """The cards that a seat has looked at in the course of an action that is not over yet."""
    acts = [frame.vars for frame in g.state.stack if isinstance(frame.vars, ActionState)]
    return {id for act in acts for viewer, id in act.seen if viewer == seat}


def _looking(g: Engine, seat: Side) -> set[tuple[Side, str]]:
    """The (owner, pile) pairs whose cards a seat has before its eyes."""
    looks = [look for frame in g.state.stack if isinstance(frame.vars, Choosing | Rearranging)
             for look in frame.vars.looking]  # fmt: skip
    return {(owner, pile) for viewer, owner, pile in looks if viewer == seat}
