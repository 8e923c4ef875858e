"""Every number of the game, asked live and explained: printed, then set, added to, multiplied, never below zero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import (
    OPERATORS,
    Context,
    Match,
    Number,
    evaluates,
    matching_cards,
    named,
    number,
    referenced_cards,
)
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import fixed
from cantina.engine.texts import (
    ActiveAbility,
    ability_applies,
    active_abilities,
    amount_in,
    lines_of,
    own_abilities,
    text_cancelled,
)
from cantina.lang.vocabulary import CardStat, PlayerStat
from cantina.model.decision import Explained, Part
from cantina.model.node import inside
from cantina.model.num import Num, apart, larger
from cantina.model.registry import register_once
from cantina.model.sides import TABLE, Side
from cantina.model.text import Text, say

Changes = lang.Modify | lang.ModifyPlayer
Term = tuple[str, Num, ActiveAbility[Any]]  # how, how much, from where

# The order in which changes apply.
CHANGES: dict[str, Callable[[Num, Num], Num]] = {
    "define": lambda total, amount: amount,
    "set": lambda total, amount: amount,
    "least": lambda total, amount: max(total, amount),
    "add": lambda total, amount: total + amount,
    "extend": lambda total, amount: total + amount if total > 0 else total,
    "lack": lambda total, amount: total or amount,
    "times": lambda total, amount: total * amount if amount else 0,  # none of what is without end is none
    "halve": lambda total, amount: (total + amount) // 2,
    "most": lambda total, amount: min(total, amount),
    "fix": lambda total, amount: amount,
}


class BaseOverride(NamedTuple):
    """The number that a rule of the game puts in the place of the printed one, and why (the key of "part.…"; "" if none
    is printed). Texts do not change a final one."""

    value: Num | None
    why: str = ""
    final: bool = False


Rule = Callable[[Engine, str, int], BaseOverride | None]
Derive = Callable[[Engine, int], Num | None]
RULES: dict[tuple[str, str], list[Rule]] = {}  # by the value and the kind of card
ANY_KIND = ""
DERIVED: dict[str, tuple[Derive, Callable[[Engine, int], CardStat]]] = {}
SHIELDED: dict[str, Callable[[Engine, Side, int], bool]] = {}
OFF_TABLE: set[CardStat] = set()  # the values of which a card's own text speaks wherever the card is


def overrides_base(*stats: CardStat, of: tuple[str, ...] = (ANY_KIND,)) -> Callable[[Rule], Rule]:
    """Declare what a topic makes of the own values of some kinds of cards. No two rules speak of one value of a card at
    the same time."""

    def declare(rule: Rule) -> Rule:
        for key in product(stats, of):
            RULES.setdefault(key, []).append(rule)
        return rule

    return declare


def derived(stat: CardStat, stands_for: Callable[[Engine, int], CardStat]) -> Callable[[Derive], Derive]:
    """Declare a value that no card has printed; `stands_for` names the value that it is."""

    def declare(derive: Derive) -> Derive:
        register_once(DERIVED, stat, (derive, stands_for))
        return derive

    return declare


def protects_stat(stat: str, check: Callable[[Engine, Side, int], bool]) -> None:
    """Declare when the opponent's texts do not change a value of a player's at a location."""
    register_once(SHIELDED, stat, check)


_SPARED: list[Callable[[Engine, int, int], bool]] = []


def ignores_modifiers(check: Callable[[Engine, int, int], bool]) -> Callable[[Engine, int, int], bool]:
    """Declare which cards (the first) the texts of others (the second) do not touch."""
    _SPARED.append(check)
    return check


def base_override(g: Engine, stat: CardStat, id: int) -> BaseOverride | None:
    """What the rules make of a value of a card before any text changes it: its statuses first, then the topics. None if
    they let it be."""
    settled = fixed(g, stat, id) if g.state.cards[id].statuses else None
    if settled is not None:
        return settled
    for kind in (g.faces[id].category, ANY_KIND):
        for rule in RULES.get((stat, kind), ()):
            found = rule(g, stat, id)
            if found is not None:
                return found
    return None


def printed(g: Engine, stat: CardStat, id: int) -> Num | None:
    """The number on the card."""
    return g.faces[id].number(stat)


def value(g: Engine, stat: CardStat, id: int, at: int = 0) -> Num | None:
    """A value of a card now, or None if it has no such value. `at`: the destination, for a cost."""
    key = (stat, id, at)
    if key in g.memo:
        known: Num | None = g.memo[key]
        return known
    if _is_plain(g, stat, id):
        return g.faces[id].number(stat)
    return cached_query(g, key, lambda: _value(g, key), stand_in=None)


def _is_plain(g: Engine, stat: CardStat, id: int) -> bool:
    """Whether no rule, status or text says anything of such a value of a card: then it is what is printed, or none."""
    card, face = g.state.cards[id], g.faces[id]
    return (not card.statuses and not lines_of(g, lang.Modify, stat) and not _is_ruled(stat, face.category)
            and stat not in g.catalog.read(face.id).defined
            and (card.zone == TABLE or stat not in OFF_TABLE))  # fmt: skip


@cache
def _is_ruled(stat: CardStat, category: str) -> bool:
    """Whether a rule of the game may say what a value is for a kind of card."""
    return (stat, category) in RULES or (stat, ANY_KIND) in RULES or stat in DERIVED


def _value(g: Engine, key: tuple[CardStat, int, int]) -> Num | None:
    """The base stands in for the value if texts ask in a circle."""
    stat, id, at = key
    rule = base_override(g, stat, id)
    base = g.asking.open[key] = _base(g, stat, id, rule)
    if base is None or (rule is not None and rule.final):
        return base
    return _total(base, _said(g, _lines_about(g, stat, id), stat, id, at))


def _base(g: Engine, stat: CardStat, id: int, rule: BaseOverride | None) -> Num | None:
    if stat in DERIVED:
        return DERIVED[stat][0](g, id)
    number_on_card = printed(g, stat, id) if rule is None else rule.value
    return defined(g, stat, id) if number_on_card is None else number_on_card


def defined(g: Engine, stat: CardStat, id: int) -> Num | None:
    """The value that a card's own text gives it; undefined while that text is cancelled (cancel-game-text.7). What
    another card gives it changes it from nothing."""
    if any(_gives(g, each, id) for each in lines_of(g, lang.Modify, stat)):
        return 0
    if stat not in g.catalog.read(g.faces[id].id).defined or text_cancelled(g, id):
        return None
    lines = [
        each
        for each in own_abilities(g, id, lang.Modify)
        if each.ability.how == "define" and stat in each.ability.about()
    ]
    return amount_in(g, lines[0], lines[0].ability.by) if lines else None


def _gives(g: Engine, each: ActiveAbility[lang.Modify], id: int) -> bool:
    """Whether a text gives a value to a card that is not its own."""
    return each.ability.how == "define" and each.source != id and ability_applies(g, each, of=id)


def _terms(g: Engine, stat: CardStat, id: int, at: int) -> list[Term]:
    """What texts do to a number of a card, unless the rules have the last word."""
    lines = _lines_about(g, stat, id)
    rule = base_override(g, stat, id) if lines else None
    return [] if rule is not None and rule.final else _said(g, lines, stat, id, at)


def _lines_about(g: Engine, stat: CardStat, id: int) -> list[ActiveAbility[lang.Modify]]:
    """The lines that might change a number of a card."""
    lines, own_lines = lines_of(g, lang.Modify, stat), _said_off_table(g, stat, id)
    return [*lines, *own_lines] if own_lines else lines


def _said(g: Engine, lines: list[ActiveAbility[lang.Modify]], stat: CardStat, id: int, at: int) -> list[Term]:
    """What some lines do to a number of a card."""
    terms: list[Term] = []
    seen: set[tuple[Any, ...]] = set()
    for each in lines:
        own_number = each.ability.how == "define" and each.source == id
        if not own_number and ability_applies(g, each, of=id, at=at) and not _is_spared(g, id, each.source):
            _add_term(g, terms, each, at, seen, id)
    terms = _nought(_limited(g, _of_one_copy(g, terms)))
    guards = active_abilities(g, lang.Guards, stat, of=id) if terms else []
    return [term for term in terms if not any(_fends_off(each.ability, term) for each in guards)] if guards else terms


def _of_one_copy(g: Engine, terms: list[Term]) -> list[Term]:
    """Of copies whose own uses add up, the one that changes most (modifiers.2)."""
    sums: dict[tuple[Any, ...], dict[int, Num]] = {}
    for _, amount, each in terms:
        if each.ability.cumulative == "uses":
            of_copies = sums.setdefault(_copies(g, each), {})
            of_copies[each.source] = of_copies.get(each.source, 0) + apart(amount, 0)
    if not sums:
        return terms
    most = {key: max(of_copies, key=of_copies.__getitem__) for key, of_copies in sums.items()}
    return [term for term in terms
            if term[2].ability.cumulative != "uses" or most[_copies(g, term[2])] == term[2].source]  # fmt: skip


def _limited(g: Engine, terms: list[Term]) -> list[Term]:
    """What a card adds up to a limit leaves out what its bearer's own text adds."""
    if not [each for _, _, each in terms if each.ability.limit is not None]:
        return terms
    return [(how, _within_limit(g, amount, each, terms), each) for how, amount, each in terms]


def _within_limit(g: Engine, amount: Num, each: ActiveAbility[Any], terms: list[Term]) -> Num:
    limit: int | None = each.ability.limit
    if limit is None:
        return amount
    bearer = table.host_of(g, each.source)
    added = sum(more for how, more, line in terms if how == "add" and line.source == bearer)
    return min(amount, larger(limit - added, 0))


def _nought(terms: list[Term]) -> list[Term]:
    """A value of a card that is set to 0 stays 0: nothing changes it but a text that fixes it (reading: modifiers)."""
    zero = [term for term in terms if term[:2] == ("set", 0)]
    return [*zero[:1], *(term for term in terms if term[0] == "fix")] if zero else terms


def _is_spared(g: Engine, id: int, source: int) -> bool:
    return source != id and any(check(g, id, source) for check in _SPARED)


def _fends_off(guard: lang.Guards, term: Term) -> bool:
    """Whether a text that keeps a value where it is keeps off a change."""
    how, amount, _ = term
    raised = amount > 1 if how == "times" else amount > 0
    return how in ("add", "times") and raised == (guard.against == "raise")


def _add_term(
    g: Engine, terms: list[Term], each: ActiveAbility[Changes], at: int, seen: set[tuple[Any, ...]], id: int = 0
) -> None:
    if not each.ability.cumulative and _again(g, each, seen):
        return
    amount = _amount(g, each, at, id)
    if amount is not None:
        terms.append((each.ability.how, amount, each))


def adjusted(g: Engine, stat: CardStat, id: int, base: Num, at: int) -> Num:
    """A number about a card that is not its own value (the cost of a move of it), as texts leave it."""
    return _total(base, _terms(g, stat, id, at))


def _amount(g: Engine, each: ActiveAbility[Changes], at: int, id: int) -> Num | None:
    """How much a text changes a value. THERE is the location that is asked about, ITSELF the card; other texts may
    raise or multiply the numbers of this one."""
    names = {"location": table.location_of(g, at)} if at else {}
    amount = amount_in(g, each, each.ability.by, **names, itself=id)
    if amount is None or "lasting" in each.vars or not lines_of(g, lang.Modify, "game text"):
        return amount
    raising = cached_query(g, ("raising", each.source), lambda: _terms(g, "game text", each.source, 0), stand_in=[])
    return _total(amount, raising)


def _said_off_table(g: Engine, stat: CardStat, id: int) -> list[ActiveAbility[lang.Modify]]:
    """What a card that is not on table says about itself."""
    if stat not in OFF_TABLE or g.card(id).zone == TABLE:
        return []
    return [each for each in own_abilities(g, id, lang.Modify, here=0)
            if stat in each.ability.about() and isinstance(each.ability.of, lang.Self)]  # fmt: skip


def _again(g: Engine, each: ActiveAbility[Changes], seen: set[tuple[Any, ...]]) -> bool:
    """Copies of one card, and repeated uses of one text, do not add up (glossary: cumulatively)."""
    key = _copies(g, each)
    if key in seen:
        return True
    seen.add(key)
    return False


def _copies(g: Engine, each: ActiveAbility[Changes]) -> tuple[Any, ...]:
    """What a text has in common with that of each copy of its card."""
    return g.faces[each.source].title, each.you, g.catalog.address(each.ability)


def changed(g: Engine, stat: CardStat, id: int, base: Num) -> Num:
    """A number that is not printed on a card, as texts that speak of the card change it."""
    return _total(base, _terms(g, stat, id, 0))


def _total(base: Num, terms: list[Term]) -> Num:
    if not terms:
        return base
    total = base
    for how, change in CHANGES.items():
        for kind, amount, _ in terms:
            if kind == how:
                total = change(total, amount)
    return max(total, 0) if base >= 0 else total


def player_terms(g: Engine, stat: PlayerStat, player: Side, at: int = 0) -> list[Term]:
    """What texts do to a value of a player's, at a location if it has one."""
    return _player_terms(g, stat, player, at, lines_of(g, lang.ModifyPlayer, stat))


def _player_terms(
    g: Engine, stat: PlayerStat, player: Side, at: int, lines: Sequence[ActiveAbility[lang.ModifyPlayer]]
) -> list[Term]:
    terms: list[Term] = []
    seen: set[tuple[Any, ...]] = set()
    deaf = bool(lines) and stat in SHIELDED and SHIELDED[stat](g, player, at)
    for each in lines:
        if not (deaf and each.you != player) and ability_applies(g, each, stat, player=player, at=at):
            _add_term(g, terms, each, at, seen)
    return [term for term in terms if not _modifier_cancelled(g, stat, player, at, term)] if terms else terms


def _modifier_cancelled(g: Engine, stat: PlayerStat, player: Side, at: int, term: Term) -> bool:
    """Texts may cancel modifiers, or only bonuses: those that raise a value (glossary: force-drain-bonus)."""
    how, amount, line = term
    bonus = amount > 1 if how == "times" else how == "add" and amount > 0
    cancelling = active_abilities(g, lang.CancelModifiers, stat, player=player, at=at, source=line.source)
    return any(bonus or not each.ability.bonuses_only for each in cancelling)


def player_value(g: Engine, stat: PlayerStat, player: Side, base: Num, at: int = 0) -> Num:
    """A value of a player's with all that texts do to it."""
    lines = lines_of(g, lang.ModifyPlayer, stat)
    if not lines:
        return base
    if all(each.ability.how != "fix" for each in lines):
        return _total(base, player_terms(g, stat, player, at))
    key = ("player value", stat, player, base, at)
    return cached_query(g, key, lambda: _fixed_last(g, key, lines), stand_in=base)


def _fixed_last(
    g: Engine, key: tuple[str, PlayerStat, Side, Num, int], lines: Sequence[ActiveAbility[lang.ModifyPlayer]]
) -> Num:
    """What is fixed is worked out after all other changes: their result stands in where the text that fixes it asks
    for the value itself."""
    _, stat, player, base, at = key
    changing = [each for each in lines if each.ability.how != "fix"]
    total = g.asking.open[key] = _total(base, _player_terms(g, stat, player, at, changing))
    fixing = [each for each in lines if each.ability.how == "fix"]
    return _total(total, _player_terms(g, stat, player, at, fixing))


def explain(g: Engine, stat: str, base: Num | None, terms: list[Term], origin: Sequence[Part] = ()) -> Explained:
    """A value with the parts that it is made of: the printed number, then each change and its source. `origin`: the
    parts of the base, where it is not simply printed."""
    if base is None:
        return Explained(0, (Part(0, None, say("part.none", stat=stat)),))
    parts = list(origin) or [Part(base, None, say("part.printed", stat=stat))]
    running = base
    for how, change in CHANGES.items():
        for kind, amount, each in terms:
            if kind == how:
                after = change(running, amount)
                parts.append(Part(after - running, g.ref(each.source), _why(g, each)))
                running = after
    total = _total(base, terms)
    if total != running:
        parts.append(Part(total - running, None, say("part.floor")))
    return Explained(total, tuple(parts))


def _why(g: Engine, each: ActiveAbility[Any]) -> Text:
    return say("part.text", card=g.ref(each.source), node=each.ability, bound=named(g, each.ability, each.vars))


def explain_value(g: Engine, stat: CardStat, id: int, at: int = 0) -> Explained:
    """A card's value and its parts."""
    base = _base(g, stat, id, base_override(g, stat, id))
    return explain(g, stat, base, _terms(g, stat, id, at), _origin(g, stat, id, base))


def _origin(g: Engine, stat: CardStat, id: int, base: Num | None) -> tuple[Part, ...]:
    """The printed number and what the rules make of it; a derived value has the parts of what it stands for."""
    if stat in DERIVED and (stands_for := DERIVED[stat][1](g, id)) != stat:
        return explain_value(g, stands_for, id).parts
    number_on_card, rule = printed(g, stat, id), base_override(g, stat, id)
    if base is None or rule is None or number_on_card in (None, base):
        return ()
    because = Part(base - number_on_card, g.ref(id), say("part." + rule.why))
    return Part(number_on_card, None, say("part.printed", stat=stat)), because


@evaluates(lang.Measure)
def _measure(node: lang.Measure) -> Match:
    compare = OPERATORS[node.op]

    def match(c: Context, id: int) -> bool:
        mine = value(c.g, node.stat, id)
        return mine is not None and compare(mine, number(c, node.amount))

    return match


@evaluates(lang.Highest)
def _highest(node: lang.Highest) -> Match:
    """Who is asked for once, not for each card. A value of zero is none (glossary: highest-ability-character)."""
    names = sorted({each.name for each in inside(node) if isinstance(each, lang.Bound | lang.Var)})

    def most(c: Context) -> frozenset[int]:
        values = {id: value(c.g, node.stat, id) or 0 for id in matching_cards(c, node.of)
                  if not active_abilities(c.g, lang.Cannot, "be highest", who=id)}  # fmt: skip
        known = [each for each in values.values() if each > 0]
        top = (min if node.least else max)(known, default=0)
        return frozenset(id for id, each in values.items() if each == top > 0)

    def match(c: Context, id: int) -> bool:
        asked = ("highest", node, c.you, c.self, c.here, *(c.vars.get(name) for name in names))
        return id in cached_query(c.g, asked, lambda: most(c), stand_in=frozenset())

    return match


@evaluates(lang.LowestSum)
def _lowest_sum(node: lang.LowestSum) -> Number:
    def amount(c: Context) -> Num:
        values = [each for id in matching_cards(c, node.of) if (each := value(c.g, node.stat, id)) is not None]
        return sum(sorted(values)[: node.most])

    return amount


@evaluates(lang.ValueOf)
def _value_of(node: lang.ValueOf) -> Number:
    def amount(c: Context) -> Num:
        cards = referenced_cards(c, node.of)  # also off the table, with every modifier (glossary: modifiers.4)
        counted = cards if isinstance(node.of, lang.Bound) else cards[:1]  # of equals one is meant
        return sum(value(c.g, node.stat, id) or 0 for id in counted)

    return amount
