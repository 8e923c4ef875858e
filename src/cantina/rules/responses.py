"""Responses: what may follow a moment of the game, automatic ones first, then optional ones in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, is_player, matches
from cantina.engine.texts import ActiveAbility, lines_of
from cantina.lang import Act, Fire, ReactDeploy, ReactMove, Trigger
from cantina.lang.core import MEANT
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import Text, say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.responses import Respond
from cantina.rules.core import begun
from cantina.rules.playable_cards import playable_from_hand
from cantina.rules.player_actions import actor, apply_answer, offer_in_turn, onlooker, responses

Follow = Callable[[Engine, TriggerEvent], None]
RULE_HANDLERS: dict[str, list[Follow]] = {}


def on_event(*kinds: str) -> Callable[[Follow], Follow]:
    """Declare what a rule itself does at moments of some kinds, before any text answers them."""

    def declare(follow: Follow) -> Follow:
        for kind in kinds:
            RULE_HANDLERS.setdefault(kind, []).append(follow)
        return follow

    return declare


def emit(g: Engine, moment: TriggerEvent) -> None:
    """Something has just happened, or is about to: let responses follow, if anybody could have one."""
    kind = moment.kind
    if _anyone(g, kind) or _expected(g, moment) is not None:
        g.push(Respond(moment=moment, who=_first(g)))
    _follow_rules(g, moment, kind)


def emit_automatic(g: Engine, moment: TriggerEvent) -> None:
    """Something happens in the middle of an action: only automatic texts can answer it."""
    kind = moment.kind
    if lines_of(g, Act, kind):
        g.push(Respond(moment=moment, who=_first(g), passes=2))
    _follow_rules(g, moment, kind)


def _follow_rules(g: Engine, moment: TriggerEvent, kind: str) -> None:
    for follow in RULE_HANDLERS.get(kind, ()):
        follow(g, moment)


def _anyone(g: Engine, kind: str) -> bool:
    if bool(lines_of(g, Act, kind)) or bool(lines_of(g, Fire, kind)):
        return True
    if kind in ("battle", "drain") and (bool(lines_of(g, ReactMove)) or bool(lines_of(g, ReactDeploy))):
        return True
    read = g.catalog.read
    return any(kind in read(g.faces[id].id).moments for side in SIDES for id in playable_from_hand(g, side))


def _expected(g: Engine, moment: TriggerEvent) -> Side | None:
    """Who might hold an answer, as far as anybody can tell: some Interrupt waits for such a moment."""
    who = onlooker(g)
    return who if who is not None and g.catalog.awaited(who, moment.kind, moment.of) else None


def cards_of(moment: TriggerEvent | None) -> tuple[int, ...]:
    """The cards that a moment is about: what was just deployed, hit, lost, drawn…, and what that is aimed at."""
    return tuple(id for id in (moment.card, moment.target) if id) if moment else ()


def names_of(g: Engine, moment: TriggerEvent | None) -> dict[str, Any]:
    """What the names in a text that answers a moment stand for."""
    if moment is None:
        return {}
    about = {"card": moment.card, "target": moment.target, "location": moment.location, "origin": moment.origin}
    return {"kind": moment.kind, **{name: g.ref(id) for name, id in about.items() if id}}


def fits(context: Context, trigger: Trigger, moment: TriggerEvent) -> bool:
    """Whether a moment is the one, or one of those, that a text waits for."""
    if trigger.also is not None and fits(context, trigger.also, moment):
        return True
    if moment.kind not in MEANT.get(trigger.kind, (trigger.kind,)) or trigger.of not in ("", moment.of):
        return False
    if trigger.by != lang.ANYONE and not (moment.by and is_player(context, trigger.by, moment.by)):
        return False
    asked = (
        (trigger.start, moment.origin), (trigger.source, moment.source), (trigger.target, moment.target),
        (trigger.card, moment.card), (trigger.at, moment.location),
    )  # fmt: skip
    return all(noun is None or (id and matches(context, noun, id)) for noun, id in asked)


def _automatic(g: Engine, f: Scope[Respond]) -> None:
    """Automatic responses, in the order that the turn's owner likes (glossary: mandatory actions are not these); what
    takes the place of something that is about to happen comes before what follows from that."""
    moment, done = f.vars.moment, f.vars.done
    waiting = [each for each in lines_of(g, Act, moment.kind) if not each.ability.may
               and (each.source, each.you, each.here, g.catalog.address(each.ability)) not in done]  # fmt: skip
    from cantina.rules.actions import act_option, refuse_act

    ready = [each for each in waiting if refuse_act(g, each, moment) is None]
    if not ready:
        f.let(acted=None)  # what acted by itself was nobody's turn to respond
        f.goto("_optional")
        return
    first = _apart([each for each in ready if each.ability.instead] or ready)
    f.ask(g.state.player, say("prompt.order"), [act_option(g, each, moment) for each in first])


def _apart(lines: list[ActiveAbility[Act]]) -> list[ActiveAbility[Act]]:
    """Lines of which none says the same of the same card as another: nobody need order those."""
    return [each for n, each in enumerate(lines)
            if not any((one.source, one.ability) == (each.source, each.ability) for one in lines[:n])]  # fmt: skip


def _start_automatic(g: Engine, f: Scope[Respond]) -> None:
    from cantina.rules.actions import is_meant, start_act

    moment = f.vars.moment
    found = next(each for each in lines_of(g, Act, moment.kind) if is_meant(g, each, moment, f.answer))
    f.goto("_automatic")
    g.checkpoint(f.i + 1, g.state.clone())
    f.let(done=(*f.vars.done, (found.source, found.you, found.here, g.catalog.address(found.ability))))
    start_act(g, found, moment, cancelable=False)


def _optional(g: Engine, f: Scope[Respond]) -> None:
    """Players answer in turn; what was cancelled can be answered no more."""
    moment = f.vars.moment
    begun_by = begun(g, moment)
    if begun_by is not None and begun_by.vars.cancelled:
        f.finish()
        return
    expected = _expected(g, moment)
    if not offer_in_turn(g, f, lambda who: responses(g, who, moment), lambda who: _prompt(g, moment), asks=expected):
        f.finish()


def _prompt(g: Engine, moment: TriggerEvent) -> Text:
    about = {"card": moment.card, "target": moment.target, "place": moment.location}
    cause = loss_text(g, moment.of, moment.blame) if moment.blame else None
    return say("prompt.respond." + moment.kind, player=moment.by, amount=moment.amount, cause=cause,
               **{word: g.ref(id) if id else None for word, id in about.items()})  # fmt: skip


def loss_text(g: Engine, cause: str, blame: int) -> Text:
    """What Force is lost to: a drain or battle damage at a location, or a card."""
    return say("loss." + cause, card=g.ref(blame))


def _first(g: Engine) -> Side:
    """Who answers first: the opponent of the player whose action has brought the moment about (the innermost one that
    is going on), the turn's owner if nobody acted."""
    acting = actor(g)
    return other(acting) if acting else g.state.player


def _respond(g: Engine, f: Scope[Respond]) -> None:
    apply_answer(g, f, "_optional")


def reacting(g: Engine) -> bool:
    """Whether a battle or a Force drain has just been initiated, so that what deploys now is a 'react'."""
    window = g.find(Respond)
    return window is not None and window.vars.moment.kind in ("battle", "drain")


def current_moment(g: Engine) -> TriggerEvent | None:
    """The moment being responded to, if the innermost window is one."""
    frame = g.state.stack[-1] if g.state.stack else None
    return frame.vars.moment if frame and isinstance(frame.vars, Respond) else None


procedure(Respond, _automatic, _start_automatic, _optional, _respond)
