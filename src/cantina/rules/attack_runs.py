"""Attack Runs: starfighters in the trench of the Death Star, and who follows them (glossary:
movement-regular-attack-runs; digest: Attack Run)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Match, drawn_name, evaluates, is_called, matches, number, referenced_cards
from cantina.model.decision import Option
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.records.attack_runs import AttackRun
from cantina.records.core import ActionState
from cantina.rules.core import context_of, needs, performs, run_verbs
from cantina.rules.destiny import draw_total
from cantina.rules.movement import refuse_moving
from cantina.rules.options import choices, decline
from cantina.rules.player_actions import PLAYER_ACTIONS, apply_answer, offer_in_turn, onlooker
from cantina.rules.relocation import lead_to

DRAWS = 2
SQUADRON = 3  # starfighters that one stands for
IN_THE_TRENCH = ("use", "play", "fire")  # what players may do there


@performs(lang.AttackRun)
def _begin(g: Engine, act: Scope[ActionState], verb: lang.AttackRun) -> None:
    flight = tuple(referenced_cards(context_of(g, act), verb.flight))
    face, node = g.catalog.address(verb)
    g.push(AttackRun(act=act.i, face=face, node=node, player=act.vars.you, who=act.vars.you, location=act.vars.here,
                     system=table.location_of(g, flight[0]), flight=flight))  # fmt: skip


@needs(lang.AttackRun)
def _somebody_to_fly(context: Context, verb: lang.AttackRun) -> bool:
    return bool(referenced_cards(context, verb.flight))


def _verb(g: Engine, f: Scope[AttackRun]) -> lang.AttackRun:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.AttackRun)
    return verb


def _context(g: Engine, f: Scope[AttackRun]) -> Context:
    return context_of(g, g.at(f.vars.act, ActionState))


def _enter(g: Engine, f: Scope[AttackRun]) -> None:
    """Free, but the regular move of each of them (movement-regular-attack-runs.1)."""
    g.end_period("battle")  # weapons there fire once in each run
    for id in reversed(f.vars.flight):
        g.mark("turn", "moved", id)
        lead_to(g, id, f.vars.location, "run")


def _ask_follower(g: Engine, f: Scope[AttackRun]) -> None:
    """One after the other, as many as there is room for."""
    room = _verb(g, f).most - sum(_size(g, id) for id in f.vars.followers)
    able = [id for id in _may_follow(g, f) if id not in f.vars.followers and _size(g, id) <= room]
    if not able:
        f.goto("_follow")
        return
    f.ask(other(f.vars.player), say("prompt.follow", place=g.ref(f.vars.location)),
          [*choices(g, able), decline(g, "done")], always=True)  # fmt: skip


def _may_follow(g: Engine, f: Scope[AttackRun]) -> list[int]:
    """The opponent's ships of that kind in the system, if nothing keeps them from moving."""
    context, kind, rival = _context(g, f), _verb(g, f).followers, other(f.vars.player)
    return [id for id in table.cards_at(g, f.vars.system) if g.card(id).at == f.vars.system
            and g.card(id).side == rival and matches(context, kind, id) and not refuse_moving(g, id)]  # fmt: skip


def _size(g: Engine, id: int) -> int:
    return SQUADRON if is_called(g, id, "squadron") else 1


def _note_follower(g: Engine, f: Scope[AttackRun]) -> None:
    if f.answer.card is not None:
        f.let(followers=(*f.vars.followers, f.answer.card.id))
        f.goto("_ask_follower")


def _follow(g: Engine, f: Scope[AttackRun]) -> None:
    """No regular move (movement-regular-attack-runs.4)."""
    for id in reversed(f.vars.followers):
        lead_to(g, id, f.vars.location, "run")


def _there(g: Engine, f: Scope[AttackRun], ships: tuple[int, ...]) -> list[int]:
    """Those of the ships that are still in the trench."""
    return [id for id in ships if g.card(id).zone == "table" and g.card(id).at == f.vars.location]


def _ask_lead(g: Engine, f: Scope[AttackRun]) -> None:
    """The first, or one that takes over; without any the run comes to nothing."""
    context, able = _context(g, f), _verb(g, f).able
    found = [id for id in _there(g, f, f.vars.flight) if matches(context, able, id)]
    if not found:
        f.let(lead=0)
        f.goto("_pull_up")
        return
    f.ask(f.vars.player, say("prompt.lead", place=g.ref(f.vars.location)), choices(g, found))


def _name_lead(g: Engine, f: Scope[AttackRun]) -> None:
    f.let(lead=f.chosen, segment="weapons")
    g.log_event("leads", card=g.ref(f.chosen))
    g.invalidate(False)


def _shoot(g: Engine, f: Scope[AttackRun]) -> None:
    if not _there(g, f, (f.vars.lead,)):
        f.goto("_ask_lead")
    elif not offer_in_turn(g, f, lambda who: _offers(g, who), lambda who: say("prompt.trench"), asks=onlooker(g)):
        f.goto("_away")


def _offers(g: Engine, who: Side) -> list[Option]:
    found: list[Option] = []
    for name in IN_THE_TRENCH:
        offer = PLAYER_ACTIONS[name].offer
        found += offer(g, who) if offer is not None else []
    return found


def _act(g: Engine, f: Scope[AttackRun]) -> None:
    apply_answer(g, f, "_shoot")


def _away(g: Engine, f: Scope[AttackRun]) -> None:
    f.let(segment="firing")
    g.invalidate(False)
    act = g.at(f.vars.act, ActionState)
    draw_total(g, act, f.vars.player, DRAWS, "epic event", f.vars.location, lang.DESTINY.name)


def _reckon(g: Engine, f: Scope[AttackRun]) -> None:
    """As everything stands before they leave; a destiny that was not drawn is no number."""
    context = _context(g, f)
    if _there(g, f, (f.vars.lead,)) and context.vars.get(drawn_name(lang.DESTINY.name)):
        total = number(context, _verb(g, f).total)
        f.let(total=total)
        g.log_event("attack-run", player=f.vars.player, total=total, limit=number(context, _verb(g, f).over))


def _pull_up(g: Engine, f: Scope[AttackRun]) -> None:
    """No regular moves (movement-regular-attack-runs.3, .4): first those who flew in, then those who followed."""
    f.let(segment="leaving")
    g.end_period("battle")
    for id in reversed(_there(g, f, (*f.vars.flight, *f.vars.followers))):
        lead_to(g, id, f.vars.system, "run")


def _strike(g: Engine, f: Scope[AttackRun]) -> None:
    verb = _verb(g, f)
    if f.vars.total is not None and f.vars.total > number(_context(g, f), verb.over):
        run_verbs(g, g.at(f.vars.act, ActionState), verb, "then")


procedure(AttackRun, _enter, _ask_follower, _note_follower, _follow, _ask_lead, _name_lead, _shoot, _act, _away,
          _reckon, _pull_up, _strike)  # fmt: skip


@evaluates(lang.LeadsRun)
def _leads_run(_: lang.LeadsRun) -> Match:
    def match(c: Context, id: int) -> bool:
        run = c.g.find(AttackRun)
        return run is not None and run.vars.lead == id

    return match
