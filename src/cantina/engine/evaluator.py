"""What nouns, amounts and conditions mean: each node becomes a small function, once."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import counts_for_mass_effects, in_one_of, is_idle, is_losable
from cantina.model.node import Node, inside
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import Side, other
from cantina.model.text import CardRef
from cantina.model.trigger_event import TriggerEvent


class Context:
    """Where a text speaks from: whose it is, which card, at what location, with what names bound."""

    __slots__ = ("g", "here", "moment", "purpose", "self", "vars", "you")

    def __init__(
        self, g: Engine, you: Side, self_: int, here: int, vars: dict[str, Any] | None = None,
        moment: TriggerEvent | None = None,
    ) -> None:  # fmt: skip
        self.g, self.you, self.self, self.here = g, you, self_, here
        self.vars = vars if vars is not None else {}
        self.moment = moment  # the one that the text answers
        self.purpose = ""  # what is being worked out or looked for, where cards count only for that: "drain", "loss"

    def seeking(self, purpose: str) -> Context:
        """The same, for a purpose."""
        found = self.knowing()
        found.purpose = purpose
        return found

    def knowing(self, **names: Any) -> Context:
        """The same, with more names."""
        return Context(self.g, self.you, self.self, self.here, {**self.vars, **names}, self.moment)


Match = Callable[[Context, int], bool]
Holds = Callable[[Context], bool]
Number = Callable[[Context], Num]
Who = Callable[[Context], tuple[Side, ...]]
N = TypeVar("N", bound=Node)

OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    ">": operator.gt, "<": operator.lt, "=": operator.eq, ">=": operator.ge, "<=": operator.le,
}  # fmt: skip

_MEANINGS: dict[type, Callable[[Any], Any]] = {}


def evaluates(kind: type) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """Declare what a node means: a function from the node to the function that answers it."""

    def declare(build: Callable[[Any], Any]) -> Callable[[Any], Any]:
        register_once(_MEANINGS, kind, build)
        return build

    return declare


_TALLIES: dict[type, Callable[[Any], Number]] = {}


def counted_by(kind: type) -> Callable[[Callable[[Any], Number]], Callable[[Any], Number]]:
    """Declare a condition that wants so many of something (`least`), by a function from the node to how many there
    are."""

    def declare(build: Callable[[Any], Number]) -> Callable[[Any], Number]:
        register_once(_TALLIES, kind, build)
        evaluates(kind)(lambda node: _enough(build(node), node.least))
        return build

    return declare


def _enough(count: Number, least: int) -> Holds:
    return lambda c: count(c) >= least


def tally(context: Context, condition: lang.Condition) -> Num | None:
    """How many there are of what a condition wants so many of; None if it counts nothing."""
    build = _TALLIES.get(type(condition))
    return None if build is None else build(condition)(context)


def compiled(node: Any) -> Any:
    """The function that a node stands for: for the functions of nodes that it is a part of."""
    return _MEANINGS[type(node)](node)


def function_of(context: Context, node: Any) -> Any:
    """The function that a node of a text stands for, made once."""
    return context.g.catalog.derived(compiled, node)


def matches(context: Context, what: lang.Filter, id: int) -> bool:
    """Whether a noun describes a card."""
    return bool(function_of(context, what)(context, id))


def holds(context: Context, condition: lang.Condition | None) -> bool:
    """Whether a condition holds; no condition always does."""
    return condition is None or bool(function_of(context, condition)(context))


def number(context: Context, amount: Any) -> Num:
    """What an amount comes to."""
    if isinstance(amount, Num):
        return amount
    total: Num = function_of(context, amount)(context)
    return total


def matching_cards(context: Context, what: lang.Filter, sweeping: bool = False) -> list[int]:
    """The cards on table that a noun looks at and describes."""
    match = function_of(context, what)
    return [id for id in domain(context, what, sweeping) if match(context, id)]


def domain(context: Context, what: lang.Filter, sweeping: bool = False) -> list[int]:
    """The cards that a noun looks at: active ones; a noun that names a status looks at those that are in it, too, or
    aboard what is, and one that names a stack at stacked cards, likewise. A sweeping text, about all such cards, looks
    at those that it sweeps along, and one that seeks whom to lose at those that can be lost."""
    g, index = context.g, table.board(context.g)
    stack = table.stacked(g) if g.catalog.derived(names_stack, what) else ()
    if not index.idle and not stack:
        return index.active
    cards, named = g.state.cards, statuses_named(what)
    piled = [id for id in stack if not is_idle(cards[id]) or in_one_of(cards[id], named)]
    carriers = carriers_named(what)
    idle = [(id, cards[id]) for id in index.idle]
    losing = context.purpose == "loss"
    swept = [id for id, card in idle if in_one_of(card, named) or (sweeping and counts_for_mass_effects(card))
             or (losing and is_losable(card)) or in_one_of(cards[card.on], carriers)]  # fmt: skip
    return [*index.active, *piled, *swept]


def names_stack(what: lang.Filter) -> bool:
    """Whether a noun speaks of stacked cards."""
    return isinstance(what, lang.StackedOn) or any(names_stack(part) for part in getattr(what, "parts", ()))


def looked_at(g: Engine, id: int, named: frozenset[str]) -> bool:
    """Whether a noun that names these statuses looks at a card."""
    return table.is_active(g, id) or in_one_of(g.state.cards[id], named)


def statuses_named(what: lang.Filter) -> frozenset[str]:
    """The statuses that a noun names of the cards that it describes, not of others that it tells them by."""
    if isinstance(what, lang.InStatus | lang.EvenIn):
        return frozenset({what.status})
    return frozenset().union(*(statuses_named(part) for part in getattr(what, "parts", ())))


def carriers_named(what: lang.Filter) -> frozenset[str]:
    """The statuses that a noun names of what the cards are aboard of that it describes."""
    if isinstance(what, lang.Aboard):
        return statuses_named(what.what)
    return frozenset().union(*(carriers_named(part) for part in getattr(what, "parts", ())))


def bound_in(what: lang.Filter) -> lang.Bound | None:
    """The cards bound before that a noun speaks of, be it only of such among them; None if it speaks of others."""
    parts = what.parts if isinstance(what, lang.Both) else (what,)
    return next((each for each in parts if isinstance(each, lang.Bound)), None)


def referenced_cards(context: Context, what: lang.Filter, sweeping: bool = False) -> list[int]:
    """The cards that a text speaks of: itself, its host or ones bound before, wherever they are now; or whatever is
    active on table and fits, and what a sweeping text takes in besides."""
    if isinstance(what, lang.Both) and (among := bound_in(what)) is not None:
        return [id for id in referenced_cards(context, among) if matches(context, what, id)]
    if isinstance(what, lang.Bound):
        bound = context.vars.get(what.name)
        return [] if not bound else list(bound) if isinstance(bound, tuple) else [bound]
    if isinstance(what, lang.Either) and all(isinstance(each, lang.Bound) for each in what.parts):
        return [id for each in what.parts for id in referenced_cards(context, each)]
    if isinstance(what, lang.Self | lang.Host):
        named = context.self if isinstance(what, lang.Self) else table.host_of(context.g, context.self)
        return [named] if named else []
    return matching_cards(context, what, sweeping)


def places(context: Context, what: lang.Filter) -> list[int]:
    """The locations on table that a noun describes."""
    match = function_of(context, what)
    return [id for id in table.board(context.g).locations if match(context, id)]


def side_of(context: Context, player: lang.Player) -> Side:
    """The one player who is meant."""
    (side,) = sides_of(context, player)
    return side


def sides_of(context: Context, player: lang.Player) -> tuple[Side, ...]:
    """The players who are meant: of both, the one whose turn it is comes first; nobody, if nobody has won or lost."""
    sides: tuple[Side, ...] = function_of(context, player)(context)
    return sides


def is_player(context: Context, player: lang.Player, side: Side) -> bool:
    """Whether a player is meant."""
    return side in sides_of(context, player)


def named(g: Engine, text: object, names: dict[str, Any]) -> dict[str, CardRef]:
    """The cards that the names in a text stand for; a name for several cards stays a name."""
    spoken = {each.name for each in inside(text) if isinstance(each, lang.Bound)} & names.keys()
    ids = {name: names[name] for name in spoken}
    single = {name: id[0] if isinstance(id, tuple) else id for name, id in ids.items()
              if not isinstance(id, tuple) or len(id) == 1}  # fmt: skip
    return {name: g.ref(id) for name, id in single.items() if id}


def words(g: Engine, id: int) -> frozenset[str]:
    """All that a card can be called now: what is printed, what follows from its ability, what texts grant it."""
    key = ("words", id)
    known: frozenset[str] | None = g.board.get(key) or g.memo.get(key)
    if known is not None:
        return known
    found = cached_query(g, key, lambda: _WORDS[0].find(g, id), stand_in=g.faces[id].words)
    if _WORDS[0].are_steady(g, id):
        g.board[key] = found
    return found


def is_called(g: Engine, id: int, word: str) -> bool:
    """Whether a card can be called so now (in small letters). Few words come and go with any text on table: the others
    are printed or not, and nobody has to find out who is given what."""
    if _WORDS[0].is_printed_fact(g, id, word):
        return word in g.faces[id].words
    return word in words(g, id)


class Words(NamedTuple):
    """How the rules find out what a card is called."""

    find: Callable[[Engine, int], frozenset[str]]  # all its words
    are_steady: Callable[[Engine, int], bool]  # only a change of the table can change them
    is_printed_fact: Callable[[Engine, int, str], bool]  # whether it is called by this one is told by its print alone


_WORDS: list[Words] = []


def use_words(words: Words) -> None:
    """Declare how the rules find out what a card is called."""
    if _WORDS:
        raise ValueError("words are found in two ways")
    _WORDS.append(words)


# -- players -----------------------------------------------------------------------------------------------------------


@evaluates(lang.You)
def _you(_: lang.You) -> Who:
    return lambda c: (c.you,)


@evaluates(lang.Opponent)
def _opponent(_: lang.Opponent) -> Who:
    return lambda c: (other(c.you),)


def _both_players(_: lang.Player) -> Who:
    return lambda c: (c.g.state.player, other(c.g.state.player))


evaluates(lang.Each)(_both_players)
evaluates(lang.Anyone)(_both_players)


@evaluates(lang.OwnerOf)
def _owner_of(node: lang.OwnerOf) -> Who:
    return lambda c: tuple(dict.fromkeys(c.g.state.cards[id].side for id in referenced_cards(c, node.card)))


@evaluates(lang.OpponentOf)
def _opponent_of(node: lang.OpponentOf) -> Who:
    return lambda c: tuple(dict.fromkeys(other(c.g.state.cards[id].side) for id in referenced_cards(c, node.card)))


@evaluates(lang.Winner)
def _winner(_: lang.Winner) -> Who:
    return lambda c: _named_player(c, "winner")


@evaluates(lang.Loser)
def _loser(_: lang.Loser) -> Who:
    return lambda c: tuple(map(other, _named_player(c, "winner")))


@evaluates(lang.ThatPlayer)
def _that_player(_: lang.ThatPlayer) -> Who:
    return lambda c: _named_player(c, "owner") or _named_player(c, "by")


def _named_player(c: Context, name: str) -> tuple[Side, ...]:
    side: Side | None = c.vars.get(name)
    return (side,) if side else ()


# -- nouns of the core -------------------------------------------------------------------------------------------------


@evaluates(lang.Both)
def _both(node: lang.Both) -> Match:
    parts = [compiled(part) for part in node.parts]

    def match(c: Context, id: int) -> bool:
        for part in parts:  # noqa: SIM110  # asked so often that a generator would show
            if not part(c, id):
                return False
        return True

    return match


@evaluates(lang.Either)
def _either(node: lang.Either) -> Match:
    parts = [compiled(part) for part in node.parts]

    def match(c: Context, id: int) -> bool:
        for part in parts:  # noqa: SIM110  # as above
            if part(c, id):
                return True
        return False

    return match


@evaluates(lang.Not)
def _not(node: lang.Not) -> Match:
    part = compiled(node.part)
    return lambda c, id: not part(c, id)


@evaluates(lang.Of)
def _of(node: lang.Of) -> Match:
    who = compiled(node.player)
    return lambda c, id: c.g.state.cards[id].side in who(c)


@evaluates(lang.Self)
def _self(_: lang.Self) -> Match:
    return lambda c, id: id == c.self


@evaluates(lang.Host)
def _host(_: lang.Host) -> Match:
    return lambda c, id: id == table.host_of(c.g, c.self)


@evaluates(lang.Bound)
def _bound(node: lang.Bound) -> Match:
    def match(c: Context, id: int) -> bool:
        bound = c.vars.get(node.name)
        return id in bound if isinstance(bound, tuple) else id == bound

    return match


# -- amounts -----------------------------------------------------------------------------------------------------------


@evaluates(lang.Count)
def _count(node: lang.Count) -> Number:
    """Cards that were named before count wherever they are now."""
    if isinstance(node.of, lang.Bound):
        return lambda c: len(referenced_cards(c, node.of))
    return lambda c: len(matching_cards(c, node.of))


@evaluates(lang.Var)
def _var(node: lang.Var) -> Number:
    return lambda c: c.vars.get(node.name, 0)


@evaluates(lang.Plus)
def _plus(node: lang.Plus) -> Number:
    return lambda c: number(c, node.left) + number(c, node.right)


@evaluates(lang.Minus)
def _minus(node: lang.Minus) -> Number:
    return lambda c: number(c, node.left) - number(c, node.right)


@evaluates(lang.LargerOf)
def _larger_of(node: lang.LargerOf) -> Number:
    return lambda c: max(number(c, node.left), number(c, node.right))


@evaluates(lang.Times)
def _times(node: lang.Times) -> Number:
    return lambda c: number(c, node.left) * number(c, node.right)


@evaluates(lang.Root)
def _root(node: lang.Root) -> Number:
    return lambda c: sqrt(max(number(c, node.of), 0))


@evaluates(lang.AtLeast)
def _at_least(node: lang.AtLeast) -> Number:
    return lambda c: max(number(c, node.of), number(c, node.least))


@evaluates(lang.Pairs)
def _pairs(node: lang.Pairs) -> Number:
    def pairs(c: Context) -> Num:
        ones, others = set(matching_cards(c, node.one)), set(matching_cards(c, node.other))
        return min(len(ones), len(others), len(ones | others) // 2)

    return pairs


@evaluates(lang.Depends)
def _depends(node: lang.Depends) -> Number:
    return lambda c: number(c, node.then if holds(c, node.when) else node.otherwise)


# -- conditions --------------------------------------------------------------------------------------------------------


@evaluates(lang.Compare)
def _compare(node: lang.Compare) -> Holds:
    compare, amounts = OPERATORS[node.op], tuple(amounts_named(node))
    return lambda c: not is_undefined(c, amounts) and compare(number(c, node.left), number(c, node.right))


def amounts_named(item: object) -> list[str]:
    """The names of the amounts that a node speaks of."""
    return [node.name for node in inside(item) if isinstance(node, lang.Var)]


def is_undefined(c: Context, names: Iterable[str]) -> bool:
    """Whether nothing was drawn for one of these amounts: then it is no number, not even 0 (cancel.7)."""
    return any(c.vars.get(drawn_name(name)) == 0 for name in names)


def drawn_name(name: str) -> str:
    """What the number of cards drawn for an amount is called."""
    return name + "_drawn"


@counted_by(lang.There)
def _there(node: lang.There) -> Number:
    return lambda c: len(matching_cards(c, node.of))


@evaluates(lang.Between)
def _between(node: lang.Between) -> Holds:
    return lambda c: node.low <= number(c, node.amount) <= node.high


@evaluates(lang.Fits)
def _fits(node: lang.Fits) -> Holds:
    def check(c: Context) -> bool:
        return any(matches(c, node.description, id) for id in referenced_cards(c, node.card))

    return check


@evaluates(lang.AllOf)
def _all_of(node: lang.AllOf) -> Holds:
    return lambda c: all(holds(c, part) for part in node.parts)


@evaluates(lang.AnyOf)
def _any_of(node: lang.AnyOf) -> Holds:
    return lambda c: any(holds(c, part) for part in node.parts)


@evaluates(lang.Unless)
def _unless(node: lang.Unless) -> Holds:
    return lambda c: not holds(c, node.part)
