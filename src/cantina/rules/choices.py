"""Choices of cards: where they look, who sees what there, and the one question that all of them ask (glossary:
hand-empty, peeking-at-cards)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import (
    Context,
    Holds,
    Match,
    bound_in,
    compiled,
    domain,
    evaluates,
    function_of,
    matches,
    number,
    referenced_cards,
    side_of,
)
from cantina.engine.statuses import has_status
from cantina.model.decision import Option
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import SIDES, Side
from cantina.model.text import say
from cantina.records.battle import Battle
from cantina.records.choices import Choosing, Repeating
from cantina.records.core import ActionState
from cantina.records.weapons import Firing
from cantina.rules.core import (
    acting,
    bind,
    can_result,
    context_of,
    describes_somebody,
    in_full,
    names_known,
    needs,
    performs,
    run_verbs,
)
from cantina.rules.options import choices, decline, option
from cantina.rules.prohibitions import forbidden_by, immune_to

# -- who sees what -----------------------------------------------------------------------------------------------------

OPEN = ("table", "stacked", "playing", "lost", "out-of-play")  # where cards lie face up, or come to lie


class SearchPolicy(NamedTuple):
    """How cards of a zone are found, and who then knows which they are."""

    looks: str = ""  # who sees the whole hand or pile first: "chooser", "all", or nobody
    may_fail: bool = False  # nobody can tell whether there is such a card, so that none need be found
    reshuffled: bool = False
    seen: str = "all"  # who knows the cards that are found: "all", "both" players, their "owner", "nobody" else


#   how, from, to ("": whatever it is)                looks      may fail  reshuffled  seen by
SEARCH_POLICIES: dict[tuple[str, str, str], SearchPolicy] = {
    ("such", "reserve", ""):                   SearchPolicy("chooser", True,     True,       "all"),
    ("any", "reserve", ""):                    SearchPolicy("chooser", True,     True,       "owner"),
    ("such", "their hand", ""):                SearchPolicy("chooser", False,    False,      "both"),
    ("any", "their hand", ""):                 SearchPolicy("chooser", False,    False,      "both"),
    ("such", "hand", ""):                      SearchPolicy("",        False,    False,      "all"),
    ("any", "hand", ""):                       SearchPolicy("",        False,    False,      "owner"),
    ("such", "", ""):                          SearchPolicy("chooser", True,     False,      "all"),
    ("any", "", ""):                           SearchPolicy("chooser", True,     False,      "owner"),
    ("named", "", ""):                         SearchPolicy("",        False,    False,      "owner"),
    ("all such", "hand", ""):                  SearchPolicy("all",     False,    False,      "all"),
    ("all such", "their hand", ""):            SearchPolicy("all",     False,    False,      "all"),
    ("all such", "reserve", ""):               SearchPolicy("chooser", False,    True,       "all"),
    ("all such", "", ""):                      SearchPolicy("chooser", False,    False,      "all"),
    ("all", "", ""):                           SearchPolicy("",        False,    False,      "owner"),
    ("random", "", ""):                        SearchPolicy("",        False,    False,      "owner"),
    ("top", "", "hand"):                       SearchPolicy("",        False,    False,      "owner"),
    ("top", "", ""):                           SearchPolicy("",        False,    False,      "nobody"),
}  # fmt: skip


def manner(context: Context, what: lang.Cards, source: str, goal: str = "") -> SearchPolicy:
    """How cards from one zone go to another."""
    how = _how(what)
    theirs = isinstance(what, lang.Choice) and isinstance(what.among, lang.In) and source == "hand" and (
        side_of(context, what.among.whose) != side_of(context, what.by))  # fmt: skip
    source = "their hand" if theirs else source
    if source in ("table", "stacked", "playing"):
        return SearchPolicy()
    if source == "outside":
        return SearchPolicy(seen="owner")
    known = [(how, source, goal), (how, source, ""), (how, "", goal), (how, "", "")]
    row = next(SEARCH_POLICIES[key] for key in known if key in SEARCH_POLICIES)
    return row._replace(seen="all") if source in OPEN or goal in OPEN else row


def _how(what: lang.Cards) -> str:
    """What decides which cards they are. Those that a text has spoken of before are as good as the top ones: whoever
    may know them knows them."""
    if not isinstance(what, lang.Choice):
        return "top"
    if what.named_before:
        return "named"
    if what.how == "choose":
        return "such" if what.what is not None else "any"
    return "all such" if what.how == "all" and what.what is not None else what.how


def show(g: Engine, viewer: Side, owner: Side, pile: str, cards: tuple[int, ...]) -> None:
    """A player looks at hidden cards; the other one is told only that it happens."""
    g.log_event("peeked", seen_by=viewer, owner=owner, pile=pile, cards=tuple(map(g.ref, cards)))
    g.log_event("peeked-hidden", hidden_from=viewer, player=viewer, owner=owner, pile=pile, amount=len(cards))


def reveal(g: Engine, owner: Side, pile: str, cards: tuple[int, ...]) -> None:
    """Everybody sees cards of a hand or pile."""
    g.log_event("revealed", player=owner, pile=pile, cards=tuple(map(g.ref, cards)))


def log_cards(g: Engine, key: str, seen: str, owner: Side, ids: list[int], **more: Any) -> None:
    """The log names cards to those who may know which they are; the others are told how many."""
    cards, more = tuple(map(g.ref, ids)), {**more, "amount": len(ids)}
    if seen == "all":
        g.log_event(key, cards=cards, **more)
    elif seen == "both":
        for seat in SIDES:
            g.log_event(key, seen_by=seat, cards=cards, **more)
    elif seen == "owner":
        g.log_event(key, seen_by=owner, cards=cards, **more)
        g.log_event(key, hidden_from=owner, **more)
    else:
        g.log_event(key, **more)


# -- which cards -------------------------------------------------------------------------------------------------------


def among(context: Context, choice: lang.Choice) -> list[int]:
    """The cards of the zone that a choice looks at, bottom to top. An Interrupt to be played is none of them, nor is
    what was inserted in a Reserve Deck."""
    g, zone = context.g, choice.among
    if isinstance(zone, lang.In):
        pile = g.pile(side_of(context, zone.whose), zone.pile)
        return [id for id in pile if id != context.self and not has_status(g, id, lang.INSERTED)]
    if isinstance(zone, lang.Outside):
        return [card.id for card in g.state.cards if card.zone == zone.zone and card.side == context.you]
    if isinstance(zone, lang.On):
        return [id for each in referenced_cards(context, zone.card) for id in table.stacked_on(g, each)]
    assert isinstance(zone, lang.Table)
    what, sweeping = choice.what, choice.how == "all"
    found = domain(context, what, sweeping) if what is not None else table.board(g).active
    return [id for id in found if zone.at is None or matches(context, zone.at, table.location_of(g, id))]


def fitting(context: Context, choice: lang.Choice) -> list[int]:
    """The cards that a choice could be about, bottom to top."""
    if choice.what is None:
        return among(context, choice)
    match = function_of(context, choice.what)
    return [id for id in among(context, choice) if match(context, id)]


def losing(context: Context) -> Context:
    """Where those are looked for who are lost: outside battles and not by a shot, undercover spies among them (reading:
    movement-unlimited-embarking)."""
    sheltered = context.g.find(Battle) is not None or context.g.find(Firing) is not None
    return context if sheltered else context.seeking("loss")


def victims(doing: lang.Act | lang.ForEach) -> frozenset[str]:
    """The names of the cards that a result loses."""
    lost = [node.what for node in inside(doing.do) if isinstance(node, lang.Lose)]
    return frozenset(each.name for each in lost if isinstance(each, lang.Bound))


def limits(context: Context, choice: lang.Choice) -> tuple[int, Num]:
    """How many cards must be chosen and may be."""
    if choice.number is None:
        return 0 if choice.at_most else 1, float("inf")
    most = int(number(context, choice.number))
    return 0 if choice.at_most else most, most


def automatic_choice(context: Context, choice: lang.Choice) -> list[int]:
    """The cards that no player chooses: all of them, the top or bottom ones, or those that chance picks."""
    found = [id for id in fitting(context, choice) if not _spared(context, choice, id)]
    wanted = len(found) - choice.but if choice.number is None else int(number(context, choice.number))
    if choice.how == "top":
        return (found if choice.from_below else found[::-1])[: max(wanted, 0)]
    if choice.how == "all":
        return found
    drawn = []
    for _ in range(min(wanted, len(found))):
        drawn.append(found.pop(context.g.random(len(found))))
    return drawn


def _spared(context: Context, choice: lang.Choice, id: int) -> bool:
    """What is immune to a card is not among the cards of a hand that the card speaks of; chance heeds nobody."""
    title, told_apart = context.g.face(context.self).title, choice.how in ("all", "choose")
    return told_apart and choice.among.zone == "hand" and immune_to(context.g, id, title, context.you)


def spoken_of_there(context: Context, act: Scope[ActionState], what: lang.Filter) -> list[int]:
    """The cards that a text speaks of, but for those that have gone elsewhere since they were chosen or named."""
    if isinstance(what, lang.Self):
        return [act.vars.source]
    g, found, name = context.g, referenced_cards(context, what, sweeping=True), bound_in(what)
    if name is None:
        return found
    node = g.catalog.node(act.vars.face, act.vars.node)
    home = node.home(name.name) if isinstance(node, lang.Act) else "table"
    return [id for id in found if home in ("", g.card(id).zone)]


@evaluates(lang.StackedOn)
def _stacked_on(node: lang.StackedOn) -> Match:
    on = compiled(node.card)

    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        return card.zone == "stacked" and on(c, card.on)

    return match


@evaluates(lang.Holding)
def _holding(node: lang.Holding) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        held = len([each for each in table.stacked_on(c.g, id) if what(c, each)])
        return held >= node.least and (node.most is None or held <= node.most)

    return match


@evaluates(lang.InPile)
def _in_pile(node: lang.InPile) -> Match:
    return lambda c, id: c.g.state.cards[id].zone == node.pile


@evaluates(lang.UnderStack)
def _under_stack(node: lang.UnderStack) -> Match:
    what = compiled(node.what)
    return lambda c, id: any(what(c, each) for each in table.stacked_on(c.g, id))


@evaluates(lang.IsIn)
def _is_in(node: lang.IsIn) -> Holds:
    choice = lang.one(node.what, node.among)
    return lambda c: bool(fitting(c, choice))


# -- carrying out ------------------------------------------------------------------------------------------------------

V = TypeVar("V", bound=Callable[..., None])


class CardVerb(NamedTuple):
    """A verb that does something with cards: which of its fields say with which, what it does, and which cards it can
    do it with."""

    fields: tuple[str, ...]
    do: Callable[..., None]
    able: Callable[[Engine, Scope[ActionState], Any, int], bool]


CARD_VERBS: dict[type, CardVerb] = {}


def _anything(g: Engine, act: Scope[ActionState], verb: Any, id: int) -> bool:
    return True


def performs_on_cards(
    kind: type, *fields: str, able: Callable[[Engine, Scope[ActionState], Any, int], bool] = _anything
) -> Callable[[V], V]:
    """Declare what a verb does once its cards are chosen: a function of the engine, the action's scope, the verb, and
    the cards of each field."""

    def declare(do: V) -> V:
        register_once(CARD_VERBS, kind, CardVerb(fields, do, able))
        performs(kind)(_begin)
        needs(kind, rule=_empty_hand)(_something_there)
        in_full(kind)(_all_there)
        return do

    return declare


def _seeking(context: Context, verb: lang.Verb) -> Context:
    """Where the cards of a verb are looked for."""
    each = isinstance(verb, lang.ForEach) and lang.TARGET.name in context.g.catalog.derived(victims, verb)
    return losing(context) if each or isinstance(verb, lang.Lose) else context


def _something_there(context: Context, verb: lang.Verb) -> bool:
    """What is in a hand or pile is asked only where the player sees it; an empty one has nothing for anybody."""
    context = _seeking(context, verb)
    found = [getattr(verb, field) for field in CARD_VERBS[type(verb)].fields]
    return all(_may_be_there(context, each) for each in found) and _somebody_able(context, verb)


def _somebody_able(context: Context, verb: lang.Verb) -> bool:
    """What happens for each of some cards must be able to have a result for one of them."""
    if not isinstance(verb, lang.ForEach) or not isinstance(verb.what.among, lang.Table):
        return True
    return any(can_result(context.knowing(target=id), verb.do) for id in fitting(context, verb.what))


def _all_there(context: Context, verb: lang.Verb) -> bool:
    """Whether there are as many cards as a verb asks for."""
    context = _seeking(context, verb)
    found = [getattr(verb, field) for field in CARD_VERBS[type(verb)].fields]
    return all(_may_be_there(context, each) and _enough(context, each) for each in found)


def _enough(context: Context, what: lang.Cards) -> bool:
    return not isinstance(what, lang.Choice) or len(fitting(context, what)) >= limits(context, what)[0]


def _may_be_there(context: Context, what: lang.Cards) -> bool:
    if isinstance(what, lang.Self):  # an Interrupt that says where it goes does nothing else by that
        return context.g.card(context.self).zone == "table"
    if not isinstance(what, lang.Choice):
        return describes_somebody(context, what)
    if isinstance(what.among, lang.Table) or what.named_before:
        return what.what is None or describes_somebody(context, what.what)
    seen = isinstance(what.among, lang.On | lang.Outside) or what.among == lang.In("hand")
    return bool(fitting(context, what) if seen else among(context, what))


def _empty_hand(verb: lang.Verb) -> str:
    """Hands have an entry of their own (glossary: hand-empty)."""
    found = [getattr(verb, field) for field in CARD_VERBS[type(verb)].fields]
    hands = [each for each in found if isinstance(each, lang.Choice) and each.among.zone == "hand"]
    return "hand-empty" if hands else "game-text"


def _begin(g: Engine, act: Scope[ActionState], verb: lang.Verb) -> None:
    face, node = g.catalog.address(verb)
    g.push(Choosing(act=act.i, face=face, node=node, player=act.vars.you))


def _verb(g: Engine, f: Scope[Choosing]) -> tuple[Any, CardVerb]:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    return verb, CARD_VERBS[type(verb)]


def _choice(g: Engine, f: Scope[Choosing]) -> lang.Choice:
    verb, carrier = _verb(g, f)
    choice = getattr(verb, carrier.fields[f.vars.field])
    assert isinstance(choice, lang.Choice)
    return choice


def _next_field(g: Engine, f: Scope[Choosing]) -> None:
    verb, carrier = _verb(g, f)
    if f.vars.field >= len(carrier.fields):
        f.goto("_carry_out")
        return
    act, what = g.at(f.vars.act, ActionState), getattr(verb, carrier.fields[f.vars.field])
    context = _seeking(context_of(g, act), verb)
    if not isinstance(what, lang.Choice):
        _found(g, f, spoken_of_there(context, act, what))
        return
    f.let(player=side_of(context, what.by))
    _look(g, f, context, what)
    if what.how == "top" and what.at_most:
        f.goto("_ask_how_many")
    elif what.how != "choose":
        _found(g, f, automatic_choice(context, what))


def _ask_how_many(g: Engine, f: Scope[Choosing]) -> None:
    """From the top of a pile as many as the player likes, but one of them at least."""
    (verb, _), act = _verb(g, f), g.at(f.vars.act, ActionState)
    amounts = range(1, len(automatic_choice(context_of(g, act), _choice(g, f))) + 1)
    prompt = say("prompt.cards", card=acting(g, f), node=verb, bound=names_known(g, verb, act, f.vars.player))
    f.ask(f.vars.player, prompt, [option(g, "amount", amount=each) for each in amounts])


def _take_so_many(g: Engine, f: Scope[Choosing]) -> None:
    on_top = automatic_choice(context_of(g, g.at(f.vars.act, ActionState)), _choice(g, f))
    _found(g, f, on_top[: int(f.answer.amount or 0)])


def _look(g: Engine, f: Scope[Choosing], context: Context, choice: lang.Choice) -> None:
    """Whoever must find cards in a hand or pile that he does not see looks through it first."""
    zone = choice.among
    looks = manner(context, choice, zone.zone).looks
    if not looks or not isinstance(zone, lang.In):
        return
    owner = side_of(context, zone.whose)
    pile = g.pile(owner, zone.pile)
    if looks == "all":
        reveal(g, owner, zone.pile, pile)
    else:
        show(g, f.vars.player, owner, zone.pile, pile[::-1])
        f.let(looking=(*f.vars.looking, (f.vars.player, owner, zone.pile)))


def _found(g: Engine, f: Scope[Choosing], cards: list[int], declined: bool = False) -> None:
    """The cards of one field are known, if there are any; the next one has its turn."""
    verb, carrier = _verb(g, f)
    what = getattr(verb, carrier.fields[f.vars.field])
    failed = isinstance(what, lang.Choice) and what.searched not in ("", "hand") and not what.at_most
    if failed and not cards and not declined:
        g.log_event("search-failed", player=f.vars.player, pile=what.searched)
        g.at(f.vars.act, ActionState).let(fruitless=True)
    if isinstance(what, lang.Choice) and what.name:
        single = what.number == 1 and len(cards) == 1
        bind(g.at(f.vars.act, ActionState), **{what.name: cards[0] if single else tuple(cards)})
    f.let(found=(*f.vars.found, tuple(cards)), chosen=(), field=f.vars.field + 1)
    f.goto("_next_field")


def _ask(g: Engine, f: Scope[Choosing]) -> None:
    """One card after the other, until there are enough or no more."""
    (verb, carrier), choice, act = _verb(g, f), _choice(g, f), g.at(f.vars.act, ActionState)
    context = _seeking(context_of(g, act), verb)
    able = [id for id in fitting(context, choice) if id not in f.vars.chosen
            and not _spared(context, choice, id) and not _out_of_aim(g, act, id)
            and carrier.able(g, act, verb, id)]  # fmt: skip
    least, most = limits(context, choice)
    if not able or len(f.vars.chosen) >= most:
        _found(g, f, list(f.vars.chosen))
        return
    free = manner(context, choice, choice.among.zone).may_fail and not act.vars.obliged and not _bound_to(g, act, verb)
    enough = len(f.vars.chosen) >= least or free
    prompt = say("prompt.cards", card=acting(g, f), node=verb, bound=names_known(g, verb, act, f.vars.player))
    f.ask(f.vars.player, prompt, offer(g, in_order(g, choice, able), choice, enough), always=enough)


def _out_of_aim(g: Engine, act: Scope[ActionState], id: int) -> bool:
    """What a shot chooses in the end, it targets with the weapon (bossks-mortar-gun.2)."""
    return act.vars.draws == "weapon" and bool(forbidden_by(g, "be targeted by weapons", id))


def _bound_to(g: Engine, act: Scope[ActionState], verb: lang.Verb) -> bool:
    """Whether a text deploys something without asking its player: then it comes if it is there."""
    node = g.catalog.node(act.vars.face, act.vars.node)
    return isinstance(verb, lang.Deploy) and isinstance(node, lang.Act) and not node.may


def in_order(g: Engine, choice: lang.Choice, ids: list[int]) -> list[int]:
    """Cards as they are offered: those of a hand or pile by title, since their order there may be hidden."""
    return sorted(ids, key=lambda id: (g.face(id).title, id)) if isinstance(choice.among, lang.In) else ids


def offer(g: Engine, ids: list[int], choice: lang.Choice, enough: bool) -> list[Option]:
    """The options of a choice: cards, and an end of it if there are enough of them."""
    return [*choices(g, ids), *([decline(g, "no" if choice.number == 1 else "done")] if enough else [])]


def _take(g: Engine, f: Scope[Choosing]) -> None:
    answer = f.answer
    if answer.card is None:
        _found(g, f, list(f.vars.chosen), declined=True)
        return
    f.let(chosen=(*f.vars.chosen, answer.card.id))
    f.goto("_ask")


def _carry_out(g: Engine, f: Scope[Choosing]) -> None:
    verb, carrier = _verb(g, f)
    carrier.do(g, g.at(f.vars.act, ActionState), verb, *map(list, f.vars.found))


def _reshuffle(g: Engine, f: Scope[Choosing]) -> None:
    """The end of a search, whatever was found."""
    verb, carrier = _verb(g, f)
    context = context_of(g, g.at(f.vars.act, ActionState))
    for choice in [getattr(verb, field) for field in carrier.fields]:
        if isinstance(choice, lang.Choice) and manner(context, choice, choice.among.zone).reshuffled:
            assert isinstance(choice.among, lang.In)
            shuffle(g, side_of(context, choice.among.whose), choice.among.pile)


def shuffle(g: Engine, owner: Side, pile: str) -> None:
    """A pile is shuffled, and everybody is told."""
    g.shuffle(owner, pile)
    g.log_event("shuffled", player=owner, pile=pile)


procedure(Choosing, _next_field, _ask, _take, _ask_how_many, _take_so_many, _carry_out, _reshuffle)


def by_zone(g: Engine, ids: list[int]) -> list[tuple[Side, str, list[int]]]:
    """Cards in a row that come from the same place, with its owner and name."""
    rows = groupby(ids, lambda id: (g.card(id).holder, g.card(id).zone))
    return [(owner, zone, list(same)) for (owner, zone), same in rows]


# -- one after the other -----------------------------------------------------------------------------------------------


def _worth_it(g: Engine, act: Scope[ActionState], verb: lang.ForEach, id: int) -> bool:
    return can_result(context_of(g, act).knowing(target=id), verb.do)


@performs_on_cards(lang.ForEach, "what", able=_worth_it)
def _for_each(g: Engine, act: Scope[ActionState], verb: lang.ForEach, cards: list[int]) -> None:
    face, node = g.catalog.address(verb)
    g.push(Repeating(act=act.i, face=face, node=node, cards=tuple(cards)))


def _repeat(g: Engine, f: Scope[Repeating]) -> None:
    if not f.vars.cards:
        f.finish()
        return
    first, *rest = f.vars.cards
    f.let(cards=tuple(rest))
    f.goto("_repeat")
    act = g.at(f.vars.act, ActionState)
    bind(act, **{lang.TARGET.name: first})
    run_verbs(g, act, g.catalog.node(f.vars.face, f.vars.node), "do")


procedure(Repeating, _repeat)
