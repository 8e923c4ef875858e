"""What nouns, amounts and conditions mean: each node becomes a small function, once."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from cantina import lang
from cantina.engine import board as table
from cantina.engine.asking import worked_out
from cantina.engine.catalog import inside
from cantina.engine.core import Engine
from cantina.lang.titles import fold
from cantina.model.node import Node
from cantina.model.sides import Side, other


class Context:
    """Where a text speaks from: whose it is, which card, at what location, with what names bound."""

    __slots__ = ("g", "here", "purpose", "self", "vars", "you")

    def __init__(self, g: Engine, you: Side, self_: int, here: int, vars: dict[str, Any] | None = None) -> None:
        self.g, self.you, self.self, self.here = g, you, self_, here
        self.vars = vars if vars is not None else {}
        self.purpose = ""  # the value that is being worked out, if one is: some cards control a location only for it


Match = Callable[[Context, int], bool]
Holds = Callable[[Context], bool]
Number = Callable[[Context], float]
N = TypeVar("N", bound=Node)

OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    ">": operator.gt, "<": operator.lt, "=": operator.eq, ">=": operator.ge, "<=": operator.le,
}  # fmt: skip

_MEANINGS: dict[type, Callable[[Any], Any]] = {}
_COMPILED: dict[int, tuple[Node, Any]] = {}


def meaning(kind: type) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """Declare what a node means: a function from the node to the function that answers it."""

    def declare(build: Callable[[Any], Any]) -> Callable[[Any], Any]:
        _MEANINGS[kind] = build
        return build

    return declare


def compiled(node: Any) -> Any:
    """The function that a node stands for, made once."""
    found = _COMPILED.get(id(node))
    if found is None or found[0] is not node:
        found = _COMPILED[id(node)] = (node, _MEANINGS[type(node)](node))
    return found[1]


def matches(context: Context, what: lang.Filter, id: int) -> bool:
    """Whether a noun describes a card."""
    return bool(compiled(what)(context, id))


def holds(context: Context, condition: lang.Condition | None) -> bool:
    """Whether a condition holds; no condition always does."""
    return condition is None or bool(compiled(condition)(context))


def number(context: Context, amount: Any) -> float:
    """What an amount comes to."""
    if isinstance(amount, int | float):
        return amount
    total: float = compiled(amount)(context)
    return total


def found(context: Context, what: lang.Filter) -> list[int]:
    """The active cards on table that a noun describes, and undercover spies if it names them."""
    match = compiled(what)
    return [id for id in domain(context.g, what) if match(context, id)]


def domain(g: Engine, what: lang.Filter) -> list[int]:
    """The cards that a noun looks at: active ones; a noun that speaks of undercover spies looks at these too."""
    index = table.board(g)
    if not names_spies(what):
        return index.active
    return [*index.active, *(id for id in index.on_table if g.state.cards[id].undercover)]


def names_spies(what: lang.Filter) -> bool:
    """Whether a noun speaks of undercover spies."""
    parts = getattr(what, "parts", ())
    return isinstance(what, lang.Undercover | lang.EvenUndercover) or any(names_spies(part) for part in parts)


def spoken_of(context: Context, what: lang.Filter) -> list[int]:
    """The cards that a text speaks of: ones bound before, wherever they are now, or whatever fits on table."""
    if isinstance(what, lang.Bound):
        bound = context.vars.get(what.name)
        return [] if not bound else list(bound) if isinstance(bound, tuple) else [bound]
    match = compiled(what)
    return [id for id in table.board(context.g).on_table if match(context, id)]


def places(context: Context, what: lang.Filter) -> list[int]:
    """The locations on table that a noun describes."""
    match = compiled(what)
    return [id for id in table.board(context.g).locations if match(context, id)]


def side_of(context: Context, player: lang.Player) -> Side:
    """Who is meant by a player word."""
    if player == "you":
        return context.you
    if player == "opponent":
        return other(context.you)
    side: Side = context.vars[player]
    return side


def is_player(context: Context, player: lang.Player, side: Side) -> bool:
    """Whether a player word takes in a side."""
    return player == "any" or side_of(context, player) == side


def words(g: Engine, id: int) -> frozenset[str]:
    """All that a card can be called now: what is printed, what follows from its ability, what texts grant it."""
    key = ("words", id)
    known: frozenset[str] | None = g.memo.get(key)
    if known is not None:
        return known
    return worked_out(g, key, lambda: _EXTRA_WORDS[0](g, id), stand_in=g.faces[id].words)


_EXTRA_WORDS: list[Callable[[Engine, int], frozenset[str]]] = []
_VALUE: list[Callable[[Engine, str, int], float | None]] = []
_ASK: dict[str, Callable[..., Any]] = {}


def provide(**answers: Callable[..., Any]) -> None:
    """Higher rooms answer what nouns need: values, presence, the battle."""
    _ASK.update(answers)


def fighting(g: Engine) -> bool:
    """Whether a battle is going on."""
    return "battle" in _ASK and _ASK["battle"](g) is not None


def use_words(extra: Callable[[Engine, int], frozenset[str]]) -> None:
    """How granted words are found; installed by `values`."""
    _EXTRA_WORDS[:] = [extra]


def use_values(value: Callable[[Engine, str, int], float | None]) -> None:
    """How a card's values are found; installed by `values`."""
    _VALUE[:] = [value]


# -- nouns -------------------------------------------------------------------------------------------------------------


@meaning(lang.Is)
def _is(node: lang.Is) -> Match:
    """Capitals make no difference: every card carries its words in small letters too (glossary: capitalization)."""
    word = node.word.lower()
    return lambda c, id: word in words(c.g, id)


@meaning(lang.Named)
def _named(node: lang.Named) -> Match:
    title = fold(node.title)
    return lambda c, id: fold(c.g.faces[id].title) == title and not c.g.state.cards[id].crossed


@meaning(lang.Person)
def _person(node: lang.Person) -> Match:
    name = node.name.lower()
    return lambda c, id: (
        not c.g.state.cards[id].crossed and any(each.lower() == name for each in c.g.faces[id].personas)
    )


@meaning(lang.Family)
def _family(node: lang.Family) -> Match:
    name = node.name.lower()
    return lambda c, id: not c.g.state.cards[id].crossed and name in words(c.g, id)


@meaning(lang.Matching)
def _matching(node: lang.Matching) -> Match:
    of = compiled(node.of)
    return lambda c, id: any(of(c, each) and _ASK["matching"](c.g, node.what, id, each)
                             for each in table.board(c.g).active)  # fmt: skip


@meaning(lang.Armed)
def _armed(node: lang.Armed) -> Match:
    return lambda c, id: _ASK["armed"](c.g, id, node.weapon.lower())


@meaning(lang.Both)
def _both(node: lang.Both) -> Match:
    parts = [compiled(part) for part in node.parts]
    return lambda c, id: all(part(c, id) for part in parts)


@meaning(lang.Either)
def _either(node: lang.Either) -> Match:
    parts = [compiled(part) for part in node.parts]
    return lambda c, id: any(part(c, id) for part in parts)


@meaning(lang.Not)
def _not(node: lang.Not) -> Match:
    part = compiled(node.part)
    return lambda c, id: not part(c, id)


@meaning(lang.Of)
def _of(node: lang.Of) -> Match:
    return lambda c, id: c.g.state.cards[id].side == side_of(c, node.player)


@meaning(lang.Self)
def _self(_: lang.Self) -> Match:
    return lambda c, id: id == c.self


@meaning(lang.Host)
def _host(_: lang.Host) -> Match:
    return lambda c, id: id == c.g.state.cards[c.self].on


@meaning(lang.Bound)
def _bound(node: lang.Bound) -> Match:
    def match(c: Context, id: int) -> bool:
        bound = c.vars.get(node.name)
        return id in bound if isinstance(bound, tuple) else id == bound

    return match


@meaning(lang.Unique)
def _unique(_: lang.Unique) -> Match:
    return lambda c, id: c.g.faces[id].unique == 1


@meaning(lang.Restricted)
def _restricted(_: lang.Restricted) -> Match:
    return lambda c, id: c.g.faces[id].unique in (2, 3)


@meaning(lang.Backed)
def _backed(node: lang.Backed) -> Match:
    return lambda c, id: c.g.faces[id].side == node.side


def card_types(g: Engine, id: int) -> frozenset[str]:
    """The card type: a character's types, any other card's category (glossary: characteristics.20, card-type)."""
    face = g.faces[id]
    return frozenset(face.types if face.category == "character" else (face.category,))


@meaning(lang.SameType)
def _same_type(node: lang.SameType) -> Match:
    return lambda c, id: any(card_types(c.g, id) & card_types(c.g, each) for each in spoken_of(c, node.like))


@meaning(lang.HighestAbility)
def _highest_ability(node: lang.HighestAbility) -> Match:
    """Never a droid and never a permanent pilot (glossary: highest-ability-character)."""

    def match(c: Context, id: int) -> bool:
        side = side_of(c, node.of)
        strengths = {each: _VALUE[0](c.g, "ability", each) or 0 for each in table.board(c.g).active
                     if c.g.state.cards[each].side == side and "character" in words(c.g, each)}  # fmt: skip
        return strengths.get(id, 0) > 0 and strengths[id] == max(strengths.values())

    return match


@meaning(lang.Measure)
def _measure(node: lang.Measure) -> Match:
    compare = OPERATORS[node.op]

    def match(c: Context, id: int) -> bool:
        value = _VALUE[0](c.g, node.stat, id)
        return value is not None and compare(value, number(c, node.amount))

    return match


@meaning(lang.Hit)
def _hit(_: lang.Hit) -> Match:
    return lambda c, id: c.g.state.cards[id].hit


@meaning(lang.Undercover)
def _undercover(_: lang.Undercover) -> Match:
    return lambda c, id: c.g.state.cards[id].undercover


@meaning(lang.EvenUndercover)
def _even_undercover(_: lang.EvenUndercover) -> Match:
    return lambda c, id: True


@meaning(lang.OnTable)
def _on_table(_: lang.OnTable) -> Match:
    return lambda c, id: c.g.state.cards[id].zone == "table"


@meaning(lang.At)
def _at(node: lang.At) -> Match:
    place = compiled(node.place)

    def match(c: Context, id: int) -> bool:
        where = table.location_of(c.g, id)
        return bool(where) and place(c, where)

    return match


@meaning(lang.Present)
def _present(node: lang.Present) -> Match:
    place = compiled(node.place)

    def match(c: Context, id: int) -> bool:
        where = table.location_of(c.g, id)
        return bool(where) and table.is_present(c.g, id) and place(c, where)

    return match


@meaning(lang.InBattle)
def _in_battle(_: lang.InBattle) -> Match:
    return lambda c, id: _ASK["in_battle"](c.g, id)


@meaning(lang.Alone)
def _alone(_: lang.Alone) -> Match:
    return lambda c, id: _ASK["alone"](c.g, id)


@meaning(lang.With)
def _with(node: lang.With) -> Match:
    who = compiled(node.who)

    def match(c: Context, id: int) -> bool:
        where = table.location_of(c.g, id)
        return bool(where) and any(
            each != id and table.is_active(c.g, each) and who(c, each) for each in table.cards_at(c.g, where)
        )

    return match


@meaning(lang.Aboard)
def _aboard(node: lang.Aboard) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        return bool(card.seat) and node.seat in ("", card.seat) and what(c, card.on)

    return match


@meaning(lang.Piloted)
def _piloted(node: lang.Piloted) -> Match:
    by = compiled(node.by)

    return lambda c, id: any(table.pilots(c.g, each) and by(c, each) for each in table.carried(c.g, id))


@meaning(lang.Working)
def _working(_: lang.Working) -> Match:
    return lambda c, id: _ASK["works"](c.g, id)


@meaning(lang.Carrying)
def _carrying(node: lang.Carrying) -> Match:
    what = compiled(node.what)

    def seated(seat: str) -> bool:
        return seat == node.seat if node.seat else bool(seat) or not node.aboard

    def match(c: Context, id: int) -> bool:
        cards = c.g.state.cards
        return any(what(c, each) and seated(cards[each].seat) for each in table.carried(c.g, id))

    return match


@meaning(lang.Here)
def _here(_: lang.Here) -> Match:
    return lambda c, id: id == c.here


@meaning(lang.Adjacent)
def _adjacent(node: lang.Adjacent) -> Match:
    to = compiled(node.to)
    return lambda c, id: any(to(c, each) for each in table.neighbours(c.g, id))


@meaning(lang.Related)
def _related(node: lang.Related) -> Match:
    to = compiled(node.to)
    return lambda c, id: any(each != id and to(c, each) for each in table.fellows(c.g, id))


@meaning(lang.PartOf)
def _part_of(node: lang.PartOf) -> Match:
    return lambda c, id: table.planet_of(c.g, id) == node.planet


@meaning(lang.Where)
def _where(node: lang.Where) -> Match:
    who, spies = compiled(node.who), names_spies(node.who)

    def match(c: Context, id: int) -> bool:
        return any(
            (spies or table.is_active(c.g, each)) and (not node.present or table.is_present(c.g, each)) and who(c, each)
            for each in table.cards_at(c.g, id)
        )

    return match


@meaning(lang.Occupied)
def _occupied(node: lang.Occupied) -> Match:
    question = "controls" if node.controlled else "occupies"
    return lambda c, id: _ASK[question](c.g, side_of(c, node.by), id)


@meaning(lang.AtScompLink)
def _at_scomp_link(_: lang.AtScompLink) -> Match:
    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        spots = (table.location_of(c.g, id), card.on if card.seat else 0)
        return any(spot and "scomp link" in words(c.g, spot) for spot in spots)

    return match


@meaning(lang.AbleToWalk)
def _able_to_walk(node: lang.AbleToWalk) -> Match:
    to = compiled(node.to)
    return lambda c, id: any(to(c, place) for place in _ASK["walks_to"](c.g, id))


# -- amounts -----------------------------------------------------------------------------------------------------------


@meaning(lang.Count)
def _count(node: lang.Count) -> Number:
    return lambda c: len(found(c, node.of))


@meaning(lang.ValueOf)
def _value_of(node: lang.ValueOf) -> Number:
    def value(c: Context) -> float:
        cards = spoken_of(c, node.of)  # also off the table, with every modifier (glossary: modifiers.4)
        return (_VALUE[0](c.g, node.stat, cards[0]) or 0) if cards else 0

    return value


@meaning(lang.Var)
def _var(node: lang.Var) -> Number:
    return lambda c: c.vars.get(node.name, 0)


@meaning(lang.Plus)
def _plus(node: lang.Plus) -> Number:
    return lambda c: number(c, node.left) + number(c, node.right)


@meaning(lang.Minus)
def _minus(node: lang.Minus) -> Number:
    return lambda c: number(c, node.left) - number(c, node.right)


@meaning(lang.Times)
def _times(node: lang.Times) -> Number:
    return lambda c: number(c, node.left) * number(c, node.right)


@meaning(lang.Half)
def _half(node: lang.Half) -> Number:
    up = 1 if node.up else 0
    return lambda c: (number(c, node.of) + up) // 2


@meaning(lang.LifeForce)
def _life_force(node: lang.LifeForce) -> Number:
    return lambda c: c.g.life_force(side_of(c, node.player))


@meaning(lang.HandSize)
def _hand_size(node: lang.HandSize) -> Number:
    return lambda c: len(c.g.pile(side_of(c, node.player), "hand"))


@meaning(lang.ForceIcons)
def _force_icons(node: lang.ForceIcons) -> Number:
    return lambda c: sum(_ASK["force_icons"](c.g, side_of(c, node.player), each) for each in places(c, node.place))


@meaning(lang.TotalPower)
def _total_power(node: lang.TotalPower) -> Number:
    def total(c: Context) -> float:
        where = places(c, node.place)
        return _ASK["total_power"](c.g, side_of(c, node.player), where[0]) if where else 0

    return total


@meaning(lang.PilotAbility)
def _pilot_ability(node: lang.PilotAbility) -> Number:
    return lambda c: max((_ASK["pilot_ability"](c.g, each) for each in spoken_of(c, node.ship)), default=0)


@meaning(lang.Pairs)
def _pairs(node: lang.Pairs) -> Number:
    def pairs(c: Context) -> float:
        ones, others = set(found(c, node.one)), set(found(c, node.other))
        return min(len(ones), len(others), len(ones | others) // 2)

    return pairs


@meaning(lang.BattleDestiny)
def _battle_destiny(node: lang.BattleDestiny) -> Number:
    def total(c: Context) -> float:
        battle = _ASK["battle"](c.g)
        return sum(battle["destinies"][side_of(c, node.player)]) if battle else 0

    return total


@meaning(lang.Depends)
def _depends(node: lang.Depends) -> Number:
    return lambda c: number(c, node.then if holds(c, node.when) else node.otherwise)


# -- conditions --------------------------------------------------------------------------------------------------------


@meaning(lang.Compare)
def _compare(node: lang.Compare) -> Holds:
    compare, destinies = OPERATORS[node.op], tuple(amounts_named(node))
    return lambda c: not missed(c, destinies) and compare(number(c, node.left), number(c, node.right))


def amounts_named(item: object) -> list[str]:
    """The names of the amounts that a node speaks of."""
    return [node.name for node in inside(item) if isinstance(node, lang.Var)]


def missed(c: Context, names: Iterable[str]) -> bool:
    """Whether one of these is a destiny of which no card was drawn: it is no number, not even 0 (cancel.7)."""
    return any(c.vars.get(drawn_name(name)) == 0 for name in names)


def drawn_name(name: str) -> str:
    """What the number of cards drawn for a destiny is called."""
    return name + "_drawn"


@meaning(lang.There)
def _there(node: lang.There) -> Holds:
    return lambda c: len(found(c, node.of)) >= node.least


@meaning(lang.Controls)
def _controls(node: lang.Controls) -> Holds:
    def check(c: Context) -> bool:
        side = side_of(c, node.player)
        return any(_ASK["controls"](c.g, side, each, c.purpose) for each in places(c, node.place))

    return check


@meaning(lang.Occupies)
def _occupies(node: lang.Occupies) -> Holds:
    return lambda c: any(_ASK["occupies"](c.g, side_of(c, node.player), each) for each in places(c, node.place))


@meaning(lang.Defending)
def _defending(node: lang.Defending) -> Holds:
    def check(c: Context) -> bool:
        battle = _ASK["battle"](c.g)
        if battle is None:
            return False
        for id in found(c, node.who):
            side = c.g.card(id).side
            if side != battle["initiator"] and _ASK["in_battle"](c.g, id):
                return not node.alone or _ASK["alone"](c.g, id)
        return False

    return check


@meaning(lang.BattleBy)
def _battle_by(node: lang.BattleBy) -> Holds:
    def check(c: Context) -> bool:
        battle = _ASK["battle"](c.g)
        if battle is None or not is_player(c, node.player, battle["initiator"]):
            return False
        return node.at is None or matches(c, node.at, battle["location"])

    return check


@meaning(lang.NoBattle)
def _no_battle(_: lang.NoBattle) -> Holds:
    return lambda c: _ASK["battle"](c.g) is None


@meaning(lang.InDamageSegment)
def _in_damage_segment(node: lang.InDamageSegment) -> Holds:
    def check(c: Context) -> bool:
        battle = _ASK["battle"](c.g)
        if battle is None or battle["segment"] != "damage":
            return False
        return not node.lost_by or (battle["winner"] or "") == other(side_of(c, node.lost_by))

    return check


@meaning(lang.NothingToForfeit)
def _nothing_to_forfeit(node: lang.NothingToForfeit) -> Holds:
    return lambda c: not _ASK["forfeitable"](c.g, side_of(c, node.player))


@meaning(lang.TurnOf)
def _turn_of(node: lang.TurnOf) -> Holds:
    return lambda c: is_player(c, node.player, c.g.state.player) and node.phase in ("", c.g.state.phase)


@meaning(lang.Nighttime)
def _nighttime(node: lang.Nighttime) -> Holds:
    def check(c: Context) -> bool:
        dark = [id for id in table.board(c.g).locations if "nighttime" in words(c.g, id)]
        return any(node.at is None or matches(c, node.at, id) for id in dark)

    return check


@meaning(lang.Between)
def _between(node: lang.Between) -> Holds:
    return lambda c: node.low <= number(c, node.amount) <= node.high


@meaning(lang.AsReact)
def _as_react(_: lang.AsReact) -> Holds:
    def check(c: Context) -> bool:
        moment = c.g.find_frame("respond")
        return moment is not None and moment["event"]["kind"] in ("battle", "drain")

    return check


@meaning(lang.Fits)
def _fits(node: lang.Fits) -> Holds:
    def check(c: Context) -> bool:
        return any(matches(c, node.card, id) and matches(c, node.description, id) for id in table.board(c.g).on_table)

    return check


@meaning(lang.AllOf)
def _all_of(node: lang.AllOf) -> Holds:
    return lambda c: all(holds(c, part) for part in node.parts)


@meaning(lang.AnyOf)
def _any_of(node: lang.AnyOf) -> Holds:
    return lambda c: any(holds(c, part) for part in node.parts)


@meaning(lang.Unless)
def _unless(node: lang.Unless) -> Holds:
    return lambda c: not holds(c, node.part)
