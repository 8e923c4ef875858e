"""Actions that card texts give: initiation (conditions, targets, costs), responses, result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Match, compiled, evaluates, holds, is_player, named, side_of, words
from cantina.engine.query_cache import cached_query
from cantina.engine.texts import ActiveAbility, active_abilities, all_lines_of, lines_of, own_abilities, printed
from cantina.lang.characteristics import KINDS_OF_INTERRUPT
from cantina.lang.titles import fold, titles_in
from cantina.model.card import Definition
from cantina.model.decision import Option, Refusal
from cantina.model.frame import FrameVars
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.text import CardRef, say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.actions import Acting, AtOnce, Played, Used
from cantina.records.core import ActionState, Names, Run
from cantina.records.deploy import Deployment
from cantina.records.destiny import DestinyDrawn
from cantina.records.drain import DrainBegun
from cantina.records.responses import Respond
from cantina.rules import zones
from cantina.rules.cards import uniqueness
from cantina.rules.choices import limits, offer
from cantina.rules.core import (
    answered,
    begun,
    bind,
    card_named,
    cards_named,
    context_of,
    needs,
    performs,
    run_verbs,
    why_no_result,
)
from cantina.rules.costs import played_for, refuse_force, use_for_act
from cantina.rules.drain import protected_by
from cantina.rules.limits import is_spent, spend, text_key, times
from cantina.rules.options import cancel, option, refusal
from cantina.rules.playable_cards import is_held, playable_from_hand
from cantina.rules.player_actions import PlayerAction, player_action, suits_hand
from cantina.rules.prohibitions import allowed, forbidden_by, immune_to
from cantina.rules.responses import cards_of, current_moment, emit, fits, names_of
from cantina.rules.targets import Ways, is_several, name_of, names_for, targets_of

PHASE_RULES = {phase: f"{phase}-phase" for phase in ("control", "battle", "move")}  # those with a glossary entry


# -- what is possible --------------------------------------------------------------------------------------------------


def refuse_act(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent | None) -> Refusal | None:
    """Why an action of a text cannot begin now, or None."""
    act = each.ability
    try:
        return _refuse(g, each, act, _answering(g, each, moment), moment)
    except Exception as error:
        g.silence(each.source, error)
        return refusal(g, "game-text", "broken", by=each.source)


def _answering(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent | None) -> Context:
    """Where a text speaks from that answers a moment, or none."""
    return Context(g, each.you, each.source, each.here, _names(each, moment), moment)


def _names(each: ActiveAbility[lang.Act], moment: TriggerEvent | None) -> Names:
    return {**each.vars, **moment.names()} if moment else each.vars


def _refuse(
    g: Engine, each: ActiveAbility[lang.Act], act: lang.Act, context: Context, moment: TriggerEvent | None
) -> Refusal | None:
    if (act.to is None) != (moment is None) or (act.to and moment and not fits(context, act.to, moment)):
        return refusal(g, "game-text", "not-now", by=each.source)
    if act.during and act.during != g.state.phase:
        rule = PHASE_RULES.get(act.during, "game-text")
        return refusal(g, rule, "phase", by=each.source, phase=act.during)
    if not is_player(context, act.whose, g.state.player):
        return refusal(g, "game-text", "turn", by=each.source)
    limit = limit_of(act)
    if limit is not None and is_spent(g, each, limit):
        return refusal(g, "cancel", "limit", by=each.source, period=limit.per, times=times(g, each, limit))
    if _was_played(g, each):
        return refusal(g, "grappling-hook", "unique-played", by=each.source)
    if is_held(g, each.source) and (ban := forbidden_by(g, "be played", each.source)):
        return refusal(g, "game-text", "forbidden", by=ban)
    if moment is not None and moment.kind in lang.BEFORE and (going := begun(g, moment)) and going.vars.cancelled:
        return refusal(g, "game-text", "not-now", by=each.source)
    if moment is not None and text_key(g, each) in moment.answered:
        return refusal(g, "game-text", "answered", by=each.source)
    if not holds(context, act.when):
        return refusal(g, "game-text", "condition", by=each.source, node=act.when, bound=names_of(g, moment))
    ways = Ways(context, act)
    cost = ways.least_cost()
    if cost is None:
        targeted = not act.targets or ways.choices(0)
        rule = why_no_result(act.do) if targeted else "game-text"
        return refusal(g, rule, "no-result" if targeted else "no-target", by=each.source)
    if isinstance(moment, DestinyDrawn) and _cancels(act) and (ban := forbidden_by(g, "cancel destiny", each.source)):
        return refusal(g, "game-text", "forbidden", by=ban)
    shield = _protected_drain(g, each, act, moment)
    if shield:
        return refusal(g, "force-drains-may-not-be-modified-or-canceled-by-opponent", "forbidden", by=shield)
    if _immune_to_it(g, each, act, moment):
        return refusal(g, "cancel", "immune", by=moment.card if moment else 0)
    if g.face(each.source).category == "device" and _other_device(g, each.source):
        return refusal(g, "carrying", "other-device", by=each.source)
    return ways.refused or refuse_force(g, ways.payer, cost)


def _was_played(g: Engine, each: ActiveAbility[lang.Act]) -> bool:
    """Whether the Interrupt whose function this is cannot be played again this turn (grappling-hook.2); what lasts of
    one is not played."""
    played = any(g.marked("turn", "Interrupt", name) for name in _names_played(g, each.source))
    return played and "lasting" not in each.vars and uniqueness(g, each.source) == 1


def _protected_drain(g: Engine, each: ActiveAbility[lang.Act], act: lang.Act, moment: TriggerEvent | None) -> int:
    """The card that keeps an opponent from cancelling the drain that this would respond to; 0 if none does."""
    if not isinstance(moment, DrainBegun) or moment.by == each.you or not _cancels(act):
        return 0
    return protected_by(g, "cancel", moment.by, moment.location)


def _cancels(act: lang.Act) -> bool:
    return any(isinstance(node, lang.CancelIt) for node in inside(act.do))


def _other_device(g: Engine, device: int) -> bool:
    """A card may use only one of its devices a turn, that one as often as its text allows."""
    host = g.card(device).on
    if allowed(g, "use all gear", host) or allowed(g, "use all devices", host):
        return False
    return any(key[:3] == ("turn", "device", host) and key[3] != device for key in g.state.marks)


def is_mandatory(act: lang.Act) -> bool:
    """A player is told to do it, at a moment of a period that is free to choose (glossary: mandatory-actions)."""
    return not act.may and act.to is None and bool(act.during)


ONCE_A_PHASE = lang.Limit("phase")


def limit_of(act: lang.Act) -> lang.Limit | None:
    """How often an action can be done; a mandatory one is done once in its phase."""
    return act.limit or (ONCE_A_PHASE if is_mandatory(act) else None)


def _names_played(g: Engine, id: int) -> frozenset[str]:
    """The titles under which a unique Interrupt is played once a turn, whoever plays it, cancelled or not
    (grappling-hook.2); none for all other cards."""
    face = g.face(id)
    return titles_in(face.title) if face.category == "interrupt" else frozenset()


def _immune_to_it(g: Engine, each: ActiveAbility[lang.Act], act: lang.Act, moment: TriggerEvent | None) -> bool:
    """Whether what is being played or deployed, or the function that it is played for, is immune to this card; or the
    card that the moment speaks of, if something is done to it."""
    if moment is None:
        return False
    title = g.face(each.source).title
    if moment.kind == "about-to-lose-force" and moment.source and immune_to(g, moment.source, title, each.you):
        return True
    if moment.kind not in ("played", "deploying"):
        touched = bool(moment.card) and immune_to(g, moment.card, title, each.you)
        return touched and any(node == lang.THAT for node in inside(act.do))
    if not _cancels(act):
        return False
    function = act_of(g, g.at(moment.frame, Acting)).immune_to if isinstance(moment, Played) else ""
    return fold(function) in titles_in(title) or immune_to(g, moment.card, title, each.you)


def hand_acts(g: Engine, player: Side) -> list[ActiveAbility[lang.Act]]:
    """The functions of the Interrupts that a player has at hand."""
    return cached_query(g, ("hand acts", player), lambda: _hand_acts(g, player))


def _hand_acts(g: Engine, player: Side) -> list[ActiveAbility[lang.Act]]:
    played = [id for id in playable_from_hand(g, player) if is_played(g.faces[id])]
    return [each for id in played for each in (*own_abilities(g, id, lang.Act, here=0), *_given_acts(g, id))]


def _given_acts(g: Engine, id: int) -> list[ActiveAbility[lang.Act]]:
    """The functions that texts on table give to an Interrupt in hand."""
    lines = [(each, text) for each in active_abilities(g, lang.Gives, to=id) for text in each.ability.text]
    return [ActiveAbility(text, id, g.card(id).side, 0, {"given_by": each.source})
            for each, text in lines if isinstance(text, lang.Act)]  # fmt: skip


def is_played(face: Definition) -> bool:
    """Whether a card acts from hand: an Interrupt, or an Epic Event that has no place to deploy to."""
    return face.category == "interrupt" or (face.category == "epic event" and not _deploys(face))


def _deploys(face: Definition) -> bool:
    """Whether a card's own text says where it deploys."""
    return bool(printed(face, lang.DeployOn) or printed(face, lang.DeployOnTable))


def _waits_for(each: ActiveAbility[lang.Act]) -> tuple[str, ...]:
    """The kinds of moment that an action answers; none if it is taken in one's own time."""
    return each.ability.to.kinds() if each.ability.to else ()


def table_acts(g: Engine, player: Side, kind: str = "") -> list[ActiveAbility[lang.Act]]:
    """The actions that texts on table give to a player: optional ones, and mandatory ones that he may declare now."""
    return [each for each in lines_of(g, lang.Act, kind)
            if (each.ability.may or is_mandatory(each.ability)) and _may_declare(g, each, player)]  # fmt: skip


def _may_declare(g: Engine, each: ActiveAbility[lang.Act], player: Side) -> bool:
    """The one who is told to, and the player whose own card tells the opponent to (mandatory-actions.2, .3)."""
    told = side_of(each.context(g), each.ability.by) == player
    return told or (each.you == player and not each.ability.may)


def overdue(g: Engine) -> list[ActiveAbility[lang.Act]]:
    """Mandatory actions that nobody declared and whose period is about to end (mandatory-actions.4)."""
    return [each for each in lines_of(g, lang.Act)
            if is_mandatory(each.ability) and refuse_act(g, each, None) is None]  # fmt: skip


def act_option(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent | None = None) -> Option:
    """The option that stands for an action of a text. It names the cards that the moment it answers is about."""
    act = each.ability
    verb = word_for(g, each)
    where = _elsewhere(each)
    words = {"node": act, "bound": names_of(g, moment), "place": g.ref(where[0]) if where else None}
    return option(
        g, verb, each.source, key="act." + verb, targets=where + cards_of(moment), mode=mode_of(g, each),
        cost=played_for(g, each.source, _known_cost(act)) or None, ability=_text_number(g, each), words=words,
    )  # fmt: skip


def word_for(g: Engine, each: ActiveAbility[lang.Act]) -> str:
    """What a player does with an action of a text: he plays it from hand, uses it, attempts it…"""
    usual = "play" if is_held(g, each.source) else "use"
    return usual if each.ability.word == "use" else each.ability.word


def _elsewhere(each: ActiveAbility[lang.Act]) -> tuple[int, ...]:
    """The place where a location's text is in force besides its own."""
    return (each.here,) if "expanded_by" in each.vars else ()


def _text_number(g: Engine, each: ActiveAbility[lang.Act]) -> int:
    """Which text of its card an action is; those of other cards are counted apart."""
    face, n = g.catalog.address(each.ability)
    return n if face == g.face(each.source).id else -2 - n


def is_meant(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent | None, answer: Option) -> bool:
    """Whether an option stands for this very text: a location's text may be in force at several places."""
    if answer.card is None or each.source != answer.card.id or _text_number(g, each) != answer.ability:
        return False
    return tuple(ref.id for ref in answer.targets) == _elsewhere(each) + cards_of(moment)


def _known_cost(act: lang.Act) -> Num:
    """The Force that whoever acts uses, as far as it is known beforehand."""
    mine = [verb.amount for verb in act.cost if isinstance(verb, lang.Use) and verb.player in (act.by, lang.EACH)]
    return sum(mine) if all(isinstance(amount, Num) for amount in mine) else 0


def mode_of(g: Engine, each: ActiveAbility[lang.Act]) -> int | None:
    """The number of a function among those of its card's text, from 1; None if it is the only one."""
    face = g.face(each.source)
    text = g.catalog.abilities((*face.text, *face.light_text, *face.dark_text))
    acting = [line for line in text if isinstance(line, lang.Act)]
    functions = [line for line in acting if not line.also]
    given = _given_acts(g, each.source) if g.card(each.source).zone == "hand" else []
    if "given_by" in each.vars and given:
        return len(functions) + 1
    if len(functions) + len(given) < 2 or each.ability not in acting:
        return None
    upto = next(n for n, line in enumerate(acting) if line is each.ability)
    return sum(not line.also for line in acting[: upto + 1])


def _is_timely(g: Engine, act: lang.Act) -> bool:
    """Whether an action may be taken in one's own time, in the present phase: most may not."""
    return act.to is None and act.during in ("", g.state.phase)


def offer_used(g: Engine, player: Side) -> list[Option]:
    """Top-level actions from texts on table."""
    return [act_option(g, each) for each in table_acts(g, player)
            if each.ability.word not in g.undone and _is_timely(g, each.ability)
            and refuse_act(g, each, None) is None]  # fmt: skip


def offer_played(g: Engine, player: Side) -> list[Option]:
    """Top-level actions from Interrupts in hand."""
    ready = [each for each in hand_acts(g, player) if _is_timely(g, each.ability)]
    return [act_option(g, each) for each in ready if refuse_act(g, each, None) is None]


def offer_acts(g: Engine, player: Side, wanted: Callable[[lang.Act], bool]) -> list[Option]:
    """Top-level actions from texts on table and in hand of which a certain kind alone is wanted now."""
    acts = [each for each in (*table_acts(g, player), *hand_acts(g, player)) if wanted(each.ability)]
    return [act_option(g, each) for each in acts
            if _is_timely(g, each.ability) and refuse_act(g, each, None) is None]  # fmt: skip


def _answer_used(g: Engine, player: Side, moment: TriggerEvent) -> list[Option]:
    sources = table_acts(g, player, moment.kind)
    return [act_option(g, each, moment) for each in sources if refuse_act(g, each, moment) is None]


def _answer_played(g: Engine, player: Side, moment: TriggerEvent) -> list[Option]:
    sources = [each for each in hand_acts(g, player) if moment.kind in _waits_for(each)]
    return [act_option(g, each, moment) for each in sources if refuse_act(g, each, moment) is None]


def why_not_play(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why an Interrupt cannot be played now."""
    return _why_none(g, [each for each in hand_acts(g, player) if each.source == card], card, target)


def why_not_use(g: Engine, player: Side, card: int, target: int, word: str = "use") -> list[Refusal]:
    """Why none of the actions of a card that are called so is possible now."""
    lines = [each for each in _all_acts(g, player) if each.source == card and word_for(g, each) == word]
    return _why_none(g, lines, card, target)


def _why_none(g: Engine, sources: list[ActiveAbility[lang.Act]], card: int, target: int) -> list[Refusal]:
    """One reason for each function; none at all if one of them is possible."""
    if not sources:
        return [refusal(g, "game-text", "no-action", by=card)]
    reasons = [_refuse_now(g, each, target) for each in sources]
    return [] if None in reasons else [reason for reason in reasons if reason]


def _refuse_now(g: Engine, each: ActiveAbility[lang.Act], target: int) -> Refusal | None:
    """Why an action cannot begin in the present window, or not with a target."""
    act = each.ability
    moment = current_moment(g) if act.to else None
    reason = refuse_act(g, each, moment)
    at_hand = (0, moment.location, *cards_of(moment)) if moment else (0,)
    if reason or target in at_hand or Ways(_answering(g, each, moment), act).takes(target):
        return reason
    immune = immune_to(g, target, g.face(each.source).title, each.you)
    return refusal(g, "game-text", "immune" if immune else "not-a-target", by=target if immune else each.source)


def _declarable(g: Engine, player: Side) -> list[ActiveAbility[lang.Act]]:
    return [each for each in all_lines_of(g, lang.Act) if _may_declare(g, each, player)]


def _all_acts(g: Engine, player: Side) -> list[ActiveAbility[lang.Act]]:
    return [*_declarable(g, player), *hand_acts(g, player)]


def _acts_so(face: Definition, zone: str, word: str = "use") -> bool:
    """Whether a card could ever act in a way that is called so: on table, or from hand if it is played."""
    nodes = inside((face.text, face.light_text, face.dark_text))
    acting = any(isinstance(node, lang.Act | lang.Cancels) and _is_called(node, word) for node in nodes)
    return acting and face.category != "interrupt" and zone == ("hand" if is_played(face) else "table")


def _is_called(node: lang.Act | lang.Cancels, word: str) -> bool:
    return word == (node.word if isinstance(node, lang.Act) else "use")


def happen_at_once(g: Engine) -> None:
    """Nobody chooses while a text should have acted already: the question waits."""
    if g.state.decision is None or "stood" in g.memo:
        return
    moment = AtOnce(by=g.state.player)
    due = next((each for each in lines_of(g, lang.Act, moment.kind) if _is_due(g, each, moment)), None)
    if due is None:
        g.memo["stood"] = True
        return
    g.rebuild_decision()
    act_by_itself(g, due, moment)


def act_by_itself(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent) -> None:
    """An action happens that nobody has chosen to take."""
    g.checkpoint(len(g.state.stack), g.state.clone())
    g.push(_acting(g, each, moment, cancelable=False))


def _is_due(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent) -> bool:
    """What the result of a text asks does not wait for that text."""
    address = (each.source, *g.catalog.address(each.ability))
    going_on = [frame.vars for frame in g.state.stack if isinstance(frame.vars, Acting)]
    if any((vars.source, vars.face, vars.node) == address for vars in going_on):
        return False
    return refuse_act(g, each, moment) is None


# -- the life of an action ---------------------------------------------------------------------------------------------


def start_chosen(g: Engine, player: Side, option: Option) -> None:
    """An action of a text was chosen in a window."""
    assert option.card is not None
    moment = current_moment(g)
    found = next((each for each in _all_acts(g, player) if is_meant(g, each, moment, option)), None)
    if found is None:
        raise LookupError(f"no such action on card {option.card.id}")
    start_act(g, found, moment, cancelable=True)


def start_act(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent | None, cancelable: bool) -> None:
    """Put an action on the stack."""
    g.push(_acting(g, each, moment, cancelable), into="acted")


def _acting(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent | None, cancelable: bool) -> Acting:
    face, node = g.catalog.address(each.ability)
    return Acting(source=each.source, face=face, node=node, you=each.you, here=each.here, names=_names(each, moment),
                  moment=moment, cancelable=cancelable)  # fmt: skip


player_action(PlayerAction(
    verb="use", applies_to=_acts_so,
    offer=offer_used, reasons=why_not_use, response_options=_answer_used,
    begin=start_chosen,
))  # fmt: skip
for word in ("attempt", "race", "flip"):  # offered among the other actions of texts
    player_action(PlayerAction(
        verb=word, applies_to=partial(_acts_so, word=word),
        offer=offer_used, reasons=partial(why_not_use, word=word), begin=start_chosen,
    ))  # fmt: skip
player_action(PlayerAction(
    verb="play", applies_to=suits_hand("interrupt"),
    offer=offer_played, reasons=why_not_play, response_options=_answer_played,
    begin=start_chosen,
))  # fmt: skip


def act_of(g: Engine, f: Scope[ActionState]) -> lang.Act:
    """The ability that an act frame carries out."""
    node = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(node, lang.Act)
    return node


def _pick(g: Engine, f: Scope[Acting]) -> None:
    act = act_of(g, f)
    if f.vars.picked >= len(act.targets):
        f.goto("_commit")
        return
    target, context = act.targets[f.vars.picked], context_of(g, f)
    ways = Ways(context, act)
    found = ways.possible(f.vars.picked)
    by = side_of(context, target.by) if isinstance(target, lang.Choice) else f.vars.you
    back = [cancel(g)] if f.vars.cancelable and by == f.vars.you else []  # only whose action it is may step back
    if isinstance(target, lang.Choice):
        chosen = cards_named(f, name_of(target)) if is_several(target) else ()
        least, most = limits(context, target)
        left = [id for id in found if id not in chosen]
        if not left or len(chosen) >= most:
            _next_target(f)
            return
        options = offer(g, left, target, len(chosen) >= least)
    elif isinstance(target, lang.EitherPile):
        options = [option(g, "choose", pile=pile, owner=side, key="choose-pile") for side, pile in found]
    else:
        options = [option(g, "amount", amount=amount, cost=ways.cost_with(f.vars.picked, amount)) for amount in found]
    bound = named(g, target, f.vars.names)
    prompt = say("prompt.target", card=g.ref(f.vars.source), node=target if by == f.vars.you else None, bound=bound)
    f.ask(by, prompt, [*options, *back])


def _next_target(f: Scope[Acting]) -> None:
    f.let(picked=f.vars.picked + 1)
    f.goto("_pick")


def _picked(g: Engine, f: Scope[Acting]) -> None:
    target, answer = act_of(g, f).targets[f.vars.picked], f.answer
    if isinstance(target, lang.Choice) and is_several(target):
        chosen = cards_named(f, name_of(target))
        bind(f, **{name_of(target): (*chosen, answer.card.id) if answer.card else chosen})
        if answer.card:
            f.goto("_pick")
            return
    elif isinstance(target, lang.Choice):
        bind(f, **names_for(target, answer.card.id if answer.card else ()))
    elif isinstance(target, lang.EitherPile):
        bind(f, **names_for(target, (answer.owner, answer.pile)))
    else:
        bind(f, **names_for(target, answer.amount))
    _next_target(f)


def _commit(g: Engine, f: Scope[Acting]) -> None:
    """The cost is paid and the limit spent; from here on there is no stepping back."""
    act, source = act_of(g, f), f.vars.source
    f.let(cancelable=False)
    each = ActiveAbility(act, source, f.vars.you, f.vars.here)
    limit = limit_of(act)
    if limit is not None:
        spend(g, each, limit, card_named(f, lang.TARGET.name))
    _note_response(g, f, text_key(g, each))
    if act.word == "attempt":
        g.mark("turn", "attempted", source)
        g.mark("game", "attempts", source, g.card(source).life)
    if g.face(source).category == "device":
        g.mark("turn", "device", g.card(source).on, source)
    from_hand, context = is_held(g, source), context_of(g, f)
    actor = side_of(context, act.by)
    use_for_act(context, act.cost, actor)
    if from_hand:
        zones.set_aside(g, source, "playing")
        for name in sorted(_names_played(g, source)):
            g.mark("turn", "Interrupt", name)
    g.log_event("played" if from_hand else "used-text", player=actor, card=g.ref(source), targets=_acted_on(g, f, act))
    f.let(from_hand=from_hand)
    run_verbs(g, f, act, "dues")


def _announce(g: Engine, f: Scope[Acting]) -> None:
    emit(g, (Played if f.vars.from_hand else Used)(by=f.vars.you, card=f.vars.source, frame=f.i))


def _acted_on(g: Engine, f: Scope[Acting], act: lang.Act) -> tuple[CardRef, ...]:
    """What an action was aimed at: its targets, or the cards of the moment that it does something to."""
    picked = [id for name, choice in act.targeted().items() if not _is_secret(choice) for id in cards_named(f, name)]
    of_moment = any(isinstance(node, lang.Bound | lang.CancelIt) for node in inside(act.do)) and act.to is not None
    return tuple(g.ref(id) for id in picked or (cards_of(f.vars.moment) if of_moment else ()))


def _is_secret(choice: lang.Choice) -> bool:
    """Whether any card of a hand will do, so that nobody need be shown which it is."""
    return choice.what is None and choice.among.zone == "hand"


def aimed_at(g: Engine, id: int) -> list[int]:
    """The cards that a card targets: while it is being played or deployed, or on table."""
    for n, frame in enumerate(g.state.stack):
        if isinstance(frame.vars, Acting) and frame.vars.source == id and g.card(id).zone == "playing":
            act = g.at(n, Acting)
            return [ref.id for ref in _acted_on(g, act, act_of(g, act))]
        if isinstance(frame.vars, Deployment) and frame.vars.card == id:
            return [frame.vars.place, *(target for _, target in frame.vars.names)]
    return [g.card(id).on, *targets_of(g, id)]


@evaluates(lang.Targeting)
def _targeting(node: lang.Targeting) -> Match:
    what = compiled(node.what)
    return lambda c, id: any(each > 0 and what(c, each) for each in aimed_at(c.g, id))


@evaluates(lang.TargetedBy)
def _targeted_by(node: lang.TargetedBy) -> Match:
    what = compiled(node.what)
    return lambda c, id: any(what(c, each) and id in aimed_at(c.g, each) for each in table.board(c.g).on_table)


def _note_response(g: Engine, f: Scope[Acting], key: tuple[int, ...]) -> None:
    """A text answers a moment only once, however often it may be used."""
    window = g.at(f.i - 1, FrameVars)
    if isinstance(window.vars, Respond):
        moment = window.vars.moment
        window.let(moment=replace(moment, answered=(*moment.answered, key)))


def _result(g: Engine, f: Scope[Acting]) -> None:
    if not f.vars.cancelled:
        if act_of(g, f).instead:
            answered(g, f).let(cancelled=True)
        g.push(Run(act=f.i, face=f.vars.face, node=f.vars.node, field="do"))


def while_playing(id: int) -> str:
    """The period that lasts until the result of a card that is being played."""
    return f"playing {id}"


def _close(g: Engine, f: Scope[Acting]) -> None:
    """An Interrupt goes to its pile: a cancelled one to the Lost Pile (glossary: cancel.6)."""
    source = f.vars.source
    g.end_period(while_playing(source))
    if f.vars.from_hand and g.card(source).zone == "playing":
        kinds = KINDS_OF_INTERRUPT & words(g, source)
        lost = "lost" in kinds and (len(kinds) == 1 or act_of(g, f).goes_to == "lost")
        zones.to_pile(g, source, f.vars.cancelled_to if f.vars.cancelled else "lost" if lost else "used")
    f.finish(True)


procedure(Acting, _pick, _picked, _commit, _announce, _result, _close)


@performs(lang.CancelIt)
def _cancel_it(g: Engine, act: Scope[ActionState], verb: lang.CancelIt) -> None:
    """The moment's own frame takes note; costs and limits stay spent (glossary: cancel)."""
    moment = act.vars.moment
    assert moment is not None
    goal = verb.to if verb.to != "lost" or not moment.card else zones.cancelled_to(g, moment.card, act.vars.source)
    answered(g, act).let(cancelled=True, cancelled_to=goal)
    g.log_event("cancelled", card=g.ref(moment.card) if moment.card else None, kind=moment.kind)


@needs(lang.CancelIt)
def not_cancelled_yet(context: Context, verb: lang.Verb) -> bool:
    """What was cancelled already can be neither cancelled nor redrawn (glossary: han-solo.5)."""
    frame, moment = begun(context.g, context.moment), context.moment
    kept = moment is not None and forbidden_by(context.g, "be cancelled", moment.card, by=context.you)
    return frame is None or not (frame.vars.settled or kept)
