"""What each verb of the card language does. A verb acts on the scope of the action that it belongs to."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.catalog import inside
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import (
    Context,
    amounts_named,
    compiled,
    found,
    holds,
    matches,
    missed,
    number,
    side_of,
    spoken_of,
)
from cantina.engine.values import value
from cantina.lang import verbs
from cantina.lang.conditions import Condition
from cantina.lang.nouns import Filter, HighestAbility
from cantina.model.sides import Side, other
from cantina.model.state import Lasting
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.acts import act_of, bind, context_of, needs, performs, run_verbs
from cantina.rules.attached import change_side, misfits
from cantina.rules.battle import battle_scope
from cantina.rules.boarding import way_out
from cantina.rules.destiny import draw_total
from cantina.rules.force import lose_force, retrieve, use_force
from cantina.rules.movement import arrive, free_walks, go, jump_to, refuse_moving, walk_from, walk_to
from cantina.rules.options import choices, decline, option
from cantina.rules.sectors import sector_to
from cantina.rules.turn import next_turn_of
from cantina.rules.weapons import hit

# -- flow --------------------------------------------------------------------------------------------------------------


@performs(verbs.If)
def _if(g: Engine, act: Scope, verb: verbs.If) -> None:
    run_verbs(g, act, verb, "then" if holds(context_of(g, act), verb.when) else "otherwise")


@performs(verbs.May)
def _may(g: Engine, act: Scope, verb: verbs.May) -> None:
    face, node = g.catalog.address(verb)
    g.push("may", act=act.i, face=face, node=node, player=side_of(context_of(g, act), verb.by))


def _ask_may(g: Engine, f: Scope) -> None:
    act = Scope(g, f["act"])
    verb = g.catalog.node(f["face"], f["node"])
    yes = option(g, "yes", key="may-yes", node=verb)
    f.ask(f["player"], say("prompt.may", card=g.ref(act["source"]), node=verb), [yes, decline(g, "no")])


def _if_yes(g: Engine, f: Scope) -> None:
    if f["answer"].verb == "yes":
        g.push("run", act=f["act"], face=f["face"], node=f["node"], field="do", i=0)


procedure("may", _ask_may, _if_yes)


@performs(verbs.MayPay)
def _may_pay(g: Engine, act: Scope, verb: verbs.MayPay) -> None:
    """Without a destiny that the price depends on there is nothing to pay for."""
    context = context_of(g, act)
    if missed(context, amounts_named(verb.amount)):
        run_verbs(g, act, verb, "otherwise")
        return
    face, node = g.catalog.address(verb)
    g.push("may-pay", act=act.i, face=face, node=node, player=act["you"],
           price=max(int(number(context, verb.amount)), 0))  # fmt: skip


def _ask_pay(g: Engine, f: Scope) -> None:
    able = f["price"] <= len(g.pile(f["player"], "force"))
    pay = [option(g, "yes", key="pay-yes", cost=f["price"])] if able else []
    f.ask(f["player"], say("prompt.pay", card=g.ref(Scope(g, f["act"])["source"])), [*pay, decline(g, "no")])


def _pay_or_not(g: Engine, f: Scope) -> None:
    paid = f["answer"].verb == "yes"
    if paid:
        use_force(g, f["player"], f["price"])
    g.push("run", act=f["act"], face=f["face"], node=f["node"], field="then" if paid else "otherwise", i=0)


procedure("may-pay", _ask_pay, _pay_or_not)


def _until(g: Engine, act: Scope, period: str) -> str:
    """The name under which a period is forgotten: some periods are one player's, or one card's stay on table."""
    if period == "stay":
        return zones.on_table(g.card(act["b"]["target"]))
    return next_turn_of(act["you"]) if period == "your next turn" else period


@performs(verbs.ForRest)
def _for_rest(g: Engine, act: Scope, verb: verbs.ForRest) -> None:
    """The lasting text keeps the names that are bound now, apart from its source (glossary: cancel-duration)."""
    simple = {name: found for name, found in act["b"].items() if isinstance(found, int | float | str | tuple)}
    until = _until(g, act, verb.of)
    for line in verb.text:
        face, node = g.catalog.address(line)
        lasting = Lasting(face, node, until, act["source"], act["you"], act["here"], simple)
        g.state.lasting = (*g.state.lasting, lasting)
    g.touch()


@performs(verbs.CancelIt)
def _cancel_it(g: Engine, act: Scope, verb: verbs.CancelIt) -> None:
    """The moment's own frame takes note; costs and limits stay spent (glossary: cancel)."""
    Scope(g, act["b"]["frame"]).let(cancelled=True, cancelled_to=verb.to)
    card = act["b"].get("card")
    g.tell("cancelled", card=g.ref(card) if card else None, kind=act["b"]["kind"])


# -- destiny -----------------------------------------------------------------------------------------------------------


@performs(verbs.DrawDestiny)
def _draw(g: Engine, act: Scope, verb: verbs.DrawDestiny) -> None:
    context = context_of(g, act)
    firing = act.frame.proc == "fire"
    times = int(number(context, verb.number))
    where = act["here"] if firing else act["b"].get("location", 0)
    draw_total(g, act, side_of(context, verb.by), times, "weapon" if firing else "", where, verb.name)


@performs(verbs.Redraw)
def _redraw(g: Engine, act: Scope, verb: verbs.Redraw) -> None:
    Scope(g, act["b"]["frame"]).let(redraw=True)


@needs(verbs.Redraw)
@needs(verbs.CancelIt)
def _not_cancelled_yet(context: Context, verb: verbs.Verb) -> bool:
    """What was cancelled already can be neither cancelled nor redrawn (glossary: han-solo.5)."""
    frame = Scope(context.g, context.vars["frame"]) if "frame" in context.vars else None
    return frame is None or not (frame.get("cancelled") or frame.get("redraw"))


@needs(verbs.If)
def _someone_to_measure(context: Context, verb: verbs.If) -> bool:
    """A destiny is compared with the ability of a highest-ability character only if there is one."""
    measured = [node for node in inside(verb.when) if isinstance(node, HighestAbility)]
    return all(spoken_of(context, each) for each in measured)


@performs(verbs.AddToDestiny)
def _add_to_destiny(g: Engine, act: Scope, verb: verbs.AddToDestiny) -> None:
    draw, more = Scope(g, act["b"]["frame"]), number(context_of(g, act), verb.by)
    draw.let(value=draw["value"] + more, raised_by=(*draw.get("raised_by", ()), act["source"]))
    g.tell("destiny-changed", card=g.ref(draw["card"]), value=draw["value"])


@needs(verbs.AddToDestiny)
def _not_added_yet(context: Context, verb: verbs.AddToDestiny) -> bool:
    """A text adds to one draw only once."""
    return context.self not in Scope(context.g, context.vars["frame"]).get("raised_by", ())


@performs(verbs.SwitchBattleDestinies)
def _switch(g: Engine, act: Scope, verb: verbs.SwitchBattleDestinies) -> None:
    battle = battle_scope(g)
    assert battle is not None
    drawn = battle["destinies"]
    battle.let(destinies={"light": drawn["dark"], "dark": drawn["light"]})
    g.touch()


@performs(verbs.MultiplyDamage)
def _multiply(g: Engine, act: Scope, verb: verbs.MultiplyDamage) -> None:
    battle = battle_scope(g)
    assert battle is not None
    context = context_of(g, act)
    against = "loser" if verb.against == "loser" else side_of(context, verb.against)
    factors = (*battle.get("factors", ()), (against, number(context, verb.by), g.face(act["source"]).title))
    battle.let(factors=factors)


# -- losing, hitting, returning ----------------------------------------------------------------------------------------


@performs(verbs.MakeHit)
def _make_hit(g: Engine, act: Scope, verb: verbs.MakeHit) -> None:
    for id in spoken_of(context_of(g, act), verb.who):
        zero = verb.forfeit_zero
        hit(g, id, holds(context_of(g, act), zero) if isinstance(zero, Condition) else zero)


@performs(verbs.Lose)
def _lose(g: Engine, act: Scope, verb: verbs.Lose) -> None:
    how = "forfeited" if verb.forfeited else "lost"
    zones.lose(g, tuple(spoken_of(context_of(g, act), verb.what)), how)


@performs(verbs.CancelCard)
def _cancel_card(g: Engine, act: Scope, verb: verbs.CancelCard) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        g.tell("cancelled", card=g.ref(id), kind="played")
        zones.lose(g, (id,))


@performs(verbs.LostInstead)
def _lost_instead(g: Engine, act: Scope, verb: verbs.LostInstead) -> None:
    bind(act, lost_instead=True)


@performs(verbs.LoseChosen)
def _lose_chosen(g: Engine, act: Scope, verb: verbs.LoseChosen) -> None:
    context = context_of(g, act)
    face, node = g.catalog.address(verb)
    g.push("lose-chosen", act=act.i, face=face, node=node, player=side_of(context, verb.by),
           left=int(number(context, verb.number)), chosen=())  # fmt: skip


def _choose_lost(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, verbs.LoseChosen)
    able = [id for id in found(context_of(g, Scope(g, f["act"])), verb.what) if id not in f["chosen"]]
    if f["left"] <= len(f["chosen"]) or not able:
        f.goto("_lose_them")
        return
    f.ask(f["player"], say("prompt.lose-card"), choices(g, able))


def _note_lost(g: Engine, f: Scope) -> None:
    f.let(chosen=(*f["chosen"], f["answer"].card.id))
    f.goto("_choose_lost")


def _lose_them(g: Engine, f: Scope) -> None:
    zones.lose(g, f["chosen"])


procedure("lose-chosen", _choose_lost, _note_lost, _lose_them)


@performs(verbs.ReturnToHand)
def _return_to_hand(g: Engine, act: Scope, verb: verbs.ReturnToHand) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        zones.lose(g, (id,), "returned", "hand")


@performs(verbs.Convert)
def _convert(g: Engine, act: Scope, verb: verbs.Convert) -> None:
    """The card stays who it is, and what is on it or targets it works on (glossary: converting-characters)."""
    for id in spoken_of(context_of(g, act), verb.what):
        change_side(g, id, act["you"])
        g.tell("converted", player=act["you"], card=g.ref(id))


@performs(verbs.CrossOver)
def _cross_over(g: Engine, act: Scope, verb: verbs.CrossOver) -> None:
    """The character serves the other player from now on, with the weapons and devices that it carries. It is not the
    person that it was: texts that name it do not find it, and cards that depend on that are lost."""
    for id in spoken_of(context_of(g, act), verb.what):
        if g.card(id).zone != "table":
            continue
        side = other(g.card(id).side)
        change_side(g, id, side)
        g.change(id, crossed=True)
        g.tell("crossed-over", card=g.ref(id), player=side)
        zones.lose(g, misfits(g, id))


@performs(verbs.StackHere)
def _stack(g: Engine, act: Scope, verb: verbs.StackHere) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        zones.stack(g, id, act["source"])
        g.tell("stacked", card=g.ref(id), place=g.ref(act["source"]))


@performs(verbs.TakeIntoHand)
def _take(g: Engine, act: Scope, verb: verbs.TakeIntoHand) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        if g.card(id).zone == "stacked":
            zones.to_pile(g, id, "hand")
            g.tell("taken", player=g.card(id).owner, card=g.ref(id))


@performs(verbs.ReturnToTable)
def _return_to_table(g: Engine, act: Scope, verb: verbs.ReturnToTable) -> None:
    """The card comes back from the Lost Pile to the place that it left; it is not in the battle any more."""
    id, where = act["b"]["card"], act["b"]["location"]
    if g.card(id).zone != "lost" or g.face(where).category != "location":
        return
    zones.to_table(g, id, g.card(id).owner, at=where)
    g.tell("revived", card=g.ref(id), place=g.ref(where))


# -- Force -------------------------------------------------------------------------------------------------------------


@performs(verbs.LoseForce)
def _lose_force(g: Engine, act: Scope, verb: verbs.LoseForce) -> None:
    context = context_of(g, act)
    lose_force(g, side_of(context, verb.player), number(context, verb.amount), "text", act["source"])


@performs(verbs.LowerTotalLoses)
def _lower_loses(g: Engine, act: Scope, verb: verbs.LowerTotalLoses) -> None:
    context = context_of(g, act)
    mine, theirs = number(context, verb.yours), number(context, verb.opponents)
    if mine != theirs:
        loser: Side = context.you if mine < theirs else other(context.you)
        lose_force(g, loser, abs(mine - theirs), "text", act["source"])


@performs(verbs.HigherTotalRetrieves)
def _higher_retrieves(g: Engine, act: Scope, verb: verbs.HigherTotalRetrieves) -> None:
    context = context_of(g, act)
    mine, theirs = number(context, verb.yours), number(context, verb.opponents)
    winner: Side = context.you if mine > theirs else other(context.you)
    if mine != theirs and g.pile(winner, "lost"):
        face, node = g.catalog.address(verb)
        g.push("retrieve-random", player=winner, source=act["source"], face=face, node=node)


def _ask_retrieve(g: Engine, f: Scope) -> None:
    f.ask(f["player"], say("prompt.retrieve-random", card=g.ref(f["source"])), [option(g, "yes"), decline(g, "no")])


def _retrieve_random(g: Engine, f: Scope) -> None:
    if f["answer"].verb == "yes":
        pile = g.pile(f["player"], "lost")
        id = pile[g.random(len(pile))]
        zones.to_pile(g, id, "used")
        g.tell("retrieved-card", player=f["player"], card=g.ref(id))


procedure("retrieve-random", _ask_retrieve, _retrieve_random)


@performs(verbs.RaiseDrain)
def _raise_drain(g: Engine, act: Scope, verb: verbs.RaiseDrain) -> None:
    drain, more = Scope(g, act["b"]["frame"]), number(context_of(g, act), verb.by)
    drain.let(raised=(*drain.get("raised", ()), (g.face(act["source"]).title, more)))


@needs(verbs.RaiseDrain)
def _not_raised_yet(context: Context, verb: verbs.RaiseDrain) -> bool:
    """Copies of one card add to a drain only once (glossary: cumulatively)."""
    raised = Scope(context.g, context.vars["frame"]).get("raised", ())
    return context.g.face(context.self).title not in [title for title, _ in raised]


@performs(verbs.ActivateForce)
def _activate(g: Engine, act: Scope, verb: verbs.ActivateForce) -> None:
    amount = min(int(number(context_of(g, act), verb.amount)), len(g.pile(act["you"], "reserve")))
    for _ in range(amount):
        zones.shift(g, act["you"], "reserve", "force")
    g.tell("activated", player=act["you"], amount=amount)


@needs(verbs.ActivateForce)
@needs(verbs.DrawCards)
def _something_in_reserve(context: Context, verb: verbs.Verb) -> bool:
    return bool(context.g.pile(context.you, "reserve"))


@performs(verbs.Fix)
def _fix(g: Engine, act: Scope, verb: verbs.Fix) -> None:
    bind(act, **{verb.name: number(context_of(g, act), verb.amount)})


@performs(verbs.ReduceLoss)
def _reduce(g: Engine, act: Scope, verb: verbs.ReduceLoss) -> None:
    _change_loss(g, act, number(context_of(g, act), verb.by))


@performs(verbs.RaiseLoss)
def _raise(g: Engine, act: Scope, verb: verbs.RaiseLoss) -> None:
    _change_loss(g, act, -number(context_of(g, act), verb.by))


def _change_loss(g: Engine, act: Scope, amount: float) -> None:
    """The loss at hand is a Force loss, or battle damage that is being paid with Force."""
    frame = _loss_frame(g, act)
    if frame.frame.proc == "pay-damage":
        from cantina.rules.damage import cover_damage

        cover_damage(g, frame["player"], amount)
    else:
        frame.let(adjust=frame["adjust"] - amount)


def _loss_frame(g: Engine, act: Scope) -> Scope:
    """The loss that the action responds to, or the one that the action which it responds to responded to."""
    frame = Scope(g, act["b"]["frame"])
    while frame.frame.proc == "act":
        frame = Scope(g, frame["b"]["frame"])
    return frame


@performs(verbs.UseForce)
def _use_force(g: Engine, act: Scope, verb: verbs.UseForce) -> None:
    g.push("use-force", act=act.i, player=act["you"], most=len(g.pile(act["you"], "force")))


def _how_much(g: Engine, f: Scope) -> None:
    f.ask(f["player"], say("prompt.use-force"), [option(g, "amount", amount=n) for n in range(f["most"] + 1)])


def _use_it(g: Engine, f: Scope) -> None:
    amount = int(f["answer"].amount)
    use_force(g, f["player"], amount)
    bind(Scope(g, f["act"]), x=amount)


procedure("use-force", _how_much, _use_it)


@performs(verbs.RetrieveForce)
def _retrieve(g: Engine, act: Scope, verb: verbs.RetrieveForce) -> None:
    context = context_of(g, act)
    retrieve(g, side_of(context, verb.player), int(number(context, verb.amount)))


# -- moving ------------------------------------------------------------------------------------------------------------


@performs(verbs.MoveAway)
def _move_away(g: Engine, act: Scope, verb: verbs.MoveAway) -> None:
    """One after the other, each by its landspeed; whoever cannot move stays (glossary: move-away, cannot-move.4)."""
    context = context_of(g, act)
    group = tuple(spoken_of(context, verb.what))
    g.push("move-away", group=group, player=side_of(context, verb.by))


def _next_mover(g: Engine, f: Scope) -> None:
    able = [id for id in f["group"] if away(g, id)]
    if not able:
        f.finish()
        return
    f.ask(g.card(able[0]).side, say("prompt.move", card=g.ref(able[0])), choices(g, away(g, able[0])))


def _move_one(g: Engine, f: Scope) -> None:
    id = next(id for id in f["group"] if away(g, id))
    origin = table.location_of(g, id)
    f.let(group=tuple(each for each in f["group"] if each != id))
    go(g, id, f["answer"].card.id)
    f.goto("_next_mover")
    arrive(g, g.card(id).side, id, "away", origin)


procedure("move-away", _next_mover, _move_one)


@performs(verbs.MoveAwayOrLose)
def _move_away_or_lose(g: Engine, act: Scope, verb: verbs.MoveAwayOrLose) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        g.push("move-away-or-lose", card=id, player=g.card(id).side)


def _choose_way_out(g: Engine, f: Scope) -> None:
    ways = away(g, f["card"])
    if not ways:
        f.goto("_lose_who_stayed")
        return
    card = g.ref(f["card"])
    f.ask(f["player"], say("prompt.move-or-lose", card=card), [*choices(g, ways), decline(g, "no")])


def _move_out(g: Engine, f: Scope) -> None:
    if f["answer"].card is not None:
        origin = table.location_of(g, f["card"])
        go(g, f["card"], f["answer"].card.id)
        f.let(moved=True)
        arrive(g, f["player"], f["card"], "away", origin)


def _lose_who_stayed(g: Engine, f: Scope) -> None:
    if not f.get("moved"):
        zones.lose(g, (f["card"],))


procedure("move-away-or-lose", _choose_way_out, _move_out, _lose_who_stayed)


@performs(verbs.Steal)
def _steal(g: Engine, act: Scope, verb: verbs.Steal) -> None:
    """Weapons and devices on the card come along; who is aboard gets off (digest: stealing)."""
    context = context_of(g, act)
    thief = side_of(context, act_of(g, act).by)
    for id in spoken_of(context, verb.what):
        if g.card(id).zone != "table":
            continue
        for each in table.carried(g, id):
            if g.card(each).seat:
                go(g, each, table.location_of(g, id))
            else:
                g.change(each, side=thief)
        g.change(id, side=thief, undercover=False)
        g.tell("stolen", player=thief, card=g.ref(id))


def away(g: Engine, id: int) -> list[int]:
    """Where a card could move away to: on foot, by landspeed (a character steps out first); a starship by hyperspeed;
    ships and vehicles by any sector movement (glossary: move-away)."""
    if g.card(id).zone != "table" or refuse_moving(g, id):
        return []
    side = g.card(id).side
    if g.face(id).category == "starship":
        return [*jump_to(g, side, id), *sector_to(g, side, id)]
    if g.face(id).category == "vehicle":
        return [*walk_to(g, side, id), *sector_to(g, side, id)]
    start = g.card(id).at or way_out(g, side, id)
    return list(walk_from(g, id, start))


@performs(verbs.MoveTo)
def _move_to(g: Engine, act: Scope, verb: verbs.MoveTo) -> None:
    context = context_of(g, act)
    goals = [each for each in table.board(g).locations if matches(context, verb.place, each)]
    for id in spoken_of(context, verb.what):
        if goals and goals[0] in free_walks(g, id):
            origin = table.location_of(g, id)
            g.mark("turn", "moved", id)
            go(g, id, goals[0])
            arrive(g, g.card(id).side, id, "walk", origin)


@performs(verbs.Relocate)
def _relocate(g: Engine, act: Scope, verb: verbs.Relocate) -> None:
    """All that can move are moved; who stays at the location has not moved (glossary: cannot-move.4,
    movement-unlimited-relocating-cards-between-locations)."""
    context = context_of(g, act)
    goals = [each for each in spoken_of(context, verb.place) if g.face(each).category == "location"]
    for id in spoken_of(context, verb.what):
        origin = table.location_of(g, id)
        if goals and origin and origin != goals[0] and not refuse_moving(g, id):
            go(g, id, goals[0])
            arrive(g, g.card(id).side, id, "relocate", origin)


@performs(verbs.GoUndercover)
def _go_undercover(g: Engine, act: Scope, verb: verbs.GoUndercover) -> None:
    """A change of sides at the same location, and no move."""
    for id in spoken_of(context_of(g, act), verb.what):
        g.change(id, undercover=True)
        g.tell("undercover", card=g.ref(id))


# -- piles -------------------------------------------------------------------------------------------------------------


@performs(verbs.ShufflePile)
def _shuffle(g: Engine, act: Scope, verb: verbs.ShufflePile) -> None:
    context = context_of(g, act)
    owner = side_of(context, verb.player) if verb.player else act["b"]["owner"]
    pile = "reserve" if verb.player else act["b"]["pile"]
    g.shuffle(owner, pile)
    g.tell("shuffled", player=owner, pile=pile)


@performs(verbs.PeekTop)
def _peek(g: Engine, act: Scope, verb: verbs.PeekTop) -> None:
    """Only the peeking player sees the cards; they stay where they are (glossary: peeking-at-cards)."""
    context = context_of(g, act)
    owner = side_of(context, verb.whose)
    seen = g.pile(owner, "reserve")[-int(number(context, verb.number)) :][::-1]
    show(g, context.you, owner, "reserve", seen)


@needs(verbs.PeekTop)
def _something_to_peek_at(context: Context, verb: verbs.PeekTop) -> bool:
    return bool(context.g.pile(side_of(context, verb.whose), "reserve"))


@needs(verbs.LookAtHand)
def _something_in_hand(context: Context, verb: verbs.LookAtHand) -> bool:
    return bool(context.g.pile(other(context.you), "hand"))


@needs(verbs.RetrieveChosen)
@needs(verbs.RegenerateTop)
def _something_lost(context: Context, verb: verbs.Verb) -> bool:
    return bool(context.g.pile(context.you, "lost"))


def show(g: Engine, viewer: Side, owner: Side, pile: str, cards: tuple[int, ...]) -> None:
    """A player looks at hidden cards; the other one is told only that it happens."""
    g.tell("peeked", seen_by=viewer, owner=owner, pile=pile, cards=tuple(g.ref(id) for id in cards))
    g.tell("peeked-hidden", hidden_from=viewer, player=viewer, owner=owner, pile=pile, amount=len(cards))


@performs(verbs.TopToForcePile)
def _top_to_force(g: Engine, act: Scope, verb: verbs.TopToForcePile) -> None:
    zones.shift(g, act["you"], "reserve", "force")
    g.tell("top-to-force", player=act["you"])


@performs(verbs.RetrieveChosen)
def _retrieve_chosen(g: Engine, act: Scope, verb: verbs.RetrieveChosen) -> None:
    face, node = g.catalog.address(verb)
    left = int(number(context_of(g, act), verb.most))
    show(g, act["you"], act["you"], "lost", g.pile(act["you"], "lost"))
    g.push("retrieve-chosen", act=act.i, face=face, node=node, player=act["you"], left=left)


def _choose_retrieved(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, verbs.RetrieveChosen)
    able = _in_pile(g, Scope(g, f["act"]), verb.what, f["player"], "lost")
    if not able or f["left"] <= 0:
        f.finish()
        return
    f.ask(f["player"], say("prompt.retrieve", amount=f["left"]), [*choices(g, able), decline(g, "done")], always=True)


def _take_retrieved(g: Engine, f: Scope) -> None:
    answer = f["answer"]
    if answer.card is None:
        f.finish()
        return
    zones.to_pile(g, answer.card.id, "used")
    g.tell("retrieved-card", player=f["player"], card=answer.card)
    f.let(left=f["left"] - 1)
    f.goto("_choose_retrieved")


procedure("retrieve-chosen", _choose_retrieved, _take_retrieved)


def _in_pile(g: Engine, act: Scope, what: Filter, owner: Side, pile: str) -> list[int]:
    """The cards of a pile that fit, top first."""
    context, match = context_of(g, act), compiled(what)
    return [id for id in reversed(g.pile(owner, pile)) if match(context, id)]


@performs(verbs.RegenerateTop)
def _regenerate(g: Engine, act: Scope, verb: verbs.RegenerateTop) -> None:
    able = _in_pile(g, act, verb.what, act["you"], "lost")
    if able:
        zones.to_pile(g, able[0], "hand")
        g.tell("regenerated", player=act["you"], card=g.ref(able[0]))


@performs(verbs.LookAtHand)
def _look_at_hand(g: Engine, act: Scope, verb: verbs.LookAtHand) -> None:
    victim = other(act["you"])
    show(g, act["you"], victim, "hand", g.pile(victim, "hand"))
    face, node = g.catalog.address(verb)
    g.push("look-at-hand", act=act.i, face=face, node=node, player=act["you"], victim=victim,
           looking=((act["you"], victim, "hand"),))  # fmt: skip


def _choose_discard(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, verbs.LookAtHand)
    what = verb.may_discard
    able = _in_pile(g, Scope(g, f["act"]), what, f["victim"], "hand") if what is not None else []
    if not able:
        f.finish()
        return
    f.ask(f["player"], say("prompt.discard"), [*choices(g, able), decline(g, "no")], always=True)


def _discard(g: Engine, f: Scope) -> None:
    answer = f["answer"]
    if answer.card is not None:
        zones.to_pile(g, answer.card.id, "used")
        for seat in (f["player"], f["victim"]):
            g.tell("discarded", seen_by=seat, player=f["victim"], card=answer.card)


procedure("look-at-hand", _choose_discard, _discard)


@performs(verbs.ScavengePile)
def _scavenge(g: Engine, act: Scope, verb: verbs.ScavengePile) -> None:
    victim = side_of(context_of(g, act), verb.whose)
    show(g, act["you"], victim, verb.pile, g.pile(victim, verb.pile))
    lost = _in_pile(g, act, verb.what, victim, verb.pile)
    for id in reversed(lost):
        zones.to_pile(g, id, "lost")
    g.tell("scavenged", player=victim, cards=tuple(g.ref(id) for id in lost))


@performs(verbs.DeployFromReserve)
def _deploy_from_reserve(g: Engine, act: Scope, verb: verbs.DeployFromReserve) -> None:
    """A search that may fail; the deck is reshuffled whatever is found."""
    face, node = g.catalog.address(verb)
    show(g, act["you"], act["you"], "reserve", g.pile(act["you"], "reserve")[::-1])
    g.push("deploy-from-reserve", act=act.i, face=face, node=node, player=act["you"])


def _choose_found(g: Engine, f: Scope) -> None:
    from cantina.rules.deploy import ways

    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, verbs.DeployFromReserve)
    able = _in_pile(g, Scope(g, f["act"]), verb.what, f["player"], "reserve")
    able = sorted((id for id in able if ways(g, f["player"], id)), key=lambda id: (g.face(id).title, id))
    if not able:
        g.tell("search-failed", player=f["player"])
        f.goto("_reshuffle")
        return
    f.ask(f["player"], say("prompt.deploy-from-reserve"), [*choices(g, able), decline(g, "no")], always=True)


def _deploy_found(g: Engine, f: Scope) -> None:
    answer = f["answer"]
    if answer.card is not None:
        g.push("deploy", player=f["player"], card=answer.card.id, only_at=0, cancelable=False)


def _reshuffle(g: Engine, f: Scope) -> None:
    g.shuffle(f["player"], "reserve")
    g.tell("shuffled", player=f["player"], pile="reserve")


procedure("deploy-from-reserve", _choose_found, _deploy_found, _reshuffle)

# -- duels -------------------------------------------------------------------------------------------------------------


@performs(verbs.Duel)
def _duel(g: Engine, act: Scope, verb: verbs.Duel) -> None:
    """No battle: each total is the duellist's power and the destinies that his side draws."""
    context = context_of(g, act)
    mine, theirs = found(context, verb.yours), found(context, verb.opponents)
    if mine and theirs:
        bind(act, duellist=mine[0], rival=theirs[0])
        g.push("duel", act=act.i, number=verb.destinies, you=act["you"])


def _draw_for_you(g: Engine, f: Scope) -> None:
    draw_total(g, Scope(g, f["act"]), f["you"], f["number"], "duel", 0, "your_destiny")


def _draw_for_rival(g: Engine, f: Scope) -> None:
    draw_total(g, Scope(g, f["act"]), other(f["you"]), f["number"], "duel", 0, "their_destiny")


def _decide_duel(g: Engine, f: Scope) -> None:
    b, you = Scope(g, f["act"])["b"], f["you"]
    mine = (value(g, "power", b["duellist"]) or 0) + b["your_destiny"]
    theirs = (value(g, "power", b["rival"]) or 0) + b["their_destiny"]
    winner = you if mine > theirs else other(you) if theirs > mine else None
    g.tell("duel", yours=mine, opponents=theirs, player=you, winner=winner)
    if winner is None:
        f.finish()
        return
    difference = int(abs(mine - theirs))
    retrieve(g, winner, difference)
    lose_force(g, other(winner), difference, "text", Scope(g, f["act"])["source"])
    zones.lose(g, (b["rival"] if winner == you else b["duellist"],))


procedure("duel", _draw_for_you, _draw_for_rival, _decide_duel)
