"""English. The numbers of cards and players, and what changes them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import (
    amount,
    describe,
    do,
    group,
    join,
    made_of,
    maybe_at,
    maybe_to,
    owner,
    player,
    player_clause,
    says,
    says_together,
    signed,
    some,
    suffix,
    thing,
    to,
    when,
    while_there,
)
from cantina.text.grammar import (
    Clause,
    Context,
    Noun,
    Nouns,
    Said,
    answered,
    done_free,
    names_winner,
    plain_change,
    raises_hyperspeed,
    subject,
    together,
)
from cantina.text.lexicon import listed


@says(lang.Measure)
def _measure(node: lang.Measure, c: Context) -> Nouns:
    name = "deploy cost" if node.stat == "deploy" else lexicon.STATS[node.stat].en
    if (node.op, node.amount) == (">", 0):
        return (Noun(after=(f"with {name}",)),)
    if (node.stat, node.op, node.amount) == ("destiny", "=", lang.DESTINY):
        return (Noun(after=("with that destiny number",)),)
    return (Noun(after=(f"of {name} {node.op} {amount(node.amount, c)}",)),)


@says(lang.Highest)
def _highest(node: lang.Highest, c: Context) -> Nouns:
    most = f"{'lowest' if node.least else 'highest'}-{lexicon.STATS[node.stat].en}"
    if node.stat == "marker":
        most = "the innermost" if node.least else "the outermost"
        return tuple(replace(noun, determiner=most) for noun in describe(node.of, c))
    return tuple(replace(noun, before=(most, *noun.before)) for noun in describe(node.of, c))


@says(lang.LowestSum)
def _lowest_sum(node: lang.LowestSum, c: Context) -> str:
    stat = f"{node.most} lowest {lexicon.STATS[node.stat].en} numbers"
    return f"the total of up to the {stat} of {thing(node.of, c, 'many')} on table"


@says(lang.ValueOf)
def _value_of(node: lang.ValueOf, c: Context) -> str:
    said = join(describe(node.of, c), "the")
    stat = "deploy cost" if node.stat == "deploy" else lexicon.STATS[node.stat].en
    return f"{said.text}' total {stat}" if said.many and isinstance(node.of, lang.Bound) else f"{said.text}'s {stat}"


@says(lang.PlayerValue)
def _player_value(node: lang.PlayerValue, c: Context) -> str:
    if node.stat in lexicon.PILES:
        return f"the number of cards in {owner(node.player)} {lexicon.PILES[node.stat][0]}"
    stat = lexicon.STATS[node.stat]
    if node.stat == "battle damage":
        return f"{owner(node.player)} {stat.en}"
    place = " on table" if node.at == lang.LOCATION else maybe_at(node.at, c)
    return f"{'the number of ' if stat.many else ''}{owner(node.player)} {stat.en}{place}"


def _stats(stat: str | tuple[str, ...]) -> str:
    names = stat if isinstance(stat, tuple) else (stat,)
    return listed([lexicon.STATS[name].en for name in names], "and")


def _change(how: str, by: Any, c: Context) -> str:
    """What becomes of a value: "+2", "6", "doubled", "increased by the number of …"."""
    if how == "most":
        return f"no more than {amount(by, c)}"
    if how == "least":
        return f"at least {amount(by, c)}"
    if how in ("set", "define"):
        return amount(by, c)
    if how == "fix":
        return f"always {amount(by, c)}"
    if how == "extend":
        return f"increased by {amount(by, c)} if there is any"
    if how == "lack":
        return f"{amount(by, c)} if there is none otherwise"
    if how == "times":
        return "doubled" if by == 2 else f"multiplied by {amount(by, c)}"
    if plain_change(by):
        return signed(by, c)
    if isinstance(by, lang.Times) and isinstance(by.left, lang.Pairs):
        return f"increased by {amount(by.right, c)} for each pair {made_of(by.left, c)}"
    if isinstance(by, lang.Minus) and by.left == 0:
        return f"reduced by {amount(by.right, c)}"
    return f"increased by {amount(by, c)}"


@says(lang.Modify)
def _modify(node: lang.Modify, c: Context) -> str:
    return _modify_several([node], c)


MOVING = {"landspeed cost": "to move by landspeed", "move cost": "to move"}


@says_together(lang.Modify)
def _modify_several(found: list[Any], c: Context) -> str:
    """What changes about the same cards: "they are power +1 and hyperspeed +2"."""
    node, c = together(found[0], c)
    what = describe(node.of, c)
    named, where = subject(what)
    said = join(named, "many")
    if deeds := done_free(node):
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        verbs = listed([many if said.many else one for one, many, *_ in deeds], "and")
        return f"{join(what, 'many').text} {verbs}{goal} for free{_tail(node, c)}"
    if node.stat in MOVING and node.how == "add":
        need = f"{said.text} {'require' if said.many else 'requires'} {signed(node.by, c)} Force"
        goal = f" {to(node.at, c)}" if node.at is not None else ""
        return f"{need} {MOVING[node.stat]}{goal}{while_there(where)}{_tail(node, c)}"
    if node.stat == "play cost" and node.how == "add":
        plain = plain_change(node.by)
        more = f"{signed(node.by, c)} Force" if plain else f"additional Force equal to {amount(node.by, c)}"
        need = f"{said.text} {'require' if said.many else 'requires'} {more}"
        return f"{need} to be played{_tail(node, c)}"
    if node.stat == "attempt total" and node.how == "add":
        return f"the total of {said.text} is {_change(node.how, node.by, c)}{_tail(node, c)}"
    if node.stat == "crossing total":
        return f"any attempt to cross {join(what, 'a').text} over is {_change(node.how, node.by, c)}{_tail(node, c)}"
    if node.stat == "uniqueness":
        be = "are" if said.many else "is"
        return f"{said.text} {be}{'' if node.by else ' not'} unique{while_there(where)}{_tail(node, c)}"
    if (node.stat, node.by) == ("satisfies", lang.ALL_OWED):
        satisfied = "all battle damage and attrition against you"
        return f"{said.text} may be forfeited to satisfy {satisfied}{while_there(where)}{_tail(node, c)}"
    if node.stat == "hyperspeed to":
        be = "are" if said.many else "is"
        return f"{said.text} {be} hyperspeed {signed(node.by, c)} when moving {_spot(node, c)}{_tail(node, c)}"
    if node.stat in AGAINST:
        drawn = f"{lexicon.STATS[node.stat].en} {said.text}"
        return f"{drawn} is {_change(node.how, node.by, c)}{while_there(where)}{_tail(node, c)}"
    if node.stat in LEGS and node.how == "add":
        need = f"{said.text} {'need' if said.many else 'needs'} {signed(node.by, c)} landspeed"
        return f"to move {LEGS[node.stat]} {_spot(node, c)}, {need}{_tail(node, c)}"
    if (node.stat, node.how) == ("immunity", "least"):
        below = "" if node.by == lang.ALL_ATTRITION else f" < {amount(node.by, c)}"
        be = "are" if said.many else "is"
        return f"{said.text} {be} immune to attrition{below}{while_there(where)}{_tail(node, c)}"
    if (node.stat, node.how, node.by) == ("immunity", "times", 0):
        lose = "lose" if said.many else "loses"
        return f"{said.text} {lose} immunity to attrition{while_there(where)}{_tail(node, c)}"
    place = maybe_to(node.at, c) if node.stat == "deploy" else maybe_at(node.at, c)
    if isinstance(node.stat, tuple) and node.how == "add" and not MOVING.keys().isdisjoint(node.stat):
        return f"{_dearer(node, said, place, c)}{while_there(where)}{_tail(node, c)}"
    stats = _stats(node.stat)
    several = isinstance(node.stat, tuple)
    if node.how == "add" and plain_change(node.by) and (several or not lexicon.STATS[node.stat].many_en):
        changes = [f"{_stats(each.stat)} {signed(each.by, c, place if each is found[-1] else '')}" for each in found]
        text = f"{said.text} {'are' if said.many else 'is'} {listed(changes, 'and')}"
    else:
        be = "are" if several or lexicon.STATS[node.stat].many_en else "is"
        text = f"the {stats} of {said.text}{place} {be} {_change(node.how, node.by, c)}"
    if raises_hyperspeed(found):
        text += " (hyperspeed if it has hyperdrive)"
    return text + while_there(where) + _tail(node, c)


def _dearer(node: lang.Modify, said: Said, place: str, c: Context) -> str:
    """Values that change together with what moves cost: "are deploy +1 here and require +1 Force to move here"."""
    change = signed(node.by, c)
    stats = _stats(tuple(each for each in node.stat if each not in MOVING))
    need = " and ".join(f"{change} Force {MOVING[each]}" for each in node.stat if each in MOVING)
    be, require = ("are", "require") if said.many else ("is", "requires")
    return f"{said.text} {be} {stats} {change}{place} and {require} {need}{place}"


AGAINST = ("asteroid destiny draw",)  # what is drawn against a card
LEGS = {"landspeed from": "from", "landspeed to": "to"}


def _spot(node: lang.Modify, c: Context) -> str:
    return "anywhere" if node.at is None else "here" if node.at == lang.HERE else thing(node.at, c)


def _tail(node: lang.Modify, c: Context) -> str:
    more = ", cumulatively" if node.cumulative is True else " each time" if node.cumulative else ""
    if node.limit is not None:
        more += f" (limit +{node.limit} with what the bearer adds)"
    if isinstance(node.when, lang.Defending) and node.when.who == node.of:
        return f" while defending a battle{' alone' if node.when.alone else ''}{more}"
    return suffix(node.when, c) + more


@says(lang.Guards)
def _guards(node: lang.Guards, c: Context) -> str:
    done = "increased" if node.against == "raise" else "reduced"
    return f"the {_stats(node.stat)} of {thing(node.of, c, 'many')} may not be {done}{suffix(node.when, c)}"


SPECIAL = {
    ("destiny requirement", "set"): "to draw battle destiny{at}, {who} total ability of at least {by}",
    ("ability to control", "set"): "to control {place}, {who} total ability of at least {by}",
    ("most battle destinies", "set"): "{player} may draw no more than {draws}{at}",
    ("battle destinies", "add"): "{adds} {draws}{at}",
    ("duel destinies", "add"): "{adds} {plain} to {own} total",
    ("destinies to power", "add"): "{adds} {plain} to power only{at}",
    ("attrition", "add"): "attrition against {player}{at} is {change}",
}


@says(lang.ModifyPlayer)
def _modify_player(node: lang.ModifyPlayer, c: Context) -> str:
    tail = suffix(node.when, c) + (", cumulatively" if node.cumulative else "")
    who = node.player
    if isinstance(node.stat, str) and (node.stat, node.how) in SPECIAL:
        text = SPECIAL[node.stat, node.how].format(
            draws=some(node.by, "battle destiny", "battle destinies", c),
            plain=some(node.by, "destiny", "destinies", c), adds=do(who, "add", "adds"), own=owner(who),
            at=maybe_at(node.at, c), by=amount(node.by, c), player=player(who),
            who=do(who, "need", "needs"), change=_change("add", node.by, c),
            place=thing(node.at, c) if node.at is not None else "a location",
        )  # fmt: skip
        return text + tail
    plural = isinstance(node.stat, tuple) or lexicon.STATS[node.stat].many_en
    change = _rounding(node.by, c) if node.how == "halve" else _change(node.how, node.by, c)
    subject = f"{owner(who)} {_stats(node.stat)}{maybe_at(node.at, c)}"
    return f"{subject} {'are' if plural else 'is'} {change}{tail}"


def _rounding(by: Any, c: Context) -> str:
    if isinstance(by, lang.Depends):
        return f"{_rounding(by.otherwise, c)} (or {_rounding(by.then, c).removeprefix('halved, ')} {when(by.when, c)})"
    return f"halved, rounded {'up' if by else 'down'}"


@says(lang.CancelModifiers)
def _cancel_modifiers(node: lang.CancelModifiers, c: Context) -> str:
    names = node.stat if isinstance(node.stat, tuple) else (node.stat,)
    kind = "bonuses" if node.bonuses_only else "modifiers"
    stats = [lexicon.STATS[name] for name in names]
    whats = listed([f"{kind} to {stat.en}" if stat.many_en else f"{stat.en} {kind}" for stat in stats], "and")
    by = "" if node.source is None else f" from {thing(node.source, c, 'the')}"
    return f"{owner(node.player)} {whats}{by}{maybe_at(node.at, c)} are canceled{suffix(node.when, c)}"


FACTORS = {2: "double", 3: "triple"}


@says(lang.CompareTotals)
def _compare_totals(node: lang.CompareTotals, c: Context) -> Clause:
    yours = ("your " if isinstance(node.yours, lang.Var) else "") + amount(node.yours, c)
    pair = f"{yours} with {amount(node.opponents, c)}"
    who = "higher total wins" if names_winner(node) else "lower total loses"
    return player_clause(lang.YOU, "compare", "compares", f"{pair} (the {who}): {group(node.then, c)}")


@says(lang.Change)
def _change_at_hand(node: lang.Change, c: Context) -> Clause:
    text = _changing(node, _at_hand(node, c), c)
    return Clause(text, text)


def _at_hand(node: lang.Change, c: Context) -> str:
    """What changes."""
    what = lexicon.AT_HAND[node.what][0]
    if node.what == "battle damage":
        return f"{owner(node.against)} {what}"
    if node.what == "damage owed":
        return f"{'all' if _cancels(node) else 'the'} {what} {do(node.against, 'still owe', 'still owes')}"
    return f"{what} of {thing(answered(c), c)}" if node.what == "result" else what


def _cancels(node: lang.Change) -> bool:
    """Whether nothing is left to owe."""
    return node.what == "damage owed" and (node.how, node.by) == ("set", 0)


def _changing(node: lang.Change, what: str, c: Context) -> str:
    by = amount(node.by, c)
    if _cancels(node):
        return f"cancel {what}"
    if node.how == "times":
        factor = FACTORS.get(node.by) if isinstance(node.by, int) else None
        return f"{factor} {what}" if factor else f"multiply {what} by {by}"
    if node.how == "set":
        return f"{what} is {by}"
    if node.how == "subtract":
        return f"reduce {what} by {by}"
    return f"increase {what} by {by}" if node.what == "loss" else f"add {by} to {what}"
