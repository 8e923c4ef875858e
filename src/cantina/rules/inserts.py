"""Insert cards: face down in the opponent's Reserve Deck until they come to its top (digest: effect kinds)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.statuses import define_status, has_status, set_status
from cantina.engine.texts import printed
from cantina.model.card import Definition
from cantina.model.sides import SIDES, TABLE, Side, other
from cantina.records.inserts import InsertRevealed, ReachedTop, Surfacing
from cantina.rules import zones
from cantina.rules.choices import shuffle
from cantina.rules.responses import emit

define_status(lang.INSERTED)


def is_insert(face: Definition) -> bool:
    """Whether a card is inserted in the opponent's Reserve Deck when it is deployed."""
    return any(line.inserted for line in printed(face, lang.DeployOnTable))


def insert(g: Engine, id: int, player: Side) -> None:
    """A card goes into the Reserve Deck of its player's opponent; where it lies nobody knows."""
    victim = other(player)
    zones.detach(g, id)
    g.change(id, zone="reserve", side=victim)
    set_status(g, id, lang.INSERTED)
    g.set_pile(victim, "reserve", (*g.pile(victim, "reserve"), id))
    g.log_event("inserted", player=player, owner=victim, card=g.ref(id))
    shuffle(g, victim, "reserve")


def inserted_in(g: Engine, side: Side) -> list[int]:
    """The insert cards in a player's Reserve Deck, in an order that does not tell where they lie."""
    return sorted(id for id in g.pile(side, "reserve") if has_status(g, id, lang.INSERTED))


def show_what_surfaces(g: Engine) -> None:
    """An insert card on top of a Reserve Deck is shown before anything else happens to that deck; a question waits."""
    for side in SIDES:
        pile = g.pile(side, "reserve")
        if pile and has_status(g, pile[-1], lang.INSERTED):
            if g.state.decision is not None:
                g.rebuild_decision()
            g.push(Surfacing(card=pile[-1]))
            zones.set_aside(g, pile[-1], "playing")
            return


def _show(g: Engine, f: Scope[Surfacing]) -> None:
    id = f.vars.card
    owner = g.card(id).owner
    g.log_event("surfaced", owner=other(owner), card=g.ref(id))
    emit(g, InsertRevealed(by=owner, card=id, frame=f.i))


def _speak(g: Engine, f: Scope[Surfacing]) -> None:
    """What was cancelled is lost without a word."""
    id = f.vars.card
    if f.vars.cancelled:
        zones.to_pile(g, id, f.vars.cancelled_to)
        f.finish()
        return
    owner = g.card(id).owner
    zones.to_table(g, id, owner)
    emit(g, ReachedTop(by=owner, card=id))


def _sink(g: Engine, f: Scope[Surfacing]) -> None:
    """It is lost, whatever its text did."""
    if g.card(f.vars.card).zone == TABLE:
        zones.lose(g, (f.vars.card,))


procedure(Surfacing, _show, _speak, _sink)
